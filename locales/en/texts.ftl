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
command-current-name = current|currents|stream|streams|slack
command-current-description = Tidal stream: slack water, strongest flood and ebb, and the stream now
command-warnings-name = warnings|warning
command-warnings-description = Official warnings of wind, sea and weather at a place, as issued
command-sun-name = sun
command-sun-description = Sunrise, sunset, day length and twilight
command-moon-name = moon
command-moon-description = Moon phase, moonrise, moonset and the phases to come
command-when-name = when
command-when-description = The next times at which tide, weather and sky are as you want them
command-stations-name = stations|station
command-stations-description = The tide stations nearest to a place, and how good they are
command-calendar-name = calendar|ics|ical
command-calendar-description = Tides, springs and phases of the Moon for your calendar
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
command-alert-name = alert|alerts
command-alert-description = Be written to when tide, weather and sky will be as you want them
command-alert-list-name = list|show
command-alert-list-description = The alerts of this chat
command-alert-add-name = add|new|set|watch
command-alert-add-description = Be written to here when such a time comes, moves or is lost
command-alert-change-name = change|edit|modify|update
command-alert-change-description = Give an alert other conditions, times or another place
command-alert-pause-name = pause|stop
command-alert-pause-description = Send nothing of an alert until it is resumed
command-alert-resume-name = resume|start
command-alert-resume-description = Go on with an alert that was paused or has ended
command-alert-remove-name = remove|delete|forget|off|end|cancel
command-alert-remove-description = Delete an alert
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
command-place-port-name = port|differences|corrections
command-place-port-description = Differences of a saved port: times and heights, sill, draught
command-preset-name = preset|presets|pursuit|pursuits
command-preset-description = Pursuits such as surfing, and your own limits for them
command-preset-list-name = list|show
command-preset-list-description = All pursuits with their limits, your own marked
command-preset-save-name = save|set|change
command-preset-save-description = Set your own limits for a pursuit, such as wind under 15 kn
command-preset-reset-name = reset|forget|default
command-preset-reset-description = Go back to the usual limits of a pursuit
command-privacy-name = privacy
command-privacy-description = What is kept about you, and how to see or delete it
command-help-name = help|start
command-help-description = What you can ask
command-accuracy-name = accuracy
command-accuracy-description = How right the predictions are: what they were compared with, and the known faults
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
option-conditions-name = conditions
option-conditions-description = Such as low tide below 0.5 m in daylight, wind under 12 kn
option-lead-name = lead
option-lead-description = How long before it begins you are told: 6h, 90m, 2d; a day without
option-moved-name = moved
option-moved-description = You are told where its start or end moves by more than this; 1h without
option-cooldown-name = cooldown
option-cooldown-description = After a message none about another time for so long; 6h without
option-quiet-name = quiet
option-quiet-description = Hours in which nothing is sent: 22-7 without, off for none
option-preset-name = preset
option-preset-description = A pursuit with conditions of its own
option-name-name = name
option-name-description = A name of your own, such as cabin
option-port-name = differences
option-port-description = hw +10 -0.3 lw -5 +0.1 sill 2.5 draught 1.8: minutes and metres; none takes them back
option-time-name = time
option-time-description = 07:00, or 07:00,19:00, or sunrise-1h, high tide-90m, full moon 18:00
option-weekdays-name = weekdays
option-weekdays-description = daily, mon-fri, sat,sun: every day where you say nothing
option-what-name = what
option-what-description = A command with its options, such as tide 2d: today where you say nothing
option-zone-name = zone
option-zone-description = The time zone that is meant, such as UTC: the place’s own where you say nothing
option-number-name = number
option-number-description = The number of a digest or alert, as the list tells it
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
time-and = and|&|+
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
weekdays-weekend = weekend|weekends

# Directions and units
hemispheres = N|E|S|W
compass = N|NNE|NE|ENE|E|ESE|SE|SSE|S|SSW|SW|WSW|W|WNW|NW|NNW
day-first = 1
unit-beaufort = Bft
unit-nautical-miles = nm
unit-knots = kn
duration-minutes = { $min } min
duration-hours = { $h } h { $min }
duration-days-ahead = { $days } days
duration-whole-hours = { $h } h
duration-seconds = { $min } min { $s } s
duration-only-seconds = { $s } s
percent = { $value }%
fact-label = { $label }:
list-between = {"; "}
date-of-weekday = { $weekday } { $date }
distance-less = less than { $distance }
place-near = { $distance } { $direction } of { $place }
place-in = { $place }, { $area }
place-stands-for = { $place } (for { $area })
zone-at-sea = nautical time { $offset }

# Tide
tide-title = Tide at { $place }
tide-title-mouth = { $kind ->
    [gauge] Tide at { $station }, seaward of { $place }
   *[other] Tide at the mouth: sea model EOT20 (for { $place })
}
tide-now = { $way ->
     [rising] Now rising
    *[falling] Now falling
}{ $source ->
    [measured] {""}
   *[predicted] {""}, { $level }
}; { $water } { $time }, { $height }, in { $in }.
high-water = High water
low-water = Low water
tide-none-that-day = { $day }: neither high nor low water.
tide-none-ahead = { $day }: no more high or low water.
tide-range = Range
tide-coefficient = Tidal coefficient (Brest)
# Not shown: coefficient or height, by which springs and neaps are told
springs-told-by = height
# Not shown: the unit of wind in every forecast of the language (de: Deutscher Wetterdienst), or place for that of the place
wind-told-in = place
coefficient-coast = the Channel and Atlantic coast of France
tide-next-big = Next tidal coefficient of 100 or more, at Brest: { $list }.
tide-phase = Tides
tide-highest = Highest water
tide-lowest = Lowest water
tide-days-springs = Springs
tide-days-weaker-springs = Weaker springs
tide-days-neaps = Neaps
tide-days-tropic = Tropic tides
tide-days-equatorial = Equatorial tides
tide-names = { "" }
tide-phase-springs = springs
tide-phase-neaps = neaps
tide-phase-making = making, towards springs
tide-phase-taking-off = taking off, towards neaps
tide-phase-tropic = tropic tides
tide-phase-equatorial = equatorial tides
tide-phase-growing = growing, towards tropic tides
tide-phase-shrinking = shrinking, towards equatorial tides
tide-far-station = Nearest gauge: { $station }, { $distance } away. Times and heights may be quite different here.
tide-inland = { $place } lies inland. Tide at { $station }, { $distance } away.
tide-river = { $kind ->
    [gauge] These are the times at { $station }, { $distance } by water towards the sea, not those at { $place }.
   *[other] These are the times at the mouth by the sea model EOT20, not those at { $place }.
} Up a river the tide comes later, maybe by hours.
tide-dammed = { $place } lies behind { $dam }, which { $tide ->
    [none] keeps the tide out
   *[damped] leaves less of the tide, at other times
} ({ $source }). { $kind ->
    [model] These are the times outside by the sea model EOT20.
   *[other] These are the times at { $station }, outside.
}
tide-lag = { $side ->
    [same] High water here comes at about the same time ({ $source }).
    [earlier] High water here comes about { $by } earlier ({ $source }).
   *[later] High water here comes about { $by } later ({ $source }).
}
tide-lag-times = High water here: about { $times }.
tide-between = { $place } lies between two seas: this is the tide of the nearer one.
tide-sheltered = Nearest gauge: { $station }, { $distance } by water. In bays and lagoons the tide changes within a few kilometres.
tide-no-model = Nearest gauge: { $station }, { $distance } by water. Times and heights may differ here.
tide-other-differs = At { $station } the tide is { $by } { $side ->
    [earlier] earlier
   *[later] later
  }.
tide-strong-stream = { $kind ->
    [other] Strong currents here, not of the tide: up to { $rate } ({ $name }; { $source }). This warning is published, not computed.
   *[tidal] Strong tidal streams here: up to { $rate } ({ $name }; { $source }). This warning is published, not computed.
  }
tide-strong-stream-unrated = Strong tidal streams here ({ $name }). How strong is not known to us: ask a local pilot book.
tide-covered-way = The sea covers the way here around high water. When it is passable is not known here: ask locally or keep to the published safe crossing times; on foot, start on the ebb and be back before the tide turns.
tide-hardly = The tide is only { $range } these days: wind and air pressure move the sea more.
tide-accuracy-value = ± { $minutes } min, ± { $height } in nine of ten cases.
tide-accuracy-hours = Accuracy: times uncertain by more than an hour, heights ± { $height }.
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
datum-zh = { $country ->
    [FR] French chart datum
    [PT] Portuguese chart datum, Zero Hidrográfico
   *[other] hydrographic zero
}
datum-cd = chart datum
datum-nllw = nearly lowest low water
datum-zmps = tide-gauge zero of Punta della Salute (Venice, sea level of 1897)
datum-nap = Dutch levelling

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
sun-coming = { $time }, in { $in }
sun-rise-and-set = Sunrise { $rise }, sunset { $set }.
sun-set-and-rise = Sunset { $set }, sunrise { $rise }.
sun-only-rise = Sunrise { $rise }; the sun does not set that day.
sun-only-set = Sunset { $set }; the sun does not rise that day.
sun-polar-day = Midnight sun: it stays up all day.
sun-polar-night = Polar night: the sun does not rise.
sun-first-light = First light (civil dawn)
sun-last-light = Last light (civil dusk)
sun-twilight = Twilight (dawn, dusk)
sun-nautical-twilight = Nautical twilight (dawn, dusk)
sun-astronomical-twilight = Fully dark (sun 18° below the horizon)
sun-civil = Civil
sun-nautical = Nautical
sun-astronomical = Astronomical

# Moon
moon-title = Moon at { $place }, { $day }
moon-title-anywhere = Phases of the Moon
sun-title-anywhere = Seasons
moon-title-days = Moon at { $place }
moon-now = { $phase }, { $lit } lit.
moon-age = Age: { $age } days.
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
sun-golden-definition = (sun 4° below to 6° above the horizon)
sun-blue = Blue hour
sun-blue-definition = (sun 6° to 4° below the horizon)
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
eclipse-course = { $covered } of the disc, from { $from } to { $to }{ $phase ->
     [full] {" "}(greatest phase { $length })
     [below] {" "}(greatest below the horizon)
    *[part] {""}
}
planets-up = Planets by night
planet-brightest = Brightest planet
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
stations-clock = Clock
stations-clock-corrected = corrected: its record was { $by } { $side ->
    [early] early
   *[late] late
  }
stations-clock-rejected = left out: its record is { $by } { $side ->
    [early] early
   *[late] late
  }
stations-clock-left-out = left out
stations-clock-uncertain = doubtful: another record differs by { $by }
stations-note = Press one for its tide. The nearest is not always the best: a gauge up a river or behind a cape has a tide of its own.
stations-streams = Tidal streams, press one for its slack water:

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
weather-gusts = gusts { $gust }
weather-sentence = { $sentence }.
weather-rain = rain { $amount } an hour
weather-cloud = cloud { $cover }
weather-visibility = visibility { $distance }
weather-pressure = { $pressure }.
weather-pressure-trend = { $pressure }, { $trend }
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
weather-feels-like = { $temperature } (feels like { $felt })
weather-from = { $value } from { $from }
weather-shore = { $wind } ({ $shore ->
     [on] onshore
     [off] offshore
    *[cross] cross-shore
})
weather-uv-hour = UV index { $uv }
weather-uv = { $index } ({ $level ->
     [extreme] extreme
     [very-high] very high
     [high] high
     [moderate] moderate
    *[low] low
})
weather-at = { $what }, at { $time }
weather-rain-of-day = Rain to come (each row: until the next)
weather-range = { $low } to { $high }
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

# Observed
observed-level = Observed { $level } at { $time }{ $side ->
        [above] , { $by } above the prediction
        [below] , { $by } below the prediction
       *[none] {""}
    }{ $trend ->
        [rising] {" "}and rising
        [falling] {" "}and falling
       *[steady] {""}
    } ({ $station }).
observed-zero = { $level } above { $zero }
observed-station = { $name }, { $distance } away, { $age } ago
observed-none = No measured level is known here at the moment; this is the predicted tide.
observed-stays = If { $side ->
       *[above] the surge stays
        [below] it stays so low
    }, high water at { $time } reaches { $height } instead of { $predicted }.
observed-value = Measured at { $time }: { $what }{ $forecast } ({ $station }).
observed-forecast = ; forecast { $forecast }
observed-water = water { $temperature }
note-observed = Measured by { $sources }{ $checked ->
        [no] , not checked yet
       *[yes] {""}
    }.

