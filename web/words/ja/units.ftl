## 結果の単位。$countは小数第1位までの数

unit-points = { $count }点
    .short = { $count }点
unit-game-points = { $count }ゲームポイント
    .short = { $count }/{ $target }
unit-chips = チップ{ $count }枚
    .short = { $count }枚
unit-lost-deals = 負け{ $count }回
    .short = { $count }敗
unit-wins = 勝つ確率{ $count }%
unit-losses = 負ける確率{ $count }%

review-unfinished = ディールを検討できるのは、終わったあとです。
review-no-deal = このゲームには終わったディール{ $text }がありません。
