# リスティセイスカとPantti：起きたこと、求められること、できない理由、ルール。
# もらう＝beg（カードを1枚もらう）。列＝スートの下の列（6→A）と上の列（8→K）。「Pantti！」の声はそのまま。

## 起きたこと

sevens-play =
    { $you ->
        [yes] { $card }を出しました。
       *[no] { $seat }さんが{ $card }を出しました。
    }
sevens-pass =
    { $you ->
        [yes] パスしました。
       *[no] { $seat }さんがパスしました。
    }
sevens-pantti =
    { $you ->
        [yes] 「Pantti！」と言って、トークンを取りました。
       *[no] { $seat }さんが「Pantti！」と言って、トークンを取りました。
    }
sevens-stop =
    { $you ->
        [yes] そこでやめました。
       *[no] { $seat }さんがそこでやめました。
    }
# UNSURE: 「頼む」「もらう」 for beg.
sevens-beg =
    { $you ->
        [yes] 出せないので、{ $to }さんにカードを頼みました。
       *[no]
        { $toYou ->
            [yes] { $seat }さんは出せないので、あなたにカードを頼みます。
           *[no] { $seat }さんは出せないので、{ $to }さんにカードを頼みます。
        }
    }
sevens-give =
    { $you ->
        [yes] { $to }さんに{ $card }を渡しました。
       *[no]
        { $toYou ->
            [yes] { $seat }さんから{ $card }をもらいました。
           *[no] { $seat }さんが{ $to }さんに{ $card }を渡しました。
        }
    }
sevens-caught =
    { $you ->
        [yes] 出せるカードがありました！ 渡せる相手が全員1枚ずつ渡します。
       *[no] { $seat }さんには出せるカードがありました！ 渡せる相手が全員1枚ずつ渡します。
    }
sevens-out =
    { $you ->
        [yes] 最後のカードでした。ディールに勝ちました！
       *[no] { $seat }さんが上がり、ディールに勝ちました。
    }
sevens-stalled = 長いあいだカードが出ていないので、ディールはここで終わります。

## プレイヤーの言うこと

sevens-says-pantti = Pantti！
sevens-says-beg = 1枚ください
sevens-says-pass = パス
# Said when a card is given: by the giver if you are $to, else by $to.
sevens-peak-give =
    { $toYou ->
        [yes] どうぞ！
       *[no] ありがとう！
    }

## 求められること

sevens-prompt-first = { $card }を持っています。それで始めてください。
sevens-prompt-turn = あなたの番です。カードを出してください。
sevens-prompt-bonus = AかKです。もう1枚出すか、ここで終えるかを選んでください。
sevens-prompt-pass = 出せるカードがありません。パスしてください。
sevens-prompt-pantti = 出せるカードがありません。「Pantti！」と言ってトークンを取ってください。
sevens-prompt-beg = 出せるカードがありません。{ $to }さんから1枚もらってください。
sevens-prompt-give = { $to }さんがカードを頼んでいます。渡すカードを選んでください。
sevens-prompt-penalty = { $to }さんには出せるカードがありました。ペナルティとして渡すカードを選んでください。
prompt-wait =
    { $you ->
        [yes] あなたの番です。
       *[no] { $seat }さんの番です。
    }
# $seatが、$toに渡すものを選ぶ。
sevens-wait-give =
    { $toYou ->
        [yes] { $seat }さんが、あなたに渡すカードを選んでいます。
       *[no] { $seat }さんが、{ $to }さんに渡すカードを選んでいます。
    }
prompt-deal-over = ディールは終わりました。
prompt-match-over = ゲームは終わりました。

## できること

action-play = { $card }を出す
sevens-action-play-low = { $card }を2の上に出す
sevens-action-play-high = { $card }をKの上に出す
sevens-action-stop = ここでやめる
sevens-action-pass = パス
sevens-action-pantti = Pantti！ トークンを取る
sevens-action-beg = { $to }さんから1枚もらう
sevens-action-give = { $to }さんに{ $card }を渡す

## できない理由

