# Nederlands. Termen: Dienst der Hydrografie en Rijkswaterstaat (hoogwater, laagwater, springtij, doodtij, reductievlak) en KNMI.

# Commando's. De eerste naam wordt getoond; alle worden begrepen.
command-today-name = vandaag
command-today-description = Getij, weer, zee, zon en maan van een plaats in het kort
command-tide-name = getij|getijden|tij|hoogwater|laagwater
command-tide-description = Hoog- en laagwater, en wat het tij nu doet
command-weather-name = weer|wind|weersverwachting
command-weather-description = Wind, regen en temperatuur: nu, om de drie uur en de dagen erna
command-waves-name = golven|zee|zeegang|surf
command-waves-description = Hoogte, periode en richting van de golven, deining, watertemperatuur en stroming
command-current-name = stroom|stroming|kentering
command-current-description = Getijstroom: kentering, sterkste vloed- en ebstroom, en de stroom nu
command-sun-name = zon
command-sun-description = Zonsopkomst en zonsondergang, daglengte en schemering
command-moon-name = maan
command-moon-description = Maanfase, opkomst, ondergang en de volgende fasen
command-when-name = wanneer
command-when-description = De eerstvolgende momenten waarop getij, weer en hemel zijn zoals je wilt
command-stations-name = stations|station|meetstations
command-stations-description = De dichtstbijzijnde getijstations, en hoe goed ze zijn
command-calendar-name = kalender|agenda|ics
command-calendar-description = Getijden, springtij en maanfasen voor je agenda
command-digest-name = bericht|berichten
command-digest-description = Antwoorden die vanzelf komen, op de tijden die je kiest
command-digest-list-name = lijst|toon
command-digest-list-description = De berichten van deze chat, en hoe het met de laatste ging
command-digest-add-name = toevoegen|nieuw
command-digest-add-description = Hier op vaste tijden een antwoord krijgen
command-digest-pause-name = pauzeren|stoppen
command-digest-pause-description = Niets van een bericht sturen tot je het hervat
command-digest-resume-name = hervatten|verder
command-digest-resume-description = Een gepauzeerd of beëindigd bericht weer sturen
command-digest-remove-name = wissen|verwijderen|annuleren
command-digest-remove-description = Een bericht wissen
command-digest-test-name = testen|proberen
command-digest-test-description = Een bericht nu sturen, om te zien of het aankomt
command-digest-move-name = verplaatsen|wijzigen
command-digest-move-description = Een bericht andere tijden geven, of uit een andere chat halen
command-alert-name = melding|meldingen|alarm|waarschuwing
command-alert-description = Bericht krijgen als getij, weer en hemel worden zoals je wilt
command-alert-list-name = lijst|toon
command-alert-list-description = De meldingen van deze chat
command-alert-add-name = toevoegen|nieuw|bewaken
command-alert-add-description = Hier bericht krijgen als zo’n moment komt, verandert of vervalt
command-alert-change-name = wijzigen|veranderen|bewerken
command-alert-change-description = Een melding andere voorwaarden, tijden of een andere plaats geven
command-alert-pause-name = pauzeren|stoppen
command-alert-pause-description = Niets van een melding sturen tot je haar hervat
command-alert-resume-name = hervatten|verder
command-alert-resume-description = Een gepauzeerde of beëindigde melding weer sturen
command-alert-remove-name = wissen|verwijderen|annuleren
command-alert-remove-description = Een melding wissen
command-settings-name = instellingen|voorkeuren
command-settings-description = Taal, eenheden, klok en vlak van je antwoorden
command-place-name = plaats|plaatsen
command-place-description = Je plaatsen: thuis en namen die je zelf kiest
command-place-list-name = lijst|toon
command-place-list-description = Thuis en de plaatsen die je hebt bewaard
command-place-save-name = bewaren|toevoegen
command-place-save-description = Een plaats een eigen naam geven
command-place-home-name = thuis
command-place-home-description = De plaats die geldt als je er geen noemt
command-place-forget-name = vergeten|wissen
command-place-forget-description = Een bewaarde plaats, of thuis, vergeten
command-place-port-name = haven|verschillen
command-place-port-description = Verschillen van een bewaarde haven: tijden en hoogten, drempel, diepgang
command-preset-name = activiteit|activiteiten
command-preset-description = Activiteiten zoals surfen, en je grenzen daarvoor
command-preset-list-name = lijst|toon
command-preset-list-description = Alle activiteiten met hun grenzen, de jouwe gemerkt
command-preset-save-name = bewaren|wijzigen
command-preset-save-description = Je grenzen voor een activiteit vastleggen, zoals wind minder dan 15 kn
command-preset-reset-name = herstellen|vergeten
command-preset-reset-description = Terug naar de gewone grenzen van een activiteit
command-privacy-name = privacy
command-privacy-description = Wat er van je wordt bewaard, en hoe je het ziet of wist
command-help-name = hulp
command-help-description = Wat je kunt vragen
command-about-name = over
command-about-description = Wat Bellbuoy is en van wie de gegevens zijn

option-place-name = plaats
option-place-description = Een plaatsnaam, of coördinaten zoals 48.383,-4.495
option-day-name = dag
option-day-description = vandaag, morgen, een dag van de week, een datum zoals 2026-11-21, of +3
option-days-name = dagen
option-days-description = Hoeveel dagen achter elkaar
option-datum-name = vlak
option-datum-description = Het vlak waarboven de hoogten worden gemeten
option-conditions-name = voorwaarden
option-conditions-description = Zoals laagwater onder 0,5 m bij daglicht, wind minder dan 12 kn
option-lead-name = vooraf
option-lead-description = Hoe lang vooraf je bericht krijgt: 6h, 90m, 2d; een dag als je niets zegt
option-moved-name = verschoven
option-moved-description = Je krijgt bericht als begin of einde meer dan dit verschuift; 1h als je niets zegt
option-cooldown-name = rust
option-cooldown-description = Na een bericht zo lang geen over een ander moment; 6h als je niets zegt
option-quiet-name = stil
option-quiet-description = Uren zonder berichten: 22-7 als je niets zegt, off voor geen
option-preset-name = activiteit
option-preset-description = Een activiteit met haar eigen voorwaarden
option-name-name = naam
option-name-description = Een eigen naam, zoals schuur
option-time-name = tijd
option-time-description = 07:00, of 07:00,19:00, of sunrise-1h, high tide-90m, full moon 18:00
option-weekdays-name = weekdagen
option-weekdays-description = daily, mon-fri, sat,sun: elke dag als je niets zegt
option-what-name = wat
option-what-description = Een commando met zijn opties, zoals getij 2d: vandaag als je niets zegt
option-zone-name = tijdzone
option-zone-description = De tijdzone, zoals UTC: die van de plaats als je niets zegt
option-number-name = nummer
option-number-description = Het nummer van een bericht of melding, zoals de lijst het noemt
option-language-name = taal
option-language-description = De taal van je antwoorden
option-units-name = eenheden
option-units-description = Alle eenheden tegelijk
option-height-name = hoogte
option-height-description = De eenheid van hoogten en golven
option-wind-name = wind
option-wind-description = De eenheid van de wind
option-temperature-name = temperatuur
option-temperature-description = De eenheid van temperaturen
option-pressure-name = luchtdruk
option-pressure-description = De eenheid van de luchtdruk
option-distance-name = afstand
option-distance-description = De eenheid van afstanden
option-clock-name = klok
option-clock-description = 24 uur, of tweemaal 12
option-for-name = voor
option-for-description = Voor jezelf, of voor iedereen in dit kanaal
option-action-name = actie
option-action-description = Alles zien, of wissen

# Welke plaats
choice-namesakes = Welke plaats „{ $place }” bedoel je?
choice-area = { $place }: welke plaats?
choice-misspelled = Ik ken geen plaats die „{ $place }” heet. Bedoelde je { $count ->
    [1] { $first }
   *[other] een van deze
  }?
place-at-sea = aan zee
place-from-sea = { $distance } van zee

day-short-weekdays = zo|ma|di|wo|do|vr|za
time-dawn = ochtendschemering
time-sunrise = zonsopkomst
time-sunset = zonsondergang
time-dusk = avondschemering
time-moonrise = maansopkomst
time-moonset = maansondergang
time-high = hoogwater|vloed
time-low = laagwater|eb
time-new = nieuwe maan
time-first-quarter = eerste kwartier
time-full = volle maan
time-third-quarter = laatste kwartier
weekdays-daily = dagelijks|elke dag
weekdays-weekend = weekend

# Richtingen en eenheden
hemispheres = N|O|Z|W
compass = N|NNO|NO|ONO|O|OZO|ZO|ZZO|Z|ZZW|ZW|WZW|W|WNW|NW|NNW
day-first = 1
unit-nautical-miles = zm
unit-knots = kn
duration-minutes = { $min } min
duration-hours = { $h } u { $min } min
duration-days-ahead = { $days } dagen
percent = { $value }%
distance-less = minder dan { $distance }
place-near = { $distance } ten { $direction } van { $place }
place-in = { $place }, { $area }
place-stands-for = { $place } (voor { $area })
zone-at-sea = zonetijd op zee { $offset }

# Getij
tide-title = Getij: { $place }
tide-title-mouth = { $kind ->
    [gauge] Getij: { $station }, stroomafwaarts van { $place }
   *[other] Getij bij de monding: model EOT20 (voor { $place })
}
tide-now = { $way ->
     [rising] Nu opkomend
    *[falling] Nu afgaand
}{ $source ->
    [measured] {""}
   *[predicted] {""}, { $level }
}; { $water } { $time }, { $height }, over { $in }.
high-water = Hoogwater
low-water = Laagwater
tide-none-that-day = { $day }: geen hoogwater en geen laagwater.
tide-none-ahead = { $day }: geen hoog- of laagwater meer.
tide-range = Verval
tide-coefficient = Getijcoëfficiënt (Brest)
tide-next-big = Volgende coëfficiënt van 100 of meer, in Brest: { $list }.
tide-phase = Getij
tide-highest = Hoogste water
tide-lowest = Laagste water
tide-days-springs = Springtij
tide-days-weaker-springs = Zwakker springtij
tide-days-neaps = Doodtij
tide-names = { "" }
tide-phase-springs = springtij
tide-phase-neaps = doodtij
tide-phase-making = oplopend naar springtij
tide-phase-taking-off = afnemend naar doodtij
tide-far-station = Dichtstbijzijnde meetstation: { $station }, op { $distance }. Tijden en hoogten kunnen hier heel anders zijn.
tide-inland = { $place } ligt landinwaarts. Getij van { $station }, op { $distance }.
tide-river = { $kind ->
    [gauge] Dit zijn de tijden van meetstation { $station }, op { $distance } over water stroomafwaarts, niet die van { $place }.
   *[other] Dit zijn de tijden bij de monding volgens het model EOT20, niet die van { $place }.
} Stroomopwaarts komt het getij later, misschien uren.
tide-dammed = { $place } ligt achter { $dam }: { $tide ->
    [none] daar is geen getij
   *[damped] daar is het getij kleiner en op andere tijden
} ({ $source }). { $kind ->
    [model] Dit zijn de tijden erbuiten volgens het model EOT20.
   *[other] Dit zijn de tijden van { $station }, erbuiten.
}
tide-lag = { $side ->
    [same] Hoogwater is hier ongeveer op dezelfde tijd ({ $source }).
    [earlier] Hoogwater is hier ongeveer { $by } eerder ({ $source }).
   *[later] Hoogwater is hier ongeveer { $by } later ({ $source }).
}
tide-lag-times = Hoogwater hier: omstreeks { $times }.
tide-between = { $place } ligt tussen twee zeeën: dit is het getij van de dichtstbijzijnde.
tide-sheltered = Dichtstbijzijnde meetstation: { $station }, op { $distance } over water. In baaien en zeegaten verandert het getij binnen enkele kilometers.
tide-no-model = Dichtstbijzijnde meetstation: { $station }, op { $distance } over water. Tijden en hoogten kunnen hier afwijken.
tide-other-differs = { $station } heeft het getij { $by } { $side ->
    [earlier] eerder
   *[later] later
  }.
tide-strong-stream = { $kind ->
    [other] Hier staat een sterke stroom, geen getijstroom: tot { $rate } ({ $name }; gepubliceerd door { $source }).
   *[tidal] Hier staan sterke getijstromen: tot { $rate } ({ $name }; gepubliceerd door { $source }).
  }
tide-strong-stream-unrated = Hier staan sterke getijstromen ({ $name }). Hoe sterk weten wij niet: raadpleeg een pilot of vaarwijzer.
tide-covered-way = Rond hoogwater staat de weg hier onder water. Wanneer je droog overkomt is hier niet bekend: vraag het ter plaatse of houd je aan de gepubliceerde tijden; ga te voet met afgaand water en keer uiterlijk bij laagwater om.
tide-hardly = Het verval is deze dagen maar { $range }: wind en luchtdruk doen meer met de waterstand.
tide-accuracy-value = Nauwkeurigheid ± { $minutes } min, ± { $height } in negen van de tien gevallen.
tide-accuracy-hours = Nauwkeurigheid: tijden meer dan een uur onzeker, hoogten ± { $height }.
answer-stale = Laatst opgevraagd { $days ->
    [0] vandaag
    [one] { $days } dag geleden
   *[other] { $days } dagen geleden
  }: de gegevensdienst heeft nog niets nieuwers gestuurd.

datum-hat = hoogste astronomische getij
datum-mhhw = gemiddeld hoger hoogwater
datum-mhw = gemiddeld hoogwater
datum-msl = gemiddeld zeeniveau
datum-mlw = gemiddeld laagwater
datum-mllw = gemiddeld lager laagwater
datum-lat = laagste astronomische getij
datum-zh = { $country ->
    [FR] Frans reductievlak
    [PT] Portugees reductievlak, Zero Hidrográfico
   *[other] reductievlak
}
datum-cd = reductievlak
datum-nllw = ongeveer het laagste laagwater
datum-zmps = peilschaalnul van Punta della Salute (Venetië, zeeniveau van 1897)
datum-nap = Normaal Amsterdams Peil

# Zon
sun-title = Zon: { $place }, { $day }
sun-title-days = Zon: { $place }
sun-rise = Zonsopkomst
sun-set = Zonsondergang
sun-noon = Ware middag
sun-day-length = Daglengte
sun-longer = { $by } langer dan de dag ervoor
sun-shorter = { $by } korter dan de dag ervoor
sun-next-rise = De zon komt op om { $time }, over { $in }.
sun-next-set = De zon gaat onder om { $time }, over { $in }.
sun-coming = { $time }, over { $in }
sun-rise-and-set = De zon komt op om { $rise } en gaat onder om { $set }.
sun-set-and-rise = De zon gaat onder om { $set } en komt op om { $rise }.
sun-only-rise = De zon komt op om { $rise }; die dag gaat ze niet onder.
sun-only-set = De zon gaat onder om { $set }; die dag komt ze niet op.
sun-polar-day = Middernachtzon: ze gaat de hele dag niet onder.
sun-polar-night = Poolnacht: de zon komt niet op.
sun-first-light = Eerste licht (burgerlijke ochtendschemering)
sun-last-light = Laatste licht (burgerlijke avondschemering)
sun-twilight = Schemering (ochtend, avond)
sun-nautical-twilight = Nautische schemering (ochtend, avond)
sun-astronomical-twilight = Helemaal donker (zon 18° onder de horizon)
sun-civil = Burgerlijk
sun-nautical = Nautisch
sun-astronomical = Astronomisch

# Maan
moon-title = Maan: { $place }, { $day }
moon-title-anywhere = Maanfasen
sun-title-anywhere = Seizoenen
moon-title-days = Maan: { $place }
moon-now = { $phase }, { $lit } verlicht.
moon-age = Ouderdom van de maan: { $age } dagen.
moon-new = Nieuwe maan
moon-waxing-crescent = Wassende sikkel
moon-first-quarter = Eerste kwartier
moon-waxing-gibbous = Wassende maan
moon-full = Volle maan
moon-waning-gibbous = Afnemende maan
moon-third-quarter = Laatste kwartier
moon-waning-crescent = Afnemende sikkel
moon-rise = Maansopkomst
moon-set = Maansondergang
moon-no-rise = De maan komt die dag niet op.
moon-no-set = De maan gaat die dag niet onder.
moon-up-all-day = De maan staat de hele dag boven de horizon.
moon-down-all-day = De maan staat de hele dag onder de horizon.
moon-next-phases = Volgende fasen
sun-golden = Gouden uur
sun-golden-definition = (zon van 4° onder tot 6° boven de horizon)
sun-blue = Blauw uur
sun-blue-definition = (zon van 6° tot 4° onder de horizon)
sun-march-equinox = Lentenachtevening (maart)
sun-june-solstice = Zonnewende van juni
sun-september-equinox = Herfstnachtevening (september)
sun-december-solstice = Zonnewende van december
moon-distance = Afstand
moon-nearest = { $distance }, de kleinste { $when }
moon-farthest = { $distance }, de grootste { $when }
moon-supermoon = Volle maan (supermaan)
eclipses-next = Volgende verduisteringen die hier te zien zijn
eclipse-moon = Maan, { $kind }
eclipse-sun = Zon, { $kind }
eclipse-partial = gedeeltelijk
eclipse-annular = ringvormig
eclipse-total = totaal
eclipse-course = { $covered } van de schijf, van { $from } tot { $to }{ $phase ->
     [full] {" "}(hoofdfase { $length })
     [below] {" "}(hoogtepunt onder de horizon)
    *[part] {""}
}
planets-up = Planeten in de nacht
planet-brightest = Helderste planeet
planet-mercury = Mercurius
planet-venus = Venus
planet-mars = Mars
planet-jupiter = Jupiter
planet-saturn = Saturnus

