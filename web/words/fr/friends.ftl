# Friends at the table, each with a device of their own.

friends-title = Amis
friends-invite = Inviter
friends-invite-own = Inviter des amis
    .explain = Chacun sur son téléphone.
friends-explain = Vos amis prennent place avec leur propre téléphone, sans serveur. Ce téléphone-ci est la table : gardez-y cette page ouverte. Tous les téléphones doivent être sur le même Wi-Fi.

# Who plays a seat
# Right on every device: the host’s phone is the table. No participles: they would show a gender.
friends-is-host = sur le téléphone de la table
friends-is-here = sur son propre téléphone
friends-is-away = pas là : son téléphone n’est pas connecté
friends-is-replaced = pas là : l’ordinateur joue en attendant
friends-is-opponent = l’ordinateur joue
friends-is-you = vous
friends-plays = Qui joue pour { $name }
friends-plays-opponent = l’ordinateur
friends-plays-here = une personne sur ce téléphone
friends-plays-there = chez { $name }, sur son téléphone
friends-plays-away = un ami qui n’est pas là
friends-replace = Faire jouer l’ordinateur
friends-again = Inviter à nouveau
friends-invite-table = Tablette ou ordinateur comme table
friends-invite-watch = Inviter à regarder
friends-spectators =
    { $tables ->
        [0] { $watchers ->
            [1] Un ami regarde.
           *[other] { $watchers } amis regardent.
        }
       *[other] { $watchers ->
            [0] La table s’affiche sur un autre écran.
            [1] La table s’affiche sur un autre écran, et un ami regarde.
           *[other] La table s’affiche sur un autre écran, et { $watchers } amis regardent.
        }
    }
friends-came = { $name } est là.
friends-device = L’autre appareil
friends-not-now = Cela n’a pas marché cette fois. Revenez à la table de cette partie et réessayez.

# The two steps
friends-host-name = Votre nom, tel que vos amis le verront
friends-go-on = Continuer
friends-step = Étape { $step } sur { $steps }
friends-step-show = Faites scanner ce code à votre ami avec son téléphone, ou envoyez-lui le lien.
friends-step-show-table = Scannez ce code avec l’autre appareil, ou envoyez-y le lien.
friends-step-next = Ensuite : la réponse
friends-step-answer = L’autre appareil affiche maintenant un code de réponse. Scannez-le avec le bouton ci-dessous, ou faites-le-vous envoyer et collez-le.
friends-making = Un instant…
friends-code-text = Le code sous forme de texte
friends-send = Envoyer
friends-link-title = On joue aux cartes ?
friends-answer-title = Mon code de réponse pour Kortti
friends-scan = Scanner la réponse
friends-scan-new = Scanner l’invitation
friends-paste = Collez le code ici
friends-connect = Connecter
friends-connecting = Connexion…

# A guest
friends-join = La table d’un ami
friends-join-what = On vous invite à jouer aux cartes. Comment vous appelez-vous ?
friends-your-name = Votre nom
friends-sit-down = Prendre place
friends-answer-what = Faites scanner ce code de réponse à votre ami, ou envoyez-le-lui. La table s’ouvrira ensuite toute seule.
friends-leave = Quitter la table
friends-lost = La connexion avec la table de votre ami est coupée. Votre place vous attend.
friends-lost-what = Demandez une nouvelle invitation, puis scannez-la ou collez-la ici.
friends-quiet = Le téléphone qui sert de table ne répond plus. La connexion peut revenir d’elle-même.
friends-quiet-leave = Utiliser une nouvelle invitation

# At the table
friends-host-away = Votre hôte n’est pas à cette table en ce moment.
friends-asking = Réponse attendue : { $names }.
friends-ask-undo = { $name } voudrait annuler le dernier coup. D’accord ?
friends-ask-redo = { $name } voudrait finalement rejouer le coup annulé. D’accord ?
friends-yes = D’accord
friends-no = Non
friends-refused = { $name } préfère que non.
friends-away = On attend { $name } : son téléphone n’est pas connecté.
friends-wait = On attend { $names } pour la donne suivante.
friends-wait-you = Les autres attendent la donne suivante.
friends-pack-changed = Attention : les cartes de cette donne ne sont pas celles que votre hôte avait promises au début.
friends-say = Dire
gesture-bravo = Bien joué !
gesture-ouch = Aïe !
gesture-luck = Quelle chance !
gesture-laugh = Ha ha !
gesture-think = Hmm…
gesture-thanks = Merci !

