# Swedish Gin Rummy: vad som händer, vad som frågas, varför inte, husreglerna och reglerna.
# Namn böjs inte. $one, $other, $low, $high är kort. $groups: korten i flera kombinationer.
# Spelet är en kontraktsrummy och inte det vanliga ginet.

game-swedish-gin-rummy = Swedish Gin Rummy
    .short = Gin Rummy
    .tag = Samla set och sviter för femton olika kontrakt.
    .beginner = Behåller kort som ser ut att höra ihop, förbiser en del som går att lägga ut, och kuperar leken på en höft.
    .casual = Räknar bara hur många kort kontraktet ännu behöver.
    .skilled = Tänker också på vad korten ännu kan bli, och på poängen som blir kvar på handen.
    .expert = Räknar vilka kort som ännu kan komma, och ger nästa spelare så lite hjälp som möjligt.

option-rounds = Omgångar
    .explain = Vilka av de femton kontrakten som spelas.
    .source = Den franska bloggen på Pokébip; du kan spela vilken av dess omgångar som helst för sig.
# En av omgångarna, $n, som ett val.
option-rounds-value = { gin-the-contract }
option-final-discard = Det sista kortet
    .explain = I omgång 1 till 14.
    .source = Bloggen på Pokébip säger inget, men dess antal köp räknar med ett kast; andra kontraktsrummyer gör olika.
option-final-discard-required = Måste kastas
option-final-discard-optional = Får också läggas ut
option-layoff-on-others = Lägg till kort hos andra
    .source = Bloggen på Pokébip säger inte hos vem; en svensk blogg med nästan samma spel och de flesta kontraktsrummyer tillåter allas.
option-buy-after-down = Köp efter utlagt kontrakt
    .source = Bloggen på Pokébip förbjuder det inte; vissa kontraktsrummyer gör det.
# UNSURE: “Exakt kupering”: our own; the French source has no term.
option-exact-cut-bonus = Bonus för exakt kupering
    .explain = En givare som lyfter precis de kort som ska ges får 100 poängs avdrag.
    .source = Bloggen på Pokébip, som extraregel.
option-turn-cap = Längsta omgång, turer per spelare
    .explain = Efter så många slutar omgången utan vinnare.
    .source = Vår egen gräns.

# Vad en omgång kräver; $n: dess nummer, 1 till 15.
# UNSURE: “Set”, “svit”, “kontrakt”; also said: triss and fyrtal, stege, uppdrag.
gin-the-contract =
    { $n ->
        [1] två set om tre
        [2] ett set om tre och en svit om fyra
        [3] två set om fyra
        [4] två sviter om fyra
        [5] två set om tre och en svit om fem
        [6] ett set om fyra och en svit om fem
        [7] två set om fem
        [8] två sviter om fem
        [9] fyra set om tre
        [10] tre sviter om fyra
        [11] tre set om fyra
        [12] fem sviter om tre
        [13] fem set om tre
        [14] ett set om fem, en svit om fem och ett par
       *[other] två set om precis tre och en svit av alla andra kort
    }
gin-round = Omgång { $n }: { gin-the-contract }
    .short =
        #{ $n }: { $n ->
            [1] 2 set om 3
            [2] set om 3, svit om 4
            [3] 2 set om 4
            [4] 2 sviter om 4
            [5] 2 set om 3, svit om 5
            [6] set om 4, svit om 5
            [7] 2 set om 5
            [8] 2 sviter om 5
            [9] 4 set om 3
            [10] 3 sviter om 4
            [11] 3 set om 4
            [12] 5 sviter om 3
            [13] 5 set om 3
            [14] set om 5, svit om 5, par
           *[other] 2 set om 3, resten svit
        }

## Vad som har hänt

gin-cut-exact =
    { $you ->
        [yes] Du lyfte precis { $n } kort: 100 poäng dras av från din summa!
       *[no] { $seat } lyfte precis { $n } kort och får 100 poängs avdrag.
    }
gin-peak-cut = Precis { $n }!
gin-cut-missed =
    { $you ->
        [yes]
            { $n ->
                [one] Du lyfte ett enda kort: ingen exakt kupering.
               *[other] Du lyfte { $n } kort: ingen exakt kupering.
            }
       *[no]
            { $n ->
                [one] { $seat } lyfte ett enda kort: ingen exakt kupering.
               *[other] { $seat } lyfte { $n } kort: ingen exakt kupering.
            }
    }
