# スウェーデン式ジン・ラミー：起きたこと、求められること、できない理由、オプション、ルール。
# セット＝同じランク、ラン＝同じスートの続き。メルド＝場に出たセットやラン。コントラクト＝ラウンドの課題。
# 付け札＝メルドにカードを加えること。チップ＝買うためのトークン。ジン・ラミーとは別の、コントラクト・ラミーの仲間。

# UNSURE: The name: the game is known in French only.
# The blank without width is where the name may break on a tile.
game-swedish-gin-rummy = スウェーデン式{"\u200B"}ジン・ラミー
    .short = ジン・ラミー
    .tag = セットとランを集め、15の課題に挑む。
    .beginner = 合いそうなカードを持ち、場に出せるカードをときどき見落とし、山はだいたいでカットします。
    .casual = コントラクトに足りない枚数だけを数えます。
    .skilled = これから組になりそうなカードと、手に残る点も考えます。
    .expert = まだ来るカードを数え、次の人をできるだけ助けないようにします。

option-rounds = ラウンド
    .explain = 15のコントラクトのうち、どれを遊ぶか。
    .source = Pokébipのフランス語のブログ。どのラウンドもそれだけで遊べます。
# ラウンドの1つ、$n、を選ぶとき。
option-rounds-value = { gin-the-contract }
option-final-discard = 最後のカード
    .explain = ラウンド1～14で。
    .source = Pokébipのブログには書かれていませんが、買う回数は捨て札を数に入れています。ほかのコントラクト・ラミーではいろいろです。
option-final-discard-required = 捨てなければならない
option-final-discard-optional = 場に出してもよい
option-layoff-on-others = ほかの人のメルドにも付け札
    .source = Pokébipのブログには書かれていません。よく似たスウェーデンのブログと多くのコントラクト・ラミーでは、だれのメルドでもかまいません。
option-buy-after-down = コントラクトのあとも買える
    .source = Pokébipのブログは禁じていません。禁じるコントラクト・ラミーもあります。
# UNSURE: 「ぴったりカット」: our own; the source has no term.
option-exact-cut-bonus = ぴったりカットのボーナス
    .explain = 配る枚数をちょうど持ち上げたディーラーは、失点の合計が100点減ります。
    .source = Pokébipのブログの追加ルール。
option-turn-cap = ラウンドの上限（1人の手番の数）
    .explain = この数で、勝者なしでラウンドが終わります。
    .source = このページ独自の制限です。

# ラウンドの課題。$n：番号、1～15。
gin-the-contract =
    { $n ->
        [1] 3枚セット2組
        [2] 3枚セット1組と4枚ラン1組
        [3] 4枚セット2組
        [4] 4枚ラン2組
        [5] 3枚セット2組と5枚ラン1組
        [6] 4枚セット1組と5枚ラン1組
        [7] 5枚セット2組
        [8] 5枚ラン2組
        [9] 3枚セット4組
        [10] 4枚ラン3組
        [11] 4枚セット3組
        [12] 3枚ラン5組
        [13] 3枚セット5組
        [14] 5枚セット1組、5枚ラン1組、ペア1組
       *[other] ちょうど3枚のセット2組と、残りすべてのラン1組
    }
gin-round = 第{ $n }ラウンド：{ gin-the-contract }
    .short =
        #{ $n }：{ $n ->
            [1] 3枚セット×2
            [2] 3枚セット、4枚ラン
            [3] 4枚セット×2
            [4] 4枚ラン×2
            [5] 3枚セット×2、5枚ラン
            [6] 4枚セット、5枚ラン
            [7] 5枚セット×2
            [8] 5枚ラン×2
            [9] 3枚セット×4
            [10] 4枚ラン×3
            [11] 4枚セット×3
            [12] 3枚ラン×5
            [13] 3枚セット×5
            [14] 5枚セット、5枚ラン、ペア
           *[other] 3枚セット×2、残りラン
        }

## 起きたこと

