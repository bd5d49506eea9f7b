# リスティコントラ：起きたこと、求められること、できない理由、オプション、ルール。
# ペア＝2人のパートナー。ゲームポイント、カードの点は日本語のルールの言葉。

game-ristikontra = リスティコントラ
    .tag = 2人組で、同じランクを出してトリックを取る。
    .beginner = 今のトリックだけを見て、終わったトリックは覚えず、取れるのを見落とすこともあります。
    .casual = あとに出す人のことを考えますが、覚えているのはAと10と最近のトリックだけで、ときどきまちがえます。
    .skilled = すべてのカードを覚え、パートナーと協力します。確かなトリックに点を入れ、取れるカードを残します。
    .expert = 4トリック目からは、頭の中でディールを何度も最後までプレイします。隠れたカードは、出たカードとうまい人のプレイに合うように配ります。それまでは経験をもとにプレイします。

option-mode = 得点の数え方
    .explain = 最初のものはゲームポイント、ほかはカードの点を数えます。
    .source = 日本語のルールに4つともあります。
option-mode-gamepoints = ゲームポイント、1ディールずつ
# UNSURE: 「汚れる」「きれいになる」: the Japanese rules have only the name of this scoring.
option-mode-cleaning = クイーンで汚れ、キングできれいに
option-mode-first120 = 先に120点
option-mode-first60 = 先に60点、カードの点は小さめ
option-hold-fourth-king = 4枚目のキングは残す
    .explain = 山札があるあいだ手札からは出せません。まだきれいになれるようにするためです。
    .source = フィンランド語のウィキペディア。

preset-cleaning = クイーンとキング
preset-first120 = 先に120点
preset-first60 = 先に60点

## 起きたこと

ristikontra-lead =
    { $you ->
        [yes] { $card }をリードしました。
       *[no] { $seat }さんが{ $card }をリードしました。
    }
ristikontra-play =
    { $you ->
        [yes] { $card }を出しました。
       *[no] { $seat }さんが{ $card }を出しました。
    }
ristikontra-turn =
    { $you ->
        [yes] 山札から{ $card }をめくりました。
       *[no] { $seat }さんが山札から{ $card }をめくりました。
    }
ristikontra-peak-last = 最後のトリック
ristikontra-peak-all = 13トリックすべて！
ristikontra-wins =
    { $you ->
        [yes]
            { $n ->
                [0] トリックに勝ちました。点はありません。
               *[other] トリックに勝ちました：{ $n }点。
            }
       *[no]
            { $n ->
                [0] { $seat }さんがトリックに勝ちました。点はありません。
               *[other] { $seat }さんがトリックに勝ちました：{ $n }点。
            }
    }

## 求められること

ristikontra-prompt-lead =
    { $turn ->
        [yes] リードです。カードを出すか、めくってください。
       *[no] リードです。カードを出してください。
    }
ristikontra-prompt-follow =
    { $partner ->
        [yes]
            { $last ->
                [yes] リードは{ $card }。トリックはパートナーのものです。最後のカードを出してください。
               *[no] リードは{ $card }。今のところパートナーのトリックです。どのカードでも出せます。
            }
       *[no]
            { $last ->
                [yes] リードは{ $card }。トリックは{ $to }さんのものです。最後なので、同じランクなら取れます。
               *[no] リードは{ $card }。今のところ{ $to }さんのトリックです。同じランクなら取れます。
            }
    }

## できること

ristikontra-action-turn = 山札から1枚めくる

## できない理由

fourth-lead = このランクを3回続けてリードしました。別のランクをリードしてください。
hold-king = 4枚目のキングです。この卓では、山札があるあいだ手札に残します。

## 名人がそうする理由

