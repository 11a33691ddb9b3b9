# English. Terms: UK Hydrographic Office (high water, low water, springs, neaps, making, taking off).

# Commands. A name list starts with the name that is shown; all are understood.
command-today-name = today
command-today-description = Tide, weather, sea, sun and moon of a place in brief
command-tide-name = tide|tides|high tide|high tides|low tide|low tides|high water|low water
command-tide-description = High and low water, and what the tide is doing now
command-weather-name = weather|wind|forecast
command-weather-description = Wind, rain and temperature: now, by three hours, and the days that follow
command-waves-name = waves|sea|swell|surf
command-waves-description = Wave height, period and direction, swell, water temperature and current
command-sun-name = sun
command-sun-description = Sunrise, sunset, day length and twilight
command-moon-name = moon
command-moon-description = Moon phase, moonrise, moonset and the phases to come
command-stations-name = stations|station
command-stations-description = The tide stations nearest to a place, and how good they are
command-digest-name = digest|digests
command-digest-description = Answers that come by themselves, at times you set
command-digest-list-name = list|show
command-digest-list-description = The digests of this chat, and how the last ones went
command-digest-add-name = add|new|set
command-digest-add-description = Have an answer sent here at set times
command-digest-pause-name = pause|stop
command-digest-pause-description = Send nothing of a digest until it is resumed
command-digest-resume-name = resume|start
command-digest-resume-description = Go on with a digest that was paused or has ended
command-digest-remove-name = remove|delete|forget|off|end|cancel
command-digest-remove-description = Delete a digest
command-digest-test-name = test|try
command-digest-test-description = Send a digest now, to see whether it arrives
command-digest-move-name = move|change
command-digest-move-description = Give a digest other times, or bring it here from another chat
command-settings-name = settings|set
command-settings-description = Language, units, clock and datum of your answers
command-place-name = place|places
command-place-description = Your own places: home, and names of your choice
command-place-list-name = list|show
command-place-list-description = Home and the places you have saved
command-place-save-name = save|add
command-place-save-description = Give a place a name of your own
command-place-home-name = home
command-place-home-description = The place that is meant where you name none
command-place-forget-name = forget|remove|delete
command-place-forget-description = Forget a place you saved, or home
command-privacy-name = privacy
command-privacy-description = What is kept about you, and how to see or delete it
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
option-name-name = name
option-name-description = A name of your own, such as cabin
option-time-name = time
option-time-description = 07:00, or 07:00,19:00, or sunrise-1h, high tide-90m, full moon 18:00
option-weekdays-name = weekdays
option-weekdays-description = daily, mon-fri, sat,sun: every day where you say nothing
option-what-name = what
option-what-description = A command with its options, such as tide 2d: today where you say nothing
option-zone-name = zone
option-zone-description = The time zone that is meant, such as UTC: the place’s own where you say nothing
option-number-name = number
option-number-description = The number of a digest, as digest list tells it
option-mark-name = mark
option-mark-description = The mark of a digest of yours in another chat, as digest list tells it there
option-language-name = language
option-language-description = The language of your answers
option-units-name = units
option-units-description = All units at once
option-height-name = height
option-height-description = The unit of heights and waves
option-wind-name = wind
option-wind-description = The unit of wind
option-temperature-name = temperature
option-temperature-description = The unit of temperatures
option-pressure-name = pressure
option-pressure-description = The unit of air pressure
option-distance-name = distance
option-distance-description = The unit of distances
option-clock-name = clock
option-clock-description = 24 hours, or twice 12
option-for-name = for
option-for-description = For you, or for everybody in this channel
option-link-name = link
option-link-description = The code that settings link has given you on another platform
option-action-name = action
option-action-description = See all of it, or delete it

# Which place
choice-namesakes = Which { $place } do you mean?
choice-area = Which place in { $place }?
choice-misspelled = I know no place called “{ $place }”. Did you mean { $count ->
    [1] { $first }
   *[other] one of these
  }?
place-at-sea = by the sea
place-from-sea = { $distance } from the sea

# Days that can be typed
day-short-weekdays = sun|mon|tue|wed|thu|fri|sat

