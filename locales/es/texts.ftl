# Español. Términos: Instituto Hidrográfico de la Marina (pleamar, bajamar, mareas vivas y muertas) y AEMET.

# Comandos. El primer nombre es el que se muestra; se entienden todos.
command-today-name = hoy
command-today-description = Marea, tiempo, mar, sol y luna de un lugar en breve
command-tide-name = marea|mareas|pleamar|bajamar
command-tide-description = Pleamares y bajamares, y qué hace ahora la marea
command-weather-name = tiempo|viento|pronóstico
command-weather-description = Viento, lluvia y temperatura: ahora, cada tres horas y los días siguientes
command-waves-name = olas|mar|oleaje|surf
command-waves-description = Altura, periodo y dirección de las olas, mar de fondo, temperatura del agua y corriente
command-current-name = corriente|corrientes|repunte
command-current-description = Corriente de marea: repunte, máxima creciente y vaciante, y la corriente ahora
command-sun-name = sol
command-sun-description = Salida y puesta de sol, duración del día y crepúsculos
command-moon-name = luna
command-moon-description = Fase de la luna, salida, puesta y próximas fases
command-when-name = cuándo
command-when-description = Los próximos momentos en que marea, tiempo y cielo son como los quieres
command-stations-name = estaciones|estación
command-stations-description = Las estaciones de marea más cercanas a un lugar, y lo buenas que son
command-calendar-name = calendario|ics
command-calendar-description = Mareas, mareas vivas y fases de la luna para tu calendario
command-digest-name = boletín|boletines
command-digest-description = Respuestas que llegan solas a las horas que fijes
command-digest-list-name = lista|ver
command-digest-list-description = Los boletines de este chat, y cómo fueron los últimos
command-digest-add-name = añadir|nuevo
command-digest-add-description = Recibir aquí una respuesta a horas fijas
command-digest-pause-name = pausar|parar
command-digest-pause-description = No enviar nada de un boletín hasta reanudarlo
command-digest-resume-name = reanudar|seguir
command-digest-resume-description = Seguir con un boletín pausado o terminado
command-digest-remove-name = borrar|eliminar|cancelar
command-digest-remove-description = Borrar un boletín
command-digest-test-name = probar|prueba
command-digest-test-description = Enviar un boletín ahora, para ver si llega
command-digest-move-name = mover|cambiar
command-digest-move-description = Dar otras horas a un boletín, o traerlo de otro chat
command-alert-name = alerta|alertas|aviso|avisos
command-alert-description = Recibir un mensaje cuando marea, tiempo y cielo vayan a ser como los quieres
command-alert-list-name = lista|ver
command-alert-list-description = Las alertas de este chat
command-alert-add-name = añadir|nueva|vigilar
command-alert-add-description = Recibir aquí un mensaje cuando llegue, cambie o se pierda un momento así
command-alert-change-name = cambiar|editar|modificar
command-alert-change-description = Dar a una alerta otras condiciones, horas u otro lugar
command-alert-pause-name = pausar|parar
command-alert-pause-description = No enviar nada de una alerta hasta reanudarla
command-alert-resume-name = reanudar|seguir
command-alert-resume-description = Seguir con una alerta pausada o terminada
command-alert-remove-name = borrar|eliminar|cancelar
command-alert-remove-description = Borrar una alerta
command-settings-name = ajustes|configuración
command-settings-description = Idioma, unidades, reloj y cero de tus respuestas
command-place-name = lugar|lugares
command-place-description = Tus lugares: casa y nombres que elijas
command-place-list-name = lista|ver
command-place-list-description = Casa y los lugares que has guardado
command-place-save-name = guardar|añadir
command-place-save-description = Dar a un lugar un nombre tuyo
command-place-home-name = casa
command-place-home-description = El lugar que se entiende cuando no nombras ninguno
command-place-forget-name = olvidar|borrar
command-place-forget-description = Olvidar un lugar guardado, o la casa
command-place-port-name = puerto|diferencias
command-place-port-description = Diferencias de un puerto guardado: horas y alturas, umbral, calado
command-preset-name = actividad|actividades
command-preset-description = Actividades como el surf, y tus límites para ellas
command-preset-list-name = lista|ver
command-preset-list-description = Todas las actividades con sus límites, los tuyos señalados
command-preset-save-name = guardar|cambiar
command-preset-save-description = Fijar tus límites para una actividad, como viento menos de 15 kn
command-preset-reset-name = restablecer|olvidar
command-preset-reset-description = Volver a los límites habituales de una actividad
command-privacy-name = privacidad
command-privacy-description = Qué se guarda de ti, y cómo verlo o borrarlo
command-help-name = ayuda
command-help-description = Qué puedes preguntar
command-about-name = acerca
command-about-description = Qué es Bellbuoy y de quién son los datos

option-place-name = lugar
option-place-description = Una población, o coordenadas como 48.383,-4.495
option-day-name = día
option-day-description = hoy, mañana, un día de la semana, una fecha como 2026-11-21, o +3
option-days-name = días
option-days-description = Cuántos días seguidos
option-datum-name = cero
option-datum-description = El nivel desde el que se miden las alturas
option-conditions-name = condiciones
option-conditions-description = Como bajamar por debajo de 0,5 m de día, viento menos de 12 kn
option-lead-name = antelación
option-lead-description = Cuánto antes se te avisa: 6h, 90m, 2d; un día si no dices nada
option-moved-name = desplazado
option-moved-description = Se te avisa si el comienzo o el final se mueven más que esto; 1h si no dices nada
option-cooldown-name = descanso
option-cooldown-description = Tras un mensaje, ninguno de otro momento durante este tiempo; 6h si no dices nada
option-quiet-name = silencio
option-quiet-description = Horas sin mensajes: 22-7 si no dices nada, off para ninguna
option-preset-name = actividad
option-preset-description = Una actividad con sus propias condiciones
option-name-name = nombre
option-name-description = Un nombre tuyo, como cabaña
option-time-name = hora
option-time-description = 07:00, o 07:00,19:00, o sunrise-1h, high tide-90m, full moon 18:00
option-weekdays-name = semana
option-weekdays-description = daily, mon-fri, sat,sun: todos los días si no dices nada
option-what-name = qué
option-what-description = Un comando con sus opciones, como marea 2d: hoy si no dices nada
option-zone-name = zona
option-zone-description = La zona horaria, como UTC: la del lugar si no dices nada
option-number-name = número
option-number-description = El número de un boletín o una alerta, como lo dice la lista
option-language-name = idioma
option-language-description = El idioma de tus respuestas
option-units-name = unidades
option-units-description = Todas las unidades a la vez
option-height-name = altura
option-height-description = La unidad de alturas y olas
option-wind-name = viento
option-wind-description = La unidad del viento
option-temperature-name = temperatura
option-temperature-description = La unidad de las temperaturas
option-pressure-name = presión
option-pressure-description = La unidad de la presión
option-distance-name = distancia
option-distance-description = La unidad de las distancias
option-clock-name = reloj
option-clock-description = 24 horas, o dos veces 12
option-for-name = para
option-for-description = Para ti, o para todos en este canal
option-action-name = acción
option-action-description = Verlo todo, o borrarlo

# Qué lugar
choice-namesakes = ¿Qué { $place }?
choice-area = { $place }: ¿qué lugar?
choice-misspelled = No conozco ningún lugar llamado «{ $place }». ¿Querías decir { $count ->
    [1] { $first }
   *[other] uno de estos
  }?
place-at-sea = junto al mar
place-from-sea = a { $distance } del mar

day-short-weekdays = dom|lun|mar|mié|jue|vie|sáb
time-dawn = alba
time-sunrise = salida del sol
time-sunset = puesta del sol
time-dusk = anochecer
time-moonrise = salida de la luna
time-moonset = puesta de la luna
time-high = pleamar|marea alta
time-low = bajamar|marea baja
time-new = luna nueva
time-first-quarter = cuarto creciente
time-full = luna llena
time-third-quarter = cuarto menguante
weekdays-daily = diario|todos los días
weekdays-weekend = fin de semana

# Direcciones y unidades
hemispheres = N|E|S|W
compass = N|NNE|NE|ENE|E|ESE|SE|SSE|S|SSW|SW|WSW|W|WNW|NW|NNW
day-first = 1
unit-nautical-miles = M
unit-knots = kn
duration-minutes = { $min } min
duration-hours = { $h } h { $min }
duration-days-ahead = { $days } días
percent = { $value } %
distance-less = menos de { $distance }
place-near = referencia: { $place }, { $distance } { $direction }
place-in = { $place }, { $area }
place-stands-for = { $place } (para { $area })
zone-at-sea = hora náutica { $offset }

# Marea
tide-title = Marea: { $place }
tide-title-mouth = { $kind ->
    [gauge] Marea hacia la desembocadura: { $station } (para { $place })
   *[other] Marea en la desembocadura: modelo EOT20 (para { $place })
}
tide-now = { $way ->
     [rising] Subiendo
    *[falling] Bajando
}{ $source ->
    [measured] {""}
   *[predicted] {""}, { $level }
}; { $water } { $time }, { $height }, dentro de { $in }.
high-water = Pleamar
low-water = Bajamar
tide-none-that-day = { $day }: ni pleamar ni bajamar.
tide-none-ahead = { $day }: ya no hay más pleamares ni bajamares.
tide-range = Amplitud
tide-coefficient = Coeficiente de marea (Brest)
tide-next-big = Próximo coeficiente de 100 o más, en Brest: { $list }.
tide-phase = Mareas
tide-highest = Pleamar más alta
tide-lowest = Bajamar más baja
tide-days-springs = Mareas vivas
tide-days-weaker-springs = Mareas vivas más débiles
tide-days-neaps = Mareas muertas
tide-names = { "" }
tide-phase-springs = vivas
tide-phase-neaps = muertas
tide-phase-making = creciendo hacia vivas
tide-phase-taking-off = menguando hacia muertas
tide-far-station = Mareógrafo más cercano: { $station }, a { $distance }. Horas y alturas pueden ser muy distintas aquí.
tide-inland = { $place } está tierra adentro. Marea del mareógrafo { $station }, a { $distance }.
tide-river = { $kind ->
    [gauge] { $place } está río arriba: estas son las horas del mareógrafo { $station }, a { $distance } por agua hacia la desembocadura.
   *[other] { $place } está río arriba: estas son las horas en la desembocadura, según el modelo EOT20.
} Aquí la marea llega más tarde, quizá horas.
tide-dammed = { $dam } separa { $place } del mar: { $tide ->
    [none] la marea no entra
   *[damped] la marea es menor y llega a otras horas
} ({ $source }). { $kind ->
    [model] Estas son las horas en la parte exterior, según el modelo EOT20.
   *[other] Estas son las horas del mareógrafo { $station }, en la parte exterior.
}
tide-lag = { $side ->
    [same] Aquí la pleamar llega más o menos a la misma hora ({ $source }).
    [earlier] Aquí la pleamar llega unos { $by } antes ({ $source }).
   *[later] Aquí la pleamar llega unos { $by } después ({ $source }).
}
tide-lag-times = Pleamar aquí: hacia las { $times }.
tide-between = { $place } está entre dos mares: esta es la marea del más cercano.
tide-sheltered = Mareógrafo más cercano: { $station }, a { $distance } por agua. En bahías y lagunas la marea cambia en pocos kilómetros.
tide-no-model = Mareógrafo más cercano: { $station }, a { $distance } por agua. Horas y alturas pueden diferir aquí.
tide-other-differs = { $station } tiene la marea { $by } { $side ->
    [earlier] antes
   *[later] después
  }.
tide-strong-stream = { $kind ->
    [other] Aquí hay corrientes fuertes, no de marea: hasta { $rate } ({ $name }; publicado por { $source }).
   *[tidal] Aquí hay corrientes de marea fuertes: hasta { $rate } ({ $name }; publicado por { $source }).
  }
tide-strong-stream-unrated = Aquí hay corrientes de marea fuertes ({ $name }). No conocemos su velocidad: consulta el derrotero.
tide-covered-way = En torno a la pleamar el mar cubre aquí el paso. No se sabe aquí cuándo se puede pasar: pregunta en el lugar o sigue los horarios publicados; a pie, sal con la vaciante y vuelve antes de que suba la marea.
tide-hardly = La marea es de solo { $range } estos días: el viento y la presión mueven más el mar.
tide-accuracy-value = Precisión ± { $minutes } min, ± { $height } en nueve de cada diez casos así.
tide-accuracy-hours = Precisión: la hora puede errar en más de una hora; alturas ± { $height }.
answer-stale = Consultado por última vez { $days ->
    [0] hoy
    [one] hace { $days } día
   *[other] hace { $days } días
  }: el servicio de datos aún no ha enviado nada más nuevo.

datum-hat = pleamar astronómica más alta
datum-mhhw = media de las pleamares superiores
datum-mhw = pleamar media
datum-msl = nivel medio del mar
datum-mlw = bajamar media
datum-mllw = media de las bajamares inferiores
datum-lat = bajamar astronómica más baja
datum-zh = { $country ->
    [FR] cero hidrográfico francés
    [PT] cero hidrográfico portugués
   *[other] cero hidrográfico
}
datum-cd = cero hidrográfico
datum-nllw = aproximadamente la bajamar más baja
datum-zmps = cero mareográfico de Punta della Salute (Venecia, nivel del mar de 1897)
datum-nap = nivelación neerlandesa

# Sol
sun-title = Sol: { $place }, { $day }
sun-title-days = Sol: { $place }
sun-rise = Salida del sol
sun-set = Puesta del sol
sun-noon = Mediodía solar
sun-day-length = Duración del día
sun-longer = { $by } más que el día anterior
sun-shorter = { $by } menos que el día anterior
sun-next-rise = El sol sale a las { $time }, dentro de { $in }.
sun-next-set = El sol se pone a las { $time }, dentro de { $in }.
sun-coming = { $time }, dentro de { $in }
sun-rise-and-set = El sol sale a las { $rise } y se pone a las { $set }.
sun-set-and-rise = El sol se pone a las { $set } y sale a las { $rise }.
sun-only-rise = El sol sale a las { $rise }; ese día no se pone.
sun-only-set = El sol se pone a las { $set }; ese día no sale.
sun-polar-day = Sol de medianoche: no se pone en todo el día.
sun-polar-night = Noche polar: el sol no sale.
sun-first-light = Primera luz (alba civil)
sun-last-light = Última luz (anochecer civil)
sun-twilight = Crepúsculo (alba, anochecer)
sun-nautical-twilight = Crepúsculo náutico
sun-astronomical-twilight = Noche cerrada (sol 18° bajo el horizonte)
sun-civil = Civil
sun-nautical = Náutico
sun-astronomical = Astronómico

# Luna
moon-title = Luna: { $place }, { $day }
moon-title-anywhere = Fases de la luna
sun-title-anywhere = Estaciones del año
moon-title-days = Luna: { $place }
moon-now = { $phase }, iluminada al { $lit }.
moon-age = Edad de la luna: { $age } días.
moon-new = Luna nueva
moon-waxing-crescent = Luna creciente
moon-first-quarter = Cuarto creciente
moon-waxing-gibbous = Gibosa creciente
moon-full = Luna llena
moon-waning-gibbous = Gibosa menguante
moon-third-quarter = Cuarto menguante
moon-waning-crescent = Luna menguante
moon-rise = Salida de la luna
moon-set = Puesta de la luna
moon-no-rise = La luna no sale ese día.
moon-no-set = La luna no se pone ese día.
moon-up-all-day = La luna está sobre el horizonte todo el día.
moon-down-all-day = La luna está bajo el horizonte todo el día.
moon-next-phases = Próximas fases
sun-golden = Hora dorada
sun-golden-definition = (sol entre 4° por debajo y 6° por encima del horizonte)
sun-blue = Hora azul
sun-blue-definition = (sol entre 6° y 4° por debajo del horizonte)
sun-march-equinox = Equinoccio de marzo
sun-june-solstice = Solsticio de junio
sun-september-equinox = Equinoccio de septiembre
sun-december-solstice = Solsticio de diciembre
moon-distance = Distancia
moon-nearest = { $distance }, la menor { $when }
moon-farthest = { $distance }, la mayor { $when }
moon-supermoon = Luna llena (superluna)
eclipses-next = Próximos eclipses visibles aquí
eclipse-moon = Luna, { $kind }
eclipse-sun = Sol, { $kind }
eclipse-partial = parcial
eclipse-annular = anular
eclipse-total = total
eclipse-course = { $covered } del disco, de { $from } a { $to }{ $phase ->
     [full] {" "}(fase máxima { $length })
     [below] {" "}(máximo bajo el horizonte)
    *[part] {""}
}
planets-up = Planetas en la noche
planet-brightest = Planeta más brillante
planet-mercury = Mercurio
planet-venus = Venus
planet-mars = Marte
planet-jupiter = Júpiter
planet-saturn = Saturno

