# Deutsch. Begriffe: Bundesamt für Seeschifffahrt und Hydrographie (Hochwasser, Niedrigwasser, Springzeit, Nippzeit, Tidenhub).

command-today-name = heute|tag
command-today-description = Gezeiten, Wetter, See, Sonne und Mond eines Ortes in Kürze
command-tide-name = gezeiten|tide|tiden|hochwasser|niedrigwasser|flut|ebbe
command-tide-description = Hoch- und Niedrigwasser, und was die Tide gerade macht
command-weather-name = wetter|wind|vorhersage
command-weather-description = Wind, Regen und Temperatur: jetzt, alle drei Stunden und die nächsten Tage
command-waves-name = wellen|seegang|dünung|see
command-waves-description = Wellenhöhe, Periode und Richtung, Dünung, Wassertemperatur und Strom
command-current-name = strömung|strom|gezeitenstrom|stauwasser
command-current-description = Gezeitenstrom: Stauwasser, stärkster Flut- und Ebbstrom, und der Strom jetzt
command-warnings-name = warnungen|warnung
command-warnings-description = Amtliche Warnungen vor Wind, See und Wetter an einem Ort, wie herausgegeben
command-sun-name = sonne
command-sun-description = Auf- und Untergang, Tageslänge und Dämmerung
command-moon-name = mond
command-moon-description = Mondphase, Auf- und Untergang, kommende Phasen
command-when-name = wann|when
command-when-description = Wann Tide, Wetter und Himmel das nächste Mal so sind, wie du willst
command-stations-name = pegel|stationen
command-stations-description = Die nächsten Pegel eines Ortes, und wie gut sie sind
command-calendar-name = kalender|calendar|ics|ical
command-calendar-description = Gezeiten, Springzeiten und Mondphasen für deinen Kalender
command-digest-name = bericht|berichte|digest
command-digest-description = Antworten, die zu festen Zeiten von selbst kommen
command-digest-list-name = liste|list|zeigen
command-digest-list-description = Die Berichte dieses Chats, und wie die letzten ankamen
command-digest-add-name = neu|hinzufügen|anlegen
command-digest-add-description = Zu festen Zeiten eine Antwort hierher schicken lassen
command-digest-pause-name = pause|anhalten
command-digest-pause-description = Von einem Bericht nichts schicken, bis er weitergeht
command-digest-resume-name = weiter|fortsetzen
command-digest-resume-description = Mit einem angehaltenen oder beendeten Bericht weitermachen
command-digest-remove-name = löschen|entfernen|aus|beenden|abbestellen|stopp
command-digest-remove-description = Einen Bericht löschen
command-digest-test-name = test|testen|probieren
command-digest-test-description = Einen Bericht jetzt schicken, um zu sehen, ob er ankommt
command-digest-move-name = ändern|verschieben
command-digest-move-description = Einem Bericht andere Zeiten geben, oder ihn aus einem anderen Chat hierher holen
command-alert-name = alarm|alarme|meldung|meldungen
command-alert-description = Bescheid bekommen, wenn Tide, Wetter und Himmel so sind, wie du sie willst
command-alert-list-name = liste|zeigen
command-alert-list-description = Die Alarme dieses Chats
command-alert-add-name = neu|anlegen|setzen
command-alert-add-description = Hier Bescheid bekommen, wenn so eine Zeit kommt, sich verschiebt oder ausfällt
command-alert-change-name = ändern|bearbeiten
command-alert-change-description = Einem Alarm andere Bedingungen, Zeiten oder einen anderen Ort geben
command-alert-pause-name = pause|stopp
command-alert-pause-description = Nichts von einem Alarm senden, bis er weitergeht
command-alert-resume-name = weiter
command-alert-resume-description = Mit einem Alarm weitermachen, der pausiert oder beendet ist
command-alert-remove-name = löschen|entfernen|vergessen|aus|ende
command-alert-remove-description = Einen Alarm löschen
command-settings-name = einstellungen|einstellung
command-settings-description = Sprache, Einheiten, Uhr und Bezugsniveau der Antworten
command-place-name = ort|orte
command-place-description = Eigene Orte: Zuhause und selbst gewählte Namen
command-place-list-name = liste
command-place-list-description = Zuhause und die gespeicherten Orte
command-place-save-name = speichern|merken
command-place-save-description = Einem Ort einen eigenen Namen geben
command-place-home-name = zuhause|daheim
command-place-home-description = Der Ort, der ohne Ortsangabe gemeint ist
command-place-forget-name = vergessen|löschen
command-place-forget-description = Einen gespeicherten Ort oder das Zuhause vergessen
command-place-port-name = hafen|unterschiede|differenzen
command-place-port-description = Unterschiede eines eigenen Hafens: Zeiten und Höhen, Süll, Tiefgang
command-preset-name = vorhaben|preset
command-preset-description = Vorhaben wie Surfen, und deine eigenen Grenzen dafür
command-preset-list-name = liste|list|zeigen
command-preset-list-description = Alle Vorhaben mit ihren Grenzen, deine eigenen gekennzeichnet
command-preset-save-name = setzen|speichern|ändern
command-preset-save-description = Eigene Grenzen für ein Vorhaben setzen, etwa Wind unter 15 kn
command-preset-reset-name = zurücksetzen|vergessen
command-preset-reset-description = Zu den üblichen Grenzen eines Vorhabens zurückkehren
command-privacy-name = datenschutz|daten
command-privacy-description = Was über dich gespeichert ist; ansehen oder löschen
command-help-name = hilfe
command-help-description = Was man fragen kann
command-accuracy-name = genauigkeit
command-accuracy-description = Wie richtig die Vorhersagen sind: womit sie verglichen wurden, und die bekannten Fehler
command-about-name = über|ueber
command-about-description = Was Bellbuoy ist und woher die Daten kommen

option-place-name = ort
option-place-description = Eine Stadt oder Koordinaten wie 48.383,-4.495
option-day-name = tag
option-day-description = heute, morgen, ein Wochentag, ein Datum wie 2026-11-21 oder +3
option-days-name = tage
option-days-description = Wie viele Tage hintereinander
option-datum-name = bezugsniveau
option-datum-description = Das Niveau, über dem die Höhen gelten
option-conditions-name = bedingungen
option-conditions-description = Etwa: Niedrigwasser unter 0,5 m bei Tageslicht, Wind unter 12 Knoten
option-lead-name = vorlauf
option-lead-description = Wie lange vor Beginn du Bescheid bekommst: 6h, 90m, 2t; sonst einen Tag
option-moved-name = verschoben
option-moved-description = Bescheid, wenn sich Anfang oder Ende um mehr als das verschieben; sonst 1h
option-cooldown-name = abstand
option-cooldown-description = Nach einer Nachricht so lange keine über eine andere Zeit; sonst 6h
option-quiet-name = ruhe
option-quiet-description = Stunden, in denen nichts kommt: sonst 22-7, aus für keine
option-preset-name = vorhaben
option-preset-description = Ein Vorhaben mit eigenen Bedingungen
option-name-name = name
option-name-description = Ein eigener Name, etwa Hütte
option-port-name = unterschiede
option-port-description = hw +10 -0,3 nw -5 +0,1 süll 2,5 tiefgang 1,8: Minuten und Meter; keine nimmt sie zurück
option-time-name = zeit
option-time-description = 07:00, 07:00,19:00, Sonnenaufgang-1h, Hochwasser-90m oder Vollmond 18:00
option-weekdays-name = wochentage
option-weekdays-description = täglich, mo-fr oder sa,so: ohne Angabe jeden Tag
option-what-name = was
option-what-description = Ein Befehl mit seinen Optionen, etwa gezeiten 2d: ohne Angabe heute
option-zone-name = zeitzone
option-zone-description = Die gemeinte Zeitzone, etwa UTC: ohne Angabe die des Ortes
option-number-name = nummer
option-number-description = Die Nummer eines Berichts oder Alarms, wie die Liste sie nennt
option-mark-name = marke
option-mark-description = Die Marke eines deiner Berichte in einem anderen Chat
option-language-name = sprache
option-language-description = Die Sprache der Antworten
option-units-name = einheiten
option-units-description = Alle Einheiten auf einmal
option-height-name = höhe
option-height-description = Die Einheit von Höhen und Wellen
option-wind-name = wind
option-wind-description = Die Einheit des Windes
option-temperature-name = temperatur
option-temperature-description = Die Einheit der Temperaturen
option-pressure-name = luftdruck
option-pressure-description = Die Einheit des Luftdrucks
option-distance-name = entfernung
option-distance-description = Die Einheit der Entfernungen
option-clock-name = uhr
option-clock-description = 24 Stunden oder zweimal 12
option-for-name = für
option-for-description = Für dich oder für alle in diesem Kanal
option-link-name = verknüpfen
option-link-description = Der Code, den einstellungen verknüpfen auf einer anderen Plattform genannt hat
option-action-name = aktion
option-action-description = Alles ansehen oder alles löschen

choice-namesakes = Welches { $place } ist gemeint?
choice-area = Welcher Ort: { $place }?
choice-misspelled = Ich kenne keinen Ort namens „{ $place }“. War { $count ->
    [1] { $first }
   *[other] einer von diesen
  } gemeint?
# Gruß und Dank; dahinter kann eine Frage stehen
place-at-sea = am Meer
place-from-sea = { $distance } vom Meer

day-short-weekdays = so.|mo.|di.|mi.|do.|fr.|sa.

# Zeiten und Wochentage, die man schreiben kann; das erste Wort wird gezeigt
time-dawn = Morgendämmerung
time-and = und|&|+
time-sunrise = Sonnenaufgang
time-sunset = Sonnenuntergang
time-dusk = Abenddämmerung
time-moonrise = Mondaufgang
time-moonset = Monduntergang
time-high = Hochwasser|Flut
time-low = Niedrigwasser|Ebbe
time-new = Neumond
time-first-quarter = erstes Viertel
time-full = Vollmond
time-third-quarter = letztes Viertel
weekdays-daily = täglich|taeglich
weekdays-weekend = wochenende|wochenends

hemispheres = N|O|S|W
compass = N|NNO|NO|ONO|O|OSO|SO|SSO|S|SSW|SW|WSW|W|WNW|NW|NNW
day-first = 1
unit-beaufort = Bft
unit-nautical-miles = sm
unit-knots = kn
duration-minutes = { $min } min
duration-hours = { $h } h { $min }
duration-days-ahead = { $days } Tagen
duration-whole-hours = { $h } h
duration-seconds = { $min } min { $s } s
duration-only-seconds = { $s } s
percent = { $value } %
fact-label = { $label }:
list-between = {"; "}
date-of-weekday = { $weekday }, { $date }
distance-less = weniger als { $distance }
place-near = { $distance } { $direction } von { $place }
place-in = { $place }, { $area }
place-stands-for = { $place } (für { $area })
zone-at-sea = Zonenzeit auf See { $offset }

tide-title = Gezeiten: { $place }
tide-title-mouth = { $kind ->
    [gauge] Gezeiten: { $station }, seewärts von { $place }
   *[other] Gezeiten an der Mündung: Gezeitenmodell EOT20 (für { $place })
}
tide-now = { $way ->
     [rising] Jetzt steigend
    *[falling] Jetzt fallend
}{ $source ->
    [measured] {""}
   *[predicted] {""}, { $level }
}; { $water } { $time }, { $height }, in { $in }.
high-water = Hochwasser
low-water = Niedrigwasser
tide-none-that-day = { $day }: weder Hoch- noch Niedrigwasser.
tide-none-ahead = { $day }: kein Hoch- oder Niedrigwasser mehr.
tide-range = Tidenhub
tide-coefficient = Gezeitenkoeffizient (Brest)
# Not shown: coefficient or height, by which springs and neaps are told
springs-told-by = Höhe
# Not shown: the unit of wind in every forecast of the language (de: Deutscher Wetterdienst), or place for that of the place
wind-told-in = bft
coefficient-coast = die französische Kanal- und Atlantikküste
tide-next-big = Nächster Gezeitenkoeffizient ab 100, in Brest: { $list }.
tide-phase = Tiden
tide-highest = Höchstes Hochwasser
tide-lowest = Niedrigstes Niedrigwasser
tide-days-springs = Springzeit
tide-days-weaker-springs = Schwächere Springzeit
tide-days-neaps = Nippzeit
tide-days-tropic = Tropische Tiden
tide-days-equatorial = Äquatoriale Tiden
tide-names = { "" }
tide-phase-springs = Springzeit
tide-phase-neaps = Nippzeit
tide-phase-making = zunehmend, zur Springzeit hin
tide-phase-taking-off = abnehmend, zur Nippzeit hin
tide-phase-tropic = tropische Tiden
tide-phase-equatorial = äquatoriale Tiden
tide-phase-growing = zunehmend, auf tropische Tiden zu
tide-phase-shrinking = abnehmend, auf äquatoriale Tiden zu
tide-far-station = Nächster Pegel: { $station }, { $distance } entfernt. Zeiten und Höhen können hier stark abweichen.
tide-inland = { $place } liegt im Binnenland. Gezeiten von { $station }, { $distance } entfernt.
tide-river = { $kind ->
    [gauge] Das sind die Zeiten von { $station }, { $distance } Wasserweg seewärts, nicht die von { $place }.
   *[other] Das sind die Zeiten an der Mündung nach dem Gezeitenmodell EOT20, nicht die von { $place }.
} Flussaufwärts kommt die Tide später, vielleicht um Stunden.
tide-dammed = { $place } liegt hinter { $dam }: { $tide ->
    [none] Dort gibt es keine Tide
   *[damped] Dort ist die Tide kleiner und kommt zu anderen Zeiten
} ({ $source }). { $kind ->
    [model] Das sind die Zeiten außerhalb nach dem Gezeitenmodell EOT20.
   *[other] Das sind die Zeiten von { $station }, außerhalb.
}
tide-lag = { $side ->
    [same] Hochwasser ist hier etwa zur gleichen Zeit ({ $source }).
    [earlier] Hochwasser ist hier etwa { $by } früher ({ $source }).
   *[later] Hochwasser ist hier etwa { $by } später ({ $source }).
}
tide-lag-times = Hochwasser hier: etwa { $times }.
tide-between = { $place } liegt zwischen zwei Meeren: Das sind die Gezeiten des näheren.
tide-sheltered = Nächster Pegel: { $station }, { $distance } Wasserweg. In Buchten und Lagunen ändern sich die Gezeiten auf wenigen Kilometern.
tide-no-model = Nächster Pegel: { $station }, { $distance } Wasserweg. Zeiten und Höhen können hier abweichen.
tide-other-differs = Am Pegel { $station } kommt die Tide { $by } { $side ->
    [earlier] früher
   *[later] später
  }.
tide-strong-stream = { $kind ->
    [other] Starke Strömung hier, nicht von den Gezeiten: bis { $rate } ({ $name }; { $source }). Veröffentlicht, nicht berechnet.
   *[tidal] Starke Gezeitenströme hier: bis { $rate } ({ $name }; { $source }). Veröffentlicht, nicht berechnet.
  }
tide-strong-stream-unrated = Starke Gezeitenströme hier ({ $name }). Wie stark, ist uns nicht bekannt: bitte im Revierführer nachsehen.
tide-covered-way = Um Hochwasser überflutet das Meer hier den Weg. Ab wann und bis wann er passierbar ist, ist hier nicht bekannt: vor Ort fragen oder sich an veröffentlichte Zeiten halten; zu Fuß bei ablaufendem Wasser losgehen und spätestens bei Niedrigwasser umkehren.
tide-hardly = Die Gezeiten machen derzeit nur { $range } aus: Wind und Luftdruck bewegen das Meer mehr.
tide-accuracy-value = ± { $minutes } min, ± { $height } in neun von zehn Fällen.
tide-accuracy-hours = Genauigkeit: Zeiten um mehr als eine Stunde unsicher, Höhen ± { $height }.
answer-stale = Zuletzt erfragt { $days ->
    [0] heute
    [one] vor { $days } Tag
   *[other] vor { $days } Tagen
  }: der Datendienst hat noch nichts Neueres geschickt.

datum-hat = höchster astronomischer Gezeitenwasserstand
datum-mhhw = mittleres höheres Hochwasser
datum-mhw = mittleres Hochwasser
datum-msl = mittlerer Meeresspiegel
datum-mlw = mittleres Niedrigwasser
datum-mllw = mittleres niedrigeres Niedrigwasser
datum-lat = niedrigster astronomischer Gezeitenwasserstand
datum-zh = { $country ->
    [FR] französisches Seekartennull
    [PT] portugiesisches Seekartennull, Zero Hidrográfico
   *[other] hydrographisches Null
}
datum-cd = Seekartennull
datum-nllw = annähernd niedrigstes Niedrigwasser
datum-zmps = Pegelnull Punta della Salute (Venedig, Meeresspiegel von 1897)
datum-nap = Normaal Amsterdams Peil

sun-title = Sonne: { $place }, { $day }
sun-title-days = Sonne: { $place }
sun-rise = Sonnenaufgang
sun-set = Sonnenuntergang
sun-noon = Sonnenhöchststand
sun-day-length = Tageslänge
sun-longer = { $by } länger als am Vortag
sun-shorter = { $by } kürzer als am Vortag
sun-next-rise = Sonnenaufgang { $time }, in { $in }.
sun-next-set = Sonnenuntergang { $time }, in { $in }.
sun-coming = { $time }, in { $in }
sun-rise-and-set = Sonnenaufgang { $rise }, Untergang { $set }.
sun-set-and-rise = Sonnenuntergang { $set }, Aufgang { $rise }.
sun-only-rise = Sonnenaufgang { $rise }; an diesem Tag geht die Sonne nicht unter.
sun-only-set = Sonnenuntergang { $set }; an diesem Tag geht die Sonne nicht auf.
sun-polar-day = Mitternachtssonne: sie geht nicht unter.
sun-polar-night = Polarnacht: die Sonne geht nicht auf.
sun-first-light = Erstes Licht (bürgerliche Dämmerung)
sun-last-light = Letztes Licht (bürgerliche Dämmerung)
sun-twilight = Dämmerung (Morgen, Abend)
sun-nautical-twilight = Nautische Dämmerung (Morgen, Abend)
sun-astronomical-twilight = Richtig dunkel (Sonne 18° unter dem Horizont)
sun-civil = Bürgerliche
sun-nautical = Nautische
sun-astronomical = Astronomische

moon-title = Mond: { $place }, { $day }
moon-title-anywhere = Mondphasen
sun-title-anywhere = Jahreszeiten
moon-title-days = Mond: { $place }
moon-now = { $phase }, zu { $lit } beleuchtet.
moon-age = Mondalter: { $age } Tage.
moon-new = Neumond
moon-waxing-crescent = Zunehmende Sichel
moon-first-quarter = Erstes Viertel
moon-waxing-gibbous = Zunehmender Mond
moon-full = Vollmond
moon-waning-gibbous = Abnehmender Mond
moon-third-quarter = Letztes Viertel
moon-waning-crescent = Abnehmende Sichel
moon-rise = Mondaufgang
moon-set = Monduntergang
moon-no-rise = Der Mond geht an diesem Tag nicht auf.
moon-no-set = Der Mond geht an diesem Tag nicht unter.
moon-up-all-day = Der Mond steht den ganzen Tag am Himmel.
moon-down-all-day = Der Mond bleibt den ganzen Tag unter dem Horizont.
moon-next-phases = Nächste Phasen

