# ミュッリュマッティ：起きたこと、求められること、できない理由、オプション、ルール。
# トリックは前半では2人のもの。勝つ札を出す＝場の最後のカードより上のカードを出す。引き取る＝それを手札に入れる。

# UNSURE: The name in kana; we found none in print.
game-myllymatti = ミュッリュマッティ
    .tag = よいカードを集めてから、出し切る。
    .beginner = 単純な決まりでプレイし、ほかの人が取ったカードをほとんど覚えず、よく見落とします。
    .casual = 同じ決まりでプレイし、取られたカードの最後の12枚ほどを覚え、見落としは少なめです。
    .skilled = 取られたカードをすべて覚えているので、後半は全員の手札がわかり、少し先を読みます。
    .expert = 前半も後半もずっと先を読みます。前半は見えないカードの可能性を試し、後半はすべてのカードを知っています。

option-must-beat = 勝てるなら必ず勝つ
    .explain = なしなら引き取ってもかまいません。必ず勝つルールでは、いつまでも回るディールがあり、手数の上限で終わります。
    .source-myllymatti = Denexaには両方書かれています。
    .source-skitgubbe = spelakort.nuは必ず勝つルール、ほかはなし。
option-draw-timing = 山札から引くとき
    .source = Denexa（トリックのあと）、Pagat（出してすぐ）。
option-draw-timing-after-trick = トリックのあと
option-draw-timing-immediate = 出してすぐ
option-draw-order = 先に引く人
    .explain = 切り札のカードをだれが取るかが決まります。
    .source = どの出典にもありません。Pagatの形でもリードした人が先に引きます。
option-draw-order-leader-first = リードした人
option-draw-order-winner-first = 勝った人
option-deals = ディール数
    .explain = 何回か続けるときは負けの数を数えます。
    .explain-fan-tan = ふつうは全員が1回ずつ配ります。
    .source-fan-tan = Bicycle Cardsには何回か続けるとあります。
    .source-myllymatti = Denexaは1ディールずつで、続けるのはこのページ独自です。
    .source-skitgubbe = 出典では1ディールずつで、続けるのはこのページ独自です。
option-next-dealer = 次のディーラー
    .source-myllymatti = ふつうはディーラーの左隣の人。ホイットグッベではよく負けた人。
    .source-sedma = Pagat（負けた側が配り、勝った側がリードする）。日本語のルールでは左隣の人。
    .source-skitgubbe = ふつうはディーラーの左隣の人。WotCでは負けた人。
option-next-dealer-left = ディーラーの左隣の人
option-next-dealer-loser = 負けた人
option-stall-actions = トリックが完成しない手数の上限
    .explain = この数でディールが終わります。
    .source-myllymatti = このページ独自の制限です。
    .source-skitgubbe = このページ独自の制限：200、4人目からは1人ごとに200増えます。

## 起きたこと

myllymatti-play =
    { $you ->
        [yes] { $card }を出しました。
       *[no] { $seat }さんが{ $card }を出しました。
    }
myllymatti-turn =
    { $you ->
        [yes] 山札から{ $card }をめくりました。
       *[no] { $seat }さんが山札から{ $card }をめくりました。
    }
myllymatti-bounce = 同じランクです。カードは場に残り、同じ2人がもう一度出します。
myllymatti-wins =
    { $you ->
        [yes] トリックに勝ちました。
       *[no] { $seat }さんがトリックに勝ちました。
    }
myllymatti-peak-bounce = 引き分け！
myllymatti-peak-half = 後半：切り札は{ $suit }
myllymatti-trump =
    { $you ->
        [yes] 最後のカード{ $card }を引きました。そのスートが切り札で、あなたがリードします。
       *[no] { $seat }さんが最後のカード{ $card }を引きました。そのスートが切り札で、{ $seat }さんがリードします。
    }
myllymatti-halftime =
    { $you ->
        [yes] 後半です。全員が取ったカードを手札にします。切り札は{ $suit }で、あなたがリードします。
       *[no] 後半です。全員が取ったカードを手札にします。切り札は{ $suit }で、{ $seat }さんがリードします。
    }
myllymatti-shows =
    { $you ->
        [yes] 残った手札を見せて、自分の山に加えます：{ $cards }。
       *[no] { $seat }さんが残った手札を見せて、自分の山に加えます：{ $cards }。
    }