gin-cut-exact =
    { $you ->
        [yes] ちょうど{ $n }枚持ち上げました。合計から100点引かれます！
       *[no] { $seat }さんがちょうど{ $n }枚持ち上げました。合計から100点引かれます。
    }
gin-peak-cut = ちょうど{ $n }枚！
gin-cut-missed =
    { $you ->
        [yes] { $n ->
           *[other] { $n }枚持ち上げました。ぴったりではありません。
        }
       *[no] { $n ->
           *[other] { $seat }さんが{ $n }枚持ち上げました。ぴったりではありません。
        }
    }
gin-upcard =
    { $you ->
        [yes] 配って、{ $card }をめくりました。
       *[no] { $seat }さんが配って、{ $card }をめくりました。
    }
gin-draws-stock =
    { $you ->
        [yes] 山札から{ $card }を引きました。
       *[no] { $seat }さんが山札から{ $card }を引きました。
    }
gin-draws-discard =
    { $you ->
        [yes] 捨て札の{ $card }を取りました。
       *[no] { $seat }さんが捨て札の{ $card }を取りました。
    }
gin-leaves-discard =
    { $you ->
        [yes] { $card }は取りません。
       *[no] { $seat }さんは{ $card }を取りません。
    }
gin-declines =
    { $you ->
        [yes] 買いません。
       *[no] { $seat }さんは買いません。
    }
gin-buys =
    { $you ->
        [yes] { $card }を買い、山札からも1枚取りました。
       *[no] { $seat }さんが{ $card }を買い、山札からも1枚取りました。
    }
gin-buys-own =
    { $you ->
        [yes] { $card }を買い、山札からも1枚取りました。手番は終わりです。
       *[no] { $seat }さんが{ $card }を買い、山札からも1枚取りました。手番は終わりです。
    }
gin-reshuffle =
    { $n ->
       *[other] 山札がなくなりました。捨て札{ $n }枚を切り直して新しい山札にします。
    }
gin-discards =
    { $you ->
        [yes] { $card }を捨てました。
       *[no] { $seat }さんが{ $card }を捨てました。
    }
gin-contract =
    { $you ->
        [yes] コントラクトを場に出しました：{ $groups }。
       *[no] { $seat }さんがコントラクトを場に出しました：{ $groups }。
    }
gin-peak-contract = コントラクト！
gin-meld =
    { $you ->
        [yes] メルドをもう1組場に出しました：{ $cards }。
       *[no] { $seat }さんがメルドをもう1組場に出しました：{ $cards }。
    }
# UNSURE: 「付ける」「付け札」 for laying off.
gin-lays-off =
    { $you ->
        [yes] { $card }を自分のメルドに付けました。
       *[no] { $seat }さんが{ $card }を自分のメルドに付けました。
    }
gin-lays-off-other =
    { $you ->
        [yes] { $card }を{ $to }さんのメルドに付けました。
       *[no]
        { $toYou ->
            [yes] { $seat }さんが{ $card }をあなたのメルドに付けました。
           *[no] { $seat }さんが{ $card }を{ $to }さんのメルドに付けました。
        }
    }
gin-out =
    { $you ->
        [yes] 手札がなくなりました。ラウンドに勝ちました！
       *[no] { $seat }さんが上がり、ラウンドに勝ちました。
    }
gin-blocked = 手番がすべて終わりましたが、だれも上がりませんでした。ラウンドはここで終わり、全員が手札を数えます。

## プレイヤーの言うこと

gin-says-no = けっこうです

## 求められること