# Stations
stations-title = Getijstations bij { $place }
stations-datum = Reductievlak
stations-source = Bron
stations-quality = Voorspelling
stations-harmonic = van het eigen meetstation
stations-subordinate = afgeleid van een standaardhaven
stations-clock = Klok
stations-note = Kies er een om het getij te zien. De dichtstbijzijnde is niet altijd de beste: een station stroomopwaarts of achter een kaap heeft zijn eigen getij.
stations-streams = Getijstromen, kies er een voor de kentering:

# Vandaag
today-title = { $place }, { $day }
today-no-weather = Er zijn nu geen weergegevens: de bronnen antwoorden niet. Probeer het over enkele minuten opnieuw.
today-at-noon = Rond de middag: { $weather }
today-wind-and-sea = Wind en zee
today-no-station = Er is geen getijstation binnen 100 km, dus het getij is niet te geven.

# Weer
weather-title = Weer: { $place }
weather-none-that-day = Er is nog geen verwachting voor { $day }.
weather-force = windkracht { $force }
weather-speed-force = { $speed } (windkracht { $force })
weather-wind = wind { $direction }{ $speed }
weather-wind-gusts = wind { $direction }{ $speed }, windstoten tot { $gust }
weather-gusts = windstoten tot { $gust }
weather-sentence = { $sentence }.
weather-rain = regen { $amount } per uur
weather-cloud = bewolking { $cover }
weather-visibility = zicht { $distance }
trend-steady = gelijkblijvend
trend-rising-slowly = langzaam stijgend
trend-rising = stijgend
trend-rising-quickly = snel stijgend
trend-rising-very-rapidly = zeer snel stijgend
trend-falling-slowly = langzaam dalend
trend-falling = dalend
trend-falling-quickly = snel dalend
trend-falling-very-rapidly = zeer snel dalend
weather-strongest = Sterkste wind
weather-feels-like = { $temperature } (gevoel { $felt })
weather-from = { $value } uit { $from }
weather-shore = { $wind } ({ $shore ->
     [on] aanlandig
     [off] aflandig
    *[cross] langs de kust
})
weather-uv-hour = UV-index { $uv }
weather-uv = { $index } ({ $level ->
     [extreme] extreem
     [very-high] zeer hoog
     [high] hoog
     [moderate] matig
    *[low] laag
})
weather-at = { $what }, om { $time }
weather-rain-of-day = Verwachte regen (per rij: tot de volgende)
weather-outlook = Volgende dagen

# Golven. Zeegang: schaal van Douglas.
waves-title = Zee: { $place }
waves-none = Er is geen golfverwachting voor { $place }: het ligt landinwaarts of te ver van zee.
waves-none-that-day = { $day }: geen verwachting.
waves-now = Zee: { $state }, { $waves }.
sea-states = spiegelglad|gerimpeld|kabbelend|licht golvend|golvend|ruw|zeer ruw|hoog|zeer hoog|buitengewoon hoog
waves-swell = Deining
waves-swell-cell = deining { $height }
waves-wind-sea = Windzee
waves-water = Water
waves-current = Stroming
waves-current-sets = { $speed }, naar { $direction }

# Getijstromen
current-title = Getijstroom: { $place }
current-slack = Kentering
current-flood = Vloedstroom
current-ebb = Ebstroom
current-weakest-flood = Zwakste vloedstroom
current-weakest-ebb = Zwakste ebstroom
current-then-flood = daarna vloed
current-then-ebb = daarna eb
current-now = Nu: { $rate }.
current-at = Om { $time }: { $rate }.
current-flood-rate = vloedstroom, { $rate }
current-ebb-rate = ebstroom, { $rate }
current-slack-now = kentering
current-next-slack = Kentering { $time }, over { $in }.
current-none-that-day = { $day }: de stroom kentert niet en heeft geen maximum.
current-far = Dit is de stroom bij { $station }, op { $distance }. Achter de volgende kaap kan hij een andere kant op gaan.
current-station = Station { $station }.
current-station-distance = Station { $station }, { $distance }.
current-subordinate = Afgeleid van een referentiestation.
current-limits = Alleen getijstroom, zonder wind of rivieren, op de diepte van de stroommeter (niet vermeld, meestal dicht onder het oppervlak). Kentering en sterkste stroom kunnen een half uur afwijken, zelden een uur (NOAA).
current-none-near = Er is geen stroommeetpunt in de buurt: die ken ik alleen in wateren van de VS.
current-race-near = Sterke stroming in de buurt, op { $distance }: { $name }, tot { $rate } (gepubliceerd door { $source }).
current-race-near-unrated = Sterke stroming in de buurt, op { $distance }: { $name }.
current-sea-model = Dit is de stroming van een zeemodel, dat zeegaten en baaien niet weergeeft.
current-not-against = Geen wind tegen stroom { $day }: wind tot { $wind }.
current-strongest = Sterkste stroom
current-picture-now = Nu { $rate } · over { $in }

# Noten
note-station = Meetstation { $station }.
note-station-distance = Meetstation { $station }, { $distance }.
note-carried = Model EOT20 vanaf meetstation { $station }, { $distance } over water.
note-between-gauges = Tussen de meetstations { $station } en { $other }.
note-model = Model EOT20, geen meetstation in de buurt.
tide-double = { $kind ->
     [high] Dubbel hoogwater: { $list }.
    *[low] Dubbel laagwater (agger): { $list }.
}
note-datum = Hoogten boven { $meaning } ({ $datum }).
note-zone = Tijden { $zone }.
note-source = Gegevens { $source }.
note-weather = Verwachting { $sources }.
note-weather-age = Verwachting van { $age } geleden: { $sources }.
note-stale-weather = Dit is { $age } geleden opgevraagd: de gegevensdienst heeft nog niets nieuwers gestuurd.
note-not-for-navigation = Niet voor navigatie.
note-tide-only = Astronomisch getij, zonder wind of windopzet.
note-order = Coördinaten gelezen als breedte en lengte.
note-no-data = Hierover zijn geen gegevens: { $words }.
note-as-before = Zoals daarnet: { $question }.
note-understood = Begrepen: { $question }.
note-place-unknown = Ik ken geen plaats die „{ $place }” heet{ $meant ->
    [none] .
   *[other] : dit geldt voor { $meant }.
  }
note-not-understood = Niet begrepen: { $words }.
note-left = Nog niet gedaan: { $words }.
note-quoted = „{ $text }”
note-day-unused = Dit antwoord is niet tot die dag beperkt.
note-read-as = Ik heb „{ $typed }” gelezen als „{ $meant }”.
note-days-cut = Getoond tot en met { $date }: hoogstens { $count } dagen tegelijk.
note-sky = Vlakke horizon.

# Berichten
digest-title = Bericht { $number }: { $what }, { $place }
digest-list-title = Berichten van deze chat
digest-none = Er zijn nog geen berichten of meldingen in deze chat
digest-there-already = Dit bericht was er al; er is geen tweede gemaakt.
digest-which-time = Hoe laat moet het komen?
digest-when = Wanneer
digest-next = Volgende
digest-state = Status
digest-state-paused = gepauzeerd
digest-state-until = gepauzeerd tot { $date }
digest-state-gone = beëindigd: { $reason }
digest-last = Laatst verstuurd
digest-failed = Laatste fout
digest-every-day = elke dag
digest-until = { $days }, tot en met { $date }
digest-within = tussen { $from } en { $to }
digest-within-event = als dat tussen { $from } en { $to } is
digest-once = één keer
digest-once-each = alleen die dag, op elk van deze { $count } tijden
digest-before = { $by } voor { $event }
digest-after = { $by } na { $event }
digest-done-pause = Bericht { $number } ({ $what }) is gepauzeerd
digest-done-resume = Bericht { $number } ({ $what }) gaat verder
digest-done-remove = Bericht { $number } ({ $what }) is gewist
digest-done-test = Bericht { $number } ({ $what }) is onderweg
digest-late = Te laat: het moest komen op { $due }. Zo is het nu.
digest-ended = Je bericht „{ $what }” is beëindigd

# Meldingen
alert-title = Melding { $number }: { $place }
alert-news-title = Melding: { $place }
alert-list-title = Meldingen van deze chat
alert-none = Er zijn nog geen meldingen in deze chat
alert-which = Waar moet ik op letten?
alert-before = Eerder: { $conditions }
alert-watched = Wordt bewaakt
alert-written = Je krijgt bericht
alert-quiet = Stille uren
alert-quiet-none = geen
alert-quiet-off = uit|geen|nee
alert-announced = Aangekondigd
alert-lead = { $lead } vooraf
alert-lead-none = als het begint
alert-there-already = Deze melding was er al; er is geen tweede gemaakt.
alert-moved = Verschoven: { $when } in plaats van { $before }.
alert-lost = Vervallen, volgens de laatste verwachting: { $when }.
alert-done-pause = Melding { $number } ({ $what }) is gepauzeerd
alert-done-resume = Melding { $number } ({ $what }) gaat verder
alert-done-remove = Melding { $number } ({ $what }) is gewist

# Hulp
help-title = Wat je kunt vragen
help-how = Vraag naar een plaats of een punt: alleen een naam, zoals Brest, of coördinaten zoals 48.383,-4.495 geven je de dag in het kort. Noem er een dag bij als je wilt.
help-example-today = vandaag Brest
help-example-tide = getij Brest morgen
help-example-weather = weer Brest
help-example-waves = golven Biarritz morgen
help-example-current = stroom San Francisco
help-example-sun = zon Reykjavik
help-example-moon = maan Sydney zaterdag
help-example-stations = stations Brest
help-example-calendar = kalender Brest
help-example-privacy = privacy
help-example-help = hulp
help-example-about = over
about-what = Getijden, weer, zon en maan van elke plaats. Bellbuoy berekent getijden en hemel zelf, met de harmonische constanten van zo’n 5500 stations; het weer komt van openbare diensten, die in elk antwoord staan.
about-limits = Het kent het astronomische getij: wat wind en luchtdruk daaraan toevoegen zit er niet in. Het vervangt de officiële getijtafels niet.

# Wat te kiezen is
choice-auto = automatisch|auto
choice-metric = metrisch|metrische
choice-imperial = imperiaal|imperiale
choice-nautical = nautisch|nautische
choice-m = m|meter
choice-ft = ft|voet
choice-cm = cm|centimeter
choice-km = km|kilometer
choice-kn = kn|knopen
choice-me = ik|voor mij
choice-channel = kanaal|groep
choice-export = exporteren
choice-forget = vergeten|wissen
choice-surf = surfen|golfsurfen
choice-swim = zwemmen|baden
choice-paddle = kajakken en suppen|kajakken|suppen|roeien
choice-sail = zeilen|zeil
choice-kite = kite- en windsurfen|kitesurfen|kiten|windsurfen
choice-walk = strandwandeling|wandeling
choice-rockpool = getijdenpoelen|poelen
choice-bar = over de drempel|drempel|bar
choice-dive = duiken|duik
choice-launch = boot te water laten|te water laten
choice-shellfish = schelpdieren rapen|schelpdieren|mosselen
choice-fish = vissen vanaf de kant|vissen|vis
choice-boat = varen met een kleine boot|boot|varen
choice-boatfish = vissen vanaf een boot|bootvissen
choice-photo = fotograferen|foto’s
choice-stars = sterren
choice-aurora = noorderlicht|poollicht
choice-ferry = overtocht zonder zeeziekte|zeeziekte
choice-bigwaves = grote golven zien, van veraf|grote golven
choice-flykite = vliegeren
choice-drone = vliegen met een drone|drone
choice-anchor = een nacht voor anker|ankeren

# Instellingen
setting-language = Taal
setting-units = Eenheden
setting-height = Hoogten en golven
setting-wind = Wind
setting-temperature = Temperatuur
setting-pressure = Luchtdruk
setting-distance = Afstand
setting-clock = Klok
setting-datum = Vlak
settings-title = Je instellingen
settings-title-channel = Instellingen van dit kanaal
settings-changed = Gewijzigd: { $what }
settings-choose = { $setting }: welke?

# Eigen plaatsen
place-home = thuis
place-list-title = Je plaatsen
place-list-none = Nog geen. Probeer: plaats bewaren schuur Brest, of plaats thuis Brest.
place-saved-title = Bewaard: { $name } is { $place }
place-home-title = Je thuis is { $place }
place-home-stays = Dat blijft ook na die dag zo, tot je een andere plaats noemt: een einddatum kan niet worden ingesteld.
alert-of-surge = Dit is geen stormvloedwaarschuwing, en een voorspeld getij is zonder wind en storm: volg de officiële dienst (in Nederland Rijkswaterstaat).
place-home-how = Voortaan geldt je thuis waar je geen plaats noemt.
place-forgotten-title = Vergeten: { $name }
button-make-home = { $place } is mijn thuis

# Beleefdheid
courtesy-hello = Hallo! Vraag me naar een plaats aan zee, zoals „getij Brest morgen”.
courtesy-thanks = Graag gedaan.
courtesy-goodbye = Tot ziens, en behouden vaart!
courtesy-praise = Fijn om te horen.
courtesy-agreed = Goed. Vraag maar wanneer je wilt.
courtesy-remark = Goed. Ga verder met „en morgen?”, „en de wind?” of een andere plaats.
courtesy-unclear = Dat heb ik niet begrepen. Ik ken getijden, wind, golven, weer, zon en maan. Ga verder met „en morgen?”, „en de wind?” of een andere plaats; typ „hulp” voor wat er nog meer kan.
courtesy-complaint = Dat spijt me. De tijden zijn die van de klok ter plaatse, met zomertijd waar die geldt, en de hoogten zijn gemeten boven het vlak dat het antwoord noemt; een boek kan UTC, een andere haven of een ander vlak gebruiken.
courtesy-complaint-zone = Hier: { $zone }.
courtesy-complaint-more = Misschien past een ander station beter: stations. Van wie de gegevens zijn: over.

# Begrippen uitgelegd
explain-title = Wat het betekent
explain-unknown = Ik heb geen uitleg van „{ $term }”.
explain-tide = Het getij is het rijzen en dalen van de zee, meestal tweemaal per dag, door de aantrekking van de maan en, half zo sterk, van de zon.
explain-high-water = Hoogwater is de hoogste stand van een getij, voordat de zee weer daalt; de hoogte telt vanaf het vlak dat het antwoord noemt. Aan de meeste kusten komt het om de 12 u 25.
explain-low-water = Laagwater is de laagste stand van een getij, voordat de zee weer rijst; de hoogte telt vanaf het vlak dat het antwoord noemt.
explain-range = Het verval is het hoogteverschil tussen hoogwater en het laagwater ernaast. Het is groot bij springtij en klein bij doodtij.
explain-springs = Springtij is het getij met het grootste verval, een tot twee dagen na volle en nieuwe maan, als zon en maan in één lijn trekken. Het komt ongeveer om de twee weken.
explain-neaps = Doodtij is het getij met het kleinste verval, een tot twee dagen na eerste en laatste kwartier, als zon en maan haaks op elkaar trekken.
explain-coefficient = De Franse getijcoëfficiënt zegt hoe groot een getij is, van 20 (het kleinste) tot 120 (het grootste), berekend voor Brest; 45 is een gemiddeld doodtij en 95 een gemiddeld springtij.
explain-slack = De kentering is de korte tijd waarin de stroom stilstaat voordat hij omkeert. Ze valt zelden precies samen met hoog- of laagwater.
explain-ebb = Eb is de tijd tussen hoogwater en laagwater, als de zee daalt, en de ebstroom die dan loopt. Het omgekeerde is vloed.
explain-flood = Vloed is de tijd tussen laagwater en hoogwater, als de zee rijst, en de vloedstroom die dan loopt. Het omgekeerde is eb.
explain-chart-datum = Het reductievlak is het nulvlak van een zeekaart, in de meeste landen bijna het laagste astronomische getij. Een getij van 0,3 m staat 0,3 m daarboven: tel het op bij de diepte op de kaart.
explain-swell = Deining is golfslag van wind ver weg of van eerder: lang, regelmatig en met een lange periode. De golven van de wind hier en nu zijn windzee.
explain-period = De periode is de tijd in seconden tussen twee golftoppen. Hoe langer, hoe meer kracht een golf van dezelfde hoogte heeft.
explain-beaufort = De schaal van Beaufort geeft de wind als windkracht, van 0 (stil) tot 12 (orkaan): kracht 4 is 11 tot 16 knopen, kracht 6 is 22 tot 27, kracht 8 (stormachtig) begint bij 34 knopen.
explain-knot = Een knoop is een zeemijl per uur: 1,852 km/u of 0,51 m/s.