myllymatti-lead =
    { $you ->
        [yes] { $card }をリードしました。
       *[no] { $seat }さんが{ $card }をリードしました。
    }
# UNSURE: 「勝つ」 for beating a card, 「引き取る」 for taking it up.
myllymatti-beat =
    { $you ->
        [yes] { $card }で勝ちました。
       *[no] { $seat }さんが{ $card }で勝ちました。
    }
myllymatti-take =
    { $you ->
        [yes] { $card }を引き取りました。
       *[no] { $seat }さんが{ $card }を引き取りました。
    }
myllymatti-complete =
    { $you ->
        [yes] あなたがトリックを完成させました。トリックはゲームから除かれます。
       *[no] { $seat }さんがトリックを完成させました。トリックはゲームから除かれます。
    }
myllymatti-out =
    { $you ->
        [yes] 上がりです！
       *[no] { $seat }さんが上がりました。
    }
myllymatti-loses =
    { $you ->
        [yes] 最後までカードが残りました。負けです。
       *[no] { $seat }さんに最後までカードが残り、負けました。
    }
myllymatti-stalled = 長いあいだトリックが完成していないので、ディールはここで終わり、カードを持つ人は全員負けです。

## 求められること

myllymatti-prompt-duel =
    { $turn ->
        [yes] { $to }さんとのトリックです。カードを出すか、めくってください。
       *[no] { $to }さんとのトリックです。カードを出してください。
    }
myllymatti-prompt-follow =
    { $turn ->
        [yes] { $to }さんの{ $card }に対して1枚出すか、めくってください。ランクの高いほうが両方を取ります。
       *[no] { $to }さんの{ $card }に対して1枚出してください。ランクの高いほうが両方を取ります。
    }
myllymatti-prompt-lead = リードです。どのカードでも出せます。
myllymatti-prompt-beat =
    { $n ->
       *[other] { $card }に勝つか、引き取ってください。あと{ $n }枚でトリックが完成します。
    }
myllymatti-prompt-must =
    { $n ->
       *[other] { $card }に勝たなければなりません。あと{ $n }枚でトリックが完成します。
    }
myllymatti-prompt-take = { $card }に勝てません。引き取ってください。

## できること

myllymatti-action-turn = 山札から1枚めくる
myllymatti-action-take = { $card }を引き取る

## 名人がそうする理由

myllymatti-reason-turn-spares = 山札のカードなら手札を減らしません。手札で一番低いのは{ $low }です。
myllymatti-reason-turn-chance = 見ていない{ $total }枚のうち{ $n }枚が{ $card }に勝ちます。めくっても手札は減りません。
myllymatti-reason-lead-lowest = { $card }は一番低いカードで、低いカードはあとで手放しにくくなります。
myllymatti-reason-few-higher =
    { $n ->
        [0] { $card }より高いカードはすべて見ました。
       *[other] 見ていない{ $total }枚のうち、{ $card }に勝つのは{ $n }枚だけです。
    }
myllymatti-reason-lower =
    { $n ->
       *[other] 見ていない{ $total }枚のうち{ $n }枚が{ $card }より低いです。
    }
myllymatti-reason-wins = トリックに勝ちます。{ $card }と{ $other }が手に入ります。
myllymatti-reason-wins-more = トリックに勝ち、場のカードをすべて取ります：{ $cards }。
myllymatti-reason-bounce = 同じランクです。まだ勝負はつかず、カードは次のトリックまで場に残ります。
myllymatti-reason-lost-anyway = { $other }に勝てず、引き分けにもできません。一番低い{ $card }で負けます。
myllymatti-reason-lost = { $other }に勝てず、引き分けにもできません。
myllymatti-reason-keeps = { $other }に負けますが、一番高い{ $high }を残せます。
myllymatti-reason-ducks = { $other }に負けます。あとのトリックで負けやすい{ $low }は残せます。
myllymatti-reason-rid-of-low = { $other }に負けますが、低いカードを手放せます。
myllymatti-reason-goes-out = 最後のカードです。これで上がりです。
myllymatti-reason-completes = トリックが完成します。カードはゲームから除かれ、次は自分がリードします。
myllymatti-reason-completes-only = トリックを完成させる唯一のカードです。カードはゲームから除かれ、次は自分がリードします。
myllymatti-reason-void = { $to }さんは{ $suit }も切り札も持たず、引き取るしかありません。
myllymatti-reason-unbeaten = { $to }さんは{ $card }に勝てず、引き取るしかありません。
myllymatti-reason-only-beater = { $other }に勝つ唯一のカードです。
myllymatti-reason-cheapest = { $other }に勝つカードの中で、一番惜しくないものです。
myllymatti-reason-only-trump = { $to }さんは切り札でしか勝てません。
myllymatti-reason-lowest = { $card }は、切り札でないカードで一番低いです。
myllymatti-reason-costs = { $to }さんが勝つには、少なくとも{ $other }が必要です。
myllymatti-reason-take-trump = 切り札で、自分のものになります。
myllymatti-reason-take-keeps = これに勝つカードの中で一番惜しくない{ $other }を残せます。
myllymatti-reason-end-hand =
    { $you ->
        [yes] 後半の始めの手札は{ $n }枚（切り札{ $trumps }枚）で、引き取りは{ $takes }回でした。
       *[no] { $seat }さんの後半の始めの手札は{ $n }枚（切り札{ $trumps }枚）で、引き取りは{ $takes }回でした。
    }

