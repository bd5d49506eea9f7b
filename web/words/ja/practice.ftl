# 練習問題：検討で見つかった課題、問題集、見落としやすい点。

home-practice = 練習問題
home-practice-due = 練習問題・今日{ $n }問
practice-what = 自分のディールで見逃した手です。1日後、3日後、7日後に出題され、3回続けて見つけると終わりです。
practice-today =
    { $n ->
       *[other] 今日の課題：{ $n }問
    }
practice-later = あとで戻ってくる課題がほかに{ $n }問あります。
practice-find = 次の一手
practice-find-what = ディール途中の手札です。いちばん良い手はどれでしょう。
practice-start = 始める
practice-task = 課題 { $n } / { $count }
# $played：出したもの。ボタンと同じ言い方。
practice-played = このディールでの選択：{ $played }。
practice-next = 次へ
practice-done = { $count }問中{ $found }問を一度で正解
practice-missed = 見つからなかった課題は明日また出ます。
practice-back = 検討に戻る
practice-puzzles = 問題集
practice-found =
    { $found ->
        [0] 全{ $count }問
       *[other] { $count }問中{ $found }問正解
    }
practice-puzzle = 問題 { $n } / { $count }、難しさ { $level } / 4
# $rates：相手の強さと、それぞれの割合。
practice-rates = 相手が間違える割合：{ $rates }。
practice-all-found = このゲームの問題をすべて解きました。
practice-no-puzzle = その問題はありません。
practice-lost = このゲームの問題を読み込めませんでした。
practice-patterns = 見落としやすい点：
# $theme：下のどれか。
practice-pattern = { $theme }（{ $choices }回中{ $missed }回見落とし）

# 手の種類。それぞれ、することの名前。

practice-theme-own = 自分のカードの道を開くこと
practice-theme-hold = ほかの人の道を開くカードを止めておくこと
practice-theme-wait = 待てるときに待つこと
practice-theme-give = いちばん出しにくいカードを渡すこと
practice-theme-stock = 手札を出さずに山札をめくること
practice-theme-low = 弱いカードを手放すこと
practice-theme-collect = 後半のためにカードを取ること
practice-theme-high = 強いカードを残すこと
practice-theme-cheap = いちばん惜しくないカードで勝つこと
practice-theme-complete = トリックを完成させること、または上がること
practice-theme-press = 次の人が楽に返せないカードを出すこと
practice-theme-pick-up = 勝たずに引き取ること
practice-theme-lead-sure = 合わせられにくいランクをリードすること
practice-theme-lead-nothing = 相手に点にならないカードをリードすること
practice-theme-take = 価値のあるトリックを取ること
practice-theme-partner = パートナーにトリックを任せ、点を加えること
practice-theme-lose = 安いカードでトリックを譲ること
practice-theme-clean = きれいになり、相手を汚すこと
practice-theme-stop = 頃合いよくトリックを終えること
practice-theme-gain = 役に立つカードを取るか買うこと
practice-theme-refuse = 役に立たないカードを断ること
practice-theme-lay = 頃合いよくカードを場に出すこと
practice-theme-points = 点の高いカードを捨てること
practice-theme-outs = コントラクトに近づくカードを残すこと
practice-theme-deny = 次の人に役立つカードを捨てないこと