# Times and days of the week that can be typed; the first is shown
time-dawn = dawn
time-sunrise = sunrise
time-sunset = sunset
time-dusk = dusk
time-moonrise = moonrise
time-moonset = moonset
time-high = high tide|high water|high
time-low = low tide|low water|low
time-new = new moon
time-first-quarter = first quarter
time-full = full moon
time-third-quarter = last quarter|third quarter
weekdays-daily = daily|everyday
weekdays-work = weekdays|workdays
weekdays-weekend = weekend|weekends

# Directions and units
hemispheres = N|E|S|W
compass = N|NNE|NE|ENE|E|ESE|SE|SSE|S|SSW|SW|WSW|W|WNW|NW|NNW
day-first = 1
unit-beaufort = Bft
unit-nautical-miles = nm
duration-minutes = { $min } min
duration-hours = { $h } h { $min }
duration-whole-hours = { $h } h
duration-seconds = { $min } min { $s } s
duration-only-seconds = { $s } s
percent = { $value }%
fact-label = { $label }:
date-of-weekday = { $weekday } { $date }
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
tide-none-ahead = { $day }: no more high or low water.
tide-range = Range
tide-coefficient = Tidal coefficient (Brest)
tide-phase = Tides
tide-highest = Highest water
tide-lowest = Lowest water
tide-days-springs = Springs
tide-days-neaps = Neaps
tide-phase-springs = springs
tide-phase-neaps = neaps
tide-phase-making = making, towards springs
tide-phase-taking-off = taking off, towards neaps
tide-far-station = The nearest tide station, { $station }, is { $distance } away: times and heights here may be quite different.
tide-inland = { $place } lies inland: this is the tide at { $station }, { $distance } away.
tide-river = This is the tide at { $station }, { $distance } away by water. Up a river it comes later, maybe by hours.
tide-sheltered = This is the tide at { $station }, { $distance } away by water. In bays and lagoons it changes within a few kilometres.
tide-no-model = This is the tide at { $station }, { $distance } away by water: nothing nearer is known of this water.
tide-hardly = The sea hardly moves with the tide here, by { $range } in these days: wind and air pressure move it more.
tide-accuracy = Accuracy
tide-accuracy-value = ± { $minutes } min, ± { $height } in nine of ten cases like this
tide-accuracy-hours = times not known to the hour, heights ± { $height }
answer-stale = Last asked { $days ->
    [0] today
    [one] { $days } day ago
   *[other] { $days } days ago
  }: the data service has not sent anything newer yet.

datum-hat = highest astronomical tide
datum-mhhw = mean higher high water
datum-mhw = mean high water
datum-msl = mean sea level
datum-mlw = mean low water
datum-mllw = mean lower low water
datum-lat = lowest astronomical tide

# Sun
sun-title = Sun at { $place }, { $day }
sun-title-days = Sun at { $place }
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
moon-title-anywhere = Phases of the Moon
sun-title-anywhere = Seasons
moon-title-days = Moon at { $place }
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

# Stations
stations-title = Tide stations near { $place }
stations-datum = Chart datum
stations-source = Source
stations-quality = Prediction
stations-harmonic = from its own gauge
stations-subordinate = corrected from a reference station
stations-note = Press one for its tide. The nearest is not always the best: a gauge up a river or behind a cape has a tide of its own.

# Today
today-title = { $place }, { $day }
today-no-weather = No weather just now: its sources do not answer. Please try again in a few minutes.
today-at-noon = At midday: { $weather }
today-wind-and-sea = Wind and sea
today-no-station = No tide station within 100 km, so no tide here.

# Weather. Terms of the Met Office's marine glossary for the trend of the pressure.
weather-title = Weather at { $place }
weather-none-that-day = No forecast reaches { $day }.
weather-force = force { $force }
weather-speed-force = { $speed } (force { $force })
weather-wind = wind { $direction }{ $speed }
weather-wind-gusts = wind { $direction }{ $speed }, gusts { $gust }
weather-rain = rain { $amount } an hour
weather-cloud = cloud { $cover }
weather-visibility = visibility { $distance }
weather-pressure = { $pressure }.
weather-pressure-trend = { $pressure }, { $trend }.
trend-steady = steady
trend-rising-slowly = rising slowly
trend-rising = rising
trend-rising-quickly = rising quickly
trend-rising-very-rapidly = rising very rapidly
trend-falling-slowly = falling slowly
trend-falling = falling
trend-falling-quickly = falling quickly
trend-falling-very-rapidly = falling very rapidly
weather-strongest = Strongest
weather-at = { $what }, at { $time }
weather-rain-of-day = Rain to come
weather-range = { $low }–{ $high }
weather-outlook = Days that follow

