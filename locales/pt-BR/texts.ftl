# Português do Brasil: só o que difere de locales/pt. Termos: Marinha do Brasil, Tábuas das Marés (preamar, baixa-mar, sizígia, quadratura).
command-tide-name = maré|marés|preamar|baixa-mar
command-tide-description = Preamares e baixa-mares, e o que faz agora a maré
command-calendar-description = Marés, marés de sizígia e fases da lua para o seu calendário
command-digest-list-description = Os boletins desta conversa, e como foram os últimos
command-settings-name = configurações|definições
command-place-list-description = Casa e os lugares que salvou
command-place-save-name = salvar|guardar|adicionar
command-place-forget-description = Esquecer um lugar salvo, ou a casa
command-place-port-description = Diferenças de um porto salvo: horas e alturas, soleira, calado
command-preset-save-name = salvar|guardar|mudar
command-privacy-description = O que se guarda sobre você, e como ver ou apagar
option-datum-name = nível
option-for-description = Para você, ou para todos neste canal
choice-misspelled = Não conheço nenhum lugar chamado “{ $place }”. Você quis dizer { $count ->
    [1] { $first }
   *[other] um destes
  }?
time-high = preamar|preia-mar|maré alta|maré cheia
percent = { $value }%
tide-now = { $way ->
     [rising] Enchendo
    *[falling] Vazando
}{ $source ->
    [measured] {""}
   *[predicted] {""}, { $level }
}; { $water } { $time }, { $height }, em { $in }.
high-water = Preamar
tide-none-that-day = { $day }: nem preamar nem baixa-mar.
tide-none-ahead = { $day }: já não há preamares nem baixa-mares.
tide-days-springs = Marés de sizígia
tide-days-weaker-springs = Marés de sizígia mais fracas
tide-days-neaps = Marés de quadratura
tide-phase-springs = de sizígia
tide-phase-neaps = de quadratura
tide-phase-making = crescendo para a sizígia
tide-phase-taking-off = diminuindo para a quadratura
tide-sheltered = Marégrafo mais próximo: { $station }, a { $distance } por água. Em baías e lagoas a maré muda em poucos quilômetros.
tide-strong-stream-unrated = Há aqui correntes de maré fortes ({ $name }). Não sabemos a velocidade: consulte o Roteiro.
datum-hat = maré astronômica mais alta
datum-mhhw = média das preamares superiores
datum-mhw = nível médio das preamares
datum-mlw = nível médio das baixa-mares
datum-lat = maré astronômica mais baixa
datum-zh = { $country ->
    [FR] nível de redução francês
    [PT] Zero Hidrográfico português
   *[other] nível de redução
}
datum-cd = nível de redução
sun-next-rise = O sol nasce às { $time }, em { $in }.
sun-next-set = O sol se põe às { $time }, em { $in }.
sun-coming = { $time }, em { $in }
sun-rise-and-set = O sol nasce às { $rise } e se põe às { $set }.
sun-set-and-rise = O sol se põe às { $set } e nasce às { $rise }.
sun-only-set = O sol se põe às { $set }; nesse dia não nasce.
planet-venus = Vênus
stations-datum = Nível de redução
today-no-weather = No momento não há previsão do tempo: as fontes não respondem. Tente de novo em alguns minutos.
trend-rising-slowly = subindo devagar
trend-rising = subindo
trend-rising-quickly = subindo depressa
trend-rising-very-rapidly = subindo muito depressa
trend-falling-slowly = descendo devagar
trend-falling = descendo
trend-falling-quickly = descendo depressa
trend-falling-very-rapidly = descendo muito depressa
sea-states = estanhado|chão|encrespado|de pequena vaga|cavado|grosso|alteroso|tempestuoso|encapelado|excepcional
current-next-slack = Estofo { $time }, em { $in }.
current-far = Esta é a corrente da estação { $station }, a { $distance }. Atrás do próximo cabo pode ir em outro sentido.
current-limits = Só corrente de maré, sem vento nem rios, à profundidade do correntômetro (não indicada, quase sempre perto da superfície). O estofo e a corrente máxima podem diferir meia hora, raramente uma hora (NOAA).
tide-double = { $kind ->
     [high] Dupla preamar: { $list }.
    *[low] Dupla baixa-mar: { $list }.
}
note-tide-only = Maré astronômica, sem vento nem maré meteorológica.
note-not-understood = Não entendi: { $words }.
note-quoted = “{ $text }”
note-read-as = Li “{ $typed }” como “{ $meant }”.
digest-ended = O seu boletim “{ $what }” terminou
about-what = Marés, tempo, sol e lua de qualquer lugar. O Bellbuoy calcula ele próprio marés e céu, com as constantes harmônicas de cerca de 5500 estações; o tempo vem de serviços públicos, nomeados em cada resposta.
about-limits = Conhece a maré astronômica: o que o vento e a pressão acrescentam não está incluído. Não substitui as Tábuas das Marés oficiais.
choice-km = km|quilômetros
choice-surf = surfe|surf|surfar
choice-bar = cruzar a barra|barra|passar a barra|soleira
choice-shellfish = catar mariscos|mariscar|mariscos
setting-datum = Nível
settings-title = As suas configurações
settings-title-channel = Configurações deste canal
place-list-none = Ainda nenhum. Tente “lugar salvar cabana Brest” ou “lugar casa Brest”.
place-saved-title = Salvo: { $name } é { $place }
courtesy-hello = Olá! Pergunte-me por qualquer lugar à beira-mar, como “maré Brest amanhã”.
courtesy-remark = Combinado. Continue com “e amanhã?”, “e o vento?” ou outro lugar.
courtesy-unclear = Não entendi. Conheço as marés, o vento, as ondas, o tempo, o sol e a lua. Continue com “e amanhã?”, “e o vento?” ou outro lugar; “ajuda” diz o que mais há.
courtesy-complaint = Sinto muito. As horas são as do relógio do lugar, com horário de verão onde existe, e as alturas são medidas a partir do nível que a resposta indica; uma tábua pode usar UTC, outro porto ou outro nível.
explain-unknown = Não tenho explicação para “{ $term }”.
explain-high-water = A preamar é o nível mais alto de uma maré, antes de o mar baixar de novo; a sua altura conta-se a partir do zero que a resposta nomeia. Na maioria das costas chega a cada 12 h 25.
explain-low-water = A baixa-mar é o nível mais baixo de uma maré, antes de o mar subir de novo; a sua altura conta-se a partir do zero que a resposta nomeia.
explain-range = A amplitude é a diferença de altura entre a preamar e a baixa-mar vizinha. É grande em marés de sizígia e pequena em marés de quadratura.
explain-springs = As marés de sizígia são as de maior amplitude, um a dois dias depois da lua cheia e da lua nova, quando Sol e Lua puxam na mesma linha. Chegam mais ou menos de duas em duas semanas.
explain-neaps = As marés de quadratura são as de menor amplitude, um a dois dias depois dos quartos da Lua, quando Sol e Lua puxam em ângulo reto.
explain-coefficient = O coeficiente de maré francês diz quão grande é uma maré, de 20 (a menor) a 120 (a maior), calculado para Brest; 45 é uma maré de quadratura média e 95 uma de sizígia média. No Brasil não é usado.
explain-slack = O estofo é o breve tempo em que a corrente para antes de virar. Raramente coincide exatamente com a preamar ou a baixa-mar.
explain-ebb = A vazante é o tempo entre a preamar e a baixa-mar, quando o mar desce, e a corrente que então sai. O contrário é a enchente.
explain-flood = A enchente é o tempo entre a baixa-mar e a preamar, quando o mar sobe, e a corrente que então entra. O contrário é a vazante.
explain-chart-datum = O nível de redução é o nível zero de uma carta náutica, na maioria dos países perto da mínima baixa-mar astronômica. Uma maré de 0,3 m está 0,3 m acima: some-a à sonda da carta.
option-mark-description = A marca de um boletim seu em outra conversa, como a diz lá a lista
option-link-description = O código que o vínculo deu em outra plataforma
coefficient-coast = a costa francesa do canal da Mancha e do Atlântico
tide-phase-growing = crescendo para marés tropicais
tide-phase-shrinking = diminuindo para marés equatoriais
stations-clock-corrected = corrigido: o registro estava { $by } { $side ->
    [early] adiantado
   *[late] atrasado
  }