gin-upcard =
    { $you ->
        [yes] Du gav korten och vände upp { $cardGen }.
       *[no] { $seat } gav korten och vände upp { $cardGen }.
    }
gin-draws-stock =
    { $you ->
        [yes] Du drog { $cardGen } ur talongen.
       *[no] { $seat } drog { $cardGen } ur talongen.
    }
gin-draws-discard =
    { $you ->
        [yes] Du tog { $cardGen } från kasthögen.
       *[no] { $seat } tog { $cardGen } från kasthögen.
    }
gin-leaves-discard =
    { $you ->
        [yes] Du tar inte { $cardGen }.
       *[no] { $seat } tar inte { $cardGen }.
    }
gin-declines =
    { $you ->
        [yes] Du köper det inte.
       *[no] { $seat } köper det inte.
    }
gin-buys =
    { $you ->
        [yes] Du köpte { $cardGen } och fick också ett kort ur talongen.
       *[no] { $seat } köpte { $cardGen } och fick också ett kort ur talongen.
    }
gin-buys-own =
    { $you ->
        [yes] Du köpte { $cardGen } och fick också ett kort ur talongen. Därmed är din tur slut.
       *[no] { $seat } köpte { $cardGen } och fick också ett kort ur talongen. Därmed är turen slut.
    }
gin-reshuffle =
    { $n ->
        [one] Talongen är slut: ett kastat kort blir ny talong.
       *[other] Talongen är slut: { $n } kastade kort blandas och blir ny talong.
    }
gin-discards =
    { $you ->
        [yes] Du kastade { $cardGen }.
       *[no] { $seat } kastade { $cardGen }.
    }
gin-contract =
    { $you ->
        [yes] Du lade ut ditt kontrakt: { $groups }.
       *[no] { $seat } lade ut kontraktet: { $groups }.
    }
gin-peak-contract = Kontraktet!
# UNSURE: “Kombination” for a meld; also said: utlägg.
gin-meld =
    { $you ->
        [yes] Du lade ut en kombination till: { $cards }.
       *[no] { $seat } lade ut en kombination till: { $cards }.
    }
gin-lays-off =
    { $you ->
        [yes] Du lade till { $cardGen } i en av dina egna kombinationer.
       *[no] { $seat } lade till { $cardGen } i en egen kombination.
    }
gin-lays-off-other =
    { $you ->
        [yes] Du lade till { $cardGen } i en kombination hos { $to }.
       *[no]
        { $toYou ->
            [yes] { $seat } lade till { $cardGen } i din kombination.
           *[no] { $seat } lade till { $cardGen } i en kombination hos { $to }.
        }
    }
gin-out =
    { $you ->
        [yes] Du har inga kort kvar: du vinner omgången!
       *[no] { $seat } har inga kort kvar och vinner omgången.
    }
gin-blocked = Alla turer är slut och ingen spelare har gått ut: omgången slutar här, och alla räknar korten på sina händer.

## Vad spelarna säger

gin-says-no = Nej, tack

## Vad du ska göra

gin-typed-contract = lägg ut ditt kontrakt, med ” / ” mellan grupperna
gin-typed-meld = lägg ut en kombination till
gin-prompt-cut = Du ger: lyft precis { $n } kort på en gång, på känn. Lyckas du, dras 100 poäng av från din summa.
gin-prompt-draw = Din tur: dra ur talongen.
gin-prompt-start = Din tur: ta { $cardGen }, eller dra ur talongen.
gin-prompt-start-buy = Ta { $cardGen }, dra, eller betala en spelmark (du har { $n }) för båda: då är din tur slut.
gin-prompt-window = Köpa { $cardGen } och ett kort ur talongen för en spelmark? Du har { $n }.
# $seat tillfrågas om att köpa i turen som är $to.
gin-wait-window =
    { $toYou ->
        [yes] { $seat } får köpa { $cardGen } innan du drar. Sedan fortsätter din tur.
       *[no] { $seat } får köpa { $cardGen } innan { $to } drar.
    }
