# Português. Termos: Instituto Hidrográfico (preia-mar, baixa-mar, marés vivas e mortas, estofo) e IPMA; Marinha do Brasil.

# Comandos. O primeiro nome é o que se mostra; todos se entendem.
command-today-name = hoje
command-today-description = Maré, tempo, mar, sol e lua de um lugar em resumo
command-tide-name = maré|marés|preia-mar|baixa-mar
command-tide-description = Preia-mares e baixa-mares, e o que faz agora a maré
command-weather-name = tempo|vento|previsão
command-weather-description = Vento, chuva e temperatura: agora, de três em três horas e nos dias seguintes
command-waves-name = ondas|mar|surf
command-waves-description = Altura, período e direção das ondas, ondulação, temperatura da água e corrente
command-current-name = corrente|correntes|estofo
command-current-description = Corrente de maré: estofo, máximos de enchente e vazante, e a corrente agora
command-sun-name = sol
command-sun-description = Nascer e pôr do sol, duração do dia e crepúsculos
command-moon-name = lua
command-moon-description = Fase da lua, nascer, pôr e próximas fases
command-when-name = quando
command-when-description = Os próximos momentos em que maré, tempo e céu são como os quer
command-stations-name = estações|estação
command-stations-description = As estações de maré mais próximas de um lugar, e a sua qualidade
command-calendar-name = calendário|ics
command-calendar-description = Marés, marés vivas e fases da lua para o seu calendário
command-digest-name = boletim|boletins
command-digest-description = Respostas que chegam sozinhas às horas que escolher
command-digest-list-name = lista|ver
command-digest-list-description = Os boletins desta conversa, e como correram os últimos
command-digest-add-name = adicionar|novo
command-digest-add-description = Receber aqui uma resposta a horas certas
command-digest-pause-name = pausar|parar
command-digest-pause-description = Não enviar nada de um boletim até o retomar
command-digest-resume-name = retomar|continuar
command-digest-resume-description = Continuar com um boletim em pausa ou terminado
command-digest-remove-name = apagar|eliminar|cancelar
command-digest-remove-description = Apagar um boletim
command-digest-test-name = testar|teste
command-digest-test-description = Enviar um boletim agora, para ver se chega
command-digest-move-name = mover|mudar
command-digest-move-description = Dar outras horas a um boletim, ou trazê-lo de outra conversa
command-alert-name = alerta|alertas|aviso|avisos
command-alert-description = Receber uma mensagem quando maré, tempo e céu forem ser como os quer
command-alert-list-name = lista|ver
command-alert-list-description = Os alertas desta conversa
command-alert-add-name = adicionar|novo|vigiar
command-alert-add-description = Receber aqui uma mensagem quando um momento assim chega, muda ou se perde
command-alert-change-name = mudar|editar|alterar
command-alert-change-description = Dar a um alerta outras condições, horas ou outro lugar
command-alert-pause-name = pausar|parar
command-alert-pause-description = Não enviar nada de um alerta até o retomar
command-alert-resume-name = retomar|continuar
command-alert-resume-description = Continuar com um alerta em pausa ou terminado
command-alert-remove-name = apagar|eliminar|cancelar
command-alert-remove-description = Apagar um alerta
command-settings-name = definições|configurações
command-settings-description = Idioma, unidades, relógio e zero das suas respostas
command-place-name = lugar|lugares
command-place-description = Os seus lugares: casa e os nomes que escolher
command-place-list-name = lista|ver
command-place-list-description = Casa e os lugares que guardou
command-place-save-name = guardar|adicionar
command-place-save-description = Dar a um lugar um nome seu
command-place-home-name = casa
command-place-home-description = O lugar que vale quando não diz nenhum
command-place-forget-name = esquecer|apagar
command-place-forget-description = Esquecer um lugar guardado, ou a casa
command-place-port-name = porto|diferenças
command-place-port-description = Diferenças de um porto guardado: horas e alturas, soleira, calado
command-preset-name = atividade|atividades
command-preset-description = Atividades como o surf, e os seus limites para elas
command-preset-list-name = lista|ver
command-preset-list-description = Todas as atividades com os seus limites, os próprios assinalados
command-preset-save-name = guardar|mudar
command-preset-save-description = Fixar os seus limites para uma atividade, como vento menos de 15 kn
command-preset-reset-name = repor|esquecer
command-preset-reset-description = Voltar aos limites habituais de uma atividade
command-privacy-name = privacidade
command-privacy-description = O que se guarda de si, e como vê-lo ou apagá-lo
command-help-name = ajuda
command-help-description = O que pode perguntar
command-about-name = sobre
command-about-description = O que é o Bellbuoy e de quem são os dados

option-place-name = lugar
option-place-description = Uma localidade, ou coordenadas como 48.383,-4.495
option-day-name = dia
option-day-description = hoje, amanhã, um dia da semana, uma data como 2026-11-21, ou +3
option-days-name = dias
option-days-description = Quantos dias seguidos
option-datum-name = zero
option-datum-description = O nível a partir do qual se medem as alturas
option-conditions-name = condições
option-conditions-description = Como baixa-mar abaixo de 0,5 m de dia, vento menos de 12 kn
option-lead-name = antecedência
option-lead-description = Quanto antes é avisado: 6h, 90m, 2d; um dia se nada disser
option-moved-name = deslocado
option-moved-description = É avisado se o início ou o fim mudarem mais do que isto; 1h se nada disser
option-cooldown-name = descanso
option-cooldown-description = Depois de uma mensagem, nenhuma sobre outro momento durante este tempo; 6h se nada disser
option-quiet-name = silêncio
option-quiet-description = Horas sem mensagens: 22-7 se nada disser, off para nenhuma
option-preset-name = atividade
option-preset-description = Uma atividade com as suas próprias condições
option-name-name = nome
option-name-description = Um nome seu, como cabana
option-time-name = hora
option-time-description = 07:00, ou 07:00,19:00, ou sunrise-1h, high tide-90m, full moon 18:00
option-weekdays-name = semana
option-weekdays-description = daily, mon-fri, sat,sun: todos os dias se nada disser
option-what-name = quê
option-what-description = Um comando com as suas opções, como maré 2d: hoje se nada disser
option-zone-name = fuso
option-zone-description = O fuso horário, como UTC: o do lugar se nada disser
option-number-name = número
option-number-description = O número de um boletim ou alerta, como a lista o diz
option-language-name = idioma
option-language-description = O idioma das suas respostas
option-units-name = unidades
option-units-description = Todas as unidades de uma vez
option-height-name = altura
option-height-description = A unidade de alturas e ondas
option-wind-name = vento
option-wind-description = A unidade do vento
option-temperature-name = temperatura
option-temperature-description = A unidade das temperaturas
option-pressure-name = pressão
option-pressure-description = A unidade da pressão
option-distance-name = distância
option-distance-description = A unidade das distâncias
option-clock-name = relógio
option-clock-description = 24 horas, ou duas vezes 12
option-for-name = para
option-for-description = Para si, ou para todos neste canal
option-action-name = ação
option-action-description = Ver tudo, ou apagar tudo

# Que lugar
choice-namesakes = { $place }: qual?
choice-area = { $place }: que lugar?
choice-misspelled = Não conheço nenhum lugar chamado «{ $place }». Queria dizer { $count ->
    [1] { $first }
   *[other] um destes
  }?
place-at-sea = à beira-mar
place-from-sea = a { $distance } do mar

day-short-weekdays = dom|seg|ter|qua|qui|sex|sáb
time-dawn = alvorada
time-sunrise = nascer do sol
time-sunset = pôr do sol
time-dusk = anoitecer
time-moonrise = nascer da lua
time-moonset = pôr da lua
time-high = preia-mar|preamar|maré alta|maré cheia
time-low = baixa-mar|baixamar|maré baixa|maré vazia
time-new = lua nova
time-first-quarter = quarto crescente
time-full = lua cheia
time-third-quarter = quarto minguante
weekdays-daily = diário|todos os dias
weekdays-weekend = fim de semana

# Direções e unidades
hemispheres = N|E|S|W
compass = N|NNE|NE|ENE|E|ESE|SE|SSE|S|SSW|SW|WSW|W|WNW|NW|NNW
day-first = 1
unit-nautical-miles = M
unit-knots = kn
duration-minutes = { $min } min
duration-hours = { $h } h { $min }
duration-days-ahead = { $days } dias
percent = { $value } %
distance-less = menos de { $distance }
place-near = referência: { $place }, { $distance } { $direction }
place-in = { $place }, { $area }
place-stands-for = { $place } ({ $area })
zone-at-sea = hora náutica { $offset }

# Maré
tide-title = Maré: { $place }
tide-title-mouth = { $kind ->
    [gauge] Maré em direção à foz: { $station } (para { $place })
   *[other] Maré na foz: modelo EOT20 (para { $place })
}
tide-now = { $way ->
     [rising] A encher
    *[falling] A vazar
}{ $source ->
    [measured] {""}
   *[predicted] {""}, { $level }
}; { $water } { $time }, { $height }, dentro de { $in }.
high-water = Preia-mar
low-water = Baixa-mar
tide-none-that-day = { $day }: nem preia-mar nem baixa-mar.
tide-none-ahead = { $day }: já não há preia-mares nem baixa-mares.
tide-range = Amplitude
tide-coefficient = Coeficiente de maré (Brest)
tide-next-big = Próximo coeficiente de 100 ou mais, em Brest: { $list }.
tide-phase = Marés
tide-highest = Nível mais alto
tide-lowest = Nível mais baixo
tide-days-springs = Marés vivas
tide-days-weaker-springs = Marés vivas mais fracas
tide-days-neaps = Marés mortas
tide-names = { "" }
tide-phase-springs = vivas
tide-phase-neaps = mortas
tide-phase-making = a crescer para vivas
tide-phase-taking-off = a diminuir para mortas
tide-far-station = Marégrafo mais próximo: { $station }, a { $distance }. Horas e alturas podem ser muito diferentes aqui.
tide-inland = { $place } fica no interior. Maré do marégrafo { $station }, a { $distance }.
tide-river = { $kind ->
    [gauge] { $place } fica rio acima: estas são as horas do marégrafo { $station }, a { $distance } por água em direção à foz.
   *[other] { $place } fica rio acima: estas são as horas na foz, segundo o modelo EOT20.
} Aqui a maré chega mais tarde, talvez horas.
tide-dammed = { $dam } separa { $place } do mar: { $tide ->
    [none] a maré não entra
   *[damped] a maré é menor e chega a outras horas
} ({ $source }). { $kind ->
    [model] Estas são as horas do lado de fora, segundo o modelo EOT20.
   *[other] Estas são as horas do marégrafo { $station }, do lado de fora.
}
tide-lag = { $side ->
    [same] Aqui a preia-mar chega mais ou menos à mesma hora ({ $source }).
    [earlier] Aqui a preia-mar chega cerca de { $by } antes ({ $source }).
   *[later] Aqui a preia-mar chega cerca de { $by } depois ({ $source }).
}
tide-lag-times = Preia-mar aqui: por volta das { $times }.
tide-between = { $place } fica entre dois mares: esta é a maré do mais próximo.
tide-sheltered = Marégrafo mais próximo: { $station }, a { $distance } por água. Em baías e lagoas a maré muda em poucos quilómetros.
tide-no-model = Marégrafo mais próximo: { $station }, a { $distance } por água. Horas e alturas podem diferir aqui.
tide-other-differs = { $station } tem a maré { $by } { $side ->
    [earlier] antes
   *[later] depois
  }.
tide-strong-stream = { $kind ->
    [other] Há aqui correntes fortes, que não são de maré: até { $rate } ({ $name }; publicado por { $source }).
   *[tidal] Há aqui correntes de maré fortes: até { $rate } ({ $name }; publicado por { $source }).
  }
tide-strong-stream-unrated = Há aqui correntes de maré fortes ({ $name }). Não sabemos a velocidade: consulte o roteiro da costa.
tide-covered-way = Em torno da preia-mar o mar cobre aqui a passagem. Não se sabe aqui quando se pode passar: pergunte no local ou siga os horários publicados; a pé, saia com a vazante e volte antes de a maré subir.
tide-hardly = A maré é de apenas { $range } nestes dias: o vento e a pressão movem mais o mar.
tide-accuracy-value = Precisão ± { $minutes } min e ± { $height } em nove de cada dez casos assim.
tide-accuracy-hours = Precisão: a hora pode ter mais de uma hora de erro, a altura ± { $height }.
answer-stale = Consultado pela última vez { $days ->
    [0] hoje
    [one] há { $days } dia
   *[other] há { $days } dias
  }: o serviço de dados ainda não enviou nada mais recente.

datum-hat = máxima preia-mar astronómica
datum-mhhw = média das preia-mares superiores
datum-mhw = preia-mar média
datum-msl = nível médio do mar
datum-mlw = baixa-mar média
datum-mllw = média das baixa-mares inferiores
datum-lat = mínima baixa-mar astronómica
datum-zh = { $country ->
    [FR] zero hidrográfico francês
    [PT] Zero Hidrográfico português
   *[other] zero hidrográfico
}
datum-cd = zero hidrográfico
datum-nllw = aproximadamente a baixa-mar mais baixa
datum-zmps = zero maregráfico de Punta della Salute (Veneza, nível do mar de 1897)
datum-nap = nivelamento neerlandês

# Sol
sun-title = Sol: { $place }, { $day }
sun-title-days = Sol: { $place }
sun-rise = Nascer do sol
sun-set = Pôr do sol
sun-noon = Meio-dia solar
sun-day-length = Duração do dia
sun-longer = mais { $by } do que na véspera
sun-shorter = menos { $by } do que na véspera
sun-next-rise = O sol nasce às { $time }, dentro de { $in }.
sun-next-set = O sol põe-se às { $time }, dentro de { $in }.
sun-coming = { $time }, dentro de { $in }
sun-rise-and-set = O sol nasce às { $rise } e põe-se às { $set }.
sun-set-and-rise = O sol põe-se às { $set } e nasce às { $rise }.
sun-only-rise = O sol nasce às { $rise }; nesse dia não se põe.
sun-only-set = O sol põe-se às { $set }; nesse dia não nasce.
sun-polar-day = Sol da meia-noite: não se põe em todo o dia.
sun-polar-night = Noite polar: o sol não nasce.
sun-first-light = Primeira luz (crepúsculo civil)
sun-last-light = Última luz (crepúsculo civil)
sun-twilight = Crepúsculo (aurora, anoitecer)
sun-nautical-twilight = Crepúsculo náutico (aurora, anoitecer)
sun-astronomical-twilight = Noite fechada (sol 18° abaixo do horizonte)
sun-civil = Civil
sun-nautical = Náutico
sun-astronomical = Astronómico

# Lua
moon-title = Lua: { $place }, { $day }
moon-title-anywhere = Fases da lua
sun-title-anywhere = Estações do ano
moon-title-days = Lua: { $place }
moon-now = { $phase }, { $lit } iluminada.
moon-age = Idade da lua: { $age } dias.
moon-new = Lua nova
moon-waxing-crescent = Lua crescente
moon-first-quarter = Quarto crescente
moon-waxing-gibbous = Gibosa crescente
moon-full = Lua cheia
moon-waning-gibbous = Gibosa minguante
moon-third-quarter = Quarto minguante
moon-waning-crescent = Lua minguante
moon-rise = Nascer da lua
moon-set = Pôr da lua
moon-no-rise = A lua não nasce nesse dia.
moon-no-set = A lua não se põe nesse dia.
moon-up-all-day = A lua está acima do horizonte todo o dia.
moon-down-all-day = A lua está abaixo do horizonte todo o dia.
moon-next-phases = Próximas fases
sun-golden = Hora dourada
sun-golden-definition = (sol de 4° abaixo a 6° acima do horizonte)
sun-blue = Hora azul
sun-blue-definition = (sol de 6° a 4° abaixo do horizonte)
sun-march-equinox = Equinócio de março
sun-june-solstice = Solstício de junho
sun-september-equinox = Equinócio de setembro
sun-december-solstice = Solstício de dezembro
moon-distance = Distância
moon-nearest = { $distance }, a menor { $when }
moon-farthest = { $distance }, a maior { $when }
moon-supermoon = Lua cheia (superlua)
eclipses-next = Próximos eclipses visíveis aqui
eclipse-moon = Lua, { $kind }
eclipse-sun = Sol, { $kind }
eclipse-partial = parcial
eclipse-annular = anular
eclipse-total = total
eclipse-course = { $covered } do disco, das { $from } às { $to }{ $phase ->
     [full] {" "}(fase máxima { $length })
     [below] {" "}(máximo abaixo do horizonte)
    *[part] {""}
}
planets-up = Planetas na noite
planet-brightest = Planeta mais brilhante
planet-mercury = Mercúrio
planet-venus = Vénus
planet-mars = Marte
planet-jupiter = Júpiter
planet-saturn = Saturno

