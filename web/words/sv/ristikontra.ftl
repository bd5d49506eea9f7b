# Ristikontra: vad som händer, vad som frågas, varför inte, husreglerna och reglerna.
# Namn böjs inte. Par = två partner tillsammans. ”Spelpoäng” står för engelskans game point. Smutsig och ren sägs om paret.

game-ristikontra = Ristikontra
    .tag = Två mot två: ta stick med samma valör.
    .beginner = Ser på sticket som det ligger, minns inga färdiga stick och förbiser ibland att den kan ta det.
    .casual = Tänker på vem som spelar efter, men minns bara essen, tiorna och de senaste sticken; gör ett misstag då och då.
    .skilled = Minns varje kort och spelar med sin partner: ger poäng till ett säkert stick och sparar kort som tar.
    .expert = Från fjärde sticket spelar den given till slut i tankarna många gånger, med de dolda korten fördelade så att de stämmer med det som har spelats och med hur bra spelare spelar; dessförinnan går den på erfarenhet.

option-mode = Poängräkning
    .explain = Den första räknar spelpoäng, de andra kortpoäng.
    .source = De japanska reglerna har alla fyra.
# UNSURE: “Spelpoäng” for a game point; a bridge player might say utgångspoäng.
option-mode-gamepoints = Spelpoäng, giv för giv
option-mode-cleaning = Damer smutsar, kungar gör rent
option-mode-first120 = Först till 120
option-mode-first60 = Först till 60, med små kortvärden
option-hold-fourth-king = Behåll den fjärde kungen
    .explain = Den får inte spelas från handen så länge det finns en talong, så att ett par ännu kan bli rent.
    .source = Finska Wikipedia.

preset-cleaning = Damer och kungar
preset-first120 = Först till 120
preset-first60 = Först till 60

## Vad som har hänt

ristikontra-lead =
    { $you ->
        [yes] Du spelade ut { $cardGen }.
       *[no] { $seat } spelade ut { $cardGen }.
    }
ristikontra-play =
    { $you ->
        [yes] Du spelade { $cardGen }.
       *[no] { $seat } spelade { $cardGen }.
    }
ristikontra-turn =
    { $you ->
        [yes] Du vände upp { $cardGen } från talongen.
       *[no] { $seat } vände upp { $cardGen } från talongen.
    }
ristikontra-peak-last = Sista sticket
ristikontra-peak-all = Alla tretton stick!
ristikontra-wins =
    { $you ->
        [yes]
            { $n ->
                [0] Du vinner sticket; det ger inga poäng.
                [one] Du vinner sticket: ett poäng.
               *[other] Du vinner sticket: { $n } poäng.
            }
       *[no]
            { $n ->
                [0] { $seat } vinner sticket; det ger inga poäng.
                [one] { $seat } vinner sticket: ett poäng.
               *[other] { $seat } vinner sticket: { $n } poäng.
            }
    }

## Vad du ska göra

ristikontra-prompt-lead =
    { $turn ->
        [yes] Du spelar ut: spela ett kort, eller vänd upp ett.
       *[no] Du spelar ut: spela ett kort.
    }
ristikontra-prompt-follow =
    { $partner ->
        [yes]
            { $last ->
                [yes] Utspelat: { $card }. Din partner har sticket; spela det sista kortet.
               *[no] Utspelat: { $card }. Än så länge har din partner sticket; spela vilket kort du vill.
            }
       *[no]
            { $last ->
                [yes] Utspelat: { $card }. { $to } har sticket. Du är sist: samma valör tar det.
               *[no] Utspelat: { $card }. Än så länge har { $to } sticket; samma valör tar det.
            }
    }

## Vad som går att göra

ristikontra-action-turn = Vänd upp ett kort från talongen

## Varför inte

fourth-lead = Du har spelat ut den här valören tre gånger i rad: spela ut en annan nu.
hold-king = Det här är den fjärde kungen: vid det här bordet stannar den på handen så länge det finns en talong.

## Varför experten skulle spela så

ristikontra-reason-lead-sure = Ingen kan ta { $cardGen }: de andra korten av den valören är borta eller på din hand.
ristikontra-reason-lead-one = Bara ett kort som kan ta { $cardGen } återstår.
ristikontra-reason-lead-several = { $card }: du har själv { $n } kort av den valören.
ristikontra-reason-lead-nothing = Om de andra tar sticket ger { $cardGen } dem ingenting.
ristikontra-reason-lead-fewest = { $card }: färre kort av den här valören återstår ({ $n }) än av någon annan du har.
ristikontra-reason-lead-little =
    { $n ->
        [one] Om de andra tar sticket ger { $cardGen } dem bara ett poäng.
       *[other] Om de andra tar sticket ger { $cardGen } dem bara { $n } poäng.
    }