gin-prompt-play = Kasta ett kort. Ditt kontrakt: { gin-the-contract }.
gin-prompt-contract = Du kan lägga ut ditt kontrakt: { gin-the-contract }. Eller kasta ett kort.
gin-prompt-last = Kasta ett kort. Du behöver två set om precis tre och en svit av alla dina andra kort.
gin-prompt-last-contract = Du kan lägga ut hela handen och vinna omgången. Eller kasta ett kort.
gin-prompt-down = Lägg ut fler kombinationer eller lägg till kort om du vill; ett kast avslutar din tur.
gin-prompt-down-none = Inget av dina kort passar i en kombination nu. Kasta ett kort.

## Vad som går att göra

gin-action-cut =
    { $n ->
        [one] Lyft ett kort
       *[other] Lyft { $n } kort
    }
gin-action-draw-stock = Dra ur talongen
    .short = Dra
gin-action-draw-discard = Ta { $cardGen }
gin-action-buy = Köp { $cardGen } och ett kort ur talongen
    .short = Köp
gin-action-buy-own = Köp { $cardGen } och ett kort ur talongen, och avsluta din tur
    .short = Köp
gin-action-decline = Köp inte { $cardGen }
    .short = Köp inte
gin-action-contract = Lägg ut ditt kontrakt: { $groups }
gin-action-meld = Lägg ut { $cards }
gin-action-layoff-set =
    { $toYou ->
        [yes] Lägg till { $cardGen } i ditt set (kombination { $n })
       *[no] Lägg till { $cardGen } i setet hos { $to } (kombination { $n })
    }
gin-action-layoff-low =
    { $toYou ->
        [yes] Lägg till { $cardGen } i nedre änden av din svit (kombination { $n })
       *[no] Lägg till { $cardGen } i nedre änden av sviten hos { $to } (kombination { $n })
    }
    .short = Nedre änden
gin-action-layoff-high =
    { $toYou ->
        [yes] Lägg till { $cardGen } i övre änden av din svit (kombination { $n })
       *[no] Lägg till { $cardGen } i övre änden av sviten hos { $to } (kombination { $n })
    }
    .short = Övre änden
gin-action-discard = Kasta { $cardGen }

## Varför inte

cut-is-over = Korten är redan givna: leken kuperas bara dessförinnan, och bara där den exakta kuperingen räknas.
cut-first = Given börjar med kuperingen: lyft korten först.
draw-first = Dra först, ur talongen eller från kasthögen; sedan kan du lägga ut kort och kasta.
answer-first = Svara först: köp det kastade kortet, eller säg nej.
already-drawn = Du har redan dragit: lägg ut vad du vill och kasta sedan ett kort.
nothing-to-decline = Ingen frågar om du vill köpa nu: dra ett kort, eller kasta ett om du har dragit.
not-live = Det översta kastade kortet går inte att ta längre: dra ur talongen.
no-token = Du har ingen spelmark kvar att köpa för: ta bara det kastade kortet, eller dra ur talongen.
no-buy-after-down = Vid det här bordet kan du inte köpa när du har lagt ut ditt kontrakt: ta bara det kastade kortet, eller dra ur talongen.
discard-one = Du kastar ett kort i taget: välj bara ett.
layoff-one = Du lägger till ett kort i taget: välj bara ett.
not-down = Först måste du lägga ut omgångens kontrakt, allt på en gång.
lay-later = Ditt kontrakt är klart. Du kan lägga ut det i din tur, när du har dragit.
already-down = Du har lagt ut ditt kontrakt: lägg nu ut fler kombinationer en i taget, eller lägg till kort.
no-such-meld = Det finns ingen kombination { $n }: välj en på bordet.
not-your-meld = Vid det här bordet lägger du till kort bara i dina egna kombinationer, och den här ligger hos { $to }.
meld-frozen = Du kan inte lägga till något i ett par: välj ett set eller en svit.
choose-run-end = En svit kan växa i båda ändarna: säg vilken, den nedre eller den övre.
set-has-no-end = Ett set har inga ändar: ange bara kortet och kombinationen.
meld-rank = I ett set lägger du till bara kort av dess egen valör, eller tvåor så länge de är färre: { $cardGen } är inget av det.
meld-majority = Det skulle bli en tvåa för mycket: en kombination behöver fler vanliga kort än jokrar.
run-full-low = Sviten börjar redan på tvåan: inget kan läggas under den.
run-full-high = Sviten slutar redan med esset: inget kan läggas över det.
wrong-end = Det är fel ände: { $cardGen } passar i svitens andra ände.
does-not-fit-run = En svit växer med nästa kort i sin färg, uppåt eller nedåt, och { $cardGen } är inte det.
must-keep-a-card = Du måste behålla ett kort, för varje tur slutar med ett kast.
must-lay-all =
    { $n ->
        [one] I den här omgången lägger du ut hela handen på en gång, och ett kort skulle bli över.
       *[other] I den här omgången lägger du ut hela handen på en gång, och { $n } kort skulle bli över.
    }