# Estações
stations-title = Estações de maré: { $place }
stations-datum = Zero hidrográfico
stations-source = Fonte
stations-quality = Previsão
stations-harmonic = do próprio marégrafo
stations-subordinate = corrigida a partir de um porto principal
stations-clock = Relógio
stations-note = Escolha uma para ver a sua maré. A mais próxima nem sempre é a melhor: um marégrafo rio acima ou atrás de um cabo tem a sua própria maré.
stations-streams = Correntes de maré, escolha uma para ver o estofo:

# Hoje
today-title = { $place }, { $day }
today-no-weather = De momento não há previsão do tempo: as fontes não respondem. Tente de novo dentro de alguns minutos.
today-at-noon = Ao meio-dia: { $weather }
today-wind-and-sea = Vento e mar
today-no-station = Não há estação de maré a menos de 100 km, por isso não se pode dar a maré.

# Tempo
weather-title = Tempo: { $place }
weather-none-that-day = Nenhuma previsão chega a { $day }.
weather-force = força { $force }
weather-speed-force = { $speed } (força { $force })
weather-wind = vento { $direction }{ $speed }
weather-wind-gusts = vento { $direction }{ $speed }, rajadas { $gust }
weather-gusts = rajadas { $gust }
weather-sentence = { $sentence }.
weather-rain = chuva { $amount } por hora
weather-cloud = nuvens { $cover }
weather-visibility = visibilidade { $distance }
trend-steady = estável
trend-rising-slowly = a subir devagar
trend-rising = a subir
trend-rising-quickly = a subir depressa
trend-rising-very-rapidly = a subir muito depressa
trend-falling-slowly = a descer devagar
trend-falling = a descer
trend-falling-quickly = a descer depressa
trend-falling-very-rapidly = a descer muito depressa
weather-strongest = O mais forte
weather-feels-like = { $temperature } (sensação { $felt })
weather-from = { $value } de { $from }
weather-shore = { $wind } ({ $shore ->
     [on] de mar
     [off] de terra
    *[cross] paralelo à costa
})
weather-uv-hour = índice UV { $uv }
weather-uv = { $index } ({ $level ->
     [extreme] extremo
     [very-high] muito elevado
     [high] elevado
     [moderate] moderado
    *[low] baixo
})
weather-at = { $what }, às { $time }
weather-rain-of-day = Chuva por vir (cada linha: até à seguinte)
weather-outlook = Dias seguintes

# Ondas. Estados do mar: escala de Douglas.
waves-title = Mar: { $place }
waves-none = { $place } fica no interior, ou longe demais do mar: não há previsão de ondas.
waves-none-that-day = { $day }: sem previsão.
waves-now = Mar { $state }: { $waves }.
sea-states = estanhado|chão|encrespado|de pequena vaga|cavado|grosso|alteroso|tempestuoso|encapelado|excecional
waves-swell = Ondulação
waves-swell-cell = ondulação { $height }
waves-wind-sea = Vaga
waves-water = Água
waves-current = Corrente
waves-current-sets = { $speed }, para { $direction }

# Correntes de maré
current-title = Corrente de maré: { $place }
current-slack = Estofo
current-flood = Enchente
current-ebb = Vazante
current-weakest-flood = Enchente mais fraca
current-weakest-ebb = Vazante mais fraca
current-then-flood = depois enchente
current-then-ebb = depois vazante
current-now = Agora: { $rate }.
current-at = Às { $time }: { $rate }.
current-flood-rate = enchente, { $rate }
current-ebb-rate = vazante, { $rate }
current-slack-now = estofo
current-next-slack = Estofo { $time }, dentro de { $in }.
current-none-that-day = { $day }: a corrente não vira nem atinge um máximo.
current-far = Esta é a corrente da estação { $station }, a { $distance }. Atrás do próximo cabo pode ir noutro sentido.
current-station = Estação { $station }.
current-station-distance = Estação { $station }, { $distance }.
current-subordinate = Corrigida a partir de uma estação de referência.
current-limits = Só corrente de maré, sem vento nem rios, à profundidade do correntómetro (não indicada, quase sempre perto da superfície). O estofo e a corrente máxima podem diferir meia hora, raramente uma hora (NOAA).
current-none-near = Não há estação de corrente perto: só existem em águas dos EUA.
current-race-near = Correntes fortes aqui perto, a { $distance }: { $name }, até { $rate } (publicado por { $source }).
current-race-near-unrated = Correntes fortes aqui perto, a { $distance }: { $name }.
current-sea-model = É a corrente de um modelo do mar, que não resolve estreitos nem baías.
current-not-against = Sem vento contra a corrente { $day }: vento até { $wind }.
current-strongest = Corrente máxima
current-picture-now = Agora { $rate } · dentro de { $in }

# Notas
note-station = Marégrafo { $station }.
note-station-distance = Marégrafo { $station }, { $distance }.
note-carried = Modelo EOT20 a partir do marégrafo { $station }, { $distance } por água.
note-between-gauges = Entre os marégrafos { $station } e { $other }.
note-model = Modelo EOT20, sem marégrafo perto.
tide-double = { $kind ->
     [high] Dupla preia-mar: { $list }.
    *[low] Dupla baixa-mar: { $list }.
}
note-datum = Alturas referidas a { $datum } ({ $meaning }).
note-zone = Horas { $zone }.
note-source = Dados { $source }.
note-weather = Previsão { $sources }.
note-weather-age = Previsão de há { $age }: { $sources }.
note-stale-weather = Isto foi consultado há { $age }: o serviço de dados ainda não enviou nada mais recente.
note-not-for-navigation = Não serve para a navegação.
note-tide-only = Maré astronómica, sem vento nem sobrelevação meteorológica.
note-order = Coordenadas lidas como latitude, longitude.
note-no-data = Aqui não há dados sobre { $words }.
note-as-before = Como antes: { $question }.
note-understood = Percebi: { $question }.
note-place-unknown = Não conheço nenhum lugar chamado «{ $place }»{ $meant ->
    [none] .
   *[other] : isto vale para { $meant }.
  }
note-not-understood = Não entendi: { $words }.
note-left = Ainda por fazer: { $words }.
note-quoted = «{ $text }»
note-day-unused = Esta resposta não se limita a esse dia.
note-read-as = Li «{ $typed }» como «{ $meant }».
note-days-cut = Mostrado até { $date }: no máximo { $count } dias de cada vez.
note-sky = Horizonte plano.

# Boletins
digest-title = Boletim { $number }: { $what }, { $place }
digest-list-title = Boletins desta conversa
digest-none = Ainda não há boletins nem alertas nesta conversa
digest-there-already = Este boletim já existia; não se criou outro.
digest-which-time = A que horas deve chegar?
digest-when = Quando
digest-next = Próximo
digest-state = Estado
digest-state-paused = em pausa
digest-state-until = em pausa até { $date }
digest-state-gone = terminado: { $reason }
digest-last = Último envio
digest-failed = Última falha
digest-every-day = todos os dias
digest-until = { $days }, até { $date }
digest-within = entre as { $from } e as { $to }
digest-within-event = se for entre as { $from } e as { $to }
digest-once = uma só vez
digest-once-each = só nesse dia, a cada uma destas { $count } horas
digest-before = { $by } antes: { $event }
digest-after = { $by } depois: { $event }
digest-done-pause = O boletim { $number } ({ $what }) está em pausa
digest-done-resume = O boletim { $number } ({ $what }) continua
digest-done-remove = O boletim { $number } ({ $what }) foi apagado
digest-done-test = O boletim { $number } ({ $what }) vai a caminho
digest-late = Com atraso: era para { $due }. Agora está assim.
digest-ended = O seu boletim «{ $what }» terminou

# Alertas
alert-title = Alerta { $number }: { $place }
alert-news-title = Alerta: { $place }
alert-list-title = Alertas desta conversa
alert-none = Ainda não há alertas nesta conversa
alert-which = O que devo vigiar?
alert-before = Antes: { $conditions }
alert-watched = Vigia
alert-written = É avisado
alert-quiet = Horas de silêncio
alert-quiet-none = nenhuma
alert-quiet-off = não|nenhuma|nenhum|desligar
alert-announced = Anunciado
alert-lead = { $lead } antes
alert-lead-none = quando começa
alert-there-already = Este alerta já existia; não se criou outro.
alert-moved = Mudou: { $when } em vez de { $before }.
alert-lost = Perdido, segundo a última previsão: { $when }.
alert-done-pause = O alerta { $number } ({ $what }) está em pausa
alert-done-resume = O alerta { $number } ({ $what }) continua
alert-done-remove = O alerta { $number } ({ $what }) foi apagado

# Ajuda
help-title = O que pode perguntar
help-how = Pergunte por uma localidade ou um ponto: só um nome, como Brest, ou coordenadas como 48.383,-4.495 dão o resumo do dia. Junte um dia se quiser.
help-example-today = hoje Brest
help-example-tide = maré Brest amanhã
help-example-weather = tempo Brest
help-example-waves = ondas Biarritz amanhã
help-example-current = corrente San Francisco
help-example-sun = sol Reykjavik
help-example-moon = lua Sydney sábado
help-example-stations = estações Brest
help-example-calendar = calendário Brest
help-example-privacy = privacidade
help-example-help = ajuda
help-example-about = sobre
about-what = Marés, tempo, sol e lua de qualquer lugar. O Bellbuoy calcula ele próprio marés e céu, com as constantes harmónicas de cerca de 5500 estações; o tempo vem de serviços públicos, nomeados em cada resposta.
about-limits = Conhece a maré astronómica: o que o vento e a pressão lhe acrescentam não está incluído. Não substitui as tabelas oficiais.

# O que se pode escolher
choice-auto = automático|auto
choice-metric = métrico|métricas
choice-imperial = imperial|imperiais
choice-nautical = náutico|náuticas
choice-m = m|metros
choice-ft = ft|pés
choice-cm = cm|centímetros
choice-km = km|quilómetros
choice-kn = kn|nós
choice-me = eu|para mim
choice-channel = canal|grupo
choice-export = exportar
choice-forget = esquecer|apagar
choice-surf = surf|surfar|surfe
choice-swim = nadar|banho
choice-paddle = caiaque e SUP|caiaque|kayak|remo
choice-sail = vela|velejar
choice-kite = kitesurf e windsurf|kite|kitesurf|windsurf
choice-walk = passeio na praia|passeio|caminhada
choice-rockpool = poças de maré|poças
choice-bar = passar a barra|barra|soleira
choice-dive = mergulho|mergulhar
choice-launch = pôr o barco na água|lançar o barco
choice-shellfish = apanhar marisco|mariscar|amêijoas
choice-fish = pesca da costa|pesca|pescar
choice-boat = saída de barco|barco|lancha
choice-boatfish = pesca embarcada|pesca de barco
choice-photo = fotos|fotografia
choice-stars = estrelas
choice-aurora = aurora boreal|aurora
choice-ferry = travessia sem enjoo|enjoo
choice-bigwaves = ver ondas grandes de longe|ondas grandes
choice-flykite = papagaio de papel|soltar pipa
choice-drone = voo de drone|drone
choice-anchor = noite fundeado|fundear

# Definições
setting-language = Idioma
setting-units = Unidades
setting-height = Alturas e ondas
setting-wind = Vento
setting-temperature = Temperatura
setting-pressure = Pressão
setting-distance = Distância
setting-clock = Relógio
setting-datum = Zero
settings-title = As suas definições
settings-title-channel = Definições deste canal
settings-changed = Mudado: { $what }
settings-choose = { $setting }: qual?

# Lugares próprios
place-home = casa
place-list-title = Os seus lugares
place-list-none = Ainda nenhum. Experimente «lugar guardar cabana Brest» ou «lugar casa Brest».
place-saved-title = Guardado: { $name } é { $place }
place-home-title = A sua casa é { $place }
place-home-stays = Continua a sê-lo depois desse dia, até indicar outra: não é possível marcar uma data de fim.
alert-of-surge = Isto não é um aviso de inundação, e uma maré prevista não tem vento nem temporais: siga o serviço oficial (em Portugal, o IPMA).
place-home-how = A partir de agora, onde não disser um lugar, vale a sua casa.
place-forgotten-title = Esquecido: { $name }
button-make-home = { $place } é a minha casa

# Cortesia
courtesy-hello = Olá! Pergunte-me por qualquer lugar à beira-mar, como «maré Brest amanhã».
courtesy-thanks = De nada.
courtesy-goodbye = Adeus, e bons ventos!
courtesy-praise = Ainda bem.
courtesy-agreed = Combinado. Pergunte quando quiser.
courtesy-remark = Combinado. Continue com «e amanhã?», «e o vento?» ou outro lugar.
courtesy-unclear = Não percebi. Conheço as marés, o vento, as ondas, o tempo, o sol e a lua. Continue com «e amanhã?», «e o vento?» ou outro lugar; «ajuda» diz o que mais há.
courtesy-complaint = Lamento. As horas são as do relógio do lugar, com hora de verão onde a há, e as alturas medem-se a partir do zero que a resposta nomeia; um livro pode usar UTC, outro porto ou outro zero.
courtesy-complaint-zone = Aqui: { $zone }.
courtesy-complaint-more = Talvez outra estação sirva melhor: «estações». De quem são os dados: «sobre».

# Termos explicados
explain-title = O que significa
explain-unknown = Não tenho explicação para «{ $term }».
explain-tide = A maré é a subida e descida do mar, quase sempre duas vezes por dia, pela atração da Lua e, com metade da força, do Sol.
explain-high-water = A preia-mar (no Brasil, preamar) é o nível mais alto de uma maré, antes de o mar voltar a descer; a sua altura conta-se a partir do zero que a resposta nomeia. Na maioria das costas chega a cada 12 h 25.
explain-low-water = A baixa-mar é o nível mais baixo de uma maré, antes de o mar voltar a subir; a sua altura conta-se a partir do zero que a resposta nomeia.
explain-range = A amplitude é a diferença de altura entre a preia-mar e a baixa-mar vizinha. É grande em marés vivas e pequena em marés mortas.
explain-springs = As marés vivas, ou de sizígia, são as de maior amplitude, um a dois dias depois da lua cheia e da lua nova, quando Sol e Lua puxam na mesma linha. Chegam mais ou menos de duas em duas semanas.
explain-neaps = As marés mortas, ou de quadratura, são as de menor amplitude, um a dois dias depois dos quartos da Lua, quando Sol e Lua puxam em ângulo reto.
explain-coefficient = O coeficiente de maré francês diz quão grande é uma maré, de 20 (a menor) a 120 (a maior), calculado para Brest; 45 é uma maré morta média e 95 uma maré viva média.
explain-slack = O estofo é o breve tempo em que a corrente para antes de virar. Raramente coincide exatamente com a preia-mar ou a baixa-mar.
explain-ebb = A vazante é o tempo entre a preia-mar e a baixa-mar, quando o mar desce, e a corrente que então sai. O contrário é a enchente.
explain-flood = A enchente é o tempo entre a baixa-mar e a preia-mar, quando o mar sobe, e a corrente que então entra. O contrário é a vazante.
explain-chart-datum = O zero hidrográfico (no Brasil, nível de redução) é o nível zero de uma carta náutica, na maioria dos países perto da mínima baixa-mar astronómica. Uma maré de 0,3 m está 0,3 m acima: some-a à sonda da carta.
explain-swell = A ondulação são ondas de um vento distante ou passado: longas, regulares e de período longo. As ondas do vento daqui e de agora são a vaga.
explain-period = O período é o tempo em segundos entre uma crista e a seguinte. Quanto mais longo, mais força tem uma onda da mesma altura.
explain-beaufort = A escala de Beaufort dá o vento como força, de 0 (calma) a 12 (furacão): a força 4 vai de 11 a 16 nós, a 6 de 22 a 27, e o temporal começa na força 8, 34 nós.
explain-knot = Um nó é uma milha náutica por hora: 1,852 km/h ou 0,51 m/s.

