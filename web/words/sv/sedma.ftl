# Sedma: vad som händer, vad som frågas, varför inte, husreglerna och reglerna.
# Namn böjs inte. Poängen kommer i tiotal. Sida = ett par partner, eller en spelare av två. ”Passa” sägs om ett kort
# av den utspelade valören och om en sjua.

game-sedma = Sedma
    .tag = Ta stick med samma valör; sjuor passar alltid.
    .beginner = Ser på sticket som det ligger, minns inga färdiga stick och spelar ofta ett hyggligt kort i stället för det bästa.
    .casual = Tänker på vem som spelar efter, men minns bara de två senaste sticken; gör ett misstag då och då.
    .skilled = Minns varje kort och väger poängen i sticket mot sjuorna som är kvar.
    .expert = Spelar före varje kort given till slut i tankarna många gånger, med de dolda korten fördelade så att de stämmer med det som har spelats och med hur bra spelare spelar.

option-hand-size = Kort på handen
    .explain = Med åtta kort har fyra spelare ingen talong.
    .source = Pagat och Wikipedia (fyra), de japanska reglerna (åtta).
option-hand-size-4 = Fyra, och en talong
option-hand-size-8 = Åtta
# UNSURE: “Fortsätta sticket” for another round of the same trick.
option-prolong = Fortsätta sticket
    .explain = När den som spelade ut får börja ett varv till i samma stick.
    .source = Pagat (alltid), GameTwist om systerspelet Zsírozás (mot motståndare), de japanska reglerna (aldrig).
option-prolong-always = Efter varje varv
option-prolong-opponent = När en motståndare har sticket
option-prolong-never = Aldrig
option-sevens = Sjuor
    .explain = Om ett senare kort av den utspelade valören tar sticket från en sjua.
    .source = Pagat och Wikipedia (även den utspelade valören), en japansk sida (bara en sjua).
option-sevens-wild = Den utspelade valören slår även en sjua
option-sevens-top = Bara en sjua slår en sjua
option-scoring = Poängräkning
    .explain = En giv ger 1, 2 eller 3 spelpoäng, eller kortpoängen som vanns i den.
    .source = GameTwist om systerspelet Zsírozás (spelpoäng); kortpoängen är våra egna.
option-scoring-gamepoints = Spelpoäng, giv för giv
option-scoring-points = Kortpoäng

preset-eight = Åtta kort
preset-zsir-like = Som i Zsírozás

## Husreglerna i en mening, var och en en sats.

here-hand-size-4 = man har fyra kort på handen
here-hand-size-8 = man har åtta kort på handen
here-prolong-always = den som spelar ut får fortsätta sticket efter varje varv
here-prolong-opponent = den som spelar ut får fortsätta sticket när en motståndare har det
here-prolong-never = ett stick har ett varv
here-sevens-wild = ett senare kort av den utspelade valören slår också en sjua
here-sevens-top = bara en sjua slår en sjua
here-scoring-gamepoints = varje giv ger spelpoäng
here-scoring-points = kortpoängen läggs ihop

## Vad som har hänt

sedma-lead =
    { $you ->
        [yes] Du spelade ut { $cardGen }.
       *[no] { $seat } spelade ut { $cardGen }.
    }
sedma-play =
    { $you ->
        [yes] Du spelade { $cardGen }.
       *[no] { $seat } spelade { $cardGen }.
    }
sedma-play-on =
    { $you ->
        [yes] Du fortsatte sticket med { $cardGen }.
       *[no] { $seat } fortsatte sticket med { $cardGen }.
    }
sedma-stop =
    { $you ->
        [yes] Du avslutade sticket.
       *[no] { $seat } avslutade sticket.
    }
sedma-peak-last = Sista sticket
sedma-peak-all = Alla stick!
sedma-wins =
    { $you ->
        [yes]
            { $n ->
                [0] Du vinner sticket; det ger inga poäng.
               *[other] Du vinner { $last ->
                    [yes] sista sticket
                   *[no] sticket
                }: { $n } poäng.
            }
       *[no]
            { $n ->
                [0] { $seat } vinner sticket; det ger inga poäng.
               *[other] { $seat } vinner { $last ->
                    [yes] sista sticket
                   *[no] sticket
                }: { $n } poäng.
            }
    }

## Vad du ska göra

sedma-prompt-lead = Du spelar ut: spela ett kort.
sedma-prompt-follow =
    { $partner ->
        [yes]
            { $last ->
                [yes] Utspelat { $card }. Din partner har sticket: spela varvets sista kort.
               *[no] Utspelat { $card }. Din partner leder: spela vilket kort du vill.
            }
       *[no]
            { $sevens ->
                [yes] Utspelat { $card }. { $to } leder: bara en sjua tar sticket.
               *[no] Utspelat { $card }. { $to } leder: samma valör eller en sjua tar sticket.
            }
    }
