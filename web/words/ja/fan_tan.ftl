# ファンタン：ハウスルール、起きたこと、求められること、できない理由、ルール。リスティセイスカやPanttiと同じものはsevens.ftlにある。
# $nはチップの数。ポット＝みんなが払ったチップの山。

game-fan-tan = ファンタン
    .tag = 一番先に手札をなくし、チップを取る。
    .beginner = 目についたカードを出し、手札のほとんどを見落とします。
    .casual = 自分のカードが何を開くか考えますが、いくつか見落とします。
    .skilled = まず自分のカードの道を開き、ほかの人の得にしかならないカードは止めます。
    .expert = 頭の中でディールを何度も最後までプレイします。隠れたカードはパスのすべてに合うように配り、チップを数えます。

option-start = 始める人
    .source = Bicycle Cardsとブリタニカ（ディーラーの左隣）。ウィキペディアにはダイヤの7やハートの7とあります。
option-start-left = ディーラーの左隣の人
option-start-7c = クラブの7
option-start-7d = ダイヤの7
option-start-7h = ハートの7
option-start-7s = スペードの7
# UNSURE: 「参加料」 for the ante; also said: アンティ, 場代.
option-ante = 参加料
    .explain = ディールの前に全員が払うチップ。
    .source = Bicycle Cardsとブリタニカ。
option-short-hand-ante = 手札が少ない人の追加の参加料
    .explain = ほかの人より1枚少なく配られた人が払います。
    .source = Bicycle Cards（ふつうはこうする）とブリタニカ。
option-pass-chips = パスのチップ
    .source = どの説明にもあります。
option-card-chips = 残ったカード1枚のチップ
    .source = Bicycle Cardsとブリタニカ。ほかにはありません。
option-false-pass = 出せるのにパス
    .explain = 出せるのにパスすると、すぐに3枚、止めている7があればさらに払います。
    .source = 罰金はBicycle Cardsにあります。
option-false-pass-forbid = できない
option-false-pass-penalise = できるが罰金がある
option-chips = はじめのチップ
    .explain = 0ならチップの増減だけを数えます。それ以外では、チップのなくなった人が出てもゲームが終わります。
    .source = 古いゲームの本（20～25枚）。

here-start-left = ディーラーの左隣の人が始める
here-start-7c = クラブの7で始める
here-start-7d = ダイヤの7で始める
here-start-7h = ハートの7で始める
here-start-7s = スペードの7で始める
here-ante =
    { $n ->
        [0] 参加料はない
       *[other] 参加料は{ $n }枚
    }
here-short-hand-ante =
    { $n ->
        [0] 手札が少なくても追加はない
       *[other] 手札が少ない人は{ $n }枚多く払う
    }
here-pass-chips =
    { $n ->
        [0] パスしても払わない
       *[other] パスは{ $n }枚
    }
here-card-chips =
    { $n ->
        [0] 残ったカードには払わない
       *[other] 残ったカードは1枚につき{ $n }枚払う
    }
here-false-pass-forbid = 出せるときはパスできない
here-false-pass-penalise = 出せるのにパスしてもよいが、罰金がある
here-chips =
    { $n ->
        [0] チップの増減だけを数える
       *[other] はじめに{ $n }枚持つ
    }

preset-parliament = パーラメント

## 起きたこと

fan-tan-pass =
    { $you ->
        [yes] パスして、チップを{ $n }枚払いました。
       *[no] { $seat }さんがパスして、チップを{ $n }枚払いました。
    }
fan-tan-false-pass =
    { $you ->
        [yes] 出せるのにパスして、チップを{ $n }枚払いました。
       *[no] { $seat }さんが出せるのにパスして、チップを{ $n }枚払いました。
    }

## できること、できない理由

fan-tan-action-pass =
    { $n ->
        [0] パス
       *[other] パスして{ $n }枚払う
    }
# $nはすぐ払う。手にある7の罰金を入れると$mostになることがある。
fan-tan-action-false-pass =
    { $most ->
        [3] それでもパス：3枚
       *[other] それでもパス：{ $n }～{ $most }枚
    }
fan-tan-all-passed = ほかの人が全員続けてパスしたので、出さなければなりません。

## 場と得点

