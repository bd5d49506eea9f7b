# 卓：遊んでいるあいだにページが言うこと。ゲームごとの言葉はそれぞれのファイルにある。
# 「あなた」は省く（[yes]）。名前には「さん」をつける（*[no]）。

table-game = { $game }
table-deal = ディール{ $deal }
    .short = #{ $deal }
table-deal-short = ディール
table-practice = 練習
table-practice-begun = この回は統計で練習として数えます。
table-choice-lost = カードの並びが違っていました。もう一度選んでください。
table-hint-practice = { $reason }この回は練習になりました。
table-players = プレイヤー
table-actions = できること
table-board = 卓
table-hand =
    { $count ->
        [0] 手札：なし
       *[other] 手札：{ $count }枚
    }

## カードと場所（読み上げ用）

table-card = { $card }
table-card-playable = { $card }、出せます
table-card-chosen = { $card }、選択中：置く場所を選んでください
table-card-new = { $text }、新しい
table-cards = { $cards }
table-place-top = { $place }：一番上は{ $card }
table-place-row = { $place }：{ $cards }
table-place-closed = { $place }：閉じました
table-place-hidden =
    { $place }：{ $count ->
       *[other] 裏向きの{ $count }枚
    }
table-place-played = { $place }：{ $played }
table-card-by =
    { $you ->
        [yes] 自分の{ $card }
       *[no] { $seat }さんの{ $card }
    }
table-card-winning =
    { $you ->
        [yes] 自分の{ $card }、今のところ勝ち
       *[no] { $seat }さんの{ $card }、今のところ勝ち
    }
table-card-won =
    { $you ->
        [yes] 自分の{ $card }、勝ち
       *[no] { $seat }さんの{ $card }、勝ち
    }
table-list = { $first }、{ $rest }
table-told = { $first }{ $rest }
table-groups = { $first }；{ $rest }
table-place-waits = { $place }：空き、次は{ $card }
table-place-empty = { $place }：空き
table-place-takes = { $text }。ここに出せます。
table-slot-empty = { $place }：空き。手札からカードを選んで、この場所を選んでください。
table-slot-right = { $place }：{ $cards }。これで合っています。
table-card-back = { $card }を手札に戻しました。
table-card-moved = { $card }：手札の{ $of }枚中{ $n }枚目
table-none-chosen = カードが選ばれていません。
table-place-note = { $place }、{ $note }
table-place-recall = { $text }。もう一度見る：{ $recall }。
table-place-offers = { $text }。{ $offer }。

## プレイヤー

table-seat =
    { $name }：{ $cards ->
       *[other] { $cards }枚
    }{ $partner ->
        [yes] 、パートナー
       *[no] {""}
    }{ $scored ->
        [yes] 、{ $total }
       *[no] {""}
    }{ $dealer ->
        [yes] 、ディーラー
       *[no] {""}
    }{ $turn ->
        [yes] 、手番
        [asked] 、返事待ち
        [out] 、上がり
       *[no] {""}
    }
table-last-played = 最後に出したカード：{ $card }
table-last-taken = 最後に取ったカード：{ $card }
table-partner = 味方
table-dealer = ディーラー
table-out = 上がり
table-mark-free = { $mark }：だれも持っていません
table-mark-at =
    { $you ->
        [yes] { $mark }：自分が持っています
       *[no] { $mark }：{ $seat }さんが持っています
    }
table-mark-before =
    { $you ->
        [yes] { $mark }（自分の前）
       *[no] { $mark }（{ $seat }さんの前）
    }

## ボタン

table-leave = 卓を離れる
table-leave-note = ゲームはこのまま保存されます。いつでも続けられます。
table-give-up = 投了する
table-give-up-text = このゲームを削除します。終わったディールは統計に残り、途中のディールは数えません。
table-undo = 元に戻す
table-redo = やり直す
table-skip = 終わりまで進む
table-hint = ヒント
table-log = 経過
table-score = 得点表
table-rules = ルール
table-settings = 設定
table-more = その他
table-keys = キー操作
table-sort =
    { $by ->
        [own] 手札は自分の並べ方です
        [suit] 手札はスート順です
        [rank] 手札はランク順です
       *[groups] 手札は組になるカードどうしで並んでいます
    }：{ $next ->
        [suit] スート順にする
        [rank] ランク順にする
       *[groups] 組になるカードを集める
    }

## 卓の答え

table-not-now = そのカードは今は出せません。
table-place-why = { $place }。{ $why }
undo-shared = 端末をみんなで使っているので、ほかの人が出したものは取り消せません。
undo-forced = まだ選べる場面がなかったので、取り消すものがありません。
undo-nothing = まだ何も出していないので、取り消すものがありません。
redo-nothing = 何も取り消していないので、やり直すものがありません。
hint-over = ディールは終わりました。出すものは残っていません。
hint-shared = 端末をみんなで使っています。ヒントは自分の手番に見てください。
table-choose = { $card }を置く場所を選んでください
table-engine-starting = 少しお待ちください。ディーラーが卓に向かっています。
table-engine-lost = うまくいきませんでした。もう一度お試しください。
table-lift = 押して持ち上げ、離してカット
table-lift-how = 山を上に引くほど多くのカードが持ち上がります。離すとカットします。

