# Italiano. Termini: Istituto Idrografico della Marina (alta e bassa marea, maree sizigiali e di quadratura, stanca) e Meteomar.

# Comandi. Il primo nome è quello mostrato; si capiscono tutti.
command-today-name = oggi
command-today-description = Marea, tempo, mare, sole e luna di un luogo in breve
command-tide-name = marea|maree|alta|bassa
command-tide-description = Alte e basse maree, e cosa fa ora la marea
command-weather-name = meteo|tempo|vento|previsioni
command-weather-description = Vento, pioggia e temperatura: ora, ogni tre ore e nei giorni seguenti
command-waves-name = onde|mare|surf
command-waves-description = Altezza, periodo e direzione delle onde, mare lungo, temperatura dell’acqua e corrente
command-current-name = corrente|correnti|stanca
command-current-description = Corrente di marea: stanca, massimi di flusso e riflusso, e la corrente ora
command-sun-name = sole
command-sun-description = Alba e tramonto, durata del giorno e crepuscoli
command-moon-name = luna
command-moon-description = Fase della luna, sorgere, tramonto e prossime fasi
command-when-name = quando
command-when-description = I prossimi momenti in cui marea, tempo e cielo sono come li vuoi
command-stations-name = stazioni|stazione
command-stations-description = Le stazioni di marea più vicine a un luogo, e quanto sono buone
command-calendar-name = calendario|ics
command-calendar-description = Maree, maree sizigiali e fasi della luna per il tuo calendario
command-digest-name = bollettino|bollettini
command-digest-description = Risposte che arrivano da sole alle ore che scegli
command-digest-list-name = elenco|lista|mostra
command-digest-list-description = I bollettini di questa chat, e come sono andati gli ultimi
command-digest-add-name = aggiungi|nuovo
command-digest-add-description = Ricevere qui una risposta a ore fisse
command-digest-pause-name = sospendi|pausa
command-digest-pause-description = Non inviare nulla di un bollettino finché non lo riprendi
command-digest-resume-name = riprendi|continua
command-digest-resume-description = Riprendere un bollettino sospeso o terminato
command-digest-remove-name = cancella|elimina|togli
command-digest-remove-description = Cancellare un bollettino
command-digest-test-name = prova
command-digest-test-description = Inviare ora un bollettino, per vedere se arriva
command-digest-move-name = sposta|cambia
command-digest-move-description = Dare altre ore a un bollettino, o portarlo da un’altra chat
command-alert-name = avviso
command-alert-description = Ricevere un messaggio quando marea, tempo e cielo saranno come li vuoi
command-alert-list-name = elenco|lista|mostra
command-alert-list-description = Gli avvisi di questa chat
command-alert-add-name = aggiungi|nuovo|sorveglia
command-alert-add-description = Ricevere qui un messaggio quando un momento così arriva, cambia o sfuma
command-alert-change-name = cambia|modifica
command-alert-change-description = Dare a un avviso altre condizioni, ore o un altro luogo
command-alert-pause-name = sospendi|pausa
command-alert-pause-description = Non inviare nulla di un avviso finché non lo riprendi
command-alert-resume-name = riprendi|continua
command-alert-resume-description = Riprendere un avviso sospeso o terminato
command-alert-remove-name = cancella|elimina|togli
command-alert-remove-description = Cancellare un avviso
command-settings-name = impostazioni|preferenze
command-settings-description = Lingua, unità, orologio e livello di riferimento delle tue risposte
command-place-name = luogo|luoghi
command-place-description = I tuoi luoghi: casa e i nomi che scegli
command-place-list-name = elenco|lista|mostra
command-place-list-description = Casa e i luoghi che hai salvato
command-place-save-name = salva|aggiungi
command-place-save-description = Dare a un luogo un nome tuo
command-place-home-name = casa
command-place-home-description = Il luogo che vale quando non ne nomini nessuno
command-place-forget-name = dimentica|cancella
command-place-forget-description = Dimenticare un luogo salvato, o la casa
command-place-port-name = porto|differenze
command-place-port-description = Differenze di un porto salvato: ore e altezze, soglia, pescaggio
command-preset-name = attività
command-preset-description = Attività come il surf, e i tuoi limiti per farle
command-preset-list-name = elenco|lista|mostra
command-preset-list-description = Tutte le attività con i loro limiti, i tuoi segnati
command-preset-save-name = salva|cambia
command-preset-save-description = Fissare i tuoi limiti per un’attività, come vento meno di 15 kn
command-preset-reset-name = ripristina|dimentica
command-preset-reset-description = Tornare ai limiti consueti di un’attività
command-privacy-name = riservatezza|privacy
command-privacy-description = Cosa si conserva di te, e come vederlo o cancellarlo
command-help-name = aiuto
command-help-description = Cosa puoi chiedere
command-about-name = informazioni|info
command-about-description = Che cos’è Bellbuoy e di chi sono i dati

option-place-name = luogo
option-place-description = Una località, o coordinate come 48.383,-4.495
option-day-name = giorno
option-day-description = oggi, domani, un giorno della settimana, una data come 2026-11-21, o +3
option-days-name = giorni
option-days-description = Quanti giorni di seguito
option-datum-name = livello
option-datum-description = Il livello da cui si misurano le altezze
option-conditions-name = condizioni
option-conditions-description = Come bassa marea sotto 0,5 m di giorno, vento meno di 12 kn
option-lead-name = anticipo
option-lead-description = Quanto prima ricevi l’avviso: 6h, 90m, 2d; un giorno se non dici nulla
option-moved-name = spostato
option-moved-description = Ricevi un avviso se l’inizio o la fine si spostano più di così; 1h se non dici nulla
option-cooldown-name = riposo
option-cooldown-description = Dopo un messaggio, nessuno su un altro momento per questo tempo; 6h se non dici nulla
option-quiet-name = silenzio
option-quiet-description = Ore senza messaggi: 22-7 se non dici nulla, off per nessuna
option-preset-name = attività
option-preset-description = Un’attività con le sue condizioni
option-name-name = nome
option-name-description = Un nome tuo, come capanno
option-time-name = ora
option-time-description = 07:00, o 07:00,19:00, o sunrise-1h, high tide-90m, full moon 18:00
option-weekdays-name = settimana
option-weekdays-description = daily, mon-fri, sat,sun: tutti i giorni se non dici nulla
option-what-name = cosa
option-what-description = Un comando con le sue opzioni, come marea 2d: oggi se non dici nulla
option-zone-name = fuso
option-zone-description = Il fuso orario, come UTC: quello del luogo se non dici nulla
option-number-name = numero
option-number-description = Il numero di un bollettino o di un avviso, come dice l’elenco
option-language-name = lingua
option-language-description = La lingua delle tue risposte
option-units-name = unità
option-units-description = Tutte le unità insieme
option-height-name = altezza
option-height-description = L’unità di altezze e onde
option-wind-name = vento
option-wind-description = L’unità del vento
option-temperature-name = temperatura
option-temperature-description = L’unità delle temperature
option-pressure-name = pressione
option-pressure-description = L’unità della pressione
option-distance-name = distanza
option-distance-description = L’unità delle distanze
option-clock-name = orologio
option-clock-description = 24 ore, o due volte 12
option-for-name = per
option-for-description = Per te, o per tutti in questo canale
option-action-name = azione
option-action-description = Vedere tutto, o cancellarlo

# Quale luogo
choice-namesakes = Quale { $place }?
choice-area = { $place }: quale luogo?
choice-misspelled = Non conosco nessun luogo chiamato «{ $place }». Intendevi { $count ->
    [1] { $first }
   *[other] uno di questi
  }?
place-at-sea = sul mare
place-from-sea = a { $distance } dal mare

day-short-weekdays = dom|lun|mar|mer|gio|ven|sab
time-dawn = prime luci
time-sunrise = alba|sorgere del sole
time-sunset = tramonto|tramonto del sole
time-dusk = imbrunire
time-moonrise = sorgere della luna
time-moonset = tramonto della luna
time-high = alta marea
time-low = bassa marea
time-new = luna nuova
time-first-quarter = primo quarto
time-full = luna piena
time-third-quarter = ultimo quarto
weekdays-daily = ogni giorno|tutti i giorni
weekdays-weekend = fine settimana

# Direzioni e unità
hemispheres = N|E|S|W
compass = N|NNE|NE|ENE|E|ESE|SE|SSE|S|SSW|SW|WSW|W|WNW|NW|NNW
day-first = 1
unit-nautical-miles = M
unit-knots = kn
duration-minutes = { $min } min
duration-hours = { $h } h { $min } min
duration-days-ahead = { $days } giorni
percent = { $value }%
distance-less = meno di { $distance }
place-near = riferimento: { $place }, { $distance } { $direction }
place-in = { $place }, { $area }
place-stands-for = { $place } (per { $area })
zone-at-sea = ora nautica { $offset }

# Marea
tide-title = Marea: { $place }
tide-title-mouth = { $kind ->
    [gauge] Marea verso la foce: { $station } (per { $place })
   *[other] Marea alla foce: modello EOT20 (per { $place })
}
tide-now = Ora: { $source ->
    [measured] {""}
   *[predicted] { $level }, {""}
}{ $way ->
     [rising] marea crescente
    *[falling] marea calante
}; { $water } { $time }, { $height }, fra { $in }.
high-water = Alta marea
low-water = Bassa marea
tide-none-that-day = { $day }: nessuna alta o bassa marea.
tide-none-ahead = { $day }: nessun’altra alta o bassa marea.
tide-range = Escursione
tide-coefficient = Coefficiente di marea (Brest)
tide-next-big = Prossimo coefficiente di 100 o più, a Brest: { $list }.
tide-phase = Maree
tide-highest = Acqua più alta
tide-lowest = Acqua più bassa
tide-days-springs = Maree sizigiali
tide-days-weaker-springs = Maree sizigiali più deboli
tide-days-neaps = Maree di quadratura
tide-names = { "" }
tide-phase-springs = sizigiali
tide-phase-neaps = di quadratura
tide-phase-making = in aumento verso le sizigie
tide-phase-taking-off = in diminuzione verso la quadratura
tide-far-station = Mareografo più vicino: { $station }, a { $distance }. Ore e altezze qui possono essere molto diverse.
tide-inland = { $place } è nell’entroterra. Marea del mareografo { $station }, a { $distance }.
tide-river = { $kind ->
    [gauge] { $place } è a monte: questi sono gli orari del mareografo { $station }, a { $distance } via mare, verso la foce.
   *[other] { $place } è a monte: questi sono gli orari alla foce, secondo il modello EOT20.
} Qui la marea arriva più tardi, forse di ore.
tide-dammed = { $dam } separa { $place } dal mare: { $tide ->
    [none] la marea non vi entra
   *[damped] la marea è più debole e arriva ad altre ore
} ({ $source }). { $kind ->
    [model] Questi sono gli orari all’esterno, secondo il modello EOT20.
   *[other] Questi sono gli orari del mareografo { $station }, all’esterno.
}
tide-lag = { $side ->
    [same] Qui l’alta marea arriva circa alla stessa ora ({ $source }).
    [earlier] Qui l’alta marea arriva circa { $by } prima ({ $source }).
   *[later] Qui l’alta marea arriva circa { $by } dopo ({ $source }).
}
tide-lag-times = Alta marea qui: verso le { $times }.
tide-between = { $place } è fra due mari: questa è la marea di quello più vicino.
tide-sheltered = Mareografo più vicino: { $station }, a { $distance } via mare. In baie e lagune la marea cambia in pochi chilometri.
tide-no-model = Mareografo più vicino: { $station }, a { $distance } via mare. Ore e altezze qui possono differire.
tide-other-differs = { $station } ha la marea { $by } { $side ->
    [earlier] prima
   *[later] dopo
  }.
tide-strong-stream = { $kind ->
    [other] Qui ci sono forti correnti, non di marea: fino a { $rate } ({ $name }; fonte: { $source }).
   *[tidal] Qui ci sono forti correnti di marea: fino a { $rate } ({ $name }; fonte: { $source }).
  }
tide-strong-stream-unrated = Qui ci sono forti correnti di marea ({ $name }). La velocità non è nota: consulta il portolano.
tide-covered-way = Intorno all’alta marea qui il mare copre il passaggio. Qui non si sa quando si può passare: chiedi sul posto o segui gli orari pubblicati; a piedi, parti con la marea calante e torna prima che risalga.
tide-hardly = In questi giorni la marea è di soli { $range }: sul livello del mare pesano di più vento e pressione.
tide-accuracy-value = Precisione: ± { $minutes } min, ± { $height } in nove casi su dieci.
tide-accuracy-hours = Precisione: orari incerti di oltre un’ora, altezze ± { $height }.
answer-stale = Dati aggiornati l’ultima volta { $days ->
    [0] oggi
    [one] { $days } giorno fa
   *[other] { $days } giorni fa
  }: il servizio dati non ha ancora inviato nulla di più recente.

datum-hat = massima alta marea astronomica
datum-mhhw = media delle alte maree superiori
datum-mhw = alta marea media
datum-msl = livello medio del mare
datum-mlw = bassa marea media
datum-mllw = media delle basse maree inferiori
datum-lat = minima bassa marea astronomica
datum-zh = { $country ->
    [FR] zero idrografico francese
    [PT] zero idrografico portoghese
   *[other] zero idrografico
}
datum-cd = livello di riferimento degli scandagli
datum-nllw = circa la bassa marea più bassa
datum-zmps = zero mareografico di Punta della Salute (Venezia, livello del mare del 1897)
datum-nap = livellazione olandese

# Sole
sun-title = Sole: { $place }, { $day }
sun-title-days = Sole: { $place }
sun-rise = Alba
sun-set = Tramonto
sun-noon = Mezzogiorno solare
sun-day-length = Durata del giorno
sun-longer = { $by } più del giorno prima
sun-shorter = { $by } meno del giorno prima
sun-next-rise = Il sole sorge alle { $time }, fra { $in }.
sun-next-set = Il sole tramonta alle { $time }, fra { $in }.
sun-coming = { $time }, fra { $in }
sun-rise-and-set = Il sole sorge alle { $rise } e tramonta alle { $set }.
sun-set-and-rise = Il sole tramonta alle { $set } e sorge alle { $rise }.
sun-only-rise = Il sole sorge alle { $rise }; quel giorno non tramonta.
sun-only-set = Il sole tramonta alle { $set }; quel giorno non sorge.
sun-polar-day = Sole di mezzanotte: non tramonta per tutto il giorno.
sun-polar-night = Notte polare: il sole non sorge.
sun-first-light = Prima luce (crepuscolo civile)
sun-last-light = Ultima luce (crepuscolo civile)
sun-twilight = Crepuscolo (mattino, sera)
sun-nautical-twilight = Crepuscolo nautico (mattino, sera)
sun-astronomical-twilight = Buio completo (sole 18° sotto l’orizzonte)
sun-civil = Civile
sun-nautical = Nautico
sun-astronomical = Astronomico

# Luna
moon-title = Luna: { $place }, { $day }
moon-title-anywhere = Fasi della luna
sun-title-anywhere = Stagioni
moon-title-days = Luna: { $place }
moon-now = { $phase }, illuminata al { $lit }.
moon-age = Età della luna: { $age } giorni.
moon-new = Luna nuova
moon-waxing-crescent = Falce di luna crescente
moon-first-quarter = Primo quarto
moon-waxing-gibbous = Luna gibbosa crescente
moon-full = Luna piena
moon-waning-gibbous = Luna gibbosa calante
moon-third-quarter = Ultimo quarto
moon-waning-crescent = Falce di luna calante
moon-rise = Sorgere della luna
moon-set = Tramonto della luna
moon-no-rise = La luna non sorge quel giorno.
moon-no-set = La luna non tramonta quel giorno.
moon-up-all-day = La luna è sopra l’orizzonte tutto il giorno.
moon-down-all-day = La luna è sotto l’orizzonte tutto il giorno.
moon-next-phases = Prossime fasi
sun-golden = Ora d’oro
sun-golden-definition = (sole da 4° sotto a 6° sopra l’orizzonte)
sun-blue = Ora blu
sun-blue-definition = (sole da 6° a 4° sotto l’orizzonte)
sun-march-equinox = Equinozio di marzo
sun-june-solstice = Solstizio di giugno
sun-september-equinox = Equinozio di settembre
sun-december-solstice = Solstizio di dicembre
moon-distance = Distanza
moon-nearest = { $distance }, la minore { $when }
moon-farthest = { $distance }, la maggiore { $when }
moon-supermoon = Luna piena (superluna)
eclipses-next = Prossime eclissi visibili qui
eclipse-moon = Luna, { $kind }
eclipse-sun = Sole, { $kind }
eclipse-partial = parziale
eclipse-annular = anulare
eclipse-total = totale
eclipse-course = { $covered } del disco, dalle { $from } alle { $to }{ $phase ->
     [full] {" "}(fase massima { $length })
     [below] {" "}(massimo sotto l’orizzonte)
    *[part] {""}
}
planets-up = Pianeti nella notte
planet-brightest = Pianeta più luminoso
planet-mercury = Mercurio
planet-venus = Venere
planet-mars = Marte
planet-jupiter = Giove
planet-saturn = Saturno