fan-tan-pool = ポット：{ $n }枚
fan-tan-mark-paid = このディールで{ $n }枚払った
fan-tan-mark-won = このディールで{ $n }枚勝ち取った
fan-tan-score-ante = 参加料
fan-tan-score-passes = パス{ $n }回
fan-tan-score-false-passes = 出せるのにパス{ $n }回
fan-tan-score-pool = 上がり：ポット全部
fan-tan-score-fines-paid = 止めた7の罰金
fan-tan-score-fines = ほかの人からの罰金（手にあった6と8）

## 名人がそうする理由

fan-tan-reason-fine = 出せるので、パスすると{ $n }枚かかります。

## ルール

fan-tan-rules-aim = 払ったチップはポットに入り、ディールの勝者が全部取ります。チップの代わりにマッチや同じ硬貨でもかまいません。
fan-tan-rules-deal = ディーラーはシャッフルして、左隣の人から時計回りに1枚ずつ、すべて配ります。4人なら13枚ずつです。それ以外では、先に受け取る人たちがほかの人より1枚多くなります。
fan-tan-rules-ante =
    { $n ->
        [0] 参加料はありません。
       *[other] ディールの前に、全員がチップを{ $n }枚払います。
    }
fan-tan-rules-short-hand =
    { $n ->
        [0] ほかの人より1枚少ない人も、それ以上は払いません。
       *[other] ほかの人より1枚少ない人は、さらに{ $n }枚払います。
    }
fan-tan-rules-layout = 4つのスートが横に並び、まん中がそれぞれの7です。7はいつでも出せます。7の下に6を、その上に5、4と下へ続けます。7の上に8を、その上に9、10とキングまで続けます。
fan-tan-rules-start-left = ディーラーの左隣の人が始めます。次からは左へ回ります。
fan-tan-rules-start-card = { $card }を持っている人が、それを出して始めます。あとは左へ回ります。
fan-tan-rules-false-pass = 出せるときは、どのカードを出すかは自由です。出せるのにパスすることもできます。ただし、ディールを始めるカードを持っているときと、ほかの人が全員続けてパスしたときはできません。このようなパスには、すぐにチップを{ $n }枚ポットに払います。ディールが終わったら、止めていた7の1枚ごとに、その6を持っていた人に{ $fine }枚、8を持っていた人に{ $fine }枚払います。自分で持っていたなら払いません。
fan-tan-rules-unable =
    { $n ->
        [0] 出せないときはパスします。払うものはありません。
       *[other] 出せないときはパスして、チップを{ $n }枚ポットに払います。最初の7が出る前でも同じです。
    }
fan-tan-rules-title-score = チップ
fan-tan-rules-cards =
    { $n ->
        [0] 手に残ったカードには払いません。
       *[other] ディールが終わったら、手に残ったカード1枚につきチップを{ $n }枚ポットに払います。
    }
fan-tan-rules-winner = そしてディールの勝者がポットを全部取ります。
fan-tan-rules-deals-each = 人数と同じ数だけディールをします。全員が1回ずつ配ります。
fan-tan-rules-deals = { $n }ディール遊びます。
fan-tan-rules-chips =
    { $n ->
        [0] チップの増減だけを数えるので、合計はマイナスにもなります。合計が一番多い人の勝ちです。同じなら勝ちを分けます。
       *[other] はじめに全員がチップを{ $n }枚持ちます。ディールのあとでチップがなくなったり、借りになったりした人がいれば、ゲームはそこで終わります。チップの一番多い人の勝ちです。同じなら勝ちを分けます。
    }

## ルールのまわり：用意するもの、勝者、手順、例

fan-tan-primer-needs = チップかマッチ、同じ硬貨。1人に30枚ほど
fan-tan-primer-wins = 最後のディールのあと、チップの一番多い人
fan-tan-primer-deal = カードをすべて配り、参加料をポットに入れます。
fan-tan-primer-deal-free = カードをすべて配ります。
fan-tan-primer-play = 順に、出せるカードがあれば1枚ずつ出します。7か、スートの次のカードです。7から下はエースまで、上はキングまで続けます。
fan-tan-primer-fitting = { $card }のあとには、同じスートの6と8が出せます：
fan-tan-primer-lies = 場にある
fan-tan-primer-fits = 出せる
fan-tan-primer-waits = 6を待つ

## 初めての記録

fan-tan-first-false-pass = 出せるのに初めてパス