# Precisão
command-accuracy-name = precisão
command-accuracy-description = Quanto acertam as previsões: com que se compararam, e as falhas conhecidas
option-port-name = diferenças
option-port-description = hw +10 -0.3 lw -5 +0.1 sill 2.5 draught 1.8: minutos e metros; none retira-as
option-mark-name = marca
option-mark-description = A marca de um boletim seu noutra conversa, como a diz lá a lista
option-link-name = ligação
option-link-description = O código que lhe deu a ligação noutra plataforma
time-and = e|&|+
unit-beaufort = Bft
duration-whole-hours = { $h } h
duration-seconds = { $min } min { $s } s
duration-only-seconds = { $s } s
fact-label = { $label }:
list-between = {"; "}
date-of-weekday = { $weekday } { $date }
coefficient-coast = a costa francesa da Mancha e do Atlântico
tide-days-tropic = Marés tropicais
tide-days-equatorial = Marés equatoriais
tide-phase-tropic = marés tropicais
tide-phase-equatorial = marés equatoriais
tide-phase-growing = a crescer para marés tropicais
tide-phase-shrinking = a diminuir para marés equatoriais
stations-clock-corrected = corrigido: o registo estava { $by } { $side ->
    [early] adiantado
   *[late] atrasado
  }
stations-clock-rejected = rejeitado: o registo está { $by } { $side ->
    [early] adiantado
   *[late] atrasado
  }
stations-clock-left-out = rejeitado
stations-clock-uncertain = duvidoso: outro registo difere em { $by }
weather-pressure = { $pressure }.
weather-pressure-trend = { $pressure }, { $trend }
weather-range = { $low } a { $high }
observed-level = Observado { $level } às { $time }{ $side ->
        [above] , { $by } acima da previsão
        [below] , { $by } abaixo da previsão
       *[none] {""}
    }{ $trend ->
        [rising] {" "}e a subir
        [falling] {" "}e a descer
       *[steady] {""}
    } ({ $station }).
observed-zero = { $level } acima de { $zero }
observed-station = { $name }, a { $distance }, há { $age }
observed-none = De momento não se conhece aqui nenhum nível medido: esta é a maré calculada.
observed-stays = Se { $side ->
       *[above] o excesso se mantiver
        [below] continuar tão baixa
    }, a preia-mar das { $time } chegará a { $height } em vez de { $predicted }.
observed-value = Medido às { $time }: { $what }{ $forecast } ({ $station }).
observed-forecast = ; previsão { $forecast }
observed-water = água { $temperature }
note-observed = Medido por { $sources }{ $checked ->
        [no] , ainda não verificado
       *[yes] {""}
    }.
current-slack-unknown = Não se sabe quando vira aqui a corrente: só há estações em águas dos EUA. Muitas vezes vira perto da preia-mar e da baixa-mar; em alguns estreitos, com horas de diferença.
current-against = Vento contra a corrente { $day }: { $list }.
current-against-span = { $from }–{ $to } ({ $rate }; vento { $wind })
current-against-unknown = Não se sabe se aqui o vento sopra contra a corrente: só há estações de corrente de maré em águas dos EUA.
tide-doubles-once = As marés duplas figuram uma vez, pela preia-mar mais alta ou a baixa-mar mais baixa.
tide-stand = { $kind ->
     [high-stand] { $at ->
         [springs] Em marés vivas a preia-mar mantém-se aqui { $lasting }{ $name }.
         [neaps] Em marés mortas a preia-mar mantém-se aqui { $lasting }{ $name }.
        *[always] A preia-mar mantém-se aqui { $lasting }{ $name }.
        }
     [young-flood-stand] { $at ->
         [springs] Em marés vivas a enchente para aqui { $lasting }{ $name }.
         [neaps] Em marés mortas a enchente para aqui { $lasting }{ $name }.
        *[always] Ao encher, a maré para aqui { $lasting }{ $name }.
        }
     [double-high] { $at ->
         [springs] Em marés vivas a preia-mar é dupla aqui{ $name }: duas preia-mares com uma leve descida entre elas.
         [neaps] Em marés mortas a preia-mar é dupla aqui{ $name }: duas preia-mares com uma leve descida entre elas.
        *[always] A preia-mar é dupla aqui{ $name }: duas preia-mares com uma leve descida entre elas.
        }
    *[double-low] { $at ->
         [springs] Em marés vivas a baixa-mar é dupla aqui{ $name }: duas baixa-mares com uma leve subida entre elas.
         [neaps] Em marés mortas a baixa-mar é dupla aqui{ $name }: duas baixa-mares com uma leve subida entre elas.
        *[always] A baixa-mar é dupla aqui{ $name }: duas baixa-mares com uma leve subida entre elas.
        }
}
tide-stand-lasting = cerca de { $hours }
tide-stand-long = muito tempo
note-stale-sources = Não é o mais recente: { $sources }, de há { $age } no máximo.
digest-how = Experimente: boletim adicionar Brest 07:00, ou boletim adicionar Brest preia-mar-90m.
digest-next-unknown = agora não se pode dizer; a lista de boletins dirá mais tarde
digest-crowded = Há tantos a essa hora que o seu pode chegar até { $by } mais tarde.
digest-too-late = tarde demais para o enviar
digest-mark = Marca
digest-ended-why = Já não se pôde enviar ({ $reason }). Quando eu puder voltar a escrever lá, boletim retomar trá-lo de volta.
alert-how = Experimente: alerta Brest vento menos de 12 kn de dia, ou alerta Brest temporal. Pode vigiar-se qualquer condição do comando quando, várias de uma vez.
alert-change-which = Alerta { $number }: o que deve mudar?
alert-change-how = Escolha, ou escreva por exemplo: muda o alerta { $number } para vento mais de 25 kn
alert-rules = { $lead } antes de começar, quando mudar mais de { $moved } e quando se perder. No máximo uma mensagem em { $rest }
alert-rules-warnings = de cada aviso oficial, e de novo se se agravar, mudar de área ou for cancelado
alert-later = O que vem não se pode consultar agora: será feito, e será avisado como está fixado.
alert-lost-why = Perdido, segundo a última previsão: { $when }, por { $why }.
help-example-when = quando Brest baixa-mar abaixo de 1 m de dia
help-example-digest = boletim adicionar Brest 07:00
help-example-alert = alerta Brest vento menos de 12 kn de dia
help-example-settings = definições unidades náutico
help-example-preset = atividade guardar surf vento menos de 20 kn
help-example-place = lugar guardar cabana Brest
help-example-accuracy = precisão
help-note = Para mais dias: maré Brest 3d. Para outro zero: maré Brest zero=MSL.
accuracy-title = Precisão
accuracy-what = Para planear, não para a navegação. As marés calculam-se com as constantes harmónicas de marégrafos (NOAA, TICON-4, Kartverket) e, entre eles, levam-se pelo mar com o modelo EOT20. Erros das horas, face ao que publicam os institutos:
accuracy-of-times = Horas da maré: em marégrafos previstos como se fossem desconhecidos, metade acertou em { $middle } minutos e nove em dez em { $most }; com um marégrafo no lugar são em geral poucos minutos. Cada resposta diz quão segura é.
accuracy-of-heights = Alturas da maré: cada resposta diz quão seguras são, como «± 0,2 m»; { $heights } em 100 alturas ficaram dentro disso. Vento e pressão somam-se: alguns decímetros, e num temporal um metro ou mais.
accuracy-of-forecast = Vento, ondas e tempo são previsões de modelos públicos, que o Bellbuoy transmite e não verificou ele próprio. São boas para hoje e amanhã, menos para os dias seguintes, e depois de uns cinco dias só mostram uma tendência.
accuracy-of-differs = As fontes diferem pela estação ou pelo modelo, pela idade da previsão, pelo relógio (UTC, hora de verão) e pelo zero das alturas. Aqui vale o relógio do lugar, e o zero vem no fim da resposta. Para a maré conta a tabela oficial; onde as previsões diferem muito, o tempo é incerto.
accuracy-of-where = A maré é mais certa junto a um marégrafo: as horas, quase sempre com poucos minutos de erro. É menos certa longe de um, rio acima, atrás de estreitos e onde a maré é pequena e o vento move mais água. Cada resposta diz a sua precisão. Se o tempo acerta mais num mar do que noutro não foi medido.
accuracy-tables = Face a tabelas publicadas
accuracy-stream-slack = Estofo, 13 estações (NOAA)
accuracy-usno-rise-set = Nascer e pôr (USNO)
accuracy-usno-phases = Fases da lua (USNO)
accuracy-left-out = Lugares sem marégrafo: { NUMBER($count) } preia-mares de marégrafos, cada uma prevista como se o seu não se conhecesse. A regra escolheu-se com outros marégrafos.
accuracy-classes = Segundo o caminho por água até ao marégrafo mais próximo
accuracy-water-0-16 = até 16 km
accuracy-water-16-40 = de 16 a 40 km
accuracy-water-40-100 = de 40 a 100 km
accuracy-water-over-100 = mais de 100 km
accuracy-errors = { $middle } { $unit }, { $share } em cada 100 dentro de { $most } { $unit }
accuracy-bands = Cada maré diz quão segura é. Dentro dessas bandas ficaram { $times } em cada 100 horas e { $heights } em cada 100 alturas.
accuracy-fault-rivers = Falha conhecida: rio acima, sem marégrafo perto, as horas podem errar em horas; a resposta di-lo.
accuracy-fault-cells = Falha conhecida: o modelo tem células de 50 km. Em fiordes, canais e atrás de soleiras (Minas Basin, Marlborough Sounds, estreito de Magalhães) as bandas são largas.
accuracy-fault-double = Falha conhecida: onde as preia-mares ou baixa-mares são duplas (o Solent, Hoek van Holland), cada instituto escolhe entre elas à sua maneira.
accuracy-fault-weather = Não incluído: vento, pressão e rios cheios.
accuracy-fault-streams = Falha conhecida: as correntes de maré só se conhecem em estações dos EUA; noutros lugares há um aviso com a velocidade publicada.
accuracy-fault-clocks = Os relógios dos marégrafos comparam-se com os vizinhos e com o modelo: um errado corrige-se, rejeita-se ou assinala-se, e a página das estações diz porquê.
accuracy-date = Medido a { $date } com o banco de ensaio deste programa. Não serve para a navegação.
about-title = Bellbuoy
about-credits = Estações de maré: NOAA (domínio público); TICON-4 de Hart-Davis, Dettmering e Seitz, e Kartverket (ambos CC BY 4.0, creativecommons.org/licenses/by/4.0, adaptados), por meio da base de dados Neaps. Modelo de maré: EOT20 de Hart-Davis e outros (doi.org/10.17882/79489, CC BY 4.0, adaptado), aligeirado por Trail Sense. Nomes de lugares: GeoNames (geonames.org, CC BY 4.0). Fusos horários: colaboradores do OpenStreetMap (ODbL). Costas: Natural Earth e OpenStreetMap. Céu: Astronomy Engine. Tempo: { $weather } (CC BY 4.0 e semelhantes).
about-measured = Avisos oficiais: National Weather Service (domínio público), Environment and Climate Change Canada, Deutscher Wetterdienst, MET Norway, Met Éireann, EUMETNET – MeteoAlarm e MetService (CC BY 4.0), Hong Kong Observatory e Japan Meteorological Agency. Marégrafos e boias: NOAA (domínio público), Pegelonline (DL-DE Zero 2.0), Rijkswaterstaat (CC0), Kartverket, DMI e Marine Institute, Ireland (CC BY 4.0). Uses Environment Agency tide gauge data from the real-time data API (Beta) (OGL 3.0).
choice-nm = M|milhas-náuticas
choice-mi = milhas|mi
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
settings-how = Escolha o que quer mudar, ou escreva-o, como: definições unidades náutico. Automático é o idioma da sua aplicação e as unidades usadas no lugar.
button-link = Ligar outra conta
link-code-title = O seu código: { $code }
link-code-how = Na sua outra conta, escreva nos próximos dez minutos: settings link { $code }. Serve uma vez. Primeiro pergunta-se a essa conta e depois a esta; cada uma vê a outra, e nada se partilha antes de ambas aceitarem.
button-link-state = Já o escreveu? Continue aqui
link-question = Ligar esta conta a { $account }?
link-question-what = Só se essa conta for sua: ambas usarão então as definições, a casa e os lugares guardados das duas, e qualquer uma poderá exportar tudo, boletins incluídos. settings link off desfaz; cada conta conserva o que nela se fixou ou guardou.
link-question-others = Já está ligada a { $count ->
    [one] outra conta
   *[other] outras { $count } contas
  }, que partilhariam tudo isto.