# When it does not work
friends-trouble = Cela ne marche pas ?
friends-trouble-net = Les deux appareils doivent être sur le même Wi-Fi, par exemple celui de la maison.
friends-trouble-guests = Les Wi-Fi publics des hôtels, des cafés ou des écoles empêchent souvent les appareils de se joindre. Un téléphone peut alors activer le partage de connexion, et les autres s’y connectent.
friends-trouble-mobile = Avec les données mobiles (4G, 5G), cela ne marche généralement pas.
friends-trouble-open = Gardez cette page ouverte sur les deux appareils jusqu’à la connexion : si un téléphone se met en veille ou passe à une autre application, le code expire.
friends-stun = Pour trouver le chemin entre les appareils, ce site interroge le serveur { $server }, qui apprend leurs adresses.
friends-problem-cut = Ce code est incomplet. Scannez-le à nouveau, ou copiez-le en entier.
friends-problem-no-code = Il n’y a pas de code de Kortti ici.
friends-problem-newer = Ce code vient d’une version plus récente de Kortti. Rechargez cette page et réessayez.
friends-problem-wrong-kind = Ce n’est pas le bon code : l’ami scanne d’abord l’invitation, puis la personne qui invite scanne la réponse.
friends-problem-not-mine = Ce code répond à une autre invitation. Faites scanner à votre ami le code de l’étape 1.
friends-problem-no-connection = Les deux appareils n’ont pas pu se joindre. Réessayez avec un nouveau code.
friends-problem-cancelled = Cette invitation n’est plus valable. Réessayez avec une nouvelle.
friends-problem-unsupported = Ce navigateur ne peut pas se connecter à d’autres appareils. Ouvrez cette page dans Chrome, Edge, Firefox ou Safari.
friends-problem-no-network = Cet appareil n’est connecté à aucun réseau.
friends-problem-version = Votre ami a une autre version de Kortti. Rechargez la page sur les deux appareils et réessayez.
friends-problem-taken = Quelqu’un d’autre a pris cette place.
friends-problem-odd = Kortti ne comprend pas l’autre appareil.
friends-problem-away = Vous avez quitté la partie avant l’arrivée de votre ami. Revenez à la table de cette partie et réessayez.
friends-refused-version = Votre ami a une autre version de Kortti. Rechargez cette page et demandez une nouvelle invitation.
friends-refused-taken = Quelqu’un d’autre a pris cette place. Demandez-en une autre.
friends-refused-away = Votre ami n’est pas à la table en ce moment. Demandez une nouvelle invitation.
friends-refused-odd = La table n’a pas pu s’ouvrir. Demandez une nouvelle invitation.

# Reading a code with the camera

scan-view = Image de l’appareil photo
scan-starting = Démarrage de l’appareil photo…
scan-aim = Pointez l’appareil photo vers le code de l’autre écran.
scan-close = Fermer l’appareil photo
scan-problem-none = La page ne trouve pas d’appareil photo ici. Collez plutôt le code sous forme de texte.
scan-problem-refused = Le navigateur ne permet pas à la page d’utiliser l’appareil photo. Autorisez-le dans les réglages du navigateur et réessayez, ou collez le code sous forme de texte.
scan-problem-busy = L’appareil photo n’a pas démarré. Une autre application l’utilise peut-être : fermez-la et réessayez, ou collez le code sous forme de texte.
scan-problem-lost = La partie de Kortti qui lit les codes n’a pas pu être chargée. Vérifiez la connexion et réessayez, ou collez le code sous forme de texte.

# About

about-friends = Quand des amis jouent chacun sur son téléphone, celui de la personne qui invite est la table. Il distribue, il connaît donc toutes les cartes. Les autres reçoivent l’empreinte de chaque jeu de cartes au début de la donne et peuvent la vérifier ensuite.
