# 端末だけで使うことば。ページはこのファイルを読み込まない。

terminal-welcome = 「help」でコマンドの一覧、「quit」で終了します。
terminal-hand-over = { $name }さん：ほかの人に画面が見えなくなったらEnterキーを押してください。
terminal-saved = ゲームを{ $file }に保存しました。
terminal-not-saved = { $file }に書き込めません：{ $problem }
terminal-there = { $file }というファイルがすでにあります。別の名前を選んでください。
terminal-record = 次の行をファイルに保存すると、ゲームを続けられます：
terminal-go-on = 続けるには：{ $command }
terminal-no-file = { $file }はゲームの名前でも、開けるゲームの記録でもありません。
terminal-people = { $players }人用の卓に{ $count }人は座れません。
terminal-watch = 相手どうしのゲームです。全員の手札が見えます。