sedma-prompt-mine = Utspelat: { $card }. Än så länge har du sticket; spela vilket kort du vill.
sedma-prompt-on =
    { $mine ->
        [yes] Utspelat: { $card }. Du har sticket: avsluta det, eller fortsätt med ett kort som passar.
       *[no]
            { $partner ->
                [yes] Utspelat: { $card }. Din partner har sticket: avsluta det, eller fortsätt med ett kort som passar.
               *[no] Utspelat: { $card }. { $to } har sticket: avsluta det, eller fortsätt med ett kort som passar.
            }
    }
sedma-prompt-end = Utspelat: { $card }. Du har inget kort som passar: avsluta sticket.

## Vad som går att göra

sedma-action-stop = Avsluta sticket

## Varför inte

sedma-nothing-to-stop = Bara den som spelade ut kan avsluta ett stick, när alla har spelat ett kort i varvet.
sedma-does-not-fit = { $card } passar inte till { $other }: fortsätt med den valören eller en sjua, eller avsluta sticket.

## Varför experten skulle spela så

sedma-reason-stop-ours =
    { $n ->
        [0] Din sida har sticket: avslutar du det sparar du dina kort.
       *[other] Din sida har sticket: avslutar du det är dess { $n } poäng säkra.
    }
sedma-reason-stop-nothing = Sticket ger inga poäng: avslutar du det sparar du dina kort som passar.
sedma-reason-stop-save = De andra får { $n } poäng, men du behåller dina kort som passar.
sedma-reason-lead-sure = Ingen annan kan ta { $cardGen }: alla kort som kunde är borta eller på din hand.
sedma-reason-lead-seven =
    { $n ->
        [one] Bara en sjua tar { $cardGen }, och en sjua till återstår.
       *[other] Bara en sjua tar { $cardGen }, och { $n } andra sjuor återstår.
    }
sedma-reason-lead-several = { $card }: du har { $n } kort av den valören och kan fortsätta med ett till.
sedma-reason-lead-nothing = Om de andra tar sticket ger { $cardGen } dem ingenting.
sedma-reason-lead-back = Om de andra tar { $cardGen } kan du fortsätta med en sjua.
sedma-reason-lead-fewest =
    { $n ->
        [one] { $card } är svårast att ta av dina kort: ett kort som tar det återstår.
       *[other] { $card } är svårast att ta av dina kort: { $n } kort som tar det återstår.
    }
sedma-reason-take-sure =
    { $n ->
        [0] Ingen annan kan ta sticket efter { $cardGen }: det går till din sida.
       *[other] Ingen annan kan ta sticket efter { $cardGen }: det går till din sida, med { $n } poäng än så länge.
    }
sedma-reason-on-more = Din sida har sticket, och { $card } börjar ett varv till: fler kort läggs i det.
sedma-reason-on-back =
    { $n ->
        [0] Än så länge har { $to } sticket, och { $cardGen } tar tillbaka det.
       *[other] Än så länge har { $to } sticket, och { $cardGen } tar tillbaka det: { $n } poäng än så länge.
    }
sedma-reason-over =
    { $n ->
        [0] { $card } tar över sticket från din partner.
       *[other] { $card } tar över sticket från din partner: { $n } poäng än så länge.
    }
sedma-reason-take-last =
    { $n ->
        [0] Du är sist i varvet, och { $cardGen } tar sticket.
       *[other] Du är sist i varvet, och { $cardGen } tar sticket: { $n } poäng.
    }
sedma-reason-take =
    { $n ->
        [0] Än så länge har { $to } sticket, och { $cardGen } tar det.
       *[other] Än så länge har { $to } sticket, och { $cardGen } tar det: { $n } poäng än så länge.
    }
sedma-reason-give = Än så länge har din sida sticket, och { $cardGen } ger { $n } poäng till.
sedma-reason-cheap-ours = Än så länge har din sida sticket: { $card } är inte värt något, och du behåller dina andra kort.
sedma-reason-keep = { $card } är inte värt något, och du behåller { $other } till ett bättre stick.
sedma-reason-cheap = Än så länge har { $to } sticket, och { $card } är inte värt något.
sedma-reason-hope = Din partner spelar efter dig och kan ännu ta sticket: { $cardGen } ger { $n } poäng till.
sedma-reason-keep-dear = De andra får { $cardGen }, men du behåller { $other } till ett bättre stick.

## Platser

sedma-place-trick = Stick
sedma-place-led = Stick, { $card } utspelat
sedma-led = utspelat
sedma-place-captured =
    { $you ->
        [yes] Vunnet av dig
       *[no] Vunnet av { $seat }
    }