# Tidal streams
current-title = Tidal stream at { $place }
current-slack = Slack
current-flood = Flood
current-ebb = Ebb
current-weakest-flood = Weakest flood
current-weakest-ebb = Weakest ebb
current-then-flood = then flood
current-then-ebb = then ebb
current-now = Now: { $rate }.
current-at = At { $time }: { $rate }.
current-flood-rate = flood, { $rate }
current-ebb-rate = ebb, { $rate }
current-slack-now = slack water
current-next-slack = Slack { $time }, in { $in }.
current-none-that-day = { $day }: the stream neither turns nor peaks.
current-far = This is the stream at { $station }, { $distance } away. Behind the next headland it may set another way.
current-station = Station { $station }.
current-station-distance = Station { $station }, { $distance }.
current-subordinate = Corrected from a reference station.
current-limits = Tidal stream only, without wind and rivers, at the depth of the office’s meter (not stated, mostly near the surface). Slack and strongest stream may be half an hour out, rarely an hour (NOAA).
current-none-near = No tidal stream station nearby: such stations are known for US waters only.
current-race-near = Strong streams near here, { $distance } away: { $name }, up to { $rate } ({ $source }).
current-race-near-unrated = Strong streams near here, { $distance } away: { $name }.
current-sea-model = This is the current of a sea model, too coarse for straits and bays.
current-slack-unknown = When the stream turns here is not known: tidal stream stations are known for US waters only. It often turns near high and low water, but in some straits hours earlier or later.
current-against = Wind against tide { $day }: { $list }.
current-against-span = { $from }–{ $to } ({ $rate }; wind { $wind })
current-not-against = No wind against tide { $day }: wind up to { $wind }.
current-against-unknown = Whether the wind blows against the tide here is not known: tidal streams are known for US waters only.
current-strongest = Strongest stream
current-picture-now = Now { $rate } · in { $in }

# Official warnings. What is warned of stays as issued.
warnings-title = Official warnings at { $place }
warnings-none = No official warning is in force or announced here.
warnings-unknown-here = No official warnings are known here: no office whose warnings we read covers this place.
warnings-not-read = ⚠ Official warnings could not be read just now.
warnings-incomplete = ⚠ Not all official warnings could be read just now: there may be more.
warnings-more = ⚠ { $count } more: ask for the warnings.
warnings-source = Warnings as issued: { $sources }.
forecast-of-zone = Forecast of { $office } for { $zone } (issued { $time }):
warning-line = ⚠ { $office }: { $what }
warning-news-issued = New: { $warning }
warning-news-worse = Worse: { $warning }
warning-news-area = Other area: { $warning }
warning-news-cancelled = Cancelled: { $warning }
warning-news-ended = No longer in force: { $warning }
warning-in-language = ({ $language })
warning-times = { $from }–{ $to }
warning-from = from { $from }
warning-until = until { $to }
warning-level-yellow = yellow
warning-level-amber = amber
warning-level-orange = orange
warning-level-red = red
warning-level-violet = violet
warning-level-black = black
warning-level-minor = minor
warning-level-moderate = moderate
warning-level-severe = severe
warning-level-extreme = extreme

# Notes
note-station = Gauge { $station }.
note-station-distance = Gauge { $station }, { $distance }.
note-carried = Sea model EOT20 from gauge { $station }, { $distance } by water.
note-between-gauges = Between gauges { $station } and { $other }.
note-model = Sea model EOT20, no gauge near.
tide-double = { $kind ->
     [high] Double high water: { $list }.
    *[low] Double low water: { $list }.
}
tide-doubles-once = Double waters are listed once, by the higher high or the lower low water.
tide-stand = { $kind ->
     [high-stand] { $at ->
         [springs] At springs high water stands here { $lasting }{ $name }.
         [neaps] At neaps high water stands here { $lasting }{ $name }.
        *[always] High water stands here { $lasting }{ $name }.
        }
     [young-flood-stand] { $at ->
         [springs] At springs the rise pauses here { $lasting } on the flood{ $name }.
         [neaps] At neaps the rise pauses here { $lasting } on the flood{ $name }.
        *[always] On the flood the rise pauses here { $lasting }{ $name }.
        }
     [double-high] { $at ->
         [springs] At springs high water is double here{ $name }: two high waters with a slight fall between them.
         [neaps] Around neaps high water is double here{ $name }: two high waters with a slight fall between them.
        *[always] High water is double here{ $name }: two high waters with a slight fall between them.
        }
    *[double-low] { $at ->
         [springs] At springs low water is double here{ $name }: two low waters with a slight rise between them.
         [neaps] Around neaps low water is double here{ $name }: two low waters with a slight rise between them.
        *[always] Low water is double here{ $name }: two low waters with a slight rise between them.
        }
}
tide-stand-lasting = for about { $hours }
tide-stand-long = for a long time
note-datum = Heights above { $meaning } ({ $datum }).
note-zone = Times { $zone }.
note-source = Data { $source }.
note-weather = Forecast { $sources }.
note-weather-age = Forecast { $age } old: { $sources }.
note-stale-sources = Not the newest: { $sources }, { $age } old at most.
note-stale-weather = This was asked { $age } ago: the data service has not sent anything newer yet.
note-not-for-navigation = Not for navigation.
note-tide-only = Astronomical tide, without wind and surge.
note-order = Coordinates read as latitude, then longitude.
note-no-data = There are no data about { $words } here.
note-as-before = As before: { $question }.
note-understood = Understood: { $question }.
note-place-unknown = I know no place called “{ $place }”{ $meant ->
    [none] .
   *[other] : this is for { $meant }.
  }
note-not-understood = Not understood: { $words }.
note-left = Not done yet: { $words }.
note-quoted = “{ $text }”
note-day-unused = This answer is not limited to that day.
note-read-as = I read “{ $typed }” as “{ $meant }”.
note-days-cut = Shown up to { $date }: at most { $count } days at once.
note-sky = Level horizon.

# Digests
digest-title = Digest { $number }: { $what }, { $place }
digest-list-title = Digests of this chat
digest-none = There is no digest and no alert in this chat yet
digest-there-already = This digest was there already; no second one was made.
digest-which-time = What time should it come?
digest-how = Try digest add Brest 07:00, or digest add Brest high tide-90m mon-fri tide.
digest-when = When
digest-next = Next
digest-next-unknown = cannot be told now; digest list tells it later
digest-crowded = So many are due then that yours may come as late as { $by }.
digest-state = State
digest-state-paused = paused
digest-state-until = paused until { $date }
digest-state-gone = ended: { $reason }
digest-last = Last sent
digest-failed = Last failure
digest-too-late = too late to send
digest-mark = Mark
digest-every-day = every day
digest-until = { $days }, until { $date }
digest-within = between { $from } and { $to }
digest-within-event = where that is between { $from } and { $to }
digest-once = once
digest-once-each = that day only, at each of these { $count } times
digest-before = { $by } before { $event }
digest-after = { $by } after { $event }
digest-done-pause = Digest { $number } ({ $what }) is paused
digest-done-resume = Digest { $number } ({ $what }) goes on
digest-done-remove = Digest { $number } ({ $what }) is deleted
digest-done-test = Digest { $number } ({ $what }) is on its way
digest-late = Delayed: this was due { $due }. Here is how it is now.
digest-ended = Your digest “{ $what }” has ended
digest-ended-why = It could not be sent any more ({ $reason }). Once I can write there again, digest resume brings it back.

# Alerts
alert-title = Alert { $number }: { $place }
alert-news-title = Alert: { $place }
alert-list-title = Alerts of this chat
alert-none = There is no alert in this chat yet
alert-how = Try alert Brest wind under 12 kn in daylight, or alert Brest gale. Any conditions of the command when can be watched, several at once.
alert-which = What shall I watch for?
alert-change-which = Alert { $number }: what shall change?
alert-change-how = Choose, or write for example: change alert { $number } to wind over 25 kn
alert-before = Before: { $conditions }
alert-watched = Watched for
alert-written = You are told
alert-rules = { $lead } before it begins, when it moves by more than { $moved }, and when it is lost. At most one message in { $rest }
alert-rules-warnings = of each official warning, and again when it gets worse, covers another area or is cancelled
alert-quiet = Quiet hours
alert-quiet-none = none
alert-quiet-off = off|none|no
alert-announced = Announced
alert-lead = { $lead } before
alert-lead-none = when it begins
alert-later = What lies ahead cannot be looked up now: it will be, and you are told as set.
alert-there-already = This alert was there already; no second one was made.
alert-moved = Moved: { $when } instead of { $before }.
alert-lost = Lost, by the newest forecast: { $when }.
alert-lost-why = Lost, by the newest forecast: { $when }, for { $why }.
alert-done-pause = Alert { $number } ({ $what }) is paused
alert-done-resume = Alert { $number } ({ $what }) goes on
alert-done-remove = Alert { $number } ({ $what }) is deleted

# Help and about
help-title = What you can ask
help-how = Ask about a town or a point: a bare name such as Brest, or coordinates such as 48.383,-4.495, gives you the day in brief. Add a day where you like.
help-example-today = today Brest
help-example-tide = tide Brest tomorrow
help-example-weather = weather Brest
help-example-waves = waves Biarritz tomorrow
help-example-current = current San Francisco
help-example-warnings = warnings Boston
help-example-sun = sun Reykjavik
help-example-moon = moon Sydney saturday
help-example-when = when Brest low tide below 1 m in daylight
help-example-stations = stations Brest
help-example-calendar = calendar Brest
help-example-digest = digest add Brest 07:00
help-example-alert = alert Brest wind under 12 kn in daylight
help-example-settings = settings units nautical
help-example-preset = preset save surfing wind under 20 kn
help-example-place = place save cabin Brest
help-example-privacy = privacy
help-example-help = help
help-example-accuracy = accuracy
help-example-about = about
help-note = For longer: tide Brest 3d. For another datum: tide Brest datum=MSL.
accuracy-title = Accuracy
accuracy-what = For planning, not for navigation. Tides are computed from the harmonic constants of gauges (NOAA, TICON-4, Kartverket), between gauges carried along the sea by the tide model EOT20. Errors of times, against what offices publish:
accuracy-of-times = Tide times: of gauges that were predicted as if unknown, half were right within { $middle } minutes and nine in ten within { $most }; with a gauge at the place it is mostly a few minutes. Each answer says how sure it is.
accuracy-of-heights = Tide heights: each answer says how sure they are, such as “± 0.2 m”; { $heights } of 100 heights were within that. Wind and air pressure come on top: some decimetres, in a storm a metre and more.
accuracy-of-forecast = Wind, waves and weather are forecasts of public weather models, which Bellbuoy passes on and has not checked itself. They are good for today and tomorrow, less so for the days behind, and after about five days they only show a trend.
accuracy-of-differs = Sources differ by their station or model, by the age of their forecast, by clock (UTC, summer time) and by the zero of heights. Answers here have the clock of the place and the zero named at their end. For the tide the official table counts; where forecasts differ much, the weather is unsure.
accuracy-of-where = The tide is surest at a gauge: times mostly within a few minutes. It is less sure far from one, up rivers, behind narrows, and where the tide is small and the wind moves more water. Each answer says how sure it is. Whether the weather is more often right in one sea than in another has not been measured.
accuracy-tables = Against published tables
accuracy-stream-slack = Slack water, 13 stations (NOAA)
accuracy-usno-rise-set = Rise and set (USNO)
accuracy-usno-phases = Moon phases (USNO)
accuracy-left-out = Places without a gauge: { NUMBER($count) } high waters of gauges, each predicted as if its gauge were not known. The rule was chosen on other gauges.
accuracy-classes = By the way on the water to the next gauge
accuracy-water-0-16 = up to 16 km
accuracy-water-16-40 = 16 to 40 km
accuracy-water-40-100 = 40 to 100 km
accuracy-water-over-100 = over 100 km
accuracy-errors = { $middle } { $unit }, { $share } of 100 within { $most } { $unit }
accuracy-bands = Each tide states how sure it is. Within these bands were { $times } of 100 times and { $heights } of 100 heights.
accuracy-fault-rivers = Known fault: up a river without a gauge near, times may be hours off; the answer says so.
accuracy-fault-cells = Known fault: the model has cells of 50 km. In fjords, sounds and behind sills (Minas Basin, Marlborough Sounds, the Strait of Magellan) the bands are wide.
accuracy-fault-double = Known fault: where high or low waters are double (the Solent, Hoek van Holland), offices choose between them in their own way.
accuracy-fault-weather = Not in it: wind, air pressure and rivers in spate.
accuracy-fault-streams = Known fault: tidal streams are known at stations of the USA only; elsewhere there is a warning with the published rate.
accuracy-fault-clocks = Clocks of gauges are compared with their neighbours and with the model: a wrong one is corrected, left out or marked, and the stations page shows why.
accuracy-date = Measured on { $date } by the bench of this program. Not for navigation.
about-title = Bellbuoy
about-what = Tides, weather, sun and moon for any place. Tides and sky are computed by Bellbuoy itself, from the harmonic constants of some 5,500 tide stations; the weather comes from public services, named with each answer, and what gauges and buoys measure from NOAA (CO-OPS, NDBC), the Environment Agency (OGL 3.0), Pegelonline, Rijkswaterstaat, Kartverket, the Marine Institute and DMI (CC BY 4.0).
about-limits = It knows the astronomical tide: what wind and air pressure add is not in it. It is no substitute for official tables.
about-credits = Tide stations: NOAA (public domain); TICON-4 by Hart-Davis, Dettmering and Seitz, and Kartverket (both CC BY 4.0, creativecommons.org/licenses/by/4.0, adapted), by way of the Neaps tide database. Tide model: EOT20 by Hart-Davis and others (doi.org/10.17882/79489, CC BY 4.0, adapted), thinned by Trail Sense. Place names: GeoNames (geonames.org, CC BY 4.0). Time zones: OpenStreetMap contributors (ODbL). Coasts: Natural Earth and OpenStreetMap. Sky: Astronomy Engine. Weather: { $weather } (CC BY 4.0 and similar).
about-measured = Official warnings: National Weather Service (public domain), Environment and Climate Change Canada, Deutscher Wetterdienst, MET Norway, Met Éireann, EUMETNET – MeteoAlarm and MetService (CC BY 4.0), Hong Kong Observatory and Japan Meteorological Agency. Gauges and buoys: NOAA (public domain), Pegelonline (DL-DE Zero 2.0), Rijkswaterstaat (CC0), Kartverket, DMI and Marine Institute, Ireland (CC BY 4.0). Uses Environment Agency tide gauge data from the real-time data API (Beta) (OGL 3.0).

