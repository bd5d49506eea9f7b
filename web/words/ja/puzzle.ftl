# 問題：ある局面と、そこで見つける一手。

puzzle-title = 次の一手：{ $game }
puzzle-label = 問題
puzzle-question = 次の一手は？ 名人なら何を出すでしょう。
puzzle-question-author = 次の一手を見つけてください。
puzzle-thinking = 名人が考えています…
puzzle-wrong = それではありません。もう一度どうぞ。
puzzle-wrong-theme = それではありません。ここで大事なのは：{ $theme }。
# $tries：何回目か。$seen：答えがもう示されたか。
puzzle-right =
    { $seen ->
        [yes] そのとおりです。
       *[no]
            { $tries ->
                [1] 正解、一度でわかりました！
               *[other] 正解です！
            }
    }
# $answer：出すもの。ボタンと同じ言い方。
puzzle-expert = 名人：{ $answer }。
puzzle-author = 答え：{ $answer }。
puzzle-show = 答え
puzzle-again = もう一度
puzzle-none = あなたの手番ではないので、ここに見つける手はありません。
puzzle-bad-answer = この問題は解けません。答えの「{ $text }」はここでは出せません。
puzzle-no-undo = ここでは一手だけを探します。取り消すものはありません。
puzzle-no-hint = 答えは「答え」にあります。
puzzle-go-on = 一手が見つかりました。続けるには「ここから遊ぶ」を選んでください。
