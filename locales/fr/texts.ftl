# Français. Termes : Shom (pleine mer, basse mer, vive-eau, morte-eau, revif, déchet, marnage).

command-today-name = aujourdhui|aujourd'hui|journée
command-today-description = Marée, météo, mer, soleil et lune d’un lieu en bref
command-tide-name = marée|marées|pleine mer|basse mer|marée haute|marée basse
command-tide-description = Pleines et basses mers, et ce que fait la marée maintenant
command-weather-name = météo|meteo|vent|temps
command-weather-description = Vent, pluie et température : maintenant, par trois heures, et les jours suivants
command-waves-name = vagues|mer|houle|surf
command-waves-description = Hauteur, période et direction des vagues, houle, température de l’eau et courant
command-current-name = courant|courants|étale|étales
command-current-description = Courant de marée : étales, flot et jusant les plus forts, et le courant maintenant
command-warnings-name = avis|vigilance|vigilances|avertissements
command-warnings-description = Avis et vigilances officiels de vent, de mer et de temps, tels que publiés
command-sun-name = soleil
command-sun-description = Lever, coucher, durée du jour et crépuscules
command-moon-name = lune
command-moon-description = Phase, lever et coucher de la lune, phases à venir
command-when-name = quand|when
command-when-description = Les prochaines fois où marée, temps et ciel sont comme vous les voulez
command-stations-name = marégraphes|maregraphes|stations
command-stations-description = Les marégraphes les plus proches d’un lieu, et leur qualité
command-calendar-name = calendrier|agenda|calendar|ics|ical
command-calendar-description = Marées, vives-eaux et phases de la lune pour votre agenda
command-digest-name = bulletin|bulletins|digest
command-digest-description = Des réponses qui arrivent d’elles-mêmes, aux heures que vous choisissez
command-digest-list-name = liste|list
command-digest-list-description = Les bulletins de cette discussion et leurs derniers envois
command-digest-add-name = ajouter|nouveau
command-digest-add-description = Faire envoyer une réponse ici à heures fixes
command-digest-pause-name = pause|suspendre
command-digest-pause-description = Ne plus rien envoyer d’un bulletin jusqu’à sa reprise
command-digest-resume-name = reprendre
command-digest-resume-description = Reprendre un bulletin suspendu ou terminé
command-digest-remove-name = supprimer|effacer|enlever|arrêter|arrête|stop|fin
command-digest-remove-description = Supprimer un bulletin
command-digest-test-name = tester|essayer
command-digest-test-description = Envoyer un bulletin maintenant, pour voir s’il arrive
command-digest-move-name = déplacer|changer
command-digest-move-description = Donner d’autres heures à un bulletin, ou l’amener ici d’une autre discussion
command-alert-name = alerte|alertes
command-alert-description = Être prévenu quand marée, météo et ciel seront comme vous les voulez
command-alert-list-name = liste|voir
command-alert-list-description = Les alertes de cette discussion
command-alert-add-name = ajouter|nouveau|nouvelle|créer
command-alert-add-description = Être prévenu ici quand un tel moment vient, bouge ou se perd
command-alert-change-name = changer|modifier
command-alert-change-description = Donner à une alerte d’autres critères, d’autres heures ou un autre lieu
command-alert-pause-name = pause|arrêter|stop
command-alert-pause-description = Ne plus rien envoyer d’une alerte jusqu’à sa reprise
command-alert-resume-name = reprendre
command-alert-resume-description = Reprendre une alerte mise en pause ou terminée
command-alert-remove-name = supprimer|effacer|oublier|annuler|fin
command-alert-remove-description = Supprimer une alerte
command-settings-name = réglages|reglages|paramètres
command-settings-description = Langue, unités, horloge et zéro de vos réponses
command-place-name = lieu|lieux
command-place-description = Vos lieux : chez vous, et les noms que vous donnez
command-place-list-name = liste
command-place-list-description = Chez vous et les lieux enregistrés
command-place-save-name = enregistrer|ajouter
command-place-save-description = Donner à un lieu un nom à vous
command-place-home-name = maison|domicile
command-place-home-description = Le lieu voulu quand vous n’en nommez pas
command-place-forget-name = oublier|supprimer
command-place-forget-description = Oublier un lieu enregistré, ou votre domicile
command-place-port-name = port|différences|corrections
command-place-port-description = Corrections d’un port enregistré : heures et hauteurs, seuil, tirant d’eau
command-preset-name = activité|activités|preset
command-preset-description = Des activités comme le surf, et vos propres limites
command-preset-list-name = liste
command-preset-list-description = Toutes les activités et leurs limites, les vôtres signalées
command-preset-save-name = régler|enregistrer|changer
command-preset-save-description = Fixer vos limites pour une activité, comme vent sous 15 nœuds
command-preset-reset-name = rétablir|oublier|réinitialiser
command-preset-reset-description = Revenir aux limites habituelles d’une activité
command-privacy-name = confidentialité|données
command-privacy-description = Ce qui est gardé sur vous, comment le voir ou l’effacer
command-help-name = aide
command-help-description = Ce que l’on peut demander
command-accuracy-name = précision|precision
command-accuracy-description = La justesse des prédictions : à quoi elles ont été comparées, et les défauts connus
command-about-name = àpropos|apropos
command-about-description = Ce qu’est Bellbuoy, et d’où viennent ses données

option-place-name = lieu
option-place-description = Une ville, ou des coordonnées comme 48.383,-4.495
option-day-name = jour
option-day-description = aujourd’hui, demain, un jour de la semaine, une date comme 2026-11-21, ou +3
option-days-name = jours
option-days-description = Combien de jours de suite
option-datum-name = zéro
option-datum-description = Le niveau d’où l’on compte les hauteurs
option-conditions-name = critères
option-conditions-description = Par exemple : basse mer sous 0,5 m de jour, vent de moins de 12 nœuds
option-lead-name = preavis
option-lead-description = Combien de temps avant son début : 6h, 90m, 2j ; un jour sans cela
option-moved-name = decalage
option-moved-description = Prévenu quand début ou fin bougent de plus que cela ; 1h sans cela
option-cooldown-name = repit
option-cooldown-description = Après un message, aucun sur un autre moment pendant ce temps ; 6h sans cela
option-quiet-name = silence
option-quiet-description = Heures où rien n’est envoyé : 22-7 sans cela, non pour aucune
option-preset-name = activité
option-preset-description = Une activité qui a ses propres conditions
option-name-name = nom
option-name-description = Un nom à vous, comme cabane
option-port-name = corrections
option-port-description = pm +10 -0,3 bm -5 +0,1 seuil 2,5 tirant 1,8 : minutes et mètres ; aucune les retire
option-time-name = heure
option-time-description = 7h, ou 07:00,19:00, ou lever du soleil-1h, pleine mer-90m, pleine lune 18h
option-weekdays-name = jours-semaine
option-weekdays-description = quotidien, lun-ven, sam,dim : tous les jours si vous ne dites rien
option-what-name = quoi
option-what-description = Une commande avec ses options, comme marée 2d : aujourd’hui si vous ne dites rien
option-zone-name = fuseau
option-zone-description = Le fuseau horaire, comme UTC : celui du lieu si vous ne dites rien
option-number-name = numéro
option-number-description = Le numéro d’un bulletin ou d’une alerte, comme le donne la liste
option-mark-name = marque
option-mark-description = La marque d’un de vos bulletins dans une autre discussion
option-language-name = langue
option-language-description = La langue de vos réponses
option-units-name = unités
option-units-description = Toutes les unités à la fois
option-height-name = hauteur
option-height-description = L’unité des hauteurs et des vagues
option-wind-name = vent
option-wind-description = L’unité du vent
option-temperature-name = température
option-temperature-description = L’unité des températures
option-pressure-name = pression
option-pressure-description = L’unité de la pression atmosphérique
option-distance-name = distance
option-distance-description = L’unité des distances
option-clock-name = horloge
option-clock-description = 24 heures, ou deux fois 12
option-for-name = pour
option-for-description = Pour vous, ou pour tous dans ce salon
option-link-name = lien
option-link-description = Le code que réglages lien vous a donné sur une autre plateforme
option-action-name = action
option-action-description = Tout voir, ou tout effacer

choice-namesakes = Quel { $place } voulez-vous dire ?
choice-area = Quel lieu : { $place } ?
choice-misspelled = Je ne connais pas de lieu nommé « { $place } ». Vouliez-vous dire { $count ->
    [1] { $first }
   *[other] l’un de ceux-ci
  } ?
place-at-sea = au bord de la mer
place-from-sea = à { $distance } de la mer

day-short-weekdays = dim.|lun.|mar.|mer.|jeu.|ven.|sam.

# Heures et jours de la semaine que l’on peut écrire ; le premier est montré
time-dawn = aube
time-and = et|&|+
time-sunrise = lever du soleil|lever
time-sunset = coucher du soleil|coucher
time-dusk = crépuscule
time-moonrise = lever de la lune
time-moonset = coucher de la lune
time-high = pleine mer|marée haute
time-low = basse mer|marée basse
time-new = nouvelle lune
time-first-quarter = premier quartier
time-full = pleine lune
time-third-quarter = dernier quartier
weekdays-daily = quotidien|quotidiennement
weekdays-weekend = week-end|weekend|week-ends

hemispheres = N|E|S|O
compass = N|NNE|NE|ENE|E|ESE|SE|SSE|S|SSO|SO|OSO|O|ONO|NO|NNO
day-first = 1er
unit-beaufort = Bft
unit-nautical-miles = M
unit-knots = nd
duration-minutes = { $min } min
duration-hours = { $h } h { $min }
duration-days-ahead = { $days } jours
duration-whole-hours = { $h } h
duration-seconds = { $min } min { $s } s
duration-only-seconds = { $s } s
percent = { $value } %
fact-label = { $label } :
list-between = {" ; "}
date-of-weekday = { $weekday } { $date }
distance-less = moins de { $distance }
place-near = repère : { $place }, { $distance } { $direction }
place-in = { $place }, { $area }
place-stands-for = { $place } (pour { $area })
zone-at-sea = heure du bord { $offset }

tide-title = Marée : { $place }
tide-title-mouth = { $kind ->
    [gauge] Marée : { $station }, vers la mer (pour { $place })
   *[other] Marée à l’embouchure : modèle EOT20 (pour { $place })
}
tide-now = { $way ->
     [rising] La mer monte
    *[falling] La mer descend
}{ $source ->
    [measured] {""}
   *[predicted] {""}, { $level }
} ; { $water } { $time }, { $height }, dans { $in }.
high-water = Pleine mer
low-water = Basse mer
tide-none-that-day = { $day } : ni pleine ni basse mer.
tide-none-ahead = { $day } : plus de pleine ni de basse mer.
tide-range = Marnage
tide-coefficient = Coefficient (Brest)
# Not shown: coefficient or height, by which springs and neaps are told
springs-told-by = coefficient
# Not shown: the unit of wind in every forecast of the language (de: Deutscher Wetterdienst), or place for that of the place
wind-told-in = lieu
coefficient-coast = la côte de la Manche et de l’Atlantique
tide-next-big = Prochain coefficient de 100 ou plus, à Brest : { $list }.
tide-phase = Marées
tide-highest = Plus haute mer
tide-lowest = Plus basse mer
tide-days-springs = Vives-eaux
tide-days-weaker-springs = Vives-eaux plus faibles
tide-days-neaps = Mortes-eaux
tide-days-tropic = Marées tropiques
tide-days-equatorial = Marées équatoriales
tide-names = { "" }
tide-phase-springs = vive-eau
tide-phase-neaps = morte-eau
tide-phase-making = revif, vers la vive-eau
tide-phase-taking-off = déchet, vers la morte-eau
tide-phase-tropic = marées tropiques
tide-phase-equatorial = marées équatoriales
tide-phase-growing = en hausse, vers les marées tropiques
tide-phase-shrinking = en baisse, vers les marées équatoriales
tide-far-station = Marégraphe le plus proche : { $station }, à { $distance }. Heures et hauteurs peuvent être bien différentes ici.
tide-inland = { $place } est à l’intérieur des terres. Marée du marégraphe { $station }, à { $distance }.
tide-river = { $kind ->
    [gauge] { $place } est en amont : ce sont les heures du marégraphe { $station }, à { $distance } par l’eau vers la mer.
   *[other] { $place } est en amont : ce sont les heures à l’embouchure d’après le modèle EOT20.
} Ici la marée arrive plus tard, parfois de plusieurs heures.
tide-dammed = { $dam } sépare { $place } de la mer : { $tide ->
    [none] la marée n’y entre pas
   *[damped] la marée y est plus faible, à d’autres heures
} ({ $source }). { $kind ->
    [model] Voici les heures à l’extérieur d’après le modèle EOT20.
   *[other] Voici les heures du marégraphe { $station }, à l’extérieur.
}
tide-lag = { $side ->
    [same] Ici, la pleine mer arrive à peu près à la même heure ({ $source }).
    [earlier] Ici, la pleine mer arrive environ { $by } plus tôt ({ $source }).
   *[later] Ici, la pleine mer arrive environ { $by } plus tard ({ $source }).
}
tide-lag-times = Pleine mer ici : vers { $times }.
tide-between = { $place } se trouve entre deux mers : voici la marée de la plus proche.
tide-sheltered = Marégraphe le plus proche : { $station }, à { $distance } par l’eau. Dans les baies et les lagunes la marée change en quelques kilomètres.
tide-no-model = Marégraphe le plus proche : { $station }, à { $distance } par l’eau. Heures et hauteurs peuvent différer ici.
tide-other-differs = { $station } : la marée a { $by } { $side ->
    [earlier] d’avance
   *[later] de retard
  }.
tide-strong-stream = { $kind ->
    [other] Forts courants ici, non dus à la marée : jusqu’à { $rate } ({ $name } ; { $source }). Valeur publiée, non calculée.
   *[tidal] Forts courants de marée ici : jusqu’à { $rate } ({ $name } ; { $source }). Valeur publiée, non calculée.
  }
tide-strong-stream-unrated = Forts courants de marée ici ({ $name }). Leur vitesse ne nous est pas connue : voir les instructions nautiques.
tide-covered-way = La mer recouvre le passage autour de la pleine mer. Les heures de passage ne sont pas connues ici : renseignez-vous sur place ou suivez les horaires publiés ; à pied, partez au jusant et revenez avant que la mer remonte.
tide-hardly = La marée n’est que de { $range } ces jours-ci : le vent et la pression agissent davantage.
tide-accuracy-value = ± { $minutes } min, ± { $height } dans neuf cas sur dix.
tide-accuracy-hours = Précision : heures incertaines de plus d’une heure, hauteurs ± { $height }.
answer-stale = Dernière réponse { $days ->
    [0] aujourd’hui
    [one] il y a { $days } jour
   *[other] il y a { $days } jours
  } : le service de données n’a encore rien envoyé de plus récent.

datum-hat = plus haute mer astronomique
datum-mhhw = pleine mer supérieure moyenne
datum-mhw = pleine mer moyenne
datum-msl = niveau moyen de la mer
datum-mlw = basse mer moyenne
datum-mllw = basse mer inférieure moyenne
datum-lat = plus basse mer astronomique
datum-zh = { $country ->
    [FR] zéro hydrographique
    [PT] zéro hydrographique portugais
   *[other] zéro hydrographique
}
datum-cd = zéro des cartes
datum-nllw = presque la plus basse mer
datum-zmps = zéro marégraphique de Punta della Salute (Venise, niveau de la mer de 1897)
datum-nap = NAP (nivellement des Pays-Bas)

sun-title = Soleil : { $place }, { $day }
sun-title-days = Soleil : { $place }
sun-rise = Lever du soleil
sun-set = Coucher du soleil
sun-noon = Midi solaire
sun-day-length = Durée du jour
sun-longer = { $by } de plus que la veille
sun-shorter = { $by } de moins que la veille
sun-next-rise = Lever du soleil { $time }, dans { $in }.
sun-next-set = Coucher du soleil { $time }, dans { $in }.
sun-coming = { $time }, dans { $in }
sun-rise-and-set = Lever du soleil { $rise }, coucher { $set }.
sun-set-and-rise = Coucher du soleil { $set }, lever { $rise }.
sun-only-rise = Lever du soleil { $rise } ; il ne se couche pas ce jour-là.
sun-only-set = Coucher du soleil { $set } ; il ne se lève pas ce jour-là.
sun-polar-day = Soleil de minuit : il ne se couche pas.
sun-polar-night = Nuit polaire : le soleil ne se lève pas.
sun-first-light = Premières lueurs (aube civile)
sun-last-light = Dernières lueurs (fin du crépuscule civil)
sun-twilight = Crépuscules (matin, soir)
sun-nautical-twilight = Crépuscules nautiques (matin, soir)
sun-astronomical-twilight = Nuit noire (soleil 18° sous l’horizon)
sun-civil = Civil
sun-nautical = Nautique
sun-astronomical = Astronomique

moon-title = Lune : { $place }, { $day }
moon-title-anywhere = Phases de la Lune
sun-title-anywhere = Saisons
moon-title-days = Lune : { $place }
moon-now = { $phase }, éclairée à { $lit }.
moon-age = Âge de la lune : { $age } jours.
moon-new = Nouvelle lune
moon-waxing-crescent = Premier croissant
moon-first-quarter = Premier quartier
moon-waxing-gibbous = Lune gibbeuse croissante
moon-full = Pleine lune
moon-waning-gibbous = Lune gibbeuse décroissante
moon-third-quarter = Dernier quartier
moon-waning-crescent = Dernier croissant
moon-rise = Lever de la lune
moon-set = Coucher de la lune
moon-no-rise = La lune ne se lève pas ce jour-là.
moon-no-set = La lune ne se couche pas ce jour-là.
moon-up-all-day = La lune reste levée toute la journée.
moon-down-all-day = La lune reste sous l’horizon toute la journée.
moon-next-phases = Prochaines phases