sun-golden = Goldene Stunde
sun-golden-definition = (Sonne 4° unter bis 6° über dem Horizont)
sun-blue = Blaue Stunde
sun-blue-definition = (Sonne 6° bis 4° unter dem Horizont)
sun-march-equinox = Märzäquinoktium
sun-june-solstice = Junisonnenwende
sun-september-equinox = Septemberäquinoktium
sun-december-solstice = Dezembersonnenwende
moon-distance = Entfernung
moon-nearest = { $distance }, am nächsten { $when }
moon-farthest = { $distance }, am fernsten { $when }
moon-supermoon = Vollmond (Supermond)
eclipses-next = Nächste von hier sichtbare Finsternisse
eclipse-moon = Mond, { $kind }
eclipse-sun = Sonne, { $kind }
eclipse-partial = partiell
eclipse-annular = ringförmig
eclipse-total = total
eclipse-course = { $covered } der Scheibe, von { $from } bis { $to }{ $phase ->
     [full] {" "}(Hauptphase { $length })
     [below] {" "}(Höhepunkt unter dem Horizont)
    *[part] {""}
}
planets-up = Planeten in der Nacht
planet-brightest = Hellster Planet
planet-mercury = Merkur
planet-venus = Venus
planet-mars = Mars
planet-jupiter = Jupiter
planet-saturn = Saturn

stations-title = Pegel bei { $place }
stations-datum = Seekartennull
stations-source = Herkunft
stations-quality = Vorhersage
stations-harmonic = aus dem eigenen Pegel
stations-subordinate = aus einem Bezugsort umgerechnet
stations-clock = Uhr
stations-clock-corrected = berichtigt: die Aufzeichnung ging { $by } { $side ->
    [early] vor
   *[late] nach
  }
stations-clock-rejected = weggelassen: die Aufzeichnung geht { $by } { $side ->
    [early] vor
   *[late] nach
  }
stations-clock-left-out = weggelassen
stations-clock-uncertain = zweifelhaft: eine andere Aufzeichnung weicht um { $by } ab
stations-note = Drück auf einen für seine Gezeiten. Der nächste ist nicht immer der beste: in einem Fluss oder hinter einem Kap ist die Tide eine andere.
stations-streams = Gezeitenströme, drück auf einen für sein Stauwasser:

today-title = { $place }, { $day }
today-no-weather = Gerade keine Wetterdaten: Die Quellen antworten nicht. Bitte in ein paar Minuten noch einmal versuchen.
today-at-noon = Mittags: { $weather }
today-wind-and-sea = Wind und See
today-no-station = Kein Pegel im Umkreis von 100 km, daher keine Gezeitenangaben.

weather-title = Wetter: { $place }
weather-none-that-day = Keine Vorhersage reicht bis { $day }.
weather-force = Stärke { $force }
weather-speed-force = { $speed } (Stärke { $force })
weather-wind = Wind { $direction }{ $speed }
weather-wind-gusts = Wind { $direction }{ $speed }, Böen { $gust }
weather-gusts = Böen { $gust }
weather-sentence = { $sentence }.
weather-rain = Regen { $amount } je Stunde
weather-cloud = Bewölkung { $cover }
weather-visibility = Sicht { $distance }
weather-pressure = { $pressure }.
weather-pressure-trend = { $pressure }, { $trend }
trend-steady = gleichbleibend
trend-rising-slowly = langsam steigend
trend-rising = steigend
trend-rising-quickly = schnell steigend
trend-rising-very-rapidly = sehr schnell steigend
trend-falling-slowly = langsam fallend
trend-falling = fallend
trend-falling-quickly = schnell fallend
trend-falling-very-rapidly = sehr schnell fallend
weather-strongest = Am stärksten
weather-feels-like = { $temperature } (gefühlt { $felt })
weather-from = { $value } aus { $from }
weather-shore = { $wind } ({ $shore ->
     [on] auflandig
     [off] ablandig
    *[cross] küstenparallel
})
weather-uv-hour = UV-Index { $uv }
weather-uv = { $index } ({ $level ->
     [extreme] extrem
     [very-high] sehr hoch
     [high] hoch
     [moderate] mittel
    *[low] niedrig
})
weather-at = { $what }, um { $time }
weather-rain-of-day = Noch Regen (je Zeile: bis zur nächsten)
weather-range = { $low } bis { $high }
weather-outlook = Die nächsten Tage

waves-title = See: { $place }
waves-none = Keine Seegangsvorhersage reicht bis { $place }: Der Ort liegt im Land oder zu weit vom Meer.
waves-none-that-day = { $day }: keine Vorhersage.
waves-now = { $state } See: { $waves }.
# Seegangsskala nach Douglas, WMO-Code 3700 (Deutscher Wetterdienst).
sea-states = Spiegelglatte|Gekräuselte|Schwach bewegte|Leicht bewegte|Mäßig bewegte|Grobe|Sehr grobe|Hohe|Sehr hohe|Außergewöhnlich hohe
waves-swell = Dünung
waves-swell-cell = Dünung { $height }
waves-wind-sea = Windsee
waves-water = Wasser
waves-current = Strom
waves-current-sets = { $speed }, setzt nach { $direction }

# Messungen
observed-level = Gemessen { $level } um { $time }{ $side ->
        [above] , { $by } über der Vorausberechnung
        [below] , { $by } unter der Vorausberechnung
       *[none] {""}
    }{ $trend ->
        [rising] {" "}und steigend
        [falling] {" "}und fallend
       *[steady] {""}
    } ({ $station }).
observed-zero = { $level } über { $zero }
observed-station = { $name }, { $distance } entfernt, vor { $age }
observed-none = Gemessene Wasserstände liegen hier gerade nicht vor; dies ist die vorausberechnete Tide.
observed-stays = Bleibt { $side ->
       *[above] der Windstau
        [below] es so niedrig
    }, erreicht das Hochwasser um { $time } { $height } statt { $predicted }.
observed-value = Gemessen um { $time }: { $what }{ $forecast } ({ $station }).
observed-forecast = ; vorhergesagt { $forecast }
observed-water = Wasser { $temperature }
note-observed = Messwerte: { $sources }{ $checked ->
        [no] , noch ungeprüft
       *[yes] {""}
    }.

# Tidal streams
current-title = Gezeitenstrom: { $place }
current-slack = Stauwasser
current-flood = Flutstrom
current-ebb = Ebbstrom
current-weakest-flood = Schwächster Flutstrom
current-weakest-ebb = Schwächster Ebbstrom
current-then-flood = dann Flutstrom
current-then-ebb = dann Ebbstrom
current-now = Jetzt: { $rate }.
current-at = Um { $time }: { $rate }.
current-flood-rate = Flutstrom, { $rate }
current-ebb-rate = Ebbstrom, { $rate }
current-slack-now = Stauwasser
current-next-slack = Stauwasser { $time }, in { $in }.
current-none-that-day = { $day }: Der Strom kentert nicht und hat kein Maximum.
current-far = Das ist der Strom bei { $station }, { $distance } entfernt. Hinter der nächsten Landspitze kann er anders setzen.
current-station = Station { $station }.
current-station-distance = Station { $station }, { $distance }.
current-subordinate = Aus einem Bezugsort umgerechnet.
current-limits = Nur Gezeitenstrom, ohne Wind und Flüsse, in der Tiefe der Messstelle (nicht angegeben, meist nahe der Oberfläche). Stauwasser und stärkster Strom können eine halbe Stunde abweichen, selten eine Stunde (NOAA).
current-none-near = Keine Gezeitenstromstation in der Nähe: Bekannt sind sie nur für US-Gewässer.
current-race-near = Starke Strömung in der Nähe, { $distance } entfernt: { $name }, bis { $rate } ({ $source }).
current-race-near-unrated = Starke Strömung in der Nähe, { $distance } entfernt: { $name }.
current-sea-model = Dies ist die Strömung eines Meeresmodells, für Engen und Buchten zu grob.
current-slack-unknown = Wann der Strom hier kentert, ist nicht bekannt: Gezeitenstromstationen sind nur für US-Gewässer bekannt. Oft kentert er nahe Hoch- und Niedrigwasser, in manchen Engstellen aber um Stunden versetzt.
current-against = Wind gegen Strom { $day }: { $list }.
current-against-span = { $from }–{ $to } ({ $rate }; Wind { $wind })
current-not-against = Kein Wind gegen Strom { $day }: Wind bis { $wind }.
current-against-unknown = Ob der Wind hier gegen den Strom weht, ist nicht bekannt: Gezeitenströme sind nur für US-Gewässer bekannt.
current-strongest = Stärkster Strom
current-picture-now = Jetzt { $rate } · in { $in }

# Amtliche Warnungen. Wovor gewarnt wird, steht da, wie es herausgegeben wurde.
warnings-title = Amtliche Warnungen: { $place }
warnings-none = Hier gilt keine amtliche Warnung, und keine ist angekündigt.
warnings-unknown-here = Hier sind keine amtlichen Warnungen bekannt: Kein Dienst, dessen Warnungen wir lesen, deckt diesen Ort ab.
warnings-not-read = ⚠ Die amtlichen Warnungen waren gerade nicht zu lesen.
warnings-incomplete = ⚠ Gerade waren nicht alle amtlichen Warnungen zu lesen: Es kann weitere geben.
warnings-more = ⚠ { $count } weitere: Frag nach den Warnungen.
warnings-source = Warnungen wie herausgegeben: { $sources }.
forecast-of-zone = Vorhersage von { $office } für { $zone } (herausgegeben { $time }):
warning-line = ⚠ { $office }: { $what }
warning-news-issued = Neu: { $warning }
warning-news-worse = Verschärft: { $warning }
warning-news-area = Anderes Gebiet: { $warning }
warning-news-cancelled = Aufgehoben: { $warning }
warning-news-ended = Nicht mehr in Kraft: { $warning }
warning-in-language = ({ $language })
warning-times = { $from }–{ $to }
warning-from = ab { $from }
warning-until = bis { $to }
warning-level-yellow = gelb
warning-level-amber = bernstein
warning-level-orange = orange
warning-level-red = rot
warning-level-violet = violett
warning-level-black = schwarz
warning-level-minor = gering
warning-level-moderate = mäßig
warning-level-severe = schwer
warning-level-extreme = extrem

note-station = Pegel { $station }.
note-station-distance = Pegel { $station }, { $distance }.
note-carried = Gezeitenmodell EOT20 ab Pegel { $station }, { $distance } Wasserweg.
note-between-gauges = Zwischen den Pegeln { $station } und { $other }.
note-model = Gezeitenmodell EOT20, kein Pegel in der Nähe.
tide-double = { $kind ->
     [high] Doppeltes Hochwasser: { $list }.
    *[low] Doppeltes Niedrigwasser: { $list }.
}
tide-doubles-once = Doppelte Hoch- und Niedrigwasser stehen einmal da, mit dem höheren oder dem niedrigeren der beiden.
tide-stand = { $kind ->
     [high-stand] { $at ->
         [springs] Zur Springzeit steht das Hochwasser hier { $lasting }{ $name }.
         [neaps] Zur Nippzeit steht das Hochwasser hier { $lasting }{ $name }.
        *[always] Das Hochwasser steht hier { $lasting }{ $name }.
        }
     [young-flood-stand] { $at ->
         [springs] Zur Springzeit steht das Wasser hier beim Auflaufen { $lasting } fast still{ $name }.
         [neaps] Zur Nippzeit steht das Wasser hier beim Auflaufen { $lasting } fast still{ $name }.
        *[always] Beim Auflaufen steht das Wasser hier { $lasting } fast still{ $name }.
        }
     [double-high] { $at ->
         [springs] Zur Springzeit ist das Hochwasser hier doppelt{ $name }: zwei Hochwasser, dazwischen fällt das Wasser ein wenig.
         [neaps] Um die Nippzeit ist das Hochwasser hier doppelt{ $name }: zwei Hochwasser, dazwischen fällt das Wasser ein wenig.
        *[always] Das Hochwasser ist hier doppelt{ $name }: zwei Hochwasser, dazwischen fällt das Wasser ein wenig.
        }
    *[double-low] { $at ->
         [springs] Zur Springzeit ist das Niedrigwasser hier doppelt{ $name }: zwei Niedrigwasser, dazwischen steigt das Wasser ein wenig.
         [neaps] Um die Nippzeit ist das Niedrigwasser hier doppelt{ $name }: zwei Niedrigwasser, dazwischen steigt das Wasser ein wenig.
        *[always] Das Niedrigwasser ist hier doppelt{ $name }: zwei Niedrigwasser, dazwischen steigt das Wasser ein wenig.
        }
}
tide-stand-lasting = etwa { $hours }
tide-stand-long = lange
note-datum = Höhen über { $datum } ({ $meaning }).
note-zone = Zeiten { $zone }.
note-source = Daten { $source }.
note-weather = Vorhersage { $sources }.
note-weather-age = Vorhersage { $age } alt: { $sources }.
note-stale-sources = Nicht die neueste: { $sources }, höchstens { $age } alt.
note-stale-weather = Vor { $age } abgefragt: Der Datendienst hat noch nichts Neueres geschickt.
note-not-for-navigation = Nicht zur Navigation.
note-tide-only = Astronomische Gezeiten, ohne Wind und Stau.
note-order = Koordinaten als Breite, dann Länge gelesen.
note-no-data = Zu { $words } gibt es hier keine Daten.
note-as-before = Wie zuvor: { $question }.
note-understood = Verstanden: { $question }.
note-place-unknown = Ich kenne keinen Ort namens „{ $place }“{ $meant ->
    [none] .
   *[other] : Dies gilt für { $meant }.
  }
note-not-understood = Nicht verstanden: { $words }.
note-left = Noch nicht erledigt: { $words }.
note-quoted = „{ $text }“
note-day-unused = Diese Antwort ist nicht auf den Tag beschränkt.
note-read-as = „{ $typed }“ als „{ $meant }“ gelesen.
note-days-cut = Gezeigt bis { $date }: höchstens { $count } Tage auf einmal.
note-sky = Freier Horizont.

digest-title = Bericht { $number }: { $what }, { $place }
digest-list-title = Berichte dieses Chats
digest-none = In diesem Chat gibt es noch keinen Bericht und keinen Alarm
digest-there-already = Diesen Bericht gab es schon; ein zweiter wurde nicht angelegt.
digest-which-time = Um wie viel Uhr soll er kommen?
digest-how = Versuch bericht neu Brest 07:00 oder bericht neu Brest Hochwasser-90m mo-fr gezeiten.
digest-when = Wann
digest-next = Nächste
digest-next-unknown = lässt sich gerade nicht sagen; „bericht liste“ sagt es später
digest-crowded = Dann sind so viele fällig, dass deiner auch erst um { $by } kommen kann.
digest-state = Zustand
digest-state-paused = angehalten
digest-state-until = angehalten bis { $date }
digest-state-gone = beendet: { $reason }
digest-last = Zuletzt geschickt
digest-failed = Zuletzt misslungen
digest-too-late = zu spät zum Schicken
digest-mark = Marke
digest-every-day = jeden Tag
digest-until = { $days }, bis { $date }
digest-within = zwischen { $from } und { $to } Uhr
digest-within-event = wenn das zwischen { $from } und { $to } Uhr ist
digest-once = einmal
digest-once-each = nur an diesem Tag, zu jeder dieser { $count } Zeiten
digest-before = { $by } vor { $event }
digest-after = { $by } nach { $event }
digest-done-pause = Bericht { $number } ({ $what }) ist angehalten
digest-done-resume = Bericht { $number } ({ $what }) geht weiter
digest-done-remove = Bericht { $number } ({ $what }) ist gelöscht
digest-done-test = Bericht { $number } ({ $what }) ist unterwegs
digest-late = Verspätet: fällig war dies { $due }. So sieht es jetzt aus.
digest-ended = Dein Bericht „{ $what }“ ist beendet
digest-ended-why = Er konnte nicht mehr gesendet werden ({ $reason }). Sobald ich dort wieder schreiben darf, bringt „bericht weiter“ ihn zurück.

# Alarme
alert-title = Alarm { $number }: { $place }
alert-news-title = Alarm: { $place }
alert-list-title = Alarme dieses Chats
alert-none = In diesem Chat gibt es noch keinen Alarm
alert-how = Versuch alarm Brest Wind unter 12 Knoten bei Tageslicht, oder alarm Brest Sturm. Alle Bedingungen des Befehls wann gehen, auch mehrere zugleich.
alert-which = Worauf soll ich achten?
alert-change-which = Alarm { $number }: was soll sich ändern?
alert-change-how = Wähle, oder schreibe zum Beispiel: ändere Alarm { $number } auf Wind über 25 kn
alert-before = Vorher: { $conditions }
alert-watched = Beobachtet
alert-written = Du bekommst Bescheid
alert-rules = { $lead } vor Beginn, bei Verschiebung um mehr als { $moved } und bei Wegfall. Höchstens eine Nachricht in { $rest }
alert-rules-warnings = bei jeder amtlichen Warnung, und wieder, wenn sie verschärft, räumlich geändert oder aufgehoben wird
alert-quiet = Ruhezeit
alert-quiet-none = keine
alert-quiet-off = aus|kein|keine|nein
alert-announced = Angekündigt
alert-lead = { $lead } vorher
alert-lead-none = zu Beginn
alert-later = Was kommt, lässt sich gerade nicht nachsehen: Das wird nachgeholt, und du bekommst Bescheid wie eingestellt.
alert-there-already = Diesen Alarm gab es schon; ein zweiter wurde nicht angelegt.
alert-moved = Verschoben: { $when } statt { $before }.
alert-lost = Ausgefallen, nach der neuesten Vorhersage: { $when }.
alert-lost-why = Ausgefallen, nach der neuesten Vorhersage: { $when }, wegen: { $why }.
alert-done-pause = Alarm { $number } ({ $what }) ist pausiert
alert-done-resume = Alarm { $number } ({ $what }) geht weiter
alert-done-remove = Alarm { $number } ({ $what }) ist gelöscht

