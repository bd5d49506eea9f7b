# リンク、記録、絵：共有するもの、それで開くもの、ゲームをたどること。

## 共有

table-share = 共有
share-title = 共有
share-what = 共有するもの
share-deal = このディール
    .what = 開いた人は同じカードで最初から遊びます。
share-position = この局面
    .what = 開いた人は今の卓を見て、ここから続けられます。
share-puzzle = 問題
    .what = 開いた人はここでの最善の手を探します。タップすると答えが出ます。
share-question = 問いの文
share-answer = 正解
share-answer-expert = 名人の手を正解とする
share-match = ゲーム全体
    .what = 開いた人は一手ずつたどれます。
share-warning-match = このゲームはまだ終わっていません。リンクはこれからのディールも決めるので、持っている人はすべての手札を調べられます。
share-warning = このディールはまだ終わっていません。リンクにはすべてのカードが入っているので、持っている人はすべての手札を調べられます。このリンクで始めたゲームは練習になります。
share-anyway = リンクを作る
share-making = リンクを作っています…
share-link = リンク
share-send = 送る…
share-copy-link = リンクをコピー
share-copy-line = 一言つきでコピー
share-copy-text = 文章をコピー
share-copied = コピーしました。好きな所に貼り付けられます。
share-not-copied = ブラウザがコピーを許しませんでした。文字を選んで自分でコピーしてください。
share-not-sent = ここからは送れませんでした。代わりに保存してください。
share-code = ほかのスマホのカメラ用コード
share-code-alt = リンクのQRコード
share-code-too-long = このリンクは、カメラで読めるコードにするには長すぎます。送るかコピーしてください。
share-picture = 画像
    .what = 今見えている卓の画像。チャット用です。
share-picture-alt = 卓：{ $game }
share-no-picture = 画像を作れませんでした。
share-send-picture = 画像を送る…
share-save-picture = 画像を保存
share-picture-saved = 画像をダウンロードに保存しました。
share-record = 記録
    .what = 人にもプログラムにも読める、文字のゲーム記録です。
share-copy-record = 記録をコピー
share-save-record = ファイルに保存
picture-me = 自分
picture-cards =
    { $cards ->
       *[other] { $cards }枚
    }

# チャットでリンクにそえる一言。
share-line-deal = { $game }：これが私のカード。もっとうまくできる？
share-line-position = { $game }：あなたならどうする？
share-line-puzzle = { $game }：次の一手がわかる？
share-line-match = { $game }：こうなりました
share-line-end =
    { $result ->
        [won] { $game }：勝ちました。経過はこちら
        [safe] { $game }：上がれました。経過はこちら
       *[lost] { $game }：負けました。経過はこちら
    }
share-line-score =
    { $result ->
        [won] { $game }：{ $own }対{ $other }で勝ちました
       *[lost] { $game }：{ $own }対{ $other }で負けました
    }
share-line-points =
    { $result ->
        [won] { $game }：{ $own }で勝ちました
       *[lost] { $game }：{ $own }で、勝てませんでした
    }

## リンクで開くもの

link-title = リンク
link-bad-value = 「{ $name }」は「{ $text }」にできません。使えるもの：{ $values }。
link-bad-name = リンクに「{ $text }」はありません。使えるもの：{ $values }。
link-reading = 読んでいます…
link-bad = 開けませんでした
    .what = あなたのゲームはそのままです。だれかが送ったものなら、もう一度送ってもらってください。
link-deal = { $name }のディールが届きました
    .what = 送った人と同じカードで、最初から遊びます。
link-practice = リンクを持っている人はすべてのカードを調べられます。
link-go-on = 続ける
link-begin-again = 最初から
link-begun = もう始めています
    .what = 続きから遊ぶか、新しく始めてください。どちらでも何も失われません。

open-title = リンクや記録を開く
open-what = ここにリンクか記録の文を貼るか、ファイルを選んでください。ページのどこかにファイルを落としてもかまいません。
open-do = 開く
open-file = ファイルを選ぶ…
open-empty = まだ開くものがありません。
open-too-long = 記録やリンクとしては長すぎます。
open-unreadable = このファイルは読めませんでした。

## ゲームをたどる

replay-title = { $name }：ふり返り
replay-position = { $name }：局面
last-title = 前のゲーム
replay-look = ゲームをたどる
replay-look-at = { $name }をたどる
replay-controls = 一手ずつ
replay-move = 手
replay-of = { $at }/{ $count }
# What is heard of a step: where it is in the match, and what has happened there.
replay-told = { $place }。{ $told }
replay-place =
    { $deals ->
        [1] { $count }手のうち{ $at }手目
       *[other] { $count }手のうち{ $at }手目、ディール{ $deal }
    }
replay-first = 最初へ
replay-back = 一手戻る
replay-play = 再生
replay-pause = 停止
replay-next = 一手進む
replay-last = 最後へ
replay-turn =
    { $you ->
        [yes] 自分の手番です。
       *[no] { $seat }さんの手番です。
    }
replay-dealt = ディール{ $deal }：カードが配られました。
replay-why = なぜ？
replay-why-told = { $name }の立場では：{ $reason }
replay-why-forced = ほかにできることがありません。
replay-why-nothing = この手を選ぶ特別な理由はありません。
replay-eyes = だれのカード
replay-all-hands = すべてのカード
replay-hands = 全員の手札
replay-play-on = ここから遊ぶ
replay-play-yourself = 最初からプレイ
replay-no-hand = なし