# Digests
digest-title = Bulletin { $number } : { $what }, { $place }
digest-list-title = Bulletins de cette discussion
digest-none = Il n’y a encore ni bulletin ni alerte dans cette discussion
digest-there-already = Ce bulletin existait déjà ; aucun autre n’a été créé.
digest-which-time = À quelle heure l’envoyer ?
digest-how = Essayez bulletin ajouter Brest 7h, ou bulletin ajouter Brest pleine mer-90m lun-ven marée.
digest-when = Quand
digest-next = Prochains
digest-next-unknown = impossible à dire pour l’instant ; voir plus tard dans la liste
digest-crowded = Il y en a tant à cette heure-là que le vôtre peut n’arriver qu’à { $by }.
digest-state = État
digest-state-paused = suspendu
digest-state-until = suspendu jusqu’au { $date }
digest-state-gone = terminé : { $reason }
digest-last = Dernier envoi
digest-failed = Dernier échec
digest-too-late = trop tard pour l’envoyer
digest-mark = Marque
digest-every-day = tous les jours
digest-until = { $days }, jusqu’au { $date }
digest-within = entre { $from } et { $to }
digest-within-event = quand c’est entre { $from } et { $to }
digest-once = une seule fois
digest-once-each = ce jour-là seulement, à chacune de ces { $count } heures
digest-before = { $by } avant : { $event }
digest-after = { $by } après : { $event }
digest-done-pause = Le bulletin { $number } ({ $what }) est suspendu
digest-done-resume = Le bulletin { $number } ({ $what }) reprend
digest-done-remove = Le bulletin { $number } ({ $what }) est supprimé
digest-done-test = Le bulletin { $number } ({ $what }) est en route
digest-late = En retard : prévu { $due }. Voici la situation à présent.
digest-ended = Votre bulletin « { $what } » est terminé
digest-ended-why = Il n’a plus pu être envoyé ({ $reason }). Dès que je peux de nouveau y écrire, « bulletin reprendre » le relance.

# Alertes
alert-title = Alerte { $number } : { $place }
alert-news-title = Alerte : { $place }
alert-list-title = Alertes de cette discussion
alert-none = Il n’y a pas encore d’alerte ici
alert-how = Essayez alerte Brest vent sous 12 nœuds de jour, ou alerte Brest coup de vent. Toutes les conditions de la commande quand peuvent être surveillées, plusieurs à la fois.
alert-which = Que faut-il surveiller ?
alert-change-which = Alerte { $number } : que changer ?
alert-change-how = Choisissez, ou écrivez par exemple : change l’alerte { $number } en vent de plus de 25 kn
alert-before = Avant : { $conditions }
alert-watched = Surveillé
alert-written = Vous êtes prévenu
alert-rules = { $lead } avant le début, s’il se décale de plus de { $moved }, et s’il disparaît. Un message au plus toutes les { $rest }
alert-rules-warnings = à chaque avis officiel, puis s’il s’aggrave, change de zone ou est levé
alert-quiet = Heures de silence
alert-quiet-none = aucune
alert-quiet-off = off|aucun|aucune|non
alert-announced = Annoncé
alert-lead = { $lead } avant
alert-lead-none = au début
alert-later = La suite ne peut pas être consultée pour le moment : elle le sera, et vous serez prévenu comme convenu.
alert-there-already = Cette alerte existait déjà ; aucune autre n’a été créée.
alert-moved = Déplacé : { $when } au lieu de { $before }.
alert-lost = Perdu, selon la dernière prévision : { $when }.
alert-lost-why = Perdu, selon la dernière prévision : { $when }, à cause de : { $why }.
alert-done-pause = L’alerte { $number } ({ $what }) est en pause
alert-done-resume = L’alerte { $number } ({ $what }) reprend
alert-done-remove = L’alerte { $number } ({ $what }) est supprimée

# More of the sky
sun-golden = Heure dorée
sun-golden-definition = (soleil de 4° sous l’horizon à 6° au-dessus)
sun-blue = Heure bleue
sun-blue-definition = (soleil de 6° à 4° sous l’horizon)
sun-march-equinox = Équinoxe de mars
sun-june-solstice = Solstice de juin
sun-september-equinox = Équinoxe de septembre
sun-december-solstice = Solstice de décembre
moon-distance = Distance
moon-nearest = { $distance }, au plus près { $when }
moon-farthest = { $distance }, au plus loin { $when }
moon-supermoon = Pleine lune (superlune)
eclipses-next = Prochaines éclipses visibles d’ici
eclipse-moon = Lune, { $kind }
eclipse-sun = Soleil, { $kind }
eclipse-partial = partielle
eclipse-annular = annulaire
eclipse-total = totale
eclipse-course = { $covered } du disque, de { $from } à { $to }{ $phase ->
     [full] {" "}(phase maximale { $length })
     [below] {" "}(maximum sous l’horizon)
    *[part] {""}
}
planets-up = Planètes dans la nuit
planet-brightest = Planète la plus brillante
planet-mercury = Mercure
planet-venus = Vénus
planet-mars = Mars
planet-jupiter = Jupiter
planet-saturn = Saturne

stations-title = Marégraphes les plus proches : { $place }
stations-datum = Niveau de référence
stations-source = Origine
stations-quality = Prédiction
stations-harmonic = par son propre marégraphe
stations-subordinate = corrigée depuis un port de référence
stations-clock = Horloge
stations-clock-corrected = corrigée : son enregistrement { $side ->
    [early] avançait
   *[late] retardait
  } de { $by }
stations-clock-rejected = écartée : son enregistrement { $side ->
    [early] avance
   *[late] retarde
  } de { $by }
stations-clock-left-out = écartée
stations-clock-uncertain = douteuse : un autre enregistrement s’en écarte de { $by }
stations-note = Appuyez sur l’un d’eux pour sa marée. Le plus proche n’est pas toujours le meilleur : dans une rivière ou derrière un cap, la marée n’est plus la même.
stations-streams = Courants de marée, appuyez sur l’un d’eux pour ses étales :

today-title = { $place }, { $day }
today-no-weather = Pas de météo pour l’instant : ses sources ne répondent pas. Réessayez dans quelques minutes.
today-at-noon = À la mi-journée : { $weather }
today-wind-and-sea = Vent et mer
today-no-station = Pas de marégraphe à moins de 100 km : la marée n’est pas connue ici.

weather-title = Météo : { $place }
weather-none-that-day = Aucune prévision ne va jusqu’au { $day }.
weather-force = force { $force }
weather-speed-force = { $speed } (force { $force })
weather-wind = vent { $direction }{ $speed }
weather-wind-gusts = vent { $direction }{ $speed }, rafales { $gust }
weather-gusts = rafales { $gust }
weather-sentence = { $sentence }.
weather-rain = pluie { $amount } par heure
weather-cloud = nuages { $cover }
weather-visibility = visibilité { $distance }
weather-pressure = { $pressure }.
weather-pressure-trend = { $pressure }, { $trend }
trend-steady = stationnaire
trend-rising-slowly = en hausse lente
trend-rising = en hausse
trend-rising-quickly = en hausse rapide
trend-rising-very-rapidly = en hausse très rapide
trend-falling-slowly = en baisse lente
trend-falling = en baisse
trend-falling-quickly = en baisse rapide
trend-falling-very-rapidly = en baisse très rapide
weather-strongest = Au plus fort
weather-feels-like = { $temperature } (ressenti { $felt })
weather-from = { $value } { $from ->
    [E] d’E
    [ENE] d’ENE
    [ESE] d’ESE
    [O] d’O
    [ONO] d’ONO
    [OSO] d’OSO
   *[other] de { $from }
  }
weather-shore = { $wind } ({ $shore ->
     [on] de mer
     [off] de terre
    *[cross] parallèle à la côte
})
weather-uv-hour = indice UV { $uv }
weather-uv = { $index } ({ $level ->
     [extreme] extrême
     [very-high] très fort
     [high] fort
     [moderate] modéré
    *[low] faible
})
weather-at = { $what }, à { $time }
weather-rain-of-day = Pluie à venir (chaque ligne : jusqu’à la suivante)
weather-range = { $low } à { $high }
weather-outlook = Les jours suivants

waves-title = Mer : { $place }
waves-none = Aucune prévision de vagues n’atteint { $place } : le lieu est dans les terres, ou trop loin de la mer.
waves-none-that-day = { $day } : pas de prévision.
waves-now = Mer { $state } : { $waves }.
# Échelle de Douglas, code OMM 3700 (Météo-France).
sea-states = calme|ridée|belle|peu agitée|agitée|forte|très forte|grosse|très grosse|énorme
waves-swell = Houle
waves-swell-cell = houle { $height }
waves-wind-sea = Mer du vent
waves-water = Eau
waves-current = Courant
waves-current-sets = { $speed }, direction { $direction }

# Observations
observed-level = Observé { $level } à { $time }{ $side ->
        [above] , { $by } au-dessus de la prédiction
        [below] , { $by } au-dessous de la prédiction
       *[none] {""}
    }{ $trend ->
        [rising] {" "}et en hausse
        [falling] {" "}et en baisse
       *[steady] {""}
    } ({ $station }).
observed-zero = { $level } au-dessus du zéro { $zero }
observed-station = { $name }, à { $distance }, il y a { $age }
observed-none = Aucun niveau mesuré n’est connu ici en ce moment ; voici la marée prédite.
observed-stays = Si la { $side ->
       *[above] surcote
        [below] décote
    } se maintient, la pleine mer de { $time } atteindra { $height } au lieu de { $predicted }.
observed-value = Mesuré à { $time } : { $what }{ $forecast } ({ $station }).
observed-forecast = {" "}; prévu { $forecast }
observed-water = eau { $temperature }
note-observed = Mesures : { $sources }{ $checked ->
        [no] , pas encore validées
       *[yes] {""}
    }.

# Tidal streams
current-title = Courant de marée : { $place }
current-slack = Étale
current-flood = Flot
current-ebb = Jusant
current-weakest-flood = Flot le plus faible
current-weakest-ebb = Jusant le plus faible
current-then-flood = puis flot
current-then-ebb = puis jusant
current-now = Maintenant : { $rate }.
current-at = À { $time } : { $rate }.
current-flood-rate = flot, { $rate }
current-ebb-rate = jusant, { $rate }
current-slack-now = étale
current-next-slack = Étale { $time }, dans { $in }.
current-none-that-day = { $day } : ni étale ni maximum.
current-far = C’est le courant de la station { $station }, à { $distance }. Derrière le cap suivant, il peut porter ailleurs.
current-station = Station { $station }.
current-station-distance = Station { $station }, { $distance }.
current-subordinate = Corrigé depuis un port de référence.
current-limits = Courant de marée seul, sans vent ni rivières, à la profondeur du courantomètre (non indiquée, souvent près de la surface). Étale et courant maximal peuvent différer d’une demi-heure, rarement d’une heure (NOAA).
current-none-near = Pas de station de courant à proximité : elles ne sont connues que pour les eaux des États-Unis.
current-race-near = Forts courants près d’ici, à { $distance } : { $name }, jusqu’à { $rate } ({ $source }).
current-race-near-unrated = Forts courants près d’ici, à { $distance } : { $name }.
current-sea-model = Voici le courant d’un modèle de mer, trop grossier pour les goulets et les baies.
current-slack-unknown = L’heure de l’étale de courant n’est pas connue ici : les stations de courant ne sont connues que pour les eaux des États-Unis. Le courant s’inverse souvent près de la pleine et de la basse mer, mais, dans certains passages, à plusieurs heures d’écart.
current-against = Vent contre courant { $day } : { $list }.
current-against-span = { $from }–{ $to } ({ $rate } ; vent { $wind })
current-not-against = Pas de vent contre courant { $day } : vent jusqu’à { $wind }.
current-against-unknown = On ne sait pas ici si le vent souffle contre le courant : les courants de marée ne sont connus que pour les eaux des États-Unis.
current-strongest = Courant le plus fort
current-picture-now = Maintenant { $rate } · dans { $in }

# Avis officiels. L’objet de l’avis reste tel que publié.
warnings-title = Avis officiels : { $place }
warnings-none = Aucun avis officiel en cours ni annoncé ici.
warnings-unknown-here = Aucun avis officiel connu ici : aucun des services que nous lisons ne couvre ce lieu.
warnings-not-read = ⚠ Les avis officiels n’ont pas pu être lus à l’instant.
warnings-incomplete = ⚠ Tous les avis officiels n’ont pas pu être lus à l’instant : il peut y en avoir d’autres.
warnings-more = ⚠ { $count } de plus : demandez les avis.
warnings-source = Avis tels que publiés : { $sources }.
forecast-of-zone = Prévision de { $office } pour { $zone } (émise : { $time }) :
warning-line = ⚠ { $office } : { $what }
warning-news-issued = Nouveau : { $warning }
warning-news-worse = Aggravation : { $warning }
warning-news-area = Zone modifiée : { $warning }
warning-news-cancelled = Levé : { $warning }
warning-news-ended = N’est plus en vigueur : { $warning }
warning-in-language = ({ $language })
warning-times = { $from }–{ $to }
warning-from = à partir de { $from }
warning-until = jusqu’à { $to }
warning-level-yellow = jaune
warning-level-amber = ambre
warning-level-orange = orange
warning-level-red = rouge
warning-level-violet = violet
warning-level-black = noir
warning-level-minor = mineur
warning-level-moderate = modéré
warning-level-severe = sévère
warning-level-extreme = extrême

note-station = Marégraphe { $station }.
note-station-distance = Marégraphe { $station }, { $distance }.
note-carried = Modèle EOT20 depuis le marégraphe { $station }, { $distance } par mer.
note-between-gauges = Entre les marégraphes { $station } et { $other }.
note-model = Modèle EOT20, sans marégraphe proche.
tide-double = { $kind ->
     [high] Pleine mer double : { $list }.
    *[low] Basse mer double : { $list }.
}
tide-doubles-once = Une pleine ou basse mer double est listée une fois, par la plus haute ou la plus basse des deux.
tide-stand = { $kind ->
     [high-stand] { $at ->
         [springs] En vive-eau, le plein tient ici { $lasting }{ $name }.
         [neaps] En morte-eau, le plein tient ici { $lasting }{ $name }.
        *[always] Le plein tient ici { $lasting }{ $name }.
        }
     [young-flood-stand] { $at ->
         [springs] En vive-eau, la montée s’interrompt ici { $lasting } pendant le flot{ $name }.
         [neaps] En morte-eau, la montée s’interrompt ici { $lasting } pendant le flot{ $name }.
        *[always] Pendant le flot, la montée s’interrompt ici { $lasting }{ $name }.
        }
     [double-high] { $at ->
         [springs] En vive-eau, la pleine mer est double ici{ $name } : deux pleines mers séparées par une légère baisse.
         [neaps] En morte-eau, la pleine mer est double ici{ $name } : deux pleines mers séparées par une légère baisse.
        *[always] La pleine mer est double ici{ $name } : deux pleines mers séparées par une légère baisse.
        }
    *[double-low] { $at ->
         [springs] En vive-eau, la basse mer est double ici{ $name } : deux basses mers séparées par une légère remontée.
         [neaps] En morte-eau, la basse mer est double ici{ $name } : deux basses mers séparées par une légère remontée.
        *[always] La basse mer est double ici{ $name } : deux basses mers séparées par une légère remontée.
        }
}
tide-stand-lasting = environ { $hours }
tide-stand-long = longtemps
note-datum = Hauteurs au-dessus du niveau { $datum } ({ $meaning }).
note-zone = Heures { $zone }.
note-source = Données { $source }.
note-weather = Prévision { $sources }.
note-weather-age = Prévision d’il y a { $age } : { $sources }.
note-stale-sources = Pas la plus récente : { $sources }, datant de { $age } au plus.
note-stale-weather = Demandé il y a { $age } : le service de données n’a encore rien envoyé de plus récent.
note-not-for-navigation = Ne pas utiliser pour la navigation.
note-tide-only = Marée astronomique, sans vent ni surcote.
note-order = Coordonnées lues comme latitude, puis longitude.
note-no-data = Il n’y a pas de données ici sur { $words }.
note-as-before = Comme avant : { $question }.
note-understood = Compris : { $question }.
note-place-unknown = Je ne connais pas de lieu nommé « { $place } »{ $meant ->
    [none] .
   *[other]  : ceci vaut pour { $meant }.
  }
note-not-understood = Pas compris : { $words }.
note-left = Pas encore fait : { $words }.
note-quoted = « { $text } »
note-day-unused = Cette réponse ne se limite pas à ce jour.
note-read-as = J’ai lu « { $typed } » comme « { $meant } ».
note-days-cut = Affiché jusqu’au { $date } : { $count } jours au plus à la fois.
note-sky = Horizon dégagé.

