# Länkar, protokoll och bilder: vad som delas, vad det öppnar, och partier som tittas igenom.

## Att dela

table-share = Dela
share-title = Dela
share-what = Vad du delar
share-deal = Den här given
    .what = Den som öppnar den får samma kort och spelar dem från början.
share-position = Den här ställningen
    .what = Den som öppnar den ser bordet som det står nu och kan spela vidare härifrån.
share-puzzle = En kluring
    .what = Den som öppnar den letar efter det bästa draget här. Ett tryck visar svaret.
share-question = Din fråga
share-answer = Det rätta svaret
share-answer-expert = Expertens drag är rätt
share-match = Hela partiet
    .what = Den som öppnar det kan gå igenom det drag för drag.
share-warning-match = Det här partiet är inte slut än, och en länk bestämmer även de kommande givarna. Den som har länken kan ta reda på varje hand i dem.
share-warning = Den här given är inte slut än, och en länk innehåller alla dess kort. Den som har länken kan ta reda på varje hand, så ett parti som börjas med den räknas som övning.
share-anyway = Skapa länken
share-making = Skapar länken …
share-link = Länk
share-send = Skicka …
share-copy-link = Kopiera länken
share-copy-line = Kopiera med text
share-copy-text = Kopiera texten
share-copied = Kopierat. Klistra in det var du vill.
share-not-copied = Webbläsaren lät inte sidan kopiera. Markera texten och kopiera den själv.
share-not-sent = Det gick inte att skicka härifrån. Spara det i stället.
share-code = Kod för en annan mobils kamera
share-code-alt = QR-kod för länken
share-code-too-long = Länken är för lång för en kod som en kamera kan läsa. Skicka eller kopiera den.
share-picture = Bild
    .what = Bordet som du ser det nu, till en chatt.
share-picture-alt = Bordet: { $game }
share-no-picture = Bilden gick inte att rita.
share-send-picture = Skicka bilden …
share-save-picture = Spara bilden
share-picture-saved = Bilden är sparad bland dina hämtade filer.
share-record = Protokoll
    .what = Partiet som en text som människor och program kan läsa.
share-copy-record = Kopiera protokollet
share-save-record = Spara som fil
picture-me = Jag
picture-cards =
    { $cards ->
        [one] { $cards } kort
       *[other] { $cards } kort
    }

# Rader som följer med en länk till en chatt.
share-line-deal = { $game }: här är mina kort. Klarar du dig bättre?
share-line-position = { $game }: vad skulle du göra här?
share-line-puzzle = { $game }: hittar du draget?
share-line-match = { $game }: så här gick det
share-line-end =
    { $result ->
        [won] { $game }: jag vann. Så här gick det
        [safe] { $game }: jag blev av med mina kort. Så här gick det
       *[lost] { $game }: jag förlorade. Så här gick det
    }
share-line-score =
    { $result ->
        [won] { $game }: jag vann med { $own }–{ $other }
       *[lost] { $game }: jag förlorade med { $own }–{ $other }
    }
share-line-points =
    { $result ->
        [won] { $game }: jag vann med { $own }
       *[lost] { $game }: jag fick { $own } och vann inte
    }

## Vad en länk öppnar

link-title = En länk
link-bad-value = ”{ $name }” kan inte vara ”{ $text }”. Möjliga: { $values }.
link-bad-name = En länk har inget ”{ $text }”. Möjliga: { $values }.
link-reading = Läser …
link-bad = Det här gick inte att öppna
    .what = Dina egna partier är som de var. Om någon skickade det till dig, be om det en gång till.
link-deal = En giv { $name } till dig
    .what = Du får samma kort som avsändaren och spelar dem från början.
link-practice = Den som har länken kan ta reda på alla korten.
link-go-on = Fortsätt
link-begin-again = Börja om
link-begun = Du har redan börjat på det här
    .what = Fortsätt där du slutade, eller börja ett nytt parti. Inget går förlorat.

open-title = Öppna en länk eller ett protokoll
open-what = Klistra in en länk eller texten i ett protokoll här, eller välj en fil. Du kan också släppa en fil var som helst på sidan.
open-do = Öppna
open-file = Välj en fil …
open-empty = Det finns inget att öppna än.
open-too-long = Det här är för långt för att vara ett protokoll eller en länk.
open-unreadable = Filen gick inte att läsa.

## Att titta igenom ett parti

replay-title = { $name }: tillbakablick
replay-position = { $name }: en ställning
last-title = Det senaste partiet
replay-look = Titta igenom partiet
replay-look-at = Titta igenom { $name }
replay-controls = Drag för drag
replay-move = Drag
replay-of = { $at }/{ $count }
# What is heard of a step: where it is in the match, and what has happened there.
replay-told = { $place }. { $told }
replay-place =
    { $deals ->
        [one] Drag { $at } av { $count }
       *[other] Drag { $at } av { $count }, giv { $deal }
    }
replay-first = Till början
replay-back = Ett drag bakåt
replay-play = Spela upp
replay-pause = Sluta spela upp
replay-next = Ett drag framåt
replay-last = Till slutet
replay-turn =
    { $you ->
        [yes] Det är din tur.
       *[no] { $seat } är i tur.
    }
replay-dealt = Giv { $deal }: korten är utdelade.
replay-why = Varför?
replay-why-told = Om du vore { $name }: { $reason }
replay-why-forced = Det är det enda som går.
replay-why-nothing = Inget särskilt talar för det draget.
replay-eyes = Vems kort
replay-all-hands = Alla kort
replay-hands = Alla händer
replay-play-on = Spela vidare
replay-play-yourself = Spela från början
replay-no-hand = Ingens
