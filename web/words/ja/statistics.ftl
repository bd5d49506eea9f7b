# 自分のディールの統計と、今日のディール。

stats-title = 統計
stats-empty = 最初のディールを遊んでみましょう
    .what = 遊んだ日が1日ごとに1目の編み目になります。
stats-wins =
    { $n ->
       *[other] { $n }回の勝ち
    }
stats-of-played =
    { $n ->
       *[other] { $n }ディール中
    }
stats-of-practice = ＋練習{ $n }回
stats-practised = 練習{ $n }回
stats-begun = 助けなしの初勝利がここに数えられます。
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
stats-played = 遊んだ日
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
stats-practice-what = 手引きつき、助けあり、または知っているカードのディールは練習です。
stats-mixed = 混合
stats-against = 相手：{ $rivals }
stats-against-with = 相手：{ $rivals }、パートナー：{ $partners }
stats-course = { $n }ディールの平均の移り変わり：{ $first }から{ $last }へ
stats-course-what = 線は直近10ディールの平均で、上ほどよい成績です。点は1ディールを表し、金色は勝ちです。
stats-latest = 最近のディール
stats-weeks-aloud = 最近{ $n }週間：{ $deals }ディール、勝ち{ $wins }
stats-stitches = 1日に1目：
stats-best-day = いちばん良かった日
stats-worst-day = いちばん苦しかった日
stats-won-of = { $of }回中{ $n }回勝ち
stats-firsts = 初めての記録
stats-to-come = まだ
stats-not-lost-of = { $of }回中{ $n }回負けなし
stats-games = あなたのゲーム
stats-games-to-play = まだ遊んでいないゲーム
stats-count =
    { $n ->
       *[other] { $n }回
    }
stats-levels = 相手のレベル別の勝ち
stats-levels-what = 印は、運だけならこのくらいという目安です。
stats-details = 詳細：{ $game }
stats-intervals = かっこ内と±の後の数字は95%信頼区間です。
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
stats-what = 数え方
    .text = ひとりで相手と最後まで遊んだディールを、1回ずつ数えます。手引きつきのディール、手を戻したりヒントを見たりしたディール、同じカードのもう一度、リンクや記録から開いたものは練習で、編み目とゲームの数、初めての記録に入り、レベル別の棒では別の淡い棒になります。何人かで1台を使うディールは数えません。すべてこのブラウザの中だけに残ります。

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
today-begun = 途中です
today-seen = このカードはもう見たので、もう一度遊ぶと練習になります
today-again = 練習する
today-late = 後日
today-mark-later = 名人はまだ遊んでいません。
today-both = あなたと名人
today-mark =
    { $how ->
        [better] 名人よりよい成績（名人：{ $mark }）
        [worse] 名人が上（名人：{ $mark }）
       *[same] 名人と同じ成績
    }
today-against =
    { $how ->
        [better] 名人よりよい成績です！
        [worse] 名人のほうが上でした。
       *[same] 名人と同じ成績です！
    }
today-practice = ヒント、手の戻し、見たことのあるカードでは練習となり、その日の結果にはなりません。
today-line = Kortti、{ $game }、{ $date }
today-line-mark = 名人：{ $mark }
today-month-before = 前の月
today-month-after = 次の月
today-what = カードは全員同じです。ヒントも手の戻しもなしの1回目が結果になります。
today-expert = 名人（コンピューターでいちばん強い相手）も同じカードで遊びます。
today-next =
    { $midnight ->
        [yes] 次のディールは午前0時に届きます。
       *[no] 次のディールは{ $time }に届きます。
    }
today-to-come = この端末の時計では、{ $date }のディールはまだ開いていません。今日のディールを表示しています。
today-past = 過去の日のディールです。今からでも遊べますが、後日と記され、連続記録には入りません。
today-others = この日のほかのゲーム
today-opening = { $game }：今日のディールの始まり
today-ended = { $game }：今日のディールの終わり
today-place =
    { $of }人中{ $place }位{ $shared ->
        [yes] タイ
       *[no] {""}
    }{ $left ->
        [0] {""}
       *[other] 、残り{ $left }枚
    }
today-run =
    { $n ->
       *[other] 連続記録：{ $n }日
    }
today-run-forgives = 1日休んでも途切れません。
today-filled = { $of }日中{ $n }日プレイ
today-day =
    { $others ->
        [0] { $date }、{ $game }：{ $count }件
       *[other] { $date }、{ $game }：{ $count }件、後日または練習{ $others }件
    }
today-won = 勝ち
today-header = 今日のディール、{ $date }
today-counts-yes = 本番
today-counts-late = 後日
today-counts-practice = 練習
today-help-title = 練習にしますか？
today-help = これは今日のディールです。ヒントを見たり手を戻したりすると練習になり、その日の結果にはなりません。
today-help-take = 助けを借りる
today-help-no = このまま続ける
today-only = 今日のディールはこれで終わりです。ほかのゲームのディールは「今日のディール」のページにあります。
today-undo = この結果は本番として残るため、取り消せません。「今日のディール」のページで練習できます。

## 一度だけの知らせ：初めての記録と、試せるレベル

first-won = 初勝利：{ $game }
level-to-try =
    { $kind ->
        [lost] 最近{ $of }回のうち{ $some }回負けました。試すならこのレベル：{ $level }。
       *[won] 最近{ $of }回のうち{ $some }回勝ちました。試すならこのレベル：{ $level }。
    }
