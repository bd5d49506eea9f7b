# すべてのルールのページにあるもの：冒頭、早わかり、表、例、ハウスルール、単独のページ。

rules-head-players = 人数
rules-players = { $least }～{ $most }人
rules-players-either = { $least }人か{ $most }人
rules-players-one = { $n }人
rules-players-pairs = { $n }人（2人対2人）
rules-head-cards = カード
rules-cards = トランプ{ $packs }組（1組{ $n }枚、ジョーカーなし）
rules-head-needs = ほかに必要なもの
rules-needs-paper = 点を書く紙と鉛筆
rules-needs-nothing = なし
rules-head-wins = 勝者
rules-steps-title = 早わかり
rules-all-title = トランプゲームのルール
rules-own-page = 標準ルールだけのページ（印刷・リンク用）
page-rules-title = { $name }：トランプゲームのルール
page-rules-description = { $name }の遊び方。早わかり、例、くわしいルールとハウスルール。読んでも印刷しても使えます。{ $tag }
rules-contents = このページの内容
rules-example = 例

## 表

rules-head-dealt = 1人の枚数
rules-head-left = 配らない枚数
rules-head-card = カード
rules-head-points = 点
rules-table-dealt = 配る枚数
rules-table-worth = カードの点数
# ます目：数、カードまたはランク、読点で区切った枚数。
rules-cell-number = { $n }
rules-cell-cards = { $cards }
rules-cell-dealt = { $each }

## 各ハウスルールの出典。$value：標準、$others：ほかの選択肢（点で区切る）

rules-option = 標準：{ $value }。
rules-option-choices = 標準：{ $value }。ほかに：{ $others }。
rules-option-here = ここでは：{ $value }。
rules-option-when = 「{ $rule }：{ $values }」のときだけ。
rules-option-unless = 「{ $rule }：{ $values }」のときを除く。
rules-option-players = 人数と同じ
rules-either = { $first }／{ $rest }
page-rules-sources = 出典

## 例のカードに添える言葉

rules-row-table = 場
rules-row-hand = 手札
rules-row-turn = 1回の手番に出したカード
rules-note-led = リード
rules-note-wins = 勝ち
rules-note-beats = 勝つ
rules-note-trump = 切り札が勝つ
rules-note-plays = 出せる
rules-note-waits = まだ出せない
rules-note-again = もう1枚
rules-note-end = 手番は終わり