not-an-action = 「{ $text }」はこのゲームの手ではありません。
deal-over = ディールは終わりました。
not-your-card = { $card }は持っていません。
wrong-place = { $card }はそこには出せません。出せる場所には印があります。
one-card = カードは1枚ずつ出します。1枚だけ選んでください。
seven-of-clubs-first = ディールは{ $card }で始まります。
seven-first = まだ出せません。先に{ $card }が必要です。
needs-card = まだ出せません。先に{ $card }が必要です。
six-first = 6は8より先です。先に{ $card }が必要です。
eight-first = 5は8のあとです。先に{ $card }が必要です。
already-laid = { $card }はもう場にあります。
must-play = 出せるときは出さなければなりません。カードを出してください。
nothing-to-stop = やめられるのは、AかKを出したあとだけです。
choose-end = Aは今、2の上にもKの上にも出せます。{ $card }を出す場所を選んでください。
ace-low = このディールでは、Aは2の上に出します。
ace-high = このディールでは、AはKの上に出します。
ace-open = { $card }は、同じスートの2かKの上に出します。先にどちらかが場に必要です。
cannot-beg-yet = 最初の手番ではもらえません。パスしてください。
must-beg = パスだけはできません。1枚もらってください。
must-give = { $to }さんがカードを待っています。先に1枚渡してください。
nobody-asks = だれもカードを頼んでいません。
pass-alone = 渡せるカードのある人がいません。パスしてください。
stop-instead = もう出しました。続けないなら、手番を終えてください。
no-begging = このゲームではカードをもらいません。

## 名人がそうする理由
# $cardsは続きのカード、$nは枚数。ほかの人のカードとは、場にも自分の手札にもないカード。

sevens-reason-yours = { $card }のあとに続くのは自分のカードだけです：{ $cards }。
sevens-reason-behind = { $card }は自分のカードの道を開きます：{ $cards }。
sevens-reason-far = { $card }を出すまでに{ $n }枚が必要で、これはその1枚です。
sevens-reason-free-turn = { $card }のあと、すぐにもう1枚出せます：{ $cards }。
sevens-reason-end = { $card }のあとに続くカードはないので、ほかの人の得になりません。
sevens-reason-holds-back = { $cards }はほかの人の道だけを、{ $card }よりも長く開きます。
sevens-reason-last = { $card }は最後のカードです。これでディールに勝ちます。
sevens-reason-penalty = 出せるのにもらったりパスしたりすると、渡せる相手全員から1枚ずつもらいます。
sevens-reason-fewest =
    { $n ->
       *[other] { $card }のあとに続くカード（{ $n }枚）は、ほかの選択より少ないです。
    }
sevens-reason-dear = 選べるカードの中で、{ $card }が一番点が高いです。
sevens-reason-late = { $to }さんの手札はあと1枚です。{ $card }が残ると{ $n }点です。
sevens-reason-keeps = { $cards }は待てます。自分のカードはほかの人には出せません。
sevens-reason-serves = どれを出しても、ほかの人の道を開くだけです：{ $cards }。
sevens-reason-farthest =
    { $n ->
       *[other] { $card }は一番出しにくいカードです。先にほかの人の{ $n }枚が必要です。
    }
sevens-reason-distant = { $card }の前に、ほかの人の{ $n }枚が必要です。
sevens-reason-locked = { $to }さんは、あなたが{ $cards }を出すまで{ $card }を出せません。
sevens-reason-all-open = 手札はすべてすぐに出せます。ほかの人の道を一番開かないのは{ $card }です。
sevens-reason-useless = { $card }は自分のどのカードの道も開きません。
sevens-reason-end-waited =
    { $cards }は、{ $toYou ->
        [yes] あなたの
       *[no] { $to }さんの
    }手札の{ $card }を{ $n ->
       *[other] 待って
    }いました。
sevens-reason-end-always =
    { $you ->
        [yes] 毎回、出せるカードがありました。
       *[no] { $seat }さんには毎回、出せるカードがありました。
    }
sevens-reason-end-often =
    { $you ->
        [yes] あなたは
       *[no] { $seat }さんは
    }{ $n }回、出せるカードがありませんでした。
sevens-reason-end-late =
    次に{ $cards }を出せましたが、{ $toYou ->
        [yes] あなたが
       *[no] { $to }さんが
    }先に上がりました。
sevens-reason-end-seldom =
    { $you ->
        [yes] あなたが
       *[no] { $seat }さんが
    }出せなかったのは{ $n }回だけで、{ $most }回の人もいました。

## 場所と物

sevens-place-low = 下の列、{ $suit }
sevens-place-seven = 7の場所、{ $suit }
sevens-place-high = 上の列、{ $suit }
place-stock = 山札
zone-generic = { $zone }
# UNSURE: 「トークン」 for the coin; also said: コイン.
mark-token = Panttiのトークン

## 得点

sevens-score-cards = 残った手札：{ $cards }
sevens-score-token = トークンを持っていた
sevens-score-token-exempt = トークンを持っていたが、勝者は払わない
sevens-score-out = 手札なし
sevens-goal =
    { $n ->
       *[other] だれかが{ $n }点になるとゲームが終わります。合計の一番少ない人の勝ちです。
    }

## ルール

