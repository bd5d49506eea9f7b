# セドマ：起きたこと、求められること、できない理由、オプション、ルール。
# 点は10点ずつ。側＝2人のペア、または2人で遊ぶときの1人。「合うカード」＝リードと同じランクのカードと7。

game-sedma = セドマ
    .tag = 同じランクでトリックを取る。7はいつでも合う。
    .beginner = 今のトリックだけを見て、終わったトリックは覚えず、一番よいカードではなく、まずまずのカードをよく出します。
    .casual = あとに出す人のことを考えますが、覚えているのは最近の2トリックだけで、ときどきまちがえます。
    .skilled = すべてのカードを覚え、トリックの点と残っている7を比べます。
    .expert = カードを出す前に、頭の中でディールを何度も最後までプレイします。隠れたカードは、出たカードとうまい人のプレイに合うように配ります。

option-hand-size = 手札の枚数
    .explain = 8枚なら、4人で遊ぶときに山札がありません。
    .source = Pagatとウィキペディア（4枚）、日本語のルール（8枚）。
option-hand-size-4 = 4枚と山札
option-hand-size-8 = 8枚
option-prolong = トリックを続ける
    .explain = リードした人が、同じトリックの次の一巡を始められるとき。
    .source = Pagat（いつでも）、姉妹ゲームのジーロザーシュについてのGameTwist（相手が取りそうなとき）、日本語のルール（なし）。
option-prolong-always = 一巡するたびに
option-prolong-opponent = 相手のトリックのとき
option-prolong-never = なし
option-sevens = 7の強さ
    .explain = リードされたランクのカードが、あとから7に勝つかどうか。
    .source = Pagatとウィキペディア（リードと同じランクも）、日本語のページ（7だけ）。
option-sevens-wild = リードと同じランクも7に勝つ
option-sevens-top = 7に勝つのは7だけ
option-scoring = 得点の数え方
    .explain = 1ディールはゲームポイントで1点、2点、3点か、取ったカードの点になります。
    .source = 姉妹ゲームのジーロザーシュについてのGameTwist（ゲームポイント）。カードの点はこのページ独自です。
option-scoring-gamepoints = ゲームポイント、1ディールずつ
option-scoring-points = カードの点

preset-eight = 8枚ずつ
# UNSURE: 「ジーロザーシュ」 for Zsírozás; other spellings are about.
preset-zsir-like = ジーロザーシュ式

## ハウスルールを一文で、それぞれが節。

here-hand-size-4 = 手札は4枚
here-hand-size-8 = 手札は8枚
here-prolong-always = 一巡するたびに、リードした人は続けることができる
here-prolong-opponent = 相手のトリックなら、リードした人は続けることができる
here-prolong-never = トリックは一巡で終わる
here-sevens-wild = リードされたランクのカードは、あとから7にも勝つ
here-sevens-top = 7に勝つのは7だけ
here-scoring-gamepoints = ディールごとにゲームポイントがつく
here-scoring-points = カードの点を足していく

## 起きたこと

sedma-lead =
    { $you ->
        [yes] { $card }をリードしました。
       *[no] { $seat }さんが{ $card }をリードしました。
    }
sedma-play =
    { $you ->
        [yes] { $card }を出しました。
       *[no] { $seat }さんが{ $card }を出しました。
    }
sedma-play-on =
    { $you ->
        [yes] { $card }でトリックを続けました。
       *[no] { $seat }さんが{ $card }でトリックを続けました。
    }
sedma-stop =
    { $you ->
        [yes] トリックを終えました。
       *[no] { $seat }さんがトリックを終えました。
    }
sedma-peak-last = 最後のトリック
sedma-peak-all = すべてのトリック！
sedma-wins =
    { $you ->
        [yes]
            { $n ->
                [0] トリックに勝ちました。点はありません。
               *[other] { $last ->
                    [yes] 最後のトリック
                   *[no] トリック
                }に勝ちました：{ $n }点。
            }
       *[no]
            { $n ->
                [0] { $seat }さんがトリックに勝ちました。点はありません。
               *[other] { $seat }さんが{ $last ->
                    [yes] 最後のトリック
                   *[no] トリック
                }に勝ちました：{ $n }点。
            }
    }

## 求められること