# Waves. States of the sea: Douglas scale, WMO code 3700.
waves-title = Sea at { $place }
waves-none = No wave forecast reaches { $place }: it lies inland, or too far from the sea.
waves-none-that-day = { $day }: no forecast.
waves-now = Sea { $state }: { $waves }.
sea-states = glassy|rippled|smooth|slight|moderate|rough|very rough|high|very high|phenomenal
waves-swell = Swell
waves-swell-cell = swell { $height }
waves-wind-sea = Wind sea
waves-water = Water
waves-current = Current
waves-current-sets = { $speed }, setting { $direction }

# Notes
note-station = Station { $station }.
note-station-distance = Station { $station }, { $distance } away.
note-carried = Carried along the sea from { $station }, { $distance } away by water, with the tide model EOT20.
note-model = From the tide model EOT20: there is no gauge near.
note-datum = Heights above { $datum } ({ $meaning }).
note-zone = Times: { $zone }.
note-source = Source: { $source }.
note-weather = Forecast: { $sources }.
note-weather-age = Forecast, { $age } old at most: { $sources }.
note-stale-sources = Not the newest: { $sources }, { $age } old at most.
note-stale-weather = This was asked { $age } ago: the data service has not sent anything newer yet.
note-not-for-navigation = Not for navigation.
note-tide-only = Astronomical tide only: wind and air pressure come on top. Not for navigation.
note-order = Coordinates read as latitude, then longitude.
note-not-understood = Not understood: { $words }.
note-quoted = “{ $text }”
note-day-unused = The day makes no difference here.
note-read-as = I read “{ $typed }” as “{ $meant }”.
note-days-cut = At most { $count } days are shown at once.
note-harbour = { $area }: this is for { $harbour }.
note-sky = Computed with Astronomy Engine for a level horizon. Not for navigation.

# Digests
digest-title = Digest { $number }: { $what }, { $place }
digest-list-title = Digests of this chat
digest-none = There is no digest in this chat yet
digest-there-already = This digest was there already; no second one was made.
digest-which-time = At what time shall it come?
digest-how = Try digest add Brest 07:00, or digest add Brest high tide-90m mon-fri tide.
digest-when = When
digest-next = Next
digest-next-unknown = cannot be told now; digest list tells it later
digest-crowded = So many are due then that yours may come as late as { $by }.
digest-state = State
digest-state-paused = paused
digest-state-gone = ended: { $reason }
digest-last = Last sent
digest-failed = Last failure
digest-too-late = too late to send
digest-mark = Mark
digest-every-day = every day
digest-before = { $by } before { $event }
digest-after = { $by } after { $event }
digest-done-pause = Digest { $number } ({ $what }) is paused
digest-done-resume = Digest { $number } ({ $what }) goes on
digest-done-remove = Digest { $number } ({ $what }) is deleted
digest-done-test = Digest { $number } ({ $what }) is on its way
digest-late = Delayed: this was due { $due }. Here is how it is now.
digest-ended = Your digest “{ $what }” has ended
digest-ended-why = It could not be sent any more ({ $reason }). Once I can write there again, digest resume brings it back.

# Help and about
help-title = What you can ask
help-how = Ask about a town or a point: a bare name such as Brest, or coordinates such as 48.383,-4.495, gives you the day in brief. Add a day where you like.
help-example-today = today Brest
help-example-tide = tide Brest tomorrow
help-example-weather = weather Brest
help-example-waves = waves Biarritz tomorrow
help-example-sun = sun Reykjavik
help-example-moon = moon Sydney saturday
help-example-stations = stations Brest
help-example-digest = digest add Brest 07:00
help-example-settings = settings units nautical
help-example-place = place save cabin Brest
help-example-privacy = privacy
help-example-help = help
help-example-about = about
help-note = For longer: tide Brest 3d. For another datum: tide Brest datum=MSL.
about-title = Bellbuoy
about-what = Tides, weather, sun and moon for any place. Tides and sky are computed by Bellbuoy itself, from the harmonic constants of some 5,500 tide stations; the weather comes from public services, named with each answer.
about-limits = It knows the astronomical tide: what wind and air pressure add is not in it. It is no substitute for official tables.
about-credits = Tide stations: NOAA (public domain); TICON-4 by Hart-Davis, Dettmering and Seitz, and Kartverket (both CC BY 4.0, creativecommons.org/licenses/by/4.0, adapted), by way of the Neaps tide database. Tide model: EOT20 by Hart-Davis and others (doi.org/10.17882/79489, CC BY 4.0, adapted), thinned by Trail Sense. Place names: GeoNames (geonames.org, CC BY 4.0). Time zones: OpenStreetMap contributors (ODbL). Coasts: Natural Earth. Sky: Astronomy Engine. Weather: Open-Meteo.com, DWD, NOAA, Météo-France, Copernicus, Met Office, MET Norway, SMHI, FMI, DMI and ECMWF (CC BY 4.0 and similar).