gin-typed-contract = コントラクトを場に出す（組と組の間は「 / 」）
gin-typed-meld = さらにメルドを場に出す
gin-prompt-cut = あなたが配ります。ちょうど{ $n }枚を一度に、手の感じで持ち上げてください。成功すると合計から100点引かれます。
gin-prompt-draw = あなたの番です。山札から引いてください。
gin-prompt-start = あなたの番です。{ $card }を取るか、山札から引いてください。
gin-prompt-start-buy = { $card }を取るか、引くか、チップ1枚（残り{ $n }）で両方を買ってください。買うと手番は終わりです。
gin-prompt-window = チップ1枚で{ $card }と山札の1枚を買いますか？ 残り{ $n }枚です。
# $toの手番に、$seatが買うかどうかを聞かれる。
gin-wait-window =
    { $toYou ->
        [yes] あなたが引く前に、{ $seat }さんは{ $card }を買えます。そのあと手番が続きます。
       *[no] { $to }さんが引く前に、{ $seat }さんは{ $card }を買えます。
    }
gin-prompt-play = カードを捨ててください。コントラクト：{ gin-the-contract }。
gin-prompt-contract = コントラクトを場に出せます：{ gin-the-contract }。または捨ててください。
gin-prompt-last = カードを捨ててください。必要なのは、ちょうど3枚のセット2組と、残りすべてのランです。
gin-prompt-last-contract = 手札をすべて場に出してラウンドに勝てます。または捨ててください。
gin-prompt-down = メルドを出したり付け札をしたりできます。捨てると手番は終わりです。
gin-prompt-down-none = 今はどのカードもメルドに合いません。捨ててください。

## できること

gin-action-cut =
    { $n ->
       *[other] { $n }枚持ち上げる
    }
gin-action-draw-stock = 山札から引く
    .short = 引く
gin-action-draw-discard = { $card }を取る
gin-action-buy = { $card }と山札の1枚を買う
    .short = 買う
gin-action-buy-own = { $card }と山札の1枚を買って、手番を終える
    .short = 買う
gin-action-decline = { $card }を買わない
    .short = 買わない
gin-action-contract = コントラクトを場に出す：{ $groups }
gin-action-meld = { $cards }を場に出す
gin-action-layoff-set =
    { $toYou ->
        [yes] { $card }を自分のセットに付ける（メルド{ $n }）
       *[no] { $card }を{ $to }さんのセットに付ける（メルド{ $n }）
    }
gin-action-layoff-low =
    { $toYou ->
        [yes] { $card }を自分のランの下端に付ける（メルド{ $n }）
       *[no] { $card }を{ $to }さんのランの下端に付ける（メルド{ $n }）
    }
    .short = 下端
gin-action-layoff-high =
    { $toYou ->
        [yes] { $card }を自分のランの上端に付ける（メルド{ $n }）
       *[no] { $card }を{ $to }さんのランの上端に付ける（メルド{ $n }）
    }
    .short = 上端
gin-action-discard = { $card }を捨てる

## できない理由

cut-is-over = カードはもう配られました。カットは配る前だけで、ぴったりカットのあるときだけです。
cut-first = ディールはカットから始まります。先にカードを持ち上げてください。
draw-first = 先に山札か捨て札から引いてください。それから場に出したり捨てたりできます。
answer-first = 先に答えてください。捨て札を買うか、断ってください。
already-drawn = もう引きました。出したいものを場に出し、1枚捨ててください。
nothing-to-decline = 今は買うかどうかを聞かれていません。引くか、引いたあとなら捨ててください。
not-live = 一番上の捨て札は、もう取れません。山札から引いてください。
no-token = 買うためのチップがありません。捨て札だけを取るか、山札から引いてください。
no-buy-after-down = この卓では、コントラクトを出したあとは買えません。捨て札だけを取るか、山札から引いてください。
discard-one = 捨てるのは1枚ずつです。1枚だけ選んでください。
layoff-one = 付け札は1枚ずつです。1枚だけ選んでください。
not-down = 先にラウンドのコントラクトを、すべて一度に場に出してください。
lay-later = コントラクトがそろっています。自分の手番で、引いたあとに場に出せます。
already-down = コントラクトは出しました。メルドを1組ずつ出すか、付け札をしてください。
no-such-meld = メルド{ $n }はありません。場にあるものを選んでください。
not-your-meld = この卓では自分のメルドだけに付けられます。これは{ $to }さんのものです。
meld-frozen = ペアには付けられません。セットかランを選んでください。
choose-run-end = ランは両端に伸びます。下端か上端か、決めてください。
set-has-no-end = セットに端はありません。カードとメルドだけを決めてください。
meld-rank = セットに付けられるのは同じランクか、数が少ないあいだの2だけです。{ $card }はどちらでもありません。
meld-majority = 2が1枚多すぎます。メルドには、ワイルドの2より普通のカードが多く必要です。
run-full-low = このランはもう2の位置から始まっています。その下はありません。
run-full-high = このランはもうエースで終わっています。その上はありません。
wrong-end = 逆の端です。{ $card }はこのランの反対の端に合います。
does-not-fit-run = ランは同じスートの次のカードで上か下に伸びます。{ $card }はそうではありません。
must-keep-a-card = 手番は捨て札で終わるので、1枚残さなければなりません。
must-lay-all =
    { $n ->
       *[other] このラウンドでは手札をすべて一度に出します。{ $n }枚余ります。
    }