## できない理由

no-turn = 山札の最後のカードはめくれません。手札から出してください。
no-stock = 山札はもうありません。
no-take = 前半では引き取りません。カードを出してください。
must-beat = 勝てるカードがあります。この卓では勝たなければなりません。
must-lead = 引き取るものがありません。リードしてください。
wrong-suit = { $card }に勝つのは、同じスートの高いカードか切り札だけです。切り札は{ $suit }です。
needs-higher-trump = { $card }は切り札です。もっと高い切り札だけが勝ちます。
too-low = それでは{ $card }に勝てません。

## 場所と物

myllymatti-place-trick = トリック
myllymatti-place-table = 勝者を待つカード
myllymatti-place-won = 取ったカード
myllymatti-place-out = 除かれたカード
myllymatti-mark-trump = 切り札：{ $suit }
myllymatti-mark-no-trump = 切り札：まだわかりません

## 結果

myllymatti-score-loser = カードが残った
myllymatti-score-out =
    { $n ->
       *[other] { $n }番目に上がった
    }

## ルール

myllymatti-rules-title-aim = 目的
myllymatti-rules-aim = ゲームには前半と後半があります。前半ではカードを、できればよいカードを集めます。後半ではそれを出し切ります。最後までカードを持つ人の負けです。
myllymatti-rules-title-deal = 人数と配り方
myllymatti-rules-players = プレイヤーは3人で、個人戦です。ジョーカーなしの52枚を使います。エースが一番高く、2が一番低いです。
myllymatti-rules-dealer = 最初のディーラーはくじで決めます。
myllymatti-rules-deal = ディーラーはシャッフルして、左隣の人から時計回りに1枚ずつ配り、1人3枚にします。残りは裏向きの山札です。
myllymatti-rules-title-collect = 前半：カードを集める
myllymatti-rules-duel = 2人ずつでトリックを争います。ディーラーの左隣の人がカードをリードし、その左の人が好きなカードを1枚出します。3人目は加わりません。スートに関係なく、ランクの高いほうが勝ちます。勝った人は2枚を裏向きで自分の取り山に置き、左隣の人を相手に次のトリックをリードします。
myllymatti-rules-turn = 山札が2枚以上あるあいだは、手札から出す代わりに、山札の一番上をめくることができます。めくったカードが出したカードになります。
myllymatti-rules-bounce = ランクが同じなら、2枚とも場に残り、同じ2人が同じ順にもう一度出します。勝った人が場のカードをすべて取ります。
myllymatti-rules-draw-timing-after-trick = トリックのあと（引き分けでも）、2人とも手札が3枚になるまで山札から引きます。めくった人は3枚のままです。
myllymatti-rules-draw-timing-immediate = 手札から出したら、すぐに山札から1枚引きます。
myllymatti-rules-draw-order-leader-first = リードした人が先に引きます。
myllymatti-rules-draw-order-winner-first = 勝った人が先に引きます。引き分けならリードした人です。
myllymatti-rules-title-trump = 切り札
myllymatti-rules-trump = 山札の最後のカードを引く人は、それを見せます。そのスートが後半の切り札です。カードは手札ではなく、その人の取り山に入ります。
myllymatti-rules-halftime = それからは引かずに続け、出す番の人の手札がなくなるまで進めます。途中のトリックのカードと、引き分けで場に残ったカードは、それぞれ出した人の取り山に入れます。全員が残った手札を見せて、自分の山に加えます。
myllymatti-rules-title-shed = 後半：手札を出し切る
myllymatti-rules-lead = 取り山を手に取ります。それが手札です。切り札のカードを引いた人が、最初のトリックをどのカードでもリードします。
myllymatti-rules-beat = 次からは時計回りに、トリックの最後のカードに勝つか、それを手札に引き取ります。同じスートの高いカードか切り札が勝ちます。切り札に勝つのは、もっと高い切り札だけです。引き取られたあとは、次の人がその下のカードに勝つか引き取ります。自分が出したカードでも同じです。
myllymatti-rules-must-beat-false = 勝てるときでも引き取ってかまいません。
myllymatti-rules-must-beat-true = 引き取れるのは、勝てないときだけです。
myllymatti-rules-complete = トリックは、始まったときにカードを持っていた人数と同じ枚数になると完成です。カードはゲームから除かれ、最後のカードを出した人が次をリードします。その人の手札がなければ、カードを持つ左の人がリードします。
myllymatti-rules-taken = トリックのただ1枚のカードが引き取られたら、トリックは終わり、引き取った人の左でカードを持つ人が新しくリードします。
myllymatti-rules-out = 手札のなくなった人は上がりで、手番はとばされます。場のトリックに必要な枚数は変わりません。
myllymatti-rules-title-end = ディールの終わり
myllymatti-rules-end = カードを持つ人が1人だけになるとディールは終わり、その人の負けです。
myllymatti-rules-stall =
    { $n ->
       *[other] 後半で、出すか引き取るかが{ $n }回続いてもトリックが完成しなければ、ディールは終わり、カードを持つ人は全員負けです。
    }