# Estaciones
stations-title = Estaciones de marea: { $place }
stations-datum = Cero hidrográfico
stations-source = Fuente
stations-quality = Predicción
stations-harmonic = de su propio mareógrafo
stations-subordinate = corregida desde un puerto patrón
stations-clock = Reloj
stations-note = Pulsa una para ver su marea. La más cercana no siempre es la mejor: un mareógrafo río arriba o tras un cabo tiene su propia marea.
stations-streams = Corrientes de marea, pulsa una para ver su repunte:

# Hoy
today-title = { $place }, { $day }
today-no-weather = Ahora no hay datos del tiempo: las fuentes no responden. Vuelve a intentarlo en unos minutos.
today-at-noon = A mediodía: { $weather }
today-wind-and-sea = Viento y mar
today-no-station = No hay estación de marea a menos de 100 km, así que no se puede dar la marea.

# Tiempo
weather-title = Tiempo: { $place }
weather-none-that-day = Ninguna previsión llega al { $day }.
weather-force = fuerza { $force }
weather-speed-force = { $speed } (fuerza { $force })
weather-wind = viento { $direction }{ $speed }
weather-wind-gusts = viento { $direction }{ $speed }, rachas { $gust }
weather-gusts = rachas { $gust }
weather-sentence = { $sentence }.
weather-rain = lluvia { $amount } por hora
weather-cloud = nubes { $cover }
weather-visibility = visibilidad { $distance }
trend-steady = estable
trend-rising-slowly = subiendo despacio
trend-rising = subiendo
trend-rising-quickly = subiendo deprisa
trend-rising-very-rapidly = subiendo muy deprisa
trend-falling-slowly = bajando despacio
trend-falling = bajando
trend-falling-quickly = bajando deprisa
trend-falling-very-rapidly = bajando muy deprisa
weather-strongest = Lo más fuerte
weather-feels-like = { $temperature } (sensación { $felt })
weather-from = { $value } del { $from }
weather-shore = { $wind } ({ $shore ->
     [on] de mar
     [off] de tierra
    *[cross] paralelo a la costa
})
weather-uv-hour = índice UV { $uv }
weather-uv = { $index } ({ $level ->
     [extreme] extremo
     [very-high] muy alto
     [high] alto
     [moderate] moderado
    *[low] bajo
})
weather-at = { $what }, a las { $time }
weather-rain-of-day = Lluvia prevista (cada fila, hasta la siguiente)
weather-outlook = Días siguientes

# Olas. Estados de la mar: escala de Douglas.
waves-title = Mar: { $place }
waves-none = { $place } está tierra adentro o demasiado lejos del mar: no hay previsión de olas.
waves-none-that-day = { $day }: sin previsión.
waves-now = { $state }: { $waves }.
sea-states = Mar en calma|Mar rizada|Marejadilla|Marejada|Fuerte marejada|Mar gruesa|Mar muy gruesa|Mar arbolada|Mar montañosa|Mar enorme
waves-swell = Mar de fondo
waves-swell-cell = fondo { $height }
waves-wind-sea = Mar de viento
waves-water = Agua
waves-current = Corriente
waves-current-sets = { $speed }, hacia { $direction }

# Corrientes de marea
current-title = Corriente de marea: { $place }
current-slack = Repunte
current-flood = Creciente
current-ebb = Vaciante
current-weakest-flood = Creciente más débil
current-weakest-ebb = Vaciante más débil
current-then-flood = luego creciente
current-then-ebb = luego vaciante
current-now = Ahora: { $rate }.
current-at = A las { $time }: { $rate }.
current-flood-rate = creciente, { $rate }
current-ebb-rate = vaciante, { $rate }
current-slack-now = repunte
current-next-slack = Repunte { $time }, dentro de { $in }.
current-none-that-day = { $day }: la corriente ni gira ni alcanza un máximo.
current-far = Esta es la corriente de la estación { $station }, a { $distance }. Tras el próximo cabo puede ir hacia otro lado.
current-station = Estación { $station }.
current-station-distance = Estación { $station }, { $distance }.
current-subordinate = Corregida desde una estación de referencia.
current-limits = Solo corriente de marea, sin viento ni ríos, a la profundidad del correntímetro (no indicada, casi siempre cerca de la superficie). La estoa y la corriente máxima pueden variar media hora, rara vez una hora (NOAA).
current-none-near = No hay estación de corriente cerca: solo las hay en aguas de EE. UU.
current-race-near = Corrientes fuertes cerca, a { $distance }: { $name }, hasta { $rate } (publicado por { $source }).
current-race-near-unrated = Corrientes fuertes cerca, a { $distance }: { $name }.
current-sea-model = Si se da una corriente, es la de un modelo del mar, que no resuelve estrechos ni bahías.
current-not-against = Sin viento contra corriente { $day }: viento hasta { $wind }.
current-strongest = Corriente máxima
current-picture-now = Ahora { $rate } · dentro de { $in }

# Notas
note-station = Mareógrafo { $station }.
note-station-distance = Mareógrafo { $station }, { $distance }.
note-carried = Modelo EOT20 desde el mareógrafo { $station }, { $distance } por agua.
note-between-gauges = Entre los mareógrafos { $station } y { $other }.
note-model = Modelo EOT20, sin mareógrafo cerca.
tide-double = { $kind ->
     [high] Doble pleamar: { $list }.
    *[low] Doble bajamar: { $list }.
}
note-datum = Alturas referidas a { $datum } ({ $meaning }).
note-zone = Horas { $zone }.
note-source = Datos { $source }.
note-weather = Previsión { $sources }.
note-weather-age = Previsión de hace { $age }: { $sources }.
note-stale-weather = Esto se consultó hace { $age }: el servicio de datos aún no ha enviado nada más nuevo.
note-not-for-navigation = No apto para la navegación.
note-tide-only = Marea astronómica, sin viento ni marea meteorológica.
note-order = Coordenadas leídas como latitud y longitud.
note-no-data = Aquí no hay datos sobre { $words }.
note-as-before = Como antes: { $question }.
note-understood = Entendido: { $question }.
note-place-unknown = No conozco ningún lugar llamado «{ $place }»{ $meant ->
    [none] .
   *[other] : esto vale para { $meant }.
  }
note-not-understood = No entendido: { $words }.
note-left = Aún sin hacer: { $words }.
note-quoted = «{ $text }»
note-day-unused = Esta respuesta no se limita a ese día.
note-read-as = He leído «{ $typed }» como «{ $meant }».
note-days-cut = Se muestra hasta el { $date }: como mucho { $count } días a la vez.
note-sky = Horizonte llano.

# Boletines
digest-title = Boletín { $number }: { $what }, { $place }
digest-list-title = Boletines de este chat
digest-none = Aún no hay boletines ni alertas en este chat
digest-there-already = Este boletín ya estaba; no se ha creado otro.
digest-which-time = ¿A qué hora debe llegar?
digest-when = Cuándo
digest-next = Próximo
digest-state = Estado
digest-state-paused = en pausa
digest-state-until = en pausa hasta el { $date }
digest-state-gone = terminado: { $reason }
digest-last = Último envío
digest-failed = Último fallo
digest-every-day = todos los días
digest-until = { $days }, hasta el { $date }
digest-within = entre las { $from } y las { $to }
digest-within-event = si es entre las { $from } y las { $to }
digest-once = una sola vez
digest-once-each = solo ese día, a cada una de estas { $count } horas
digest-before = { $by } antes de { $event }
digest-after = { $by } después de { $event }
digest-done-pause = El boletín { $number } ({ $what }) está en pausa
digest-done-resume = El boletín { $number } ({ $what }) continúa
digest-done-remove = El boletín { $number } ({ $what }) está borrado
digest-done-test = El boletín { $number } ({ $what }) está en camino
digest-late = Con retraso: tocaba { $due }. Así está ahora.
digest-ended = Tu boletín «{ $what }» ha terminado

# Alertas
alert-title = Alerta { $number }: { $place }
alert-news-title = Alerta: { $place }
alert-list-title = Alertas de este chat
alert-none = Aún no hay alertas en este chat
alert-which = ¿Qué debo vigilar?
alert-before = Antes: { $conditions }
alert-watched = Se vigila
alert-written = Se te avisa
alert-quiet = Horas de silencio
alert-quiet-none = ninguna
alert-quiet-off = no|ninguna|ninguno
alert-announced = Anunciado
alert-lead = { $lead } antes
alert-lead-none = cuando empieza
alert-there-already = Esta alerta ya estaba; no se ha creado otra.
alert-moved = Cambiado: { $when } en lugar de { $before }.
alert-lost = Perdido, según la última previsión: { $when }.
alert-done-pause = La alerta { $number } ({ $what }) está en pausa
alert-done-resume = La alerta { $number } ({ $what }) continúa
alert-done-remove = La alerta { $number } ({ $what }) está borrada

# Ayuda
help-title = Qué puedes preguntar
help-how = Pregunta por una población o un punto: un nombre solo, como Brest, o coordenadas como 48.383,-4.495 te dan el día en breve. Añade un día si quieres.
help-example-today = hoy Brest
help-example-tide = marea Brest mañana
help-example-weather = tiempo Brest
help-example-waves = olas Biarritz mañana
help-example-current = corriente San Francisco
help-example-sun = sol Reykjavik
help-example-moon = luna Sydney sábado
help-example-stations = estaciones Brest
help-example-calendar = calendario Brest
help-example-privacy = privacidad
help-example-help = ayuda
help-example-about = acerca
about-what = Mareas, tiempo, sol y luna de cualquier lugar. Bellbuoy calcula él mismo mareas y cielo, con las constantes armónicas de unas 5500 estaciones; el tiempo viene de servicios públicos, nombrados en cada respuesta.
about-limits = Conoce la marea astronómica: lo que añaden viento y presión no está en ella. No sustituye a las tablas oficiales.

# Lo que se puede elegir
choice-auto = automático|auto
choice-metric = métrico|métricas
choice-imperial = imperial|imperiales
choice-nautical = náutico|náuticas
choice-m = m|metros
choice-ft = ft|pies
choice-cm = cm|centímetros
choice-km = km|kilómetros
choice-kn = kn|nudos
choice-me = yo|para mí
choice-channel = canal|grupo
choice-export = exportar
choice-forget = olvidar|borrar
choice-surf = surf|surfear
choice-swim = baño|nadar
choice-paddle = kayak y paddle surf|kayak|remo|paddle
choice-sail = vela|navegar
choice-kite = kitesurf y windsurf|kite|kitesurf|windsurf
choice-walk = paseo por la playa|paseo
choice-rockpool = pozas de marea|pozas
choice-bar = pasar la barra|barra
choice-dive = buceo|bucear
choice-launch = botar un barco|botadura|botar
choice-shellfish = marisqueo|mariscar
choice-fish = pesca desde la orilla|pesca|pescar
choice-boat = salida en barca|barca|lancha
choice-boatfish = pesca desde una barca|pesca en barco
choice-photo = fotos|fotografía
choice-stars = estrellas
choice-aurora = aurora boreal|aurora
choice-ferry = travesía sin mareo|mareo
choice-bigwaves = ver olas grandes desde lejos|olas grandes
choice-flykite = volar cometas
choice-drone = volar un dron|dron
choice-anchor = noche fondeado|fondeo

# Ajustes
setting-language = Idioma
setting-units = Unidades
setting-height = Alturas y olas
setting-wind = Viento
setting-temperature = Temperatura
setting-pressure = Presión
setting-distance = Distancia
setting-clock = Reloj
setting-datum = Cero
settings-title = Tus ajustes
settings-title-channel = Ajustes de este canal
settings-changed = Cambiado: { $what }
settings-choose = { $setting }: ¿cuál?

# Lugares propios
place-home = casa
place-list-title = Tus lugares
place-list-none = Aún ninguno. Prueba «lugar guardar cabaña Brest» o «lugar casa Brest».
place-saved-title = Guardado: { $name } es { $place }
place-home-title = Tu casa es { $place }
place-home-stays = Lo seguirá siendo después de ese día, hasta que nombres otra: no se puede fijar una fecha de fin.
alert-of-surge = Esto no es un aviso de inundación, y una marea calculada no tiene viento ni temporales: sigue el servicio oficial (en España, AEMET y Puertos del Estado).
place-home-how = A partir de ahora, donde no nombres un lugar, se entiende tu casa.
place-forgotten-title = Olvidado: { $name }
button-make-home = { $place } es mi casa

# Cortesía
courtesy-hello = ¡Hola! Pregúntame por cualquier lugar junto al mar, como «marea Brest mañana».
courtesy-thanks = De nada.
courtesy-goodbye = ¡Adiós, y buena proa!
courtesy-praise = Me alegro.
courtesy-agreed = De acuerdo. Pregunta cuando quieras.
courtesy-remark = De acuerdo. Sigue con «¿y mañana?», «¿y el viento?» u otro lugar.
courtesy-unclear = No lo he entendido. Conozco las mareas, el viento, las olas, el tiempo, el sol y la luna. Sigue con «¿y mañana?», «¿y el viento?» u otro lugar; «ayuda» dice qué más hay.
courtesy-complaint = Lo siento. Las horas son las del reloj del lugar, con horario de verano donde lo hay, y las alturas se miden desde el cero que nombra la respuesta; un libro puede usar UTC, otro puerto u otro cero.
courtesy-complaint-zone = Aquí: { $zone }.
courtesy-complaint-more = Quizá otra estación encaje mejor: «estaciones». De quién son los datos: «acerca».

# Términos explicados
explain-title = Qué significa
explain-unknown = No tengo explicación de «{ $term }».
explain-tide = La marea es la subida y bajada del mar, casi siempre dos veces al día, por la atracción de la Luna y, la mitad de fuerte, del Sol.
explain-high-water = La pleamar es el nivel más alto de una marea, antes de que el mar vuelva a bajar; su altura se cuenta desde el cero que nombra la respuesta. En la mayoría de las costas llega cada 12 h 25.
explain-low-water = La bajamar es el nivel más bajo de una marea, antes de que el mar vuelva a subir; su altura se cuenta desde el cero que nombra la respuesta.
explain-range = La amplitud es la diferencia de altura entre la pleamar y la bajamar contigua. Es grande en mareas vivas y pequeña en muertas.
explain-springs = Las mareas vivas son las de mayor amplitud, uno o dos días después de luna llena y luna nueva, cuando Sol y Luna tiran en una misma línea. Llegan cada dos semanas, más o menos.
explain-neaps = Las mareas muertas son las de menor amplitud, uno o dos días después de los cuartos de la Luna, cuando Sol y Luna tiran en ángulo recto.
explain-coefficient = El coeficiente de marea francés dice lo grande que es una marea, de 20 (la menor) a 120 (la mayor), calculado para Brest; 45 es una marea muerta media y 95 una viva media.
explain-slack = El repunte o estoa es el breve tiempo en que la corriente se para antes de cambiar. Rara vez coincide exactamente con la pleamar o la bajamar.
explain-ebb = La vaciante es el tiempo entre pleamar y bajamar, cuando el mar baja, y la corriente que entonces sale. Lo contrario es la creciente.
explain-flood = La creciente es el tiempo entre bajamar y pleamar, cuando el mar sube, y la corriente que entonces entra. Lo contrario es la vaciante.
explain-chart-datum = El cero hidrográfico es el nivel cero de una carta náutica, en la mayoría de los países casi la bajamar astronómica más baja. Una marea de 0,3 m está 0,3 m por encima: súmala a la sonda de la carta.
explain-swell = El mar de fondo son olas de un viento lejano o pasado: largas, regulares y de periodo largo. Las olas del viento de aquí y ahora son la mar de viento.
explain-period = El periodo es el tiempo en segundos entre una cresta y la siguiente. Cuanto más largo, más fuerza tiene una ola de la misma altura.
explain-beaufort = La escala de Beaufort da el viento como fuerza, de 0 (calma) a 12 (temporal huracanado): la fuerza 4 son de 11 a 16 nudos, la 6 de 22 a 27, y el temporal empieza en la fuerza 8, 34 nudos.
explain-knot = Un nudo es una milla náutica por hora: 1,852 km/h o 0,51 m/s.