# Stazioni
stations-title = Stazioni di marea: { $place }
stations-datum = Livello di riferimento degli scandagli
stations-source = Fonte
stations-quality = Previsione
stations-harmonic = dal proprio mareografo
stations-subordinate = corretta da un porto principale
stations-clock = Orologio
stations-note = Premi una stazione per vederne la marea. La più vicina non è sempre la migliore: un mareografo a monte di un fiume o dietro un capo ha la sua marea.
stations-streams = Correnti di marea, premine una per vederne la stanca:

# Oggi
today-title = { $place }, { $day }
today-no-weather = Al momento i dati meteo non sono disponibili: le fonti non rispondono. Riprova fra qualche minuto.
today-at-noon = A mezzogiorno: { $weather }
today-wind-and-sea = Vento e mare
today-no-station = Non c’è nessuna stazione di marea entro 100 km: la marea non si può calcolare.

# Tempo
weather-title = Meteo: { $place }
weather-none-that-day = { $day }: le previsioni non arrivano così lontano.
weather-force = forza { $force }
weather-speed-force = { $speed } (forza { $force })
weather-wind = vento { $direction }{ $speed }
weather-wind-gusts = vento { $direction }{ $speed }, raffiche { $gust }
weather-gusts = raffiche { $gust }
weather-sentence = { $sentence }.
weather-rain = pioggia { $amount } all’ora
weather-cloud = nuvolosità { $cover }
weather-visibility = visibilità { $distance }
trend-steady = stazionaria
trend-rising-slowly = in lento aumento
trend-rising = in aumento
trend-rising-quickly = in rapido aumento
trend-rising-very-rapidly = in rapidissimo aumento
trend-falling-slowly = in lenta diminuzione
trend-falling = in diminuzione
trend-falling-quickly = in rapida diminuzione
trend-falling-very-rapidly = in rapidissima diminuzione
weather-strongest = Vento più forte
weather-feels-like = { $temperature } (percepita { $felt })
weather-from = { $value } da { $from }
weather-shore = { $wind } ({ $shore ->
     [on] da mare
     [off] da terra
    *[cross] laterale
})
weather-uv-hour = indice UV { $uv }
weather-uv = { $index } ({ $level ->
     [extreme] estremo
     [very-high] molto alto
     [high] alto
     [moderate] moderato
    *[low] basso
})
weather-at = { $what }, alle { $time }
weather-rain-of-day = Pioggia in arrivo (ogni riga: fino alla seguente)
weather-outlook = Giorni seguenti

# Onde. Stati del mare: scala Douglas.
waves-title = Mare: { $place }
waves-none = { $place } è nell’entroterra o troppo lontano dal mare: non ci sono previsioni delle onde.
waves-none-that-day = { $day }: nessuna previsione.
waves-now = Mare { $state }: { $waves }.
sea-states = calmo|quasi calmo|poco mosso|mosso|molto mosso|agitato|molto agitato|grosso|molto grosso|tempestoso
waves-swell = Mare lungo
waves-swell-cell = mare lungo { $height }
waves-wind-sea = Mare vivo
waves-water = Acqua
waves-current = Corrente
waves-current-sets = { $speed }, verso { $direction }

# Correnti di marea
current-title = Corrente di marea: { $place }
current-slack = Stanca
current-flood = Flusso
current-ebb = Riflusso
current-weakest-flood = Flusso più debole
current-weakest-ebb = Riflusso più debole
current-then-flood = poi flusso
current-then-ebb = poi riflusso
current-now = Ora: { $rate }.
current-at = Alle { $time }: { $rate }.
current-flood-rate = flusso, { $rate }
current-ebb-rate = riflusso, { $rate }
current-slack-now = stanca
current-next-slack = Stanca { $time }, fra { $in }.
current-none-that-day = { $day }: la corrente non si inverte né raggiunge un massimo.
current-far = Questa è la corrente della stazione { $station }, a { $distance }. Dietro il prossimo capo può andare altrove.
current-station = Stazione { $station }.
current-station-distance = Stazione { $station }, { $distance }.
current-subordinate = Corretta da una stazione di riferimento.
current-limits = Solo corrente di marea, senza vento né fiumi, alla profondità del correntometro (non indicata, per lo più vicino alla superficie). Stanca e corrente massima possono scostarsi di mezz’ora, raramente di un’ora (NOAA).
current-none-near = Nessuna stazione di misura della corrente nelle vicinanze: ne conosco solo nelle acque degli Stati Uniti.
current-race-near = Forti correnti qui vicino, a { $distance }: { $name }, fino a { $rate } (fonte: { $source }).
current-race-near-unrated = Forti correnti qui vicino, a { $distance }: { $name }.
current-sea-model = La corrente, dove è indicata, viene da un modello del mare che non risolve stretti e baie.
current-not-against = Niente vento contro corrente { $day }: vento fino a { $wind }.
current-strongest = Corrente massima
current-picture-now = Ora { $rate } · fra { $in }

# Note
note-station = Mareografo { $station }.
note-station-distance = Mareografo { $station }, { $distance }.
note-carried = Modello EOT20 a partire dal mareografo { $station }, { $distance } via mare.
note-between-gauges = Tra i mareografi { $station } e { $other }.
note-model = Modello EOT20, nessun mareografo vicino.
tide-double = { $kind ->
     [high] Doppia alta marea: { $list }.
    *[low] Doppia bassa marea: { $list }.
}
note-datum = Altezze riferite a: { $meaning } ({ $datum }).
note-zone = Ore { $zone }.
note-source = Dati { $source }.
note-weather = Previsione { $sources }.
note-weather-age = Previsione di { $age } fa: { $sources }.
note-stale-weather = Dati di { $age } fa: il servizio non ha ancora inviato nulla di più recente.
note-not-for-navigation = Non per la navigazione.
note-tide-only = Marea astronomica, senza vento né marea meteorologica.
note-order = Coordinate lette come latitudine e longitudine.
note-no-data = Qui non ci sono dati su { $words }.
note-as-before = Come prima: { $question }.
note-understood = Ho capito: { $question }.
note-place-unknown = Non conosco nessun luogo chiamato «{ $place }»{ $meant ->
    [none] .
   *[other] : questo vale per { $meant }.
  }
note-not-understood = Non capito: { $words }.
note-left = Ancora da fare: { $words }.
note-quoted = «{ $text }»
note-day-unused = Questa risposta non si limita a quel giorno.
note-read-as = Ho letto «{ $typed }» come «{ $meant }».
note-days-cut = Mostrato fino a { $date }: al massimo { $count } giorni alla volta.
note-sky = Orizzonte piatto.

# Bollettini
digest-title = Bollettino { $number }: { $what }, { $place }
digest-list-title = Bollettini di questa chat
digest-none = Non ci sono ancora bollettini né avvisi in questa chat
digest-there-already = Questo bollettino c’era già; non ne è stato creato un altro.
digest-which-time = A che ora deve arrivare?
digest-when = Quando
digest-next = Prossimo
digest-state = Stato
digest-state-paused = in pausa
digest-state-until = in pausa fino a { $date }
digest-state-gone = terminato: { $reason }
digest-last = Ultimo invio
digest-failed = Ultimo errore
digest-every-day = ogni giorno
digest-until = { $days }, fino a { $date }
digest-within = tra le { $from } e le { $to }
digest-within-event = se è tra le { $from } e le { $to }
digest-once = una volta sola
digest-once-each = solo quel giorno, a ognuna di queste { $count } ore
digest-before = { $by } prima: { $event }
digest-after = { $by } dopo: { $event }
digest-done-pause = Il bollettino { $number } ({ $what }) è in pausa
digest-done-resume = Il bollettino { $number } ({ $what }) riprende
digest-done-remove = Il bollettino { $number } ({ $what }) è cancellato
digest-done-test = Il bollettino { $number } ({ $what }) è in arrivo
digest-late = In ritardo: era previsto per { $due }. Questa è la situazione ora.
digest-ended = Il tuo bollettino «{ $what }» è terminato

# Avvisi
alert-title = Avviso { $number }: { $place }
alert-news-title = Avviso: { $place }
alert-list-title = Avvisi di questa chat
alert-none = Non ci sono ancora avvisi in questa chat
alert-which = Che cosa devo sorvegliare?
alert-before = Prima: { $conditions }
alert-watched = Condizioni sorvegliate
alert-written = Ricevi l’avviso
alert-quiet = Ore di silenzio
alert-quiet-none = nessuna
alert-quiet-off = no|nessuna|nessuno
alert-announced = Annunciato
alert-lead = { $lead } prima
alert-lead-none = quando comincia
alert-there-already = Questo avviso c’era già; non ne è stato creato un altro.
alert-moved = Cambiato: { $when } invece di { $before }.
alert-lost = Sfumato, secondo l’ultima previsione: { $when }.
alert-done-pause = L’avviso { $number } ({ $what }) è in pausa
alert-done-resume = L’avviso { $number } ({ $what }) riprende
alert-done-remove = L’avviso { $number } ({ $what }) è cancellato

# Aiuto
help-title = Cosa puoi chiedere
help-how = Chiedi di una località o di un punto: solo un nome, come Brest, o coordinate come 48.383,-4.495 ti danno la giornata in breve. Aggiungi un giorno se vuoi.
help-example-today = oggi Brest
help-example-tide = marea Brest domani
help-example-weather = meteo Brest
help-example-waves = onde Biarritz domani
help-example-current = corrente San Francisco
help-example-sun = sole Reykjavik
help-example-moon = luna Sydney sabato
help-example-stations = stazioni Brest
help-example-calendar = calendario Brest
help-example-privacy = riservatezza
help-example-help = aiuto
help-example-about = informazioni
about-what = Maree, tempo, sole e luna di qualsiasi luogo. Bellbuoy calcola da sé maree e cielo, con le costanti armoniche di circa 5500 stazioni; il tempo viene da servizi pubblici, nominati in ogni risposta.
about-limits = Conosce la marea astronomica: ciò che vi aggiungono vento e pressione non c’è. Non sostituisce le tavole ufficiali.

# Ciò che si può scegliere
choice-auto = automatico|auto
choice-metric = metrico|metriche
choice-imperial = imperiale|imperiali
choice-nautical = nautico|nautiche
choice-m = m|metri
choice-ft = ft|piedi
choice-cm = cm|centimetri
choice-km = km|chilometri
choice-kn = kn|nodi
choice-me = io|per me
choice-channel = canale|gruppo
choice-export = esporta
choice-forget = dimentica|cancella
choice-surf = surf|surfare
choice-swim = bagno|nuotare
choice-paddle = kayak e SUP|kayak|canoa|sup
choice-sail = vela|navigare
choice-kite = kitesurf e windsurf|kite|kitesurf|windsurf
choice-walk = passeggiata sulla spiaggia|passeggiata
choice-rockpool = pozze di marea|pozze
choice-bar = passare la soglia|soglia|barra
choice-dive = immersioni|immersione
choice-launch = mettere in acqua la barca|varo
choice-shellfish = raccogliere molluschi|vongole|cozze
choice-fish = pesca da riva|pesca|pescare
choice-boat = uscita in barca|barca|gommone
choice-boatfish = pesca dalla barca|pesca in barca
choice-photo = foto|fotografia
choice-stars = stelle
choice-aurora = aurora boreale|aurora
choice-ferry = traversata senza mal di mare|mal di mare
choice-bigwaves = onde grandi da vedere da lontano|onde grandi
choice-flykite = aquiloni|aquilone
choice-drone = volo con il drone|drone
choice-anchor = notte alla fonda|ancoraggio

# Impostazioni
setting-language = Lingua
setting-units = Unità
setting-height = Altezze e onde
setting-wind = Vento
setting-temperature = Temperatura
setting-pressure = Pressione
setting-distance = Distanza
setting-clock = Orologio
setting-datum = Livello
settings-title = Le tue impostazioni
settings-title-channel = Impostazioni di questo canale
settings-changed = Cambiato: { $what }
settings-choose = { $setting }: quale?

# Luoghi propri
place-home = casa
place-list-title = I tuoi luoghi
place-list-none = Ancora nessuno. Prova: luogo salva capanno Brest, o luogo casa Brest.
place-saved-title = Salvato: { $name } è { $place }
place-home-title = La tua casa è { $place }
place-home-stays = Lo resta anche dopo quel giorno, finché non ne indichi un’altra: non si può fissare una data di fine.
alert-of-surge = Questo non è un avviso di acqua alta, e una marea calcolata è senza vento né burrasche: segui il servizio ufficiale (a Venezia il Centro Maree).
place-home-how = D’ora in poi, dove non nomini un luogo, vale la tua casa.
place-forgotten-title = Dimenticato: { $name }
button-make-home = { $place } è casa mia

# Cortesia
courtesy-hello = Ciao! Chiedimi di qualsiasi luogo sul mare, come «marea Brest domani».
courtesy-thanks = Di niente.
courtesy-goodbye = Arrivederci, e buon vento!
courtesy-praise = Mi fa piacere.
courtesy-agreed = D’accordo. Chiedi quando vuoi.
courtesy-remark = Capito. Continua con «e domani?», «e il vento?» o un altro luogo.
courtesy-unclear = Non ho capito. Conosco maree, vento, onde, tempo, sole e luna. Continua con «e domani?», «e il vento?» o un altro luogo; «aiuto» dice cos’altro c’è.
courtesy-complaint = Mi dispiace. Le ore sono quelle dell’orologio del luogo, con l’ora legale dove c’è, e le altezze si misurano dal livello che la risposta nomina; un libro può usare UTC, un altro porto o un altro livello.
courtesy-complaint-zone = Qui: { $zone }.
courtesy-complaint-more = Forse un’altra stazione è più adatta: scrivi «stazioni». Per sapere di chi sono i dati, «informazioni».

# Termini spiegati
explain-title = Che cosa significa
explain-unknown = Non ho una spiegazione di «{ $term }».
explain-tide = La marea è il salire e scendere del mare, di solito due volte al giorno, per l’attrazione della Luna e, forte la metà, del Sole.
explain-high-water = L’alta marea è il livello più alto di una marea, prima che il mare torni a scendere; la sua altezza si conta dal livello che la risposta nomina. Sulla maggior parte delle coste arriva ogni 12 h 25.
explain-low-water = La bassa marea è il livello più basso di una marea, prima che il mare torni a salire; la sua altezza si conta dal livello che la risposta nomina.
explain-range = L’escursione è la differenza di altezza fra l’alta marea e la bassa marea vicina. È grande alle sizigie e piccola alle quadrature.
explain-springs = Le maree sizigiali, o vive, sono quelle di maggiore escursione, uno o due giorni dopo la luna piena e la luna nuova, quando Sole e Luna tirano su una stessa linea. Tornano ogni due settimane circa.
explain-neaps = Le maree di quadratura, o morte, sono quelle di minore escursione, uno o due giorni dopo i quarti della Luna, quando Sole e Luna tirano ad angolo retto.
explain-coefficient = Il coefficiente di marea francese dice quanto è grande una marea, da 20 (la più piccola) a 120 (la più grande), calcolato per Brest; 45 è una marea di quadratura media e 95 una sizigiale media.
explain-slack = La stanca è il breve tempo in cui la corrente si ferma prima di invertirsi. Di rado coincide esattamente con l’alta o la bassa marea.
explain-ebb = Il riflusso è il tempo fra alta e bassa marea, quando il mare scende, e la corrente che allora esce. Il contrario è il flusso.
explain-flood = Il flusso è il tempo fra bassa e alta marea, quando il mare sale, e la corrente che allora entra. Il contrario è il riflusso.
explain-chart-datum = Il livello di riferimento degli scandagli è lo zero di una carta nautica, in quasi tutti i paesi vicino alla minima bassa marea astronomica. Una marea di 0,3 m gli sta sopra di 0,3 m: sommala al fondale della carta.
explain-swell = Il mare lungo è fatto di onde di un vento lontano o passato: lunghe, regolari e di lungo periodo. Le onde del vento di qui e di adesso sono il mare vivo.
explain-period = Il periodo è il tempo in secondi fra una cresta e la successiva. Più è lungo, più forza ha un’onda della stessa altezza.
explain-beaufort = La scala di Beaufort dà il vento come forza, da 0 (calma) a 12 (uragano): forza 4 va da 11 a 16 nodi, forza 6 da 22 a 27, e la burrasca comincia a forza 8, 34 nodi.
explain-knot = Un nodo è un miglio nautico all’ora: 1,852 km/h o 0,51 m/s.