ristikontra-reason-lead-sure = { $card }はだれにも取られません。同じランクのほかのカードは、もう出たか自分の手札にあります。
ristikontra-reason-lead-one = { $card }を取れるカードは、あと1枚だけです。
ristikontra-reason-lead-several = { $card }：このランクを自分で{ $n }枚持っています。
ristikontra-reason-lead-nothing = 取られても、{ $card }に点はありません。
ristikontra-reason-lead-fewest = { $card }：このランクの残り（{ $n }枚）は、手札のどのランクより少ないです。
ristikontra-reason-lead-little =
    { $n ->
       *[other] 取られても、{ $card }は{ $n }点だけです。
    }
ristikontra-reason-take-last =
    最後なので、{ $card }でトリックを取れます：{ $n ->
        [0] 点はありませんが、次にリードします。
       *[other] { $n }点です。
    }
ristikontra-reason-take-sure =
    あとの人は{ $card }を取れません。トリックは確かに自分たちのものです{ $n ->
        [0] 。次にリードします。
       *[other] 。今のところ{ $n }点です。
    }
ristikontra-reason-take =
    今のところ{ $to }さんのトリックですが、{ $card }で取れます：{ $n ->
        [0] まだ点はありません。
       *[other] 今のところ{ $n }点です。
    }
ristikontra-reason-over-sure = { $card }でパートナーのトリックを引きつぎます。確かに自分たちのもので、次にリードします。
ristikontra-reason-over =
    { $n ->
       *[other] { $card }でパートナーのトリックを引きつぎ、最後の人が取らなければ次にリードします。このランクは、あと{ $n }枚あります。
    }
ristikontra-reason-give =
    トリックは確かにパートナーのものです。{ $card }で{ $n ->
       *[other] { $n }点が加わります。
    }
ristikontra-reason-give-likely =
    今のところパートナーのトリックです。{ $card }で{ $n ->
       *[other] { $n }点が加わります。
    }
ristikontra-reason-partner = トリックは確かにパートナーのものです。取らなくてもかまいません。
ristikontra-reason-doubt =
    { $n ->
       *[other] 今のところパートナーのトリックですが、リードされたランクがあと{ $n }枚あります。一番点が少ないのは{ $card }です。
    }
ristikontra-reason-lost = トリックは相手のものです。一番点が少ないのは{ $card }です。
ristikontra-reason-least = 今のところ{ $to }さんのトリックです。一番点が少ないのは{ $card }です。
ristikontra-reason-lost-another = トリックは相手のものですが、同じランクの{ $other }を残せます。
ristikontra-reason-lost-keeps = トリックは相手のものですが、{ $card }より取られにくい{ $other }を残せます。
ristikontra-reason-lost-little =
    { $n ->
       *[other] トリックは相手のものですが、{ $card }は{ $n }点だけです。
    }
ristikontra-reason-hope =
    あとでパートナーが取るかもしれません。{ $card }で{ $n ->
       *[other] { $n }点が加わります。
    }
ristikontra-reason-turn-dear =
    { $n ->
       *[other] 一番点の少ないカードでも{ $n }点です。山札のカードなら手札を残せます。
    }
ristikontra-reason-turn-lead = 手札はどれも取られるかもしれません。山札のカードなら手札を残せます。
ristikontra-reason-turn-keep =
    { $n ->
        [0] 山札のカードなら手札をすべて残せます。
       *[other] 山札のカードなら、{ $n }点ある手札をすべて残せます。
    }
ristikontra-reason-soil = トリックは相手のもので、{ $card }で相手が汚れます。
ristikontra-reason-no-queen = トリックは確かに自分たちのもので、クイーンを入れると汚れます。
ristikontra-reason-clean = トリックは確かに自分たちのもので、{ $card }を入れるときれいになります。
ristikontra-reason-keep-king = トリックは相手のものです。残したキングで、まだきれいになれます。
ristikontra-reason-end-dearest =
    { $you ->
        [yes] いちばん点の高いトリック（{ $n }点）を取りました。
       *[no] { $seat }さんがいちばん点の高いトリック（{ $n }点）を取りました。
    }
