# Kortlekens fingeravtryck, hur det kontrolleras efter given, och vad som sägs om en text som kontrolleras.

fair-title = Kortlekens fingeravtryck
fair-deal = Giv { $deal }: { $fingerprint }
fair-line = { $text }
fair-before = Skriv upp det, eller kopiera det, innan det första kortet spelas. När given är slut finns hela leken här. Då kan vem som helst kontrollera att inget kort har bytts ut.
fair-known = Någon kan redan känna till de här korten: från en länk, från samma giv tidigare eller för att ett drag har tagits tillbaka. Här visar fingeravtrycket bara att inget kort byts ut från och med nu.
fair-short = De här 16 tecknen räcker att skriva upp. Alla 64:
fair-copy = Kopiera fingeravtrycket
fair-opened = Hela leken
fair-opened-what = Fingeravtrycket är SHA-256 av de här sex raderna. Lekens översta kort kommer först.
fair-copy-opened = Kopiera de sex raderna
fair-earlier = Tidigare givar
fair-noted = Fingeravtrycket du skrev upp
fair-check = Kontrollera
fair-how = Så kan vem som helst kontrollera det
fair-bad-text = Det här är inte en leks sex rader: { $text }
fair-bad-deck = Den här leken är inte komplett: den ska ha { $count } kort.
fair-bad-fingerprint = ”{ $text }” är inget fingeravtryck. Det har minst { $least } tecken, alla bland 0–9 och a–f.
fair-pack = En hel lek till { $game }, från giv { $deal }.
fair-right = { $text } är fingeravtrycket för giv { $deal }. Inget kort har bytts ut.
fair-wrong = { $text } är inte fingeravtrycket för någon giv här. Det är felskrivet, eller så har kort bytts ut.

## Sidan som kontrollerar

fair-page = Kontrollera en blandning
fair-page-what = Före given visar Kortti fingeravtrycket av leken som har blandats, och efter given själva leken. Om du skrev upp fingeravtrycket kan du kontrollera att inget kort har bytts ut däremellan: här, eller med ett program som du litar mer på.
fair-paste = Klistra in en leks sex rader, ett protokoll eller en länk här.
fair-nothing = Det finns inget att kontrollera än.
fair-recipe = Receptet
fair-recipe-where = Fingeravtrycket och, efter given, de sex raderna finns i bordets meny under ”{ fair-title }”.
fair-recipe-hash = Fingeravtrycket är SHA-256 av de sex raderna: i UTF-8, med en radmatning (LF) efter varje rad. Det går bra med vilket SHA-256-program som helst, till exempel sha256sum.
fair-recipe-seed = När ett parti är slut står fröet i protokollet, och alla lekar följer av det. Skriv fröet, ett snedstreck och givens nummer, och räkna ut SHAKE-256 av den texten: 8 byte för varje kort.
fair-recipe-order = Ta korten i färgordningen C D H S, och i varje färg A 2 3 4 5 6 7 8 9 T J Q K; med två lekar gör du det två gånger. Ge varje kort de följande 8 byten, av vilka de sex sista läses som ett tal med den sista byten först. Sortera korten efter talen, det minsta först.
fair-recipe-salt = Saltet är de första 16 byten av SHAKE-256 av samma text med ”/salt” efter.
fair-recipe-example = Ett exempel: giv 1 med fröet { $seed }. Först de sex raderna, sedan deras fingeravtryck:

## Vad ett parti är

verify-game = { $game }
verify-seed =
    { $practice ->
        [yes] Frö { $seed }, övning
       *[no] Frö { $seed }
    }
verify-rules = Regler: { $rules }
verify-legal =
    { $deals ->
        [one] { $actions ->
            [one] Det enda draget är tillåtet.
           *[other] Alla { $actions } drag är tillåtna.
        }
       *[other] Alla { $actions } drag i { $deals } givar är tillåtna.
    }
verify-over =
    { $over ->
        [match] Partiet är slut.
        [deal] Partiet är inte slut.
       *[no] Given är inte slut.
    }
verify-seat =
    { $kind ->
        [person] { $number }. { $name }
        [beginner] { $number }. { $name } ({ level-beginner })
        [casual] { $number }. { $name } ({ level-casual })
        [skilled] { $number }. { $name } ({ level-skilled })
       *[expert] { $number }. { $name } ({ level-expert })
    }
