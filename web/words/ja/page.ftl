# 卓のまわりのページ：ホーム、新しいゲーム、設定、ルール、このページについて。です・ます調、ボタンは体言か辞書形。
# ゲーム＝全体、ディール＝1回の配り。「マッチ」はふだん使わないので「ゲーム」とした。

tagline = 北欧のトランプゲーム。ひとりでも、友だちとでも
games-title = ゲーム
home-new = はじめての方へ
home-new-game = { $name }、ガイド付き、{ $time }
home-go-on = 続き：{ $name }
home-learn = 次に覚えるゲーム
home-learned = { $all }種中{ $n }種を習得
home-learned-game = 習得済み
# How long a deal takes.
pitch-minutes = { $n }分
# A deal of a game of several.
pitch-round = 1ラウンド、{ $n }分
others-title = ほかの途中のゲーム
continue-match = { $name }を続ける
continue-all = 全{ $count }ゲーム
continue-few = 最近のものだけ
# UNSURE: 「ディール」 for one deal, and 「ゲーム」 for a whole match; also said: 回, マッチ.
match-deal = ディール{ $deal }
match-round = 第{ $round }ラウンド
match-turn = あなたの番
match-turn-of = { $name }さんの番
# How a deal or a match ended.
match-won = あなたの勝ち
match-lost = あなたの負け
match-won-by = 勝者：{ $names }
match-next = 次：{ $stage }
match-kept = 前のゲームは残っています。
match-kept-back = そちらに戻る
play = 遊ぶ
play-game = { $name }で遊ぶ
deal-new = 新しいディール
deal-of-game = { $name }の新しいディール
options = オプション
options-of-game = { $name }のオプション
rules = ルール
more-title = その他
forget-match = この{ $name }のゲームを削除
forget-title = このゲームを削除しますか？
forget-text = { $name }、ディール{ $deal }。元に戻せません。
forget = 削除
keep = 残す
match-gone = そのゲームはこの端末にありません。
match-elsewhere = 別のタブで続きを遊びました。今のようすはこのとおりです。
match-thrown-away = 別のタブでそのゲームを削除しました。

## エンジン

engine-loading = ディーラーが向かっています：{ $loaded } / { $total } MB
engine-starting = ディーラーがシャッフルしています…
engine-failed = ゲームエンジンを起動できませんでした。接続を確かめて、もう一度お試しください。ゲームは保存されています。
engine-unable = ゲームエンジンに必要なWebAssemblyが、このブラウザにないか、止められています。別のブラウザをお試しください。ゲームは保存されています。
engine-quiet = ゲームエンジンのデータが10秒間届いていません。このまま待っていますが、もう一度試すこともできます。
table-failed = 卓を読み込めませんでした。接続を確かめて、もう一度お試しください。ゲームは保存されています。
part-failed = Korttiのこの部分を読み込めませんでした。接続を確かめて、もう一度お試しください。
build-replaced = Korttiの新しい版があります。ページを再読み込みすると続けられます。ゲームは保存されています。
words-missing = { $language }を読み込めませんでした。接続できしだい、もう一度試します。
# スクリプトが動かないところで、ルールへのリンクの前に出る文。検索エンジンやホーム画面に出る説明。
page-noscript = KorttiにはJavaScriptが必要です。ルールはJavaScriptなしでも読めます：
page-description = 北欧のトランプゲームとその仲間。考える相手と、または友だちと。オフラインでも遊べます。リスティセイスカ、Pantti、ファンタン、ミュッリュマッティ、ホイットグッベ、リスティコントラ、セドマ、スウェーデン式ジン・ラミー。
page-late = Korttiを最後まで読み込めませんでした。
try-again = もう一度

## どこにでもあるボタン

back = 戻る
close = 閉じる
home = ホーム
reload = ページを再読み込み
less = 減らす：{ $label }
more = 増やす：{ $label }
broken-title = 問題が起きました
broken-text = ゲームは保存されています。ページを再読み込みすると続けられます。
storage-late = 今は保存できていません。このタブを開いたままにしてください。
storage-blocked = このブラウザは保存を許していません。閉じるとゲームと設定は失われます。
update-title = 更新
update-text = 新しい版の準備ができました。ゲームは引きつがれます。
update-apply = 今すぐ更新

## 新しいゲーム

new-title = 新しいゲーム：{ $name }
players-title = 人数
seats-title = だれが遊ぶ？
seats-friend = 友だちを加える
    .explain = 同じ端末で順番に。手札は隠れます。
seat-name = 席{ $number }の名前
you-name = あなた
person-name = プレイヤー{ $number }
# 相手の名前。席の順に、空白で区切る。フィンランドの名前をかなで。
opponent-names = オンニ アイノ ヴェイッコ サガ ヘルミ ルミ エーロ テュイネ
opponent-name = { $neighbour }
person-needed = 人間のプレイヤーが少なくとも1人必要です。
house-rules-title = ハウスルール
house-rules-reset = 標準ルールに戻す
presets-title = プリセット
preset-own = カスタム
list-all = 全{ $count }
list-all-short = すべて
list-some = { $all }のうち{ $count }：{ $numbers }
list-picks = { $label }：まとめて選ぶ
rules-with-house = このハウスルールでのルール
deal = 配る

## The face of somebody who plays here, put together from parts

face-of = 顔を選ぶ：{ $name }
face-take = この顔にする
face-any = 別の顔
face-none = いつもの顔
face-skin = 肌
face-hair = 髪型・帽子
face-colour = 髪とひげの色
face-beard = ひげ
face-extra = アクセサリー
face-knit = セーター
face-pattern = 模様
# The label of one of several drawings.
face-kind = { $part } { $number }