help-title = Was man fragen kann
help-how = Frag nach einer Stadt oder einem Punkt: ein Name wie Brest oder Koordinaten wie 48.383,-4.495 ergeben den Tag in Kürze. Wenn du magst, mit einem Tag dahinter.
help-example-today = heute Brest
help-example-tide = gezeiten Brest morgen
help-example-weather = wetter Cuxhaven
help-example-waves = wellen Sylt morgen
help-example-current = strömung San Francisco
help-example-warnings = Warnungen Kiel
help-example-sun = sonne Reykjavik
help-example-moon = mond Sydney samstag
help-example-when = wann Brest Niedrigwasser unter 1 m bei Tageslicht
help-example-stations = pegel Brest
help-example-calendar = Kalender Brest
help-example-digest = bericht neu Brest 07:00
help-example-alert = alarm Brest Wind unter 12 Knoten bei Tageslicht
help-example-settings = einstellungen einheiten nautisch
help-example-preset = vorhaben setzen Surfen Wind unter 20 kn
help-example-place = ort speichern hütte Brest
help-example-privacy = datenschutz
help-example-help = hilfe
help-example-accuracy = Genauigkeit
help-example-about = über
help-note = Länger: gezeiten Brest 3d. Anderes Bezugsniveau: gezeiten Brest datum=MSL.
accuracy-title = Genauigkeit
accuracy-what = Zum Planen, nicht zur Navigation. Die Gezeiten sind aus den harmonischen Konstanten von Pegeln berechnet (NOAA, TICON-4, Kartverket), zwischen Pegeln mit dem Gezeitenmodell EOT20 über das Meer übertragen. Fehler der Zeiten gegenüber den Veröffentlichungen der Ämter:
accuracy-of-times = Zeiten der Gezeiten: Bei Pegeln, die wie unbekannte vorhergesagt wurden, stimmte die Hälfte auf { $middle } Minuten und neun von zehn auf { $most }; mit einem Pegel am Ort sind es meist wenige Minuten. Jede Antwort sagt, wie sicher sie ist.
accuracy-of-heights = Höhen der Gezeiten: Jede Antwort sagt, wie sicher sie sind, etwa „± 0,2 m“; { $heights } von 100 Höhen lagen darin. Wind und Luftdruck kommen hinzu: einige Dezimeter, bei Sturm ein Meter und mehr.
accuracy-of-forecast = Wind, Wellen und Wetter sind Vorhersagen öffentlicher Wettermodelle, die Bellbuoy weitergibt und nicht selbst geprüft hat. Für heute und morgen sind sie gut, für die Tage danach weniger, und nach etwa fünf Tagen zeigen sie nur noch einen Trend.
accuracy-of-differs = Quellen unterscheiden sich in Pegel oder Modell, im Alter der Vorhersage, in der Uhr (UTC, Sommerzeit) und im Nullpunkt der Höhen. Hier gilt die Uhr des Ortes, und der Nullpunkt steht am Ende der Antwort. Bei Gezeiten zählt die amtliche Tafel; wo Vorhersagen weit auseinanderliegen, ist das Wetter unsicher.
accuracy-of-where = Am sichersten ist die Tide an einem Pegel: Zeiten meist auf wenige Minuten. Weniger sicher ist sie weit weg von einem, Flüsse hinauf, hinter Engen und wo die Tide klein ist und der Wind mehr Wasser bewegt. Jede Antwort sagt, wie sicher sie ist. Ob das Wetter in einem Meer öfter stimmt als in einem anderen, ist nicht gemessen.
accuracy-tables = Gegenüber veröffentlichten Tafeln
accuracy-stream-slack = Stauwasser, 13 Stationen (NOAA)
accuracy-usno-rise-set = Auf- und Untergänge (USNO)
accuracy-usno-phases = Mondphasen (USNO)
accuracy-left-out = Orte ohne Pegel: { NUMBER($count) } Hochwasser von Pegeln, jedes so vorhergesagt, als wäre sein Pegel unbekannt. Gewählt wurde die Regel an anderen Pegeln.
accuracy-classes = Nach dem Wasserweg zum nächsten Pegel
accuracy-water-0-16 = bis 16 km
accuracy-water-16-40 = 16 bis 40 km
accuracy-water-40-100 = 40 bis 100 km
accuracy-water-over-100 = über 100 km
accuracy-errors = { $middle } { $unit }, { $share } von 100 innerhalb von { $most } { $unit }
accuracy-bands = Jede Gezeit nennt, wie sicher sie ist. In diesen Grenzen lagen { $times } von 100 Zeiten und { $heights } von 100 Höhen.
accuracy-fault-rivers = Bekannter Fehler: flussaufwärts ohne nahen Pegel können Zeiten um Stunden falsch sein; die Antwort sagt es.
accuracy-fault-cells = Bekannter Fehler: Die Zellen des Modells haben 50 km. In Fjorden, Sunden und hinter Schwellen (Minas Basin, Marlborough Sounds, Magellanstraße) sind die Grenzen weit.
accuracy-fault-double = Bekannter Fehler: Wo Hoch- oder Niedrigwasser doppelt sind (Solent, Hoek van Holland), wählen die Ämter auf ihre Weise.
accuracy-fault-weather = Nicht enthalten: Wind, Luftdruck und Oberwasser der Flüsse.
accuracy-fault-streams = Bekannter Fehler: Gezeitenströme sind nur an Stationen der USA bekannt; anderswo steht eine Warnung mit der veröffentlichten Geschwindigkeit.
accuracy-fault-clocks = Die Uhren der Pegel werden mit ihren Nachbarn und dem Modell verglichen: Eine falsche wird berichtigt, weggelassen oder gekennzeichnet, und die Stationenseite zeigt, warum.
accuracy-date = Gemessen am { $date } mit der Messreihe dieses Programms. Nicht zur Navigation.
about-title = Bellbuoy
about-what = Gezeiten, Wetter, Sonne und Mond für jeden Ort. Gezeiten und Himmel berechnet Bellbuoy selbst, aus den harmonischen Konstanten von rund 5.500 Pegeln; das Wetter kommt von öffentlichen Diensten, die jede Antwort nennt, und Messwerte von Pegeln und Bojen von der NOAA (CO-OPS, NDBC), der Environment Agency (OGL 3.0), Pegelonline, Rijkswaterstaat, Kartverket, dem Marine Institute und dem DMI (CC BY 4.0).
about-limits = Bellbuoy kennt die astronomischen Gezeiten: Was Wind und Luftdruck dazu beitragen, ist nicht enthalten. Amtliche Gezeitentafeln ersetzt es nicht.
about-credits = Pegel: NOAA (gemeinfrei); TICON-4 von Hart-Davis, Dettmering und Seitz, und Kartverket (beide CC BY 4.0, creativecommons.org/licenses/by/4.0, bearbeitet), über die Gezeitendatenbank Neaps. Gezeitenmodell: EOT20 von Hart-Davis und anderen (doi.org/10.17882/79489, CC BY 4.0, bearbeitet), ausgedünnt von Trail Sense. Ortsnamen: GeoNames (geonames.org, CC BY 4.0). Zeitzonen: Mitwirkende von OpenStreetMap (ODbL). Küsten: Natural Earth und OpenStreetMap. Himmel: Astronomy Engine. Wetter: { $weather } (CC BY 4.0 und ähnliche).
about-measured = Amtliche Warnungen: National Weather Service (gemeinfrei), Environment and Climate Change Canada, Deutscher Wetterdienst, MET Norway, Met Éireann, EUMETNET – MeteoAlarm und MetService (CC BY 4.0), Hong Kong Observatory und Japan Meteorological Agency. Pegel und Bojen: NOAA (gemeinfrei), Pegelonline (DL-DE Zero 2.0), Rijkswaterstaat (CC0), Kartverket, DMI und Marine Institute, Ireland (CC BY 4.0). Uses Environment Agency tide gauge data from the real-time data API (Beta) (OGL 3.0).

choice-auto = automatisch|auto
choice-metric = metrisch
choice-imperial = imperial|angloamerikanisch
choice-nautical = nautisch
choice-m = m|meter
choice-ft = Fuß|fuss|ft
choice-cm = cm|Zentimeter
choice-km = km|kilometer
choice-nm = Seemeilen|sm|nm
choice-mi = Meilen|mi
choice-kn = kn|knoten
choice-bft = Beaufort|bft|windstärke
choice-ms = m/s|ms
choice-kmh = km/h|kmh
choice-mph = mph
choice-c = °C|c|celsius
choice-f = °F|f|fahrenheit
choice-hpa = hPa|mbar
choice-inhg = inHg
choice-24 = 24 h|24h
choice-12 = 12 h (am, pm)|12h
choice-me = mich|ich
choice-channel = kanal|gruppe|hier
choice-export = export|ansehen
choice-forget = löschen|vergessen
choice-surf = Surfen|surf
choice-swim = Schwimmen|Baden
choice-paddle = Paddeln|Kajak|SUP
choice-sail = Segeln
choice-kite = Kiten und Windsurfen|Kiten|Kitesurfen|Windsurfen
choice-walk = Strandspaziergang|Spaziergang
choice-rockpool = Gezeitentümpel|Felstümpel
choice-bar = Barre queren|Barre|Barrenfahrt
choice-dive = Tauchen bei Stauwasser|Tauchen
choice-launch = Boot slippen|slippen
choice-shellfish = Muscheln und Köder|Muscheln|Köder|Wattwürmer
choice-fish = Brandungsangeln|Angeln
choice-boat = Ausfahrt mit kleinem Boot|Boot|Motorboot
choice-boatfish = Angeln vom Boot|Bootsangeln
choice-photo = Fotos bei goldenem Niedrigwasser|Foto|Fotos|fotografieren
choice-stars = Sterne beobachten|Sterne
choice-aurora = Polarlicht|Nordlicht|Polarlichter
choice-ferry = Überfahrt für Seekranke|Seekrankheit
choice-bigwaves = große Wellen aus der Ferne sehen|große Wellen
choice-flykite = Drachensteigen|Drachen steigen lassen
choice-drone = Drohnenflug|Drohne
choice-anchor = Nacht vor Anker|Ankern

setting-language = Sprache
setting-units = Einheiten
setting-height = Höhen und Wellen
setting-wind = Wind
setting-temperature = Temperatur
setting-pressure = Luftdruck
setting-distance = Entfernung
setting-clock = Uhr
setting-datum = Bezugsniveau
settings-title = Deine Einstellungen
settings-title-channel = Einstellungen dieses Kanals
settings-how = Drück auf das, was du ändern willst, oder schreib es, etwa: einstellungen einheiten nautisch. Automatisch heißt: die Sprache deiner App und die am Ort üblichen Einheiten.
settings-changed = Geändert: { $what }
settings-choose = { $setting }: was soll es sein?
button-link = Anderes Konto verknüpfen
link-code-title = Dein Code: { $code }
link-code-how = Schreib mit deinem anderen Konto innerhalb von zehn Minuten: einstellungen verknüpfen { $code }. Das geht einmal. Gefragt wird zuerst jenes Konto, dann dieses; jedes sieht das andere, und nichts wird geteilt, bevor beide zugestimmt haben.
button-link-state = Geschrieben? Hier weiter
link-question = Dieses Konto verknüpfen mit { $account }?
link-question-what = Nur wenn jenes Konto deins ist: Beide nutzen dann Einstellungen, Zuhause und gespeicherte Orte von beiden, und jedes kann alles davon ausgeben lassen, auch die Berichte. einstellungen verknüpfen aus nimmt es zurück; jedes Konto behält, was auf ihm eingestellt oder gespeichert wurde.
link-question-others = Es ist schon mit { $count ->
    [one] einem weiteren Konto
   *[other] { $count } weiteren Konten
  } verknüpft, mit denen das alles geteilt würde.
button-link-yes = Ja, verknüpfen
button-link-no = Nein, nicht verknüpfen
link-no-word = nein
link-pending = Zustimmung fehlt noch: { $account }
link-pending-how = Schreib dort innerhalb von zehn Minuten einstellungen verknüpfen und stimm zu. Vorher wird nichts geteilt.
link-other-account = dein anderes Konto, auf dem der Code zu schreiben ist
link-refused = Nichts wurde verknüpft.
linked-title = Deine Konten sind verknüpft.
linked-what = Sie teilen Einstellungen und Orte: { $platforms }. Zurück geht es mit: einstellungen verknüpfen aus.
link-off-word = aus|trennen
unlinked-title = Dieses Konto ist nicht mehr verknüpft.
unlinked-what = Jedes Konto hat wieder, was auf ihm eingestellt oder gespeichert wurde, vor der Verknüpfung und seitdem.

place-home = zuhause|daheim|zu hause
place-list-title = Deine Orte
place-list-none = Noch keine. Versuch ort speichern hütte Brest oder ort zuhause Brest.
place-saved-title = Gespeichert: { $name } ist { $place }
place-saved-how = Schreib { $name }, wo immer nach einem Ort gefragt wird, etwa gezeiten { $name }.
place-home-title = Zuhause ist { $place }
place-home-stays = Es bleibt auch nach diesem Tag dein Zuhause, bis du ein anderes nennst: Ein Enddatum lässt sich nicht setzen.
alert-of-surge = Das ist keine Sturmflutwarnung, und eine vorausberechnete Tide ist ohne Wind und Sturm: Vor Sturmfluten warnt der amtliche Dienst (in Deutschland das BSH).
place-home-how = Von nun an ist ohne Ortsangabe dein Zuhause gemeint.
place-forgotten-title = Vergessen: { $name }

# Eigener Hafen. Was man schreibt, kommt zuerst.
own-port-high = hw|hochwasser
own-port-low = nw|niedrigwasser
own-port-sill = süll|schwelle|drempel
own-port-draught = tiefgang
own-port-none = keine|aus
own-port-title = Gespeichert: { $name } hat eigene Unterschiede
own-port-how = Antworten wie gezeiten { $name } rechnen damit und sagen, wann das Wasser reicht.
own-port-removed = { $name } hat keine Unterschiede mehr
own-port-differences = Mit deinen Unterschieden: Hochwasser { $high }; Niedrigwasser { $low }.
own-port-sill-height = Süll { $height } über Seekartennull.
own-port-draught-depth = Tiefgang { $depth }.

button-make-home = { $place } ist mein Zuhause
button-change-digest = Ändern …
button-set-home = Anderes Zuhause …
button-own-port = Anschlussort, Süll, Tiefgang …
button-own-port-none = Unterschiede zurücknehmen
form-digest-add = Davon einen Bericht
form-digest-move = Andere Zeiten für den Bericht
form-alert-add = Bescheid, wenn es so ist
form-alert-change = Alarm ändern
form-place-home = Dein Heimathafen
form-place-port = Unterschiede deines Hafens
form-port-hw = Hochwasser: Zeit und Höhe
form-port-hw-example = +10 min, −0,3 m
form-port-lw = Niedrigwasser: Zeit und Höhe
form-port-lw-example = −5 min, +0,1 m
form-port-sill = Süll über Seekartennull, Meter
form-port-sill-example = 2,5
form-port-draught = Tiefgang, Meter
form-port-draught-example = 1,8
form-when = Wann ist es so?
form-words = weitere Bedingungen in Worten
button-install-server = Einem Server hinzufügen
button-install-account = Meinem Konto hinzufügen
button-install-group = Einer Gruppe hinzufügen
button-install-chat = Chat öffnen
button-install-support = Hilfe bekommen
message-command-name = Gezeiten und Wetter dort
app-description = Hoch- und Niedrigwasser, Tidenkurven, Wetter, Wellen, Sonne und Mond für jeden Ort der Welt, in Antworten, die auf ein Handy passen. Frag /heute, /gezeiten oder /wetter nach einem Namen, Koordinaten oder deinen gespeicherten Orten, und lass dir Berichte zu deinen Zeiten senden. Auf Deutsch und in anderen Sprachen. Nicht zur Navigation.
button-units = Einheiten …
button-when = Wann … ?
button-other-station = Anderer Pegel …
button-add-digest = Regelmäßig schicken …
button-alert = Bescheid geben …
button-alert-this = Dann Bescheid geben
button-alerts = Alarme

privacy-title = Was über dich gespeichert ist, und warum
privacy-account = Die Nummer deines Kontos auf dieser Plattform: um dich wiederzuerkennen; und der Tag, an dem du es zuletzt benutzt hast: Alles über dich wird nach 18 Monaten ohne Benutzung gelöscht, wenn dann keiner deiner Berichte mehr gesendet wird. Im Web, wo eine Sitzung an die Stelle eines Kontos tritt, nach 30 Tagen.
privacy-settings = Deine Einstellungen und dein Zuhause: um auf deine Art zu antworten.
privacy-places = Deine gespeicherten Orte, die letzten fünf, nach denen du gefragt hast, und, mit ihrem Namen, die, die du unter gleichnamigen gewählt hast, auf etwa 100 m, und ein Standort nur, wenn du ihn speicherst: um dir Tipperei zu ersparen.
privacy-digests = Deine regelmäßigen Berichte und Alarme: um sie zu senden.
privacy-rest = Keine anderen Texte. Im Protokoll bist du eine Nummer, die jeden Monat wechselt; nichts wird weitergegeben außer einem Ortsnamen, der hier unbekannt ist: Er wird ohne Angaben über dich bei Open-Meteo gesucht, wenn der Betreiber das nicht abgeschaltet hat.
button-privacy-export = Alles ansehen
button-privacy-forget = Alles löschen
privacy-export-title = Alles, was über dich gespeichert ist
privacy-forget-title = Alles löschen, was zu diesem Konto gespeichert ist?
privacy-forget-what = Einstellungen, Orte und Berichte verschwinden sofort und endgültig. Was auf einem verknüpften Konto eingestellt oder gespeichert wurde, bleibt dort, bis du es auch dort verlangst. Ohne Knöpfe schreib: datenschutz löschen ja.
privacy-confirm-word = ja|bestätigen
button-privacy-confirm = Ja, löschen
button-privacy-keep = Nein, behalten
privacy-forgotten-title = Erledigt: zu diesem Konto ist nichts mehr gespeichert.