sedma-prompt-lead = リードです。カードを出してください。
sedma-prompt-follow =
    { $partner ->
        [yes]
            { $last ->
                [yes] リードは{ $card }。トリックはパートナーのものです。一巡の最後のカードを出してください。
               *[no] リードは{ $card }。今のところパートナーのトリックです。どのカードでも出せます。
            }
       *[no]
            { $sevens ->
                [yes] リードは{ $card }。今のところ{ $to }さんのトリックです。取れるのは7だけです。
               *[no] リードは{ $card }。今のところ{ $to }さんのトリックです。同じランクか7なら取れます。
            }
    }
sedma-prompt-mine = リードは{ $card }。今のところ自分のトリックです。どのカードでも出せます。
sedma-prompt-on =
    { $mine ->
        [yes] リードは{ $card }。トリックは自分のものです。終えるか、合うカードで続けてください。
       *[no]
            { $partner ->
                [yes] リードは{ $card }。トリックはパートナーのものです。終えるか、合うカードで続けてください。
               *[no] リードは{ $card }。トリックは{ $to }さんのものです。終えるか、合うカードで続けてください。
            }
    }
sedma-prompt-end = リードは{ $card }。合うカードはありません。トリックを終えてください。

## できること

sedma-action-stop = トリックを終える

## できない理由

sedma-nothing-to-stop = トリックを終えられるのは、全員が一巡のカードを出したあとの、リードした人だけです。
sedma-does-not-fit = リードが{ $other }なので、{ $card }は合いません。同じランクか7で続けるか、トリックを終えてください。

## 名人がそうする理由

sedma-reason-stop-ours =
    { $n ->
        [0] トリックは自分の側のものです。終えれば手札を残せます。
       *[other] トリックは自分の側のものです。終えれば{ $n }点は確かです。
    }
sedma-reason-stop-nothing = このトリックに点はありません。終えれば合うカードを残せます。
sedma-reason-stop-save = 相手に{ $n }点入りますが、合うカードを残せます。
sedma-reason-lead-sure = { $card }はほかのだれにも取られません。取れるカードは、もう出たか自分の手札にあります。
sedma-reason-lead-seven =
    { $n ->
       *[other] { $card }を取れるのは7だけで、ほかの7はあと{ $n }枚です。
    }
sedma-reason-lead-several = { $card }：このランクを{ $n }枚持っていて、別の1枚で続けることができます。
sedma-reason-lead-nothing = 取られても、{ $card }に点はありません。
sedma-reason-lead-back = { $card }を取られても、7で続けることができます。
sedma-reason-lead-fewest =
    { $n ->
       *[other] { $card }は手札の中で一番取られにくいカードです。取れるカードはあと{ $n }枚です。
    }
sedma-reason-take-sure =
    { $n ->
        [0] { $card }のあとは、ほかのだれもトリックを取れません。自分の側のものです。
       *[other] { $card }のあとは、ほかのだれもトリックを取れません。自分の側のもので、今のところ{ $n }点です。
    }
sedma-reason-on-more = トリックは自分の側のものです。{ $card }で次の一巡が始まり、カードが増えます。
sedma-reason-on-back =
    { $n ->
        [0] 今のところ{ $to }さんのトリックですが、{ $card }で取り返せます。
       *[other] 今のところ{ $to }さんのトリックですが、{ $card }で取り返せます：今のところ{ $n }点です。
    }
sedma-reason-over =
    { $n ->
        [0] { $card }でパートナーのトリックを引きつぎます。
       *[other] { $card }でパートナーのトリックを引きつぎます：今のところ{ $n }点です。
    }
sedma-reason-take-last =
    { $n ->
        [0] 一巡の最後なので、{ $card }でトリックを取れます。
       *[other] 一巡の最後なので、{ $card }でトリックを取れます：{ $n }点です。
    }
sedma-reason-take =
    { $n ->
        [0] 今のところ{ $to }さんのトリックですが、{ $card }で取れます。
       *[other] 今のところ{ $to }さんのトリックですが、{ $card }で取れます：今のところ{ $n }点です。
    }
sedma-reason-give = 今のところ自分の側のトリックです。{ $card }で{ $n }点が加わります。
sedma-reason-cheap-ours = 今のところ自分の側のトリックです。{ $card }に点はなく、ほかのカードを残せます。
sedma-reason-keep = { $card }に点はなく、{ $other }をもっとよいトリックに残せます。
sedma-reason-cheap = 今のところ{ $to }さんのトリックです。{ $card }に点はありません。
sedma-reason-hope = あとでパートナーが取るかもしれません。{ $card }で{ $n }点が加わります。
sedma-reason-keep-dear = { $card }は相手に取られますが、{ $other }をもっとよいトリックに残せます。

