## ディールの検討

review = 検討
review-title = ディール{ $deal }の検討
review-close = 検討を閉じる
review-what = あなたの選択ごとに、名人が、あなたの知っていたことだけをもとに続きを何度もプレイします。1分ほどかかることがあります。
review-whose = だれの手
review-make = 検討する
review-counting = 検討しています
review-stop = 中止
review-curve = 見込みの結果
review-back = 前の選択
review-next = 次の選択
review-moves = すべての選択
review-move = { $count }回の選択のうち{ $number }回目：{ $mark }
review-mark =
    { $mark ->
        [blunder] 大きなミス
        [slip] 小さなミス
       *[fine] 良い手
    }
review-amount =
    { $unit ->
        [unit-wins] { $n }%
        [unit-losses] { $n }%
       *[other] { $amount }
    }
review-bare =
    { $unit ->
        [unit-wins] { $n }%
        [unit-losses] { $n }%
       *[other] { $n }
    }
review-loss =
    { $unit ->
        [unit-wins] 勝つ確率−{ $loss }
        [unit-losses] 負ける確率+{ $loss }
       *[other] 損失{ $loss }
    }
review-choices = { $name }：{ $played }。名人：{ $best }。
review-same = { $name }と名人：{ $played }。
review-sum =
    { $unit ->
        [unit-wins] 結果：{ $n ->
            [100] 勝ち
            [0] 勝ちではない
           *[other] 分け合った勝ち
        }。このカードで名人が勝つ確率は{ $expected }、平均は{ $usual }です。
        [unit-losses] 結果：{ $n ->
            [0] 負けではない
           *[other] 負け
        }。このカードで名人が負ける確率は{ $expected }、平均は{ $usual }です。
       *[other] 結果は{ $result }。このカードでの名人の見込みは{ $expected }、平均は{ $usual }です。
    }
# $less: the unit, where less is better
review-parts =
    平均との差：運{ $luck }（うちカード{ $worth }）、プレイ{ $play }。{ $less ->
        [unit-points] 少ないほど良い結果です。
       *[no] {""}
    }
review-spread = 結果はディールごとにちがい、標準偏差は{ $spread }です。
review-counts = 良い手{ $fine }、小さなミス{ $slips }、大きなミス{ $blunders }
review-borders-about = 印について
review-borders = 小さなミスの損失は{ $slip }以上、大きなミスの損失は{ $blunder }以上で、それぞれ結果の標準偏差の10分の1と4分の1です。偶然とは言えない差だけに、この印がつきます。
