# Playing with friends, each on an own device.

## Scanning a code with the camera

scan-view = Image de l’appareil photo
scan-starting = Démarrage de l’appareil photo…
scan-aim = Pointez l’appareil photo vers le code de l’autre écran.
scan-close = Fermer l’appareil photo
scan-problem-none = La page ne trouve pas d’appareil photo ici. Collez plutôt le code sous forme de texte.
scan-problem-refused = Le navigateur ne permet pas à la page d’utiliser l’appareil photo. Autorisez-le dans les réglages du navigateur et réessayez, ou collez le code sous forme de texte.
scan-problem-busy = L’appareil photo n’a pas démarré. Une autre application l’utilise peut-être : fermez-la et réessayez, ou collez le code sous forme de texte.
scan-problem-lost = La partie de Kortti qui lit les codes n’a pas pu être chargée. Vérifiez la connexion et réessayez, ou collez le code sous forme de texte.