button-link-yes = Sim, ligar
button-link-no = Não, não ligar
link-no-word = não
link-pending = Falta o consentimento de: { $account }
link-pending-how = Escreva lá settings link em dez minutos, e aceite. Antes nada se partilha.
link-other-account = a sua outra conta, onde se escreve o código
link-refused = Nada foi ligado.
linked-title = As suas contas estão ligadas.
linked-what = Partilham definições e lugares: { $platforms }. Para desfazer: settings link off.
link-off-word = off|desligar
unlinked-title = Esta conta já não está ligada.
unlinked-what = Cada conta tem de novo o que nela se fixou ou guardou, antes da ligação e depois.
place-saved-how = Escreva { $name } onde se pedir um lugar, como maré { $name }.
own-port-high = pm|preia-mar|hw
own-port-low = bm|baixa-mar|lw
own-port-sill = soleira|sill
own-port-draught = calado|draught
own-port-none = nenhuma|none|off
own-port-title = Guardado: { $name } tem as suas próprias diferenças
own-port-how = Respostas como maré { $name } usam-nas, e dizem quando há água suficiente.
own-port-removed = { $name } já não tem diferenças
own-port-differences = Com as suas diferenças: preia-mar { $high }; baixa-mar { $low }.
own-port-sill-height = Soleira { $height } acima do zero hidrográfico.
own-port-draught-depth = Calado { $depth }.
button-change-digest = Mudar…
button-set-home = Outra casa…
button-own-port = Porto secundário, soleira, calado…
button-own-port-none = Retirar as diferenças
form-digest-add = Um boletim com isto
form-digest-move = Outras horas para o boletim
form-alert-add = Avise-me quando for assim
form-alert-change = Mudar o alerta
form-place-home = O seu porto de casa
form-place-port = Diferenças do seu porto
form-port-hw = Preia-mar: hora e altura
form-port-hw-example = +10 min, −0,3 m
form-port-lw = Baixa-mar: hora e altura
form-port-lw-example = −5 min, +0,1 m
form-port-sill = Soleira acima do zero, metros
form-port-sill-example = 2,5
form-port-draught = Calado, metros
form-port-draught-example = 1,8
form-when = Quando é assim?
form-words = outras condições por palavras
button-install-server = Adicionar a um servidor
button-install-account = Adicionar à minha conta
button-install-group = Adicionar a um grupo
button-install-chat = Abrir a conversa
button-install-support = Pedir ajuda
message-command-name = Maré e tempo ali
app-description = Preia-mar e baixa-mar, curvas de maré, tempo, ondas, sol e lua de qualquer lugar do mundo, em respostas que cabem num telemóvel. Peça /today, /tide ou /weather com um nome, coordenadas ou os seus lugares guardados, e receba boletins às horas que escolher. Em português e noutras línguas. Não serve para a navegação.
button-units = Unidades…
button-when = Quando…?
button-other-station = Outra estação…
button-add-digest = Enviar-me regularmente…
button-alert = Avise-me…
button-alert-this = Avise-me disto
button-alerts = Alertas
privacy-title = O que se guarda de si, e porquê
privacy-account = O número da sua conta nesta plataforma: para o reconhecer; e o último dia em que a usou: tudo o que se guarda de si apaga-se após 18 meses sem uso, a não ser que ainda se envie um boletim seu. Na web, onde uma sessão serve de conta, após 30 dias.
privacy-settings = O que escolheu nas definições, e a sua casa: para responder à sua maneira.
privacy-places = Os lugares que guardou, os últimos cinco por que perguntou e, com o nome, os que escolheu entre homónimos, com cerca de 100 m de precisão, e um ponto só onde o guarda: para lhe poupar a escrita.
privacy-digests = Os seus boletins e alertas: para os enviar.
privacy-rest = Nenhum outro texto. No registo é um número que muda todos os meses; nada se transmite exceto um nome de lugar desconhecido aqui: procura-se no Open-Meteo, sem uma palavra sobre si, salvo se quem gere o serviço o desligou.
button-privacy-export = Mostrar-me tudo
button-privacy-forget = Apagar tudo
privacy-export-title = Tudo o que se guarda de si
privacy-forget-title = Apagar tudo o que se guarda desta conta?
privacy-forget-what = Definições, lugares e boletins apagam-se logo e para sempre. O que se fixou ou guardou numa conta ligada fica lá até pedir o mesmo lá. Sem botões, escreva: privacidade esquecer sim.
privacy-confirm-word = sim|confirmar
button-privacy-confirm = Sim, apagar
button-privacy-keep = Não, conservar
privacy-forgotten-title = Feito: já nada se guarda desta conta.
problem-alert-none = Não há alertas nesta conversa.
problem-alert-has-no-times = Isso é um alerta, que chega quando chega o seu momento: não tem horas para mudar. Experimente «alerta mudar», com o seu número.
problem-digest-no-alert = Isso é um boletim, que chega a horas certas. Experimente «boletim mover», com o seu número.
problem-duration-unclear = Não percebo { $text } como duração. Diga por exemplo 6h, 90m ou 2d.
problem-quiet-unclear = Não percebo { $text } como horas de silêncio. Diga por exemplo 22-7, ou off.
problem-command-unknown = Não há nenhum comando «{ $command }». Experimente «ajuda».
problem-conditions-missing = Quando o quê? Diga por exemplo: quando Brest baixa-mar abaixo de 0,5 m de dia, vento menos de 12 kn.
problem-conditions-unknown = Não percebo { $conditions } como condições. Diga por exemplo: baixa-mar abaixo de 0,5 m de dia, vento menos de 12 kn.
problem-coordinates-unclear = «{ $coordinates }» pode ler-se de mais de uma maneira, ou contradiz-se. Experimente um número com N ou S e outro com E ou W, como 48.383 N 4.495 W.
problem-could-not-ask = O serviço de dados não responde agora. Tente de novo dentro de alguns minutos.
problem-datum-unknown = «{ $datum }» não é um zero que eu conheça. Experimente um de { $known }.
problem-day-out-of-range = Conheço os dias de { $first } a { $last }. Experimente um deles.
problem-day-unknown = Não existe o dia «{ $day }». Experimente hoje, amanhã, um dia da semana ou uma data como 2026-11-21.
problem-holiday-unknown = Não se sabe aqui em que dia calha lá esse feriado. Experimente uma data como 2026-11-21.
problem-days-out-of-range = Posso dizer de 1 a { $most } dias de cada vez. Experimente «3d».
problem-digest-nowhere = Daqui não posso enviar avisos nem boletins. Crie-os aqui: { $platforms }.
problem-digest-test-too-soon = Esse boletim foi testado há pouco. Tente de novo dentro de dez minutos.
problem-digest-unknown = Não há aqui um boletim { $number }. Experimente «boletim lista».
problem-digest-place-unknown = Para { $place } não há aqui alertas nem boletins. Experimente «boletim lista».
problem-digest-number-missing = Que boletim? Há vários nesta conversa. Experimente «boletim lista», e depois o número, como «boletim apagar 2».
problem-digest-none = Não há boletins nem alertas nesta conversa.
problem-digest-own-words = Não posso guardar palavras suas, só enviar a uma hora a maré, o tempo, o sol ou a lua de um lugar. Experimente «boletim adicionar Brest 07:00».
problem-digest-what-unfit = «{ $what }» não pode ser um boletim. Experimente um comando sobre um lugar, como hoje, maré, sol ou lua.
problem-home-missing = Ainda não me disse onde é a sua casa. Experimente «lugar casa Brest».
problem-key-refused = O serviço de dados recusa a chave deste bot. Quem o gere deve rever DATA_KEY.
problem-lat-out-of-range = A latitude { $lat } não está no globo: vai de -90 a 90. Experimente primeiro a latitude, como 48.383,-4.495.
problem-link-code-unknown = Não conheço esse código, ou os seus dez minutos passaram. Experimente «settings link» na sua outra conta.
problem-link-none = Esta conta não está ligada a nenhuma outra.
problem-link-too-often = Tentou-se vezes demais. Espere dez minutos e experimente de novo «settings link».
problem-link-without-point = Nesta ligação não há coordenadas escritas, e eu não abro nenhuma. Experimente o nome do lugar, ou coordenadas como 48.383,-4.495.
problem-lng-out-of-range = A longitude { $lng } não está no globo: vai de -180 a 180. Experimente primeiro a latitude, como 48.383,-4.495.
problem-minutes-out-of-range = Os minutos e segundos de um ângulo vão de 0 a 59: { $minutes } são demais. Experimente com decimais, como 48.383,-4.495.
problem-name-missing = Que nome? Experimente «lugar guardar cabana Brest».
problem-name-unfit = «{ $name }» não pode ser o nome de um lugar: significa outra coisa, ou é longo demais. Experimente uma palavra como cabana.
problem-name-unknown = Não tem nenhum lugar chamado «{ $name }». Experimente «lugar lista».
problem-port-unclear = Que diferenças? Minutos e depois metros, como lugar porto cabana hw +10 -0.3 lw -5 +0.1 sill 2.5 draught 1.8.
problem-no-channel = Aqui não há canal. Experimente num grupo ou num canal de um servidor.
problem-no-station = Não há nenhuma estação de maré perto.
problem-user-anonymous = Aqui não posso saber quem é, por isso não posso guardar nada para si. Experimente onde tiver uma conta.
problem-managers-unknown = O Telegram não responde agora, por isso não posso ver se administra esta conversa. Nada mudou; tente de novo dentro de alguns minutos.
problem-not-manager = Isso é para quem administra este grupo ou canal. Experimente «definições» para si.
problem-not-manager-there = Este boletim vai para um grupo ou canal que não administra, que eu saiba: só quem o administra o pode mover.
problem-option-unknown = «{ $option }» não serve neste comando. Experimente «ajuda».
problem-place-missing = Que lugar? Experimente uma localidade ou coordenadas, como «maré Brest».
problem-place-names-unavailable = Agora não se podem procurar nomes de lugares. Coordenadas como 48.383,-4.495 e nomes de estações funcionam; experimente um nome mais tarde.
problem-place-unknown = Não conheço nenhum lugar chamado «{ $place }». Experimente uma localidade próxima, com o seu país (Brest, França), ou coordenadas como 48.383,-4.495. Para ver o que pode perguntar, escreva «ajuda».
problem-plus-code-short = { $code } é a forma curta de um plus code, que precisa de uma localidade. Experimente «{ $code } Brest».
problem-postcode-not-looked-up = { $postcode } parece um código postal. Procuram-se em linha, e isso está desligado aqui. Experimente o nome da localidade.
problem-quota-used-up = A quota de hoje do serviço de dados esgotou-se. Recomeça às 00:00 UTC.
problem-refused = O serviço de dados não pode responder a isso: { $reasons }
problem-setting-unknown = «{ $setting }» não é uma definição. Experimente uma de { $known }.
problem-setting-value-unknown = { $setting } não pode ser «{ $value }». Experimente um de { $known }.
problem-sill-missing = A que altura está a soleira ou a barra acima do zero hidrográfico? Diga por exemplo: soleira de 1,2 m com 1,6 m de calado.
problem-shore-unknown = Não se sabe aqui de que lado fica o mar. Diga o vento pelos seus rumos, por exemplo: vento de NE a SE.
problem-stream-unknown = { $place }: não há estação de corrente perto, por isso não se conhecem os estofos nem as velocidades. Só há estações em águas dos EUA.
problem-preset-unknown = Não conheço nenhuma atividade chamada { $preset }. Há: { $known }.
problem-store-unavailable = A base de dados não funciona agora, por isso nada se pode consultar nem guardar. Tente de novo dentro de alguns minutos.
problem-text-too-long = Isso é longo demais para mim. Diga-o em menos palavras, como «maré Brest amanhã».
problem-tide-inland = { $where } fica no interior: a estação de maré mais próxima, { $station }, está a { $km } km. Experimente um lugar na costa, ou «estações { $place }».
problem-tide-too-far = { $place } fica a { $km } km da estação de maré mais próxima, { $station }: longe demais: os valores dela não servem para aqui. Experimente «estações { $place }».
problem-time-missing = A que horas? Experimente 07:00, sunrise-1h ou preia-mar-90m, como «boletim adicionar Brest 07:00».
problem-time-unknown = «{ $time }» não é uma hora que eu conheça. Experimente 07:00, sunrise-1h, preia-mar-90m ou full moon 18:00.
problem-too-many-digests = Mais de { $most } boletins e alertas são demais. Experimente «boletim lista», e apague um.
problem-too-many-places = Posso guardar { $most } lugares para si. Experimente «lugar esquecer» com um deles.
problem-too-many-questions = Foram muitas de uma vez, e outros também querem perguntar. Tente de novo dentro de { $seconds ->
    [one] um segundo
   *[other] { $seconds } segundos
}.
problem-warnings-silent = Não foi possível ler agora os avisos oficiais: não se sabe se há algum. Tente de novo dentro de alguns minutos.
problem-warnings-unknown = { $place }: não se conhecem avisos oficiais. Nenhum organismo cujos avisos lemos cobre este lugar, pelo que não há nada a vigiar.
problem-weather-not-asked = O tempo de lá ainda não foi consultado: pergunte-me por ele numa conversa.
problem-weather-silent = De momento não há previsão do tempo: as fontes não respondem. Tente de novo dentro de alguns minutos; maré, sol e lua continuam disponíveis.
problem-weekdays-unknown = «{ $days }» não são dias que eu conheça. Experimente daily, mon-fri ou sat,sun.
problem-zone-unknown = Não existe o fuso horário «{ $zone }». Experimente UTC ou Europe/Lisbon.
bug = Algo correu mal aqui, e a culpa não é sua. Referência para quem gere este bot: { $reference }
button-share-location = 📍 Partilhar a minha localização
suggest-here = Onde estou
telegram-short-description = Marés, tempo, ondas, sol e lua de qualquer lugar, a horas nas suas conversas. Não serve para a navegação.
telegram-open-chat-first = Abra primeiro uma conversa comigo: o que pediu é só para si, e não posso escrever-lhe antes de me escrever.
telegram-ask-on = Continuar a perguntar na conversa
telegram-share = Partilhar
headline-today = hoje
headline-tomorrow = amanhã
headline-on = na { $day }
headline-on-weekend = no { $day }
headline-part = { $day } das { $from } às { $to }
headline-tonight = esta noite ({ $from }–{ $to })
headline-event = { $side ->
     [in] { $event } { $day }: { $time }, dentro de { $by }.
     [ago] { $event } { $day }: { $time }, há { $by }.
    *[then] { $event } { $day }: { $time }.
}
headline-tomorrow-at = Amanhã: { $time }.
headline-fact = { $what }: { $value }.
headline-value = { $what } { $day }: { $value }.
headline-none-between = Nenhuma { $water } { $day } entre as { $from } e as { $to }; as mais próximas: { $list }.
headline-just-before = Pouco antes
# Of answers about no place: the time zone of those who speak the language, or UTC
zone-anywhere = UTC
headline-meteors-over = As deste ano já passaram.
headline-none-of-day = Nenhuma { $water } { $day }; as mais próximas: { $list }.
headline-no = { $what } { $day }: nenhuma.
headline-next-phase = { $phase ->
     [full] Próxima lua cheia: { $when }.
     [full-then] Lua cheia: { $when }.
     [new-then] Lua nova: { $when }.
    *[new] Próxima lua nova: { $when }.
}
headline-next-turn = { $phase ->
     [springs] Próximas marés vivas: { $day }.
     [weaker-springs] Marés vivas mais fracas, com a Lua longe: { $day }.
     [neaps] Próximas marés mortas: { $day }.
     [tropic] Próximas marés tropicais: { $day }.
    *[equatorial] Próximas marés equatoriais: { $day }.
}
headline-next-largest-range = Maior amplitude: { $day }, { $range }.
headline-of-mouth = { $kind ->
    [gauge] { $station }, em direção à foz: { $line }
   *[other] Na foz, segundo o modelo: { $line }
}
headline-coefficient-river = Os coeficientes de maré valem para a costa, não rio acima.
headline-of-year = nos próximos doze meses
headline-of-days = de { $from } a { $to }
headline-extreme = { $which ->
     [highest] Nível mais alto { $period }: { $height }, { $when }.
     [lowest] Nível mais baixo { $period }: { $height }, { $when }.
     [highest-daylight] Nível mais alto de dia { $period }: { $height }, { $when }.
    *[lowest-daylight] Nível mais baixo de dia { $period }: { $height }, { $when }.
}
headline-extreme-coefficient = { $superlative ->
     [most] Maior coeficiente de maré { $period }, em Brest: { $coefficient }, { $when }.
    *[least] Menor coeficiente de maré { $period }, em Brest: { $coefficient }, { $when }.
}
headline-extreme-range = { $superlative ->
     [most] Maior amplitude { $period }: { $height }, { $day }.
    *[least] Menor amplitude { $period }: { $height }, { $day }.
}
headline-maximum = { $line } É o máximo { $period }.
headline-most-place = { $what }: { $place } { $count ->
    [2] tem o valor mais alto
   *[other] { $winners ->
      [1] tem
     *[other] têm
    } o máximo
  }, { $value } ({ $others }).
headline-least-place = { $what }: { $place } { $count ->
    [2] tem o valor mais baixo
   *[other] { $winners ->
      [1] tem
     *[other] têm
    } o mínimo
  }, { $value } ({ $others }).
headline-same-places = { $what }: sem diferença, { $value } em todos os lugares.
headline-way-place = { $what }: até { $value }, { $place } ({ $others }).
headline-way-same = { $what }: até { $value } em todo o trajeto.
headline-bar = O mar rebenta nas barras, sobretudo na vazante: aqui não se sabe se está praticável; pergunte à capitania.
headline-way-length = Em linha reta { $distance }{ $speed ->
    [none] .
   *[other] ; a { $speed }, pelo menos { $duration }.
  } Só se veem estes lugares, não a água entre eles.
