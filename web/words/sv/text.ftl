# Bordet som listor, och det man skriver där: i sidans textläge och i en terminal.
# Kommandon och dragens texter ($command, $action) är desamma på alla språk.

text-title = Spela med text
text-field = Kommando
text-send = Skicka
text-how = Skriv ett kort (7C), numret på något du kan göra nedan, eller ”help”.

## Listor

text-name = { $seat }
text-of = { $seat }: { $told }
text-says =
    { $you ->
        [yes] Du sa ”{ $told }”
       *[no] { $seat } sa ”{ $told }”
    }
text-card-of = { $card }: { $told }
text-score = { $name }: { $told }
text-won = { $name }, vann
text-lost = { $name }, förlorade
text-no-hand = Ingens hand visas just nu.
text-offer = { $number }. { $action }: { $told }

## Vad kommandon leder till

text-which = Vilket av dessa?
text-can = Det kan du göra nu.
text-unknown = ”{ $text }” är inget kommando. Skriv ”help” så får du en lista.

## Listan över kommandon

text-help = Kommandon
text-help-line = { $command }: { $told }
text-help-cards = Ett kort är dess valör (A 2 3 4 5 6 7 8 9 T J Q K) och dess färg: C för klöver, D för ruter, H för hjärter, S för spader. 7C är klöver sju, TH är hjärter tio.
text-help-play = spela det kortet
text-help-number = gör det som har det numret i listan över vad du kan göra
text-help-hand = dina kort
text-help-table = vad som ligger på bordet och vilka som sitter där
text-help-moves = vad du kan göra nu
text-help-score = ställningen
text-help-why = varför du inte kan spela det kortet
text-help-hint = vad experten skulle spela, och varför
text-help-undo = ta tillbaka ditt senaste val, eller gör om det
text-help-log = vad som har hänt i den här given, eller i hela partiet
text-help-rules = spelets regler
text-help-fingerprint = kortlekens fingeravtryck, för att kontrollera blandningen
text-help-next = nästa giv, när den här är över
text-help-save = spara partiet
text-help-quit = lämna partiet till senare
text-help-inquiry = hur ofta du blir tillfrågad ({ $inquiry })
text-inquiry-always = Du blir tillfrågad varje gång.
text-inquiry-nearer = Du blir bara tillfrågad om kort som för dig närmare målet.
text-inquiry-never = Du blir inte tillfrågad mer i den här omgången.