# What can be chosen. A list starts with the word that is shown; all are understood.
choice-auto = automatic|auto|default
choice-metric = metric
choice-imperial = imperial
choice-nautical = nautical
choice-m = m|metres|meters
choice-ft = ft|feet
choice-km = km|kilometres|kilometers
choice-nm = nm|nautical-miles
choice-mi = miles|mi
choice-kn = kn|knots
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
choice-me = me|mine
choice-channel = channel|group|here
choice-export = export
choice-forget = forget|delete

# Settings
setting-language = Language
setting-units = Units
setting-height = Height
setting-wind = Wind
setting-temperature = Temperature
setting-pressure = Pressure
setting-distance = Distance
setting-clock = Clock
setting-datum = Datum
settings-title = Your settings
settings-title-channel = Settings of this channel
settings-how = Press what you would like to change, or type it, such as: settings units nautical. Automatic is the language of your app and the units people use at the place.
settings-changed = Changed: { $what }
settings-choose = { $setting }: which?
button-link = Link another account
link-code-title = Your code: { $code }
link-code-how = On your other account, type within ten minutes: settings link { $code }. It works once. Both accounts are then asked, each is shown the other, and nothing is shared before both have agreed.
button-link-state = Typed it? Go on here
link-question = Link this account with { $account }?
link-question-what = Only if that account is yours: both then use the settings, home and saved places of both, and either of them can export all of it, digests included. settings link off takes it back; each account keeps what was set or saved on it.
link-question-others = It is linked with { $count ->
    [one] another account
   *[other] { $count } other accounts
  } already, which would share all this.
button-link-yes = Yes, link
button-link-no = No, do not link
link-no-word = no
link-pending = Waiting for consent: { $account }
link-pending-how = Type settings link there, within ten minutes, and agree. Nothing is shared before.
link-other-account = your other account, where the code is to be typed
link-refused = Nothing was linked.
linked-title = Your accounts are linked.
linked-what = They share settings and places: { $platforms }. To take it back: settings link off.
link-off-word = off|unlink
unlinked-title = This account is no longer linked.
unlinked-what = Each account has again what was set or saved on it, before the link and since.

# Own places. The first of the list is what is shown; all are understood.
place-home = home
place-list-title = Your places
place-list-none = None yet. Try place save cabin Brest, or place home Brest.
place-saved-title = Saved: { $name } is { $place }
place-saved-how = Type { $name } wherever a place is asked for, such as tide { $name }.
place-home-title = Home is { $place }
place-home-how = From now on, where you name no place, home is meant.
place-forgotten-title = Forgotten: { $name }
button-make-home = Make { $place } my home
button-change-digest = Change …
button-set-home = Another home …
form-digest-add = A digest of this
form-digest-move = Other times for the digest
form-place-home = Your home port
button-install-server = Add to a server
button-install-account = Add to my account
message-command-name = Tide and weather there
app-description = High and low water, tide curves, weather, waves, sun and moon for any place in the world, in answers that fit a phone. Ask /today, /tide or /weather for a name, coordinates or your saved places, and have digests sent at the hours you choose. English, French and German. Not for navigation.
button-units = Units …
button-other-station = Another station …
button-add-digest = Send me this regularly …