# What can be chosen. A list starts with the word that is shown; all are understood.
choice-auto = automatic|auto|default
choice-metric = metric
choice-imperial = imperial
choice-nautical = nautical
choice-m = m|metres|meters
choice-ft = ft|feet
choice-cm = cm|centimetres|centimeters
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
choice-surf = surfing|surf
choice-swim = swimming|swim|bathing
choice-paddle = paddling|paddle|kayaking|sup
choice-sail = sailing|sail
choice-kite = kitesurfing and windsurfing|kite|kitesurfing|kiting|windsurfing
choice-walk = walking on the beach|walk|beach walk|dog walk
choice-rockpool = rock pooling|rockpool|rock pools|rockpooling
choice-bar = crossing the bar|bar|cross the bar|bar crossing
choice-dive = diving at slack|dive|diving|dive at slack
choice-launch = launching a boat|launch|launching
choice-shellfish = shellfish and bait|shellfish|bait|bait digging|clamming
choice-fish = beach fishing|fish|fishing|shore fishing
choice-boat = going out in a small boat|boat|small boat
choice-boatfish = fishing from a boat|boatfish|boat fishing
choice-photo = photos at golden low water|photo|photos|photography
choice-stars = stargazing|stars
choice-aurora = northern lights|aurora
choice-ferry = a crossing for the seasick|seasick
choice-bigwaves = watching big waves from afar|big waves
choice-flykite = flying a toy kite|kite flying
choice-drone = flying a drone|drone
choice-anchor = a night at anchor|anchor

# Settings
setting-language = Language
setting-units = Units
setting-height = Heights and waves
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
link-code-how = On your other account, type within ten minutes: settings link { $code }. It works once. That account is asked first, and then this one; each is shown the other, and nothing is shared before both have agreed.
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
place-home-stays = It stays home after that day too, until you name another: an end date cannot be set.
alert-of-surge = This is no flood warning, and a predicted tide is without wind and storm: the official service warns of storm surges (UK: Environment Agency, SEPA; US: National Weather Service).
place-home-how = From now on, where you name no place, home is meant.
place-forgotten-title = Forgotten: { $name }

# Own port. What is typed comes first.
own-port-high = hw|high|highwater
own-port-low = lw|low|lowwater
own-port-sill = sill|drying|dries
own-port-draught = draught|draft
own-port-none = none|off
own-port-title = Saved: { $name } has differences of its own
own-port-how = Answers such as tide { $name } use them, and say when there is water enough.
own-port-removed = { $name } has no differences any more
own-port-differences = With your differences: high water { $high }; low water { $low }.
own-port-sill-height = Sill { $height } above chart datum.
own-port-draught-depth = Draught { $depth }.

button-make-home = Make { $place } my home
button-change-digest = Change …
button-set-home = Another home …
button-own-port = Secondary port, sill, draught …
button-own-port-none = Take the differences back
form-digest-add = A digest of this
form-digest-move = Other times for the digest
form-alert-add = Tell me when it is like this
form-alert-change = Change the alert
form-place-home = Your home port
form-place-port = Differences of your port
form-port-hw = High water: time and height
form-port-hw-example = +10 min, −0.3 m
form-port-lw = Low water: time and height
form-port-lw-example = −5 min, +0.1 m
form-port-sill = Sill above chart datum, metres
form-port-sill-example = 2.5
form-port-draught = Draught, metres
form-port-draught-example = 1.8
form-when = When is it like this?
form-words = other conditions in words
button-install-server = Add to a server
button-install-account = Add to my account
button-install-group = Add to a group
button-install-chat = Open the chat
button-install-support = Get help
message-command-name = Tide and weather there
app-description = High and low water, tide curves, weather, waves, sun and moon for any place in the world, in answers that fit a phone. Ask /today, /tide or /weather for a name, coordinates or your saved places, and have digests sent at the hours you choose. In English and other languages. Not for navigation.
button-units = Units …
button-when = When … ?
button-other-station = Another station …
button-add-digest = Send me this regularly …
button-alert = Alert me …
button-alert-this = Alert me about this
button-alerts = Alerts

# Privacy
privacy-title = What is kept about you, and why
privacy-account = The number of your account on this platform: to know you again; and the day you last used it: all that is kept about you is deleted after 18 months without use, unless one of your digests is still being sent. On the web, where a session takes the place of an account, after 30 days.
privacy-settings = What you chose in settings, and your home: to answer in your way.
privacy-places = The places you saved, the last five you asked about and, with their name, those you chose among namesakes, to some 100 m, and a pin only where you save it: to save you typing.
privacy-digests = Your digests and alerts: to send them.
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
problem-alert-none = There is no alert in this chat.
problem-alert-has-no-times = That is an alert, which comes when its time comes: it has no hours to change. Try alert change, with its number.
problem-digest-no-alert = That is a digest, which comes at set times. Try digest move, with its number.
problem-duration-unclear = I do not understand { $text } as a length of time. Say for example 6h, 90m or 2d.
problem-quiet-unclear = I do not understand { $text } as quiet hours. Say for example 22-7, or off.
problem-command-unknown = There is no command “{ $command }”. Try help.
problem-conditions-missing = When what? Say for example: when Brest low tide below 0.5 m in daylight, wind under 12 kn.
problem-conditions-unknown = I do not understand { $conditions } as conditions. Say for example: low tide below 0.5 m in daylight, wind under 12 kn.
problem-coordinates-unclear = “{ $coordinates }” can be read in more than one way, or contradicts itself. Try one number with N or S and one with E or W, such as 48.383 N 4.495 W.
problem-could-not-ask = The data service does not answer at the moment. Please try again in a few minutes.
problem-datum-unknown = “{ $datum }” is not a datum I know. Try one of { $known }.
problem-day-out-of-range = I know days from { $first } to { $last }. Try one of those.
problem-day-unknown = There is no day “{ $day }”. Try today, tomorrow, a weekday or a date such as 2026-11-21.
problem-holiday-unknown = On which day that holiday is there is not known here. Try a date such as 2026-11-21.
problem-days-out-of-range = I can tell 1 to { $most } days at once. Try 3d.
problem-digest-nowhere = Nothing can be sent automatically here, neither digests nor alerts. Set them up on { $platforms }.
problem-digest-test-too-soon = That digest was tested a short while ago. Try again in ten minutes.
problem-digest-unknown = There is no digest { $number } here. Try digest list.
problem-digest-place-unknown = For { $place } there is no alert and no digest here. Try digest list.
problem-digest-number-missing = Which digest? There are several in this chat. Try digest list, then the number, such as digest off 2.
problem-digest-none = There is no digest and no alert in this chat.
problem-digest-own-words = I cannot keep words of your own, only send the tide, weather, sun or moon of a place at a time. Try digest add Brest 07:00.
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
problem-port-unclear = Which differences? Minutes, then metres, such as place port cabin hw +10 -0.3 lw -5 +0.1 sill 2.5 draught 1.8.
problem-no-channel = There is no channel here. Try it in a group or in a channel of a server.
problem-no-station = There is no tide station near there.
problem-user-anonymous = I cannot tell here who you are, so I can keep nothing for you. Try it where you have an account.
problem-managers-unknown = Telegram does not answer at the moment, so that I cannot see whether you manage this chat. Nothing was changed; please try again in a few minutes.
problem-not-manager = That is for those who manage this group or channel. Try settings for yourself.
problem-not-manager-there = This digest is sent to a group or channel that you do not manage, as far as I can tell: only those who do may move it.
problem-option-unknown = “{ $option }” does not fit this command. Try help.
problem-place-missing = Which place? Try a town or coordinates, such as tide Brest.
problem-place-names-unavailable = Place names cannot be looked up just now. Coordinates such as 48.383,-4.495 and the names of tide stations work; please try a name again later.
problem-place-unknown = I know no place called “{ $place }”. Try a town nearby, with its country (Brest, France), or coordinates such as 48.383,-4.495. For everything you can ask, type: help.
problem-plus-code-short = { $code } is the short form of a plus code, which needs a town. Try { $code } Brest.
problem-postcode-not-looked-up = { $postcode } looks like a postcode. Postcodes are looked up online, and that is turned off here. Try the name of the town.
problem-quota-used-up = Today’s quota of the data service is used up. It starts anew at 00:00 UTC.
problem-refused = The data service cannot answer that: { $reasons }
problem-setting-unknown = “{ $setting }” is no setting. Try one of { $known }.
problem-setting-value-unknown = { $setting } cannot be “{ $value }”. Try one of { $known }.
problem-sill-missing = How high is the sill or bar above chart datum? Say for example: sill of 1.2 m with 1.6 m draught, or charted depth 0.5 m.
problem-shore-unknown = In which direction the sea lies is not known here. Say the wind by its points of the compass, for example: wind from NE to SE.
problem-surge-unknown = No gauge whose surge is known stands near { $place }. The official service warns of storm surges (UK: Environment Agency, SEPA; US: National Weather Service).
problem-stream-unknown = No tidal stream station is near { $place }, so its slacks and rates are not known. Such stations are known for US waters only.
problem-preset-unknown = I know no pursuit called { $preset }. There are: { $known }.
problem-store-unavailable = The database does not work at the moment, so that nothing can be looked up or kept there. Please try again in a few minutes.
problem-text-too-long = That is too long for me. Say it shorter, such as tide Brest tomorrow.
problem-tide-inland = { $where } lies inland: the nearest tide station, { $station }, is { $km } km away. Try a place on the coast, or stations { $place }.
problem-tide-too-far = The nearest tide station, { $station }, is { $km } km from { $place }, maybe on another sea: its tide says nothing of the water there. Try stations { $place }.
problem-time-missing = At what time? Try 07:00, sunrise-1h or high tide-90m, such as digest add Brest 07:00.
problem-time-unknown = “{ $time }” is not a time I know. Try 07:00, sunrise-1h, high tide-90m or full moon 18:00.
problem-too-many-digests = More than { $most } digests and alerts are too many. Try digest list, and remove one.
problem-too-many-places = I can keep { $most } places for you. Try place forget for one of them.
problem-too-many-questions = That was a lot at once, and others want to ask, too. Please try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
problem-warnings-silent = Official warnings could not be read just now: whether there are any is not known. Please try again in a few minutes, or look at the weather service’s own page.
problem-warnings-unknown = No official warnings are known for { $place }: no office whose warnings we read covers it, so none can be watched.
problem-weather-not-asked = The weather there has not been looked up yet: ask me about it in a chat.
problem-weather-silent = No weather just now: its sources do not answer. Please try again in a few minutes; tide, sun and moon can be told.
problem-weekdays-unknown = “{ $days }” are not days I know. Try daily, mon-fri or sat,sun.
problem-zone-unknown = There is no time zone “{ $zone }”. Try UTC or Europe/Paris.

bug = Something went wrong here, and it is not your doing. Reference for whoever runs this bot: { $reference }

# Adapters
button-share-location = 📍 Share my location
suggest-here = Where I am
telegram-short-description = Tides, weather, waves, sun and moon for any place, on time in your chats. Not for navigation.
telegram-open-chat-first = Open a chat with me first: what you asked is for your eyes alone, and I may not write to you before you have written to me.
telegram-ask-on = Ask on in the chat
telegram-share = Share