contract-groups =
    { $n ->
        [1] メルドは1組ずつ出します。
       *[other] コントラクトはメルド{ $n }組です。すべて一度に出してください。
    }

# セット、ラン、ペアとして足りないところ。
gin-too-few =
    あと{ $fewer ->
       *[other] { $fewer }枚加えてください。
    }{ $kind ->
        [set] セットには{ $size }枚必要です。
        [run] ランには{ $size }枚必要です。
       *[pair] ペアには{ $size }枚必要です。
    }
gin-too-many =
    { $more ->
       *[other] { $more }枚減らしてください。
    }{ $kind ->
        [set] このラウンドのセットはちょうど{ $size }枚です。
       *[pair] ペアは{ $size }枚です。
    }
gin-set-ranks = セットは同じランクのカードです。これはちがいます：{ $one }、{ $other }。
gin-pair-ranks = ペアは同じランクの2枚です。これはちがいます：{ $one }、{ $other }。
gin-pair-two = 2がペアになるのは2どうしだけで、{ $card }とはなりません。
gin-run-suits = ランは同じスートのカードです。これはちがいます：{ $one }、{ $other }。
gin-run-twos = 2だけではランになりません。同じスートのカードを加えてください。
gin-run-twice = ランに同じカードは1枚だけです。{ $card }を1枚減らしてください。
gin-run-long = ランは2からエースまでの13枚までです。減らしてください。
gin-run-ace = ランでエースが来るのはキングのあとだけで、{ $card }は下端に置けません。
gin-run-gap =
    { $low }と{ $high }のあいだに{ $gap ->
       *[other] { $gap }枚足りません。
    }{ $twos ->
        [0] 代わりの2がありません。
       *[other] 2が{ $twos }枚では足りません。
    }
gin-run-order = ランを低いほうから順に並べ、ワイルドの2は代わりをする場所に置いてください。
gin-majority =
    { $kind ->
        [run] ランには、ワイルドの2より普通のカードが多く必要です。{ $naturals }枚対{ $twos }枚では足りません。2は自分の場所でだけ普通のカードです。
       *[set] セットには、2よりそのランクのカードが多く必要です。{ $naturals }枚対{ $twos }枚では足りません。
    }

## 名人がそうする理由。$missing：コントラクトに足りない枚数、$left：$toの枚数。

gin-reason-cut = 1人11枚と、めくる1枚で{ $n }枚です。
gin-reason-lays = { $card }があればコントラクトを場に出せます。
gin-reason-nearer =
    { $n ->
       *[other] { $card }があれば、コントラクトまであと{ $n }枚です。
    }
gin-reason-two = 2（ここでは{ $card }）は、ほかのどのカードの代わりにもなります。
gin-reason-no-nearer =
    { $n ->
        [0] { $card }は要りません。コントラクトはもうそろっています。
       *[other] { $card }ではコントラクトに近づきません。まだ{ $n }枚足りません。
    }