stations-clock-rejected = rejeitado: o registro está { $by } { $side ->
    [early] adiantado
   *[late] atrasado
  }
stations-clock-uncertain = duvidoso: outro registro difere em { $by }
observed-level = Observado { $level } às { $time }{ $side ->
        [above] , { $by } acima da previsão
        [below] , { $by } abaixo da previsão
       *[none] {""}
    }{ $trend ->
        [rising] {" "}e subindo
        [falling] {" "}e descendo
       *[steady] {""}
    } ({ $station }).
observed-stays = Se { $side ->
       *[above] o excesso se mantiver
        [below] continuar tão baixa
    }, a preamar das { $time } chegará a { $height } em vez de { $predicted }.
current-slack-unknown = Não se sabe quando vira aqui a corrente: só há estações em águas dos EUA. Muitas vezes vira perto da preamar e da baixa-mar; em alguns estreitos, com horas de diferença.
tide-doubles-once = As marés duplas figuram uma vez, pela preamar mais alta ou a baixa-mar mais baixa.
tide-stand = { $kind ->
     [high-stand] { $at ->
         [springs] Em marés de sizígia a preamar mantém-se aqui { $lasting }{ $name }.
         [neaps] Em marés de quadratura a preamar mantém-se aqui { $lasting }{ $name }.
        *[always] A preamar mantém-se aqui { $lasting }{ $name }.
        }
     [young-flood-stand] { $at ->
         [springs] Em marés de sizígia a enchente para aqui { $lasting }{ $name }.
         [neaps] Em marés de quadratura a enchente para aqui { $lasting }{ $name }.
        *[always] Ao encher, a maré para aqui { $lasting }{ $name }.
        }
     [double-high] { $at ->
         [springs] Em marés de sizígia a preamar é dupla aqui{ $name }: duas preamares com uma leve descida entre elas.
         [neaps] Em marés de quadratura a preamar é dupla aqui{ $name }: duas preamares com uma leve descida entre elas.
        *[always] A preamar é dupla aqui{ $name }: duas preamares com uma leve descida entre elas.
        }
    *[double-low] { $at ->
         [springs] Em marés de sizígia a baixa-mar é dupla aqui{ $name }: duas baixa-mares com uma leve subida entre elas.
         [neaps] Em marés de quadratura a baixa-mar é dupla aqui{ $name }: duas baixa-mares com uma leve subida entre elas.
        *[always] A baixa-mar é dupla aqui{ $name }: duas baixa-mares com uma leve subida entre elas.
        }
}
digest-how = Tente: boletim adicionar Brest 07:00, ou boletim adicionar Brest preamar-90m.
alert-how = Tente: alerta Brest vento menos de 12 kn de dia, ou alerta Brest temporal. Pode vigiar-se qualquer condição do comando quando, várias de uma vez.
help-example-settings = configurações unidades náutico
help-example-preset = atividade salvar surfe vento menos de 20 kn
help-example-place = lugar salvar cabana Brest
help-note = Para mais dias: maré Brest 3d. Para outro nível: maré Brest nível=MSL.
accuracy-what = As marés calculam-se com as constantes harmônicas de marégrafos (NOAA, TICON-4, Kartverket) e, entre eles, levam-se pelo mar com o modelo EOT20. Erros das horas, em relação ao que publicam os institutos:
accuracy-left-out = Lugares sem marégrafo: { NUMBER($count) } preamares de marégrafos, cada uma prevista como se o seu não se conhecesse. A regra escolheu-se com outros marégrafos.
accuracy-fault-double = Falha conhecida: onde as preamares ou baixa-mares são duplas (o Solent, Hoek van Holland), cada instituto escolhe entre elas à sua maneira.
accuracy-fault-streams = Falha conhecida: as correntes de maré só se conhecem em estações dos EUA; em outros lugares há um aviso com a velocidade publicada.
settings-how = Escolha o que quer mudar, ou escreva-o, como: configurações unidades náutico. Automático é o idioma da sua aplicação e as unidades usadas no lugar.
button-link = Vincular outra conta
link-code-how = Na sua outra conta, escreva nos próximos dez minutos: settings link { $code }. Serve uma vez. Primeiro pergunta-se a essa conta e depois a esta; cada uma vê a outra, e nada se compartilha antes de ambas aceitarem.
link-question = Vincular esta conta a { $account }?
link-question-what = Só se essa conta for sua: ambas usarão então as configurações, a casa e os lugares salvos das duas, e qualquer uma poderá exportar tudo, boletins incluídos. settings link off desfaz; cada conta conserva o que nela se fixou ou salvou.
link-question-others = Já está vinculada a { $count ->
    [one] outra conta
   *[other] outras { $count } contas
  }, que compartilhariam tudo isto.