contract-groups =
    { $n ->
        [one] Lägg ut en kombination i taget.
       *[other] Kontraktet är { $n } kombinationer: lägg ut dem alla på en gång.
    }

# Vad som är fel med kort som set, svit eller par.
gin-too-few =
    { $fewer ->
        [one] Lägg till ett kort:
       *[other] Lägg till { $fewer } kort:
    } { $kind ->
        [set] setet behöver { $size }.
        [run] sviten behöver { $size }.
       *[pair] paret behöver { $size }.
    }
gin-too-many =
    { $more ->
        [one] Ta bort ett kort:
       *[other] Ta bort { $more } kort:
    } { $kind ->
        [set] i den här omgången har ett set precis { $size }.
       *[pair] ett par har { $size }.
    }
gin-set-ranks = Ett set består av kort av samma valör, och de här är olika: { $one }, { $other }.
gin-pair-ranks = Ett par är två kort av samma valör, och de här är olika: { $one }, { $other }.
gin-pair-two = En tvåa bildar par bara med en annan tvåa, inte med { $cardGen }.
gin-run-suits = En svit består av kort i samma färg, och de här är olika: { $one }, { $other }.
gin-run-twos = Bara tvåor blir ingen svit: lägg till kort i en färg.
gin-run-twice = En svit kan ha varje kort bara en gång: ta bort en { $card }.
gin-run-long = En svit går högst från tvåan till esset, 13 kort: ta bort några.
gin-run-ace = I en svit kommer esset bara efter kungen, så { $cardGen } kan inte stå i nedre änden.
gin-run-gap =
    { $gap ->
        [one] { $low } och { $high }: ett kort saknas emellan,
       *[other] { $low } och { $high }: { $gap } kort saknas emellan,
    } { $twos ->
        [0] och det finns ingen tvåa att sätta dit.
        [one] och en tvåa räcker inte.
       *[other] och { $twos } tvåor räcker inte.
    }
gin-run-order = Lägg sviten i ordning från låg till hög, med varje joker på den plats den står för.
gin-majority =
    { $kind ->
        [run] En svit behöver fler vanliga kort än jokrar: { $naturals } mot { $twos } räcker inte, och en tvåa är vanlig bara på sin egen plats.
       *[set] Ett set behöver fler kort av sin valör än tvåor: { $naturals } mot { $twos } räcker inte.
    }

## Varför experten skulle göra så. $missing: kort som saknas till kontraktet; $left: kort som $to har.

gin-reason-cut = Elva kort till varje spelare och ett att vända upp blir { $n }.
gin-reason-lays = Med { $cardGen } kan du lägga ut kontraktet.
gin-reason-nearer =
    { $n ->
        [one] Med { $cardGen } saknas bara ett kort till kontraktet.
       *[other] Med { $cardGen } saknas bara { $n } kort till kontraktet.
    }
gin-reason-two = En tvåa, här { $cardGen }, kan stå för vilket annat kort som helst.
gin-reason-no-nearer =
    { $n ->
        [0] Du behöver inte { $cardGen }: du har redan alla kort till kontraktet.
        [one] { $card } för dig inte närmare kontraktet: ett kort skulle fortfarande saknas.
       *[other] { $card } för dig inte närmare kontraktet: { $n } kort skulle fortfarande saknas.
    }
