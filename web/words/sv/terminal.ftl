# Det som bara terminalen säger. Sidan laddar aldrig den här filen.

terminal-welcome = Skriv ”help” för kommandona och ”quit” för att sluta.
terminal-hand-over = { $name }: tryck på Enter när bara du ser skärmen.
terminal-saved = Partiet är sparat i { $file }.
terminal-not-saved = Det går inte att skriva { $file }: { $problem }
terminal-there = Det finns redan en fil som heter { $file }. Välj ett annat namn.
terminal-record = Spara de här raderna i en fil för att kunna fortsätta partiet:
terminal-go-on = Fortsätt så här: { $command }
terminal-no-file = { $file } är varken ett spel eller ett parti som går att öppna.
terminal-people = { $count } personer får inte plats vid ett bord för { $players }.
terminal-watch = Motståndarna spelar mot varandra. Allas kort syns.