# Privacy
privacy-title = What is kept about you, and why
privacy-account = The number of your account on this platform: to know you again; and the day you last used it: all that is kept about you is deleted after 18 months without use, unless one of your digests is still being sent. On the web, where a session takes the place of an account, after 30 days.
privacy-settings = What you chose in settings, and your home: to answer in your way.
privacy-places = The places you saved, the last five you asked about and, with their name, those you chose among namesakes, to some 100 m, and a pin only where you save it: to save you typing.
privacy-digests = Your digests: to send them.
privacy-rest = No other texts. In the log you are a number that changes every month; nothing is passed on but a place name that is unknown here: it is looked up at Open-Meteo, without a word about you, unless the operator has turned that off.
button-privacy-export = Show me everything
button-privacy-forget = Delete everything
privacy-export-title = Everything that is kept about you
privacy-forget-title = Delete everything that is kept about this account?
privacy-forget-what = Settings, places and digests go at once and for good. What was set or saved on a linked account stays there until you ask for the same there. Without buttons, type: privacy forget yes.
# The first is shown above; all are understood.
privacy-confirm-word = yes|confirm
button-privacy-confirm = Yes, delete it
button-privacy-keep = No, keep it
privacy-forgotten-title = Done: nothing is kept about this account any more.

# What can go wrong: one sentence each, with what to try
problem-command-unknown = There is no command “{ $command }”. Try help.
problem-coordinates-unclear = “{ $coordinates }” can be read in more than one way, or contradicts itself. Try one number with N or S and one with E or W, such as 48.383 N 4.495 W.
problem-could-not-ask = The data service does not answer at the moment. Please try again in a few minutes.
problem-datum-unknown = “{ $datum }” is not a datum I know. Try one of { $known }.
problem-day-out-of-range = I know days from { $first } to { $last }. Try one of those.
problem-day-unknown = There is no day “{ $day }”. Try today, tomorrow, a weekday or a date such as 2026-11-21.
problem-days-out-of-range = I can tell 1 to { $most } days at once. Try 3d.
problem-digest-nowhere = Nothing can be sent here by itself. Set up a digest on Discord or Telegram.
problem-digest-test-too-soon = That digest was tested a short while ago. Try again in ten minutes.
problem-digest-unknown = There is no digest { $number } here. Try digest list.
problem-digest-number-missing = Which digest? There are several in this chat. Try digest list, then the number, such as digest off 2.
problem-digest-none = There is no digest in this chat.
problem-digest-what-unfit = “{ $what }” cannot be a digest. Try a command about a place, such as today, tide, sun or moon.
problem-home-missing = You have not told me yet where home is. Try place home Brest.
problem-key-refused = The data service refuses this bot’s key. Whoever runs the bot should check DATA_KEY.
problem-lat-out-of-range = Latitude { $lat } is not on the globe: it runs from -90 to 90. Try latitude first, such as 48.383,-4.495.
problem-link-code-unknown = I know no such code, or its ten minutes are over. Try settings link on your other account.
problem-link-none = This account is not linked with another.
problem-link-too-often = That was tried too often. Wait ten minutes, then try settings link again.
problem-link-without-point = There are no coordinates written in this link, and I open none. Try the name of the place, or coordinates such as 48.383,-4.495.
problem-lng-out-of-range = Longitude { $lng } is not on the globe: it runs from -180 to 180. Try latitude first, such as 48.383,-4.495.
problem-minutes-out-of-range = Minutes and seconds of an angle run from 0 to 59: { $minutes } is too many. Try decimals, such as 48.383,-4.495.
problem-name-missing = Which name? Try place save cabin Brest.
problem-name-unfit = “{ $name }” cannot be the name of a place: it means something else, or is too long. Try a word such as cabin.
problem-name-unknown = You have no place called “{ $name }”. Try place list.
problem-no-channel = There is no channel here. Try it in a group or in a channel of a server.
problem-no-station = There is no tide station near there.
problem-user-anonymous = I cannot tell here who you are, so I can keep nothing for you. Try it where you have an account.
problem-not-manager = That is for those who manage this channel. Try settings for yourself.
problem-not-manager-there = This digest is sent to a channel that you do not manage, as far as I can tell: only those who do may move it.
problem-option-unknown = “{ $option }” does not fit this command. Try help.
problem-place-missing = Which place? Try a town or coordinates, such as tide Brest.
problem-place-names-unavailable = Place names cannot be looked up just now. Coordinates such as 48.383,-4.495 and the names of tide stations work; please try a name again later.
problem-place-unknown = I know no place called “{ $place }”. Try a town nearby, with its country (Brest, France), or coordinates such as 48.383,-4.495. For all that you can ask, try help.
problem-plus-code-short = { $code } is the short form of a plus code, which needs a town. Try { $code } Brest.
problem-quota-used-up = Today’s quota of the data service is used up. It starts anew at 00:00 UTC.
problem-refused = The data service cannot answer that: { $reasons }
problem-setting-unknown = “{ $setting }” is no setting. Try one of { $known }.
problem-setting-value-unknown = { $setting } cannot be “{ $value }”. Try one of { $known }.
problem-store-unavailable = The database does not work at the moment, so that nothing can be looked up or kept there. Please try again in a few minutes.
problem-tide-inland = { $place } lies inland: the nearest tide station, { $station }, is { $km } km away. Try a place on the coast, or stations { $place }.
problem-tide-too-far = The nearest tide station, { $station }, is { $km } km from { $place }, maybe on another sea: its tide says nothing of the water there. Try stations { $place }.
problem-time-missing = At what time? Try 07:00, sunrise-1h or high tide-90m, such as digest add Brest 07:00.
problem-time-unknown = “{ $time }” is not a time I know. Try 07:00, sunrise-1h, high tide-90m or full moon 18:00.
problem-too-many-digests = More than { $most } digests are too many. Try digest list, and remove one.
problem-too-many-places = I can keep { $most } places for you. Try place forget for one of them.
problem-too-many-questions = That was a lot at once, and others want to ask, too. Please try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
problem-weather-silent = No weather just now: its sources do not answer. Please try again in a few minutes; tide, sun and moon can be told.
problem-weekdays-unknown = “{ $days }” are not days I know. Try daily, mon-fri or sat,sun.
problem-zone-unknown = There is no time zone “{ $zone }”. Try UTC or Europe/Paris.

