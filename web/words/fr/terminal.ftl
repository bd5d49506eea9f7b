# Ce que seul le terminal dit. La page ne charge jamais ce fichier.

terminal-welcome = Tapez « help » pour les commandes, « quit » pour arrêter.
terminal-hand-over = { $name } : appuyez sur Entrée quand personne d’autre ne voit l’écran.
terminal-saved = La partie est enregistrée dans { $file }.
terminal-beside = { $file } reste inchangé. La partie est enregistrée dans { $saved }.
terminal-not-saved = Impossible d’écrire dans { $file } : { $problem }
terminal-there = Il existe déjà un fichier { $file }. Choisissez un autre nom.
terminal-record = Gardez ces lignes dans un fichier pour continuer la partie :
terminal-go-on = Pour continuer : { $command }
terminal-review = Pour l’analyser : { $command }
terminal-no-file = { $file } n’est ni un jeu ni une partie que l’on peut ouvrir. Jeux : { $games }.
terminal-people = { $count } personnes ne peuvent pas s’asseoir à une table pour { $players }.
terminal-watch = Une partie entre adversaires. Les cartes de tous sont visibles.
terminal-no-match = { $file } n’est ni un fichier ni un lien qui contient une partie.
terminal-deal = { $told } (donneur : { $seat })
terminal-step = { $number }. { $action }
terminal-arena = { $game } : { $level } contre { $against }
terminal-arena-result = { $metric } : { $result }.
terminal-arena-mean = { $mean } ± { $half }
terminal-arena-how =
    { $count ->
        [one] { $count } donne, jouée
       *[other] { $count } donnes, chacune jouée
    } une fois de chaque place ; après ± figure la moitié de l’intervalle à 95 %. Un choix a pris { $cpu } ms de temps processeur.
terminal-percent = { $n } %

## La ligne de commande: son aide et ses erreurs

terminal-description = Kortti : jeux de cartes nordiques dans un terminal.
terminal-usage = Utilisation :
terminal-commands = Commandes
terminal-arguments = À indiquer
terminal-options = Options
terminal-help = affiche cette aide
terminal-help-play = jouer contre des adversaires, ou continuer une partie
terminal-help-watch = regarder une partie entre adversaires
terminal-help-arena = faire jouer deux niveaux l’un contre l’autre et mesurer lequel est le meilleur
terminal-help-replay = parcourir une partie coup par coup
terminal-help-verify = vérifier que les règles permettent chaque coup, et quels jeux de cartes ont été distribués
terminal-help-review = analyser la dernière donne finie : ce que valait chaque coup, et la part de la chance
terminal-help-game = un de ces jeux : { $games } ; ou un relevé ou un lien pour continuer
terminal-help-games = un de ces jeux : { $games }
terminal-help-name = le nom d’une personne ; plusieurs fois pour plusieurs personnes
terminal-help-level = le niveau de tous les adversaires, ou de chacun à son tour : { $levels }
terminal-help-levels = un niveau : { $levels }
terminal-help-seed = la graine du mélange : la même donne les mêmes cartes
terminal-help-lang = la langue : { $languages } ; sinon celle du système
terminal-help-plain = des lignes simples qui nomment les cartes, à lire à voix haute
terminal-help-option = une règle maison, par exemple players=3
terminal-help-deals = le nombre de donnes, chacune jouée une fois de chaque place ; sinon { $count }
terminal-help-file = un relevé ou un lien
terminal-help-verified = un relevé, un lien ou les six lignes d’un jeu de cartes
terminal-help-at = seulement jusqu’au coup N, puis la table telle qu’elle est alors
terminal-help-seat = les coups de qui : une place, à partir de 0 ; sinon celle de la première personne
terminal-help-deal = le numéro de la donne ; sinon la dernière finie
terminal-help-effort = combien de donnes sont jouées pour cela, par rapport à l’habitude : 0.1 est rapide et approximatif
terminal-help-fingerprint = une empreinte que vous avez notée ; plusieurs fois pour plusieurs donnes
terminal-bad-command = « { $text } » n’est pas une commande. Commandes : { $commands }.
terminal-no-command = Indiquez une commande : { $commands }.
terminal-missing = { $name } manque.
terminal-unexpected = « { $text } » n’a pas sa place ici.
terminal-bad-number = Pour { $name } il faut un nombre, pas « { $text } ».
terminal-bad-option = Une règle maison s’écrit NAME=VALUE, pas « { $text } ».
terminal-no-value = Pour { $name } il faut une valeur.
terminal-bad-line = Cette ligne de commande est illisible.
terminal-see-help = Pour l’aide : { $command }
terminal-number = { $n }