gin-reason-can-lay = { $card }はすぐに場に出せます。
gin-reason-cannot-lay = { $card }は場に出せません。手に残ると{ $n }点です。
gin-reason-two-more = 買うと、何かわからないカードがもう1枚来ます。
gin-reason-longer = このラウンドでは手札をすべて使うので、買うとコントラクトが長くなります。
gin-reason-buy-owed = 手札は{ $held }枚で、このコントラクトには{ $n }枚必要です。買わなければなりません。
gin-reason-buy-helps =
    { $missing ->
        [0] { $card }でコントラクトがそろいます。
       *[other] { $card }でコントラクトまであと{ $missing }枚です。
    }{ $n ->
        [0] 最後のチップの使いどころです。
       *[other] チップはまだ残ります。
    }
gin-reason-too-late =
    { $left ->
       *[other] { $to }さんの手札はあと{ $left }枚です。買うと手札が2枚増えてしまいます。
    }
gin-reason-out =
    { $n ->
        [0] これで手札がなくなり、ラウンドに勝ちます。
       *[other] これで最後の1枚を捨てて、ラウンドに勝ちます。
    }
gin-reason-frees = 場に出したカードは数えません。手札が{ $n }点減ります。
gin-reason-late =
    { $left ->
       *[other] { $to }さんの手札はあと{ $left }枚です。{ $card }が残ると{ $n }点です。
    }
gin-reason-collects = { $to }さんは、{ $card }と組になる{ $other }を取りました。代わりにこれを捨てます。
gin-reason-alone =
    { $twos ->
        [0] { $card }は{ $n }点で、組になるカードが手札にありません。
       *[other] { $card }は{ $n }点で、組になるのは2だけです。
    }
gin-reason-gone = { $card }と同じランクは、もう山札に残っていません。
gin-reason-outs = 山札に残っているかもしれない{ $of }枚のうち、{ $n }枚でコントラクトに近づきます。
gin-reason-refused = 次の{ $to }さんは、もう{ $other }を見送っています。
gin-reason-spare =
    { $n ->
        [0] { $card }は要りません。なくてもコントラクトはそろっています。
       *[other] { $card }は要りません。なくてもコントラクトまであと{ $n }枚のままです。
    }
gin-reason-least =
    { $n ->
        [0] { $card }を捨ててもコントラクトはそろったままで、これより良い捨て札はありません。
       *[other] { $card }を捨てるとコントラクトまであと{ $n }枚で、これより近くなる捨て札はありません。
    }
gin-reason-most = コントラクトは出したので、手札の点を減らします。{ $card }は{ $n }点で、一番高いカードです。
gin-reason-fits-next = 次の{ $to }さんは{ $other }をメルドに付けられます。そちらは残します。
gin-reason-end-not-down =
    { $toYou ->
        [yes] あなたが
       *[no] { $to }さんが
    }上がったとき、{ $you ->
        [yes] あなたの
       *[no] { $seat }さんの
    }コントラクトはまだ済んでいませんでした。
gin-reason-end-down =
    { $you ->
        [yes] あなたの
       *[no] { $seat }さんの
    }コントラクトは済んでいましたが、{ $toYou ->
        [yes] あなたが
       *[no] { $to }さんが
    }先に上がりました。
gin-reason-end-others =
    { $you ->
        [yes] あなたが
       *[no] { $seat }さんが
    }上がったとき、ほかの{ $n }人のコントラクトがまだ済んでいませんでした。

# これを出したあと手に残るもの。$n：最後に何点になるか。
gin-offer-rest =
    { $n ->
        [0] 点になるものなし
       *[other] 失点{ $n }点
    }
gin-inquiry = 札の買い取りの確認
gin-offer-rest-after =
    { $least ->
        [0] 失点{ $n }点。続けて出せる札をすべて出せば0点
       *[other] 失点{ $n }点。続けて出せる札をすべて出せば{ $least }点
    }

## 場所と物

