# ガイド付きの最初のディール：初めての人に、卓で一手ずつ伝えること。卓の指示はその下に出る。
# どの文もスマートフォンのカードの上に収まること（80字まで）。

lesson-title = ガイド付きの最初のディール
lesson-play = ガイド付きで最初のディールを遊ぶ
lesson-offer = このゲームは初めてですか？ ガイド付きで遊べます。
lesson-step = { $step }／{ $steps }
lesson-on = 次へ
lesson-off = ガイドを終える
lesson-off-ask = ここからはガイドなしで続けますか？ ガイド付きのディールはルールの画面からまた遊べます。
lesson-off-yes = ガイドなしで続ける
lesson-off-no = ガイドに戻る
lesson-over = わかりました
lesson-prompt = ここはしばらく自動で進みます。「次へ」を押してください。
lesson-hint = ここでは、何を出すかが案内されています。
lesson-other = ルール上は可能で、ふだんのゲームではそうしてもかまいません。このディールではこうしてください：{ $answer }
lesson-go-on-first = 先に「次へ」を押してください。

## リスティセイスカ

ristiseiska-lesson-start = だれよりも早く手札をなくすゲームです。{ $card }を持つ人から始めます。あなたです。カードをタップするか、場へドラッグしてください。
ristiseiska-lesson-seven = 2人は出せるカードがなく、パスしました。7はそのスートを開きます。{ $card }を出すと、ほかのスペードが続けられます。
ristiseiska-lesson-six = 7の下の列は6からAへ、上の列は8からKへ、1枚ずつ伸びます。{ $card }を出してください。
ristiseiska-lesson-must = { $card }を出すと、次は9が出せます。出せるカードの中から選べますが、出せるときは必ず出します。
ristiseiska-lesson-give = { $to }さんは出せないので、直前の番のあなたにカードを頼みます。キングはなかなか出せません。{ $card }を渡しましょう。
ristiseiska-lesson-low = { $one }と{ $other }は列の最後のほうです。{ $card }を出して道を開けましょう。
ristiseiska-lesson-high = 次は同じスートの上の列です。{ $card }を出せば9と10が続き、やがて{ $other }も出せます。
ristiseiska-lesson-only = 今出せるのは{ $card }だけです。ほかのカードをタップすると、何を待っているかわかります。読んだらこれを出してください。
ristiseiska-lesson-beg = 出せるカードがないので、直前の番の{ $to }さんから1枚もらいます。どれにするかは相手が決め、それで手番が終わります。
ristiseiska-lesson-last = 待っていた9が出ました。{ $card }を出しましょう。ほかの人が待つカードは、出さずに持っておくこともできます。
ristiseiska-lesson-end = これでルールはわかりました。あとは自分で続けてください。最初に手札をなくした人の勝ちです。

## Pantti

pantti-lesson-start = 早く手札をなくすゲームで、残ったカードは失点になります。{ $card }を持つ人から始めます。あなたです。出してください。
pantti-lesson-token = 出せるカードがないので、「Pantti！」と言ってトークンを取ります。ほかの人に移らないまま終わると25点の失点です。
pantti-lesson-six = どのスートも6が8より先です。{ $card }を出してください。それまで{ $other }は出せません。
pantti-lesson-eight = { $other }があるので、{ $card }を出せます。8から上の列はKまで、6から下の列はAまで伸びます。
pantti-lesson-five = { $to }さんが出せず、トークンが移りました。5は同じスートの6と8の両方が必要です。そろったので{ $card }を出しましょう。
pantti-lesson-way = { $other }を出すには、あと2枚足りません。その1枚を持っています。{ $card }を出してください。
pantti-lesson-ace = 2が出たので{ $card }を出せます。Aかキングのあとはもう1枚、同じ手番で出せます。出してください。
pantti-lesson-bonus = もう1枚出すか、相手を助けるだけならやめることもできます。{ $card }を出すと{ $other }の道が開きます。
pantti-lesson-high = 残ったカードは数字どおりの失点、Jは11点、Qは12点、Kは13点です。出せるうちに{ $card }を出しましょう。
pantti-lesson-last = トークンはまだ{ $to }さんのところです。ほかの人がパスしたときだけ移ります。{ $card }を出してください。
pantti-lesson-end = これでルールはわかりました。だれかが100点になるとゲームは終わり、合計の少ない人の勝ちです。あとは自分で続けてください。

## リスティコントラ

ristikontra-lesson-lead = 向かいの{ $to }さんがパートナーです。リードと同じランクの最後のカードがトリックを取り、スートは関係ありません。{ $card }をリードしましょう。
ristikontra-lesson-points = ほかに9は出ず、キング2枚の8点を取りました。Aは11点、10は10点、Kは4点、Qは3点、Jは2点です。{ $card }をリードしましょう。
ristikontra-lesson-give = { $to }さんが7で2人のために取り、次に出した3がまだ勝っています。点のあるカードを足しましょう。{ $card }を出してください。
ristikontra-lesson-cheap = { $to }さんが2をリードしました。手札に2はなく、取れません。0点の{ $card }を出しましょう。
ristikontra-lesson-last = { $to }さんがパートナーより後に2を出し、相手のペアが取りました。今度は3のリードで、手札に3はありません。{ $card }を出しましょう。
ristikontra-lesson-against = { $to }さんは自分のペアのトリックにAを足しました。あなたが10を足したのと同じです。点を渡さないよう{ $card }を出しましょう。
ristikontra-lesson-turn = 山札があるあいだは、一番上をめくって代わりに出せます。手札は減らず、5が出るかもしれません。めくりましょう。
ristikontra-lesson-fourth = キングのリードで、ほかの2枚はもう出ました。{ $card }が最後の1枚です。だれにも取られないので出しましょう。
ristikontra-lesson-end = 20点取りました。1ディールは120点で、61点のペアが勝ちます。どのランクが出たか覚えながら、あとは自分で続けてください。
