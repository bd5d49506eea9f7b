# Skitgubbe: alternativ, vad som har hänt, vad som begärs, varför inte, regler. Det som är lika i Myllymatti sägs med dess
# ord (myllymatti.ftl).

game-skitgubbe = Skitgubbe
    .tag = Vinn kort, bli av med dem, inte sist.
    .beginner = Går efter enkla regler, minns få av korten som andra har vunnit och förbiser ofta något.
    .casual = Går efter samma regler, minns det senaste dussinet av de korten och förbiser mindre.
    .skilled = Minns varje vunnet kort och vet därför alla händer i andra halvan; där ser den lite framåt.
    .expert = Ser framåt i den andra halvan, där den vet alla kort; den första spelar den på erfarenhet.

option-tricks = Vilka som spelar i första halvans stick
    .source = Alla: WotC, Cats at Cards. Två: Pagat, spelakort.nu.
option-tricks-all = Alla spelare
option-tricks-pair = Den som spelar ut och nästa spelare
option-tie = Lika kort
    .explain = De som är lika spelar vidare om allt på bordet.
    .source = Högsta kortet: WotC, Cats at Cards. Vilket par som helst: nordiccardgames.pages.dev.
option-tie-war = Bara de högsta korten räknas
option-tie-any-pair = Ett par slår ett högre kort
# UNSURE: “Kasta in” (English slough) is our own; no Swedish source has a word for it.
option-slough = Kasta in kort
    .explain = När du har spelat i första halvan får du lägga till kort i en valör som ligger på bordet.
    .source = WotC:s Flurst; där även när andra har turen.
# UNSURE: “Svit”; kortspel.info says färgstege.
option-runs = Sviter i andra halvan
    .explain = Flera kort i rad i samma färg spelas som ett kort.
    .source = WotC, Wikipedia, kortspel.info; Pagat spelar ett kort i taget.
option-pickup = Vad man tar upp när man inte slår
    .source = Pagat (det sista), Wikipedia (i rad), WotC (det första).
option-pickup-lay = Stickets sista kort eller svit
option-pickup-sequence = Det, och korten under som det följer på i sin färg
option-pickup-bottom = Det första, och korten över som följer på det
option-dreck = Låga kort till dem som har färre kort än
    .explain = Spelare med färre kort än så i halvtid får dela på alla tvåor, treor, fyror och femmor och trumfsexan; med 0 delas inga ut.
    .source = WotC (6).

preset-pagat = Som på Pagat
preset-flurst = Flurst

here-tricks-all = alla spelar i varje stick i första halvan
here-tricks-pair = två spelare i taget spelar om ett stick i första halvan
here-tie-war = bara de högsta korten kan vara lika
here-tie-any-pair = ett par slår ett högre kort
here-slough-true = du får kasta in kort av samma valör
here-slough-false = inga kort kastas in
here-runs-true = en svit spelas som ett kort
here-runs-false = korten spelas ett i taget
here-pickup-lay = man tar upp stickets sista kort
here-pickup-sequence = man tar även upp korten som det sista fortsätter
here-pickup-bottom = man tar upp stickets första kort och de som fortsätter det
here-dreck =
    { $n ->
        [0] ingen får de låga korten
        [one] spelare utan kort får de låga
       *[other] spelare med färre än { $n } kort får de låga
    }

## Vad som har hänt

skitgubbe-war = Lika valörer: korten ligger kvar på bordet, och de som spelade dem spelar igen.
skitgubbe-slough =
    { $you ->
        [yes] Du kastade in { $cardGen }.
       *[no] { $seat } kastade in { $cardGen }.
    }
skitgubbe-stop =
    { $you ->
        [yes] Du kastade inte in fler.
       *[no] { $seat } kastar inte in fler.
    }
skitgubbe-dreck =
    { $n ->
        [one] De låga korten delas ut till dem som inte har några.
       *[other] De låga korten delas ut till dem som har färre än { $n }.
    }