button-link-yes = Sim, vincular
button-link-no = Não, não vincular
link-pending-how = Escreva lá settings link em dez minutos, e aceite. Antes nada se compartilha.
link-refused = Nada foi vinculado.
linked-title = As suas contas estão vinculadas.
linked-what = Compartilham configurações e lugares: { $platforms }. Para desfazer: settings link off.
link-off-word = off|desvincular
unlinked-title = Esta conta já não está vinculada.
unlinked-what = Cada conta tem de novo o que nela se fixou ou salvou, antes do vínculo e depois.
own-port-high = pm|preamar|hw
own-port-title = Salvo: { $name } tem as suas próprias diferenças
own-port-differences = Com as suas diferenças: preamar { $high }; baixa-mar { $low }.
own-port-sill-height = Soleira { $height } acima do nível de redução.
form-port-hw = Preamar: hora e altura
app-description = Preamar e baixa-mar, curvas de maré, tempo, ondas, sol e lua de qualquer lugar do mundo, em respostas que cabem em um celular. Peça /today, /tide ou /weather com um nome, coordenadas ou os seus lugares salvos, e receba boletins às horas que escolher. Em português e em outras línguas. Não serve para a navegação.
privacy-title = O que se guarda sobre você, e por quê
privacy-account = O número da sua conta nesta plataforma: para reconhecer você; e o último dia em que a usou: tudo o que se guarda sobre você é apagado após 18 meses sem uso, a menos que ainda se envie um boletim seu. Na web, onde uma sessão serve de conta, após 30 dias.
privacy-settings = O que escolheu nas configurações, e a sua casa: para responder à sua maneira.
privacy-places = Os lugares que salvou, os últimos cinco por que perguntou e, com o nome, os que escolheu entre homônimos, com cerca de 100 m de precisão, e um ponto só onde o guarda: para lhe poupar a escrita.
privacy-rest = Nenhum outro texto. No registro é um número que muda todos os meses; nada se transmite exceto um nome de lugar desconhecido aqui: procura-se no Open-Meteo, sem uma palavra sobre você, salvo se quem administra o serviço o desativou.
privacy-export-title = Tudo o que se guarda sobre você
privacy-forget-what = Configurações, lugares e boletins apagam-se logo e para sempre. O que se fixou ou salvou em uma conta vinculada fica lá até pedir o mesmo lá. Sem botões, escreva: privacidade esquecer sim.
problem-alert-has-no-times = Isso é um alerta, que chega quando chega o seu momento: não tem horas para mudar. Tente “alerta mudar”, com o seu número.
problem-digest-no-alert = Isso é um boletim, que chega a horas certas. Tente “boletim mover”, com o seu número.
problem-duration-unclear = Não entendo { $text } como duração. Diga por exemplo 6h, 90m ou 2d.
problem-quiet-unclear = Não entendo { $text } como horas de silêncio. Diga por exemplo 22-7, ou off.
problem-command-unknown = Não há nenhum comando “{ $command }”. Tente “ajuda”.
problem-conditions-unknown = Não entendo { $conditions } como condições. Diga por exemplo: baixa-mar abaixo de 0,5 m de dia, vento menos de 12 kn.
problem-coordinates-unclear = “{ $coordinates }” pode ler-se de mais de uma maneira, ou contradiz-se. Tente um número com N ou S e outro com E ou W, como 48.383 N 4.495 W.
problem-could-not-ask = O serviço de dados não responde agora. Tente de novo em alguns minutos.
problem-datum-unknown = “{ $datum }” não é um zero que eu conheça. Tente um de { $known }.
problem-day-out-of-range = Conheço os dias de { $first } a { $last }. Tente um deles.
problem-day-unknown = Não existe o dia “{ $day }”. Tente hoje, amanhã, um dia da semana ou uma data como 2026-11-21.
problem-holiday-unknown = Não se sabe aqui em que dia cai lá esse feriado. Tente uma data como 2026-11-21.
problem-days-out-of-range = Posso dizer de 1 a { $most } dias de cada vez. Tente “3d”.
problem-digest-test-too-soon = Esse boletim foi testado há pouco. Tente de novo em dez minutos.
problem-digest-unknown = Não há aqui um boletim { $number }. Tente “boletim lista”.
problem-digest-place-unknown = Para { $place } não há aqui alertas nem boletins. Tente “boletim lista”.
problem-digest-number-missing = Que boletim? Há vários nesta conversa. Tente “boletim lista”, e depois o número, como “boletim apagar 2”.
problem-digest-own-words = Não posso guardar palavras suas, só enviar em um horário a maré, o tempo, o sol ou a lua de um lugar. Tente “boletim adicionar Brest 07:00”.
problem-digest-what-unfit = “{ $what }” não pode ser um boletim. Tente um comando sobre um lugar, como hoje, maré, sol ou lua.
problem-home-missing = Ainda não me disse onde é a sua casa. Tente “lugar casa Brest”.
problem-key-refused = O serviço de dados recusa a chave deste bot. Quem o administra deve rever DATA_KEY.
problem-lat-out-of-range = A latitude { $lat } não está no globo: vai de -90 a 90. Tente primeiro a latitude, como 48.383,-4.495.
problem-link-code-unknown = Não conheço esse código, ou os seus dez minutos passaram. Tente “settings link” na sua outra conta.
problem-link-none = Esta conta não está vinculada a nenhuma outra.
problem-link-too-often = Tentou-se vezes demais. Espere dez minutos e tente de novo “settings link”.
problem-link-without-point = Nesta ligação não há coordenadas escritas, e eu não abro nenhuma. Tente o nome do lugar, ou coordenadas como 48.383,-4.495.
problem-lng-out-of-range = A longitude { $lng } não está no globo: vai de -180 a 180. Tente primeiro a latitude, como 48.383,-4.495.
problem-minutes-out-of-range = Os minutos e segundos de um ângulo vão de 0 a 59: { $minutes } são demais. Tente com decimais, como 48.383,-4.495.
problem-name-missing = Que nome? Tente “lugar salvar cabana Brest”.
problem-name-unfit = “{ $name }” não pode ser o nome de um lugar: significa outra coisa, ou é longo demais. Tente uma palavra como cabana.
problem-name-unknown = Não tem nenhum lugar chamado “{ $name }”. Tente “lugar lista”.
problem-no-channel = Aqui não há canal. Tente em um grupo ou em um canal de um servidor.
problem-user-anonymous = Aqui não posso saber quem você é, por isso não posso guardar nada para você. Tente onde tiver uma conta.
problem-managers-unknown = O Telegram não responde agora, por isso não posso ver se administra esta conversa. Nada mudou; tente de novo em alguns minutos.
problem-not-manager = Isso é para quem administra este grupo ou canal. Tente “configurações” para você.
problem-option-unknown = “{ $option }” não serve neste comando. Tente “ajuda”.
problem-place-missing = Que lugar? Tente uma localidade ou coordenadas, como “maré Brest”.
place-home-stays = Continua sendo depois desse dia, até você indicar outra: não é possível marcar uma data de fim.
alert-of-surge = Isto não é um aviso de inundação, e uma maré prevista não tem vento nem temporais: siga o serviço oficial (no Brasil, a Marinha e o INMET).
problem-place-names-unavailable = Agora não se podem procurar nomes de lugares. Coordenadas como 48.383,-4.495 e nomes de estações funcionam; tente um nome mais tarde.
problem-place-unknown = Não conheço nenhum lugar chamado “{ $place }”. Tente uma localidade próxima, com o seu país (Brest, França), ou coordenadas como 48.383,-4.495. Para ver o que pode perguntar, escreva “ajuda”.
problem-plus-code-short = { $code } é a forma curta de um plus code, que precisa de uma localidade. Tente “{ $code } Brest”.
problem-postcode-not-looked-up = { $postcode } parece um CEP ou código postal. Esses são procurados on-line, e isso está desativado aqui. Tente o nome da localidade.
problem-quota-used-up = A cota de hoje do serviço de dados esgotou-se. Recomeça às 00:00 UTC.
problem-setting-unknown = “{ $setting }” não é uma configuração. Tente uma de { $known }.
problem-setting-value-unknown = { $setting } não pode ser “{ $value }”. Tente um de { $known }.
problem-sill-missing = A que altura está a soleira ou a barra acima do nível de redução? Diga por exemplo: soleira de 1,2 m com 1,6 m de calado.
problem-store-unavailable = A base de dados não funciona agora, por isso nada se pode consultar nem salvar. Tente de novo em alguns minutos.
tide-lag = { $side ->
    [same] Aqui a preamar chega mais ou menos à mesma hora ({ $source }).
    [earlier] Aqui a preamar chega cerca de { $by } antes ({ $source }).
   *[later] Aqui a preamar chega cerca de { $by } depois ({ $source }).
}
tide-lag-times = Preamar aqui: por volta das { $times }.
problem-tide-inland = { $where } fica no interior: a estação de maré mais próxima, { $station }, está a { $km } km. Tente um lugar na costa, ou “estações { $place }”.
problem-tide-too-far = { $place } fica a { $km } km da estação de maré mais próxima, { $station }: longe demais para valer aqui. Tente “estações { $place }”.
problem-time-missing = A que horas? Tente 07:00, sunrise-1h ou preamar-90m, como “boletim adicionar Brest 07:00”.
problem-time-unknown = “{ $time }” não é uma hora que eu conheça. Tente 07:00, sunrise-1h, preamar-90m ou full moon 18:00.
problem-too-many-digests = Mais de { $most } boletins e alertas são demais. Tente “boletim lista”, e apague um.
problem-too-many-places = Posso salvar { $most } lugares para você. Tente “lugar esquecer” com um deles.
problem-warnings-silent = Não foi possível ler agora os avisos oficiais: não se sabe se há algum. Tente de novo em alguns minutos.
problem-weather-not-asked = O tempo de lá ainda não foi consultado: pergunte-me por ele em uma conversa.
problem-weather-silent = No momento não há previsão do tempo: as fontes não respondem. Tente de novo em alguns minutos; maré, sol e lua continuam disponíveis.
problem-weekdays-unknown = “{ $days }” não são dias que eu conheça. Tente daily, mon-fri ou sat,sun.
problem-zone-unknown = Não existe o fuso horário “{ $zone }”. Tente UTC ou America/Sao_Paulo.
bug = Algo deu errado aqui, e a culpa não é sua. Referência para quem administra este bot: { $reference }
button-share-location = 📍 Compartilhar a minha localização
telegram-open-chat-first = Abra primeiro uma conversa comigo: o que pediu é só para você, e não posso escrever-lhe antes de me escrever.
telegram-share = Compartilhar
headline-event = { $side ->
     [in] { $event } { $day }: { $time }, em { $by }.
     [ago] { $event } { $day }: { $time }, há { $by }.
    *[then] { $event } { $day }: { $time }.
}
headline-next-turn = { $phase ->
     [springs] Próximas marés de sizígia: { $day }.
     [weaker-springs] Marés de sizígia mais fracas, com a Lua longe: { $day }.
     [neaps] Próximas marés de quadratura: { $day }.
     [tropic] Próximas marés tropicais: { $day }.
    *[equatorial] Próximas marés equatoriais: { $day }.
}
headline-next-water = Próxima { $water }: { $time }, { $height }, em { $in }.
headline-next-water-after = Próxima { $water } depois das { $after }: { $time }, { $height }, em { $in }.
headline-remaining = { $step ->
     [then] { $kind ->
         [high] Depois sobe { $by }, até { $height } na preamar, { $time }.
        *[low] Depois desce { $by }, até { $height } na baixa-mar, { $time }.
        }
    *[now] { $kind ->
         [high] Ainda sobe { $by }, até { $height } na preamar, { $time }.
        *[low] Ainda desce { $by }, até { $height } na baixa-mar, { $time }.
        }
}
headline-state = { $state ->
     [near-high] perto da preamar
     [near-low] perto da baixa-mar
     [rising] enchendo
    *[falling] vazando
}
headline-when = { $way ->
     [rising] Enchendo
    *[falling] Vazando
}
headline-way = { $way ->
     [rising] enchendo
    *[falling] vazando
}
headline-state-far = { $state ->
     [ebb] Está vazando, mas ainda alta: { $line }
    *[flood] Está enchendo, mas ainda baixa: { $line }
}
headline-stand-none = { $kind ->
     [high] Não se conhece aqui uma preamar que dure.
    *[low] Não se conhece aqui uma baixa-mar que dure.
}
headline-stand-near = { $kind ->
     [high] A menos de { $height } da preamar { $day }: { $value }.
    *[low] A menos de { $height } da baixa-mar { $day }: { $value }.
}
picture-phase-springs = sizígia
picture-phase-neaps = quadratura
picture-phase-making = crescendo
picture-phase-taking-off = diminuindo
picture-phase-growing = crescendo
picture-phase-shrinking = diminuindo
now-rising = enchendo
now-falling = vazando
page-near = Perto de você
page-astronomical = A maré é a astronômica: o vento e a pressão podem subir ou baixar a água.
terms-title = Condições de uso
terms-navigation = O Bellbuoy não serve para a navegação. Mostra marés astronômicas, calculadas com constantes harmônicas, e previsões de serviços meteorológicos públicos; o vento, a pressão e os erros de ambas podem mudar o que encontrar. Use tabelas, cartas e avisos oficiais para toda a decisão de que dependa a segurança.
terms-service = É gratuito e oferecido tal como está: sem promessa de estar sempre, completo ou correto. Quem administra este serviço pode limitar ou terminar o seu uso, por exemplo a quem o sobrecarregue.
terms-privacy = O que se guarda sobre você está em Privacidade.
terms-support = Ajuda e contato
privacy-page-description = O que o Bellbuoy guarda sobre você, por quê, e como apagar.
privacy-page-how = Para ver ou apagar, envie privacy export ou privacy forget onde usa o bot: no Discord e no Telegram como /privacy. Acontece na hora.
page-ask-description = Preamar e baixa-mar, vento, ondas, sol e lua de qualquer lugar no mar ou na costa. Pergunte com as suas palavras.
page-examples = maré Santos amanhã|tempo em Salvador|a que horas é a preamar no Recife?|ondas em Florianópolis este fim de semana|pôr do sol no Rio de Janeiro|lua cheia em Fortaleza
dashboard-lead-closed = Entre para ver as suas chaves e o que usam. As chaves novas são criadas por quem administra este serviço.
dashboard-email = E-mail
dashboard-passphrase = Senha
dashboard-register-keeps = Ficam guardados o endereço, um resumo da senha, as suas chaves e o que elas usam. Nenhum e-mail é enviado: se a senha se perder, quem administra este serviço pode criar um endereço onde você escolhe outra.
dashboard-sign-in-failed = O endereço e a senha não coincidem.
dashboard-email-unfit = Isso não é um endereço de e-mail.
dashboard-passphrase-unfit = A senha é curta demais ou longa demais.
dashboard-passphrase-wrong = A senha não está certa.
dashboard-key-example = Tela do porto
dashboard-too-many-keys = Tem tantas chaves quantas uma conta pode ter em um dia.
dashboard-rotate-why = Uma chave nova toma o lugar desta, com o mesmo nome e cota. A antiga termina em cinco segundos.
dashboard-link = Um link por e-mail
dashboard-link-why = { $registration ->
    [open] Para uma conta nova, ou se você perdeu a senha: um e-mail traz um endereço onde você a escolhe. Guardam-se o endereço, um resumo da senha, suas chaves e o que usam.
   *[closed] Se você perdeu a senha: um e-mail traz um endereço onde você escolhe outra.
}
dashboard-link-send = Enviar o link
dashboard-link-sent = O e-mail está a caminho, se esse endereço tem uma conta ou pode ter. Veja também no spam.
mail-link-subject = Escolha sua senha
mail-link-text = Neste endereço você escolhe a senha da sua conta do serviço de dados. Serve uma vez, dentro de um dia:
    { $link }
    Se não foi você que pediu, deixe este e-mail como está: nada muda.
