# ホイットグッベ：オプション、起きたこと、求められること、できない理由、ルール。ミュッリュマッティと同じことはmyllymatti.ftlの言葉で言う。

# UNSURE: The name in kana as on GameFarm.
game-skitgubbe = ホイットグッベ
    .tag = カードを取り、出し切る。最後に残ると負け。
    .beginner = 単純な決まりでプレイし、ほかの人が取ったカードをほとんど覚えず、よく見落とします。
    .casual = 同じ決まりでプレイし、取られたカードの最後の12枚ほどを覚え、見落としは少なめです。
    .skilled = 取られたカードをすべて覚えているので、後半は全員の手札がわかり、少し先を読みます。
    .expert = すべてのカードを知っている後半で先を読みます。前半は経験をもとにプレイします。

option-tricks = 前半のトリックに出す人
    .source = 全員：WotC、Cats at Cards。2人：Pagat、spelakort.nu。
option-tricks-all = 全員
option-tricks-pair = リードした人と次の人
option-tie = 同じランク
    .explain = 引き分けた人どうしが、場のすべてをかけて続けます。
    .source = 一番高いカード：WotC、Cats at Cards。どのペアでも：nordiccardgames.pages.dev。
option-tie-war = 一番高いカードだけ
option-tie-any-pair = ペアが高いカードに勝つ
option-slough = カードの付け足し
    .explain = 前半では、出したあとに、場にあるランクのカードを加えることができます。
    .source = WotCのFlurst。そこではほかの人の番でもできます。
option-runs = 後半のラン
    .explain = 同じスートの続いたカードを、1枚のように出せます。
    .source = WotC、Wikipedia、kortspel.info。Pagatでは1枚ずつです。
option-pickup = 勝てないときに引き取るもの
    .source = Pagat（最後）、Wikipedia（続くもの）、WotC（最初）。
option-pickup-lay = トリックの最後のカードかラン
option-pickup-sequence = その下に続くものも
option-pickup-bottom = 最初のものと、それに続くもの
option-dreck = 低いカードをもらう枚数（これ未満の人）
    .explain = 後半のはじめにこれより少ない人が、2から5までのすべてと切り札の6を分けます。0ならしません。
    .source = WotC（6）。

preset-pagat = Pagat式
preset-flurst = Flurst

here-tricks-all = 前半のトリックには全員が出す
here-tricks-pair = 前半のトリックは2人ずつ
here-tie-war = 一番高いカードだけが引き分けになる
here-tie-any-pair = ペアが高いカードに勝つ
here-slough-true = 同じランクのカードを付け足せる
here-slough-false = カードは付け足さない
here-runs-true = ランを1枚のように出せる
here-runs-false = カードは1枚ずつ出す
here-pickup-lay = トリックの最後のカードを引き取る
here-pickup-sequence = 最後のカードの下に続くものも引き取る
here-pickup-bottom = トリックの最初のカードとそれに続くものを引き取る
here-dreck =
    { $n ->
        [0] 低いカードはだれにも配らない
        [1] カードのない人に低いカードを配る
       *[other] { $n }枚より少ない人に低いカードを配る
    }

## 起きたこと

skitgubbe-war = 同じランクです。カードは場に残り、同じランクを出した人がもう一度出します。
skitgubbe-slough =
    { $you ->
        [yes] { $card }を付け足しました。
       *[no] { $seat }さんが{ $card }を付け足しました。
    }
skitgubbe-stop =
    { $you ->
        [yes] これ以上は付け足しません。
       *[no] { $seat }さんはこれ以上付け足しません。
    }
skitgubbe-dreck =
    { $n ->
        [1] カードのない人に低いカードを配ります。
       *[other] { $n }枚より少ない人に低いカードを配ります。
    }
skitgubbe-lead-run =
    { $you ->
        [yes] { $cards }をリードしました。
       *[no] { $seat }さんが{ $cards }をリードしました。
    }
skitgubbe-beat-run =
    { $you ->
        [yes] { $cards }で勝ちました。
       *[no] { $seat }さんが{ $cards }で勝ちました。
    }
skitgubbe-take-lays =
    { $you ->
        [yes] { $cards }を引き取りました。
       *[no] { $seat }さんが{ $cards }を引き取りました。
    }

## 求められること

skitgubbe-prompt-collect =
    { $turn ->
        [yes] リードです。カードを出すか、めくってください。
       *[no] リードです。カードを出してください。
    }
skitgubbe-prompt-follow =
    { $turn ->
        [yes] カードを出すか、めくってください。いま一番高いのは{ $card }です。
       *[no] カードを出してください。いま一番高いのは{ $card }です。
    }
skitgubbe-prompt-war =
    { $turn ->
        [yes] 同じランクです。もう一度出すか、めくってください。
       *[no] 同じランクです。もう一度出してください。
    }
skitgubbe-prompt-slough = 場にあるランクのカードを付け足せます。
skitgubbe-prompt-no-slough = 付け足せるカードはありません。
skitgubbe-prompt-lead-run = リードです。どのカードでも、ランでも出せます。
skitgubbe-prompt-beat =
    { $n ->
       *[other] { $cards }に勝つか、引き取ってください。あと{ $n }手でトリックが完成します。
    }
skitgubbe-prompt-must =
    { $n ->
       *[other] { $cards }に勝たなければなりません。あと{ $n }手でトリックが完成します。
    }
skitgubbe-prompt-take = { $cards }に勝てません。引き取ってください。

## できること

skitgubbe-action-stop = 付け足さない
skitgubbe-action-slough = { $card }を付け足す
skitgubbe-action-run = { $cards }を出す
skitgubbe-action-take = { $cards }を引き取る

