# Korttien nimet niin kuin ne sanotaan: maan etuliite ja arvon taivutusmuoto yhteen.

card-name = { suit-name }{ card-rank }
    .genitive = { suit-name }{ card-rank.genitive }
    .partitive = { suit-name }{ card-rank.partitive }
card-rank =
    { $rank ->
        [ace] ässä
        [two] kakkonen
        [three] kolmonen
        [four] nelonen
        [five] vitonen
        [six] kutonen
        [seven] seiska
        [eight] kasi
        [nine] ysi
        [ten] kymppi
        [jack] jätkä
        [queen] rouva
       *[king] kuningas
    }
    .genitive =
        { $rank ->
            [ace] ässän
            [two] kakkosen
            [three] kolmosen
            [four] nelosen
            [five] vitosen
            [six] kutosen
            [seven] seiskan
            [eight] kasin
            [nine] ysin
            [ten] kympin
            [jack] jätkän
            [queen] rouvan
           *[king] kuninkaan
        }
    .partitive =
        { $rank ->
            [ace] ässää
            [two] kakkosta
            [three] kolmosta
            [four] nelosta
            [five] vitosta
            [six] kutosta
            [seven] seiskaa
            [eight] kasia
            [nine] ysiä
            [ten] kymppiä
            [jack] jätkää
            [queen] rouvaa
           *[king] kuningasta
        }
# Jokerina oleva kortti ja se kortti tai arvo, jonka paikalla se on.
card-as = { $card } { $other } paikalla
    .short = { $card }({ $other })
suit-name =
    { $suit ->
        [clubs] risti
        [diamonds] ruutu
        [hearts] hertta
       *[spades] pata
    }
    .genitive =
        { $suit ->
            [clubs] ristin
            [diamonds] ruudun
            [hearts] hertan
           *[spades] padan
        }
# Kortti, jonka kuvapuolta ei nähdä.
card-hidden = kortti
    .genitive = kortin
    .partitive = korttia
