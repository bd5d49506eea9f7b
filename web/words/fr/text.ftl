# La table en listes, et ce qu’on y tape : dans le mode texte de la page et dans un terminal.
# Les commandes et les textes des actions ($command, $action) sont les mêmes dans toutes les langues.

text-title = Jouer par texte
text-field = Commande
text-send = Envoyer
text-how = Tapez une carte (7C), le numéro d’une action ci-dessous, ou « help ».

## Listes

text-name = { $seat }
text-of = { $seat } : { $told }
text-says =
    { $you ->
        [yes] Vous avez dit « { $told } »
       *[no] { $seat } a dit « { $told } »
    }
text-card-of = { $card } : { $told }
text-score = { $name } : { $told }
text-won = { $name }, victoire
text-lost = { $name }, défaite
text-no-hand = Aucune main n’est visible en ce moment.
text-offer = { $number }. { $action } : { $told }

## Ce que donnent les commandes

text-which = Laquelle de ces actions ?
text-can = Vous pouvez le faire maintenant.
text-unknown = « { $text } » n’est pas une commande. Tapez « help » pour en avoir la liste.

## La liste des commandes

text-help = Commandes
text-help-line = { $command } : { $told }
text-help-cards = Une carte s’écrit par sa valeur (A 2 3 4 5 6 7 8 9 T J Q K, où J est le valet et Q la dame) et sa couleur : C pour trèfle, D pour carreau, H pour cœur, S pour pique. 7C est le 7 de trèfle, TH le 10 de cœur.
text-help-play = jouer cette carte
text-help-number = faire ce qui porte ce numéro dans la liste des actions
text-help-hand = vos cartes
text-help-table = ce qui se trouve sur la table, et qui y est assis
text-help-moves = ce que vous pouvez faire maintenant
text-help-score = le score
text-help-why = pourquoi vous ne pouvez pas jouer cette carte
text-help-hint = ce que l’expert jouerait, et pourquoi
text-help-undo = annuler votre dernier choix, ou le rétablir
text-help-log = ce qui s’est passé dans cette donne, ou dans toute la partie
text-help-rules = les règles de ce jeu
text-help-fingerprint = l’empreinte du jeu de cartes, pour vérifier le mélange
text-help-next = la donne suivante, quand celle-ci est terminée
text-help-save = enregistrer la partie
text-help-quit = laisser la partie pour plus tard
text-help-inquiry = à quelle fréquence on vous demande ({ $inquiry })
text-inquiry-always = On vous demande chaque fois.
text-inquiry-nearer = On ne vous demande que pour les cartes qui vous rapprochent du but.
text-inquiry-never = On ne vous demande plus pendant cette manche.