ristikontra-reason-take-last =
    Du är sist, och { $cardGen } tar sticket: { $n ->
        [0] inga poäng, men du spelar ut nästa gång.
        [one] ett poäng.
       *[other] { $n } poäng.
    }
ristikontra-reason-take-sure =
    Ingen efter dig kan ta { $cardGen }: ert par får säkert sticket{ $n ->
        [0] , och du spelar ut nästa gång.
        [one] , med ett poäng än så länge.
       *[other] , med { $n } poäng än så länge.
    }
ristikontra-reason-take =
    Än så länge har { $to } sticket, och { $cardGen } tar det: { $n ->
        [0] det finns inga poäng i det än.
        [one] ett poäng än så länge.
       *[other] { $n } poäng än så länge.
    }
ristikontra-reason-over-sure = { $card } tar över sticket från din partner: ert par får det säkert, och du spelar ut nästa gång.
ristikontra-reason-over =
    { $n ->
        [one] { $cardGen } tar över sticket från din partner, och du spelar ut nästa gång om inte den sista spelaren tar det: ett kort av den valören återstår.
       *[other] { $cardGen } tar över sticket från din partner, och du spelar ut nästa gång om inte den sista spelaren tar det: { $n } kort av den valören återstår.
    }
ristikontra-reason-give =
    Din partner får säkert sticket, och { $cardGen } lägger till { $n ->
        [one] ett poäng.
       *[other] { $n } poäng.
    }
ristikontra-reason-give-likely =
    Än så länge har din partner sticket, och { $cardGen } lägger till { $n ->
        [one] ett poäng.
       *[other] { $n } poäng.
    }
ristikontra-reason-partner = Din partner får säkert sticket: du behöver inte ta det.
ristikontra-reason-doubt =
    { $n ->
        [one] Än så länge har din partner sticket, men ett kort av den utspelade valören återstår; { $cardGen } är ditt billigaste kort.
       *[other] Än så länge har din partner sticket, men { $n } kort av den utspelade valören återstår; { $cardGen } är ditt billigaste kort.
    }
ristikontra-reason-lost = De andra får sticket, och { $cardGen } är ditt billigaste kort.
ristikontra-reason-least = Än så länge har { $to } sticket, och { $cardGen } är ditt billigaste kort.
ristikontra-reason-lost-another = De andra får sticket, men du behåller { $other } av samma valör.
ristikontra-reason-lost-keeps = De andra får sticket, men du behåller { $other }, som är svårare att ta än { $card }.
ristikontra-reason-lost-little =
    { $n ->
        [one] De andra får sticket, och { $cardGen } ger dem bara ett poäng.
       *[other] De andra får sticket, och { $cardGen } ger dem bara { $n } poäng.
    }
ristikontra-reason-hope =
    Din partner spelar efter dig och kan ännu ta sticket: { $cardGen } lägger till { $n ->
        [one] ett poäng.
       *[other] { $n } poäng.
    }
ristikontra-reason-turn-dear =
    { $n ->
        [one] Ditt billigaste kort är värt ett poäng: ett kort från talongen sparar det.
       *[other] Ditt billigaste kort är värt { $n } poäng: ett kort från talongen sparar det.
    }
ristikontra-reason-turn-lead = Vart och ett av dina kort kan tas: ett kort från talongen sparar dem alla.
ristikontra-reason-turn-keep =
    { $n ->
        [0] Ett kort från talongen sparar alla dina kort.
        [one] Ett kort från talongen sparar alla dina kort, som är värda ett poäng.
       *[other] Ett kort från talongen sparar alla dina kort, som är värda { $n } poäng.
    }
ristikontra-reason-soil = De andra får sticket, och { $cardGen } gör dem smutsiga.
ristikontra-reason-no-queen = Ert par får säkert sticket, och en dam i det skulle göra er smutsiga.
ristikontra-reason-clean = Ert par får säkert sticket, och { $cardGen } i det gör er rena igen.
ristikontra-reason-keep-king = De andra får sticket; kungen som du behåller kan ännu göra er rena.
ristikontra-reason-end-dearest =
    { $you ->
        [yes] Du tog det värdefullaste sticket: { $n } poäng.
       *[no] { $seat } tog det värdefullaste sticket: { $n } poäng.
    }