help-title = Ce que l’on peut demander
help-how = Demandez une ville ou un point : un simple nom comme Brest, ou des coordonnées comme 48.383,-4.495, donne la journée en bref. Ajoutez un jour si vous voulez.
help-example-today = aujourdhui Brest
help-example-tide = marée Brest demain
help-example-weather = météo Brest
help-example-waves = vagues Biarritz demain
help-example-current = courant San Francisco
help-example-warnings = vigilance Brest
help-example-sun = soleil Reykjavik
help-example-moon = lune Sydney samedi
help-example-when = quand Brest basse mer sous 1 m de jour
help-example-stations = marégraphes Brest
help-example-calendar = calendrier Brest
help-example-digest = bulletin ajouter Brest 7h
help-example-alert = alerte Brest vent sous 12 nœuds de jour
help-example-settings = réglages unités nautiques
help-example-preset = activité régler surf vent sous 20 nœuds
help-example-place = lieu enregistrer cabane Brest
help-example-privacy = confidentialité
help-example-help = aide
help-example-accuracy = précision
help-example-about = apropos
help-note = Plus longtemps : marée Brest 3d. Un autre zéro : marée Brest datum=MSL.
accuracy-title = Précision
accuracy-what = Pour s’organiser, pas pour la navigation. Les marées sont calculées à partir des constantes harmoniques de marégraphes (NOAA, TICON-4, Kartverket), et entre eux transportées sur la mer par le modèle EOT20. Erreurs des heures par rapport aux publications des services :
accuracy-of-times = Heures de marée : pour des marégraphes prédits comme s’ils étaient inconnus, la moitié étaient justes à { $middle } minutes près et neuf sur dix à { $most } ; avec un marégraphe sur place, c’est le plus souvent quelques minutes. Chaque réponse dit sa précision.
accuracy-of-heights = Hauteurs de marée : chaque réponse dit leur précision, par exemple « ± 0,2 m » ; { $heights } hauteurs sur 100 étaient dans cette marge. Vent et pression s’y ajoutent : quelques décimètres, un mètre et plus dans une tempête.
accuracy-of-forecast = Vent, vagues et météo sont les prévisions de modèles publics, que Bellbuoy transmet et n’a pas vérifiées lui-même. Elles sont bonnes pour aujourd’hui et demain, moins ensuite, et au-delà de cinq jours environ elles ne donnent qu’une tendance.
accuracy-of-differs = Les sources diffèrent par leur station ou leur modèle, l’âge de leur prévision, l’heure (UTC, heure d’été) et le zéro des hauteurs. Ici, les heures sont celles du lieu et le zéro est nommé en fin de réponse. Pour la marée, c’est l’annuaire officiel qui compte ; si les prévisions diffèrent beaucoup, le temps est incertain.
accuracy-of-where = La marée est la plus sûre près d’un marégraphe : les heures, le plus souvent à quelques minutes près. Elle l’est moins loin de tout marégraphe, en remontant les rivières, derrière les goulets et là où la marée est faible et le vent déplace davantage d’eau. Chaque réponse dit sa précision. Que la météo tombe plus souvent juste dans une mer que dans une autre n’a pas été mesuré.
accuracy-tables = Par rapport aux annuaires publiés
accuracy-stream-slack = Étale de courant, 13 stations (NOAA)
accuracy-usno-rise-set = Levers et couchers (USNO)
accuracy-usno-phases = Phases de la Lune (USNO)
accuracy-left-out = Lieux sans marégraphe : { NUMBER($count) } pleines mers de marégraphes, chacune prédite comme si le sien n’était pas connu. La règle a été choisie sur d’autres marégraphes.
accuracy-classes = Selon le chemin sur l’eau jusqu’au marégraphe suivant
accuracy-water-0-16 = jusqu’à 16 km
accuracy-water-16-40 = 16 à 40 km
accuracy-water-40-100 = 40 à 100 km
accuracy-water-over-100 = plus de 100 km
accuracy-errors = { $middle } { $unit }, { $share } sur 100 à moins de { $most } { $unit }
accuracy-bands = Chaque marée dit sa précision. { $times } heures sur 100 et { $heights } hauteurs sur 100 étaient dans ces limites.
accuracy-fault-rivers = Défaut connu : dans un fleuve sans marégraphe proche, les heures peuvent être fausses de plusieurs heures ; la réponse le dit.
accuracy-fault-cells = Défaut connu : le modèle a des mailles de 50 km. Dans les fjords, les détroits et derrière les seuils (bassin Minas, Marlborough Sounds, détroit de Magellan), les limites sont larges.
accuracy-fault-double = Défaut connu : là où les pleines ou basses mers sont doubles (Solent, Hoek van Holland), les services choisissent chacun à leur façon.
accuracy-fault-weather = N’y sont pas : le vent, la pression et les crues.
accuracy-fault-streams = Défaut connu : les courants de marée ne sont connus qu’aux stations des États-Unis ; ailleurs, un avertissement donne la vitesse publiée.
accuracy-fault-clocks = Les horloges des marégraphes sont comparées à leurs voisins et au modèle : une horloge fausse est corrigée, écartée ou signalée, et la page des stations montre pourquoi.
accuracy-date = Mesuré le { $date } par le banc d’essai de ce programme. Ne pas utiliser pour la navigation.
about-title = Bellbuoy
about-what = Marées, météo, soleil et lune pour tout lieu. Marées et ciel sont calculés par Bellbuoy lui-même, avec les constantes harmoniques de quelque 5 500 marégraphes ; la météo vient de services publics, nommés dans chaque réponse, et les mesures des marégraphes et bouées de la NOAA (CO-OPS, NDBC), de l’Environment Agency (OGL 3.0), de Pegelonline, du Rijkswaterstaat, de Kartverket, du Marine Institute et du DMI (CC BY 4.0).
about-limits = Il connaît la marée astronomique : ce qu’y ajoutent le vent et la pression n’y est pas. Il ne remplace pas les annuaires officiels.
about-credits = Marégraphes : NOAA (domaine public) ; TICON-4 de Hart-Davis, Dettmering et Seitz, et Kartverket (CC BY 4.0, creativecommons.org/licenses/by/4.0, adaptés), par la base de marées Neaps. Modèle de marée : EOT20 de Hart-Davis et al. (doi.org/10.17882/79489, CC BY 4.0, adapté), allégé par Trail Sense. Noms de lieux : GeoNames (geonames.org, CC BY 4.0). Fuseaux horaires : contributeurs d’OpenStreetMap (ODbL). Côtes : Natural Earth et OpenStreetMap. Ciel : Astronomy Engine. Météo : { $weather } (CC BY 4.0 et semblables).
about-measured = Avis officiels : National Weather Service (domaine public), Environment and Climate Change Canada, Deutscher Wetterdienst, MET Norway, Met Éireann, EUMETNET – MeteoAlarm et MetService (CC BY 4.0), Hong Kong Observatory et Japan Meteorological Agency. Marégraphes et bouées : NOAA (domaine public), Pegelonline (DL-DE Zero 2.0), Rijkswaterstaat (CC0), Kartverket, DMI et Marine Institute, Ireland (CC BY 4.0). Uses Environment Agency tide gauge data from the real-time data API (Beta) (OGL 3.0).

choice-auto = automatique|auto
choice-metric = métriques|métrique
choice-imperial = impériales|impérial
choice-nautical = nautiques|nautique
choice-m = m|mètres
choice-ft = pieds|ft
choice-cm = cm|centimètres
choice-km = km|kilomètres
choice-nm = milles marins|milles-marins|nm
choice-mi = miles|mi
choice-kn = nœuds|noeuds|nd|kn
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
choice-me = moi
choice-channel = salon|groupe|ici
choice-export = exporter|export
choice-forget = oublier|effacer
choice-surf = surf|surfer
choice-swim = baignade|nager|baigner|natation
choice-paddle = kayak et paddle|paddle|kayak|pagaie
choice-sail = voile|naviguer
choice-kite = kite et planche à voile|kite|kitesurf|planche à voile|windsurf
choice-walk = promenade sur la plage|promenade|balade
choice-rockpool = mares à marée basse|mares
choice-bar = passage de la barre|barre|passer la barre
choice-dive = plongée à l’étale|plongée|plonger
choice-launch = mise à l’eau|mettre à l’eau
choice-shellfish = pêche à pied|coquillages|appâts
choice-fish = pêche du bord|pêche|surfcasting
choice-boat = sortie en petit bateau|bateau|petit bateau
choice-boatfish = pêche en bateau|boatfish
choice-photo = photo à basse mer dorée|photo|photos
choice-stars = étoiles|observation des étoiles
choice-aurora = aurores boréales|aurore|aurores
choice-ferry = traversée sans mal de mer|mal de mer
choice-bigwaves = grosses vagues à voir de loin|grosses vagues
choice-flykite = cerf-volant
choice-drone = vol de drone|drone
choice-anchor = nuit au mouillage|mouillage

setting-language = Langue
setting-units = Unités
setting-height = Hauteurs et vagues
setting-wind = Vent
setting-temperature = Température
setting-pressure = Pression
setting-distance = Distance
setting-clock = Horloge
setting-datum = Zéro
settings-title = Vos réglages
settings-title-channel = Réglages de ce salon
settings-how = Appuyez sur ce que vous voulez changer, ou tapez-le, comme : réglages unités nautiques. Automatique : la langue de votre application et les unités d’usage dans le lieu.
settings-changed = Changé : { $what }
settings-choose = { $setting } : laquelle ou lequel ?
button-link = Lier un autre compte
link-code-title = Votre code : { $code }
link-code-how = Sur votre autre compte, tapez d’ici dix minutes : réglages lien { $code }. Il sert une fois. La question est posée d’abord à cet autre compte, puis à celui-ci ; chacun voit l’autre, et rien n’est partagé avant que les deux aient accepté.
button-link-state = C’est tapé ? Continuer ici
link-question = Lier ce compte avec { $account } ?
link-question-what = Seulement si ce compte est à vous : les deux utilisent alors les réglages, le domicile et les lieux des deux, et chacun peut tout exporter, bulletins compris. réglages lien délier l’annule ; chaque compte garde ce qui y a été réglé ou enregistré.
link-question-others = Il est déjà lié avec { $count ->
    [one] un autre compte
   *[other] { $count } autres comptes
  }, qui partageraient tout cela.
button-link-yes = Oui, lier
button-link-no = Non, ne pas lier
link-no-word = refuser
link-pending = Accord attendu : { $account }
link-pending-how = Tapez-y réglages lien d’ici dix minutes, et acceptez. Rien n’est partagé avant.
link-other-account = votre autre compte, où le code est à taper
link-refused = Rien n’a été lié.
linked-title = Vos comptes sont liés.
linked-what = Ils partagent réglages et lieux : { $platforms }. Pour l’annuler : réglages lien délier.
link-off-word = délier
unlinked-title = Ce compte n’est plus lié.
unlinked-what = Chaque compte retrouve ce qui y a été réglé ou enregistré, avant le lien et depuis.

place-home = maison|chez moi|domicile
place-list-title = Vos lieux
place-list-none = Aucun pour l’instant. Essayez lieu enregistrer cabane Brest, ou lieu maison Brest.
place-saved-title = Enregistré : { $name }, c’est { $place }
place-saved-how = Tapez { $name } partout où l’on demande un lieu, comme marée { $name }.
place-home-title = Chez vous, c’est { $place }
place-home-stays = Il le reste ensuite, jusqu’à ce que vous en nommiez un autre : une date de fin ne peut pas être fixée.
alert-of-surge = Ceci n’est pas une alerte de submersion, et une marée prédite est sans vent ni tempête : suivez la vigilance officielle (Météo-France).
place-home-how = Désormais, quand vous ne nommez pas de lieu, c’est chez vous.
place-forgotten-title = Oublié : { $name }

# Port à soi. Ce que l’on tape vient d’abord.
own-port-high = pm|pleinemer
own-port-low = bm|bassemer
own-port-sill = seuil|découvre
own-port-draught = tirant|tirantdeau
own-port-none = aucune|aucun
own-port-title = Enregistré : { $name } a ses propres corrections
own-port-how = Les réponses comme marée { $name } en tiennent compte, et disent quand il y a assez d’eau.
own-port-removed = { $name } n’a plus de corrections
own-port-differences = Avec vos corrections : pleine mer { $high } ; basse mer { $low }.
own-port-sill-height = Seuil à { $height } au-dessus du zéro des cartes.
own-port-draught-depth = Tirant d’eau { $depth }.

button-make-home = { $place }, c’est chez moi
button-change-digest = Modifier …
button-set-home = Un autre chez-moi …
button-own-port = Port rattaché, seuil, tirant d’eau …
button-own-port-none = Retirer les corrections
form-digest-add = Un bulletin à heures fixes
form-digest-move = D’autres heures pour le bulletin
form-alert-add = Me prévenir quand c’est ainsi
form-alert-change = Modifier l’alerte
form-place-home = Votre port d’attache
form-place-port = Corrections de votre port
form-port-hw = Pleine mer : heure et hauteur
form-port-hw-example = +10 min, −0,3 m
form-port-lw = Basse mer : heure et hauteur
form-port-lw-example = −5 min, +0,1 m
form-port-sill = Seuil au-dessus du zéro des cartes, mètres
form-port-sill-example = 2,5
form-port-draught = Tirant d’eau, mètres
form-port-draught-example = 1,8
form-when = Quand est-ce ainsi ?
form-words = autres conditions, en mots
button-install-server = Ajouter à un serveur
button-install-account = Ajouter à mon compte
button-install-group = Ajouter à un groupe
button-install-chat = Ouvrir la conversation
button-install-support = Obtenir de l’aide
message-command-name = Marée et météo là-bas
app-description = Pleines et basses mers, courbes de marée, météo, vagues, soleil et lune, partout dans le monde, en réponses faites pour un téléphone. Demandez /aujourdhui, /marée ou /météo pour un nom, des coordonnées ou vos lieux enregistrés, et recevez des bulletins aux heures de votre choix. En français et dans d’autres langues. Pas pour la navigation.
button-units = Unités …
button-when = Quand … ?
button-other-station = Autre marégraphe …
button-add-digest = Envoyer régulièrement …
button-alert = M’alerter …
button-alert-this = M’en alerter
button-alerts = Alertes

privacy-title = Ce qui est gardé sur vous, et pourquoi
privacy-account = Le numéro de votre compte sur cette plateforme : pour vous reconnaître ; et le jour où vous l’avez utilisé en dernier : tout ce qui est gardé sur vous est effacé après 18 mois sans utilisation, sauf si l’un de vos bulletins est encore envoyé. Sur le web, où une session tient lieu de compte, après 30 jours.
privacy-settings = Vos réglages et votre domicile : pour répondre à votre façon.
privacy-places = Les lieux enregistrés, les cinq derniers demandés et, avec leur nom, ceux choisis entre homonymes, à 100 m près, et une position envoyée seulement si vous l’enregistrez : pour vous éviter de taper.
privacy-digests = Vos bulletins réguliers et vos alertes : pour les envoyer.
privacy-rest = Aucun autre texte. Dans le journal, vous êtes un numéro qui change chaque mois ; rien n’est transmis, sauf un nom de lieu inconnu ici : il est cherché chez Open-Meteo, sans rien dire de vous, si l’exploitant ne l’a pas désactivé.
button-privacy-export = Tout me montrer
button-privacy-forget = Tout effacer
privacy-export-title = Tout ce qui est gardé sur vous
privacy-forget-title = Effacer tout ce qui est gardé sur ce compte ?
privacy-forget-what = Réglages, lieux et bulletins disparaissent aussitôt et pour de bon. Ce qui a été réglé ou enregistré sur un compte lié y reste jusqu’à ce que vous le demandiez là aussi. Sans boutons, tapez : confidentialité oublier oui.
privacy-confirm-word = oui|confirmer
button-privacy-confirm = Oui, effacer
button-privacy-keep = Non, garder
privacy-forgotten-title = C’est fait : plus rien n’est gardé sur ce compte.

