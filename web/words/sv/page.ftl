# Sidan runt bordet: början, nytt spel, inställningar, regler, om. Du-tilltal; knappar i imperativ.
# Parti = hela spelet; giv = en utdelning; tips = hint.

tagline = Nordiska kortspel med datorn eller vänner
games-title = Spel
home-new = Ny här?
home-new-game = { $name } med guide, { $time }
home-go-on = Spela vidare: { $name }
home-learn = Lär dig nu
home-learned = Inlärda: { $n } av { $all }
home-learned-game = Inlärt
# How long a deal takes.
pitch-minutes = { $n }{"\u00A0"}min
# A deal of a game of several.
pitch-round = en omgång, { $n }{"\u00A0"}min
others-title = Andra partier
continue-all = Alla { $count } partier
continue-few = Bara de senaste
continue-match = Fortsätt { $name }
match-deal = Giv { $deal }
match-round = Omgång { $round }
match-turn = Din tur
match-turn-of = { $name } är i tur
# How a deal or a match ended.
match-won = Du vann
match-lost = Du förlorade
match-won-by = Vanns av { $names }
match-next = Sedan: { $stage }
match-kept = Ditt andra parti finns kvar.
match-kept-back = Tillbaka till det
play = Spela
play-game = Spela { $name }
deal-new = Ny giv
deal-of-game = Ny giv i { $name }
options = Alternativ
options-of-game = Alternativ för { $name }
rules = Regler
more-title = Mer
forget-match = Ta bort det här partiet av { $name }
forget-title = Ta bort partiet?
forget-text = { $name }, giv { $deal }. Det går inte att ångra.
forget = Ta bort
keep = Behåll
match-gone = Det partiet finns inte på den här enheten.
match-elsewhere = Du spelade vidare i en annan flik. Så här står partiet nu.
match-thrown-away = Du tog bort det partiet i en annan flik.

## Spelmotorn

engine-loading = Givaren är på väg: { $loaded } av { $total } MB
engine-starting = Givaren blandar …
engine-failed = Spelmotorn gick inte att starta. Kontrollera anslutningen och försök igen; dina partier finns kvar.
engine-unable = Spelmotorn behöver WebAssembly, som saknas eller är spärrat i den här webbläsaren. Prova en annan; dina partier finns kvar.
engine-quiet = På tio sekunder har inget mer kommit av spelmotorn. Sidan väntar vidare; du kan också försöka igen.
table-failed = Bordet gick inte att läsa in. Kontrollera anslutningen och försök igen; dina partier finns kvar.
part-failed = Den här delen av Kortti gick inte att läsa in. Kontrollera anslutningen och försök igen.
build-replaced = Det finns en nyare version av Kortti. Läs in sidan på nytt för att fortsätta; dina partier finns kvar.
words-missing = { $language } gick inte att läsa in. Sidan försöker igen så snart det finns en anslutning.
# Visas där inga skript körs, före länkar till reglerna; och vad sökmotorer och en hemskärm säger om sidan.
page-noscript = Kortti behöver JavaScript. Reglerna går att läsa utan:
page-description = Nordiska kortspel och deras släktingar, mot motståndare som tänker eller med vänner, även utan nät: Ristiseiska, Pantti, Fan Tan, Myllymatti, Skitgubbe, Ristikontra, Sedma och Swedish Gin Rummy.
page-late = Kortti har inte lästs in helt.
try-again = Försök igen

## Knappar som finns överallt

back = Tillbaka
close = Stäng
home = Hem
reload = Läs in sidan på nytt
less = Mindre: { $label }
more = Mer: { $label }
broken-title = Något gick fel
broken-text = Ditt parti finns kvar. Läs in sidan på nytt för att fortsätta.
storage-late = Inte sparat just nu. Låt fliken vara öppen.
storage-blocked = Webbläsaren tillåter ingen lagring: partier och inställningar försvinner när du stänger den.
update-title = Uppdatering
update-text = En ny version är klar. Dina partier följer med.
update-apply = Uppdatera nu

## Nytt spel

new-title = Nytt spel: { $name }
players-title = Spelare
seats-title = Vilka spelar?
seats-friend = Lägg till en vän
    .explain = Vid samma enhet i tur och ordning, med dolda kort.
seat-name = Namn på plats { $number }
you-name = Du
person-name = Spelare { $number }
# Motståndarnas namn efter plats, med olika begynnelsebokstäver; åtskilda av blanksteg.
opponent-names = Onni Aino Veikko Saga Helmi Lumi Eero Tyyne
opponent-name = { $neighbour }
person-needed = Minst en människa måste spela.
# UNSURE: “Husregler”; also said: egna regler, hemmaregler.
house-rules-title = Husregler
house-rules-reset = Tillbaka till vanliga regler
presets-title = Färdiga regler
preset-own = Egna
list-all = Alla { $count }
list-all-short = Alla
list-some = { $count } av { $all }: { $numbers }
list-picks = { $label }: snabbval
rules-with-house = Reglerna med dina husregler
deal = Ge korten

## The face of somebody who plays here, put together from parts

face-of = Välj ansikte: { $name }
face-take = Ta det här ansiktet
face-any = Ett annat
face-none = Det vanliga ansiktet
face-skin = Hud
face-hair = Hår eller mössa
face-colour = Hårets och skäggets färg
face-beard = Skägg
face-extra = Tillbehör
face-knit = Tröja
face-pattern = Mönster
# The label of one of several drawings.
face-kind = { $part } { $number }