gin-reason-can-lay = Du kan lägga ut { $cardGen } genast.
gin-reason-cannot-lay = Du kan inte lägga ut { $cardGen }: på handen skulle det kosta { $n } poäng.
gin-reason-two-more = Ett köp skulle också ge dig ett andra kort, som du inte vet något om.
gin-reason-longer = I den här omgången läggs hela handen ut, så ett köp gör kontraktet längre.
gin-reason-buy-owed = Du har { $held } kort, och det här kontraktet tar { $n }: du måste köpa.
gin-reason-buy-helps =
    { $missing ->
        [0] Med { $cardGen } har du alla kort till kontraktet,
        [one] Med { $cardGen } saknas bara ett kort till kontraktet,
       *[other] Med { $cardGen } saknas bara { $missing } kort till kontraktet,
    } { $n ->
        [0] och det är vad din sista spelmark är till för.
       *[other] och du har en spelmark kvar till senare.
    }
gin-reason-too-late =
    { $left ->
        [one] { $to } har bara ett kort kvar, och ett köp skulle ge dig två kort till på handen.
       *[other] { $to } har bara { $left } kort kvar, och ett köp skulle ge dig två kort till på handen.
    }
gin-reason-out =
    { $n ->
        [0] Sedan är din hand tom, och du vinner omgången.
       *[other] Sedan kastar du ditt sista kort, och du vinner omgången.
    }
gin-reason-frees = Kort på bordet räknas inte längre: det är { $n } poäng mindre på din hand.
gin-reason-late =
    { $left ->
        [one] { $to } har bara ett kort kvar, och { $card } skulle kosta dig { $n } poäng.
       *[other] { $to } har bara { $left } kort kvar, och { $card } skulle kosta dig { $n } poäng.
    }
gin-reason-collects = { $to } tog { $other }, som hör ihop med { $card }: kasta det här i stället.
gin-reason-alone =
    { $twos ->
        [0] { $card } kostar { $n } poäng, och inget kort på din hand hör ihop med det.
       *[other] { $card } kostar { $n } poäng, och bara en tvåa på din hand hör ihop med det.
    }
gin-reason-gone = Inget annat kort av samma valör som { $cardGen } är kvar i talongen.
gin-reason-outs = Av de { $of } kort som ännu kan ligga i talongen skulle { $n } då föra dig närmare kontraktet.
gin-reason-refused = { $to } spelar härnäst och har redan låtit { $other } gå.
gin-reason-spare =
    { $n ->
        [0] Du behöver inte { $cardGen }: även utan har du alla kort till kontraktet.
        [one] Du behöver inte { $cardGen }: även utan saknas bara ett kort till kontraktet.
       *[other] Du behöver inte { $cardGen }: även utan saknas bara { $n } kort till kontraktet.
    }
gin-reason-least =
    { $n ->
        [0] Utan { $cardGen } har du fortfarande alla kort till kontraktet, och inget annat kast är bättre.
        [one] Utan { $cardGen } saknas ett kort till kontraktet, och inget annat kast lämnar dig närmare.
       *[other] Utan { $cardGen } saknas { $n } kort till kontraktet, och inget annat kast lämnar dig närmare.
    }
gin-reason-most = Du har lagt ut kontraktet och vill ha få poäng på handen: { $card } kostar { $n }, lika mycket som eller mer än något annat.
gin-reason-fits-next = { $to } spelar härnäst och kan lägga till { $other } i en kombination: behåll hellre det.
gin-reason-end-not-down =
    { $you ->
        [yes] Du hade inte lagt ut kontraktet när
       *[no] { $seat } hade inte lagt ut kontraktet när
    } { $toYou ->
        [yes] du gick ut.
       *[no] { $to } gick ut.
    }
gin-reason-end-down =
    { $you ->
        [yes] Du hade lagt ut kontraktet, men
       *[no] { $seat } hade lagt ut kontraktet, men
    } { $toYou ->
        [yes] du
       *[no] { $to }
    } gick ut först.
gin-reason-end-others =
    { $you ->
        [yes] När du gick ut
       *[no] När { $seat } gick ut
    } hade { $n ->
        [one] en annan spelare
       *[other] { $n } andra spelare
    } inte lagt ut kontraktet.

# Vad som blir kvar på handen hos den som lägger ut detta; $n: vad det kostar till slut.
gin-offer-rest =
    { $n ->
        [0] inget som kostar poäng
        [one] 1 straffpoäng
       *[other] { $n } straffpoäng
    }
