# Ce que seul le terminal dit. La page ne charge jamais ce fichier.

terminal-welcome = Tapez « help » pour les commandes, « quit » pour arrêter.
terminal-hand-over = { $name } : appuyez sur Entrée quand vous êtes seul devant l’écran.
terminal-saved = La partie est enregistrée dans { $file }.
terminal-not-saved = Impossible d’écrire dans { $file } : { $problem }
terminal-there = Il existe déjà un fichier { $file }. Choisissez un autre nom.
terminal-record = Gardez ces lignes dans un fichier pour continuer la partie :
terminal-go-on = Pour continuer : { $command }
terminal-no-file = { $file } n’est ni un jeu ni une partie que l’on peut ouvrir.
terminal-people = { $count } personnes ne peuvent pas s’asseoir à une table pour { $players }.
terminal-watch = Une partie entre adversaires. Les cartes de tous sont visibles.