# The first line of an answer: just what was asked
headline-today = today
headline-tomorrow = tomorrow
headline-on = on { $day }
headline-on-weekend = on { $day }
headline-part = { $day } from { $from } to { $to }
headline-tonight = tonight ({ $from }–{ $to })
headline-event = { $side ->
     [in] { $event } { $day }: { $time }, in { $by }.
     [ago] { $event } { $day }: { $time }, { $by } ago.
    *[then] { $event } { $day }: { $time }.
}
headline-tomorrow-at = Tomorrow: { $time }.
headline-fact = { $what }: { $value }.
headline-value = { $what } { $day }: { $value }.
headline-none-between = No { $water } { $day } between { $from } and { $to }; nearest: { $list }.
headline-just-before = Shortly before
# Of answers about no place: the time zone of those who speak the language, or UTC
zone-anywhere = UTC
headline-meteors-over = This year’s are over.
headline-none-of-day = No { $water } { $day }; nearest: { $list }.
headline-no = { $what } { $day }: none.
headline-next-phase = { $phase ->
     [full] Next full moon: { $when }.
     [full-then] Full moon: { $when }.
     [new-then] New moon: { $when }.
    *[new] Next new moon: { $when }.
}
headline-next-turn = { $phase ->
     [springs] Next springs: { $day }.
     [weaker-springs] Weaker springs, with the Moon far away: { $day }.
     [neaps] Next neaps: { $day }.
     [tropic] Next tropic tides: { $day }.
    *[equatorial] Next equatorial tides: { $day }.
}
headline-next-largest-range = Largest range: { $day }, { $range }.
headline-of-mouth = { $kind ->
    [gauge] At { $station }, seaward: { $line }
   *[other] At the mouth, by the sea model: { $line }
}
headline-coefficient-river = Tidal coefficients are those of the coast: up a river they do not apply.
headline-of-year = in the next twelve months
headline-of-days = from { $from } to { $to }
headline-extreme = { $which ->
     [highest] Highest water { $period }: { $height }, { $when }.
     [lowest] Lowest water { $period }: { $height }, { $when }.
     [highest-daylight] Highest water by daylight { $period }: { $height }, { $when }.
    *[lowest-daylight] Lowest water by daylight { $period }: { $height }, { $when }.
}
headline-extreme-coefficient = { $superlative ->
     [most] Highest tidal coefficient { $period }, at Brest: { $coefficient }, { $when }.
    *[least] Lowest tidal coefficient { $period }, at Brest: { $coefficient }, { $when }.
}
headline-extreme-range = { $superlative ->
     [most] Greatest range { $period }: { $height }, { $day }.
    *[least] Smallest range { $period }: { $height }, { $day }.
}
headline-maximum = { $line } That is the most { $period }.
headline-most-place = { $what }: { $place } { $winners ->
    [1] is
   *[other] are
  } { $count ->
    [2] higher
   *[other] highest
  }, { $value } ({ $others }).
headline-least-place = { $what }: { $place } { $winners ->
    [1] is
   *[other] are
  } { $count ->
    [2] lower
   *[other] lowest
  }, { $value } ({ $others }).
headline-same-places = { $what }: no difference, { $value } at each.
headline-way-place = { $what }: up to { $value } at { $place } ({ $others }).
headline-way-same = { $what }: up to { $value } at each.
headline-bar = Seas break on a bar, most of all on the ebb: whether it can be crossed is not known here, ask locally.
headline-way-length = In a straight line { $distance }{ $speed ->
    [none] .
   *[other] , at { $speed } at least { $duration }.
  } Only these places are looked at, not the water between them.
headline-difference = difference { $by }
headline-one-gauge = Not comparable: these places take their tide from one gauge, { $source }, so no difference between them is known.
headline-water-difference = { $water }: { $when ->
    [same] at the same time at { $first } and { $second }
   *[later] { $first } first, { $second } { $by } later
}{ $side ->
    [higher] {""}, { $height } higher
    [lower] {""}, { $height } lower
    [same] {""}, at the same height
   *[apart] {""}; their heights are above different zeros
}.
headline-within-error = { $what }: which has more is not known, { $list }, each ± { $error }.
headline-rain-amount = Rain
headline-minimum = { $line } That is the least { $period }.
headline-next-supermoon = Next supermoon: { $when }. That is a full moon in the nearest tenth of its orbit.
planet-in-sky = { $planet } in the { $direction }, at { $degrees }°, { $height }° high
planets-at = { $count ->
     [0] Planets { $day } at { $time }: none in a dark sky.
    *[other] Planets { $day } at { $time }: { $list }.
}
headline-sky-bright = The sky is too bright for it.
headline-planet = { $planet } by night { $day }: { $times }, from { $from } to { $to }, { $height }° high at most ({ $at }). The Moon is then { $moon }° away.
headline-planet-hidden = { $planet } by night { $day }: not above the horizon.
headline-planet-moon = { $planet } and the Moon { $day } at { $time }: { $degrees }° apart.
headline-planet-anywhere = { $side ->
     [night] { $planet }, { $degrees }° from the Sun: up nearly all night. Its hours depend on the place.
     [morning] { $planet }, { $degrees }° from the Sun: in the morning sky, it rises some { $hours } h before the Sun. Its hours depend on the place.
     [evening] { $planet }, { $degrees }° from the Sun: in the evening sky, it sets some { $hours } h after the Sun. Its hours depend on the place.
    *[hidden] { $planet }, { $degrees }° from the Sun: too near the Sun to be seen. Its hours depend on the place.
}
headline-turn-at-full = { $sun ->
     [sunset] Of the days about the full moon ({ $when }) this is the one nearest to sunset ({ $time }).
    *[sunrise] Of the days about the full moon ({ $when }) this is the one nearest to sunrise ({ $time }).
}
headline-meteors = { $shower }: best from { $from } to { $to }, in the dark with the radiant up, highest about { $top }.
headline-meteors-never = { $shower }: their radiant hardly rises in the dark here.
headline-meteors-anywhere = { $shower }: best in the night from { $from } to { $to }.
headline-meteors-peak = Peak { $when }, up to { $rate } meteors an hour under a dark sky.
headline-meteors-moon = { $level ->
     [down] The Moon does not disturb: it is down.
     [faint] The Moon hardly disturbs: { $lit } lit, up { $up }.
     [part] The Moon disturbs: { $lit } lit, up { $up }.
    *[all] The Moon disturbs all the time: { $lit } lit, up { $up }.
}
headline-meteors-moon-anywhere = { $level ->
     [faint] The Moon ({ $phase }, { $lit } lit) hardly disturbs.
     [part] The Moon ({ $phase }, { $lit } lit) disturbs a part of the night.
    *[all] The Moon ({ $phase }, { $lit } lit) disturbs most of the night.
}
shower-quadrantids = Quadrantids
shower-lyrids = Lyrids
shower-eta-aquariids = Eta Aquariids
shower-delta-aquariids = Southern Delta Aquariids
shower-perseids = Perseids
shower-orionids = Orionids
shower-leonids = Leonids
shower-geminids = Geminids
shower-ursids = Ursids
headline-next-lunar-eclipse = Next eclipse of the Moon seen from here: { $list }. Eclipses by the penumbra alone are left out.
headline-next-solar-eclipse = Next eclipse of the Sun seen from here: { $list }.
headline-no-total-eclipse = No total one here in the next { $years } years.
headline-time-height = { $time } ({ $height })
headline-next-water = Next { $water }: { $time }, { $height }, in { $in }.
headline-next-water-after = Next { $water } after { $after }: { $time }, { $height }, in { $in }.
headline-latest-water = Last { $water }: { $time }, { $height }, { $by } ago.
headline-then = Then { $list }.
headline-height-now = Now: { $height } above { $datum }, { $state }.
headline-height-at = At { $time } { $day }: { $height } above { $datum }, { $state }.
headline-remaining = { $step ->
     [then] { $kind ->
         [high] Then it rises by { $by }, to { $height } at high water, { $time }.
        *[low] Then it falls by { $by }, to { $height } at low water, { $time }.
        }
    *[now] { $kind ->
         [high] It still rises by { $by }, to { $height } at high water, { $time }.
        *[low] It still falls by { $by }, to { $height } at low water, { $time }.
        }
}
headline-state = { $state ->
     [near-high] near high water
     [near-low] near low water
     [rising] rising
    *[falling] falling
}
headline-when = { $way ->
     [rising] Rising
    *[falling] Falling
}
headline-turn = { $kind ->
     [high] in at { $time } ({ $height })
    *[low] out at { $time } ({ $height })
}
headline-way = { $way ->
     [rising] rising
    *[falling] falling
}
headline-verdict = { $verdict ->
     [yes] Yes: { $line }
     [nearly] Nearly: { $line }
     [some] Somewhat: { $line }
     [partly] Partly: { $line }
     [not-calm] No, not calm: { $line }
    *[no] No: { $line }
}
headline-state-far = { $state ->
     [ebb] It goes out, but is still high: { $line }
    *[flood] It comes in, but is still low: { $line }
}
headline-state-was = { $water } was at { $time }, now { $way }, { $height }.
headline-state-comes = { $way }, { $height }; { $water } is at { $time }.
headline-state-then = { $way } at { $asked } { $day }, { $height }; { $water } is at { $time }.
headline-beyond = { $side ->
     [above] Above { $height } ({ $datum }) { $day }: { $value }.
    *[below] Below { $height } ({ $datum }) { $day }: { $value }.
}
headline-over-sill = { $water } of water over { $sill }.
tide-half = Half tide
headline-half-tide = { $time } ({ $height }, { $way ->
     [rising] rising
    *[falling] falling
})
headline-never = never
headline-all-day = all day
headline-compare = { $aspect ->
     [compare-high] Highest water: { $list }.
     [compare-low] Lowest water: { $list }.
    *[compare-range] Range: { $list }.
}
headline-compared-day = { $day } { $height }
headline-compared-day-at = { $day } { $height } ({ $time })
headline-compare-times = { $day } { $by ->
     [same] at about the same time as { $other }.
     [later] about { $duration } later than { $other }.
    *[earlier] about { $duration } earlier than { $other }.
}
headline-unknown-passable = { $sun } When the way is passable is not known here: ask locally or keep to the published safe crossing times; on foot, start on the ebb, be back before the tide turns, and cross tidal flats only with a guide.
headline-unknown-afloat = This is the height of tide alone: add the charted depth of the spot, or take off what dries there.
headline-unknown-clearance = Clearance under bridges and cables is not known here: these are the heights of the tide alone. Charts give the clearance above a stated level (often HAT): work it out from there, and allow for error.
headline-unknown-stay = How long it stays free of the sea is not known here: it may cut you off hours before high water. Ask locally and leave early.
headline-unknown-flooded = From what height it floods there is not known here, nor how much surge and waves come on top of the tide: follow the official flood and weather warnings.
headline-near-high = No, do not cross then: { $time } is { $apart } { $side ->
    [after] after
   *[before] before
} high water ({ $height }).
headline-after-low = No, not on foot: { $time } is { $apart } after low water ({ $height }), and the tide is rising.
headline-else-never = On the other days never.
headline-largest = Highest water { $day }: { $high }, { $highAt }; lowest: { $low }, { $lowAt }.
headline-nearest = { $water } nearest to { $time }: { $when }, { $height }.
headline-stand-none = { $kind ->
     [high] No longer stand of high water is known here.
    *[low] No longer stand of low water is known here.
}
headline-stand-near = { $kind ->
     [high] Within { $height } of high water { $day }: { $value }.
    *[low] Within { $height } of low water { $day }: { $value }.
}
headline-next-beyond = Next { $water } { $side ->
     [above] above it
    *[below] below it
}: { $when }, { $height }.
headline-day-most = { $day }: { $what } up to { $value } at { $time }.
headline-day-least = { $day }: lowest { $what } { $value }, at { $time }.
headline-each-day = The same each day
headline-most = { $what } { $day }: up to { $value } at { $time }.
headline-now = { $what } now: { $now }.
headline-unknown-measure = { $what }: not in this forecast.
headline-now-most = { $what } now: { $now }; up to { $value } at { $time }.
headline-now-least = { $what } now: { $now }; down to { $value } at { $time }.
headline-least = { $what } { $day }: lowest { $value }, at { $time }.
headline-course = Direction: { $list }.
headline-from-there = From that side from { $from } to { $to }.
headline-quarter = { $quarter ->
     [0] { $from } at night
     [1] { $from } in the morning
     [2] { $from } in the afternoon
    *[3] { $from } in the evening
}
headline-at = { $what } { $day } at { $time }: { $value }.
headline-rain = { $course ->
     [open] Rain { $day }: from { $time }, { $amount }.
     [until] Rain { $day }: from { $time } to { $until }, { $amount }.
     [at-times] Rain { $day }: at times from { $time } to { $until }, { $amount }.
    *[all-day] Rain { $day }: at times, { $amount }.
}
headline-dry = No rain { $day }.
headline-wind = Wind
headline-gust = Gusts
headline-temperature = Temperature
headline-cloud = Cloud
headline-pressure = Air pressure
headline-uv = UV index
headline-visibility = Visibility
headline-period = Wave period
headline-swell-period = Swell period
headline-azimuth = In the { $direction }, at { $degrees }°.
headline-high = { $height }° high.
headline-sun = Sun
headline-moon = Moon
headline-in-sky = { $what } { $day } at { $time }: in the { $direction }, at { $degrees }°, { $height }° high.
headline-below-horizon = { $what } { $day } at { $time }: below the horizon.
headline-veer = { $course ->
     [turning] { $what }: { $from } ({ $at }), turning to { $to } ({ $until }).
    *[none] { $what }: { $from } ({ $at }), no clear turn before { $until }.
}
headline-change-now = { $at ->
    [now] { $value } now
   *[other] { $value } ({ $at })
 }
