# Liens, et parties sous forme de texte.

link-none = Il n’y a dans ce texte ni lien ni partie de Kortti.
link-damaged = Ce lien n’est pas entier : une partie manque ou a été changée. Copiez-le encore une fois en entier.
link-newer = Ceci a été fait avec une version plus récente de Kortti. Mettez Kortti à jour (dans un navigateur : rechargez la page) et réessayez.
link-too-long = Cette partie est trop longue pour un lien. Elle peut être enregistrée dans un fichier.
replay-hidden = Cette donne se joue encore : on ne peut montrer que les cartes de ceux qui jouent.
replay-only = Ici, on ne fait que regarder la partie.
record-bad-action = Dans la donne { $deal }, le coup { $number } n’est pas possible : { $text }
record-bad-deal = La donne { $deal } ne peut commencer ni avant la fin de la précédente, ni après la fin de la partie.