# Nauwkeurigheid
command-accuracy-name = nauwkeurigheid
command-accuracy-description = Hoe goed de voorspellingen zijn: waarmee ze zijn vergeleken, en bekende fouten
option-port-name = verschillen
option-port-description = hw +10 -0.3 lw -5 +0.1 sill 2.5 draught 1.8: minuten en meters; none haalt ze weg
option-mark-name = merk
option-mark-description = Het merk van een bericht van jou in een andere chat, zoals de lijst daar het noemt
option-link-name = koppeling
option-link-description = De code die je kreeg bij instellingen koppelen op een ander platform
time-and = en|&|+
unit-beaufort = Bft
duration-whole-hours = { $h } u
duration-seconds = { $min } min { $s } s
duration-only-seconds = { $s } s
fact-label = { $label }:
list-between = {"; "}
date-of-weekday = { $weekday } { $date }
coefficient-coast = de Franse kust van Kanaal en Atlantische Oceaan
tide-days-tropic = Tropisch getij
tide-days-equatorial = Equatoriaal getij
tide-phase-tropic = tropisch getij
tide-phase-equatorial = equatoriaal getij
tide-phase-growing = toenemend naar tropisch getij
tide-phase-shrinking = afnemend naar equatoriaal getij
stations-clock-corrected = gecorrigeerd: de reeks liep { $by } { $side ->
    [early] voor
   *[late] achter
  }
stations-clock-rejected = verworpen: de reeks loopt { $by } { $side ->
    [early] voor
   *[late] achter
  }
stations-clock-left-out = verworpen
stations-clock-uncertain = twijfelachtig: een andere reeks scheelt { $by }
weather-pressure = { $pressure }.
weather-pressure-trend = { $pressure }, { $trend }
weather-range = { $low } tot { $high }
observed-level = Gemeten { $level } om { $time }{ $side ->
        [above] , { $by } boven de voorspelling
        [below] , { $by } onder de voorspelling
       *[none] {""}
    }{ $trend ->
        [rising] {" "}en stijgend
        [falling] {" "}en dalend
       *[steady] {""}
    } ({ $station }).
observed-zero = { $level } boven { $zero }
observed-station = { $name }, op { $distance }, { $age } geleden
observed-none = Een gemeten waterstand is hier nu niet bekend: dit is het berekende getij.
observed-stays = Als het { $side ->
       *[above] zo hoog
        [below] zo laag
    } blijft, komt het hoogwater van { $time } tot { $height } in plaats van { $predicted }.
observed-value = Gemeten om { $time }: { $what }{ $forecast } ({ $station }).
observed-forecast = ; verwachting { $forecast }
observed-water = water { $temperature }
note-observed = Gemeten door { $sources }{ $checked ->
        [no] , nog niet gecontroleerd
       *[yes] {""}
    }.
current-slack-unknown = Wanneer de stroom hier kentert is niet bekend: stroommeetpunten ken ik alleen in wateren van de VS. Vaak kentert hij rond hoog- en laagwater, in sommige zeegaten uren ervoor of erna.
current-against = Wind tegen stroom { $day }: { $list }.
current-against-span = { $from }–{ $to } ({ $rate }; wind { $wind })
current-against-unknown = Of de wind hier tegen de stroom in waait is niet bekend: getijstromen ken ik alleen in wateren van de VS.
tide-doubles-once = Dubbele waters staan er één keer, met het hogere hoogwater of het lagere laagwater.
tide-stand = { $kind ->
     [high-stand] { $at ->
         [springs] Bij springtij blijft hoogwater hier { $lasting } staan{ $name }.
         [neaps] Bij doodtij blijft hoogwater hier { $lasting } staan{ $name }.
        *[always] Hoogwater blijft hier { $lasting } staan{ $name }.
        }
     [young-flood-stand] { $at ->
         [springs] Bij springtij staat het opkomende tij hier { $lasting } stil{ $name }.
         [neaps] Bij doodtij staat het opkomende tij hier { $lasting } stil{ $name }.
        *[always] Bij het opkomen staat het tij hier { $lasting } stil{ $name }.
        }
     [double-high] { $at ->
         [springs] Bij springtij is hoogwater hier dubbel{ $name }: twee hoogwaters met een kleine daling ertussen.
         [neaps] Bij doodtij is hoogwater hier dubbel{ $name }: twee hoogwaters met een kleine daling ertussen.
        *[always] Hoogwater is hier dubbel{ $name }: twee hoogwaters met een kleine daling ertussen.
        }
    *[double-low] { $at ->
         [springs] Bij springtij is laagwater hier dubbel{ $name }: twee laagwaters met een kleine rijzing ertussen.
         [neaps] Bij doodtij is laagwater hier dubbel{ $name }: twee laagwaters met een kleine rijzing ertussen.
        *[always] Laagwater is hier dubbel{ $name }: twee laagwaters met een kleine rijzing ertussen.
        }
}
tide-stand-lasting = zo’n { $hours }
tide-stand-long = lang
note-stale-sources = Niet het nieuwste: { $sources }, hoogstens { $age } oud.
digest-how = Probeer: bericht toevoegen Brest 07:00, of bericht toevoegen Brest hoogwater-90m.
digest-next-unknown = nu niet te zeggen; de lijst van berichten zegt het later
digest-crowded = Er zijn er op dat uur zoveel dat het jouwe tot { $by } later kan komen.
digest-too-late = te laat om nog te sturen
digest-mark = Merk
digest-ended-why = Het kon niet meer worden gestuurd ({ $reason }). Kan ik daar weer schrijven, dan brengt bericht hervatten het terug.
alert-how = Probeer: melding Brest wind minder dan 12 kn bij daglicht, of melding Brest storm. Elke voorwaarde van het commando wanneer kan worden bewaakt, ook meerdere tegelijk.
alert-change-which = Melding { $number }: wat moet er anders?
alert-change-how = Kies, of schrijf bijvoorbeeld: wijzig melding { $number } in wind meer dan 25 kn
alert-rules = { $lead } voordat het begint, als het meer dan { $moved } verschuift en als het vervalt. Hoogstens één bericht per { $rest }
alert-rules-warnings = bij elke officiële waarschuwing, en opnieuw als die zwaarder wordt, een ander gebied krijgt of wordt ingetrokken
alert-later = Wat er komt kan nu niet worden opgevraagd: dat gebeurt later, en je krijgt bericht zoals ingesteld.
alert-lost-why = Vervallen, volgens de laatste verwachting: { $when }, door { $why }.
help-example-when = wanneer Brest laagwater onder 1 m bij daglicht
help-example-digest = bericht toevoegen Brest 07:00
help-example-alert = melding Brest wind minder dan 12 kn bij daglicht
help-example-settings = instellingen eenheden nautisch
help-example-preset = activiteit bewaren surfen wind minder dan 20 kn
help-example-place = plaats bewaren schuur Brest
help-example-accuracy = nauwkeurigheid
help-note = Voor meer dagen: getij Brest 3d. Voor een ander vlak: getij Brest vlak=MSL.
accuracy-title = Nauwkeurigheid
accuracy-what = Om te plannen, niet voor navigatie. Getijden worden berekend met de harmonische constanten van meetstations (NOAA, TICON-4, Kartverket) en daartussen over zee overgebracht met het model EOT20. Fouten in de tijden, tegenover wat de diensten publiceren:
accuracy-of-times = Tijden van het getij: bij stations die als onbekend werden voorspeld klopte de helft op { $middle } minuten en negen van de tien op { $most }; met een station ter plaatse is het meestal een paar minuten. Elk antwoord zegt hoe zeker het is.
accuracy-of-heights = Hoogten van het getij: elk antwoord zegt hoe zeker ze zijn, zoals „± 0,2 m”; { $heights } van de 100 hoogten lagen daarbinnen. Wind en luchtdruk komen erbij: enkele decimeters, bij storm een meter en meer.
accuracy-of-forecast = Wind, golven en weer zijn verwachtingen van openbare weermodellen, die Bellbuoy doorgeeft en niet zelf heeft getoetst. Voor vandaag en morgen zijn ze goed, voor de dagen erna minder, en na een dag of vijf tonen ze alleen een trend.
accuracy-of-differs = Bronnen verschillen in station of model, in de ouderdom van de verwachting, in de klok (UTC, zomertijd) en in het nulvlak van de hoogten. Hier geldt de klok ter plaatse, en het vlak staat aan het eind van het antwoord. Voor het getij telt de officiële tafel; waar verwachtingen ver uiteenlopen, is het weer onzeker.
accuracy-of-where = Het zekerst is het getij bij een meetstation: tijden meestal op enkele minuten. Minder zeker is het ver van een meetstation, rivieren op, achter nauwten en waar het getij klein is en de wind meer water verplaatst. Elk antwoord zegt hoe zeker het is. Of het weer op de ene zee vaker klopt dan op de andere, is niet gemeten.
accuracy-tables = Tegenover gepubliceerde getijtafels
accuracy-stream-slack = Kentering, 13 stations (NOAA)
accuracy-usno-rise-set = Opkomst en ondergang (USNO)
accuracy-usno-phases = Maanfasen (USNO)
accuracy-left-out = Plaatsen zonder meetstation: { NUMBER($count) } hoogwaters van meetstations, elk voorspeld alsof het eigen station onbekend was. De regel is met andere stations gekozen.
accuracy-classes = Naar de weg over water tot het dichtstbijzijnde meetstation
accuracy-water-0-16 = tot 16 km
accuracy-water-16-40 = 16 tot 40 km
accuracy-water-40-100 = 40 tot 100 km
accuracy-water-over-100 = meer dan 100 km
accuracy-errors = { $middle } { $unit }, { $share } van de 100 binnen { $most } { $unit }
accuracy-bands = Elk getij zegt hoe zeker het is. Binnen die banden vielen { $times } van de 100 tijden en { $heights } van de 100 hoogten.
accuracy-fault-rivers = Bekende fout: stroomopwaarts, zonder meetstation in de buurt, kunnen tijden uren ernaast zitten; het antwoord zegt dat.
accuracy-fault-cells = Bekende fout: het model heeft cellen van 50 km. In fjorden, zeegaten en achter drempels (Minas Basin, Marlborough Sounds, Straat Magellaan) zijn de banden breed.
accuracy-fault-double = Bekende fout: waar hoog- of laagwater dubbel is (de Solent, Hoek van Holland), kiest elke dienst er op eigen wijze een uit.
accuracy-fault-weather = Niet inbegrepen: wind, luchtdruk en rivieren met hoogwaterafvoer.
accuracy-fault-streams = Bekende fout: getijstromen zijn alleen bij stations in de VS bekend; elders staat er een waarschuwing met de gepubliceerde snelheid.
accuracy-fault-clocks = De klokken van meetstations worden met de buren en het model vergeleken: een verkeerde wordt gecorrigeerd, verworpen of gemeld, en de pagina met stations zegt waarom.
accuracy-date = Gemeten op { $date } met de eigen proefbank van dit programma. Niet voor navigatie.
about-title = Bellbuoy
about-credits = Getijstations: NOAA (publiek domein); TICON-4 van Hart-Davis, Dettmering en Seitz, en Kartverket (beide CC BY 4.0, creativecommons.org/licenses/by/4.0, bewerkt), via de Neaps-database. Getijmodel: EOT20 van Hart-Davis en anderen (doi.org/10.17882/79489, CC BY 4.0, bewerkt), verkleind door Trail Sense. Plaatsnamen: GeoNames (geonames.org, CC BY 4.0). Tijdzones: bijdragers van OpenStreetMap (ODbL). Kusten: Natural Earth en OpenStreetMap. Hemel: Astronomy Engine. Weer: { $weather } (CC BY 4.0 en dergelijke).
about-measured = Officiële waarschuwingen: National Weather Service (publiek domein), Environment and Climate Change Canada, Deutscher Wetterdienst, MET Norway, Met Éireann, EUMETNET – MeteoAlarm en MetService (CC BY 4.0), Hong Kong Observatory en Japan Meteorological Agency. Peilen en boeien: NOAA (publiek domein), Pegelonline (DL-DE Zero 2.0), Rijkswaterstaat (CC0), Kartverket, DMI en Marine Institute, Ireland (CC BY 4.0). Uses Environment Agency tide gauge data from the real-time data API (Beta) (OGL 3.0).
choice-nm = zm|zeemijl
choice-mi = mijl|mi
choice-bft = Beaufort|bft
choice-ms = m/s|ms
choice-kmh = km/u|km/h|kmh
choice-mph = mph
choice-c = °C|c|celsius
choice-f = °F|f|fahrenheit
choice-hpa = hPa|mbar
choice-inhg = inHg
choice-24 = 24 u|24u
choice-12 = 12 u (am, pm)|12u
settings-how = Kies wat je wilt veranderen, of schrijf het, zoals: instellingen eenheden nautisch. Automatisch is de taal van je app en de eenheden die ter plaatse gewoon zijn.
button-link = Ander account koppelen
link-code-title = Je code: { $code }
link-code-how = Schrijf binnen tien minuten in je andere account: settings link { $code }. Hij werkt één keer. Eerst wordt dat account gevraagd, dan dit; elk ziet het andere, en niets wordt gedeeld voordat beide akkoord gaan.
button-link-state = Al geschreven? Ga hier verder
link-question = Dit account koppelen met { $account }?
link-question-what = Alleen als dat account van jou is: beide gebruiken dan de instellingen, het thuis en de bewaarde plaatsen van allebei, en elk kan alles exporteren, berichten inbegrepen. settings link off maakt het ongedaan; elk account houdt wat erin is ingesteld of bewaard.
link-question-others = Het is al gekoppeld met { $count ->
    [one] een ander account
   *[other] { $count } andere accounts
  }, die dit alles zouden delen.