# Precisión
command-accuracy-name = precisión
command-accuracy-description = Cuánto aciertan las predicciones: con qué se compararon, y los fallos conocidos
option-port-name = diferencias
option-port-description = hw +10 -0.3 lw -5 +0.1 sill 2.5 draught 1.8: minutos y metros; none las quita
option-mark-name = marca
option-mark-description = La marca de un boletín tuyo en otro chat, como la dice allí la lista
option-link-name = enlace
option-link-description = El código que te dio el enlace de ajustes en otra plataforma
time-and = y|&|+
unit-beaufort = Bft
duration-whole-hours = { $h } h
duration-seconds = { $min } min { $s } s
duration-only-seconds = { $s } s
fact-label = { $label }:
list-between = {"; "}
date-of-weekday = { $weekday } { $date }
coefficient-coast = la costa francesa del Canal y del Atlántico
tide-days-tropic = Mareas trópicas
tide-days-equatorial = Mareas ecuatoriales
tide-phase-tropic = mareas trópicas
tide-phase-equatorial = mareas ecuatoriales
tide-phase-growing = creciendo hacia mareas trópicas
tide-phase-shrinking = menguando hacia mareas ecuatoriales
stations-clock-corrected = corregido: su registro iba { $by } { $side ->
    [early] adelantado
   *[late] atrasado
  }
stations-clock-rejected = descartado: su registro va { $by } { $side ->
    [early] adelantado
   *[late] atrasado
  }
stations-clock-left-out = descartado
stations-clock-uncertain = dudoso: otro registro difiere en { $by }
weather-pressure = { $pressure }.
weather-pressure-trend = { $pressure }, { $trend }
weather-range = { $low } a { $high }
observed-level = Observado { $level } a las { $time }{ $side ->
        [above] , { $by } por encima de la predicción
        [below] , { $by } por debajo de la predicción
       *[none] {""}
    }{ $trend ->
        [rising] {" "}y subiendo
        [falling] {" "}y bajando
       *[steady] {""}
    } ({ $station }).
observed-zero = { $level } sobre { $zero }
observed-station = { $name }, a { $distance }, hace { $age }
observed-none = Ahora no se conoce aquí ningún nivel medido: esta es la marea calculada.
observed-stays = Si { $side ->
       *[above] se mantiene el exceso
        [below] sigue tan bajo
    }, la pleamar de las { $time } llegará a { $height } en lugar de { $predicted }.
observed-value = Medido a las { $time }: { $what }{ $forecast } ({ $station }).
observed-forecast = ; previsión { $forecast }
observed-water = agua { $temperature }
note-observed = Medido por { $sources }{ $checked ->
        [no] , aún sin revisar
       *[yes] {""}
    }.
current-slack-unknown = No se sabe cuándo cambia aquí la corriente: solo hay estaciones de corriente en aguas de EE. UU. A menudo cambia cerca de la pleamar y la bajamar; en algunos estrechos, con horas de diferencia.
current-against = Viento contra corriente { $day }: { $list }.
current-against-span = { $from }–{ $to } ({ $rate }; viento { $wind })
current-against-unknown = No se sabe si aquí el viento sopla contra la corriente: solo hay estaciones de corriente en aguas de EE. UU.
tide-doubles-once = Las aguas dobles figuran una vez, por la pleamar más alta o la bajamar más baja.
tide-stand = { $kind ->
     [high-stand] { $at ->
         [springs] En mareas vivas la pleamar se mantiene aquí { $lasting }{ $name }.
         [neaps] En mareas muertas la pleamar se mantiene aquí { $lasting }{ $name }.
        *[always] La pleamar se mantiene aquí { $lasting }{ $name }.
        }
     [young-flood-stand] { $at ->
         [springs] En mareas vivas la subida se detiene aquí { $lasting }{ $name }.
         [neaps] En mareas muertas la subida se detiene aquí { $lasting }{ $name }.
        *[always] Al subir, la marea se detiene aquí { $lasting }{ $name }.
        }
     [double-high] { $at ->
         [springs] En mareas vivas la pleamar es doble aquí{ $name }: dos pleamares con una leve bajada entre ellas.
         [neaps] En mareas muertas la pleamar es doble aquí{ $name }: dos pleamares con una leve bajada entre ellas.
        *[always] La pleamar es doble aquí{ $name }: dos pleamares con una leve bajada entre ellas.
        }
    *[double-low] { $at ->
         [springs] En mareas vivas la bajamar es doble aquí{ $name }: dos bajamares con una leve subida entre ellas.
         [neaps] En mareas muertas la bajamar es doble aquí{ $name }: dos bajamares con una leve subida entre ellas.
        *[always] La bajamar es doble aquí{ $name }: dos bajamares con una leve subida entre ellas.
        }
}
tide-stand-lasting = unas { $hours }
tide-stand-long = mucho tiempo
note-stale-sources = No es lo más nuevo: { $sources }, de hace { $age } como mucho.
digest-how = Prueba «boletín añadir Brest 07:00» o «boletín añadir Brest pleamar-90m».
digest-next-unknown = ahora no se puede decir; la lista de boletines lo dirá más tarde
digest-crowded = Hay tantos a esa hora que el tuyo puede llegar hasta { $by } tarde.
digest-too-late = demasiado tarde para enviarlo
digest-mark = Marca
digest-ended-why = Ya no se pudo enviar ({ $reason }). Cuando pueda volver a escribir allí, boletín reanudar lo trae de vuelta.
alert-how = Prueba «alerta Brest viento menos de 12 kn de día» o «alerta Brest temporal». Se puede vigilar cualquier condición del comando cuándo, varias a la vez.
alert-change-which = Alerta { $number }: ¿qué debe cambiar?
alert-change-how = Elige, o escribe por ejemplo: cambia la alerta { $number } a viento más de 25 kn
alert-rules = { $lead } antes de que empiece, cuando se mueva más de { $moved } y cuando se pierda. Como mucho un mensaje en { $rest }
alert-rules-warnings = de cada aviso oficial, y de nuevo si empeora, cambia de zona o se anula
alert-later = Lo que viene no se puede consultar ahora: se hará, y se te avisará como está fijado.
alert-lost-why = Perdido, según la última previsión: { $when }, por { $why }.
help-example-when = cuándo Brest bajamar por debajo de 1 m de día
help-example-digest = boletín añadir Brest 07:00
help-example-alert = alerta Brest viento menos de 12 kn de día
help-example-settings = ajustes unidades náutico
help-example-preset = actividad guardar surf viento menos de 20 kn
help-example-place = lugar guardar cabaña Brest
help-example-accuracy = precisión
help-note = Para más días: «marea Brest 3d». Para otro cero: «marea Brest cero=MSL».
accuracy-title = Precisión
accuracy-what = Para planear, no para la navegación. Las mareas se calculan con las constantes armónicas de mareógrafos (NOAA, TICON-4, Kartverket) y, entre ellos, se llevan por el mar con el modelo EOT20. Errores de las horas, frente a lo que publican los institutos:
accuracy-of-times = Horas de marea: en mareógrafos predichos como si no se conocieran, la mitad acertaron con { $middle } minutos y nueve de cada diez con { $most }; con un mareógrafo en el lugar suelen ser pocos minutos. Cada respuesta dice lo segura que es.
accuracy-of-heights = Alturas de marea: cada respuesta dice lo seguras que son, como «± 0,2 m»; { $heights } de cada 100 alturas estaban dentro. Viento y presión se suman: algunos decímetros, y en un temporal un metro o más.
accuracy-of-forecast = Viento, olas y tiempo son pronósticos de modelos públicos, que Bellbuoy transmite y no ha comprobado por sí mismo. Son buenos para hoy y mañana, menos para los días siguientes, y a partir de unos cinco días solo muestran una tendencia.
accuracy-of-differs = Las fuentes difieren por su estación o modelo, por la edad del pronóstico, por el reloj (UTC, horario de verano) y por el cero de las alturas. Aquí vale el reloj del lugar, y el cero se nombra al final de la respuesta. Para la marea cuenta la tabla oficial; si los pronósticos difieren mucho, el tiempo es incierto.
accuracy-of-where = La marea es más segura junto a un mareógrafo: las horas, casi siempre con pocos minutos de error. Lo es menos lejos de uno, río arriba, tras los estrechos y donde la marea es pequeña y el viento mueve más agua. Cada respuesta dice su precisión. Si el tiempo acierta más en un mar que en otro no se ha medido.
accuracy-tables = Frente a tablas publicadas
accuracy-stream-slack = Repunte, 13 estaciones (NOAA)
accuracy-usno-rise-set = Salida y puesta (USNO)
accuracy-usno-phases = Fases de la luna (USNO)
accuracy-left-out = Lugares sin mareógrafo: { NUMBER($count) } pleamares de mareógrafos, cada una predicha como si no se conociera el suyo. La regla se eligió con otros mareógrafos.
accuracy-classes = Según el camino por agua hasta el mareógrafo más próximo
accuracy-water-0-16 = hasta 16 km
accuracy-water-16-40 = de 16 a 40 km
accuracy-water-40-100 = de 40 a 100 km
accuracy-water-over-100 = más de 100 km
accuracy-errors = { $middle } { $unit }, { $share } de cada 100 dentro de { $most } { $unit }
accuracy-bands = Cada marea dice cuánto es de segura. Dentro de esas bandas quedaron { $times } de cada 100 horas y { $heights } de cada 100 alturas.
accuracy-fault-rivers = Fallo conocido: río arriba, sin mareógrafo cerca, las horas pueden errar en horas; la respuesta lo dice.
accuracy-fault-cells = Fallo conocido: el modelo tiene celdas de 50 km. En fiordos, canales y tras umbrales (Minas Basin, Marlborough Sounds, el estrecho de Magallanes) las bandas son anchas.
accuracy-fault-double = Fallo conocido: donde pleamares o bajamares son dobles (el Solent, Hoek van Holland), cada instituto elige entre ellas a su manera.
accuracy-fault-weather = No incluido: viento, presión y ríos crecidos.
accuracy-fault-streams = Fallo conocido: solo hay estaciones de corriente en EE. UU.; en otros sitios se da un aviso con la velocidad publicada.
accuracy-fault-clocks = Los relojes de los mareógrafos se comparan con los vecinos y con el modelo: uno equivocado se corrige, se descarta o se señala, y la página de estaciones dice por qué.
accuracy-date = Medido el { $date } con el banco de pruebas de este programa. No apto para la navegación.
about-title = Bellbuoy
about-credits = Estaciones de marea: NOAA (dominio público); TICON-4 de Hart-Davis, Dettmering y Seitz, y Kartverket (ambos CC BY 4.0, creativecommons.org/licenses/by/4.0, adaptados), por medio de la base de datos Neaps. Modelo de marea: EOT20 de Hart-Davis y otros (doi.org/10.17882/79489, CC BY 4.0, adaptado), aligerado por Trail Sense. Nombres de lugares: GeoNames (geonames.org, CC BY 4.0). Zonas horarias: colaboradores de OpenStreetMap (ODbL). Costas: Natural Earth y OpenStreetMap. Cielo: Astronomy Engine. Tiempo: { $weather } (CC BY 4.0 y similares).
about-measured = Avisos oficiales: National Weather Service (dominio público), Environment and Climate Change Canada, Deutscher Wetterdienst, MET Norway, Met Éireann, EUMETNET – MeteoAlarm y MetService (CC BY 4.0), Hong Kong Observatory y Japan Meteorological Agency. Mareógrafos y boyas: NOAA (dominio público), Pegelonline (DL-DE Zero 2.0), Rijkswaterstaat (CC0), Kartverket, DMI y Marine Institute, Ireland (CC BY 4.0). Uses Environment Agency tide gauge data from the real-time data API (Beta) (OGL 3.0).
choice-nm = M|millas-náuticas
choice-mi = millas|mi
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
settings-how = Pulsa lo que quieras cambiar, o escríbelo, como «ajustes unidades náutico». Automático es el idioma de tu aplicación y las unidades que se usan en el lugar.
button-link = Enlazar otra cuenta
link-code-title = Tu código: { $code }
link-code-how = En tu otra cuenta, escribe en los próximos diez minutos: settings link { $code }. Sirve una vez. Primero se pregunta a esa cuenta y luego a esta; cada una ve la otra, y nada se comparte antes de que ambas acepten.
button-link-state = ¿Ya lo has escrito? Sigue aquí
link-question = ¿Enlazar esta cuenta con { $account }?
link-question-what = Solo si esa cuenta es tuya: ambas usarán entonces los ajustes, la casa y los lugares guardados de las dos, y cualquiera podrá exportarlo todo, boletines incluidos. settings link off lo deshace; cada cuenta conserva lo que se fijó o guardó en ella.
link-question-others = Ya está enlazada con { $count ->
    [one] otra cuenta
   *[other] otras { $count } cuentas
  }, que compartirían todo esto.