# Precisione
command-accuracy-name = precisione
command-accuracy-description = Quanto sono esatte le previsioni: con che cosa sono confrontate, e gli errori noti
option-port-name = differenze
option-port-description = hw +10 -0.3 lw -5 +0.1 sill 2.5 draught 1.8: minuti e metri; none le toglie
option-mark-name = segno
option-mark-description = Il segno di un tuo bollettino in un’altra chat, come lo dice lì l’elenco
option-link-name = collegamento
option-link-description = Il codice che ti ha dato il collegamento su un’altra piattaforma
time-and = e|&|+
unit-beaufort = Bft
duration-whole-hours = { $h } h
duration-seconds = { $min } min { $s } s
duration-only-seconds = { $s } s
fact-label = { $label }:
list-between = {"; "}
date-of-weekday = { $weekday } { $date }
coefficient-coast = la costa francese della Manica e dell’Atlantico
tide-days-tropic = Maree tropiche
tide-days-equatorial = Maree equatoriali
tide-phase-tropic = maree tropiche
tide-phase-equatorial = maree equatoriali
tide-phase-growing = in aumento verso le maree tropiche
tide-phase-shrinking = in diminuzione verso le maree equatoriali
stations-clock-corrected = corretto: la sua registrazione era { $side ->
    [early] in anticipo
   *[late] in ritardo
  } di { $by }
stations-clock-rejected = scartato: la sua registrazione è { $side ->
    [early] in anticipo
   *[late] in ritardo
  } di { $by }
stations-clock-left-out = scartato
stations-clock-uncertain = dubbio: un’altra registrazione differisce di { $by }
weather-pressure = { $pressure }.
weather-pressure-trend = { $pressure }, { $trend }
weather-range = { $low }–{ $high }
observed-level = Osservato { $level } alle { $time }{ $side ->
        [above] , { $by } sopra la previsione
        [below] , { $by } sotto la previsione
       *[none] {""}
    }{ $trend ->
        [rising] {" "}e in aumento
        [falling] {" "}e in calo
       *[steady] {""}
    } ({ $station }).
observed-zero = { $level } sopra { $zero }
observed-station = { $name }, a { $distance }, { $age } fa
observed-none = Qui al momento non è noto il livello misurato: questa è la marea calcolata.
observed-stays = Se resta così { $side ->
       *[above] alta
        [below] bassa
    }, l’alta marea delle { $time } arriverà a { $height } invece di { $predicted }.
observed-value = Misurato alle { $time }: { $what }{ $forecast } ({ $station }).
observed-forecast = ; previsione { $forecast }
observed-water = acqua { $temperature }
note-observed = Misurato da { $sources }{ $checked ->
        [no] , non ancora verificato
       *[yes] {""}
    }.
current-slack-unknown = L’ora della stanca qui non è nota: conosco stazioni di corrente solo nelle acque degli Stati Uniti. Spesso la corrente si inverte vicino all’alta e alla bassa marea; in certi stretti, a ore di distanza.
current-against = Vento contro corrente { $day }: { $list }.
current-against-span = { $from }–{ $to } ({ $rate }; vento { $wind })
current-against-unknown = Non so se qui il vento soffia contro la corrente: conosco le correnti di marea solo nelle acque degli Stati Uniti.
tide-doubles-once = Le maree doppie figurano una volta, con l’alta marea più alta o la bassa marea più bassa.
tide-stand = { $kind ->
     [high-stand] { $at ->
         [springs] Alle sizigie l’alta marea qui resta ferma { $lasting }{ $name }.
         [neaps] Alle quadrature l’alta marea qui resta ferma { $lasting }{ $name }.
        *[always] L’alta marea qui resta ferma { $lasting }{ $name }.
        }
     [young-flood-stand] { $at ->
         [springs] Alle sizigie la salita qui si ferma { $lasting }{ $name }.
         [neaps] Alle quadrature la salita qui si ferma { $lasting }{ $name }.
        *[always] Salendo, la marea qui si ferma { $lasting }{ $name }.
        }
     [double-high] { $at ->
         [springs] Alle sizigie l’alta marea qui è doppia{ $name }: due alte maree con un lieve calo in mezzo.
         [neaps] Alle quadrature l’alta marea qui è doppia{ $name }: due alte maree con un lieve calo in mezzo.
        *[always] L’alta marea qui è doppia{ $name }: due alte maree con un lieve calo in mezzo.
        }
    *[double-low] { $at ->
         [springs] Alle sizigie la bassa marea qui è doppia{ $name }: due basse maree con una lieve salita in mezzo.
         [neaps] Alle quadrature la bassa marea qui è doppia{ $name }: due basse maree con una lieve salita in mezzo.
        *[always] La bassa marea qui è doppia{ $name }: due basse maree con una lieve salita in mezzo.
        }
}
tide-stand-lasting = circa { $hours }
tide-stand-long = a lungo
note-stale-sources = Non il più recente: { $sources }, al massimo di { $age } fa.
digest-how = Prova: bollettino aggiungi Brest 07:00, o bollettino aggiungi Brest alta marea-90m.
digest-next-unknown = ora non si può dire; l’elenco dei bollettini lo dirà più tardi
digest-crowded = A quell’ora ce ne sono tanti: il tuo può arrivare fino a { $by } dopo.
digest-too-late = troppo tardi per inviarlo
digest-mark = Segno
digest-ended-why = Non si è più potuto inviare ({ $reason }). Quando potrò scrivere di nuovo lì, bollettino riprendi lo riporta.
alert-how = Prova: avviso Brest vento meno di 12 kn di giorno, o avviso Brest burrasca. Si può sorvegliare qualsiasi condizione del comando quando, anche più di una.
alert-change-which = Avviso { $number }: che cosa deve cambiare?
alert-change-how = Scegli, o scrivi per esempio: cambia l’avviso { $number } in vento più di 25 kn
alert-rules = { $lead } prima che cominci, quando si sposta di più di { $moved } e quando viene meno; al massimo un messaggio ogni { $rest }
alert-rules-warnings = a ogni avviso ufficiale, e di nuovo se si aggrava, cambia zona o viene revocato
alert-later = Al momento le previsioni non si possono consultare: lo farò appena possibile, e riceverai l’avviso come stabilito.
alert-lost-why = Sfumato, secondo l’ultima previsione: { $when }, per { $why }.
help-example-when = quando Brest bassa marea sotto 1 m di giorno
help-example-digest = bollettino aggiungi Brest 07:00
help-example-alert = avviso Brest vento meno di 12 kn di giorno
help-example-settings = impostazioni unità nautico
help-example-preset = attività salva surf vento meno di 20 kn
help-example-place = luogo salva capanno Brest
help-example-accuracy = precisione
help-note = Per più giorni: marea Brest 3d. Per un altro livello: marea Brest livello=MSL.
accuracy-title = Precisione
accuracy-what = Per organizzarsi, non per la navigazione. Le maree si calcolano con le costanti armoniche dei mareografi (NOAA, TICON-4, Kartverket) e, fra questi, si portano per mare con il modello EOT20. Errori delle ore, rispetto a quanto pubblicano gli istituti:
accuracy-of-times = Orari di marea: su mareografi previsti come se fossero ignoti, la metà era giusta entro { $middle } minuti e nove su dieci entro { $most }; con un mareografo sul posto sono per lo più pochi minuti. Ogni risposta dice quanto è sicura.
accuracy-of-heights = Altezze di marea: ogni risposta dice quanto sono sicure, come «± 0,2 m»; { $heights } altezze su 100 erano entro quel margine. Vento e pressione si aggiungono: qualche decimetro, con una burrasca un metro e più.
accuracy-of-forecast = Vento, onde e tempo sono previsioni di modelli pubblici, che Bellbuoy trasmette e non ha verificato da sé. Sono buone per oggi e domani, meno per i giorni seguenti, e oltre i cinque giorni circa mostrano solo una tendenza.
accuracy-of-differs = Le fonti differiscono per stazione o modello, per l’età della previsione, per l’orologio (UTC, ora legale) e per lo zero delle altezze. Qui vale l’orologio del luogo, e lo zero è nominato in fondo alla risposta. Per la marea vale la tavola ufficiale; dove le previsioni differiscono molto, il tempo è incerto.
accuracy-of-where = La marea è più sicura presso un mareografo: le ore, di solito entro pochi minuti. Lo è meno lontano da un mareografo, su per i fiumi, dietro le strettoie e dove la marea è piccola e il vento sposta più acqua. Ogni risposta dice la sua precisione. Se il meteo sia più spesso giusto in un mare che in un altro non è stato misurato.
accuracy-tables = Rispetto a tavole pubblicate
accuracy-stream-slack = Stanca, 13 stazioni (NOAA)
accuracy-usno-rise-set = Sorgere e tramonto (USNO)
accuracy-usno-phases = Fasi della luna (USNO)
accuracy-left-out = Luoghi senza mareografo: { NUMBER($count) } alte maree di mareografi, ognuna prevista come se il suo non fosse noto. La regola è stata scelta con altri mareografi.
accuracy-classes = Secondo la distanza via mare fino al mareografo più vicino
accuracy-water-0-16 = fino a 16 km
accuracy-water-16-40 = da 16 a 40 km
accuracy-water-40-100 = da 40 a 100 km
accuracy-water-over-100 = oltre 100 km
accuracy-errors = { $middle } { $unit }, { $share } su 100 entro { $most } { $unit }
accuracy-bands = Ogni marea dice quanto è sicura. Entro quelle fasce sono caduti { $times } orari su 100 e { $heights } altezze su 100.
accuracy-fault-rivers = Errore noto: risalendo i fiumi, senza mareografo vicino, le ore possono sbagliare di ore; la risposta lo dice.
accuracy-fault-cells = Errore noto: il modello ha celle di 50 km. In fiordi, canali e dietro soglie (Minas Basin, Marlborough Sounds, stretto di Magellano) le fasce sono larghe.
accuracy-fault-double = Errore noto: dove alte o basse maree sono doppie (il Solent, Hoek van Holland), ogni istituto ne sceglie una a modo suo.
accuracy-fault-weather = Non inclusi: vento, pressione e fiumi in piena.
accuracy-fault-streams = Errore noto: le correnti di marea sono note solo alle stazioni degli USA; altrove c’è un avviso con la velocità pubblicata.
accuracy-fault-clocks = Gli orologi dei mareografi si confrontano con i vicini e con il modello: uno sbagliato si corregge, si scarta o si segnala, e la pagina delle stazioni dice perché.
accuracy-date = Misurato il { $date } con il banco di prova di questo programma. Non per la navigazione.
about-title = Bellbuoy
about-credits = Stazioni di marea: NOAA (dominio pubblico); TICON-4 di Hart-Davis, Dettmering e Seitz, e Kartverket (entrambi CC BY 4.0, creativecommons.org/licenses/by/4.0, adattati), tramite la base di dati Neaps. Modello di marea: EOT20 di Hart-Davis e altri (doi.org/10.17882/79489, CC BY 4.0, adattato), alleggerito da Trail Sense. Nomi di luoghi: GeoNames (geonames.org, CC BY 4.0). Fusi orari: collaboratori di OpenStreetMap (ODbL). Coste: Natural Earth e OpenStreetMap. Cielo: Astronomy Engine. Tempo: { $weather } (CC BY 4.0 e simili).
about-measured = Avvisi ufficiali: National Weather Service (pubblico dominio), Environment and Climate Change Canada, Deutscher Wetterdienst, MET Norway, Met Éireann, EUMETNET – MeteoAlarm e MetService (CC BY 4.0), Hong Kong Observatory e Japan Meteorological Agency. Mareografi e boe: NOAA (pubblico dominio), Pegelonline (DL-DE Zero 2.0), Rijkswaterstaat (CC0), Kartverket, DMI e Marine Institute, Ireland (CC BY 4.0). Uses Environment Agency tide gauge data from the real-time data API (Beta) (OGL 3.0).
choice-nm = M|miglia-nautiche
choice-mi = miglia|mi
choice-bft = Beaufort|bft
choice-ms = m/s|ms
choice-kmh = km/h|kmh
choice-mph = mph
choice-c = °C|c|celsius
choice-f = °F|f|fahrenheit
choice-hpa = hPa|mbar
choice-inhg = inHg
choice-24 = 24 h|24h
choice-12 = 12 h (am, pm)|12h
settings-how = Premi ciò che vuoi cambiare, o scrivilo, come: impostazioni unità nautico. Automatico è la lingua della tua applicazione e le unità in uso nel luogo.
button-link = Collega un altro account
link-code-title = Il tuo codice: { $code }
link-code-how = Nel tuo altro account, scrivi entro dieci minuti: settings link { $code }. Vale una volta. Prima si chiede a quell’account, poi a questo; ciascuno vede l’altro, e nulla è condiviso prima che entrambi accettino.
button-link-state = L’hai già scritto? Continua qui
link-question = Collegare questo account con { $account }?
link-question-what = Solo se quell’account è tuo: entrambi useranno allora le impostazioni, la casa e i luoghi salvati di tutti e due, e ciascuno potrà esportare tutto, bollettini compresi. settings link off lo annulla; ogni account conserva ciò che vi è stato fissato o salvato.
link-question-others = È già collegato con { $count ->
    [one] un altro account
   *[other] altri { $count } account
  }, che condividerebbero tutto questo.