headline-difference = diferença { $by }
headline-one-gauge = Não se podem comparar: a maré destes lugares vem de um só marégrafo, { $source }, e a sua diferença não é conhecida.
headline-water-difference = { $water }: { $when ->
    [same] à mesma hora em { $first } e { $second }
   *[later] primeiro { $first }, { $by } depois { $second }
}{ $side ->
    [higher] {""}, { $height } mais alta
    [lower] {""}, { $height } mais baixa
    [same] {""}, à mesma altura
   *[apart] {""}; as alturas têm zeros diferentes
}.
headline-within-error = { $what }: diferença incerta, { $list }, cada um ± { $error }.
headline-rain-amount = Chuva
headline-minimum = { $line } É o mínimo { $period }.
headline-next-supermoon = Próxima superlua: { $when }. É uma lua cheia no décimo mais próximo da sua órbita.
planet-in-sky = { $planet } a { $direction }, a { $degrees }°, { $height }° de altura
planets-at = { $count ->
     [0] Planetas { $day } às { $time }: nenhum com céu escuro.
    *[other] Planetas { $day } às { $time }: { $list }.
}
headline-sky-bright = O céu está demasiado claro para o ver.
headline-planet = { $planet } na noite { $day }: { $times }, de { $from } a { $to }, no máximo { $height }° de altura ({ $at }). A Lua está então a { $moon }°.
headline-planet-hidden = { $planet } na noite { $day }: abaixo do horizonte.
headline-planet-moon = { $planet } e a Lua { $day } às { $time }: separação { $degrees }°.
headline-planet-anywhere = { $side ->
     [night] { $planet }, a { $degrees }° do Sol: vê-se quase toda a noite. As horas dependem do lugar.
     [morning] { $planet }, a { $degrees }° do Sol: no céu da manhã, nasce cerca de { $hours } h antes do Sol. As horas dependem do lugar.
     [evening] { $planet }, a { $degrees }° do Sol: no céu da tarde, põe-se cerca de { $hours } h depois do Sol. As horas dependem do lugar.
    *[hidden] { $planet }, a { $degrees }° do Sol: demasiado perto do Sol para se ver. As horas dependem do lugar.
}
headline-turn-at-full = { $sun ->
     [sunset] Dos dias em volta da lua cheia ({ $when }), é a hora mais próxima do pôr do sol ({ $time }).
    *[sunrise] Dos dias em volta da lua cheia ({ $when }), é a hora mais próxima do nascer do sol ({ $time }).
}
headline-meteors = { $shower }: o melhor é de { $from } a { $to }, no escuro e com o radiante acima do horizonte, mais alto pelas { $top }.
headline-meteors-never = { $shower }: o radiante quase não nasce aqui de noite.
headline-meteors-anywhere = { $shower }: de { $from } para { $to } é a melhor noite.
headline-meteors-peak = Pico { $when }, até { $rate } meteoros por hora com céu escuro.
headline-meteors-moon = { $level ->
     [down] A Lua não atrapalha: está abaixo do horizonte.
     [faint] A Lua quase não atrapalha: { $lit } iluminada, no céu { $up }.
     [part] A Lua atrapalha: { $lit } iluminada, no céu { $up }.
    *[all] A Lua atrapalha o tempo todo: { $lit } iluminada, no céu { $up }.
}
headline-meteors-moon-anywhere = { $level ->
     [faint] A Lua ({ $phase }, { $lit } iluminada) quase não atrapalha.
     [part] A Lua ({ $phase }, { $lit } iluminada) atrapalha parte da noite.
    *[all] A Lua ({ $phase }, { $lit } iluminada) atrapalha quase toda a noite.
}
shower-quadrantids = Quadrântidas
shower-lyrids = Líridas
shower-eta-aquariids = Eta Aquáridas
shower-delta-aquariids = Delta Aquáridas
shower-perseids = Perseidas
shower-orionids = Oriónidas
shower-leonids = Leónidas
shower-geminids = Gemínidas
shower-ursids = Úrsidas
headline-next-lunar-eclipse = Próximo eclipse da lua visível aqui: { $list }. Os penumbrais não contam.
headline-next-solar-eclipse = Próximo eclipse do sol visível aqui: { $list }.
headline-no-total-eclipse = Nenhum total aqui nos próximos { $years } anos.
headline-time-height = { $time } ({ $height })
headline-next-water = Próxima { $water }: { $time }, { $height }, dentro de { $in }.
headline-next-water-after = Próxima { $water } depois das { $after }: { $time }, { $height }, dentro de { $in }.
headline-latest-water = Última { $water }: { $time }, { $height }, há { $by }.
headline-then = Depois { $list }.
headline-height-now = Agora: { $height } acima de { $datum }, { $state }.
headline-height-at = Às { $time } { $day }: { $height } acima de { $datum }, { $state }.
headline-remaining = { $step ->
     [then] { $kind ->
         [high] Depois sobe { $by }, até { $height } na preia-mar, { $time }.
        *[low] Depois desce { $by }, até { $height } na baixa-mar, { $time }.
        }
    *[now] { $kind ->
         [high] Ainda sobe { $by }, até { $height } na preia-mar, { $time }.
        *[low] Ainda desce { $by }, até { $height } na baixa-mar, { $time }.
        }
}
headline-state = { $state ->
     [near-high] perto da preia-mar
     [near-low] perto da baixa-mar
     [rising] a encher
    *[falling] a vazar
}
headline-when = { $way ->
     [rising] A encher
    *[falling] A vazar
}
headline-turn = { $kind ->
     [high] cheia às { $time } ({ $height })
    *[low] vazia às { $time } ({ $height })
}
headline-way = { $way ->
     [rising] a encher
    *[falling] a vazar
}
headline-verdict = { $verdict ->
     [yes] Sim: { $line }
     [nearly] Quase: { $line }
     [some] Um pouco: { $line }
     [partly] Em parte: { $line }
     [not-calm] Não está calmo: { $line }
    *[no] Não: { $line }
}
headline-state-far = { $state ->
     [ebb] Está a vazar, mas ainda alta: { $line }
    *[flood] Está a encher, mas ainda baixa: { $line }
}
headline-state-was = A { $water } foi às { $time }; agora { $way }, { $height }.
headline-state-comes = { $way }, { $height }; a { $water } é às { $time }.
headline-state-then = { $way } às { $asked } { $day }, { $height }; a { $water } é às { $time }.
headline-beyond = { $side ->
     [above] Acima de { $height } ({ $datum }) { $day }: { $value }.
    *[below] Abaixo de { $height } ({ $datum }) { $day }: { $value }.
}
headline-over-sill = { $water } de água sobre { $sill }.
tide-half = Meia-maré
headline-half-tide = { $time } ({ $height }, { $way ->
     [rising] a subir
    *[falling] a descer
})
headline-never = nunca
headline-all-day = todo o dia
headline-compare = { $aspect ->
     [compare-high] Nível mais alto: { $list }.
     [compare-low] Nível mais baixo: { $list }.
    *[compare-range] Amplitude: { $list }.
}
headline-compared-day = { $day } { $height }
headline-compared-day-at = { $day } { $height } ({ $time })
headline-compare-times = { $day } { $by ->
     [same] quase à mesma hora que { $other }.
     [later] cerca de { $duration } mais tarde que { $other }.
    *[earlier] cerca de { $duration } mais cedo que { $other }.
}
headline-unknown-passable = { $sun } Não se sabe aqui quando se pode passar: pergunte no local; a pé, saia com a vazante, volte antes de a maré subir e atravesse os baixios só com guia.
headline-unknown-afloat = É só a altura da maré: some a sonda da carta, ou subtraia o que descobre.
headline-unknown-clearance = A altura livre sob pontes e cabos não é conhecida aqui: estas são apenas as alturas da maré. A carta dá a altura livre acima de um nível indicado; calcule a partir dele, com margem.
headline-unknown-stay = Quanto tempo fica livre não se sabe aqui: o mar pode cortar o regresso horas antes da preia-mar. Pergunte no local e saia cedo.
headline-unknown-flooded = A partir de que altura alaga não se sabe aqui, nem quanto se somam à maré a sobrelevação e as ondas: siga os avisos oficiais de agitação marítima e de inundação.
headline-near-high = Não, não atravesse: às { $time } estamos { $apart } { $side ->
    [after] depois da
   *[before] antes da
} preia-mar ({ $height }).
headline-after-low = Não, a pé não: às { $time } estamos { $apart } depois da baixa-mar ({ $height }), e a maré sobe.
headline-else-never = Nos outros dias, nunca.
headline-largest = Nível mais alto { $day }: { $high }, { $highAt }; mais baixo: { $low }, { $lowAt }.
headline-nearest = { $water } mais próxima das { $time }: { $when }, { $height }.
headline-stand-none = { $kind ->
     [high] Não se conhece aqui uma preia-mar que dure.
    *[low] Não se conhece aqui uma baixa-mar que dure.
}
headline-stand-near = { $kind ->
     [high] A menos de { $height } da preia-mar { $day }: { $value }.
    *[low] A menos de { $height } da baixa-mar { $day }: { $value }.
}
headline-next-beyond = Próxima { $water } { $side ->
     [above] acima
    *[below] abaixo
}: { $when }, { $height }.
headline-day-most = { $day }: { $what } até { $value } às { $time }.
headline-day-least = { $day }: { $what } mínimo { $value }, às { $time }.
headline-each-day = Igual todos os dias
headline-most = { $what } { $day }: até { $value } às { $time }.
headline-now = { $what } agora: { $now }.
headline-unknown-measure = { $what }: não está nesta previsão.
headline-now-most = { $what } agora: { $now }; até { $value } às { $time }.
headline-now-least = { $what } agora: { $now }; desce a { $value } às { $time }.
headline-least = { $what } { $day }: mínimo { $value }, às { $time }.
headline-course = Direção: { $list }.
headline-from-there = Desse lado, das { $from } às { $to }.
headline-quarter = { $quarter ->
     [0] { $from } de madrugada
     [1] { $from } de manhã
     [2] { $from } à tarde
    *[3] { $from } à noite
}
headline-at = { $what } { $day } às { $time }: { $value }.
headline-rain = { $course ->
     [open] Chuva { $day }: a partir das { $time }, { $amount }.
     [until] Chuva { $day }: das { $time } às { $until }, { $amount }.
     [at-times] Chuva { $day }: por vezes das { $time } às { $until }, { $amount }.
    *[all-day] Chuva { $day }: por vezes, { $amount }.
}
headline-dry = Sem chuva { $day }.
headline-wind = Vento
headline-gust = Rajadas
headline-temperature = Temperatura
headline-cloud = Nuvens
headline-pressure = Pressão
headline-uv = Índice UV
headline-visibility = Visibilidade
headline-period = Período das ondas
headline-swell-period = Período da ondulação
headline-azimuth = Para { $direction }, a { $degrees }°.
headline-high = A { $height }° de altura.
headline-sun = Sol
headline-moon = Lua
headline-in-sky = { $what } { $day } às { $time }: para { $direction }, a { $degrees }°, a { $height }° de altura.
headline-below-horizon = { $what } { $day } às { $time }: abaixo do horizonte.
headline-veer = { $course ->
     [turning] { $what }: { $from } ({ $at }), roda: { $to } ({ $until }).
    *[none] { $what }: { $from } ({ $at }), sem mudança clara de direção até { $until }.
}
headline-change-now = { $at ->
    [now] agora { $value }
   *[other] { $value } ({ $at })
 }
headline-change = { $course ->
     [falling-there] { $what }: já abaixo de { $limit }: { $now }.
     [falling-from] { $what }: abaixo de { $limit } a partir de { $at }, até { $extreme } ({ $extremeAt }); { $now }, até lá no máximo { $most }.
     [falling-never] { $what }: não desce abaixo de { $limit } até { $end }; mínimo { $extreme } ({ $extremeAt }), { $now }.
     [rising-there] { $what }: já { $now }.
     [rising-from] { $what }: acima de { $limit } a partir de { $at }, até { $extreme } ({ $extremeAt }); { $now }.
    *[rising-never] { $what }: não passa de { $limit } até { $end }; máximo { $extreme } ({ $extremeAt }), { $now }.
}
headline-change-then = { $course ->
     [most] Até { $extreme } ({ $extremeAt }).
     [falling-stays] Continua assim até { $end }.
     [falling-end] Acima disso a partir de { $at }.
     [rising-stays] Não sobe mais até { $end }.
    *[rising-end] Não sobe mais até { $end }; abaixo de { $limit } a partir de { $at }.
}
headline-spell = { $course ->
     [rain-none] Sem chuva até { $until }.
     [fog-none] Sem nevoeiro até { $until }.
     [rain-over] Chuva: até { $until }, { $amount }.
     [rain-spell] Sem chuva até { $from }, depois chuva até { $until }, { $amount }.
     [rain-on] Chuva: pelo menos até { $until }.
     [fog-over] Nevoeiro: até { $until }.
     [fog-spell] Sem nevoeiro até { $from }, depois nevoeiro até { $until }.
    *[fog-on] Nevoeiro: pelo menos até { $until }.
}
headline-waves = Ondas
headline-water = Temperatura da água
headline-water-feel = { $feel ->
     [cold] Fria: convém fato de neoprene.
     [warm] Quente o bastante sem fato.
    *[cool] Fresca: convém fato se não for um banho curto.
}

# Imagens
picture-tide = Maré · { $days }
picture-above = { $unit } acima de { $datum }
picture-datum-is = Alturas acima de { $datum }
picture-now-level = Agora { $level }
picture-coefficient = coeficiente { $value }
picture-phase-springs = vivas
picture-phase-neaps = mortas
picture-phase-making = a crescer
picture-phase-taking-off = a diminuir
picture-phase-tropic = tropicais
picture-phase-equatorial = equatoriais
picture-phase-growing = a crescer
picture-phase-shrinking = a diminuir
picture-lit = { $lit } iluminada
picture-sun = Sol
picture-sun-up = Sol da meia-noite
picture-sun-down = Noite polar
picture-sun-rise-set = Nascer – pôr do sol
picture-says = { $what }: { $course }.
picture-highest = Mais alta
picture-lowest = Mais baixa
picture-weather = Tempo · { $days }
picture-waves = Mar · { $days }
picture-observed = Amarelo: observado, { $station }.
picture-highest-waves = ondas mais altas, { $time }
picture-every = a cada { $seconds } s
picture-water = água { $temperature }
picture-both = Ondulação e vaga juntas
picture-current = Corrente de maré · { $days }
picture-moon = Lua · { $days }
picture-moon-up = { $time }, { $altitude }° acima do horizonte
picture-moon-rising = Ao nascer da lua, { $time }
picture-moon-down = Abaixo do horizonte
picture-zenith-up = O zénite está em cima: como se vê no céu.
picture-moon-noon = A lua ao meio-dia de cada dia.
picture-sun-day = Sol · { $days }
picture-rise = Nascer
picture-set = Pôr

present-clear = Céu limpo
present-fair = Pouco nublado
present-cloudy = Muito nublado
present-overcast = Encoberto
present-fog = Nevoeiro
present-light-rain = Chuva fraca
present-rain = Chuva
present-heavy-rain = Chuva forte
present-snow = Neve
# Páginas
now-high = PM
now-low = BM
now-wind = vento
now-waves = ondas
page-places = Os seus lugares
page-places-example = Agora
page-keep = Conservar na página inicial
now-rising = a encher
now-falling = a vazar
now-as-of = Às { $time }
page-near = Perto de si
page-example-place = geonames:2267057
page-about = Sobre
page-coverage = Cobertura de avisos e observações
coverage-lead = São lidos avisos oficiais onde a terra está a azul no mapa. Em baixo, quem os emite e quem mede.
coverage-warned = Avisos oficiais
coverage-elsewhere = No resto do mundo não se conhecem aqui avisos oficiais: veja a página do serviço meteorológico do país.
coverage-observed = Medido por marégrafos e boias
coverage-kind = { $kind ->
    [level] níveis da água
    [waves] ondas
    [wind] vento
    [air] temperatura e pressão do ar
    [water] temperatura da água
   *[current] correntes
}
page-ask = Perguntar
page-docs = Serviço de dados
page-skip = Para o texto
page-navigation = Páginas
page-not-navigation = Não serve para a navegação.
page-astronomical = A maré é a astronómica: o vento e a pressão podem subir ou baixar a água.
page-terms = Condições
page-privacy = Privacidade
terms-title = Condições de utilização
terms-description = O que pode esperar do Bellbuoy, e o que não.
terms-navigation = O Bellbuoy não serve para a navegação. Mostra marés astronómicas, calculadas com constantes harmónicas, e previsões de serviços meteorológicos públicos; o vento, a pressão e os erros de ambas podem mudar o que encontrar. Use tabelas, cartas e avisos oficiais para toda a decisão de que dependa a segurança.
terms-service = É gratuito e oferecido tal como está: sem promessa de estar sempre, completo ou correto. Quem gere este serviço pode limitar ou terminar o seu uso, por exemplo a quem o sobrecarregue.
terms-use = Use-o para tudo o que é lícito. Não o sobrecarregue, não o ataque nem o use para prejudicar outros. No Discord e no Telegram valem também as condições deles.
terms-data = Os dados têm as suas próprias licenças, nomeadas em cada resposta e em /about: com a maioria, nomeie a fonte quando os transmitir.
terms-privacy = O que se guarda de si está em Privacidade.
terms-support = Ajuda e contacto
privacy-page-description = O que o Bellbuoy guarda de si, porquê, e como apagá-lo.
privacy-page-how = Para o ver ou apagar, envie privacy export ou privacy forget onde usar o bot: no Discord e no Telegram como /privacy. Acontece logo.
page-ask-title = Marés e tempo de qualquer lugar no mar ou na costa
page-ask-description = Preia-mar e baixa-mar, vento, ondas, sol e lua de qualquer lugar no mar ou na costa. Pergunte com as suas palavras.
page-not-found = Essa página não existe
page-not-found-why = O endereço pode estar mal escrito, ou a página já não está.
page-failed = Isso não funcionou
page-to-ask = Perguntar por um lugar
page-ask-label = Onde, o quê e quando?
page-ask-placeholder = maré Brest amanhã
page-ask-button = Perguntar
page-locate = Usar a minha localização
page-busy = Um momento…
page-no-location = O seu dispositivo não diz onde está.
page-offline = Sem ligação. Tente de novo.
page-examples-title = Por exemplo
page-examples = maré Nazaré amanhã|tempo em Lisboa|a que horas é a preia-mar em Cascais?|ondas na Ericeira este fim de semana|pôr do sol em Florianópolis|lua cheia em Faro
page-days = Dias
page-topics = Mais sobre este lugar
page-more = Mais
page-place-open = Manter aberto
page-dashboard = Chaves
dashboard-title = Chaves do serviço de dados
dashboard-lead = Marés, tempo, sol e lua para o seu próprio programa: crie uma chave e veja o que usa.
dashboard-lead-closed = Entre para ver as suas chaves e o que usam. As chaves novas são criadas por quem gere este serviço.
dashboard-email = Correio eletrónico
dashboard-passphrase = Frase secreta
dashboard-passphrase-rule = Pelo menos { $count } caracteres: algumas palavras são o mais fácil de recordar.
dashboard-sign-in = Entrar
dashboard-sign-out = Sair
dashboard-register = Criar uma conta
dashboard-register-keeps = Guardam-se o endereço, um resumo da frase secreta, as suas chaves e o que usam. Não se envia correio: se a frase se perder, quem gere este serviço pode criar um endereço onde escolhe outra.
dashboard-registered = Já pode entrar. Se o endereço já tinha uma conta, ficou como estava.
dashboard-sign-in-failed = O endereço e a frase secreta não coincidem.
dashboard-email-unfit = Isso não é um endereço de correio eletrónico.
dashboard-passphrase-unfit = A frase secreta é curta demais ou longa demais.
dashboard-passphrase-wrong = A frase secreta não está certa.
dashboard-too-often = Tentativas demais. Espere um pouco e tente de novo.
dashboard-proof-wanted = Muitos tentaram esta conta. Entre outra vez: o navegador calcula primeiro alguns segundos. Sem scripts, espere um pouco.
dashboard-form-over = O formulário era antigo demais. Envie-o de novo.
dashboard-keys = As suas chaves
dashboard-no-keys = Ainda não tem nenhuma chave.
dashboard-key-name = Nome de uma chave nova
dashboard-key-example = Ecrã do porto
dashboard-create = Criar uma chave
dashboard-name-unfit = Uma chave precisa de um nome de uma linha.
dashboard-too-many-keys = Tem tantas chaves quantas uma conta pode ter num dia.
dashboard-new-key = A sua nova chave
dashboard-shown-once = Copie-a agora: só se mostra desta vez. Envie-a no cabeçalho Authorization.
dashboard-copy = Copiar
dashboard-copied = Copiada
dashboard-key-facts = { $id }, criada a { $date }
dashboard-used = { $used } de { $quota } unidades hoje
dashboard-rotate = Substituir
dashboard-rotate-why = Uma chave nova toma o lugar desta, com o mesmo nome e quota. A antiga termina em cinco segundos.
dashboard-revoke = Revogar
dashboard-revoke-why = A chave termina em cinco segundos, para sempre.
dashboard-revoked = A chave está revogada.
dashboard-usage = Os últimos 30 dias
dashboard-usage-alt = Unidades por dia e ponto de acesso; os números estão na tabela abaixo.
dashboard-no-usage = Ainda nada se pediu com as suas chaves.
dashboard-units = Até { $count } unidades por dia
dashboard-other-endpoints = outros
dashboard-as-table = Como tabela
dashboard-day = Dia (UTC)
dashboard-endpoint = Ponto de acesso
dashboard-quota-units = Unidades
dashboard-account = A sua conta
dashboard-delete = Apagar a conta
dashboard-delete-why = Conta, chaves e tudo o que se contou apagam-se logo, para sempre.
dashboard-deleted = A conta foi apagada, com tudo o que lhe pertencia.
dashboard-link = Uma ligação por correio eletrónico
dashboard-link-why = { $registration ->
    [open] Para uma conta nova, ou se perdeu a frase secreta: uma mensagem traz um endereço onde a escolhe. Guardam-se o endereço, um resumo da frase secreta, as suas chaves e o que usam.
   *[closed] Se perdeu a frase secreta: uma mensagem traz um endereço onde escolhe outra.
}
dashboard-link-send = Enviar a ligação
dashboard-link-sent = A mensagem vai a caminho, se esse endereço tem uma conta ou pode tê-la. Veja também no lixo eletrónico.
mail-link-subject = Escolha a sua frase secreta
mail-link-text = Neste endereço escolhe a frase secreta da sua conta do serviço de dados. Serve uma vez, no prazo de um dia:
    { $link }
    Se não o pediu, deixe esta mensagem como está: nada muda.