## カードをまとめて出す

table-lay = 場に出す
table-lay-found = カードを場に出す…
table-lay-ready = すべて場に出すか、場所をタップしてカードを戻してください。
table-ways = 場に出せる組
table-ways-which = どの並べ方？
table-recall-close = 閉じる
table-ways-close = 一覧を閉じる
table-ways-left =
    { $count ->
        [0] 手札は残りません
       *[other] 手札に残る{ $count }枚：
    }
table-ways-more =
    { $count ->
       *[other] ほかに{ $count }通り
    }
table-ask = { $card }をどちらの端に置きますか？
table-choose-many = この{ $count }枚を置く場所を選んでください
table-place-wrong = { $place }：{ $cards }。{ $problem }

## ディールとゲームの終わり

table-deal-won =
    { $count ->
        [0] ディールは終わりました
        [1]
            { $you ->
                [yes] このディールに勝ちました！
               *[no] { $name }さんがディールに勝ちました
            }
       *[other] ディールの勝者：{ $name }
    }
table-round-won =
    { $count ->
        [0] ラウンドは終わりました
        [1]
            { $you ->
                [yes] このラウンドに勝ちました！
               *[no] { $name }さんがラウンドに勝ちました
            }
       *[other] ラウンドの勝者：{ $name }
    }
table-deal-left =
    { $count ->
        [0] ディールは終わりました
        [1]
            { $you ->
                [yes] カードが最後まで残りました
               *[no] { $name }さんにカードが残りました
            }
       *[other] カードが残った人：{ $name }
    }
table-match-won =
    { $count ->
        [0] ゲームは終わりました
        [1]
            { $you ->
                [yes] ゲームに勝ちました！
               *[no] { $name }さんがゲームに勝ちました
            }
       *[other] ゲームの勝者：{ $name }
    }
table-won =
    { $count ->
       *[other] 勝ち
    }
table-lost = 負け
table-sum = 合計{ $total }
# 点の内訳：「2 × 5 + 10 = 20」。
table-times = { $count } × { $worth }
    .aloud = { $count }かける{ $worth }
table-plus = +
    .aloud = たす
table-makes = { $terms } = { $points }
    .aloud = { $terms }は{ $points }
table-total = 合計
table-invite =
    { $touch ->
        [yes] カードの音を鳴らし、手に振動を伝えますか？
       *[no] カードの音を鳴らしますか？
    }
table-invite-yes = はい
table-invite-no = いいえ
table-invite-done = 音をつけました。設定で消せます。
table-next-deal = 次のディール
table-next-round = 次のラウンド
table-show-table = 卓
table-show-scores = 得点
table-again = もう一度遊ぶ
table-same = 同じ配りでもう一度
table-home = ホーム
table-place = { $place }位
table-my-place = { $count }人中{ $place }位{ $shared ->
        [yes] タイ
       *[no] {""}
    }でした。
table-last-deal = 最後のディール
table-last-round = 最後のラウンド
table-no-scores = 終わったディールはまだありません。
table-no-log = まだ何も出ていません。
table-graph = ディールごとの累計。現在：{ $summary }

## 1台のスマホで何人か

table-hand-over = スマホを渡す相手
table-ready = { $name }です、準備できました

## キー

table-key-arrows = カードからカードへ
table-key-order = 手札の中でカードを動かす（並べ替えられるゲームのみ）
table-key-enter = カードを出す、または出せない理由を聞く
    .key = Enter
table-key-numbers = 手札の上のボタン
table-key-hurry = ほかの人を急がせる
table-key-undo = 元に戻す
table-key-redo = やり直す
table-key-hint = ヒント
table-key-log = 経過
table-key-score = 得点表
table-key-keys = この一覧
table-key-escape = 閉じる、またはカードの選択をやめる
    .key = Esc
table-keys-on = 文字と数字のショートカット
table-side = 得点と経過
table-side-fold = たたむ

## くり返される質問と、聞かずに行うこと

table-inquiry = 質問を減らす…
table-inquiry-when = 質問のしかた
table-inquiry-note = 質問されないものには「いいえ」と答えます。
table-inquiry-always = 毎回聞く
table-inquiry-nearer = 完成に近づく札だけ聞く
table-inquiry-never = このラウンドではもう聞かない
table-spared = 代わりに「いいえ」と答えました。
table-built =
    { $told ->
        [none] { $count }組のうち{ $done }組が完成。残りを集めてください。
       *[other] { $count }組のうち{ $done }組が完成。{ $told }
    }