button-link-yes = Sì, collega
button-link-no = No, non collegare
link-no-word = no
link-pending = Manca il consenso di: { $account }
link-pending-how = Scrivi lì settings link entro dieci minuti, e accetta. Prima nulla è condiviso.
link-other-account = il tuo altro account, dove si scrive il codice
link-refused = Non è stato collegato nulla.
linked-title = I tuoi account sono collegati.
linked-what = Condividono impostazioni e luoghi: { $platforms }. Per annullare: settings link off.
link-off-word = off|scollega
unlinked-title = Questo account non è più collegato.
unlinked-what = Ogni account ha di nuovo ciò che vi è stato fissato o salvato, prima del collegamento e dopo.
place-saved-how = Scrivi { $name } dove si chiede un luogo, come marea { $name }.
own-port-high = am|alta marea|hw
own-port-low = bm|bassa marea|lw
own-port-sill = soglia|sill
own-port-draught = pescaggio|draught
own-port-none = nessuna|none|off
own-port-title = Salvato: { $name } ha le sue differenze
own-port-how = Risposte come marea { $name } le usano, e dicono quando c’è abbastanza acqua.
own-port-removed = { $name } non ha più differenze
own-port-differences = Con le tue differenze: alta marea { $high }; bassa marea { $low }.
own-port-sill-height = Soglia { $height } sopra il livello di riferimento.
own-port-draught-depth = Pescaggio { $depth }.
button-change-digest = Cambia…
button-set-home = Altra casa…
button-own-port = Porto secondario, soglia, pescaggio…
button-own-port-none = Togli le differenze
form-digest-add = Un bollettino con questo
form-digest-move = Altre ore per il bollettino
form-alert-add = Avvisami quando è così
form-alert-change = Cambia l’avviso
form-place-home = Il tuo porto di casa
form-place-port = Differenze del tuo porto
form-port-hw = Alta marea: ora e altezza
form-port-hw-example = +10 min, −0,3 m
form-port-lw = Bassa marea: ora e altezza
form-port-lw-example = −5 min, +0,1 m
form-port-sill = Soglia sopra il livello di riferimento, metri
form-port-sill-example = 2,5
form-port-draught = Pescaggio, metri
form-port-draught-example = 1,8
form-when = Quando è così?
form-words = altre condizioni a parole
button-install-server = Aggiungi a un server
button-install-account = Aggiungi al mio account
button-install-group = Aggiungi a un gruppo
button-install-chat = Apri la chat
button-install-support = Chiedi aiuto
message-command-name = Marea e meteo lì
app-description = Alta e bassa marea, curve di marea, tempo, onde, sole e luna di qualsiasi luogo del mondo, in risposte che stanno in un telefono. Chiedi /today, /tide o /weather con un nome, coordinate o i tuoi luoghi salvati, e ricevi bollettini alle ore che scegli. In italiano e in altre lingue. Non per la navigazione.
button-units = Unità…
button-when = Quando…?
button-other-station = Altra stazione…
button-add-digest = Inviamelo regolarmente…
button-alert = Avvisami…
button-alert-this = Avvisami di questo
button-alerts = Avvisi
privacy-title = Che cosa si conserva di te, e perché
privacy-account = Il numero del tuo account su questa piattaforma: per riconoscerti; e l’ultimo giorno in cui l’hai usato: tutto ciò che si conserva di te si cancella dopo 18 mesi senza uso, a meno che un tuo bollettino sia ancora inviato. Sul web, dove una sessione fa da account, dopo 30 giorni.
privacy-settings = Ciò che hai scelto nelle impostazioni, e la tua casa: per risponderti a modo tuo.
privacy-places = I luoghi che hai salvato, gli ultimi cinque che hai chiesto e, con il nome, quelli scelti fra omonimi, con circa 100 m di precisione, e un punto solo dove lo salvi: per risparmiarti di scrivere.
privacy-digests = I tuoi bollettini e avvisi: per inviarli.
privacy-rest = Nessun altro testo. Nel registro sei un numero che cambia ogni mese; nulla si trasmette tranne un nome di luogo sconosciuto qui: si cerca presso Open-Meteo, senza una parola su di te, a meno che il gestore l’abbia disattivato.
button-privacy-export = Mostrami tutto
button-privacy-forget = Cancella tutto
privacy-export-title = Tutto ciò che si conserva di te
privacy-forget-title = Cancellare tutto ciò che si conserva di questo account?
privacy-forget-what = Impostazioni, luoghi e bollettini si cancellano subito e per sempre. Ciò che è stato fissato o salvato in un account collegato resta lì finché non chiedi lo stesso lì. Senza pulsanti, scrivi: riservatezza dimentica sì.
privacy-confirm-word = sì|conferma
button-privacy-confirm = Sì, cancella
button-privacy-keep = No, conserva
privacy-forgotten-title = Fatto: di questo account non si conserva più nulla.
problem-alert-none = Non ci sono avvisi in questa chat.
problem-alert-has-no-times = Quello è un avviso, che arriva quando arriva il suo momento: non ha ore da cambiare. Prova avviso cambia, con il suo numero.
problem-digest-no-alert = Quello è un bollettino, che arriva a ore fisse. Prova bollettino sposta, con il suo numero.
problem-duration-unclear = Non capisco { $text } come durata. Di’ per esempio 6h, 90m o 2d.
problem-quiet-unclear = Non capisco { $text } come ore di silenzio. Di’ per esempio 22-7, o off.
problem-command-unknown = Non c’è nessun comando «{ $command }». Prova «aiuto».
problem-conditions-missing = Quando che cosa? Di’ per esempio: quando Brest bassa marea sotto 0,5 m di giorno, vento meno di 12 kn.
problem-conditions-unknown = Non capisco { $conditions } come condizioni. Di’ per esempio: bassa marea sotto 0,5 m di giorno, vento meno di 12 kn.
problem-coordinates-unclear = «{ $coordinates }» si può leggere in più modi, o si contraddice. Prova un numero con N o S e un altro con E o W, come 48.383 N 4.495 W.
problem-could-not-ask = Il servizio dati ora non risponde. Riprova fra qualche minuto.
problem-datum-unknown = «{ $datum }» non è un livello che conosco. Prova uno di { $known }.
problem-day-out-of-range = Conosco i giorni dal { $first } al { $last }. Prova uno di questi.
problem-day-unknown = Non esiste il giorno «{ $day }». Prova oggi, domani, un giorno della settimana o una data come 2026-11-21.
problem-holiday-unknown = Qui non si sa in che giorno cade lì quella festività. Prova una data come 2026-11-21.
problem-days-out-of-range = Posso dire da 1 a { $most } giorni alla volta. Prova 3d.
problem-digest-nowhere = Da qui non posso inviare messaggi automatici: imposta un bollettino o un avviso su { $platforms }.
problem-digest-test-too-soon = Quel bollettino è stato provato da poco. Riprova fra dieci minuti.
problem-digest-unknown = Qui non c’è un bollettino { $number }. Prova bollettino elenco.
problem-digest-place-unknown = Per { $place } qui non ci sono avvisi né bollettini. Prova bollettino elenco.
problem-digest-number-missing = Quale bollettino? In questa chat ce n’è più di uno. Prova bollettino elenco, e poi il numero, come bollettino cancella 2.
problem-digest-none = Non ci sono né bollettini né avvisi in questa chat.
problem-digest-own-words = Non posso conservare parole tue, solo inviare a un’ora la marea, il meteo, il sole o la luna di un luogo. Prova bollettino aggiungi Brest 07:00.
problem-digest-what-unfit = «{ $what }» non può essere un bollettino. Prova un comando su un luogo, come oggi, marea, sole o luna.
problem-home-missing = Non mi hai ancora detto dov’è la tua casa. Prova luogo casa Brest.
problem-key-refused = Il servizio dati rifiuta la chiave di questo bot. Chi lo gestisce dovrebbe controllare DATA_KEY.
problem-lat-out-of-range = La latitudine { $lat } non esiste: va da -90 a 90. Prova prima la latitudine, come 48.383,-4.495.
problem-link-code-unknown = Non conosco quel codice, o i suoi dieci minuti sono passati. Prova settings link nel tuo altro account.
problem-link-none = Questo account non è collegato con nessun altro.
problem-link-too-often = Troppi tentativi. Aspetta dieci minuti e riprova settings link.
problem-link-without-point = In questo link non ci sono coordinate scritte, e io non ne apro. Prova il nome del luogo, o coordinate come 48.383,-4.495.
problem-lng-out-of-range = La longitudine { $lng } non esiste: va da -180 a 180. Prova prima la latitudine, come 48.383,-4.495.
problem-minutes-out-of-range = I minuti e i secondi di un angolo vanno da 0 a 59: { $minutes } sono troppi. Prova con i decimali, come 48.383,-4.495.
problem-name-missing = Quale nome? Prova luogo salva capanno Brest.
problem-name-unfit = «{ $name }» non può essere il nome di un luogo: significa altro, o è troppo lungo. Prova una parola come capanno.
problem-name-unknown = Non hai nessun luogo chiamato «{ $name }». Prova luogo elenco.
problem-port-unclear = Quali differenze? Minuti e poi metri, come luogo porto capanno hw +10 -0.3 lw -5 +0.1 sill 2.5 draught 1.8.
problem-no-channel = Qui non c’è un canale. Prova in un gruppo o in un canale di un server.
problem-no-station = Non c’è nessuna stazione di marea vicina.
problem-user-anonymous = Qui non posso sapere chi sei, quindi non posso salvare nulla per te. Prova dove hai un account.
problem-managers-unknown = Telegram ora non risponde, quindi non posso vedere se amministri questa chat. Non è cambiato nulla; riprova fra qualche minuto.
problem-not-manager = Questo è per chi amministra il gruppo o il canale. Prova impostazioni per te.
problem-not-manager-there = Questo bollettino va a un gruppo o canale che, per quanto ne so, non amministri: solo chi lo amministra può spostarlo.
problem-option-unknown = «{ $option }» non va con questo comando. Prova «aiuto».
problem-place-missing = Quale luogo? Prova una località o delle coordinate, come marea Brest.
problem-place-names-unavailable = Al momento i nomi dei luoghi non si possono cercare. Coordinate come 48.383,-4.495 e nomi di stazioni funzionano; prova più tardi con un nome.
problem-place-unknown = Non conosco nessun luogo chiamato «{ $place }». Prova una località vicina indicando il paese (Brest, Francia), o coordinate come 48.383,-4.495. Per vedere cosa puoi chiedere, scrivi «aiuto».
problem-plus-code-short = { $code } è la forma breve di un plus code, che richiede una località. Prova { $code } Brest.
problem-postcode-not-looked-up = { $postcode } sembra un codice postale. Si cercano in rete, e qui è disattivato. Prova il nome della località.
problem-quota-used-up = La quota di oggi del servizio dati è finita. Ricomincia alle 00:00 UTC.
problem-refused = Il servizio dati non può rispondere a questo: { $reasons }
problem-setting-unknown = «{ $setting }» non è un’impostazione. Prova una di { $known }.
problem-setting-value-unknown = { $setting } non può essere «{ $value }». Prova uno di { $known }.
problem-sill-missing = A che altezza è la soglia o la barra sopra il livello di riferimento? Di’ per esempio: soglia di 1,2 m con 1,6 m di pescaggio.
problem-shore-unknown = Non si sa qui da che lato sia il mare. Dica il vento con le sue direzioni, per esempio: vento da NE a SE.
problem-stream-unknown = { $place }: nessuna stazione di corrente vicina, quindi stanca e velocità della corrente non sono note. Le conosco solo nelle acque degli Stati Uniti.
problem-preset-unknown = Non conosco nessuna attività chiamata { $preset }. Ci sono: { $known }.
problem-store-unavailable = La base di dati ora non funziona, quindi nulla si può cercare o conservare. Riprova fra qualche minuto.
problem-text-too-long = Il testo è troppo lungo. Scrivi più in breve, per esempio: marea Brest domani.
problem-tide-inland = { $where } è nell’entroterra: la stazione di marea più vicina, { $station }, è a { $km } km. Prova un luogo sulla costa, o stazioni { $place }.
problem-tide-too-far = { $place } è a { $km } km dalla stazione di marea più vicina, { $station }, forse su un altro mare: la marea di lì non dice nulla di queste acque. Prova stazioni { $place }.
problem-time-missing = A che ora? Prova 07:00, sunrise-1h o alta marea-90m, come bollettino aggiungi Brest 07:00.
problem-time-unknown = «{ $time }» non è un’ora che conosco. Prova 07:00, sunrise-1h, alta marea-90m o full moon 18:00.
problem-too-many-digests = Più di { $most } bollettini e avvisi sono troppi. Prova bollettino elenco, e cancellane uno.
problem-too-many-places = Posso conservare { $most } luoghi per te. Prova luogo dimentica con uno di questi.
problem-too-many-questions = Troppe domande tutte insieme, e anche altri vogliono chiedere. Riprova fra { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
}.
problem-weather-not-asked = Il meteo di quel luogo non è ancora stato consultato: chiedimelo in una chat.
problem-warnings-silent = Al momento non riesco a leggere gli avvisi ufficiali: non so se ce ne siano. Riprova fra qualche minuto, o guarda la pagina del servizio meteorologico.
problem-warnings-unknown = { $place }: nessuno degli enti di cui leggo gli avvisi copre questo luogo, quindi non c’è nulla da sorvegliare.
problem-weather-silent = Al momento i dati meteo non sono disponibili: le fonti non rispondono. Riprova fra qualche minuto; marea, sole e luna restano disponibili.
problem-weekdays-unknown = «{ $days }» non sono giorni che conosco. Prova daily, mon-fri o sat,sun.
problem-zone-unknown = Non esiste il fuso orario «{ $zone }». Prova UTC o Europe/Rome.
bug = Qui qualcosa è andato storto, e non è colpa tua. Riferimento per chi gestisce questo bot: { $reference }
button-share-location = 📍 Condividi la mia posizione
suggest-here = Dove sono
telegram-short-description = Maree, tempo, onde, sole e luna di qualsiasi luogo, in orario nelle tue chat. Non per la navigazione.
telegram-open-chat-first = Apri prima una chat con me: ciò che hai chiesto è solo per te, e non posso scriverti prima che tu scriva a me.
telegram-ask-on = Continua a chiedere nella chat
telegram-share = Condividi
headline-today = oggi
headline-tomorrow = domani
headline-on = { $day }
headline-on-weekend = { $day }
headline-part = { $day } dalle { $from } alle { $to }
headline-tonight = stanotte ({ $from }–{ $to })
headline-event = { $side ->
     [in] { $event } { $day }: { $time }, fra { $by }.
     [ago] { $event } { $day }: { $time }, { $by } fa.
    *[then] { $event } { $day }: { $time }.
}
headline-tomorrow-at = Domani: { $time }.
headline-fact = { $what }: { $value }.
headline-value = { $what } { $day }: { $value }.
headline-none-between = Nessuna { $water } { $day } fra le { $from } e le { $to }; le più vicine: { $list }.
headline-just-before = Poco prima
# Of answers about no place: the time zone of those who speak the language, or UTC
zone-anywhere = Europe/Rome
headline-meteors-over = Quelle di quest’anno sono passate.
headline-none-of-day = Nessuna { $water } { $day }; le più vicine: { $list }.
headline-no = { $what } { $day }: nessuna.
headline-next-phase = { $phase ->
     [full] Prossima luna piena: { $when }.
     [full-then] Luna piena: { $when }.
     [new-then] Luna nuova: { $when }.
    *[new] Prossima luna nuova: { $when }.
}
headline-next-turn = { $phase ->
     [springs] Prossime maree sizigiali: { $day }.
     [weaker-springs] Maree sizigiali più deboli, con la Luna lontana: { $day }.
     [neaps] Prossime maree di quadratura: { $day }.
     [tropic] Prossime maree tropiche: { $day }.
    *[equatorial] Prossime maree equatoriali: { $day }.
}
headline-next-largest-range = Maggiore escursione: { $day }, { $range }.
headline-of-mouth = { $kind ->
    [gauge] { $station }, verso la foce: { $line }
   *[other] Alla foce, secondo il modello: { $line }
}
headline-coefficient-river = I coefficienti di marea valgono per la costa, non risalendo un fiume.
headline-of-year = nei prossimi dodici mesi
headline-of-days = da { $from } a { $to }
headline-extreme = { $which ->
     [highest] Acqua più alta { $period }: { $height }, { $when }.
     [lowest] Acqua più bassa { $period }: { $height }, { $when }.
     [highest-daylight] Acqua più alta di giorno { $period }: { $height }, { $when }.
    *[lowest-daylight] Acqua più bassa di giorno { $period }: { $height }, { $when }.
}
headline-extreme-coefficient = { $superlative ->
     [most] Coefficiente di marea massimo { $period }, a Brest: { $coefficient }, { $when }.
    *[least] Coefficiente di marea minimo { $period }, a Brest: { $coefficient }, { $when }.
}
headline-extreme-range = { $superlative ->
     [most] Maggiore escursione { $period }: { $height }, { $day }.
    *[least] Minore escursione { $period }: { $height }, { $day }.
}
headline-maximum = { $line } È il valore massimo { $period }.
headline-most-place = { $what }: { $place } { $count ->
    [2] ha il valore più alto
   *[other] { $winners ->
      [1] ha
     *[other] hanno
    } il massimo
  }, { $value } ({ $others }).
headline-least-place = { $what }: { $place } { $count ->
    [2] ha il valore più basso
   *[other] { $winners ->
      [1] ha
     *[other] hanno
    } il minimo
  }, { $value } ({ $others }).
headline-same-places = { $what }: nessuna differenza, { $value } ovunque.
headline-way-place = { $what }: fino a { $value }, { $place } ({ $others }).
headline-way-same = { $what }: fino a { $value } ovunque.
headline-bar = Sulle barre il mare frange, soprattutto con la corrente uscente: qui non si sa se sia praticabile, chiedere sul posto.
headline-way-length = In linea retta { $distance }{ $speed ->
    [none] .
   *[other] ; a { $speed } almeno { $duration }.
  } Si guardano solo questi luoghi, non il mare tra l’uno e l’altro.
