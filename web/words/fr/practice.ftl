# S’exercer : exercices tirés des analyses, problèmes, et ce que l’on manque souvent.

home-practice = S’exercer
home-practice-due = S’exercer · { $n } aujourd’hui
practice-what = Des coups manqués dans vos propres donnes : après un jour, puis trois et sept, jusqu’à ce que vous ayez trouvé chacun trois fois de suite.
practice-today =
    { $n ->
        [one] { $n } exercice pour aujourd’hui
       *[other] { $n } exercices pour aujourd’hui
    }
practice-later =
    { $n ->
        [one] { $n } autre exercice reviendra plus tard.
       *[other] { $n } autres exercices reviendront plus tard.
    }
practice-find = Trouvez le coup
practice-find-what = Une main au milieu d’une donne. Quel est le meilleur coup ?
practice-start = Commencer
practice-task = Exercice { $n } sur { $count }
# $played : ce qui a été joué, comme sur un bouton.
practice-played = Votre choix dans la donne : { $played }.
practice-next = Suivant
practice-done = { $found } sur { $count } du premier coup
practice-missed = Ce que vous avez manqué revient demain.
practice-back = Retour à l’analyse
practice-puzzles = Problèmes
practice-found =
    { $found ->
        [0] { $count } problèmes
       *[other] { $found } sur { $count } résolus
    }
practice-puzzle = Problème { $n } sur { $count }, difficulté { $level } sur 4
# $rates : les niveaux des adversaires, chacun avec un pourcentage.
practice-rates = Les adversaires s’y trompent : { $rates }.
practice-all-found = Vous avez résolu tous les problèmes de ce jeu.
practice-no-puzzle = Ce problème n’existe pas.
practice-lost = Impossible de charger les problèmes de ce jeu.
practice-patterns = Ce qui vous échappe souvent :
# $theme : l’un des thèmes ci-dessous.
practice-pattern = { $theme } (manqué { $missed } fois sur { $choices })

# Genres de coups, chacun le nom de quelque chose à faire.

practice-theme-own = ouvrir la voie à vos propres cartes
practice-theme-hold = retenir les cartes qui ouvrent la voie aux autres
practice-theme-wait = attendre quand vos cartes peuvent attendre
practice-theme-give = donner la carte la plus difficile à jouer
practice-theme-stock = retourner une carte au lieu de jouer l’une des vôtres
practice-theme-low = vous débarrasser des petites cartes
practice-theme-collect = gagner des cartes pour la seconde phase
practice-theme-high = garder vos cartes hautes
practice-theme-cheap = battre avec votre carte la moins chère
practice-theme-complete = compléter le pli, ou finir
practice-theme-press = ne laisser au joueur suivant aucune réponse bon marché
practice-theme-pick-up = ramasser une carte au lieu de la battre
practice-theme-lead-sure = entamer une valeur difficile à égaler
practice-theme-lead-nothing = entamer une carte qui ne donne rien aux autres
practice-theme-take = prendre le pli quand il en vaut la peine
practice-theme-partner = laisser le pli à votre partenaire, ou y ajouter des points
practice-theme-lose = perdre un pli à bon compte
practice-theme-clean = redevenir propre, et salir les autres
practice-theme-stop = terminer le pli à temps
practice-theme-gain = prendre ou acheter une carte utile
practice-theme-refuse = refuser une carte inutile
practice-theme-lay = poser des cartes à temps
practice-theme-points = défausser les cartes qui comptent beaucoup
practice-theme-outs = garder les cartes qui vous rapprochent du contrat
practice-theme-deny = ne rien défausser qui aide le joueur suivant