problem-alert-none = Il n’y a pas d’alerte ici.
problem-alert-has-no-times = C’est une alerte, qui vient quand son moment vient : elle n’a pas d’heures à changer. Essayez alerte changer, avec son numéro.
problem-digest-no-alert = C’est un bulletin, qui vient à heures fixes. Essayez bulletin changer, avec son numéro.
problem-duration-unclear = Je ne comprends pas { $text } comme durée. Dites par exemple 6h, 90m ou 2j.
problem-quiet-unclear = Je ne comprends pas { $text } comme heures de silence. Dites par exemple 22-7, ou non.
problem-command-unknown = La commande « { $command } » n’existe pas. Essayez aide.
problem-conditions-missing = Quand quoi ? Dites par exemple : quand Brest mer sous 0,5 m de jour, vent de moins de 12 nœuds.
problem-conditions-unknown = Je ne comprends pas { $conditions } comme conditions. Dites par exemple : mer sous 0,5 m de jour, vent de moins de 12 nœuds.
problem-coordinates-unclear = « { $coordinates } » peut se lire de plusieurs façons, ou se contredit. Essayez un nombre avec N ou S et un autre avec E ou W, comme 48.383 N 4.495 W.
problem-could-not-ask = Le service de données ne répond pas pour le moment. Réessayez dans quelques minutes.
problem-datum-unknown = Je ne connais pas le zéro « { $datum } ». Essayez l’un de ceux-ci : { $known }.
problem-day-out-of-range = Je connais les jours du { $first } au { $last }. Essayez l’un de ceux-là.
problem-day-unknown = Le jour « { $day } » n’existe pas. Essayez aujourd’hui, demain, un jour de la semaine ou une date comme 2026-11-21.
problem-holiday-unknown = La date de ce jour férié à cet endroit n’est pas connue ici. Essayez une date comme 2026-11-21.
problem-days-out-of-range = Je peux dire 1 à { $most } jours à la fois. Essayez 3d.
problem-digest-nowhere = Aucun envoi automatique n’est possible ici, ni bulletin ni alerte. Créez-les sur { $platforms }.
problem-digest-test-too-soon = Ce bulletin a été testé il y a peu. Réessayez dans dix minutes.
problem-digest-unknown = Il n’y a pas de bulletin { $number } ici. Essayez bulletin liste.
problem-digest-place-unknown = Pour { $place }, il n’y a ici ni alerte ni bulletin. Essayez bulletin liste.
problem-digest-number-missing = Quel bulletin ? Il y en a plusieurs ici. Essayez bulletin liste, puis le numéro, par exemple bulletin arrêter 2.
problem-digest-none = Il n’y a ni bulletin ni alerte ici.
problem-digest-own-words = Je ne peux pas garder vos propres mots, seulement envoyer à une heure la marée, la météo, le soleil ou la lune d’un lieu. Essayez bulletin ajouter Brest 7h.
problem-digest-what-unfit = « { $what } » ne peut pas être un bulletin. Essayez une commande sur un lieu, comme aujourd’hui, marée, soleil ou lune.
problem-home-missing = Vous ne m’avez pas encore dit où vous habitez. Essayez lieu maison Brest.
problem-key-refused = Le service de données refuse la clé de ce bot. Son exploitant devrait vérifier DATA_KEY.
problem-lat-out-of-range = La latitude { $lat } n’est pas sur le globe : elle va de -90 à 90. Essayez la latitude d’abord, comme 48.383,-4.495.
problem-link-code-unknown = Je ne connais pas ce code, ou ses dix minutes sont passées. Essayez réglages lien sur votre autre compte.
problem-link-none = Ce compte n’est lié à aucun autre.
problem-link-too-often = Cela fait trop d’essais. Attendez dix minutes, puis réessayez réglages lien.
problem-link-without-point = Ce lien ne contient pas de coordonnées, et je n’en ouvre aucun. Essayez le nom du lieu, ou des coordonnées comme 48.383,-4.495.
problem-lng-out-of-range = La longitude { $lng } n’est pas sur le globe : elle va de -180 à 180. Essayez la latitude d’abord, comme 48.383,-4.495.
problem-minutes-out-of-range = Les minutes et les secondes d’un angle vont de 0 à 59 : { $minutes }, c’est trop. Essayez des décimales, comme 48.383,-4.495.
problem-name-missing = Quel nom ? Essayez lieu enregistrer cabane Brest.
problem-name-unfit = « { $name } » ne peut pas nommer un lieu : cela veut dire autre chose, ou c’est trop long. Essayez un mot comme cabane.
problem-name-unknown = Vous n’avez pas de lieu appelé « { $name } ». Essayez lieu liste.
problem-port-unclear = Quelles corrections ? Des minutes, puis des mètres, comme lieu port cabane pm +10 -0,3 bm -5 +0,1 seuil 2,5 tirant 1,8.
problem-no-channel = Il n’y a pas de salon ici. Essayez dans un groupe ou dans le salon d’un serveur.
problem-no-station = Il n’y a pas de marégraphe par là.
problem-user-anonymous = Ici, je ne peux pas savoir qui vous êtes, et donc rien garder pour vous. Essayez là où vous avez un compte.
problem-managers-unknown = Telegram ne répond pas pour le moment : je ne peux pas voir si vous gérez cette conversation. Rien n’a été changé ; réessayez dans quelques minutes.
problem-not-manager = C’est l’affaire de ceux qui gèrent ce groupe ou ce salon. Essayez réglages pour vous-même.
problem-not-manager-there = Ce bulletin est envoyé dans un groupe ou un salon que vous ne gérez pas, pour autant que je sache : seuls ceux qui le gèrent peuvent le déplacer.
problem-option-unknown = « { $option } » ne va pas avec cette commande. Essayez aide.
problem-place-missing = Quel lieu ? Essayez une ville ou des coordonnées, comme marée Brest.
problem-place-names-unavailable = Impossible de chercher un nom de lieu pour l’instant. Les coordonnées comme 48.383,-4.495 et les noms des marégraphes fonctionnent ; réessayez un nom plus tard.
problem-place-unknown = Je ne connais aucun lieu appelé « { $place } ». Essayez une ville voisine, avec son pays (Brest, France), ou des coordonnées comme 48.383,-4.495. Pour la liste de ce que l’on peut demander, tapez « aide ».
problem-plus-code-short = { $code } est la forme courte d’un plus code, il lui faut une ville. Essayez { $code } Brest.
problem-postcode-not-looked-up = { $postcode } ressemble à un code postal. Les codes postaux se cherchent en ligne, ce qui est désactivé ici. Essayez le nom de la ville.
problem-quota-used-up = Le quota du service de données est épuisé pour aujourd’hui. Il repart à 00:00 UTC.
problem-refused = Le service de données ne peut pas répondre : { $reasons }
problem-setting-unknown = « { $setting } » n’est pas un réglage. Essayez l’un de ceux-ci : { $known }.
problem-setting-value-unknown = { $setting } : « { $value } » n’est pas possible. Essayez l’un de ceux-ci : { $known }.
problem-sill-missing = À quelle hauteur au-dessus du zéro des cartes est le seuil ou la barre ? Dites par exemple : seuil de 1,2 m avec tirant d’eau de 1,6 m, ou sonde de 0,5 m.
problem-shore-unknown = On ne sait pas ici de quel côté est la mer. Dites le vent par ses directions, par exemple : vent de NE à SE.
problem-surge-unknown = { $place } : aucun marégraphe proche dont la surcote soit connue. Pour la submersion, suivez la vigilance officielle (Météo-France).
problem-stream-unknown = { $place } : pas de station de courant proche, étales et vitesses sont inconnues. De telles stations ne sont connues que pour les eaux des États-Unis.
problem-preset-unknown = Je ne connais pas d’activité « { $preset } ». Il y a : { $known }.
problem-store-unavailable = La base de données ne fonctionne pas pour le moment : rien ne peut y être lu ni enregistré. Réessayez dans quelques minutes.
problem-text-too-long = C’est trop long pour moi. Dites-le plus brièvement, par exemple marée Brest demain.
problem-tide-inland = { $where } est à l’intérieur des terres : la station de marée la plus proche, { $station }, est à { $km } km. Essayez un lieu sur la côte, ou stations { $place }.
problem-tide-too-far = { $place } est à { $km } km de la station de marée la plus proche, { $station }, peut-être sur une autre mer : elle ne dit rien de ces eaux. Essayez : stations { $place }.
problem-time-missing = À quelle heure ? Essayez 7h, lever du soleil-1h ou pleine mer-90m, comme bulletin ajouter Brest 7h.
problem-time-unknown = « { $time } » n’est pas une heure que je connais. Essayez 7h, lever du soleil-1h, pleine mer-90m ou pleine lune 18h.
problem-too-many-digests = Plus de { $most } bulletins et alertes, c’est trop. Essayez bulletin liste, et supprimez-en un.
problem-too-many-places = Je peux garder { $most } lieux pour vous. Essayez lieu oublier pour l’un d’eux.
problem-too-many-questions = Cela fait beaucoup d’un coup, et d’autres attendent aussi. Réessayez dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}, s’il vous plaît.
problem-warnings-silent = Les avis officiels n’ont pas pu être lus à l’instant : on ne sait pas s’il y en a. Réessayez dans quelques minutes, ou consultez la page du service météo.
problem-warnings-unknown = { $place } : aucun avis officiel connu. Aucun des services que nous lisons ne couvre ce lieu, il n’y a donc rien à surveiller.
problem-weather-not-asked = La météo n’y a pas encore été demandée : demandez-la-moi dans une conversation.
problem-weather-silent = Pas de météo pour l’instant : ses sources ne répondent pas. Réessayez dans quelques minutes ; marée, soleil et lune restent disponibles.
problem-weekdays-unknown = « { $days } » ne sont pas des jours que je connais. Essayez quotidien, lun-ven ou sam,dim.
problem-zone-unknown = Il n’y a pas de fuseau horaire « { $zone } ». Essayez UTC ou Europe/Paris.

bug = Quelque chose s’est mal passé ici, et vous n’y êtes pour rien. Référence pour l’exploitant de ce bot : { $reference }

button-share-location = 📍 Partager ma position
suggest-here = Ma position
telegram-short-description = Marées, météo, vagues, soleil et lune partout, à l’heure dans vos conversations. Pas pour la navigation.
telegram-open-chat-first = Ouvrez d’abord une conversation avec moi : ce que vous demandez ne regarde que vous, et je ne peux pas vous écrire avant que vous ne m’ayez écrit.
telegram-ask-on = Continuer dans la conversation
telegram-share = Partager

# La première ligne d’une réponse : ce qui a été demandé
headline-today = aujourd’hui
headline-tomorrow = demain
headline-on = { $day }
headline-on-weekend = { $day }
headline-part = { $day } entre { $from } et { $to }
headline-tonight = cette nuit ({ $from }–{ $to })
headline-event = { $side ->
     [in] { $event } { $day } : { $time }, dans { $by }.
     [ago] { $event } { $day } : { $time }, il y a { $by }.
    *[then] { $event } { $day } : { $time }.
}
headline-tomorrow-at = Demain : { $time }.
headline-fact = { $what } : { $value }.
headline-value = { $what } { $day } : { $value }.
headline-none-between = Pas de { $water } { $day } entre { $from } et { $to } ; au plus près : { $list }.
headline-just-before = Juste avant
# Of answers about no place: the time zone of those who speak the language, or UTC
zone-anywhere = Europe/Paris
headline-meteors-over = Celles de cette année sont passées.
headline-none-of-day = Pas de { $water } { $day } ; au plus près : { $list }.
headline-no = { $what } { $day } : pas ce jour-là.
headline-next-phase = { $phase ->
     [full] Prochaine pleine lune : { $when }.
     [full-then] Pleine lune : { $when }.
     [new-then] Nouvelle lune : { $when }.
    *[new] Prochaine nouvelle lune : { $when }.
}
headline-next-turn = { $phase ->
     [springs] Prochaines vives-eaux : { $day }.
     [weaker-springs] Vives-eaux plus faibles, Lune éloignée : { $day }.
     [neaps] Prochaines mortes-eaux : { $day }.
     [tropic] Prochaines marées tropiques : { $day }.
    *[equatorial] Prochaines marées équatoriales : { $day }.
}
headline-next-largest-range = Plus grand marnage : { $day }, { $range }.
headline-of-mouth = { $kind ->
    [gauge] { $station }, vers la mer : { $line }
   *[other] À l’embouchure, d’après le modèle : { $line }
}
headline-coefficient-river = Les coefficients de marée valent pour la côte, pas en rivière.
headline-of-year = dans les douze mois qui viennent
headline-of-days = du { $from } au { $to }
headline-extreme = { $which ->
     [highest] Plus haute mer { $period } : { $height }, { $when }.
     [lowest] Plus basse mer { $period } : { $height }, { $when }.
     [highest-daylight] Plus haute mer de jour { $period } : { $height }, { $when }.
    *[lowest-daylight] Plus basse mer de jour { $period } : { $height }, { $when }.
}
headline-extreme-coefficient = { $superlative ->
     [most] Plus fort coefficient, { $period }, à Brest : { $coefficient }, { $when }.
    *[least] Plus faible coefficient, { $period }, à Brest : { $coefficient }, { $when }.
}
headline-extreme-range = { $superlative ->
     [most] Plus grand marnage { $period } : { $height }, { $day }.
    *[least] Plus petit marnage { $period } : { $height }, { $day }.
}
headline-maximum = { $line } C’est le maximum { $period }.
headline-most-place = { $what } : { $place } { $count ->
    [2] l’emporte
   *[other] { $winners ->
      [1] arrive
     *[other] arrivent
    } en tête
  } avec { $value } ({ $others }).
headline-least-place = { $what } : { $place } { $count ->
    [2] a moins,
   *[other] { $winners ->
      [1] est
     *[other] sont
    } au plus bas avec
  } { $value } ({ $others }).
headline-same-places = { $what } : pas de différence, { $value } partout.
headline-way-place = { $what } : jusqu’à { $value }, { $place } ({ $others }).
headline-way-same = { $what } : jusqu’à { $value } partout.
headline-bar = La mer brise sur une barre, surtout au jusant : on ne sait pas ici si elle est franchissable, renseignez-vous sur place.
headline-way-length = En ligne droite { $distance }{ $speed ->
    [none] .
   *[other]  ; à { $speed }, au moins { $duration }.
  } Seuls ces lieux sont pris en compte, pas la traversée entre eux.
