# 卓の一覧と、そこで入力するもの：ページのテキストモードとターミナルで使う。
# コマンドと操作のテキスト（$command、$action）はどの言語でも同じ。

text-title = テキストで遊ぶ
text-field = コマンド
text-send = 送信
text-how = カード（7C）、下の一覧の番号、または「help」を入力してください。

## 一覧

text-name = { $seat }
text-of = { $seat }：{ $told }
text-says =
    { $you ->
        [yes] あなた「{ $told }」
       *[no] { $seat }「{ $told }」
    }
text-card-of = { $card }：{ $told }
text-score = { $name }：{ $told }
text-won = { $name }（勝ち）
text-lost = { $name }（負け）
text-no-hand = 今は誰の手札も表示されていません。
text-offer = { $number }. { $action }：{ $told }

## コマンドの結果

text-which = どれにしますか？
text-can = 今できます。
text-unknown = 「{ $text }」というコマンドはありません。「help」と入力すると一覧が出ます。

## コマンドの一覧

text-help = コマンド
text-help-line = { $command }：{ $told }
text-help-cards = カードはランク（A 2 3 4 5 6 7 8 9 T J Q K）とスートで書きます。Cはクラブ、Dはダイヤ、Hはハート、Sはスペードです。7Cはクラブの7、THはハートの10です。
text-help-play = そのカードを出す
text-help-number = できることの一覧で、その番号のものを行う
text-help-hand = 自分の手札
text-help-table = 場のカードと卓のプレイヤー
text-help-moves = 今できること
text-help-score = 得点
text-help-why = そのカードを出せない理由
text-help-hint = 名人が出すカードとその理由
text-help-undo = 最後の選択を取り消す、またはやり直す
text-help-log = このディール、またはゲーム全体の経過
text-help-rules = このゲームのルール
text-help-fingerprint = シャッフルを確認するための、カードの並びのフィンガープリント
text-help-next = このディールが終わったら、次のディールへ
text-help-save = ゲームを保存する
text-help-quit = ゲームを中断する
text-help-inquiry = どのくらい質問されるか（{ $inquiry }）
text-inquiry-always = 毎回質問します。
text-inquiry-nearer = 完成に近づく札だけ質問します。
text-inquiry-never = このラウンドではもう質問しません。