headline-change = { $course ->
     [falling-there] { $what }: already below { $limit }: { $now }.
     [falling-from] { $what }: below { $limit } from { $at }, down to { $extreme } ({ $extremeAt }); { $now }, until then up to { $most }.
     [falling-never] { $what }: not below { $limit } up to { $end }; the least is { $extreme } ({ $extremeAt }). It is { $now }.
     [rising-there] { $what }: already { $now }.
     [rising-from] { $what }: over { $limit } from { $at }, up to { $extreme } ({ $extremeAt }); { $now }.
    *[rising-never] { $what }: not over { $limit } up to { $end }; the most is { $extreme } ({ $extremeAt }). It is { $now }.
}
headline-change-then = { $course ->
     [most] Up to { $extreme } ({ $extremeAt }).
     [falling-stays] It stays so up to { $end }.
     [falling-end] Above that from { $at }.
     [rising-stays] It rises no more up to { $end }.
    *[rising-end] It rises no more up to { $end }; below { $limit } from { $at }.
}
headline-spell = { $course ->
     [rain-none] No rain up to { $until }.
     [fog-none] No fog up to { $until }.
     [rain-over] Rain: until { $until }, { $amount }.
     [rain-spell] No rain until { $from }, then rain until { $until }, { $amount }.
     [rain-on] Rain: until { $until } at least.
     [fog-over] Fog: until { $until }.
     [fog-spell] No fog until { $from }, then fog until { $until }.
    *[fog-on] Fog: until { $until } at least.
}
headline-waves = Waves
headline-water = Water temperature
headline-water-feel = { $feel ->
     [cold] Cold: a wetsuit is advised.
     [warm] Warm enough without a wetsuit.
    *[cool] Cool: a wetsuit is advised for more than a short swim.
}

# Pictures. Short: they stand in narrow places.
picture-tide = Tide · { $days }
picture-above = { $unit } above { $datum }
picture-datum-is = Heights above { $datum }
picture-now-level = Now { $level }
picture-height-in = { $height }, in { $in }
picture-between = between { $low } and { $high }
picture-coefficient = coefficient { $value }
picture-phase-springs = springs
picture-phase-neaps = neaps
picture-phase-making = making
picture-phase-taking-off = taking off
picture-phase-tropic = tropic
picture-phase-equatorial = equatorial
picture-phase-growing = growing
picture-phase-shrinking = shrinking
picture-lit = { $lit } lit
picture-sun = Sun
picture-sun-up = Midnight sun
picture-sun-down = Polar night
picture-sun-rise-set = Sunrise – sunset
picture-says = { $what }: { $course }.
picture-highest = Highest
picture-lowest = Lowest
picture-weather = Weather · { $days }
picture-waves = Sea · { $days }
picture-observed = Yellow: observed at { $station }.
picture-highest-waves = highest waves, { $time }
picture-every = every { $seconds } s
picture-water = water { $temperature }
picture-both = Swell and wind sea together
picture-current = Tidal stream · { $days }
picture-moon = Moon · { $days }
picture-moon-up = { $time }, { $altitude }° above the horizon
picture-moon-rising = At moonrise, { $time }
picture-moon-down = Below the horizon
picture-zenith-up = The zenith is up: as it stands in the sky.
picture-moon-noon = The Moon at noon of each day.
picture-sun-day = Sun · { $days }
picture-rise = Rise
picture-set = Set

# Pages in a browser
present-clear = Clear
present-fair = Partly cloudy
present-cloudy = Mostly cloudy
present-overcast = Overcast
present-fog = Fog
present-light-rain = Light rain
present-rain = Rain
present-heavy-rain = Heavy rain
present-snow = Snow
# A place now in one line: abbreviations of the tide tables
now-high = HW
now-low = LW
now-wind = wind
now-waves = waves
page-places = Your places
page-places-example = Now
page-keep = Keep on the start page
now-rising = rising
now-falling = falling
now-as-of = As of { $time }
page-other-day = Another day
page-near = Near you
# The id of a well-known harbour
page-example-place = geonames:2640194
page-about = About
page-coverage = Coverage of warnings and observations
coverage-lead = Official warnings are read where land is blue on the map. Below is who issues them, and who measures.
coverage-warned = Official warnings
coverage-elsewhere = Elsewhere no official warnings are known here: look at the page of the country’s weather service.
coverage-observed = Measured by gauges and buoys
coverage-kind = { $kind ->
    [level] water levels
    [waves] waves
    [wind] wind
    [air] air temperature and pressure
    [water] water temperature
   *[current] currents
}
page-ask = Ask
page-docs = Data service
page-skip = To the text
page-navigation = Pages
page-not-navigation = Not for navigation.
page-astronomical = The tide is the astronomical one: wind and air pressure can raise or lower the water.
page-terms = Terms
page-privacy = Privacy
terms-title = Terms of use
terms-description = What you may expect of Bellbuoy, and what not.
terms-navigation = Bellbuoy is not for navigation. It shows astronomical tides, computed from harmonic constants, and forecasts of public weather services; wind, air pressure and errors of either can change what you meet. Use official tables, charts and warnings for every decision on which safety depends.
terms-service = It is free, and comes as it is: without a promise that it is always there, complete or right. Whoever runs this service may limit or end its use, such as for those who overload it.
terms-use = Use it for whatever is lawful. Do not overload it, attack it or use it to harm others. On Discord and Telegram, their own terms apply as well.
terms-data = The data have licences of their own, named with each answer and under /about: with most of them, name the source when you pass them on.
terms-privacy = What is kept about you is under Privacy.
terms-support = Help and contact
privacy-page-description = What Bellbuoy keeps about you, why, and how to delete it.
privacy-page-how = To see or delete it, send privacy export or privacy forget wherever you use the bot: on Discord and Telegram as /privacy. It happens at once.
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


# The dashboard of the data service
page-dashboard = Keys
dashboard-title = Keys for the data service
dashboard-lead = Tides, weather, sun and moon for your own program: make a key, and see what it uses.
dashboard-lead-closed = Sign in to see your keys and what they use. New keys are made by whoever runs this service.
dashboard-email = E-mail address
dashboard-passphrase = Passphrase
dashboard-passphrase-rule = At least { $count } characters: a few words are easiest to remember.
dashboard-sign-in = Sign in
dashboard-sign-out = Sign out
dashboard-register = Make an account
dashboard-register-keeps = Kept are the address, a hash of the passphrase, your keys and what they use. No mail is sent: where a passphrase is lost, whoever runs this service can make an address at which you choose another.
dashboard-registered = You can sign in now. If the address had an account before, that one is as it was.
dashboard-sign-in-failed = Address and passphrase do not fit.
dashboard-email-unfit = That is no e-mail address.
dashboard-passphrase-unfit = The passphrase is too short or too long.
dashboard-passphrase-wrong = The passphrase is not the right one.
dashboard-too-often = Too many attempts. Wait a while, then try again.
dashboard-proof-wanted = Many have tried this account. Sign in once more: your browser first works on it for some seconds. Without scripts, wait a while.
dashboard-form-over = The form was too old. Please send it again.
dashboard-keys = Your keys
dashboard-no-keys = You have no key yet.
dashboard-key-name = Name of a new key
dashboard-key-example = Harbour display
dashboard-create = Make a key
dashboard-name-unfit = A key needs a name of one line.
dashboard-too-many-keys = You have as many keys as an account can have in a day.
dashboard-new-key = Your new key
dashboard-shown-once = Copy it now: it is shown only this once. Send it in the header Authorization.
dashboard-copy = Copy
dashboard-copied = Copied
dashboard-key-facts = { $id }, made on { $date }
dashboard-used = { $used } of { $quota } units today
dashboard-rotate = Replace
dashboard-rotate-why = A new key takes the place of this one, with the same name and quota. The old one ends within five seconds.
dashboard-revoke = Revoke
dashboard-revoke-why = The key ends within five seconds, for good.
dashboard-revoked = The key is revoked.
dashboard-usage = The last 30 days
dashboard-usage-alt = Units by day and endpoint; the numbers are in the table below.
dashboard-no-usage = Nothing was asked with your keys yet.
dashboard-units = Up to { $count } units a day
dashboard-other-endpoints = others
dashboard-as-table = As a table
dashboard-day = Day (UTC)
dashboard-endpoint = Endpoint
dashboard-quota-units = Units
dashboard-account = Your account
dashboard-delete = Delete the account
dashboard-delete-why = Account, keys and all that was counted are deleted at once, for good.
dashboard-deleted = The account is deleted, with everything that belonged to it.
dashboard-link = A link by mail
dashboard-link-why = { $registration ->
    [open] For a new account, or where your passphrase is lost: a mail brings an address at which you choose one. Kept are your e-mail address, a hash of the passphrase, your keys and what they use.
   *[closed] Where your passphrase is lost: a mail brings an address at which you choose another.
}
dashboard-link-send = Send the link
dashboard-link-sent = A mail is on its way, if the address is one that has an account or can have one. Look among unwanted mail, too.
mail-link-subject = Choose your passphrase
mail-link-text = At this address you choose the passphrase of your account with the data service. It works once, within a day:
    { $link }
    If you have not asked for it, leave this mail as it is: nothing changes.
recovery-title = A new passphrase
recovery-lead = Choose a passphrase, and you are signed in. This address works once; all other sessions of the account end.
recovery-over = This address was used already, or is too old. Ask for another.
operator-title = State of the service
operator-invited = This address signs you in as the operator, once.
operator-invitation-over = This address was used already, or is too old. Make another with npm run keys -- operator
operator-parts = Parts and sources
operator-ok = works
operator-down = does not work
operator-last-success = last success { $minutes } min ago
operator-digests = Digests
operator-digests-active = active
operator-digests-paused = paused
operator-digests-gone = without a channel
operator-no-digests = There are no digests.
operator-failed = Given up after too many attempts
operator-no-failed = None.
operator-due = Due
operator-platform = Platform
operator-delivery = Delivery
operator-error = Error
operator-keys = Keys
operator-key = Key
operator-owner = Owner
operator-made-here = made here
operator-used = Used today
operator-since = Since
operator-id = Id
operator-revoked = revoked { $date }
page-curve = Time and value along the curve: arrow keys move
page-curve-above = Times above
page-picture-missing = The picture did not load.
page-picture-again = Try again
page-week = The week
page-stations-near = Tide stations nearby
page-elsewhere = On your own pages and devices
page-now-picture = Picture of now
page-now-line = Now in one line
page-now-data = Data (JSON)
page-feed = Feed
page-frame = Frame for a web page
page-telegram-ask = Ask on Telegram
page-telegram-digest = Every day on Telegram

# When conditions hold
when-title = Times that fit: { $place }
when-title-for = { $what } at { $place }
when-wanted = Wanted: { $conditions }.
when-wanted-for = Limits for { $what } (to change them, type: { $command }): { $conditions }.
when-caution-flats = Be on the way back when the tide turns, low water { $time }, and ask locally: gullies fill behind you, and tidal flats are for those who know them or have a guide.
when-vague-flats = Low water here is known only to within { $minutes } min.
when-unknown = Not known here, so not counted: { $conditions }.
when-ends = { $course ->
    [open] Blowing now, until { $until }.
   *[ahead] Not blowing now: from { $from } until { $until }.
}
when-best = Best: { $when }.
rivals = { $verdict ->
     [yes] {"Yes. "}
     [no] {"No. "}
    *[none] {""}
  }{ $side ->
     [best] { $count ->
       [2] Better
      *[other] Best
     }: { $moment }.
     [most] { $count ->
       [2] Higher
      *[other] Highest
     }: { $moment }.
     [least] { $count ->
       [2] Lower
      *[other] Lowest
     }: { $moment }.
     [least-bad] { $count ->
       [2] Neither is good; less bad
      *[other] None is good; least bad
     }: { $moment }.
     [none] { $count ->
       [2] Neither is good, and neither is better.
      *[other] None is good, and none is better.
     }
    *[same] No clear difference.
  }{ $list ->
     [none] {""}
    *[other] {" "}{ $list }.
  }
