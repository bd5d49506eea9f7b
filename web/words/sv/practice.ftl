# Öva: uppgifter ur analyser, kluringar, och det man ofta missar.

home-practice = Öva
home-practice-due = Öva · { $n } i dag
practice-what = Drag som du missade i dina egna givar: efter en dag, sedan efter tre och sju, tills du har hittat vart och ett tre gånger i rad.
practice-today =
    { $n ->
        [one] { $n } uppgift för i dag
       *[other] { $n } uppgifter för i dag
    }
practice-later =
    { $n ->
        [one] { $n } uppgift till kommer tillbaka senare.
       *[other] { $n } uppgifter till kommer tillbaka senare.
    }
practice-find = Hitta draget
practice-find-what = En hand mitt i en giv. Vilket drag är bäst?
practice-start = Börja
practice-task = Uppgift { $n } av { $count }
# $played: det som spelades, som på en knapp.
practice-played = I given valde du: { $played }.
practice-next = Nästa
practice-done = { $found } av { $count } hittade på första försöket
practice-missed = Det du missade kommer tillbaka i morgon.
practice-back = Tillbaka till analysen
practice-puzzles = Kluringar
practice-found =
    { $found ->
        [0] { $count } kluringar
       *[other] { $found } av { $count } lösta
    }
practice-puzzle = Kluring { $n } av { $count }, svårighet { $level } av 4
# $rates: motståndarnas nivåer, var och en med en procentsats.
practice-rates = Så ofta missar motståndare det: { $rates }.
practice-all-found = Du har löst alla kluringar i det här spelet.
practice-no-puzzle = Den kluringen finns inte.
practice-lost = Spelets kluringar kunde inte läsas in.
practice-patterns = Det här missar du ofta:
# $theme: ett av ämnena nedan.
practice-pattern = { $theme } ({ $missed } av { $choices } missade)

# Slags drag, vart och ett namnet på något att göra.

practice-theme-own = att öppna vägen för dina egna kort
practice-theme-hold = att hålla inne kort som öppnar vägen för andra
practice-theme-wait = att vänta när dina kort kan vänta
practice-theme-give = att ge bort kortet som är svårast att spela
practice-theme-stock = att vända upp ett kort i stället för att spela ett eget
practice-theme-low = att bli av med låga kort
practice-theme-collect = att vinna kort till andra halvan
practice-theme-high = att behålla dina höga kort
practice-theme-cheap = att slå med ditt billigaste kort
practice-theme-complete = att göra sticket fullt eller gå ut
practice-theme-press = att inte lämna nästa spelare något billigt svar
practice-theme-pick-up = att ta upp ett kort i stället för att slå det
practice-theme-lead-sure = att spela ut en valör som är svår att möta
practice-theme-lead-nothing = att spela ut ett kort som inte ger de andra något
practice-theme-take = att ta sticket när det lönar sig
practice-theme-partner = att låta din partner få sticket eller lägga till poäng i det
practice-theme-lose = att förlora ett stick billigt
practice-theme-clean = att bli ren och göra de andra smutsiga
practice-theme-stop = att avsluta sticket i tid
practice-theme-gain = att ta eller köpa ett kort som hjälper
practice-theme-refuse = att avstå från ett kort som inte hjälper
practice-theme-lay = att lägga ut kort i tid
practice-theme-points = att kasta kort som räknas högt
practice-theme-outs = att behålla kort som för dig närmare kontraktet
practice-theme-deny = att inte kasta något som hjälper nästa spelare