headline-difference = differenza { $by }
headline-one-gauge = Confronto impossibile: la marea di questi luoghi viene da un solo mareografo, { $source }, e la differenza non è nota.
headline-water-difference = { $water }: { $when ->
    [same] alla stessa ora a { $first } e { $second }
   *[later] prima { $first }, { $by } dopo { $second }
}{ $side ->
    [higher] {""}, { $height } più alta
    [lower] {""}, { $height } più bassa
    [same] {""}, alla stessa altezza
   *[apart] {""}; le altezze hanno zeri diversi
}.
headline-within-error = { $what }: differenza incerta, { $list }, ognuno ± { $error }.
headline-rain-amount = Pioggia
headline-minimum = { $line } È il valore minimo { $period }.
headline-next-supermoon = Prossima superluna: { $when }. È una luna piena nel decimo più vicino della sua orbita.
planet-in-sky = { $planet } verso { $direction }, a { $degrees }°, { $height }° di altezza
planets-at = { $count ->
     [0] Pianeti { $day } alle { $time }: nessuno con il cielo buio.
    *[other] Pianeti { $day } alle { $time }: { $list }.
}
headline-sky-bright = Il cielo è troppo chiaro per vederlo.
headline-planet = { $planet } nella notte { $day }: { $times }, da { $from } a { $to }, al massimo { $height }° di altezza ({ $at }). La Luna è allora a { $moon }°.
headline-planet-hidden = { $planet } nella notte { $day }: sotto l’orizzonte.
headline-planet-moon = { $planet } e la Luna { $day } alle { $time }: distanza { $degrees }°.
headline-planet-anywhere = { $side ->
     [night] { $planet }, a { $degrees }° dal Sole: si vede quasi tutta la notte. Gli orari dipendono dal luogo.
     [morning] { $planet }, a { $degrees }° dal Sole: nel cielo del mattino, sorge circa { $hours } h prima del Sole. Gli orari dipendono dal luogo.
     [evening] { $planet }, a { $degrees }° dal Sole: nel cielo della sera, tramonta circa { $hours } h dopo il Sole. Gli orari dipendono dal luogo.
    *[hidden] { $planet }, a { $degrees }° dal Sole: troppo vicino al Sole per vederlo. Gli orari dipendono dal luogo.
}
headline-turn-at-full = { $sun ->
     [sunset] Dei giorni intorno alla luna piena ({ $when }) è l’orario più vicino al tramonto ({ $time }).
    *[sunrise] Dei giorni intorno alla luna piena ({ $when }) è l’orario più vicino all’alba ({ $time }).
}
headline-meteors = { $shower }: il meglio da { $from } a { $to }, con il buio e il radiante sopra l’orizzonte, più alto verso le { $top }.
headline-meteors-never = { $shower }: il loro radiante qui di notte sorge appena.
headline-meteors-anywhere = { $shower }: la notte migliore è dal { $from } al { $to }.
headline-meteors-peak = Massimo { $when }, fino a { $rate } meteore all’ora con cielo buio.
headline-meteors-moon = { $level ->
     [down] La Luna non disturba: è tramontata.
     [faint] La Luna disturba appena: illuminata al { $lit }, in cielo { $up }.
     [part] La Luna disturba: illuminata al { $lit }, in cielo { $up }.
    *[all] La Luna disturba tutto il tempo: illuminata al { $lit }, in cielo { $up }.
}
headline-meteors-moon-anywhere = { $level ->
     [faint] La Luna ({ $phase }, illuminata al { $lit }) disturba appena.
     [part] La Luna ({ $phase }, illuminata al { $lit }) disturba una parte della notte.
    *[all] La Luna ({ $phase }, illuminata al { $lit }) disturba quasi tutta la notte.
}
shower-quadrantids = Quadrantidi
shower-lyrids = Liridi
shower-eta-aquariids = Eta Aquaridi
shower-delta-aquariids = Delta Aquaridi
shower-perseids = Perseidi
shower-orionids = Orionidi
shower-leonids = Leonidi
shower-geminids = Geminidi
shower-ursids = Ursidi
headline-next-lunar-eclipse = Prossima eclissi di luna visibile qui: { $list } (escluse quelle di penombra).
headline-next-solar-eclipse = Prossima eclissi di sole visibile qui: { $list }.
headline-no-total-eclipse = Nessuna totale qui nei prossimi { $years } anni.
headline-time-height = { $time } ({ $height })
headline-next-water = Prossima { $water }: { $time }, { $height }, fra { $in }.
headline-next-water-after = Prossima { $water } dopo le { $after }: { $time }, { $height }, fra { $in }.
headline-latest-water = Ultima { $water }: { $time }, { $height }, { $by } fa.
headline-then = Poi { $list }.
headline-height-now = Ora: { $height } sopra { $datum }, { $state }.
headline-height-at = Alle { $time } { $day }: { $height } sopra { $datum }, { $state }.
headline-remaining = { $step ->
     [then] { $kind ->
         [high] Poi sale di { $by }, fino a { $height } all’alta marea, { $time }.
        *[low] Poi scende di { $by }, fino a { $height } alla bassa marea, { $time }.
        }
    *[now] { $kind ->
         [high] Sale ancora di { $by }, fino a { $height } all’alta marea, { $time }.
        *[low] Scende ancora di { $by }, fino a { $height } alla bassa marea, { $time }.
        }
}
headline-state = { $state ->
     [near-high] vicino all’alta marea
     [near-low] vicino alla bassa marea
     [rising] crescente
    *[falling] calante
}
headline-when = { $way ->
     [rising] Crescente
    *[falling] Calante
}
headline-turn = { $kind ->
     [high] alta alle { $time } ({ $height })
    *[low] bassa alle { $time } ({ $height })
}
headline-way = { $way ->
     [rising] crescente
    *[falling] calante
}
headline-verdict = { $verdict ->
     [yes] Sì, { $line }
     [nearly] Quasi, { $line }
     [some] Un po’, { $line }
     [partly] In parte, { $line }
     [not-calm] No, non è calmo: { $line }
    *[no] No, { $line }
}
headline-state-far = { $state ->
     [ebb] Scende, ma è ancora alta: { $line }
    *[flood] Sale, ma è ancora bassa: { $line }
}
headline-state-was = L’ultima { $water } alle { $time }; ora { $way }, { $height }.
headline-state-comes = { $way }, { $height }; { $water } alle { $time }.
headline-state-then = { $way } alle { $asked } { $day }, { $height }; { $water } alle { $time }.
headline-beyond = { $side ->
     [above] Sopra { $height } ({ $datum }) { $day }: { $value }.
    *[below] Sotto { $height } ({ $datum }) { $day }: { $value }.
}
headline-over-sill = { $water } d’acqua sopra { $sill }.
tide-half = Mezza marea
headline-half-tide = { $time } ({ $height }, { $way ->
     [rising] in aumento
    *[falling] in calo
})
headline-never = mai
headline-all-day = tutto il giorno
headline-compare = { $aspect ->
     [compare-high] Acqua più alta: { $list }.
     [compare-low] Acqua più bassa: { $list }.
    *[compare-range] Escursione: { $list }.
}
headline-compared-day = { $day } { $height }
headline-compared-day-at = { $day } { $height } ({ $time })
headline-compare-times = { $day } { $by ->
     [same] all’incirca alla stessa ora di { $other }.
     [later] circa { $duration } più tardi di { $other }.
    *[earlier] circa { $duration } prima di { $other }.
}
headline-unknown-passable = { $sun } Da che ora a che ora qui si passa non è noto: chiedi sul posto; a piedi, parti con la marea calante, torna prima che risalga e attraversa le piane di marea solo con una guida.
headline-unknown-afloat = È solo l’altezza della marea: sommala al fondale della carta, o togli la quota di ciò che emerge.
headline-unknown-clearance = L’altezza libera sotto ponti e cavi qui non è nota: queste sono solo le altezze di marea. La carta nautica la riporta rispetto a un livello indicato: calcolala da lì, con un margine.
headline-unknown-stay = Per quanto tempo resta libero non è noto qui: il mare può tagliare il ritorno ore prima dell’alta marea. Chiedi sul posto e vai via presto.
headline-unknown-flooded = Da quale altezza si allaga non è noto qui, né quanto sovralzo e onde si aggiungono alla marea: seguire gli avvisi ufficiali (centro maree, protezione civile).
headline-near-high = No, non attraversare: le { $time } sono { $apart } { $side ->
    [after] dopo l’alta marea
   *[before] prima dell’alta marea
} ({ $height }).
headline-after-low = No, non a piedi: le { $time } sono { $apart } dopo la bassa marea ({ $height }), e la marea sale.
headline-else-never = Negli altri giorni, mai.
headline-largest = Acqua più alta { $day }: { $high }, { $highAt }; più bassa: { $low }, { $lowAt }.
headline-nearest = { $water } più vicina alle { $time }: { $when }, { $height }.
headline-stand-none = { $kind ->
     [high] Qui non si conosce un’alta marea che duri.
    *[low] Qui non si conosce una bassa marea che duri.
}
headline-stand-near = { $kind ->
     [high] Entro { $height } dall’alta marea { $day }: { $value }.
    *[low] Entro { $height } dalla bassa marea { $day }: { $value }.
}
headline-next-beyond = Prossima { $water } { $side ->
     [above] superiore
    *[below] inferiore
}: { $when }, { $height }.
headline-day-most = { $day }: { $what } massimo { $value } alle { $time }.
headline-day-least = { $day }: { $what } minimo { $value } alle { $time }.
headline-each-day = Uguale ogni giorno
headline-most = { $what } { $day }: massimo { $value } alle { $time }.
headline-now = { $what } ora: { $now }.
headline-unknown-measure = { $what }: dato non presente in questa previsione.
headline-now-most = { $what } ora: { $now }; massimo { $value } alle { $time }.
headline-now-least = { $what } ora: { $now }; minimo { $value } alle { $time }.
headline-least = { $what } { $day }: minimo { $value } alle { $time }.
headline-course = Direzione: { $list }.
headline-from-there = Da quel lato dalle { $from } alle { $to }.
headline-quarter = { $quarter ->
     [0] { $from } di notte
     [1] { $from } al mattino
     [2] { $from } al pomeriggio
    *[3] { $from } alla sera
}
headline-at = { $what } { $day } alle { $time }: { $value }.
headline-rain = { $course ->
     [open] Pioggia { $day }: dalle { $time }, { $amount }.
     [until] Pioggia { $day }: dalle { $time } alle { $until }, { $amount }.
     [at-times] Pioggia { $day }: a tratti dalle { $time } alle { $until }, { $amount }.
    *[all-day] Pioggia { $day }: a tratti, { $amount }.
}
headline-dry = Niente pioggia { $day }.
headline-wind = Vento
headline-gust = Raffiche
headline-temperature = Temperatura
headline-cloud = Nuvolosità
headline-pressure = Pressione
headline-uv = Indice UV
headline-visibility = Visibilità
headline-period = Periodo delle onde
headline-swell-period = Periodo del mare lungo
headline-azimuth = Verso { $direction }, a { $degrees }°.
headline-high = A { $height }° di altezza.
headline-sun = Sole
headline-moon = Luna
headline-in-sky = { $what } { $day } alle { $time }: verso { $direction }, a { $degrees }°, a { $height }° di altezza.
headline-below-horizon = { $what } { $day } alle { $time }: sotto l’orizzonte.
headline-veer = { $course ->
     [turning] { $what }: { $from } ({ $at }), gira: { $to } ({ $until }).
    *[none] { $what }: { $from } ({ $at }), nessun cambio netto di direzione fino a { $until }.
}
headline-change-now = { $at ->
    [now] ora { $value }
   *[other] { $value } ({ $at })
 }
headline-change = { $course ->
     [falling-there] { $what }: già sotto { $limit }: { $now }.
     [falling-from] { $what }: sotto { $limit } da { $at }, fino a { $extreme } ({ $extremeAt }); { $now }, fino ad allora al massimo { $most }.
     [falling-never] { $what }: non sotto { $limit } fino a { $end }; minimo { $extreme } ({ $extremeAt }), { $now }.
     [rising-there] { $what }: già { $now }.
     [rising-from] { $what }: sopra { $limit } da { $at }, fino a { $extreme } ({ $extremeAt }); { $now }.
    *[rising-never] { $what }: non sopra { $limit } fino a { $end }; massimo { $extreme } ({ $extremeAt }), { $now }.
}
headline-change-then = { $course ->
     [most] Fino a { $extreme } ({ $extremeAt }).
     [falling-stays] Resta così fino a { $end }.
     [falling-end] Sopra da { $at }.
     [rising-stays] Non aumenta più fino a { $end }.
    *[rising-end] Non aumenta più fino a { $end }; sotto { $limit } da { $at }.
}
headline-spell = { $course ->
     [rain-none] Niente pioggia fino a { $until }.
     [fog-none] Niente nebbia fino a { $until }.
     [rain-over] Pioggia: fino a { $until }, { $amount }.
     [rain-spell] Niente pioggia fino a { $from }, poi pioggia fino a { $until }, { $amount }.
     [rain-on] Pioggia: almeno fino a { $until }.
     [fog-over] Nebbia: fino a { $until }.
     [fog-spell] Niente nebbia fino a { $from }, poi nebbia fino a { $until }.
    *[fog-on] Nebbia: almeno fino a { $until }.
}
headline-waves = Onde
headline-water = Temperatura dell’acqua
headline-water-feel = { $feel ->
     [cold] Fredda: meglio con la muta.
     [warm] Abbastanza calda senza muta.
    *[cool] Fresca: meglio con la muta, se non è un bagno breve.
}

# Immagini
picture-tide = Marea · { $days }
picture-above = { $unit } sul livello { $datum }
picture-datum-is = Altezze riferite a: { $datum }
picture-now-level = Ora { $level }
picture-coefficient = coefficiente { $value }
picture-phase-springs = sizigiali
picture-phase-neaps = quadratura
picture-phase-making = in aumento
picture-phase-taking-off = in diminuzione
picture-phase-tropic = tropiche
picture-phase-equatorial = equatoriali
picture-phase-growing = in aumento
picture-phase-shrinking = in diminuzione
picture-lit = { $lit } illuminata
picture-sun = Sole
picture-sun-up = Sole di mezzanotte
picture-sun-down = Notte polare
picture-sun-rise-set = Alba – tramonto
picture-says = { $what }: { $course }.
picture-highest = Più alta
picture-lowest = Più bassa
picture-weather = Meteo · { $days }
picture-waves = Mare · { $days }
picture-observed = Giallo: osservato, { $station }.
picture-highest-waves = onde più alte, { $time }
picture-every = ogni { $seconds } s
picture-water = acqua { $temperature }
picture-both = Mare lungo e mare vivo insieme
picture-current = Corrente di marea · { $days }
picture-moon = Luna · { $days }
picture-moon-up = { $time }, { $altitude }° sopra l’orizzonte
picture-moon-rising = Al sorgere della luna, { $time }
picture-moon-down = Sotto l’orizzonte
picture-zenith-up = Lo zenit è in alto: come si vede in cielo.
picture-moon-noon = La luna a mezzogiorno di ogni giorno.
picture-sun-day = Sole · { $days }
picture-rise = Sorge
picture-set = Tramonta

present-clear = Sereno
present-fair = Poco nuvoloso
present-cloudy = Molto nuvoloso
present-overcast = Coperto
present-fog = Nebbia
present-light-rain = Pioggia debole
present-rain = Pioggia
present-heavy-rain = Pioggia forte
present-snow = Neve
# Pagine
now-high = AM
now-low = BM
now-wind = vento
now-waves = onde
page-places = I tuoi luoghi
page-places-example = Ora
page-keep = Tieni nella pagina iniziale
now-rising = crescente
now-falling = calante
now-as-of = Alle { $time }
page-near = Vicino a te
page-example-place = geonames:3164603
page-about = Informazioni
page-coverage = Copertura di avvisi e osservazioni
coverage-lead = Si leggono gli avvisi ufficiali dove la terra è blu sulla carta. Sotto: chi li emette e chi misura.
coverage-warned = Avvisi ufficiali
coverage-elsewhere = Altrove qui non si conoscono avvisi ufficiali: consultare la pagina del servizio meteorologico del paese.
coverage-observed = Misurato da mareografi e boe
coverage-kind = { $kind ->
    [level] livelli dell’acqua
    [waves] onde
    [wind] vento
    [air] temperatura e pressione dell’aria
    [water] temperatura dell’acqua
   *[current] correnti
}
page-ask = Chiedi
page-docs = Servizio dati
page-skip = Al testo
page-navigation = Pagine
page-not-navigation = Non per la navigazione.
page-astronomical = La marea è quella astronomica: vento e pressione possono alzare o abbassare l’acqua.
page-terms = Condizioni
page-privacy = Riservatezza
terms-title = Condizioni d’uso
terms-description = Che cosa puoi aspettarti da Bellbuoy, e che cosa no.
terms-navigation = Bellbuoy non è adatto alla navigazione. Mostra maree astronomiche, calcolate da costanti armoniche, e previsioni di servizi meteorologici pubblici; vento, pressione ed errori di entrambe possono cambiare ciò che trovi. Usa tavole, carte e avvisi ufficiali per ogni decisione da cui dipende la sicurezza.
terms-service = È gratuito e offerto così com’è: senza promessa che ci sia sempre, completo o corretto. Chi gestisce questo servizio può limitarne o terminarne l’uso, per esempio di chi lo sovraccarica.
terms-use = Usalo per qualsiasi scopo lecito. Non sovraccaricarlo, non attaccarlo e non usarlo per danneggiare altri. Su Discord e Telegram valgono anche le loro condizioni.
terms-data = I dati hanno licenze proprie, nominate in ogni risposta e in /about: per la maggior parte, cita la fonte quando li trasmetti.
terms-privacy = Ciò che si conserva di te è in Riservatezza.
terms-support = Aiuto e contatto
privacy-page-description = Che cosa conserva Bellbuoy di te, perché, e come cancellarlo.
privacy-page-how = Per vederlo o cancellarlo, invia privacy export o privacy forget dove usi il bot: su Discord e Telegram come /privacy. Avviene subito.
page-ask-title = Maree e tempo di qualsiasi luogo in mare o sulla costa
page-ask-description = Alta e bassa marea, vento, onde, sole e luna di qualsiasi luogo in mare o sulla costa. Chiedi con parole tue.
page-not-found = Quella pagina non esiste
page-not-found-why = L’indirizzo può essere scritto male, o la pagina non c’è più.
page-failed = Non ha funzionato
page-to-ask = Chiedi di un luogo
page-ask-label = Dove, che cosa e quando?
page-ask-placeholder = marea Brest domani
page-ask-button = Chiedi
page-locate = Usa la mia posizione
page-busy = Un momento…
page-no-location = Il tuo dispositivo non dice dove sei.
page-offline = Nessuna connessione. Riprova.
page-examples-title = Per esempio
page-examples = marea Venezia domani|meteo a Genova|a che ora è l’alta marea a Trieste?|onde a Levanto questo fine settimana|tramonto a Napoli|luna piena a Chioggia
page-days = Giorni
page-topics = Altro su questo luogo
page-more = Altro
page-place-open = Tieni aperto
page-dashboard = Chiavi
dashboard-title = Chiavi del servizio dati
dashboard-lead = Maree, tempo, sole e luna per il tuo programma: crea una chiave e guarda che cosa usa.
dashboard-lead-closed = Entra per vedere le tue chiavi e che cosa usano. Le chiavi nuove le crea chi gestisce questo servizio.
dashboard-email = Indirizzo e-mail
dashboard-passphrase = Frase segreta
dashboard-passphrase-rule = Almeno { $count } caratteri: qualche parola è la cosa più facile da ricordare.
dashboard-sign-in = Entra
dashboard-sign-out = Esci
dashboard-register = Crea un account
dashboard-register-keeps = Si conservano l’indirizzo, un’impronta della frase, le tue chiavi e che cosa usano. Non si inviano e-mail: se la frase si perde, chi gestisce il servizio può creare un indirizzo dove ne scegli un’altra.
dashboard-registered = Ora puoi entrare. Se l’indirizzo aveva già un account, è rimasto com’era.
dashboard-sign-in-failed = Indirizzo e frase non corrispondono.
dashboard-email-unfit = Quello non è un indirizzo e-mail.
dashboard-passphrase-unfit = La frase è troppo corta o troppo lunga.
dashboard-passphrase-wrong = La frase non è giusta.
dashboard-too-often = Troppi tentativi. Aspetta un po’ e riprova.
dashboard-proof-wanted = In molti hanno provato questo account. Accedi ancora una volta: il browser calcola prima per qualche secondo. Senza script, aspetta un po’.
dashboard-form-over = Il modulo era troppo vecchio. Invialo di nuovo.
dashboard-keys = Le tue chiavi
dashboard-no-keys = Non hai ancora nessuna chiave.
dashboard-key-name = Nome di una chiave nuova
dashboard-key-example = Schermo del porto
dashboard-create = Crea una chiave
dashboard-name-unfit = Una chiave ha bisogno di un nome di una riga.
dashboard-too-many-keys = Hai tante chiavi quante un account può averne in un giorno.
dashboard-new-key = La tua nuova chiave
dashboard-shown-once = Copiala ora: si mostra solo questa volta. Inviala nell’intestazione Authorization.
dashboard-copy = Copia
dashboard-copied = Copiata
dashboard-key-facts = { $id }, creata il { $date }
dashboard-used = { $used } di { $quota } unità oggi
dashboard-rotate = Sostituisci
dashboard-rotate-why = Una chiave nuova prende il posto di questa, con lo stesso nome e la stessa quota. La vecchia finisce entro cinque secondi.
dashboard-revoke = Revoca
dashboard-revoke-why = La chiave finisce entro cinque secondi, per sempre.
dashboard-revoked = La chiave è revocata.
dashboard-usage = Gli ultimi 30 giorni
dashboard-usage-alt = Unità per giorno e punto di accesso; i numeri sono nella tabella sotto.
dashboard-no-usage = Con le tue chiavi non si è ancora chiesto nulla.
dashboard-units = Fino a { $count } unità al giorno
dashboard-other-endpoints = altri
dashboard-as-table = Come tabella
dashboard-day = Giorno (UTC)
dashboard-endpoint = Punto di accesso
dashboard-quota-units = Unità
dashboard-account = Il tuo account
dashboard-delete = Elimina l’account
dashboard-delete-why = Account, chiavi e tutto ciò che è stato contato si cancellano subito, per sempre.
dashboard-deleted = L’account è eliminato, con tutto ciò che gli apparteneva.
dashboard-link = Un link per e-mail
dashboard-link-why = { $registration ->
    [open] Per un nuovo account, o se la frase segreta è persa: un’e-mail porta un indirizzo dove sceglierla. Si conservano l’indirizzo, un’impronta della frase, le tue chiavi e che cosa usano.
   *[closed] Se la frase segreta è persa: un’e-mail porta un indirizzo dove sceglierne un’altra.
}
dashboard-link-send = Invia il link
dashboard-link-sent = L’e-mail è in arrivo, se quell’indirizzo ha un account o può averlo. Guarda anche nella posta indesiderata.
mail-link-subject = Scegli la tua frase segreta
mail-link-text = A questo indirizzo scegli la frase segreta del tuo account del servizio dati. Vale una volta, entro un giorno:
    { $link }
    Se non l’hai chiesta tu, lascia questa e-mail: non cambia nulla.