rivals-figure = { $what } { $shown } ({ $others })
rivals-between = {", "}
lee-place = { $name }: { $shore ->
     [on] onshore
     [off] off the land
     [cross] cross-shore
    *[unknown] lie of the coast not known
  }
lee = { $side ->
     [none] No lee from a wind from { $wind }: { $list }.
     [unknown] Where there is a lee from a wind from { $wind } is not known: { $list }.
    *[some] In the lee of a wind from { $wind }: { $places } ({ $list }).
  }{" By the lie of the coast at large: bays and cliffs are not known here."}
heading = Course { $course }. { $list }.
heading-wind = { $name }: wind from { $from }, { $point ->
     [head] head wind, to be beaten against
     [beam] { $side ->
       [port] beam wind from port
      *[starboard] beam wind from starboard
     }
    *[astern] following wind
  }
when-best-low = Best: { $when }, low water at { $time }, { $height }.
when-window = { $course ->
    [open] { $mark ->
        [good] Good until { $until }.
        [look] Worth a look until { $until }.
       *[next] Now, until { $until }.
    }
   *[ahead] { $mark ->
        [good] Good: { $when }, in { $in }.
        [look] Worth a look: { $when }, in { $in }.
        [news] Coming: { $when }, in { $in }.
       *[next] Next: { $when }, in { $in }.
    }
}
when-look-day = { $day } worth a look: { $why }.
when-skip = not { $day }: { $why }.
when-figures = { $figures }.
when-dark = dark then (daylight { $times })
when-better = Next good time: { $when }.
when-way = { $hours ->
     [0] Not good all the way.
     [look] Worth a look at all of these places.
    *[other] Good at all of these places.
  }
when-way-times = { $count ->
     [0] Never at all of these places at once.
    *[other] At all of these places: { $when }.
  }
when-none = None found up to { $until }.
when-none-on = None { $day }.
when-unsure = None is certain up to { $until }: high water does reach { $needed }, but the tide here is known only to within { $minutes } min and { $error }.
when-without-weather = The weather cannot be looked up now. By tide and sky alone it would be these times; whether it will be { $conditions }, I cannot say.
when-miss = Nearest: { $when }, but for { $why }.
when-miss-lacking = Nearest: { $when }, but not { $condition }.
when-lacks = needs { $condition }
when-miss-value = { $what } ({ $value })
when-only = only { $value }
when-at-least = at least { $value }
when-at-most = at most { $value }
when-just-over = just over { $value }
when-just-under = just under { $value }
when-forecast-ends = The forecast ends on { $at }: what comes later is not known yet.
when-more = { $count ->
    [one] One more time fits in these days.
   *[other] { $count } more times fit in these days.
 }
when-beyond = Behind the forecast, by tide and sky alone
when-too-early = No forecast reaches these days yet.
when-no-forecast = No forecast for this place has { $what }.
when-tide-alone = This is the tide alone: wind and air pressure raise or lower the water, and the depth of a spot is its charted depth more, or what dries there less.
when-counted = Reckoned on the safe side: { $minutes } min and { $height } of error in the tide. Silt, swell and squat are not included.
when-counted-weather = Wind and waves are taken { $share } stronger than forecast.
when-by-day = Day by day
when-verdict-go = good
when-verdict-look = worth a look
when-verdict-skip = no
when-held = yes
when-not-held = no
when-judged = { $course ->
    [at-times] At times { $amount }: { $values } { $day } (limit: { $limits }).
   *[always] { $verdict ->
       [yes] Yes
      *[no] No
    }, { $amount }: { $values } { $day } (limit: { $limits }).
}
when-supposed = { $found ->
    [too-much] Too much
    [too-little] Too little
   *[enough] Within the limit
}: { $value } (limit: { $limit }).
when-amount = { $scale ->
    [warmth] { $found ->
        [too-much] too warm
        [too-little] too cold
       *[enough] warm enough
    }
    [height] { $found ->
        [too-much] too high
        [too-little] too low
       *[enough] fine
    }
   *[amount] { $found ->
        [too-much] too much
        [too-little] too little
       *[enough] fine
    }
}
when-learner = Stricter limits, as for children, beginners and older people; bottom, rocks and currents are not judged.
when-several = never all of it at once
when-below = { $what } below { $value }
when-above = { $what } above { $value }
when-between = { $what } { $from } to { $to }
when-sill = sill { $sill }, draught { $draught }{ $margin }
when-sill-covered = sill { $sill }, no draught given{ $margin }
when-margin = , { $margin } under the keel
when-own-sill = your own sill{ $margin }
when-rising = tide rising
when-falling = tide falling
when-event = { $form ->
     [around] { $event ->
         [high] high water
         [low] low water
        *[slack] slack water
        }
    *[at] { $event ->
         [high] high water
         [low] low water
        *[slack] slack water
        }
}
when-before = the { $length } before { $event }
when-point-before = { $length } before { $event }
when-after = the { $length } after { $event }
when-point-after = { $length } after { $event }
when-around = from { $before } before to { $after } after { $event }
when-offset = { $event } { $from } to { $to }
when-sector = { $what } from { $from } to { $to }
when-sector-not = { $what } not from { $from } to { $to }
when-light-day = daylight
when-light-night = between sunset and sunrise
when-light-civil = civil twilight
when-light-nautical = nautical twilight
when-light-astronomical = astronomical twilight
when-light-dark = astronomically dark
when-light-golden = golden hour
when-light-blue = blue hour
when-event-eclipse = eclipse of Sun or Moon
when-event-solar-eclipse = eclipse of the Sun
when-event-lunar-eclipse = eclipse of the Moon
when-event-supermoon = supermoon
when-event-warning = an official warning
when-event-king-tide = king tide (the highest of the year)
when-phase = within { $days ->
    [one] a day
   *[other] { $days } days
  } of { $phase }
when-phase-new = new moon
when-phase-first-quarter = first quarter
when-phase-full = full moon
when-phase-third-quarter = last quarter
when-or = { " or " }
when-time = { $from } to { $to }
when-length = at least { $length } long
when-tendency = { $change } hPa in 3 h
when-of-tide = tide
when-of-stream = stream
when-of-flood = flood stream
when-of-ebb = ebb stream
when-of-tidal-range = tidal range
when-of-coefficient = tidal coefficient (Brest)
when-of-surge = surge
when-of-tendency = pressure change
when-of-sun = sun
when-of-moon = moon
when-of-windSpeed = wind
when-of-gust = gusts
when-of-waveHeight = waves
when-of-wavePeriod = wave period
when-of-swellHeight = swell
when-of-swellPeriod = swell period
when-of-airTemperature = temperature
when-of-waterTemperature = water temperature
when-of-precipitation = rain in the hour
when-of-cloudCover = cloud
when-of-visiblity = visibility
when-of-pressure = air pressure
when-of-windDirection = wind
when-of-waveDirection = waves
when-of-swellDirection = swell
when-was-right = { $day }: that was right
when-was-good = { $day } was good after all
when-was-bad = { $day } was no good
preset-title = Your limits for { $what }
preset-list-title = Pursuits and their limits
preset-own = { $what } (your own)
preset-how = Change one with, for example, preset save surfing wind under 20 kn; go back with preset reset surfing.
preset-changed = { $before } is now { $after }.
preset-added = New: { $after }.
preset-unchanged = Nothing changes.
preset-rule = The rule: a verdict that was wrong moves the one limit that decided it, by one step that people notice, and no other. Undo puts it back.
preset-undo = Undo
preset-keep = Keep these limits for { $what }
preset-reset = Usual limits for { $what }
preset-reset-title = The usual limits for { $what } hold again


# The map of stations
page-stations = Stations
map-title = Tide and stream stations
map-lead = { $count } stations of tides and tidal streams: choose one on the map or in the list.
map-stream = tidal stream
map-gauge = gauge or buoy that measures now
map-label = Map of the tide stations
map-keys = Two fingers or the mouse move the map and zoom; so do arrow keys, + and −. Enter opens what is in the middle.
map-zoom-in = Closer
map-zoom-out = Farther
map-range = Range of the tide today, metres
map-range-between = { $from }–{ $to }
map-range-over = over { $from }
map-search = Find a station by name
map-none = No station has that name.
map-by-country = By country
map-clocks = Clocks
map-clocks-lead = Every record is compared with those around it and with the tide model. These came early or late by the same in all their lines, as by a wrong clock.
map-datum = Chart datum
map-datum-unknown = not known
map-prediction = Prediction
map-record = Record
map-years = { $count } years
map-source = Source
map-licence = Licence
map-id = Id
map-whole-answer = The whole answer, with its picture
map-back = All stations
# Calendars
calendar-title = Tides at { $place }
calendar-windows-title = Windows at { $place }
calendar-subscribe = Subscribe to this address in your calendar program, and the next { $count } days are always in it: { $url }
calendar-file = The next { $count } days as a file for your calendar program.
calendar-link = Subscribe
calendar-springs = Springs, { $height }
calendar-weaker-springs = Weaker springs, Moon far away, { $height }
calendar-tropic = Tropic tides, { $height }
calendar-note-sky = Times of the Sun and the Moon. Not for navigation.
page-subscribe = Subscribe to the calendar
page-calendar = Calendar


# Guides to the bots
page-bots = Bots
bots-title = On Discord and Telegram
bots-lead = The same answers where you talk with others: tides, weather, sun and moon, on demand or every morning.
bots-off = This bot is not connected at the moment.
bots-discord-server = Add it to a server
bots-discord-account = Use it everywhere yourself
bots-telegram-open = Open the chat
bots-discord-steps = Add the bot to a server, or to your account to have it in every conversation.|Type /tide and choose a place, or /today for everything at once.|Press the buttons below an answer for the next days and for weather, waves, sun and moon.|Save your harbour with /place home: then no place needs to be named.|Have an answer sent every morning with /digest add.|Choose language, units and datum with /settings; /privacy shows and deletes what is kept.
bots-telegram-steps = Open the chat and press Start.|Write a place, a question such as “high water in Brest tomorrow”, or send a location.|Press the buttons below an answer for the next days and for weather, waves, sun and moon.|Save your harbour with /place home Brest: then no place needs to be named.|Have an answer sent every morning: /digest Brest 07:00.|In a group, begin with a slash or mention the bot. /privacy shows and deletes what is kept.

# Kind words, and complaints
courtesy-hello = Hello! Ask me about any place by the sea, such as “tide Brest tomorrow”.
courtesy-thanks = You’re welcome.
courtesy-goodbye = Goodbye, and fair winds!
courtesy-praise = Glad it helps.
courtesy-agreed = All right. Ask again whenever you like.
courtesy-remark = All right. Go on with “and tomorrow?”, “and the wind?” or another place.
courtesy-unclear = I did not get that. I know tides, wind, waves, weather, sun and moon. Go on with “and tomorrow?”, “and the wind?” or another place; “help” says what else there is.
courtesy-complaint = Sorry. Times are in the place’s own clock time, summer time included, and heights above the datum that the answer names; a book may use UTC, another port or another datum.
courtesy-complaint-zone = Here: { $zone }.
courtesy-complaint-more = Another station may fit better: stations. Whose data it is: about.

