# Bordet på andras sidor.

embed-full = Öppna i Kortti
    .what = Kortti öppnas i en egen flik, med just de här korten, och fortsätter härifrån.
    .running = En länk till en pågående giv innehåller alla dess kort, så där räknas partiet som övning.
embed-screen = Helskärm
embed-screen-end = Lämna helskärm
embed-screen-refused = Webbläsaren tillåter inte helskärm här
embed-kept-note = Bordet sparas som det är. Du kan komma tillbaka till den här sidan och fortsätta när som helst.
embed-problem = Bordet går inte att visa
embed-no-game = Bordets adress säger inte vilket spel det gäller. Möjliga: { $values }.
embed-bad-link = ”{ $text }” är ingen länk till ett bord. Kanske har en del av den försvunnit på vägen.

about-embed-title = För bloggare
about-embed = Ett bord ryms på vilken sida som helst: en giv att spela, ett parti att titta igenom eller en kluring. ”Bädda in” i bordets meny ger dig raderna.
about-examples = En artikel med tre bord (på engelska)

embed = Bädda in
embed-title = Lägg bordet på en sida
embed-what = Vad läsarna får
embed-what-deal = Den här given, att spela från första kortet
embed-what-position = Den här ställningen, att spela vidare från
embed-what-puzzle = Den här ställningen som kluring: hitta draget
embed-what-match = Partiet, att stega igenom
embed-how = Var du lägger det
embed-how-element = På en sida som tillåter skript
    .what = Läsarna ser en bild. Inget läses in förrän de trycker på den, och då spelar de på stället.
embed-how-frame = I en blogg som inte tillåter skript
    .what = En ram med bordet i. Läsarna ser en bild av spelet, trycker på den och spelar på stället.
embed-how-markdown = I ett forum eller en chatt
    .what = En bild av spelet med en länk, i Markdown: ett tryck öppnar bordet i Kortti. En länk som klistras in utan den visas med Korttis egen bild, aldrig med en bild av just den här given, för ingen server får veta vilken giv det är.
embed-anyway = Skriv raderna
embed-picture = Bild före trycket
embed-picture-game = Spelet
embed-picture-table = Det här bordet
embed-size = Storlek
embed-size-fit = Som sidan
embed-size-tall = Stående
embed-size-square = Kvadratisk
embed-size-classic = 4:3
embed-size-wide = 16:9
embed-lang-auto = Som läsaren
embed-snippet = Att klistra in på sidan
embed-copy = Kopiera
embed-preview = Så här ser det ut