problem-alert-none = Hier gibt es keinen Alarm.
problem-alert-has-no-times = Das ist ein Alarm, der kommt, wenn seine Zeit kommt: er hat keine Uhrzeiten zu ändern. Versuche Alarm ändern, mit seiner Nummer.
problem-digest-no-alert = Das ist ein Bericht, der zu festen Zeiten kommt. Versuche Bericht ändern, mit seiner Nummer.
problem-duration-unclear = { $text } verstehe ich nicht als Dauer. Sag zum Beispiel 6h, 90m oder 2t.
problem-quiet-unclear = { $text } verstehe ich nicht als Ruhezeit. Sag zum Beispiel 22-7, oder aus.
problem-command-unknown = Den Befehl „{ $command }“ gibt es nicht. Versuch hilfe.
problem-conditions-missing = Wann was? Schreib zum Beispiel: wann Brest Niedrigwasser unter 0,5 m bei Tageslicht, Wind unter 12 Knoten.
problem-conditions-unknown = { $conditions } verstehe ich nicht als Bedingungen. Schreib zum Beispiel: Niedrigwasser unter 0,5 m bei Tageslicht, Wind unter 12 Knoten.
problem-coordinates-unclear = „{ $coordinates }“ lässt sich auf mehrere Arten lesen oder widerspricht sich. Versuch eine Zahl mit N oder S und eine mit E oder W, etwa 48.383 N 4.495 W.
problem-could-not-ask = Der Datendienst antwortet im Moment nicht. Bitte versuch es in ein paar Minuten noch einmal.
problem-datum-unknown = Das Bezugsniveau „{ $datum }“ kenne ich nicht. Versuch eines von diesen: { $known }.
problem-day-out-of-range = Ich kenne die Tage von { $first } bis { $last }. Versuch einen davon.
problem-day-unknown = Den Tag „{ $day }“ gibt es nicht. Versuch heute, morgen, einen Wochentag oder ein Datum wie 2026-11-21.
problem-holiday-unknown = Auf welchen Tag dieser Feiertag dort fällt, ist hier nicht bekannt. Versuch ein Datum wie 2026-11-21.
problem-days-out-of-range = Ich kann 1 bis { $most } Tage auf einmal sagen. Versuch 3d.
problem-digest-nowhere = Automatische Nachrichten sind hier nicht möglich, weder Berichte noch Alarme. Richte sie auf { $platforms } ein.
problem-digest-test-too-soon = Dieser Bericht wurde gerade erst getestet. Versuch es in zehn Minuten wieder.
problem-digest-unknown = Hier gibt es keinen Bericht { $number }. Versuch bericht liste.
problem-digest-place-unknown = Für { $place } gibt es hier keinen Alarm und keinen Bericht. Versuch bericht liste.
problem-digest-number-missing = Welcher Bericht? Hier gibt es mehrere. Versuch bericht liste, dann mit der Nummer, etwa bericht aus 2.
problem-digest-none = Hier gibt es weder einen Bericht noch einen Alarm.
problem-digest-own-words = Eigene Worte kann ich nicht behalten, nur Gezeiten, Wetter, Sonne oder Mond eines Ortes zu einer Zeit schicken. Versuch bericht neu Brest 07:00.
problem-digest-what-unfit = „{ $what }“ kann kein Bericht sein. Versuch einen Befehl über einen Ort, etwa heute, gezeiten, sonne oder mond.
problem-home-missing = Du hast mir noch nicht gesagt, wo dein Zuhause ist. Versuch ort zuhause Brest.
problem-key-refused = Der Datendienst lehnt den Schlüssel dieses Bots ab. Wer ihn betreibt, sollte DATA_KEY prüfen.
problem-lat-out-of-range = Die Breite { $lat } gibt es auf der Erde nicht: sie reicht von -90 bis 90. Versuch die Breite zuerst, etwa 48.383,-4.495.
problem-link-code-unknown = Diesen Code kenne ich nicht, oder seine zehn Minuten sind um. Versuch einstellungen verknüpfen mit deinem anderen Konto.
problem-link-none = Dieses Konto ist mit keinem anderen verknüpft.
problem-link-too-often = Das waren zu viele Versuche. Warte zehn Minuten und versuch dann wieder einstellungen verknüpfen.
problem-link-without-point = In diesem Link stehen keine Koordinaten, und ich öffne keinen. Versuch den Namen des Ortes oder Koordinaten wie 48.383,-4.495.
problem-lng-out-of-range = Die Länge { $lng } gibt es auf der Erde nicht: sie reicht von -180 bis 180. Versuch die Breite zuerst, etwa 48.383,-4.495.
problem-minutes-out-of-range = Minuten und Sekunden eines Winkels reichen von 0 bis 59: { $minutes } ist zu viel. Versuch Dezimalgrad, etwa 48.383,-4.495.
problem-name-missing = Welcher Name? Versuch ort speichern hütte Brest.
problem-name-unfit = „{ $name }“ kann kein Ortsname sein: es bedeutet etwas anderes oder ist zu lang. Versuch ein Wort wie hütte.
problem-name-unknown = Du hast keinen Ort namens „{ $name }“. Versuch ort liste.
problem-port-unclear = Welche Unterschiede? Erst Minuten, dann Meter, etwa ort hafen Hütte hw +10 -0,3 nw -5 +0,1 süll 2,5 tiefgang 1,8.
problem-no-channel = Hier ist kein Kanal. Versuch es in einer Gruppe oder im Kanal eines Servers.
problem-no-station = In der Nähe gibt es keinen Pegel.
problem-user-anonymous = Hier kann ich nicht erkennen, wer du bist, und also nichts für dich behalten. Versuch es dort, wo du ein Konto hast.
problem-managers-unknown = Telegram antwortet gerade nicht, deshalb kann ich nicht sehen, ob du diesen Chat verwaltest. Nichts wurde geändert; bitte versuch es in ein paar Minuten noch einmal.
problem-not-manager = Das ist Sache derer, die diese Gruppe oder diesen Kanal verwalten. Versuch einstellungen für dich selbst.
problem-not-manager-there = Dieser Bericht geht an eine Gruppe oder einen Kanal, den du, soweit ich sehe, nicht verwaltest: Nur wer das tut, darf ihn verlegen.
problem-option-unknown = „{ $option }“ passt nicht zu diesem Befehl. Versuch hilfe.
problem-place-missing = Welcher Ort? Versuch eine Stadt oder Koordinaten, etwa gezeiten Brest.
problem-place-names-unavailable = Ortsnamen lassen sich im Moment nicht nachschlagen. Koordinaten wie 48.383,-4.495 und die Namen von Pegeln gehen; versuch es mit einem Namen später noch einmal.
problem-place-unknown = Ich kenne keinen Ort namens „{ $place }“. Versuch eine Stadt in der Nähe mit ihrem Land (Brest, Frankreich) oder Koordinaten wie 48.383,-4.495. Was man alles fragen kann, sagt: hilfe.
problem-plus-code-short = { $code } ist die Kurzform eines Plus Code und braucht eine Stadt. Versuch { $code } Brest.
problem-postcode-not-looked-up = { $postcode } sieht nach einer Postleitzahl aus. Postleitzahlen werden online nachgeschlagen, und das ist hier abgeschaltet. Versuch den Namen der Stadt.
problem-quota-used-up = Das Tageskontingent des Datendienstes ist aufgebraucht. Um 00:00 UTC beginnt es neu.
problem-refused = Der Datendienst kann das nicht beantworten: { $reasons }
problem-setting-unknown = „{ $setting }“ ist keine Einstellung. Versuch eine von diesen: { $known }.
problem-setting-value-unknown = { $setting }: „{ $value }“ geht nicht. Versuch eines von diesen: { $known }.
problem-sill-missing = Wie hoch über Kartennull liegt die Schwelle oder Barre? Schreib zum Beispiel: Barre von 1,2 m mit 1,6 m Tiefgang, oder Kartentiefe 0,5 m.
problem-shore-unknown = In welcher Richtung hier die See liegt, ist nicht bekannt. Nenn den Wind nach Himmelsrichtungen, zum Beispiel: Wind aus NO bis SO.
problem-surge-unknown = In der Nähe von { $place } steht kein Pegel, für den der Windstau bekannt ist. Vor Sturmfluten warnt der amtliche Dienst (in Deutschland das BSH).
problem-stream-unknown = In der Nähe von { $place } gibt es keine Station für Gezeitenströme, Stauwasser und Stromstärke sind dort unbekannt. Bekannt sind solche Stationen nur für die USA.
problem-preset-unknown = Ein Vorhaben { $preset } kenne ich nicht. Es gibt: { $known }.
problem-store-unavailable = Die Datenbank arbeitet im Moment nicht: Dort lässt sich nichts nachsehen und nichts speichern. Bitte versuch es in ein paar Minuten noch einmal.
problem-text-too-long = Das ist mir zu lang. Sag es kürzer, etwa gezeiten Brest morgen.
problem-tide-inland = { $where } liegt im Binnenland: Die nächste Gezeitenstation, { $station }, ist { $km } km entfernt. Versuche einen Ort an der Küste oder stationen { $place }.
problem-tide-too-far = Die nächste Gezeitenstation, { $station }, ist { $km } km von { $place } entfernt, vielleicht an einem anderen Meer: Über das Wasser dort sagt sie nichts. Versuch es mit: stationen { $place }.
problem-time-missing = Um welche Zeit? Versuch 07:00, Sonnenaufgang-1h oder Hochwasser-90m, etwa bericht neu Brest 07:00.
problem-time-unknown = „{ $time }“ ist keine Zeit, die ich kenne. Versuch 07:00, Sonnenaufgang-1h, Hochwasser-90m oder Vollmond 18:00.
problem-too-many-digests = Mehr als { $most } Berichte und Alarme sind zu viele. Versuch bericht liste, und lösch einen.
problem-too-many-places = Ich kann { $most } Orte für dich behalten. Versuch ort vergessen für einen davon.
problem-too-many-questions = Das war viel auf einmal, und andere möchten auch fragen. Bitte in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} noch einmal versuchen.
problem-warnings-silent = Die amtlichen Warnungen ließen sich gerade nicht lesen: Ob es welche gibt, ist nicht bekannt. Bitte in ein paar Minuten noch einmal versuchen oder auf der Seite des Wetterdienstes nachsehen.
problem-warnings-unknown = Für { $place } sind keine amtlichen Warnungen bekannt: Kein Dienst, dessen Warnungen wir lesen, deckt den Ort ab. Es gibt also nichts, worauf zu achten wäre.
problem-weather-not-asked = Das Wetter dort hat noch niemand abgefragt: Frag mich im Chat danach.
problem-weather-silent = Gerade kein Wetter: Seine Quellen antworten nicht. Bitte in ein paar Minuten noch einmal; Gezeiten, Sonne und Mond lassen sich sagen.
problem-weekdays-unknown = „{ $days }“ sind keine Tage, die ich kenne. Versuch täglich, mo-fr oder sa,so.
problem-zone-unknown = Es gibt keine Zeitzone „{ $zone }“. Versuch UTC oder Europe/Paris.

bug = Hier ist etwas schiefgegangen, und du kannst nichts dafür. Kennung für den Betreiber dieses Bots: { $reference }

button-share-location = 📍 Meinen Standort teilen
suggest-here = Mein Standort
telegram-short-description = Gezeiten, Wetter, Wellen, Sonne und Mond für jeden Ort, pünktlich im Chat. Nicht zum Navigieren.
telegram-open-chat-first = Öffne zuerst einen Chat mit mir: was du willst, geht nur dich an, und ich darf dir nicht schreiben, bevor du mir geschrieben hast.
telegram-ask-on = Im Chat weiterfragen
telegram-share = Teilen

# Die erste Zeile einer Antwort: das, wonach gefragt wurde
headline-today = heute
headline-tomorrow = morgen
headline-on = am { $day }
headline-on-weekend = am { $day }
headline-part = { $day } von { $from } bis { $to }
headline-tonight = heute Nacht ({ $from }–{ $to })
headline-event = { $side ->
     [in] { $event } { $day }: { $time }, in { $by }.
     [ago] { $event } { $day }: { $time }, vor { $by }.
    *[then] { $event } { $day }: { $time }.
}
headline-tomorrow-at = Morgen: { $time }.
headline-fact = { $what }: { $value }.
headline-value = { $what } { $day }: { $value }.
headline-none-between = Kein { $water } { $day } zwischen { $from } und { $to }; am nächsten: { $list }.
headline-just-before = Kurz davor
# Of answers about no place: the time zone of those who speak the language, or UTC
zone-anywhere = Europe/Berlin
headline-meteors-over = Die dieses Jahres sind vorbei.
headline-none-of-day = Kein { $water } { $day }; am nächsten: { $list }.
headline-no = { $what } { $day }: entfällt.
headline-next-phase = { $phase ->
     [full] Nächster Vollmond: { $when }.
     [full-then] Vollmond: { $when }.
     [new-then] Neumond: { $when }.
    *[new] Nächster Neumond: { $when }.
}
headline-next-turn = { $phase ->
     [springs] Nächste Springzeit: { $day }.
     [weaker-springs] Schwächere Springzeit bei fernem Mond: { $day }.
     [neaps] Nächste Nippzeit: { $day }.
     [tropic] Nächste tropische Tiden: { $day }.
    *[equatorial] Nächste äquatoriale Tiden: { $day }.
}
headline-next-largest-range = Größter Tidenhub: { $day }, { $range }.
headline-of-mouth = { $kind ->
    [gauge] { $station }, seewärts: { $line }
   *[other] An der Mündung, nach dem Gezeitenmodell: { $line }
}
headline-coefficient-river = Gezeitenkoeffizienten gelten für die Küste, nicht flussaufwärts.
headline-of-year = in den nächsten zwölf Monaten
headline-of-days = von { $from } bis { $to }
headline-extreme = { $which ->
     [highest] Höchstes Hochwasser { $period }: { $height }, { $when }.
     [lowest] Niedrigstes Niedrigwasser { $period }: { $height }, { $when }.
     [highest-daylight] Höchstes Hochwasser bei Tageslicht { $period }: { $height }, { $when }.
    *[lowest-daylight] Niedrigstes Niedrigwasser bei Tageslicht { $period }: { $height }, { $when }.
}
headline-extreme-coefficient = { $superlative ->
     [most] Höchster Gezeitenkoeffizient { $period }, in Brest: { $coefficient }, { $when }.
    *[least] Kleinster Gezeitenkoeffizient { $period }, in Brest: { $coefficient }, { $when }.
}
headline-extreme-range = { $superlative ->
     [most] Größter Tidenhub { $period }: { $height }, { $day }.
    *[least] Kleinster Tidenhub { $period }: { $height }, { $day }.
}
headline-maximum = { $line } Das ist der höchste Wert { $period }.
headline-most-place = { $what }: { $place } { $winners ->
    [1] liegt
   *[other] liegen
  } { $count ->
    [2] höher
   *[other] am höchsten
  }, { $value } ({ $others }).
headline-least-place = { $what }: { $place } { $winners ->
    [1] liegt
   *[other] liegen
  } { $count ->
    [2] niedriger
   *[other] am niedrigsten
  }, { $value } ({ $others }).
headline-same-places = { $what }: kein Unterschied, überall { $value }.
headline-way-place = { $what }: bis zu { $value } bei { $place } ({ $others }).
headline-way-same = { $what }: überall bis zu { $value }.
headline-bar = Auf einer Barre bricht die See, am stärksten bei Ebbe: Ob sie befahrbar ist, ist hier nicht bekannt, frag vor Ort.
headline-way-length = Luftlinie { $distance }{ $speed ->
    [none] .
   *[other] , bei { $speed } mindestens { $duration }.
  } Betrachtet sind nur diese Orte, nicht das Wasser dazwischen.
