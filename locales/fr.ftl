# Français. Termes : Shom (pleine mer, basse mer, vive-eau, morte-eau, revif, déchet, marnage).

command-today-name = aujourdhui|aujourd'hui|journée
command-today-description = Marée, soleil et lune d’un lieu en bref
command-tide-name = marée|marées
command-tide-description = Pleines et basses mers, et ce que fait la marée maintenant
command-sun-name = soleil
command-sun-description = Lever, coucher, durée du jour et crépuscules
command-moon-name = lune
command-moon-description = Phase, lever et coucher de la lune, phases à venir
command-help-name = aide
command-help-description = Ce que l’on peut demander
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

day-yesterday = hier
day-today = aujourd'hui|aujourdhui|aujourd’hui
day-tomorrow = demain

hemispheres = N|E|S|O
compass = N|NNE|NE|ENE|E|ESE|SE|SSE|S|SSO|SO|OSO|O|ONO|NO|NNO
unit-nautical-miles = M
duration-minutes = { $min } min
duration-hours = { $h } h { $min }
duration-seconds = { $min } min { $s } s
duration-only-seconds = { $s } s
percent = { $value } %
fact-label = { $label } :
distance-less = moins de { $distance }
place-near = repère : { $place }, { $distance } { $direction }
zone-at-sea = heure du bord { $offset }

tide-title = Marée à { $place }
tide-now-rising = Ça monte, { $level } ; pleine mer { $time }, { $height }, dans { $in }.
tide-now-falling = Ça descend, { $level } ; basse mer { $time }, { $height }, dans { $in }.
high-water = Pleine mer
low-water = Basse mer
tide-none-that-day = { $day } : ni pleine ni basse mer.
tide-range = Marnage
tide-phase = Marées
tide-phase-springs = vive-eau
tide-phase-neaps = morte-eau
tide-phase-making = revif, vers la vive-eau
tide-phase-taking-off = déchet, vers la morte-eau
tide-far-station = Le marégraphe le plus proche, { $station }, est à { $distance } : heures et hauteurs peuvent être bien différentes ici.
answer-stale = Dernière réponse { $days ->
    [0] aujourd’hui
    [one] il y a { $days } jour
   *[other] il y a { $days } jours
  } : le service de données ne répond pas.

datum-hat = plus haute mer astronomique
datum-mhhw = pleine mer supérieure moyenne
datum-mhw = pleine mer moyenne
datum-msl = niveau moyen de la mer
datum-mlw = basse mer moyenne
datum-mllw = basse mer inférieure moyenne
datum-lat = plus basse mer astronomique

sun-title = Soleil à { $place }, { $day }
sun-rise = Lever du soleil
sun-set = Coucher du soleil
sun-noon = Midi solaire
sun-day-length = Durée du jour
sun-longer = { $by } de plus que la veille
sun-shorter = { $by } de moins que la veille
sun-next-rise = Lever du soleil { $time }, dans { $in }.
sun-next-set = Coucher du soleil { $time }, dans { $in }.
sun-rise-and-set = Lever du soleil { $rise }, coucher { $set }.
sun-set-and-rise = Coucher du soleil { $set }, lever { $rise }.
sun-only-rise = Lever du soleil { $rise } ; il ne se couche pas ce jour-là.
sun-only-set = Coucher du soleil { $set } ; il ne se lève pas ce jour-là.
sun-polar-day = Soleil de minuit : il ne se couche pas.
sun-polar-night = Nuit polaire : le soleil ne se lève pas.
sun-twilight = Crépuscules (matin, soir)
sun-civil = Civil
sun-nautical = Nautique
sun-astronomical = Astronomique

moon-title = Lune à { $place }, { $day }
moon-now = { $phase }, éclairée à { $lit }.
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
digest-late = En retard : prévu { $due }. Voici la situation à présent.
digest-ended = Votre bulletin « { $what } » est terminé
digest-ended-why = Il n’a plus pu être envoyé ({ $reason }). Dès que je peux de nouveau y écrire, digest resume le relance.

# More of the sky
sun-golden = Heure dorée
sun-blue = Heure bleue
sun-march-equinox = Équinoxe de mars
sun-june-solstice = Solstice de juin
sun-september-equinox = Équinoxe de septembre
sun-december-solstice = Solstice de décembre
moon-distance = Distance
moon-nearest = { $distance }, au plus près { $when }
moon-farthest = { $distance }, au plus loin { $when }
moon-supermoon = Pleine lune (super lune)
eclipses-next = Prochaines éclipses vues d’ici
eclipse-moon = Lune, { $kind }
eclipse-sun = Soleil, { $kind }
eclipse-partial = partielle
eclipse-annular = annulaire
eclipse-total = totale
planets-up = Planètes au crépuscule
planet-mercury = Mercure
planet-venus = Vénus
planet-mars = Mars
planet-jupiter = Jupiter
planet-saturn = Saturne