gin-place-discard = 捨て札
gin-place-set =
    { $you ->
        [yes] メルド{ $n }、自分のセット
       *[no] メルド{ $n }、{ $seat }さんのセット
    }
gin-place-run =
    { $you ->
        [yes] メルド{ $n }、自分のラン
       *[no] メルド{ $n }、{ $seat }さんのラン
    }
gin-place-pair =
    { $you ->
        [yes] メルド{ $n }、自分のペア
       *[no] メルド{ $n }、{ $seat }さんのペア
    }
gin-slot-set = { $n }枚以上のセット
    .short = セット{ $n }+
gin-slot-set-exact = ちょうど{ $n }枚のセット
    .short = セット{ $n }
gin-slot-run = { $n }枚以上のラン
    .short = ラン{ $n }+
gin-slot-pair = ペア
gin-slot-meld = { $n }枚以上のセットかラン
    .short = メルド{ $n }+
# UNSURE: 「チップ」 for what pays a buy.
gin-fact-tokens =
    { $n ->
        [0] チップなし
       *[other] チップ{ $n }枚
    }
    .short =
        { $n ->
            [0] ○○
            [1] ●○
           *[other] ●●
        }
gin-fact-down = コントラクト済み
    .badge = 済み
# 自分だけが知っていること：コントラクトに足りない枚数。
gin-fact-missing =
    { $n ->
        [0] コントラクトがそろいました
       *[other] コントラクトまであと{ $n }枚
    }
    .short =
        { $n ->
            [0] 完成
           *[other] あと{ $n }
        }
gin-sign-fits = メルドに合う

## 得点

gin-score-out = 手札なし
gin-score-cards = 残った手札：{ $cards }
gin-score-cut = ぴったりカット
gin-goal = 最後のラウンドのあと、合計の一番少ない人の勝ちです。

## ルール

gin-rules-title-aim = 目的
gin-rules-aim = ラウンドごとに、決まったセットとランが求められます。これがコントラクトです。集めて場に出し、残りの手札も出し切ります。ラウンドの終わりに手に残ったカードが点になり、合計の一番少ない人の勝ちです。
gin-rules-title-deal = 人数と配り方
gin-rules-players = プレイヤーは{ $least }～{ $most }人で、個人戦です。ジョーカーなしの52枚を2組、いっしょにシャッフルします。同じカードが2枚ずつあります。
gin-rules-dealer = 最初のディーラーはくじで決めます。次からは、ディーラーの左隣の人が配ります。
gin-rules-deal = ディーラーはシャッフルして、左隣の人から時計回りに1枚ずつ配り、1人11枚にします。次のカードを表にして捨て札を始め、残りは裏向きの山札です。ディーラーの左隣の人から時計回りに進みます。
gin-rules-exact-cut = 配る前に、ディーラーは数えずに一度でちょうど{ $n }枚（1人11枚と、めくる1枚）を持ち上げようとします。成功すると合計から{ $points }点引かれ、合計は0より下になることもあります。
gin-rules-title-melds = セットとラン
gin-rules-set = セットは同じランクの3枚以上です。スートは関係なく、同じカードが2枚あってもかまいません。
gin-rules-run = ランは同じスートで、ランクが続く3枚以上です。
gin-rules-ace = ランでエースが来るのはキングのあとだけです。クイーン、キング、エースはランですが、エース、2、3も、キング、エース、2もランではありません。
gin-rules-wild = 2はワイルドカードで、どのスートのどのカードの代わりにもなります。普通の2にもなれます。2だけのセットや、同じスートのランの自分の場所でです。
gin-rules-majority = 場に出たセットやランをメルドと呼びます。メルドには、いつもワイルドの2より普通のカードが多く必要です。3、3、3、2、2はセットですが、3、3、2、2はちがいます。クラブの2と3にハートの2を加えたものはランです。クラブの2が自分の場所にあるからです。2のセットには2だけを付けられます。
gin-rules-pair = ペアは第14ラウンドだけで求められる、同じランクの2枚です。2が2枚ならペアですが、2とほかのカードはペアではありません。2組目のペアを出したり、ペアに付け札をしたりはできません。
gin-rules-rounds =
    { $n ->
        [1] 1ラウンド遊びます：
       *[other] { $n }ラウンド遊び、それぞれコントラクトがあります：
    }