bug = Something went wrong here, and it is not your doing. Reference for whoever runs this bot: { $reference }

# Adapters
telegram-open-chat-first = Open a chat with me first: what you asked is for your eyes alone, and I may not write to you before you have written to me.

# The first line of an answer: just what was asked
headline-today = today
headline-tomorrow = tomorrow
headline-on = on { $day }
headline-event = { $event } in { $place } { $day }: { $time }.
headline-event-in = { $event } in { $place } { $day }: { $time }, in { $by }.
headline-event-ago = { $event } in { $place } { $day }: { $time }, { $by } ago.
headline-value = { $what } in { $place } { $day }: { $value }.
headline-none = { $what } in { $place } { $day }: none. { $reason }
headline-no = { $what } in { $place } { $day }: none.
headline-next-full = Next full moon: { $when }.
headline-next-new = Next new moon: { $when }.
headline-season = { $what }: { $when }.
headline-time-height = { $time } ({ $height })
headline-next-high = Next high water at { $place }: { $time }, { $height }, in { $in }.
headline-next-low = Next low water at { $place }: { $time }, { $height }, in { $in }.
headline-then = Then { $list }.
headline-height-now = Now: { $height } above { $datum }, { $state }.
headline-height-at = At { $time } { $day }: { $height } above { $datum }, { $state }.
headline-state-near-high = near high water
headline-state-near-low = near low water
headline-state-rising = rising
headline-state-falling = falling
headline-way-up = rises
headline-way-down = falls
headline-yes = Yes: { $line }
headline-no-answer = No: { $line }
headline-state-now-high-was = high water was at { $time }, it { $way } now, { $height }.
headline-state-now-high-comes = high water is at { $time }, it { $way } now, { $height }.
headline-state-now-low-was = low water was at { $time }, it { $way } now, { $height }.
headline-state-now-low-comes = low water is at { $time }, it { $way } now, { $height }.
headline-state-then-high-was = high water is at { $time }, at { $asked } it { $way }, { $height }.
headline-state-then-high-comes = high water is at { $time }, at { $asked } it { $way }, { $height }.
headline-state-then-low-was = low water is at { $time }, at { $asked } it { $way }, { $height }.
headline-state-then-low-comes = low water is at { $time }, at { $asked } it { $way }, { $height }.
headline-above = Above { $height } ({ $datum }) at { $place } { $day }: { $value }.
headline-below = Below { $height } ({ $datum }) at { $place } { $day }: { $value }.
headline-never-above = Never above { $height } ({ $datum }) at { $place } { $day }.
headline-never-below = Never below { $height } ({ $datum }) at { $place } { $day }.
headline-always-above = Above { $height } ({ $datum }) at { $place } { $day }: all day.
headline-always-below = Below { $height } ({ $datum }) at { $place } { $day }: all day.
headline-most = { $what } in { $place } { $day }: up to { $value }, at { $time }.
headline-least = { $what } in { $place } { $day }: down to { $value }, at { $time }.
headline-at = { $what } in { $place } { $day } at { $time }: { $value }.
headline-range = { $what } in { $place } { $day }: { $low } to { $high }.
headline-rain = Rain in { $place } { $day }: likely from { $time }, { $amount }.
headline-dry = No rain in { $place } { $day }.
headline-wind = Wind
headline-gust = Gusts
headline-temperature = Temperature
headline-cloud = Cloud
headline-pressure = Air pressure
headline-visibility = Visibility
headline-period = Wave period
headline-waves = Waves
headline-water = Water temperature