button-link-yes = Ja, koppelen
button-link-no = Nee, niet koppelen
link-no-word = nee
link-pending = Toestemming ontbreekt van: { $account }
link-pending-how = Schrijf daar binnen tien minuten settings link, en ga akkoord. Eerder wordt niets gedeeld.
link-other-account = je andere account, waar de code wordt geschreven
link-refused = Er is niets gekoppeld.
linked-title = Je accounts zijn gekoppeld.
linked-what = Ze delen instellingen en plaatsen: { $platforms }. Ongedaan maken: settings link off.
link-off-word = off|ontkoppelen
unlinked-title = Dit account is niet meer gekoppeld.
unlinked-what = Elk account heeft weer wat erin is ingesteld of bewaard, voor de koppeling en erna.
place-saved-how = Schrijf { $name } waar een plaats wordt gevraagd, zoals getij { $name }.
own-port-high = hw|hoogwater
own-port-low = lw|laagwater
own-port-sill = drempel|sill
own-port-draught = diepgang|draught
own-port-none = geen|none|off
own-port-title = Bewaard: { $name } heeft eigen verschillen
own-port-how = Antwoorden zoals getij { $name } gebruiken ze, en zeggen wanneer er genoeg water staat.
own-port-removed = { $name } heeft geen verschillen meer
own-port-differences = Met je verschillen: hoogwater { $high }; laagwater { $low }.
own-port-sill-height = Drempel { $height } boven het reductievlak.
own-port-draught-depth = Diepgang { $depth }.
button-change-digest = Wijzigen …
button-set-home = Ander thuis …
button-own-port = Aansluithaven, drempel, diepgang …
button-own-port-none = Verschillen weghalen
form-digest-add = Een bericht hiermee
form-digest-move = Andere tijden voor het bericht
form-alert-add = Waarschuw me als het zo is
form-alert-change = De melding wijzigen
form-place-home = Je thuishaven
form-place-port = Verschillen van je haven
form-port-hw = Hoogwater: tijd en hoogte
form-port-hw-example = +10 min, −0,3 m
form-port-lw = Laagwater: tijd en hoogte
form-port-lw-example = −5 min, +0,1 m
form-port-sill = Drempel boven het reductievlak, meter
form-port-sill-example = 2,5
form-port-draught = Diepgang, meter
form-port-draught-example = 1,8
form-when = Wanneer is het zo?
form-words = andere voorwaarden in woorden
button-install-server = Aan een server toevoegen
button-install-account = Aan mijn account toevoegen
button-install-group = Aan een groep toevoegen
button-install-chat = De chat openen
button-install-support = Hulp vragen
message-command-name = Getij en weer daar
app-description = Hoog- en laagwater, getijkrommen, weer, golven, zon en maan van elke plaats ter wereld, in antwoorden die op een telefoon passen. Vraag /today, /tide of /weather met een naam, coördinaten of je bewaarde plaatsen, en krijg berichten op de tijden die je kiest. In het Nederlands en andere talen. Niet voor navigatie.
button-units = Eenheden …
button-when = Wanneer …?
button-other-station = Ander station …
button-add-digest = Regelmatig sturen …
button-alert = Waarschuw me …
button-alert-this = Waarschuw me hiervoor
button-alerts = Meldingen
privacy-title = Wat er van je wordt bewaard, en waarom
privacy-account = Je accountnummer op dit platform: om je te herkennen; en de laatste dag waarop je het gebruikte: alles wat van je wordt bewaard verdwijnt na 18 maanden zonder gebruik, tenzij er nog een bericht van je wordt gestuurd. Op het web, waar een sessie het account is, na 30 dagen.
privacy-settings = Wat je in de instellingen koos, en je thuis: om op jouw manier te antwoorden.
privacy-places = De plaatsen die je bewaarde, de laatste vijf waarnaar je vroeg en, met hun naam, die je koos tussen gelijknamige, op zo’n 100 m nauwkeurig, en een punt alleen waar je het bewaart: om je typen te besparen.
privacy-digests = Je berichten en meldingen: om ze te sturen.
privacy-rest = Geen andere tekst. In het logboek ben je een nummer dat elke maand verandert; niets wordt doorgegeven behalve een plaatsnaam die hier onbekend is: die wordt bij Open-Meteo opgezocht, zonder een woord over jou, tenzij de beheerder dat heeft uitgezet.
button-privacy-export = Toon me alles
button-privacy-forget = Alles wissen
privacy-export-title = Alles wat van je wordt bewaard
privacy-forget-title = Alles wissen wat van dit account wordt bewaard?
privacy-forget-what = Instellingen, plaatsen en berichten verdwijnen meteen en voorgoed. Wat in een gekoppeld account is ingesteld of bewaard blijft daar tot je daar hetzelfde vraagt. Zonder knoppen, schrijf: privacy vergeten ja.
privacy-confirm-word = ja|bevestigen
button-privacy-confirm = Ja, wissen
button-privacy-keep = Nee, bewaren
privacy-forgotten-title = Gedaan: van dit account wordt niets meer bewaard.
problem-alert-none = Er zijn geen meldingen in deze chat.
problem-alert-has-no-times = Dat is een melding, die komt als haar moment komt: ze heeft geen tijden om te veranderen. Probeer melding wijzigen, met haar nummer.
problem-digest-no-alert = Dat is een bericht, dat op vaste tijden komt. Probeer bericht verplaatsen, met zijn nummer.
problem-duration-unclear = Ik begrijp { $text } niet als tijdsduur. Zeg bijvoorbeeld 6h, 90m of 2d.
problem-quiet-unclear = Ik begrijp { $text } niet als stille uren. Zeg bijvoorbeeld 22-7, of off.
problem-command-unknown = Er is geen commando „{ $command }”. Probeer hulp.
problem-conditions-missing = Wanneer is wat? Zeg bijvoorbeeld: wanneer Brest laagwater onder 0,5 m bij daglicht, wind minder dan 12 kn.
problem-conditions-unknown = Ik begrijp { $conditions } niet als voorwaarden. Zeg bijvoorbeeld: laagwater onder 0,5 m bij daglicht, wind minder dan 12 kn.
problem-coordinates-unclear = „{ $coordinates }” is op meer dan één manier te lezen, of spreekt zichzelf tegen. Probeer een getal met N of S en een met E of W, zoals 48.383 N 4.495 W.
problem-could-not-ask = De gegevensdienst antwoordt nu niet. Probeer het over enkele minuten opnieuw.
problem-datum-unknown = Het referentievlak „{ $datum }” ken ik niet. Probeer een van { $known }.
problem-day-out-of-range = Ik ken de dagen van { $first } tot { $last }. Probeer een daarvan.
problem-day-unknown = Er is geen dag „{ $day }”. Probeer vandaag, morgen, een dag van de week of een datum zoals 2026-11-21.
problem-holiday-unknown = Op welke dag die feestdag daar valt is hier niet bekend. Probeer een datum zoals 2026-11-21.
problem-days-out-of-range = Ik kan 1 tot { $most } dagen tegelijk geven. Probeer 3d.
problem-digest-nowhere = Van hieruit wordt niets automatisch verstuurd, dus er valt hier niets in te stellen of te stoppen: dat doe je in { $platforms }.
problem-digest-test-too-soon = Dat bericht is pas nog getest. Probeer het over tien minuten opnieuw.
problem-digest-unknown = Er is hier geen bericht { $number }. Probeer bericht lijst.
problem-digest-place-unknown = Voor { $place } zijn er hier geen meldingen en geen berichten. Probeer bericht lijst.
problem-digest-number-missing = Welk bericht? Er zijn er meer in deze chat. Probeer bericht lijst, en dan het nummer, zoals bericht wissen 2.
problem-digest-none = Er zijn geen berichten en geen meldingen in deze chat.
problem-digest-own-words = Eigen woorden kan ik niet bewaren, alleen op een tijd getij, weer, zon of maan van een plaats sturen. Probeer bericht toevoegen Brest 07:00.
problem-digest-what-unfit = „{ $what }” kan geen bericht zijn. Probeer een commando over een plaats, zoals vandaag, getij, zon of maan.
problem-home-missing = Je hebt me nog niet verteld waar je thuis is. Probeer plaats thuis Brest.
problem-key-refused = De gegevensdienst weigert de sleutel van deze bot. De beheerder moet DATA_KEY nakijken.
problem-lat-out-of-range = Breedte { $lat } ligt niet op de aardbol: ze loopt van -90 tot 90. Probeer de breedte eerst, zoals 48.383,-4.495.
problem-link-code-unknown = Die code ken ik niet, of zijn tien minuten zijn voorbij. Probeer settings link in je andere account.
problem-link-none = Dit account is met geen ander gekoppeld.
problem-link-too-often = Dat is te vaak geprobeerd. Wacht tien minuten en probeer settings link opnieuw.
problem-link-without-point = In deze link staan geen coördinaten, en ik open geen links. Probeer de naam van de plaats, of coördinaten zoals 48.383,-4.495.
problem-lng-out-of-range = Lengte { $lng } ligt niet op de aardbol: ze loopt van -180 tot 180. Probeer de breedte eerst, zoals 48.383,-4.495.
problem-minutes-out-of-range = Minuten en seconden van een hoek lopen van 0 tot 59: { $minutes } is te veel. Probeer decimalen, zoals 48.383,-4.495.
problem-name-missing = Welke naam? Probeer plaats bewaren schuur Brest.
problem-name-unfit = „{ $name }” kan geen plaatsnaam zijn: het betekent iets anders, of is te lang. Probeer een woord zoals schuur.
problem-name-unknown = Je hebt geen plaats die „{ $name }” heet. Probeer plaats lijst.
problem-port-unclear = Welke verschillen? Minuten en dan meters, zoals plaats haven schuur hw +10 -0.3 lw -5 +0.1 sill 2.5 draught 1.8.
problem-no-channel = Hier is geen kanaal. Probeer het in een groep of een kanaal van een server.
problem-no-station = Er is geen getijstation in de buurt.
problem-user-anonymous = Hier kan ik niet weten wie je bent, dus kan ik niets voor je bewaren. Probeer het waar je een account hebt.
problem-managers-unknown = Telegram antwoordt nu niet, dus kan ik niet zien of je deze chat beheert. Er is niets veranderd; probeer het over enkele minuten opnieuw.
problem-not-manager = Dat is voor wie deze groep of dit kanaal beheert. Probeer instellingen voor jezelf.
problem-not-manager-there = Dit bericht gaat naar een groep of kanaal dat je voor zover ik weet niet beheert: alleen beheerders kunnen het verplaatsen.
problem-option-unknown = „{ $option }” past niet bij dit commando. Probeer hulp.
problem-place-missing = Welke plaats? Probeer een plaatsnaam of coördinaten, zoals getij Brest.
problem-place-names-unavailable = Plaatsnamen kunnen nu niet worden opgezocht. Coördinaten zoals 48.383,-4.495 en namen van stations werken wel; probeer een naam later opnieuw.
problem-place-unknown = Ik ken geen plaats die „{ $place }” heet. Probeer een plaats in de buurt, met het land erbij (Brest, Frankrijk), of coördinaten zoals 48.383,-4.495. Typ „hulp” om te zien wat je kunt vragen.
problem-plus-code-short = { $code } is de korte vorm van een plus code, die een plaats nodig heeft. Probeer { $code } Brest.
problem-postcode-not-looked-up = { $postcode } lijkt een postcode. Die worden online opgezocht, en dat staat hier uit. Probeer de naam van de plaats.
problem-quota-used-up = Het tegoed van vandaag bij de gegevensdienst is op. Om 00:00 UTC begint het opnieuw.
problem-refused = De gegevensdienst kan dat niet beantwoorden: { $reasons }
problem-setting-unknown = „{ $setting }” is geen instelling. Probeer een van { $known }.
problem-setting-value-unknown = { $setting } kan niet „{ $value }” zijn. Probeer een van { $known }.
problem-sill-missing = Hoe hoog ligt de drempel of bar boven het reductievlak? Zeg bijvoorbeeld: drempel van 1,2 m met 1,6 m diepgang.
problem-shore-unknown = Aan welke kant hier de zee ligt, is niet bekend. Noem de wind naar windrichting, bijvoorbeeld: wind van NO tot ZO.
problem-stream-unknown = Er is geen stroommeetpunt bij { $place }, dus kentering en snelheid zijn niet bekend. Zulke meetpunten ken ik alleen in wateren van de VS.
problem-preset-unknown = Ik ken geen activiteit die { $preset } heet. Er zijn: { $known }.
problem-store-unavailable = De database werkt nu niet, dus kan er niets worden opgezocht of bewaard. Probeer het over enkele minuten opnieuw.
problem-text-too-long = Dat is te lang voor mij. Zeg het korter, zoals getij Brest morgen.
problem-tide-inland = { $where } ligt landinwaarts: het dichtstbijzijnde getijstation, { $station }, ligt op { $km } km. Probeer een plaats aan de kust, of stations { $place }.
problem-tide-too-far = Het dichtstbijzijnde getijstation, { $station }, ligt { $km } km van { $place }, misschien aan een andere zee: zijn getij zegt niets over dit water. Probeer stations { $place }.
problem-time-missing = Hoe laat? Probeer 07:00, sunrise-1h of hoogwater-90m, zoals bericht toevoegen Brest 07:00.
problem-time-unknown = „{ $time }” is geen tijd die ik ken. Probeer 07:00, sunrise-1h, hoogwater-90m of full moon 18:00.
problem-too-many-digests = Meer dan { $most } berichten en meldingen is te veel. Probeer bericht lijst, en wis er een.
problem-too-many-places = Ik kan { $most } plaatsen voor je bewaren. Probeer plaats vergeten met een daarvan.
problem-too-many-questions = Dat waren er veel tegelijk, en anderen willen ook vragen. Probeer het opnieuw over { $seconds ->
    [one] een seconde
   *[other] { $seconds } seconden
}.
problem-warnings-silent = De officiële waarschuwingen konden nu niet worden gelezen: of er waarschuwingen zijn, is niet bekend. Probeer het over enkele minuten opnieuw, of kijk op de pagina van de weerdienst.
problem-warnings-unknown = Voor { $place } zijn geen officiële waarschuwingen bekend: geen dienst waarvan wij ze lezen bestrijkt deze plaats, dus er valt niets te volgen.
problem-weather-not-asked = Het weer daar is nog niet opgevraagd: vraag me ernaar in een chat.
problem-weather-silent = Er zijn nu geen weergegevens: de bronnen antwoorden niet. Probeer het over enkele minuten opnieuw; getij, zon en maan zijn er wel.
problem-weekdays-unknown = „{ $days }” zijn geen dagen die ik ken. Probeer daily, mon-fri of sat,sun.
problem-zone-unknown = Er is geen tijdzone „{ $zone }”. Probeer UTC of Europe/Amsterdam.
bug = Hier is iets misgegaan, en dat ligt niet aan jou. Kenmerk voor de beheerder van deze bot: { $reference }
button-share-location = 📍 Mijn locatie delen
suggest-here = Waar ik ben
telegram-short-description = Getijden, weer, golven, zon en maan van elke plaats, op tijd in je chats. Niet voor navigatie.
telegram-open-chat-first = Open eerst een chat met mij: wat je vroeg is alleen voor jou, en ik kan je pas schrijven als jij mij hebt geschreven.
telegram-ask-on = Verder vragen in de chat
telegram-share = Delen
headline-today = vandaag
headline-tomorrow = morgen
headline-on = op { $day }
headline-on-weekend = op { $day }
headline-part = { $day } van { $from } tot { $to }
headline-tonight = vannacht ({ $from }–{ $to })
headline-event = { $side ->
     [in] { $event } { $day }: { $time }, over { $by }.
     [ago] { $event } { $day }: { $time }, { $by } geleden.
    *[then] { $event } { $day }: { $time }.
}
headline-tomorrow-at = Morgen: { $time }.
headline-fact = { $what }: { $value }.
headline-value = { $what } { $day }: { $value }.
headline-none-between = Geen { $water } { $day } tussen { $from } en { $to }; het dichtst erbij: { $list }.
headline-just-before = Kort daarvoor
# Of answers about no place: the time zone of those who speak the language, or UTC
zone-anywhere = Europe/Amsterdam
headline-meteors-over = Die van dit jaar zijn voorbij.
headline-none-of-day = Geen { $water } { $day }; het dichtst erbij: { $list }.
headline-no = { $what } { $day }: geen.
headline-next-phase = { $phase ->
     [full] Volgende volle maan: { $when }.
     [full-then] Volle maan: { $when }.
     [new-then] Nieuwe maan: { $when }.
    *[new] Volgende nieuwe maan: { $when }.
}
headline-next-turn = { $phase ->
     [springs] Volgend springtij: { $day }.
     [weaker-springs] Zwakker springtij, met de maan ver weg: { $day }.
     [neaps] Volgend doodtij: { $day }.
     [tropic] Volgend tropisch getij: { $day }.
    *[equatorial] Volgend equatoriaal getij: { $day }.
}
headline-next-largest-range = Grootste verval: { $day }, { $range }.
headline-of-mouth = { $kind ->
    [gauge] Bij { $station }, stroomafwaarts: { $line }
   *[other] Bij de monding, volgens het model: { $line }
}
headline-coefficient-river = Getijcoëfficiënten gelden voor de kust, niet stroomopwaarts.
headline-of-year = in de komende twaalf maanden
headline-of-days = van { $from } tot en met { $to }
headline-extreme = { $which ->
     [highest] Hoogste water { $period }: { $height }, { $when }.
     [lowest] Laagste water { $period }: { $height }, { $when }.
     [highest-daylight] Hoogste water bij daglicht { $period }: { $height }, { $when }.
    *[lowest-daylight] Laagste water bij daglicht { $period }: { $height }, { $when }.
}
headline-extreme-coefficient = { $superlative ->
     [most] Hoogste getijcoëfficiënt { $period }, in Brest: { $coefficient }, { $when }.
    *[least] Laagste getijcoëfficiënt { $period }, in Brest: { $coefficient }, { $when }.
}
headline-extreme-range = { $superlative ->
     [most] Grootste verval { $period }: { $height }, { $day }.
    *[least] Kleinste verval { $period }: { $height }, { $day }.
}
headline-maximum = { $line } Dat is de hoogste waarde { $period }.
headline-most-place = { $what }: { $place } { $count ->
    [2] ligt hoger
   *[other] { $winners ->
      [1] heeft
     *[other] hebben
    } de hoogste waarde
  }, { $value } ({ $others }).
headline-least-place = { $what }: { $place } { $count ->
    [2] ligt lager
   *[other] { $winners ->
      [1] heeft
     *[other] hebben
    } de laagste waarde
  }, { $value } ({ $others }).
headline-same-places = { $what }: geen verschil, overal { $value }.
headline-way-place = { $what }: tot { $value } bij { $place } ({ $others }).
headline-way-same = { $what }: tot { $value } overal.
headline-bar = Op een drempel breekt de zee, het meest bij eb: of die te passeren is, is hier niet bekend, vraag het ter plaatse.
headline-way-length = Hemelsbreed { $distance }{ $speed ->
    [none] .
   *[other] , bij { $speed } minstens { $duration }.
  } Alleen deze plaatsen zijn bekeken, niet het water ertussen.