recovery-title = Uma senha nova
recovery-lead = Escolha uma senha e você já entra. Este endereço serve uma vez; todas as outras sessões da conta terminam.
recovery-over = Este endereço já foi usado, ou é antigo demais. Peça outro.
operator-invited = Este endereço deixa-o entrar como administrador, uma vez.
when-wanted-for = Limites para { $what } (mudam-se com “{ $command }”): { $conditions }.
when-window = { $course ->
    [open] { $mark ->
        [good] { $until }まで良好。
        [look] { $until }まで、まずまず。
       *[next] いま条件に合っています（{ $until }まで）。
    }
   *[ahead] { $mark ->
        [good] Bom: { $when }, em { $in }.
        [look] Razoável: { $when }, em { $in }.
        [news] Vem: { $when }, em { $in }.
       *[next] Próximo: { $when }, em { $in }.
    }
}
when-unsure = Nenhum momento seguro até { $until }: a preamar atinge { $needed }, mas a maré só é conhecida aqui com um erro de { $minutes } min e { $error }.
when-rising = maré enchendo
when-falling = maré vazando
when-event = { $form ->
     [around] { $event ->
         [high] da preamar
         [low] da baixa-mar
        *[slack] do estofo
        }
    *[at] { $event ->
         [high] preamar
         [low] baixa-mar
        *[slack] estofo
        }
}
when-light-astronomical = crepúsculo astronômico
preset-how = Mude uma com, por exemplo, atividade salvar surfe vento menos de 20 kn; volte atrás com atividade repor surfe.
preset-rule = A regra: um veredito errado move o único limite que o decidiu, um passo que se note, e mais nenhum. Desfazer repõe-no.
map-keys = Dois dedos ou o mouse movem o mapa e ampliam-no; as setas, + e − também. Enter abre o que está no centro.
map-clocks-lead = Cada registro é comparado com os que o rodeiam e com o modelo de maré. Estes estavam adiantados ou atrasados por igual em todas as linhas, como por um relógio errado.
map-datum = Nível de redução
map-record = Registro
calendar-subscribe = Assine este endereço no seu programa de calendário, e os próximos { $count } dias estarão sempre nele: { $url }
calendar-file = Os próximos { $count } dias como arquivo para o seu programa de calendário.
calendar-link = Assinar
calendar-springs = Marés de sizígia, { $height }
calendar-weaker-springs = Marés de sizígia mais fracas, com a Lua longe, { $height }
bots-lead = As mesmas respostas onde fala com outros: marés, tempo, sol e lua, quando as pedir ou toda manhã.
bots-discord-account = Usá-lo em toda parte
bots-discord-steps = Adicione o bot a um servidor, ou à sua conta para o ter em cada conversa.|Escreva /tide e escolha um lugar, ou /today para tudo de uma vez.|Use os botões sob uma resposta para os dias seguintes e para tempo, ondas, sol e lua.|Salve o seu porto com /place home: assim não é preciso dizer um lugar.|Receba uma resposta toda manhã com /digest add.|Escolha idioma, unidades e zero com /settings; /privacy mostra e apaga o que se guarda.
bots-telegram-steps = Abra a conversa e toque em Iniciar.|Escreva um lugar, uma pergunta como “preamar em Brest amanhã”, ou envie uma localização.|Use os botões sob uma resposta para os dias seguintes e para tempo, ondas, sol e lua.|Salve o seu porto com /place home Brest: assim não é preciso dizer um lugar.|Receba uma resposta toda manhã: /digest Brest 07:00.|Em um grupo, comece com uma barra ou mencione o bot. /privacy mostra e apaga o que se guarda.
explain-known = Posso explicar, por exemplo: marés de quadratura, estofo, nível de redução, coeficiente, período, regra dos duodécimos.
explain-two-tides = A Lua levanta dois bojos de água, um para ela e outro no lado oposto, e a maioria das costas passa por ambos em um dia lunar de 24 h 50. Onde a forma da bacia amortece um, como no golfo do México, há só uma maré por dia.
explain-later-tides = As marés chegam cerca de 50 minutos mais tarde cada dia, porque a Lua avança na sua órbita enquanto a Terra gira uma vez. Uma preamar segue-se a outra cerca de 12 h 25 depois.
explain-tide-size = Quanto o mar sobe e desce depende da forma da costa e do fundo: os funis e as plataformas rasas, como o canal de Bristol, aumentam a maré; os mares fechados e os lugares perto de um nodo da onda quase não a têm. Com lua cheia e nova é maior em toda parte.
explain-king-tide = Chama-se assim a uma das maiores marés de sizígia do ano: a lua cheia ou nova coincide com a maior aproximação da Lua à Terra. O nome é popular, não científico.
explain-twelfths = A regra dos duodécimos estima o nível entre baixa-mar e preamar: nas seis horas o mar sobe 1, 2, 3, 3, 2 e 1 duodécimos da amplitude. Vale para costas de maré regular; onde é assimétrica, como no Solent, falha.
explain-current = A corrente de maré é o movimento horizontal da água que acompanha a maré: o rumo é para onde vai, a velocidade dá-se em nós. É mais forte nos estreitos e junto aos cabos, e em marés de sizígia.
explain-lat = LAT, a mínima baixa-mar astronômica, é o nível mais baixo que se pode prever só pela maré no seu ciclo de 18,6 anos. A maioria das cartas europeias conta a partir dele; o vento e as altas pressões podem levar o mar abaixo.
explain-hat = HAT, a máxima preamar astronômica, é o nível mais alto que se pode prever só pela maré no seu ciclo de 18,6 anos. A altura livre sob as pontes conta-se muitas vezes a partir dele; uma maré meteorológica pode ultrapassá-lo.
explain-msl = MSL, o nível médio do mar, é a altura média do mar ao longo de muitos anos. As alturas de maré acima dele são menores do que acima do nível de redução, e negativas na baixa-mar.
explain-mean-levels = São médias de muitos anos: MHWS e MLWS são a preamar e a baixa-mar médias de sizígia, MHWN e MLWN as de quadratura, MHW e MLW as de todas. Uma maré acima de MHWS é grande.
explain-drying-height = É o que um banco ou uma rocha descobre acima do nível de redução; as cartas sublinham-no. A água que tem por cima é a altura da maré menos esse número.
explain-double-high-water = Onde as águas rasas deformam a maré, como em Southampton, a preamar chega duas vezes ou mantém-se durante horas; a dupla baixa-mar de Portland é o mesmo no outro extremo.
explain-making = As marés crescem enquanto a sua amplitude aumenta de um dia para o outro, da quadratura à sizígia. O contrário, da sizígia à quadratura, é diminuir.
explain-taking-off = As marés diminuem enquanto a sua amplitude baixa de um dia para o outro, da sizígia à quadratura. O contrário, da quadratura à sizígia, é crescer.
explain-storm-surge = A maré meteorológica é a subida do mar acima da maré prevista pelo vento e pelas baixas pressões, cerca de 1 cm por cada hPa abaixo do normal. Nem as tabelas nem o Bellbuoy a incluem.
explain-tidal-bore = A pororoca é uma onda que sobe um rio quando começa a enchente, onde uma grande maré entra em um estuário raso que se estreita, como o do Araguari ou o do Severn. É mais alta nas marés de sizígia.
explain-overfalls = Os escarcéus de corrente são águas íngremes que quebram onde uma corrente forte encontra um baixio, um cabo ou outra corrente. São piores em marés de sizígia com vento contra a corrente.
explain-rip-current = Uma corrente de retorno é um fluxo estreito e rápido da praia para fora, por onde volta a água que as ondas trazem: não é a maré, e se reconhece por um corredor mais calmo e escuro entre as ondas que quebram, muitas vezes com espuma ou areia saindo. Quem cai nela nada ao longo da praia, não contra ela.
explain-twilight = O crepúsculo é a luz com o sol abaixo do horizonte: civil até 6° (pode ler-se na rua), náutico até 12° (ainda se vê o horizonte do mar), astronômico até 18°. Abaixo disso é noite cerrada.
explain-supermoon = Uma superlua é uma lua cheia ou nova com a Lua perto do seu ponto mais próximo da Terra: vê-se até 14 % maior do que no mais distante. As marés de sizígia de então são maiores.
explain-times = Todas as horas são as do relógio do lugar, com horário de verão onde existe; as últimas linhas de uma resposta nomeiam o fuso, como em “America/Sao_Paulo (UTC-3)”. Só onde não se conhece o lugar, como nas fases da lua, as horas são UTC.
explain-port-times = A maré é uma onda que percorre a costa e cada mar ao seu ritmo, mais depressa em água funda. Por isso a preamar chega mais cedo ou mais tarde de porto para porto, com horas de diferença no fundo das baías e dos estuários; entre dois portos a diferença é quase a mesma todos os dias.
explain-wave-sets = As ondas de ondulação vêm em séries (sets): três a oito maiores seguidas e depois uns minutos de calma, porque trens de ondas de períodos parecidos se somam e se anulam. Veja o mar dez minutos antes de entrar.
explain-rogue-wave = Uma onda gigante ou anômala tem mais do dobro da altura significativa das outras, quando vários trens de ondas se somam, sobretudo contra uma corrente. Em praias e rochas uma onda pode subir muito mais do que as anteriores: nunca vire as costas ao mar.
explain-longshore-current = Uma corrente de deriva litoral corre ao longo da praia quando as ondas chegam oblíquas. Arrasta banhistas e areia, mais depressa quanto mais altas e oblíquas forem; num esporão, numa falha ou num cabo vira muitas vezes para o largo como corrente de retorno.
explain-surf-break = Num beach break as ondas quebram sobre bancos de areia que mudam, num reef break sobre rocha ou coral, num point break ao longo de uma ponta, longas e para um lado. Uma onda que fecha (close-out) quebra de uma vez em todo o comprimento e não dá para surfar.
explain-constituents = Uma maré calcula-se como a soma de dezenas de ondas regulares, as constituintes harmônicas: M2 da Lua (12 h 25 min), S2 do Sol (12 h), K1 e O1 de cerca de um dia, e outras. O seu tamanho e atraso num lugar vêm de um ano ou mais de medições.
explain-tidal-gate = Uma porta de maré é um cabo, um estreito ou uma barra que só se passa bem durante algumas horas de cada maré, quando a corrente vai a favor ou para, ou há água suficiente. A travessia planeja-se para lá estar a tempo.
explain-thermocline = Uma termoclina é a camada de poucos metros em que a água esfria muito para baixo, sobretudo no verão entre 5 e 30 m. Quem mergulha sente-a logo; o vento do mar afunda-a e o de terra levanta-a.
explain-intertidal = A zona entremarés é a margem entre preamar e baixa-mar, que cada maré cobre e descobre: quanto maior a amplitude, mais larga. Em marés de sizígia a parte mais baixa fica a descoberto cerca de uma hora à volta da baixa-mar.
picture-height-in = { $height }, em { $in }
page-subscribe = Assinar o calendário
command-warnings-description = Avisos oficiais de vento, mar e tempo em um lugar, tal como são emitidos
problem-surge-unknown = { $place }: não há perto nenhum marégrafo cuja maré meteorológica se conheça. Das inundações avisa o serviço oficial (no Brasil, a Marinha e o INMET).
when-of-surge = maré meteorológica
present-fair = Poucas nuvens
present-cloudy = Muitas nuvens
page-now-line = Agora em uma linha
page-frame = Quadro para uma página web
weather-uv = { $index } ({ $level ->
     [extreme] extremo
     [very-high] muito alto
     [high] alto
     [moderate] moderado
    *[low] baixo
})
tide-covered-way = Em torno da preamar o mar cobre a passagem aqui. Não se sabe aqui quando dá para passar: pergunte no local ou siga os horários publicados; a pé, saia com a vazante e volte antes que a maré suba.
when-tide-alone = É só a maré: o vento e a pressão sobem ou baixam a água, e à profundidade de um lugar se soma a da carta, ou se tira o que ali descobre.