recovery-title = Uma frase secreta nova
recovery-lead = Escolha uma frase secreta e fica com a sessão iniciada. Este endereço serve uma só vez; todas as outras sessões da conta terminam.
recovery-over = Este endereço já foi usado ou é demasiado antigo. Peça outro.
operator-title = Estado do serviço
operator-invited = Este endereço deixa-o entrar como gestor, uma vez.
operator-invitation-over = Este endereço já foi usado, ou é antigo demais. Crie outro com npm run keys -- operator
operator-parts = Partes e fontes
operator-ok = funciona
operator-down = não funciona
operator-last-success = último êxito há { $minutes } min
operator-digests = Boletins
operator-digests-active = ativos
operator-digests-paused = em pausa
operator-digests-gone = sem canal
operator-no-digests = Não há boletins.
operator-failed = Abandonados após tentativas demais
operator-no-failed = Nenhum.
operator-due = Previsto
operator-platform = Plataforma
operator-delivery = Entrega
operator-error = Falha
operator-keys = Chaves
operator-key = Chave
operator-owner = Dono
operator-made-here = criada aqui
operator-used = Usado hoje
operator-since = Desde
operator-id = Id.
operator-revoked = revogada { $date }
page-curve = Hora e valor ao longo da curva: teclas de seta
page-curve-above = Horas acima de
page-picture-missing = A imagem não foi carregada.
page-picture-again = Tentar de novo
page-week = A semana
page-stations-near = Estações de maré próximas
page-elsewhere = Nas suas páginas e aparelhos
page-now-picture = Imagem de agora
page-now-line = Agora numa linha
page-now-data = Dados (JSON)
page-feed = Canal Atom
page-frame = Moldura para uma página web
page-telegram-ask = Perguntar no Telegram
page-telegram-digest = Todos os dias no Telegram

# Quando
when-title = Momentos: { $place }
when-title-for = { $what }: { $place }
when-wanted = Condições: { $conditions }.
when-wanted-for = Limites para { $what } (mudam-se com «{ $command }»): { $conditions }.
when-caution-flats = Volte quando a maré virar (baixa-mar { $time }) e pergunte no local: os canais enchem nas suas costas; pelos baixios, só quem os conhece ou com guia.
when-vague-flats = Aqui a baixa-mar só se conhece com um erro de até { $minutes } min.
when-unknown = Não se conhece aqui, por isso não foi considerado: { $conditions }.
when-ends = { $course ->
    [open] Sopra agora, até { $until }.
   *[ahead] Agora não sopra: entra { $from } e cessa { $until }.
}
when-best = O melhor: { $when }.
rivals = { $verdict ->
     [yes] {"Sim. "}
     [no] {"Não. "}
    *[none] {""}
  }{ $side ->
     [best] { $count ->
       [2] Melhor
      *[other] O melhor
     }: { $moment }.
     [most] { $count ->
       [2] Mais
      *[other] O máximo
     }: { $moment }.
     [least] { $count ->
       [2] Menos
      *[other] O mínimo
     }: { $moment }.
     [least-bad] { $count ->
       [2] Nenhum dos dois é favorável; menos mau
      *[other] Nenhum é favorável; o menos mau
     }: { $moment }.
     [none] { $count ->
       [2] Nenhum dos dois é favorável, nem melhor do que o outro.
      *[other] Nenhum é favorável, nem melhor do que os outros.
     }
    *[same] Sem diferença clara.
  }{ $list ->
     [none] {""}
    *[other] {" "}{ $list }.
  }
rivals-figure = { $what } { $shown } ({ $others })
rivals-between = {", "}
lee-place = { $name }: { $shore ->
     [on] do mar
     [off] de terra
     [cross] paralelo à costa
    *[unknown] orientação da costa desconhecida
  }
lee = { $side ->
     [none] Sem abrigo com vento de { $wind }: { $list }.
     [unknown] Não se sabe onde há abrigo com vento de { $wind }: { $list }.
    *[some] Ao abrigo com vento de { $wind }: { $places } ({ $list }).
  }{" Segundo a orientação geral da costa: enseadas e falésias não são conhecidas aqui."}
heading = Rumo { $course }. { $list }.
heading-wind = { $name }: vento de { $from }, { $point ->
     [head] contra, de proa, a bordejar
     [beam] { $side ->
       [port] de través por bombordo
      *[starboard] de través por estibordo
     }
    *[astern] a favor, de popa
  }
when-best-low = O melhor: { $when }, baixa-mar às { $time }, { $height }.
when-window = { $course ->
    [open] { $mark ->
        [good] Bom até { $until }.
        [look] Razoável até { $until }.
       *[next] Agora, até { $until }.
    }
   *[ahead] { $mark ->
        [good] Bom: { $when }, dentro de { $in }.
        [look] Razoável: { $when }, dentro de { $in }.
        [news] Vem: { $when }, dentro de { $in }.
       *[next] Próximo: { $when }, dentro de { $in }.
    }
}
when-look-day = { $day }, razoável; no limite: { $why }.
when-skip = { $day }, desfavorável: { $why }.
when-figures = { $figures }.
when-dark = a essa hora é noite (luz do dia { $times })
when-better = Próximo momento bom: { $when }.
when-way = { $hours ->
     [0] Nunca é bom em todo o percurso ao mesmo tempo.
     [look] Razoável em todos estes lugares, no limite.
    *[other] Bom em todos estes lugares.
  }
when-way-times = { $count ->
     [0] Nunca em todos estes lugares ao mesmo tempo.
    *[other] Em todos estes lugares: { $when }.
  }
when-none = Nada à vista até { $until }.
when-none-on = Nenhum momento { $day }.
when-unsure = Nenhum momento seguro até { $until }: a preia-mar atinge { $needed }, mas a maré só é conhecida aqui com um erro de { $minutes } min e { $error }.
when-without-weather = O tempo não se pode consultar agora. Só por maré e céu seriam estes momentos; se haverá também { $conditions }, não o posso dizer.
when-miss = O mais próximo: { $when }; só falha: { $why }.
when-miss-lacking = O mais próximo: { $when }, mas sem { $condition }.
when-lacks = falta { $condition }
when-miss-value = { $what } ({ $value })
when-only = só { $value }
when-at-least = pelo menos { $value }
when-at-most = no máximo { $value }
when-just-over = pouco mais de { $value }
when-just-under = pouco menos de { $value }
when-forecast-ends = A previsão termina { $at }: o que vem depois ainda não se sabe.
when-more = { $count ->
    [one] Há mais um momento.
   *[other] Há mais { $count } momentos.
 }
when-beyond = Para lá da previsão, só por maré e céu
when-too-early = Nenhuma previsão chega ainda a esses dias.
when-no-forecast = Nenhuma previsão para este lugar tem { $what }.
when-tide-alone = É só a maré: o vento e a pressão sobem ou baixam a água, e à profundidade de um sítio soma-se a sonda, ou tira-se o que lá descobre.
when-counted = Calculado pelo lado seguro: { $minutes } min e { $height } de erro na maré. Lodo, ondulação e afundamento não estão incluídos.
when-counted-weather = Vento e ondas tomam-se { $share } mais fortes do que o previsto.
when-by-day = Dia a dia
when-verdict-go = bom
when-verdict-look = razoável
when-verdict-skip = não
when-held = sim
when-not-held = não
when-judged = { $course ->
    [at-times] Por vezes { $amount }: { $values } { $day } (limite: { $limits }).
   *[always] { $verdict ->
       [yes] Sim
      *[no] Não
    }, { $amount }: { $values } { $day } (limite: { $limits }).
}
when-supposed = { $found ->
    [too-much] Demasiado
    [too-little] Pouco
   *[enough] Dentro do limite
}: { $value } (limite: { $limit }).
when-amount = { $scale ->
    [warmth] { $found ->
        [too-much] quente demais
        [too-little] frio demais
       *[enough] quente o bastante
    }
    [height] { $found ->
        [too-much] demais
        [too-little] de menos
       *[enough] está bem
    }
   *[amount] { $found ->
        [too-much] demais
        [too-little] de menos
       *[enough] está bem
    }
}
when-learner = Limites mais apertados, para crianças, principiantes e idosos; fundo, rochas e correntes não são avaliados.
when-several = nunca tudo ao mesmo tempo
when-below = { $what } abaixo de { $value }
when-above = { $what } acima de { $value }
when-between = { $what } de { $from } a { $to }
when-sill = soleira { $sill }, calado { $draught }{ $margin }
when-sill-covered = soleira { $sill }, sem calado indicado{ $margin }
when-margin = , { $margin } sob a quilha
when-own-sill = a sua própria soleira{ $margin }
when-rising = maré a encher
when-falling = maré a vazar
when-event = { $form ->
     [around] { $event ->
         [high] da preia-mar
         [low] da baixa-mar
        *[slack] do estofo
        }
    *[at] { $event ->
         [high] preia-mar
         [low] baixa-mar
        *[slack] estofo
        }
}
when-before = { $length } antes { $event }
when-point-before = { $length } antes { $event }
when-after = { $length } depois { $event }
when-point-after = { $length } depois { $event }
when-around = de { $before } antes a { $after } depois { $event }
when-offset = de { $from } a { $to } em torno { $event }
when-sector = { $what } de { $from } a { $to }
when-sector-not = { $what }, não de { $from } a { $to }
when-light-day = luz do dia
when-light-night = entre o pôr e o nascer do sol
when-light-civil = crepúsculo civil
when-light-nautical = crepúsculo náutico
when-light-astronomical = crepúsculo astronómico
when-light-dark = noite cerrada
when-light-golden = hora dourada
when-light-blue = hora azul
when-event-eclipse = eclipse do sol ou da lua
when-event-solar-eclipse = eclipse do sol
when-event-lunar-eclipse = eclipse da lua
when-event-supermoon = superlua
when-event-warning = aviso oficial
when-event-king-tide = a maior maré do ano
when-phase = a { $days ->
    [one] um dia
   *[other] { $days } dias
  } no máximo de { $phase }
when-phase-new = lua nova
when-phase-first-quarter = quarto crescente
when-phase-full = lua cheia
when-phase-third-quarter = quarto minguante
when-or = { " ou " }
when-time = das { $from } às { $to }
when-length = pelo menos { $length } seguidas
when-tendency = { $change } hPa em 3 h
when-of-tide = maré
when-of-stream = corrente
when-of-flood = corrente de enchente
when-of-ebb = corrente de vazante
when-of-tidal-range = amplitude da maré
when-of-coefficient = coeficiente de maré (Brest)
when-of-tendency = variação da pressão
when-of-sun = sol
when-of-moon = lua
when-of-windSpeed = vento
when-of-gust = rajadas
when-of-waveHeight = ondas
when-of-wavePeriod = período das ondas
when-of-swellHeight = ondulação
when-of-swellPeriod = período da ondulação
when-of-airTemperature = temperatura
when-of-waterTemperature = temperatura da água
when-of-precipitation = chuva na hora
when-of-cloudCover = nuvens
when-of-visiblity = visibilidade
when-of-pressure = pressão
when-of-windDirection = vento
when-of-waveDirection = ondas
when-of-swellDirection = ondulação
when-was-right = { $day }: estava certo
when-was-good = { $day } afinal esteve bom
when-was-bad = { $day } não esteve bom
preset-title = Os seus limites para { $what }
preset-list-title = Atividades e os seus limites
preset-own = { $what } (os seus)
preset-how = Mude uma com, por exemplo, atividade guardar surf vento menos de 20 kn; volte atrás com atividade repor surf.
preset-changed = { $before } é agora { $after }.
preset-added = Novo: { $after }.
preset-unchanged = Nada muda.
preset-rule = A regra: um veredicto errado move o único limite que o decidiu, um passo que se note, e mais nenhum. Desfazer repõe-no.
preset-undo = Desfazer
preset-keep = Conservar estes limites para { $what }
preset-reset = Limites habituais para { $what }
preset-reset-title = Voltam a valer os limites habituais para { $what }

# O mapa das estações
page-stations = Estações
map-title = Estações de maré e de corrente
map-lead = { $count } estações de maré e de corrente: escolha uma no mapa ou na lista.
map-stream = corrente de maré
map-gauge = marégrafo ou boia, mede agora
map-label = Mapa das estações de maré
map-keys = Dois dedos ou o rato movem o mapa e ampliam-no; as setas, + e − também. Enter abre o que está no centro.
map-zoom-in = Aproximar
map-zoom-out = Afastar
map-range = Amplitude da maré hoje, metros
map-range-between = { $from }–{ $to }
map-range-over = mais de { $from }
map-search = Procurar uma estação pelo nome
map-none = Nenhuma estação tem esse nome.
map-by-country = Por países
map-clocks = Relógios
map-clocks-lead = Cada registo compara-se com os que o rodeiam e com o modelo de maré. Estes estavam adiantados ou atrasados o mesmo em todas as linhas, como por um relógio errado.
map-datum = Zero hidrográfico
map-datum-unknown = não conhecido
map-prediction = Previsão
map-record = Registo
map-years = { $count } anos
map-source = Fonte
map-licence = Licença
map-id = Id.
map-whole-answer = A resposta inteira, com a sua imagem
map-back = Todas as estações
calendar-title = Marés: { $place }
calendar-windows-title = Momentos: { $place }
calendar-subscribe = Subscreva este endereço no seu programa de calendário, e os próximos { $count } dias estarão sempre nele: { $url }
calendar-file = Os próximos { $count } dias como ficheiro para o seu programa de calendário.
calendar-link = Subscrever
calendar-springs = Marés vivas, { $height }
calendar-weaker-springs = Marés vivas mais fracas, com a Lua longe, { $height }
calendar-tropic = Marés tropicais, { $height }
calendar-note-sky = Horas do sol e da lua. Não serve para a navegação.
page-calendar = Calendário