headline-difference = écart { $by }
headline-one-gauge = Pas de comparaison possible : la marée de ces lieux vient d’un seul marégraphe, { $source } ; leur différence n’est pas connue.
headline-water-difference = { $water } : { $when ->
    [same] en même temps à { $first } et à { $second }
   *[later] d’abord { $first }, { $second } { $by } plus tard
}{ $side ->
    [higher] {""}, { $height } plus haut
    [lower] {""}, { $height } plus bas
    [same] {""}, à la même hauteur
   *[apart] {""} ; leurs hauteurs n’ont pas le même zéro
}.
headline-within-error = { $what } : différence non établie, { $list }, à ± { $error } près.
headline-rain-amount = Pluie
headline-minimum = { $line } C’est le minimum { $period }.
headline-next-supermoon = Prochaine superlune : { $when }. C’est une pleine lune dans le dixième le plus proche de son orbite.
planet-in-sky = { $planet } au { $direction }, azimut { $degrees }°, hauteur { $height }°
planets-at = { $count ->
     [0] Planètes { $day } à { $time } : aucune dans un ciel sombre.
    *[other] Planètes { $day } à { $time } : { $list }.
}
headline-sky-bright = Le ciel est trop clair pour la voir.
headline-planet = { $planet } dans la nuit { $day } : { $times }, de { $from } à { $to }, { $height }° de hauteur au plus ({ $at }). La Lune est alors à { $moon }°.
headline-planet-hidden = { $planet } dans la nuit { $day } : sous l’horizon.
headline-planet-moon = { $planet } et la Lune { $day } à { $time } : écart { $degrees }°.
headline-planet-anywhere = { $side ->
     [night] { $planet }, à { $degrees }° du Soleil : visible presque toute la nuit. Les heures dépendent du lieu.
     [morning] { $planet }, à { $degrees }° du Soleil : dans le ciel du matin, lever environ { $hours } h avant le Soleil. Les heures dépendent du lieu.
     [evening] { $planet }, à { $degrees }° du Soleil : dans le ciel du soir, coucher environ { $hours } h après le Soleil. Les heures dépendent du lieu.
    *[hidden] { $planet }, à { $degrees }° du Soleil : trop près du Soleil pour être vue. Les heures dépendent du lieu.
}
headline-turn-at-full = { $sun ->
     [sunset] Des jours autour de la pleine lune ({ $when }), c’est le plus proche du coucher du soleil ({ $time }).
    *[sunrise] Des jours autour de la pleine lune ({ $when }), c’est le plus proche du lever du soleil ({ $time }).
}
headline-meteors = { $shower } : à observer surtout du { $from } au { $to }, nuit noire et radiant levé, au plus haut vers { $top }.
headline-meteors-never = { $shower } : leur radiant ne se lève presque pas ici la nuit.
headline-meteors-anywhere = { $shower } : nuit du { $from } au { $to }, la meilleure.
headline-meteors-peak = Maximum { $when }, jusqu’à { $rate } météores par heure sous un ciel bien noir.
headline-meteors-moon = { $level ->
     [down] La Lune ne gêne pas : elle est couchée.
     [faint] La Lune ne gêne guère : éclairée à { $lit }, levée { $up }.
     [part] La Lune gêne : éclairée à { $lit }, levée { $up }.
    *[all] La Lune gêne tout le temps : éclairée à { $lit }, levée { $up }.
}
headline-meteors-moon-anywhere = { $level ->
     [faint] La Lune ({ $phase }, éclairée à { $lit }) ne gêne guère.
     [part] La Lune ({ $phase }, éclairée à { $lit }) gêne une partie de la nuit.
    *[all] La Lune ({ $phase }, éclairée à { $lit }) gêne presque toute la nuit.
}
shower-quadrantids = Quadrantides
shower-lyrids = Lyrides
shower-eta-aquariids = Êta aquarides
shower-delta-aquariids = Delta aquarides
shower-perseids = Perséides
shower-orionids = Orionides
shower-leonids = Léonides
shower-geminids = Géminides
shower-ursids = Ursides
headline-next-lunar-eclipse = Prochaine éclipse de Lune visible d’ici : { $list }. Celles de la seule pénombre ne sont pas comptées.
headline-next-solar-eclipse = Prochaine éclipse de Soleil visible d’ici : { $list }.
headline-no-total-eclipse = Aucune éclipse totale ici dans les { $years } prochaines années.
headline-time-height = { $time } ({ $height })
headline-next-water = Prochaine { $water } : { $time }, { $height }, dans { $in }.
headline-next-water-after = Prochaine { $water } après { $after } : { $time }, { $height }, dans { $in }.
headline-latest-water = Dernière { $water } : { $time }, { $height }, il y a { $by }.
headline-then = Ensuite { $list }.
headline-height-now = Maintenant : { $height } au-dessus du niveau { $datum }, { $state }.
headline-height-at = { $day } à { $time } : { $height } au-dessus du niveau { $datum }, { $state }.
headline-remaining = { $step ->
     [then] { $kind ->
         [high] Ensuite elle monte de { $by }, jusqu’à { $height } à la pleine mer, { $time }.
        *[low] Ensuite elle descend de { $by }, jusqu’à { $height } à la basse mer, { $time }.
        }
    *[now] { $kind ->
         [high] La mer monte encore de { $by }, jusqu’à { $height } à la pleine mer, { $time }.
        *[low] La mer descend encore de { $by }, jusqu’à { $height } à la basse mer, { $time }.
        }
}
headline-state = { $state ->
     [near-high] près de la pleine mer
     [near-low] près de la basse mer
     [rising] la mer monte
    *[falling] la mer descend
}
headline-when = { $way ->
     [rising] La mer monte
    *[falling] La mer descend
}
headline-turn = { $kind ->
     [high] haute à { $time } ({ $height })
    *[low] basse à { $time } ({ $height })
}
headline-way = { $way ->
     [rising] monte
    *[falling] descend
}
headline-verdict = { $verdict ->
     [yes] Oui : { $line }
     [nearly] Presque : { $line }
     [some] Un peu : { $line }
     [partly] En partie : { $line }
     [not-calm] Non, ce n’est pas calme : { $line }
    *[no] Non : { $line }
}
headline-state-far = { $state ->
     [ebb] Elle descend, mais reste haute : { $line }
    *[flood] Elle monte, mais reste basse : { $line }
}
headline-state-was = { $water } à { $time }, maintenant la mer { $way }, { $height }.
headline-state-comes = la mer { $way }, { $height } ; { $water } à { $time }.
headline-state-then = { $day } à { $asked } la mer { $way }, { $height } ; { $water } à { $time }.
headline-beyond = { $side ->
     [above] Au-dessus de { $height } ({ $datum }) { $day } : { $value }.
    *[below] Au-dessous de { $height } ({ $datum }) { $day } : { $value }.
}
headline-over-sill = { $water } d’eau au-dessus de { $sill }.
tide-half = Mi-marée
headline-half-tide = { $time } ({ $height }, { $way ->
     [rising] montante
    *[falling] descendante
})
headline-never = jamais
headline-all-day = toute la journée
headline-compare = { $aspect ->
     [compare-high] Plus haute mer : { $list }.
     [compare-low] Plus basse mer : { $list }.
    *[compare-range] Marnage : { $list }.
}
headline-compared-day = { $day } { $height }
headline-compared-day-at = { $day } { $height } ({ $time })
headline-compare-times = { $day } { $by ->
     [same] à peu près à la même heure que { $other }.
     [later] environ { $duration } plus tard que { $other }.
    *[earlier] environ { $duration } plus tôt que { $other }.
}
headline-unknown-passable = { $sun } Les heures de passage ne sont pas connues ici : renseignez-vous sur place ; à pied, partez au jusant, revenez avant que la mer remonte, et ne traversez l’estran qu’avec un guide.
headline-unknown-afloat = C’est la hauteur de marée seule : ajoutez la sonde de l’endroit, ou retranchez ce qui y découvre.
headline-unknown-clearance = La hauteur libre sous les ponts et les câbles n’est pas connue ici : ce ne sont que les hauteurs de marée. La carte donne le tirant d’air au-dessus d’un niveau indiqué (souvent les plus hautes mers) : calculez à partir de là, avec une marge.
headline-unknown-stay = Combien de temps l’endroit reste dégagé n’est pas connu ici : la mer peut couper le retour des heures avant la pleine mer. Renseignez-vous sur place et partez tôt.
headline-unknown-flooded = La hauteur à partir de laquelle c’est inondé n’est pas connue ici, ni la surcote et les vagues qui s’ajoutent à la marée : suivre la vigilance officielle (vagues-submersion) et les consignes locales.
headline-near-high = Non, ne traversez pas : { $time }, c’est { $apart } { $side ->
    [after] après
   *[before] avant
} la pleine mer ({ $height }).
headline-after-low = Non, pas à pied : { $time }, c’est { $apart } après la basse mer ({ $height }), et la mer monte.
headline-else-never = Jamais les autres jours.
headline-largest = Plus haute mer { $day } : { $high }, { $highAt } ; plus basse : { $low }, { $lowAt }.
headline-nearest = { $water } la plus proche de { $time } : { $when }, { $height }.
headline-stand-none = { $kind ->
     [high] Pas de tenue du plein connue ici.
    *[low] Pas de longue étale de basse mer connue ici.
}
headline-stand-near = { $kind ->
     [high] À moins de { $height } de la pleine mer { $day } : { $value }.
    *[low] À moins de { $height } de la basse mer { $day } : { $value }.
}
headline-next-beyond = Prochaine { $water } { $side ->
     [above] au-dessus
    *[below] au-dessous
} : { $when }, { $height }.
headline-day-most = { $day } : { $what } jusqu’à { $value } à { $time }.
headline-day-least = { $day } : { $what } au plus bas { $value }, à { $time }.
headline-each-day = Autant chaque jour
headline-most = { $what } { $day } : jusqu’à { $value } à { $time }.
headline-now = { $what } maintenant : { $now }.
headline-unknown-measure = { $what } : pas dans cette prévision.
headline-now-most = { $what } maintenant : { $now } ; jusqu’à { $value } à { $time }.
headline-now-least = { $what } maintenant : { $now } ; au plus bas { $value } à { $time }.
headline-least = { $what } { $day } : minimum { $value }, à { $time }.
headline-course = Direction : { $list }.
headline-from-there = De ce secteur de { $from } à { $to }.
headline-quarter = { $quarter ->
     [0] { $from } la nuit
     [1] { $from } le matin
     [2] { $from } l’après-midi
    *[3] { $from } le soir
}
headline-at = { $what } { $day } à { $time } : { $value }.
headline-rain = { $course ->
     [open] Pluie { $day } : à partir de { $time }, { $amount }.
     [until] Pluie { $day } : de { $time } à { $until }, { $amount }.
     [at-times] Pluie { $day } : par moments de { $time } à { $until }, { $amount }.
    *[all-day] Pluie { $day } : par moments, { $amount }.
}
headline-dry = Pas de pluie { $day }.
headline-wind = Vent
headline-gust = Rafales
headline-temperature = Température
headline-cloud = Nuages
headline-pressure = Pression
headline-uv = Indice UV
headline-visibility = Visibilité
headline-period = Période des vagues
headline-swell-period = Période de la houle
headline-azimuth = Direction { $direction }, azimut { $degrees }°.
headline-high = Hauteur { $height }°.
headline-sun = Soleil
headline-moon = Lune
headline-in-sky = { $what } { $day } à { $time } : direction { $direction }, azimut { $degrees }°, hauteur { $height }°.
headline-below-horizon = { $what } { $day } à { $time } : sous l’horizon.
headline-veer = { $course ->
     [turning] { $what } : { $from } ({ $at }), tourne : { $to } ({ $until }).
    *[none] { $what } : { $from } ({ $at }), ne tourne pas nettement avant { $until }.
}
headline-change-now = { $at ->
    [now] { $value } maintenant
   *[other] { $value } ({ $at })
 }
headline-change = { $course ->
     [falling-there] { $what } : déjà moins de { $limit } : { $now }.
     [falling-from] { $what } : moins de { $limit } à partir de { $at }, jusqu’à { $extreme } ({ $extremeAt }) ; { $now }, d’ici là jusqu’à { $most }.
     [falling-never] { $what } : pas moins de { $limit } jusqu’au { $end } ; au plus bas { $extreme } ({ $extremeAt }). { $now }.
     [rising-there] { $what } : déjà { $now }.
     [rising-from] { $what } : plus de { $limit } à partir de { $at }, jusqu’à { $extreme } ({ $extremeAt }) ; { $now }.
    *[rising-never] { $what } : pas plus de { $limit } jusqu’au { $end } ; au plus { $extreme } ({ $extremeAt }). { $now }.
}
headline-change-then = { $course ->
     [most] Jusqu’à { $extreme } ({ $extremeAt }).
     [falling-stays] Cela dure jusqu’au { $end }.
     [falling-end] Au-dessus à partir de { $at }.
     [rising-stays] Pas de hausse jusqu’au { $end }.
    *[rising-end] Pas de hausse jusqu’au { $end } ; moins de { $limit } à partir de { $at }.
}
headline-spell = { $course ->
     [rain-none] Pas de pluie jusqu’au { $until }.
     [fog-none] Pas de brouillard jusqu’au { $until }.
     [rain-over] Pluie : jusqu’à { $until }, { $amount }.
     [rain-spell] Pas de pluie avant { $from }, puis de la pluie jusqu’à { $until }, { $amount }.
     [rain-on] Pluie : au moins jusqu’à { $until }.
     [fog-over] Brouillard : jusqu’à { $until }.
     [fog-spell] Pas de brouillard avant { $from }, puis du brouillard jusqu’à { $until }.
    *[fog-on] Brouillard : au moins jusqu’à { $until }.
}
headline-waves = Vagues
headline-water = Température de l’eau
headline-water-feel = { $feel ->
     [cold] Froide : combinaison conseillée.
     [warm] Assez chaude pour se passer de combinaison.
    *[cool] Fraîche : combinaison conseillée au-delà d’un bain court.
}

# Images. Court : la place est étroite.
picture-tide = Marée · { $days }
picture-above = { $unit } au-dessus de { $datum }
picture-datum-is = Hauteurs au-dessus de { $datum }
picture-now-level = Maintenant { $level }
picture-height-in = { $height }, dans { $in }
picture-between = entre { $low } et { $high }
picture-coefficient = coefficient { $value }
picture-phase-springs = vive-eau
picture-phase-neaps = morte-eau
picture-phase-making = revif
picture-phase-taking-off = déchet
picture-phase-tropic = tropique
picture-phase-equatorial = équatoriale
picture-phase-growing = en hausse
picture-phase-shrinking = en baisse
picture-lit = éclairée à { $lit }
picture-sun = Soleil
picture-sun-up = Soleil de minuit
picture-sun-down = Nuit polaire
picture-sun-rise-set = Lever – coucher
picture-says = { $what } : { $course }.
picture-highest = La plus haute
picture-lowest = La plus basse
picture-weather = Météo · { $days }
picture-waves = Mer · { $days }
picture-observed = En jaune : observé, { $station }.
picture-highest-waves = vagues les plus hautes, { $time }
picture-every = toutes les { $seconds } s
picture-water = eau { $temperature }
picture-both = Houle et mer du vent ensemble
picture-current = Courant de marée · { $days }
picture-moon = Lune · { $days }
picture-moon-up = { $time }, { $altitude }° au-dessus de l’horizon
picture-moon-rising = Au lever, { $time }
picture-moon-down = Sous l’horizon
picture-zenith-up = Le zénith est en haut : telle qu’on la voit dans le ciel.
picture-moon-noon = La Lune à midi de chaque jour.
picture-sun-day = Soleil · { $days }
picture-rise = Lever
picture-set = Coucher

# Pages dans un navigateur
present-clear = Ciel clair
present-fair = Peu nuageux
present-cloudy = Très nuageux
present-overcast = Couvert
present-fog = Brouillard
present-light-rain = Pluie faible
present-rain = Pluie
present-heavy-rain = Pluie forte
present-snow = Neige
# A place now in one line: abbreviations of the tide tables
now-high = PM
now-low = BM
now-wind = vent
now-waves = vagues
page-places = Vos lieux
page-places-example = En ce moment
page-keep = Garder à l’accueil
now-rising = monte
now-falling = descend
now-as-of = Mis à jour : { $time }
page-other-day = Un autre jour
page-near = Près de vous
# The id of a well-known harbour
page-example-place = geonames:3030300
page-about = À propos
page-coverage = Couverture des avis et des observations
coverage-lead = Les avis officiels sont lus là où la terre est bleue sur la carte. Dessous : qui les émet, et qui mesure.
coverage-warned = Avis officiels
coverage-elsewhere = Ailleurs, aucun avis officiel n’est connu ici : consultez la page du service météorologique du pays.
coverage-observed = Mesuré par marégraphes et bouées
coverage-kind = { $kind ->
    [level] niveaux d’eau
    [waves] vagues
    [wind] vent
    [air] température et pression de l’air
    [water] température de l’eau
   *[current] courants
}
page-ask = Demander
page-docs = Service de données
page-skip = Aller au texte
page-navigation = Les pages
page-not-navigation = Ne pas utiliser pour la navigation.
page-astronomical = La marée est la marée astronomique : le vent et la pression peuvent relever ou abaisser l’eau.
page-terms = Conditions
page-privacy = Vie privée
terms-title = Conditions d’utilisation
terms-description = Ce que vous pouvez attendre de Bellbuoy, et ce que non.
terms-navigation = Bellbuoy n’est pas fait pour la navigation. Il montre des marées astronomiques, calculées à partir de constantes harmoniques, et des prévisions de services météo publics ; le vent, la pression et les erreurs des unes et des autres peuvent changer ce que vous rencontrez. Pour toute décision dont dépend la sécurité, prenez les tables, cartes et avis officiels.
terms-service = Il est gratuit et fourni tel quel : sans promesse d’être toujours là, complet ou juste. L’exploitant de ce service peut en limiter ou en arrêter l’usage, par exemple pour qui le surcharge.
terms-use = Servez-vous-en pour tout ce qui est licite. Ne le surchargez pas, ne l’attaquez pas et ne nuisez à personne avec lui. Sur Discord et Telegram, leurs propres conditions s’appliquent aussi.
terms-data = Les données ont leurs propres licences, nommées avec chaque réponse et sous /about : pour la plupart, citez la source quand vous les transmettez.
terms-privacy = Ce qui est conservé sur vous est sous Vie privée.
terms-support = Aide et contact
privacy-page-description = Ce que Bellbuoy conserve sur vous, pourquoi, et comment l’effacer.
privacy-page-how = Pour le voir ou l’effacer, envoyez privacy export ou privacy forget là où vous utilisez le bot : sur Discord et Telegram, /privacy. C’est fait aussitôt.
page-ask-title = Marées et météo, pour tout lieu en mer ou sur la côte
page-ask-description = Pleines et basses mers, vent, vagues, soleil et lune pour tout lieu en mer ou sur la côte. Demandez avec vos mots.
page-not-found = Cette page n’existe pas
page-not-found-why = L’adresse est peut-être mal tapée, ou la page a disparu.
page-failed = Cela n’a pas marché
page-to-ask = Demander un lieu
page-ask-label = Où, quoi et quand ?
page-ask-placeholder = marée Brest demain
page-ask-button = Demander
page-locate = Ma position
page-busy = Un instant …
page-no-location = Votre appareil ne dit pas où vous êtes.
page-offline = Pas de connexion. Réessayez, s’il vous plaît.
page-examples-title = Par exemple
page-examples = marée Brest demain|météo à Saint-Malo|à quelle heure est la pleine mer à Dieppe ?|vagues à Biarritz ce week-end|coucher du soleil à Lisbonne|pleine lune à Sydney
page-days = Jours
page-topics = Ce lieu, sous d’autres angles
page-more = Autres possibilités
page-place-open = Garder ouvert


# The dashboard of the data service
page-dashboard = Clés
dashboard-title = Clés du service de données
dashboard-lead = Marées, météo, soleil et lune pour votre propre programme : créez une clé et suivez sa consommation.
dashboard-lead-closed = Connectez-vous pour voir vos clés et leur consommation. Les nouvelles clés sont créées par l’exploitant de ce service.
dashboard-email = Adresse e-mail
dashboard-passphrase = Phrase de passe
dashboard-passphrase-rule = Au moins { $count } caractères : quelques mots se retiennent le mieux.
dashboard-sign-in = Se connecter
dashboard-sign-out = Se déconnecter
dashboard-register = Créer un compte
dashboard-register-keeps = Sont conservés l’adresse, une empreinte de la phrase de passe, vos clés et leur consommation. Aucun e-mail n’est envoyé : si la phrase de passe est perdue, l’exploitant du service peut créer une adresse où vous en choisirez une autre.
dashboard-registered = Vous pouvez vous connecter. Si l’adresse avait déjà un compte, il est resté tel quel.
dashboard-sign-in-failed = L’adresse et la phrase de passe ne correspondent pas.
dashboard-email-unfit = Ce n’est pas une adresse e-mail.
dashboard-passphrase-unfit = La phrase de passe est trop courte ou trop longue.
dashboard-passphrase-wrong = Ce n’est pas la bonne phrase de passe.
dashboard-too-often = Trop d’essais. Attendez un peu, puis réessayez.
dashboard-proof-wanted = Beaucoup ont essayé ce compte. Connectez-vous encore une fois : votre navigateur calcule d’abord quelques secondes. Sans scripts, attendez un peu.
dashboard-form-over = Le formulaire était trop ancien. Veuillez l’envoyer à nouveau.
dashboard-keys = Vos clés
dashboard-no-keys = Vous n’avez pas encore de clé.
dashboard-key-name = Nom d’une nouvelle clé
dashboard-key-example = Écran du port
dashboard-create = Créer une clé
dashboard-name-unfit = Une clé a besoin d’un nom d’une ligne.
dashboard-too-many-keys = Vous avez autant de clés qu’un compte peut en avoir en un jour.
dashboard-new-key = Votre nouvelle clé
dashboard-shown-once = Copiez-la maintenant : elle n’est affichée que cette fois. Envoyez-la dans l’en-tête Authorization.
dashboard-copy = Copier
dashboard-copied = Copié
dashboard-key-facts = { $id }, créée le { $date }
dashboard-used = { $used } unités sur { $quota } aujourd’hui
dashboard-rotate = Remplacer
dashboard-rotate-why = Une nouvelle clé remplace celle-ci, avec le même nom et le même quota. L’ancienne cesse de valoir en cinq secondes.
dashboard-revoke = Révoquer
dashboard-revoke-why = La clé cesse de valoir en cinq secondes, définitivement.
dashboard-revoked = La clé est révoquée.
dashboard-usage = Les 30 derniers jours
dashboard-usage-alt = Unités par jour et par point d’accès ; les chiffres sont dans le tableau ci-dessous.
dashboard-no-usage = Vos clés n’ont encore rien demandé.
dashboard-units = Jusqu’à { $count } unités par jour
dashboard-other-endpoints = autres
dashboard-as-table = En tableau
dashboard-day = Jour (UTC)
dashboard-endpoint = Point d’accès
dashboard-quota-units = Unités
dashboard-account = Votre compte
dashboard-delete = Supprimer le compte
dashboard-delete-why = Le compte, les clés et tout ce qui a été compté sont supprimés aussitôt, définitivement.
dashboard-deleted = Le compte est supprimé, avec tout ce qui en faisait partie.
dashboard-link = Un lien par e-mail
dashboard-link-why = { $registration ->
    [open] Pour un nouveau compte, ou si la phrase de passe est perdue : un e-mail apporte une adresse où en choisir une. Sont conservés l’adresse, une empreinte de la phrase de passe, vos clés et leur consommation.
   *[closed] Si la phrase de passe est perdue : un e-mail apporte une adresse où en choisir une autre.
}
dashboard-link-send = Envoyer le lien
dashboard-link-sent = Un e-mail est en route, si cette adresse a un compte ou peut en avoir un. Regardez aussi parmi les indésirables.
mail-link-subject = Choisissez votre phrase de passe
mail-link-text = À cette adresse, vous choisissez la phrase de passe de votre compte du service de données. Elle sert une fois, dans la journée :
    { $link }
    Si vous n’avez rien demandé, laissez cet e-mail : rien ne change.