skitgubbe-lead-run =
    { $you ->
        [yes] Du spelade ut { $cards }.
       *[no] { $seat } spelade ut { $cards }.
    }
skitgubbe-beat-run =
    { $you ->
        [yes] Du slog det med { $cards }.
       *[no] { $seat } slog det med { $cards }.
    }
skitgubbe-take-lays =
    { $you ->
        [yes] Du tog upp { $cards }.
       *[no] { $seat } tog upp { $cards }.
    }

## Vad som begärs

skitgubbe-prompt-collect =
    { $turn ->
        [yes] Du spelar ut: spela ett kort eller vänd upp ett.
       *[no] Du spelar ut: spela ett kort.
    }
skitgubbe-prompt-follow =
    { $turn ->
        [yes] Spela ett kort eller vänd upp ett. Högst hittills är { $card }.
       *[no] Spela ett kort. Högst hittills är { $card }.
    }
skitgubbe-prompt-war =
    { $turn ->
        [yes] Lika valörer: spela igen eller vänd upp ett kort.
       *[no] Lika valörer: spela igen.
    }
skitgubbe-prompt-slough = Du får kasta in ett kort i en valör som ligger på bordet.
skitgubbe-prompt-no-slough = Du har inget kort att kasta in.
skitgubbe-prompt-lead-run = Du spelar ut: spela vilket kort eller vilken svit du vill.
skitgubbe-prompt-beat =
    { $n ->
        [one] Slå { $cards } eller ta upp. Ett till och sticket är fullt.
       *[other] Slå { $cards } eller ta upp. { $n } till och sticket är fullt.
    }
skitgubbe-prompt-must =
    { $n ->
        [one] Du måste slå { $cards }. Ett till och sticket är fullt.
       *[other] Du måste slå { $cards }. { $n } till och sticket är fullt.
    }
skitgubbe-prompt-take = Du kan inte slå { $cards }: ta upp.

## Vad man kan göra

skitgubbe-action-stop = Kasta inte in
skitgubbe-action-slough = Kasta in { $cardGen }
skitgubbe-action-run = Spela { $cards }
skitgubbe-action-take = Ta upp { $cards }

## Varför experten skulle spela så

skitgubbe-reason-best-so-far = { $card } är högre än { $otherGen }, det högsta kortet hittills.
skitgubbe-reason-pair = { $card } bildar ett par, och ett par slår enstaka kort.
skitgubbe-reason-slough-low = { $card } är ett lågt kort och går till spelaren som vinner sticket.
skitgubbe-reason-slough-mine = Sticket är ditt, och det du kastar in också.
skitgubbe-reason-stop = Du behåller { $cardGen }: inkastat går det till spelaren som vinner sticket.
skitgubbe-reason-run = Du blir av med { $n } kort på en gång.
skitgubbe-reason-covers = { $to } kan inte slå { $cardGen }.

## Varför inte

skitgubbe-no-slough = Vid det här bordet kastas inga kort in.
skitgubbe-no-slough-now = Kort kastar man in genast när man har spelat ett, i första halvan.
skitgubbe-slough-or-stop = Du har spelat: kasta in ett kort, eller låt bli.
skitgubbe-no-match = Inget kort på bordet har samma valör som { $cardGen }.

## Platser

skitgubbe-place-lay = Kort { $n } i sticket

## Regler