ristikontra-reason-end-despite =
    { $you ->
        [yes] いちばん点の高いトリック（{ $n }点）を取りましたが、合計では相手側が上でした。
       *[no] { $seat }さんがいちばん点の高いトリック（{ $n }点）を取りましたが、合計では{ $toYou ->
                [yes] 自分の側
               *[no] 相手側
            }が上でした。
    }

## 場所

ristikontra-place-trick = トリック
ristikontra-place-led = トリック、リードは{ $card }
ristikontra-led = リード
ristikontra-place-captured =
    { $you ->
        [yes] 自分と{ $to }さんの取り札
       *[no]
            { $toYou ->
                [yes] 自分と{ $seat }さんの取り札
               *[no] { $seat }さんと{ $to }さんの取り札
            }
    }

## 前のトリックと、ペアが取ったもの

ristikontra-last-trick =
    { $you ->
        [yes]
            { $n ->
                [0] 前のトリック：自分、点なし
               *[other] 前のトリック：自分、{ $n }点
            }
       *[no]
            { $n ->
                [0] 前のトリック：{ $seat }さん、点なし
               *[other] 前のトリック：{ $seat }さん、{ $n }点
            }
    }
ristikontra-progress = 全{ $total }トリックの{ $n }番目
    .short = { $n }/{ $total }
ristikontra-note-points =
    { $n ->
       *[other] このディールでカードの点{ $n }点
    }
    .short = { $n }点
ristikontra-fact-clean = 今のところきれい：早いトリックでクイーンを取っていない
    .badge = きれい
ristikontra-fact-dirty =
    { $n ->
       *[other] 汚れている：早いトリックでクイーンを{ $n }枚取った
    }
    .badge = 汚れ
ristikontra-fact-cleaned = キングできれいになった
    .badge = 回復
ristikontra-sign-takes = トリックを取れる

## 得点

ristikontra-score-nothing = 点のあるカードなし
ristikontra-score-won = { $total }点のうち{ $n }点、半分より多い：1ゲームポイント
ristikontra-score-all = { $n }点すべて：2ゲームポイント
ristikontra-score-level = { $total }点のうち{ $n }点、相手と同じ：だれも得点しない
ristikontra-score-lost = { $total }点のうち{ $n }点、半分より少ない
ristikontra-score-clean = きれい：山札があるあいだクイーンなし
ristikontra-score-cleaned =
    { $kings ->
       *[other] 汚れたが、最後のトリックのキング{ $kings }枚できれいになった
    }
ristikontra-score-dirty =
    { $n ->
       *[other] 汚れた：山札があるあいだにクイーン{ $n }枚、きれいにするキングなし
    }
ristikontra-score-under-ten = 取ったのは10点未満：合計は0に戻る

# ディールで合計がどう変わったか。
ristikontra-note-carry =
    { $n ->
        [1] 同点：1ゲームポイントが次のディールの勝者に繰り越されます。
       *[other] また同点：{ $n }ゲームポイントが次のディールの勝者に繰り越されます。
    }
ristikontra-note-paid =
    { $you ->
        [yes] 自分と{ $to }さんに
       *[no]
            { $toYou ->
                [yes] 自分と{ $seat }さんに
               *[no] { $seat }さんと{ $to }さんに
            }
    }{ $n ->
       *[other] 、繰り越しの{ $n }ゲームポイントも入ります。
    }
ristikontra-note-reset =
    { $you ->
        [yes] 自分と{ $to }さんは10点未満でした。合計は{ $n }から0に戻ります。
       *[no]
            { $toYou ->
                [yes] 自分と{ $seat }さんは10点未満でした。合計は{ $n }から0に戻ります。
               *[no] { $seat }さんと{ $to }さんは10点未満でした。合計は{ $n }から0に戻ります。
            }
    }
