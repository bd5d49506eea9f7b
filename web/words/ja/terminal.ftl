# ターミナルだけで使うことば。ページはこのファイルを読み込まない。

terminal-welcome = 「help」でコマンドの一覧、「quit」で終了します。
terminal-hand-over = { $name }さん：ほかの人に画面が見えなくなったらEnterキーを押してください。
terminal-saved = ゲームを{ $file }に保存しました。
terminal-beside = { $file }はそのまま残し、ゲームは{ $saved }に保存します。
terminal-not-saved = { $file }に書き込めません：{ $problem }
terminal-there = { $file }というファイルがすでにあります。別の名前を選んでください。
terminal-record = 次の行をファイルに保存すると、ゲームを続けられます：
terminal-go-on = 続けるには：{ $command }
terminal-review = 検討するには：{ $command }
terminal-no-file = { $file }はゲームの名前でも、開けるゲームの記録でもありません。ゲーム：{ $games }。
terminal-people = { $players }人用の卓に{ $count }人は座れません。
terminal-watch = 相手どうしのゲームです。全員の手札が見えます。
terminal-no-match = { $file }は、ファイルでも、ゲームの入ったリンクでもありません。
terminal-deal = { $told }（ディーラー：{ $seat }）
terminal-step = { $number }. { $action }
terminal-arena = { $game }：{ $level }（{ $against }が相手）
terminal-arena-result = { $metric }：{ $result }。
terminal-arena-mean = { $mean } ± { $half }
terminal-arena-how = { $count }ディールを、それぞれすべての席から1回ずつ。±のあとは95%信頼区間の半分。1回の選択にかかったプロセッサ時間は{ $cpu }ミリ秒。
terminal-percent = { $n }%

## コマンドラインの説明と誤り

terminal-description = Kortti：ターミナルで遊ぶ北欧のトランプゲーム。
terminal-usage = 使い方：
terminal-commands = コマンド
terminal-arguments = 指定するもの
terminal-options = オプション
terminal-help = この説明を表示する
terminal-help-play = 相手とゲームをする、または続きから始める
terminal-help-watch = 相手どうしのゲームを見る
terminal-help-arena = 2つの強さを対戦させ、どちらが強いか測る
terminal-help-replay = ゲームを一手ずつ見る
terminal-help-verify = すべての手がルールどおりか、どんな並びのカードが配られたかを確認する
terminal-help-review = 終わった最後のディールを検討する：どの手にどれだけの価値があり、何が運だったか
terminal-help-game = { $games }のどれか、または続きから始める記録かリンク
terminal-help-games = { $games }のどれか
terminal-help-name = 人の名前。何人かいれば何度か指定する
terminal-help-level = 相手全員の強さ、または順番に一人ずつ：{ $levels }
terminal-help-levels = 強さ：{ $levels }
terminal-help-seed = シャッフルのシード。同じシードなら同じカードになる
terminal-help-lang = 言語：{ $languages }。なければシステムの言語
terminal-help-plain = カードを名前で表す簡単な行（読み上げ用）
terminal-help-option = ハウスルール（例：players=3）
terminal-help-deals = ディールの数。それぞれをすべての席から1回ずつ遊ぶ。なければ{ $count }
terminal-help-file = 記録かリンク
terminal-help-verified = 記録、リンク、またはカードの並びの6行
terminal-help-at = N手目まで。そのあと、そのときの卓の様子
terminal-help-seat = だれの手か：0から数えた席。なければ最初の人の席
terminal-help-deal = ディールの番号。なければ終わった最後のもの
terminal-help-effort = そのために何回プレイするか、普段を1とした割合。0.1なら速くて大まか
terminal-help-fingerprint = 書き留めたフィンガープリント。ディールがいくつかあれば何度か指定する
terminal-bad-command = 「{ $text }」というコマンドはありません。コマンド：{ $commands }。
terminal-no-command = コマンドを指定してください。コマンド：{ $commands }。
terminal-missing = { $name }がありません。
terminal-unexpected = 「{ $text }」はここには書けません。
terminal-bad-number = { $name }には数が必要です。「{ $text }」は使えません。
terminal-bad-option = ハウスルールはNAME=VALUEの形で書きます。「{ $text }」は使えません。
terminal-no-value = { $name }には値が必要です。
terminal-bad-line = このコマンドラインは読めません。
terminal-see-help = 説明：{ $command }
terminal-number = { $n }