## 名人がそうする理由

skitgubbe-reason-best-so-far = { $card }は、いま一番高い{ $other }より高いです。
skitgubbe-reason-pair = { $card }でペアになり、ペアは1枚のカードに勝ちます。
skitgubbe-reason-slough-low = { $card }は低いカードで、トリックに勝った人のものになります。
skitgubbe-reason-slough-mine = トリックは自分のもので、付け足すカードも自分に残ります。
skitgubbe-reason-stop = { $card }を残します。付け足せば、トリックに勝った人のものになります。
skitgubbe-reason-run = 一度に{ $n }枚手放せます。
skitgubbe-reason-covers = { $to }さんは{ $card }に勝てません。

## できない理由

skitgubbe-no-slough = この卓ではカードを付け足しません。
skitgubbe-no-slough-now = カードを付け足すのは、前半に自分のカードを出したすぐあとです。
skitgubbe-slough-or-stop = もう出しました。付け足すか、付け足さないかを選んでください。
skitgubbe-no-match = 場に{ $card }と同じランクのカードはありません。

## 場所

skitgubbe-place-lay = トリックの{ $n }枚目

## ルール

skitgubbe-rules-players = プレイヤーは{ $least }～{ $most }人で、個人戦です。ジョーカーなしの52枚を使います。エースが一番高く、2が一番低いです。
skitgubbe-rules-tricks-all = ディーラーの左隣の人がカードをリードし、時計回りに全員がどのカードでも1枚ずつ出します。スートに関係なく、一番高いランクが勝ちます。勝った人はカードを裏向きで自分の取り山に置き、次のトリックをリードします。
skitgubbe-rules-tricks-pair = 2人ずつでトリックを争います。ディーラーの左隣の人がカードをリードし、次の人が好きなカードを1枚出します。スートに関係なく、ランクの高いほうが勝ちます。勝った人は2枚を裏向きで自分の取り山に置き、左隣の人を相手に次のトリックをリードします。
skitgubbe-rules-draw = 手札から出したら、すぐに山札から引いて3枚に戻します。
skitgubbe-rules-tie-war = 一番高いランクを何人かが出したら、カードはすべて場に残り、その人たちだけが同じ順にもう一度出します。勝った人が場のカードをすべて取ります。
skitgubbe-rules-tie-any-pair = 何人かが同じランクを出したら、もっと高い1枚があっても、そのうち一番高いランクで決まります。カードはすべて場に残り、そのランクの人たちだけが同じ順にもう一度出します。勝った人が場のカードをすべて取ります。
skitgubbe-rules-slough = 出して引いたあと、トリックにあるランクのカードを付け足して引き、さらに付け足すことができます。このカードもトリックに勝った人のものです。
skitgubbe-rules-dreck =
    { $n ->
        [1] そのときカードのない人がいれば、2、3、4、5のすべてと切り札の6を全員の手札から抜き、カードのない人に配ります。
       *[other] そのとき{ $n }枚より少ない人がいれば、2、3、4、5のすべてと切り札の6を全員の手札から抜き、少ない人に配ります。
    }
skitgubbe-rules-runs = 1枚の代わりにランを出すことができます。{ $cards }のように、同じスートで続いたカードです。何枚でもトリックの1枚と数えます。その一番高いカードより上から始まる同じスートのカードかラン、または切り札が勝ちます。
skitgubbe-rules-pickup-sequence = カードやランを引き取るときは、同じスートで間をあけずに下へ続いているものも引き取ります。
skitgubbe-rules-pickup-bottom = 最後のカードやランの代わりに、トリックの最初のものと、同じスートで間をあけずに上へ続いているものを引き取ります。
skitgubbe-rules-stall-usual = 後半で、出すか引き取るかが200回（4人なら400回、5人なら600回、6人なら800回）続いてもトリックが完成しなければ、ディールは終わり、カードを持つ人は全員負けです。

## ルールのまわり：勝者、早わかり、例

skitgubbe-primer-wins = 勝者はなく、最後までカードを持つ人の負け
skitgubbe-primer-deal = 1人に{ $n }枚ずつ配ります。残りは山札です。
skitgubbe-primer-tricks-all = 順に1枚ずつ出します。スートに関係なく一番高いランクがすべてを取って次をリードし、同じなら、同じ人どうしがもう一度出します。
skitgubbe-primer-tricks-pair = リードした人と次の人が1枚ずつ出します。スートに関係なく高いほうが両方を取って次をリードし、同じならもう一度出します。
skitgubbe-primer-draw = 手札から出して{ $n }枚に戻るまで引くか、代わりに山札の一番上をめくります。
skitgubbe-primer-trump = 山札の最後のカードを引く人は、それを見せます。そのスートが切り札です。
skitgubbe-primer-half = 出すカードのない人が出たら、全員が取ったカードを手札にします。切り札を引いた人がリードします。
skitgubbe-primer-beat = 最後のカードに、同じスートの高いカードか切り札で勝つか、それを引き取ります。
skitgubbe-primer-beat-run = 最後のカードやランに、同じスートの高いものか切り札で勝つか、それを引き取ります。
skitgubbe-primer-complete = 始まったときにカードを持っていた人数と同じ枚数になるとトリックは除かれ、最後のカードを出した人がリードします。
skitgubbe-primer-end = 手札をすべて出し切ります。最後までカードを持つ人がホイットグッベです。
skitgubbe-primer-war = ここでは9が一番高く、2枚あります。
skitgubbe-primer-tied = もう一度出す
skitgubbe-primer-waits = 場に残る