button-link-yes = Sí, enlazar
button-link-no = No, no enlazar
link-no-word = no
link-pending = Falta el consentimiento de: { $account }
link-pending-how = Escribe allí settings link en diez minutos, y acepta. Antes no se comparte nada.
link-other-account = tu otra cuenta, donde se escribe el código
link-refused = No se ha enlazado nada.
linked-title = Tus cuentas están enlazadas.
linked-what = Comparten ajustes y lugares: { $platforms }. Para deshacerlo: settings link off.
link-off-word = off|desenlazar
unlinked-title = Esta cuenta ya no está enlazada.
unlinked-what = Cada cuenta tiene de nuevo lo que se fijó o guardó en ella, antes del enlace y después.
place-saved-how = Escribe { $name } donde se pida un lugar, como marea { $name }.
own-port-high = pm|pleamar|hw
own-port-low = bm|bajamar|lw
own-port-sill = umbral|sill
own-port-draught = calado|draught
own-port-none = ninguna|none|off
own-port-title = Guardado: { $name } tiene sus propias diferencias
own-port-how = Respuestas como marea { $name } las usan, y dicen cuándo hay agua suficiente.
own-port-removed = { $name } ya no tiene diferencias
own-port-differences = Con tus diferencias: pleamar { $high }; bajamar { $low }.
own-port-sill-height = Umbral { $height } sobre el cero hidrográfico.
own-port-draught-depth = Calado { $depth }.
button-change-digest = Cambiar…
button-set-home = Otra casa…
button-own-port = Puerto secundario, umbral, calado…
button-own-port-none = Quitar las diferencias
form-digest-add = Un boletín con esto
form-digest-move = Otras horas para el boletín
form-alert-add = Avísame cuando sea así
form-alert-change = Cambiar la alerta
form-place-home = Tu puerto base
form-place-port = Diferencias de tu puerto
form-port-hw = Pleamar: hora y altura
form-port-hw-example = +10 min, −0,3 m
form-port-lw = Bajamar: hora y altura
form-port-lw-example = −5 min, +0,1 m
form-port-sill = Umbral sobre el cero, metros
form-port-sill-example = 2,5
form-port-draught = Calado, metros
form-port-draught-example = 1,8
form-when = ¿Cuándo es así?
form-words = otras condiciones en palabras
button-install-server = Añadir a un servidor
button-install-account = Añadir a mi cuenta
button-install-group = Añadir a un grupo
button-install-chat = Abrir el chat
button-install-support = Pedir ayuda
message-command-name = Marea y tiempo allí
app-description = Pleamar y bajamar, curvas de marea, tiempo, olas, sol y luna de cualquier lugar del mundo, en respuestas que caben en un móvil. Pide /today, /tide o /weather con un nombre, coordenadas o tus lugares guardados, y recibe boletines a las horas que elijas. En español y otros idiomas. No apto para la navegación.
button-units = Unidades…
button-when = ¿Cuándo…?
button-other-station = Otra estación…
button-add-digest = Enviármelo con regularidad…
button-alert = Avísame…
button-alert-this = Avísame de esto
button-alerts = Alertas
privacy-title = Qué se guarda de ti, y por qué
privacy-account = El número de tu cuenta en esta plataforma: para reconocerte; y el último día en que lo usaste: todo lo que se guarda de ti se borra tras 18 meses sin uso, salvo que aún se envíe uno de tus boletines. En la web, donde una sesión hace de cuenta, tras 30 días.
privacy-settings = Lo que elegiste en los ajustes, y tu casa: para responder a tu manera.
privacy-places = Los lugares que guardaste, los cinco últimos por los que preguntaste y, con su nombre, los que elegiste entre homónimos, con unos 100 m de precisión, y un punto solo donde lo guardas: para ahorrarte escribir.
privacy-digests = Tus boletines y alertas: para enviarlos.
privacy-rest = Ningún otro texto. En el registro eres un número que cambia cada mes; no se transmite nada salvo un nombre de lugar desconocido aquí: se busca en Open-Meteo, sin una palabra sobre ti, salvo que quien gestiona el servicio lo haya desactivado.
button-privacy-export = Mostrármelo todo
button-privacy-forget = Borrarlo todo
privacy-export-title = Todo lo que se guarda de ti
privacy-forget-title = ¿Borrar todo lo que se guarda de esta cuenta?
privacy-forget-what = Ajustes, lugares y boletines se borran al momento y para siempre. Lo que se fijó o guardó en una cuenta enlazada queda allí hasta que pidas lo mismo allí. Sin botones, escribe: privacidad olvidar sí.
privacy-confirm-word = sí|confirmar
button-privacy-confirm = Sí, borrarlo
button-privacy-keep = No, conservarlo
privacy-forgotten-title = Hecho: ya no se guarda nada de esta cuenta.
problem-alert-none = No hay alertas en este chat.
problem-alert-has-no-times = Eso es una alerta, que llega cuando llega su momento: no tiene horas que cambiar. Prueba «alerta cambiar» con su número.
problem-digest-no-alert = Eso es un boletín, que llega a horas fijas. Prueba «boletín mover» con su número.
problem-duration-unclear = No entiendo { $text } como duración. Di por ejemplo 6h, 90m o 2d.
problem-quiet-unclear = No entiendo { $text } como horas de silencio. Di por ejemplo 22-7, u off.
problem-command-unknown = No hay ningún comando «{ $command }». Prueba «ayuda».
problem-conditions-missing = ¿Cuándo qué? Di por ejemplo: cuándo Brest bajamar por debajo de 0,5 m de día, viento menos de 12 kn.
problem-conditions-unknown = No entiendo { $conditions } como condiciones. Di por ejemplo: bajamar por debajo de 0,5 m de día, viento menos de 12 kn.
problem-coordinates-unclear = «{ $coordinates }» se puede leer de más de una manera, o se contradice. Prueba un número con N o S y otro con E o W, como 48.383 N 4.495 W.
problem-could-not-ask = El servicio de datos no responde ahora. Vuelve a intentarlo en unos minutos.
problem-datum-unknown = «{ $datum }» no es un cero que conozca. Prueba uno de { $known }.
problem-day-out-of-range = Conozco los días del { $first } al { $last }. Prueba uno de ellos.
problem-day-unknown = No existe el día «{ $day }». Prueba hoy, mañana, un día de la semana o una fecha como 2026-11-21.
problem-holiday-unknown = Aquí no se sabe qué día cae allí ese festivo. Prueba una fecha como 2026-11-21.
problem-days-out-of-range = Puedo decir de 1 a { $most } días a la vez. Prueba «3d».
problem-digest-nowhere = Desde aquí no puedo enviar avisos automáticos. Crea un boletín o una alerta en { $platforms }.
problem-digest-test-too-soon = Ese boletín se probó hace poco. Inténtalo de nuevo en diez minutos.
problem-digest-unknown = No hay un boletín { $number } aquí. Prueba «boletín lista».
problem-digest-place-unknown = Para { $place } no hay aquí alertas ni boletines. Prueba «boletín lista».
problem-digest-number-missing = ¿Qué boletín? Hay varios en este chat. Prueba «boletín lista» y luego el número, como «boletín borrar 2».
problem-digest-none = No hay boletines ni avisos en este chat.
problem-digest-own-words = No puedo guardar palabras tuyas, solo enviar a una hora la marea, el tiempo, el sol o la luna de un lugar. Prueba «boletín añadir Brest 07:00».
problem-digest-what-unfit = «{ $what }» no puede ser un boletín. Prueba un comando sobre un lugar, como hoy, marea, sol o luna.
problem-home-missing = Aún no me has dicho dónde está tu casa. Prueba «lugar casa Brest».
problem-key-refused = El servicio de datos rechaza la clave de este bot. Quien lo gestiona debería revisar DATA_KEY.
problem-lat-out-of-range = La latitud { $lat } no está en el globo: va de -90 a 90. Prueba primero la latitud, como 48.383,-4.495.
problem-link-code-unknown = No conozco ese código, o sus diez minutos han pasado. Prueba «settings link» en tu otra cuenta.
problem-link-none = Esta cuenta no está enlazada con ninguna otra.
problem-link-too-often = Se ha intentado demasiadas veces. Espera diez minutos y prueba de nuevo settings link.
problem-link-without-point = En este enlace no hay coordenadas escritas, y yo no abro ninguno. Prueba el nombre del lugar, o coordenadas como 48.383,-4.495.
problem-lng-out-of-range = La longitud { $lng } no está en el globo: va de -180 a 180. Prueba primero la latitud, como 48.383,-4.495.
problem-minutes-out-of-range = Los minutos y segundos de un ángulo van de 0 a 59: { $minutes } son demasiados. Prueba con decimales, como 48.383,-4.495.
problem-name-missing = ¿Qué nombre? Prueba «lugar guardar cabaña Brest».
problem-name-unfit = «{ $name }» no puede ser el nombre de un lugar: significa otra cosa, o es demasiado largo. Prueba una palabra como cabaña.
problem-name-unknown = No tienes ningún lugar llamado «{ $name }». Prueba «lugar lista».
problem-port-unclear = ¿Qué diferencias? Minutos y luego metros, como lugar puerto cabaña hw +10 -0.3 lw -5 +0.1 sill 2.5 draught 1.8.
problem-no-channel = Aquí no hay canal. Pruébalo en un grupo o en un canal de un servidor.
problem-no-station = No hay ninguna estación de marea cerca.
problem-user-anonymous = Aquí no puedo saber quién eres, así que no puedo guardar nada para ti. Pruébalo donde tengas una cuenta.
problem-managers-unknown = Telegram no responde ahora, así que no puedo ver si administras este chat. No se ha cambiado nada; vuelve a intentarlo en unos minutos.
problem-not-manager = Eso es para quienes administran este grupo o canal. Para los tuyos, prueba «ajustes».
problem-not-manager-there = Este boletín se envía a un grupo o canal que no administras, que yo sepa: solo quienes lo administran pueden moverlo.
problem-option-unknown = «{ $option }» no encaja con este comando. Prueba «ayuda».
problem-place-missing = ¿Qué lugar? Prueba una población o coordenadas, por ejemplo «marea Brest».
problem-place-names-unavailable = Ahora no se pueden buscar nombres de lugares. Las coordenadas como 48.383,-4.495 y los nombres de estaciones funcionan; prueba más tarde con un nombre.
problem-place-unknown = No conozco ningún lugar llamado «{ $place }». Prueba una población cercana, con su país (Brest, Francia), o coordenadas como 48.383,-4.495. Para ver qué puedes preguntar, escribe «ayuda».
problem-plus-code-short = { $code } es la forma corta de un plus code, que necesita una población. Prueba { $code } Brest.
problem-postcode-not-looked-up = { $postcode } parece un código postal. Se buscan en línea, y eso está desactivado aquí. Prueba el nombre de la población.
problem-quota-used-up = La cuota de hoy del servicio de datos está agotada. Empieza de nuevo a las 00:00 UTC.
problem-refused = El servicio de datos no puede responder a eso: { $reasons }
problem-setting-unknown = «{ $setting }» no es un ajuste. Prueba uno de { $known }.
problem-setting-value-unknown = { $setting } no puede ser «{ $value }». Prueba uno de { $known }.
problem-sill-missing = ¿A qué altura está el umbral o la barra sobre el cero hidrográfico? Di por ejemplo: umbral de 1,2 m con 1,6 m de calado.
problem-shore-unknown = No se sabe aquí hacia qué lado está el mar. Diga el viento por sus rumbos, por ejemplo: viento de NE a SE.
problem-stream-unknown = { $place }: no hay estación de corriente cerca, así que no se conocen los repuntes ni las velocidades. Solo se conocen en aguas de EE. UU.
problem-preset-unknown = No conozco ninguna actividad llamada { $preset }. Hay: { $known }.
problem-store-unavailable = La base de datos no funciona ahora, así que no se puede consultar ni guardar nada. Vuelve a intentarlo en unos minutos.
problem-text-too-long = Es demasiado largo para mí. Dilo más corto, como «marea Brest mañana».
problem-tide-inland = { $where } está tierra adentro: la estación de marea más cercana, { $station }, está a { $km } km. Prueba un lugar en la costa, o «estaciones { $place }».
problem-tide-too-far = { $place } está a { $km } km de la estación de marea más cercana, { $station }, quizá en otro mar: su marea no vale para estas aguas. Prueba «estaciones { $place }».
problem-time-missing = ¿A qué hora? Prueba 07:00, sunrise-1h o pleamar-90m, como en «boletín añadir Brest 07:00».
problem-time-unknown = «{ $time }» no es una hora que conozca. Prueba 07:00, sunrise-1h, pleamar-90m o full moon 18:00.
problem-too-many-digests = Más de { $most } boletines y alertas son demasiados. Mira «boletín lista» y borra uno.
problem-too-many-places = Puedo guardar { $most } lugares para ti. Prueba «lugar olvidar» con uno de ellos.
problem-too-many-questions = Eran muchas de golpe, y otros también quieren preguntar. Vuelve a intentarlo en { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
}.
problem-warnings-silent = Los avisos oficiales no se han podido leer ahora: no se sabe si hay alguno. Vuelve a intentarlo en unos minutos o mira la página del servicio meteorológico.
problem-warnings-unknown = { $place }: no se conocen avisos oficiales. Ningún organismo cuyos avisos leemos cubre este lugar, así que no hay nada que vigilar.
problem-weather-not-asked = El tiempo de allí aún no se ha consultado: pregúntame por él en un chat.
problem-weather-silent = Ahora no hay datos del tiempo: las fuentes no responden. Vuelve a intentarlo en unos minutos; marea, sol y luna sí están disponibles.
problem-weekdays-unknown = «{ $days }» no son días que conozca. Prueba daily, mon-fri o sat,sun.
problem-zone-unknown = No existe la zona horaria «{ $zone }». Prueba UTC o Europe/Madrid.
bug = Algo ha salido mal aquí, y no es culpa tuya. Referencia para quien gestiona este bot: { $reference }
button-share-location = 📍 Compartir mi ubicación
suggest-here = Donde estoy
telegram-short-description = Mareas, tiempo, olas, sol y luna de cualquier lugar, a tiempo en tus chats. No apto para la navegación.
telegram-open-chat-first = Abre primero un chat conmigo: lo que has pedido es solo para ti, y no puedo escribirte antes de que me escribas.
telegram-ask-on = Seguir preguntando en el chat
telegram-share = Compartir
headline-today = hoy
headline-tomorrow = mañana
headline-on = el { $day }
headline-on-weekend = el { $day }
headline-part = { $day } de { $from } a { $to }
headline-tonight = esta noche ({ $from }–{ $to })
headline-event = { $side ->
     [in] { $event } { $day }: { $time }, dentro de { $by }.
     [ago] { $event } { $day }: { $time }, hace { $by }.
    *[then] { $event } { $day }: { $time }.
}
headline-tomorrow-at = Mañana: { $time }.
headline-fact = { $what }: { $value }.
headline-value = { $what } { $day }: { $value }.
headline-none-between = Ninguna { $water } { $day } entre { $from } y { $to }; las más cercanas: { $list }.
headline-just-before = Poco antes
# Of answers about no place: the time zone of those who speak the language, or UTC
zone-anywhere = UTC
headline-meteors-over = Las de este año ya pasaron.
headline-none-of-day = Ninguna { $water } { $day }; las más cercanas: { $list }.
headline-no = { $what } { $day }: ninguna.
headline-next-phase = { $phase ->
     [full] Próxima luna llena: { $when }.
     [full-then] Luna llena: { $when }.
     [new-then] Luna nueva: { $when }.
    *[new] Próxima luna nueva: { $when }.
}
headline-next-turn = { $phase ->
     [springs] Próximas mareas vivas: { $day }.
     [weaker-springs] Mareas vivas más débiles, con la Luna lejos: { $day }.
     [neaps] Próximas mareas muertas: { $day }.
     [tropic] Próximas mareas trópicas: { $day }.
    *[equatorial] Próximas mareas ecuatoriales: { $day }.
}
headline-next-largest-range = Mayor amplitud: { $day }, { $range }.
headline-of-mouth = { $kind ->
    [gauge] { $station }, hacia la desembocadura: { $line }
   *[other] En la desembocadura, según el modelo: { $line }
}
headline-coefficient-river = Los coeficientes de marea valen para la costa, no río arriba.
headline-of-year = en los próximos doce meses
headline-of-days = del { $from } al { $to }
headline-extreme = { $which ->
     [highest] Pleamar más alta { $period }: { $height }, { $when }.
     [lowest] Bajamar más baja { $period }: { $height }, { $when }.
     [highest-daylight] Pleamar más alta de día { $period }: { $height }, { $when }.
    *[lowest-daylight] Bajamar más baja de día { $period }: { $height }, { $when }.
}
headline-extreme-coefficient = { $superlative ->
     [most] Mayor coeficiente de marea { $period }, en Brest: { $coefficient }, { $when }.
    *[least] Menor coeficiente de marea { $period }, en Brest: { $coefficient }, { $when }.
}
headline-extreme-range = { $superlative ->
     [most] Mayor amplitud { $period }: { $height }, { $day }.
    *[least] Menor amplitud { $period }: { $height }, { $day }.
}
headline-maximum = { $line } Es lo máximo { $period }.
headline-most-place = { $what }: { $place } { $count ->
    [2] tiene el valor más alto
   *[other] { $winners ->
      [1] tiene
     *[other] tienen
    } el máximo
  }, { $value } ({ $others }).
headline-least-place = { $what }: { $place } { $count ->
    [2] tiene el valor más bajo
   *[other] { $winners ->
      [1] tiene
     *[other] tienen
    } el mínimo
  }, { $value } ({ $others }).
headline-same-places = { $what }: sin diferencia, { $value } en todos los lugares.
headline-way-place = { $what }: hasta { $value }, { $place } ({ $others }).
headline-way-same = { $what }: hasta { $value } en todo el trayecto.
headline-bar = En una barra rompe la mar, sobre todo con la vaciante: aquí no se sabe si se puede pasar; pregunta en el puerto.
headline-way-length = En línea recta { $distance }{ $speed ->
    [none] .
   *[other] ; a { $speed }, al menos { $duration }.
  } Solo se miran estos lugares, no el agua entre ellos.
