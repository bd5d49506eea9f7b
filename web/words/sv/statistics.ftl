# Statistiken över ens egna givar, och dagens givar.

stats-title = Statistik
stats-empty = Spela din första giv
    .what = Varje dag du spelar blir en maska här.
stats-wins =
    { $n ->
        [one] { $n } vunnen giv
       *[other] { $n } vunna givar
    }
stats-of-played =
    { $n ->
        [one] av { $n } spelad
       *[other] av { $n } spelade
    }
stats-of-practice = + { $n } som övning
stats-practised =
    { $n ->
        [one] { $n } övningsgiv
       *[other] { $n } övningsgivar
    }
stats-begun = Din första seger utan hjälp räknas här.
stats-moves = Dina drag
stats-between = { $game }: du spelar mellan nivåerna { $lower } och { $upper }.
stats-above = { $game }: du spelar minst lika bra som { $level }.
stats-below = { $game }: dina drag kostar ännu mer än på nivån { $level }.
stats-loss =
    { $unit ->
        [unit-wins] Ett drag minskar i snitt din chans att vinna med { $n } %
        [unit-losses] Ett drag ökar i snitt din risk att förlora med { $n } %
       *[other] Ett drag kostar dig i snitt { $amount }
    } ({ $moves } analyserade).
stats-loss-how = Jämfört med vad motståndarnas egna drag kostar, mätt på samma sätt med de vanliga reglerna.
stats-players =
    { $n ->
       *[other] { $n } spelare.
    }
stats-deals = Givar
stats-won = Vunna
stats-played = Spelat
stats-average =
    { $unit ->
        [penalties] Straffpoäng i snitt
        [chips] Spelmarker i snitt
        [losses] Förlorade
       *[points] Poängledning i snitt
    }
stats-best = Bästa resultat
stats-record = nytt rekord
stats-worst = Sämsta resultat
stats-run = Vinster i rad
stats-run-left = Givar i rad utan förlust
stats-longest = längst: { $n }
stats-practice-what = Övning är en giv med guide, med hjälp eller med kort som du kände till.
stats-mixed = blandade
stats-against = Motståndare: { $rivals }
stats-against-with = Motståndare: { $rivals } · partner: { $partners }
stats-course = Snittet över { $n } givar: från { $first } till { $last }
stats-course-what = Linjen är snittet av de tio senaste givarna, uppåt är bättre. Varje punkt är en giv, en gyllene är vunnen.
stats-latest = De senaste givarna
stats-weeks-aloud = De senaste { $n } veckorna: { $deals } givar, { $wins } av dem vunna
stats-stitches = En maska för varje dag:
stats-best-day = Bästa dagen
stats-worst-day = Svåraste dagen
stats-won-of = { $n } av { $of } vunna
stats-firsts = För första gången
stats-to-come = inte än
stats-not-lost-of = { $n } av { $of } utan förlust
stats-games = Dina spel
stats-games-to-play = Ännu att upptäcka
stats-count =
    { $n ->
        [one] { $n } giv
       *[other] { $n } givar
    }
stats-levels = Vunna mot motståndare på varje nivå
stats-levels-what = Strecket visar vad slumpen ensam skulle ge.
stats-details = Detaljer: { $game }
stats-intervals = Inom parentes och efter ± står 95 %-intervall.
stats-day = Datum
stats-result =
    { $unit ->
        [penalties]
            { $n ->
               *[other] { $signed } straffpoäng
            }
        [chips]
            { $n ->
                [one] { $signed } spelmark
               *[other] { $signed } spelmarker
            }
        [losses]
            { $n ->
                [1] förlust
               *[other]
                    { $won ->
                        [yes] vinst
                       *[no] ingen förlust
                    }
            }
        [wins]
            { $won ->
                [yes] vinst
               *[no] ingen vinst
            }
       *[points]
            { $n ->
               *[other] { $signed } poäng
            }
    }
stats-what = Vad som räknas
    .text = Varje giv som du spelar till slut ensam mot motståndare, en gång. Guidade givar, givar där du tog tillbaka ett drag eller fick ett tips, samma kort en gång till, och det som länkar och protokoll öppnar är övning: de ger maskor och märken för första gången och syns vid spelen, men bland nivåernas staplar har de en egen, blek. Givar där flera personer delar enheten räknas inte. Allt stannar i den här webbläsaren.