gin-rules-title-rounds = コントラクト
gin-rules-title-turn = 手番
gin-rules-draw = まず1枚引きます。前の人が捨てたばかりのカード（最初だけは表にしたカード）か、山札の一番上です。捨て札が要らないときは、山札から引く前に、ほかの人がそれを買えます。
gin-rules-discard = 次に、出せるカードを出したければ場に出します。最後に1枚を表向きに捨てると、手番が終わります。取ったばかりのカードでもかまいません。
gin-rules-title-buy = 買う
gin-rules-tokens = 全員がラウンドの初めにチップ（硬貨など）を2枚持ちます。使わなかったチップは次のラウンドに残りません。買うときはチップ1枚を払い、一番上の捨て札と、山札の一番上を取ります。
gin-rules-window = 捨て札が要らないときは、左隣から時計回りに1人ずつ、買うかどうかを聞きます。捨てた人とチップのない人はのぞきます。最初に欲しい人が買い、場に出したり捨てたりはしません。そのあと山札から引いて手番を続けます。最初に表にしたカードはだれも捨てていないので、ディーラーも最後に買えます。
gin-rules-alike = セットどうしのランク、ランどうしのスートは、同じでもかまいません。
gin-rules-own-buy = 自分の手番では、引く代わりに買うこともできます。手番はすぐに終わり、場に出すことも捨てることもせず、次の人は山札からしか引けません。
gin-rules-dead = 取ったり買ったりできるのは、最後に捨てられたカードだけです。だれも欲しがらなかったカードと、その下のカードは、もう手に入りません。
gin-rules-buy-after-down-true = コントラクトを出したあとも買えます。
gin-rules-buy-after-down-false = コントラクトを出したら、そのラウンドではもう買えません。
gin-rules-title-lay = 場に出す
gin-rules-contract = ラウンドのコントラクトがすべて手札にそろったら、自分の手番の、引いてから捨てるまでのあいだに、すべて一度に表向きで場に出せます。それまでは、ほかのものを出せません。
gin-rules-minimum = ラウンド1～14では、コントラクトのセットやランは長くてもかまいません。3枚セットの代わりに4枚セットでもよいのです。
gin-rules-meld = コントラクトを出したら、同じ手番でもあとの手番でも、3枚以上のセットやランをさらに出せます。
gin-rules-layoff = そのときは、場のメルドに1枚ずつ付け札もできます。セットには同じランク、ランにはどちらかの端の次のカードです。普通のカードがワイルドより多いかぎり、2でもかまいません。場のカードは動かせず、2を、代わりになっているカードと取りかえることはできません。
gin-rules-layoff-on-others-true = 自分のメルドにも、ほかの人のメルドにも付けられます。
gin-rules-layoff-on-others-false = 付けられるのは自分のメルドだけです。
gin-rules-title-end = ラウンドの終わり
gin-rules-final-discard-required = ラウンド1～14は、だれかが最後のカードを捨てると終わります。場に出すときは、捨てる1枚を残さなければなりません。
gin-rules-final-discard-optional = ラウンド1～14は、捨てても場に出しても、だれかの手札がなくなると終わります。
gin-rules-last-round = 第15ラウンドのコントラクトには手札をすべて使います。3枚セット2組と、残りすべてのランです。ランは6枚、1回買えば8枚、2回買えば10枚です。捨てずに出して、ラウンドはすぐに終わります。
gin-rules-stock = 引くときに山札がなければ、一番上をのぞく捨て札をすべて切り直して新しい山札にします。
gin-rules-cap =
    { $n ->
       *[other] 全員の手番が{ $n }回ずつ終わってもだれも上がらなければ、ラウンドはそこで終わります。
    }