headline-difference = verschil { $by }
headline-one-gauge = Niet te vergelijken: het getij van deze plaatsen komt van één meetpunt, { $source }; het verschil is niet bekend.
headline-water-difference = { $water }: { $when ->
    [same] tegelijk in { $first } en { $second }
   *[later] eerst { $first }, { $by } later { $second }
}{ $side ->
    [higher] {""}, { $height } hoger
    [lower] {""}, { $height } lager
    [same] {""}, even hoog
   *[apart] {""}; de hoogten hebben verschillende nulpunten
}.
headline-within-error = { $what }: verschil onzeker, { $list }, elk ± { $error }.
headline-rain-amount = Regen
headline-minimum = { $line } Dat is de laagste waarde { $period }.
headline-next-supermoon = Volgende supermaan: { $when }. Dat is een volle maan in het dichtstbijzijnde tiende deel van haar baan.
planet-in-sky = { $planet } in het { $direction }, op { $degrees }°, { $height }° hoog
planets-at = { $count ->
     [0] Planeten { $day } om { $time }: geen aan een donkere hemel.
    *[other] Planeten { $day } om { $time }: { $list }.
}
headline-sky-bright = De hemel is er te licht voor.
headline-planet = { $planet } in de nacht { $day }: { $times }, van { $from } tot { $to }, hoogstens { $height }° hoog ({ $at }). De maan staat er dan { $moon }° vandaan.
headline-planet-hidden = { $planet } in de nacht { $day }: niet boven de horizon.
headline-planet-moon = { $planet } en de maan { $day } om { $time }: { $degrees }° uit elkaar.
headline-planet-anywhere = { $side ->
     [night] { $planet }, { $degrees }° van de zon: bijna de hele nacht te zien. De tijden hangen van de plaats af.
     [morning] { $planet }, { $degrees }° van de zon: aan de ochtendhemel, opkomst zo’n { $hours } u vóór de zon. De tijden hangen van de plaats af.
     [evening] { $planet }, { $degrees }° van de zon: aan de avondhemel, ondergang zo’n { $hours } u na de zon. De tijden hangen van de plaats af.
    *[hidden] { $planet }, { $degrees }° van de zon: te dicht bij de zon om te zien. De tijden hangen van de plaats af.
}
headline-turn-at-full = { $sun ->
     [sunset] Van de dagen rond volle maan ({ $when }) ligt deze het dichtst bij zonsondergang ({ $time }).
    *[sunrise] Van de dagen rond volle maan ({ $when }) ligt deze het dichtst bij zonsopkomst ({ $time }).
}
headline-meteors = { $shower }: het best van { $from } tot { $to }, in het donker met de radiant boven de horizon, het hoogst rond { $top }.
headline-meteors-never = { $shower }: hun radiant komt hier in het donker nauwelijks op.
headline-meteors-anywhere = { $shower }: beste nacht van { $from } op { $to }.
headline-meteors-peak = Maximum { $when }, tot { $rate } meteoren per uur bij donkere hemel.
headline-meteors-moon = { $level ->
     [down] De maan stoort niet: ze is onder.
     [faint] De maan stoort nauwelijks: voor { $lit } verlicht, op { $up }.
     [part] De maan stoort: voor { $lit } verlicht, op { $up }.
    *[all] De maan stoort de hele tijd: voor { $lit } verlicht, op { $up }.
}
headline-meteors-moon-anywhere = { $level ->
     [faint] De maan ({ $phase }, voor { $lit } verlicht) stoort nauwelijks.
     [part] De maan ({ $phase }, voor { $lit } verlicht) stoort een deel van de nacht.
    *[all] De maan ({ $phase }, voor { $lit } verlicht) stoort het grootste deel van de nacht.
}
shower-quadrantids = Boötiden
shower-lyrids = Lyriden
shower-eta-aquariids = Eta-Aquariden
shower-delta-aquariids = Delta-Aquariden
shower-perseids = Perseïden
shower-orionids = Orioniden
shower-leonids = Leoniden
shower-geminids = Geminiden
shower-ursids = Ursiden
headline-next-lunar-eclipse = Volgende maansverduistering die hier te zien is: { $list }. Halfschaduwverduisteringen tellen niet mee.
headline-next-solar-eclipse = Volgende zonsverduistering die hier te zien is: { $list }.
headline-no-total-eclipse = Geen totale hier in de komende { $years } jaar.
headline-time-height = { $time } ({ $height })
headline-next-water = Volgend { $water }: { $time }, { $height }, over { $in }.
headline-next-water-after = Volgend { $water } na { $after }: { $time }, { $height }, over { $in }.
headline-latest-water = Laatste { $water }: { $time }, { $height }, { $by } geleden.
headline-then = Daarna { $list }.
headline-height-now = Nu: { $height } boven { $datum }, { $state }.
headline-height-at = Om { $time } { $day }: { $height } boven { $datum }, { $state }.
headline-remaining = { $step ->
     [then] { $kind ->
         [high] Daarna { $by } stijgend, tot { $height } bij hoogwater, { $time }.
        *[low] Daarna { $by } dalend, tot { $height } bij laagwater, { $time }.
        }
    *[now] { $kind ->
         [high] Nog { $by } stijgend, tot { $height } bij hoogwater, { $time }.
        *[low] Nog { $by } dalend, tot { $height } bij laagwater, { $time }.
        }
}
headline-state = { $state ->
     [near-high] rond hoogwater
     [near-low] rond laagwater
     [rising] opkomend
    *[falling] afgaand
}
headline-when = { $way ->
     [rising] Opkomend
    *[falling] Afgaand
}
headline-turn = { $kind ->
     [high] hoog om { $time } ({ $height })
    *[low] laag om { $time } ({ $height })
}
headline-way = { $way ->
     [rising] opkomend
    *[falling] afgaand
}
headline-verdict = { $verdict ->
     [yes] Ja: { $line }
     [nearly] Bijna: { $line }
     [some] Matig: { $line }
     [partly] Deels: { $line }
     [not-calm] Nee, niet rustig: { $line }
    *[no] Nee: { $line }
}
headline-state-far = { $state ->
     [ebb] Het gaat af, maar staat nog hoog: { $line }
    *[flood] Het komt op, maar staat nog laag: { $line }
}
headline-state-was = { $water } was om { $time }; nu { $way }, { $height }.
headline-state-comes = { $way }, { $height }; { $water } is om { $time }.
headline-state-then = { $way } om { $asked } { $day }, { $height }; { $water } is om { $time }.
headline-beyond = { $side ->
     [above] Boven { $height } ({ $datum }) { $day }: { $value }.
    *[below] Onder { $height } ({ $datum }) { $day }: { $value }.
}
headline-over-sill = { $water } water boven { $sill }.
tide-half = Halftij
headline-half-tide = { $time } ({ $height }, { $way ->
     [rising] opkomend
    *[falling] afgaand
})
headline-never = nooit
headline-all-day = de hele dag
headline-compare = { $aspect ->
     [compare-high] Hoogste water: { $list }.
     [compare-low] Laagste water: { $list }.
    *[compare-range] Verval: { $list }.
}
headline-compared-day = { $day } { $height }
headline-compared-day-at = { $day } { $height } ({ $time })
headline-compare-times = { $day } { $by ->
     [same] ongeveer op dezelfde tijd als { $other }.
     [later] ongeveer { $duration } later dan { $other }.
    *[earlier] ongeveer { $duration } eerder dan { $other }.
}
headline-unknown-passable = { $sun } Wanneer je hier droog overkomt is niet bekend: vraag het ter plaatse, ga te voet met afgaand water, keer uiterlijk bij laagwater om en steek het wad alleen met een gids over.
headline-unknown-afloat = Dit is alleen de hoogte van het getij: tel de diepte op de kaart erbij op, of trek af wat droogvalt.
headline-unknown-clearance = De doorvaarthoogte onder bruggen en kabels is hier niet bekend: dit zijn alleen de hoogten van het getij. Op de kaart staat ze boven een vermeld vlak; reken daarvandaan, met een marge.
headline-unknown-stay = Hoe lang het daar droog blijft is hier niet bekend: het water kan de terugweg uren voor hoogwater afsnijden. Vraag het ter plaatse en ga vroeg weg.
headline-unknown-flooded = Vanaf welke hoogte het daar onderloopt is hier niet bekend, en ook niet hoeveel opzet en golven boven op het getij komen: volg de officiële waarschuwingen voor hoogwater en weer.
headline-near-high = Nee, dan niet oversteken: { $time } is { $apart } { $side ->
    [after] na
   *[before] voor
} hoogwater ({ $height }).
headline-after-low = Nee, niet te voet: { $time } is { $apart } na laagwater ({ $height }), en het water komt op.
headline-else-never = Op de andere dagen nooit.
headline-largest = Hoogste water { $day }: { $high }, { $highAt }; laagste: { $low }, { $lowAt }.
headline-nearest = { $water } het dichtst bij { $time }: { $when }, { $height }.
headline-stand-none = { $kind ->
     [high] Een hoogwater dat blijft staan is hier niet bekend.
    *[low] Een laagwater dat blijft staan is hier niet bekend.
}
headline-stand-near = { $kind ->
     [high] Binnen { $height } van hoogwater { $day }: { $value }.
    *[low] Binnen { $height } van laagwater { $day }: { $value }.
}
headline-next-beyond = Volgend { $water } { $side ->
     [above] erboven
    *[below] eronder
}: { $when }, { $height }.
headline-day-most = { $day }: { $what } tot { $value } om { $time }.
headline-day-least = { $day }: { $what } minimaal { $value }, om { $time }.
headline-each-day = Elke dag gelijk
headline-most = { $what } { $day }: tot { $value } om { $time }.
headline-now = { $what } nu: { $now }.
headline-unknown-measure = { $what }: staat niet in deze verwachting.
headline-now-most = { $what } nu: { $now }; tot { $value } om { $time }.
headline-now-least = { $what } nu: { $now }; daalt tot { $value } om { $time }.
headline-least = { $what } { $day }: minimaal { $value }, om { $time }.
headline-course = Richting: { $list }.
headline-from-there = Uit die hoek van { $from } tot { $to }.
headline-quarter = { $quarter ->
     [0] { $from } ’s nachts
     [1] { $from } ’s ochtends
     [2] { $from } ’s middags
    *[3] { $from } ’s avonds
}
headline-at = { $what } { $day } om { $time }: { $value }.
headline-rain = { $course ->
     [open] Regen { $day }: vanaf { $time }, { $amount }.
     [until] Regen { $day }: { $time } tot { $until }, { $amount }.
     [at-times] Regen { $day }: af en toe van { $time } tot { $until }, { $amount }.
    *[all-day] Regen { $day }: af en toe, { $amount }.
}
headline-dry = Geen regen { $day }.
headline-wind = Wind
headline-gust = Windstoten
headline-temperature = Temperatuur
headline-cloud = Bewolking
headline-pressure = Luchtdruk
headline-uv = UV-index
headline-visibility = Zicht
headline-period = Golfperiode
headline-swell-period = Deiningsperiode
headline-azimuth = In het { $direction }, op { $degrees }°.
headline-high = { $height }° hoog.
headline-sun = Zon
headline-moon = Maan
headline-in-sky = { $what } { $day } om { $time }: in het { $direction }, op { $degrees }°, { $height }° hoog.
headline-below-horizon = { $what } { $day } om { $time }: onder de horizon.
headline-veer = { $course ->
     [turning] { $what }: { $from } ({ $at }), draait: { $to } ({ $until }).
    *[none] { $what }: { $from } ({ $at }), draait niet duidelijk voor { $until }.
}
headline-change-now = { $at ->
    [now] nu { $value }
   *[other] { $value } ({ $at })
 }
headline-change = { $course ->
     [falling-there] { $what }: al onder { $limit }: { $now }.
     [falling-from] { $what }: onder { $limit } vanaf { $at }, tot { $extreme } ({ $extremeAt }); { $now }, tot dan hoogstens { $most }.
     [falling-never] { $what }: tot { $end } niet onder { $limit }; minimaal { $extreme } ({ $extremeAt }), { $now }.
     [rising-there] { $what }: al { $now }.
     [rising-from] { $what }: boven { $limit } vanaf { $at }, tot { $extreme } ({ $extremeAt }); { $now }.
    *[rising-never] { $what }: tot { $end } niet boven { $limit }; maximaal { $extreme } ({ $extremeAt }), { $now }.
}
headline-change-then = { $course ->
     [most] Tot { $extreme } ({ $extremeAt }).
     [falling-stays] Dat blijft zo tot { $end }.
     [falling-end] Daarboven vanaf { $at }.
     [rising-stays] Geen toename tot { $end }.
    *[rising-end] Geen toename tot { $end }; onder { $limit } vanaf { $at }.
}
headline-spell = { $course ->
     [rain-none] Geen regen tot { $until }.
     [fog-none] Geen mist tot { $until }.
     [rain-over] Regen: tot { $until }, { $amount }.
     [rain-spell] Geen regen tot { $from }, dan regen tot { $until }, { $amount }.
     [rain-on] Regen: minstens tot { $until }.
     [fog-over] Mist: tot { $until }.
     [fog-spell] Geen mist tot { $from }, dan mist tot { $until }.
    *[fog-on] Mist: minstens tot { $until }.
}
headline-waves = Golven
headline-water = Watertemperatuur
headline-water-feel = { $feel ->
     [cold] Koud: beter met een wetsuit.
     [warm] Warm genoeg zonder wetsuit.
    *[cool] Fris: langer dan even liever met een wetsuit.
}

# Beelden
picture-tide = Getij · { $days }
picture-above = { $unit } boven { $datum }
picture-datum-is = Hoogten boven { $datum }
picture-now-level = Nu { $level }
picture-coefficient = coëfficiënt { $value }
picture-phase-springs = springtij
picture-phase-neaps = doodtij
picture-phase-making = toenemend
picture-phase-taking-off = afnemend
picture-phase-tropic = tropisch
picture-phase-equatorial = equatoriaal
picture-phase-growing = toenemend
picture-phase-shrinking = afnemend
picture-lit = { $lit } verlicht
picture-sun = Zon
picture-sun-up = Middernachtzon
picture-sun-down = Poolnacht
picture-sun-rise-set = Zonsopkomst – zonsondergang
picture-says = { $what }: { $course }.
picture-highest = Hoogste
picture-lowest = Laagste
picture-weather = Weer · { $days }
picture-waves = Zee · { $days }
picture-observed = Geel: gemeten bij { $station }.
picture-highest-waves = hoogste golven, { $time }
picture-every = om de { $seconds } s
picture-water = water { $temperature }
picture-both = Deining en windzee samen
picture-current = Getijstroom · { $days }
picture-moon = Maan · { $days }
picture-moon-up = { $time }, { $altitude }° boven de horizon
picture-moon-rising = Bij maansopkomst, { $time }
picture-moon-down = Onder de horizon
picture-zenith-up = Het zenit is boven: zoals ze aan de hemel staat.
picture-moon-noon = De maan op het middaguur van elke dag.
picture-sun-day = Zon · { $days }
picture-rise = Opkomst
picture-set = Ondergang

present-clear = Helder
present-fair = Half bewolkt
present-cloudy = Zwaar bewolkt
present-overcast = Geheel bewolkt
present-fog = Mist
present-light-rain = Lichte regen
present-rain = Regen
present-heavy-rain = Zware regen
present-snow = Sneeuw
# Pagina's
now-high = HW
now-low = LW
now-wind = wind
now-waves = golven
page-places = Je plaatsen
page-places-example = Nu
page-keep = Op de startpagina houden
now-rising = opkomend
now-falling = afgaand
now-as-of = Om { $time }
page-near = Bij jou in de buurt
page-example-place = geonames:2747599
page-about = Over
page-coverage = Dekking van waarschuwingen en metingen
coverage-lead = Officiële waarschuwingen worden gelezen waar het land op de kaart blauw is. Daaronder staat wie ze uitgeeft en wie meet.
coverage-warned = Officiële waarschuwingen
coverage-elsewhere = Elders zijn hier geen officiële waarschuwingen bekend: kijk op de pagina van de weerdienst van het land.
coverage-observed = Gemeten door meetpunten en boeien
coverage-kind = { $kind ->
    [level] waterstanden
    [waves] golven
    [wind] wind
    [air] luchttemperatuur en luchtdruk
    [water] watertemperatuur
   *[current] stroming
}
page-ask = Vragen
page-docs = Gegevensdienst
page-skip = Naar de tekst
page-navigation = Pagina’s
page-not-navigation = Niet voor navigatie.
page-astronomical = Het getij is het astronomische: wind en luchtdruk kunnen het water hoger of lager maken.
page-terms = Voorwaarden
page-privacy = Privacy
terms-title = Gebruiks­voorwaarden
terms-description = Wat je van Bellbuoy kunt verwachten, en wat niet.
terms-navigation = Bellbuoy is niet bedoeld voor navigatie. Het toont astronomische getijden, berekend uit harmonische constanten, en verwachtingen van openbare weerdiensten; wind, luchtdruk en fouten van beide kunnen veranderen wat je aantreft. Gebruik officiële tafels, kaarten en waarschuwingen voor elke beslissing waarvan veiligheid afhangt.
terms-service = Het is gratis en wordt aangeboden zoals het is: zonder belofte dat het er altijd, volledig of juist is. Wie deze dienst beheert mag het gebruik beperken of beëindigen, bijvoorbeeld van wie haar overbelast.
terms-use = Gebruik het voor alles wat mag. Overbelast het niet, val het niet aan en gebruik het niet om anderen te schaden. In Discord en Telegram gelden ook hun eigen voorwaarden.
terms-data = De gegevens hebben eigen licenties, genoemd in elk antwoord en in /about: noem bij de meeste de bron als je ze doorgeeft.
terms-privacy = Wat er van je wordt bewaard staat onder Privacy.
terms-support = Hulp en contact
privacy-page-description = Wat Bellbuoy van je bewaart, waarom, en hoe je het wist.
privacy-page-how = Om het te zien of te wissen, stuur privacy export of privacy forget waar je de bot gebruikt: in Discord en Telegram als /privacy. Het gebeurt meteen.
page-ask-title = Getij en weer van elke plaats op zee of aan de kust
page-ask-description = Hoog- en laagwater, wind, golven, zon en maan van elke plaats op zee of aan de kust. Vraag het in je eigen woorden.
page-not-found = Die pagina bestaat niet
page-not-found-why = Misschien is het adres verkeerd geschreven, of is de pagina er niet meer.
page-failed = Dat is niet gelukt
page-to-ask = Naar een plaats vragen
page-ask-label = Waar, wat en wanneer?
page-ask-placeholder = getij Brest morgen
page-ask-button = Vragen
page-locate = Mijn locatie gebruiken
page-busy = Een moment …
page-no-location = Je apparaat zegt niet waar je bent.
page-offline = Geen verbinding. Probeer het opnieuw.
page-examples-title = Bijvoorbeeld
page-examples = getij Scheveningen morgen|weer in Vlissingen|hoe laat is het hoogwater in Zeebrugge?|golven op Texel dit weekend|zonsondergang in Lissabon|volle maan in Harlingen
page-days = Dagen
page-topics = Meer over deze plaats
page-more = Meer
page-place-open = Open houden
page-dashboard = Sleutels
dashboard-title = Sleutels van de gegevensdienst
dashboard-lead = Getijden, weer, zon en maan voor je eigen programma: maak een sleutel en kijk wat hij gebruikt.
dashboard-lead-closed = Meld je aan om je sleutels te zien en wat ze gebruiken. Nieuwe sleutels maakt de beheerder van deze dienst.
dashboard-email = E-mailadres
dashboard-passphrase = Wachtzin
dashboard-passphrase-rule = Minstens { $count } tekens: een paar woorden onthoud je het makkelijkst.
dashboard-sign-in = Aanmelden
dashboard-sign-out = Afmelden
dashboard-register = Account maken
dashboard-register-keeps = Bewaard worden het adres, een hash van de wachtzin, je sleutels en wat ze gebruiken. Er wordt geen mail gestuurd: is de wachtzin kwijt, dan kan de beheerder een adres maken waar je een nieuwe kiest.
dashboard-registered = Je kunt je nu aanmelden. Had het adres al een account, dan is dat gebleven zoals het was.
dashboard-sign-in-failed = Adres en wachtzin horen niet bij elkaar.
dashboard-email-unfit = Dat is geen e-mailadres.
dashboard-passphrase-unfit = De wachtzin is te kort of te lang.
dashboard-passphrase-wrong = De wachtzin is niet juist.
dashboard-too-often = Te veel pogingen. Wacht even en probeer het opnieuw.
dashboard-proof-wanted = Velen hebben dit account geprobeerd. Meld je nog een keer aan: je browser rekent eerst enkele seconden. Wacht zonder scripts even.
dashboard-form-over = Het formulier was te oud. Verstuur het opnieuw.
dashboard-keys = Je sleutels
dashboard-no-keys = Je hebt nog geen sleutel.
dashboard-key-name = Naam van een nieuwe sleutel
dashboard-key-example = Scherm in de haven
dashboard-create = Sleutel maken
dashboard-name-unfit = Een sleutel heeft een naam van één regel nodig.
dashboard-too-many-keys = Je hebt zoveel sleutels als een account er op een dag kan hebben.
dashboard-new-key = Je nieuwe sleutel
dashboard-shown-once = Kopieer hem nu: hij wordt alleen deze keer getoond. Stuur hem in de header Authorization.
dashboard-copy = Kopiëren
dashboard-copied = Gekopieerd
dashboard-key-facts = { $id }, gemaakt op { $date }
dashboard-used = { $used } van { $quota } eenheden vandaag
dashboard-rotate = Vervangen
dashboard-rotate-why = Een nieuwe sleutel neemt de plaats van deze in, met dezelfde naam en hetzelfde tegoed. De oude eindigt binnen vijf seconden.
dashboard-revoke = Intrekken
dashboard-revoke-why = De sleutel eindigt binnen vijf seconden, voorgoed.
dashboard-revoked = De sleutel is ingetrokken.
dashboard-usage = De laatste 30 dagen
dashboard-usage-alt = Eenheden per dag en toegangspunt; de getallen staan in de tabel hieronder.
dashboard-no-usage = Met je sleutels is nog niets gevraagd.
dashboard-units = Tot { $count } eenheden per dag
dashboard-other-endpoints = andere
dashboard-as-table = Als tabel
dashboard-day = Dag (UTC)
dashboard-endpoint = Toegangspunt
dashboard-quota-units = Eenheden
dashboard-account = Je account
dashboard-delete = Account verwijderen
dashboard-delete-why = Account, sleutels en alles wat is geteld verdwijnen meteen, voorgoed.
dashboard-deleted = Het account is verwijderd, met alles wat erbij hoorde.
dashboard-link = Een link per e-mail
dashboard-link-why = { $registration ->
    [open] Voor een nieuw account, of als de wachtzin kwijt is: een e-mail brengt een adres waar je er een kiest. Bewaard worden het adres, een hash van de wachtzin, je sleutels en wat ze gebruiken.
   *[closed] Als de wachtzin kwijt is: een e-mail brengt een adres waar je een andere kiest.
}
dashboard-link-send = Link sturen
dashboard-link-sent = Er is een e-mail onderweg, als dat adres een account heeft of kan krijgen. Kijk ook bij de ongewenste post.
mail-link-subject = Kies je wachtzin
mail-link-text = Op dit adres kies je de wachtzin van je account bij de datadienst. Het werkt één keer, binnen een dag:
    { $link }
    Heb je er niet om gevraagd, laat deze e-mail dan liggen: er verandert niets.