ristikontra-note-dirty =
    { $you ->
        [yes] 自分と{ $to }さんは汚れたままでした。取った{ $n }点は数えません。
       *[no]
            { $toYou ->
                [yes] 自分と{ $seat }さんは汚れたままでした。取った{ $n }点は数えません。
               *[no] { $seat }さんと{ $to }さんは汚れたままでした。取った{ $n }点は数えません。
            }
    }
ristikontra-note-last-trick =
    最後に同点なので、最後のトリックを取らなかったペアの勝ちです：{ $you ->
        [yes] 自分と{ $to }さん
       *[no]
            { $toYou ->
                [yes] 自分と{ $seat }さん
               *[no] { $seat }さんと{ $to }さん
            }
    }。
ristikontra-note-level = 両方のペアが{ $n }点です。もう1ディールで決まります。
ristikontra-goal-game-points =
    { $n ->
       *[other] どちらかのペアが{ $n }ゲームポイントになるとゲームが終わります。
    }
ristikontra-goal-card-points =
    { $n ->
       *[other] どちらかのペアが{ $n }点になるとゲームが終わります。
    }

## ルール

ristikontra-rules-title-aim = 目的
ristikontra-rules-aim = 4人で2対2。点のあるカードの入ったトリックを取ります。
ristikontra-rules-values-120 = エース11点、10は10点、キング4点、クイーン3点、ジャック2点、ほかのカードは0点で、合わせて120点です。このほかにカードの強さはなく、スートは関係ありません。
ristikontra-rules-values-60 = エース5点、キング4点、クイーン3点、ジャック2点、10は1点、ほかのカードは0点で、合わせて60点です。このほかにカードの強さはなく、スートは関係ありません。
ristikontra-rules-title-deal = 人数と配り方
ristikontra-rules-players = プレイヤーは4人で、2人ずつのペアです。ジョーカーなしの52枚を使います。パートナーは向かい合って座ります。
ristikontra-rules-dealer = 最初のディーラーはくじで決めます。次からは、ディーラーの左隣の人が配ります。
ristikontra-rules-deal = ディーラーはシャッフルして、左隣の人から時計回りに1枚ずつ配り、1人{ $n }枚にします。残りは裏向きの山札です。
ristikontra-rules-title-trick = トリック
ristikontra-rules-lead = 最初はディーラーの左隣の人がリードし、次からは前のトリックの勝者がリードします。時計回りに1枚ずつ出します。いつでもどのカードでも出せます。
ristikontra-rules-last-wins = リードと同じランクの最後のカードがトリックに勝ちます。ほかにそのランクを出した人がいなければ、リードした人の勝ちです。2、エース、2、ジャックなら3人目、7、5、エース、3なら1人目が勝ちます。
ristikontra-rules-face-down = トリックのカードは、勝ったペアが裏向きに置きます。ディールが終わるまで、だれも見ません。
ristikontra-rules-title-stock = 山札
ristikontra-rules-turn = 山札があるあいだは、リードのときも、手札から出す代わりに一番上をめくることができます。めくったカードが出したカードになります。
ristikontra-rules-draw = トリックのあと、次のリードの前に、手札が{ $n }枚より少ない人が1枚ずつ引きます。勝者から時計回りです。めくった人は{ $n }枚のままで、引きません。
ristikontra-rules-title-limits = 制限
ristikontra-rules-fourth-lead = ほかのランクがあるかぎり、同じランクを4回続けてリードできません。山札からめくったカードは、どのランクでもかまいません。
ristikontra-rules-hold-fourth-king = キングが3枚出たら、山札があるあいだ、4枚目は手札から出せません。山札からめくられたら、それが出たカードになります。
ristikontra-rules-title-score = 得点
ristikontra-rules-gamepoints = 最後のトリックのあと、両方のペアが取ったカードの点を数えます。61点以上のペアは1ゲームポイント、120点すべてなら2ゲームポイントです。
ristikontra-rules-carry = 60対60ならどちらも得点せず、次のディールの勝者に1ゲームポイントが加わります。続けて同点なら積み重なります。
ristikontra-rules-gamepoints-target =
    { $n ->
       *[other] 先に{ $n }ゲームポイントになったペアの勝ちです。
    }