# Terms explained
explain-title = What it means
explain-unknown = I have no explanation of “{ $term }”.
explain-known = I can explain, for example: neaps, slack, chart datum, coefficient, period, king tide, rule of twelfths.
explain-tide = The tide is the rise and fall of the sea, mostly twice a day, by the pull of the Moon and, half as strong, the Sun. The Earth turns under the bulges they raise, and coasts shape what arrives.
explain-two-tides = The Moon raises two bulges of water, one towards it and one on the far side, and most coasts turn through both in a lunar day of 24 h 50. Where the shape of an ocean basin damps one of them, as in the Gulf of Mexico, there is only one tide a day.
explain-later-tides = Tides come some 50 minutes later each day, because the Moon moves on along its orbit while the Earth turns once. One high water follows the other after about 12 h 25.
explain-tide-size = How far the sea rises and falls depends on the shape of coast and sea floor: funnels and shallow shelves such as the Bristol Channel enlarge the tide, enclosed seas and places near a node of the tidal wave hardly have any. Around full and new moon it is larger everywhere.
explain-high-water = High water is the highest level of one tide, before the sea falls again; its height is counted from the datum that the answer names. It comes about every 12 h 25 on most coasts.
explain-low-water = Low water is the lowest level of one tide, before the sea rises again; its height is counted from the datum that the answer names. On most coasts it comes some six hours after high water.
explain-range = The range is the difference in height between high water and the low water beside it. It is large at springs and small at neaps.
explain-springs = Springs are the tides with the largest range, with the highest high and the lowest low waters, a day or two after full and new moon, when Sun and Moon pull along one line. The name has nothing to do with the season: they come about every two weeks.
explain-neaps = Neaps are the tides with the smallest range, a day or two after the Moon’s first and last quarter, when Sun and Moon pull at right angles. High water is lower and low water higher than at springs, a week before and after.
explain-king-tide = A king tide is one of the highest spring tides of the year: full or new moon falls together with the Moon’s nearest approach to the Earth. The name is popular, not scientific.
explain-coefficient = The French tidal coefficient says how large a tide is, from 20 (smallest neaps) to 120 (largest springs), worked out for Brest; 45 is a mean neap and 95 a mean spring tide. The same number holds for all of the French Atlantic and Channel coast.
explain-twelfths = The rule of twelfths estimates the level between low and high water: in the six hours the sea rises by 1, 2, 3, 3, 2 and 1 twelfths of the range. It suits coasts with an even tide; where it is lopsided, as in the Solent, it is wrong.
explain-slack = Slack water is the short time when the tidal stream stands still before it turns. It seldom falls exactly at high or low water: in some straits it comes hours earlier or later.
explain-ebb = The ebb is the time between high and low water, when the sea falls, and the stream that then runs out to sea. Its opposite is the flood.
explain-flood = The flood is the time between low and high water, when the sea rises, and the stream that then runs towards the land. Its opposite is the ebb.
explain-current = The tidal stream is the horizontal movement of the water that comes with the tide: its set is the direction it flows towards, its rate the speed in knots. It is strongest in narrows and around headlands, and at springs.
explain-chart-datum = Chart datum is the zero level of a nautical chart, in most countries about the lowest astronomical tide, in the US mean lower low water. A tide of 0.3 m is 0.3 m above it: add it to the charted depth for the depth of the water.
explain-lat = LAT, the lowest astronomical tide, is the lowest level that the tide alone can be predicted to reach in its cycle of 18.6 years. Most European charts count depths and heights from it; wind and high air pressure can press the sea below it.
explain-hat = HAT, the highest astronomical tide, is the highest level that the tide alone can be predicted to reach in its cycle of 18.6 years. Clearances under bridges are often counted from it; a storm surge may go above.
explain-msl = MSL, mean sea level, is the average height of the sea over many years. Heights of the tide above it are smaller than above chart datum, and at low water negative.
explain-mllw = MLLW, mean lower low water, is the average of the lower of each day’s two low waters over 19 years, and the zero of US charts and tide tables. A minus tide is a low water below it.
explain-mean-levels = These are averages over many years: MHWS and MLWS are mean high and low water at springs, MHWN and MLWN at neaps, MHW and MLW of all tides. A tide above MHWS is a large one.
explain-negative-tide = A minus tide is a low water below the zero of the tide table, chart datum (in the US mean lower low water). It uncovers ground that most low waters leave under water.
explain-drying-height = A drying height is how far a bank or rock stands above chart datum; charts underline it. The water over it is the height of tide less that figure.
explain-station = A standard port has tide predictions of its own, worked out from years of measurements; a secondary port gets them from one nearby, with differences in time and height. The answer names the station that it uses and how far away it is.
explain-double-high-water = Where shallow water distorts the tide, as around Southampton, high water comes twice or stands for hours; the double low water of Portland, the gulder, is the same at the other end. Shallow-water constituents in the prediction describe it.
explain-making = Tides are making while their range grows from day to day, from neaps to springs. The opposite, from springs to neaps, is taking off.
explain-taking-off = Tides are taking off while their range shrinks from day to day, from springs to neaps. The opposite, from neaps to springs, is making.
explain-storm-surge = A storm surge is the rise of the sea above the predicted tide by wind and low air pressure, about 1 cm for each hPa below normal. Tide tables do not include it; where a gauge near the place measures it, Bellbuoy says how much it is now.
explain-tidal-bore = A tidal bore is a wave that runs up a river as the flood begins, where a large tide enters a narrowing shallow estuary, such as the Severn. It is highest around springs.
explain-wind-against-tide = Wind against tide means that the wind blows against the tidal stream: waves become shorter, steeper and rougher. With wind and stream in one direction the sea lies down.
explain-overfalls = Overfalls and tide races are steep breaking water where a strong tidal stream meets a shoal, a headland or another stream. They are worst at springs with the wind against the stream.
explain-rip-current = A rip current is a narrow, fast flow from the beach out to sea, where the water that waves bring in returns: it is not the tide, and shows as a calmer, darker lane between the breakers, often with foam or sand drifting out. Who is caught swims along the beach, not against it.
explain-swell = Swell is made of waves that come from wind far away or long ago: long, even and with a long period. The waves of the wind here and now are the wind sea.
explain-wind-sea = The wind sea is made of the waves that the wind raises here and now: short, steep and irregular. Swell comes from farther away.
explain-period = The period is the time in seconds between one wave crest and the next. The longer, the more power a wave of the same height has: 5 s is short chop, 10 s and more is swell from far away.
explain-wave-height = Wave height is given as significant height: the mean of the highest third of the waves, from trough to crest. Single waves reach nearly twice as much.
explain-golden-hour = Golden hour is the time of warm, soft light while the Sun is low, here between 4° below and 6° above the horizon, after sunrise and before sunset. How long it lasts depends on latitude and season.
explain-blue-hour = Blue hour is the time of deep blue light before sunrise and after sunset, here while the Sun is between 6° and 4° below the horizon. It follows golden hour in the evening.
explain-twilight = Twilight is the light while the Sun is below the horizon: civil down to 6° (one can read outside), nautical down to 12° (the horizon at sea still shows), astronomical down to 18°. Below that it is fully dark.
explain-supermoon = A supermoon is a full or new moon while the Moon is near its closest point to the Earth: it looks up to 14% larger than at its farthest. Spring tides around it are larger.
explain-moon-phase = The phase says how much of the Moon’s lit half we see: it waxes from new moon over the first quarter to full moon, and wanes over the last quarter back. A gibbous moon is more than half lit, a crescent less.
explain-beaufort = The Beaufort scale gives the wind as a force from 0 (calm) to 12 (hurricane): force 4 is 11 to 16 knots, force 6 is 22 to 27, and a gale begins at force 8, 34 knots. Gusts are often some 40% stronger.
explain-knot = A knot is one nautical mile an hour: 1.852 km/h, 1.15 mph or 0.51 m/s. Wind, streams and boats at sea are measured in it.
explain-gust = A gust is a short burst of wind, of a few seconds, above the mean of ten minutes that the wind speed gives. The figure is the strongest to be expected in the hour.
explain-times = Every time is that of the clocks at the place, with summer time where there is one; the last lines of an answer name the zone, as in “Europe/London (UTC+0)”. Only where no place is known, as with the phases of the moon, times are UTC (GMT).
explain-bot-sources = Tides are computed by Bellbuoy from the harmonic constants of gauges (NOAA, TICON-4, Kartverket) and the tide model EOT20, sun and moon with Astronomy Engine. Wind, waves and weather come from public weather services; each answer names its source at the end (all of them: about).
explain-bot-datum = Heights are above chart datum as on the charts of the country, in most about the lowest astronomical tide, in the USA mean lower low water; the end of each answer names it. Another one: settings datum, or “tide Brest datum=MSL”.
explain-bot-ahead = Wind, waves and weather are forecast up to ten days ahead, at sea in places less. Tides, sun and moon are computed for any day, also years ahead.
explain-bot-usual = What is usual in a season or all year is not known here: there are forecasts of the coming days only. A climate table of the place says it.
explain-bot-updates = Weather and waves are fetched anew once what was fetched is some 20 minutes old; the models behind them are run every 1 to 12 hours. Tides, sun and moon are computed and need no update.
explain-bot-languages = I speak English, French, German, Dutch, Spanish, Portuguese, Italian and Japanese: write in one of them and I answer in it. To keep one: “answer in French”.
explain-bot-official = No, these data are not official, they are for information only: Bellbuoy computes the tides itself, and the forecasts come from public weather models. They do not replace the official tide tables, charts and warnings, and are not for navigation.
explain-bot-manner = Answers here have one form and cannot be made shorter or simpler, but who asks for one thing, “high water Brest tomorrow”, gets less. The first line says what was asked, and a word that is not clear is explained: “what is a neap tide”.
explain-bot-measured = Computed, not measured: tides from the constants of gauges, wind and waves from public weather models. Where a gauge or buoy near the place can be read, the answer about now says besides what it measures, and names it.
explain-bot-astronomical = Heights of the tide are those of the astronomical tide: what wind and air pressure add or take, some decimetres, in a storm a metre and more, is not in them. Where a gauge near can be read, the answer about now says by how much it differs.
explain-small-boat = Limits used here for a small open or rubber boat: wind up to 15 kn, gusts up to 20 kn, waves up to 1 m; for beginners 10 kn and 0.5 m. Short waves, of less than some 5 s, are steep and feel far worse than long ones of the same height.
explain-pressure = Air pressure in hPa (the same as millibars) is given at sea level; 1013 is the mean. A fall of 3 hPa and more in three hours announces strong wind.
explain-sea-state = The sea state says how rough the sea is, on the Douglas scale from 0 (glassy) to 9 (phenomenal), by the significant height of the waves: 3 is slight, up to 1.25 m, 5 rough, 2.5 to 4 m.
explain-mean-wind = The mean wind is the average over ten minutes; it is what forecasts give as wind speed. Gusts go above it for seconds, often by a third to a half.
explain-apparent-wind = Apparent wind is the wind you feel aboard: the true wind together with that of your own movement. It is stronger going upwind and weaker running before the wind.
explain-true-wind = True wind is the wind over the water as somebody standing still feels it; forecasts give this one. Aboard a moving boat you feel the apparent wind.
explain-lee = Lee is the side that is sheltered from the wind, the one it blows towards. The opposite is the windward side.
explain-windward = Windward is the side that the wind comes from. The opposite is the lee, where there is shelter.
explain-lee-shore = A lee shore is a coast that the wind blows onto: whoever loses engine or sails drifts ashore there. Keep well off it in a strong wind.
explain-fetch = Fetch is the length of open water that the wind blows over. The longer it is, the higher and longer the waves get.
explain-equinox-tides = Around the equinoxes in March and September, Sun and Moon pull close to the plane of the equator at full and new moon. Their pulls add up best then, so the spring tides are the largest of the year.
explain-upwelling = Upwelling brings cold water up from below, where the wind drives the warm water of the surface away from the coast. The sea can be 5 °C and more colder within a day or two, in the middle of summer as well.
explain-diurnal-inequality = Diurnal inequality is the difference between the two high waters, or the two low waters, of a day. It comes from the Moon standing north or south of the equator, and is large on the Pacific coasts.
explain-land-datum = NAP, NN or NHN, Ordnance Datum and IGN69 are the zero of heights on land, about mean sea level. Chart datum, from which charts and tide tables count, is lower, as is Belgium’s TAW, about mean low water at Ostend, 2.3 m below NAP.
explain-tidal-divide = A tidal divide (wantij) is the shallow watershed behind an island of the Wadden Sea where the two flood streams meet. It is the highest part of the channel and only passable around high water.
explain-sea-breeze = A sea breeze blows from the sea to the land on sunny afternoons, because the land warms up faster. It dies down towards evening.
explain-land-breeze = A land breeze blows from the land out to sea, mostly at night and in the early morning, because the land cools faster. It is mostly weak and smooths the sea near the coast.
explain-offshore-wind = An offshore wind blows from the land out to sea: waves near the beach are clean, but whoever drifts is blown out to sea. The opposite is onshore.
explain-onshore-wind = An onshore wind blows from the sea onto the land: it makes waves near the beach choppy. The opposite is offshore.
explain-nortada = The nortada is the strong north wind of summer afternoons along the west coast of Portugal: the land warms by day, pressure falls over Iberia, and the sea breeze adds to the northerly. It brings cold water up along the coast.
explain-levanter = The levanter (levante) is the east wind of the western Mediterranean and the Strait of Gibraltar, damp and often strong for days.
explain-poniente = The poniente is the west wind of the Strait of Gibraltar and the Spanish Mediterranean coast: cool from the Atlantic, dry and hot at Valencia.
explain-mistral = The mistral is the cold, dry and strong northwest wind of the Rhône valley and the Gulf of Lion. It rises fast and may blow for days.
explain-sirocco = The sirocco is the warm south to southeast wind from Africa across the Mediterranean, with haze and swell. In the Adriatic it raises the water at Venice.
explain-bora = The bora is the cold, gusty northeast wind that falls from the mountains onto the Adriatic. Its gusts come suddenly and can be of storm force.
explain-tramontana = The tramontana is the cold, dry north wind from across the mountains, in Italy, Catalonia and Languedoc.
explain-middle-tide = Nakashio (中潮) is the tide between springs and neaps in the Japanese names for days of the Moon: its range is medium.
explain-long-tide = Nagashio (長潮) is the day at the end of the neaps in the Japanese names for days of the Moon: the tide changes least and slowest.
explain-young-tide = Wakashio (若潮) is the day after nagashio in the Japanese names for days of the Moon: the tides begin to grow again.
explain-perigee = Perigee is the Moon’s nearest point to the Earth, every 27.6 days. Spring tides near it are larger.
explain-apogee = Apogee is the Moon’s farthest point from the Earth, every 27.6 days. Spring tides near it are smaller.
explain-port-times = The tide is a wave that travels along the coast and round each sea at its own pace, faster in deep water. So high water comes earlier or later from port to port, in bays and up rivers by hours; for each pair of ports the difference is much the same every day.
explain-seiche = A seiche is the slow swinging of the water in a harbour, bay or lake, with a period of minutes to hours, set off by wind, a jump of air pressure or a swell outside. The level rises and falls apart from the tide, with strong currents in narrow entrances; it is not in the predictions.
explain-swell-window = The swell window of a spot is the range of directions from which swell reaches it, between the headlands and islands that shadow it. Swell from outside of it arrives small or not at all, however high it is at sea.
explain-wave-sets = Waves of a swell come in sets: some three to eight larger ones in a row, then a lull of minutes with smaller ones, because wave trains of slightly different periods add up and cancel. Watch the sea for ten minutes before you go in.
explain-rogue-wave = A rogue (freak) wave is more than twice as high as the significant height around it, where several wave trains add up, most of all against a current. On beaches and rocks a sneaker wave runs much higher up than those before: never turn your back on the sea.
explain-tsunami = A tsunami is a series of very long waves from a quake, landslide or eruption under the sea. The sea may first draw back; the first wave is often not the highest, and they go on for hours; after a strong quake or a strange ebb go uphill at once; it is not in these forecasts: follow official warnings.
explain-longshore-current = A longshore current runs along the beach where waves arrive at a slant. It carries bathers and sand along, faster the higher and the more slanted the waves; often it turns out to sea as a rip at a groyne, a gap or a headland.
explain-surf-break = At a beach break waves break over moving sand banks, at a reef break over rock or coral, at a point break along a headland, long and in one direction. A close-out breaks along its whole length at once and cannot be ridden.
explain-constituents = A tide is computed as a sum of some dozens of regular waves, the harmonic constituents: M2 of the Moon (12 h 25 min), S2 of the Sun (12 h), K1 and O1 of about a day, and others. Their size and lag at a place come from a year or more of measurements.
explain-leeway = Leeway is the sideways drift of a boat through the water by the wind. Set and drift are the direction and distance that the current carries it over the ground; both belong into the course to steer.
explain-waterspout = A waterspout is a whirling column of air and spray under a cumulus or thundercloud over the sea, with gusts of storm force close to it. Most last some minutes and drift slowly: keep away at a right angle to their way; they are not in these forecasts.
explain-tidal-gate = A tidal gate is a headland, strait or bar that can be passed well only for a few hours of each tide, when the stream runs with you or is slack, or the water is deep enough. A passage is planned to be there in time.
explain-thermocline = A thermocline is the layer of a few metres in which the water turns much colder downwards, mostly in summer between 5 and 30 m. Divers feel it at once; onshore wind presses it down, offshore wind lifts it.
explain-intertidal = The intertidal zone (foreshore) is the shore between high and low water, which each tide covers and bares: the more range, the wider. At springs its lowest part shows for an hour or so around low water.
explain-squall = A squall is a sudden strong wind that lasts for minutes, mostly under a shower or thundercloud, often with a turn of the wind. A gust lasts for seconds.
explain-nautical-mile = A nautical mile is 1.852 km, one minute of latitude. A speed of one nautical mile an hour is a knot.
explain-visibility = Visibility is how far one can see: below 1 km it is fog, up to 4 km poor, from 10 km good.
explain-veering = A wind veers when its direction turns clockwise (S to SW to W), and backs when it turns anticlockwise (W to SW to S), in both hemispheres.
explain-libeccio = The libeccio is the southwest wind of the western Mediterranean, Corsica and the Tyrrhenian coast. It is gusty and raises a high sea on west-facing coasts.
explain-ground-sea = Ground seas are steep, breaking waves where a high swell runs into shallow water, as over banks and in river mouths. They are dangerous for any boat, most of all against the ebb.
explain-bar = A bar is a shoal of sand across a harbour or river mouth. Swell steepens and breaks on it, worst on the ebb: cross it near high water, and not at all in a high swell.
explain-point-of-sail = By the wind’s angle to the bow: close-hauled is as near to the wind as a boat sails (about 45°), on a beam wind it comes at right angles from the side (90°), on a broad reach from the quarter (135°), and a following wind from astern.
explain-astronomical-tide = The astronomical tide is the part of the sea level that Moon and Sun cause; it can be predicted years ahead. Wind and air pressure add the surge to it, which no tide table has.
explain-sea-lag = Water warms and cools slowly: the sea is warmest some two months after the longest day and coldest in late winter. In autumn it still holds the warmth of summer, in spring it has hardly taken up any.
explain-sea-places = How warm the sea is at a place depends on latitude, currents, wind and depth: strong tides and offshore winds bring cold deep water up, shallow and sheltered bays warm up faster. Two places on one ocean can differ by several degrees.
explain-tide-age = Springs come a day or two after full and new moon because the oceans respond late: friction and the way of the tidal wave delay them. This delay is called the age of the tide.
explain-gale-warning = Warnings for shipping go by the mean wind: a gale warning means force 8 (34 knots, 17 m/s) and more, storm is force 10 (48 knots). In Germany wind warnings begin at force 6, in Japan gale warnings are for 34 to 47 knots.
explain-front = A front is the border between two air masses: a warm front brings a long spell of rain, a cold front showers, squalls and a sudden veer of the wind (in the southern hemisphere it backs).
explain-isobar = Isobars join places with the same air pressure on a weather map. The closer they lie, the stronger the wind.
explain-low-pressure = A low is an area of low air pressure with wind, cloud and rain; the air turns around it anticlockwise in the northern hemisphere, clockwise in the southern. The faster pressure falls, the stronger the wind to come.
explain-high-pressure = A high is an area of high air pressure, mostly with settled weather and light wind in its middle; the air turns around it clockwise in the northern hemisphere. Strong wind may blow at its edges.
explain-sea-fog = Sea fog forms where mild, moist air moves over colder water, mostly in spring and early summer. Wind does not always clear it, and it may drift onto the coast within minutes.
explain-wind-chill = The felt temperature says how cold or warm air seems on the skin: wind makes cold air feel colder, moisture makes hot air feel hotter. Water is not cooled by it.
explain-shore-break = Shore break are waves that break with their full height right on a steep beach. They throw bathers onto the sand and can break a neck: watch several sets before you go in.
explain-meltemi = The meltemi is the dry north wind of summer over the Aegean, strongest in July and August, mostly under a clear sky. It may blow at force 7 for days.
explain-worse = For a small boat the wind sea is mostly worse: short and steep, it slams and breaks. A long swell of the same height lifts gently, but breaks heavily on bars and beaches.
rated-coefficient = { $level ->
    [0] { $value } is small: neap tides. The scale goes from 20 to 120.
    [1] { $value } is a bit below the middle. The scale goes from 20 to 120.
    [2] { $value } is a bit above the middle. The scale goes from 20 to 120.
    [3] { $value } is a lot: large spring tides. The scale goes from 20 to 120.
   *[other] { $value } is very much: among the largest tides of the year. The scale goes from 20 to 120.
  }