recovery-title = Una nuova frase segreta
recovery-lead = Scegli una frase segreta e l’accesso è fatto. Questo indirizzo vale una volta sola; tutte le altre sessioni dell’account finiscono.
recovery-over = Questo indirizzo è già stato usato o è troppo vecchio. Chiedine un altro.
operator-title = Stato del servizio
operator-invited = Questo indirizzo ti fa entrare come gestore, una volta.
operator-invitation-over = Questo indirizzo è già stato usato, o è troppo vecchio. Creane un altro con npm run keys -- operator
operator-parts = Parti e fonti
operator-ok = funziona
operator-down = non funziona
operator-last-success = ultimo successo { $minutes } min fa
operator-digests = Bollettini
operator-digests-active = attivi
operator-digests-paused = in pausa
operator-digests-gone = senza canale
operator-no-digests = Non ci sono bollettini.
operator-failed = Abbandonati dopo troppi tentativi
operator-no-failed = Nessuno.
operator-due = Previsto
operator-platform = Piattaforma
operator-delivery = Consegna
operator-error = Errore
operator-keys = Chiavi
operator-key = Chiave
operator-owner = Proprietario
operator-made-here = creata qui
operator-used = Usato oggi
operator-since = Da
operator-id = Id.
operator-revoked = revocata { $date }
page-curve = Ora e valore lungo la curva: tasti freccia
page-curve-above = Ore sopra
page-picture-missing = L’immagine non è stata caricata.
page-picture-again = Riprova
page-week = La settimana
page-stations-near = Stazioni di marea vicine
page-elsewhere = Sulle tue pagine e sui tuoi dispositivi
page-now-picture = Immagine di adesso
page-now-line = Adesso in una riga
page-now-data = Dati (JSON)
page-feed = Flusso Atom
page-frame = Riquadro per una pagina web
page-telegram-ask = Chiedi su Telegram
page-telegram-digest = Ogni giorno su Telegram

# Quando
when-title = Momenti adatti: { $place }
when-title-for = { $what }: { $place }
when-wanted = Condizioni: { $conditions }.
when-wanted-for = Limiti ({ $what }; si cambiano con «{ $command }»): { $conditions }.
when-caution-flats = Torna indietro quando la marea gira (bassa marea { $time }) e chiedi sul posto: i canali si riempiono alle spalle; sulle piane di marea solo chi le conosce o con una guida.
when-vague-flats = Qui la bassa marea è nota solo con un errore fino a { $minutes } min.
when-unknown = Dato non disponibile qui, quindi non considerato: { $conditions }.
when-ends = { $course ->
    [open] Soffia ora, fino a { $until }.
   *[ahead] Ora non soffia: da { $from }, cala { $until }.
}
when-best = Momento migliore: { $when }.
rivals = { $verdict ->
     [yes] {"Sì. "}
     [no] {"No. "}
    *[none] {""}
  }{ $side ->
     [best] { $count ->
       [2] Meglio
      *[other] Il meglio
     }: { $moment }.
     [most] { $count ->
       [2] Di più
      *[other] Il massimo
     }: { $moment }.
     [least] { $count ->
       [2] Di meno
      *[other] Il minimo
     }: { $moment }.
     [least-bad] { $count ->
       [2] Nessuno dei due è adatto; meno peggio
      *[other] Nessuno è adatto; il meno peggio
     }: { $moment }.
     [none] { $count ->
       [2] Nessuno dei due è adatto, né migliore dell’altro.
      *[other] Nessuno è adatto, né migliore degli altri.
     }
    *[same] Nessuna differenza netta.
  }{ $list ->
     [none] {""}
    *[other] {" "}{ $list }.
  }
rivals-figure = { $what } { $shown } ({ $others })
rivals-between = {", "}
lee-place = { $name }: { $shore ->
     [on] da mare
     [off] da terra
     [cross] laterale
    *[unknown] orientamento della costa non noto
  }
lee = { $side ->
     [none] Nessun riparo con vento da { $wind }: { $list }.
     [unknown] Dove ci sia riparo con vento da { $wind } non è noto: { $list }.
    *[some] Al riparo con vento da { $wind }: { $places } ({ $list }).
  }{" Secondo l’orientamento generale della costa: cale e scogliere qui non sono note."}
heading = Rotta { $course }. { $list }.
heading-wind = { $name }: vento da { $from }, { $point ->
     [head] contro, di bolina con bordi
     [beam] { $side ->
       [port] al traverso da sinistra
      *[starboard] al traverso da dritta
     }
    *[astern] a favore, in poppa
  }
when-best-low = Momento migliore: { $when }, con bassa marea alle { $time }, { $height }.
when-window = { $course ->
    [open] { $mark ->
        [good] Buono. Fine: { $until }.
        [look] Merita un’occhiata. Fine: { $until }.
       *[next] Ora. Fine: { $until }.
    }
   *[ahead] { $mark ->
        [good] Buono: { $when }, fra { $in }.
        [look] Merita un’occhiata: { $when }, fra { $in }.
        [news] In arrivo: { $when }, fra { $in }.
       *[next] Prossimo: { $when }, fra { $in }.
    }
}
when-look-day = { $day } merita un’occhiata: { $why }.
when-skip = { $day } sfavorevole: { $why }.
when-figures = { $figures }.
when-dark = a quell’ora è buio (luce { $times })
when-better = Prossimo momento adatto: { $when }.
when-way = { $hours ->
     [0] Mai favorevole su tutto il tragitto insieme.
     [look] Merita un’occhiata in tutti questi luoghi.
    *[other] Va bene in tutti questi luoghi.
  }
when-way-times = { $count ->
     [0] Mai in tutti questi luoghi insieme.
    *[other] In tutti questi luoghi: { $when }.
  }
when-none = Niente in vista fino a { $until }.
when-none-on = Nessun momento adatto { $day }.
when-unsure = Nessun momento sicuro fino a { $until }: l’alta marea raggiunge { $needed }, ma qui la marea è incerta di { $minutes } min e { $error }.
when-without-weather = Al momento i dati meteo non sono disponibili. Per marea e cielo i momenti sarebbero questi; non posso dire se ci sarà anche: { $conditions }.
when-miss = Il più vicino: { $when }, unico ostacolo: { $why }.
when-miss-lacking = Il più vicino: { $when }, ma senza { $condition }.
when-lacks = manca { $condition }
when-miss-value = { $what } ({ $value })
when-only = solo { $value }
when-at-least = almeno { $value }
when-at-most = al massimo { $value }
when-just-over = appena più di { $value }
when-just-under = appena meno di { $value }
when-forecast-ends = La previsione finisce { $at }: oltre non si sa ancora.
when-more = { $count ->
    [one] C’è ancora un altro momento.
   *[other] Ci sono altri { $count } momenti.
 }
when-beyond = Oltre la previsione, per marea e cielo soltanto
when-too-early = Nessuna previsione arriva ancora a quei giorni.
when-no-forecast = Nessuna previsione per questo luogo riporta { $what }.
when-tide-alone = È la sola marea: vento e pressione alzano o abbassano l’acqua, e alla profondità di un punto si aggiunge il fondale della carta, o si toglie ciò che lì emerge.
when-counted = Calcolo prudente: { $minutes } min e { $height } di incertezza sulla marea. Fango, mare lungo e assetto non sono compresi.
when-counted-weather = Per prudenza vento e onde sono aumentati del { $share } rispetto alla previsione.
when-by-day = Giorno per giorno
when-verdict-go = buono
when-verdict-look = merita un’occhiata
when-verdict-skip = no
when-held = sì
when-not-held = no
when-judged = { $course ->
    [at-times] A tratti { $amount }: { $values } { $day } (limite: { $limits }).
   *[always] { $verdict ->
       [yes] Sì
      *[no] No
    }, { $amount }: { $values } { $day } (limite: { $limits }).
}
when-supposed = { $found ->
    [too-much] Troppo
    [too-little] Troppo poco
   *[enough] Entro il limite
}: { $value } (limite: { $limit }).
when-amount = { $scale ->
    [warmth] { $found ->
        [too-much] troppo caldo
        [too-little] troppo freddo
       *[enough] abbastanza caldo
    }
    [height] { $found ->
        [too-much] troppo
        [too-little] troppo poco
       *[enough] va bene
    }
   *[amount] { $found ->
        [too-much] troppo
        [too-little] troppo poco
       *[enough] va bene
    }
}
when-learner = Limiti più severi, per bambini, principianti e anziani; fondo, scogli e correnti non sono valutati.
when-several = mai tutto insieme
when-below = { $what } sotto { $value }
when-above = { $what } sopra { $value }
when-between = { $what } da { $from } a { $to }
when-sill = soglia { $sill }, pescaggio { $draught }{ $margin }
when-sill-covered = soglia { $sill }, pescaggio non indicato{ $margin }
when-margin = , { $margin } sotto la chiglia
when-own-sill = la tua soglia{ $margin }
when-rising = marea crescente
when-falling = marea calante
when-event = { $form ->
     [around] { $event ->
         [high] alta marea
         [low] bassa marea
        *[slack] stanca
        }
    *[at] { $event ->
         [high] alta marea
         [low] bassa marea
        *[slack] stanca
        }
}
when-before = { $event }, da { $length } prima
when-point-before = { $event }, { $length } prima
when-after = { $event }, fino a { $length } dopo
when-point-after = { $event }, { $length } dopo
when-around = { $event } (da { $before } prima a { $after } dopo)
when-offset = { $event } da { $from } a { $to }
when-sector = { $what } da { $from } a { $to }
when-sector-not = { $what }, non da { $from } a { $to }
when-light-day = luce del giorno
when-light-night = fra il tramonto e l’alba
when-light-civil = crepuscolo civile
when-light-nautical = crepuscolo nautico
when-light-astronomical = crepuscolo astronomico
when-light-dark = notte fonda
when-light-golden = ora d’oro
when-light-blue = ora blu
when-event-eclipse = eclissi di sole o di luna
when-event-solar-eclipse = eclissi di sole
when-event-lunar-eclipse = eclissi di luna
when-event-supermoon = superluna
when-event-warning = avviso ufficiale
when-event-king-tide = la marea più grande dell’anno
when-phase = al massimo { $days ->
    [one] un giorno
   *[other] { $days } giorni
  } da: { $phase }
when-phase-new = luna nuova
when-phase-first-quarter = primo quarto
when-phase-full = luna piena
when-phase-third-quarter = ultimo quarto
when-or = { " o " }
when-time = dalle { $from } alle { $to }
when-length = per almeno { $length } di fila
when-tendency = { $change } hPa in 3 h
when-of-tide = marea
when-of-stream = corrente
when-of-flood = corrente di flusso
when-of-ebb = corrente di riflusso
when-of-tidal-range = escursione di marea
when-of-coefficient = coefficiente di marea (Brest)
when-of-tendency = variazione di pressione
when-of-sun = sole
when-of-moon = luna
when-of-windSpeed = vento
when-of-gust = raffiche
when-of-waveHeight = onde
when-of-wavePeriod = periodo delle onde
when-of-swellHeight = mare lungo
when-of-swellPeriod = periodo del mare lungo
when-of-airTemperature = temperatura
when-of-waterTemperature = temperatura dell’acqua
when-of-precipitation = pioggia nell’ora
when-of-cloudCover = nuvolosità
when-of-visiblity = visibilità
when-of-pressure = pressione
when-of-windDirection = vento
when-of-waveDirection = onde
when-of-swellDirection = mare lungo
when-was-right = { $day }: era giusto
when-was-good = { $day } alla fine andava bene
when-was-bad = { $day } non andava bene
preset-title = I tuoi limiti per { $what }
preset-list-title = Attività e i loro limiti
preset-own = { $what } (i tuoi)
preset-how = Cambiane una con, per esempio, attività salva surf vento meno di 20 kn; torna indietro con attività ripristina surf.
preset-changed = { $before } è ora { $after }.
preset-added = Nuovo: { $after }.
preset-unchanged = Non cambia nulla.
preset-rule = La regola: un giudizio sbagliato sposta l’unico limite che l’ha deciso, di un passo che si noti, e nessun altro. Annulla lo riporta.
preset-undo = Annulla
preset-keep = Tieni questi limiti per { $what }
preset-reset = Limiti consueti per { $what }
preset-reset-title = Per { $what } valgono di nuovo i limiti consueti

# La carta delle stazioni
page-stations = Stazioni
map-title = Stazioni di marea e di corrente
map-lead = { $count } stazioni di marea e di corrente: scegline una sulla carta o nell’elenco.
map-stream = corrente di marea
map-gauge = mareografo o boa, misura ora
map-label = Carta delle stazioni di marea
map-keys = Due dita o il mouse spostano la carta e la ingrandiscono; anche le frecce, + e −. Invio apre ciò che sta al centro.
map-zoom-in = Avvicina
map-zoom-out = Allontana
map-range = Escursione di marea oggi, metri
map-range-between = { $from }–{ $to }
map-range-over = più di { $from }
map-search = Cerca una stazione per nome
map-none = Nessuna stazione ha quel nome.
map-by-country = Per paese
map-clocks = Orologi
map-clocks-lead = Ogni registrazione si confronta con quelle attorno e con il modello di marea. Queste erano in anticipo o in ritardo dello stesso tempo in tutte le loro righe, come per un orologio sbagliato.
map-datum = Livello di riferimento degli scandagli
map-datum-unknown = non noto
map-prediction = Previsione
map-record = Registrazione
map-years = { $count } anni
map-source = Fonte
map-licence = Licenza
map-id = Id.
map-whole-answer = La risposta intera, con la sua immagine
map-back = Tutte le stazioni
calendar-title = Maree: { $place }
calendar-windows-title = Momenti: { $place }
calendar-subscribe = Abbonati a questo indirizzo nel tuo programma di calendario, e i prossimi { $count } giorni vi saranno sempre: { $url }
calendar-file = I prossimi { $count } giorni come file per il tuo programma di calendario.
calendar-link = Abbonati
calendar-springs = Maree sizigiali, { $height }
calendar-weaker-springs = Maree sizigiali più deboli, con la Luna lontana, { $height }
calendar-tropic = Maree tropiche, { $height }
calendar-note-sky = Ore del sole e della luna. Non per la navigazione.
page-calendar = Calendario