sedma-place-captured-pair =
    { $you ->
        [yes] Vunnet av dig och { $to }
       *[no]
            { $toYou ->
                [yes] Vunnet av dig och { $seat }
               *[no] Vunnet av { $seat } och { $to }
            }
    }
sedma-last-trick =
    { $you ->
        [yes]
            { $n ->
                [0] Det senaste sticket: ditt, utan poäng
               *[other] Det senaste sticket: ditt, { $n } poäng
            }
       *[no]
            { $n ->
                [0] Det senaste sticket, till { $seat }: utan poäng
               *[other] Det senaste sticket, till { $seat }: { $n } poäng
            }
    }
sedma-progress = varv { $n } av { $total }
    .short = { $n }/{ $total }
sedma-note-points = { $n } kortpoäng i den här given
    .short = { $n } p
sedma-sign-takes = tar sticket

## Poäng

sedma-score-last = Sista sticket: { $n }
sedma-score-nothing = Inga kort som räknas
sedma-score-won = { $n } av { $total } poäng, mer än hälften: ett spelpoäng
sedma-score-all = Alla { $n } poäng: två spelpoäng
sedma-score-tricks = Alla stick: tre spelpoäng
sedma-score-lost = { $n } av { $total } poäng, mindre än hälften
sedma-note-level = Båda sidorna har { $n } poäng: en giv till avgör.
sedma-goal-pair-game-points =
    { $n ->
        [one] Partiet slutar när ett par har 1 spelpoäng.
       *[other] Partiet slutar när ett par har { $n } spelpoäng.
    }
sedma-goal-pair-card-points =
    { $n ->
        [one] Partiet slutar när ett par har 1 poäng.
       *[other] Partiet slutar när ett par har { $n } poäng.
    }
sedma-goal-player-game-points =
    { $n ->
        [one] Partiet slutar när en spelare har 1 spelpoäng.
       *[other] Partiet slutar när en spelare har { $n } spelpoäng.
    }
sedma-goal-player-card-points =
    { $n ->
        [one] Partiet slutar när en spelare har 1 poäng.
       *[other] Partiet slutar när en spelare har { $n } poäng.
    }

## Regler

sedma-rules-title-aim = Spelets mål
sedma-rules-aim = Vinn stick med ess och tior, och det sista sticket. Fyra spelar två mot två, och partner sitter mitt emot varandra; två spelar mot varandra. Med ”sida” menas i reglerna ett par, eller en spelare när två spelar.
sedma-rules-values = Varje ess och varje tia ger 10 poäng, och det gör också det sista sticket. Det blir 90 tillsammans. Annars är inget kort högre än ett annat, och färgen spelar ingen roll.
sedma-rules-title-deal = Spelare och giv
sedma-rules-players = { $least } eller { $most } spelare, med en lek på 32 kort: sjua, åtta, nia, tia, knekt, dam, kung och ess i varje färg.
sedma-rules-dealer = Lotta om vem som ger först.
sedma-rules-deal =
    Givaren blandar och ger varje spelare { $n } kort, ett i taget, medurs, med början hos spelaren till vänster. { $n ->
        [8] Med fyra spelare är det alla korten; med två ligger resten med framsidan ner som talong.
       *[other] Resten ligger med framsidan ner som talong.
    }
sedma-rules-title-trick = Ett stick
sedma-rules-lead = Spelaren till vänster om givaren spelar ut till det första sticket; sedan spelar den som vann sticket ut till nästa. Alla spelar i tur och ordning, medurs, ett kort var, och vilket kort som helst får spelas när som helst.
# UNSURE: “Passar” for a card that matches; “passa” also means not to play.
sedma-rules-fits = Ett kort passar om det har samma valör som stickets första kort, eller om det är en sjua. Har en sjua spelats ut passar bara sjuor.
sedma-rules-wins = Det sista kortet som passar vinner sticket. Har ingen annan spelat ett som passar vinner den som spelade ut. Efter 9, 7, 9, kung har den tredje spelaren vunnit; efter 7, 9, 9, kung den första.
sedma-rules-wins-top = Den sista sjuan vinner sticket. Finns det ingen sjua vinner det sista kortet av den utspelade valören. Efter 9, 7, 9, kung har den andra spelaren vunnit; efter 7, 9, 9, kung den första.
sedma-rules-face-down = Korten i ett stick läggs med framsidan ner hos den sida som vann det. Ingen ser på dem förrän given är slut.
sedma-rules-title-rounds = Fortsätta sticket
sedma-rules-on-always = När alla har spelat ett kort får den som spelade ut avsluta sticket, eller fortsätta med ett kort som passar: då får samma stick ett varv till. Så får man göra efter varje varv, vem som än har sticket.
sedma-rules-on-opponent = När alla har spelat ett kort och en motståndare till den som spelade ut har sticket, får den som spelade ut avsluta det, eller fortsätta med ett kort som passar: då får samma stick ett varv till. Har utspelarens sida sticket är det slut.
sedma-rules-on-never = Ett stick har ett varv: när alla har spelat ett kort är det slut.
sedma-rules-on-how = Också i varje nytt varv spelar alla andra ett kort var, vilket de vill. Vinnaren avgörs av alla varv tillsammans. När utspelaren inte har några kort kvar är sticket slut.
sedma-rules-title-stock = Talongen
sedma-rules-draw =
    { $n ->
        [8] Så länge det finns en talong drar alla efter varje stick, före nästa utspel, tills alla har { $n } kort igen: ett kort i taget, vinnaren först och sedan medurs. Räcker talongen inte drar alla lika många.
       *[other] Efter varje stick, före nästa utspel, drar alla från talongen tills alla har { $n } kort igen: ett kort i taget, vinnaren först och sedan medurs. Räcker talongen inte drar alla lika många.
    }