ristikontra-reason-end-despite =
    { $you ->
        [yes] Du tog det värdefullaste sticket, { $n } poäng, men andra sidan tog mer sammanlagt.
       *[no] { $seat } tog det värdefullaste sticket, { $n } poäng, men { $toYou ->
                [yes] din sida
               *[no] andra sidan
            } tog mer sammanlagt.
    }

## Platser

ristikontra-place-trick = Stick
ristikontra-place-led = Stick, { $card } utspelat
ristikontra-led = utspelat
ristikontra-place-captured =
    { $you ->
        [yes] Vunnet av dig och { $to }
       *[no]
            { $toYou ->
                [yes] Vunnet av dig och { $seat }
               *[no] Vunnet av { $seat } och { $to }
            }
    }

## Det senaste sticket, och vad paren har tagit

ristikontra-last-trick =
    { $you ->
        [yes]
            { $n ->
                [0] Det senaste sticket: ditt, utan poäng
                [one] Det senaste sticket: ditt, 1 poäng
               *[other] Det senaste sticket: ditt, { $n } poäng
            }
       *[no]
            { $n ->
                [0] Det senaste sticket, till { $seat }: utan poäng
                [one] Det senaste sticket, till { $seat }: 1 poäng
               *[other] Det senaste sticket, till { $seat }: { $n } poäng
            }
    }
ristikontra-progress = stick { $n } av { $total }
    .short = { $n }/{ $total }
ristikontra-note-points =
    { $n ->
        [one] 1 kortpoäng i den här given
       *[other] { $n } kortpoäng i den här given
    }
    .short = { $n } p
ristikontra-fact-clean = rena än så länge: ingen dam tagen tidigt
    .badge = rena
# UNSURE: “Smutsiga”, “rena” of a pair: the rule is known from Finnish and Japanese sources only.
ristikontra-fact-dirty =
    { $n ->
        [one] smutsiga: en dam tagen tidigt
       *[other] smutsiga: { $n } damer tagna tidigt
    }
    .badge = smutsiga
ristikontra-fact-cleaned = rena igen tack vare en kung
    .badge = rena igen
ristikontra-sign-takes = tar sticket

## Poäng

ristikontra-score-nothing = Inga kort som räknas
ristikontra-score-won = { $n } av { $total } poäng, mer än hälften: ett spelpoäng
ristikontra-score-all = Alla { $n } poäng: två spelpoäng
ristikontra-score-level = { $n } av { $total } poäng, lika många som de andra: ingen får poäng
ristikontra-score-lost = { $n } av { $total } poäng, mindre än hälften
ristikontra-score-clean = Rena: ingen dam medan det fanns en talong
ristikontra-score-cleaned =
    { $kings ->
        [one] Smutsiga, men rena igen genom en kung i de sista sticken
       *[other] Smutsiga, men rena igen genom { $kings } kungar i de sista sticken
    }
ristikontra-score-dirty =
    { $n ->
        [one] Smutsiga: en dam medan det fanns en talong, och ingen kung som gjorde rent
       *[other] Smutsiga: { $n } damer medan det fanns en talong, och ingen kung som gjorde rent
    }
ristikontra-score-under-ten = Färre än 10 poäng tagna: summan går tillbaka till 0

# Vad en giv gjorde med summorna.
ristikontra-note-carry =
    { $n ->
        [one] Lika: ett spelpoäng väntar på dem som vinner nästa giv.
       *[other] Lika igen: { $n } spelpoäng väntar på dem som vinner nästa giv.
    }
ristikontra-note-paid =
    { $you ->
        [yes] Du och { $to } får också
       *[no]
            { $toYou ->
                [yes] Du och { $seat } får också
               *[no] { $seat } och { $to } får också
            }
    } { $n ->
        [one] det spelpoäng som väntade.
       *[other] de { $n } spelpoäng som väntade.
    }
ristikontra-note-reset =
    { $you ->
        [yes] Du och { $to } tog färre än 10 poäng: er summa går från { $n } tillbaka till 0.
       *[no]
            { $toYou ->
                [yes] Du och { $seat } tog färre än 10 poäng: er summa går från { $n } tillbaka till 0.
               *[no] { $seat } och { $to } tog färre än 10 poäng: deras summa går från { $n } tillbaka till 0.
            }
    }