gin-rules-title-score = 得点
gin-rules-score = ラウンドの終わりに、コントラクトを出していてもいなくても、手札を数えます。3～10は5点、ジャック、クイーン、キングは10点、エースは15点、2は25点です。上がった人は0点です。点の少ないほうが勝ちです。
gin-rules-blocked = だれも上がらずにラウンドが終わったら、全員が手札を数えます。
gin-rules-title-match = ゲーム全体
gin-rules-match = すべてのラウンドの点を足します。合計の一番少ない人の勝ちで、同点なら勝ちを分けます。ラウンドはそれぞれ独立しているので、どこで切り上げて別の日に続けてもかまいません。
gin-rules-match-single = 点の一番少ない人の勝ちです。同点なら勝ちを分けます。
here-rounds =
    { $n ->
       *[other] ラウンド{ $numbers }だけ遊ぶ
    }
here-final-discard-required = 最後のカードは捨てなければならない
here-final-discard-optional = 最後のカードは場に出してもよい
here-layoff-on-others-true = ほかの人のメルドにも付けられる
here-layoff-on-others-false = 付けられるのは自分のメルドだけ
here-buy-after-down-true = コントラクトのあとも買える
here-buy-after-down-false = コントラクトのあとは買えない
here-exact-cut-bonus-true = ぴったりカットでディーラーの失点が100点減る
here-exact-cut-bonus-false = ぴったりカットのボーナスなし
here-turn-cap =
    { $n ->
       *[other] 全員の手番が{ $n }回ずつ終わるとラウンドが終わる
    }

## ルールの前後：勝者、早わかり、例

gin-primer-needs = 1人2枚のチップ（硬貨など）、紙と鉛筆
gin-primer-wins = 全ラウンドの合計が最も少ない人
gin-primer-deal = 各プレイヤーに11枚配り、1枚を表にします。チップを2枚ずつ配ります。
gin-primer-contract = ラウンドごとに、決まったセットとラン（コントラクト）を集めます。2はワイルドカードです。
gin-primer-draw = 手番には1枚引きます。最後の捨て札か、山札の一番上です。
gin-primer-buy = 手番の人がいらない捨て札は、ほかの人が買えます。チップ1枚で、その捨て札と山札の1枚がもらえます。
gin-primer-lay = コントラクトがそろったら、まとめて場に出します。
gin-primer-more = そのあとは、ほかのメルドを出したり、場のメルドに付け札をしたりできます。
gin-primer-discard = 1枚捨てて手番を終えます。だれかの手札がなくなるとラウンドは終わりです。
gin-primer-score = ほかの人は手札の点を数えます。点は少ないほどよいです。
gin-primer-table = コントラクトと必要な「買う」の回数：引いたあとの手札は12枚で、1枚は捨てるために残します
gin-primer-head-round = ラウンド
gin-primer-head-contract = コントラクト
gin-primer-head-buys = 必要な「買う」の回数
gin-primer-set = 3が3枚で2の2枚より多いので、セットになります。
gin-primer-no-set = 3が2枚で2の2枚より多くないので、セットになりません。
gin-primer-run = 2はスペードの5と7の代わり。5枚のランになります。
gin-primer-no-run = AはKのあとにしか置けないので、ランになりません。
gin-primer-stands = { $card }の代わり
gin-primer-count = 手に残ったこれらのカードは{ $n }点になります。
gin-primer-laid = 3枚のセットと、ワイルドの2が入った4枚のラン。ラウンド2のこのコントラクトを、まとめて場に出します。
gin-primer-bought = 手番の人が8をいらないとき、チップ1枚で2枚がもらえます。手番の人は山札から引きます：
gin-primer-discard-taken = 捨て札
gin-primer-stock-taken = 山札から
gin-primer-last = 6はランに付けられますが、最後の1枚は捨てなければなりません。捨てると、ラウンドは終わりです。

## 初めての記録

gin-first-cut = 初めてのぴったりカット
gin-first-contract = 初めてのコントラクト
