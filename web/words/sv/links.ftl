# Länkar, och partier som text.

link-none = I den här texten finns varken någon länk till Kortti eller något parti.
link-damaged = Länken är inte hel: en del saknas eller har ändrats. Kopiera hela länken en gång till.
link-newer = Det här är gjort med en nyare version av Kortti. Uppdatera Kortti (i en webbläsare: läs in sidan på nytt) och försök igen.
link-too-long = Det här partiet är för långt för en länk. Det kan sparas som en fil i stället.
replay-hidden = Den här given spelas fortfarande: bara spelarnas egna kort kan visas.
replay-only = Här kan du bara titta på partiet.
record-bad-action = I giv { $deal } är drag { $number } inte möjligt: { $text }
record-bad-deal = Giv { $deal } kan inte börja innan den föregående är slut, och inte heller när partiet är slut.