recovery-title = Une nouvelle phrase de passe
recovery-lead = Choisissez une phrase de passe, et vous êtes connecté. Cette adresse sert une seule fois ; toutes les autres sessions du compte prennent fin.
recovery-over = Cette adresse a déjà servi, ou elle est trop ancienne. Demandez-en une autre.
operator-title = État du service
operator-invited = Cette adresse vous connecte comme exploitant, une seule fois.
operator-invitation-over = Cette adresse a déjà servi, ou elle est trop ancienne. Créez-en une autre avec npm run keys -- operator
operator-parts = Parties et sources
operator-ok = fonctionne
operator-down = ne fonctionne pas
operator-last-success = dernier succès il y a { $minutes } min
operator-digests = Bulletins
operator-digests-active = actifs
operator-digests-paused = en pause
operator-digests-gone = sans salon
operator-no-digests = Il n’y a pas de bulletin.
operator-failed = Abandonnés après trop d’essais
operator-no-failed = Aucun.
operator-due = Échéance
operator-platform = Plateforme
operator-delivery = Envoi
operator-error = Erreur
operator-keys = Clés
operator-key = Clé
operator-owner = Titulaire
operator-made-here = créée ici
operator-used = Consommé aujourd’hui
operator-since = Depuis
operator-id = Identifiant
operator-revoked = révoquée le { $date }
page-curve = Heure et valeur le long de la courbe : touches fléchées
page-curve-above = Heures au-dessus de
page-picture-missing = L’image n’a pas été chargée.
page-picture-again = Réessayer
page-week = La semaine
page-stations-near = Marégraphes voisins
page-elsewhere = Sur vos pages et appareils
page-now-picture = Image de l’instant
page-now-line = L’instant en une ligne
page-now-data = Données (JSON)
page-feed = Flux Atom
page-frame = Cadre pour une page web
page-telegram-ask = Demander sur Telegram
page-telegram-digest = Chaque jour sur Telegram

# Quand les conditions sont réunies
when-title = Créneaux : { $place }
when-title-for = { $what } : { $place }
when-wanted = Conditions : { $conditions }.
when-wanted-for = Limites pour « { $what } » (pour les changer, tapez : { $command }) : { $conditions }.
when-caution-flats = Repartez dès que la mer remonte (basse mer { $time }) et renseignez-vous sur place : les chenaux se remplissent dans votre dos ; l’estran ne se traverse qu’en le connaissant ou avec un guide.
when-vague-flats = La basse mer n’est connue ici qu’à { $minutes } min près.
when-unknown = Inconnu ici, donc non pris en compte : { $conditions }.
when-ends = { $course ->
    [open] Souffle maintenant, jusqu’à { $until }.
   *[ahead] Ne souffle pas maintenant : de { $from } à { $until }.
}
when-best = Le mieux : { $when }.
rivals = { $verdict ->
     [yes] {"Oui. "}
     [no] {"Non. "}
    *[none] {""}
  }{ $side ->
     [best] { $count ->
       [2] Mieux
      *[other] Le mieux
     } : { $moment }.
     [most] { $count ->
       [2] Plus
      *[other] Le plus
     } : { $moment }.
     [least] { $count ->
       [2] Moins
      *[other] Le moins
     } : { $moment }.
     [least-bad] { $count ->
       [2] Aucun des deux n’est favorable ; le moins mauvais
      *[other] Aucun n’est favorable ; le moins mauvais
     } : { $moment }.
     [none] { $count ->
       [2] Aucun des deux n’est favorable, ni meilleur que l’autre.
      *[other] Aucun n’est favorable, ni meilleur que les autres.
     }
    *[same] Pas de différence nette.
  }{ $list ->
     [none] {""}
    *[other] {" "}{ $list }.
  }
rivals-figure = { $what } { $shown } ({ $others })
rivals-between = {", "}
lee-place = { $name } : { $shore ->
     [on] de mer
     [off] de terre
     [cross] parallèle à la côte
    *[unknown] orientation de la côte inconnue
  }
lee = { $side ->
     [none] Pas d’abri par vent { $wind } : { $list }.
     [unknown] Où l’on est à l’abri par vent { $wind } n’est pas connu : { $list }.
    *[some] À l’abri par vent { $wind } : { $places } ({ $list }).
  }{" D’après l’orientation générale de la côte : criques et falaises ne sont pas connues ici."}
heading = Cap { $course }. { $list }.
heading-wind = { $name } : vent { $from }, { $point ->
     [head] vent debout, à tirer des bords
     [beam] { $side ->
       [port] vent de travers, bâbord
      *[starboard] vent de travers, tribord
     }
    *[astern] vent portant
  }
when-best-low = Le mieux : { $when }, basse mer à { $time }, { $height }.
when-window = { $course ->
    [open] { $mark ->
        [good] Favorable jusqu’à { $until }.
        [look] À voir jusqu’à { $until }.
       *[next] Maintenant, jusqu’à { $until }.
    }
   *[ahead] { $mark ->
        [good] Favorable : { $when }, dans { $in }.
        [look] À voir : { $when }, dans { $in }.
        [news] À venir : { $when }, dans { $in }.
       *[next] Prochaine fois : { $when }, dans { $in }.
    }
}
when-look-day = { $day }, à voir : { $why }.
when-skip = { $day }, défavorable : { $why }.
when-figures = { $figures }.
when-dark = il fait alors nuit (jour { $times })
when-better = Prochain créneau favorable : { $when }.
when-way = { $hours ->
     [0] Défavorable sur le trajet.
     [look] À voir en chacun de ces lieux.
    *[other] Favorable en chacun de ces lieux.
  }
when-way-times = { $count ->
     [0] Jamais en tous ces lieux à la fois.
    *[other] En tous ces lieux : { $when }.
  }
when-none = Rien en vue jusqu’au { $until }.
when-none-on = Aucun créneau { $day }.
when-unsure = Aucun créneau sûr jusqu’au { $until } : la pleine mer atteint bien { $needed }, mais la marée n’est connue ici qu’à { $minutes } min et { $error } près.
when-without-weather = La météo ne peut pas être consultée maintenant. D’après la marée et le ciel seuls, ce serait à ces moments ; je ne sais pas dire s’il y aura : { $conditions }.
when-miss = Au plus près : { $when }, sauf : { $why }.
when-miss-lacking = Au plus près : { $when }, mais sans : { $condition }.
when-lacks = manque : { $condition }
when-miss-value = { $what } ({ $value })
when-only = seulement { $value }
when-at-least = au moins { $value }
when-at-most = au plus { $value }
when-just-over = un peu plus de { $value }
when-just-under = un peu moins de { $value }
when-forecast-ends = La prévision s’arrête { $at } : la suite n’est pas encore connue.
when-more = { $count ->
    [one] Encore { $count } autre créneau convient.
   *[other] Encore { $count } autres créneaux conviennent.
 }
when-beyond = Après la prévision, d’après la marée et le ciel seuls
when-too-early = Aucune prévision ne va encore jusqu’à ces jours.
when-no-forecast = Aucune prévision pour ce lieu ne donne : { $what }.
when-tide-alone = C’est la marée seule : le vent et la pression élèvent ou abaissent la mer, et la profondeur d’un endroit est sa sonde en plus, ou ce qui y découvre en moins.
when-counted = Par prudence, on compte { $minutes } min et { $height } d’erreur sur la marée. L’envasement, la houle et l’accroupissement ne sont pas compris.
when-counted-weather = Vent et vagues sont pris { $share } plus forts que prévu.
when-by-day = Jour par jour
when-verdict-go = favorable
when-verdict-look = à voir
when-verdict-skip = non
when-held = oui
when-not-held = non
when-judged = { $course ->
    [at-times] Par moments { $amount } : { $values } { $day } (limite : { $limits }).
   *[always] { $verdict ->
       [yes] Oui
      *[no] Non
    }, { $amount } : { $values } { $day } (limite : { $limits }).
}
when-supposed = { $found ->
    [too-much] Trop
    [too-little] Trop peu
   *[enough] Dans la limite
} : { $value } (limite : { $limit }).
when-amount = { $scale ->
    [warmth] { $found ->
        [too-much] trop chaud
        [too-little] trop froid
       *[enough] assez chaud
    }
    [height] { $found ->
        [too-much] trop
        [too-little] trop peu
       *[enough] ça va
    }
   *[amount] { $found ->
        [too-much] trop
        [too-little] trop peu
       *[enough] ça va
    }
}
when-learner = Limites plus strictes, pour enfants, débutants et personnes âgées ; fonds, rochers et courants ne sont pas jugés.
when-several = jamais tout à la fois
when-below = { $what } de moins de { $value }
when-above = { $what } de plus de { $value }
when-between = { $what } de { $from } à { $to }
when-sill = seuil à { $sill }, tirant d’eau { $draught }{ $margin }
when-sill-covered = seuil à { $sill }, tirant d’eau non précisé{ $margin }
when-margin = , pied de pilote { $margin }
when-own-sill = votre seuil{ $margin }
when-rising = marée montante
when-falling = marée descendante
when-event = { $form ->
     [around] { $event ->
         [high] la pleine mer
         [low] la basse mer
        *[slack] l’étale
        }
    *[at] { $event ->
         [high] pleine mer
         [low] basse mer
        *[slack] étale
        }
}
when-before = { $length } avant { $event }
when-point-before = { $length } avant { $event }
when-after = { $length } après { $event }
when-point-after = { $length } après { $event }
when-around = de { $before } avant à { $after } après { $event }
when-offset = { $event } { $from } à { $to }
when-sector = { $what } de { $from } à { $to }
when-sector-not = { $what }, pas de { $from } à { $to }
when-light-day = de jour
when-light-night = entre le coucher et le lever du soleil
when-light-civil = crépuscule civil
when-light-nautical = crépuscule nautique
when-light-astronomical = crépuscule astronomique
when-light-dark = nuit astronomique
when-light-golden = heure dorée
when-light-blue = heure bleue
when-event-eclipse = éclipse de Soleil ou de Lune
when-event-solar-eclipse = éclipse de Soleil
when-event-lunar-eclipse = éclipse de Lune
when-event-supermoon = superlune
when-event-warning = avis officiel
when-event-king-tide = marée exceptionnelle (parmi les plus hautes de l’année)
when-phase = à { $days ->
    [one] un jour
   *[other] { $days } jours
  } au plus de la { $phase }
when-phase-new = nouvelle lune
when-phase-first-quarter = lune du premier quartier
when-phase-full = pleine lune
when-phase-third-quarter = lune du dernier quartier
when-or = { " ou " }
when-time = de { $from } à { $to }
when-length = au moins { $length } de suite
when-tendency = { $change } hPa en 3 h
when-of-tide = marée
when-of-stream = courant
when-of-flood = courant de flot
when-of-ebb = courant de jusant
when-of-tidal-range = marnage
when-of-coefficient = coefficient de marée (Brest)
when-of-surge = surcote
when-of-tendency = tendance de la pression
when-of-sun = soleil
when-of-moon = lune
when-of-windSpeed = vent
when-of-gust = rafales
when-of-waveHeight = vagues
when-of-wavePeriod = période des vagues
when-of-swellHeight = houle
when-of-swellPeriod = période de la houle
when-of-airTemperature = température
when-of-waterTemperature = température de l’eau
when-of-precipitation = pluie dans l’heure
when-of-cloudCover = nuages
when-of-visiblity = visibilité
when-of-pressure = pression
when-of-windDirection = vent
when-of-waveDirection = vagues
when-of-swellDirection = houle
when-was-right = { $day } : c’était juste
when-was-good = { $day } : c’était bon en fait
when-was-bad = { $day } n’était pas bon
preset-title = Vos limites pour « { $what } »
preset-list-title = Les activités et leurs limites
preset-own = { $what } (les vôtres)
preset-how = Pour en changer une, par exemple : activité régler surf vent sous 20 nœuds ; pour revenir : activité rétablir surf.
preset-changed = { $before } devient { $after }.
preset-added = Nouveau : { $after }.
preset-unchanged = Rien ne change.
preset-rule = La règle : un avis qui s’est trompé déplace d’un cran perceptible la seule limite qui l’a décidé, et aucune autre. « Annuler » la remet.
preset-undo = Annuler
preset-keep = Garder ces limites pour « { $what } »
preset-reset = Limites habituelles pour « { $what } »
preset-reset-title = Les limites habituelles valent de nouveau pour « { $what } »


# The map of stations
page-stations = Marégraphes
map-title = Stations de marée et de courant
map-lead = { $count } stations de marée et de courant : choisissez-en une sur la carte ou dans la liste.
map-stream = courant de marée
map-gauge = marégraphe ou bouée, mesure actuelle
map-label = Carte des stations marégraphiques
map-keys = Deux doigts ou la souris déplacent la carte et zooment ; les flèches, + et − aussi. Entrée ouvre ce qui est au centre.
map-zoom-in = Plus près
map-zoom-out = Plus loin
map-range = Marnage du jour, en mètres
map-range-between = { $from } à { $to }
map-range-over = plus de { $from }
map-search = Chercher une station par son nom
map-none = Aucune station ne porte ce nom.
map-by-country = Par pays
map-clocks = Horloges
map-clocks-lead = Chaque enregistrement est comparé à ses voisins et au modèle de marée. Ceux-ci avançaient ou retardaient d’autant dans toutes leurs composantes, comme par une horloge déréglée.
map-datum = Zéro des cartes
map-datum-unknown = inconnu
map-prediction = Prédiction
map-record = Durée d’observation
map-years = { $count } ans
map-source = Données
map-licence = Licence d’utilisation
map-id = Identifiant
map-whole-answer = La réponse complète, avec son image
map-back = Toutes les stations
# Calendriers
calendar-title = Marées : { $place }
calendar-windows-title = Créneaux : { $place }
calendar-subscribe = Abonnez votre agenda à cette adresse, et les { $count } prochains jours y seront toujours : { $url }
calendar-file = Les { $count } prochains jours, en fichier pour votre agenda.
calendar-link = S’abonner
calendar-springs = Vives-eaux, { $height }
calendar-weaker-springs = Vives-eaux plus faibles, Lune éloignée, { $height }
calendar-tropic = Marées tropiques, { $height }
calendar-note-sky = Heures du soleil et de la lune. Ne pas utiliser pour la navigation.
page-subscribe = S’abonner à l’agenda
page-calendar = Agenda


# Guides to the bots
page-bots = Bots
bots-title = Sur Discord et Telegram
bots-lead = Les mêmes réponses là où vous discutez : marées, météo, soleil et lune, à la demande ou chaque matin.
bots-off = Ce bot n’est pas connecté pour l’instant.
bots-discord-server = L’ajouter à un serveur
bots-discord-account = L’utiliser partout soi-même
bots-telegram-open = Ouvrir la discussion
bots-discord-steps = Ajoutez le bot à un serveur, ou à votre compte pour l’avoir dans chaque conversation.|Tapez /tide et choisissez un lieu, ou /today pour tout à la fois.|Les boutons sous une réponse mènent aux jours suivants, à la météo, aux vagues, au soleil et à la lune.|Enregistrez votre port avec /place home : il n’y a plus de lieu à nommer.|Faites envoyer une réponse chaque matin avec /digest add.|Choisissez langue, unités et zéro avec /settings ; /privacy montre et efface ce qui est conservé.
bots-telegram-steps = Ouvrez la discussion et appuyez sur Démarrer.|Écrivez un lieu, une question comme « pleine mer à Brest demain », ou envoyez une position.|Les boutons sous une réponse mènent aux jours suivants, à la météo, aux vagues, au soleil et à la lune.|Enregistrez votre port avec /place home Brest : il n’y a plus de lieu à nommer.|Faites envoyer une réponse chaque matin : /digest Brest 07:00.|Dans un groupe, commencez par une barre oblique ou mentionnez le bot. /privacy montre et efface ce qui est conservé.

