# Problèmes : une position, et le coup qu’il faut y trouver.

puzzle-title = Trouvez le coup : { $game }
puzzle-label = Problème
puzzle-question = Trouvez le coup : que jouerait l’expert ?
puzzle-question-author = Trouvez le coup.
puzzle-thinking = L’expert réfléchit…
puzzle-wrong = Pas celui-là. Essayez encore.
puzzle-wrong-theme = Pas celui-là. Ici, l’essentiel : { $theme }.
# $tries : le combientième essai. $seen : la réponse a-t-elle déjà été montrée.
puzzle-right =
    { $seen ->
        [yes] C’est bien cela.
       *[no]
            { $tries ->
                [1] Juste, du premier coup !
               *[other] Juste !
            }
    }
# $answer : ce qui est joué, comme sur un bouton.
puzzle-expert = L’expert : { $answer }.
puzzle-author = La réponse : { $answer }.
puzzle-show = Réponse
puzzle-again = Essayer encore
puzzle-none = Il n’y a pas de coup à trouver ici, car ce n’est pas à vous de jouer.
puzzle-bad-answer = Ce problème ne peut pas être résolu : sa réponse, « { $text } », ne peut pas être jouée ici.
puzzle-no-undo = Ici, vous cherchez un seul coup. Il n’y a rien à annuler.
puzzle-no-hint = La réponse est sous « Réponse ».
puzzle-go-on = Vous avez trouvé le coup. Pour continuer, choisissez « Poursuivre ».