gin-inquiry = Erbjudanden att köpa kort
gin-offer-rest-after =
    { $least ->
        [0] { $n } straffpoäng; inga om du lägger ut allt som passar
       *[other] { $n } straffpoäng; { $least } om du lägger ut allt som passar
    }

## Platser och saker

# UNSURE: “Kasthög”; also said: slänghög.
gin-place-discard = Kasthög
gin-place-set =
    { $you ->
        [yes] Kombination { $n }, ditt set
       *[no] Kombination { $n }, set hos { $seat }
    }
gin-place-run =
    { $you ->
        [yes] Kombination { $n }, din svit
       *[no] Kombination { $n }, svit hos { $seat }
    }
gin-place-pair =
    { $you ->
        [yes] Kombination { $n }, ditt par
       *[no] Kombination { $n }, par hos { $seat }
    }
gin-slot-set = Set om minst { $n }
    .short = Set { $n }+
gin-slot-set-exact = Set om precis { $n }
    .short = Set { $n }
gin-slot-run = Svit om minst { $n }
    .short = Svit { $n }+
gin-slot-pair = Par
gin-slot-meld = Set eller svit om minst { $n }
    .short = Kombination { $n }+
# UNSURE: “Spelmark” for what pays a buy; also said: marker, köpmarker.
gin-fact-tokens =
    { $n ->
        [0] inga spelmarker
        [one] 1 spelmark
       *[other] { $n } spelmarker
    }
    .short =
        { $n ->
            [0] ○○
            [one] ●○
           *[other] ●●
        }
gin-fact-down = kontraktet utlagt
    .badge = utlagt
# Det som bara du vet: hur många kort som saknas på din hand till kontraktet.
gin-fact-missing =
    { $n ->
        [0] ditt kontrakt är klart
        [one] till ditt kontrakt saknas 1 kort
       *[other] till ditt kontrakt saknas { $n } kort
    }
    .short =
        { $n ->
            [0] klart
           *[other] saknas { $n }
        }
gin-sign-fits = passar i en kombination

## Poäng

gin-score-out = Inga kort kvar
gin-score-cards = Kvar på handen: { $cards }
gin-score-cut = Exakt kupering
gin-goal = Lägst summa efter sista omgången vinner.

## Regler

gin-rules-title-aim = Målet
gin-rules-aim = Varje omgång kräver vissa set och sviter: sitt kontrakt. Samla dem, lägg ut dem på bordet och bli sedan av med dina andra kort. Korten som är kvar på din hand när omgången slutar kostar poäng, och lägst summa vinner.
gin-rules-title-deal = Spelare och giv
gin-rules-players = { $least } till { $most } spelare, var och en för sig, med två kortlekar på 52 kort utan jokrar. De blandas ihop, så varje kort finns två gånger.
gin-rules-dealer = Dra lott om vem som ger först. Efter varje omgång ger spelaren till vänster om givaren.
gin-rules-deal = Givaren blandar och ger varje spelare 11 kort, ett i taget, medurs, med början hos spelaren till vänster om sig. Nästa kort vänds upp och börjar kasthögen; resten blir talong, med framsidan ner. Spelaren till vänster om givaren börjar, och turen går medurs.
gin-rules-exact-cut = Före given försöker givaren lyfta precis { $n } kort från leken på en gång, utan att räkna: 11 till varje spelare och ett att vända upp. Lyckas det, dras { $points } poäng av från givarens summa, som får gå under noll.
gin-rules-title-melds = Set och sviter
gin-rules-set = Ett set är minst tre kort av samma valör. Färgen spelar ingen roll, och samma kort får finnas med två gånger.
gin-rules-run = En svit är minst tre kort i samma färg som följer på varandra i valör.
gin-rules-ace = I en svit kommer esset efter kungen och ingen annanstans: dam, kung, ess är en svit; ess, tvåa, trea är det inte, och inte heller kung, ess, tvåa.
gin-rules-wild = Tvåor är jokrar: en tvåa kan stå för vilket kort som helst i vilken färg som helst. Den kan också vara bara en tvåa: i ett set av idel tvåor, eller på sin egen plats i en svit i sin egen färg.
gin-rules-majority = Ett set eller en svit på bordet kallas en kombination. Den måste alltid ha fler vanliga kort än jokrar. Så är 3, 3, 3, 2, 2 ett set, men 3, 3, 2, 2 är det inte; klöver två och klöver tre med hjärter två är en svit, för klöver två står på sin egen plats. Ett set av tvåor tar bara emot fler tvåor.
gin-rules-pair = Bara omgång 14 kräver ett par, som är två kort av samma valör. Två tvåor är ett par; en tvåa med ett annat kort är det inte. Du kan inte lägga ut ett andra par eller lägga till något i ett par.
gin-rules-rounds =
    { $n ->
        [one] En omgång spelas:
       *[other] { $n } omgångar spelas, var och en med sitt kontrakt:
    }
