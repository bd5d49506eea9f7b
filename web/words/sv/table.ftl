# Bordet: vad sidan själv säger medan man spelar. Spelens egna ord står i deras filer.
# Namn böjs aldrig: ”hos { $seat }”, ”av { $seat }” i stället för genitiv-s, som inte går med Lukas eller Max.

table-game = { $game }
table-deal = Giv { $deal }
    .short = #{ $deal }
table-deal-short = Giv
table-practice = övning
table-practice-begun = Given räknas nu som övning i statistiken.
table-choice-lost = Korten låg visst annorlunda. Välj igen.
table-hint-practice = { $reason } Given är nu övning.
table-players = Spelare
table-actions = Vad du kan göra
table-board = Bord
table-hand =
    { $count ->
        [0] Din hand: inga kort
        [one] Din hand: ett kort
       *[other] Din hand: { $count } kort
    }

## Kort och platser, för örat

table-card = { $card }
table-card-playable = { $card }, går att spela
table-card-chosen = { $card }, valt: välj var det ska läggas
table-card-new = { $text }, nytt
table-cards = { $cards }
table-place-top = { $place }: { $card } överst
table-place-row = { $place }: { $cards }
table-place-closed = { $place }: stängd
table-place-hidden =
    { $place }: { $count ->
        [one] ett kort med framsidan ner
       *[other] { $count } kort med framsidan ner
    }
table-place-played = { $place }: { $played }
table-card-by = { $seat } { $card }
table-card-winning = { $seat } { $card }, leder just nu
table-card-won = { $seat } { $card }, vann
table-list = { $first }, { $rest }
table-told = { $first } { $rest }
table-groups = { $first }; { $rest }
table-place-waits = { $place }: tom, väntar på { $card }
table-place-empty = { $place }: tom
table-place-takes = { $text }. Det du har valt kan läggas här.
table-slot-empty = { $place }: tom. Välj kort ur handen och sedan den här platsen.
table-slot-right = { $place }: { $cards }. Det stämmer.
table-card-back = { $card } är tillbaka på handen.
table-card-moved = { $card }: nu kort { $n } av { $of }
table-none-chosen = Inget kort är valt.
table-place-note = { $place }, { $note }
table-place-recall = { $text }. Titta igen: { $recall }.
table-place-offers = { $text }. { $offer }.

## Spelare

table-seat =
    { $name }: { $cards ->
        [one] ett kort
       *[other] { $cards } kort
    }{ $partner ->
        [yes] , din partner
       *[no] {""}
    }{ $scored ->
        [yes] , { $total }
       *[no] {""}
    }{ $dealer ->
        [yes] , givare
       *[no] {""}
    }{ $turn ->
        [yes] , i tur
        [asked] , blir tillfrågad
        [out] , ute
       *[no] {""}
    }
table-last-played = senast spelade kort: { $card }
table-last-taken = senast tagna kort: { $card }
table-partner = partner
table-dealer = Givare
table-out = ute
table-mark-free = { $mark }: ingen har den
table-mark-at =
    { $you ->
        [yes] { $mark }: du har den
       *[no] { $mark }: { $seat } har den
    }
table-mark-before =
    { $you ->
        [yes] { $mark } (framför dig)
       *[no] { $mark } (framför { $seat })
    }

## Knappar

table-leave = Lämna bordet
table-leave-note = Partiet sparas precis som det är. Du kan fortsätta när som helst.
table-give-up = Ge upp
table-give-up-text = Partiet tas bort. Färdiga givar finns kvar i statistiken; den pågående räknas inte.
table-undo = Ångra
table-redo = Gör om
table-skip = Hoppa till slutet
# UNSURE: “Tips”; also said: ledtråd.
table-hint = Tips
table-log = Spelets gång
table-score = Poängtabell
table-rules = Regler
table-settings = Inställningar
table-more = Mer
table-keys = Tangenter
table-sort =
    { $by ->
        [own] Handen ligger i din egen ordning
        [suit] Handen är sorterad efter färg
        [rank] Handen är sorterad efter valör
       *[groups] Handen är sorterad efter vad som hör ihop
    }: { $next ->
        [suit] sortera efter färg
        [rank] sortera efter valör
       *[groups] samla det som hör ihop
    }

## Vad bordet svarar

table-not-now = Det kortet går inte att spela nu.
table-place-why = { $place }. { $why }
undo-shared = Ni delar på enheten: du kan inte ta tillbaka det som en annan spelare har gjort.
undo-forced = Du har inte haft något val än, så det finns inget att ta tillbaka.
undo-nothing = Du har inte spelat än, så det finns inget att ta tillbaka.
redo-nothing = Du har inte tagit tillbaka något, så det finns inget att göra om.
hint-over = Given är slut: det finns inget kvar att spela.
hint-shared = Ni delar på enheten: be om tips när det är din tur.
table-choose = Välj var du lägger { $cardGen }
table-engine-starting = Ett ögonblick: givaren är på väg till bordet.
table-engine-lost = Det fungerade inte. Försök igen.
table-lift = Håll för att lyfta, släpp för att kupera
table-lift-how = Dra leken uppåt: ju längre, desto fler kort. Släpp för att kupera.