sevens-rules-title-aim = 目的
sevens-rules-aim = 一番先に手札を出し切るのが目的です。カードはスートごとに、7から外へ向かって場に出します。
sevens-rules-title-deal = 人数と配り方
sevens-rules-players = プレイヤーは{ $least }～{ $most }人で、個人戦です。ジョーカーなしの52枚を使います。
sevens-rules-dealer = 最初のディーラーはくじで決めます。次からは、ディーラーの左隣の人が配ります。
sevens-rules-deal = ディーラーはシャッフルして、左隣の人から時計回りに1枚ずつ、すべて配ります。3人なら最初の人が18枚、ほかは17枚。4人なら13枚ずつ。5人なら最初の2人が11枚、ほかは10枚です。
sevens-rules-start = クラブの7を持っている人が、それを出して始めます。あとは左へ回ります。
sevens-rules-title-layout = 場
sevens-rules-layout = 4つのスートが横に並び、まん中がそれぞれの7です。7の下に6を、その上に5、4と下へ続けます。7の上に8を、その上に9、10とKまで続けます。クラブの7が場に出たら、ほかの7はどの手番でも出せます。
sevens-rules-opening-six-then-eight = 7のあとは6、次に8です。両方が場に出たら残りを続けられます。6の上に5、8の上に9というように。
sevens-rules-opening-six-only = 7のあとは6です。それからは両方へ伸ばせます。6の上に5、7の上側に8です。
sevens-rules-opening-free = スートの7が場に出たら、6と8はどちらからでも出せて、それぞれの列が別に伸びます。
sevens-rules-closed = もう置けなくなった列は裏返します。
sevens-rules-title-turn = 手番
sevens-rules-must-play = 出せるときは出さなければなりません。どのカードを出すかは自由です。出せるあいだはパスできません。
sevens-rules-bonus-turn-true = AかKを出したら、すぐにもう1枚出すか、やめることができます。それもAかKなら同じように続けられます。ほかのカードなら手番は終わりです。
sevens-rules-bonus-turn-false = 1回の手番に出すのは、どのカードでも1枚です。
sevens-rules-title-unable = 出せないとき
sevens-rules-unable-token = 出せないときは「Pantti！」と言って、卓のまん中か、持っている人からトークン（硬貨でよい）を取ります。自分が持っているなら、そのままです。手番は終わります。トークンは1枚だけです。
sevens-rules-token-stays = AかKのあとでやめたり、続けて出すものがなかったりしても、トークンは取りません。
sevens-rules-unable-pass = 出せないときはパスします。
sevens-rules-unable-beg = 出せないときは、カードを1枚もらいます。頼まれた人は好きな1枚を選び、裏向きで渡します。すぐには出せません。手番は終わりです。
sevens-rules-beg-first-turn = ディールの自分の最初の手番ではもらいません。出せなければパスします。
sevens-rules-beg-giver = 右隣の人に頼みます。最後の1枚はもらえません。その人が1枚しか持っていなければ、さらに右の人に頼みます。相手が全員1枚しか持っていなければ、パスします。
sevens-rules-false-beg-forbid = 出せるあいだは、もらえません。
sevens-rules-false-beg-penalise = 出せるのにもらったり、自分の最初の手番で出せるのにパスしたりすると、ペナルティがあります。頼んだ人の代わりに、2枚以上持つ相手が全員1枚ずつ渡し、手番は終わります。
sevens-rules-title-ace = エース
sevens-rules-ace-low = Aは下です。同じスートの2の上に出し、下の列を閉じます。Kは上の列を閉じます。
sevens-rules-ace-first-ace-decides = ディールの最初のAは、同じスートの2の上にもKの上にも出せます。そのディールのほかのAは、すべて同じ側に出します。
sevens-rules-title-end = ディールの終わり
sevens-rules-end = だれかが最後のカードを出すと、すぐにディールが終わり、その人の勝ちです。
sevens-rules-stall =
    { $n ->
        [1] だれもカードを出さないまま一巡すると、ディールは終わり、手札が一番少ない人の勝ちです。同じ枚数の人がいれば勝ちを分けます。
       *[other] だれもカードを出さないまま{ $n }回まわると、ディールは終わり、手札が一番少ない人の勝ちです。同じ枚数の人がいれば勝ちを分けます。
    }
sevens-rules-title-score = 得点
sevens-rules-score-cards = 手に残ったカードを数えます。2～10はその数、ジャック11、クイーン12、キング13です。点の少ないほうが勝ちです。
sevens-rules-score-none = ゲームは1ディールだけで、点は数えません。先に手札を出し切った人の勝ちです。
sevens-rules-token-free = 点を数えないので、トークンに点はありません。
sevens-rules-ace-points-auto = Aは1点です。そのディールでAをKの上に出したなら14点です。
sevens-rules-ace-points-1 = Aは1点です。
sevens-rules-ace-points-14 = Aは14点です。
sevens-rules-token-points =
    { $points ->
       *[other] ディールの終わりにトークンを持っている人は{ $points }点が加わります。トークンは卓のまん中に戻します。
    }