## ルール

rules-title = ルール：{ $name }
rules-house-note = 標準ルールとちがう行には印がついています。
rules-usual-note = これは標準ルールです。ディーラーの準備ができしだい、ハウスルールに印がつきます。
house-rule = ハウスルール

## 設定

settings-title = 設定
setting-lang = 言語
setting-lang-auto = ブラウザと同じ
settings-cards = カード
setting-indices = カードの文字
setting-indices-note = エース、キング、クイーン、ジャックの文字は国によってちがいます。
setting-indices-auto = 言語に合わせる
setting-four-colours = 4色
    .explain = クラブは緑、ダイヤは青。スートごとに色がちがいます。
setting-large-cards = 大きいカード
    .explain = 手札が大きくなり、画面を広く使います。
setting-aids = カードのはたらきを示す
    .explain = わかるゲームでは、たとえばトリックを取れるカードに印がつきます。
settings-pace = 速さ
setting-animation = カードの動き
setting-animation-normal = ふつう
setting-animation-fast = 速い
setting-animation-slow = ゆっくり
setting-animation-off = なし
setting-pace = 相手の速さ
setting-pace-normal = ふつう
setting-pace-fast = 速い
setting-pace-slow = ゆっくり
setting-pace-instant = すぐに
setting-forced = 選択肢が一つのとき
setting-forced-words = 言葉は自動
setting-forced-all = 札も自動
setting-forced-off = すべて自分で
setting-forced-note = パス、山札を引く、「Pantti！」など、ほかにできることがないときは、少し待ってから自動で行います。この端末を数人で使うときは、それぞれ自分で行います。
setting-inquiries = くり返される質問
setting-inquiries-always = 毎回
setting-inquiries-nearer = 近づくときだけ
setting-inquiries-note = スウェーデン式ジン・ラミーの札の買い取り。この端末で一人で遊ぶときの設定です。数人で使うときは、それぞれ卓で選びます。
settings-looks = 見た目
setting-felt = 卓
setting-felt-lake = 湖
setting-felt-green = 緑の布
setting-felt-ochre = 赤土
setting-felt-grey = 灰色
setting-theme = テーマ
setting-theme-auto = 端末と同じ
setting-theme-light = 明るい
setting-theme-dark = 暗い
setting-contrast = コントラスト
setting-contrast-auto = 端末と同じ
setting-contrast-normal = 標準
setting-contrast-more = 高い
settings-feel = 音と手ざわり
setting-left-hand = 左手用
    .explain = 左の親指が届くところにボタンを置きます。
setting-sound = 音
    .explain = 木に置くカード、コイン、ノックの音。勝つと弦の音が鳴ります。
setting-vibration = 振動
    .explain = 自分のカード、ノック、トークンで軽く振動します。
# How much of what happens is read aloud to who doesn’t see the table.
setting-speech = スクリーンリーダーに伝えること
setting-speech-all = すべて
setting-speech-mine = 自分に関わること
setting-speech-asked = 質問だけ
setting-speech-note = 音声で遊ぶ方のための設定です。経過とテキストモードにはすべて載ります。
settings-milestones = これまでの記録
setting-milestones = 連続記録・初めての記録・提案
    .explain = 連続した日数、初めてできたこと、覚えたゲーム、そして一度だけ、合いそうなレベルを知らせます。すべてこのブラウザーの中だけに残ります。
settings-reset = 初期設定に戻す

## このページについて

about-title = このページについて
about-what = Korttiでは、北欧のトランプゲームをどんな画面でも遊べます。考える相手と一人で、または友だちと、1台のスマホを囲んで、あるいはそれぞれのスマホで。無料で、コードはMITライセンスで公開されています。
about-private-title = あなただけのもの
about-private = アカウントも広告も追跡もクッキーもありません。ゲームと設定はこのブラウザに残ります。外に出るのは、共有したときと、友だちがそれぞれのスマホで参加するときのゲームだけです。
about-offline = 一度読み込めば、Korttiはネットワークなしで動きます。ホーム画面に置けば、アプリのように開きます。
about-fair-title = 公正な勝負
about-fair = 相手に見えるのは、その席の人に見えるもの、つまり自分の手札と卓の上だけです。カードは、だれかが見る前にシャッフルされます。
about-sources-title = ルールについて
about-sources = どのゲームにもたくさんの遊び方があります。ここのルールは、Panttiは2か国語のブログ、リスティセイスカとミュッリュマッティはDenexaのページ、リスティコントラはゲームファームの日本語のページ、スウェーデン式ジン・ラミーはPokébipのフランス語のページにしたがっています。ホイットグッベ、ファンタン、セドマはそれぞれいくつかのページにより、ハウスルールのところに名前があります。書かれていないことは、Pagat、ウィキペディア、Board Game Arenaなどを調べました。ハウスルールにはすべて出典があり、このページ独自のものはそう書いてあります。
about-credits-title = 謝辞
about-credits = スートのマークはAdrian Kennardさん、文字はBarlow Condensedによるものです。このページは次のもので作られています：
about-version = バージョン{ $version }

## この言語の、自分での呼び名

language-name = 日本語
house-rules-each = ルールごとに選ぶ
house-rules-here = ここでは：{ $rules }。
house-rules-line = { $rules }。
house-rules-usual = 標準ルールです。
option-about = 出典：{ $label }
option-no = いいえ
option-yes = はい