headline-difference = diferencia { $by }
headline-one-gauge = No se pueden comparar: la marea de estos lugares se toma de un mismo mareógrafo, { $source }, y su diferencia no se conoce.
headline-water-difference = { $water }: { $when ->
    [same] a la misma hora en { $first } y { $second }
   *[later] primero { $first }, { $by } después { $second }
}{ $side ->
    [higher] {""}, { $height } más alta
    [lower] {""}, { $height } más baja
    [same] {""}, a la misma altura
   *[apart] {""}; sus alturas tienen ceros distintos
}.
headline-within-error = { $what }: diferencia incierta, { $list }, cada uno ± { $error }.
headline-rain-amount = Lluvia
headline-minimum = { $line } Es lo mínimo { $period }.
headline-next-supermoon = Próxima superluna: { $when }. Es una luna llena en la décima parte más cercana de su órbita.
planet-in-sky = { $planet } al { $direction }, a { $degrees }°, { $height }° de altura
planets-at = { $count ->
     [0] Planetas { $day } a las { $time }: ninguno con cielo oscuro.
    *[other] Planetas { $day } a las { $time }: { $list }.
}
headline-sky-bright = El cielo está demasiado claro para verlo.
headline-planet = { $planet } en la noche { $day }: { $times }, de { $from } a { $to }, { $height }° de altura como máximo ({ $at }). La Luna está entonces a { $moon }°.
headline-planet-hidden = { $planet } en la noche { $day }: bajo el horizonte.
headline-planet-moon = { $planet } y la Luna { $day } a las { $time }: separación { $degrees }°.
headline-planet-anywhere = { $side ->
     [night] { $planet }, a { $degrees }° del Sol: se ve casi toda la noche. Las horas dependen del lugar.
     [morning] { $planet }, a { $degrees }° del Sol: en el cielo de la mañana, sale unas { $hours } h antes que el Sol. Las horas dependen del lugar.
     [evening] { $planet }, a { $degrees }° del Sol: en el cielo de la tarde, se pone unas { $hours } h después que el Sol. Las horas dependen del lugar.
    *[hidden] { $planet }, a { $degrees }° del Sol: demasiado cerca del Sol para verse. Las horas dependen del lugar.
}
headline-turn-at-full = { $sun ->
     [sunset] De los días en torno a la luna llena ({ $when }), es la más cercana a la puesta del sol ({ $time }).
    *[sunrise] De los días en torno a la luna llena ({ $when }), es la más cercana a la salida del sol ({ $time }).
}
headline-meteors = { $shower }: lo mejor, de { $from } a { $to }, de noche y con el radiante sobre el horizonte, más alto hacia las { $top }.
headline-meteors-never = { $shower }: su radiante apenas sale aquí de noche.
headline-meteors-anywhere = { $shower }: mejor noche, del { $from } al { $to }.
headline-meteors-peak = Máximo { $when }, hasta { $rate } meteoros por hora con cielo oscuro.
headline-meteors-moon = { $level ->
     [down] La Luna no molesta: está bajo el horizonte.
     [faint] La Luna apenas molesta: iluminada al { $lit }, sobre el horizonte { $up }.
     [part] La Luna molesta: iluminada al { $lit }, sobre el horizonte { $up }.
    *[all] La Luna molesta todo el tiempo: iluminada al { $lit }, sobre el horizonte { $up }.
}
headline-meteors-moon-anywhere = { $level ->
     [faint] La Luna ({ $phase }, iluminada al { $lit }) apenas molesta.
     [part] La Luna ({ $phase }, iluminada al { $lit }) molesta una parte de la noche.
    *[all] La Luna ({ $phase }, iluminada al { $lit }) molesta casi toda la noche.
}
shower-quadrantids = Cuadrántidas
shower-lyrids = Líridas
shower-eta-aquariids = Eta acuáridas
shower-delta-aquariids = Delta acuáridas
shower-perseids = Perseidas
shower-orionids = Oriónidas
shower-leonids = Leónidas
shower-geminids = Gemínidas
shower-ursids = Úrsidas
headline-next-lunar-eclipse = Próximo eclipse de luna visible aquí: { $list }. No se cuentan los penumbrales.
headline-next-solar-eclipse = Próximo eclipse de sol visible aquí: { $list }.
headline-no-total-eclipse = Ninguno total aquí en los próximos { $years } años.
headline-time-height = { $time } ({ $height })
headline-next-water = Próxima { $water }: { $time }, { $height }, dentro de { $in }.
headline-next-water-after = Próxima { $water } después de las { $after }: { $time }, { $height }, dentro de { $in }.
headline-latest-water = Última { $water }: { $time }, { $height }, hace { $by }.
headline-then = Luego { $list }.
headline-height-now = Ahora: { $height } sobre { $datum }, { $state }.
headline-height-at = A las { $time } { $day }: { $height } sobre { $datum }, { $state }.
headline-remaining = { $step ->
     [then] { $kind ->
         [high] Luego sube { $by }, hasta { $height } en la pleamar, { $time }.
        *[low] Luego baja { $by }, hasta { $height } en la bajamar, { $time }.
        }
    *[now] { $kind ->
         [high] Aún sube { $by }, hasta { $height } en la pleamar, { $time }.
        *[low] Aún baja { $by }, hasta { $height } en la bajamar, { $time }.
        }
}
headline-state = { $state ->
     [near-high] cerca de la pleamar
     [near-low] cerca de la bajamar
     [rising] subiendo
    *[falling] bajando
}
headline-when = { $way ->
     [rising] Subiendo
    *[falling] Bajando
}
headline-turn = { $kind ->
     [high] pleamar { $time } ({ $height })
    *[low] bajamar { $time } ({ $height })
}
headline-way = { $way ->
     [rising] subiendo
    *[falling] bajando
}
headline-verdict = { $verdict ->
     [yes] Sí — { $line }
     [nearly] Casi — { $line }
     [some] Algo — { $line }
     [partly] En parte — { $line }
     [not-calm] No está en calma — { $line }
    *[no] No — { $line }
}
headline-state-far = { $state ->
     [ebb] Baja, pero aún está alta: { $line }
    *[flood] Sube, pero aún está baja: { $line }
}
headline-state-was = La { $water } fue a las { $time }; ahora, { $way }, { $height }.
headline-state-comes = { $way }, { $height }; la { $water } es a las { $time }.
headline-state-then = { $way } a las { $asked } { $day }, { $height }; la { $water } es a las { $time }.
headline-beyond = { $side ->
     [above] Por encima de { $height } ({ $datum }) { $day }: { $value }.
    *[below] Por debajo de { $height } ({ $datum }) { $day }: { $value }.
}
headline-over-sill = { $water } de agua sobre { $sill }.
tide-half = Media marea
headline-half-tide = { $time } ({ $height }, { $way ->
     [rising] subiendo
    *[falling] bajando
})
headline-never = nunca
headline-all-day = todo el día
headline-compare = { $aspect ->
     [compare-high] Pleamar más alta: { $list }.
     [compare-low] Bajamar más baja: { $list }.
    *[compare-range] Amplitud: { $list }.
}
headline-compared-day = { $day } { $height }
headline-compared-day-at = { $day } { $height } ({ $time })
headline-compare-times = { $day } { $by ->
     [same] casi a la misma hora que { $other }.
     [later] unos { $duration } más tarde que { $other }.
    *[earlier] unos { $duration } más temprano que { $other }.
}
headline-unknown-passable = { $sun } No se sabe aquí cuándo se puede pasar: pregunta en el lugar; a pie, sal con la vaciante, vuelve antes de que suba la marea y cruza los bajos de marea solo con guía.
headline-unknown-afloat = Es solo la altura de la marea: suma la sonda de la carta del sitio, o resta lo que vela.
headline-unknown-clearance = El gálibo de puentes y cables no se conoce aquí: estas son solo las alturas de la marea. La carta da la altura libre sobre un nivel determinado; calcúlala a partir de él, con un margen.
headline-unknown-stay = Cuánto tiempo queda libre no se sabe aquí: el mar puede cortar la vuelta horas antes de la pleamar. Pregunta en el lugar y márchate pronto.
headline-unknown-flooded = A partir de qué altura se inunda no se sabe aquí, ni cuánto se suman a la marea la marea meteorológica y las olas: sigue los avisos oficiales costeros y meteorológicos.
headline-near-high = No, no cruces entonces: las { $time } son { $apart } { $side ->
    [after] después de
   *[before] antes de
} la pleamar ({ $height }).
headline-after-low = No, a pie no: las { $time } son { $apart } después de la bajamar ({ $height }), y la marea sube.
headline-else-never = Los demás días, nunca.
headline-largest = Pleamar más alta { $day }: { $high }, { $highAt }; bajamar más baja: { $low }, { $lowAt }.
headline-nearest = { $water } más cercana a las { $time }: { $when }, { $height }.
headline-stand-none = { $kind ->
     [high] No se conoce aquí una pleamar que dure.
    *[low] No se conoce aquí una bajamar que dure.
}
headline-stand-near = { $kind ->
     [high] A menos de { $height } de la pleamar { $day }: { $value }.
    *[low] A menos de { $height } de la bajamar { $day }: { $value }.
}
headline-next-beyond = Próxima { $water } por { $side ->
     [above] encima
    *[below] debajo
}: { $when }, { $height }.
headline-day-most = { $day }: { $what } hasta { $value } a las { $time }.
headline-day-least = { $day }: { $what } mínimo { $value }, a las { $time }.
headline-each-day = Todos los días igual
headline-most = { $what } { $day }: hasta { $value } a las { $time }.
headline-now = { $what } ahora: { $now }.
headline-unknown-measure = { $what }: no está en esta previsión.
headline-now-most = { $what } ahora: { $now }; hasta { $value } a las { $time }.
headline-now-least = { $what } ahora: { $now }; baja a { $value } a las { $time }.
headline-least = { $what } { $day }: mínimo { $value }, a las { $time }.
headline-course = Dirección: { $list }.
headline-from-there = De ese lado, de { $from } a { $to }.
headline-quarter = { $quarter ->
     [0] { $from } de madrugada
     [1] { $from } por la mañana
     [2] { $from } por la tarde
    *[3] { $from } por la noche
}
headline-at = { $what } { $day } a las { $time }: { $value }.
headline-rain = { $course ->
     [open] Lluvia { $day }: desde las { $time }, { $amount }.
     [until] Lluvia { $day }: de { $time } a { $until }, { $amount }.
     [at-times] Lluvia { $day }: a ratos de { $time } a { $until }, { $amount }.
    *[all-day] Lluvia { $day }: a ratos, { $amount }.
}
headline-dry = Sin lluvia { $day }.
headline-wind = Viento
headline-gust = Rachas
headline-temperature = Temperatura
headline-cloud = Nubes
headline-pressure = Presión
headline-uv = Índice UV
headline-visibility = Visibilidad
headline-period = Periodo de las olas
headline-swell-period = Periodo del mar de fondo
headline-azimuth = Hacia el { $direction }, a { $degrees }°.
headline-high = A { $height }° de altura.
headline-sun = Sol
headline-moon = Luna
headline-in-sky = { $what } { $day } a las { $time }: hacia el { $direction }, a { $degrees }°, a { $height }° de altura.
headline-below-horizon = { $what } { $day } a las { $time }: bajo el horizonte.
headline-veer = { $course ->
     [turning] { $what }: { $from } ({ $at }), rola: { $to } ({ $until }).
    *[none] { $what }: { $from } ({ $at }), sin un cambio claro de dirección hasta { $until }.
}
headline-change-now = { $at ->
    [now] ahora { $value }
   *[other] { $value } ({ $at })
 }
headline-change = { $course ->
     [falling-there] { $what }: ya por debajo de { $limit }: { $now }.
     [falling-from] { $what }: por debajo de { $limit } desde { $at }, hasta { $extreme } ({ $extremeAt }); { $now }, hasta entonces como mucho { $most }.
     [falling-never] { $what }: no baja de { $limit } hasta { $end }; mínimo { $extreme } ({ $extremeAt }), { $now }.
     [rising-there] { $what }: ya { $now }.
     [rising-from] { $what }: por encima de { $limit } desde { $at }, hasta { $extreme } ({ $extremeAt }); { $now }.
    *[rising-never] { $what }: no pasa de { $limit } hasta { $end }; máximo { $extreme } ({ $extremeAt }), { $now }.
}
headline-change-then = { $course ->
     [most] Hasta { $extreme } ({ $extremeAt }).
     [falling-stays] Sigue así hasta { $end }.
     [falling-end] Por encima desde { $at }.
     [rising-stays] No sube más hasta { $end }.
    *[rising-end] No sube más hasta { $end }; por debajo de { $limit } desde { $at }.
}
headline-spell = { $course ->
     [rain-none] Sin lluvia hasta { $until }.
     [fog-none] Sin niebla hasta { $until }.
     [rain-over] Lluvia: hasta { $until }, { $amount }.
     [rain-spell] Sin lluvia hasta { $from }, luego lluvia hasta { $until }, { $amount }.
     [rain-on] Lluvia: al menos hasta { $until }.
     [fog-over] Niebla: hasta { $until }.
     [fog-spell] Sin niebla hasta { $from }, luego niebla hasta { $until }.
    *[fog-on] Niebla: al menos hasta { $until }.
}
headline-waves = Olas
headline-water = Temperatura del agua
headline-water-feel = { $feel ->
     [cold] Fría: conviene neopreno.
     [warm] Bastante cálida para ir sin neopreno.
    *[cool] Fresca: conviene neopreno si no es un baño corto.
}

# Imágenes
picture-tide = Marea · { $days }
picture-above = { $unit } sobre { $datum }
picture-datum-is = Alturas sobre { $datum }
picture-now-level = Ahora { $level }
picture-coefficient = coeficiente { $value }
picture-phase-springs = vivas
picture-phase-neaps = muertas
picture-phase-making = creciendo
picture-phase-taking-off = menguando
picture-phase-tropic = trópicas
picture-phase-equatorial = ecuatoriales
picture-phase-growing = creciendo
picture-phase-shrinking = menguando
picture-lit = { $lit } iluminada
picture-sun = Sol
picture-sun-up = Sol de medianoche
picture-sun-down = Noche polar
picture-sun-rise-set = Salida – puesta del sol
picture-says = { $what }: { $course }.
picture-highest = Más alta
picture-lowest = Más baja
picture-weather = Tiempo · { $days }
picture-waves = Mar · { $days }
picture-observed = Amarillo: observado, { $station }.
picture-highest-waves = olas más altas, { $time }
picture-every = cada { $seconds } s
picture-water = agua { $temperature }
picture-both = Mar de fondo y mar de viento juntas
picture-current = Corriente de marea · { $days }
picture-moon = Luna · { $days }
picture-moon-up = { $time }, { $altitude }° sobre el horizonte
picture-moon-rising = A la salida de la luna, { $time }
picture-moon-down = Bajo el horizonte
picture-zenith-up = El cenit está arriba: como se ve en el cielo.
picture-moon-noon = La luna a mediodía de cada día.
picture-sun-day = Sol · { $days }
picture-rise = Salida
picture-set = Puesta

present-clear = Despejado
present-fair = Poco nuboso
present-cloudy = Muy nuboso
present-overcast = Cubierto
present-fog = Niebla
present-light-rain = Lluvia débil
present-rain = Lluvia
present-heavy-rain = Lluvia fuerte
present-snow = Nieve
# Páginas
now-high = PM
now-low = BM
now-wind = viento
now-waves = olas
page-places = Tus lugares
page-places-example = Ahora
page-keep = Conservar en la página de inicio
now-rising = subiendo
now-falling = bajando
now-as-of = A las { $time }
page-near = Cerca de ti
page-example-place = geonames:3109718
page-about = Acerca de
page-coverage = Cobertura de avisos y observaciones
coverage-lead = Se leen avisos oficiales donde la tierra es azul en el mapa. Debajo, quién los emite y quién mide.
coverage-warned = Avisos oficiales
coverage-elsewhere = En el resto no se conocen aquí avisos oficiales: consulte la página del servicio meteorológico del país.
coverage-observed = Medido por mareógrafos y boyas
coverage-kind = { $kind ->
    [level] niveles del agua
    [waves] olas
    [wind] viento
    [air] temperatura y presión del aire
    [water] temperatura del agua
   *[current] corrientes
}
page-ask = Preguntar
page-docs = Servicio de datos
page-skip = Al texto
page-navigation = Páginas
page-not-navigation = No apto para la navegación.
page-astronomical = La marea es la astronómica: viento y presión pueden subir o bajar el agua.
page-terms = Condiciones
page-privacy = Privacidad
terms-title = Condiciones de uso
terms-description = Qué puedes esperar de Bellbuoy, y qué no.
terms-navigation = Bellbuoy no es apto para la navegación. Muestra mareas astronómicas, calculadas con constantes armónicas, y previsiones de servicios meteorológicos públicos; viento, presión y errores de ambas pueden cambiar lo que encuentres. Usa tablas, cartas y avisos oficiales para toda decisión de la que dependa la seguridad.
terms-service = Es gratuito y se ofrece tal cual: sin promesa de que esté siempre, completo o correcto. Quien gestiona este servicio puede limitar o terminar su uso, por ejemplo a quien lo sobrecargue.
terms-use = Úsalo para todo lo lícito. No lo sobrecargues, no lo ataques ni lo uses para dañar a otros. En Discord y Telegram rigen además sus propias condiciones.
terms-data = Los datos tienen sus propias licencias, nombradas en cada respuesta y en /about: con la mayoría, nombra la fuente cuando los transmitas.
terms-privacy = Lo que se guarda de ti está en Privacidad.
terms-support = Ayuda y contacto
privacy-page-description = Qué guarda Bellbuoy de ti, por qué, y cómo borrarlo.
privacy-page-how = Para verlo o borrarlo, envía privacy export o privacy forget donde uses el bot: en Discord y Telegram como /privacy. Ocurre al momento.
page-ask-title = Mareas y tiempo de cualquier lugar en el mar o la costa
page-ask-description = Pleamar y bajamar, viento, olas, sol y luna de cualquier lugar en el mar o la costa. Pregunta con tus palabras.
page-not-found = No existe esa página
page-not-found-why = La dirección puede estar mal escrita, o la página ya no está.
page-failed = Eso no ha funcionado
page-to-ask = Preguntar por un lugar
page-ask-label = ¿Dónde, qué y cuándo?
page-ask-placeholder = marea Brest mañana
page-ask-button = Preguntar
page-locate = Usar mi ubicación
page-busy = Un momento…
page-no-location = Tu dispositivo no dice dónde estás.
page-offline = Sin conexión. Vuelve a intentarlo.
page-examples-title = Por ejemplo
page-examples = marea Brest mañana|tiempo en Santander|¿a qué hora es la pleamar en Vigo?|olas en Biarritz este fin de semana|puesta de sol en Lisboa|luna llena en Cádiz
page-days = Días
page-topics = Más sobre este lugar
page-more = Más
page-place-open = Mantener abierto
page-dashboard = Claves
dashboard-title = Claves del servicio de datos
dashboard-lead = Mareas, tiempo, sol y luna para tu propio programa: crea una clave y mira lo que usa.
dashboard-lead-closed = Entra para ver tus claves y lo que usan. Las claves nuevas las crea quien gestiona este servicio.
dashboard-email = Correo electrónico
dashboard-passphrase = Frase de paso
dashboard-passphrase-rule = Al menos { $count } caracteres: unas cuantas palabras son lo más fácil de recordar.
dashboard-sign-in = Entrar
dashboard-sign-out = Salir
dashboard-register = Crear una cuenta
dashboard-register-keeps = Se guardan la dirección, un resumen de la frase de paso, tus claves y lo que usan. No se envía correo: si se pierde la frase, quien gestiona este servicio puede crear una dirección en la que eliges otra.
dashboard-registered = Ya puedes entrar. Si la dirección tenía antes una cuenta, sigue como estaba.
dashboard-sign-in-failed = La dirección y la frase de paso no coinciden.
dashboard-email-unfit = Eso no es un correo electrónico.
dashboard-passphrase-unfit = La frase de paso es demasiado corta o demasiado larga.
dashboard-passphrase-wrong = La frase de paso no es correcta.
dashboard-too-often = Demasiados intentos. Espera un poco y vuelve a intentarlo.
dashboard-proof-wanted = Muchos han probado esta cuenta. Entra otra vez: tu navegador calcula antes unos segundos. Sin scripts, espera un poco.
dashboard-form-over = El formulario era demasiado antiguo. Envíalo de nuevo.
dashboard-keys = Tus claves
dashboard-no-keys = Aún no tienes ninguna clave.
dashboard-key-name = Nombre de una clave nueva
dashboard-key-example = Pantalla del puerto
dashboard-create = Crear una clave
dashboard-name-unfit = Una clave necesita un nombre de una línea.
dashboard-too-many-keys = Tienes tantas claves como una cuenta puede tener en un día.
dashboard-new-key = Tu nueva clave
dashboard-shown-once = Cópiala ahora: solo se muestra esta vez. Envíala en la cabecera Authorization.
dashboard-copy = Copiar
dashboard-copied = Copiada
dashboard-key-facts = { $id }, creada el { $date }
dashboard-used = { $used } de { $quota } unidades hoy
dashboard-rotate = Sustituir
dashboard-rotate-why = Una clave nueva toma el lugar de esta, con el mismo nombre y cuota. La antigua termina en cinco segundos.
dashboard-revoke = Revocar
dashboard-revoke-why = La clave termina en cinco segundos, para siempre.
dashboard-revoked = La clave está revocada.
dashboard-usage = Los últimos 30 días
dashboard-usage-alt = Unidades por día y punto de acceso; los números están en la tabla de abajo.
dashboard-no-usage = Aún no se ha pedido nada con tus claves.
dashboard-units = Hasta { $count } unidades al día
dashboard-other-endpoints = otros
dashboard-as-table = Como tabla
dashboard-day = Día (UTC)
dashboard-endpoint = Punto de acceso
dashboard-quota-units = Unidades
dashboard-account = Tu cuenta
dashboard-delete = Borrar la cuenta
dashboard-delete-why = Cuenta, claves y todo lo contado se borran al momento, para siempre.
dashboard-deleted = La cuenta está borrada, con todo lo que le pertenecía.
dashboard-link = Un enlace por correo
dashboard-link-why = { $registration ->
    [open] Para una cuenta nueva, o si has perdido la frase de paso: un correo trae una dirección en la que elegirla. Se guardan la dirección, un resumen de la frase de paso, tus claves y lo que usan.
   *[closed] Si ha perdido la contraseña: un correo trae una dirección en la que elegir otra.
}
dashboard-link-send = Enviar el enlace
dashboard-link-sent = El correo está en camino, si esa dirección tiene una cuenta o puede tenerla. Mira también entre el correo no deseado.
mail-link-subject = Elige tu frase de paso
mail-link-text = En esta dirección eliges la frase de paso de tu cuenta del servicio de datos. Sirve una vez, en el plazo de un día:
    { $link }
    Si no la has pedido, deja este correo como está: nada cambia.
