# Motståndarna: nivåer, temperament och sidan om dem. Varför de spelar som de gör står i spelens egna filer.

level-beginner = Nybörjare
    .short = nybörjare
    .what = Kan reglerna, men spelar ofta det första kort som kommer till hands.
# UNSURE: “Hobbyspelare” for Casual; also said: van spelare, vardagsspelare.
level-casual = Hobbyspelare
    .short = hobby
    .what = Spelar förnuftigt, men glömmer och förbiser en del.
level-skilled = Skicklig
    .short = skicklig
    .what = Spelar på erfarenhet och minns vad som har spelats.
level-expert = Expert
    .short = expert
    .what = Tänker framåt före varje drag.
levels-title = Motståndare
levels-partner = Partner
levels-mixed = Blandat
levels-about = Om nivåerna
level-of-seat = Vem som spelar på plats { $number }
level-random = Slumpen
    .short = slumpen
level-person = Människa
level-aloud = nivå: { $level }
table-thinks = tänker
table-hurried = Din enhet är långsam, så experterna tänker mindre här än de skulle göra annars.
table-thinking = Få se …
table-hint-because = { $hint }. { $reason }
hint-only = Det är ditt enda drag.
table-hint-later = Du får ett tips när det blir din tur.
table-hint-close = Stäng tipset
table-hint-closed = Tipset är stängt.
error-bad-level = ”{ $text }” kan inte sitta vid bordet: en plats är för en människa eller för en motståndare som är nybörjare (beginner), hobbyspelare (casual), skicklig (skilled) eller expert (expert).

setting-talk = Motståndarna pratar
    .explain = Då och då säger de ett ord, men aldrig om sina kort.

## Sidan om dem

levels-what = Motståndarna spelar på fyra nivåer, och varje plats kan ha sin egen. Nybörjaren och hobbyspelaren gör misstag som människor gör: de glömmer vad som har spelats eller förbiser ett kort. Den skickliga går på erfarenhet och minns varje kort. Experten tänker framåt före sitt drag och avviker från erfarenheten bara när något annat är bättre. I Swedish Gin Rummy, där nästan allt är dolt, räknar den i stället korten noggrannare.
levels-fair = Ingen av dem fuskar. En motståndare vet det som en spelare på dess plats skulle veta: sina egna kort, bordet och vad som har hänt. Tester ger om de dolda korten tusentals gånger och kontrollerar om en motståndare då skulle spela annorlunda; det gör den aldrig.
levels-time = Experten gör alltid lika många stickprov, så samma ställning ger samma drag, i vilken takt du än spelar och hur mycket du än skyndar på. På en långsam enhet gör den hälften eller färre, så att ett drag tar högst ungefär en sekund; bordet säger det en gång. Blir enheten ännu långsammare spelar motståndaren efter två sekunder. Är du den enda människan vid bordet börjar experten som spelar efter dig tänka medan du tänker. När alla människor är ute och resten spelas på en gång gör motståndarna en åttondel. Pauserna hör till motståndarens temperament och säger inget om dess kort.
levels-manners-title = Deras temperament
levels-manners = Motståndarna har också temperament, oavsett nivå: Aino och Lumi är varma, Veikko är torr och tar god tid på sig, Saga säger inte mycket, och Onni och Helmi är livliga och snabba. Det märks också i spelet: av drag som är ungefär lika bra väljer Onni och Helmi gärna det djärva och spelar starka kort tidigt, Veikko är djärv men sparar starka kort, Aino och Lumi sparar dem också, och Saga tar det säkra. Ingen spelar sämre för det. Vad de säger, hur de ser ut och hur lång tid de tar beror bara på det som alla har sett: en paus avslöjar ingenting. Tryck på det tomma bordet för att skynda på dem. I inställningarna kan du tysta dem.
levels-of-game = { $name }: vem som spelar hur
levels-measured = Så har det mätts
levels-unmeasured = Nivåerna i det här spelet har inte mätts än.
levels-how = En spelare av en nivå sitter bland motståndare av en annan (i parspel möter ett par ett annat) och spelar varje giv en gång på varje plats, med samma kort, så att turen jämnas ut. Talet efter ± är hälften av 95-procentsintervallet. ”Slumpen” spelar vilket kort som helst som reglerna tillåter.
levels-step-none = Ingen skillnad mellan { $level } och { $against } gick att mäta i det här spelet.
levels-step-small = Steget från { $against } till { $level } är litet i det här spelet: det går att mäta, men märks knappast vid bordet, för slumpen avgör så mycket.
levels-who = nivå
levels-against = mot { $against }
levels-result = resultat
levels-deals = givar
levels-par = En spelare som är lika bra som de andra skulle få { $par }.
levels-date = Mätt { $date }.
metric-wins = Vunna givar
metric-losses = Förlorade givar (färre är bättre)
metric-points = Poäng per giv jämfört med de andra (lägre är bättre)
metric-margin = Kortpoäng per giv jämfört med det andra paret

## Vad de säger, efter temperament

manner-begin-lively-1 = Hej! Nu kör vi.
manner-begin-lively-2 = Då börjar vi!
manner-begin-warm-1 = Roligt att ses.
manner-begin-warm-2 = Lycka till allihop.
manner-begin-dry-1 = Jaha.
manner-begin-dry-2 = God kväll.
manner-stuck-lively-1 = Åh nej!
manner-stuck-lively-2 = Inte nu igen!
manner-stuck-warm-1 = Nåja.
manner-stuck-warm-2 = Sånt händer.
manner-stuck-dry-1 = Typiskt.
manner-stuck-dry-2 = Självklart.
manner-stuck-quiet-1 = Hm.
manner-stuck-quiet-2 = Jaså.
manner-proud-lively-1 = Ja!
manner-proud-lively-2 = Titta där!
manner-proud-warm-1 = Så fint.
manner-proud-warm-2 = Det gick bra.
manner-proud-dry-1 = Som det ska vara.
manner-proud-dry-2 = Inte illa.
manner-proud-quiet-1 = Så.
manner-proud-quiet-2 = Bra.
manner-won-lively-1 = Vilken giv!
manner-won-lively-2 = Det var roligt!
manner-won-warm-1 = Tack, det var trevligt.
manner-won-warm-2 = Vilken tur jag hade.
manner-won-dry-1 = Det var på tiden.
manner-won-dry-2 = Någon måste ju.
manner-won-quiet-1 = Tack.
manner-won-quiet-2 = Bra spelat.
manner-lost-lively-1 = Oj, bra spelat!
manner-lost-lively-2 = Nästa gång!
manner-lost-warm-1 = Det spelade du fint.
manner-lost-warm-2 = Bra gjort.
manner-lost-dry-1 = Jag har sett värre.
manner-lost-dry-2 = Rätt ska vara rätt.
manner-lost-quiet-1 = Bra spelat.
manner-lost-quiet-2 = Bra parti.
