# Friends at the table, each with a device of their own.

friends-title = 友だち
friends-invite = 招待する
friends-invite-own = 友だちを招待
    .explain = それぞれのスマホで遊びます。
friends-explain = 友だちは自分のスマホで卓につきます。サーバーは使いません。このスマホが卓になるので、このページを開いたままにしてください。全員が同じWi-Fiにつないでください。

# Who plays a seat
# Right on every device: the host’s phone is the table.
friends-is-host = 卓のスマホで参加
friends-is-here = 自分のスマホで参加
friends-is-away = 不在：スマホがつながっていません
friends-is-replaced = 不在：コンピューターが代わりに遊んでいます
friends-is-opponent = コンピューター
friends-is-you = あなた
friends-plays = { $name }さんの席で遊ぶ人
friends-plays-opponent = コンピューター
friends-plays-here = このスマホの人
friends-plays-there = { $name }さんのスマホの人
friends-plays-away = 不在の友だち
friends-replace = コンピューターに任せる
friends-again = もう一度招待
friends-invite-table = タブレットやパソコンを卓にする
friends-invite-watch = 観戦する人を招待
friends-spectators =
    { $tables ->
        [0] { $watchers ->
           *[other] 友だちが{ $watchers }人、観戦しています。
        }
       *[other] { $watchers ->
            [0] 別の画面に卓を映しています。
           *[other] 別の画面に卓を映しています。友だちが{ $watchers }人、観戦しています。
        }
    }
# A device can be named here as well as a person, so there is no 「さん」.
friends-came = つながりました：{ $name }
friends-device = 別の端末
friends-not-now = 今はうまくいきませんでした。このゲームの卓に戻って、もう一度お試しください。

# The two steps
friends-host-name = 友だちに表示される名前
friends-go-on = 次へ
friends-step = ステップ{ $step }/{ $steps }
friends-step-show = 友だちのスマホのカメラで、このコードを読み取ってもらってください。リンクを送ることもできます。
friends-step-show-table = 別の端末のカメラで、このコードを読み取ってください。リンクを送ることもできます。
friends-step-next = 次へ：返事のコード
friends-step-answer = 相手の画面に、返事のコードが出ています。下のボタンで読み取るか、送ってもらって貼り付けてください。
friends-making = 少しお待ちください…
friends-code-text = 文字のコード
friends-send = 送る
friends-link-title = いっしょにトランプしよう！
friends-answer-title = Korttiの返事のコードです
friends-scan = 返事のコードを読み取る
friends-scan-new = 招待のコードを読み取る
friends-paste = ここにコードを貼る
friends-connect = つなぐ
friends-connecting = つないでいます…

# A guest
friends-join = 友だちの卓
friends-join-what = トランプに招待されました。お名前は？
friends-your-name = 名前
friends-sit-down = 席につく
friends-answer-what = この返事のコードを、友だちに読み取ってもらうか、送ってください。そのあと、卓が自動で開きます。
friends-leave = 卓を離れる
friends-lost = 友だちの卓との接続が切れました。席はそのまま空けてあります。
friends-lost-what = もう一度招待してもらい、そのコードをここで読み取るか、貼ってください。
friends-quiet = 卓になっている端末から応答がありません。接続が自然に戻ることもあります。
friends-quiet-leave = 新しい招待を使う

# At the table
friends-host-away = 招待した人は今、この卓にいません。
friends-asking = 返事待ち：{ $names }
friends-ask-undo = { $name }さんが直前の手を取り消したいそうです。いいですか？
friends-ask-redo = { $name }さんが、取り消した手をやっぱり出したいそうです。いいですか？
friends-yes = いいですよ
friends-no = いいえ
friends-refused = { $name }さんは「いいえ」と答えました。
friends-away = { $name }さんを待っています。スマホがつながっていません。
friends-wait = 次のディールの準備待ち：{ $names }
friends-wait-you = ほかの人は次のディールを待っています。
friends-pack-changed = 注意：このディールのカードは、招待した人がはじめに約束したものと違います。
friends-say = ひとこと
gesture-bravo = お見事！
gesture-ouch = やられた！
gesture-luck = ラッキー！
gesture-laugh = あはは！
gesture-think = うーん…
gesture-thanks = ありがとう！