## Regler

rules-title = Regler: { $name }
rules-house-note = Det som skiljer sig från de vanliga reglerna är märkt.
rules-usual-note = Det här är de vanliga reglerna. Dina husregler märks ut här så snart givaren är redo.
house-rule = Husregel

## Inställningar

settings-title = Inställningar
setting-lang = Språk
setting-lang-auto = Som webbläsaren
settings-cards = Kort
setting-indices = Bokstäver på korten
setting-indices-note = Ess, kung, dam och knekt märks olika i olika länder.
setting-indices-auto = Efter språk
setting-four-colours = Fyra färger
    .explain = Klöver grön, ruter blå: varje färg har sin egen kulör.
setting-large-cards = Stora kort
    .explain = Din hand blir större och tar mer plats.
setting-aids = Visa vad ett kort skulle göra
    .explain = I spel där det hjälper: till exempel vilka kort som skulle ta sticket.
settings-pace = Tempo
setting-animation = Kortens rörelse
setting-animation-normal = Normal
setting-animation-fast = Snabb
setting-animation-slow = Långsam
setting-animation-off = Av
setting-pace = Motståndarna spelar
setting-pace-normal = Normalt
setting-pace-fast = Snabbt
setting-pace-slow = Långsamt
setting-pace-instant = Genast
setting-forced = När du inte har något val
setting-forced-words = Ord av sig själva
setting-forced-all = Även kort
setting-forced-off = Jag spelar allt
setting-forced-note = Ett pass, ett drag ur talongen eller ”Pantti!” som är det enda du kan göra spelas åt dig efter en stund. Vänner som delar enheten gör det själva.
setting-inquiries = Frågor som kommer om och om igen
setting-inquiries-always = Varje gång
setting-inquiries-nearer = Om det för mig närmare
setting-inquiries-note = I Swedish Gin Rummy: erbjudanden att köpa kort. För den enda spelaren vid den här enheten; vänner som delar den väljer vid bordet.
settings-looks = Utseende
setting-felt = Bord
setting-felt-lake = Sjö
setting-felt-green = Grönt kläde
setting-felt-ochre = Faluröd
setting-felt-grey = Grå
setting-theme = Tema
setting-theme-auto = Som enheten
setting-theme-light = Ljust
setting-theme-dark = Mörkt
setting-contrast = Kontrast
setting-contrast-auto = Som enheten
setting-contrast-normal = Vanlig
setting-contrast-more = Hög
settings-feel = Ljud och känsel
setting-left-hand = Vänsterhänt
    .explain = Knapparna ligger där din vänstra tumme når dem.
setting-sound = Ljud
    .explain = Kort mot trä, ett mynt, en knackning, och strängar när du vinner.
setting-vibration = Vibration
    .explain = En lätt vibration för ditt eget kort, en knackning, panten.
# How much of what happens is read aloud to who doesn’t see the table.
setting-speech = Skärmläsare får veta
setting-speech-all = Allt
setting-speech-mine = Det som rör mig
setting-speech-asked = Bara frågor
setting-speech-note = För den som lyssnar på bordet. Spelets gång och textspelet har allt.
settings-milestones = Längs vägen
setting-milestones = Sviter, första gånger och förslag
    .explain = Dagar i svit, vad du gjorde för första gången, spel du lärt dig och en gång en nivå som kunde passa. Allt stannar i den här webbläsaren.
settings-reset = Återställ

## Om

about-title = Om
about-what = Kortti tar nordiska kortspel till alla skärmar: ensam mot motståndare som tänker, eller med vänner, runt en mobil eller var och en på sin egen. Det kostar ingenting, och koden är öppen under MIT-licensen.
about-private-title = Bara ditt
about-private = Inga konton, ingen reklam, ingen spårning och inga kakor. Partier och inställningar stannar i den här webbläsaren. Ett parti lämnar den bara om du delar det eller spelar det med vänner på egna mobiler.
about-offline = När Kortti en gång har lästs in fungerar det utan nät. Lägg det på hemskärmen, så öppnas det som vilken app som helst.
about-fair-title = Rent spel
about-fair = Motståndarna ser bara det som en spelare på deras plats skulle se: sina egna kort och bordet. Korten blandas innan någon tittar.
about-sources-title = Reglerna
about-sources = Alla de här spelen spelas på många sätt. Reglerna här följer en tvåspråkig bloggsida om Pantti, Denexas sidor om Ristiseiska och Myllymatti, den japanska sidan om Ristikontra på GameFarm och den franska om Swedish Gin Rummy på Pokébip; Skitgubbe, Fan Tan och Sedma följer flera sidor var, som nämns vid deras husregler. Där de tiger har vi frågat Pagat, Wikipedia, Board Game Arena och andra. Varje husregel anger sin källa; några är våra egna, och det står där.
about-credits-title = Tack
about-credits = Färgsymbolerna på korten är ritade av Adrian Kennard, bokstäverna kommer från Barlow Condensed. Sidan är byggd med:
about-version = Version { $version }

## Det här språket, med sitt eget namn

language-name = Svenska
house-rules-each = Varje regel för sig
house-rules-here = Här gäller: { $rules }.
house-rules-line = { $rules }.
house-rules-usual = De vanliga reglerna.
option-about = Var det här kommer ifrån: { $label }
option-no = Nej
option-yes = Ja