headline-difference = Unterschied { $by }
headline-one-gauge = Nicht vergleichbar: Die Gezeiten dieser Orte stammen von einem Pegel, { $source }; wie sie sich unterscheiden, ist nicht bekannt.
headline-water-difference = { $water }: { $when ->
    [same] in { $first } und { $second } zur selben Zeit
   *[later] zuerst { $first }, { $by } später { $second }
}{ $side ->
    [higher] {""}, { $height } höher
    [lower] {""}, { $height } niedriger
    [same] {""}, gleich hoch
   *[apart] {""}; die Höhen haben verschiedene Nullpunkte
}.
headline-within-error = { $what }: Unterschied nicht gesichert, { $list }, jeweils ± { $error }.
headline-rain-amount = Regen
headline-minimum = { $line } Das ist der niedrigste Wert { $period }.
headline-next-supermoon = Nächster Supermond: { $when }. Das ist ein Vollmond im erdnächsten Zehntel seiner Bahn.
planet-in-sky = { $planet } im { $direction }, bei { $degrees }°, { $height }° hoch
planets-at = { $count ->
     [0] Planeten { $day } um { $time }: keiner am dunklen Himmel.
    *[other] Planeten { $day } um { $time }: { $list }.
}
headline-sky-bright = Dafür ist der Himmel zu hell.
headline-planet = { $planet } in der Nacht { $day }: { $times }, von { $from } bis { $to }, höchstens { $height }° hoch ({ $at }). Der Mond ist dann { $moon }° entfernt.
headline-planet-hidden = { $planet } in der Nacht { $day }: nicht über dem Horizont.
headline-planet-moon = { $planet } und Mond { $day } um { $time }: { $degrees }° auseinander.
headline-planet-anywhere = { $side ->
     [night] { $planet }, { $degrees }° von der Sonne: fast die ganze Nacht zu sehen. Die Zeiten hängen vom Ort ab.
     [morning] { $planet }, { $degrees }° von der Sonne: am Morgenhimmel, Aufgang rund { $hours } h vor der Sonne. Die Zeiten hängen vom Ort ab.
     [evening] { $planet }, { $degrees }° von der Sonne: am Abendhimmel, Untergang rund { $hours } h nach der Sonne. Die Zeiten hängen vom Ort ab.
    *[hidden] { $planet }, { $degrees }° von der Sonne: zu nah an der Sonne, nicht zu sehen. Die Zeiten hängen vom Ort ab.
}
headline-turn-at-full = { $sun ->
     [sunset] Von den Tagen um den Vollmond ({ $when }) liegt dieser dem Sonnenuntergang ({ $time }) am nächsten.
    *[sunrise] Von den Tagen um den Vollmond ({ $when }) liegt dieser dem Sonnenaufgang ({ $time }) am nächsten.
}
headline-meteors = { $shower }: am besten von { $from } bis { $to }, bei Dunkelheit mit dem Radianten über dem Horizont, am höchsten gegen { $top }.
headline-meteors-never = { $shower }: ihr Radiant geht hier bei Dunkelheit kaum auf.
headline-meteors-anywhere = { $shower }: in der Nacht von { $from } auf { $to } am besten.
headline-meteors-peak = Maximum { $when }, bis zu { $rate } Meteore pro Stunde bei dunklem Himmel.
headline-meteors-moon = { $level ->
     [down] Der Mond stört nicht: er ist unter dem Horizont.
     [faint] Der Mond stört kaum: zu { $lit } beleuchtet, am Himmel { $up }.
     [part] Der Mond stört: zu { $lit } beleuchtet, am Himmel { $up }.
    *[all] Der Mond stört die ganze Zeit: zu { $lit } beleuchtet, am Himmel { $up }.
}
headline-meteors-moon-anywhere = { $level ->
     [faint] Der Mond ({ $phase }, zu { $lit } beleuchtet) stört kaum.
     [part] Der Mond ({ $phase }, zu { $lit } beleuchtet) stört einen Teil der Nacht.
    *[all] Der Mond ({ $phase }, zu { $lit } beleuchtet) stört den größten Teil der Nacht.
}
shower-quadrantids = Quadrantiden
shower-lyrids = Lyriden
shower-eta-aquariids = Eta-Aquariiden
shower-delta-aquariids = Delta-Aquariiden
shower-perseids = Perseiden
shower-orionids = Orioniden
shower-leonids = Leoniden
shower-geminids = Geminiden
shower-ursids = Ursiden
headline-next-lunar-eclipse = Nächste Mondfinsternis, von hier sichtbar: { $list }. Halbschattenfinsternisse zählen nicht mit.
headline-next-solar-eclipse = Nächste Sonnenfinsternis, von hier sichtbar: { $list }.
headline-no-total-eclipse = Keine totale hier in den nächsten { $years } Jahren.
headline-time-height = { $time } ({ $height })
headline-next-water = Nächstes { $water }: { $time }, { $height }, in { $in }.
headline-next-water-after = Nächstes { $water } nach { $after }: { $time }, { $height }, in { $in }.
headline-latest-water = Letztes { $water }: { $time }, { $height }, vor { $by }.
headline-then = Danach { $list }.
headline-height-now = Jetzt: { $height } über { $datum }, { $state }.
headline-height-at = { $day } um { $time }: { $height } über { $datum }, { $state }.
headline-remaining = { $step ->
     [then] { $kind ->
         [high] Danach steigt es um { $by }, bis Hochwasser { $time } auf { $height }.
        *[low] Danach fällt es um { $by }, bis Niedrigwasser { $time } auf { $height }.
        }
    *[now] { $kind ->
         [high] Es steigt noch um { $by }, bis Hochwasser { $time } auf { $height }.
        *[low] Es fällt noch um { $by }, bis Niedrigwasser { $time } auf { $height }.
        }
}
headline-state = { $state ->
     [near-high] nahe Hochwasser
     [near-low] nahe Niedrigwasser
     [rising] auflaufend
    *[falling] ablaufend
}
headline-when = { $way ->
     [rising] Auflaufendes Wasser
    *[falling] Ablaufendes Wasser
}
headline-turn = { $kind ->
     [high] Hochwasser { $time } ({ $height })
    *[low] Niedrigwasser { $time } ({ $height })
}
headline-way = { $way ->
     [rising] auflaufend
    *[falling] ablaufend
}
headline-verdict = { $verdict ->
     [yes] Ja: { $line }
     [nearly] Fast: { $line }
     [some] Mäßig: { $line }
     [partly] Teils: { $line }
     [not-calm] Nein, nicht ruhig: { $line }
    *[no] Nein: { $line }
}
headline-state-far = { $state ->
     [ebb] Es läuft ab, steht aber noch hoch: { $line }
    *[flood] Es läuft auf, steht aber noch niedrig: { $line }
}
headline-state-was = { $water } war um { $time }, jetzt { $way }, { $height }.
headline-state-comes = { $way }, { $height }; { $water } ist um { $time }.
headline-state-then = { $day } um { $asked } { $way }, { $height }; { $water } ist um { $time }.
headline-beyond = { $side ->
     [above] Über { $height } ({ $datum }) { $day }: { $value }.
    *[below] Unter { $height } ({ $datum }) { $day }: { $value }.
}
headline-over-sill = { $water } Wasser über { $sill }.
tide-half = Halbe Tide
headline-half-tide = { $time } ({ $height }, { $way ->
     [rising] steigend
    *[falling] fallend
})
headline-never = nie
headline-all-day = den ganzen Tag
headline-compare = { $aspect ->
     [compare-high] Höchstes Hochwasser: { $list }.
     [compare-low] Niedrigstes Niedrigwasser: { $list }.
    *[compare-range] Tidenhub: { $list }.
}
headline-compared-day = { $day } { $height }
headline-compared-day-at = { $day } { $height } ({ $time })
headline-compare-times = { $day } { $by ->
     [same] etwa zur gleichen Zeit wie { $other }.
     [later] etwa { $duration } später als { $other }.
    *[earlier] etwa { $duration } früher als { $other }.
}
headline-unknown-passable = { $sun } Ab wann und bis wann der Weg passierbar ist, ist hier nicht bekannt: vor Ort fragen, zu Fuß bei ablaufendem Wasser losgehen und spätestens bei Niedrigwasser umkehren, ins Watt nur mit Führung.
headline-unknown-afloat = Das ist nur die Höhe der Tide: Die Kartentiefe der Stelle kommt dazu, was dort trockenfällt, geht ab.
headline-unknown-clearance = Die Durchfahrtshöhe unter Brücken und Leitungen ist hier nicht bekannt: Das sind nur die Höhen der Tide. Die Seekarte nennt die lichte Höhe über einem bestimmten Wasserstand; von dort aus rechnen, mit Reserve.
headline-unknown-stay = Wie lange es dort frei bleibt, ist hier nicht bekannt: Das Wasser kann den Rückweg Stunden vor Hochwasser abschneiden. Vor Ort fragen und früh gehen.
headline-unknown-flooded = Ab welcher Höhe es dort überflutet, ist hier nicht bekannt, auch nicht, wie viel Windstau und Wellen zur Tide hinzukommen: maßgeblich sind die amtlichen Sturmflut- und Wetterwarnungen.
headline-near-high = Nein, dann nicht hinüber: { $time } ist { $apart } { $side ->
    [after] nach
   *[before] vor
} Hochwasser ({ $height }).
headline-after-low = Nein, nicht zu Fuß: { $time } ist { $apart } nach Niedrigwasser ({ $height }), das Wasser steigt.
headline-else-never = An den anderen Tagen nie.
headline-largest = Höchstes Hochwasser { $day }: { $high }, { $highAt }; niedrigstes Niedrigwasser: { $low }, { $lowAt }.
headline-nearest = { $water } am nächsten an { $time }: { $when }, { $height }.
headline-stand-none = { $kind ->
     [high] Hier ist kein längerer Stand des Hochwassers bekannt.
    *[low] Hier ist kein längerer Stand des Niedrigwassers bekannt.
}
headline-stand-near = { $kind ->
     [high] Höchstens { $height } unter dem Hochwasser { $day }: { $value }.
    *[low] Höchstens { $height } über dem Niedrigwasser { $day }: { $value }.
}
headline-next-beyond = Nächstes { $water } { $side ->
     [above] darüber
    *[below] darunter
}: { $when }, { $height }.
headline-day-most = { $day }: { $what } bis { $value } um { $time }.
headline-day-least = { $day }: { $what } am geringsten { $value }, um { $time }.
headline-each-day = An allen Tagen gleich
headline-most = { $what } { $day }: bis { $value } um { $time }.
headline-now = { $what } jetzt: { $now }.
headline-unknown-measure = { $what }: in dieser Vorhersage nicht enthalten.
headline-now-most = { $what } jetzt: { $now }; bis { $value } um { $time }.
headline-now-least = { $what } jetzt: { $now }; am geringsten { $value } um { $time }.
headline-least = { $what } { $day }: am geringsten { $value }, um { $time }.
headline-course = Richtung: { $list }.
headline-from-there = Aus dieser Richtung von { $from } bis { $to }.
headline-quarter = { $quarter ->
     [0] { $from } nachts
     [1] { $from } vormittags
     [2] { $from } nachmittags
    *[3] { $from } abends
}
headline-at = { $what } { $day } um { $time }: { $value }.
headline-rain = { $course ->
     [open] Regen { $day }: ab { $time }, { $amount }.
     [until] Regen { $day }: von { $time } bis { $until }, { $amount }.
     [at-times] Regen { $day }: zeitweise von { $time } bis { $until }, { $amount }.
    *[all-day] Regen { $day }: zeitweise, { $amount }.
}
headline-dry = Kein Regen { $day }.
headline-wind = Wind
headline-gust = Böen
headline-temperature = Temperatur
headline-cloud = Bewölkung
headline-pressure = Luftdruck
headline-uv = UV-Index
headline-visibility = Sicht
headline-period = Wellenperiode
headline-swell-period = Dünungsperiode
headline-azimuth = Im { $direction }, bei { $degrees }°.
headline-high = { $height }° hoch.
headline-sun = Sonne
headline-moon = Mond
headline-in-sky = { $what } { $day } um { $time }: im { $direction }, bei { $degrees }°, { $height }° hoch.
headline-below-horizon = { $what } { $day } um { $time }: unter dem Horizont.
headline-veer = { $course ->
     [turning] { $what }: { $from } ({ $at }), dreht: { $to } ({ $until }).
    *[none] { $what }: { $from } ({ $at }), dreht vor { $until } nicht deutlich.
}
headline-change-now = { $at ->
    [now] jetzt { $value }
   *[other] { $value } ({ $at })
 }
headline-change = { $course ->
     [falling-there] { $what }: schon unter { $limit }: { $now }.
     [falling-from] { $what }: unter { $limit } ab { $at }, bis auf { $extreme } ({ $extremeAt }); { $now }, bis dahin bis zu { $most }.
     [falling-never] { $what }: bis { $end } nicht unter { $limit }; am wenigsten { $extreme } ({ $extremeAt }), { $now }.
     [rising-there] { $what }: schon { $now }.
     [rising-from] { $what }: über { $limit } ab { $at }, bis zu { $extreme } ({ $extremeAt }); { $now }.
    *[rising-never] { $what }: bis { $end } nicht über { $limit }; am meisten { $extreme } ({ $extremeAt }), { $now }.
}
headline-change-then = { $course ->
     [most] Bis zu { $extreme } ({ $extremeAt }).
     [falling-stays] Das bleibt so bis { $end }.
     [falling-end] Darüber ab { $at }.
     [rising-stays] Keine Zunahme bis { $end }.
    *[rising-end] Keine Zunahme bis { $end }; unter { $limit } ab { $at }.
}
headline-spell = { $course ->
     [rain-none] Kein Regen bis { $until }.
     [fog-none] Kein Nebel bis { $until }.
     [rain-over] Regen: bis { $until }, { $amount }.
     [rain-spell] Kein Regen bis { $from }, dann Regen bis { $until }, { $amount }.
     [rain-on] Regen: mindestens bis { $until }.
     [fog-over] Nebel: bis { $until }.
     [fog-spell] Kein Nebel bis { $from }, dann Nebel bis { $until }.
    *[fog-on] Nebel: mindestens bis { $until }.
}
headline-waves = Wellen
headline-water = Wassertemperatur
headline-water-feel = { $feel ->
     [cold] Kalt: besser mit Neopren.
     [warm] Warm genug ohne Neopren.
    *[cool] Frisch: länger als kurz besser mit Neopren.
}

# Bilder. Kurz: der Platz ist schmal.
picture-tide = Gezeiten · { $days }
picture-above = { $unit } über { $datum }
picture-datum-is = Höhen über { $datum }
picture-now-level = Jetzt { $level }
picture-height-in = { $height }, in { $in }
picture-between = zwischen { $low } und { $high }
picture-coefficient = Koeffizient { $value }
picture-phase-springs = Springzeit
picture-phase-neaps = Nippzeit
picture-phase-making = zunehmend
picture-phase-taking-off = abnehmend
picture-phase-tropic = tropisch
picture-phase-equatorial = äquatorial
picture-phase-growing = zunehmend
picture-phase-shrinking = abnehmend
picture-lit = { $lit } beleuchtet
picture-sun = Sonne
picture-sun-up = Mitternachtssonne
picture-sun-down = Polarnacht
picture-sun-rise-set = Aufgang – Untergang
picture-says = { $what }: { $course }.
picture-highest = Höchstes
picture-lowest = Niedrigstes
picture-weather = Wetter · { $days }
picture-waves = Seegang · { $days }
picture-observed = Gelb: gemessen, { $station }.
picture-highest-waves = höchste Wellen, { $time }
picture-every = alle { $seconds } s
picture-water = Wasser { $temperature }
picture-both = Dünung und Windsee zusammen
picture-current = Gezeitenstrom · { $days }
picture-moon = Mond · { $days }
picture-moon-up = { $time }, { $altitude }° über dem Horizont
picture-moon-rising = Beim Aufgang, { $time }
picture-moon-down = Unter dem Horizont
picture-zenith-up = Der Zenit ist oben: so, wie er am Himmel steht.
picture-moon-noon = Der Mond am Mittag jedes Tages.
picture-sun-day = Sonne · { $days }
picture-rise = Aufgang
picture-set = Untergang

# Seiten im Browser
present-clear = Klar
present-fair = Leicht bewölkt
present-cloudy = Stark bewölkt
present-overcast = Bedeckt
present-fog = Nebel
present-light-rain = Leichter Regen
present-rain = Regen
present-heavy-rain = Starker Regen
present-snow = Schnee
# A place now in one line: abbreviations of the tide tables
now-high = HW
now-low = NW
now-wind = Wind
now-waves = Wellen
page-places = Deine Orte
page-places-example = Gerade
page-keep = Auf der Startseite behalten
now-rising = steigt
now-falling = fällt
now-as-of = Stand { $time }
page-other-day = Ein anderer Tag
page-near = In deiner Nähe
# The id of a well-known harbour
page-example-place = geonames:2939658
page-about = Über Bellbuoy
page-coverage = Abdeckung von Warnungen und Messungen
coverage-lead = Amtliche Warnungen werden gelesen, wo das Land auf der Karte blau ist. Darunter steht, wer sie herausgibt und wer misst.
coverage-warned = Amtliche Warnungen
coverage-elsewhere = Anderswo sind hier keine amtlichen Warnungen bekannt: Sehen Sie auf der Seite des Wetterdienstes des Landes nach.
coverage-observed = Gemessen von Pegeln und Bojen
coverage-kind = { $kind ->
    [level] Wasserstände
    [waves] Wellen
    [wind] Wind
    [air] Lufttemperatur und Luftdruck
    [water] Wassertemperatur
   *[current] Strömungen
}
page-ask = Fragen
page-docs = Datendienst
page-skip = Zum Text
page-navigation = Seiten
page-not-navigation = Nicht zur Navigation.
page-astronomical = Die Gezeiten sind die astronomischen: Wind und Luftdruck können das Wasser höher oder tiefer stehen lassen.
page-terms = Bedingungen
page-privacy = Datenschutz
terms-title = Nutzungs­bedingungen
terms-description = Was du von Bellbuoy erwarten darfst, und was nicht.
terms-navigation = Bellbuoy ist nicht zur Navigation. Es zeigt astronomische Gezeiten, berechnet aus harmonischen Konstanten, und Vorhersagen öffentlicher Wetterdienste; Wind, Luftdruck und Fehler von beiden können ändern, was du antriffst. Nimm für jede Entscheidung, von der Sicherheit abhängt, amtliche Tafeln, Karten und Warnungen.
terms-service = Es ist kostenlos und kommt, wie es ist: ohne Zusage, dass es immer da, vollständig oder richtig ist. Wer diesen Dienst betreibt, kann die Nutzung begrenzen oder beenden, etwa für alle, die ihn überlasten.
terms-use = Nutze es für alles Erlaubte. Überlaste es nicht, greif es nicht an und schade niemandem damit. Auf Discord und Telegram gelten außerdem deren Bedingungen.
terms-data = Die Daten haben eigene Lizenzen, genannt bei jeder Antwort und unter /about: Nenne bei den meisten die Quelle, wenn du sie weitergibst.
terms-privacy = Was über dich gespeichert ist, steht unter Datenschutz.
terms-support = Hilfe und Kontakt
privacy-page-description = Was Bellbuoy über dich speichert, warum, und wie du es löschst.
privacy-page-how = Um es zu sehen oder zu löschen, schick privacy export oder privacy forget, wo immer du den Bot benutzt: auf Discord und Telegram als /privacy. Es geschieht sofort.
page-ask-title = Gezeiten und Wetter für jeden Ort auf See und an der Küste
page-ask-description = Hoch- und Niedrigwasser, Wind, Seegang, Sonne und Mond für jeden Ort auf See und an der Küste. Frag mit eigenen Worten.
page-not-found = Diese Seite gibt es nicht
page-not-found-why = Vielleicht ist die Adresse vertippt, oder die Seite ist verschwunden.
page-failed = Das hat nicht geklappt
page-to-ask = Nach einem Ort fragen
page-ask-label = Wo, was und wann?
page-ask-placeholder = Gezeiten Cuxhaven morgen
page-ask-button = Fragen
page-locate = Mein Standort
page-busy = Einen Augenblick …
page-no-location = Dein Gerät verrät nicht, wo du bist.
page-offline = Keine Verbindung. Bitte versuch es noch einmal.
page-examples-title = Zum Beispiel
page-examples = Gezeiten Cuxhaven morgen|Wetter in Kiel|Wann ist Hochwasser in Husum?|Seegang vor Sylt am Wochenende|Sonnenuntergang in Lissabon|Vollmond in Sydney
page-days = Tage
page-topics = Mehr über diesen Ort
page-more = Weiteres
page-place-open = Offen halten


# The dashboard of the data service
page-dashboard = Schlüssel
dashboard-title = Schlüssel für den Datendienst
dashboard-lead = Gezeiten, Wetter, Sonne und Mond für dein eigenes Programm: Erstelle einen Schlüssel und sieh, was er verbraucht.
dashboard-lead-closed = Melde dich an, um deine Schlüssel und deren Verbrauch zu sehen. Neue Schlüssel vergibt der Betreiber dieses Dienstes.
dashboard-email = E-Mail-Adresse
dashboard-passphrase = Passphrase
dashboard-passphrase-rule = Mindestens { $count } Zeichen: Ein paar Wörter merken sich am leichtesten.
dashboard-sign-in = Anmelden
dashboard-sign-out = Abmelden
dashboard-register = Konto erstellen
dashboard-register-keeps = Gespeichert werden die Adresse, ein Hash der Passphrase, deine Schlüssel und deren Verbrauch. Es wird keine E-Mail verschickt: Ist die Passphrase verloren, kann der Betreiber des Dienstes eine Adresse erstellen, an der du eine neue wählst.
dashboard-registered = Du kannst dich jetzt anmelden. Hatte die Adresse schon ein Konto, ist es unverändert.
dashboard-sign-in-failed = Adresse und Passphrase passen nicht zusammen.
dashboard-email-unfit = Das ist keine E-Mail-Adresse.
dashboard-passphrase-unfit = Die Passphrase ist zu kurz oder zu lang.
dashboard-passphrase-wrong = Die Passphrase stimmt nicht.
dashboard-too-often = Zu viele Versuche. Warte eine Weile und versuche es dann noch einmal.
dashboard-proof-wanted = An diesem Konto haben es viele versucht. Melde dich noch einmal an: Dein Browser rechnet zuerst einige Sekunden. Ohne Skripte warte eine Weile.
dashboard-form-over = Das Formular war zu alt. Bitte sende es noch einmal.
dashboard-keys = Deine Schlüssel
dashboard-no-keys = Du hast noch keinen Schlüssel.
dashboard-key-name = Name eines neuen Schlüssels
dashboard-key-example = Anzeige im Hafen
dashboard-create = Schlüssel erstellen
dashboard-name-unfit = Ein Schlüssel braucht einen einzeiligen Namen.
dashboard-too-many-keys = Du hast so viele Schlüssel, wie ein Konto an einem Tag haben kann.
dashboard-new-key = Dein neuer Schlüssel
dashboard-shown-once = Kopiere ihn jetzt: Er wird nur dieses eine Mal gezeigt. Sende ihn in der Kopfzeile Authorization.
dashboard-copy = Kopieren
dashboard-copied = Kopiert
dashboard-key-facts = { $id }, erstellt am { $date }
dashboard-used = { $used } von { $quota } Einheiten heute
dashboard-rotate = Ersetzen
dashboard-rotate-why = Ein neuer Schlüssel tritt an die Stelle dieses einen, mit demselben Namen und Kontingent. Der alte endet binnen fünf Sekunden.
dashboard-revoke = Widerrufen
dashboard-revoke-why = Der Schlüssel endet binnen fünf Sekunden, endgültig.
dashboard-revoked = Der Schlüssel ist widerrufen.
dashboard-usage = Die letzten 30 Tage
dashboard-usage-alt = Einheiten je Tag und Endpunkt; die Zahlen stehen in der Tabelle darunter.
dashboard-no-usage = Mit deinen Schlüsseln wurde noch nichts abgefragt.
dashboard-units = Bis zu { $count } Einheiten am Tag
dashboard-other-endpoints = übrige
dashboard-as-table = Als Tabelle
dashboard-day = Tag (UTC)
dashboard-endpoint = Endpunkt
dashboard-quota-units = Einheiten
dashboard-account = Dein Konto
dashboard-delete = Konto löschen
dashboard-delete-why = Konto, Schlüssel und alles Gezählte werden sofort gelöscht, endgültig.
dashboard-deleted = Das Konto ist gelöscht, mit allem, was dazu gehörte.
dashboard-link = Ein Link per E-Mail
dashboard-link-why = { $registration ->
    [open] Für ein neues Konto, oder wenn die Passphrase verloren ist: Eine E-Mail bringt eine Adresse, unter der du eine wählst. Gespeichert werden die Adresse, ein Hash der Passphrase, deine Schlüssel und deren Verbrauch.
   *[closed] Wenn die Passphrase verloren ist: Eine E-Mail bringt eine Adresse, unter der du eine andere wählst.
}
dashboard-link-send = Link senden
dashboard-link-sent = Eine E-Mail ist unterwegs, wenn es zu dieser Adresse ein Konto gibt oder geben kann. Sieh auch bei unerwünschter Post nach.
mail-link-subject = Wähle deine Passphrase
mail-link-text = Unter dieser Adresse wählst du die Passphrase deines Kontos beim Datendienst. Sie gilt einmal, innerhalb eines Tages:
    { $link }
    Wenn du nicht darum gebeten hast, lass diese E-Mail liegen: Nichts ändert sich.