# Guias dos bots
page-bots = Chat
bots-title = No Discord e no Telegram
bots-lead = As mesmas respostas onde fala com outros: marés, tempo, sol e lua, quando as pedir ou todas as manhãs.
bots-off = Este bot não está ligado agora.
bots-discord-server = Adicioná-lo a um servidor
bots-discord-account = Usá-lo em todo o lado
bots-telegram-open = Abrir a conversa
bots-discord-steps = Adicione o bot a um servidor, ou à sua conta para o ter em cada conversa.|Escreva /tide e escolha um lugar, ou /today para tudo de uma vez.|Use os botões sob uma resposta para os dias seguintes e para tempo, ondas, sol e lua.|Guarde o seu porto com /place home: assim não é preciso dizer um lugar.|Receba uma resposta todas as manhãs com /digest add.|Escolha idioma, unidades e zero com /settings; /privacy mostra e apaga o que se guarda.
bots-telegram-steps = Abra a conversa e toque em Iniciar.|Escreva um lugar, uma pergunta como «preia-mar em Brest amanhã», ou envie uma localização.|Use os botões sob uma resposta para os dias seguintes e para tempo, ondas, sol e lua.|Guarde o seu porto com /place home Brest: assim não é preciso dizer um lugar.|Receba uma resposta todas as manhãs: /digest Brest 07:00.|Num grupo, comece com uma barra ou mencione o bot. /privacy mostra e apaga o que se guarda.

# Mais termos explicados
explain-known = Posso explicar, por exemplo: marés mortas, estofo, zero hidrográfico, coeficiente, período, regra dos duodécimos.
explain-two-tides = A Lua levanta dois bojos de água, um para si e outro no lado oposto, e a maioria das costas passa por ambos num dia lunar de 24 h 50. Onde a forma da bacia amortece um, como no golfo do México, há só uma maré por dia.
explain-later-tides = As marés chegam cerca de 50 minutos mais tarde cada dia, porque a Lua avança na sua órbita enquanto a Terra gira uma vez. Uma preia-mar segue-se a outra cerca de 12 h 25 depois.
explain-tide-size = Quanto o mar sobe e desce depende da forma da costa e do fundo: os funis e as plataformas pouco fundas, como o canal de Bristol, aumentam a maré; os mares fechados e os lugares perto de um nodo da onda quase não a têm. Com lua cheia e nova é maior em todo o lado.
explain-king-tide = Chama-se assim a uma das maiores marés vivas do ano: a lua cheia ou nova coincide com a maior aproximação da Lua à Terra. O nome é popular, não científico.
explain-twelfths = A regra dos duodécimos estima o nível entre baixa-mar e preia-mar: nas seis horas o mar sobe 1, 2, 3, 3, 2 e 1 duodécimos da amplitude. Vale para costas de maré regular; onde é assimétrica, como no Solent, falha.
explain-current = A corrente de maré é o movimento horizontal da água que acompanha a maré: o rumo é para onde vai, a velocidade dá-se em nós. É mais forte nos estreitos e junto aos cabos, e em marés vivas.
explain-lat = LAT, a mínima baixa-mar astronómica, é o nível mais baixo que se pode prever só pela maré no seu ciclo de 18,6 anos. A maioria das cartas europeias conta a partir dele; o vento e as altas pressões podem levar o mar abaixo.
explain-hat = HAT, a máxima preia-mar astronómica, é o nível mais alto que se pode prever só pela maré no seu ciclo de 18,6 anos. A altura livre sob as pontes conta-se muitas vezes a partir dele; uma sobrelevação meteorológica pode ultrapassá-lo.
explain-msl = MSL, o nível médio do mar, é a altura média do mar ao longo de muitos anos. As alturas de maré acima dele são menores do que acima do zero hidrográfico, e negativas na baixa-mar.
explain-mllw = MLLW, a média das baixa-mares inferiores, é a média da mais baixa das duas baixa-mares de cada dia durante 19 anos, e o zero das cartas e tabelas dos EUA.
explain-mean-levels = São médias de muitos anos: MHWS e MLWS são a preia-mar e a baixa-mar médias em marés vivas, MHWN e MLWN em mortas, MHW e MLW de todas. Uma maré acima de MHWS é grande.
explain-negative-tide = Uma maré negativa é uma baixa-mar abaixo do zero da tabela. Descobre terreno que a maioria das baixa-mares deixa debaixo de água.
explain-drying-height = É o que um banco ou uma rocha descobre acima do zero hidrográfico; as cartas sublinham-no. A água que tem por cima é a altura da maré menos esse número.
explain-station = Um porto principal tem as suas próprias previsões, calculadas com anos de medidas; um porto secundário toma-as de um próximo, com diferenças de hora e altura. A resposta nomeia a estação que usa e a que distância está.
explain-double-high-water = Onde as águas pouco fundas deformam a maré, como em Southampton, a preia-mar chega duas vezes ou mantém-se durante horas; a dupla baixa-mar de Portland é o mesmo no outro extremo.
explain-making = As marés crescem enquanto a sua amplitude aumenta de um dia para o outro, de mortas a vivas. O contrário, de vivas a mortas, é diminuir.
explain-taking-off = As marés diminuem enquanto a sua amplitude baixa de um dia para o outro, de vivas a mortas. O contrário, de mortas a vivas, é crescer.
explain-storm-surge = A sobrelevação meteorológica é a subida do mar acima da maré prevista pelo vento e pelas baixas pressões, cerca de 1 cm por cada hPa abaixo do normal. Nem as tabelas nem o Bellbuoy a incluem.
explain-tidal-bore = O macaréu (no Brasil, pororoca) é uma onda que sobe um rio ao começar a enchente, onde uma grande maré entra num estuário pouco fundo que se estreita, como o Severn. É mais alto em marés vivas.
explain-wind-against-tide = Vento contra a corrente significa que o vento sopra contra a corrente de maré: as ondas ficam mais curtas, mais íngremes e mais duras. Com vento e corrente no mesmo sentido o mar acalma.
explain-overfalls = Os escarcéus de corrente são águas íngremes e a rebentar onde uma corrente forte encontra um baixio, um cabo ou outra corrente. São piores em marés vivas com vento contra a corrente.
explain-rip-current = Um agueiro, ou corrente de retorno, é um fluxo estreito e rápido da praia para fora, por onde volta a água que as ondas trazem: não é a maré, e reconhece-se por um corredor mais calmo e escuro entre as ondas que quebram, muitas vezes com espuma ou areia a sair. Quem cai nele nada ao longo da praia, não contra ele.
explain-wind-sea = A vaga são as ondas que o vento daqui e de agora levanta: curtas, íngremes e irregulares. A ondulação vem de mais longe.
explain-wave-height = A altura das ondas dá-se como altura significativa: a média do terço de ondas mais altas, da cava à crista. Alguma onda chega a quase o dobro.
explain-golden-hour = A hora dourada é o tempo de luz quente e suave com o sol baixo, aqui entre 4° abaixo e 6° acima do horizonte, depois do nascer e antes do pôr. Quanto dura depende da latitude e da estação.
explain-blue-hour = A hora azul é o tempo de luz azul profunda antes do nascer e depois do pôr do sol, aqui com o sol entre 6° e 4° abaixo do horizonte.
explain-twilight = O crepúsculo é a luz com o sol abaixo do horizonte: civil até 6° (pode ler-se na rua), náutico até 12° (ainda se vê o horizonte do mar), astronómico até 18°. Abaixo disso é noite cerrada.
explain-supermoon = Uma superlua é uma lua cheia ou nova com a Lua perto do seu ponto mais próximo da Terra: vê-se até 14 % maior do que no mais distante. As marés vivas de então são maiores.
explain-moon-phase = A fase diz quanto vemos da metade iluminada da Lua: cresce da lua nova, pelo quarto crescente, à lua cheia, e mingua pelo quarto minguante. Gibosa é mais de metade, e crescente ou minguante, menos.
explain-gust = Uma rajada é um golpe breve de vento, de alguns segundos, acima da média de dez minutos que dá a velocidade do vento. O número é a mais forte esperada na hora.
explain-times = Todas as horas são as do relógio do lugar, com hora de verão onde a há; as últimas linhas de uma resposta nomeiam o fuso, como em «Europe/Lisbon (UTC+0)». Só onde não se conhece o lugar, como nas fases da lua, as horas são UTC.
explain-bot-sources = As marés são calculadas pelo Bellbuoy com as constantes harmónicas de marégrafos (NOAA, TICON-4, Kartverket) e o modelo de marés EOT20; o sol e a lua, com o Astronomy Engine. Vento, ondas e tempo vêm de serviços meteorológicos públicos; cada resposta nomeia a fonte no fim (todas: «sobre»).
explain-bot-datum = As alturas medem-se a partir do zero das cartas do país, na maioria perto da maré astronómica mais baixa, nos EUA a média das baixa-mares inferiores; o fim de cada resposta nomeia-o. Outro: «definições zero», ou «maré Lagos datum=MSL».
explain-bot-ahead = Vento, ondas e tempo são previstos até dez dias, no mar por vezes menos. Marés, sol e lua calculam-se para qualquer dia, também com anos de antecedência.
explain-bot-usual = O que é habitual numa estação ou todo o ano não se conhece aqui: há apenas previsões dos próximos dias. Está numa tabela climática do lugar.
explain-bot-updates = O tempo e as ondas são pedidos de novo quando têm uns 20 minutos; os modelos correm a cada 1 a 12 horas. Marés, sol e lua são calculados e não precisam de atualização.
explain-bot-languages = Falo português, inglês, francês, alemão, neerlandês, espanhol, italiano e japonês: escreve numa delas e respondo nela. Para ficar com uma: «responde em inglês».
explain-bot-official = Não, estes dados não são oficiais, são apenas indicativos: a Bellbuoy calcula as marés e as previsões vêm de modelos meteorológicos públicos. Não substituem as tabelas de marés, as cartas e os avisos oficiais, nem servem para a navegação.
explain-bot-manner = As respostas têm aqui uma só forma e não podem ser encurtadas nem simplificadas, mas quem pergunta uma só coisa, «preia-mar Brest amanhã», recebe menos. A primeira linha diz o que se perguntou, e explico uma palavra pouco clara: «o que é uma maré morta».
explain-bot-measured = Calculado, não medido: as marés com as constantes de marégrafos, vento e ondas de modelos meteorológicos públicos. Onde se pode ler um marégrafo ou uma boia perto do lugar, a resposta sobre agora diz também o que lá se mede, e diz qual é.
explain-bot-astronomical = As alturas são as da maré astronómica: o que o vento e a pressão somam ou tiram, alguns decímetros, num temporal um metro e mais, não está nelas. Onde se pode ler um marégrafo próximo, a resposta sobre agora diz quanto se afasta.
explain-small-boat = Limites usados aqui para um barco pequeno aberto ou pneumático: vento até 15 kn, rajadas até 20 kn, ondas até 1 m; para principiantes 10 kn e 0,5 m. Ondas curtas, de menos de uns 5 s, são íngremes e muito piores do que as longas da mesma altura.
explain-pressure = A pressão em hPa (o mesmo que milibares) dá-se ao nível do mar; 1013 é a média. Uma descida de 3 hPa ou mais em três horas anuncia vento forte.
picture-height-in = { $height }, dentro de { $in }
picture-between = entre { $low } e { $high }
page-other-day = Outro dia
page-subscribe = Subscrever o calendário