gin-rules-title-rounds = Kontrakten
gin-rules-title-turn = Din tur
gin-rules-draw = Dra först ett kort: det som spelaren före dig just har kastat (allra först det uppvända kortet), eller talongens översta. Vill du inte ha det kastade kortet får de andra köpa det innan du drar ur talongen.
gin-rules-discard = Lägg sedan ut kort om du kan och vill. Kasta till sist ett kort, med framsidan upp: det avslutar din tur. Det får vara vilket kort som helst, även det du just har tagit.
gin-rules-title-buy = Att köpa
gin-rules-tokens = Varje spelare börjar varje omgång med två spelmarker, till exempel mynt; oanvända följer inte med till nästa. När du köper betalar du en spelmark och tar två kort: det översta kastade och talongens översta.
gin-rules-window = När du inte vill ha det kastade kortet tillfrågas de andra en i taget, medurs från din vänstra sida, utom spelaren som kastade det och spelare utan spelmark. Den första som vill ha det köper det, utan att lägga ut eller kasta något. Sedan drar du ur talongen och fortsätter din tur. Det kort som vändes upp i början har ingen spelare kastat, så givaren får också köpa det, och tillfrågas sist.
gin-rules-alike = Två set får ha samma valör, och två sviter samma färg.
gin-rules-own-buy = I din egen tur får du köpa i stället för att dra. Då är din tur genast slut: du lägger inte ut något och kastar inget, och nästa spelare kan bara dra ur talongen.
gin-rules-dead = Bara det senast kastade kortet kan tas eller köpas. Ett kort som ingen spelare ville ha, och alla kort under det, går inte att få.
gin-rules-buy-after-down-true = Du får köpa också när du har lagt ut ditt kontrakt.
gin-rules-buy-after-down-false = När du har lagt ut ditt kontrakt kan du inte köpa mer i den omgången.
gin-rules-title-lay = Att lägga ut kort
gin-rules-contract = När du har omgångens hela kontrakt på handen får du lägga ut det på bordet med framsidan upp, i din tur mellan att dra och kasta, allt på en gång. Dessförinnan kan du inte lägga ut något annat.
gin-rules-minimum = I omgång 1 till 14 får kontraktets set och sviter vara längre än de måste: ett set om fyra duger för ett set om tre.
gin-rules-meld = När du har lagt ut ditt kontrakt får du lägga ut fler set och sviter om minst tre kort, i samma tur eller i någon senare.
gin-rules-layoff = Då får du också lägga till enstaka kort i kombinationerna på bordet: i ett set dess valör, i en svit nästa kort i någondera änden. En tvåa går också bra, så länge de vanliga korten är fler än jokrarna. Kort på bordet ligger kvar: du kan inte byta en tvåa mot kortet som den står för.
gin-rules-layoff-on-others-true = Du får lägga till kort i dina egna kombinationer och i alla andra spelares.
gin-rules-layoff-on-others-false = Du får lägga till kort bara i dina egna kombinationer.
gin-rules-title-end = När omgången slutar
gin-rules-final-discard-required = Omgång 1 till 14 slutar när en spelare kastar sitt sista kort. När du lägger ut kort måste du behålla ett att kasta.
gin-rules-final-discard-optional = Omgång 1 till 14 slutar när en spelare inte har några kort kvar, vare sig det sista kastades eller lades ut.
gin-rules-last-round = I omgång 15 tar kontraktet hela handen: två set om tre och en svit av allt som är kvar, sex kort, åtta efter ett köp eller tio efter två. Du lägger ut det utan att kasta, och därmed är omgången genast slut.
gin-rules-stock = När ett kort ska dras och talongen är slut, blandas alla kastade kort utom det översta och blir ny talong.
gin-rules-cap =
    { $n ->
        [one] Om ingen spelare har gått ut efter en tur var slutar omgången där.
       *[other] Om ingen spelare har gått ut efter { $n } turer var slutar omgången där.
    }