# Guide dei bot
page-bots = Chat
bots-title = Su Discord e Telegram
bots-lead = Le stesse risposte dove parli con altri: maree, tempo, sole e luna, quando li chiedi o ogni mattina.
bots-off = Questo bot ora non è connesso.
bots-discord-server = Aggiungilo a un server
bots-discord-account = Usalo tu ovunque
bots-telegram-open = Apri la chat
bots-discord-steps = Aggiungi il bot a un server, o al tuo account per averlo in ogni conversazione.|Scrivi /tide e scegli un luogo, o /today per tutto insieme.|Premi i pulsanti sotto una risposta per i giorni seguenti e per tempo, onde, sole e luna.|Salva il tuo porto con /place home: così non serve nominare un luogo.|Ricevi una risposta ogni mattina con /digest add.|Scegli lingua, unità e livello con /settings; /privacy mostra e cancella ciò che si conserva.
bots-telegram-steps = Apri la chat e premi Avvia.|Scrivi un luogo, una domanda come «alta marea a Brest domani», o invia una posizione.|Premi i pulsanti sotto una risposta per i giorni seguenti e per tempo, onde, sole e luna.|Salva il tuo porto con /place home Brest: così non serve nominare un luogo.|Ricevi una risposta ogni mattina: /digest Brest 07:00.|In un gruppo, comincia con una barra o nomina il bot. /privacy mostra e cancella ciò che si conserva.

# Altri termini spiegati
explain-known = Posso spiegare, per esempio: maree di quadratura, stanca, livello di riferimento, coefficiente, periodo, regola dei dodicesimi.
explain-two-tides = La Luna solleva due rigonfiamenti d’acqua, uno verso di sé e uno dalla parte opposta, e la maggior parte delle coste li attraversa entrambi in un giorno lunare di 24 h 50. Dove la forma del bacino ne smorza uno, come nel golfo del Messico, c’è una sola marea al giorno.
explain-later-tides = Le maree arrivano circa 50 minuti più tardi ogni giorno, perché la Luna avanza nella sua orbita mentre la Terra gira una volta. Un’alta marea segue l’altra circa 12 h 25 dopo.
explain-tide-size = Quanto il mare sale e scende dipende dalla forma della costa e del fondo: gli imbuti e i fondali bassi, come il canale di Bristol, ingrandiscono la marea; i mari chiusi e i luoghi vicino a un nodo dell’onda ne hanno appena. Con luna piena e nuova è più grande ovunque.
explain-king-tide = Si chiama così una delle maggiori maree sizigiali dell’anno: la luna piena o nuova coincide con il massimo avvicinamento della Luna alla Terra. Il nome è popolare, non scientifico.
explain-twelfths = La regola dei dodicesimi stima il livello fra bassa e alta marea: nelle sei ore il mare sale di 1, 2, 3, 3, 2 e 1 dodicesimi dell’escursione. Vale per coste di marea regolare; dove è asimmetrica, come nel Solent, sbaglia.
explain-current = La corrente di marea è il moto orizzontale dell’acqua che accompagna la marea: la direzione è quella verso cui va, la velocità si dà in nodi. È più forte negli stretti e presso i capi, e alle sizigie.
explain-lat = LAT, la minima bassa marea astronomica, è il livello più basso prevedibile dalla sola marea nel suo ciclo di 18,6 anni. La maggior parte delle carte europee conta da lì; vento e alta pressione possono portare il mare più sotto.
explain-hat = HAT, la massima alta marea astronomica, è il livello più alto prevedibile dalla sola marea nel suo ciclo di 18,6 anni. L’altezza libera sotto i ponti si conta spesso da lì; una marea meteorologica può superarlo.
explain-msl = MSL, il livello medio del mare, è l’altezza media del mare in molti anni. Le altezze di marea sopra di esso sono minori che sopra il livello di riferimento, e negative con la bassa marea.
explain-mllw = MLLW, la media delle basse maree inferiori, è la media della più bassa delle due basse maree di ogni giorno in 19 anni, e lo zero di carte e tavole degli USA.
explain-mean-levels = Sono medie di molti anni: MHWS e MLWS sono l’alta e la bassa marea medie alle sizigie, MHWN e MLWN alle quadrature, MHW e MLW di tutte. Una marea sopra MHWS è grande.
explain-negative-tide = Una marea negativa è una bassa marea sotto lo zero della tavola. Scopre terreno che la maggior parte delle basse maree lascia sott’acqua.
explain-drying-height = È quanto una secca o uno scoglio emerge sopra il livello di riferimento; le carte lo sottolineano. L’acqua che c’è sopra è l’altezza della marea meno quella cifra.
explain-station = Un porto principale ha previsioni proprie, calcolate da anni di misure; un porto secondario le prende da uno vicino, con differenze di ora e altezza. La risposta nomina la stazione che usa e quanto è lontana.
explain-double-high-water = Dove i bassi fondali deformano la marea, come a Southampton, l’alta marea arriva due volte o dura per ore; la doppia bassa marea di Portland è lo stesso all’altro estremo.
explain-making = Le maree aumentano finché la loro escursione cresce di giorno in giorno, dalla quadratura alle sizigie. Il contrario, dalle sizigie alla quadratura, è diminuire.
explain-taking-off = Le maree diminuiscono finché la loro escursione cala di giorno in giorno, dalle sizigie alla quadratura. Il contrario, dalla quadratura alle sizigie, è aumentare.
explain-storm-surge = La marea meteorologica è l’innalzamento del mare sopra la marea prevista per il vento e la bassa pressione, circa 1 cm per ogni hPa sotto il normale: è ciò che porta l’acqua alta a Venezia. Né le tavole né Bellbuoy la includono.
explain-tidal-bore = Il mascheretto è un’onda che risale un fiume all’inizio del flusso, dove una grande marea entra in un estuario basso che si stringe, come il Severn. È più alto alle sizigie.
explain-wind-against-tide = Vento contro corrente significa che il vento soffia contro la corrente di marea: le onde diventano più corte, più ripide e più dure. Con vento e corrente nello stesso verso il mare si calma.
explain-overfalls = I frangenti di corrente sono acque ripide e rotte dove una corrente forte incontra un basso fondale, un capo o un’altra corrente. Sono peggiori alle sizigie con vento contro corrente.
explain-rip-current = Una corrente di ritorno è un flusso stretto e veloce dalla spiaggia verso il largo, per cui torna l’acqua portata dalle onde: non è la marea, e si riconosce da un corridoio più calmo e scuro tra i frangenti, spesso con schiuma o sabbia che va al largo. Chi vi finisce nuota lungo la spiaggia, non contro di essa.
explain-wind-sea = Il mare vivo sono le onde che il vento solleva qui e adesso: corte, ripide e irregolari. Il mare lungo viene da più lontano.
explain-wave-height = L’altezza delle onde si dà come altezza significativa: la media del terzo di onde più alte, dal cavo alla cresta. Qualche onda arriva a quasi il doppio.
explain-golden-hour = L’ora d’oro è il tempo di luce calda e morbida con il sole basso, qui fra 4° sotto e 6° sopra l’orizzonte, dopo l’alba e prima del tramonto. Quanto dura dipende da latitudine e stagione.
explain-blue-hour = L’ora blu è il tempo di luce blu profonda prima dell’alba e dopo il tramonto, qui con il sole fra 6° e 4° sotto l’orizzonte.
explain-twilight = Il crepuscolo è la luce con il sole sotto l’orizzonte: civile fino a 6° (si può leggere all’aperto), nautico fino a 12° (si vede ancora l’orizzonte del mare), astronomico fino a 18°. Più sotto è notte fonda.
explain-supermoon = Una superluna è una luna piena o nuova con la Luna vicina al suo punto più prossimo alla Terra: si vede fino al 14% più grande che nel più lontano. Le maree sizigiali di allora sono maggiori.
explain-moon-phase = La fase dice quanto vediamo della metà illuminata della Luna: cresce dalla luna nuova, per il primo quarto, alla luna piena, e cala per l’ultimo quarto. Gibbosa è più di metà, falce meno.
explain-gust = Una raffica è un colpo breve di vento, di pochi secondi, sopra la media di dieci minuti che dà la velocità del vento. La cifra è la più forte attesa nell’ora.
explain-times = Tutte le ore sono quelle dell’orologio del luogo, con l’ora legale dove c’è; le ultime righe di una risposta nominano il fuso, come «Europe/Rome (UTC+1)». Solo dove il luogo non è noto, come nelle fasi della luna, le ore sono UTC.
explain-bot-sources = Le maree le calcola Bellbuoy con le costanti armoniche dei mareografi (NOAA, TICON-4, Kartverket) e il modello di marea EOT20; sole e luna con Astronomy Engine. Vento, onde e tempo vengono da servizi meteo pubblici; ogni risposta nomina la sua fonte in fondo (tutte: «informazioni»).
explain-bot-datum = Le altezze si misurano dallo zero delle carte del paese, per lo più vicino alla marea astronomica più bassa, negli USA la media delle basse maree inferiori, nell’alto Adriatico lo zero mareografico di Punta della Salute (ZMPS); il fondo di ogni risposta lo nomina. Un altro: «impostazioni livello», o «marea Genova datum=MSL».
explain-bot-ahead = Vento, onde e tempo sono previsti fino a dieci giorni, in mare talvolta meno. Maree, sole e luna si calcolano per qualsiasi giorno, anche con anni di anticipo.
explain-bot-usual = Che cosa è normale in una stagione o tutto l’anno qui non si sa: ci sono solo previsioni per i prossimi giorni. Lo dice una tabella climatica del luogo.
explain-bot-updates = Tempo e onde vengono richiesti di nuovo quando hanno circa 20 minuti; i modelli girano ogni 1–12 ore. Maree, sole e luna sono calcolati e non hanno bisogno di aggiornamenti.
explain-bot-languages = Parlo italiano, inglese, francese, tedesco, olandese, spagnolo, portoghese e giapponese: scrivi in una di queste lingue e rispondo così. Per tenerne una: «rispondi in inglese».
explain-bot-official = No, questi dati non sono ufficiali, sono solo indicativi: le maree le calcola Bellbuoy e le previsioni vengono da modelli meteo pubblici. Non sostituiscono le tavole di marea, le carte e gli avvisi ufficiali, e non sono per la navigazione.
explain-bot-manner = Le risposte hanno qui una sola forma e non si possono accorciare né semplificare, ma chi chiede una cosa sola, «alta marea Brest domani», riceve meno. La prima riga dice ciò che era chiesto, e spiego una parola poco chiara: «che cos’è una marea di quadratura».
explain-bot-measured = Calcolato, non misurato: le maree dalle costanti dei mareografi, vento e onde da modelli meteo pubblici. Dove si può leggere un mareografo o una boa vicina, la risposta su adesso dice anche ciò che vi si misura, e la nomina.
explain-bot-astronomical = Le altezze sono quelle della marea astronomica: ciò che vento e pressione aggiungono o tolgono, qualche decimetro, in una tempesta un metro e più, non c’è. Dove si può leggere un mareografo vicino, la risposta su adesso dice di quanto si scosta.
explain-small-boat = Limiti usati qui per una piccola barca aperta o un gommone: vento fino a 15 kn, raffiche fino a 20 kn, onde fino a 1 m; per principianti 10 kn e 0,5 m. Le onde corte, sotto i 5 s circa, sono ripide e molto peggiori di quelle lunghe della stessa altezza.
explain-pressure = La pressione in hPa (lo stesso che millibar) si dà al livello del mare; 1013 è la media. Un calo di 3 hPa o più in tre ore annuncia vento forte.
picture-height-in = { $height }, fra { $in }
picture-between = fra { $low } e { $high }
page-other-day = Un altro giorno
page-subscribe = Abbonati al calendario

