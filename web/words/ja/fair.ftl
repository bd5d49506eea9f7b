# 配るカードのフィンガープリント、ディール後の確認、確認した文について伝えること。

fair-title = カードの並びのフィンガープリント
fair-deal = ディール{ $deal }：{ $fingerprint }
fair-line = { $text }
fair-before = 最初のカードが出る前に、書き留めるかコピーしてください。ディールが終わると、ここにカードの並び全体が出ます。カードがすり替えられていないことを、だれでも確認できます。
fair-known = このカードはだれかがもう知っているかもしれません（リンク、前に遊んだ同じディール、手の取り消しなど）。ここでは、今からカードがすり替えられないことだけがわかります。
fair-short = 書き留めるのはこの16文字で足ります。64文字全部：
fair-copy = フィンガープリントをコピー
fair-opened = カードの並び
fair-opened-what = フィンガープリントは、この6行のSHA-256です。カードは一番上から順に並んでいます。
fair-copy-opened = 6行をコピー
fair-earlier = 前のディール
fair-noted = 書き留めたフィンガープリント
fair-check = 確認する
fair-how = だれでも確認できる方法
fair-bad-text = カードの並びの6行ではありません：{ $text }
fair-bad-deck = カードがそろっていません。{ $count }枚あるはずです。
fair-bad-fingerprint = 「{ $text }」はフィンガープリントではありません。0～9とa～fの文字が{ $least }文字以上必要です。
fair-pack = { $game }のカード一式、ディール{ $deal }のものです。
fair-right = { $text }はディール{ $deal }のフィンガープリントです。カードはすり替えられていません。
fair-wrong = { $text }は、ここにあるどのディールのフィンガープリントでもありません。写し間違いか、カードがすり替えられています。

## 確認するページ

fair-page = シャッフルを確認する
fair-page-what = Korttiは、配る前にシャッフルしたカードの並びのフィンガープリントを、ディールのあとに並びそのものを見せます。フィンガープリントを書き留めておけば、その間にカードがすり替えられていないことを確認できます。ここでも、もっと信頼できるほかのプログラムでもかまいません。
fair-paste = ここにカードの並びの6行か、記録か、リンクを貼ってください。
fair-nothing = 確認するものがまだありません。
fair-recipe = 手順
fair-recipe-where = フィンガープリントと、ディールのあとの6行は、卓のメニューの「{ fair-title }」にあります。
fair-recipe-hash = フィンガープリントは6行のSHA-256です。文字コードはUTF-8で、各行の終わりに改行（LF）が1つ入ります。SHA-256を計算できるプログラム（sha256sumなど）なら何でもかまいません。
fair-recipe-seed = ゲームが終わると、記録にシードが出ていて、すべての並びがそこから決まります。シード、スラッシュ、ディールの番号を続けて書き、その文のSHAKE-256を、カード1枚につき8バイト計算します。
fair-recipe-order = カードをスートC D H Sの順、各スートの中ではA 2 3 4 5 6 7 8 9 T J Q Kの順に取ります（2組なら2回）。各カードに次の8バイトを割り当て、そのうち後ろの6バイトを、最後のバイトを上位として1つの数と読みます。数の小さい順にカードを並べます。
fair-recipe-salt = ソルト（salt）は、同じ文のあとに「/salt」をつけた文のSHAKE-256の最初の16バイトです。
fair-recipe-example = 例：シード{ $seed }のディール1。はじめに6行、次にそのフィンガープリント：

## ゲームについて

verify-game = { $game }
verify-seed =
    { $practice ->
        [yes] シード { $seed }、練習
       *[no] シード { $seed }
    }
verify-rules = ルール：{ $rules }
verify-legal =
    { $deals ->
        [1] { $actions }手すべてがルールどおりです。
       *[other] { $deals }ディール、{ $actions }手すべてがルールどおりです。
    }
verify-over =
    { $over ->
        [match] ゲームは終わりました。
        [deal] ゲームはまだ終わっていません。
       *[no] ディールはまだ終わっていません。
    }
verify-seat =
    { $kind ->
        [person] { $number }. { $name }
        [beginner] { $number }. { $name }（{ level-beginner }）
        [casual] { $number }. { $name }（{ level-casual }）
        [skilled] { $number }. { $name }（{ level-skilled }）
       *[expert] { $number }. { $name }（{ level-expert }）
    }