sedma-rules-title-score = Poäng
sedma-rules-gamepoints = När alla kort har spelats räknar båda sidorna sina poäng. Sidan med minst 50 får ett spelpoäng; med alla 90 poäng två, och med alla stick tre.
sedma-rules-gamepoints-target =
    { $n ->
        [one] Den första sidan med ett spelpoäng har vunnit.
       *[other] Den första sidan med { $n } spelpoäng har vunnit.
    }
sedma-rules-points = När alla kort har spelats räknar båda sidorna sina poäng, och poängen läggs ihop giv för giv.
sedma-rules-points-target = Den första sidan med { $n } poäng efter en giv har vunnit. Har båda det vinner den högre summan; står de lika spelas en giv till.
sedma-rules-next-dealer-loser = Förlorarna av en giv ger nästa, så att vinnarna spelar ut: spelaren till vänster om givaren, eller givarens partner om givarens sida har förlorat. Med två spelare ger förloraren.
sedma-rules-next-dealer-left = Efter varje giv ger spelaren till vänster om givaren.

## Kring reglerna: vem som vinner, snabbstart, exempel

sedma-primer-first-gamepoints = Den sida som först har { $n } spelpoäng
sedma-primer-first-points = Den sida som först har { $n } kortpoäng
sedma-primer-deal =
    { $n ->
        [8] Ge varje spelare { $n } kort. Med två spelare är resten talong.
       *[other] Ge varje spelare { $n } kort. Resten är talong.
    }
sedma-primer-lead = Spelaren till vänster om givaren spelar ut vilket kort som helst, och de andra spelar i tur och ordning vilket de vill. Är ni fyra sitter partner mitt emot varandra.
sedma-primer-take = Det sista kortet som har den utspelade valören, eller är en sjua, vinner sticket. Vinnaren spelar ut nästa gång.
sedma-primer-take-top = Den sista sjuan vinner sticket. Utan sjua vinner det sista kortet av den utspelade valören. Vinnaren spelar ut nästa gång.
sedma-primer-on-always = Efter varje varv får utspelaren fortsätta samma stick med ett kort av den utspelade valören eller en sjua.
sedma-primer-on-opponent = När en motståndare har sticket efter ett varv får utspelaren fortsätta det med ett kort av den utspelade valören eller en sjua.
sedma-primer-draw = Efter sticket drar alla från talongen, vinnaren först, tills de har { $n } kort igen. Räcker den inte drar alla lika många.
sedma-primer-count = Varje ess, varje tia och det sista sticket ger 10 poäng.
sedma-primer-gamepoints = 50 poäng av de 90 ger ett spelpoäng, alla 90 två, alla stick tre.
sedma-primer-points = Givarnas poäng läggs ihop.
sedma-primer-trick = Ett senare kort av den utspelade valören tar sticket från en sjua:
sedma-primer-trick-top = Ett senare kort av den utspelade valören tar inte sticket från en sjua:
sedma-primer-rounds = Utspelaren fortsätter med en andra nia och vinner alla åtta korten:
sedma-primer-rounds-top = Utspelaren fortsätter med en andra nia, men sjuan vinner alla åtta korten:
sedma-primer-round = Varv { $n }
sedma-primer-led = utspelat
sedma-primer-fits = passar
sedma-primer-wins = vinner
sedma-primer-late = för sent
sedma-primer-other = passar inte

## Vad som är värt att minnas första gången

sedma-first-last = Sista sticket för första gången
sedma-first-all = Alla stick för första gången
