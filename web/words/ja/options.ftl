# ゲームとハウスルール、プレイヤーの説明。`.explain`：出典つきの1行。`.explain-<ゲーム>`：ゲームでちがうとき。
# Panttiはラテン文字のままにする（かなにするとほかの言葉に見える）。

# UNSURE: The name in kana; we found none in print.
game-ristiseiska = リスティセイスカ
    .tag = 手札をなくす。出せないときは1枚もらう。
    .beginner = 目についたカードを出し、手札のほとんどを見落とします。
    .casual = 自分のカードが何を開くか考えますが、いくつか見落とします。
    .skilled = まず自分のカードの道を開き、ほかの人の得にしかならないカードは止め、一番出しにくいカードを渡します。
    .expert = 頭の中でディールを何度も最後までプレイします。隠れたカードは、もらう、渡す、パスのすべてと、うまい人のプレイに合うように配ります。
game-pantti = Pantti
    .tag = 手札をなくし、トークンも手放す。
    .beginner = 目についたカードを出し、手札のほとんどを見落とします。
    .casual = 自分のカードが何を開くか考えますが、いくつか見落とします。
    .skilled = まず自分のカードの道を開き、ほかの人の得にしかならないカードは止め、トークンに気をつけます。
    .expert = 頭の中でディールを何度も最後までプレイします。隠れたカードは、出たカードとパスのすべてと、うまい人のプレイに合うように配ります。

option-opening = スートの始め方
    .explain = 7のあとに出せるもの。
    .source = Panttiのブログ（6、次に8）、Denexa（順不同）、Board Game Arena（6が先）。
option-opening-six-then-eight = 6、次に8、それから残り
option-opening-six-only = 6が先、それから残り
option-opening-free = 6と8はどちらが先でも
option-bonus-turn = AかKのあとにもう1枚
    .explain = AかKのあと、もう一度出せます。
    .source = Panttiのブログ。Denexaにはありません。
option-unable = 出せないとき
    .source = Panttiのブログ（トークン）、Denexaとウィキペディア（もらう）。
option-unable-token = トークンを取る
option-unable-beg = カードをもらう
option-ace = エース
    .explain = Aを出せる場所。
    .source = Panttiのブログ。2つ目は変形ルール。
option-ace-low = 下（2の上）
option-ace-first-ace-decides = 最初のAで決まる（2かK）
option-score-cards = 点を数える
    .explain = 手に残ったカードは点になります。
    .source = Panttiのブログ。Denexaでは勝ち負けだけです。
option-target = 目標点
    .explain = この点でゲームが終わります。
    .source-pantti = Panttiのブログ（100）、Board Game Arena（200）。
    .source-ristiseiska = ウィキペディアには点をつける遊び方があり、Denexaは1ディールだけです。
    .source-ristikontra = 日本語のルール。数え方によります（7ゲームポイント、またはカードの点で500、120、60）。
    .source-sedma = GameTwistと、姉妹ゲームのジーロザーシュについてのshram.kiev.ua（5ゲームポイント）。カードの点の300はこのページ独自です。
option-ace-points = Aの点
    .explain = 手に残ったAの点。
    .source = Panttiのブログ（Aを出す場所による）、Board Game Arena（いつも14）。
option-ace-points-auto = 1、Aが上のときは14
option-ace-points-1 = 1
option-ace-points-14 = 14
option-token-points = トークンの点
    .explain = ディールの終わりに持っている人につきます。0ならトークンなし。
    .source = Panttiのブログ（ふつう25）。
option-token-exempts-winner = 勝者はトークンの点を払わない
    .source = Panttiのブログには書かれていません。Board Game Arenaでは勝者も払います。
option-false-beg = 出せるのにもらう
    .source = Denexa。相手全員がペナルティのカードを渡します。
option-false-beg-forbid = できない
option-false-beg-penalise = できるがペナルティがある
option-stall-circuits = だれも出さずに回る巡数の上限
    .explain = この数でディールが終わります。もらったカードがいつまでも回ることがあるためです。
    .source = このページ独自の制限です。
option-none = 目標なし（1ディールだけ）

preset-usual = 標準ルール
preset-arena = Board Game Arena式
preset-six-first = 6が先
preset-points = 点をつける
here-opening-six-then-eight = スートは7のあと6から8の順に続く
here-opening-six-only = スートは7のあと6から始めて両方へ続く
here-opening-free = 6と8はどちらが先でもよい
here-bonus-turn-true = AかKのあとはもう一度出せる
here-bonus-turn-false = 1回の手番に出すのは1枚
here-unable-token = 出せないときはトークンを取る
here-unable-beg = 出せないときはカードをもらう
here-ace-low = Aはいつも2の上
here-ace-first-ace-decides = Aが2の上かKの上かは最初のAで決まる
here-score-cards-true = 手に残ったカードは点になる
here-score-cards-false = 点は数えない
here-target =
    { $n ->
       *[other] ゲームは{ $n }点で終わる
    }
here-target-none = 1ディールだけ遊ぶ
here-ace-points-auto = Aは1点（上のときは14点）
here-ace-points-1 = Aはいつも1点
here-ace-points-14 = Aはいつも14点
here-token-points =
    { $n ->
        [0] トークンなし
       *[other] トークンは{ $n }点
    }
here-token-exempts-winner-true = 勝者はトークンの点を払わない
here-token-exempts-winner-false = 勝者もトークンの点を払う
here-false-beg-forbid = 出せるときはもらえない
here-false-beg-penalise = 出せるのにもらうと相手全員からペナルティのカードが来る
here-stall-circuits =
    { $n ->
       *[other] だれも出さずに{ $n }巡するとディールが終わる
    }