recovery-title = Een nieuwe wachtzin
recovery-lead = Kies een wachtzin en je bent aangemeld. Dit adres werkt één keer; alle andere sessies van het account eindigen.
recovery-over = Dit adres is al gebruikt of te oud. Vraag om een ander.
operator-title = Status van de dienst
operator-invited = Dit adres meldt je aan als beheerder, één keer.
operator-invitation-over = Dit adres is al gebruikt, of te oud. Maak een ander met npm run keys -- operator
operator-parts = Onderdelen en bronnen
operator-ok = werkt
operator-down = werkt niet
operator-last-success = laatst gelukt { $minutes } min geleden
operator-digests = Berichten
operator-digests-active = actief
operator-digests-paused = gepauzeerd
operator-digests-gone = zonder kanaal
operator-no-digests = Er zijn geen berichten.
operator-failed = Opgegeven na te veel pogingen
operator-no-failed = Geen.
operator-due = Gepland
operator-platform = Platform
operator-delivery = Levering
operator-error = Fout
operator-keys = Sleutels
operator-key = Sleutel
operator-owner = Eigenaar
operator-made-here = hier gemaakt
operator-used = Vandaag gebruikt
operator-since = Sinds
operator-id = Id.
operator-revoked = ingetrokken { $date }
page-curve = Tijd en waarde langs de kromme: pijltjestoetsen
page-curve-above = Tijden boven
page-picture-missing = De afbeelding is niet geladen.
page-picture-again = Opnieuw proberen
page-week = De week
page-stations-near = Getijstations in de buurt
page-elsewhere = Op uw eigen pagina’s en apparaten
page-now-picture = Afbeelding van nu
page-now-line = Nu in één regel
page-now-data = Gegevens (JSON)
page-feed = Atomfeed
page-frame = Kader voor een webpagina
page-telegram-ask = Vragen in Telegram
page-telegram-digest = Elke dag in Telegram

# Wanneer
when-title = Geschikte tijden: { $place }
when-title-for = { $what }: { $place }
when-wanted = Voorwaarden: { $conditions }.
when-wanted-for = Grenzen voor { $what } (te wijzigen met „{ $command }”): { $conditions }.
when-caution-flats = Keer om als het tij keert (laagwater { $time }) en vraag het ter plaatse: geulen lopen achter je vol; het wad op alleen met kennis ervan of met een gids.
when-vague-flats = Laagwater is hier maar op { $minutes } min nauwkeurig bekend.
when-unknown = Hier niet bekend en dus niet meegeteld: { $conditions }.
when-ends = { $course ->
    [open] Waait nu, tot { $until }.
   *[ahead] Waait nu niet: van { $from } tot { $until }.
}
when-best = Het beste: { $when }.
rivals = { $verdict ->
     [yes] {"Ja. "}
     [no] {"Nee. "}
    *[none] {""}
  }{ $side ->
     [best] { $count ->
       [2] Beter
      *[other] Het best
     }: { $moment }.
     [most] { $count ->
       [2] Hoger
      *[other] Het hoogst
     }: { $moment }.
     [least] { $count ->
       [2] Lager
      *[other] Het laagst
     }: { $moment }.
     [least-bad] { $count ->
       [2] Geen van beide goed; minder slecht
      *[other] Niets is goed; het minst slecht
     }: { $moment }.
     [none] { $count ->
       [2] Geen van beide goed, en geen van beide beter.
      *[other] Niets is goed, en niets is beter.
     }
    *[same] Geen duidelijk verschil.
  }{ $list ->
     [none] {""}
    *[other] {" "}{ $list }.
  }
rivals-figure = { $what } { $shown } ({ $others })
rivals-between = {", "}
lee-place = { $name }: { $shore ->
     [on] aanlandig
     [off] aflandig
     [cross] langs de kust
    *[unknown] ligging van de kust niet bekend
  }
lee = { $side ->
     [none] Geen luwte bij wind uit { $wind }: { $list }.
     [unknown] Waar luwte is bij wind uit { $wind } is niet bekend: { $list }.
    *[some] In de luwte bij wind uit { $wind }: { $places } ({ $list }).
  }{" Naar de ligging van de kust in het groot: baaien en duinen zijn hier niet bekend."}
heading = Koers { $course }. { $list }.
heading-wind = { $name }: wind uit { $from }, { $point ->
     [head] tegenwind, kruisen
     [beam] { $side ->
       [port] halve wind over bakboord
      *[starboard] halve wind over stuurboord
     }
    *[astern] wind mee
  }
when-best-low = Het beste: { $when }, laagwater om { $time }, { $height }.
when-window = { $course ->
    [open] { $mark ->
        [good] Goed tot { $until }.
        [look] Redelijk tot { $until }.
       *[next] Nu, tot { $until }.
    }
   *[ahead] { $mark ->
        [good] Goed: { $when }, over { $in }.
        [look] Redelijk: { $when }, over { $in }.
        [news] Komt: { $when }, over { $in }.
       *[next] Volgende: { $when }, over { $in }.
    }
}
when-look-day = { $day } redelijk: { $why }.
when-skip = { $day } ongunstig: { $why }.
when-figures = { $figures }.
when-dark = het is dan donker (licht { $times })
when-better = Volgend goed moment: { $when }.
when-way = { $hours ->
     [0] Niet de hele weg goed.
     [look] Op al deze plaatsen redelijk.
    *[other] Op al deze plaatsen goed.
  }
when-way-times = { $count ->
     [0] Nooit op al deze plaatsen tegelijk.
    *[other] Op al deze plaatsen: { $when }.
  }
when-none = Niets in zicht tot { $until }.
when-none-on = Geen geschikt moment { $day }.
when-unsure = Geen zeker moment tot { $until }: hoogwater haalt { $needed }, maar het getij is hier slechts op { $minutes } min en { $error } bekend.
when-without-weather = Het weer kan nu niet worden opgevraagd. Alleen naar getij en hemel zouden het deze momenten zijn; of dan ook aan { $conditions } is voldaan, kan ik niet zeggen.
when-miss = Het dichtst erbij: { $when }, op dit na: { $why }.
when-miss-lacking = Het dichtst erbij: { $when }, maar zonder { $condition }.
when-lacks = { $condition } ontbreekt
when-miss-value = { $what } ({ $value })
when-only = maar { $value }
when-at-least = minstens { $value }
when-at-most = hooguit { $value }
when-just-over = net meer dan { $value }
when-just-under = net minder dan { $value }
when-forecast-ends = De verwachting eindigt { $at }: wat daarna komt is nog niet bekend.
when-more = { $count ->
    [one] Er is nog één geschikt moment.
   *[other] Er zijn nog { $count } geschikte momenten.
 }
when-beyond = Na de verwachting, alleen naar getij en hemel
when-too-early = Zover reikt nog geen verwachting.
when-no-forecast = Voor deze plaats is er geen verwachting van { $what }.
when-tide-alone = Dit is het getij alleen: wind en luchtdruk verhogen of verlagen het water, en voor de diepte van een plek komt de kaartdiepte erbij, of gaat af wat er droogvalt.
when-counted = Aan de veilige kant gerekend: { $minutes } min en { $height } fout in het getij. Slib, deining en squat (inzinking) zijn niet meegerekend.
when-counted-weather = Voor de zekerheid zijn wind en golven { $share } sterker gerekend dan verwacht.
when-by-day = Per dag
when-verdict-go = goed
when-verdict-look = redelijk
when-verdict-skip = niet
when-held = ja
when-not-held = nee
when-judged = { $course ->
    [at-times] Soms { $amount }: { $values } { $day } (grens: { $limits }).
   *[always] { $verdict ->
       [yes] Ja
      *[no] Nee
    }, { $amount }: { $values } { $day } (grens: { $limits }).
}
when-supposed = { $found ->
    [too-much] Te veel
    [too-little] Te weinig
   *[enough] Binnen de grens
}: { $value } (grens: { $limit }).
when-amount = { $scale ->
    [warmth] { $found ->
        [too-much] te warm
        [too-little] te koud
       *[enough] warm genoeg
    }
    [height] { $found ->
        [too-much] te hoog
        [too-little] te laag
       *[enough] dat gaat
    }
   *[amount] { $found ->
        [too-much] te veel
        [too-little] te weinig
       *[enough] dat gaat
    }
}
when-learner = Strengere grenzen, voor kinderen, beginners en ouderen; bodem, rotsen en stroming zijn niet beoordeeld.
when-several = nooit alles tegelijk
when-below = { $what } onder { $value }
when-above = { $what } boven { $value }
when-between = { $what } van { $from } tot { $to }
when-sill = drempel { $sill } t.o.v. reductievlak, diepgang { $draught }{ $margin }
when-sill-covered = drempel { $sill } t.o.v. reductievlak, zonder opgegeven diepgang{ $margin }
when-margin = , { $margin } onder de kiel
when-own-sill = je eigen drempel{ $margin }
when-rising = opkomend water
when-falling = afgaand water
when-event = { $form ->
     [around] { $event ->
         [high] hoogwater
         [low] laagwater
        *[slack] kentering
        }
    *[at] { $event ->
         [high] hoogwater
         [low] laagwater
        *[slack] kentering
        }
}
when-before = { $length } voor { $event }
when-point-before = { $length } voor { $event }
when-after = { $length } na { $event }
when-point-after = { $length } na { $event }
when-around = van { $before } voor tot { $after } na { $event }
when-offset = { $event } van { $from } tot { $to }
when-sector = { $what } van { $from } tot { $to }
when-sector-not = { $what } niet van { $from } tot { $to }
when-light-day = daglicht
when-light-night = tussen zonsondergang en zonsopkomst
when-light-civil = burgerlijke schemering
when-light-nautical = nautische schemering
when-light-astronomical = astronomische schemering
when-light-dark = volslagen donker
when-light-golden = gouden uur
when-light-blue = blauw uur
when-event-eclipse = zons- of maansverduistering
when-event-solar-eclipse = zonsverduistering
when-event-lunar-eclipse = maansverduistering
when-event-supermoon = supermaan
when-event-warning = officiële waarschuwing
when-event-king-tide = het grootste getij van het jaar
when-phase = hoogstens { $days ->
    [one] een dag
   *[other] { $days } dagen
  } voor of na { $phase }
when-phase-new = nieuwe maan
when-phase-first-quarter = eerste kwartier
when-phase-full = volle maan
when-phase-third-quarter = laatste kwartier
when-or = { " of " }
when-time = van { $from } tot { $to }
when-length = minstens { $length } achter elkaar
when-tendency = { $change } hPa in 3 u
when-of-tide = getij
when-of-stream = stroom
when-of-flood = vloedstroom
when-of-ebb = ebstroom
when-of-tidal-range = verval
when-of-coefficient = getijcoëfficiënt (Brest)
when-of-tendency = luchtdrukverandering
when-of-sun = zon
when-of-moon = maan
when-of-windSpeed = wind
when-of-gust = windstoten
when-of-waveHeight = golven
when-of-wavePeriod = golfperiode
when-of-swellHeight = deining
when-of-swellPeriod = deiningsperiode
when-of-airTemperature = temperatuur
when-of-waterTemperature = watertemperatuur
when-of-precipitation = regen in het uur
when-of-cloudCover = bewolking
when-of-visiblity = zicht
when-of-pressure = luchtdruk
when-of-windDirection = wind
when-of-waveDirection = golven
when-of-swellDirection = deining
when-was-right = Oordeel { $day } klopte
when-was-good = { $day } was toch goed
when-was-bad = { $day } was toch niet goed
preset-title = Je grenzen voor { $what }
preset-list-title = Activiteiten en hun grenzen
preset-own = { $what } (de jouwe)
preset-how = Verander er een met bijvoorbeeld activiteit bewaren surfen wind minder dan 20 kn; ga terug met activiteit herstellen surfen.
preset-changed = { $before } is nu { $after }.
preset-added = Nieuw: { $after }.
preset-unchanged = Er verandert niets.
preset-rule = De regel: een verkeerd oordeel verschuift de ene grens die het bepaalde, een merkbare stap, en geen andere. Ongedaan maken zet hem terug.
preset-undo = Ongedaan maken
preset-keep = Deze grenzen voor { $what } houden
preset-reset = Gewone grenzen voor { $what }
preset-reset-title = Voor { $what } gelden weer de gewone grenzen

# De kaart van de stations
page-stations = Stations
map-title = Getij- en stroomstations
map-lead = { $count } getij- en stroomstations: kies er een op de kaart of in de lijst.
map-stream = getijstroom
map-gauge = meetpunt of boei, meet nu
map-label = Kaart van de getijstations
map-keys = Met twee vingers of de muis schuif en zoom je de kaart; ook met de pijltoetsen, + en −. Enter opent wat in het midden ligt.
map-zoom-in = Dichterbij
map-zoom-out = Verder weg
map-range = Verval vandaag, meter
map-range-between = { $from }–{ $to }
map-range-over = meer dan { $from }
map-search = Een station op naam zoeken
map-none = Geen station heeft die naam.
map-by-country = Per land
map-clocks = Klokken
map-clocks-lead = Elke reeks wordt vergeleken met die eromheen en met het getijmodel. Deze liepen in al hun regels evenveel voor of achter, als door een verkeerde klok.
map-datum = Reductievlak
map-datum-unknown = niet bekend
map-prediction = Voorspelling
map-record = Reeks
map-years = { $count } jaar
map-source = Bron
map-licence = Licentie
map-id = Id.
map-whole-answer = Het hele antwoord, met beeld
map-back = Alle stations
calendar-title = Getijden: { $place }
calendar-windows-title = Momenten: { $place }
calendar-subscribe = Abonneer je agenda op dit adres, en de komende { $count } dagen staan er altijd in: { $url }
calendar-file = De komende { $count } dagen als bestand voor je agenda.
calendar-link = Abonneren
calendar-springs = Springtij, { $height }
calendar-weaker-springs = Zwakker springtij, met de maan ver weg, { $height }
calendar-tropic = Tropisch getij, { $height }
calendar-note-sky = Tijden van zon en maan. Niet voor navigatie.
page-calendar = Kalender