# Politesses et réclamations
courtesy-hello = Bonjour ! Demandez-moi n’importe quel lieu au bord de la mer, par exemple « marée Brest demain ».
courtesy-thanks = Avec plaisir.
courtesy-goodbye = Au revoir, et bon vent !
courtesy-praise = Ravi que cela serve.
courtesy-agreed = D’accord. Redemandez quand vous voulez.
courtesy-remark = D’accord. Continuez par « et demain ? », « et le vent ? » ou un autre lieu.
courtesy-unclear = Je n’ai pas compris. Je connais les marées, le vent, les vagues, la météo, le soleil et la lune. Continuez par « et demain ? », « et le vent ? » ou un autre lieu ; « aide » dit ce qu’il y a d’autre.
courtesy-complaint = Désolé. Les heures sont à l’heure légale du lieu, heure d’été comprise, et les hauteurs au-dessus du zéro que la réponse nomme ; un annuaire peut être en UTC, pour un autre port ou un autre zéro.
courtesy-complaint-zone = Ici : { $zone }.
courtesy-complaint-more = Une autre station convient peut-être mieux : stations. De qui viennent les données : à propos.

# Termes expliqués
explain-title = Ce que cela veut dire
explain-unknown = Je n’ai pas d’explication de « { $term } ».
explain-known = Je sais expliquer, par exemple : morte-eau, étale, zéro des cartes, coefficient, période, grande marée, règle des douzièmes.
explain-tide = La marée est la montée et la baisse de la mer, le plus souvent deux fois par jour, sous l’attraction de la Lune et, moitié moins, du Soleil. La Terre tourne sous les renflements ainsi levés, et les côtes modèlent ce qui arrive.
explain-two-tides = La Lune lève deux renflements d’eau, l’un vers elle et l’autre à l’opposé, et la plupart des côtes passent sous les deux en un jour lunaire de 24 h 50. Là où la forme du bassin en amortit un, comme dans le golfe du Mexique, il n’y a qu’une marée par jour.
explain-later-tides = La marée retarde d’une cinquantaine de minutes chaque jour, car la Lune avance sur son orbite pendant que la Terre fait un tour. Une pleine mer suit l’autre après environ 12 h 25.
explain-tide-size = L’amplitude dépend de la forme des côtes et des fonds : les entonnoirs et les plateaux peu profonds, comme la baie du Mont-Saint-Michel, agrandissent la marée, les mers fermées et les lieux proches d’un nœud de l’onde n’en ont presque pas. Près de la pleine et de la nouvelle lune, elle est partout plus grande.
explain-high-water = La pleine mer est le niveau le plus haut d’une marée, avant que la mer ne redescende ; sa hauteur se compte depuis le zéro que la réponse nomme. Elle revient environ toutes les 12 h 25 sur la plupart des côtes.
explain-low-water = La basse mer est le niveau le plus bas d’une marée, avant que la mer ne remonte ; sa hauteur se compte depuis le zéro que la réponse nomme. Sur la plupart des côtes, elle suit la pleine mer d’environ six heures.
explain-range = Le marnage est la différence de hauteur entre une pleine mer et la basse mer voisine. Il est grand en vive-eau et petit en morte-eau.
explain-springs = Les vives-eaux sont les marées de plus grand marnage, aux pleines mers les plus hautes et aux basses mers les plus basses, un à deux jours après la pleine et la nouvelle lune, quand Soleil et Lune tirent dans le même axe. Elles reviennent environ toutes les deux semaines.
explain-neaps = Les mortes-eaux sont les marées de plus petit marnage, un à deux jours après le premier et le dernier quartier, quand Soleil et Lune tirent à angle droit. La pleine mer est moins haute et la basse mer moins basse qu’en vive-eau, une semaine avant et après.
explain-king-tide = Une grande marée est l’une des plus fortes vives-eaux de l’année : pleine ou nouvelle lune et passage de la Lune au plus près de la Terre coïncident, surtout vers les équinoxes. En France, on le dit à partir d’un coefficient d’environ 100.
explain-coefficient = Le coefficient dit la taille d’une marée, de 20 (plus faible morte-eau) à 120 (plus forte vive-eau), calculé pour Brest ; 45 est une morte-eau moyenne et 95 une vive-eau moyenne. Le même nombre vaut pour toute la côte atlantique et la Manche.
explain-twelfths = La règle des douzièmes estime le niveau entre basse et pleine mer : en six heures, la mer monte de 1, 2, 3, 3, 2 puis 1 douzièmes du marnage. Elle convient aux marées régulières ; là où la courbe est dissymétrique, elle est fausse.
explain-slack = L’étale est le court moment où le courant de marée s’arrête avant de se renverser ; on appelle aussi étale l’arrêt du niveau à pleine ou basse mer. Les deux ne tombent pas toujours ensemble : dans certains passages, des heures les séparent.
explain-ebb = Le jusant est le temps entre pleine et basse mer, quand la mer descend, et le courant qui porte alors vers le large. Le contraire est le flot.
explain-flood = Le flot est le temps entre basse et pleine mer, quand la mer monte, et le courant qui porte alors vers la terre. Le contraire est le jusant ou reflux.
explain-current = Le courant de marée est le mouvement horizontal de l’eau qui accompagne la marée : il porte dans une direction et sa vitesse se donne en nœuds. Il est le plus fort dans les passages, autour des pointes et en vive-eau.
explain-chart-datum = Le zéro des cartes (zéro hydrographique) est le niveau de référence des cartes marines, voisin des plus basses mers astronomiques. Une hauteur de 0,3 m est 0,3 m au-dessus : on l’ajoute à la sonde de la carte pour avoir la profondeur.
explain-lat = LAT est la plus basse mer astronomique : le niveau le plus bas que la marée seule peut atteindre en 18,6 ans. C’est à peu près le zéro des cartes françaises ; vent et haute pression peuvent faire descendre la mer plus bas.
explain-hat = HAT est la plus haute mer astronomique : le niveau le plus haut que la marée seule peut atteindre en 18,6 ans. Les tirants d’air sous les ponts se comptent souvent depuis ce niveau ; une surcote peut le dépasser.
explain-msl = Le niveau moyen est la hauteur moyenne de la mer sur de longues années. Comptées depuis ce niveau, les hauteurs de marée sont plus petites que depuis le zéro des cartes, et négatives à basse mer.
explain-mllw = MLLW est la moyenne, sur 19 ans, de la plus basse des deux basses mers de chaque jour ; c’est le zéro des cartes et des annuaires des États-Unis. Une marée négative descend plus bas.
explain-mean-levels = Ce sont des moyennes sur de longues années : MHWS et MLWS (PMVE et BMVE) pour les pleines et basses mers de vive-eau, MHWN et MLWN (PMME et BMME) de morte-eau. Une marée au-dessus de MHWS est une grande marée.
explain-negative-tide = Une marée négative est une basse mer sous le zéro de l’annuaire, le zéro des cartes. Elle découvre des fonds que la plupart des basses mers laissent sous l’eau.
explain-drying-height = Une hauteur découvrante (sonde soulignée) dit de combien un banc ou une roche dépasse le zéro des cartes. L’eau au-dessus est la hauteur de marée moins ce nombre.
explain-station = Un port principal (de référence) a ses propres prédictions, tirées d’années de mesures ; un port rattaché (secondaire) les reçoit d’un port voisin, avec des corrections d’heure et de hauteur. La réponse nomme le port utilisé et sa distance.
explain-double-high-water = Là où les petits fonds déforment la marée, la pleine mer peut revenir deux fois ou tenir des heures, comme à Southampton ou au Havre. Les ondes de petits fonds de la prédiction le décrivent.
explain-making = Le revif est la période où le marnage augmente de jour en jour, de la morte-eau à la vive-eau. L’inverse, de la vive-eau à la morte-eau, est le déchet.
explain-taking-off = Le déchet est la période où le marnage diminue de jour en jour, de la vive-eau à la morte-eau. L’inverse est le revif.
explain-storm-surge = Une surcote est l’élévation de la mer au-dessus de la marée prédite, par le vent et la basse pression, environ 1 cm par hPa sous la normale. Les annuaires de marée ne la comptent pas ; là où un marégraphe voisin la mesure, Bellbuoy dit ce qu’elle vaut à présent.
explain-tidal-bore = Un mascaret est une vague qui remonte un fleuve au début du flot, là où une grande marée entre dans un estuaire étroit et peu profond, comme à Saint-Pardon sur la Dordogne. Il est le plus haut en vive-eau.
explain-wind-against-tide = Vent contre courant : le vent souffle contre le courant de marée, et la mer devient plus courte, plus creuse et plus dure. Quand ils vont dans le même sens, elle s’aplatit.
explain-overfalls = Un raz (ou des remous) est une mer hachée et déferlante là où un fort courant de marée rencontre un haut-fond, une pointe ou un autre courant. Le pire est en vive-eau, vent contre courant.
explain-rip-current = Un courant d’arrachement (de baïne) est un flux étroit et rapide de la plage vers le large, par où repart l’eau apportée par les vagues : ce n’est pas la marée, et on le reconnaît à un couloir plus calme et plus sombre entre les déferlantes, souvent avec de l’écume ou du sable qui part au large. Pris dedans, on nage le long de la plage, pas contre lui.
explain-swell = La houle, ce sont des vagues venues d’un vent lointain ou passé : longues, régulières, de grande période. Les vagues du vent d’ici et de maintenant sont la mer du vent.
explain-wind-sea = La mer du vent, ce sont les vagues que le vent lève ici et maintenant : courtes, raides, irrégulières. La houle vient de plus loin.
explain-period = La période est le temps en secondes entre deux crêtes. Plus elle est longue, plus une vague de même hauteur a d’énergie : 5 s, c’est du clapot, 10 s et plus, une houle venue de loin.
explain-wave-height = La hauteur des vagues est la hauteur significative : la moyenne du tiers des vagues les plus hautes, du creux à la crête. Certaines atteignent presque le double.
explain-golden-hour = L’heure dorée est le moment de lumière chaude et douce, quand le Soleil est bas, ici entre 4° sous l’horizon et 6° au-dessus, autour du lever et du coucher. Sa durée dépend de la latitude et de la saison.
explain-blue-hour = L’heure bleue est le moment de lumière bleue avant le lever et après le coucher, ici quand le Soleil est entre 6° et 4° sous l’horizon. Le soir, elle suit l’heure dorée.
explain-twilight = Le crépuscule est la lumière quand le Soleil est sous l’horizon : civil jusqu’à 6° (on lit encore dehors), nautique jusqu’à 12° (l’horizon se voit en mer), astronomique jusqu’à 18°. Au-delà, il fait nuit noire.
explain-supermoon = Une superlune est une pleine ou nouvelle lune au plus près de la Terre : elle paraît jusqu’à 14 % plus grande qu’au plus loin. Les vives-eaux qui suivent sont plus fortes.
explain-moon-phase = La phase dit quelle part de la moitié éclairée de la Lune nous voyons : elle croît de la nouvelle lune à la pleine par le premier quartier, et décroît par le dernier. Gibbeuse, elle est éclairée à plus de moitié ; en croissant, à moins.
explain-beaufort = L’échelle de Beaufort donne le vent en force, de 0 (calme) à 12 (ouragan) : force 4, c’est 11 à 16 nœuds, force 6, 22 à 27, et le coup de vent commence à force 8, 34 nœuds. Les rafales sont souvent 40 % plus fortes.
explain-knot = Un nœud est un mille marin par heure : 1,852 km/h ou 0,51 m/s. Vent, courants et bateaux se mesurent ainsi en mer.
explain-gust = Une rafale est un renforcement du vent de quelques secondes au-dessus de la moyenne sur dix minutes que donne la vitesse du vent. Le nombre est la plus forte attendue dans l’heure.
explain-times = Chaque heure est celle des horloges du lieu, heure d’été comprise là où elle existe ; la fin de la réponse nomme le fuseau, par exemple « Europe/Paris (UTC+1) ». Seulement où aucun lieu n’est connu, comme pour les phases de la lune, les heures sont en UTC (GMT).
explain-bot-sources = Les marées sont calculées par Bellbuoy à partir des constantes harmoniques de marégraphes (NOAA, TICON-4, Kartverket) et du modèle EOT20, le soleil et la lune avec Astronomy Engine. Vent, vagues et météo viennent de services météo publics ; chaque réponse nomme sa source à la fin (la liste : à propos).
explain-bot-datum = Les hauteurs sont au-dessus du zéro des cartes du pays, le plus souvent proche de la plus basse mer astronomique, aux États-Unis la moyenne des plus basses mers ; la fin de chaque réponse le nomme. Pour un autre : réglages zéro, ou « marée Brest datum=MSL ».
explain-bot-ahead = Vent, vagues et météo sont prévus jusqu’à dix jours à l’avance, parfois moins en mer. Marées, soleil et lune se calculent pour n’importe quel jour, même des années à l’avance.
explain-bot-usual = Ce qui est habituel en une saison ou toute l’année n’est pas connu ici : il n’y a que les prévisions des jours à venir. Une table climatique du lieu le dit.
explain-bot-updates = Météo et vagues sont demandées de nouveau dès qu’elles ont une vingtaine de minutes ; leurs modèles tournent toutes les 1 à 12 heures. Marées, soleil et lune sont calculés et n’ont pas besoin de mise à jour.
explain-bot-languages = Je parle français, anglais, allemand, néerlandais, espagnol, portugais, italien et japonais : écris dans l’une de ces langues et je réponds de même. Pour en garder une : « réponds en anglais ».
explain-bot-official = Non, ces données ne sont pas officielles, elles sont seulement indicatives : Bellbuoy calcule lui-même les marées, et les prévisions viennent de modèles météo publics. Elles ne remplacent ni les annuaires de marées, ni les cartes, ni les avis officiels, et ne servent pas à la navigation.
explain-bot-manner = Les réponses ont ici une seule forme et ne peuvent être ni raccourcies ni simplifiées, mais qui demande une seule chose, « pleine mer Brest demain », en reçoit moins. La première ligne dit ce qui était demandé, et j’explique un mot obscur : « qu’est-ce que la morte-eau ».
explain-bot-measured = Calculé, non mesuré : les marées d’après les constantes des marégraphes, vent et vagues d’après des modèles météo publics. Là où un marégraphe ou une bouée proche peut être lu, la réponse sur maintenant dit en plus ce qui y est mesuré, et le nomme.
explain-bot-astronomical = Les hauteurs sont celles de la marée astronomique : ce que le vent et la pression ajoutent ou retirent, quelques décimètres, un mètre et plus en tempête, n’y est pas. Là où un marégraphe proche peut être lu, la réponse sur maintenant dit l’écart.
explain-small-boat = Limites retenues ici pour un petit bateau ouvert ou pneumatique : vent jusqu’à 15 nd, rafales jusqu’à 20 nd, vagues jusqu’à 1 m ; pour les débutants 10 nd et 0,5 m. Des vagues courtes, de moins de 5 s environ, sont raides et bien plus dures que des longues de même hauteur.
explain-pressure = La pression en hPa (ou millibars) est donnée au niveau de la mer ; 1013 est la moyenne. Une baisse de 3 hPa ou plus en trois heures annonce du vent fort.
explain-sea-state = L’état de la mer dit si elle est agitée, sur l’échelle de Douglas de 0 (calme) à 9 (énorme), selon la hauteur significative des vagues : 3 est peu agitée, jusqu’à 1,25 m, 5 forte, de 2,5 à 4 m.
explain-mean-wind = Le vent moyen est la moyenne sur dix minutes : c’est la vitesse que donnent les prévisions. Les rafales la dépassent pendant quelques secondes, souvent d’un tiers à la moitié.
explain-apparent-wind = Le vent apparent est celui qu’on ressent à bord : le vent réel combiné à celui de la vitesse du bateau. Il est plus fort au près et plus faible au portant.
explain-true-wind = Le vent réel est celui qui souffle sur l’eau, tel qu’on le ressent à l’arrêt ; c’est celui des prévisions. À bord d’un bateau en route, on ressent le vent apparent.
explain-lee = Sous le vent désigne le côté abrité, celui vers lequel le vent souffle. Le contraire est au vent.
explain-windward = Au vent désigne le côté d’où vient le vent. Le contraire est sous le vent, à l’abri.
explain-lee-shore = Une côte sous le vent est une côte vers laquelle le vent pousse : en cas de panne, on y dérive. Par vent fort, gardez-en vos distances.
explain-fetch = Le fetch est la longueur d’eau libre sur laquelle souffle le vent. Plus il est long, plus les vagues deviennent hautes et longues.
explain-equinox-tides = Aux équinoxes de mars et de septembre, le Soleil et la Lune tirent près du plan de l’équateur à la pleine et à la nouvelle lune. Leurs forces s’ajoutent alors au mieux : les vives-eaux sont les plus fortes de l’année.
explain-upwelling = L’upwelling est une remontée d’eau froide des profondeurs, là où le vent chasse du rivage l’eau chaude de surface. La mer peut perdre 5 °C et plus en un ou deux jours, même en plein été.
explain-diurnal-inequality = L’inégalité diurne est la différence entre les deux pleines mers, ou les deux basses mers, d’un même jour. Elle vient de ce que la Lune est au nord ou au sud de l’équateur, et elle est grande dans le Pacifique.
explain-land-datum = L’IGN69, le NAP, le NN et l’Ordnance Datum sont le zéro des altitudes à terre, à peu près le niveau moyen de la mer. Le zéro hydrographique des cartes et des annuaires est plus bas, comme le TAW belge, à peu près la basse mer moyenne d’Ostende, 2,3 m sous le NAP.
explain-tidal-divide = Un wantij est le haut-fond derrière une île de la mer des Wadden où se rencontrent les deux courants de flot. C’est le point le plus haut du chenal, praticable seulement autour de la pleine mer.
explain-sea-breeze = La brise de mer souffle de la mer vers la terre les après-midi ensoleillés, car la terre se réchauffe plus vite. Elle tombe vers le soir.
explain-land-breeze = La brise de terre souffle de la terre vers la mer, surtout la nuit et tôt le matin, car la terre se refroidit plus vite. Elle est en général faible et lisse la mer près du rivage.
explain-offshore-wind = Un vent de terre (offshore) souffle de la terre vers la mer : les vagues sont propres, mais qui dérive part au large. Le contraire est le vent de mer (onshore).
explain-onshore-wind = Un vent de mer (onshore) souffle de la mer vers la terre : il rend les vagues désordonnées au bord. Le contraire est le vent de terre (offshore).
explain-nortada = La nortada est le fort vent de nord des après-midi d’été sur la côte ouest du Portugal : la terre se réchauffe le jour, la pression baisse sur la péninsule Ibérique et la brise de mer s’ajoute au vent de nord. Elle y fait remonter de l’eau froide.
explain-levanter = Le levante est le vent d’est de la Méditerranée occidentale et du détroit de Gibraltar, humide et souvent fort plusieurs jours.
explain-poniente = Le poniente est le vent d’ouest du détroit de Gibraltar et de la côte méditerranéenne espagnole : frais depuis l’Atlantique, sec et chaud à Valence.
explain-mistral = Le mistral est le vent de nord-ouest froid, sec et fort de la vallée du Rhône et du golfe du Lion. Il se lève vite et peut souffler plusieurs jours.
explain-sirocco = Le sirocco est le vent chaud de sud à sud-est venu d’Afrique sur la Méditerranée, avec de la brume et de la houle. En Adriatique il fait monter l’eau à Venise.
explain-bora = La bora est le vent de nord-est froid et en rafales qui tombe des montagnes sur l’Adriatique. Ses rafales sont soudaines et peuvent atteindre la tempête.
explain-tramontana = La tramontane est le vent de nord à nord-ouest, froid et sec, qui passe les montagnes, en Languedoc, en Catalogne et en Italie.
explain-middle-tide = Nakashio (中潮) est, dans les noms japonais des jours de la Lune, la marée moyenne entre vive-eau et morte-eau.
explain-long-tide = Nagashio (長潮) est, dans les noms japonais des jours de la Lune, le jour qui finit les mortes-eaux : la marée change le moins et le plus lentement.
explain-young-tide = Wakashio (若潮) est, dans les noms japonais des jours de la Lune, le lendemain de nagashio : les marées recommencent à croître.
explain-perigee = Le périgée est le point de l’orbite de la Lune le plus proche de la Terre, tous les 27,6 jours. Les vives-eaux voisines sont plus fortes.
explain-apogee = L’apogée est le point de l’orbite de la Lune le plus éloigné de la Terre, tous les 27,6 jours. Les vives-eaux voisines sont plus faibles.
explain-port-times = La marée est une onde qui court le long des côtes et dans chaque mer à sa vitesse, plus grande en eau profonde. La pleine mer vient donc plus tôt ou plus tard d’un port à l’autre, de plusieurs heures au fond des baies et des estuaires ; entre deux ports, l’écart est à peu près le même chaque jour.
explain-seiche = Une seiche est le lent balancement de l’eau d’un port, d’une baie ou d’un lac, en quelques minutes à quelques heures, sous l’effet du vent, d’un saut de pression ou d’une houle au large. Le niveau monte et baisse à part de la marée, avec de forts courants dans les passes ; les prédictions ne la contiennent pas.
explain-swell-window = La fenêtre de houle d’un spot est l’éventail de directions d’où la houle l’atteint, entre les caps et les îles qui l’abritent. Une houle d’une autre direction y arrive petite ou pas du tout, si haute soit-elle au large.
explain-wave-sets = Les vagues de houle viennent par séries : trois à huit plus grosses de suite, puis une accalmie de quelques minutes, car des trains de vagues de périodes voisines s’ajoutent et s’annulent. Regardez la mer dix minutes avant d’y entrer.
explain-rogue-wave = Une vague scélérate a plus de deux fois la hauteur significative des autres, quand plusieurs trains de vagues s’ajoutent, surtout contre un courant. Sur plages et rochers, une vague peut monter bien plus haut que les précédentes : ne tournez jamais le dos à la mer.
explain-tsunami = Un tsunami est une suite de très longues vagues nées d’un séisme, d’un glissement ou d’une éruption sous la mer. La mer peut d’abord se retirer ; la première vague est rarement la plus haute, et cela dure des heures ; après une forte secousse ou un retrait étrange, montez aussitôt ; ces prévisions ne le contiennent pas : suivez les alertes officielles.
explain-longshore-current = Un courant de dérive littorale court le long de la plage quand les vagues arrivent de biais. Il emporte baigneurs et sable, d’autant plus vite que les vagues sont hautes et obliques ; souvent il tourne vers le large en baïne ou en courant d’arrachement, à un épi ou à un cap.
explain-surf-break = Sur un beach break, les vagues déferlent sur des bancs de sable mouvants, sur un reef break sur roche ou corail, sur un point break le long d’une pointe, longues et dans un sens. Une vague qui ferme (close-out) casse d’un coup sur toute sa longueur et ne se surfe pas.
explain-constituents = Une marée se calcule comme la somme de dizaines d’ondes régulières, les composantes harmoniques : M2 de la Lune (12 h 25), S2 du Soleil (12 h), K1 et O1 d’environ un jour, et d’autres. Leur taille et leur retard en un lieu viennent d’un an de mesures ou plus.
explain-leeway = La dérive due au vent est le glissement de côté d’un bateau sur l’eau. La dérive due au courant est la direction et la distance dont le courant le porte sur le fond ; les deux entrent dans le cap à suivre.
explain-waterspout = Une trombe marine est une colonne d’air et d’embruns qui tourne sous un cumulus ou un orage au-dessus de la mer, avec des rafales de tempête tout près. La plupart durent quelques minutes et avancent lentement : écartez-vous à angle droit de leur route ; ces prévisions ne les contiennent pas.
explain-tidal-gate = Une porte de marée est un cap, un raz ou une barre qui ne se passe bien que quelques heures par marée, quand le courant porte ou qu’il est étale, ou qu’il y a assez d’eau. On règle la traversée pour y être à temps.
explain-thermocline = Une thermocline est la couche de quelques mètres où l’eau devient bien plus froide vers le fond, surtout en été entre 5 et 30 m. Le plongeur la sent aussitôt ; le vent de mer l’enfonce, le vent de terre la fait remonter.
explain-intertidal = L’estran est la partie du rivage que chaque marée couvre et découvre, entre pleine et basse mer : plus le marnage est grand, plus il est large. En vives-eaux, son bas se découvre une heure environ autour de la basse mer.
explain-squall = Un grain est un coup de vent soudain de quelques minutes, en général sous une averse ou un orage, souvent avec une saute de vent. Une rafale dure quelques secondes.
explain-nautical-mile = Un mille nautique vaut 1,852 km, une minute d’arc de latitude. Un mille à l’heure est un nœud.
explain-visibility = La visibilité est la distance à laquelle on voit : sous 1 km c’est du brouillard, jusqu’à 4 km mauvaise, à partir de 10 km bonne.
explain-veering = Le vent vire (tourne à droite) quand sa direction tourne dans le sens horaire (S, SW, W), et revient (recule, tourne à gauche) quand elle tourne dans l’autre sens (W, SW, S).
explain-libeccio = Le libeccio est le vent de sud-ouest de la Méditerranée occidentale, de la Corse et de la mer Tyrrhénienne. Il souffle en rafales et lève une forte mer sur les côtes ouest.
explain-ground-sea = Les lames de fond sont des vagues raides et déferlantes, là où une forte houle rencontre des hauts-fonds, sur les bancs et dans les estuaires. Elles sont dangereuses pour tout bateau, surtout au jusant.
explain-bar = Une barre est un banc de sable en travers de l’entrée d’un port ou d’une rivière. La houle s’y redresse et y déferle, surtout au jusant : on la passe vers la pleine mer, et pas du tout par forte houle.
explain-point-of-sail = D’après l’angle du vent avec l’étrave : au près, on remonte au vent autant que le bateau le peut (environ 45°) ; au travers, le vent vient perpendiculairement du côté (90°) ; au largue, de l’arrière du travers (135°) ; au vent arrière, de l’arrière.
explain-astronomical-tide = La marée astronomique est la part du niveau de la mer due à la Lune et au Soleil ; on la calcule des années à l’avance. Le vent et la pression y ajoutent la surcote ou la décote, qu’aucun annuaire ne donne.
explain-sea-lag = L’eau se réchauffe et se refroidit lentement : la mer est la plus chaude environ deux mois après le jour le plus long, et la plus froide en fin d’hiver. En automne elle garde la chaleur de l’été, au printemps elle n’en a guère reçu.
explain-sea-places = La température de la mer en un lieu dépend de la latitude, des courants, du vent et de la profondeur : de fortes marées et le vent de terre font remonter l’eau froide du fond, les baies abritées et peu profondes se réchauffent plus vite. Deux lieux du même océan peuvent différer de plusieurs degrés.
explain-tide-age = Les vives-eaux arrivent un à deux jours après la pleine ou la nouvelle lune, car les océans répondent avec retard : le frottement et le trajet de l’onde de marée les retiennent. Ce retard s’appelle l’âge de la marée.
explain-gale-warning = Les avis aux navigateurs suivent le vent moyen : grand frais dès force 7 (28 nœuds), coup de vent force 8 (34 nœuds, 17 m/s), tempête force 10 (48 nœuds). En France, un bulletin météorologique spécial (BMS) large commence à force 8, et à force 7 près des côtes.
explain-front = Un front est la limite entre deux masses d’air : un front chaud amène une pluie durable, un front froid des averses, des grains et une bascule soudaine du vent vers la droite (vers la gauche dans l’hémisphère sud).
explain-isobar = Les isobares relient sur la carte les lieux de même pression. Plus elles sont serrées, plus le vent est fort.
explain-low-pressure = Une dépression est une zone de basse pression, avec du vent, des nuages et de la pluie ; l’air tourne autour dans le sens antihoraire dans l’hémisphère nord, horaire dans l’hémisphère sud. Plus la pression baisse vite, plus le vent sera fort.
explain-high-pressure = Un anticyclone est une zone de haute pression, le plus souvent par temps calme et vent faible en son centre ; l’air tourne autour dans le sens horaire dans l’hémisphère nord. Le vent peut être fort sur ses bords.
explain-sea-fog = La brume de mer se forme quand un air doux et humide passe sur une eau plus froide, surtout au printemps et au début de l’été. Le vent ne la chasse pas toujours, et elle peut gagner la côte en quelques minutes.
explain-wind-chill = La température ressentie dit combien l’air paraît froid ou chaud sur la peau : le vent rend l’air froid plus froid, l’humidité rend l’air chaud plus chaud. Elle ne refroidit pas l’eau.
explain-shore-break = Le shore break est une vague qui casse de toute sa hauteur au bord d’une plage en pente. Elle jette les baigneurs sur le sable et peut briser la nuque : observez plusieurs séries avant d’entrer dans l’eau.
explain-meltemi = Le meltem est le vent sec de nord de l’été en mer Égée, le plus fort en juillet et en août, souvent par ciel clair. Il peut souffler à force 7 pendant des jours.
explain-worse = Pour un petit bateau, la mer du vent est en général la pire : courte et raide, elle tape et déferle. Une longue houle de même hauteur soulève doucement, mais déferle fort sur les barres et les plages.
rated-coefficient = { $level ->
    [0] { $value }, c’est peu : des mortes-eaux. L’échelle va de 20 à 120.
    [1] { $value }, c’est un peu sous la moyenne. L’échelle va de 20 à 120.
    [2] { $value }, c’est un peu au-dessus de la moyenne. L’échelle va de 20 à 120.
    [3] { $value }, c’est beaucoup : de fortes vives-eaux. L’échelle va de 20 à 120.
   *[other] { $value }, c’est énorme : parmi les plus grandes marées de l’année. L’échelle va de 20 à 120.
  }
