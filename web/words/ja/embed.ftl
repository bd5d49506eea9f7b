# ほかの人のページに置く卓。

embed-full = Korttiで開く
    .what = 新しいタブでKorttiが開き、このカードのままここから続きます。
    .running = 進行中のディールのリンクにはすべてのカードが入っているので、そこでは練習になります。
embed-screen = 全画面表示
embed-screen-end = 全画面表示を終了
embed-screen-refused = ここではブラウザーが全画面表示を許可していません
embed-kept-note = この卓はこのまま保存されます。いつでもこのページに戻って続けられます。
embed-problem = この卓は表示できません
embed-no-game = 卓のアドレスに、どのゲームかが書かれていません。使えるもの：{ $values }。
embed-bad-link = 「{ $text }」は卓へのリンクではありません。途中で一部が失われたのかもしれません。

about-embed-title = ブログを書く方へ
about-embed = 卓はどんなページにも置けます。遊べるディール、たどれるゲーム、問題。卓のメニューの「埋め込み」が必要な行を書きます。
about-examples = 卓が3つある記事（英語）

embed = 埋め込み
embed-title = この卓をページに置く
embed-what = 読者に見せるもの
embed-what-deal = このディールを最初のカードから
embed-what-position = この局面をここから
embed-what-puzzle = この局面を問題として
embed-what-match = ゲームを一手ずつ
embed-how = 置く場所
embed-how-element = スクリプトを使えるページ
    .what = 読者には画像が見えます。タップするまで何も読み込まれず、タップするとその場で遊べます。
embed-how-frame = スクリプトを使えないブログ
    .what = 卓の入った枠です。読者はゲームの画像を見て、タップしてその場で遊びます。
embed-how-markdown = 掲示板やチャット
    .what = ゲームの画像とリンク（Markdown）。タップするとKorttiで卓が開きます。リンクだけを貼るとKorttiの画像が出ます。このディールの画像にはなりません。どのディールか、サーバーには知らされないからです。
embed-anyway = 行を書く
embed-picture = タップするまでの画像
embed-picture-game = ゲーム
embed-picture-table = この卓
embed-size = 大きさ
embed-size-fit = ページに合わせる
embed-size-tall = 縦長
embed-size-square = 正方形
embed-size-classic = 4:3
embed-size-wide = 16:9
embed-lang-auto = 読者と同じ
embed-snippet = ページに貼るもの
embed-copy = コピー
embed-preview = このように見えます