# When it does not work
friends-trouble = つながらないときは
friends-trouble-net = 自宅のWi-Fiなど、どちらの端末も同じWi-Fiにつないでください。
friends-trouble-guests = ホテル、カフェ、学校などの来客用Wi-Fiでは、端末どうしがつながらないことがよくあります。1台のスマホでテザリングをオンにして、ほかの端末をそこにつなぐ方法もあります。
friends-trouble-mobile = モバイル通信では、たいていつながりません。
friends-trouble-open = つながるまで、どちらの端末でもこのページを開いたままにしてください。画面が消えたり、ほかのアプリに切り替えたりすると、コードが使えなくなります。
friends-stun = 端末どうしをつなぐため、このサイトはサーバー { $server } に問い合わせます。サーバーには端末のアドレスが伝わります。
friends-problem-cut = コードの一部が欠けています。もう一度読み取るか、全部をコピーしてください。
friends-problem-no-code = Korttiのコードが見つかりません。
friends-problem-newer = このコードはKorttiの新しい版のものです。ページを再読み込みして、もう一度お試しください。
friends-problem-wrong-kind = もう一方のコードが必要です。まず友だちが招待のコードを読み取り、次に招待した人が返事のコードを読み取ります。
friends-problem-not-mine = これは別の招待への返事です。ステップ1のコードを友だちに読み取ってもらってください。
friends-problem-no-connection = 端末どうしがつながりませんでした。新しいコードで、もう一度お試しください。
friends-problem-cancelled = この招待はもう使えません。新しい招待でお試しください。
friends-problem-unsupported = このブラウザでは、ほかの端末とつなげません。Chrome、Edge、Firefox、Safariのいずれかで、このページを開いてください。
friends-problem-no-network = この端末はネットワークにつながっていません。
friends-problem-version = 友だちのKorttiと版が違います。両方のページを再読み込みして、もう一度お試しください。
friends-problem-taken = この席には、もうほかの人がいます。
friends-problem-odd = 相手の端末とうまくやりとりできませんでした。
friends-problem-away = 友だちが入る前に、ゲームを離れました。卓に戻って、もう一度お試しください。
friends-refused-version = 友だちのKorttiと版が違います。このページを再読み込みして、もう一度招待してもらってください。
friends-refused-taken = この席には、もうほかの人がいます。ほかの席に招待してもらってください。
friends-refused-away = 友だちは今、卓にいません。もう一度招待してもらってください。
friends-refused-odd = 卓を開けませんでした。もう一度招待してもらってください。

# Reading a code with the camera

scan-view = カメラの映像
scan-starting = カメラを起動しています…
scan-aim = もう一方の画面のコードにカメラを向けてください。
scan-close = カメラを閉じる
scan-problem-none = ここで使えるカメラが見つかりません。代わりに、コードを文字で貼ってください。
scan-problem-refused = ブラウザがカメラの使用を許可していません。ブラウザの設定で許可して、もう一度お試しください。コードを文字で貼ることもできます。
scan-problem-busy = カメラを起動できませんでした。ほかのアプリが使っているかもしれません。そのアプリを閉じて、もう一度お試しください。コードを文字で貼ることもできます。
scan-problem-lost = Korttiのコードを読み取る部分を読み込めませんでした。接続を確かめて、もう一度お試しください。コードを文字で貼ることもできます。

# About

about-friends = 友だちがそれぞれのスマホで遊ぶときは、招待した人のスマホが卓になります。カードを配るので、すべてのカードを知っています。ほかの人にはディールの始めにカードの並びのフィンガープリントが届き、あとで確かめられます。