today-title = { $place }, { $day }
today-no-station = Pas de marégraphe à moins de 100 km, donc pas de marée ici.

note-station = Marégraphe { $station }.
note-station-distance = Marégraphe { $station }, à { $distance }.
note-datum = Hauteurs au-dessus de { $datum } ({ $meaning }).
note-zone = Heures : { $zone }.
note-source = Source : { $source }.
note-tide-only = Marée astronomique seule : le vent et la pression s’y ajoutent. Ne pas utiliser pour la navigation.
note-order = Coordonnées lues comme latitude, puis longitude.
note-sky = Calculé avec Astronomy Engine pour un horizon dégagé. Ne pas utiliser pour la navigation.

help-title = Ce que l’on peut demander
help-how = Demandez une ville ou un point : un simple nom comme Brest, ou des coordonnées comme 48.383,-4.495, donne la journée en bref. Ajoutez un jour si vous voulez.
help-example-today = aujourdhui Brest
help-example-tide = marée Brest demain
help-example-sun = soleil Reykjavik
help-example-moon = lune Sydney samedi
help-example-help = aide
help-example-about = apropos
help-note = Plus longtemps : marée Brest 3d. Un autre zéro : marée Brest datum=MSL.
about-title = Bellbuoy
about-what = Marées, soleil et lune pour tout lieu, calculés par Bellbuoy lui-même avec les constantes harmoniques de quelque 5 500 marégraphes.
about-limits = Il connaît la marée astronomique : ce qu’y ajoutent le vent et la pression n’y est pas. Il ne remplace pas les annuaires officiels.
about-credits = Marégraphes : NOAA (domaine public) ; TICON-4 de Hart-Davis, Dettmering et Seitz, et Kartverket (CC BY 4.0, creativecommons.org/licenses/by/4.0, adaptés), par la base de marées Neaps. Noms de lieux : GeoNames (geonames.org, CC BY 4.0). Fuseaux horaires : contributeurs d’OpenStreetMap (ODbL). Ciel : Astronomy Engine.

problem-command-unknown = La commande « { $command } » n’existe pas. Essayez aide.
problem-coordinates-unclear = « { $coordinates } » peut se lire de plusieurs façons, ou se contredit. Essayez un nombre avec N ou S et un autre avec E ou W, comme 48.383 N 4.495 W.
problem-could-not-ask = Le service de données ne répond pas pour le moment. Réessayez dans quelques minutes.
problem-datum-unknown = Je ne connais pas le zéro « { $datum } ». Essayez l’un de ceux-ci : { $known }.
problem-day-out-of-range = Je connais les jours du { $first } au { $last }. Essayez l’un de ceux-là.
problem-day-unknown = Le jour « { $day } » n’existe pas. Essayez aujourd’hui, demain, un jour de la semaine ou une date comme 2026-11-21.
problem-days-out-of-range = Je peux dire 1 à { $most } jours à la fois. Essayez 3d.
problem-key-refused = Le service de données refuse la clé de ce bot. Son exploitant devrait vérifier DATA_KEY.
problem-lat-out-of-range = La latitude { $lat } n’est pas sur le globe : elle va de -90 à 90. Essayez la latitude d’abord, comme 48.383,-4.495.
problem-link-without-point = Ce lien ne contient pas de coordonnées, et je n’en ouvre aucun. Essayez le nom du lieu, ou des coordonnées comme 48.383,-4.495.
problem-lng-out-of-range = La longitude { $lng } n’est pas sur le globe : elle va de -180 à 180. Essayez la latitude d’abord, comme 48.383,-4.495.
problem-minutes-out-of-range = Les minutes et les secondes d’un angle vont de 0 à 59 : { $minutes }, c’est trop. Essayez des décimales, comme 48.383,-4.495.
problem-no-station = Il n’y a pas de marégraphe par là.
problem-option-unknown = « { $option } » ne va pas avec cette commande. Essayez aide.
problem-place-missing = Quel lieu ? Essayez une ville ou des coordonnées, comme marée Brest.
problem-place-unknown = Je ne connais aucun lieu appelé « { $place } ». Essayez une ville voisine, avec son pays (Brest, France), ou des coordonnées comme 48.383,-4.495. Pour tout ce que l’on peut demander, essayez aide.
problem-plus-code-short = { $code } est la forme courte d’un plus code, il lui faut une ville. Essayez { $code } Brest.
problem-quota-used-up = Le quota du service de données est épuisé pour aujourd’hui. Il repart à 00:00 UTC.
problem-refused = Le service de données ne peut pas répondre : { $reasons }

bug = Quelque chose s’est mal passé ici, et vous n’y êtes pour rien. Référence pour l’exploitant de ce bot : { $reference }

door-write-first = Ouvrez d’abord une conversation avec moi : ce que vous demandez ne regarde que vous, et je ne peux pas vous écrire avant que vous ne m’ayez écrit.
