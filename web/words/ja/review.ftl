## ディールの検討

review = 検討
review-title = ディール{ $deal }の検討
review-close = 検討を閉じる
review-what = あなたの選択を一つずつ、ヒントと同じ名人の選択と比べます。あなたの知っていたことだけをもとに、上級のプレイヤーが両方から終わりまで何度もプレイします。1分ほどかかることがあります。
review-whose = だれの手
review-make = 検討する
review-counting = 検討しています
review-waiting = { $number }回目の選択：まだ判定していません
review-stop = 中止
review-curve = 見込みの結果
review-up = 良い
review-usual = ふだん：{ $amount }
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
        [unit-wins] 勝つ確率が{ $loss }低下
        [unit-losses] 負ける確率が{ $loss }上昇
       *[other] 損失{ $loss }
    }
review-choices = { $name }：{ $played }。名人：{ $best }。
review-same = { $name }と名人：{ $played }。
review-better =
    { $unit ->
        [unit-wins] 勝つ確率が{ $n }%{ $way ->
            [good] 高い
           *[bad] 低い
        }
        [unit-losses] 負ける確率が{ $n }%{ $way ->
            [good] 低い
           *[bad] 高い
        }
       *[other] { $amount }{ $way ->
            [good] 良い
           *[bad] 悪い
        }
    }
# $better: review-better
review-luck =
    { $way ->
        [good] { $you ->
            [yes] あなた
           *[no] { $seat }
        }は幸運でした：{ $unit ->
            [unit-wins] {""}
            [unit-losses] {""}
           *[other] ふだんより
        }{ $better }。
        [bad] { $you ->
            [yes] あなた
           *[no] { $seat }
        }は不運でした：{ $unit ->
            [unit-wins] {""}
            [unit-losses] {""}
           *[other] ふだんより
        }{ $better }。
       *[none] 運は良くも悪くもありませんでした。
    }
review-play =
    { $you ->
        [yes] あなたのプレイ
       *[no] プレイ
    }{ $way ->
        [cost] の損失は{ $amount }でした。
        [gain] の得は{ $amount }でした。
       *[none] に損失はありませんでした。
    }
review-accuracy = プレイ：100点満点で{ $n }。
review-sum =
    { $unit ->
        [unit-wins] 結果：{ $n ->
            [100] 勝ち
            [0] 勝ちではない
           *[other] 分け合った勝ち
        }。ふだん勝つ確率は{ $usual }です。
        [unit-losses] 結果：{ $n ->
            [0] 負けではない
           *[other] 負け
        }。ふだん負ける確率は{ $usual }です。
       *[other] 結果は{ $result }、ふだんは{ $usual }です。
    }
review-turning =
    分かれ目：{ $when ->
        [start] { $number }回目の選択まで
        [end] 最後の選択のあと
       *[between] { $first }回目と{ $number }回目の選択の間
    }、{ $better }。
review-counts = 良い手{ $fine }、小さなミス{ $slips }、大きなミス{ $blunders }
review-borders-about = 印について
review-borders = 小さなミスの損失は{ $slip }以上、大きなミスの損失は{ $blunder }以上です。ディールのすべての選択を考えに入れても偶然とは言えない損失だけに、印がつきます。
review-accuracy-about = プレイの点数でディールどうしを比べられます。100は、名人の選択に対して何も損をしなかったということです。手の損失が結果のふだんのばらつき（標準偏差、ここでは{ $spread }）に達するたびに半分になります。あなたのプレイの損失には、およそ{ $error }の誤差があります。
review-luck-about = 運はそれ以外のすべてです。カードのほか、ほかの人のしたことも、そのミスも含みます。
review-share = このディールをプレイごと共有
review-share-how = このディールだけの、すべての手を含むリンクです。名前は含みません。
review-copy = 検討をテキストでコピー