## 場所

sedma-place-trick = トリック
sedma-place-led = トリック、リードは{ $card }
sedma-led = リード
sedma-place-captured =
    { $you ->
        [yes] 自分の取り札
       *[no] { $seat }さんの取り札
    }
sedma-place-captured-pair =
    { $you ->
        [yes] 自分と{ $to }さんの取り札
       *[no]
            { $toYou ->
                [yes] 自分と{ $seat }さんの取り札
               *[no] { $seat }さんと{ $to }さんの取り札
            }
    }
sedma-last-trick =
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
sedma-progress = 全{ $total }巡の{ $n }巡目
    .short = { $n }/{ $total }
sedma-note-points = このディールでカードの点{ $n }点
    .short = { $n }点
sedma-sign-takes = トリックを取れる

## 得点

sedma-score-last = 最後のトリック：{ $n }
sedma-score-nothing = 点のあるカードなし
sedma-score-won = { $total }点のうち{ $n }点、半分より多い：1ゲームポイント
sedma-score-all = { $n }点すべて：2ゲームポイント
sedma-score-tricks = すべてのトリック：3ゲームポイント
sedma-score-lost = { $total }点のうち{ $n }点、半分より少ない
# UNSURE: 「側」 for a pair or a single player.
sedma-note-level = 両方が{ $n }点です。もう1ディールで決まります。
sedma-goal-pair-game-points =
    { $n ->
       *[other] どちらかのペアが{ $n }ゲームポイントになるとゲームが終わります。
    }
sedma-goal-pair-card-points =
    { $n ->
       *[other] どちらかのペアが{ $n }点になるとゲームが終わります。
    }
sedma-goal-player-game-points =
    { $n ->
       *[other] どちらかが{ $n }ゲームポイントになるとゲームが終わります。
    }
sedma-goal-player-card-points =
    { $n ->
       *[other] どちらかが{ $n }点になるとゲームが終わります。
    }

## ルール

sedma-rules-title-aim = 目的
sedma-rules-aim = エースと10の入ったトリックと、最後のトリックを取ります。4人なら2対2で、パートナーは向かい合って座ります。2人なら1対1です。この規則で「側」とは、ペア、または2人で遊ぶときの1人のことです。
sedma-rules-values = エースと10は1枚10点、最後のトリックも10点で、合わせて90点です。このほかにカードの強さはなく、スートは関係ありません。
sedma-rules-title-deal = 人数と配り方
sedma-rules-players = プレイヤーは{ $least }人か{ $most }人です。各スートの7、8、9、10、ジャック、クイーン、キング、エースの32枚を使います。
sedma-rules-dealer = 最初のディーラーはくじで決めます。
sedma-rules-deal =
    ディーラーはシャッフルして、左隣の人から時計回りに1枚ずつ配り、1人{ $n }枚にします。{ $n ->
        [8] 4人ならそれで全部、2人なら残りは裏向きの山札です。
       *[other] 残りは裏向きの山札です。
    }
sedma-rules-title-trick = トリック
sedma-rules-lead = 最初はディーラーの左隣の人がリードし、次からは前のトリックの勝者がリードします。時計回りに1枚ずつ出します。いつでもどのカードでも出せます。
# UNSURE: 「合うカード」 for a card that matches.
sedma-rules-fits = トリックの最初のカードと同じランクのカードと、7が「合うカード」です。7がリードされたら、7だけが合います。
sedma-rules-wins = 最後に出た合うカードがトリックに勝ちます。ほかにだれも合うカードを出さなければ、リードした人の勝ちです。9、7、9、キングなら3人目、7、9、9、キングなら1人目が勝ちます。
sedma-rules-wins-top = 最後に出た7がトリックに勝ちます。7がなければ、リードと同じランクの最後のカードが勝ちます。9、7、9、キングなら2人目、7、9、9、キングなら1人目が勝ちます。
sedma-rules-face-down = トリックのカードは、勝った側が裏向きに置きます。ディールが終わるまで、だれも見ません。
sedma-rules-title-rounds = トリックを続ける
sedma-rules-on-always = 全員が1枚ずつ出したら、リードした人はトリックを終えるか、合うカードで続けます。続けると、同じトリックがもう一巡します。だれのトリックでも、一巡するたびにこうできます。
sedma-rules-on-opponent = 全員が1枚ずつ出して、リードした人の相手のトリックなら、リードした人はトリックを終えるか、合うカードで続けます。続けると、同じトリックがもう一巡します。リードした人の側のトリックなら、そこで終わりです。
sedma-rules-on-never = トリックは一巡だけです。全員が1枚ずつ出したら終わりです。
sedma-rules-on-how = 次の一巡でも、ほかの人は好きなカードを1枚ずつ出します。勝者は全部の巡を通して決まります。リードした人の手札がなくなると、トリックは終わりです。
sedma-rules-title-stock = 山札
sedma-rules-draw =
    { $n ->
        [8] 山札があるあいだは、トリックのあと、次のリードの前に、全員がまた{ $n }枚になるまで引きます。勝者から時計回りに1枚ずつです。足りなければ、全員が同じ枚数を引きます。
       *[other] トリックのあと、次のリードの前に、全員がまた{ $n }枚になるまで山札から引きます。勝者から時計回りに1枚ずつです。足りなければ、全員が同じ枚数を引きます。
    }
