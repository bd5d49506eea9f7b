# ガイド付きの最初のディール：初めての人に、卓で一手ずつ伝えること。卓の指示はその下に出る。
# どの文もスマートフォンのカードの上に収まること（80字まで）。

lesson-title = ガイド付きの最初のディール
lesson-play = ガイド付きで最初のディールを遊ぶ
lesson-first = { $name }は初めてですか？
lesson-first-text = ガイド付きの最初のディールで、何をなぜ出すのかを案内します。
lesson-show = ガイド付きで遊ぶ
lesson-show-game = 遊び方を見る
lesson-just = すぐに遊ぶ
lesson-taught = 覚えたこと
lesson-real = { $name }を本番で遊ぶ
lesson-next = 次のゲームを覚える：{ $name }
lesson-step = { $step }／{ $steps }
lesson-on = 次へ
lesson-off = ガイドを終える
lesson-off-ask = ここからはガイドなしで続けますか？ ガイド付きのディールはルールの画面からまた遊べます。
lesson-off-yes = ガイドなしで続ける
lesson-off-no = ガイドに戻る
lesson-alone = ここからはガイドなしです。迷ったら、ヒント（電球のボタン）を使えます。
lesson-prompt = ここはしばらく自動で進みます。「次へ」を押してください。
lesson-hint = ここでは、何を出すかが案内されています。
lesson-other = ルール上は可能で、ふだんのゲームではそうしてもかまいません。このディールではこうしてください：{ $answer }
lesson-go-on-first = 先に「次へ」を押してください。

## リスティセイスカ

ristiseiska-lesson-start = だれよりも早く手札を出し切るゲームです。{ $card }を持つ人から始めます。あなたです。カードをタップするか、場へドラッグしてください。
ristiseiska-lesson-seven = 2人は出せるカードがなく、パスしました。7はそのスートを開きます。{ $card }を出すと、ほかのスペードが続けられます。
ristiseiska-lesson-six = 7の下の列は6からAへ、上の列は8からKへ、1枚ずつ伸びます。{ $card }を出してください。
ristiseiska-lesson-must = { $card }を出すと、次は9が出せます。出せるカードの中から選べますが、出せるときは必ず出します。
ristiseiska-lesson-give = { $to }さんは出せないので、直前の番のあなたにカードを頼みます。キングはなかなか出せません。{ $card }を渡しましょう。
ristiseiska-lesson-low = { $one }と{ $other }は列の最後のほうです。{ $card }を出して道を開けましょう。
ristiseiska-lesson-high = 次は同じスートの上の列です。{ $card }を出せば9と10が続き、やがて{ $other }も出せます。
ristiseiska-lesson-only = 今出せるのは{ $card }だけです。ほかのカードをタップすると、何を待っているかわかります。読んだらこれを出してください。
ristiseiska-lesson-beg = 出せるカードがないので、直前の番の{ $to }さんから1枚もらいます。どれにするかは相手が決め、それで手番が終わります。
ristiseiska-lesson-last = 待っていた9が出ました。{ $card }を出しましょう。ほかの人が待つカードは、出さずに持っておくこともできます。
ristiseiska-lesson-end = これでルールはわかりました。最初に手札を出し切った人の勝ちです。ここからは自分で選びます。初めのうちは良い手に印が付きます。
ristiseiska-lesson-taught-piles = 7がスートを開き、列は下のAへ、上のKへ伸びる
ristiseiska-lesson-taught-must = 出せるときは必ず出し、出せなければ1枚もらう
ristiseiska-lesson-taught-way = 手札の端のカードへ道を開くものから先に出す

## Pantti