# Pictures. Short: they stand in narrow places.
picture-tide = Tide · { $days }
picture-above = { $unit } above { $datum }
picture-datum-is = Heights above { $datum }
picture-now-level = Now { $level }
picture-height-in = { $height }, in { $in }
picture-between = between { $low } and { $high }
picture-no-turn = neither high nor low water
picture-coefficient = coefficient { $value }
picture-phase-springs = springs
picture-phase-neaps = neaps
picture-phase-making = making
picture-phase-taking-off = taking off
picture-lit = { $lit } lit
picture-sun = Sun
picture-sun-up = Midnight sun
picture-sun-down = Polar night
picture-sun-rise-set = Sunrise – sunset
picture-tide-alt = Tide curve of { $place }, { $days }, above { $datum }
picture-highest = Highest
picture-lowest = Lowest
picture-weather = Weather · { $days }
picture-wind = wind { $speed }
picture-wind-gusts = wind { $speed }, gusts { $gust }
picture-strongest-gust = gusts up to { $speed } at { $time }
picture-strongest-wind = wind up to { $speed } at { $time }
picture-rain-sum = { $amount } of rain
picture-weather-alt = Weather at { $place }, { $days }
picture-now-is = Now: { $weather }
picture-waves = Sea · { $days }
picture-highest-waves = highest waves, { $time }
picture-every = every { $seconds } s
picture-water = water { $temperature }
picture-both = Swell and wind sea together
picture-waves-alt = Waves at { $place }, { $days }
picture-today-alt = { $place }, { $day }
picture-moon = Moon · { $days }
picture-moon-up = { $time }, { $altitude }° above the horizon
picture-moon-rising = At moonrise, { $time }
picture-moon-down = Below the horizon
picture-zenith-up = The zenith is up: as it stands in the sky.
picture-moon-alt = Moon at { $place }, { $days }: { $phase }, { $lit }.
picture-moon-noon = The Moon at noon of each day.
picture-moon-month-alt = Moon at { $place }, { $days }.
picture-moon-next = { $phase } { $time }.
picture-sun-day = Sun · { $days }
picture-sun-alt = Sun at { $place }, { $days }: { $headline } Day length { $length }.
picture-rise = Rise
picture-set = Set
picture-tide-month-alt = High waters at { $place }, { $month }, above { $datum }: the highest { $height }, { $time }.

# Pages in a browser
page-ask = Ask
page-docs = Data service
page-skip = To the text
page-navigation = Pages
page-not-navigation = Not for navigation.
page-astronomical = The tide is the astronomical one: wind and air pressure can raise or lower the water.
page-ask-title = Tides and weather, for any place at sea or on the coast
page-ask-description = High and low water, wind, waves, sun and moon for any place at sea or on the coast. Ask in your own words.
page-not-found = There is no such page
page-not-found-why = The address may be mistyped, or the page has gone.
page-failed = That did not work
page-to-ask = Ask about a place
page-ask-label = Where, what and when?
page-ask-placeholder = tide Brest tomorrow
page-ask-button = Ask
page-locate = Use my location
page-busy = One moment …
page-no-location = Your device does not say where you are.
page-offline = No connection. Please try again.
page-examples-title = For example
page-examples = tide Brest tomorrow|weather in Cowes|when is high tide in Dover?|waves at Biarritz this weekend|sunset in Lisbon|full moon in Sydney
page-days = Days
page-topics = More about this place
page-more = Further
page-place-open = Keep open