recovery-title = Eine neue Passphrase
recovery-lead = Wähle eine Passphrase, dann bist du angemeldet. Diese Adresse gilt einmal; alle anderen Sitzungen des Kontos enden.
recovery-over = Diese Adresse wurde schon benutzt oder ist zu alt. Bitte um eine andere.
operator-title = Zustand des Dienstes
operator-invited = Diese Adresse meldet dich als Betreiber an, ein einziges Mal.
operator-invitation-over = Diese Adresse ist verbraucht oder zu alt. Eine neue gibt npm run keys -- operator
operator-parts = Teile und Quellen
operator-ok = funktioniert
operator-down = funktioniert nicht
operator-last-success = zuletzt erfolgreich vor { $minutes } min
operator-digests = Berichte
operator-digests-active = aktiv
operator-digests-paused = pausiert
operator-digests-gone = ohne Kanal
operator-no-digests = Es gibt keine Berichte.
operator-failed = Nach zu vielen Versuchen aufgegeben
operator-no-failed = Keine.
operator-due = Fällig
operator-platform = Plattform
operator-delivery = Zustellung
operator-error = Fehler
operator-keys = Schlüssel
operator-key = Schlüssel
operator-owner = Inhaber
operator-made-here = hier erstellt
operator-used = Heute verbraucht
operator-since = Seit
operator-id = Kennung
operator-revoked = widerrufen am { $date }
page-curve = Zeit und Wert entlang der Kurve: Pfeiltasten bewegen
page-curve-above = Zeiten über
page-picture-missing = Das Bild wurde nicht geladen.
page-picture-again = Noch einmal versuchen
page-week = Die Woche
page-stations-near = Pegel in der Nähe
page-elsewhere = Auf eigenen Seiten und Geräten
page-now-picture = Bild von jetzt
page-now-line = Jetzt in einer Zeile
page-now-data = Daten (JSON)
page-feed = Atom-Feed
page-frame = Rahmen für eine Webseite
page-telegram-ask = Auf Telegram fragen
page-telegram-digest = Täglich auf Telegram

# Wann die Bedingungen zutreffen
when-title = Zeitfenster: { $place }
when-title-for = { $what }: { $place }
when-wanted = Gesucht: { $conditions }.
when-wanted-for = Grenzen für „{ $what }“ (ändern mit „{ $command }“): { $conditions }.
when-caution-flats = Mit dem Kentern umkehren (Niedrigwasser { $time }) und vor Ort fragen: Priele laufen im Rücken voll; ins Watt nur mit Ortskenntnis oder Führung.
when-vague-flats = Das Niedrigwasser ist hier nur auf { $minutes } min genau bekannt.
when-unknown = Hier nicht bekannt, daher nicht berücksichtigt: { $conditions }.
when-ends = { $course ->
    [open] Weht jetzt, bis { $until }.
   *[ahead] Weht jetzt nicht: von { $from } bis { $until }.
}
when-best = Am besten: { $when }.
rivals = { $verdict ->
     [yes] {"Ja. "}
     [no] {"Nein. "}
    *[none] {""}
  }{ $side ->
     [best] { $count ->
       [2] Besser
      *[other] Am besten
     }: { $moment }.
     [most] { $count ->
       [2] Höher
      *[other] Am höchsten
     }: { $moment }.
     [least] { $count ->
       [2] Niedriger
      *[other] Am niedrigsten
     }: { $moment }.
     [least-bad] { $count ->
       [2] Beides ungünstig; weniger schlecht
      *[other] Alles ungünstig; am wenigsten schlecht
     }: { $moment }.
     [none] { $count ->
       [2] Beides gleich ungünstig.
      *[other] Alles gleich ungünstig.
     }
    *[same] Kein deutlicher Unterschied.
  }{ $list ->
     [none] {""}
    *[other] {" "}{ $list }.
  }
rivals-figure = { $what } { $shown } ({ $others })
rivals-between = {", "}
lee-place = { $name }: { $shore ->
     [on] auflandig
     [off] ablandig
     [cross] küstenparallel
    *[unknown] Lage der Küste nicht bekannt
  }
lee = { $side ->
     [none] Kein Schutz bei Wind aus { $wind }: { $list }.
     [unknown] Wo es bei Wind aus { $wind } Schutz gibt, ist nicht bekannt: { $list }.
    *[some] Im Schutz bei Wind aus { $wind }: { $places } ({ $list }).
  }{" Nach der Lage der Küste im Großen: Buchten und Steilufer sind hier nicht bekannt."}
heading = Kurs { $course }. { $list }.
heading-wind = { $name }: Wind aus { $from }, { $point ->
     [head] gegenan, zu kreuzen
     [beam] { $side ->
       [port] halber Wind von Backbord
      *[starboard] halber Wind von Steuerbord
     }
    *[astern] achterlicher Wind
  }
when-best-low = Am besten: { $when }, Niedrigwasser um { $time }, { $height }.
when-window = { $course ->
    [open] { $mark ->
        [good] Gut bis { $until }.
        [look] Einen Blick wert bis { $until }.
       *[next] Jetzt, bis { $until }.
    }
   *[ahead] { $mark ->
        [good] Gut: { $when }, in { $in }.
        [look] Einen Blick wert: { $when }, in { $in }.
        [news] Es kommt: { $when }, in { $in }.
       *[next] Als Nächstes: { $when }, in { $in }.
    }
}
when-look-day = { $day } einen Blick wert: { $why }.
when-skip = { $day } ungünstig: { $why }.
when-figures = { $figures }.
when-dark = dann ist es dunkel (hell { $times })
when-better = Nächste gute Zeit: { $when }.
when-way = { $hours ->
     [0] Nie auf dem ganzen Weg zugleich gut.
     [look] An jedem dieser Orte einen Blick wert.
    *[other] An jedem dieser Orte gut.
  }
when-way-times = { $count ->
     [0] Nie an allen diesen Orten zugleich.
    *[other] An allen diesen Orten: { $when }.
  }
when-none = Bis { $until } nichts in Sicht.
when-none-on = Kein Zeitfenster { $day }.
when-unsure = Kein sicheres Zeitfenster bis { $until }: Das Hochwasser erreicht zwar { $needed }, die Gezeiten sind hier aber nur auf { $minutes } min und { $error } genau bekannt.
when-without-weather = Das Wetter lässt sich gerade nicht abfragen. Nach Tide und Himmel allein wären es diese Zeiten; ob das auch gilt, lässt sich nicht sagen: { $conditions }.
when-miss = Knapp verfehlt: { $when }, bis auf { $why }.
when-miss-lacking = Knapp verfehlt: { $when }, aber nicht { $condition }.
when-lacks = fehlt: { $condition }
when-miss-value = { $what } ({ $value })
when-only = nur { $value }
when-at-least = mindestens { $value }
when-at-most = höchstens { $value }
when-just-over = knapp über { $value }
when-just-under = knapp unter { $value }
when-forecast-ends = Die Vorhersage endet { $at }: Was danach kommt, ist noch nicht bekannt.
when-more = { $count ->
    [one] Noch eine weitere Zeit passt.
   *[other] Noch { $count } weitere Zeiten passen.
 }
when-beyond = Nach dem Ende der Vorhersage, nach Tide und Himmel allein
when-too-early = So weit reicht noch keine Vorhersage.
when-no-forecast = Keine Vorhersage für diesen Ort enthält: { $what }.
when-tide-alone = Das ist die Tide allein: Wind und Luftdruck heben oder senken das Wasser, und zur Tiefe einer Stelle kommt ihre Kartentiefe dazu, oder was dort trockenfällt, geht ab.
when-counted = Auf der sicheren Seite gerechnet: { $minutes } min und { $height } Fehler der Gezeiten. Schlick, Seegang und Squat sind nicht enthalten.
when-counted-weather = Wind und Wellen sind { $share } stärker als vorhergesagt angenommen.
when-by-day = Tag für Tag
when-verdict-go = gut
when-verdict-look = einen Blick wert
when-verdict-skip = nein
when-held = ja
when-not-held = nein
when-judged = { $course ->
    [at-times] Zeitweise { $amount }: { $values } { $day } (Grenze: { $limits }).
   *[always] { $verdict ->
       [yes] Ja
      *[no] Nein
    }, { $amount }: { $values } { $day } (Grenze: { $limits }).
}
when-supposed = { $found ->
    [too-much] Zu viel
    [too-little] Zu wenig
   *[enough] Innerhalb der Grenze
}: { $value } (Grenze: { $limit }).
when-amount = { $scale ->
    [warmth] { $found ->
        [too-much] zu warm
        [too-little] zu kalt
       *[enough] warm genug
    }
    [height] { $found ->
        [too-much] zu hoch
        [too-little] zu niedrig
       *[enough] das passt
    }
   *[amount] { $found ->
        [too-much] zu viel
        [too-little] zu wenig
       *[enough] das passt
    }
}
when-learner = Engere Grenzen, wie für Kinder, Anfänger und ältere Menschen; Grund, Felsen und Strömung werden nicht beurteilt.
when-several = nie alles zugleich
when-below = { $what } unter { $value }
when-above = { $what } über { $value }
when-between = { $what } { $from } bis { $to }
when-sill = Schwelle { $sill }, Tiefgang { $draught }{ $margin }
when-sill-covered = Schwelle { $sill }, kein Tiefgang angegeben{ $margin }
when-margin = , { $margin } unter dem Kiel
when-own-sill = die eigene Schwelle{ $margin }
when-rising = auflaufendes Wasser
when-falling = ablaufendes Wasser
when-event = { $form ->
     [around] { $event ->
         [high] Hochwasser
         [low] Niedrigwasser
        *[slack] Stauwasser
        }
    *[at] { $event ->
         [high] Hochwasser
         [low] Niedrigwasser
        *[slack] Stauwasser
        }
}
when-before = { $length } vor { $event }
when-point-before = { $length } vor { $event }
when-after = { $length } nach { $event }
when-point-after = { $length } nach { $event }
when-around = von { $before } vor bis { $after } nach { $event }
when-offset = { $event } { $from } bis { $to }
when-sector = { $what } aus { $from } bis { $to }
when-sector-not = { $what } nicht aus { $from } bis { $to }
when-light-day = bei Tageslicht
when-light-night = zwischen Sonnenuntergang und Sonnenaufgang
when-light-civil = bürgerliche Dämmerung
when-light-nautical = nautische Dämmerung
when-light-astronomical = astronomische Dämmerung
when-light-dark = astronomische Nacht
when-light-golden = goldene Stunde
when-light-blue = blaue Stunde
when-event-eclipse = Sonnen- oder Mondfinsternis
when-event-solar-eclipse = Sonnenfinsternis
when-event-lunar-eclipse = Mondfinsternis
when-event-supermoon = Supermond
when-event-warning = amtliche Warnung
when-event-king-tide = höchste Flut des Jahres
when-phase = höchstens { $days ->
    [one] einen Tag
   *[other] { $days } Tage
  } vor oder nach { $phase }
when-phase-new = Neumond
when-phase-first-quarter = dem ersten Viertel
when-phase-full = Vollmond
when-phase-third-quarter = dem letzten Viertel
when-or = { " oder " }
when-time = { $from } bis { $to }
when-length = mindestens { $length } lang
when-tendency = { $change } hPa in 3 h
when-of-tide = Wasserstand
when-of-stream = Strom
when-of-flood = Flutstrom
when-of-ebb = Ebbstrom
when-of-tidal-range = Tidenhub
when-of-coefficient = Gezeitenkoeffizient (Brest)
when-of-surge = Windstau
when-of-tendency = Druckänderung
when-of-sun = Sonne
when-of-moon = Mond
when-of-windSpeed = Wind
when-of-gust = Böen
when-of-waveHeight = Wellen
when-of-wavePeriod = Wellenperiode
when-of-swellHeight = Dünung
when-of-swellPeriod = Dünungsperiode
when-of-airTemperature = Temperatur
when-of-waterTemperature = Wassertemperatur
when-of-precipitation = Regen in der Stunde
when-of-cloudCover = Bewölkung
when-of-visiblity = Sicht
when-of-pressure = Luftdruck
when-of-windDirection = Wind
when-of-waveDirection = Wellen
when-of-swellDirection = Dünung
when-was-right = { $day }: das stimmte
when-was-good = { $day } war doch gut
when-was-bad = { $day } war nicht gut
preset-title = Deine Grenzen für „{ $what }“
preset-list-title = Vorhaben und ihre Grenzen
preset-own = { $what } (deine eigenen)
preset-how = Ändern geht zum Beispiel so: vorhaben setzen Surfen Wind unter 20 kn; zurück mit: vorhaben zurücksetzen Surfen.
preset-changed = Aus „{ $before }“ wird „{ $after }“.
preset-added = Neu: { $after }.
preset-unchanged = Es ändert sich nichts.
preset-rule = Die Regel: Ein falsches Urteil verschiebt die eine Grenze, die es entschieden hat, um einen spürbaren Schritt, und keine andere. „Rückgängig“ stellt sie zurück.
preset-undo = Rückgängig
preset-keep = Diese Grenzen für „{ $what }“ behalten
preset-reset = Übliche Grenzen für „{ $what }“
preset-reset-title = Für „{ $what }“ gelten wieder die üblichen Grenzen


# The map of stations
page-stations = Pegel
map-title = Pegel und Stationen für Gezeitenstrom
map-lead = { $count } Pegel und Stationen für Gezeitenstrom: Wähle einen Punkt auf der Karte oder in der Liste.
map-stream = Gezeitenstrom
map-gauge = Pegel oder Boje, misst jetzt
map-label = Karte der Gezeitenpegel
map-keys = Zwei Finger oder die Maus verschieben und zoomen die Karte, ebenso Pfeiltasten, + und −. Die Eingabetaste öffnet, was in der Mitte liegt.
map-zoom-in = Näher
map-zoom-out = Weiter weg
map-range = Tidenhub heute, in Metern
map-range-between = { $from } bis { $to }
map-range-over = über { $from }
map-search = Pegel nach Namen suchen
map-none = Kein Pegel heißt so.
map-by-country = Nach Ländern
map-clocks = Uhren
map-clocks-lead = Jede Aufzeichnung wird mit denen ringsum und mit dem Gezeitenmodell verglichen. Diese kamen in allen Teiltiden gleich viel zu früh oder zu spät, wie bei einer falschen Uhr.
map-datum = Kartennull
map-datum-unknown = nicht bekannt
map-prediction = Vorhersage
map-record = Aufzeichnung
map-years = { $count } Jahre
map-source = Quelle
map-licence = Lizenz
map-id = Kennung
map-whole-answer = Die ganze Antwort, mit Bild
map-back = Alle Pegel
# Kalender
calendar-title = Gezeiten: { $place }
calendar-windows-title = Zeitfenster: { $place }
calendar-subscribe = Abonniere diese Adresse in deinem Kalenderprogramm, dann stehen die nächsten { $count } Tage immer darin: { $url }
calendar-file = Die nächsten { $count } Tage als Datei für dein Kalenderprogramm.
calendar-link = Abonnieren
calendar-springs = Springzeit, { $height }
calendar-weaker-springs = Schwächere Springzeit bei fernem Mond, { $height }
calendar-tropic = Tropische Tiden, { $height }
calendar-note-sky = Zeiten von Sonne und Mond. Nicht zur Navigation.
page-subscribe = Kalender abonnieren
page-calendar = Kalender


# Guides to the bots
page-bots = Messenger
bots-title = Auf Discord und Telegram
bots-lead = Dieselben Antworten dort, wo du mit anderen schreibst: Gezeiten, Wetter, Sonne und Mond, auf Wunsch oder jeden Morgen.
bots-off = Dieser Bot ist gerade nicht verbunden.
bots-discord-server = Zu einem Server hinzufügen
bots-discord-account = Selbst überall benutzen
bots-telegram-open = Chat öffnen
bots-discord-steps = Füge den Bot einem Server hinzu, oder deinem Konto, dann hast du ihn in jedem Gespräch.|Tippe /tide und wähle einen Ort, oder /today für alles auf einmal.|Die Knöpfe unter einer Antwort führen zu den nächsten Tagen und zu Wetter, Wellen, Sonne und Mond.|Speichere deinen Hafen mit /place home: Dann braucht es keinen Ort mehr.|Lass dir mit /digest add jeden Morgen eine Antwort schicken.|Wähle Sprache, Einheiten und Bezugshöhe mit /settings; /privacy zeigt und löscht, was gespeichert ist.
bots-telegram-steps = Öffne den Chat und drücke auf Starten.|Schreib einen Ort, eine Frage wie „Hochwasser in Brest morgen“, oder schick einen Standort.|Die Knöpfe unter einer Antwort führen zu den nächsten Tagen und zu Wetter, Wellen, Sonne und Mond.|Speichere deinen Hafen mit /place home Brest: Dann braucht es keinen Ort mehr.|Lass dir jeden Morgen eine Antwort schicken: /digest Brest 07:00.|In einer Gruppe beginne mit einem Schrägstrich oder erwähne den Bot. /privacy zeigt und löscht, was gespeichert ist.

# Höflichkeiten und Beschwerden
courtesy-hello = Hallo! Frag nach einem Ort am Meer, zum Beispiel „Tide Büsum morgen“.
courtesy-thanks = Gern geschehen.
courtesy-goodbye = Tschüss, und immer guten Wind!
courtesy-praise = Das freut mich.
courtesy-agreed = Alles klar. Frag gern wieder.
courtesy-remark = Alles klar. Weiter geht es mit „und morgen?“, „und der Wind?“ oder einem anderen Ort.
courtesy-unclear = Das habe ich nicht verstanden. Ich weiß Bescheid über Gezeiten, Wind, Wellen, Wetter, Sonne und Mond. Weiter geht es mit „und morgen?“, „und der Wind?“ oder einem anderen Ort; „hilfe“ sagt, was es noch gibt.
courtesy-complaint = Das tut mir leid. Die Zeiten gelten in der Ortszeit samt Sommerzeit, die Höhen über dem Bezug, den die Antwort nennt; ein Tidenkalender kann UTC, einen anderen Hafen oder einen anderen Bezug haben.
courtesy-complaint-zone = Hier: { $zone }.
courtesy-complaint-more = Eine andere Station passt vielleicht besser: stationen. Woher die Daten kommen: über.