# Uitleg van de bots
page-bots = Chat
bots-title = In Discord en Telegram
bots-lead = Dezelfde antwoorden waar je met anderen praat: getijden, weer, zon en maan, als je erom vraagt of elke ochtend.
bots-off = Deze bot is nu niet verbonden.
bots-discord-server = Aan een server toevoegen
bots-discord-account = Zelf overal gebruiken
bots-telegram-open = De chat openen
bots-discord-steps = Voeg de bot toe aan een server, of aan je account om hem in elk gesprek te hebben.|Schrijf /tide en kies een plaats, of /today voor alles tegelijk.|Druk op de knoppen onder een antwoord voor de volgende dagen en voor weer, golven, zon en maan.|Bewaar je haven met /place home: dan hoef je geen plaats te noemen.|Krijg elke ochtend een antwoord met /digest add.|Kies taal, eenheden en vlak met /settings; /privacy toont en wist wat er wordt bewaard.
bots-telegram-steps = Open de chat en druk op Start.|Schrijf een plaats, een vraag zoals „hoogwater in Brest morgen”, of stuur een locatie.|Druk op de knoppen onder een antwoord voor de volgende dagen en voor weer, golven, zon en maan.|Bewaar je haven met /place home Brest: dan hoef je geen plaats te noemen.|Krijg elke ochtend een antwoord: /digest Brest 07:00.|Begin in een groep met een schuine streep of noem de bot. /privacy toont en wist wat er wordt bewaard.

# Meer begrippen uitgelegd
explain-known = Ik kan bijvoorbeeld uitleggen: doodtij, kentering, reductievlak, coëfficiënt, periode, twaalfdenregel.
explain-two-tides = De maan trekt twee bulten water op, een naar zich toe en een aan de andere kant, en de meeste kusten gaan in een maansdag van 24 u 50 door beide. Waar de vorm van het bekken er een dempt, zoals in de Golf van Mexico, is er maar één getij per dag.
explain-later-tides = Het getij komt elke dag zo’n 50 minuten later, omdat de maan in haar baan verder gaat terwijl de aarde één keer draait. Het ene hoogwater volgt zo’n 12 u 25 op het andere.
explain-tide-size = Hoeveel de zee rijst en daalt hangt af van de vorm van kust en bodem: trechters en ondiepe zeeën, zoals het Kanaal van Bristol, maken het getij groter; besloten zeeën en plaatsen bij een knooppunt van de golf hebben er nauwelijks een. Bij volle en nieuwe maan is het overal groter.
explain-king-tide = Zo heet een van de grootste springtijen van het jaar: volle of nieuwe maan valt samen met de kleinste afstand van de maan tot de aarde. De naam komt uit de volksmond, niet uit de wetenschap.
explain-twelfths = De twaalfdenregel schat de stand tussen laag- en hoogwater: in de zes uren rijst de zee 1, 2, 3, 3, 2 en 1 twaalfde van het verval. Hij geldt voor kusten met een regelmatig getij; waar het scheef is, zoals in de Solent, klopt hij niet.
explain-current = De getijstroom is de horizontale beweging van het water die bij het getij hoort: de richting is waarheen hij gaat, de snelheid staat in knopen. Hij is het sterkst in zeegaten en bij kapen, en bij springtij.
explain-lat = LAT, het laagste astronomische getij, is de laagste stand die alleen uit het getij te voorspellen is in zijn cyclus van 18,6 jaar. De meeste Europese kaarten tellen vanaf dat vlak; wind en hoge luchtdruk kunnen de zee eronder brengen.
explain-hat = HAT, het hoogste astronomische getij, is de hoogste stand die alleen uit het getij te voorspellen is in zijn cyclus van 18,6 jaar. De doorvaarthoogte van bruggen wordt er vaak vanaf geteld; een stormvloed kan erboven komen.
explain-msl = MSL, het gemiddeld zeeniveau, is de gemiddelde hoogte van de zee over vele jaren. Getijhoogten daarboven zijn kleiner dan boven het reductievlak, en bij laagwater negatief.
explain-mllw = MLLW, het gemiddeld lager laagwater, is het gemiddelde van het laagste van de twee laagwaters van elke dag over 19 jaar, en het vlak van kaarten en tafels in de VS.
explain-mean-levels = Het zijn gemiddelden over vele jaren: MHWS en MLWS zijn gemiddeld hoog- en laagwater bij springtij, MHWN en MLWN bij doodtij, MHW en MLW van alle. Een getij boven MHWS is groot.
explain-negative-tide = Een negatief getij is een laagwater onder het vlak van de getijtafel. Dan valt droog wat de meeste laagwaters onder water laten.
explain-drying-height = Dat is hoe ver een plaat of rots boven het reductievlak uitkomt; op kaarten staat het onderstreept. Het water erboven is de hoogte van het getij min dat getal.
explain-station = Een standaardhaven heeft eigen voorspellingen, berekend uit jaren van metingen; een aansluithaven neemt die van een nabije over, met verschillen in tijd en hoogte. Het antwoord noemt het station en hoe ver het is.
explain-double-high-water = Waar ondiep water het getij vervormt, zoals in Southampton, komt hoogwater tweemaal of blijft het uren staan; de agger, het dubbele laagwater van Hoek van Holland, is hetzelfde aan de andere kant.
explain-making = Het getij neemt toe als het verval van dag tot dag groeit, van doodtij naar springtij. Het omgekeerde, van springtij naar doodtij, is afnemen.
explain-taking-off = Het getij neemt af als het verval van dag tot dag kleiner wordt, van springtij naar doodtij. Het omgekeerde, van doodtij naar springtij, is toenemen.
explain-storm-surge = Een stormvloed, of windopzet, is de stijging van de zee boven het voorspelde getij door wind en lage luchtdruk, ongeveer 1 cm per hPa onder normaal. De tafels en Bellbuoy rekenen haar niet mee.
explain-tidal-bore = Een vloedbranding is een golf die bij het begin van de vloed een rivier op loopt, waar een groot getij een ondiepe, nauwer wordende monding in gaat, zoals de Severn. Ze is het hoogst bij springtij.
explain-wind-against-tide = Wind tegen stroom betekent dat de wind tegen de getijstroom in waait: de golven worden korter, steiler en ruwer. Met wind en stroom dezelfde kant op wordt de zee rustiger.
explain-overfalls = Stroomrafelingen zijn steile, brekende golven waar een sterke stroom op een ondiepte, een kaap of een andere stroom stuit. Ze zijn het ergst bij springtij met wind tegen stroom.
explain-rip-current = Een muistroom is een smalle, snelle stroming van het strand af, waar het water dat de golven aanvoeren terugloopt: het is niet het getij, en je herkent hem aan een rustiger, donkerder baan tussen de brekers, vaak met schuim of zand dat naar zee drijft. Wie erin raakt zwemt langs het strand, niet ertegenin.
explain-wind-sea = Windzee zijn de golven die de wind hier en nu opwekt: kort, steil en onregelmatig. Deining komt van verder.
explain-wave-height = De golfhoogte is de significante: het gemiddelde van het hoogste derde deel van de golven, van dal tot top. Een enkele golf wordt bijna tweemaal zo hoog.
explain-golden-hour = Het gouden uur is de tijd van warm, zacht licht bij lage zon, hier tussen 4° onder en 6° boven de horizon, na zonsopkomst en voor zonsondergang. Hoe lang het duurt hangt af van breedte en seizoen.
explain-blue-hour = Het blauwe uur is de tijd van diepblauw licht voor zonsopkomst en na zonsondergang, hier met de zon tussen 6° en 4° onder de horizon.
explain-twilight = Schemering is het licht met de zon onder de horizon: burgerlijk tot 6° (buiten lezen kan nog), nautisch tot 12° (de zeehorizon is nog te zien), astronomisch tot 18°. Daaronder is het volslagen donker.
explain-supermoon = Een supermaan is een volle of nieuwe maan met de maan dicht bij haar kleinste afstand tot de aarde: ze lijkt tot 14% groter dan op de grootste. Het springtij is dan groter.
explain-moon-phase = De fase zegt hoeveel we van de verlichte helft van de maan zien: ze wast van nieuwe maan, via het eerste kwartier, tot volle maan, en neemt af via het laatste kwartier. Een sikkel is minder dan de helft.
explain-gust = Een windstoot is een korte uithaal van de wind, enkele seconden, boven het gemiddelde van tien minuten dat de windsnelheid is. Het getal is de sterkste die in het uur wordt verwacht.
explain-times = Alle tijden zijn die van de klok ter plaatse, met zomertijd waar die geldt; de laatste regels van een antwoord noemen de zone, zoals „Europe/Amsterdam (UTC+1)”. Alleen waar geen plaats bekend is, zoals bij maanfasen, zijn het UTC.
explain-bot-sources = Bellbuoy berekent de getijden met de harmonische constanten van stations (NOAA, TICON-4, Kartverket) en het getijmodel EOT20, zon en maan met Astronomy Engine. Wind, golven en weer komen van openbare weerdiensten; elk antwoord noemt aan het eind zijn bron (allemaal: over).
explain-bot-datum = De hoogten zijn boven het nulvlak van de zeekaarten van het land, meestal ongeveer het laagste astronomische getij, in de VS het gemiddelde van de laagste laagwaters; het eind van elk antwoord noemt het. Een ander: instellingen vlak, of „getij Vlissingen datum=MSL”.
explain-bot-ahead = Wind, golven en weer worden tot tien dagen vooruit verwacht, op zee soms korter. Getijden, zon en maan worden voor elke dag berekend, ook jaren vooruit.
explain-bot-usual = Wat in een seizoen of het hele jaar gewoon is, is hier niet bekend: er zijn alleen verwachtingen voor de komende dagen. Een klimaattabel van de plaats zegt het.
explain-bot-updates = Weer en golven worden opnieuw opgehaald zodra ze zo’n 20 minuten oud zijn; de modellen erachter draaien elke 1 tot 12 uur. Getijden, zon en maan worden berekend en hoeven niet te worden bijgewerkt.
explain-bot-languages = Ik spreek Nederlands, Engels, Frans, Duits, Spaans, Portugees, Italiaans en Japans: schrijf in een van die talen en ik antwoord daarin. Om er een te houden: „antwoord in het Engels”.
explain-bot-official = Nee, deze gegevens zijn niet officieel, alleen indicatief: Bellbuoy berekent de getijden zelf, en de verwachtingen komen van openbare weermodellen. Ze vervangen de officiële getijtafels, kaarten en waarschuwingen niet en zijn niet voor navigatie.
explain-bot-manner = Antwoorden hebben hier één vorm en kunnen niet korter of eenvoudiger worden ingesteld, maar wie één ding vraagt, „hoogwater Brest morgen”, krijgt minder. De eerste regel zegt wat gevraagd was, en een onduidelijk woord leg ik uit: „wat is doodtij”.
explain-bot-measured = Berekend, niet gemeten: getijden uit de constanten van meetstations, wind en golven uit openbare weermodellen. Waar een meetstation of boei bij de plaats af te lezen is, zegt het antwoord over nu erbij wat daar gemeten wordt, en noemt het.
explain-bot-astronomical = De hoogten zijn die van het astronomische getij: wat wind en luchtdruk erbij doen of eraf halen, enkele decimeters, in storm een meter en meer, zit er niet in. Waar een meetstation in de buurt af te lezen is, zegt het antwoord over nu hoeveel het afwijkt.
explain-small-boat = Grenzen die hier gelden voor een kleine open boot of rubberboot: wind tot 15 kn, windstoten tot 20 kn, golven tot 1 m; voor beginners 10 kn en 0,5 m. Korte golven, van minder dan zo’n 5 s, zijn steil en veel vervelender dan lange van dezelfde hoogte.
explain-pressure = De luchtdruk in hPa (gelijk aan millibar) geldt op zeeniveau; 1013 is gemiddeld. Een daling van 3 hPa of meer in drie uur kondigt harde wind aan.
picture-height-in = { $height }, over { $in }
picture-between = tussen { $low } en { $high }
page-other-day = Andere dag
page-subscribe = Abonneren op de kalender

