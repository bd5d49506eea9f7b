# 自分のディールの統計と、今日のディール。

stats-title = 統計
stats-empty = まだ何もありません
    .what = ディールを最後まで遊ぶと、勝率や成績の移り変わり、手のよしあしがここで分かるようになります。
stats-play = ゲームへ
stats-none-of-game = { $game }：まだ数えたディールはありません。
stats-moves = あなたの手
stats-between = { $game }：腕前は{ $lower }と{ $upper }の間です。
stats-above = { $game }：腕前は{ $level }と同じかそれ以上です。
stats-below = { $game }：手の損はまだ{ $level }より大きいです。
stats-loss =
    { $unit ->
        [unit-wins] 1手で勝つ確率が平均{ $n }%下がる
        [unit-losses] 1手で負ける確率が平均{ $n }%上がる
       *[other] 1手の損の平均：{ $amount }
    }（{ $moves }手を検討）。
stats-loss-how = 標準ルールで同じように測った、相手の手の損と比べています。
stats-players =
    { $n ->
       *[other] { $n }人。
    }
stats-deals = ディール
stats-won = 勝ち
stats-average =
    { $unit ->
        [penalties] 平均失点
        [chips] 平均チップ
        [losses] 負け
       *[points] 平均点差
    }
stats-best = 最高
stats-record = 自己ベスト
stats-worst = 最低
stats-run = 連勝
stats-run-left = 連続で負けなし
stats-longest = 最長{ $n }
stats-practice =
    { $deals ->
       *[other] 練習：{ $deals }ディール、うち勝ち{ $wins }。
    }
stats-practice-left =
    { $deals ->
       *[other] 練習：{ $deals }ディール、うち負け{ $lost }。
    }
stats-against = 相手：{ $rivals }
stats-against-with = 相手：{ $rivals }、パートナー：{ $partners }
stats-course = { $n }ディールの平均の移り変わり：{ $first }から{ $last }へ
stats-course-what = 線は直近10ディールの平均で、上ほどよい成績です。点は1ディールを表し、金色は勝ちです。
stats-latest = 最近のディール
stats-day = 日付
stats-result =
    { $unit ->
        [penalties]
            { $n ->
               *[other] 失点{ $signed }点
            }
        [chips]
            { $n ->
               *[other] チップ{ $signed }枚
            }
        [losses]
            { $n ->
                [1] 負け
               *[other]
                    { $won ->
                        [yes] 勝ち
                       *[no] 負けではない
                    }
            }
        [wins]
            { $won ->
                [yes] 勝ち
               *[no] 勝ちではない
            }
       *[points]
            { $n ->
               *[other] { $signed }点
            }
    }
stats-what = ひとりで相手と最後まで遊んだディールを、1回ずつ数えます。練習は別に数えます：手を戻したりヒントを見たりしたディール、同じカードのもう一度、リンクや記録から開いたものです。何人かで1台を使うディールは数えません。すべてこのブラウザの中だけに残ります。かっこの中と±の後は95%区間です。

stats-file = 持ち運ぶ
stats-file-what = すべてを1つのファイルにします。別の端末や控えに使えます。読み込んだ分は加えられ、二重には数えません。
stats-export = ファイルに保存
stats-import = ファイルを読み込む…
stats-erase = 消去
stats-erase-title = 統計を消去しますか？
stats-erase-what = 数えたすべてのディールと、今日のディールの結果が消えます。元に戻せません。ゲームは残ります。
stats-erased = 消去しました。
stats-file-read = ファイルを加えました。
stats-file-foreign = このファイルはKorttiの統計ではありません。何も変わっていません。
stats-file-damaged = このファイルは壊れているか、欠けています。何も変わっていません。
stats-file-later = このファイルは新しい版のKorttiのものです。ページを再読み込みして、もう一度お試しください。何も変わっていません。

## 今日のディール

today-title = 今日のディール
today-what = どのゲームも1ディールずつ、だれにも同じカードです。ヒントも手の戻しもなしの1回目を数えます。次は{ $time }に替わります。
today-past = 過ぎた日のディールです。今からでも遊べますが、「後日」の印がつき、連続日数には入りません。
today-back = 今日のディールへ
today-run =
    { $n ->
       *[other] { $n }日連続
    }
today-open = まだ遊んでいません
today-begun = 途中です
today-seen = このカードはもう見たので、もう一度遊ぶと練習になります
today-again = 練習する
today-late = 後日
today-mark-later = 名人はまだ遊んでいません
today-mark =
    { $how ->
        [better] 名人よりよい成績（名人：{ $mark }）
        [worse] 名人が上（名人：{ $mark }）
       *[same] 名人と同じ（{ $mark }）
    }
today-practice = ヒント、手の戻し、見たことのあるカードでは練習となり、その日の結果にはなりません。
today-line = Kortti、{ $game }、{ $date }：{ $result }
today-line-mark = Kortti、{ $game }、{ $date }：{ $result }（名人：{ $mark }）
today-month-before = 前の月
today-month-after = 次の月
today-day =
    { $others ->
        [0] { $date }：{ $count }件
       *[other] { $date }：{ $count }件、後日または練習{ $others }件
    }