myllymatti-rules-title-match = ゲーム全体
myllymatti-rules-single = 1ディールだけ遊びます。
myllymatti-rules-series = { $n }ディール遊び、負けの数を数えます。負けが一番少ない人の勝ちです。同じなら勝ちを分けます。
myllymatti-rules-next-dealer-left = 次からは、ディーラーの左隣の人が配ります。
myllymatti-rules-next-dealer-loser = 次からは、負けた人が配ります。何人か負けたときは、ディーラーの左隣の人です。
here-must-beat-true = 勝てるなら必ず勝つ
here-must-beat-false = 勝てても引き取ってよい
here-draw-timing-after-trick = トリックのあとに引く
here-draw-timing-immediate = 出したらすぐに引く
here-draw-order-leader-first = リードした人が先に引く
here-draw-order-winner-first = 勝った人が先に引く
here-deals =
    { $n ->
       *[other] { $n }ディール遊ぶ
    }
here-next-dealer-left = 次はディーラーの左隣の人が配る
here-next-dealer-loser = 次は負けた人が配る
here-stall-actions =
    { $n ->
       *[other] トリックが完成しないまま{ $n }手でディールが終わる
    }

## ルールの前後：勝者、早わかり、例

myllymatti-primer-wins-series = { $n }ディールで負けが最も少ない人
myllymatti-primer-deal = 各プレイヤーに3枚配り、残りを山札にします。
myllymatti-primer-duel = 前半：1人が1枚出し、左隣が1枚出します。スートに関係なくランクの高いほうが2枚とも取り、次をリードします。
myllymatti-primer-bounce = ランクが同じなら、同じ2人がもう一度出して全部を争います。
myllymatti-primer-draw = 手札が3枚になるように山札から引きます。山札が2枚以上あれば、手札の代わりに一番上をめくって出すこともできます。最後の1枚は見せ、そのスートが切り札になります。
myllymatti-primer-beat = 順番に、最後のカードを同じスートの高いカードか切り札で上回るか、手札に引き取ります。
myllymatti-primer-must-beat = 順番に、最後のカードを同じスートの高いカードか切り札で上回ります。できないときだけ手札に引き取ります。
myllymatti-primer-end = 最後までカードを持っている人の負けです。
myllymatti-primer-trick = スートが違っても、Kは9に勝ちます。
myllymatti-primer-tie = 8どうしで引き分け。同じ2人がもう一度出し、Jが4枚とも取ります。
myllymatti-primer-beating = 切り札はハート。9は同じスートの7に勝ち、小さなハートが9に勝ちます。
myllymatti-primer-tied = 引き分け

## 初めての記録

myllymatti-first-trump = 初めて決めた切り札
myllymatti-first-trick = 初めて完成させたトリック