rated-period = { $level ->
    [0] { $value } s, c’est court : une mer du vent hachée.
    [1] { $value } s, c’est plutôt court : surtout de la mer du vent.
    [2] { $value } s, c’est moyen à long : la houle commence.
    [3] { $value } s, c’est long : une houle venue de loin, plus puissante que sa hauteur ne le laisse croire : pour les débutants seulement si elle est petite.
   *[other] { $value } s, c’est très long : une houle puissante venue de loin, plus puissante que sa hauteur ne le laisse croire : pour les débutants seulement si elle est petite.
  }
rated-pressure = { $level ->
    [0] { $value } hPa, c’est très bas : une dépression creuse.
    [1] { $value } hPa, c’est bas.
    [2] { $value } hPa, c’est à peu près la moyenne, 1013 hPa.
    [3] { $value } hPa, c’est haut.
   *[other] { $value } hPa, c’est très haut.
  }
rated-sea-state = { $level ->
    [0] Mer { $value } : calme, sans vagues.
    [1] Mer { $value } : ridée, vagues jusqu’à 0,1 m.
    [2] Mer { $value } : belle, de 0,1 à 0,5 m.
    [3] Mer { $value } : peu agitée, de 0,5 à 1,25 m.
    [4] Mer { $value } : agitée, de 1,25 à 2,5 m.
    [5] Mer { $value } : forte, de 2,5 à 4 m.
    [6] Mer { $value } : très forte, de 4 à 6 m.
    [7] Mer { $value } : grosse, de 6 à 9 m.
    [8] Mer { $value } : très grosse, de 9 à 14 m.
   *[other] Mer { $value } : énorme, plus de 14 m.
  }
rated-beaufort = { $level ->
    [0] Force { $value } : calme.
    [1] Force { $value } : très légère brise ; vagues de 0,1 m environ au large.
    [2] Force { $value } : légère brise ; vagues de 0,2 m environ au large.
    [3] Force { $value } : petite brise, quelques moutons ; vagues de 0,6 m environ au large.
    [4] Force { $value } : jolie brise, moutons nombreux ; vagues de 1 m environ au large.
    [5] Force { $value } : bonne brise, dur pour les petits bateaux ; vagues de 2 m environ au large.
    [6] Force { $value } : vent frais, trop pour les petits bateaux ; vagues de 3 m environ au large.
    [7] Force { $value } : grand frais ; vagues de 4 m environ au large.
    [8] Force { $value } : coup de vent ; vagues de 5,5 m environ au large.
    [9] Force { $value } : fort coup de vent ; vagues de 7 m environ au large.
    [10] Force { $value } : tempête ; vagues de 9 m environ au large.
    [11] Force { $value } : violente tempête ; vagues de 11,5 m environ au large.
   *[other] Force { $value } : ouragan ; vagues de 14 m environ au large.
  }
rated-storm-surge = Environ { $value } cm : quand la pression baisse de { $value } hPa, la mer monte d’environ { $value } cm, et { $value } hPa de plus la font baisser d’autant, sans compter le vent.
rated-small-boat = { $level ->
    [0] Des vagues de { $value } m sont dans la limite pour un petit bateau ouvert ou pneumatique.
    [1] Des vagues de { $value } m, c’est déjà beaucoup pour un petit bateau ouvert ou pneumatique : au-dessus de la limite des débutants, 0,5 m.
   *[other] Des vagues de { $value } m, c’est trop pour un petit bateau ouvert ou pneumatique.
  }
cause-fundy = La baie de Fundy est un entonnoir dont l’eau oscille d’elle-même en 13 h environ, tout près des 12,4 h de la marée : elle entre en résonance, jusqu’à 16 m au fond.
cause-severn = Le canal de Bristol est un entonnoir qui se rétrécit et remonte vers la Severn, presque en résonance avec la marée : jusqu’à 15 m en vive-eau.
cause-saint-malo = Dans le golfe de Saint-Malo, le Cotentin arrête l’onde de marée de la Manche, et la mer peu profonde la fait gonfler : jusqu’à 13 m en vive-eau.
cause-ariake = La mer d’Ariake est une longue baie peu profonde dont l’oscillation propre est proche de la marée : le plus grand marnage du Japon, jusqu’à 6 m en vive-eau.
cause-japan-sea = La mer du Japon est presque fermée : la marée n’y entre que par des détroits étroits et peu profonds, et le marnage est d’environ 0,2 m.
cause-adriatic = L’Adriatique est un long bras peu profond dont l’oscillation propre aide la marée : environ 1 m à Venise et Trieste, dans une mer presque sans marée.
cause-mediterranean = La Méditerranée est presque fermée : l’onde de marée de l’Atlantique n’y entre guère par Gibraltar, et elle est trop petite pour en avoir une grande à elle.
cause-baltic = La Baltique est presque fermée : la marée de la mer du Nord n’y entre guère par les étroits détroits danois ; le vent et la pression font bouger l’eau davantage.
cause-gulf = Le golfe du Mexique et les Caraïbes sont presque fermés et trop petits pour osciller deux fois par jour avec la marée : de petites marées, par endroits une seule par jour.
cause-cabo-frio = À Arraial do Cabo et Cabo Frio, le vent de nord-est, plus fort au printemps et en été, chasse l’eau chaude de surface, et l’eau froide des profondeurs remonte.
cause-galicia = Le long du Portugal et de la Galice, le vent de nord de l’été chasse l’eau de surface du rivage, et l’eau froide des profondeurs remonte.
cause-humboldt = Le long de cette côte, le courant de Humboldt et le vent de sud font remonter de l’eau froide des profondeurs.
cause-california = Le long de cette côte, le vent de nord-ouest du printemps et de l’été chasse l’eau de surface, et l’eau froide des profondeurs remonte.
springs-title = Vives-eaux et mortes-eaux
springs-about = vers { $day } ({ $moon } : { $at })
springs-place = C’est vrai partout à un jour près environ ; pour les hauteurs et les heures, nommez un lieu.
