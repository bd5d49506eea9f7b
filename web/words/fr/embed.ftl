# La table dans les pages des autres.

embed-full = Ouvrir dans Kortti
    .what = Kortti s’ouvre dans un onglet, avec ces mêmes cartes, et continue d’ici.
    .running = Un lien vers une donne en cours contient toutes ses cartes ; la partie y compte donc comme entraînement.
embed-screen = Plein écran
embed-screen-end = Quitter le plein écran
embed-screen-refused = Ce navigateur ne permet pas le plein écran ici
embed-kept-note = Cette table est gardée telle quelle. Revenez sur cette page à tout moment pour continuer.
embed-problem = Cette table ne peut pas être montrée
embed-no-game = L’adresse de la table ne dit pas quel est le jeu. Possibles : { $values }.
embed-bad-link = « { $text } » n’est pas un lien vers une table. Une partie s’est peut-être perdue en route.

about-embed-title = Pour les blogs
about-embed = Une table tient dans n’importe quelle page : une donne à jouer, une partie à revoir ou un problème. « Intégrer », dans le menu d’une table, vous donne les lignes à coller.
about-examples = Un article avec trois tables (en anglais)

embed = Intégrer
embed-title = Mettre cette table dans une page
embed-what = Ce que reçoivent les lecteurs
embed-what-deal = Cette donne, à jouer dès la première carte
embed-what-position = Cette position, à poursuivre d’ici
embed-what-puzzle = Cette position en problème : trouver le coup
embed-what-match = La partie, à revoir coup par coup
embed-how = Où vous la mettez
embed-how-element = Une page qui permet les scripts
    .what = Les lecteurs voient une image. Rien n’est chargé tant qu’ils ne la touchent pas, puis ils jouent sur place.
embed-how-frame = Un blog qui ne permet pas les scripts
    .what = Un cadre avec la table dedans. Les lecteurs voient une image du jeu, la touchent et jouent sur place.
embed-how-markdown = Un forum ou une discussion
    .what = Une image du jeu avec un lien, en Markdown : un appui ouvre la table dans Kortti. Un lien collé seul montre l’image de Kortti, jamais celle de cette donne, car aucun serveur n’apprend laquelle c’est.
embed-anyway = Écrire les lignes
embed-picture = Image avant l’appui
embed-picture-game = Le jeu
embed-picture-table = Cette table
embed-size = Taille
embed-size-fit = Comme la page
embed-size-tall = En hauteur
embed-size-square = Carrée
embed-size-classic = 4:3
embed-size-wide = 16:9
embed-lang-auto = Comme le lecteur
embed-snippet = À coller dans la page
embed-copy = Copier
embed-preview = Aperçu