ristikontra-note-dirty =
    { $you ->
        [yes] Du och { $to } blev kvar som smutsiga: de { $n } poäng som ni tog räknas inte.
       *[no]
            { $toYou ->
                [yes] Du och { $seat } blev kvar som smutsiga: de { $n } poäng som ni tog räknas inte.
               *[no] { $seat } och { $to } blev kvar som smutsiga: de { $n } poäng som de tog räknas inte.
            }
    }
ristikontra-note-last-trick =
    Båda paren står lika i slutet, så paret som inte tog det sista sticket vinner: { $you ->
        [yes] du och { $to }
       *[no]
            { $toYou ->
                [yes] du och { $seat }
               *[no] { $seat } och { $to }
            }
    }.
ristikontra-note-level = Båda paren har { $n } poäng: en giv till avgör.
ristikontra-goal-game-points =
    { $n ->
        [one] Partiet slutar när ett par har 1 spelpoäng.
       *[other] Partiet slutar när ett par har { $n } spelpoäng.
    }
ristikontra-goal-card-points =
    { $n ->
        [one] Partiet slutar när ett par har 1 poäng.
       *[other] Partiet slutar när ett par har { $n } poäng.
    }

## Regler

ristikontra-rules-title-aim = Målet
ristikontra-rules-aim = Fyra spelare, två mot två. Vinn stick med kort som räknas.
ristikontra-rules-values-120 = Ett ess räknas som 11, en tia 10, en kung 4, en dam 3, en knekt 2; övriga kort ger inget. Det blir 120 tillsammans. I övrigt är inget kort högre än ett annat, och färgen spelar ingen roll.
ristikontra-rules-values-60 = Ett ess räknas som 5, en kung 4, en dam 3, en knekt 2, en tia 1; övriga kort ger inget. Det blir 60 tillsammans. I övrigt är inget kort högre än ett annat, och färgen spelar ingen roll.
ristikontra-rules-title-deal = Spelare och giv
ristikontra-rules-players = Fyra spelare i två par, med en kortlek på 52 kort utan jokrar. Partner sitter mitt emot varandra.
ristikontra-rules-dealer = Dra lott om vem som ger först. Efter varje giv går given vidare till spelaren till vänster om givaren.
ristikontra-rules-deal = Givaren blandar och ger varje spelare { $n } kort, ett i taget, medurs, med början hos spelaren till vänster om sig. Resten blir talong, med framsidan ner.
ristikontra-rules-title-trick = Ett stick
ristikontra-rules-lead = Spelaren till vänster om givaren spelar ut till det första sticket; sedan spelar den som vann varje stick ut till nästa. Varje spelare i tur och ordning, medurs, spelar ett kort, och vilket kort som helst får spelas när som helst.
ristikontra-rules-last-wins = Det sista kortet av samma valör som det utspelade vinner sticket. Har ingen annan spelare spelat den valören vinner den som spelade ut. Efter 2, ess, 2, knekt har den tredje spelaren vunnit; efter 7, 5, ess, 3 den första.
ristikontra-rules-face-down = Stickets kort läggs med framsidan ner hos paret som vann det. Ingen spelare tittar på dem innan given är slut.
ristikontra-rules-title-stock = Talongen
ristikontra-rules-turn = Så länge det finns en talong får du vända upp det översta kortet i stället för att spela ett eget, även när du spelar ut. Då är det kortet spelat.
ristikontra-rules-draw = Efter varje stick, före nästa utspel, drar spelare med färre än { $n } kort ett var, vinnaren först och sedan medurs. Om du vände upp ett kort har du ändå { $n } och drar inte.
ristikontra-rules-title-limits = Begränsningar
ristikontra-rules-fourth-lead = Du får inte spela ut samma valör fyra gånger i rad, om du inte har någon annan valör. Ett kort som vänds upp från talongen får ha vilken valör som helst.
ristikontra-rules-hold-fourth-king = När tre kungar har spelats får den fjärde inte spelas från handen så länge det finns en talong. Vänds den upp från talongen är den spelad.
ristikontra-rules-title-score = Poäng
ristikontra-rules-gamepoints = Efter det sista sticket räknar båda paren poängen för korten de har vunnit. Ett par med minst 61 poäng får ett spelpoäng; ett par med alla 120 får två.
ristikontra-rules-carry = Vid 60–60 får inget par spelpoäng, och de som vinner nästa giv får ett extra spelpoäng. Flera lika i rad läggs ihop.
ristikontra-rules-gamepoints-target =
    { $n ->
        [one] Det första paret med ett spelpoäng har vunnit.
       *[other] Det första paret med { $n } spelpoäng har vunnit.
    }