sedma-rules-title-score = 得点
sedma-rules-gamepoints = すべてのカードを出したら、両方の側が点を数えます。50点以上の側は1ゲームポイント、90点すべてなら2、トリックすべてなら3ゲームポイントです。
sedma-rules-gamepoints-target =
    { $n ->
       *[other] 先に{ $n }ゲームポイントになった側の勝ちです。
    }
sedma-rules-points = すべてのカードを出したら、両方の側が点を数え、ディールごとに足していきます。
sedma-rules-points-target = ディールのあとで先に{ $n }点になった側の勝ちです。両方なら合計の多いほうの勝ち、同点ならもう1ディール遊びます。
sedma-rules-next-dealer-loser = 勝った側がリードするように、負けた側が配ります。ディーラーの左隣の人か、ディーラーの側が負けたならそのパートナーです。2人なら負けた人が配ります。
sedma-rules-next-dealer-left = ディールのあとは、ディーラーの左隣の人が配ります。

## ルールの前後：勝者、早わかり、例

sedma-primer-first-gamepoints = 先に{ $n }ゲームポイントに達した側
sedma-primer-first-points = 先にカードの点で{ $n }点に達した側
sedma-primer-deal =
    { $n ->
        [8] { $n }枚ずつ配ります。2人なら、残りは山札です。
       *[other] { $n }枚ずつ配ります。残りは山札です。
    }
sedma-primer-lead = ディーラーの左隣の人が好きなカードをリードし、ほかの人も順に好きなカードを出します。4人なら、パートナーは向かい合って座ります。
sedma-primer-take = リードと同じランクのカードか7で、最後に出たものがトリックに勝ちます。勝者が次にリードします。
sedma-primer-take-top = 最後に出た7がトリックに勝ちます。7がなければ、リードと同じランクの最後のカードです。勝者が次にリードします。
sedma-primer-on-always = 一巡するたびに、リードした人は同じランクか7で同じトリックを続けることができます。
sedma-primer-on-opponent = 一巡したときに相手がトリックを取っていれば、リードした人は同じランクか7で続けることができます。
sedma-primer-draw = トリックのあとは、勝者から順に、また{ $n }枚になるまで山札から引きます。足りなければ全員が同じ枚数だけ引きます。
sedma-primer-count = エース、10、最後のトリックは、それぞれ10点です。
sedma-primer-gamepoints = 90点のうち50点で1ゲームポイント、90点すべてで2、トリックすべてで3です。
sedma-primer-points = ディールの点を足していきます。
sedma-primer-trick = リードと同じランクのカードは、あとから7に勝ちます：
sedma-primer-trick-top = リードと同じランクのカードは、7には勝てません：
sedma-primer-rounds = リードした人が2枚目の9で続け、8枚すべてを取ります：
sedma-primer-rounds-top = リードした人が2枚目の9で続けますが、7が8枚すべてを取ります：
sedma-primer-round = { $n }巡目
sedma-primer-led = リード
sedma-primer-fits = 合う
sedma-primer-wins = 勝ち
sedma-primer-late = 勝てない
sedma-primer-other = 合わない

## 初めての記録

sedma-first-last = 最後のトリックを初めて獲得
sedma-first-all = 全トリックを初めて獲得