recovery-title = Una frase de paso nueva
recovery-lead = Elige una frase de paso y habrás iniciado sesión. Esta dirección sirve una sola vez; las demás sesiones de la cuenta terminan.
recovery-over = Esta dirección ya se usó o es demasiado antigua. Pide otra.
operator-title = Estado del servicio
operator-invited = Esta dirección te deja entrar como gestor, una vez.
operator-invitation-over = Esta dirección ya se usó, o es demasiado antigua. Crea otra con npm run keys -- operator
operator-parts = Partes y fuentes
operator-ok = funciona
operator-down = no funciona
operator-last-success = último éxito hace { $minutes } min
operator-digests = Boletines
operator-digests-active = activos
operator-digests-paused = en pausa
operator-digests-gone = sin canal
operator-no-digests = No hay boletines.
operator-failed = Abandonados tras demasiados intentos
operator-no-failed = Ninguno.
operator-due = Previsto
operator-platform = Plataforma
operator-delivery = Entrega
operator-error = Fallo
operator-keys = Claves
operator-key = Clave
operator-owner = Dueño
operator-made-here = creada aquí
operator-used = Usado hoy
operator-since = Desde
operator-id = Id.
operator-revoked = revocada { $date }
page-curve = Hora y valor a lo largo de la curva: flechas del teclado
page-curve-above = Horas por encima de
page-picture-missing = La imagen no se ha cargado.
page-picture-again = Intentar de nuevo
page-week = La semana
page-stations-near = Estaciones de marea cercanas
page-elsewhere = En tus páginas y aparatos
page-now-picture = Imagen de ahora
page-now-line = Ahora en una línea
page-now-data = Datos (JSON)
page-feed = Canal Atom
page-frame = Marco para una página web
page-telegram-ask = Preguntar en Telegram
page-telegram-digest = Cada día en Telegram

# Cuándo
when-title = Momentos adecuados: { $place }
when-title-for = { $what }: { $place }
when-wanted = Condiciones: { $conditions }.
when-wanted-for = Límites para { $what } (se cambian con «{ $command }»): { $conditions }.
when-caution-flats = Vuelve en cuanto suba la marea (bajamar { $time }) y pregunta en el lugar: los canales se llenan a tu espalda; por los bajos, solo quien los conoce o con guía.
when-vague-flats = Aquí la bajamar solo se conoce con un error de hasta { $minutes } min.
when-unknown = No se conoce aquí y no se ha tenido en cuenta: { $conditions }.
when-ends = { $course ->
    [open] Sopla ahora, hasta { $until }.
   *[ahead] Ahora no sopla: entra { $from } y cesa { $until }.
}
when-best = Lo mejor: { $when }.
rivals = { $verdict ->
     [yes] {"Sí. "}
     [no] {"No. "}
    *[none] {""}
  }{ $side ->
     [best] { $count ->
       [2] Mejor
      *[other] Lo mejor
     }: { $moment }.
     [most] { $count ->
       [2] Más
      *[other] El máximo
     }: { $moment }.
     [least] { $count ->
       [2] Menos
      *[other] El mínimo
     }: { $moment }.
     [least-bad] { $count ->
       [2] Ninguno de los dos es favorable; menos malo
      *[other] Ninguno es favorable; el menos malo
     }: { $moment }.
     [none] { $count ->
       [2] Ninguno de los dos es favorable, ni mejor que el otro.
      *[other] Ninguno es favorable, ni mejor que los demás.
     }
    *[same] Sin diferencia clara.
  }{ $list ->
     [none] {""}
    *[other] {" "}{ $list }.
  }
rivals-figure = { $what } { $shown } ({ $others })
rivals-between = {", "}
lee-place = { $name }: { $shore ->
     [on] de mar
     [off] de tierra
     [cross] paralelo a la costa
    *[unknown] orientación de la costa desconocida
  }
lee = { $side ->
     [none] Sin abrigo con viento de { $wind }: { $list }.
     [unknown] No se sabe dónde hay abrigo con viento de { $wind }: { $list }.
    *[some] Al abrigo con viento de { $wind }: { $places } ({ $list }).
  }{" Según la orientación general de la costa: aquí no se conocen calas ni acantilados."}
heading = Rumbo { $course }. { $list }.
heading-wind = { $name }: viento de { $from }, { $point ->
     [head] de proa, hay que dar bordos
     [beam] { $side ->
       [port] de través por babor
      *[starboard] de través por estribor
     }
    *[astern] a favor, de popa
  }
when-best-low = Lo mejor: { $when }, bajamar a las { $time }, { $height }.
when-window = { $course ->
    [open] { $mark ->
        [good] Bueno hasta { $until }.
        [look] Regular hasta { $until }.
       *[next] Ahora, hasta { $until }.
    }
   *[ahead] { $mark ->
        [good] Bueno: { $when }, dentro de { $in }.
        [look] Regular: { $when }, dentro de { $in }.
        [news] Viene: { $when }, dentro de { $in }.
       *[next] Próximo: { $when }, dentro de { $in }.
    }
}
when-look-day = { $day } regular: { $why }.
when-skip = { $day } desfavorable: { $why }.
when-figures = { $figures }.
when-dark = es de noche a esa hora (luz de día { $times })
when-better = Próximo momento bueno: { $when }.
when-way = { $hours ->
     [0] Nunca es bueno en todo el trayecto a la vez.
     [look] Regular en todos estos lugares.
    *[other] Bueno en todos estos lugares.
  }
when-way-times = { $count ->
     [0] Nunca en todos estos lugares a la vez.
    *[other] En todos estos lugares: { $when }.
  }
when-none = Nada a la vista hasta { $until }.
when-none-on = Ningún momento { $day }.
when-unsure = Ningún momento seguro hasta { $until }: la pleamar alcanza { $needed }, pero la marea solo se conoce aquí con un error de { $minutes } min y { $error }.
when-without-weather = El tiempo no se puede consultar ahora. Solo por marea y cielo serían estos momentos; si además habrá { $conditions }, no lo puedo decir.
when-miss = Lo más cercano: { $when }, salvo por { $why }.
when-miss-lacking = Lo más cercano: { $when }, pero sin { $condition }.
when-lacks = falta { $condition }
when-miss-value = { $what } ({ $value })
when-only = solo { $value }
when-at-least = al menos { $value }
when-at-most = como mucho { $value }
when-just-over = apenas más de { $value }
when-just-under = apenas menos de { $value }
when-forecast-ends = La previsión termina el { $at }: lo que viene después aún no se sabe.
when-more = { $count ->
    [one] Hay un momento más.
   *[other] Hay { $count } momentos más.
 }
when-beyond = Más allá de la previsión, solo por marea y cielo
when-too-early = Ninguna previsión llega aún a esos días.
when-no-forecast = Ninguna previsión para este lugar tiene { $what }.
when-tide-alone = Es solo la marea: el viento y la presión suben o bajan el agua, y a la profundidad de un punto se le suma su sonda, o se le resta lo que allí vela.
when-counted = Calculado por el lado seguro: { $minutes } min y { $height } de error en la marea. No se incluyen el fango, el mar de fondo ni el asentamiento del barco (squat).
when-counted-weather = Viento y olas se toman { $share } más fuertes que lo previsto.
when-by-day = Día a día
when-verdict-go = bueno
when-verdict-look = regular
when-verdict-skip = no
when-held = sí
when-not-held = no
when-judged = { $course ->
    [at-times] A ratos { $amount }: { $values } { $day } (límite: { $limits }).
   *[always] { $verdict ->
       [yes] Sí
      *[no] No
    }, { $amount }: { $values } { $day } (límite: { $limits }).
}
when-supposed = { $found ->
    [too-much] Demasiado
    [too-little] Demasiado poco
   *[enough] Dentro del límite
}: { $value } (límite: { $limit }).
when-amount = { $scale ->
    [warmth] { $found ->
        [too-much] demasiado calor
        [too-little] demasiado frío
       *[enough] bastante cálido
    }
    [height] { $found ->
        [too-much] demasiado
        [too-little] demasiado poco
       *[enough] está bien
    }
   *[amount] { $found ->
        [too-much] demasiado
        [too-little] demasiado poco
       *[enough] está bien
    }
}
when-learner = Límites más estrictos, para niños, principiantes y mayores; fondo, rocas y corrientes no se valoran.
when-several = nunca todo a la vez
when-below = { $what } por debajo de { $value }
when-above = { $what } por encima de { $value }
when-between = { $what } de { $from } a { $to }
when-sill = umbral { $sill }, calado { $draught }{ $margin }
when-sill-covered = umbral { $sill }, sin calado indicado{ $margin }
when-margin = , { $margin } bajo la quilla
when-own-sill = tu propio umbral{ $margin }
when-rising = marea subiendo
when-falling = marea bajando
when-event = { $form ->
     [around] { $event ->
         [high] de la pleamar
         [low] de la bajamar
        *[slack] del repunte
        }
    *[at] { $event ->
         [high] pleamar
         [low] bajamar
        *[slack] repunte
        }
}
when-before = { $length } antes { $event }
when-point-before = { $length } antes { $event }
when-after = { $length } después { $event }
when-point-after = { $length } después { $event }
when-around = de { $before } antes a { $after } después { $event }
when-offset = de { $from } a { $to } { $event }
when-sector = { $what } de { $from } a { $to }
when-sector-not = { $what }, no de { $from } a { $to }
when-light-day = luz de día
when-light-night = entre la puesta y la salida del sol
when-light-civil = crepúsculo civil
when-light-nautical = crepúsculo náutico
when-light-astronomical = crepúsculo astronómico
when-light-dark = noche cerrada
when-light-golden = hora dorada
when-light-blue = hora azul
when-event-eclipse = eclipse de sol o de luna
when-event-solar-eclipse = eclipse de sol
when-event-lunar-eclipse = eclipse de luna
when-event-supermoon = superluna
when-event-warning = aviso oficial
when-event-king-tide = la mayor marea del año
when-phase = a { $days ->
    [one] un día
   *[other] { $days } días
  } como mucho de { $phase }
when-phase-new = luna nueva
when-phase-first-quarter = cuarto creciente
when-phase-full = luna llena
when-phase-third-quarter = cuarto menguante
when-or = { " o " }
when-time = de { $from } a { $to }
when-length = al menos { $length } seguidas
when-tendency = { $change } hPa en 3 h
when-of-tide = marea
when-of-stream = corriente
when-of-flood = corriente de creciente
when-of-ebb = corriente de vaciante
when-of-tidal-range = amplitud de la marea
when-of-coefficient = coeficiente de marea (Brest)
when-of-tendency = cambio de presión
when-of-sun = sol
when-of-moon = luna
when-of-windSpeed = viento
when-of-gust = rachas
when-of-waveHeight = olas
when-of-wavePeriod = periodo de las olas
when-of-swellHeight = mar de fondo
when-of-swellPeriod = periodo del mar de fondo
when-of-airTemperature = temperatura
when-of-waterTemperature = temperatura del agua
when-of-precipitation = lluvia en la hora
when-of-cloudCover = nubes
when-of-visiblity = visibilidad
when-of-pressure = presión
when-of-windDirection = viento
when-of-waveDirection = olas
when-of-swellDirection = mar de fondo
when-was-right = { $day }: acertó
when-was-good = { $day }: al final fue bueno
when-was-bad = { $day }: no fue bueno
preset-title = Tus límites para { $what }
preset-list-title = Actividades y sus límites
preset-own = { $what } (los tuyos)
preset-how = Cambia una, por ejemplo, con «actividad guardar surf viento menos de 20 kn»; vuelve atrás con «actividad restablecer surf».
preset-changed = { $before } es ahora { $after }.
preset-added = Nuevo: { $after }.
preset-unchanged = No cambia nada.
preset-rule = La regla: un veredicto equivocado mueve el único límite que lo decidió, un paso que se note, y ningún otro. Deshacer lo devuelve.
preset-undo = Deshacer
preset-keep = Conservar estos límites para { $what }
preset-reset = Límites habituales para { $what }
preset-reset-title = Vuelven a valer los límites habituales para { $what }

# El mapa de estaciones
page-stations = Estaciones
map-title = Estaciones de marea y corriente
map-lead = { $count } estaciones de marea y de corriente: elige una en el mapa o en la lista.
map-stream = corriente de marea
map-gauge = mareógrafo o boya, mide ahora
map-label = Mapa de las estaciones de marea
map-keys = Dos dedos o el ratón mueven el mapa y lo amplían; también las flechas, + y −. Intro abre lo que está en el centro.
map-zoom-in = Acercar
map-zoom-out = Alejar
map-range = Amplitud de la marea hoy, metros
map-range-between = { $from }–{ $to }
map-range-over = más de { $from }
map-search = Buscar una estación por su nombre
map-none = Ninguna estación tiene ese nombre.
map-by-country = Por países
map-clocks = Relojes
map-clocks-lead = Cada registro se compara con los de alrededor y con el modelo de marea. Estos llegaban adelantados o atrasados lo mismo en todas sus líneas, como por un reloj equivocado.
map-datum = Cero hidrográfico
map-datum-unknown = no conocido
map-prediction = Predicción
map-record = Registro
map-years = { $count } años
map-source = Fuente
map-licence = Licencia
map-id = Id.
map-whole-answer = La respuesta entera, con su imagen
map-back = Todas las estaciones
calendar-title = Mareas: { $place }
calendar-windows-title = Momentos: { $place }
calendar-subscribe = Suscríbete a esta dirección en tu programa de calendario, y los próximos { $count } días estarán siempre en él: { $url }
calendar-file = Los próximos { $count } días como archivo para tu programa de calendario.
calendar-link = Suscribirse
calendar-springs = Mareas vivas, { $height }
calendar-weaker-springs = Mareas vivas más débiles, con la Luna lejos, { $height }
calendar-tropic = Mareas trópicas, { $height }
calendar-note-sky = Horas del sol y de la luna. No apto para la navegación.
page-calendar = Calendario

