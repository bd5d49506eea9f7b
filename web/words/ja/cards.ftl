# 読み上げるときのカードの名前。日本語には格の形がないので、名前だけ。見えるところでは 7♣ のような記号になる。

card-name = { suit-name }の{ card-rank }
card-rank =
    { $rank ->
        [ace] エース
        [two] 2
        [three] 3
        [four] 4
        [five] 5
        [six] 6
        [seven] 7
        [eight] 8
        [nine] 9
        [ten] 10
        [jack] ジャック
        [queen] クイーン
       *[king] キング
    }
# ワイルドカードと、その代わりになっているカードまたはランク。
card-as = { $other }の代わりの{ $card }
    .short = { $card }({ $other })
suit-name =
    { $suit ->
        [clubs] クラブ
        [diamonds] ダイヤ
        [hearts] ハート
       *[spades] スペード
    }
# 表が見えないカード。
card-hidden = カード1枚