pantti-lesson-start = 早く手札を出し切るゲームで、残ったカードは失点になります。{ $card }を持つ人から始めます。あなたです。出してください。
pantti-lesson-token = { $card }は{ $other }を待つので、出せるカードがありません。「Pantti！」と言ってトークンを取ります。最後まで持っていると25点の失点です。
pantti-lesson-six = どのスートも6が8より先です。{ $card }を出してください。それまで{ $other }は出せません。
pantti-lesson-eight = { $other }があるので、{ $card }を出せます。8から上の列はKまで、6から下の列はAまで伸びます。
pantti-lesson-five = { $to }さんが出せず、トークンが移りました。5は同じスートの6と8の両方が必要です。そろったので{ $card }を出しましょう。
pantti-lesson-way = { $other }を出すには、あと2枚足りません。その1枚を持っています。{ $card }を出してください。
pantti-lesson-ace = 2が出たので{ $card }を出せます。Aかキングのあとはもう1枚、同じ手番で出せます。出してください。
pantti-lesson-bonus = もう1枚出すか、相手を助けるだけならやめることもできます。{ $card }を出すと{ $other }の道が開きます。
pantti-lesson-high = 残ったカードは数字どおりの失点、Jは11点、Qは12点、Kは13点です。出せるうちに{ $card }を出しましょう。
pantti-lesson-last = トークンはまだ{ $to }さんのところです。ほかの人がパスしたときだけ移ります。{ $card }を出してください。
pantti-lesson-end = これでルールはわかりました。だれかが100点になるとゲームは終わり、合計の少ない人の勝ちです。ここからは自分で。初めは良い手に印が付きます。
pantti-lesson-taught-gate = どのスートも、6は8より先に出す
pantti-lesson-taught-token = 出せなければトークンを取り、ほかの人が出せないと移る
pantti-lesson-taught-more = Aかキングのあとは、もう1枚出せる

## リスティコントラ

ristikontra-lesson-lead = 向かいの{ $to }さんがパートナーです。リードと同じランクの最後のカードがトリックを取り、スートは関係ありません。{ $card }をリードしましょう。
ristikontra-lesson-points = ほかに9は出ず、キング2枚の8点を取りました。Aは11点、10は10点、Kは4点、Qは3点、Jは2点です。{ $card }をリードしましょう。
ristikontra-lesson-give = { $to }さんが7で2人のために取り、次に出した3がまだ勝っています。点のあるカードを足しましょう。{ $card }を出してください。
ristikontra-lesson-cheap = { $to }さんが2をリードしました。手札に2はなく、取れません。0点の{ $card }を出しましょう。
ristikontra-lesson-last = { $to }さんがパートナーより後に2を出し、相手のペアが取りました。今度は3のリードで、手札に3はありません。{ $card }を出しましょう。
ristikontra-lesson-against = { $to }さんは自分のペアのトリックにAを足しました。あなたが10を足したのと同じです。点を渡さないよう{ $card }を出しましょう。
ristikontra-lesson-turn = 山札があるあいだは、一番上をめくって代わりに出せます。手札は減らず、5が出るかもしれません。めくりましょう。
ristikontra-lesson-fourth = キングのリードで、ほかの2枚はもう出ました。{ $card }が最後の1枚です。だれにも取られないので出しましょう。
ristikontra-lesson-end = 20点取りました。1ディールは120点で、61点のペアが勝ちます。ここからは自分で選びます。初めのうちは良い手に印が付きます。
ristikontra-lesson-taught-rank = リードと同じランクの最後のカードが取る
ristikontra-lesson-taught-points = 点の高いAと10は、パートナーのトリックに足す
ristikontra-lesson-taught-turn = 山札をめくれば、手札を減らさずに出せる

## ミュッリュマッティとホイットグッベ