# Avisos oficiais: nunca com palavras próprias
command-warnings-name = avisos-oficiais|avisos-meteorológicos
command-warnings-description = Avisos oficiais de vento, mar e tempo num lugar, tal como são emitidos
warnings-title = Avisos oficiais: { $place }
warnings-none = Não há aqui nenhum aviso oficial em vigor nem anunciado.
warnings-unknown-here = Não se conhecem aqui avisos oficiais: nenhum organismo cujos avisos lemos cobre este lugar.
warnings-not-read = ⚠ Não foi possível ler agora os avisos oficiais.
warnings-incomplete = ⚠ Não foi possível ler agora todos os avisos oficiais: pode haver outros.
warnings-more = ⚠ Mais { $count }: peça avisos-oficiais.
warnings-source = Avisos tal como emitidos: { $sources }.
forecast-of-zone = Previsão de { $office } para { $zone } (emitida: { $time }):
warning-line = ⚠ { $office }: { $what }
warning-news-issued = Novo: { $warning }
warning-news-worse = Agravado: { $warning }
warning-news-area = Outra área: { $warning }
warning-news-cancelled = Cancelado: { $warning }
warning-news-ended = Já não está em vigor: { $warning }
warning-in-language = ({ $language })
warning-times = { $from }–{ $to }
warning-from = a partir de { $from }
warning-until = até { $to }
warning-level-yellow = amarelo
warning-level-amber = âmbar
warning-level-orange = laranja
warning-level-red = vermelho
warning-level-violet = violeta
warning-level-black = preto
warning-level-minor = menor
warning-level-moderate = moderado
warning-level-severe = grave
warning-level-extreme = extremo
help-example-warnings = avisos-oficiais Brest
problem-surge-unknown = { $place }: não há perto nenhum marégrafo cuja sobrelevação meteorológica se conheça. Das inundações avisa o serviço oficial (em Portugal, o IPMA).
when-of-surge = sobrelevação meteorológica
springs-told-by = altura
wind-told-in = lugar
explain-sea-state = O estado do mar diz se há muita ondulação, na escala Douglas de 0 (estanhado) a 9 (excecional), pela altura significativa das ondas: 3 é pequena vaga, até 1,25 m, 5 grosso, de 2,5 a 4 m.
explain-mean-wind = O vento médio é a média de dez minutos: é a velocidade que as previsões dão. As rajadas passam-no por segundos, muitas vezes por um terço a metade.
explain-apparent-wind = O vento aparente é o que se sente a bordo: o vento real somado ao do próprio andamento. É mais forte à bolina e mais fraco à popa.
explain-true-wind = O vento real é o que sopra sobre a água, como o sente quem está parado; é o das previsões. A bordo, em andamento, sente-se o vento aparente.
explain-lee = Sotavento é o lado abrigado, para onde o vento sopra. O contrário é barlavento.
explain-windward = Barlavento é o lado de onde vem o vento. O contrário é sotavento, onde há abrigo.
explain-lee-shore = Uma costa a sotavento é aquela para onde o vento empurra: quem perde o motor ou as velas deriva para ela. Com vento forte, é preciso ficar bem longe.
explain-fetch = O fetch é a extensão de água livre sobre a qual o vento sopra. Quanto maior, mais altas e compridas ficam as ondas.
explain-equinox-tides = Nos equinócios de março e setembro, o Sol e a Lua puxam perto do plano do equador na lua cheia e na lua nova. As forças somam-se então melhor, e as marés vivas são as maiores do ano.
explain-upwelling = A ressurgência é a subida de água fria do fundo quando o vento afasta da costa a água quente da superfície. O mar pode arrefecer 5 °C ou mais em um ou dois dias, mesmo em pleno verão.
explain-diurnal-inequality = A desigualdade diurna é a diferença entre as duas preia-mares, ou as duas baixa-mares, de um dia. Vem de a Lua estar a norte ou a sul do equador, e é grande no Pacífico.
explain-land-datum = O zero das altitudes em terra (nível médio em Cascais ou Imbituba, NAP, NN, IGN69) fica perto do nível médio do mar. O zero hidrográfico das cartas e tabelas de marés fica mais baixo, tal como o TAW belga, mais ou menos a baixa-mar média de Ostende, 2,3 m abaixo do NAP.
explain-tidal-divide = Um wantij é o baixio atrás de uma ilha do mar Frísio onde se encontram as duas correntes de enchente. É a parte mais alta do canal e só se passa perto da preia-mar.
explain-sea-breeze = A brisa marítima, ou maral, sopra do mar para terra nas tardes de sol, porque a terra aquece mais depressa. Ao fim do dia cai.
explain-land-breeze = O terral é o vento que sopra de terra para o mar, sobretudo à noite e de manhã cedo, porque a terra arrefece mais depressa. Costuma ser fraco e alisa o mar junto à costa; o contrário é o maral.
explain-offshore-wind = O vento offshore sopra de terra para o mar: as ondas ficam limpas, mas quem deriva vai para o largo. O contrário é onshore.
explain-onshore-wind = O vento onshore sopra do mar para terra: deixa as ondas mexidas junto à praia. O contrário é offshore.
explain-nortada = A nortada é o vento forte de norte das tardes de verão na costa oeste de Portugal: de dia a terra aquece, a pressão desce sobre a Península Ibérica e a brisa do mar soma-se ao vento norte. Traz água fria à superfície.
explain-levanter = O levante é o vento de leste do Algarve, do estreito de Gibraltar e do Mediterrâneo ocidental, húmido e muitas vezes forte durante dias.
explain-poniente = O poente é o vento de oeste do estreito de Gibraltar e da costa mediterrânica de Espanha: fresco do Atlântico, seco e quente em Valência.
explain-mistral = O mistral é o vento de noroeste frio, seco e forte do vale do Ródano e do golfo do Leão. Levanta-se depressa e pode soprar dias.
explain-sirocco = O siroco é o vento quente de sul ou sueste que vem de África pelo Mediterrâneo, com neblina e ondulação. No Adriático faz subir a água em Veneza.
explain-bora = A bora é o vento frio de nordeste, com rajadas, que cai das montanhas sobre o Adriático. As rajadas são súbitas e podem ser de temporal.
explain-tramontana = A tramontana é o vento frio e seco de norte que passa as montanhas, em Itália, na Catalunha e no Languedoc.
explain-middle-tide = Nakashio (中潮) é, nos nomes japoneses dos dias da Lua, a maré média entre as vivas e as mortas.
explain-long-tide = Nagashio (長潮) é, nos nomes japoneses dos dias da Lua, o dia que fecha as marés mortas: a maré muda menos e mais devagar.
explain-young-tide = Wakashio (若潮) é, nos nomes japoneses dos dias da Lua, o dia depois de nagashio: as marés voltam a crescer.
explain-perigee = O perigeu é o ponto em que a Lua está mais perto da Terra, a cada 27,6 dias. As marés vivas próximas são maiores.
explain-apogee = O apogeu é o ponto em que a Lua está mais longe da Terra, a cada 27,6 dias. As marés vivas próximas são menores.
explain-port-times = A maré é uma onda que percorre a costa e cada mar ao seu ritmo, mais depressa em água funda. Por isso a preia-mar chega mais cedo ou mais tarde de porto para porto, com horas de diferença no fundo das baías e dos estuários; entre dois portos a diferença é quase a mesma todos os dias.
explain-seiche = Uma seicha é a oscilação lenta da água de um porto, uma baía ou um lago, com período de minutos a horas, por vento, um salto de pressão ou ondulação lá fora. O nível sobe e desce à parte da maré, com correntes fortes nas entradas; não está nas previsões.
explain-swell-window = A janela de ondulação de uma praia são as direções de onde a ondulação lhe chega, entre os cabos e ilhas que a abrigam. Uma ondulação de outra direção chega pequena ou não chega, por maior que seja lá fora.
explain-wave-sets = As ondas de ondulação vêm em séries (sets): três a oito maiores seguidas e depois uns minutos de calma, porque comboios de ondas de períodos parecidos se somam e se anulam. Veja o mar dez minutos antes de entrar.
explain-rogue-wave = Uma onda gigante ou anómala tem mais do dobro da altura significativa das outras, quando vários comboios de ondas se somam, sobretudo contra uma corrente. Em praias e rochas uma onda pode subir muito mais do que as anteriores: nunca vire as costas ao mar.
explain-tsunami = Um tsunami é uma série de ondas muito longas após um sismo, um deslizamento ou uma erupção no fundo do mar. O mar pode primeiro recuar; a primeira onda muitas vezes não é a mais alta, e dura horas; após um abalo forte ou um recuo estranho suba logo para um lugar alto; não está nestas previsões: siga os avisos oficiais.
explain-longshore-current = Uma corrente de deriva litoral corre ao longo da praia quando as ondas chegam oblíquas. Arrasta banhistas e areia, mais depressa quanto mais altas e oblíquas forem; num esporão, numa falha ou num cabo vira muitas vezes para o largo como agueiro.
explain-surf-break = Num beach break as ondas rebentam sobre bancos de areia que mudam, num reef break sobre rocha ou coral, num point break ao longo de uma ponta, longas e para um lado. Uma onda que fecha (close-out) rebenta de uma vez em todo o comprimento e não dá para surfar.
explain-constituents = Uma maré calcula-se como a soma de dezenas de ondas regulares, as constituintes harmónicas: M2 da Lua (12 h 25 min), S2 do Sol (12 h), K1 e O1 de cerca de um dia, e outras. O seu tamanho e atraso num lugar vêm de um ano ou mais de medições.
explain-leeway = O abatimento é o desvio lateral de um barco na água pelo vento. A deriva é a direção e a distância que a corrente o leva sobre o fundo; ambos entram no rumo a seguir.
explain-waterspout = Uma tromba marinha é uma coluna de ar e salpicos que gira sob um cúmulo ou uma trovoada no mar, com rajadas de temporal muito perto. A maioria dura minutos e avança devagar: afaste-se em ângulo reto ao seu caminho; não está nestas previsões.
explain-tidal-gate = Uma porta de maré é um cabo, um estreito ou uma barra que só se passa bem durante algumas horas de cada maré, quando a corrente vai a favor ou para, ou há água suficiente. A travessia planeia-se para lá estar a tempo.
explain-thermocline = Uma termoclina é a camada de poucos metros em que a água arrefece muito para baixo, sobretudo no verão entre 5 e 30 m. Quem mergulha sente-a logo; o vento do mar afunda-a e o de terra levanta-a.
explain-intertidal = A zona entremarés é a margem entre preia-mar e baixa-mar, que cada maré cobre e descobre: quanto maior a amplitude, mais larga. Em marés vivas a parte mais baixa fica a descoberto cerca de uma hora à volta da baixa-mar.
explain-squall = Uma borrasca (squall) é um vento forte e súbito de alguns minutos, quase sempre sob um aguaceiro ou uma trovoada. Uma rajada dura segundos.
explain-nautical-mile = Uma milha náutica são 1,852 km, um minuto de latitude. Uma milha por hora é um nó.
explain-visibility = A visibilidade é a distância a que se vê: abaixo de 1 km é nevoeiro, até 4 km má, a partir de 10 km boa.
explain-veering = O vento roda para a direita quando a direção gira no sentido dos ponteiros do relógio (S, SW, W), e para a esquerda quando gira ao contrário (W, SW, S).
explain-libeccio = O libeccio é o vento de sudoeste do Mediterrâneo ocidental e do Tirreno. É rajado e levanta muito mar nas costas viradas a oeste.
explain-ground-sea = As vagas de fundo são ondas íngremes que quebram onde uma ondulação alta chega a águas baixas, em bancos e embocaduras. São perigosas para qualquer barco, sobretudo com a vazante.
explain-bar = Uma barra é um banco de areia atravessado na entrada de um porto ou rio. A ondulação fica íngreme e quebra nela, sobretudo com a vazante: passa-se perto da maré cheia, e nunca com muita ondulação.
explain-point-of-sail = Pelo ângulo do vento com a proa: à bolina, o mais perto do vento que o barco consegue (cerca de 45°); de través, vem em ângulo reto pelo lado (90°); ao largo, pela alheta (135°); à popa, por trás.
explain-astronomical-tide = A maré astronómica é a parte do nível do mar causada pela Lua e pelo Sol; calcula-se com anos de antecedência. O vento e a pressão acrescentam a sobrelevação meteorológica, que nenhuma tabela tem.
explain-sea-lag = A água aquece e arrefece devagar: o mar está mais quente uns dois meses depois do dia mais longo e mais frio no fim do inverno. No outono ainda guarda o calor do verão; na primavera quase não o recebeu.
explain-sea-places = A temperatura do mar num lugar depende da latitude, das correntes, do vento e da profundidade: marés fortes e vento de terra trazem água fria do fundo, baías pouco fundas e abrigadas aquecem mais depressa. Dois lugares no mesmo oceano podem diferir vários graus.
explain-tide-age = As marés vivas vêm um ou dois dias depois da lua cheia e da lua nova porque os oceanos respondem com atraso: o atrito e o caminho da onda de maré retêm-nos. Esse atraso chama-se idade da maré.
explain-gale-warning = Os avisos à navegação seguem o vento médio: em muitos países começam na força 7 ou 8 (34 nós, 17 m/s); tempestade é força 10 (48 nós).
explain-front = Uma frente é o limite entre duas massas de ar: a quente traz chuva demorada, a fria aguaceiros, rajadas e uma rotação súbita do vento para a direita (para a esquerda no hemisfério sul).
explain-isobar = As isóbaras unem no mapa os lugares com a mesma pressão. Quanto mais juntas, mais forte é o vento.
explain-low-pressure = Uma depressão é uma zona de baixa pressão, com vento, nuvens e chuva; o ar gira à sua volta contra os ponteiros do relógio no hemisfério norte e com eles no sul. Quanto mais depressa desce a pressão, mais vento vem.
explain-high-pressure = Um anticiclone é uma zona de alta pressão, quase sempre com tempo estável e pouco vento no centro; o ar gira à sua volta com os ponteiros do relógio no hemisfério norte. Nos bordos pode soprar forte.
explain-sea-fog = O nevoeiro de mar forma-se quando ar ameno e húmido passa sobre água mais fria, sobretudo na primavera e no início do verão. O vento nem sempre o dissipa, e pode entrar na costa em minutos.
explain-wind-chill = A sensação térmica diz o frio ou calor que o ar dá na pele: o vento torna o ar frio mais frio, a humidade torna o ar quente mais quente. A água não arrefece com ela.
explain-shore-break = O shore break é uma onda que quebra com toda a altura mesmo na beira de uma praia inclinada. Atira os banhistas contra a areia e pode partir o pescoço: observe várias séries antes de entrar.
explain-meltemi = O meltemi é o vento seco de norte do verão no mar Egeu, mais forte em julho e agosto, quase sempre com céu limpo. Pode soprar com força 7 durante dias.
explain-worse = Para um barco pequeno costuma ser pior a vaga do vento: curta e íngreme, bate e rebenta. Uma ondulação longa da mesma altura levanta com suavidade, mas rebenta forte em barras e praias.
rated-coefficient = { $level ->
    [0] { $value } é pouco: marés mortas. A escala vai de 20 a 120.
    [1] { $value } está um pouco abaixo da média. A escala vai de 20 a 120.
    [2] { $value } está um pouco acima da média. A escala vai de 20 a 120.
    [3] { $value } é bastante: marés vivas grandes. A escala vai de 20 a 120.
   *[other] { $value } é muitíssimo: das maiores marés do ano. A escala vai de 20 a 120.
  }
rated-period = { $level ->
    [0] { $value } s é curto: vaga do vento, mexida.
    [1] { $value } s é mais para curto: sobretudo vaga do vento.
    [2] { $value } s é médio a longo: aí começa a ondulação.
    [3] { $value } s é longo: ondulação vinda de longe, com mais força do que a altura sugere: para principiantes só se for pequena.
   *[other] { $value } s é muito longo: ondulação forte vinda de longe, com mais força do que a altura sugere: para principiantes só se for pequena.
  }
rated-pressure = { $level ->
    [0] { $value } hPa é muito baixa: uma depressão cavada.
    [1] { $value } hPa é baixa.
    [2] { $value } hPa é mais ou menos a média, 1013 hPa.
    [3] { $value } hPa é alta.
   *[other] { $value } hPa é muito alta.
  }
rated-sea-state = { $level ->
    [0] Mar { $value }: estanhado, sem ondas.
    [1] Mar { $value }: chão, ondas até 0,1 m.
    [2] Mar { $value }: encrespado, de 0,1 a 0,5 m.
    [3] Mar { $value }: de pequena vaga, de 0,5 a 1,25 m.
    [4] Mar { $value }: cavado, de 1,25 a 2,5 m.
    [5] Mar { $value }: grosso, de 2,5 a 4 m.
    [6] Mar { $value }: alteroso, de 4 a 6 m.
    [7] Mar { $value }: tempestuoso, de 6 a 9 m.
    [8] Mar { $value }: encapelado, de 9 a 14 m.
   *[other] Mar { $value }: excecional, mais de 14 m.
  }
rated-beaufort = { $level ->
    [0] Força { $value }: calma.
    [1] Força { $value }: aragem; ondas de cerca de 0,1 m em mar aberto.
    [2] Força { $value }: vento fraco; ondas de cerca de 0,2 m em mar aberto.
    [3] Força { $value }: vento bonançoso, alguns carneirinhos; ondas de cerca de 0,6 m em mar aberto.
    [4] Força { $value }: vento moderado, muitos carneirinhos; ondas de cerca de 1 m em mar aberto.
    [5] Força { $value }: vento fresco, duro para barcos pequenos; ondas de cerca de 2 m em mar aberto.
    [6] Força { $value }: vento muito fresco, demais para barcos pequenos; ondas de cerca de 3 m em mar aberto.
    [7] Força { $value }: vento forte; ondas de cerca de 4 m em mar aberto.
    [8] Força { $value }: vento muito forte; ondas de cerca de 5,5 m em mar aberto.
    [9] Força { $value }: vento tempestuoso; ondas de cerca de 7 m em mar aberto.
    [10] Força { $value }: temporal; ondas de cerca de 9 m em mar aberto.
    [11] Força { $value }: temporal desfeito; ondas de cerca de 11,5 m em mar aberto.
   *[other] Força { $value }: furacão; ondas de cerca de 14 m em mar aberto.
  }
rated-storm-surge = Cerca de { $value } cm: se a pressão baixar { $value } hPa, o mar sobe uns { $value } cm, e com mais { $value } hPa desce outro tanto, sem contar o vento.
rated-small-boat = { $level ->
    [0] Ondas de { $value } m estão dentro do limite para um barco pequeno aberto ou pneumático.
    [1] Ondas de { $value } m já são muito para um barco pequeno aberto ou pneumático: acima do limite para principiantes, 0,5 m.
   *[other] Ondas de { $value } m são demasiado para um barco pequeno aberto ou pneumático.
  }
cause-fundy = A baía de Fundy é um funil cuja água oscila por si em cerca de 13 h, perto das 12,4 h da maré: entra em ressonância, até 16 m no fundo.
cause-severn = O canal de Bristol é um funil que estreita e perde fundo para o Severn, quase em ressonância com a maré: até 15 m nas marés vivas.
cause-saint-malo = No golfo de Saint-Malo a península do Cotentin trava a onda de maré da Mancha e o mar pouco fundo levanta-a: até 13 m nas marés vivas.
cause-ariake = O mar de Ariake é uma baía longa e pouco funda cuja oscilação própria está perto da maré: a maior amplitude do Japão, até 6 m nas marés vivas.
cause-japan-sea = O mar do Japão é quase fechado: a maré só entra por estreitos apertados e pouco fundos, e a amplitude é de uns 0,2 m.
cause-adriatic = O Adriático é um braço longo e pouco fundo cuja oscilação própria ajuda a maré: cerca de 1 m em Veneza e Trieste, num mar quase sem maré.
cause-mediterranean = O Mediterrâneo é quase fechado: por Gibraltar mal entra a onda de maré do Atlântico, e é pequeno demais para ter uma grande sua.
cause-baltic = O Báltico é quase fechado: a maré do mar do Norte mal entra pelos estreitos dinamarqueses; o vento e a pressão mexem mais com o nível.
cause-gulf = O golfo do México e as Caraíbas são quase fechados e pequenos demais para oscilar duas vezes por dia com a maré: marés pequenas, em alguns sítios só uma por dia.
cause-cabo-frio = Em Arraial do Cabo e Cabo Frio o vento de nordeste, mais forte na primavera e no verão, afasta a água quente da superfície, e a água fria do fundo sobe (ressurgência).
cause-galicia = Ao longo de Portugal e da Galiza o vento norte do verão afasta da costa a água da superfície, e a água fria do fundo sobe.
cause-humboldt = Nesta costa a corrente de Humboldt e o vento sul trazem água fria do fundo.
cause-california = Nesta costa o vento de noroeste da primavera e do verão afasta a água da superfície, e a água fria do fundo sobe.
springs-title = Marés vivas e mortas
springs-about = por volta de { $day } ({ $moon }: { $at })
springs-place = Vale em toda a parte, com um dia de margem; para alturas e horas, diga um lugar.