# Guías de los bots
page-bots = Chat
bots-title = En Discord y Telegram
bots-lead = Las mismas respuestas donde hablas con otros: mareas, tiempo, sol y luna, cuando los pidas o cada mañana.
bots-off = Este bot no está conectado ahora.
bots-discord-server = Añadirlo a un servidor
bots-discord-account = Usarlo tú en todas partes
bots-telegram-open = Abrir el chat
bots-discord-steps = Añade el bot a un servidor, o a tu cuenta para tenerlo en cada conversación.|Escribe /tide y elige un lugar, o /today para todo a la vez.|Pulsa los botones bajo una respuesta para los días siguientes y para tiempo, olas, sol y luna.|Guarda tu puerto con /place home: así no hace falta nombrar un lugar.|Recibe una respuesta cada mañana con /digest add.|Elige idioma, unidades y cero con /settings; /privacy muestra y borra lo que se guarda.
bots-telegram-steps = Abre el chat y pulsa Iniciar.|Escribe un lugar, una pregunta como «pleamar en Brest mañana», o envía una ubicación.|Pulsa los botones bajo una respuesta para los días siguientes y para tiempo, olas, sol y luna.|Guarda tu puerto con /place home Brest: así no hace falta nombrar un lugar.|Recibe una respuesta cada mañana: /digest Brest 07:00.|En un grupo, empieza con una barra o menciona al bot. /privacy muestra y borra lo que se guarda.

# Más términos explicados
explain-known = Puedo explicar, por ejemplo: mareas muertas, repunte, cero hidrográfico, coeficiente, periodo, regla de los doceavos.
explain-two-tides = La Luna levanta dos abultamientos de agua, uno hacia ella y otro al lado opuesto, y la mayoría de las costas pasan por ambos en un día lunar de 24 h 50. Donde la forma de la cuenca amortigua uno, como en el golfo de México, solo hay una marea al día.
explain-later-tides = Las mareas llegan unos 50 minutos más tarde cada día, porque la Luna avanza en su órbita mientras la Tierra gira una vez. Una pleamar sigue a otra unas 12 h 25 después.
explain-tide-size = Cuánto sube y baja el mar depende de la forma de la costa y del fondo: los embudos y las plataformas someras, como el canal de Bristol, agrandan la marea; los mares cerrados y los lugares cerca de un nodo de la onda apenas tienen. Con luna llena y nueva es mayor en todas partes.
explain-king-tide = Se llama así a una de las mayores mareas vivas del año: la luna llena o nueva coincide con el mayor acercamiento de la Luna a la Tierra. El nombre es popular, no científico.
explain-twelfths = La regla de los doceavos estima el nivel entre bajamar y pleamar: en las seis horas el mar sube 1, 2, 3, 3, 2 y 1 doceavos de la amplitud. Vale para costas de marea regular; donde es asimétrica, como en el Solent, falla.
explain-current = La corriente de marea es el movimiento horizontal del agua que acompaña a la marea: su rumbo es hacia donde va, su velocidad se da en nudos. Es más fuerte en los estrechos y junto a los cabos, y en mareas vivas.
explain-lat = LAT, la bajamar astronómica más baja, es el nivel más bajo que se puede predecir solo por la marea en su ciclo de 18,6 años. La mayoría de las cartas europeas cuentan desde él; el viento y las altas presiones pueden llevar el mar por debajo.
explain-hat = HAT, la pleamar astronómica más alta, es el nivel más alto que se puede predecir solo por la marea en su ciclo de 18,6 años. La altura libre bajo los puentes se cuenta a menudo desde él; una marea meteorológica puede superarlo.
explain-msl = MSL, el nivel medio del mar, es la altura media del mar durante muchos años. Las alturas de la marea sobre él son menores que sobre el cero hidrográfico, y negativas en bajamar.
explain-mllw = MLLW, la media de las bajamares inferiores, es la media de la más baja de las dos bajamares de cada día durante 19 años, y el cero de las cartas y tablas de EE. UU.
explain-mean-levels = Son medias de muchos años: MHWS y MLWS son la pleamar y la bajamar medias en mareas vivas, MHWN y MLWN en muertas, MHW y MLW de todas. Una marea por encima de MHWS es grande.
explain-negative-tide = Una marea negativa es una bajamar por debajo del cero de la tabla. Descubre terreno que la mayoría de las bajamares dejan bajo el agua.
explain-drying-height = Es lo que un banco o una roca vela sobre el cero hidrográfico; las cartas lo subrayan. El agua que hay encima es la altura de la marea menos esa cifra.
explain-station = Un puerto patrón tiene sus propias predicciones, calculadas con años de medidas; un puerto secundario las toma de uno cercano, con diferencias de hora y altura. La respuesta nombra la estación que usa y a qué distancia está.
explain-double-high-water = Donde las aguas someras deforman la marea, como en Southampton, la pleamar llega dos veces o se mantiene durante horas; la doble bajamar de Portland es lo mismo en el otro extremo.
explain-making = Las mareas crecen mientras su amplitud aumenta de un día a otro, de muertas a vivas. Lo contrario, de vivas a muertas, es menguar.
explain-taking-off = Las mareas menguan mientras su amplitud disminuye de un día a otro, de vivas a muertas. Lo contrario, de muertas a vivas, es crecer.
explain-storm-surge = La marea meteorológica es la subida del mar sobre la marea predicha por el viento y las bajas presiones, alrededor de 1 cm por cada hPa bajo lo normal. Ni las tablas ni Bellbuoy la incluyen.
explain-tidal-bore = El macareo es una ola que remonta un río al empezar la creciente, donde una gran marea entra en un estuario somero que se estrecha, como el Severn. Es más alto en mareas vivas.
explain-wind-against-tide = Viento contra corriente significa que el viento sopla contra la corriente de marea: las olas se hacen más cortas, más empinadas y más duras. Con viento y corriente en el mismo sentido la mar se calma.
explain-overfalls = Los hileros y escarceos son aguas empinadas y rompientes donde una corriente fuerte encuentra un bajo, un cabo u otra corriente. Son peores en mareas vivas con el viento contra la corriente.
explain-rip-current = Una corriente de retorno es un flujo estrecho y rápido de la playa hacia fuera, por donde vuelve el agua que traen las olas: no es la marea, y se reconoce por un pasillo más tranquilo y oscuro entre las rompientes, a menudo con espuma o arena que sale hacia fuera. Quien cae en ella nada a lo largo de la playa, no contra ella.
explain-wind-sea = La mar de viento son las olas que levanta el viento de aquí y ahora: cortas, empinadas e irregulares. El mar de fondo viene de más lejos.
explain-wave-height = La altura de las olas se da como altura significativa: la media del tercio de olas más altas, de seno a cresta. Alguna ola llega a casi el doble.
explain-golden-hour = La hora dorada es el tiempo de luz cálida y suave con el sol bajo, aquí entre 4° por debajo y 6° por encima del horizonte, tras la salida y antes de la puesta. Cuánto dura depende de la latitud y la estación.
explain-blue-hour = La hora azul es el tiempo de luz azul profunda antes de la salida y tras la puesta del sol, aquí con el sol entre 6° y 4° por debajo del horizonte.
explain-twilight = El crepúsculo es la luz con el sol bajo el horizonte: civil hasta 6° (se puede leer fuera), náutico hasta 12° (aún se ve el horizonte del mar), astronómico hasta 18°. Por debajo es noche cerrada.
explain-supermoon = Una superluna es una luna llena o nueva con la Luna cerca de su punto más próximo a la Tierra: se ve hasta un 14 % mayor que en el más lejano. Las mareas vivas de entonces son mayores.
explain-moon-phase = La fase dice cuánto vemos de la mitad iluminada de la Luna: crece de luna nueva, por el cuarto creciente, a luna llena, y mengua por el cuarto menguante. Gibosa es más de media, y creciente o menguante, menos.
explain-gust = Una racha es un golpe breve de viento, de unos segundos, por encima de la media de diez minutos que da la velocidad del viento. La cifra es la más fuerte esperada en la hora.
explain-times = Todas las horas son las del reloj del lugar, con horario de verano donde lo hay; las últimas líneas de una respuesta nombran la zona, como en «Europe/Madrid (UTC+1)». Solo donde no se conoce el lugar, como en las fases de la luna, las horas son UTC.
explain-bot-sources = Las mareas las calcula Bellbuoy con las constantes armónicas de mareógrafos (NOAA, TICON-4, Kartverket) y el modelo de mareas EOT20; el sol y la luna, con Astronomy Engine. Viento, olas y tiempo vienen de servicios meteorológicos públicos; cada respuesta nombra su fuente al final (todas: «acerca»).
explain-bot-datum = Las alturas se miden desde el cero de las cartas del país, en la mayoría cerca de la bajamar astronómica más baja, en Estados Unidos la media de las bajamares inferiores; el final de cada respuesta lo nombra. Otro: «ajustes cero», o «marea Cádiz datum=MSL».
explain-bot-ahead = Viento, olas y tiempo se pronostican hasta diez días, en el mar a veces menos. Mareas, sol y luna se calculan para cualquier día, también con años de antelación.
explain-bot-usual = Lo que es habitual en una estación o todo el año no se conoce aquí: solo hay previsiones de los próximos días. Lo dice una tabla climática del lugar.
explain-bot-updates = El tiempo y las olas se piden de nuevo cuando tienen unos 20 minutos; los modelos se calculan cada 1 a 12 horas. Mareas, sol y luna se calculan y no necesitan actualización.
explain-bot-languages = Hablo español, inglés, francés, alemán, neerlandés, portugués, italiano y japonés: escribe en uno de ellos y respondo en él. Para quedarte con uno: «responde en inglés».
explain-bot-official = No, estos datos no son oficiales, son solo orientativos: Bellbuoy calcula las mareas por sí mismo y las previsiones vienen de modelos meteorológicos públicos. No sustituyen a las tablas de mareas, cartas y avisos oficiales, ni sirven para la navegación.
explain-bot-manner = Las respuestas tienen aquí una sola forma y no se pueden acortar ni simplificar, pero quien pregunta una sola cosa, «pleamar Brest mañana», recibe menos. La primera línea dice lo que se preguntaba, y explico una palabra poco clara: «qué es una marea muerta».
explain-bot-measured = Calculado, no medido: las mareas con las constantes de mareógrafos, viento y olas de modelos meteorológicos públicos. Donde se puede leer un mareógrafo o una boya cercana, la respuesta sobre ahora dice además lo que mide, y lo nombra.
explain-bot-astronomical = Las alturas son las de la marea astronómica: lo que el viento y la presión suman o quitan, unos decímetros, en un temporal un metro o más, no está en ellas. Donde se puede leer un mareógrafo cercano, la respuesta sobre ahora dice cuánto se aparta.
explain-small-boat = Límites que se usan aquí para una embarcación pequeña abierta o neumática: viento hasta 15 kn, rachas hasta 20 kn, olas hasta 1 m; para principiantes 10 kn y 0,5 m. Las olas cortas, de menos de unos 5 s, son empinadas y mucho peores que las largas de la misma altura.
explain-pressure = La presión en hPa (lo mismo que milibares) se da al nivel del mar; 1013 es la media. Una bajada de 3 hPa o más en tres horas anuncia viento fuerte.
picture-height-in = { $height }, dentro de { $in }
picture-between = entre { $low } y { $high }
page-other-day = Otro día
page-subscribe = Suscribirse al calendario