skitgubbe-rules-players = { $least } till { $most } spelare, var och en för sig, med en kortlek på 52 kort utan jokrar. Esset är det högsta kortet, tvåan det lägsta.
skitgubbe-rules-tricks-all = Spelaren till vänster om givaren spelar ut ett kort, och alla spelar i tur och ordning, medurs, vilket kort som helst. Den högsta valören vinner, vilka färger det än är. Vinnaren lägger korten med framsidan ner på en hög med vunna kort och spelar ut till nästa stick.
skitgubbe-rules-tricks-pair = Två spelare i taget spelar om ett stick: spelaren till vänster om givaren spelar ut ett kort, och nästa spelare svarar med vilket kort som helst. Den högre valören vinner, vilka färger det än är. Vinnaren lägger båda korten med framsidan ner på en hög med vunna kort och spelar ut till nästa stick, mot spelaren till vänster om sig.
skitgubbe-rules-draw = När du har spelat från handen drar du genast så att du har tre kort igen.
skitgubbe-rules-tie-war = Har flera spelat den högsta valören ligger alla korten kvar på bordet, och bara de spelarna spelar igen, i samma ordning. Vinnaren tar alla korten på bordet.
skitgubbe-rules-tie-any-pair = Har flera spelat samma valör avgör den högsta sådana valören, även under ett högre enstaka kort: alla korten ligger kvar på bordet, och bara spelarna med den valören spelar igen, i samma ordning. Vinnaren tar alla korten på bordet.
skitgubbe-rules-slough = När du har spelat och dragit får du kasta in ett kort i en valör som ligger i sticket, dra, och kasta in fler. Stickets vinnare får de korten också.
skitgubbe-rules-dreck =
    { $n ->
        [one] Har någon spelare då inga kort tas alla tvåor, treor, fyror och femmor och trumfsexan ur allas händer och delas ut till dem som inte har några.
       *[other] Har någon spelare då färre än { $n } kort tas alla tvåor, treor, fyror och femmor och trumfsexan ur allas händer och delas ut till dem som har så få.
    }
skitgubbe-rules-runs = I stället för ett kort får du spela en svit: kort i samma färg i obruten följd, som { $cards }. En svit räknas som ett kort i sticket, hur lång den än är. Den slås av ett kort eller en svit i samma färg som börjar över dess högsta kort, eller av trumf.
skitgubbe-rules-pickup-sequence = Tar du upp ett kort eller en svit tar du även upp det som ligger under, så länge varje fortsätter det under sig, i samma färg och utan lucka.
skitgubbe-rules-pickup-bottom = I stället för det sista kortet eller den sista sviten tar du upp det första i sticket, och det som ligger ovanpå så länge varje fortsätter det under sig, i samma färg och utan lucka.
skitgubbe-rules-stall-usual = Om kort spelas eller tas upp 200 gånger i rad i andra halvan utan att ett stick blir fullt (400 gånger med fyra spelare, 600 med fem, 800 med sex) slutar given, och alla spelare med kort har förlorat.

## Kring reglerna: vem som vinner, snabbstart, ett exempel

skitgubbe-primer-wins = Ingen: den sista med kort förlorar
skitgubbe-primer-deal = Ge varje spelare { $n } kort. Resten är talongen.
skitgubbe-primer-tricks-all = Alla spelar ett kort i tur och ordning. Högsta valören vinner alla, oavsett färg, och spelar ut nästa; vid lika spelar de inblandade igen.
skitgubbe-primer-tricks-pair = Den som spelar ut och nästa spelare spelar var sitt kort. Den högre valören vinner båda, oavsett färg, och spelar ut nästa; är det lika spelar de igen.
skitgubbe-primer-draw = Spela från handen och dra tills du har { $n } kort, eller vänd i stället upp talongens översta kort.
skitgubbe-primer-trump = Den som drar talongens sista kort visar det: dess färg är trumf.
skitgubbe-primer-half = När en spelare inte har något kort att spela tar alla upp sina vunna kort. Den som drog trumfkortet spelar ut.
skitgubbe-primer-beat = Slå det sista kortet med ett högre i samma färg eller med trumf, eller ta upp det.
skitgubbe-primer-beat-run = Slå det sista kortet eller den sista sviten med högre i samma färg eller med trumf, eller ta upp.
skitgubbe-primer-complete = När sticket har lika många kort som det fanns spelare med kort när det började går det ur spelet, och den som spelade det sista spelar ut.
skitgubbe-primer-end = Bli av med alla dina kort: den sista med kort är skitgubbe.
skitgubbe-primer-war = Nior är högst här, och det finns två:
skitgubbe-primer-tied = spelar igen
skitgubbe-primer-waits = ligger kvar