# Begriffe erklärt
explain-title = Was das bedeutet
explain-unknown = Zu „{ $term }“ habe ich keine Erklärung.
explain-known = Erklären kann ich zum Beispiel: Nipptide, Stauwasser, Kartennull, Koeffizient, Periode, Königstide, Zwölftelregel.
explain-tide = Gezeiten sind das Steigen und Fallen des Meeres, meist zweimal am Tag, durch die Anziehung des Mondes und, halb so stark, der Sonne. Die Erde dreht sich unter den so entstehenden Flutbergen weg, und die Küsten formen, was ankommt.
explain-two-tides = Der Mond hebt zwei Flutberge, einen auf seiner Seite und einen gegenüber, und die meisten Küsten drehen sich in einem Mondtag von 24 h 50 durch beide. Wo die Form eines Meeresbeckens einen davon dämpft, wie im Golf von Mexiko, gibt es nur eine Tide am Tag.
explain-later-tides = Die Gezeiten kommen jeden Tag rund 50 Minuten später, weil der Mond auf seiner Bahn weiterzieht, während sich die Erde einmal dreht. Ein Hochwasser folgt dem anderen nach etwa 12 h 25.
explain-tide-size = Wie weit das Meer steigt und fällt, hängt von der Form von Küste und Meeresboden ab: Trichter und flache Schelfe wie die Deutsche Bucht vergrößern die Tide, Binnenmeere und Orte nahe einem Knoten der Gezeitenwelle haben kaum eine. Um Voll- und Neumond ist sie überall größer.
explain-high-water = Hochwasser ist der höchste Wasserstand einer Tide, bevor das Meer wieder fällt; seine Höhe zählt von dem Bezug an, den die Antwort nennt. An den meisten Küsten kommt es etwa alle 12 h 25.
explain-low-water = Niedrigwasser ist der niedrigste Wasserstand einer Tide, bevor das Meer wieder steigt; seine Höhe zählt von dem Bezug an, den die Antwort nennt. An den meisten Küsten folgt es dem Hochwasser nach rund sechs Stunden.
explain-range = Der Tidenhub ist der Höhenunterschied zwischen einem Hochwasser und dem Niedrigwasser daneben. Er ist groß zur Springzeit und klein zur Nippzeit.
explain-springs = Springtiden sind die Tiden mit dem größten Hub, den höchsten Hoch- und niedrigsten Niedrigwassern, ein bis zwei Tage nach Voll- und Neumond, wenn Sonne und Mond in einer Linie ziehen. Sie kommen etwa alle zwei Wochen.
explain-neaps = Nipptiden sind die Tiden mit dem kleinsten Hub, ein bis zwei Tage nach dem ersten und letzten Viertel des Mondes, wenn Sonne und Mond im rechten Winkel ziehen. Hochwasser fällt niedriger und Niedrigwasser höher aus als zur Springzeit eine Woche davor und danach.
explain-king-tide = Eine Königstide ist eine der höchsten Springtiden des Jahres: Voll- oder Neumond fällt mit der größten Erdnähe des Mondes zusammen. Der Name ist volkstümlich, nicht wissenschaftlich.
explain-coefficient = Der französische Koeffizient sagt, wie groß eine Tide ist, von 20 (kleinste Nipptide) bis 120 (größte Springtide), berechnet für Brest; 45 ist eine mittlere Nipp-, 95 eine mittlere Springtide. Dieselbe Zahl gilt für die ganze französische Atlantik- und Kanalküste.
explain-twelfths = Die Zwölftelregel schätzt den Wasserstand zwischen Niedrig- und Hochwasser: in sechs Stunden steigt das Meer um 1, 2, 3, 3, 2 und 1 Zwölftel des Tidenhubs. Sie passt zu gleichmäßigen Tiden; wo die Kurve schief ist, stimmt sie nicht.
explain-slack = Stauwasser ist die kurze Zeit, in der der Gezeitenstrom stillsteht, bevor er kentert. Es fällt selten genau auf Hoch- oder Niedrigwasser: In manchen Engstellen liegen Stunden dazwischen.
explain-ebb = Ebbe ist die Zeit zwischen Hoch- und Niedrigwasser, in der das Meer fällt, und der Strom, der dann seewärts setzt. Das Gegenteil ist die Flut.
explain-flood = Flut ist die Zeit zwischen Niedrig- und Hochwasser, in der das Meer steigt, und der Strom, der dann landwärts setzt. Das Gegenteil ist die Ebbe.
explain-current = Der Gezeitenstrom ist die waagerechte Bewegung des Wassers, die zur Tide gehört: er setzt in eine Richtung, seine Geschwindigkeit gibt man in Knoten an. Am stärksten ist er in Engen, um Landspitzen und zur Springzeit.
explain-chart-datum = Das Kartennull (Seekartennull) ist der Nullpunkt der Seekarten, an der Nordsee etwa der niedrigste Gezeitenwasserstand (LAT). Eine Höhe der Gezeit von 0,3 m liegt 0,3 m darüber: zur Kartentiefe addiert ergibt sie die Wassertiefe.
explain-lat = LAT (Lowest Astronomical Tide) ist der niedrigste Wasserstand, den die Gezeiten allein in ihrem Zyklus von 18,6 Jahren erreichen können. Von ihm an zählen die meisten europäischen Seekarten; Wind und hoher Luftdruck können das Wasser darunter drücken.
explain-hat = HAT (Highest Astronomical Tide) ist der höchste Wasserstand, den die Gezeiten allein in ihrem Zyklus von 18,6 Jahren erreichen können. Durchfahrtshöhen unter Brücken zählen oft von ihm an; eine Sturmflut kann darüber steigen.
explain-msl = MSL, der mittlere Meeresspiegel, ist die mittlere Höhe des Meeres über viele Jahre. Von ihm an gezählt sind Gezeitenhöhen kleiner als über Kartennull und bei Niedrigwasser negativ.
explain-mllw = MLLW ist das Mittel, über 19 Jahre, des niedrigeren der beiden Niedrigwasser jedes Tages und der Nullpunkt der Seekarten und Gezeitentafeln der USA. Eine negative Tide fällt darunter.
explain-mean-levels = Das sind Mittel über viele Jahre: MHWS und MLWS (MSpHW und MSpNW) sind das mittlere Hoch- und Niedrigwasser zur Springzeit, MHWN und MLWN zur Nippzeit, MHW und MLW (MThw und MTnw) aller Tiden. Eine Tide über MHWS ist eine große.
explain-negative-tide = Eine negative Tide ist ein Niedrigwasser unter dem Nullpunkt der Gezeitentafel, dem Kartennull. Dann fällt Grund trocken, den die meisten Niedrigwasser bedeckt lassen.
explain-drying-height = Eine Trockenfallhöhe sagt, wie weit eine Bank oder ein Fels über Kartennull ragt; Seekarten unterstreichen sie. Das Wasser darüber ist die Höhe der Gezeit abzüglich dieser Zahl.
explain-station = Ein Bezugsort hat eigene Vorausberechnungen aus jahrelangen Messungen; ein Anschlussort erhält sie von einem benachbarten, mit Unterschieden in Zeit und Höhe. Die Antwort nennt die benutzte Station und ihre Entfernung.
explain-double-high-water = Wo flaches Wasser die Tide verformt, wie bei Southampton und Den Helder, kommt das Hochwasser zweimal oder bleibt stundenlang stehen. Flachwassertiden in der Vorausberechnung beschreiben es.
explain-making = Der Tidenhub nimmt zu, solange er von der Nippzeit zur Springzeit von Tag zu Tag wächst. Umgekehrt nimmt er von der Springzeit zur Nippzeit ab.
explain-taking-off = Der Tidenhub nimmt ab, solange er von der Springzeit zur Nippzeit von Tag zu Tag kleiner wird. Umgekehrt nimmt er von der Nippzeit zur Springzeit zu.
explain-storm-surge = Windstau oder Sturmflut ist das Ansteigen des Meeres über die vorausberechnete Tide durch Wind und niedrigen Luftdruck, etwa 1 cm je hPa unter dem Mittel. Gezeitentafeln enthalten ihn nicht; misst ihn ein Pegel in der Nähe, sagt Bellbuoy, wie groß er gerade ist.
explain-tidal-bore = Eine Gezeitenwelle (Bore) läuft mit Beginn der Flut einen Fluss hinauf, wo eine große Tide in eine enge, flache Mündung tritt, wie am Severn. Zur Springzeit ist sie am höchsten.
explain-wind-against-tide = Wind gegen Strom heißt, dass der Wind gegen den Gezeitenstrom weht: die Wellen werden kürzer, steiler und rauer. Laufen beide in dieselbe Richtung, wird die See ruhiger.
explain-overfalls = Stromkabbelung ist steiles, brechendes Wasser, wo ein starker Gezeitenstrom auf eine Untiefe, eine Landspitze oder einen anderen Strom trifft. Am schlimmsten ist sie zur Springzeit bei Wind gegen Strom.
explain-rip-current = Ein Rippstrom ist eine schmale, schnelle Strömung vom Strand aufs Meer, in der das Wasser der Wellen zurückfließt: mit der Tide ist sie nicht dasselbe, und man erkennt sie an einer ruhigeren, dunkleren Gasse zwischen den Brechern, oft mit hinaustreibendem Schaum oder Sand. Wer hineingerät, schwimmt am Strand entlang, nicht dagegen an.
explain-swell = Dünung sind Wellen, die von fernem oder vergangenem Wind stammen: lang, gleichmäßig, mit langer Periode. Die Wellen des Windes hier und jetzt sind die Windsee.
explain-wind-sea = Windsee sind die Wellen, die der Wind hier und jetzt erzeugt: kurz, steil und unregelmäßig. Dünung kommt von weiter her.
explain-period = Die Periode ist die Zeit in Sekunden von einem Wellenkamm zum nächsten. Je länger, desto mehr Kraft hat eine gleich hohe Welle: 5 s sind kurze Kabbelwellen, 10 s und mehr Dünung von weit her.
explain-wave-height = Die Wellenhöhe ist die signifikante Höhe: das Mittel des höchsten Drittels der Wellen, vom Tal zum Kamm. Einzelne Wellen werden fast doppelt so hoch.
explain-golden-hour = Die goldene Stunde ist die Zeit warmen, weichen Lichts, solange die Sonne tief steht, hier zwischen 4° unter und 6° über dem Horizont, um Auf- und Untergang. Wie lange sie dauert, hängt von Breite und Jahreszeit ab.
explain-blue-hour = Die blaue Stunde ist die Zeit tiefblauen Lichts vor Sonnenauf- und nach Sonnenuntergang, hier solange die Sonne 6° bis 4° unter dem Horizont steht. Abends folgt sie der goldenen Stunde.
explain-twilight = Dämmerung ist das Licht, solange die Sonne unter dem Horizont steht: bürgerlich bis 6° (man kann draußen lesen), nautisch bis 12° (der Horizont auf See ist zu sehen), astronomisch bis 18°. Darunter ist es völlig dunkel.
explain-supermoon = Ein Supermond ist ein Voll- oder Neumond nahe dem erdnächsten Punkt der Mondbahn: er wirkt bis zu 14 % größer als am fernsten. Die Springtiden um ihn sind größer.
explain-moon-phase = Die Phase sagt, wie viel von der beleuchteten Hälfte des Mondes wir sehen: er nimmt von Neumond über das erste Viertel bis Vollmond zu und über das letzte Viertel wieder ab. Als Sichel ist er weniger als halb beleuchtet.
explain-beaufort = Die Beaufort-Skala gibt den Wind als Stärke von 0 (Stille) bis 12 (Orkan): 4 Bft sind 11 bis 16 Knoten, 6 Bft 22 bis 27, und stürmischer Wind beginnt bei 8 Bft, 34 Knoten. Böen sind oft rund 40 % stärker.
explain-knot = Ein Knoten ist eine Seemeile in der Stunde: 1,852 km/h oder 0,51 m/s. Auf See misst man so Wind, Strom und Schiffe.
explain-gust = Eine Bö ist ein Windstoß von einigen Sekunden über dem Zehnminutenmittel, das die Windgeschwindigkeit angibt. Die Zahl ist die stärkste, die in der Stunde zu erwarten ist.
explain-times = Jede Zeit ist die der Uhren am Ort, mit Sommerzeit, wo es sie gibt; am Ende jeder Antwort steht die Zone, etwa „Europe/Berlin (UTC+1)“. Nur wo kein Ort bekannt ist, wie bei den Mondphasen, sind es Zeiten in UTC (GMT).
explain-bot-sources = Die Gezeiten berechnet Bellbuoy aus den harmonischen Konstanten von Pegeln (NOAA, TICON-4, Kartverket) und dem Gezeitenmodell EOT20, Sonne und Mond mit Astronomy Engine. Wind, Wellen und Wetter kommen von öffentlichen Wetterdiensten; jede Antwort nennt am Ende ihre Quelle (alle zusammen: über).
explain-bot-datum = Die Höhen gelten über dem Kartennull des Landes, meist etwa der niedrigste astronomische Tidewasserstand, in den USA das mittlere niedrigere Niedrigwasser; das Ende jeder Antwort nennt es. Ein anderes: einstellungen bezugsniveau, oder „gezeiten Cuxhaven datum=MSL“.
explain-bot-ahead = Wind, Wellen und Wetter reichen bis zu zehn Tage voraus, auf See stellenweise kürzer. Gezeiten, Sonne und Mond werden für jeden Tag berechnet, auch Jahre voraus.
explain-bot-usual = Was in einer Jahreszeit oder das ganze Jahr üblich ist, ist hier nicht bekannt: Es gibt nur Vorhersagen für die nächsten Tage. Das steht in einer Klimatabelle des Ortes.
explain-bot-updates = Wetter und Wellen werden neu geholt, sobald sie etwa 20 Minuten alt sind; die Modelle dahinter laufen alle 1 bis 12 Stunden. Gezeiten, Sonne und Mond werden berechnet und brauchen keine Aktualisierung.
explain-bot-languages = Ich spreche Deutsch, Englisch, Französisch, Niederländisch, Spanisch, Portugiesisch, Italienisch und Japanisch: Schreib in einer davon, und ich antworte darin. Um eine zu behalten: „antworte auf Englisch“.
explain-bot-official = Nein, diese Daten sind nicht amtlich, sie dienen nur zur Orientierung: Die Gezeiten berechnet Bellbuoy selbst, die Vorhersagen kommen von öffentlichen Wettermodellen. Sie ersetzen weder amtliche Gezeitentafeln und Seekarten noch Warnungen und sind nicht zur Navigation.
explain-bot-manner = Antworten haben hier eine feste Form und lassen sich nicht kürzer oder einfacher stellen, aber wer nach einem fragt, „Hochwasser Brest morgen“, bekommt weniger. Die erste Zeile sagt, was gefragt war, und ein unklares Wort erkläre ich: „was ist Nipptide“.
explain-bot-measured = Berechnet, nicht gemessen: die Gezeiten aus den Konstanten von Pegeln, Wind und Wellen aus öffentlichen Wettermodellen. Wo sich ein Pegel oder eine Boje nahe dem Ort auslesen lässt, sagt die Antwort über jetzt dazu, was dort gemessen wird, und nennt die Stelle.
explain-bot-astronomical = Die Höhen sind die der astronomischen Tide: Was Wind und Luftdruck dazugeben oder wegnehmen, einige Dezimeter, im Sturm einen Meter und mehr, ist nicht darin. Wo sich ein Pegel in der Nähe auslesen lässt, sagt die Antwort über jetzt, um wie viel er abweicht.
explain-small-boat = Grenzen, die hier für ein kleines offenes Boot oder Schlauchboot gelten: Wind bis 15 kn, Böen bis 20 kn, Wellen bis 1 m; für Anfänger 10 kn und 0,5 m. Kurze Wellen unter etwa 5 s sind steil und viel unangenehmer als lange gleicher Höhe.
explain-pressure = Der Luftdruck in hPa (gleich Millibar) gilt auf Meereshöhe; 1013 ist das Mittel. Fällt er in drei Stunden um 3 hPa und mehr, kündigt das starken Wind an.
explain-sea-state = Der Seegang sagt, wie rau die See ist, nach der Douglas-Skala von 0 (spiegelglatt) bis 9 (außergewöhnlich schwer) und nach der signifikanten Wellenhöhe: 3 ist schwach bewegt, bis 1,25 m, 5 grob, 2,5 bis 4 m.
explain-mean-wind = Der Mittelwind ist das Mittel über zehn Minuten; ihn nennen Vorhersagen als Windgeschwindigkeit. Böen gehen für Sekunden darüber, oft um ein Drittel bis zur Hälfte.
explain-apparent-wind = Der scheinbare Wind ist der, den man an Bord spürt: der wahre Wind zusammen mit dem Fahrtwind. Am Wind ist er stärker, vor dem Wind schwächer.
explain-true-wind = Der wahre Wind ist der über dem Wasser, wie ihn spürt, wer stillsteht; ihn geben Vorhersagen an. An Bord in Fahrt spürt man den scheinbaren Wind.
explain-lee = Lee ist die dem Wind abgewandte, geschützte Seite. Das Gegenteil ist Luv.
explain-windward = Luv ist die Seite, von der der Wind kommt. Das Gegenteil ist Lee, wo man geschützt ist.
explain-lee-shore = Legerwall ist eine Küste, auf die der Wind steht: Wem Motor oder Segel ausfallen, der treibt dort auf. Bei starkem Wind gut Abstand halten.
explain-fetch = Der Fetch (Windwirkstrecke) ist die Länge freien Wassers, über die der Wind weht. Je länger, desto höher und länger werden die Wellen.
explain-equinox-tides = Um die Tagundnachtgleichen im März und September ziehen Sonne und Mond bei Voll- und Neumond nahe der Äquatorebene. Ihre Kräfte addieren sich dann am besten, darum sind die Springtiden die größten des Jahres.
explain-upwelling = Beim Auftrieb steigt kaltes Wasser aus der Tiefe auf, weil der Wind das warme Oberflächenwasser von der Küste wegtreibt. Das Meer kann binnen ein, zwei Tagen um 5 °C und mehr abkühlen, auch mitten im Sommer.
explain-diurnal-inequality = Die tägliche Ungleichheit ist der Unterschied zwischen den beiden Hoch- oder den beiden Niedrigwassern eines Tages. Sie kommt daher, dass der Mond nördlich oder südlich des Äquators steht, und ist am Pazifik groß.
explain-land-datum = NN und NHN, NAP, Ordnance Datum und IGN69 sind das Null der Höhen an Land, ungefähr das mittlere Meeresniveau. Das Seekartennull, von dem Karten und Tidentafeln zählen, liegt tiefer, ebenso das belgische TAW, etwa das mittlere Niedrigwasser von Ostende, 2,3 m unter NAP.
explain-tidal-divide = Ein Wattenhoch (niederländisch wantij) ist die flache Wasserscheide hinter einer Wattinsel, wo sich die beiden Flutströme treffen. Es ist die höchste Stelle des Fahrwassers und nur um Hochwasser befahrbar.
explain-sea-breeze = Der Seewind weht an sonnigen Nachmittagen vom Meer aufs Land, weil sich das Land schneller erwärmt. Gegen Abend schläft er ein.
explain-land-breeze = Der Landwind weht vom Land aufs Meer, meist nachts und früh am Morgen, weil das Land schneller abkühlt. Er ist meist schwach und glättet das Wasser vor der Küste.
explain-offshore-wind = Ablandiger Wind weht vom Land aufs Meer: Die Wellen am Strand sind sauber, aber wer treibt, treibt hinaus. Das Gegenteil ist auflandig.
explain-onshore-wind = Auflandiger Wind weht vom Meer aufs Land: Er macht die Wellen am Strand kabbelig. Das Gegenteil ist ablandig.
explain-nortada = Die Nortada ist der starke Nordwind der Sommernachmittage an der Westküste Portugals: Tagsüber erwärmt sich das Land, über der Iberischen Halbinsel fällt der Druck, und die Seebrise kommt zum Nordwind hinzu. Sie bringt dort kaltes Wasser nach oben.
explain-levanter = Der Levante ist der Ostwind des westlichen Mittelmeers und der Straße von Gibraltar, feucht und oft tagelang stark.
explain-poniente = Der Poniente ist der Westwind der Straße von Gibraltar und der spanischen Mittelmeerküste: kühl vom Atlantik, bei Valencia trocken und heiß.
explain-mistral = Der Mistral ist der kalte, trockene und starke Nordwestwind des Rhonetals und des Golfs von Lion. Er kommt schnell auf und kann tagelang wehen.
explain-sirocco = Der Scirocco ist der warme Süd- bis Südostwind aus Afrika über das Mittelmeer, mit Dunst und Dünung. In der Adria staut er das Wasser bei Venedig.
explain-bora = Die Bora ist der kalte, böige Nordostwind, der von den Bergen auf die Adria fällt. Ihre Böen kommen plötzlich und können Sturmstärke haben.
explain-tramontana = Die Tramontana ist der kalte, trockene Nordwind über die Berge, in Italien, Katalonien und im Languedoc.
explain-middle-tide = Nakashio (中潮) ist in den japanischen Namen der Mondtage die Mitteltide zwischen Spring- und Nipptide: Ihr Hub ist mittelgroß.
explain-long-tide = Nagashio (長潮) ist in den japanischen Namen der Mondtage der Tag am Ende der Nippzeit: Die Tide ändert sich am wenigsten und langsamsten.
explain-young-tide = Wakashio (若潮) ist in den japanischen Namen der Mondtage der Tag nach Nagashio: Die Tiden beginnen wieder zu wachsen.
explain-perigee = Das Perigäum ist der erdnächste Punkt des Mondes, alle 27,6 Tage. Springtiden in seiner Nähe sind größer.
explain-apogee = Das Apogäum ist der erdfernste Punkt des Mondes, alle 27,6 Tage. Springtiden in seiner Nähe sind kleiner.
explain-port-times = Die Tide ist eine Welle, die an der Küste entlang und durch jedes Meer läuft, in tiefem Wasser schneller. Darum ist Hochwasser von Hafen zu Hafen früher oder später, in Buchten und Flüssen um Stunden; zwischen zwei Häfen ist der Unterschied fast jeden Tag gleich.
explain-seiche = Eine Seiche ist das langsame Schwingen des Wassers in Hafen, Bucht oder See, mit einer Periode von Minuten bis Stunden, angestoßen von Wind, einem Sprung des Luftdrucks oder Dünung draußen. Der Stand steigt und fällt neben der Tide, mit starker Strömung in engen Einfahrten; in den Vorhersagen ist sie nicht enthalten.
explain-swell-window = Das Swell-Fenster eines Spots sind die Richtungen, aus denen ihn Dünung erreicht, zwischen den Kaps und Inseln, die ihn abschirmen. Dünung aus anderen Richtungen kommt klein oder gar nicht an, so hoch sie draußen auch ist.
explain-wave-sets = Wellen einer Dünung kommen in Sets: drei bis acht größere nacheinander, dann einige Minuten Ruhe mit kleineren, weil sich Wellenzüge leicht verschiedener Periode addieren und aufheben. Sieh dem Meer zehn Minuten zu, ehe du hineingehst.
explain-rogue-wave = Eine Monsterwelle (Freak Wave, Kaventsmann) ist mehr als doppelt so hoch wie die signifikante Höhe ringsum, wo sich mehrere Wellenzüge addieren, vor allem gegen einen Strom. An Stränden und Felsen läuft manche Welle viel höher auf als die vorigen: Dreh dem Meer nie den Rücken zu.
explain-tsunami = Ein Tsunami ist eine Folge sehr langer Wellen nach Beben, Rutschung oder Ausbruch unter dem Meer. Erst kann sich das Meer zurückziehen; die erste Welle ist oft nicht die höchste, und es dauert Stunden; nach starkem Beben oder seltsamer Ebbe sofort in die Höhe gehen; in diesen Vorhersagen steht er nicht: Amtliche Warnungen gelten.
explain-longshore-current = Eine Brandungslängsströmung läuft am Strand entlang, wo Wellen schräg ankommen. Sie nimmt Badende und Sand mit, umso schneller, je höher und schräger die Wellen sind; an Buhnen, Lücken und Kaps biegt sie oft als Rippströmung nach draußen ab.
explain-surf-break = An einem Beachbreak brechen Wellen über wandernden Sandbänken, an einem Reefbreak über Fels oder Korallen, an einem Pointbreak eine Landspitze entlang, lang und in eine Richtung. Ein Close-out bricht auf ganzer Länge zugleich und lässt sich nicht reiten.
explain-constituents = Eine Tide wird als Summe von Dutzenden regelmäßiger Wellen gerechnet, den Partialtiden: M2 des Mondes (12 h 25 min), S2 der Sonne (12 h), K1 und O1 von etwa einem Tag und andere. Größe und Verzögerung an einem Ort kommen aus einem Jahr oder mehr an Messungen.
explain-leeway = Abdrift ist das seitliche Versetzen eines Bootes durch das Wasser durch den Wind. Stromversatz ist Richtung und Strecke, um die der Strom es über Grund versetzt; beides gehört in den zu steuernden Kurs.
explain-waterspout = Eine Wasserhose ist eine wirbelnde Säule aus Luft und Gischt unter Quell- oder Gewitterwolken über dem Meer, mit Sturmböen ganz nahe. Meist dauert sie Minuten und zieht langsam: im rechten Winkel zu ihrem Weg ausweichen; in diesen Vorhersagen steht sie nicht.
explain-tidal-gate = Ein Tidentor (tidal gate) ist ein Kap, eine Enge oder Barre, die sich nur wenige Stunden je Tide gut passieren lässt, wenn der Strom mitläuft oder kentert, oder genug Wasser steht. Eine Fahrt wird so geplant, dass man rechtzeitig dort ist.
explain-thermocline = Eine Sprungschicht (Thermokline) ist die Schicht von wenigen Metern, in der das Wasser nach unten viel kälter wird, meist im Sommer zwischen 5 und 30 m. Wer taucht, spürt sie sofort; auflandiger Wind drückt sie hinab, ablandiger hebt sie.
explain-intertidal = Die Gezeitenzone ist das Ufer zwischen Hoch- und Niedrigwasser, das jede Tide bedeckt und freigibt: je größer der Hub, desto breiter. Bei Springtide liegt ihr tiefster Teil etwa eine Stunde um Niedrigwasser frei.
explain-squall = Eine Squall ist ein plötzlicher starker Wind von einigen Minuten, meist unter einem Schauer oder Gewitter, oft mit einem Dreher. Eine Bö dauert Sekunden.
explain-nautical-mile = Eine Seemeile ist 1,852 km, eine Bogenminute der Breite. Eine Seemeile in der Stunde ist ein Knoten.
explain-visibility = Die Sichtweite ist, wie weit man sieht: unter 1 km ist Nebel, bis 4 km schlecht, ab 10 km gut.
explain-veering = Der Wind dreht rechts (recht), wenn seine Richtung im Uhrzeigersinn wandert (S über SW nach W), und dreht rück (krimpt), wenn sie gegen den Uhrzeigersinn wandert (W über SW nach S).
explain-libeccio = Der Libeccio ist der Südwestwind des westlichen Mittelmeers, vor Korsika und am Tyrrhenischen Meer. Er ist böig und baut an Westküsten hohe See auf.
explain-ground-sea = Grundseen sind steile, brechende Wellen, wo hoher Seegang in flaches Wasser läuft, etwa auf Sandbänken und in Flussmündungen. Sie sind für jedes Boot gefährlich, vor allem bei ablaufendem Wasser.
explain-bar = Eine Barre ist eine Sandbank quer vor einer Hafen- oder Flussmündung. Dünung wird auf ihr steil und bricht, am schlimmsten bei Ebbe: um Hochwasser überqueren, bei hoher Dünung gar nicht.
explain-point-of-sail = Nach dem Winkel des Windes zum Bug: am Wind so hoch, wie ein Boot segeln kann (etwa 45°), halber Wind quer von der Seite (90°), raumer Wind schräg von achtern (135°), vor dem Wind genau von achtern.
explain-astronomical-tide = Die astronomische Gezeit ist der Teil des Wasserstands, den Mond und Sonne bewirken; sie lässt sich Jahre voraus berechnen. Wind und Luftdruck bringen den Stau dazu, den keine Gezeitentafel enthält.
explain-sea-lag = Wasser erwärmt und kühlt sich langsam: Am wärmsten ist das Meer etwa zwei Monate nach dem längsten Tag, am kältesten am Ende des Winters. Im Herbst hält es noch die Wärme des Sommers, im Frühjahr hat es kaum welche aufgenommen.
explain-sea-places = Wie warm das Meer an einem Ort ist, hängt ab von Breite, Strömungen, Wind und Tiefe: Starke Gezeiten und ablandiger Wind bringen kaltes Tiefenwasser herauf, flache, geschützte Buchten erwärmen sich schneller. Zwei Orte am selben Meer können sich um mehrere Grad unterscheiden.
explain-tide-age = Springzeit ist erst ein bis zwei Tage nach Voll- und Neumond, weil die Meere verzögert antworten: Reibung und der Weg der Tidewelle halten sie auf. Diese Verzögerung heißt Springverspätung.
explain-gale-warning = Warnungen für die Schifffahrt richten sich nach dem mittleren Wind: Starkwindwarnung gilt ab Stärke 6, Sturmwarnung ab Stärke 8 (34 Knoten, 17 m/s); schwerer Sturm ist Stärke 10 (48 Knoten). Anderswo beginnen die Warnungen meist bei Stärke 7 oder 8.
explain-front = Eine Front ist die Grenze zwischen zwei Luftmassen: Eine Warmfront bringt längeren Regen, eine Kaltfront Schauer, Böen und ein plötzliches Rechtsdrehen des Windes (auf der Südhalbkugel dreht er rück).
explain-isobar = Isobaren verbinden auf der Wetterkarte Orte mit gleichem Luftdruck. Je dichter sie liegen, desto stärker der Wind.
explain-low-pressure = Ein Tief ist ein Gebiet niedrigen Luftdrucks mit Wind, Wolken und Regen; auf der Nordhalbkugel dreht die Luft gegen den Uhrzeigersinn darum, auf der Südhalbkugel im Uhrzeigersinn. Je schneller der Druck fällt, desto mehr Wind kommt.
explain-high-pressure = Ein Hoch ist ein Gebiet hohen Luftdrucks, meist mit ruhigem Wetter und wenig Wind in seiner Mitte; auf der Nordhalbkugel dreht die Luft im Uhrzeigersinn darum. An seinen Rändern kann es stark wehen.
explain-sea-fog = Seenebel entsteht, wo milde, feuchte Luft über kälteres Wasser zieht, meist im Frühjahr und Frühsommer. Wind löst ihn nicht immer auf, und er kann in Minuten auf die Küste ziehen.
explain-wind-chill = Die gefühlte Temperatur sagt, wie kalt oder warm sich die Luft auf der Haut anfühlt: Wind macht kalte Luft kälter, Feuchte heiße Luft heißer. Wasser kühlt dadurch nicht ab.
explain-shore-break = Strandbrecher (Shorebreak) sind Wellen, die mit voller Höhe direkt auf einem steilen Strand brechen. Sie schleudern Badende auf den Sand und können das Genick brechen: Vor dem Baden mehrere Wellengruppen abwarten.
explain-meltemi = Der Meltemi ist der trockene Nordwind des Sommers über der Ägäis, am stärksten im Juli und August, meist bei klarem Himmel. Er kann tagelang mit Stärke 7 wehen.
explain-worse = Für ein kleines Boot ist meist die Windsee schlimmer: kurz und steil, sie schlägt und bricht. Eine gleich hohe lange Dünung hebt sanft, bricht aber schwer auf Barren und am Strand.
rated-coefficient = { $level ->
    [0] { $value } ist wenig: Nipptide. Die Skala geht von 20 bis 120.
    [1] { $value } liegt etwas unter der Mitte. Die Skala geht von 20 bis 120.
    [2] { $value } liegt etwas über der Mitte. Die Skala geht von 20 bis 120.
    [3] { $value } ist viel: große Springtide. Die Skala geht von 20 bis 120.
   *[other] { $value } ist sehr viel: unter den größten Tiden des Jahres. Die Skala geht von 20 bis 120.
  }