# Avisos oficiales: nunca con palabras propias
command-warnings-name = advertencias|avisos-oficiales
command-warnings-description = Avisos oficiales de viento, mar y tiempo en un lugar, como se emiten
warnings-title = Avisos oficiales: { $place }
warnings-none = No hay ningún aviso oficial en vigor ni anunciado aquí.
warnings-unknown-here = No se conocen avisos oficiales aquí: ningún organismo cuyos avisos leemos cubre este lugar.
warnings-not-read = ⚠ Los avisos oficiales no se han podido leer ahora.
warnings-incomplete = ⚠ No se han podido leer ahora todos los avisos oficiales: puede haber más.
warnings-more = ⚠ { $count } más: pide «advertencias».
warnings-source = Avisos como se emitieron: { $sources }.
forecast-of-zone = Pronóstico de { $office } para { $zone } (emitido: { $time }):
warning-line = ⚠ { $office }: { $what }
warning-news-issued = Nuevo: { $warning }
warning-news-worse = Empeora: { $warning }
warning-news-area = Otra zona: { $warning }
warning-news-cancelled = Anulado: { $warning }
warning-news-ended = Ya no está en vigor: { $warning }
warning-in-language = ({ $language })
warning-times = { $from }–{ $to }
warning-from = desde { $from }
warning-until = hasta { $to }
warning-level-yellow = amarillo
warning-level-amber = ámbar
warning-level-orange = naranja
warning-level-red = rojo
warning-level-violet = violeta
warning-level-black = negro
warning-level-minor = menor
warning-level-moderate = moderado
warning-level-severe = grave
warning-level-extreme = extremo
help-example-warnings = advertencias Brest
problem-surge-unknown = { $place }: no hay cerca ningún mareógrafo cuya marea meteorológica se conozca. De las inundaciones avisa el servicio oficial (en España, AEMET y Puertos del Estado).
when-of-surge = marea meteorológica
springs-told-by = altura
wind-told-in = lugar
explain-sea-state = El estado de la mar dice cuánto oleaje hay, en la escala Douglas de 0 (calma) a 9 (enorme), según la altura significativa de las olas: 3 es marejada, hasta 1,25 m, 5 gruesa, de 2,5 a 4 m.
explain-mean-wind = El viento medio es la media de diez minutos: es la velocidad que dan las previsiones. Las rachas lo superan unos segundos, a menudo entre un tercio y la mitad.
explain-apparent-wind = El viento aparente es el que se siente a bordo: el viento real sumado al de la propia marcha. Es más fuerte ciñendo y más flojo en popa.
explain-true-wind = El viento real es el que sopla sobre el agua, como lo siente quien está parado; es el de las previsiones. A bordo, en marcha, se siente el viento aparente.
explain-lee = Sotavento es el lado resguardado, hacia donde va el viento. Lo contrario es barlovento.
explain-windward = Barlovento es el lado de donde viene el viento. Lo contrario es sotavento, donde hay abrigo.
explain-lee-shore = Una costa a sotavento es aquella hacia la que empuja el viento: quien se queda sin motor o velas deriva hacia ella. Con viento fuerte, mantente bien lejos.
explain-fetch = El fetch es la extensión de agua libre sobre la que sopla el viento. Cuanto más larga, más altas y largas son las olas.
explain-equinox-tides = En los equinoccios de marzo y septiembre, el Sol y la Luna tiran cerca del plano del ecuador con luna llena y nueva. Entonces sus fuerzas se suman mejor, y las mareas vivas son las mayores del año.
explain-upwelling = El afloramiento es la subida de agua fría del fondo cuando el viento aparta de la costa el agua cálida de la superficie. El mar puede bajar 5 °C o más en uno o dos días, también en pleno verano.
explain-diurnal-inequality = La desigualdad diurna es la diferencia entre las dos pleamares, o las dos bajamares, de un día. Se debe a que la Luna está al norte o al sur del ecuador, y es grande en el Pacífico.
explain-land-datum = El cero de alturas en tierra (nivel medio en Alicante, NAP, NN, IGN69) está cerca del nivel medio del mar. El cero hidrográfico de cartas y tablas de mareas está más bajo, igual que el TAW belga, más o menos la bajamar media de Ostende, 2,3 m bajo el NAP.
explain-tidal-divide = Un wantij es la divisoria poco profunda detrás de una isla del mar de Frisia donde se encuentran las dos corrientes de flujo. Es la parte más alta del canal y solo se pasa cerca de la pleamar.
explain-sea-breeze = La brisa marina (virazón) sopla del mar a tierra en las tardes de sol, porque la tierra se calienta antes. Hacia la noche cae.
explain-land-breeze = El terral es el viento que sopla de tierra al mar, sobre todo de noche y a primera hora, porque la tierra se enfría antes. Suele ser flojo y alisa el mar junto a la costa; en Málaga es un viento seco y cálido.
explain-offshore-wind = El viento offshore sopla de tierra al mar: las olas quedan limpias, pero quien deriva se va mar adentro. Lo contrario es onshore.
explain-onshore-wind = El viento onshore sopla del mar a tierra: deja las olas revueltas junto a la playa. Lo contrario es offshore.
explain-nortada = La nortada es el viento fuerte del norte de las tardes de verano en la costa oeste de Portugal y Galicia: de día la tierra se calienta, la presión baja sobre la península y la brisa marina se suma al norte. Hace aflorar agua fría.
explain-levanter = El levante es el viento del este del Mediterráneo occidental y del Estrecho, húmedo y a menudo fuerte durante días.
explain-poniente = El poniente es el viento del oeste del Estrecho y de la costa mediterránea: fresco del Atlántico, seco y cálido en Valencia.
explain-mistral = El mistral es el viento del noroeste frío, seco y fuerte del valle del Ródano y el golfo de León. Se levanta deprisa y puede soplar días.
explain-sirocco = El siroco es el viento cálido del sur o sureste que llega de África por el Mediterráneo, con calima y mar de fondo. En el Adriático hace subir el agua en Venecia.
explain-bora = La bora es el viento frío y racheado del noreste que cae de las montañas al Adriático. Sus rachas son súbitas y pueden ser de temporal.
explain-tramontana = La tramontana es el viento frío y seco del norte que cruza las montañas, en Cataluña, Baleares, el Languedoc e Italia.
explain-middle-tide = Nakashio (中潮) es, en los nombres japoneses de los días de la Luna, la marea media entre vivas y muertas.
explain-long-tide = Nagashio (長潮) es, en los nombres japoneses de los días de la Luna, el día que cierra las muertas: la marea cambia menos y más despacio.
explain-young-tide = Wakashio (若潮) es, en los nombres japoneses de los días de la Luna, el día después de nagashio: las mareas vuelven a crecer.
explain-perigee = El perigeo es el punto en que la Luna está más cerca de la Tierra, cada 27,6 días. Las mareas vivas cercanas son mayores.
explain-apogee = El apogeo es el punto en que la Luna está más lejos de la Tierra, cada 27,6 días. Las mareas vivas cercanas son menores.
explain-port-times = La marea es una onda que recorre la costa y cada mar a su ritmo, más deprisa en aguas profundas. Por eso la pleamar llega antes o después de un puerto a otro, con horas de diferencia al fondo de bahías y rías; entre dos puertos la diferencia es casi la misma cada día.
explain-seiche = Una seicha es el balanceo lento del agua de un puerto, una bahía o un lago, con periodo de minutos a horas, por viento, un salto de presión o mar de fondo fuera. El nivel sube y baja aparte de la marea, con corrientes fuertes en las bocanas; no está en las predicciones; en Baleares se llama rissaga.
explain-swell-window = La ventana de oleaje de una playa son las direcciones desde las que le llega el mar de fondo, entre los cabos e islas que la resguardan. Un mar de fondo de otra dirección llega pequeño o no llega, por alto que sea fuera.
explain-wave-sets = Las olas de mar de fondo llegan en series: de tres a ocho más grandes seguidas y luego unos minutos de calma, porque trenes de olas de periodos parecidos se suman y se anulan. Mira el mar diez minutos antes de entrar.
explain-rogue-wave = Una ola gigante o vagabunda supera el doble de la altura significativa de las demás, cuando varios trenes de olas se suman, sobre todo contra una corriente. En playas y rocas alguna ola sube mucho más que las anteriores: nunca des la espalda al mar.
explain-tsunami = Un tsunami es una serie de olas muy largas por un sismo, un deslizamiento o una erupción bajo el mar. El mar puede retirarse primero; la primera ola no suele ser la más alta, y dura horas; tras un temblor fuerte o una bajada extraña sube enseguida a un lugar alto; no está en estas previsiones: sigue los avisos oficiales.
explain-longshore-current = Una corriente litoral corre a lo largo de la playa cuando las olas llegan oblicuas. Arrastra bañistas y arena, más deprisa cuanto más altas y oblicuas son; en un espigón, un hueco o un cabo suele girar mar adentro como corriente de resaca.
explain-surf-break = En una playa (beach break) las olas rompen sobre bancos de arena que cambian, en un arrecife (reef break) sobre roca o coral, y en un point break a lo largo de una punta, largas y hacia un lado. Una ola que cierra (close-out) rompe de golpe en toda su longitud y no se puede surfear.
explain-constituents = Una marea se calcula como la suma de decenas de ondas regulares, los componentes armónicos: M2 de la Luna (12 h 25 min), S2 del Sol (12 h), K1 y O1 de un día más o menos, y otros. Su tamaño y retraso en un lugar salen de un año o más de medidas.
explain-leeway = El abatimiento es el desplazamiento lateral de un barco sobre el agua por el viento. La deriva es la dirección y la distancia que la corriente lo lleva sobre el fondo; ambos entran en el rumbo a seguir.
explain-waterspout = Una tromba marina es una columna de aire y rociones que gira bajo un cúmulo o una tormenta sobre el mar, con rachas de temporal muy cerca. La mayoría dura minutos y avanza despacio: apártate en ángulo recto a su camino; no está en estas previsiones.
explain-tidal-gate = Una puerta de marea es un cabo, un estrecho o una barra que solo se pasa bien unas horas de cada marea, cuando la corriente va a favor o para, o hay agua suficiente. La travesía se planea para llegar a tiempo.
explain-thermocline = Una termoclina es la capa de pocos metros en que el agua se enfría mucho hacia abajo, sobre todo en verano entre 5 y 30 m. Quien bucea la nota enseguida; el viento de mar la hunde y el de tierra la sube.
explain-intertidal = La zona intermareal es la orilla entre pleamar y bajamar, que cada marea cubre y descubre: cuanto mayor la amplitud, más ancha. En mareas vivas su parte más baja queda descubierta una hora más o menos en torno a la bajamar.
explain-squall = Un chubasco de viento o turbonada es un viento fuerte y súbito de unos minutos, casi siempre bajo un chubasco o una tormenta. Una racha dura segundos.
explain-nautical-mile = Una milla náutica son 1,852 km, un minuto de latitud. Una milla por hora es un nudo.
explain-visibility = La visibilidad es la distancia a la que se ve: menos de 1 km es niebla, hasta 4 km mala, desde 10 km buena.
explain-veering = El viento rola a la derecha cuando su dirección gira en el sentido del reloj (S, SW, W), y a la izquierda cuando gira al revés (W, SW, S).
explain-libeccio = El lebeche, o libeccio, es el viento del suroeste del Mediterráneo occidental y del Tirreno. Es racheado y levanta mucha mar en las costas que miran al oeste.
explain-ground-sea = Las rompientes de fondo son olas empinadas que rompen donde un mar de fondo alto llega a aguas someras, en bajos y desembocaduras. Son peligrosas para cualquier barco, sobre todo con la vaciante.
explain-bar = Una barra es un bajo de arena que cruza la entrada de un puerto o una ría. El mar de fondo se empina y rompe en ella, sobre todo con la vaciante: se cruza cerca de la pleamar, y nunca con mucho mar de fondo.
explain-point-of-sail = Según el ángulo del viento con la proa: de ceñida, lo más cerca del viento que puede el barco (unos 45°); de través, viene en ángulo recto por el costado (90°); a un largo, por la aleta (135°); de popa o empopada, por detrás.
explain-astronomical-tide = La marea astronómica es la parte del nivel del mar que causan la Luna y el Sol; se calcula con años de antelación. El viento y la presión añaden la marea meteorológica, que no está en ninguna tabla.
explain-sea-lag = El agua se calienta y se enfría despacio: el mar está más cálido unos dos meses después del día más largo y más frío al final del invierno. En otoño guarda aún el calor del verano; en primavera apenas lo ha recibido.
explain-sea-places = Lo cálido que está el mar en un lugar depende de la latitud, las corrientes, el viento y la profundidad: las mareas fuertes y el viento de tierra suben agua fría del fondo, las bahías someras y abrigadas se calientan antes. Dos lugares del mismo océano pueden diferir en varios grados.
explain-tide-age = Las mareas vivas llegan uno o dos días después de la luna llena y nueva porque los océanos responden con retraso: el rozamiento y el recorrido de la onda de marea los frenan. Ese retraso se llama edad de la marea.
explain-gale-warning = Los avisos marítimos siguen el viento medio: temporal es fuerza 8 (34 nudos, 17 m/s), temporal fuerte fuerza 9 y temporal duro fuerza 10 (48 nudos). En España el aviso costero amarillo empieza en fuerza 7, el naranja en fuerza 8 o 9.
explain-front = Un frente es el límite entre dos masas de aire: el cálido trae lluvia larga, el frío chubascos, rachas y un role brusco del viento a la derecha (a la izquierda en el hemisferio sur).
explain-isobar = Las isobaras unen en el mapa los lugares con la misma presión. Cuanto más juntas, más fuerte es el viento.
explain-low-pressure = Una borrasca o baja es una zona de bajas presiones, con viento, nubes y lluvia; el aire gira a su alrededor contra el reloj en el hemisferio norte y con él en el sur. Cuanto más deprisa baja la presión, más viento viene.
explain-high-pressure = Un anticiclón es una zona de altas presiones, casi siempre con tiempo estable y poco viento en el centro; el aire gira a su alrededor como el reloj en el hemisferio norte. En sus bordes puede soplar fuerte.
explain-sea-fog = La niebla marina se forma cuando aire templado y húmedo pasa sobre agua más fría, sobre todo en primavera y a principios de verano. El viento no siempre la disipa, y puede entrar en la costa en minutos.
explain-wind-chill = La sensación térmica dice qué frío o calor se nota en la piel: el viento hace más frío el aire frío, la humedad más caluroso el cálido. El agua no se enfría por ella.
explain-shore-break = La orillera (shore break) es una ola que rompe con toda su altura en la misma orilla de una playa empinada. Lanza a los bañistas contra la arena y puede romper el cuello: observa varias series antes de entrar.
explain-meltemi = El meltemi es el viento seco del norte del verano en el Egeo, más fuerte en julio y agosto, casi siempre con cielo despejado. Puede soplar con fuerza 7 durante días.
explain-worse = Para un barco pequeño suele ser peor la mar de viento: corta y empinada, golpea y rompe. Un mar de fondo largo de la misma altura levanta con suavidad, pero rompe fuerte en barras y playas.
rated-coefficient = { $level ->
    [0] { $value } es poco: mareas muertas. La escala va de 20 a 120.
    [1] { $value } está algo por debajo de la media. La escala va de 20 a 120.
    [2] { $value } está algo por encima de la media. La escala va de 20 a 120.
    [3] { $value } es mucho: mareas vivas grandes. La escala va de 20 a 120.
   *[other] { $value } es muchísimo: de las mareas más grandes del año. La escala va de 20 a 120.
  }
rated-period = { $level ->
    [0] { $value } s es corto: mar de viento picada.
    [1] { $value } s es más bien corto: sobre todo mar de viento.
    [2] { $value } s es medio a largo: ahí empieza el mar de fondo.
    [3] { $value } s es largo: mar de fondo venido de lejos, con más fuerza de la que sugiere su altura: para principiantes solo si es pequeño.
   *[other] { $value } s es muy largo: mar de fondo potente venido de lejos, con más fuerza de la que sugiere su altura: para principiantes solo si es pequeño.
  }
rated-pressure = { $level ->
    [0] { $value } hPa es muy baja: una borrasca profunda.
    [1] { $value } hPa es baja.
    [2] { $value } hPa es más o menos la media, 1013 hPa.
    [3] { $value } hPa es alta.
   *[other] { $value } hPa es muy alta.
  }
rated-sea-state = { $level ->
    [0] Mar { $value }: calma, sin olas.
    [1] Mar { $value }: rizada, olas de hasta 0,1 m.
    [2] Mar { $value }: marejadilla, de 0,1 a 0,5 m.
    [3] Mar { $value }: marejada, de 0,5 a 1,25 m.
    [4] Mar { $value }: fuerte marejada, de 1,25 a 2,5 m.
    [5] Mar { $value }: gruesa, de 2,5 a 4 m.
    [6] Mar { $value }: muy gruesa, de 4 a 6 m.
    [7] Mar { $value }: arbolada, de 6 a 9 m.
    [8] Mar { $value }: montañosa, de 9 a 14 m.
   *[other] Mar { $value }: enorme, más de 14 m.
  }
rated-beaufort = { $level ->
    [0] Fuerza { $value }: calma.
    [1] Fuerza { $value }: ventolina; olas de unos 0,1 m en mar abierta.
    [2] Fuerza { $value }: flojito; olas de unos 0,2 m en mar abierta.
    [3] Fuerza { $value }: flojo, algunos borreguillos; olas de unos 0,6 m en mar abierta.
    [4] Fuerza { $value }: bonancible, muchos borreguillos; olas de unos 1 m en mar abierta.
    [5] Fuerza { $value }: fresquito, duro para barcos pequeños; olas de unos 2 m en mar abierta.
    [6] Fuerza { $value }: fresco, demasiado para barcos pequeños; olas de unos 3 m en mar abierta.
    [7] Fuerza { $value }: frescachón; olas de unos 4 m en mar abierta.
    [8] Fuerza { $value }: temporal; olas de unos 5,5 m en mar abierta.
    [9] Fuerza { $value }: temporal fuerte; olas de unos 7 m en mar abierta.
    [10] Fuerza { $value }: temporal duro; olas de unos 9 m en mar abierta.
    [11] Fuerza { $value }: temporal muy duro; olas de unos 11,5 m en mar abierta.
   *[other] Fuerza { $value }: temporal huracanado; olas de unos 14 m en mar abierta.
  }
rated-storm-surge = Unos { $value } cm: si la presión baja { $value } hPa, el mar sube unos { $value } cm, y con { $value } hPa más baja otro tanto, sin contar el viento.
rated-small-boat = { $level ->
    [0] Olas de { $value } m están dentro del límite para una embarcación pequeña abierta o neumática.
    [1] Olas de { $value } m ya son mucho para una embarcación pequeña abierta o neumática: por encima del límite para principiantes, 0,5 m.
   *[other] Olas de { $value } m son demasiado para una embarcación pequeña abierta o neumática.
  }
cause-fundy = La bahía de Fundy es un embudo cuya agua oscila por sí sola en unas 13 h, cerca de las 12,4 h de la marea: entra en resonancia, hasta 16 m al fondo.
cause-severn = El canal de Bristol es un embudo que se estrecha y pierde fondo hacia el Severn, casi en resonancia con la marea: hasta 15 m en vivas.
cause-saint-malo = En el golfo de Saint-Malo la península de Cotentin frena la onda de marea del Canal y el mar poco profundo la levanta: hasta 13 m en vivas.
cause-ariake = El mar de Ariake es una bahía larga y poco profunda cuya oscilación propia está cerca de la marea: la mayor amplitud de Japón, hasta 6 m en vivas.
cause-japan-sea = El mar del Japón está casi cerrado: la marea solo entra por estrechos angostos y poco profundos, y la amplitud es de unos 0,2 m.
cause-adriatic = El Adriático es un brazo largo y poco profundo cuya oscilación propia ayuda a la marea: cerca de 1 m en Venecia y Trieste, en un mar casi sin marea.
cause-mediterranean = El Mediterráneo está casi cerrado: por Gibraltar apenas entra la onda de marea del Atlántico, y es demasiado pequeño para tener una grande propia.
cause-baltic = El Báltico está casi cerrado: la marea del mar del Norte apenas entra por los estrechos daneses; el viento y la presión mueven más su nivel.
cause-gulf = El golfo de México y el Caribe están casi cerrados y son demasiado pequeños para oscilar dos veces al día con la marea: mareas pequeñas, en algunos sitios solo una al día.
cause-cabo-frio = En Arraial do Cabo y Cabo Frio el viento del noreste, más fuerte en primavera y verano, aparta el agua cálida de la superficie, y aflora agua fría del fondo.
cause-galicia = En Portugal y Galicia el viento del norte del verano aparta de la costa el agua de la superficie, y aflora agua fría del fondo.
cause-humboldt = En esta costa la corriente de Humboldt y el viento del sur hacen aflorar agua fría del fondo.
cause-california = En esta costa el viento del noroeste de primavera y verano aparta el agua de la superficie, y aflora agua fría del fondo.
springs-title = Mareas vivas y muertas
springs-about = hacia el { $day } ({ $moon }: { $at })
springs-place = Vale en todas partes con un día de margen; para alturas y horas, nombra un lugar.