sevens-rules-token-winner-true = これはディールの勝者も同じです。
sevens-rules-token-winner-false = ディールの勝者はトークンの点を払いません。
sevens-rules-title-match = ゲーム全体
sevens-rules-target =
    { $points ->
       *[other] だれかが{ $points }点以上になるまでディールを続けます。合計が一番少ない人の勝ちです。同点なら勝ちを分けます。
    }
sevens-rules-single = 1ディールだけ遊びます。手札を出し切った人の勝ちで、ほかの人は点の順です。

## エラー

error-unknown-game = 「{ $name }」というゲームはありません。あるのは{ $games }です。
error-unknown-option = 「{ $name }」というハウスルールはありません。あるのは{ $options }です。
error-bad-value = 「{ $text }」は「{ $name }」の値になりません。
error-bad-option = 「{ $name }」に「{ $text }」は使えません。使えるもの：{ $values }。
error-bad-save = このゲームは読めません：{ $text }
error-not-your-turn = あなたの番ではありません。
error-no-match = 卓にゲームがありません。
error-bad-request = ページとエンジンの版が合っていません。ページを再読み込みしてください。
error-illegal = 今はできません：{ $text }
error-deal-running = ディールはまだ終わっていません。
error-match-running = ゲームはまだ終わっていません。
error-match-over = ゲームは終わりました。

## ルールの前後：勝者、早わかり、例

sevens-primer-wins-first = 最初に手札がなくなった人
sevens-primer-wins-lowest = だれかが{ $n }点に達したとき、合計が最も少ない人
sevens-primer-deal = カードを全部配ります。
sevens-primer-start = クラブの7を持つ人がそれを出して始めます。順番は時計回りです。
sevens-primer-turn = 手番には、出せるなら必ず1枚出します。7、または各スートの次のカード（下はAまで、上はKまで）です。
sevens-primer-turn-high = 手番には、出せるなら必ず1枚出します。7、または各スートの次のカードです。Aを2につなぐかKにつなぐかは、最初のAで決まります。
sevens-primer-opening-six-then-eight = どのスートも、7のあとは6、その次に8を出します。それからは両端に伸びていきます。
sevens-primer-opening-six-only = どのスートも、7のあとはまず6を出します。それからは両端に伸びていきます。
sevens-primer-opening-free = 7が出たスートは両端に伸びていきます。6と8はどちらが先でもかまいません。
sevens-primer-bonus = AかKを出したら、もう1枚出せます。
sevens-primer-token = 出せなければ「Pantti！」と言ってトークンを取ります。
sevens-primer-beg = 出せなければカードをもらいます。右隣の人が（2枚以上持っていれば）好きな1枚をくれます。最初の手番だけはパスします。
sevens-primer-pass = 出せなければパスします。
sevens-primer-end = 最初に手札がなくなった人がそのディールの勝ちです。
sevens-primer-score = 手に残ったカードを数えます。J 11、Q 12、K 13、ほかは数字どおり。点は少ないほどよいです。
sevens-primer-score-token = 手に残ったカードを数えます。J 11、Q 12、K 13、ほかは数字どおり。トークンを持つ人はさらに{ $n }点。点は少ないほどよいです。
sevens-primer-needs-token = トークンにする硬貨、紙と鉛筆
sevens-primer-needs-coin = トークンにする硬貨
sevens-primer-opens-six-then-eight = ハートは7と6が出ています。8は出せますが、5は8が出るまで待ちます。
sevens-primer-opens-six-only = ハートは7と6が出ています。8も5も出せます。
sevens-primer-opens-free = ハートはまだ7だけです。8も6も出せますが、5は6が出るまで待ちます。
sevens-primer-bonus-chain = ハートは2からQまで、スペードは5から8まで出ています。1回の手番に3枚出せます。
sevens-primer-count = 手に残ったこれらのカードは{ $n }点になります。
sevens-primer-begs = 出せるカードがないので、カードを頼みます。右隣の人が選んだ1枚をもらい、手番は終わりです：
sevens-primer-given = もらうカード
sevens-primer-takes = 出せるカードがないので、「Pantti！」と言ってトークンを取ります。ほかに出せない人が出て持っていかなければ、{ $n }点の失点です：
sevens-primer-takes-free = 出せるカードがないので、「Pantti！」と言ってトークンを取ります。ほかに出せない人が出れば、その人に移ります：

## 初めての記録

sevens-first-gift = 頼まれて初めて渡したカード
sevens-first-token = 初めての「Pantti」