gin-rules-title-score = Poäng
gin-rules-score = När omgången slutar räknar du korten på din hand, vare sig du har lagt ut ditt kontrakt eller inte: trea till tia räknas som 5 var, knekt, dam och kung som 10, ett ess som 15 och en tvåa som 25. Spelaren som gick ut räknar inget. Låga poäng vinner.
gin-rules-blocked = Slutar en omgång utan att någon spelare har gått ut räknar alla sina kort.
gin-rules-title-match = Partiet
gin-rules-match = Alla omgångars poäng läggs ihop. Lägst summa vinner; vid lika summa delas segern. Varje omgång är hel i sig, så ni kan bryta efter vilken som helst och fortsätta en annan dag.
gin-rules-match-single = Lägst poäng vinner partiet; vid lika poäng delas segern.
here-rounds =
    { $n ->
        [one] bara omgång { $numbers } spelas
       *[other] omgångarna { $numbers } spelas
    }
here-final-discard-required = det sista kortet måste kastas
here-final-discard-optional = det sista kortet får också läggas ut
here-layoff-on-others-true = du får lägga till kort i andra spelares kombinationer
here-layoff-on-others-false = du får lägga till kort bara i dina egna kombinationer
here-buy-after-down-true = du får köpa även när du har lagt ut kontraktet
here-buy-after-down-false = du får inte köpa när du har lagt ut kontraktet
here-exact-cut-bonus-true = en exakt kupering ger givaren 100 poängs avdrag
here-exact-cut-bonus-false = en exakt kupering ger ingen bonus
here-turn-cap =
    { $n ->
        [one] omgången slutar efter { $n } tur var
       *[other] omgången slutar efter { $n } turer var
    }

## Kring reglerna: vem som vinner, snabbstart, exempel

gin-primer-needs = Två spelmarker (till exempel mynt) var; papper och penna
gin-primer-wins = Den som har lägst summa efter alla omgångar
gin-primer-deal = Ge varje spelare 11 kort och vänd upp ett. Var och en får två spelmarker.
gin-primer-contract = Varje omgång kräver vissa set och sviter: kontraktet. Tvåor är jokrar.
gin-primer-draw = Dra i din tur ett kort: det senast kastade eller det översta i talongen.
gin-primer-buy = Vill den som är i tur inte ha det kastade kortet får de andra köpa det: för en spelmark får du det och ett kort från talongen.
gin-primer-lay = När du har hela kontraktet lägger du ut det på en gång.
gin-primer-more = Därefter får du lägga ut fler kombinationer och lägga till kort till dem som ligger på bordet.
gin-primer-discard = Kasta ett kort för att avsluta din tur. Omgången är slut när någon inte har kort kvar.
gin-primer-score = De andra räknar korten på handen. Få poäng är bra.
gin-primer-table = Kontrakten och köpen som de kräver: efter draget har du 12 kort, och ett behövs att kasta
gin-primer-head-round = Omgång
gin-primer-head-contract = Kontrakt
gin-primer-head-buys = Köp som behövs
gin-primer-set = Tre treor är fler än två tvåor: det här är ett set.
gin-primer-no-set = Två treor är inte fler än två tvåor: det här är inget set.
gin-primer-run = Tvåorna står för spader fem och spader sju: det här är en svit om fem.
gin-primer-no-run = Esset kommer bara efter kungen: det här är ingen svit.
gin-primer-stands = står för { $card }
gin-primer-count = De här korten på hand kostar { $n } poäng:
gin-primer-laid = Ett set om tre och en svit om fyra med en tvåa som joker: det här kontraktet i omgång 2 läggs ut på en gång.
gin-primer-bought = Den som är i tur vill inte ha åttan. För en spelmark får du två kort, och den spelaren drar ur talongen:
gin-primer-discard-taken = det kastade
gin-primer-stock-taken = ur talongen
gin-primer-last = Sexan skulle passa i sviten, men ditt sista kort måste kastas: kasta det, och omgången är slut.

## Vad som är värt att minnas första gången

gin-first-cut = Första exakta kuperingen
gin-first-contract = Första kontraktet
