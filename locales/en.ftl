# English. Terms: UK Hydrographic Office (high water, low water, springs, neaps, making, taking off).

# Commands. A name list starts with the name that is shown; all are understood.
command-today-name = today
command-today-description = Tide, sun and moon of a place in brief
command-tide-name = tide|tides
command-tide-description = High and low water, and what the tide is doing now
command-sun-name = sun
command-sun-description = Sunrise, sunset, day length and twilight
command-moon-name = moon
command-moon-description = Moon phase, moonrise, moonset and the phases to come
command-help-name = help|start
command-help-description = What you can ask
command-about-name = about
command-about-description = What Bellbuoy is, and whose data it uses

option-place-name = place
option-place-description = A town, or coordinates such as 48.383,-4.495
option-day-name = day
option-day-description = today, tomorrow, a weekday, a date such as 2026-11-21, or +3
option-days-name = days
option-days-description = How many days in a row
option-datum-name = datum
option-datum-description = The level that heights are measured from

# Days that can be typed
day-yesterday = yesterday
day-today = today
day-tomorrow = tomorrow

# Directions and units
hemispheres = N|E|S|W
compass = N|NNE|NE|ENE|E|ESE|SE|SSE|S|SSW|SW|WSW|W|WNW|NW|NNW
unit-nautical-miles = nm
duration-minutes = { $min } min
duration-hours = { $h } h { $min }
duration-seconds = { $min } min { $s } s
duration-only-seconds = { $s } s
percent = { $value }%
fact-label = { $label }:
distance-less = less than { $distance }
place-near = { $distance } { $direction } of { $place }
zone-at-sea = nautical time { $offset }

# Tide
tide-title = Tide at { $place }
tide-now-rising = Rising, { $level }; high water { $time }, { $height }, in { $in }.
tide-now-falling = Falling, { $level }; low water { $time }, { $height }, in { $in }.
high-water = High water
low-water = Low water
tide-none-that-day = { $day }: neither high nor low water.
tide-range = Range
tide-phase = Tides
tide-phase-springs = springs
tide-phase-neaps = neaps
tide-phase-making = making, towards springs
tide-phase-taking-off = taking off, towards neaps
tide-far-station = The nearest tide station, { $station }, is { $distance } away: times and heights here may be quite different.
answer-stale = Last asked { $days ->
    [0] today
    [one] { $days } day ago
   *[other] { $days } days ago
  }: the data service does not answer now.

datum-hat = highest astronomical tide
datum-mhhw = mean higher high water
datum-mhw = mean high water
datum-msl = mean sea level
datum-mlw = mean low water
datum-mllw = mean lower low water
datum-lat = lowest astronomical tide

# Sun
sun-title = Sun at { $place }, { $day }
sun-rise = Sunrise
sun-set = Sunset
sun-noon = Solar noon
sun-day-length = Day length
sun-longer = { $by } longer than the day before
sun-shorter = { $by } shorter than the day before
sun-next-rise = Sunrise { $time }, in { $in }.
sun-next-set = Sunset { $time }, in { $in }.
sun-rise-and-set = Sunrise { $rise }, sunset { $set }.
sun-set-and-rise = Sunset { $set }, sunrise { $rise }.
sun-only-rise = Sunrise { $rise }; the sun does not set that day.
sun-only-set = Sunset { $set }; the sun does not rise that day.
sun-polar-day = Midnight sun: it stays up all day.
sun-polar-night = Polar night: the sun does not rise.
sun-twilight = Twilight (dawn, dusk)
sun-civil = Civil
sun-nautical = Nautical
sun-astronomical = Astronomical

# Moon
moon-title = Moon at { $place }, { $day }
moon-now = { $phase }, { $lit } lit.
moon-new = New moon
moon-waxing-crescent = Waxing crescent
moon-first-quarter = First quarter
moon-waxing-gibbous = Waxing gibbous
moon-full = Full moon
moon-waning-gibbous = Waning gibbous
moon-third-quarter = Last quarter
moon-waning-crescent = Waning crescent
moon-rise = Moonrise
moon-set = Moonset
moon-no-rise = The moon does not rise that day.
moon-no-set = The moon does not set that day.
moon-up-all-day = The moon is up all day.
moon-down-all-day = The moon stays below the horizon all day.
moon-next-phases = Next phases