## Att lägga ut kort tillsammans

table-lay = Lägg ut
table-lay-found = Lägg ut kort …
table-lay-ready = Lägg ut alltihop, eller tryck på en plats för att ta tillbaka korten.
table-ways = Du kan lägga ut
table-ways-which = På vilket sätt?
table-recall-close = Stäng
table-ways-close = Stäng listan
table-ways-left =
    { $count ->
        [0] inget kort blir kvar på handen
        [one] kvar på handen:
       *[other] { $count } kvar på handen:
    }
table-ways-more =
    { $count ->
        [one] En till
       *[other] { $count } till
    }
table-ask = I vilken ände ska { $card } ligga?
table-choose-many = Välj var du lägger de här { $count } korten
table-place-wrong = { $place }: { $cards }. { $problem }

## När given och partiet är slut

table-deal-won =
    { $count ->
        [0] Given är slut
        [one]
            { $you ->
                [yes] Du vann given!
               *[no] { $name } vann given
            }
       *[other] { $name } vann given
    }
table-round-won =
    { $count ->
        [0] Omgången är slut
        [one]
            { $you ->
                [yes] Du vann omgången!
               *[no] { $name } vann omgången
            }
       *[other] { $name } vann omgången
    }
table-deal-left =
    { $count ->
        [0] Given är slut
        [one]
            { $you ->
                [yes] Du blev kvar med korten
               *[no] { $name } blev kvar med korten
            }
       *[other] Kvar med korten: { $name }
    }
table-match-won =
    { $count ->
        [0] Partiet är slut
        [one]
            { $you ->
                [yes] Du vann partiet!
               *[no] { $name } vann partiet
            }
       *[other] { $name } vann partiet tillsammans
    }
table-won =
    { $count ->
       *[other] vann
    }
table-lost = förlorade
table-sum = totalt { $total }
# Hur poängen kommer till: ”2 × 5 + 10 = 20”.
table-times = { $count } × { $worth }
    .aloud = { $count } gånger { $worth }
table-plus = +
    .aloud = plus
table-makes = { $terms } = { $points }
    .aloud = { $terms } är { $points }
table-total = Totalt
table-invite =
    { $touch ->
        [yes] Vill du höra korten, och känna dem i handen?
       *[no] Vill du höra korten?
    }
table-invite-yes = Ja tack
table-invite-no = Nej tack
table-invite-done = Ljudet är på. Du kan stänga av det i inställningarna.
table-next-deal = Nästa giv
table-next-round = Nästa omgång
table-show-table = Bord
table-show-scores = Poäng
table-again = Spela igen
table-same = Samma givar igen
table-home = Hem
table-place = { $place }.
table-my-place =
    Du kom { $shared ->
        [yes] på delad { $place ->
            [1] första
            [2] andra
            [3] tredje
            [4] fjärde
           *[other] { $place }:e
        } plats
       *[no] { $place ->
            [1] etta
            [2] tvåa
            [3] trea
            [4] fyra
           *[other] på plats { $place }
        }
    } av { $count }.
table-last-deal = Den sista given
table-last-round = Den sista omgången
table-no-scores = Ingen giv är färdigspelad än.
table-no-log = Inga drag än.
table-graph = Totalpoäng giv för giv. Nu: { $summary }

## En mobil, flera spelare

table-hand-over = Lämna över mobilen till
table-ready = { $name } är redo

## Tangenter

table-key-arrows = från kort till kort
table-key-order = flytta kortet i handen, där du får ordna den själv
table-key-enter = spela kortet, eller fråga varför det inte går
    .key = Enter
table-key-numbers = knapparna ovanför din hand
table-key-hurry = skynda på de andra
table-key-undo = ångra
table-key-redo = gör om
table-key-hint = tips
table-key-log = spelets gång
table-key-score = poängtabell
table-key-keys = den här listan
table-key-escape = stäng, eller avmarkera ett kort
    .key = Esc
table-keys-on = Snabbtangenter med bokstäver och siffror
table-side = Poäng och spelets gång
table-side-fold = Fäll ihop

## Frågor som kommer om och om igen, och vad som spelas utan fråga

table-inquiry = Fråga mig mer sällan…
table-inquiry-when = Fråga mig
table-inquiry-note = Det du inte blir tillfrågad om besvaras med nej.
table-inquiry-always = Varje gång
table-inquiry-nearer = Bara om kort som för mig närmare målet
table-inquiry-never = Inte mer i den här omgången
table-spared = Besvarat med nej åt dig.
table-built =
    { $told ->
        [none] { $done } av { $count } är klara. Lägg till resten.
       *[other] { $done } av { $count } är klara. { $told }
    }