rated-period = { $level ->
    [0] { $value } s sind kurz: kabbelige Windsee.
    [1] { $value } s sind eher kurz: meist Windsee.
    [2] { $value } s sind mittel bis lang: da beginnt Dünung.
    [3] { $value } s sind lang: Dünung von weit her, mit mehr Kraft, als ihre Höhe vermuten lässt: für Anfänger nur, solange sie niedrig ist.
   *[other] { $value } s sind sehr lang: kräftige Dünung von weit her, mit mehr Kraft, als ihre Höhe vermuten lässt: für Anfänger nur, solange sie niedrig ist.
  }
rated-pressure = { $level ->
    [0] { $value } hPa sind sehr tief: ein kräftiges Tief.
    [1] { $value } hPa sind tief.
    [2] { $value } hPa sind ungefähr das Mittel, 1013 hPa.
    [3] { $value } hPa sind hoch.
   *[other] { $value } hPa sind sehr hoch.
  }
rated-sea-state = { $level ->
    [0] Seegang { $value }: spiegelglatt, keine Wellen.
    [1] Seegang { $value }: gekräuselt, Wellen bis 0,1 m.
    [2] Seegang { $value }: schwach bewegt, 0,1 bis 0,5 m.
    [3] Seegang { $value }: leicht bewegt, 0,5 bis 1,25 m.
    [4] Seegang { $value }: mäßig bewegt, 1,25 bis 2,5 m.
    [5] Seegang { $value }: grob, 2,5 bis 4 m.
    [6] Seegang { $value }: sehr grob, 4 bis 6 m.
    [7] Seegang { $value }: hoch, 6 bis 9 m.
    [8] Seegang { $value }: sehr hoch, 9 bis 14 m.
   *[other] Seegang { $value }: außergewöhnlich schwer, über 14 m.
  }
rated-beaufort = { $level ->
    [0] Windstärke { $value }: Windstille.
    [1] Windstärke { $value }: leiser Zug; auf offener See etwa 0,1 m Welle.
    [2] Windstärke { $value }: leichte Brise; auf offener See etwa 0,2 m Welle.
    [3] Windstärke { $value }: schwache Brise, vereinzelt Schaumköpfe; auf offener See etwa 0,6 m Welle.
    [4] Windstärke { $value }: mäßige Brise, viele Schaumköpfe; auf offener See etwa 1 m Welle.
    [5] Windstärke { $value }: frische Brise, schwer für kleine Boote; auf offener See etwa 2 m Welle.
    [6] Windstärke { $value }: starker Wind, zu viel für kleine Boote; auf offener See etwa 3 m Welle.
    [7] Windstärke { $value }: steifer Wind; auf offener See etwa 4 m Welle.
    [8] Windstärke { $value }: stürmischer Wind; auf offener See etwa 5,5 m Welle.
    [9] Windstärke { $value }: Sturm; auf offener See etwa 7 m Welle.
    [10] Windstärke { $value }: schwerer Sturm; auf offener See etwa 9 m Welle.
    [11] Windstärke { $value }: orkanartiger Sturm; auf offener See etwa 11,5 m Welle.
   *[other] Windstärke { $value }: Orkan; auf offener See etwa 14 m Welle.
  }
rated-storm-surge = Etwa { $value } cm: Ist der Luftdruck { $value } hPa niedriger, steht das Meer rund { $value } cm höher, bei { $value } hPa mehr um so viel tiefer, ohne Wind gerechnet.
rated-small-boat = { $level ->
    [0] Wellen von { $value } m liegen für ein kleines offenes Boot oder Schlauchboot innerhalb der Grenze.
    [1] Wellen von { $value } m sind für ein kleines offenes Boot oder Schlauchboot schon viel: über der Grenze für Anfänger, 0,5 m.
   *[other] Wellen von { $value } m sind für ein kleines offenes Boot oder Schlauchboot zu viel.
  }
cause-fundy = Die Bay of Fundy ist ein Trichter, dessen Wasser von selbst in etwa 13 h hin und her schwingt, nahe an den 12,4 h der Tide: Sie ist in Resonanz, bis 16 m am Ende.
cause-severn = Der Bristolkanal ist ein Trichter, der zum Severn hin enger und flacher wird und mit der Tide fast in Resonanz ist: bis 15 m bei Springtide.
cause-saint-malo = Im Golf von Saint-Malo hält die Halbinsel Cotentin die Tidenwelle des Ärmelkanals auf, und das flache Meer türmt sie auf: bis 13 m bei Springtide.
cause-ariake = Die Ariake-See ist eine lange, flache Bucht, deren Eigenschwingung der Tide nahe ist: der größte Tidenhub Japans, bis 6 m bei Springtide.
cause-japan-sea = Das Japanische Meer ist fast geschlossen: Die Tide kommt nur durch enge, flache Straßen hinein, und der Hub ist etwa 0,2 m.
cause-adriatic = Die Adria ist ein langer, flacher Arm, dessen Eigenschwingung der Tide hilft: etwa 1 m bei Venedig und Triest, in einem Meer fast ohne Tide.
cause-mediterranean = Das Mittelmeer ist fast geschlossen: Durch die Straße von Gibraltar kommt kaum etwas von der Tide des Atlantiks hinein, und für eine große eigene ist es zu klein.
cause-baltic = Die Ostsee ist fast geschlossen: Durch die engen dänischen Meerengen kommt die Tide der Nordsee kaum hinein; Wind und Luftdruck bewegen ihren Stand mehr.
cause-gulf = Der Golf von Mexiko und die Karibik sind fast geschlossen und zu klein, um zweimal am Tag mit der Tide zu schwingen: kleine Tiden, mancherorts nur eine am Tag.
cause-cabo-frio = Bei Arraial do Cabo und Cabo Frio treibt der Nordostwind, am stärksten in Frühling und Sommer, das warme Oberflächenwasser weg, und kaltes Tiefenwasser steigt auf.
cause-galicia = Vor Portugal und Galicien treibt der Nordwind des Sommers das Oberflächenwasser von der Küste weg, und kaltes Tiefenwasser steigt auf.
cause-humboldt = An dieser Küste bringen der Humboldtstrom und der Südwind kaltes Tiefenwasser nach oben.
cause-california = An dieser Küste treibt der Nordwestwind von Frühling und Sommer das Oberflächenwasser weg, und kaltes Tiefenwasser steigt auf.
springs-title = Spring- und Nipptiden
springs-about = ungefähr { $day } ({ $moon }: { $at })
springs-place = Das gilt überall auf etwa einen Tag genau; für Höhen und Zeiten nenn einen Ort.