myllymatti-lesson-lead = 前半でカードを取り、後半で出し切ります。リードはあなた、次に出すのは{ $to }さん。スートに関係なく高いランクが2枚を取ります。{ $card }をリードしましょう。
skitgubbe-lesson-lead = 前半でカードを取り、後半で出し切ります。1人1枚ずつ出し、スートに関係なく一番高いランクが全部を取ります。{ $card }をリードしましょう。
myllymatti-lesson-turn = トリックを取り、またあなたのリードです。手札を出す代わりに、山札の一番上をめくって出せます。めくりましょう。
myllymatti-lesson-bounce = 同じランクです。カードは場に残り、あなたと{ $to }さんだけがもう一度出します。勝てば全部取れるので、高い{ $card }を出しましょう。
myllymatti-lesson-low = 全部取りました。低いカードは後半で手放しにくいので、今のうちに負けておきます。{ $card }をリードしましょう。
myllymatti-lesson-collect = 毎回勝たなくてもかまいません。山札がなくなるまで前半はこう続きます。高いカードを取り、低いカードは負けて手放します。
myllymatti-lesson-trump = 山札は残り1枚です。引いた人がそれを見せ、そのスートが切り札になります。次に引くのはあなたです。{ $card }を出しましょう。
myllymatti-lesson-half = 山札がないので、もう引きません。出す番の人の手札がなくなるまで続け、そのあと全員が、取ったカードを手札にします。
myllymatti-lesson-shed = ここからは取ったカードを出し切ります。最後までカードを持つ人の負けです。切り札を引いたあなたから、低い{ $card }をリードしましょう。
myllymatti-lesson-beat = { $other }には同じスートの高いカードで勝つか、引き取ります。切り札でも勝てますが、取っておきます。{ $card }を出しましょう。
myllymatti-lesson-complete = { $card }は{ $other }に勝ち、これで人数と同じ3枚です。トリックは完成し、ゲームから除かれます。出しましょう。
myllymatti-lesson-leads = トリックを完成させた人が次をリードします。もう1枚、低いカードを手放しましょう。{ $card }をリードしてください。
myllymatti-lesson-take = { $other }に勝てるのは切り札だけです。切り札は取っておき、引き取りましょう。高いカードですし、次は隣の人のリードです。
myllymatti-lesson-ruff = 同じスートに{ $other }に勝てるカードはありません。切り札なら勝ち、トリックも完成します。一番低い{ $card }で足ります。
myllymatti-lesson-end = 低いカードを手放し、エースと切り札は残しましょう。最後までカードを持つ人の負けです。ここからは自分で。初めは良い手に印が付きます。
skitgubbe-lesson-end = 低いカードを手放し、エースと切り札は残しましょう。最後までカードを持つ人がホイットグッベです。ここからは自分で。初めは良い手に印が付きます。
myllymatti-lesson-taught-halves = 前半でカードを取り、後半で出し切る
myllymatti-lesson-taught-low = 低いカードは早く手放し、高いカードを取る
myllymatti-lesson-taught-beat = 後半は同じスートか切り札で勝つか、引き取る
myllymatti-lesson-taught-take = 切り札を使うより、引き取るほうが得なこともある

## ファンタン

fan-tan-lesson-start = 全員がチップを1枚ずつポットに払いました。最初に手札を出し切った人が全部取ります。スートは7から始まります。{ $card }を出しましょう。
fan-tan-lesson-seven = 7はいつでも出せます。手札の{ $one }と{ $other }は{ $card }のあとでなければ出せません。まず7を出しましょう。
fan-tan-lesson-only = 7から下の列はAへ、上の列はKへ続きます。今出せるのは{ $card }だけです。出せるときは必ず出します。
fan-tan-lesson-pass = 出せるカードがないので、パスするしかありません。チップを1枚、ポットに払います。
fan-tan-lesson-way = 10が出たので{ $card }を出せます。あとはクイーンが出れば、手札の{ $other }の番です。出しましょう。
fan-tan-lesson-own = { $card }で道が開くのは、手札の{ $other }だけです。助かるのはあなただけなので、出しましょう。
fan-tan-lesson-hold = { $other }はほかの人の得になるので、持っておきましょう。列の最後の{ $card }はだれの得にもなりません。出してください。
fan-tan-lesson-pay = { $to }さんは出せずに払いました。{ $other }を持っているあいだは、また払うかもしれません。先に{ $card }を出しましょう。
fan-tan-lesson-left = 終わったときの残り札も、1枚につきチップ1枚です。{ $card }はほかの人の得になりません。出しておきましょう。
fan-tan-lesson-end = ポットには{ $n }枚、まだ増えます。最初に手札を出し切った人のものです。ここからは自分で選びます。初めのうちは良い手に印が付きます。
fan-tan-lesson-taught-pay = 出せるときは必ず出す。パスはチップ1枚
fan-tan-lesson-taught-hold = ほかの人だけが待つカードは持っておく
fan-tan-lesson-taught-own = 手札に道を開くカードから先に出す