# Officiële waarschuwingen: nooit in eigen woorden
command-warnings-name = waarschuwingen|weerwaarschuwingen|officieel
command-warnings-description = Officiële waarschuwingen voor wind, zee en weer, zoals ze zijn uitgegeven
warnings-title = Officiële waarschuwingen: { $place }
warnings-none = Er is hier geen officiële waarschuwing van kracht of aangekondigd.
warnings-unknown-here = Officiële waarschuwingen zijn hier niet bekend: geen dienst waarvan wij ze lezen bestrijkt deze plaats.
warnings-not-read = ⚠ De officiële waarschuwingen konden nu niet worden gelezen.
warnings-incomplete = ⚠ Niet alle officiële waarschuwingen konden nu worden gelezen: er kunnen er meer zijn.
warnings-more = ⚠ Nog { $count }: vraag waarschuwingen.
warnings-source = Waarschuwingen zoals uitgegeven: { $sources }.
forecast-of-zone = Verwachting van { $office } voor { $zone } (uitgegeven { $time }):
warning-line = ⚠ { $office }: { $what }
warning-news-issued = Nieuw: { $warning }
warning-news-worse = Zwaarder: { $warning }
warning-news-area = Ander gebied: { $warning }
warning-news-cancelled = Ingetrokken: { $warning }
warning-news-ended = Niet meer van kracht: { $warning }
warning-in-language = ({ $language })
warning-times = { $from }–{ $to }
warning-from = vanaf { $from }
warning-until = tot { $to }
warning-level-yellow = geel
warning-level-amber = amber
warning-level-orange = oranje
warning-level-red = rood
warning-level-violet = violet
warning-level-black = zwart
warning-level-minor = gering
warning-level-moderate = matig
warning-level-severe = ernstig
warning-level-extreme = extreem
help-example-warnings = waarschuwingen Brest
problem-surge-unknown = Bij { $place } is geen meetstation waarvan de windopzet bekend is. Voor stormvloed waarschuwt de officiële dienst (in Nederland Rijkswaterstaat).
when-of-surge = windopzet
springs-told-by = hoogte
wind-told-in = bft
explain-sea-state = De zeegang zegt hoe ruw de zee is, op de schaal van Douglas van 0 (spiegelglad) tot 9 (buitengewoon hoog), naar de significante golfhoogte: 3 is licht golvend, tot 1,25 m, 5 wild, 2,5 tot 4 m.
explain-mean-wind = De gemiddelde wind is het gemiddelde over tien minuten; dat geven verwachtingen als windsnelheid. Windstoten gaan er seconden lang boven, vaak een derde tot de helft.
explain-apparent-wind = De schijnbare wind is wat je aan boord voelt: de ware wind samen met de wind van je eigen vaart. Aan de wind is hij sterker, voor de wind zwakker.
explain-true-wind = De ware wind is de wind over het water zoals je hem stilstaand voelt; die geven verwachtingen. Aan boord van een varende boot voel je de schijnbare wind.
explain-lee = Lij is de kant uit de wind, waar beschutting is. Het tegenovergestelde is loef.
explain-windward = Loef is de kant waar de wind vandaan komt. Het tegenovergestelde is lij, waar beschutting is.
explain-lee-shore = Een lagerwal is een kust waar de wind naartoe waait: wie motor of zeilen verliest, drijft erop. Blijf er bij harde wind ruim vandaan.
explain-fetch = De strijklengte (fetch) is de lengte open water waarover de wind waait. Hoe langer, hoe hoger en langer de golven.
explain-equinox-tides = Rond de equinoxen in maart en september trekken zon en maan bij volle en nieuwe maan dicht bij het vlak van de evenaar. Hun krachten tellen dan het best op, dus is het springtij het grootst van het jaar.
explain-upwelling = Bij opwelling komt koud water uit de diepte omhoog, doordat de wind het warme oppervlaktewater van de kust wegdrijft. De zee kan in een of twee dagen 5 °C en meer kouder worden, ook midden in de zomer.
explain-diurnal-inequality = De dagelijkse ongelijkheid is het verschil tussen de twee hoogwaters of de twee laagwaters van een dag. Ze komt doordat de maan ten noorden of zuiden van de evenaar staat, en is groot aan de Grote Oceaan.
explain-land-datum = NAP (Normaal Amsterdams Peil) is het Nederlandse hoogtevlak, ongeveer gemiddeld zeeniveau, net als NN, Ordnance Datum en IGN69 elders. Het nulvlak van zeekaarten (LAT) ligt lager, net als het Belgische TAW, ongeveer gemiddeld laagwater in Oostende, 2,3 m onder NAP.
explain-tidal-divide = Een wantij is de ondiepe waterscheiding achter een waddeneiland, waar twee vloedstromen elkaar ontmoeten. Het is het hoogste deel van de vaargeul en alleen rond hoogwater bevaarbaar.
explain-sea-breeze = Een zeewind waait op zonnige middagen van zee naar land, omdat het land sneller opwarmt. Tegen de avond valt hij weg.
explain-land-breeze = Een landwind waait van land naar zee, vooral ’s nachts en vroeg in de ochtend, omdat het land sneller afkoelt. Hij is meestal zwak en maakt het water voor de kust glad.
explain-offshore-wind = Aflandige wind waait van land naar zee: de golven bij het strand zijn mooi, maar wie afdrijft, drijft naar zee. Het tegenovergestelde is aanlandig.
explain-onshore-wind = Aanlandige wind waait van zee naar land: hij maakt de golven bij het strand rommelig. Het tegenovergestelde is aflandig.
explain-nortada = De nortada is de sterke noordenwind op zomermiddagen langs de westkust van Portugal: overdag warmt het land op, daalt de druk boven Iberië en komt de zeebries bij de noordenwind. Hij brengt daar koud water omhoog.
explain-levanter = De levante is de oostenwind van de westelijke Middellandse Zee en de Straat van Gibraltar, vochtig en vaak dagen lang sterk.
explain-poniente = De poniente is de westenwind van de Straat van Gibraltar en de Spaanse Middellandse Zeekust: koel van de oceaan, bij Valencia droog en heet.
explain-mistral = De mistral is de koude, droge en sterke noordwestenwind van het Rhônedal en de Golf van Lion. Hij steekt snel op en kan dagen waaien.
explain-sirocco = De sirocco is de warme zuid- tot zuidoostenwind uit Afrika over de Middellandse Zee, met nevel en deining. In de Adriatische Zee stuwt hij het water bij Venetië op.
explain-bora = De bora is de koude, vlagerige noordoostenwind die van de bergen op de Adriatische Zee valt. De vlagen komen plotseling en kunnen stormkracht hebben.
explain-tramontana = De tramontana is de koude, droge noordenwind over de bergen, in Italië, Catalonië en de Languedoc.
explain-middle-tide = Nakashio (中潮) is in de Japanse namen van maandagen het middelste getij tussen spring- en doodtij: het verval is middelgroot.
explain-long-tide = Nagashio (長潮) is in de Japanse namen van maandagen de dag aan het eind van het doodtij: het getij verandert het minst en het langzaamst.
explain-young-tide = Wakashio (若潮) is in de Japanse namen van maandagen de dag na nagashio: de getijden beginnen weer te groeien.
explain-perigee = Het perigeum is het punt waar de maan het dichtst bij de aarde staat, elke 27,6 dagen. Springtij in die buurt is groter.
explain-apogee = Het apogeum is het punt waar de maan het verst van de aarde staat, elke 27,6 dagen. Springtij in die buurt is kleiner.
explain-port-times = Het getij is een golf die langs de kust en door elke zee loopt, in diep water sneller. Daarom valt hoogwater van haven tot haven vroeger of later, in baaien en rivieren uren; tussen twee havens is het verschil bijna elke dag gelijk.
explain-seiche = Een seiche is het langzame schommelen van het water in een haven, baai of meer, met een periode van minuten tot uren, door wind, een sprong in de luchtdruk of deining buiten. De stand stijgt en daalt los van het getij, met sterke stroom in smalle ingangen; in de voorspelling zit zij niet.
explain-swell-window = Het deiningvenster (swell window) van een spot zijn de richtingen waaruit deining hem bereikt, tussen de kapen en eilanden die hem afschermen. Deining uit andere richtingen komt klein of niet aan, hoe hoog zij op zee ook is.
explain-wave-sets = Golven van deining komen in sets: drie tot acht grotere achter elkaar, dan enkele minuten rust met kleinere, omdat golftreinen met iets andere periode elkaar versterken en opheffen. Kijk tien minuten naar de zee voor je erin gaat.
explain-rogue-wave = Een monstergolf (freak wave) is meer dan twee keer zo hoog als de significante hoogte eromheen, waar meer golftreinen samenvallen, vooral tegen stroom in. Op stranden en rotsen loopt soms een golf veel hoger op dan de vorige: keer de zee nooit de rug toe.
explain-tsunami = Een tsunami is een reeks zeer lange golven na een beving, verschuiving of uitbarsting onder zee. De zee kan zich eerst terugtrekken; de eerste golf is vaak niet de hoogste, en het duurt uren; ga na een sterke beving of een vreemde eb meteen omhoog; hij zit niet in deze verwachtingen: volg de officiële waarschuwingen.
explain-longshore-current = Een langsstroom loopt langs het strand waar golven schuin aankomen. Hij neemt zwemmers en zand mee, sneller naarmate de golven hoger en schuiner zijn; bij een strandhoofd, mui of kaap buigt hij vaak af naar zee.
explain-surf-break = Bij een beachbreak breken golven op schuivende zandbanken, bij een reefbreak op rots of koraal, bij een pointbreak langs een landpunt, lang en naar één kant. Een close-out breekt over de hele lengte tegelijk en is niet te surfen.
explain-constituents = Een getij wordt berekend als som van tientallen regelmatige golven, de getijcomponenten: M2 van de maan (12 u 25 min), S2 van de zon (12 u), K1 en O1 van ongeveer een dag, en andere. Hun grootte en vertraging op een plaats komen uit een jaar of meer metingen.
explain-leeway = Drift is het zijdelings verlijeren van een boot door de wind. Stroomverzet is de richting en afstand waarover de stroom haar over de grond verzet; beide horen in de te sturen koers.
explain-waterspout = Een waterhoos is een wervelende kolom van lucht en nevel onder een stapel- of onweerswolk boven zee, met stormstoten vlakbij. De meeste duren enkele minuten en trekken langzaam: wijk haaks op hun weg uit; zij zitten niet in deze verwachtingen.
explain-tidal-gate = Een getijpoort (tidal gate) is een kaap, engte of drempel die maar enkele uren per tij goed te passeren is, als de stroom mee loopt of kentert, of er genoeg water staat. Een tocht plan je zo dat je er op tijd bent.
explain-thermocline = Een spronglaag (thermocline) is de laag van enkele meters waarin het water naar beneden veel kouder wordt, meest in de zomer tussen 5 en 30 m. Een duiker voelt haar meteen; aanlandige wind drukt haar omlaag, aflandige tilt haar op.
explain-intertidal = De getijdenzone is de oever tussen hoog- en laagwater, die elk tij bedekt en vrijgeeft: hoe groter het verval, hoe breder. Bij springtij ligt het laagste deel ongeveer een uur rond laagwater droog.
explain-squall = Een bui met wind (squall) is een plotselinge harde wind van enkele minuten, meestal onder een regen- of onweersbui, vaak met een draai van de wind. Een windstoot duurt seconden.
explain-nautical-mile = Een zeemijl is 1,852 km, één minuut op de breedteschaal. Een zeemijl per uur is een knoop.
explain-visibility = Het zicht is hoe ver je kunt zien: onder 1 km is het mist, tot 4 km slecht, vanaf 10 km goed.
explain-veering = De wind ruimt als de richting met de klok mee draait (Z, ZW, W), en krimpt als die tegen de klok in draait (W, ZW, Z).
explain-libeccio = De libeccio is de zuidwestenwind van de westelijke Middellandse Zee, bij Corsica en de Tyrreense kust. Hij is vlagerig en bouwt op westkusten hoge zee op.
explain-ground-sea = Grondzeeën zijn steile, brekende golven waar hoge deining ondiep water in loopt, zoals op zandbanken en in zeegaten. Ze zijn voor elke boot gevaarlijk, vooral bij ebstroom.
explain-bar = Een baar of drempel is een zandbank dwars voor een haven- of riviermond. Deining wordt er steil en breekt er, het ergst bij eb: ga er rond hoogwater over, en bij hoge deining niet.
explain-point-of-sail = Naar de hoek van de wind met de boeg: aan de wind zo hoog als een boot kan zeilen (ongeveer 45°), halve wind dwars van opzij (90°), ruime wind schuin van achteren (135°), voor de wind recht van achteren.
explain-astronomical-tide = Het astronomisch getij is het deel van de waterstand dat maan en zon veroorzaken; het is jaren vooruit te berekenen. Wind en luchtdruk geven daar de opzet of afwaaiing bij, die in geen getijtafel staat.
explain-sea-lag = Water warmt en koelt langzaam: de zee is het warmst zo’n twee maanden na de langste dag en het koudst aan het eind van de winter. In de herfst houdt ze nog de warmte van de zomer vast, in het voorjaar heeft ze nog nauwelijks warmte opgenomen.
explain-sea-places = Hoe warm de zee ergens is, hangt af van breedtegraad, stromingen, wind en diepte: sterk getij en aflandige wind brengen koud diep water omhoog, ondiepe, beschutte baaien warmen sneller op. Twee plaatsen aan dezelfde zee kunnen graden verschillen.
explain-tide-age = Springtij komt een tot twee dagen na volle en nieuwe maan, omdat de oceanen vertraagd reageren: wrijving en de weg van de getijgolf houden ze op. Die vertraging heet de leeftijd van het getij.
explain-gale-warning = Waarschuwingen voor de scheepvaart gaan naar de gemiddelde wind: in Nederland vanaf windkracht 6, storm is windkracht 9 (41 knopen, 21 m/s) en zware storm 10 (48 knopen). Elders beginnen ze meestal bij 7 of 8 (34 knopen).
explain-front = Een front is de grens tussen twee luchtsoorten: een warmtefront brengt langdurige regen, een koufront buien, vlagen en een plotseling ruimende wind (op het zuidelijk halfrond krimpt hij).
explain-isobar = Isobaren verbinden op de weerkaart plaatsen met dezelfde luchtdruk. Hoe dichter ze bij elkaar liggen, hoe harder de wind.
explain-low-pressure = Een lagedrukgebied (depressie) heeft wind, wolken en regen; de lucht draait er op het noordelijk halfrond tegen de klok in omheen, op het zuidelijk met de klok mee. Hoe sneller de druk daalt, hoe meer wind er komt.
explain-high-pressure = Een hogedrukgebied heeft meestal rustig weer en in het midden weinig wind; de lucht draait er op het noordelijk halfrond met de klok mee omheen. Aan de randen kan het hard waaien.
explain-sea-fog = Zeemist of zeevlam ontstaat waar zachte, vochtige lucht over kouder water trekt, vooral in het voorjaar en de vroege zomer. Wind verdrijft hem niet altijd, en hij kan binnen minuten de kust op trekken.
explain-wind-chill = De gevoelstemperatuur zegt hoe koud of warm de lucht op de huid aanvoelt: wind maakt koude lucht kouder, vocht maakt hete lucht heter. Water koelt er niet door af.
explain-shore-break = Een shorebreak zijn golven die met hun volle hoogte vlak op een steil strand breken. Ze gooien zwemmers op het zand en kunnen een nek breken: kijk eerst een paar series aan.
explain-meltemi = De meltemi is de droge noordenwind van de zomer in de Egeïsche Zee, het sterkst in juli en augustus, meestal bij heldere hemel. Hij kan dagenlang met kracht 7 waaien.
explain-worse = Voor een klein bootje is de windzee meestal erger: kort en steil, ze beukt en breekt. Een lange deining van dezelfde hoogte tilt zacht op, maar breekt zwaar op banken en strand.
rated-coefficient = { $level ->
    [0] { $value } is weinig: doodtij. De schaal loopt van 20 tot 120.
    [1] { $value } is iets onder het midden. De schaal loopt van 20 tot 120.
    [2] { $value } is iets boven het midden. De schaal loopt van 20 tot 120.
    [3] { $value } is veel: groot springtij. De schaal loopt van 20 tot 120.
   *[other] { $value } is heel veel: bij de grootste getijden van het jaar. De schaal loopt van 20 tot 120.
  }
rated-period = { $level ->
    [0] { $value } s is kort: rommelige windzee.
    [1] { $value } s is vrij kort: vooral windzee.
    [2] { $value } s is middellang tot lang: daar begint deining.
    [3] { $value } s is lang: deining van ver, met meer kracht dan de hoogte doet vermoeden: voor beginners alleen als ze laag is.
   *[other] { $value } s is heel lang: krachtige deining van ver, met meer kracht dan de hoogte doet vermoeden: voor beginners alleen als ze laag is.
  }
rated-pressure = { $level ->
    [0] { $value } hPa is heel laag: een diepe depressie.
    [1] { $value } hPa is laag.
    [2] { $value } hPa is ongeveer het gemiddelde, 1013 hPa.
    [3] { $value } hPa is hoog.
   *[other] { $value } hPa is heel hoog.
  }
rated-sea-state = { $level ->
    [0] Zeegang { $value }: spiegelglad, geen golven.
    [1] Zeegang { $value }: gerimpeld, golven tot 0,1 m.
    [2] Zeegang { $value }: vlak, 0,1 tot 0,5 m.
    [3] Zeegang { $value }: licht golvend, 0,5 tot 1,25 m.
    [4] Zeegang { $value }: golvend, 1,25 tot 2,5 m.
    [5] Zeegang { $value }: wild, 2,5 tot 4 m.
    [6] Zeegang { $value }: zeer wild, 4 tot 6 m.
    [7] Zeegang { $value }: hoog, 6 tot 9 m.
    [8] Zeegang { $value }: zeer hoog, 9 tot 14 m.
   *[other] Zeegang { $value }: buitengewoon hoog, boven 14 m.
  }
rated-beaufort = { $level ->
    [0] Windkracht { $value }: stil.
    [1] Windkracht { $value }: flauw en stil; op open zee golven van ongeveer 0,1 m.
    [2] Windkracht { $value }: flauwe koelte; op open zee golven van ongeveer 0,2 m.
    [3] Windkracht { $value }: lichte koelte, hier en daar schuimkoppen; op open zee golven van ongeveer 0,6 m.
    [4] Windkracht { $value }: matige koelte, veel schuimkoppen; op open zee golven van ongeveer 1 m.
    [5] Windkracht { $value }: frisse bries, zwaar voor kleine boten; op open zee golven van ongeveer 2 m.
    [6] Windkracht { $value }: stijve bries, te veel voor kleine boten; op open zee golven van ongeveer 3 m.
    [7] Windkracht { $value }: harde wind; op open zee golven van ongeveer 4 m.
    [8] Windkracht { $value }: stormachtig; op open zee golven van ongeveer 5,5 m.
    [9] Windkracht { $value }: storm; op open zee golven van ongeveer 7 m.
    [10] Windkracht { $value }: zware storm; op open zee golven van ongeveer 9 m.
    [11] Windkracht { $value }: zeer zware storm; op open zee golven van ongeveer 11,5 m.
   *[other] Windkracht { $value }: orkaan; op open zee golven van ongeveer 14 m.
  }
rated-storm-surge = Ongeveer { $value } cm: is de luchtdruk { $value } hPa lager, dan staat de zee zo’n { $value } cm hoger, bij { $value } hPa meer evenveel lager, de wind niet meegerekend.
rated-small-boat = { $level ->
    [0] Golven van { $value } m vallen binnen de grens voor een kleine open boot of rubberboot.
    [1] Golven van { $value } m zijn al veel voor een kleine open boot of rubberboot: boven de grens voor beginners, 0,5 m.
   *[other] Golven van { $value } m zijn te veel voor een kleine open boot of rubberboot.
  }
cause-fundy = De Bay of Fundy is een trechter waarvan het water uit zichzelf in zo’n 13 u heen en weer schommelt, dicht bij de 12,4 u van het getij: het resoneert, tot 16 m achterin.
cause-severn = Het Kanaal van Bristol is een trechter die naar de Severn toe smaller en ondieper wordt en bijna resoneert met het getij: tot 15 m bij springtij.
cause-saint-malo = In de Golf van Saint-Malo houdt het schiereiland Cotentin de getijgolf van het Kanaal tegen, en de ondiepe zee stuwt hem op: tot 13 m bij springtij.
cause-ariake = De Ariakezee is een lange, ondiepe baai waarvan de eigen schommeling dicht bij het getij ligt: het grootste verval van Japan, tot 6 m bij springtij.
cause-japan-sea = De Japanse Zee is bijna afgesloten: het getij komt er alleen door smalle, ondiepe straten in, en het verval is zo’n 0,2 m.
cause-adriatic = De Adriatische Zee is een lange, ondiepe arm waarvan de eigen schommeling het getij helpt: zo’n 1 m bij Venetië en Triëst, in een zee bijna zonder getij.
cause-mediterranean = De Middellandse Zee is bijna afgesloten: door de Straat van Gibraltar komt nauwelijks getij van de oceaan binnen, en voor een groot eigen getij is ze te klein.
cause-baltic = De Oostzee is bijna afgesloten: het getij van de Noordzee komt nauwelijks door de smalle Deense zeestraten; wind en luchtdruk bewegen het water meer.
cause-gulf = De Golf van Mexico en de Caraïben zijn bijna afgesloten en te klein om twee keer per dag met het getij mee te schommelen: kleine getijden, hier en daar maar één per dag.
cause-cabo-frio = Bij Arraial do Cabo en Cabo Frio drijft de noordoostenwind, het sterkst in lente en zomer, het warme oppervlaktewater weg, en komt koud diep water omhoog.
cause-galicia = Langs Portugal en Galicië drijft de noordenwind van de zomer het oppervlaktewater van de kust weg, en komt koud diep water omhoog.
cause-humboldt = Langs deze kust brengen de Humboldtstroom en de zuidenwind koud diep water omhoog.
cause-california = Langs deze kust drijft de noordwestenwind van lente en zomer het oppervlaktewater weg, en komt koud diep water omhoog.
springs-title = Springtij en doodtij
springs-about = rond { $day } ({ $moon }: { $at })
springs-place = Dit geldt overal op ongeveer een dag na; noem een plaats voor hoogten en tijden.
