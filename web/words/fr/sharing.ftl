# Liens, relevés et images : ce qu’on partage, ce qu’ils ouvrent, et les parties qu’on revoit.

## Partager

table-share = Partager
share-title = Partager
share-what = Quoi partager
share-deal = Cette donne
    .what = Qui l’ouvre reçoit les mêmes cartes et les joue depuis le début.
share-position = Cette position
    .what = Qui l’ouvre voit la table telle qu’elle est et peut jouer à partir d’ici.
share-puzzle = Un problème
    .what = Qui l’ouvre cherche ici le meilleur coup. Un appui affiche la réponse.
share-question = Votre question
share-answer = La bonne réponse
share-answer-expert = Le coup de l’expert est le bon
share-match = Toute la partie
    .what = Qui l’ouvre peut la revoir coup par coup.
share-warning-match = Cette partie n’est pas finie, et un lien décide des donnes à venir. Qui a le lien peut y découvrir toutes les mains.
share-warning = Cette donne n’est pas finie, et un lien contient toutes ses cartes. Qui a le lien peut découvrir toutes les mains ; une partie commencée avec lui compte donc comme entraînement.
share-anyway = Créer le lien
share-making = Création du lien…
share-link = Lien
share-send = Envoyer…
share-copy-link = Copier le lien
share-copy-line = Copier avec un mot
share-copy-text = Copier le texte
share-copied = Copié. Collez-le où vous voulez.
share-not-copied = Le navigateur n’a pas laissé la page copier. Sélectionnez le texte et copiez-le vous-même.
share-not-sent = Impossible d’envoyer d’ici. Enregistrez plutôt.
share-code = Code pour l’appareil photo d’un autre téléphone
share-code-alt = Code QR du lien
share-code-too-long = Ce lien est trop long pour un code lisible par un appareil photo. Envoyez-le ou copiez-le.
share-picture = Image
    .what = La table comme vous la voyez, pour une discussion.
share-picture-alt = La table : { $game }
share-no-picture = L’image n’a pas pu être dessinée.
share-send-picture = Envoyer l’image…
share-save-picture = Enregistrer l’image
share-picture-saved = L’image est enregistrée dans vos téléchargements.
share-record = Relevé
    .what = La partie en texte, lisible par les gens et les programmes.
share-copy-record = Copier le relevé
share-save-record = Enregistrer dans un fichier
picture-me = Moi
picture-cards =
    { $cards ->
        [0] aucune carte
        [1] { $cards } carte
       *[other] { $cards } cartes
    }

# Phrases qui accompagnent un lien dans une discussion.
share-line-deal = { $game } : voici mes cartes. Ferez-vous mieux ?
share-line-position = { $game } : que feriez-vous ici ?
share-line-puzzle = { $game } : trouverez-vous le coup ?
share-line-match = { $game } : voici comment cela s’est passé
share-line-end =
    { $result ->
        [won] { $game } : j’ai gagné. Voici comment
        [safe] { $game } : j’ai joué toutes mes cartes. Voici comment
       *[lost] { $game } : j’ai perdu. Voici comment
    }
share-line-score =
    { $result ->
        [won] { $game } : j’ai gagné { $own } à { $other }
       *[lost] { $game } : j’ai perdu { $own } à { $other }
    }
share-line-points =
    { $result ->
        [won] { $game } : j’ai gagné avec { $own }
       *[lost] { $game } : { $own }, et je n’ai pas gagné
    }

## Ce qu’ouvre un lien

link-title = Un lien
link-bad-value = « { $name } » ne peut pas être « { $text } ». Possibles : { $values }.
link-bad-name = Un lien n’a pas de « { $text } ». Possibles : { $values }.
link-reading = Lecture…
link-bad = Impossible d’ouvrir ceci
    .what = Vos propres parties n’ont pas changé. Si quelqu’un vous l’a envoyé, demandez-lui de le renvoyer.
link-deal = Une donne de { $name } pour vous
    .what = Vous recevez les mêmes cartes que l’expéditeur et les jouez depuis le début.
link-practice = Qui a le lien peut découvrir toutes les cartes.
link-go-on = Continuer
link-begin-again = Recommencer
link-begun = Vous avez déjà commencé ceci
    .what = Continuez où vous en étiez, ou commencez une nouvelle partie. Rien ne se perd.

open-title = Ouvrir un lien ou un relevé
open-what = Collez ici un lien ou le texte d’un relevé, ou choisissez un fichier. Vous pouvez aussi déposer un fichier n’importe où sur la page.
open-do = Ouvrir
open-file = Choisir un fichier…
open-empty = Il n’y a encore rien à ouvrir.
open-too-long = C’est trop long pour un relevé ou un lien.
open-unreadable = Ce fichier n’a pas pu être lu.

## Revoir une partie

replay-title = { $name } : relecture
replay-position = { $name } : une position
last-title = La dernière partie
replay-look = Revoir la partie
replay-look-at = Revoir { $name }
replay-controls = Coup par coup
replay-move = Coup
replay-of = { $at }/{ $count }
# What is heard of a step: where it is in the match, and what has happened there.
replay-told = { $place }. { $told }
replay-place =
    { $deals ->
        [1] Coup { $at } sur { $count }
       *[other] Coup { $at } sur { $count }, donne { $deal }
    }
replay-first = Au début
replay-back = Un coup en arrière
replay-play = Lire
replay-pause = Arrêter la lecture
replay-next = Un coup en avant
replay-last = À la fin
replay-turn =
    { $you ->
        [yes] C’est à vous.
       *[no] C’est à { $seat }.
    }
replay-dealt = Donne { $deal } : les cartes sont distribuées.
replay-why = Pourquoi ?
replay-why-told = Si vous étiez { $name } : { $reason }
replay-why-forced = C’est la seule chose à faire.
replay-why-nothing = Rien de particulier ne plaide pour ce coup.
replay-eyes = Cartes de
replay-all-hands = Toutes les cartes
replay-hands = Toutes les mains
replay-play-on = Poursuivre
replay-play-yourself = Rejouer du début
replay-no-hand = Personne