## セドマ

sedma-lesson-lead = 向かいの{ $to }さんがパートナーです。リードと同じランクか7で、最後のものがトリックを取ります。キングが2枚あるので、{ $card }をリードしましょう。
sedma-lesson-on = { $to }さんがキングで取りかけています。リードした人は同じトリックを続けられ、最後のキングが勝ちます。{ $card }を出しましょう。
sedma-lesson-stop = ほかに合うカードは出ず、エースの入ったトリックを取りました。エースと10は1枚10点です。トリックを終えましょう。
sedma-lesson-nothing = 勝ったのでリードします。相手に取られるかもしれないので、エースと10は残し、0点の{ $card }をリードしましょう。
sedma-lesson-seven = { $to }さんが7で取りました。7はいつでも合います。続けるカードがなく、失う点もないので、トリックを終えましょう。
sedma-lesson-cheap = { $to }さんのリードに合うカードがありません。0点の{ $card }を出して、エースと10は残しましょう。
sedma-lesson-give = 今は{ $to }さんが2人のために取っていて、残る相手は1人だけです。10点を足しましょう。{ $card }を出してください。
sedma-lesson-take = パートナーのエースを、{ $to }さんが7で取りました。あなたの7で取り返せます。{ $card }を出しましょう。
sedma-lesson-end = 2人で{ $n }点になりました。1ディールは、最後のトリックの10点を入れて90点、50点で勝ちます。ここからは自分で。まだ良い手に印が付きます。
sedma-lesson-taught-rank = リードと同じランクか7で、最後のものが取る
sedma-lesson-taught-on = リードした人は、合うカードで続けても、終えてもよい
sedma-lesson-taught-points = 点になるのはAと10だけ。自分たちのトリックに出す

## スウェーデン式ジン・ラミー

gin-lesson-draw = 3枚のセットと4枚のランが今回のコントラクトです。まず1枚、最新の捨て札か、山札の一番上を引きます。山札から引きましょう。
gin-lesson-discard = 手番の終わりには1枚捨てます。{ $card }はほかの手札と組にならず、残ると15点になります。捨てましょう。
gin-lesson-buy = { $to }さんが取らなかった{ $card }を買えます。チップ1枚で、これと山札の1枚が手に入ります。3枚目の8なので、買いましょう。
gin-lesson-take = { $card }と手札の{ $other }はランになります。2はワイルドで、どのカードの代わりにもなるからです。{ $card }を取りましょう。
gin-lesson-contract = コントラクトがそろいました。8が3枚と、2が{ $one }と{ $other }の代わりになるランです。場に出しましょう。
gin-lesson-meld = コントラクトのあとは、3枚以上のセットやランをさらに出せます。9を3枚、場に出しましょう。
gin-lesson-points = だれかの手札がなくなるとラウンドは終わり、ほかの人は残った手札を数えます。クイーンは10点です。{ $card }を捨てましょう。
gin-lesson-stock = { $card }は場のどのメルドにも合いません。取らずに、山札から引きましょう。
gin-lesson-layoff = 場のメルドに付け札もできます。ほかの人のにもです。普通のカードのほうが多ければ2も付けられます。{ $card }を8のセットに付けましょう。
gin-lesson-keep = 手札は2枚とも合いません。残ると{ $card }は10点、{ $other }は5点です。{ $card }を捨てましょう。
gin-lesson-decline = { $card }を買えますが、どこにも合わず、手放すカードが2枚増えるだけです。買わずにおきましょう。
gin-lesson-end = これでルールはわかりました。{ $card }を9のセットに付け、最後の{ $other }を捨てれば、このラウンドはあなたの勝ちです。
gin-lesson-taught-contract = まずコントラクト、そのあとほかのセットやラン
gin-lesson-taught-buy = ほかの人が取らない捨て札は、チップ1枚で買える
gin-lesson-taught-layoff = そのあと場のメルドに付け札をし、最後の1枚は捨てる
