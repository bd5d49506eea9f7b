# Friends at the table, each with a device of their own.

friends-title = Vänner
friends-invite = Bjud in
friends-invite-own = Bjud in vänner
    .explain = Var och en på sin egen mobil.
friends-explain = Vännerna sätter sig med sina egna mobiler, utan server. Den här mobilen är bordet, så låt sidan vara öppen på den. Alla mobiler måste vara på samma wifi.

# Who plays a seat
# Right on every device: the host’s phone is the table.
friends-is-host = vid bordets mobil
friends-is-here = vid sin egen mobil
friends-is-away = borta: mobilen är inte ansluten
friends-is-replaced = borta: datorn spelar så länge
friends-is-opponent = datorn spelar
friends-is-you = du
friends-plays = Vem som spelar för { $name }
friends-plays-opponent = datorn
friends-plays-here = någon vid den här mobilen
friends-plays-there = på mobilen hos { $name }
friends-plays-away = en vän som är borta
friends-replace = Låt datorn spela
friends-again = Bjud in igen
friends-invite-table = Surfplatta eller dator som bord
friends-invite-watch = Bjud in en åskådare
friends-spectators =
    { $tables ->
        [0] { $watchers ->
            [one] En vän tittar på.
           *[other] { $watchers } vänner tittar på.
        }
       *[other] { $watchers ->
            [0] Bordet visas på en annan skärm.
            [one] Bordet visas på en annan skärm, och en vän tittar på.
           *[other] Bordet visas på en annan skärm, och { $watchers } vänner tittar på.
        }
    }
friends-came = { $name } är med.
friends-device = Den andra enheten
friends-not-now = Det gick inte just nu. Gå tillbaka till partiets bord och försök igen.

# The two steps
friends-host-name = Ditt namn, så som vännerna ser det
friends-go-on = Fortsätt
friends-step = Steg { $step } av { $steps }
friends-step-show = Låt din vän skanna koden med mobilens kamera, eller skicka länken.
friends-step-show-table = Skanna koden med den andra enhetens kamera, eller skicka länken dit.
friends-step-next = Nästa: svaret
friends-step-answer = Den andra enheten visar nu en svarskod. Skanna den med knappen nedan, eller be att få den skickad och klistra in den.
friends-making = Ett ögonblick …
friends-code-text = Koden som text
friends-send = Skicka
friends-link-title = Kom och spela kort med mig!
friends-answer-title = Min svarskod till Kortti
friends-scan = Skanna svaret
friends-scan-new = Skanna inbjudan
friends-paste = Klistra in koden här
friends-connect = Anslut
friends-connecting = Ansluter …

# A guest
friends-join = En väns bord
friends-join-what = Du är inbjuden att spela kort. Vad heter du?
friends-your-name = Ditt namn
friends-sit-down = Sätt dig vid bordet
friends-answer-what = Låt din vän skanna svarskoden, eller skicka den. Sedan öppnas bordet av sig självt.
friends-leave = Lämna bordet
friends-lost = Anslutningen till din väns bord bröts. Din plats är kvar.
friends-lost-what = Be om en ny inbjudan, och skanna den eller klistra in den här.
friends-quiet = Bordets mobil svarar inte. Anslutningen kan komma tillbaka av sig själv.
friends-quiet-leave = Använd en ny inbjudan

# At the table
friends-host-away = Värden är inte vid det här bordet just nu.
friends-asking = Väntar på svar från { $names }.
friends-ask-undo = { $name } vill ta tillbaka det senaste draget. Går det bra?
friends-ask-redo = { $name } vill ändå spela draget som togs tillbaka. Går det bra?
friends-yes = Det går bra
friends-no = Nej
friends-refused = { $name } vill helst inte.
friends-away = Väntar på { $name }: mobilen är inte ansluten.
friends-wait = Väntar på { $names } inför nästa giv.
friends-wait-you = Andra väntar på att du ska börja nästa giv.
friends-pack-changed = Varning: korten i den här given är inte de som värden utlovade när den började.
friends-say = Säg
gesture-bravo = Snyggt spelat!
gesture-ouch = Aj då!
gesture-luck = Vilken tur!
gesture-laugh = Haha!
gesture-think = Hmm …
gesture-thanks = Tack!

# When it does not work
friends-trouble = Fungerar det inte?
friends-trouble-net = Båda enheterna måste vara på samma wifi, till exempel det hemma.
friends-trouble-guests = Gästnät på hotell, kaféer och skolor håller ofta enheterna isär. Då kan en mobil dela ut ett eget nät (en hotspot) som de andra ansluter till.
friends-trouble-mobile = Med mobildata brukar det inte fungera.
friends-trouble-open = Låt sidan vara öppen på båda enheterna tills ni är anslutna. Om skärmen slocknar eller du byter app slutar koden att gälla.
friends-stun = För att hitta vägen mellan enheterna frågar webbplatsen servern { $server }, som får veta deras adresser.
friends-problem-cut = En del av koden saknas. Skanna den igen, eller kopiera hela.
friends-problem-no-code = Här finns ingen kod från Kortti.
friends-problem-newer = Koden kommer från en nyare version av Kortti. Läs in sidan på nytt och försök igen.
friends-problem-wrong-kind = Det här är fel kod av de två: först skannar vännen inbjudan, sedan skannar värden vännens svar.
friends-problem-not-mine = Det här är svar på en annan inbjudan. Låt din vän skanna koden i steg 1.
friends-problem-no-connection = Enheterna fick ingen kontakt med varandra. Försök en gång till med en ny kod.
friends-problem-cancelled = Inbjudan gäller inte längre. Försök med en ny.
friends-problem-unsupported = Den här webbläsaren kan inte ansluta till andra enheter. Öppna sidan i Chrome, Edge, Firefox eller Safari.
friends-problem-no-network = Den här enheten är inte ansluten till något nätverk.
friends-problem-version = Din vän har en annan version av Kortti. Läs in sidan på nytt på båda enheterna och försök igen.
friends-problem-taken = Någon annan har tagit den här platsen.
friends-problem-odd = Kortti förstår inte den andra enheten.
friends-problem-away = Du lämnade partiet innan din vän hann in. Gå tillbaka till dess bord och försök igen.
friends-refused-version = Din vän har en annan version av Kortti. Läs in den här sidan på nytt och be om en ny inbjudan.
friends-refused-taken = Någon annan har tagit den här platsen. Be om en annan.
friends-refused-away = Din vän är inte vid bordet just nu. Be om en ny inbjudan.
friends-refused-odd = Bordet gick inte att öppna. Be om en ny inbjudan.

# Reading a code with the camera

scan-view = Kamerans bild
scan-starting = Kameran startar…
scan-aim = Rikta kameran mot koden på den andra skärmen.
scan-close = Stäng kameran
scan-problem-none = Sidan hittar ingen kamera här. Klistra in koden som text i stället.
scan-problem-refused = Webbläsaren låter inte sidan använda kameran. Tillåt det i webbläsarens inställningar och försök igen, eller klistra in koden som text.
scan-problem-busy = Kameran startade inte. En annan app kanske använder den: stäng den appen och försök igen, eller klistra in koden som text.
scan-problem-lost = Den del av Kortti som läser koder gick inte att läsa in. Kontrollera anslutningen och försök igen, eller klistra in koden som text.

# About

about-friends = När vänner spelar på egna mobiler är inbjudarens mobil bordet. Den delar ut korten och känner därför alla. De andra får kortlekens fingeravtryck när given börjar och kan kontrollera det efteråt.