stats-file = Ta med dig den
stats-file-what = Allt i en fil, till en annan enhet eller som säkerhetskopia. Det du importerar läggs till, och inget räknas två gånger.
stats-export = Spara som fil
stats-import = Importera en fil …
stats-erase = Radera
stats-erase-title = Radera statistiken?
stats-erase-what = Alla räknade givar och resultaten av dagens givar. Det går inte att ångra. Dina partier finns kvar.
stats-erased = Raderat.
stats-file-read = Filen har lagts till.
stats-file-foreign = Den filen innehåller ingen statistik från Kortti. Inget har ändrats.
stats-file-damaged = Den filen är skadad eller ofullständig. Inget har ändrats.
stats-file-later = Den filen kommer från en nyare version av Kortti. Läs in sidan på nytt och försök igen. Inget har ändrats.

## Dagens givar

today-title = Dagens giv
today-begun = Du har börjat
today-seen = Du har sett de här korten: att spela dem igen är övning
today-again = Öva på den
today-late = sen
today-mark-later = Experten har inte spelat den än.
today-both = Du och experten
today-mark =
    { $how ->
        [better] Bättre än experten ({ $mark })
        [worse] Experten klarade sig bättre ({ $mark })
       *[same] Lika bra som experten
    }
today-against =
    { $how ->
        [better] Bättre än experten!
        [worse] Experten klarade sig bättre.
       *[same] Lika bra som experten!
    }
today-practice = Med ett tips, med drag som tagits tillbaka eller med kort som du redan sett är det övning, och inte dagens resultat.
today-line = Kortti, { $game }, { $date }
today-line-mark = experten: { $mark }
today-month-before = Föregående månad
today-month-after = Nästa månad
today-what = Samma kort för alla. Första gången räknas, utan tips och utan att ta tillbaka drag.
today-expert = Experten, datorns bästa spelare, spelar med samma kort.
today-next =
    { $midnight ->
        [yes] Nya givar vid midnatt.
       *[no] Nya givar klockan { $time }.
    }
today-to-come = Given för { $date } är inte öppen än enligt den här enhetens klocka. Här är dagens.
today-past = Givar från en dag som är slut. Du kan ändå spela dem; de märks som sena och förlänger inte din svit.
today-others = Dagens andra spel
today-opening = { $game }: början på dagens giv
today-ended = { $game }: slutet på dagens giv
today-place =
    { $shared ->
        [yes] delad plats
       *[no] plats
    } { $place } av { $of }{ $left ->
        [0] {""}
       *[other] , { $left } kort kvar
    }
today-run =
    { $n ->
        [one] Svit: { $n } dag
       *[other] Svit: { $n } dagar
    }
today-run-forgives = En missad dag bryter den inte.
today-filled = Spelat { $n } av { $of } dagar
today-day =
    { $others ->
        [0] { $date }, { $game }: { $count } räknade
       *[other] { $date }, { $game }: { $count } räknade, { $others } sena eller övning
    }
today-won = vunnen
today-header = Dagens giv, { $date }
today-counts-yes = räknas
today-counts-late = sen
today-counts-practice = övning
today-help-title = Får det här bli övning?
today-help = Det här är dagens giv. Med ett tips eller ett drag som tas tillbaka är den övning, och inte dagens resultat.
today-help-take = Ta hjälpen
today-help-no = Spela utan hjälp
today-only = Det var dagens giv. De andra spelens givar finns på sidan ”Dagens giv”.
today-undo = Det här resultatet räknas, så inget tas tillbaka. Du kan öva på given på sidan ”Dagens giv”.

## Sagt en gång: första gånger, och en nivå att pröva

first-won = Första segern: { $game }
level-to-try =
    { $kind ->
        [lost] Du förlorade { $some } av de senaste { $of } givarna. Pröva gärna den här nivån: { $level }.
       *[won] Du vann { $some } av de senaste { $of } givarna. Pröva gärna den här nivån: { $level }.
    }