ristikontra-rules-sum = Efter det sista sticket räknar båda paren poängen för korten de har vunnit, och givarnas poäng läggs ihop.
ristikontra-rules-dirty = Ett par som vinner en dam medan det ännu finns en talong, i de åtta första sticken, är smutsigt.
ristikontra-rules-clean = Ett smutsigt par är rent igen om det vinner en kung i något av de fem sista sticken, en egen eller någon annans. En kung i ett stick som en dam har vunnit räknas inte för detta.
ristikontra-rules-failed = Ett par som förblir smutsigt får ingenting i den här given.
ristikontra-rules-under-ten = Ett par som tar färre än 10 poäng i en giv, smutsigt eller rent, förlorar allt det har: dess summa går tillbaka till 0.
ristikontra-rules-cleaning-target = Det första paret med { $n } poäng efter en giv har vunnit. Har båda så många vinner den högre summan; är de lika spelas en giv till.
ristikontra-rules-race-target = Det första paret med { $n } poäng i slutet av en giv har vunnit.
ristikontra-rules-race-tie = Når båda dit vinner den högre summan; är de lika har paret som inte tog det allra sista sticket vunnit.
here-mode-gamepoints = varje giv ger spelpoäng
here-mode-cleaning = damer gör ett par smutsigt, och kungar gör det rent
here-mode-first120 = paren tävlar om kortpoäng, 120 i varje giv
here-mode-first60 = paren tävlar om små kortpoäng, 60 i varje giv
here-hold-fourth-king-true = den fjärde kungen stannar på handen så länge det finns en talong
here-hold-fourth-king-false = den fjärde kungen får spelas när som helst

## Kring reglerna: vem som vinner, snabbstart, exempel

ristikontra-primer-wins-game-points = Det par som först har { $n } spelpoäng
ristikontra-primer-wins-card-points = Det par som först har { $n } kortpoäng
ristikontra-primer-deal = Partner sitter mitt emot varandra. Ge varje spelare { $n } kort; resten är talongen.
ristikontra-primer-play = I tur och ordning, medurs, spelar var och en vilket kort som helst.
ristikontra-primer-last = Det sista kortet med den utspelade valören vinner sticket.
ristikontra-primer-turn = I stället för ett eget kort får du vända upp det översta kortet i talongen.
ristikontra-primer-draw = Fyll på till { $n } kort efter varje stick. Vinnaren spelar ut.
ristikontra-primer-score-gamepoints = Räkna poängen på korten ni har vunnit: 61 eller mer ger ett spelpoäng, alla 120 ger två.
ristikontra-primer-score-cards = Räkna poängen på korten ni har vunnit och lägg ihop dem giv för giv.
ristikontra-primer-score-cleaning = Lägg ihop poängen på korten ni har vunnit; men den som vinner en dam för tidigt måste vinna en kung på slutet, annars blir det inga poäng.
ristikontra-primer-third = Tvåa, ess, tvåa, knekt: tredje spelaren vinner med den sista tvåan.
ristikontra-primer-first = Sjua, femma, ess, trea: ingen mer sjua, så den som spelade ut vinner.
ristikontra-primer-fourth = Kung, trea, tia, kung: fjärde spelaren vinner.
ristikontra-primer-count = De här korten ger { $n } poäng åt paret som har vunnit dem:
ristikontra-primer-game-point = Med de här korten har ett par { $n } poäng av { $total } och får ett spelpoäng:
ristikontra-primer-cleaned = Damen gör paret smutsigt, kungen gör det rent igen: det behåller kortens { $n } poäng. Utan kungen skulle det inte få något.
ristikontra-primer-early = Ett av de första { $n } sticken
ristikontra-primer-late = Ett av de sista { $n } sticken
ristikontra-primer-dirty = smutsigt
ristikontra-primer-clean = rent igen

## Vad som är värt att minnas första gången

ristikontra-first-last = Sista sticket för första gången
ristikontra-first-all = Alla stick för första gången