rated-period = { $level ->
    [0] { $value } s is short: choppy wind sea.
    [1] { $value } s is rather short: mostly wind sea.
    [2] { $value } s is medium to long: swell begins.
    [3] { $value } s is long: swell from far away, with more power than its height suggests: for beginners only while it is small.
   *[other] { $value } s is very long: powerful swell from far away, with more power than its height suggests: for beginners only while it is small.
  }
rated-pressure = { $level ->
    [0] { $value } hPa is very low: a deep depression.
    [1] { $value } hPa is low.
    [2] { $value } hPa is about the mean, 1013 hPa.
    [3] { $value } hPa is high.
   *[other] { $value } hPa is very high.
  }
rated-sea-state = { $level ->
    [0] Sea state { $value }: glassy, no waves.
    [1] Sea state { $value }: rippled, waves up to 0.1 m.
    [2] Sea state { $value }: smooth, 0.1 to 0.5 m.
    [3] Sea state { $value }: slight, 0.5 to 1.25 m.
    [4] Sea state { $value }: moderate, 1.25 to 2.5 m.
    [5] Sea state { $value }: rough, 2.5 to 4 m.
    [6] Sea state { $value }: very rough, 4 to 6 m.
    [7] Sea state { $value }: high, 6 to 9 m.
    [8] Sea state { $value }: very high, 9 to 14 m.
   *[other] Sea state { $value }: phenomenal, over 14 m.
  }
rated-beaufort = { $level ->
    [0] Force { $value }: calm.
    [1] Force { $value }: light air; waves of about 0.1 m on the open sea.
    [2] Force { $value }: light breeze; waves of about 0.2 m on the open sea.
    [3] Force { $value }: gentle breeze, scattered white caps; waves of about 0.6 m on the open sea.
    [4] Force { $value }: moderate breeze, many white caps; waves of about 1 m on the open sea.
    [5] Force { $value }: fresh breeze, hard for small boats; waves of about 2 m on the open sea.
    [6] Force { $value }: strong breeze, too much for small boats; waves of about 3 m on the open sea.
    [7] Force { $value }: near gale; waves of about 4 m on the open sea.
    [8] Force { $value }: gale; waves of about 5.5 m on the open sea.
    [9] Force { $value }: strong gale; waves of about 7 m on the open sea.
    [10] Force { $value }: storm; waves of about 9 m on the open sea.
    [11] Force { $value }: violent storm; waves of about 11.5 m on the open sea.
   *[other] Force { $value }: hurricane; waves of about 14 m on the open sea.
  }
rated-storm-surge = About { $value } cm: with the air pressure { $value } hPa lower the sea stands some { $value } cm higher, with { $value } hPa more as much lower, wind left out.
rated-small-boat = { $level ->
    [0] Waves of { $value } m are within the limit for a small open or rubber boat.
    [1] Waves of { $value } m are already a lot for a small open or rubber boat: above the limit for beginners, 0.5 m.
   *[other] Waves of { $value } m are too much for a small open or rubber boat.
  }
cause-fundy = The Bay of Fundy is a funnel whose water swings to and fro by itself in about 13 h, close to the 12.4 h of the tide: it resonates, up to 16 m at its head.
cause-severn = The Bristol Channel is a funnel that narrows and shoals towards the Severn and nearly resonates with the tide: up to 15 m at springs.
cause-saint-malo = In the Gulf of Saint-Malo the Cotentin peninsula stops the tidal wave of the Channel, and the shallow sea piles it up: up to 13 m at springs.
cause-ariake = The Ariake Sea is a long shallow bay whose own swing is near that of the tide: the largest range in Japan, up to 6 m at springs.
cause-japan-sea = The Sea of Japan is nearly closed: the tide enters only through narrow, shallow straits, and the range is some 0.2 m.
cause-adriatic = The Adriatic is a long, shallow arm whose own swing helps the tide along: about 1 m at Venice and Trieste, in a sea with hardly any tide.
cause-mediterranean = The Mediterranean is nearly closed: hardly any of the Atlantic tide gets in through the Strait of Gibraltar, and the sea is too small for a large one of its own.
cause-baltic = The Baltic is nearly closed: the tide of the North Sea hardly gets in through the narrow Danish straits; wind and air pressure move its level more.
cause-gulf = The Gulf of Mexico and the Caribbean are nearly closed and too small to swing with the tide twice a day: small tides, in places only one a day.
cause-cabo-frio = At Arraial do Cabo and Cabo Frio the northeast wind, strongest in spring and summer, drives the warm surface away, and cold deep water comes up.
cause-galicia = Along the Portuguese and Galician coast the north wind of summer drives the surface away from the coast, and cold deep water comes up.
cause-humboldt = Along this coast the Humboldt Current and the south wind bring cold deep water up.
cause-california = Along this coast the northwest wind of spring and summer drives the surface away, and cold deep water comes up.
springs-title = Springs and neaps
springs-about = about { $day } ({ $moon }: { $at })
springs-place = This holds everywhere within a day or so; for heights and times name a place.