# More of the sky
sun-golden = Golden hour
sun-blue = Blue hour
sun-march-equinox = March equinox
sun-june-solstice = June solstice
sun-september-equinox = September equinox
sun-december-solstice = December solstice
moon-distance = Distance
moon-nearest = { $distance }, nearest { $when }
moon-farthest = { $distance }, farthest { $when }
moon-supermoon = Full moon (supermoon)
eclipses-next = Next eclipses seen from here
eclipse-moon = Moon, { $kind }
eclipse-sun = Sun, { $kind }
eclipse-partial = partial
eclipse-annular = annular
eclipse-total = total
planets-up = Planets at dusk
planet-mercury = Mercury
planet-venus = Venus
planet-mars = Mars
planet-jupiter = Jupiter
planet-saturn = Saturn

# Today
today-title = { $place }, { $day }
today-no-station = No tide station within 100 km, so no tide here.

# Notes
note-station = Station { $station }.
note-station-distance = Station { $station }, { $distance } away.
note-datum = Heights above { $datum } ({ $meaning }).
note-zone = Times: { $zone }.
note-source = Source: { $source }.
note-tide-only = Astronomical tide only: wind and air pressure come on top. Not for navigation.
note-order = Coordinates read as latitude, then longitude.
note-sky = Computed with Astronomy Engine for a level horizon. Not for navigation.

# Digests
digest-late = Delayed: this was due { $due }. Here is how it is now.
digest-ended = Your digest “{ $what }” has ended
digest-ended-why = It could not be sent any more ({ $reason }). Once I can write there again, digest resume brings it back.

# Help and about
help-title = What you can ask
help-how = Ask about a town or a point: a bare name such as Brest, or coordinates such as 48.383,-4.495, gives you the day in brief. Add a day where you like.
help-example-today = today Brest
help-example-tide = tide Brest tomorrow
help-example-sun = sun Reykjavik
help-example-moon = moon Sydney saturday
help-example-help = help
help-example-about = about
help-note = For longer: tide Brest 3d. For another datum: tide Brest datum=MSL.
about-title = Bellbuoy
about-what = Tides, sun and moon for any place, computed by Bellbuoy itself from the harmonic constants of some 5,500 tide stations.
about-limits = It knows the astronomical tide: what wind and air pressure add is not in it. It is no substitute for official tables.
about-credits = Tide stations: NOAA (public domain); TICON-4 by Hart-Davis, Dettmering and Seitz, and Kartverket (both CC BY 4.0, creativecommons.org/licenses/by/4.0, adapted), by way of the Neaps tide database. Place names: GeoNames (geonames.org, CC BY 4.0). Time zones: OpenStreetMap contributors (ODbL). Sky: Astronomy Engine.

# What can go wrong: one sentence each, with what to try
problem-command-unknown = There is no command “{ $command }”. Try help.
problem-coordinates-unclear = “{ $coordinates }” can be read in more than one way, or contradicts itself. Try one number with N or S and one with E or W, such as 48.383 N 4.495 W.
problem-could-not-ask = The data service does not answer at the moment. Please try again in a few minutes.
problem-datum-unknown = “{ $datum }” is not a datum I know. Try one of { $known }.
problem-day-out-of-range = I know days from { $first } to { $last }. Try one of those.
problem-day-unknown = There is no day “{ $day }”. Try today, tomorrow, a weekday or a date such as 2026-11-21.
problem-days-out-of-range = I can tell 1 to { $most } days at once. Try 3d.
problem-key-refused = The data service refuses this bot’s key. Whoever runs the bot should check DATA_KEY.
problem-lat-out-of-range = Latitude { $lat } is not on the globe: it runs from -90 to 90. Try latitude first, such as 48.383,-4.495.
problem-link-without-point = There are no coordinates written in this link, and I open none. Try the name of the place, or coordinates such as 48.383,-4.495.
problem-lng-out-of-range = Longitude { $lng } is not on the globe: it runs from -180 to 180. Try latitude first, such as 48.383,-4.495.
problem-minutes-out-of-range = Minutes and seconds of an angle run from 0 to 59: { $minutes } is too many. Try decimals, such as 48.383,-4.495.
problem-no-station = There is no tide station near there.
problem-option-unknown = “{ $option }” does not fit this command. Try help.
problem-place-missing = Which place? Try a town or coordinates, such as tide Brest.
problem-place-unknown = I know no place called “{ $place }”. Try a town nearby, with its country (Brest, France), or coordinates such as 48.383,-4.495. For all that you can ask, try help.
problem-plus-code-short = { $code } is the short form of a plus code, which needs a town. Try { $code } Brest.
problem-quota-used-up = Today’s quota of the data service is used up. It starts anew at 00:00 UTC.
problem-refused = The data service cannot answer that: { $reasons }

bug = Something went wrong here, and it is not your doing. Reference for whoever runs this bot: { $reference }

# Doors
door-write-first = Open a chat with me first: what you asked is for your eyes alone, and I may not write to you before you have written to me.