# Avvisi ufficiali: mai con parole proprie
command-warnings-name = allerte|allerte-meteo|avvisi-ufficiali
command-warnings-description = Avvisi ufficiali di vento, mare e tempo in un luogo, come sono emessi
warnings-title = Avvisi ufficiali: { $place }
warnings-none = Qui non c’è nessun avviso ufficiale in vigore o annunciato.
warnings-unknown-here = Per questo luogo non ho avvisi ufficiali: non è coperto da nessuno degli enti di cui leggo gli avvisi.
warnings-not-read = ⚠ Al momento non è possibile leggere gli avvisi ufficiali.
warnings-incomplete = ⚠ Al momento non è possibile leggere tutti gli avvisi ufficiali: potrebbero essercene altri.
warnings-more = ⚠ Altri { $count }: scrivi «allerte».
warnings-source = Avvisi come emessi: { $sources }.
forecast-of-zone = Previsione di { $office } per { $zone } (emessa: { $time }):
warning-line = ⚠ { $office }: { $what }
warning-news-issued = Nuovo: { $warning }
warning-news-worse = Aggravato: { $warning }
warning-news-area = Altra zona: { $warning }
warning-news-cancelled = Revocato: { $warning }
warning-news-ended = Non più in vigore: { $warning }
warning-in-language = ({ $language })
warning-times = { $from }–{ $to }
warning-from = da { $from }
warning-until = fino a { $to }
warning-level-yellow = giallo
warning-level-amber = ambra
warning-level-orange = arancione
warning-level-red = rosso
warning-level-violet = viola
warning-level-black = nero
warning-level-minor = minore
warning-level-moderate = moderato
warning-level-severe = grave
warning-level-extreme = estremo
help-example-warnings = allerte Brest
problem-surge-unknown = { $place }: non c’è vicino nessun mareografo di cui si conosca la marea meteorologica. Per l’acqua alta avvisa il servizio ufficiale (a Venezia il Centro Maree).
when-of-surge = marea meteorologica
springs-told-by = altezza
wind-told-in = luogo
explain-sea-state = Lo stato del mare dice quanto è mosso, sulla scala Douglas da 0 (calmo) a 9 (tempestoso), secondo l’altezza significativa delle onde: 3 è mosso, fino a 1,25 m, 5 agitato, da 2,5 a 4 m.
explain-mean-wind = Il vento medio è la media su dieci minuti: è la velocità che danno le previsioni. Le raffiche lo superano per qualche secondo, spesso di un terzo o della metà.
explain-apparent-wind = Il vento apparente è quello che si sente a bordo: il vento reale sommato a quello della propria velocità. È più forte di bolina e più debole in poppa.
explain-true-wind = Il vento reale è quello che soffia sull’acqua, come lo sente chi sta fermo; è quello delle previsioni. A bordo, in navigazione, si sente il vento apparente.
explain-lee = Sottovento è il lato riparato, verso cui va il vento. Il contrario è sopravvento.
explain-windward = Sopravvento è il lato da cui viene il vento. Il contrario è sottovento, dove c’è riparo.
explain-lee-shore = Una costa sottovento è quella verso cui spinge il vento: chi resta senza motore o vele ci finisce sopra. Con vento forte tenersene ben lontani.
explain-fetch = Il fetch è il tratto di mare aperto su cui soffia il vento. Più è lungo, più alte e lunghe diventano le onde.
explain-equinox-tides = Agli equinozi di marzo e settembre Sole e Luna tirano vicino al piano dell’equatore con la luna piena e nuova. Le loro forze si sommano allora al meglio, e le maree sigiziali sono le maggiori dell’anno.
explain-upwelling = L’upwelling è la risalita di acqua fredda dal fondo, quando il vento spinge via dalla costa l’acqua calda di superficie. Il mare può perdere 5 °C e più in uno o due giorni, anche in piena estate.
explain-diurnal-inequality = L’ineguaglianza diurna è la differenza fra le due alte maree, o le due basse, di un giorno. Nasce dalla Luna a nord o a sud dell’equatore, ed è grande nel Pacifico.
explain-land-datum = Lo zero delle quote a terra (livello medio a Genova, NAP, NN, IGN69) è vicino al livello medio del mare. Lo zero delle carte nautiche e delle tavole di marea è più basso, come il TAW belga, circa la bassa marea media di Ostenda, 2,3 m sotto il NAP.
explain-tidal-divide = Un wantij è lo spartiacque poco profondo dietro un’isola del mare dei Wadden dove si incontrano le due correnti di flusso. È la parte più alta del canale e si passa solo intorno all’alta marea.
explain-sea-breeze = La brezza di mare soffia dal mare verso terra nei pomeriggi di sole, perché la terra si scalda prima. Verso sera cala.
explain-land-breeze = La brezza di terra soffia da terra verso il mare, soprattutto di notte e al primo mattino, perché la terra si raffredda prima. È di solito debole e spiana il mare sotto costa.
explain-offshore-wind = Il vento offshore soffia da terra verso il mare: le onde sono pulite, ma chi scarroccia va al largo. Il contrario è onshore.
explain-onshore-wind = Il vento onshore soffia dal mare verso terra: rende le onde disordinate vicino alla spiaggia. Il contrario è offshore.
explain-nortada = La nortada è il forte vento da nord dei pomeriggi estivi sulla costa ovest del Portogallo: di giorno la terra si scalda, la pressione scende sulla penisola iberica e la brezza di mare si somma al vento da nord. Fa risalire acqua fredda.
explain-levanter = Il levante è il vento da est, nel Mediterraneo occidentale e a Gibilterra umido e spesso forte per giorni.
explain-poniente = Il ponente è il vento da ovest; a Gibilterra e sulla costa mediterranea spagnola arriva fresco dall’Atlantico, a Valencia secco e caldo.
explain-mistral = Il maestrale è il vento da nord-ovest freddo, secco e forte della valle del Rodano, del golfo del Leone e della Sardegna. Si alza in fretta e può soffiare per giorni.
explain-sirocco = Lo scirocco è il vento caldo da sud-est che arriva dall’Africa sul Mediterraneo, con foschia e mare lungo. In Adriatico fa salire l’acqua a Venezia.
explain-bora = La bora è il vento freddo a raffiche da nord-est che cade dai monti sull’Adriatico. Le raffiche sono improvvise e possono essere di burrasca.
explain-tramontana = La tramontana è il vento freddo e secco da nord che scende dai monti, in Italia, in Catalogna e in Linguadoca.
explain-middle-tide = Nakashio (中潮) è, nei nomi giapponesi dei giorni della Luna, la marea media fra sigizie e quadratura.
explain-long-tide = Nagashio (長潮) è, nei nomi giapponesi dei giorni della Luna, il giorno che chiude la quadratura: la marea cambia meno e più lentamente.
explain-young-tide = Wakashio (若潮) è, nei nomi giapponesi dei giorni della Luna, il giorno dopo nagashio: le maree ricominciano a crescere.
explain-perigee = Il perigeo è il punto in cui la Luna è più vicina alla Terra, ogni 27,6 giorni. Le maree sigiziali vicine sono maggiori.
explain-apogee = L’apogeo è il punto in cui la Luna è più lontana dalla Terra, ogni 27,6 giorni. Le maree sigiziali vicine sono minori.
explain-port-times = La marea è un’onda che corre lungo la costa e in ogni mare con la sua velocità, maggiore in acqua profonda. Per questo l’alta marea arriva prima o dopo da un porto all’altro, anche di ore in fondo alle baie e alle lagune; fra due porti la differenza è quasi la stessa ogni giorno.
explain-seiche = Una sessa è la lenta oscillazione dell’acqua di un porto, una baia o un lago, con periodo da minuti a ore, per vento, un salto di pressione o mare lungo al largo. Il livello sale e scende a parte dalla marea, con forti correnti nelle imboccature; le previsioni di marea non la contengono; in Sicilia è il marrobbio.
explain-swell-window = La finestra di swell di uno spot sono le direzioni da cui gli arriva il mare lungo, fra i capi e le isole che lo riparano. Un mare da un’altra direzione arriva piccolo o non arriva, per alto che sia al largo.
explain-wave-sets = Le onde del mare lungo arrivano a serie (set): da tre a otto più grandi di fila, poi qualche minuto di calma, perché treni d’onde di periodi vicini si sommano e si annullano. Guarda il mare dieci minuti prima di entrare.
explain-rogue-wave = Un’onda anomala supera il doppio dell’altezza significativa delle altre, quando più treni d’onde si sommano, soprattutto contro una corrente. Su spiagge e scogli un’onda può salire molto più delle precedenti: mai voltare le spalle al mare.
explain-tsunami = Uno tsunami è una serie di onde lunghissime per un terremoto, una frana o un’eruzione sotto il mare. Prima il mare può ritirarsi; la prima onda spesso non è la più alta, e dura ore; dopo una forte scossa o un ritiro strano sali subito in alto; non è in queste previsioni: segui gli avvisi ufficiali.
explain-longshore-current = Una corrente litoranea corre lungo la spiaggia quando le onde arrivano oblique. Trascina bagnanti e sabbia, tanto più veloce quanto più le onde sono alte e oblique; a un pennello, un varco o un capo spesso gira al largo come corrente di ritorno.
explain-surf-break = In un beach break le onde rompono su banchi di sabbia mobili, in un reef break su roccia o corallo, in un point break lungo una punta, lunghe e in una direzione. Un close-out rompe tutto insieme e non si può surfare.
explain-constituents = Una marea si calcola come somma di decine di onde regolari, le componenti armoniche: M2 della Luna (12 h 25 min), S2 del Sole (12 h), K1 e O1 di circa un giorno, e altre. La loro ampiezza e il loro ritardo in un luogo vengono da un anno o più di misure.
explain-leeway = Lo scarroccio è lo spostamento laterale di una barca sull’acqua per il vento. La deriva è la direzione e la distanza di cui la corrente la porta sul fondo; entrambi entrano nella prora da tenere.
explain-waterspout = Una tromba marina è una colonna d’aria e spruzzi che gira sotto un cumulo o un temporale sul mare, con raffiche di burrasca molto vicine. In genere dura minuti e avanza piano: allontanati ad angolo retto dalla sua strada; non è in queste previsioni.
explain-tidal-gate = Una porta di marea è un capo, uno stretto o una barra che si passa bene solo per poche ore di ogni marea, quando la corrente è a favore o ferma, o c’è acqua a sufficienza. La traversata si pianifica per arrivarci in tempo.
explain-thermocline = Un termoclino è lo strato di pochi metri in cui l’acqua diventa molto più fredda verso il fondo, soprattutto d’estate fra 5 e 30 m. Chi si immerge lo sente subito; il vento da mare lo abbassa, quello da terra lo alza.
explain-intertidal = La zona intertidale (battigia) è la riva fra alta e bassa marea, che ogni marea copre e scopre: maggiore l’escursione, più è larga. Con le sizigie la parte più bassa si scopre per circa un’ora attorno alla bassa marea.
explain-squall = Un groppo è un vento forte e improvviso di qualche minuto, quasi sempre sotto un rovescio o un temporale. Una raffica dura secondi.
explain-nautical-mile = Un miglio nautico è 1,852 km, un minuto di latitudine. Un miglio all’ora è un nodo.
explain-visibility = La visibilità è la distanza a cui si vede: sotto 1 km è nebbia, fino a 4 km scarsa, da 10 km buona.
explain-veering = Il vento ruota a destra quando la direzione gira in senso orario (S, SW, W), e a sinistra quando gira in senso antiorario (W, SW, S).
explain-libeccio = Il libeccio è il vento da sud-ovest del Mediterraneo occidentale, della Corsica e del Tirreno. È rafficato e alza mare grosso sulle coste esposte a ovest.
explain-ground-sea = I frangenti di fondo sono onde ripide che rompono dove un mare lungo e alto arriva su bassi fondali, sui banchi e alle foci. Sono pericolosi per ogni barca, soprattutto con la corrente calante.
explain-bar = Una barra è un banco di sabbia di traverso all’entrata di un porto o di una foce. Il mare lungo vi si alza e frange, soprattutto con la corrente calante: si passa vicino all’alta marea, e mai con molto mare.
explain-point-of-sail = Secondo l’angolo del vento con la prua: di bolina, il più vicino al vento che la barca può (circa 45°); al traverso, viene ad angolo retto dal lato (90°); al lasco o gran lasco, da poppavia del traverso (135°); in poppa, da dietro.
explain-astronomical-tide = La marea astronomica è la parte del livello del mare dovuta a Luna e Sole; si calcola con anni di anticipo. Vento e pressione vi aggiungono la marea meteorologica, che nessuna tavola riporta.
explain-sea-lag = L’acqua si scalda e si raffredda lentamente: il mare è più caldo circa due mesi dopo il giorno più lungo e più freddo alla fine dell’inverno. In autunno conserva ancora il calore dell’estate, in primavera ne ha ricevuto poco.
explain-sea-places = Quanto è caldo il mare in un luogo dipende da latitudine, correnti, vento e profondità: maree forti e vento da terra fanno risalire acqua fredda dal fondo, le baie basse e riparate si scaldano prima. Due luoghi sullo stesso mare possono differire di diversi gradi.
explain-tide-age = Le maree sizigiali arrivano uno o due giorni dopo luna piena e luna nuova perché gli oceani rispondono in ritardo: attrito e percorso dell’onda di marea li frenano. Questo ritardo si chiama età della marea.
explain-gale-warning = Gli avvisi ai naviganti seguono il vento medio: burrasca è forza 8 (34 nodi, 17 m/s), burrasca forte forza 9, tempesta forza 10 (48 nodi).
explain-front = Un fronte è il confine tra due masse d’aria: quello caldo porta pioggia lunga, quello freddo rovesci, raffiche e una rotazione improvvisa del vento a destra (a sinistra nell’emisfero sud).
explain-isobar = Le isobare uniscono sulla carta i luoghi con la stessa pressione. Più sono fitte, più forte è il vento.
explain-low-pressure = Una depressione è un’area di bassa pressione, con vento, nubi e pioggia; l’aria le gira intorno in senso antiorario nell’emisfero nord, orario in quello sud. Più rapidamente scende la pressione, più vento arriva.
explain-high-pressure = Un anticiclone è un’area di alta pressione, quasi sempre con tempo stabile e poco vento al centro; l’aria gli gira intorno in senso orario nell’emisfero nord. Ai bordi può soffiare forte.
explain-sea-fog = La nebbia marina si forma quando aria mite e umida passa su acqua più fredda, soprattutto in primavera e a inizio estate. Il vento non sempre la dissolve, e può entrare sulla costa in pochi minuti.
explain-wind-chill = La temperatura percepita dice quanto l’aria sembra fredda o calda sulla pelle: il vento rende più fredda l’aria fredda, l’umidità più calda quella calda. L’acqua non ne viene raffreddata.
explain-shore-break = Lo shore break è un’onda che rompe con tutta la sua altezza proprio sulla riva di una spiaggia ripida. Scaraventa i bagnanti sulla sabbia e può spezzare il collo: osserva più serie prima di entrare.
explain-meltemi = Il meltemi è il vento secco da nord dell’estate nell’Egeo, più forte in luglio e agosto, quasi sempre con cielo sereno. Può soffiare a forza 7 per giorni.
explain-worse = Per una barca piccola di solito è peggio il mare vivo: corto e ripido, sbatte e frange. Un mare lungo della stessa altezza solleva dolcemente, ma frange forte su barre e spiagge.
rated-coefficient = { $level ->
    [0] { $value } è poco: maree di quadratura. La scala va da 20 a 120.
    [1] { $value } è un po’ sotto la media. La scala va da 20 a 120.
    [2] { $value } è un po’ sopra la media. La scala va da 20 a 120.
    [3] { $value } è tanto: grandi maree sigiziali. La scala va da 20 a 120.
   *[other] { $value } è tantissimo: tra le maree più grandi dell’anno. La scala va da 20 a 120.
  }
rated-period = { $level ->
    [0] { $value } s è corto: mare vivo e confuso.
    [1] { $value } s è piuttosto corto: soprattutto mare vivo.
    [2] { $value } s è medio-lungo: comincia il mare lungo.
    [3] { $value } s è lungo: mare lungo da lontano, con più forza di quanta ne suggerisca l’altezza: per principianti solo se è basso.
   *[other] { $value } s è molto lungo: mare lungo potente da lontano, con più forza di quanta ne suggerisca l’altezza: per principianti solo se è basso.
  }
rated-pressure = { $level ->
    [0] { $value } hPa è molto bassa: una depressione profonda.
    [1] { $value } hPa è bassa.
    [2] { $value } hPa è più o meno la media, 1013 hPa.
    [3] { $value } hPa è alta.
   *[other] { $value } hPa è molto alta.
  }
rated-sea-state = { $level ->
    [0] Mare { $value }: calmo, senza onde.
    [1] Mare { $value }: quasi calmo, onde fino a 0,1 m.
    [2] Mare { $value }: poco mosso, da 0,1 a 0,5 m.
    [3] Mare { $value }: mosso, da 0,5 a 1,25 m.
    [4] Mare { $value }: molto mosso, da 1,25 a 2,5 m.
    [5] Mare { $value }: agitato, da 2,5 a 4 m.
    [6] Mare { $value }: molto agitato, da 4 a 6 m.
    [7] Mare { $value }: grosso, da 6 a 9 m.
    [8] Mare { $value }: molto grosso, da 9 a 14 m.
   *[other] Mare { $value }: tempestoso, oltre 14 m.
  }
rated-beaufort = { $level ->
    [0] Forza { $value }: calma.
    [1] Forza { $value }: bava di vento; onde di circa 0,1 m in mare aperto.
    [2] Forza { $value }: brezza leggera; onde di circa 0,2 m in mare aperto.
    [3] Forza { $value }: brezza tesa, qualche pecorella; onde di circa 0,6 m in mare aperto.
    [4] Forza { $value }: vento moderato, molte pecorelle; onde di circa 1 m in mare aperto.
    [5] Forza { $value }: vento teso, duro per barche piccole; onde di circa 2 m in mare aperto.
    [6] Forza { $value }: vento fresco, troppo per barche piccole; onde di circa 3 m in mare aperto.
    [7] Forza { $value }: vento forte; onde di circa 4 m in mare aperto.
    [8] Forza { $value }: burrasca; onde di circa 5,5 m in mare aperto.
    [9] Forza { $value }: burrasca forte; onde di circa 7 m in mare aperto.
    [10] Forza { $value }: tempesta; onde di circa 9 m in mare aperto.
    [11] Forza { $value }: tempesta violenta; onde di circa 11,5 m in mare aperto.
   *[other] Forza { $value }: uragano; onde di circa 14 m in mare aperto.
  }
rated-storm-surge = Circa { $value } cm: se la pressione scende di { $value } hPa il mare sale di circa { $value } cm, e con { $value } hPa in più scende altrettanto, vento escluso.
rated-small-boat = { $level ->
    [0] Onde di { $value } m sono entro il limite per una piccola barca aperta o un gommone.
    [1] Onde di { $value } m sono già tante per una piccola barca aperta o un gommone: sopra il limite per principianti, 0,5 m.
   *[other] Onde di { $value } m sono troppo per una piccola barca aperta o un gommone.
  }
cause-fundy = La baia di Fundy è un imbuto la cui acqua oscilla da sola in circa 13 h, vicino alle 12,4 h della marea: entra in risonanza, fino a 16 m in fondo.
cause-severn = Il canale di Bristol è un imbuto che si stringe e perde fondo verso il Severn, quasi in risonanza con la marea: fino a 15 m alle sigizie.
cause-saint-malo = Nel golfo di Saint-Malo la penisola del Cotentin ferma l’onda di marea della Manica e il mare basso la gonfia: fino a 13 m alle sigizie.
cause-ariake = Il mare di Ariake è una baia lunga e bassa la cui oscillazione propria è vicina alla marea: la massima escursione del Giappone, fino a 6 m alle sigizie.
cause-japan-sea = Il mar del Giappone è quasi chiuso: la marea entra solo da stretti angusti e bassi, e l’escursione è di circa 0,2 m.
cause-adriatic = L’Adriatico è un braccio lungo e basso la cui oscillazione propria aiuta la marea: circa 1 m a Venezia e Trieste, in un mare quasi senza marea.
cause-mediterranean = Il Mediterraneo è quasi chiuso: da Gibilterra entra appena l’onda di marea dell’Atlantico, ed è troppo piccolo per averne una grande sua.
cause-baltic = Il Baltico è quasi chiuso: la marea del mare del Nord entra appena dagli stretti danesi; vento e pressione ne muovono di più il livello.
cause-gulf = Il golfo del Messico e i Caraibi sono quasi chiusi e troppo piccoli per oscillare due volte al giorno con la marea: maree piccole, in alcuni posti una sola al giorno.
cause-cabo-frio = Ad Arraial do Cabo e Cabo Frio il vento da nord-est, più forte in primavera e in estate, spinge via l’acqua calda di superficie, e risale acqua fredda dal fondo.
cause-galicia = Lungo il Portogallo e la Galizia il vento da nord dell’estate spinge via dalla costa l’acqua di superficie, e risale acqua fredda dal fondo.
cause-humboldt = Su questa costa la corrente di Humboldt e il vento da sud fanno risalire acqua fredda dal fondo.
cause-california = Su questa costa il vento da nord-ovest di primavera ed estate spinge via l’acqua di superficie, e risale acqua fredda dal fondo.
springs-title = Sigizie e quadrature
springs-about = verso { $day } ({ $moon }: { $at })
springs-place = Vale ovunque, con circa un giorno di margine; per altezze e orari indica un luogo.