ristikontra-rules-sum = 最後のトリックのあと、両方のペアが取ったカードの点を数え、ディールごとに足していきます。
ristikontra-rules-dirty = 山札があるあいだ、つまり最初の8トリックでクイーンを取ったペアは汚れます。
ristikontra-rules-clean = 汚れたペアは、最後の5トリックのどれかでキングを取ると（だれのキングでも）きれいになります。クイーンが勝ったトリックのキングは数えません。
ristikontra-rules-failed = 汚れたままのペアは、このディールで得点しません。
ristikontra-rules-under-ten = 1ディールで取ったのが10点未満のペアは、汚れていてもきれいでも、すべてを失い、合計は0に戻ります。
ristikontra-rules-cleaning-target = ディールのあとで先に{ $n }点になったペアの勝ちです。両方なら合計の多いほうの勝ち、同点ならもう1ディール遊びます。
ristikontra-rules-race-target = ディールの終わりに先に{ $n }点になったペアの勝ちです。
ristikontra-rules-race-tie = 両方がなったら合計の多いほうの勝ち、同点なら、一番最後のトリックを取らなかったペアの勝ちです。
here-mode-gamepoints = ディールごとにゲームポイントがつく
here-mode-cleaning = クイーンで汚れ、キングできれいになる
here-mode-first120 = 1ディール120点のカードの点を競う
here-mode-first60 = 1ディール60点の小さいカードの点を競う
here-hold-fourth-king-true = 山札があるあいだ4枚目のキングは手札に残す
here-hold-fourth-king-false = 4枚目のキングはいつでも出せる

## ルールの前後：勝者、早わかり、例

ristikontra-primer-wins-game-points = 先に{ $n }ゲームポイントに達したペア
ristikontra-primer-wins-card-points = 先にカードの点で{ $n }点に達したペア
ristikontra-primer-deal = パートナーは向かい合わせに座ります。各プレイヤーに{ $n }枚配り、残りを山札にします。
ristikontra-primer-play = 時計回りに、それぞれ好きなカードを1枚出します。
ristikontra-primer-last = リードされたランクの最後のカードがトリックに勝ちます。
ristikontra-primer-turn = 手札の代わりに山札の一番上をめくって出すこともできます。
ristikontra-primer-draw = トリックごとに手札が{ $n }枚になるように引きます。勝った人がリードします。
ristikontra-primer-score-gamepoints = 取ったカードの点を数えます。61点以上で1ゲームポイント、120点全部なら2です。
ristikontra-primer-score-cards = 取ったカードの点を数え、ディールごとに足していきます。
ristikontra-primer-score-cleaning = 取ったカードの点を足していきます。ただし、早いうちにQを取ったら、終盤にKを取らないと0点になります。
ristikontra-primer-third = 2・A・2・J：最後の2を出した3人目の勝ち。
ristikontra-primer-first = 7・5・A・3：ほかに7がないので、リードした人の勝ち。
ristikontra-primer-fourth = K・3・10・K：4人目の勝ち。
ristikontra-primer-count = これらのカードを取ったペアは{ $n }点になります。
ristikontra-primer-game-point = これらのカードで{ $total }点のうち{ $n }点になり、ゲームポイントが1つ入ります：
ristikontra-primer-cleaned = クイーンで汚れたペアが、キングでまたきれいになり、カードの{ $n }点を得ます。キングがなければ0点でした。
ristikontra-primer-early = 最初の{ $n }トリックの1つ
ristikontra-primer-late = 最後の{ $n }トリックの1つ
ristikontra-primer-dirty = 汚れる
ristikontra-primer-clean = きれいになる

## 初めての記録

ristikontra-first-last = 最後のトリックを初めて獲得
ristikontra-first-all = 全トリックを初めて獲得
