# 日本語。用語: 海上保安庁海洋情報部（満潮、干潮、大潮、小潮、転流、最低水面）、気象庁（潮位、うねり、風浪、視程）。

# コマンド。最初の名前が表示され、どれも通じる。
command-today-name = 今日
command-today-description = ある場所の潮、天気、海、太陽、月をまとめて
command-tide-name = 潮汐|潮|満潮|干潮
command-tide-description = 満潮と干潮、いまの潮の状態
command-weather-name = 天気|風|予報
command-weather-description = 風、雨、気温。いま、3時間ごと、翌日以降
command-waves-name = 波|海|サーフィン
command-waves-description = 波の高さ、周期、向き、うねり、水温、海流
command-current-name = 潮流|流れ|転流
command-current-description = 転流の時刻、上げ潮流と下げ潮流の最強時、いまの流れ
command-sun-name = 太陽
command-sun-description = 日の出と日の入り、昼の長さ、薄明
command-moon-name = 月
command-moon-description = 月の満ち欠け、月の出、月の入り、次の月相
command-when-name = いつ
command-when-description = 潮、天気、空が条件に合う次の時間
command-stations-name = 観測所|検潮所
command-stations-description = 近くの検潮所と、その予測の精度
command-calendar-name = カレンダー|ics
command-calendar-description = 潮、大潮、月の満ち欠けを自分のカレンダーに
command-digest-name = 配信|定期配信
command-digest-description = 決めた時刻に自動で届く答え
command-digest-list-name = 一覧|見る
command-digest-list-description = このチャットの配信と、最近の結果
command-digest-add-name = 追加|新規
command-digest-add-description = 決めた時刻にここで答えを受け取る
command-digest-pause-name = 一時停止|止める
command-digest-pause-description = 再開するまで配信を送らない
command-digest-resume-name = 再開|続ける
command-digest-resume-description = 止めた、または終わった配信を再開する
command-digest-remove-name = 削除|消す|取り消し
command-digest-remove-description = 配信を削除する
command-digest-test-name = 試す|テスト
command-digest-test-description = 配信をいま送って、届くか確認する
command-digest-move-name = 変更|移す
command-digest-move-description = 配信の時刻を変える、または別のチャットから移す
command-alert-name = アラート|通知
command-alert-description = 潮、天気、空が条件に合うときにお知らせを受け取る
command-alert-list-name = 一覧|見る
command-alert-list-description = このチャットのアラート
command-alert-add-name = 追加|新規|見張る
command-alert-add-description = 条件に合う時間が来る、変わる、なくなるときにお知らせを受け取る
command-alert-change-name = 変更|編集
command-alert-change-description = アラートの条件、時間、場所を変える
command-alert-pause-name = 一時停止|止める
command-alert-pause-description = 再開するまでアラートを送らない
command-alert-resume-name = 再開|続ける
command-alert-resume-description = 止めた、または終わったアラートを再開する
command-alert-remove-name = 削除|消す|取り消し
command-alert-remove-description = アラートを削除する
command-settings-name = 設定
command-settings-description = 答えの言語、単位、時計、基準面
command-place-name = 場所
command-place-description = 自分の場所。自宅と、自分で付けた名前
command-place-list-name = 一覧|見る
command-place-list-description = 自宅と、保存した場所
command-place-save-name = 保存|追加
command-place-save-description = 場所に自分の名前を付ける
command-place-home-name = 自宅
command-place-home-description = 場所を言わないときに使う場所
command-place-forget-name = 忘れる|削除
command-place-forget-description = 保存した場所、または自宅を忘れる
command-place-port-name = 港|改正数
command-place-port-description = 保存した港の改正数。時刻と高さ、入口の高さ、喫水
command-preset-name = 活動
command-preset-description = サーフィンなどの活動と、その目安
command-preset-list-name = 一覧|見る
command-preset-list-description = すべての活動とその目安。自分で変えたものには印
command-preset-save-name = 保存|変更
command-preset-save-description = 活動の目安を決める。風15ノット未満など
command-preset-reset-name = 戻す|忘れる
command-preset-reset-description = 活動の目安を最初の値に戻す
command-privacy-name = プライバシー
command-privacy-description = 保存しているものと、その見かた、消しかた
command-help-name = ヘルプ
command-help-description = 質問できること
command-about-name = 情報
command-about-description = Bellbuoyについてと、データの出典

option-place-name = 場所
option-place-description = 地名、または48.383,-4.495のような座標
option-day-name = 日
option-day-description = 今日、明日、曜日、2026-11-21のような日付、または+3
option-days-name = 日数
option-days-description = 続けて何日分か
option-datum-name = 基準面
option-datum-description = 高さを測る基準の面
option-conditions-name = 条件
option-conditions-description = 日中の干潮0.5m以下、風12ノット未満など
option-lead-name = 事前
option-lead-description = どのくらい前に知らせるか。6h、90m、2d。なければ1日前
option-moved-name = ずれ
option-moved-description = 始まりか終わりがこれ以上ずれたら知らせる。なければ1h
option-cooldown-name = 間隔
option-cooldown-description = 知らせたあと、別の時間について知らせない間。なければ6h
option-quiet-name = 静音
option-quiet-description = 知らせない時間帯。なければ22-7、offで無し
option-preset-name = 活動
option-preset-description = 条件が決まっている活動
option-name-name = 名前
option-name-description = 自分で付ける名前。小屋など
option-time-name = 時刻
option-time-description = 07:00、07:00,19:00、sunrise-1h、high tide-90m、full moon 18:00など
option-weekdays-name = 曜日
option-weekdays-description = daily、mon-fri、sat,sun。なければ毎日
option-what-name = 内容
option-what-description = コマンドと選択肢。潮汐 2dなど。なければ今日
option-zone-name = 時間帯
option-zone-description = UTCなどのタイムゾーン。なければその場所のもの
option-number-name = 番号
option-number-description = 配信かアラートの番号。一覧にある
option-language-name = 言語
option-language-description = 答えの言語
option-units-name = 単位
option-units-description = すべての単位をまとめて
option-height-name = 高さ
option-height-description = 高さと波の単位
option-wind-name = 風
option-wind-description = 風の単位
option-temperature-name = 気温
option-temperature-description = 温度の単位
option-pressure-name = 気圧
option-pressure-description = 気圧の単位
option-distance-name = 距離
option-distance-description = 距離の単位
option-clock-name = 時計
option-clock-description = 24時間、または12時間
option-for-name = 対象
option-for-description = 自分だけか、このチャンネルの全員か
option-action-name = 操作
option-action-description = すべて見る、またはすべて消す

# どの場所
choice-namesakes = どの{ $place }ですか？
choice-area = { $place }のどこですか？
choice-misspelled = 「{ $place }」という場所が見つかりませんでした。{ $count ->
    [1] { $first }のことですか？
   *[other] 次のどれかですか？
  }
place-at-sea = 海辺
place-from-sea = 海から{ $distance }

day-short-weekdays = 日|月|火|水|木|金|土
time-dawn = 夜明け
time-sunrise = 日の出
time-sunset = 日の入り|日没
time-dusk = 日暮れ
time-moonrise = 月の出
time-moonset = 月の入り
time-high = 満潮
time-low = 干潮
time-new = 新月
time-first-quarter = 上弦
time-full = 満月
time-third-quarter = 下弦
weekdays-daily = 毎日
weekdays-weekend = 週末

# 方位と単位
hemispheres = N|E|S|W
compass = 北|北北東|北東|東北東|東|東南東|南東|南南東|南|南南西|南西|西南西|西|西北西|北西|北北西
day-first = 1
unit-nautical-miles = 海里
unit-knots = ノット
duration-minutes = { $min }分
duration-hours = { $h }時間{ $min }分
duration-days-ahead = { $days }日
percent = { $value }%
distance-less = { $distance }未満
place-near = { $place }の{ $direction }{ $distance }
place-in = { $area } { $place }
place-stands-for = { $place }（{ $area }として）
zone-at-sea = 海上時間帯{ $offset }

# 潮
tide-title = 潮汐: { $place }
tide-title-mouth = { $kind ->
    [gauge] 河口側の潮汐: { $station }（{ $place }）
   *[other] 河口の潮汐: モデルEOT20（{ $place }）
}
tide-now = { $way ->
     [rising] 上げ潮
    *[falling] 下げ潮
}{ $source ->
    [measured] {""}
   *[predicted] {""}、{ $level }
}。{ $water }{ $time }、{ $height }、あと{ $in }。
high-water = 満潮
low-water = 干潮
tide-none-that-day = { $day }: 満潮も干潮もありません。
tide-none-ahead = { $day }: このあと満潮も干潮もありません。
tide-range = 潮差
tide-coefficient = 潮汐係数（ブレスト）
tide-next-big = 次に係数が100以上になる日（ブレスト）: { $list }。
tide-phase = 潮回り
tide-highest = 最高潮位
tide-lowest = 最低潮位
tide-days-springs = 大潮
tide-days-weaker-springs = 弱めの大潮
tide-days-neaps = 小潮
tide-names = 大潮|大潮|大潮|大潮|中潮|中潮|中潮|小潮|小潮|小潮|長潮|若潮|中潮|中潮|中潮
tide-phase-springs = 大潮
tide-phase-neaps = 小潮
tide-phase-making = 大潮に向かう
tide-phase-taking-off = 小潮に向かう
tide-far-station = 最寄りの検潮所: { $station }（{ $distance }）。ここでは時刻も潮位も大きく違うことがあります。
tide-inland = { $place }は内陸です。検潮所{ $station }（{ $distance }）の潮汐を示します。
tide-river = { $kind ->
    [gauge] { $place }は川の上流側です。これは河口側の検潮所{ $station }（海路で{ $distance }）の時刻です。
   *[other] { $place }は川の上流側です。これは河口の時刻です（モデルEOT20）。
}ここの潮はそれより遅く、何時間も遅れることがあります。
tide-dammed = { $place }は{ $dam }の内側にあり、{ $tide ->
    [none] 潮の干満はありません
   *[damped] 潮位差は小さく、時刻も異なります
}（{ $source }）。{ $kind ->
    [model] 示す時刻は外側のものです（モデルEOT20）。
   *[other] 示す時刻は外側の{ $station }のものです。
}
tide-lag = { $side ->
    [same] ここの満潮はほぼ同じ時刻です（{ $source }）。
    [earlier] ここの満潮は約{ $by }早くなります（{ $source }）。
   *[later] ここの満潮は約{ $by }遅くなります（{ $source }）。
}
tide-lag-times = ここの満潮は{ $times }ごろです。
tide-between = { $place }は二つの海の間にあります。近いほうの海の潮汐を示します。
tide-sheltered = 最寄りの検潮所: { $station }（海路で{ $distance }）。湾や潟では数km離れると潮が変わります。
tide-no-model = 最寄りの検潮所: { $station }（海路で{ $distance }）。ここでは時刻と潮位が違うことがあります。
tide-other-differs = { $station }の潮は{ $by }{ $side ->
    [earlier] 早い
   *[later] 遅い
  }です。
tide-strong-stream = { $kind ->
    [other] ここは潮汐によらない流れが強い所です。最大{ $rate }（{ $name }、{ $source }による）。
   *[tidal] ここは潮流が強い所です。最大{ $rate }（{ $name }、{ $source }による）。
  }
tide-strong-stream-unrated = ここは潮流が強い所です（{ $name }）。流速は確認できていません。水路誌を確認してください。
tide-covered-way = ここの道は満潮の前後に海に沈みます。渡れる時刻はここではわかりません。現地で確かめるか、公表された時刻に従ってください。歩くなら下げ潮のうちに出発し、潮が満ちてくる前に戻ってください。
tide-hardly = この数日の潮差は{ $range }だけです。潮よりも風と気圧で海面が大きく変わります。
tide-accuracy-value = 精度の目安: 似た条件の9割で誤差は±{ $minutes }分、±{ $height }以内。
tide-accuracy-hours = 精度の目安: 時刻は1時間以上ずれることがあります。潮位の誤差は±{ $height }。
answer-stale = 最後の取得は{ $days ->
    [0] 今日
   *[other] { $days }日前
  }。データサービスからそれより新しいものはまだ届いていません。

datum-hat = 最高天文潮位
datum-mhhw = 平均高高潮面
datum-mhw = 平均高潮面
datum-msl = 平均水面
datum-mlw = 平均低潮面
datum-mllw = 平均低低潮面
datum-lat = 最低天文潮位
datum-zh = { $country ->
    [FR] フランスの基本水準面
    [PT] ポルトガルの基本水準面
   *[other] 基本水準面
}
datum-cd = 最低水面
datum-nllw = 略最低低潮面
datum-zmps = プンタ・デッラ・サルーテの検潮儀零点（ベネチア、1897年の海面）
datum-nap = オランダの水準基準面

# 太陽
sun-title = 太陽: { $place }、{ $day }
sun-title-days = 太陽: { $place }
sun-rise = 日の出
sun-set = 日の入り
sun-noon = 南中
sun-day-length = 昼の長さ
sun-longer = 前日より{ $by }長い
sun-shorter = 前日より{ $by }短い
sun-next-rise = 日の出は{ $time }、あと{ $in }。
sun-next-set = 日の入りは{ $time }、あと{ $in }。
sun-coming = { $time }、あと{ $in }
sun-rise-and-set = 日の出は{ $rise }、日の入りは{ $set }。
sun-set-and-rise = 日の入りは{ $set }、日の出は{ $rise }。
sun-only-rise = 日の出は{ $rise }。この日は沈みません。
sun-only-set = 日の入りは{ $set }。この日は昇りません。
sun-polar-day = 白夜: 一日中沈みません。
sun-polar-night = 極夜: 太陽は昇りません。
sun-first-light = 明るくなる時刻（常用薄明の始まり）
sun-last-light = 暗くなる時刻（常用薄明の終わり）
sun-twilight = 薄明（朝、夕）
sun-nautical-twilight = 航海薄明（朝、夕）
sun-astronomical-twilight = 完全に暗い時間（太陽が地平線下18°）
sun-civil = 常用薄明
sun-nautical = 航海薄明
sun-astronomical = 天文薄明

# 月
moon-title = 月: { $place }、{ $day }
moon-title-anywhere = 月の満ち欠け
sun-title-anywhere = 季節
moon-title-days = 月: { $place }
moon-now = { $phase }、輝面比{ $lit }。
moon-age = 月齢: { $age }。
moon-new = 新月
moon-waxing-crescent = 三日月（新月から上弦）
moon-first-quarter = 上弦
moon-waxing-gibbous = 満ちていく月（上弦から満月）
moon-full = 満月
moon-waning-gibbous = 欠けていく月（満月から下弦）
moon-third-quarter = 下弦
moon-waning-crescent = 有明の月（下弦から新月）
moon-rise = 月の出
moon-set = 月の入り
moon-no-rise = この日は月が昇りません。
moon-no-set = この日は月が沈みません。
moon-up-all-day = 月は一日中、地平線の上にあります。
moon-down-all-day = 月は一日中、地平線の下にあります。
moon-next-phases = 次の月相
sun-golden = ゴールデンアワー
sun-golden-definition = （太陽が地平線下4°から上6°）
sun-blue = ブルーアワー
sun-blue-definition = （太陽が地平線下6°から4°）
sun-march-equinox = 春分
sun-june-solstice = 夏至
sun-september-equinox = 秋分
sun-december-solstice = 冬至
moon-distance = 距離
moon-nearest = { $distance }、最も近い{ $when }
moon-farthest = { $distance }、最も遠い{ $when }
moon-supermoon = 満月（スーパームーン）
eclipses-next = ここで見える次の食
eclipse-moon = { $kind }月食
eclipse-sun = { $kind }日食
eclipse-partial = 部分
eclipse-annular = 金環
eclipse-total = 皆既
eclipse-course = 面積の{ $covered }が欠ける、{ $from }〜{ $to }{ $phase ->
     [full] （最大の状態は{ $length }）
     [below] （食の最大は地平線の下）
    *[part] {""}
}
planets-up = 夜に見える惑星
planet-brightest = いちばん明るい惑星
planet-mercury = 水星
planet-venus = 金星
planet-mars = 火星
planet-jupiter = 木星
planet-saturn = 土星

# 観測所
stations-title = 近くの検潮所: { $place }
stations-datum = 最低水面
stations-source = 出典
stations-quality = 予測
stations-harmonic = その検潮所の調和定数から
stations-subordinate = 標準港からの改正
stations-clock = 時計
stations-note = 選ぶとその潮汐が見られます。最寄りの検潮所が最良とは限りません。川の上流や岬の向こうでは潮が違います。
stations-streams = 潮流の観測点。選ぶと転流が見られます:

# 今日
today-title = { $place }、{ $day }
today-no-weather = いまは天気のデータを取得できません。情報源が応答していません。数分後にもう一度試してください。
today-at-noon = 正午: { $weather }
today-wind-and-sea = 風と海
today-no-station = 100 km以内に検潮所がないため、潮汐は分かりません。

# 天気
weather-title = 天気: { $place }
weather-none-that-day = { $day }までの予報はありません。
weather-force = 風力{ $force }
weather-speed-force = { $speed }（風力{ $force }）
weather-wind = { $direction }の風{ $speed }
weather-wind-gusts = { $direction }の風{ $speed }、最大瞬間{ $gust }
weather-gusts = 最大瞬間{ $gust }
weather-sentence = { $sentence }。
weather-rain = 1時間に{ $amount }の雨
weather-cloud = 雲量{ $cover }
weather-visibility = 視程{ $distance }
trend-steady = 変化なし
trend-rising-slowly = ゆっくり上昇
trend-rising = 上昇
trend-rising-quickly = 速く上昇
trend-rising-very-rapidly = 非常に速く上昇
trend-falling-slowly = ゆっくり下降
trend-falling = 下降
trend-falling-quickly = 速く下降
trend-falling-very-rapidly = 非常に速く下降
weather-strongest = 最も強い風
weather-feels-like = { $temperature }（体感 { $felt }）
weather-from = { $from }から{ $value }
weather-shore = { $wind }、{ $shore ->
     [on] オンショア
     [off] オフショア
    *[cross] サイドショア
}
weather-uv-hour = UVインデックス{ $uv }
weather-uv = { $index }（{ $level ->
     [extreme] 極端に強い
     [very-high] 非常に強い
     [high] 強い
     [moderate] 中程度
    *[low] 弱い
}）
weather-at = { $what }、{ $time }
weather-rain-of-day = これからの雨（各行は次の行の時刻までの量）
weather-outlook = 翌日以降

# 波。気象庁の予報用語（波の高さ）。
waves-title = 海: { $place }
waves-none = { $place }の波の予報はありません。内陸か、海から離れすぎています。
waves-none-that-day = { $day }: 予報なし。
waves-now = { $state }: { $waves }。
sea-states = 鏡のようになめらか|おだやか|おだやかなほう|多少波がある|波がやや高い|波が高い|しけ|大しけ|猛烈なしけ|猛烈なしけ
waves-swell = うねり
waves-swell-cell = うねり{ $height }
waves-wind-sea = 風浪
waves-water = 水温
waves-current = 海流
waves-current-sets = { $speed }、{ $direction }へ

# 潮流
current-title = 潮流: { $place }
current-slack = 転流
current-flood = 上げ潮流
current-ebb = 下げ潮流
current-weakest-flood = 最も弱い上げ潮流
current-weakest-ebb = 最も弱い下げ潮流
current-then-flood = その後は上げ潮流
current-then-ebb = その後は下げ潮流
current-now = いま: { $rate }。
current-at = { $time }: { $rate }。
current-flood-rate = 上げ潮流、{ $rate }
current-ebb-rate = 下げ潮流、{ $rate }
current-slack-now = 転流
current-next-slack = 転流{ $time }、あと{ $in }。
current-none-that-day = { $day }: 流れは変わらず、最強にもなりません。
current-far = これは観測点{ $station }（{ $distance }）の潮流です。岬を一つ越えると向きが違うことがあります。
current-station = 観測点{ $station }。
current-station-distance = 観測点{ $station }、{ $distance }。
current-subordinate = 基準の観測点からの改正。
current-limits = 潮流だけで、風や川の流れは含みません。深さは流速計の深さで、データには示されていませんが、多くは表層です。転流と最強流の時刻は30分、まれに1時間ずれることがあります（NOAA）。
current-none-near = 近くに潮流の観測点がありません。潮流が分かるのは米国の水域だけです。
current-race-near = 近くに流れの強い所があります（{ $distance }）: { $name }、最大{ $rate }（{ $source }による）。
current-race-near-unrated = 近くに流れの強い所があります（{ $distance }）: { $name }。
current-sea-model = 以下は海洋モデルの流れです。狭い海峡や湾の流れは再現できません。
current-not-against = { $day }は風と潮流が逆になりません。風は{ $wind }まで。
current-strongest = 最強の流れ
current-picture-now = いま{ $rate } · あと{ $in }

# 注記
note-station = 検潮所: { $station }。
note-station-distance = 検潮所: { $station }（{ $distance }）。
note-carried = モデルEOT20（検潮所{ $station }から海路で{ $distance }）。
note-between-gauges = 検潮所{ $station }と{ $other }の値から補間。
note-model = モデルEOT20（近くに検潮所なし）。
tide-double = { $kind ->
     [high] 双峰の満潮: { $list }。
    *[low] 双峰の干潮: { $list }。
}
note-datum = 潮位の基準面: { $meaning }（{ $datum }）。
note-zone = 時刻は{ $zone }。
note-source = データ: { $source }。
note-weather = 予報: { $sources }。
note-weather-age = { $age }前の予報: { $sources }。
note-stale-weather = { $age }前に取得した予報です。データサービスからそれより新しいものはまだ届いていません。
note-not-for-navigation = 航海には使えません。
note-tide-only = 天文潮の予測で、風や気圧による変化は含みません。
note-order = 座標は緯度、経度の順に読みました。
note-no-data = これについてのデータはありません: { $words }。
note-as-before = 前と同じ: { $question }。
note-understood = 分かったこと: { $question }。
note-place-unknown = 「{ $place }」という場所が見つかりませんでした。{ $meant ->
    [none] { "" }
   *[other] { $meant }の情報です。
  }
note-not-understood = 分からなかった言葉: { $words }。
note-left = まだ設定していません: { $words }。
note-quoted = 「{ $text }」
note-day-unused = この日に限った答えではありません。
note-read-as = 「{ $typed }」を「{ $meant }」と読みました。
note-days-cut = { $date }までを示しています。一度に示せるのは{ $count }日までです。
note-sky = 地平線・水平線に起伏がないとした値。

# 配信
digest-title = 配信{ $number }: { $what }、{ $place }
digest-list-title = このチャットの配信
digest-none = このチャットにはまだ配信もアラートもありません
digest-there-already = この配信はもうあります。新しく作っていません。
digest-which-time = 何時に届けますか？
digest-when = いつ
digest-next = 次回
digest-state = 状態
digest-state-paused = 一時停止中
digest-state-until = { $date }まで一時停止
digest-state-gone = 終了: { $reason }
digest-last = 最後の送信
digest-failed = 最後の失敗
digest-every-day = 毎日
digest-until = { $days }、{ $date }まで
digest-within = { $from }～{ $to }に送れるときだけ
digest-within-event = { $from }～{ $to }のものだけ
digest-once = 1回だけ
digest-once-each = その日だけ、次の{ $count }回とも
digest-before = { $event }の{ $by }前
digest-after = { $event }の{ $by }後
digest-done-pause = 配信{ $number }（{ $what }）を一時停止しました
digest-done-resume = 配信{ $number }（{ $what }）を再開しました
digest-done-remove = 配信{ $number }（{ $what }）を削除しました
digest-done-test = 配信{ $number }（{ $what }）をいま送ります
digest-late = 遅れて送っています。予定は{ $due }でした。いまの内容です。
digest-ended = 配信「{ $what }」は終了しました

# アラート
alert-title = アラート{ $number }: { $place }
alert-news-title = アラート: { $place }
alert-list-title = このチャットのアラート
alert-none = このチャットにはまだアラートがありません
alert-which = 何をお知らせしますか？
alert-before = 変更前: { $conditions }
alert-watched = 対象
alert-written = 知らせるとき
alert-quiet = 通知しない時間帯
alert-quiet-none = なし
alert-quiet-off = なし|オフ
alert-announced = お知らせ済み
alert-lead = { $lead }前
alert-lead-none = 始まるとき
alert-there-already = このアラートはもうあります。新しく作っていません。
alert-moved = 変わりました: { $before }ではなく{ $when }。
alert-lost = 最新の予報では条件に合わなくなりました: { $when }。
alert-done-pause = アラート{ $number }（{ $what }）を一時停止しました
alert-done-resume = アラート{ $number }（{ $what }）を再開しました
alert-done-remove = アラート{ $number }（{ $what }）を削除しました

# ヘルプ
help-title = 質問できること
help-how = 場所の名前（焼津など）か、34.87,138.32のような座標を送ると、その日のまとめが出ます。日を加えることもできます。
help-example-today = 今日 焼津
help-example-tide = 潮汐 焼津 明日
help-example-weather = 天気 逗子
help-example-waves = 波 湘南 明日
help-example-current = 潮流 San Francisco
help-example-sun = 太陽 那覇
help-example-moon = 月 函館 土曜日
help-example-stations = 観測所 焼津
help-example-calendar = カレンダー 焼津
help-example-privacy = プライバシー
help-example-help = ヘルプ
help-example-about = 情報
about-what = 世界中の海岸の潮汐、天気、太陽、月を答えます。Bellbuoyは潮汐と空を、約5500か所の調和定数から自分で計算します。天気は公的な機関のもので、答えごとに出典を示します。
about-limits = 示すのは天文潮です。風と気圧による変化は含みません。公式の潮汐表の代わりにはなりません。

# 選べるもの
choice-auto = 自動|auto
choice-metric = メートル法
choice-imperial = ヤードポンド法
choice-nautical = 海事
choice-m = m|メートル
choice-ft = ft|フィート
choice-cm = cm|センチ
choice-km = km|キロ
choice-kn = kn|ノット
choice-me = 自分|自分だけ
choice-channel = チャンネル|グループ
choice-export = 書き出し
choice-forget = 忘れる|消す
choice-surf = サーフィン|波乗り
choice-swim = 水泳|海水浴
choice-paddle = カヤックとSUP|カヤック|カヌー|sup
choice-sail = セーリング|ヨット
choice-kite = カイトとウィンドサーフィン|カイト|ウィンドサーフィン
choice-walk = 浜辺の散歩|散歩
choice-rockpool = 磯遊び|潮だまり
choice-bar = 浅瀬を越える|バーを越える|バー
choice-dive = ダイビング|潜水
choice-launch = 船を下ろす|進水
choice-shellfish = 潮干狩り|貝採り
choice-fish = 岸からの釣り|釣り
choice-boat = 小型ボート|ボート|小型船
choice-boatfish = 船釣り|沖釣り
choice-photo = 写真|撮影
choice-stars = 星|星空
choice-aurora = オーロラ
choice-ferry = 船酔いしない航海|船酔い
choice-bigwaves = 遠くから見る大波|大波
choice-flykite = 凧揚げ
choice-drone = ドローン
choice-anchor = 錨泊

# 設定
setting-language = 言語
setting-units = 単位
setting-height = 高さと波
setting-wind = 風
setting-temperature = 気温
setting-pressure = 気圧
setting-distance = 距離
setting-clock = 時計
setting-datum = 基準面
settings-title = あなたの設定
settings-title-channel = このチャンネルの設定
settings-changed = 変更しました: { $what }
settings-choose = { $setting }: どれにしますか？

# 自分の場所
place-home = 自宅
place-list-title = あなたの場所
place-list-none = まだありません。例: 場所 保存 小屋 焼津、または 場所 自宅 焼津。
place-saved-title = 保存しました: { $name }は{ $place }
place-home-title = 自宅は{ $place }です
place-home-stays = その日を過ぎても、別の場所を言うまで自宅のままです。終わりの日は設定できません。
alert-of-surge = これは高潮の警報ではなく、計算した潮汐は風や嵐による上昇を含みません。公式の情報（日本では気象庁の高潮警報）を見てください。
place-home-how = これからは、場所を言わないときは自宅を使います。
place-forgotten-title = 忘れました: { $name }
button-make-home = { $place }を自宅にする

# あいさつ
courtesy-hello = こんにちは。「明日の焼津の満潮」のように、海辺の場所について質問してください。
courtesy-thanks = どういたしまして。
courtesy-goodbye = さようなら。ご安航を！
courtesy-praise = お役に立ててよかったです。
courtesy-agreed = 分かりました。またいつでもどうぞ。
courtesy-remark = 分かりました。続けて「明日は？」「風は？」や別の場所をどうぞ。
courtesy-unclear = 分かりませんでした。潮汐・風・波・天気・太陽・月のことならお答えできます。続けて「明日は？」「風は？」や別の場所をどうぞ。「ヘルプ」でほかにできることが出ます。
courtesy-complaint = 申し訳ありません。時刻はその場所の時計（夏時間があれば夏時間）、潮位は答えに書いた基準面からです。潮汐表によってはUTC、別の港、別の基準面を使っています。
courtesy-complaint-zone = ここでは: { $zone }。
courtesy-complaint-more = 別の検潮所のほうが合うかもしれません: 観測所。データの出典: 情報。

# 用語の説明
explain-title = 意味
explain-unknown = 「{ $term }」の説明はありません。
explain-tide = 潮汐は、月の引力と、その半分ほどの太陽の引力で、ふつう一日に二回、海面が上下することです。
explain-high-water = 満潮は、海面が下がり始める前の、潮位が最も高くなる時です。潮位は答えに書いた基準面から測ります。多くの海岸では約12時間25分ごとに来ます。
explain-low-water = 干潮は、海面が上がり始める前の、潮位が最も低くなる時です。潮位は答えに書いた基準面から測ります。
explain-range = 潮差は、満潮と、隣り合う干潮の高さの差です。大潮で大きく、小潮で小さくなります。
explain-springs = 大潮は、潮差が最も大きくなる潮で、満月と新月の一、二日後、太陽と月が一直線に並んで引くときに起こります。およそ二週間ごとです。
explain-neaps = 小潮は、潮差が最も小さい潮で、上弦と下弦の一、二日後、太陽と月が直角に引くときに起こります。
explain-coefficient = フランスの潮汐係数は潮の大きさを20（最小）から120（最大）で表し、ブレストについて計算します。45は平均の小潮、95は平均の大潮です。
explain-slack = 転流は、潮流が向きを変える前に止まる短い間です。満潮や干潮とちょうど重なることはまれです。
explain-ebb = 下げ潮は、満潮から干潮まで、海面が下がる間と、そのとき出て行く流れです。反対は上げ潮です。
explain-flood = 上げ潮は、干潮から満潮まで、海面が上がる間と、そのとき入って来る流れです。反対は下げ潮です。
explain-chart-datum = 最低水面（基本水準面）は海図の水深の基準で、多くの国では最低天文潮位に近い面、日本では略最低低潮面です。潮高0.3 mはその面から0.3 m上なので、海図の水深に足します。
explain-swell = うねりは、遠くの、または過ぎた風による波で、長く、規則正しく、周期が長いものです。いまここの風による波は風浪です。
explain-period = 周期は、波の山から次の山までの秒数です。同じ高さでも、長いほど力があります。
explain-beaufort = ビューフォート風力階級は風の強さを0（平穏）から12（颶風）で表します。風力4は11から16ノット、6は22から27ノット、8（疾強風）は34ノットからです。
explain-knot = 1ノットは1時間に1海里、1.852 km/h、0.51 m/sです。

# 精度
command-accuracy-name = 精度
command-accuracy-description = 予測がどのくらい当たるか。比べた相手と、知られている誤り
option-port-name = 改正数
option-port-description = hw +10 -0.3 lw -5 +0.1 sill 2.5 draught 1.8。分とメートル。noneで取り消し
option-mark-name = 印
option-mark-description = 別のチャットの自分の配信の印。そこの一覧にある
option-link-name = 連携
option-link-description = 別のサービスで連携したときのコード
time-and = と|&|+
unit-beaufort = Bft
duration-whole-hours = { $h }時間
duration-seconds = { $min }分{ $s }秒
duration-only-seconds = { $s }秒
fact-label = { $label }:
list-between = 、
date-of-weekday = { $date }（{ $weekday }）
coefficient-coast = フランスの英仏海峡と大西洋の海岸
tide-days-tropic = 回帰潮
tide-days-equatorial = 分点潮
tide-phase-tropic = 回帰潮
tide-phase-equatorial = 分点潮
tide-phase-growing = 回帰潮に向かう
tide-phase-shrinking = 分点潮に向かう
stations-clock-corrected = 修正済み: 記録が{ $by }{ $side ->
    [early] 進んでいた
   *[late] 遅れていた
  }
stations-clock-rejected = 除外: 記録が{ $by }{ $side ->
    [early] 進んでいる
   *[late] 遅れている
  }
stations-clock-left-out = 除外
stations-clock-uncertain = 疑わしい: 別の記録と{ $by }違う
weather-pressure = { $pressure }。
weather-pressure-trend = { $pressure }、{ $trend }
weather-range = { $low }～{ $high }
observed-level = { $time }の観測{ $level }{ $side ->
        [above] 、予測より{ $by }高い
        [below] 、予測より{ $by }低い
       *[none] {""}
    }{ $trend ->
        [rising] 、上昇中
        [falling] 、下降中
       *[steady] {""}
    }（{ $station }）。
observed-zero = { $zero }から{ $level }
observed-station = { $name }、{ $distance }、{ $age }前
observed-none = ここでは今の実測潮位が分かりません。次は計算した潮位です。
observed-stays = このまま{ $side ->
       *[above] 高い
        [below] 低い
    }と、{ $time }の満潮は{ $predicted }でなく{ $height }になります。
observed-value = { $time }の観測: { $what }{ $forecast }（{ $station }）。
observed-forecast = 、予報{ $forecast }
observed-water = 水温{ $temperature }
note-observed = 観測: { $sources }{ $checked ->
        [no] （未確認）
       *[yes] {""}
    }。
current-slack-unknown = ここの転流の時刻は分かりません。分かる観測点は米国の水域だけです。満潮や干潮の近くで変わることが多く、海峡によっては何時間もずれます。
current-against = { $day }、風と潮流が逆: { $list }。
current-against-span = { $from }～{ $to }（{ $rate }、風{ $wind }）
current-against-unknown = ここで風と潮流が逆になるかは分かりません。潮流が分かるのは米国の水域だけです。
tide-doubles-once = 双峰の潮は、高いほうの満潮か低いほうの干潮で一度だけ載せます。
tide-stand = { $kind ->
     [high-stand] { $at ->
         [springs] 大潮のとき、ここでは満潮が{ $lasting }続きます{ $name }。
         [neaps] 小潮のとき、ここでは満潮が{ $lasting }続きます{ $name }。
        *[always] ここでは満潮が{ $lasting }続きます{ $name }。
        }
     [young-flood-stand] { $at ->
         [springs] 大潮のとき、ここでは上げ潮が{ $lasting }止まります{ $name }。
         [neaps] 小潮のとき、ここでは上げ潮が{ $lasting }止まります{ $name }。
        *[always] 上げ潮の途中で、ここでは潮が{ $lasting }止まります{ $name }。
        }
     [double-high] { $at ->
         [springs] 大潮のとき、ここでは満潮が双峰です{ $name }。二つの満潮の間に少し下がります。
         [neaps] 小潮のとき、ここでは満潮が双峰です{ $name }。二つの満潮の間に少し下がります。
        *[always] ここでは満潮が双峰です{ $name }。二つの満潮の間に少し下がります。
        }
    *[double-low] { $at ->
         [springs] 大潮のとき、ここでは干潮が双峰です{ $name }。二つの干潮の間に少し上がります。
         [neaps] 小潮のとき、ここでは干潮が双峰です{ $name }。二つの干潮の間に少し上がります。
        *[always] ここでは干潮が双峰です{ $name }。二つの干潮の間に少し上がります。
        }
}
tide-stand-lasting = 約{ $hours }
tide-stand-long = 長く
note-stale-sources = 最新ではありません: { $sources }、最大{ $age }前。
digest-how = 例: 配信 追加 焼津 07:00、または 配信 追加 焼津 満潮-90m。
digest-next-unknown = いまは言えません。あとで配信の一覧に出ます
digest-crowded = その時刻は混み合うため、最大{ $by }遅れることがあります。
digest-too-late = 遅くなりすぎて送れません
digest-mark = 印
digest-ended-why = 送れなくなりました（{ $reason }）。またそこに書けるようになったら、配信 再開 で戻ります。
alert-how = 例: アラート 逗子 風12ノット未満 日中、または アラート 逗子 暴風。「いつ」コマンドの条件はどれも、いくつでも指定できます。
alert-change-which = アラート{ $number }: 何を変えますか？
alert-change-how = 選ぶか、たとえば: アラート{ $number }を風25ノット以上に変更
alert-rules = 始まる{ $lead }前、{ $moved }以上ずれたとき、なくなったとき。{ $rest }に一度まで
alert-rules-warnings = 警報・注意報が出るたびに。引き上げ、対象地域の変更、解除のときも
alert-later = この先はいま取得できません。あとで取得し、設定どおりに知らせます。
alert-lost-why = 最新の予報では{ $why }のため条件に合わなくなりました: { $when }。
help-example-when = いつ 宮島 干潮 1m以下 日中
help-example-digest = 配信 追加 焼津 07:00
help-example-alert = アラート 逗子 風12ノット未満 日中
help-example-settings = 設定 単位 海事
help-example-preset = 活動 保存 サーフィン 風20ノット未満
help-example-place = 場所 保存 小屋 焼津
help-example-accuracy = 精度
help-note = 日数を増やすには: 潮汐 焼津 3d。基準面を変えるには: 潮汐 焼津 基準面=MSL。
accuracy-title = 精度
accuracy-what = 計画のためのもので、航海には使えません。潮汐は検潮所（NOAA、TICON-4、Kartverket）の調和定数から計算し、その間はモデルEOT20で海を伝わらせます。各機関の発表との時刻の差:
accuracy-of-times = 潮の時刻: 検潮所を知らないものとして予測したとき、半分は{ $middle }分以内、10のうち9は{ $most }分以内でした。検潮所のある場所ではたいてい数分です。答えごとに確かさを示します。
accuracy-of-heights = 潮位: 答えごとに「±0.2 m」のように確かさを示します。100のうち{ $heights }がその範囲内でした。風と気圧の影響はこれに加わり、数十センチ、嵐では1 m以上になります。
accuracy-of-forecast = 風、波、天気は公的な気象モデルの予報で、Bellbuoyは伝えるだけで自分では検証していません。今日と明日は良く当たり、その先は下がり、5日ほど先からは傾向だけです。
accuracy-of-differs = 情報源によって、検潮所やモデル、予報の新しさ、時計（UTC、夏時間）、高さの基準面が違います。ここではその場所の時計を使い、基準面は答えの最後に示します。潮は公式の潮汐表が基準です。予報が大きく違うときは、天気が不確かです。
accuracy-of-where = 潮汐が最も確かなのは検潮所の近くで、時刻の誤差はたいてい数分です。検潮所から遠い所、川の上流、狭い水路の奥、そして潮が小さく風の影響が大きい所では確かさが下がります。どの答えにも精度の目安があります。天気がどの海でよく当たるかは測っていません。
accuracy-tables = 発表された潮汐表との差
accuracy-stream-slack = 転流、13か所（NOAA）
accuracy-usno-rise-set = 出没（USNO）
accuracy-usno-phases = 月相（USNO）
accuracy-left-out = 検潮所のない場所: 検潮所の満潮{ NUMBER($count) }回を、その検潮所がないものとして予測しました。規則は別の検潮所で決めました。
accuracy-classes = 最も近い検潮所までの海路の距離ごとに
accuracy-water-0-16 = 16 kmまで
accuracy-water-16-40 = 16～40 km
accuracy-water-40-100 = 40～100 km
accuracy-water-over-100 = 100 km以上
accuracy-errors = 中央値{ $middle }{ $unit }、100のうち{ $share }が{ $most }{ $unit }以内
accuracy-bands = どの潮汐にも確かさを示します。その幅に入ったのは、100のうち時刻{ $times }、高さ{ $heights }です。
accuracy-fault-rivers = 知られている誤り: 川の上流で近くに検潮所がないと、時刻は何時間も違うことがあります。答えにそう書きます。
accuracy-fault-cells = 知られている誤り: モデルの格子は50 kmです。フィヨルドや水道、入口の浅い湾の奥（Minas Basin、Marlborough Sounds、マゼラン海峡）では幅が広くなります。
accuracy-fault-double = 知られている誤り: 満潮や干潮が双峰の所（Solent、Hoek van Holland）では、機関ごとに選びかたが違います。
accuracy-fault-weather = 含まないもの: 風、気圧、川の増水。
accuracy-fault-streams = 知られている誤り: 潮流が分かるのは米国の観測点だけです。ほかでは発表された流速で注意を示します。
accuracy-fault-clocks = 検潮所の時計は隣の検潮所とモデルで確かめます。誤ったものは修正、除外、または注記し、観測所のページに理由を示します。
accuracy-date = { $date }、このプログラムの試験で測定。航海には使えません。
about-title = Bellbuoy
about-credits = 検潮所: NOAA（パブリックドメイン）、Hart-Davis、Dettmering、SeitzのTICON-4、Kartverket（ともにCC BY 4.0、creativecommons.org/licenses/by/4.0、改変）、Neapsのデータベース経由。潮汐モデル: Hart-DavisほかのEOT20（doi.org/10.17882/79489、CC BY 4.0、改変）、Trail Senseが軽量化。地名: GeoNames（geonames.org、CC BY 4.0）。タイムゾーン: OpenStreetMapの協力者（ODbL）。海岸線: Natural EarthとOpenStreetMap。空: Astronomy Engine。天気: { $weather }（CC BY 4.0など）。
about-measured = 警報・注意報: National Weather Service（パブリックドメイン）、Environment and Climate Change Canada、Deutscher Wetterdienst、MET Norway、Met Éireann、EUMETNET – MeteoAlarm、MetService（CC BY 4.0）、Hong Kong Observatory、Japan Meteorological Agency。検潮所とブイ：NOAA（パブリックドメイン）、Pegelonline（DL-DE Zero 2.0）、Rijkswaterstaat（CC0）、Kartverket、DMI、Marine Institute, Ireland（CC BY 4.0）。Uses Environment Agency tide gauge data from the real-time data API (Beta)（OGL 3.0）。
choice-nm = 海里|nm
choice-mi = マイル|mi
choice-bft = Beaufort|bft
choice-ms = m/s|ms
choice-kmh = km/h|kmh
choice-mph = mph
choice-c = °C|c|摂氏
choice-f = °F|f|華氏
choice-hpa = hPa|mbar
choice-inhg = inHg
choice-24 = 24時間|24h
choice-12 = 12時間（am, pm）|12h
settings-how = 変えたいものを選ぶか、「設定 単位 海事」のように書いてください。自動は、アプリの言語と、その場所でふつうの単位です。
button-link = 別のアカウントと連携
link-code-title = コード: { $code }
link-code-how = 別のアカウントで、10分以内に settings link { $code } と書いてください。一度だけ使えます。まずそのアカウントに、次にこのアカウントに確認します。互いに相手が見え、両方が承諾するまで何も共有しません。
button-link-state = もう書きましたか？ここから続ける
link-question = このアカウントを{ $account }と連携しますか？
link-question-what = そのアカウントが自分のものである場合だけにしてください。両方の設定、自宅、保存した場所を両方で使い、どちらからも配信を含むすべてを書き出せます。settings link offで元に戻ります。それぞれに設定・保存したものは残ります。
link-question-others = すでに{ $count ->
   *[other] ほかの{ $count }個のアカウント
  }と連携していて、それとも共有します。
button-link-yes = はい、連携する
button-link-no = いいえ、連携しない
link-no-word = いいえ
link-pending = 承諾待ち: { $account }
link-pending-how = 10分以内にそこで settings link と書き、承諾してください。それまで何も共有しません。
link-other-account = コードを書く別のアカウント
link-refused = 連携しませんでした。
linked-title = アカウントを連携しました。
linked-what = 設定と場所を共有します: { $platforms }。元に戻すには settings link off。
link-off-word = off|連携解除
unlinked-title = このアカウントの連携を解除しました。
unlinked-what = それぞれのアカウントに、連携の前と後に設定・保存したものが残ります。
place-saved-how = 場所を書く所に{ $name }と書いてください。例: 潮汐 { $name }。
own-port-high = 満潮|hw
own-port-low = 干潮|lw
own-port-sill = 入口|敷居|sill
own-port-draught = 喫水|draught
own-port-none = なし|none|off
own-port-title = 保存しました: { $name }に改正数があります
own-port-how = 潮汐 { $name } などの答えに使い、水深が足りる時間も示します。
own-port-removed = { $name }の改正数をなくしました
own-port-differences = あなたの改正数で: 満潮{ $high }、干潮{ $low }。
own-port-sill-height = 入口は最低水面から{ $height }。
own-port-draught-depth = 喫水{ $depth }。
button-change-digest = 変更…
button-set-home = 別の自宅…
button-own-port = 港の改正数、入口の高さ、喫水…
button-own-port-none = 改正数をなくす
form-digest-add = この内容の配信
form-digest-move = 配信の時刻
form-alert-add = こうなったら知らせて
form-alert-change = アラートを変更
form-place-home = 自分の港
form-place-port = 港の改正数
form-port-hw = 満潮: 時刻と高さ
form-port-hw-example = +10分、−0.3 m
form-port-lw = 干潮: 時刻と高さ
form-port-lw-example = −5分、+0.1 m
form-port-sill = 入口のいちばん浅い所の高さ（最低水面から、m）
form-port-sill-example = 2.5
form-port-draught = 喫水（m）
form-port-draught-example = 1.8
form-when = 条件に合うのはいつ？
form-words = ほかの条件を言葉で
button-install-server = サーバーに追加
button-install-account = 自分のアカウントに追加
button-install-group = グループに追加
button-install-chat = チャットを開く
button-install-support = 助けを求める
message-command-name = ここの潮と天気
app-description = 世界中の満潮と干潮、潮汐曲線、天気、波、太陽と月を、携帯の画面に収まる答えで。/today、/tide、/weatherに地名、座標、保存した場所を付けて質問でき、決めた時刻に配信を受け取れます。日本語とほかの言語で。航海には使えません。
button-units = 単位…
button-when = いつ…？
button-other-station = 別の観測所…
button-add-digest = 定期的に受け取る…
button-alert = 知らせて…
button-alert-this = これを知らせて
button-alerts = アラート
privacy-title = 保存しているものと、その理由
privacy-account = このサービスでのアカウント番号: あなたを見分けるため。そして最後に使った日: 18か月使わないと、配信を送り続けている場合を除き、すべて消します。セッションがアカウントになるウェブでは30日です。
privacy-settings = 設定で選んだものと自宅: あなたに合わせて答えるため。
privacy-places = 保存した場所、最近質問した五つの場所、同名の中から選んだ場所（名前付き）を約100 mの精度で。地点は保存した場合だけ: 入力の手間を省くため。
privacy-digests = 配信とアラート: 送るため。
privacy-rest = ほかの文章は保存しません。記録では毎月変わる番号です。外に送るのは、ここで知らない地名だけで、あなたについて何も付けずにOpen-Meteoで調べます（運営者が切っている場合を除く）。
button-privacy-export = すべて見せる
button-privacy-forget = すべて消す
privacy-export-title = 保存しているもののすべて
privacy-forget-title = このアカウントについて保存しているものをすべて消しますか？
privacy-forget-what = 設定、場所、配信はすぐに、完全に消えます。連携したアカウントで設定・保存したものは、そこで同じ操作をするまで残ります。ボタンがなければ、プライバシー 忘れる 確認 と書いてください。
privacy-confirm-word = 確認|yes
button-privacy-confirm = はい、消す
button-privacy-keep = いいえ、残す
privacy-forgotten-title = 完了しました。このアカウントについて何も保存していません。
problem-alert-none = このチャットにアラートはありません。
problem-alert-has-no-times = それはアラートで、その時間が来たら届きます。変える時刻はありません。アラート 変更 と番号を試してください。
problem-digest-no-alert = それは配信で、決めた時刻に届きます。配信 変更 と番号を試してください。
problem-duration-unclear = { $text }は長さとして読めません。6h、90m、2dのように書いてください。
problem-quiet-unclear = { $text }は通知しない時間帯として読めません。22-7、またはoffのように書いてください。
problem-command-unknown = 「{ $command }」というコマンドはありません。ヘルプを試してください。
problem-conditions-missing = いつ、何が条件ですか？例: いつ 宮島 干潮 0.5m以下 日中、風12ノット未満。
problem-conditions-unknown = { $conditions }は条件として読めません。例: 干潮 0.5m以下 日中、風12ノット未満。
problem-coordinates-unclear = 「{ $coordinates }」は読みかたが一つに決まらないか、矛盾しています。34.87 N 138.32 Eのように、NかSとEかWを付けてください。
problem-could-not-ask = データサービスがいま応答しません。数分後にもう一度試してください。
problem-datum-unknown = 「{ $datum }」という基準面は知りません。{ $known }のどれかを試してください。
problem-day-out-of-range = 分かるのは{ $first }から{ $last }までの日です。その中から選んでください。
problem-day-unknown = 「{ $day }」という日はありません。今日、明日、曜日、または2026-11-21のような日付を試してください。
problem-holiday-unknown = その地域でその祝日がいつになるかは分かりません。2026-11-21のような日付を試してください。
problem-days-out-of-range = 一度に出せるのは1日から{ $most }日までです。3dを試してください。
problem-digest-nowhere = ここでは自動送信も通知もできません。{ $platforms }で配信や通知を設定してください。
problem-digest-test-too-soon = その配信はさきほど試したばかりです。10分後にもう一度試してください。
problem-digest-unknown = ここに配信{ $number }はありません。配信 一覧 を試してください。
problem-digest-place-unknown = { $place }のアラートや配信は、ここにはありません。配信 一覧 を試してください。
problem-digest-number-missing = どの配信ですか？このチャットにはいくつかあります。配信 一覧 を見て、配信 削除 2 のように番号を付けてください。
problem-digest-none = このチャットに配信も通知もありません。
problem-digest-own-words = ご自身の言葉はお預かりできません。決まった時刻に、場所の潮汐、天気、太陽、月をお送りできます。例: 配信 追加 焼津 07:00
problem-digest-what-unfit = 「{ $what }」は配信にできません。今日、潮汐、太陽、月のような、場所のコマンドを試してください。
problem-home-missing = 自宅がまだ登録されていません。場所 自宅 焼津 のように教えてください。
problem-key-refused = データサービスがこのボットの鍵を受け付けません。運営者はDATA_KEYを確認してください。
problem-lat-out-of-range = 緯度{ $lat }は地球上にありません。-90から90までです。48.383,-4.495のように緯度を先に書いてください。
problem-link-code-unknown = そのコードは知らないか、10分が過ぎました。別のアカウントで settings link を試してください。
problem-link-none = このアカウントはどれとも連携していません。
problem-link-too-often = 試した回数が多すぎます。10分待って、もう一度 settings link を試してください。
problem-link-without-point = このリンクには座標が書かれていません。リンクは開きません。場所の名前か、48.383,-4.495のような座標を試してください。
problem-lng-out-of-range = 経度{ $lng }は地球上にありません。-180から180までです。48.383,-4.495のように緯度を先に書いてください。
problem-minutes-out-of-range = 角度の分と秒は0から59までで、{ $minutes }は多すぎます。48.383,-4.495のような小数を試してください。
problem-name-missing = どの名前ですか？例: 場所 保存 小屋 焼津。
problem-name-unfit = 「{ $name }」は場所の名前にできません。別の意味があるか、長すぎます。小屋のような言葉を試してください。
problem-name-unknown = 「{ $name }」という場所はありません。場所 一覧 を試してください。
problem-port-unclear = どの改正数ですか？分、次にメートルで。例: 場所 港 小屋 hw +10 -0.3 lw -5 +0.1 sill 2.5 draught 1.8。
problem-no-channel = ここにチャンネルはありません。グループかサーバーのチャンネルで試してください。
problem-no-station = 近くに検潮所がありません。
problem-user-anonymous = ここではあなたが誰か分からないので、何も保存できません。アカウントのある所で試してください。
problem-managers-unknown = Telegramがいま応答しないので、このチャットの管理者か分かりません。何も変えていません。数分後にもう一度試してください。
problem-not-manager = それはこのグループやチャンネルの管理者用です。自分用には設定を試してください。
problem-not-manager-there = この配信は、あなたが管理していないグループかチャンネルに送られています。動かせるのは管理者だけです。
problem-option-unknown = 「{ $option }」はこのコマンドに合いません。ヘルプを試してください。
problem-place-missing = どこの情報ですか？「潮汐 焼津」のように、地名か座標を入力してください。
problem-place-names-unavailable = いまは地名を調べられません。34.87,138.32のような座標と検潮所の名前は使えます。地名はあとで試してください。
problem-place-unknown = 「{ $place }」という場所が見つかりませんでした。近くの町の名前（例: 焼津、日本）か、座標（例: 34.87,138.32）を入力してください。質問できることはヘルプをご覧ください。
problem-plus-code-short = { $code }はplus codeの短い形で、地名が必要です。{ $code } 焼津 のように書いてください。
problem-postcode-not-looked-up = { $postcode }は郵便番号のようです。オンラインで調べますが、ここでは切ってあります。地名を試してください。
problem-quota-used-up = データサービスの今日の分は使い切りました。00:00 UTCにまた始まります。
problem-refused = データサービスはそれに答えられません: { $reasons }
problem-setting-unknown = 「{ $setting }」という設定はありません。{ $known }のどれかを試してください。
problem-setting-value-unknown = { $setting }を「{ $value }」にはできません。{ $known }のどれかを試してください。
problem-sill-missing = 入口のいちばん浅い所は、海図の水深（または干出の高さ）で何mですか？例: 海図の水深1.5m、喫水2.1m。
problem-shore-unknown = ここでは海の方角が分かりません。風は方位でお書きください。例：北東から南東の風。
problem-stream-unknown = { $place }の近くに潮流の観測点がないので、転流も流速も分かりません。分かるのは米国の水域だけです。
problem-preset-unknown = { $preset }という活動は知りません。あるのは: { $known }。
problem-store-unavailable = データベースがいま動かないので、調べることも保存もできません。数分後にもう一度試してください。
problem-text-too-long = 長すぎます。「潮汐 焼津 明日」のように短く書いてください。
problem-tide-inland = { $where }は内陸です。最寄りの検潮所{ $station }まで{ $km } kmあります。海岸の場所か、観測所 { $place } を試してください。
problem-tide-too-far = 最寄りの検潮所{ $station }は{ $place }から{ $km } km離れ、別の海かもしれないため、この水域の潮は分かりません。観測所 { $place } を試してください。
problem-time-missing = 何時ですか？07:00、sunrise-1h、満潮-90mなど。例: 配信 追加 焼津 07:00。
problem-time-unknown = 「{ $time }」という時刻は分かりません。07:00、sunrise-1h、満潮-90m、full moon 18:00を試してください。
problem-too-many-digests = 配信とアラートは{ $most }個までです。配信 一覧 を見て、一つ削除してください。
problem-too-many-places = 保存できる場所は{ $most }個までです。場所 忘れる でどれかを消してください。
problem-too-many-questions = 一度に多すぎました。ほかの人もききたがっています。{ $seconds ->
   *[other] { $seconds }秒
}後にもう一度試してください。
problem-warnings-silent = 警報・注意報の情報を取得できませんでした。出ているかどうか分かりません。数分後にもう一度試すか、気象機関のページをご確認ください。
problem-warnings-unknown = { $place }の警報・注意報は分かりません。読み取っている機関に、この場所を担当するものがないため、お知らせもできません。
problem-weather-not-asked = そこの天気はまだ取得していません。チャットで質問してください。
problem-weather-silent = いまは天気のデータを取得できません。情報源が応答していません。数分後にもう一度試してください。潮、太陽、月は答えられます。
problem-weekdays-unknown = 「{ $days }」という曜日は分かりません。daily、mon-fri、sat,sunを試してください。
problem-zone-unknown = 「{ $zone }」というタイムゾーンはありません。UTCかAsia/Tokyoを試してください。
bug = こちらで問題が起きました。お客様のせいではありません。運営者への照会番号: { $reference }
button-share-location = 📍 現在地を送る
suggest-here = いまいる場所
telegram-short-description = どこの潮汐、天気、波、太陽、月も、時間どおりにチャットへ。航海には使えません。
telegram-open-chat-first = 先に私とのチャットを開いてください。質問はあなただけのもので、先に書いてもらわないとこちらからは送れません。
telegram-ask-on = チャットで続けて質問
telegram-share = 共有
headline-today = 今日
headline-tomorrow = 明日
headline-on = { $day }
headline-on-weekend = { $day }
headline-part = { $day }の{ $from }から{ $to }
headline-tonight = 今夜（{ $from }〜{ $to }）
headline-event = { $side ->
     [in] { $day }の{ $event }: { $time }、あと{ $by }。
     [ago] { $day }の{ $event }: { $time }、{ $by }前。
    *[then] { $day }の{ $event }: { $time }。
}
headline-tomorrow-at = 明日: { $time }。
headline-fact = { $what }: { $value }。
headline-value = { $day }の{ $what }: { $value }。
headline-none-between = { $day }の{ $from }から{ $to }に{ $water }はありません。最も近い{ $water }: { $list }。
headline-just-before = その直前
# Of answers about no place: the time zone of those who speak the language, or UTC
zone-anywhere = Asia/Tokyo
headline-meteors-over = 今年の分は終わりました。
headline-none-of-day = { $day }の{ $water }はありません。最も近い{ $water }: { $list }。
headline-no = { $day }の{ $what }: なし。
headline-next-phase = { $phase ->
     [full] 次の満月: { $when }。
     [full-then] 満月: { $when }。
     [new-then] 新月: { $when }。
    *[new] 次の新月: { $when }。
}
headline-next-turn = { $phase ->
     [springs] 次の大潮: { $day }。
     [weaker-springs] 月が遠い弱めの大潮: { $day }。
     [neaps] 次の小潮: { $day }。
     [tropic] 次の回帰潮: { $day }。
    *[equatorial] 次の分点潮: { $day }。
}
headline-next-largest-range = 最大の潮差: { $day }、{ $range }。
headline-of-mouth = { $kind ->
    [gauge] 河口側の{ $station }: { $line }
   *[other] 河口（モデル）: { $line }
}
headline-coefficient-river = 潮汐係数は海岸のもので、川の上流には使えません。
headline-of-year = これから12か月
headline-of-days = { $from }から{ $to }
headline-extreme = { $which ->
     [highest] { $period }の最高潮位: { $height }、{ $when }。
     [lowest] { $period }の最低潮位: { $height }、{ $when }。
     [highest-daylight] { $period }の日中の最高潮位: { $height }、{ $when }。
    *[lowest-daylight] { $period }の日中の最低潮位: { $height }、{ $when }。
}
headline-extreme-coefficient = { $superlative ->
     [most] { $period }の最大の潮汐係数（ブレスト）: { $coefficient }、{ $when }。
    *[least] { $period }の最小の潮汐係数（ブレスト）: { $coefficient }、{ $when }。
}
headline-extreme-range = { $superlative ->
     [most] { $period }の最大の潮差: { $height }、{ $day }。
    *[least] { $period }の最小の潮差: { $height }、{ $day }。
}
headline-maximum = { $line }（{ $period }の最大）
headline-most-place = { $what }: { $count ->
    [2] { $place }のほうが上回り
   *[other] 最大は{ $place }{ $winners ->
      [1] {""}
     *[other] で同じ
    }
  }、{ $value }（{ $others }）。
headline-least-place = { $what }: { $count ->
    [2] { $place }のほうが下回り
   *[other] 最小は{ $place }{ $winners ->
      [1] {""}
     *[other] で同じ
    }
  }、{ $value }（{ $others }）。
headline-same-places = { $what }: 差はなく、どこも{ $value }。
headline-way-place = { $what }: 最大 { $value }（{ $place }）、{ $others }。
headline-way-same = { $what }: どこも最大 { $value }。
headline-bar = 河口の浅瀬では波が砕け、特に引き潮で危険です。通れるかどうかはここでは分からないため、現地で確認してください。
headline-way-length = 直線距離{ $distance }{ $speed ->
    [none] 。
   *[other] 、{ $speed }なら少なくとも{ $duration }。
  }これらの地点だけを見ており、その間の海は含みません。
headline-difference = 差は{ $by }
headline-one-gauge = 比較できません。これらの場所の潮位は同じ検潮所（{ $source }）によるもので、差はわかりません。
headline-water-difference = { $water }: { $when ->
    [same] { $first }と{ $second }は同時刻
   *[later] { $first }が先、{ $second }は{ $by }後
}{ $side ->
    [higher] {""}、{ $height }高い
    [lower] {""}、{ $height }低い
    [same] {""}、同じ高さ
   *[apart] {""}。高さの基準面は異なります
}。
headline-within-error = { $what }: 差は不明。{ $list }、誤差±{ $error }。
headline-rain-amount = 雨
headline-minimum = { $line }（{ $period }の最小）
headline-next-supermoon = 次のスーパームーン: { $when }。月が地球に近いときの満月です。
planet-in-sky = { $planet }（{ $direction }、方位{ $degrees }°、高度{ $height }°）
planets-at = { $count ->
     [0] { $day } { $time }の惑星: 暗い空に見えるものはありません。
    *[other] { $day } { $time }の惑星: { $list }。
}
headline-sky-bright = 空が明るすぎて見えません。
headline-planet = { $day }の夜の{ $planet }: { $times }、{ $from }から{ $to }へ、最も高くて{ $height }°（{ $at }）。そのとき月までの角度は{ $moon }°。
headline-planet-hidden = { $day }の夜の{ $planet }: 地平線の下です。
headline-planet-moon = { $day } { $time }の{ $planet }と月: 角度で{ $degrees }°離れています。
headline-planet-anywhere = { $side ->
     [night] { $planet }（太陽から{ $degrees }°）: ほぼ一晩中見えます。時刻は場所によります。
     [morning] { $planet }（太陽から{ $degrees }°）: 明け方の空（日の出の約{ $hours }時間前に出ます）。時刻は場所によります。
     [evening] { $planet }（太陽から{ $degrees }°）: 夕方の空（日の入りの約{ $hours }時間後に沈みます）。時刻は場所によります。
    *[hidden] { $planet }（太陽から{ $degrees }°）: 太陽に近すぎて見えません。時刻は場所によります。
}
headline-turn-at-full = { $sun ->
     [sunset] 満月（{ $when }）の前後の日のうち、日の入り（{ $time }）に最も近い時刻です。
    *[sunrise] 満月（{ $when }）の前後の日のうち、日の出（{ $time }）に最も近い時刻です。
}
headline-meteors = { $shower }: 見ごろは{ $from }から{ $to }（空が暗く放射点が出ている時間、最も高いのは{ $top }ごろ）。
headline-meteors-never = { $shower }: 放射点はここでは夜にほとんど昇りません。
headline-meteors-anywhere = { $shower }: 見ごろは{ $from }から{ $to }にかけての夜。
headline-meteors-peak = 極大 { $when }、暗い空で1時間に最大{ $rate }個。
headline-meteors-moon = { $level ->
     [down] 月は沈んでいて、邪魔になりません。
     [faint] 月はあまり邪魔になりません: 輝面比{ $lit }、出ている時間 { $up }。
     [part] 月が邪魔になります: 輝面比{ $lit }、出ている時間 { $up }。
    *[all] 月がずっと邪魔になります: 輝面比{ $lit }、出ている時間 { $up }。
}
headline-meteors-moon-anywhere = { $level ->
     [faint] 月（{ $phase }、輝面比{ $lit }）はあまり邪魔になりません。
     [part] 月（{ $phase }、輝面比{ $lit }）は夜の一部で邪魔になります。
    *[all] 月（{ $phase }、輝面比{ $lit }）はほぼ一晩中邪魔になります。
}
shower-quadrantids = しぶんぎ座流星群
shower-lyrids = こと座流星群
shower-eta-aquariids = みずがめ座η流星群
shower-delta-aquariids = みずがめ座δ流星群
shower-perseids = ペルセウス座流星群
shower-orionids = オリオン座流星群
shower-leonids = しし座流星群
shower-geminids = ふたご座流星群
shower-ursids = こぐま座流星群
headline-next-lunar-eclipse = ここで見える次の月食: { $list }。半影月食は含みません。
headline-next-solar-eclipse = ここで見える次の日食: { $list }。
headline-no-total-eclipse = 今後{ $years }年間、ここで見える皆既食はありません。
headline-time-height = { $time }（{ $height }）
headline-next-water = 次の{ $water }: { $time }、{ $height }、あと{ $in }。
headline-next-water-after = { $after }以降の次の{ $water }: { $time }、{ $height }、あと{ $in }。
headline-latest-water = 直前の{ $water }: { $time }、{ $height }、{ $by }前。
headline-then = その後{ $list }。
headline-height-now = いまの潮位: { $height }（{ $datum }から）、{ $state }。
headline-height-at = { $day }{ $time }の潮位: { $height }（{ $datum }から）、{ $state }。
headline-remaining = { $step ->
     [then] { $kind ->
         [high] その後{ $by }上がり、満潮{ $time }に{ $height }。
        *[low] その後{ $by }下がり、干潮{ $time }に{ $height }。
        }
    *[now] { $kind ->
         [high] あと{ $by }上がり、満潮{ $time }に{ $height }。
        *[low] あと{ $by }下がり、干潮{ $time }に{ $height }。
        }
}
headline-state = { $state ->
     [near-high] 満潮のころ
     [near-low] 干潮のころ
     [rising] 上げ潮
    *[falling] 下げ潮
}
headline-when = { $way ->
     [rising] 上げ潮
    *[falling] 下げ潮
}
headline-turn = { $kind ->
     [high] { $time }に満ちる（{ $height }）
    *[low] { $time }に引く（{ $height }）
}
headline-way = { $way ->
     [rising] 上げ潮
    *[falling] 下げ潮
}
headline-verdict = { $verdict ->
     [yes] はい。{ $line }
     [nearly] ほぼ。{ $line }
     [some] やや。{ $line }
     [partly] 一部。{ $line }
     [not-calm] いいえ、穏やかではありません。{ $line }
    *[no] いいえ。{ $line }
}
headline-state-far = { $state ->
     [ebb] 下げ潮ですが、まだ高めです: { $line }
    *[flood] 上げ潮ですが、まだ低めです: { $line }
}
headline-state-was = { $water }は{ $time }でした。いまは{ $way }、{ $height }。
headline-state-comes = { $way }、{ $height }。{ $water }は{ $time }です。
headline-state-then = { $day }の{ $asked }は{ $way }、{ $height }。{ $water }は{ $time }です。
headline-beyond = { $side ->
     [above] { $day }、潮位{ $height }（{ $datum }から）以上: { $value }。
    *[below] { $day }、潮位{ $height }（{ $datum }から）以下: { $value }。
}
headline-over-sill = { $sill }の上の水深は{ $water }。
tide-half = 半潮
headline-half-tide = { $time }（{ $height }、{ $way ->
     [rising] 上げ
    *[falling] 下げ
}）
headline-never = なし
headline-all-day = 一日中
headline-compare = { $aspect ->
     [compare-high] 最高潮位: { $list }。
     [compare-low] 最低潮位: { $list }。
    *[compare-range] 潮差: { $list }。
}
headline-compared-day = { $day }{ $height }
headline-compared-day-at = { $day }{ $height }（{ $time }）
headline-compare-times = { $day }は{ $by ->
     [same] { $other }とほぼ同じ時刻です。
     [later] { $other }より約{ $duration }遅くなります。
    *[earlier] { $other }より約{ $duration }早くなります。
}
headline-unknown-passable = { $sun } いつ渡れるかはここでは分かりません。現地で確認し、歩くなら下げ潮のうちに出発し、潮が満ちてくる前に戻り、干潟はガイドと一緒に渡ってください。
headline-unknown-afloat = これは潮位だけです。その場所の海図の水深を足すか、干出の高さを引いてください。
headline-unknown-clearance = 橋や架空線の下の高さはここではわかりません。これは潮位だけです。海図には基準面からの高さが示されているので、そこから余裕をもって計算してください。
headline-unknown-stay = いつまでいられるかはここでは分かりません。満潮の何時間も前に戻り道がなくなることがあります。現地で確認し、早めに離れてください。
headline-unknown-flooded = どの高さで浸水するかも、高潮や波でどれだけ上がるかもここでは分かりません。気象庁など公式の高潮・波浪の警報と注意報を確認してください。
headline-near-high = いいえ、渡らないでください。{ $time }は満潮（{ $height }）の{ $apart }{ $side ->
    [after] 後
   *[before] 前
}です。
headline-after-low = いいえ、歩いては渡れません。{ $time }は干潮（{ $height }）の{ $apart }後で、潮は満ちています。
headline-else-never = ほかの日はありません。
headline-largest = { $day }の最高潮位: { $high }、{ $highAt }。最低潮位: { $low }、{ $lowAt }。
headline-nearest = { $time }に最も近い{ $water }: { $when }、{ $height }。
headline-stand-none = { $kind ->
     [high] 長く続く満潮はここでは知られていません。
    *[low] 長く続く干潮はここでは知られていません。
}
headline-stand-near = { $kind ->
     [high] { $day }、満潮から{ $height }以内: { $value }。
    *[low] { $day }、干潮から{ $height }以内: { $value }。
}
headline-next-beyond = それより{ $side ->
     [above] 高い
    *[below] 低い
}次の{ $water }: { $when }、{ $height }。
headline-day-most = { $day }: { $what } 最大 { $value }（{ $time }）。
headline-day-least = { $day }: { $what } 最小 { $value }（{ $time }）。
headline-each-day = 毎日同じ
headline-most = { $day }の{ $what }: 最大 { $value }（{ $time }）。
headline-now = いまの{ $what }: { $now }。
headline-unknown-measure = { $what }: この予報にはありません。
headline-now-most = いまの{ $what }: { $now }。最大 { $value }（{ $time }）。
headline-now-least = いまの{ $what }: { $now }。最小 { $value }（{ $time }）。
headline-least = { $day }の{ $what }: 最小 { $value }（{ $time }）。
headline-course = 風向き: { $list }。
headline-from-there = その向きの風は{ $from }から{ $to }。
headline-quarter = { $quarter ->
     [0] 未明は{ $from }
     [1] 午前は{ $from }
     [2] 午後は{ $from }
    *[3] 夜は{ $from }
}
headline-at = { $day }、{ $time }の{ $what }: { $value }。
headline-rain = { $course ->
     [open] { $day }の雨: { $time }から、合計{ $amount }。
     [until] { $day }の雨: { $time }から{ $until }、合計{ $amount }。
     [at-times] { $day }の雨: { $time }から{ $until }に時々、合計{ $amount }。
    *[all-day] { $day }の雨: 時々、合計{ $amount }。
}
headline-dry = { $day }は雨の予報なし。
headline-wind = 風
headline-gust = 最大瞬間風速
headline-temperature = 気温
headline-cloud = 雲量
headline-pressure = 気圧
headline-uv = UVインデックス
headline-visibility = 視程
headline-period = 波の周期
headline-swell-period = うねりの周期
headline-azimuth = { $direction }、{ $degrees }°。
headline-high = 高度{ $height }°。
headline-sun = 太陽
headline-moon = 月
headline-in-sky = { $day }{ $time }の{ $what }: { $direction }、{ $degrees }°、高度{ $height }°。
headline-below-horizon = { $day }{ $time }の{ $what }: 地平線の下。
headline-veer = { $course ->
     [turning] { $what }: { $from }（{ $at }）から向きが変わり{ $to }（{ $until }）。
    *[none] { $what }: { $from }（{ $at }）、{ $until }まではっきりした向きの変化なし。
}
headline-change-now = { $at ->
    [now] 今{ $value }
   *[other] { $value }（{ $at }）
 }
headline-change = { $course ->
     [falling-there] { $what }: すでに{ $limit }未満（{ $now }）。
     [falling-from] { $what }: { $at }から{ $limit }未満、最低{ $extreme }（{ $extremeAt }）。{ $now }、それまで最大{ $most }。
     [falling-never] { $what }: { $end }まで{ $limit }未満にならず、最低{ $extreme }（{ $extremeAt }）。{ $now }。
     [rising-there] { $what }: すでに{ $now }。
     [rising-from] { $what }: { $at }から{ $limit }以上、最大{ $extreme }（{ $extremeAt }）。{ $now }。
    *[rising-never] { $what }: { $end }まで{ $limit }以上にならず、最大{ $extreme }（{ $extremeAt }）。{ $now }。
}
headline-change-then = { $course ->
     [most] 最大{ $extreme }（{ $extremeAt }）。
     [falling-stays] { $end }までこのまま。
     [falling-end] { $at }から上回る。
     [rising-stays] { $end }までこれ以上は上がらない。
    *[rising-end] { $end }までこれ以上は上がらず、{ $at }から{ $limit }未満。
}
headline-spell = { $course ->
     [rain-none] { $until }まで雨なし。
     [fog-none] { $until }まで霧なし。
     [rain-over] 雨: { $until }まで、合計{ $amount }。
     [rain-spell] { $from }まで雨なし、その後{ $until }まで雨、合計{ $amount }。
     [rain-on] 雨: 少なくとも{ $until }まで。
     [fog-over] 霧: { $until }まで。
     [fog-spell] { $from }まで霧なし、その後{ $until }まで霧。
    *[fog-on] 霧: 少なくとも{ $until }まで。
}
headline-waves = 波
headline-water = 水温
headline-water-feel = { $feel ->
     [cold] 冷たく、ウェットスーツが必要なくらいです。
     [warm] ウェットスーツなしでも入れる温かさです。
    *[cool] やや冷たく、短時間でなければウェットスーツがおすすめです。
}

# 図
picture-tide = 潮汐 · { $days }
picture-above = { $unit }、{ $datum }から
picture-datum-is = 高さは{ $datum }から
picture-now-level = いま{ $level }
picture-coefficient = 係数{ $value }
picture-phase-springs = 大潮
picture-phase-neaps = 小潮
picture-phase-making = 大潮へ
picture-phase-taking-off = 小潮へ
picture-phase-tropic = 回帰潮
picture-phase-equatorial = 分点潮
picture-phase-growing = 回帰潮へ
picture-phase-shrinking = 分点潮へ
picture-lit = 輝面比{ $lit }
picture-sun = 太陽
picture-sun-up = 白夜
picture-sun-down = 極夜
picture-sun-rise-set = 日の出 – 日の入り
picture-says = { $what }: { $course }。
picture-highest = 最高
picture-lowest = 最低
picture-weather = 天気 · { $days }
picture-waves = 海 · { $days }
picture-observed = 黄色: { $station }の観測。
picture-highest-waves = 最も高い波、{ $time }
picture-every = 周期{ $seconds }秒
picture-water = 水温{ $temperature }
picture-both = うねりと風浪の合成
picture-current = 潮流 · { $days }
picture-moon = 月 · { $days }
picture-moon-up = { $time }、地平線の上{ $altitude }°
picture-moon-rising = 月の出のとき、{ $time }
picture-moon-down = 地平線の下
picture-zenith-up = 天頂が上、空で見えるとおり。
picture-moon-noon = 毎日の正午の月。
picture-sun-day = 太陽 · { $days }
picture-rise = 出
picture-set = 入り

present-clear = 快晴
present-fair = 晴れ
present-cloudy = 雲が多い
present-overcast = くもり
present-fog = 霧
present-light-rain = 弱い雨
present-rain = 雨
present-heavy-rain = 強い雨
present-snow = 雪
# ページ
now-high = 満潮
now-low = 干潮
now-wind = 風
now-waves = 波
page-places = あなたの場所
page-places-example = いま
page-keep = スタートページに置く
now-rising = 上げ潮
now-falling = 下げ潮
now-as-of = { $time }現在
page-near = 近く
page-example-place = geonames:1848354
page-about = 情報
page-coverage = 警報・注意報と観測の対象範囲
coverage-lead = 地図で陸が青い国の警報・注意報を読み取っています。その下に、発表する機関と観測する機関を示します。
coverage-warned = 警報・注意報
coverage-elsewhere = そのほかの国の警報・注意報はここでは分かりません。各国の気象機関のページをご覧ください。
coverage-observed = 験潮所とブイの観測
coverage-kind = { $kind ->
    [level] 潮位
    [waves] 波
    [wind] 風
    [air] 気温と気圧
    [water] 水温
   *[current] 海流・潮流
}
page-ask = 質問
page-docs = データサービス
page-skip = 本文へ
page-navigation = ページ
page-not-navigation = 航海には使えません。
page-astronomical = 潮汐は天文潮です。風と気圧で潮位は上下します。
page-terms = 利用条件
page-privacy = プライバシー
terms-title = 利用条件
terms-description = Bellbuoyに期待できること、できないこと。
terms-navigation = Bellbuoyは航海には使えません。調和定数から計算した天文潮と、公的な気象機関の予報を示します。風、気圧、両者の誤差で実際は変わります。安全にかかわる判断には、公式の潮汐表、海図、警報を使ってください。
terms-service = 無料で、現状のまま提供します。常に使える、完全である、正しいとは約束しません。運営者は、たとえば過度に使う人の利用を制限、終了できます。
terms-use = 適法なことなら何にでも使ってください。負荷をかけすぎたり、攻撃したり、人を害するために使わないでください。DiscordとTelegramではそれぞれの条件も適用されます。
terms-data = データにはそれぞれのライセンスがあり、答えと/aboutに示します。多くは、再配布のとき出典を示す必要があります。
terms-privacy = 保存しているものはプライバシーにあります。
terms-support = ヘルプと連絡先
privacy-page-description = Bellbuoyが保存しているもの、その理由、消しかた。
privacy-page-how = 見る、または消すには、ボットを使う所で privacy export か privacy forget を送ってください。DiscordとTelegramでは /privacy です。すぐに行われます。
page-ask-title = 海と海岸のどこでも、潮汐と天気
page-ask-description = 世界中の海岸の満潮と干潮、風、波、太陽と月。ふだんの言葉で質問してください。
page-not-found = そのページはありません
page-not-found-why = アドレスが間違っているか、ページがなくなりました。
page-failed = うまくいきませんでした
page-to-ask = 場所を質問する
page-ask-label = どこの、何を、いつ？
page-ask-placeholder = 明日の焼津の満潮
page-ask-button = 質問する
page-locate = 現在地を使う
page-busy = お待ちください…
page-no-location = 端末が現在地を教えません。
page-offline = 接続がありません。もう一度試してください。
page-examples-title = たとえば
page-examples = 明日の江の島の潮汐|横浜の天気|神戸の満潮は何時？|今週末の鎌倉の波|那覇の日の入り|次の満月
page-days = 日数
page-topics = この場所についてもっと
page-more = もっと
page-place-open = 開いたままにする
page-dashboard = 鍵
dashboard-title = データサービスの鍵
dashboard-lead = 潮汐、天気、太陽、月を自分のプログラムに。鍵を作り、使用量を見られます。
dashboard-lead-closed = ログインすると、鍵と使用量が見られます。新しい鍵は運営者が作ります。
dashboard-email = メールアドレス
dashboard-passphrase = パスフレーズ
dashboard-passphrase-rule = { $count }文字以上。いくつかの単語が覚えやすいです。
dashboard-sign-in = ログイン
dashboard-sign-out = ログアウト
dashboard-register = アカウントを作る
dashboard-register-keeps = 保存するのは、アドレス、パスフレーズのハッシュ、鍵、使用量です。メールは送りません。パスフレーズをなくしたら、運営者が新しく選ぶためのアドレスを作れます。
dashboard-registered = ログインできます。すでにアカウントがあった場合は、そのままです。
dashboard-sign-in-failed = アドレスとパスフレーズが合いません。
dashboard-email-unfit = メールアドレスではありません。
dashboard-passphrase-unfit = パスフレーズが短すぎるか長すぎます。
dashboard-passphrase-wrong = パスフレーズが違います。
dashboard-too-often = 試した回数が多すぎます。少し待ってからもう一度試してください。
dashboard-proof-wanted = このアカウントは何度も試されています。もう一度サインインしてください。先にブラウザーが数秒計算します。スクリプトを使わない場合は、少し待ってください。
dashboard-form-over = フォームが古すぎます。もう一度送ってください。
dashboard-keys = あなたの鍵
dashboard-no-keys = まだ鍵がありません。
dashboard-key-name = 新しい鍵の名前
dashboard-key-example = 港の表示板
dashboard-create = 鍵を作る
dashboard-name-unfit = 鍵には一行の名前が必要です。
dashboard-too-many-keys = 一日に持てる数の鍵をもう持っています。
dashboard-new-key = 新しい鍵
dashboard-shown-once = いまコピーしてください。表示は今回だけです。Authorizationヘッダーで送ります。
dashboard-copy = コピー
dashboard-copied = コピーしました
dashboard-key-facts = { $id }、{ $date }作成
dashboard-used = 今日{ $quota }のうち{ $used }単位
dashboard-rotate = 交換
dashboard-rotate-why = 同じ名前と割り当ての新しい鍵に替わります。古い鍵は5秒以内に終わります。
dashboard-revoke = 失効
dashboard-revoke-why = 鍵は5秒以内に終わり、戻せません。
dashboard-revoked = 鍵は失効しました。
dashboard-usage = この30日
dashboard-usage-alt = 日とエンドポイントごとの単位。数値は下の表にあります。
dashboard-no-usage = あなたの鍵ではまだ何も質問していません。
dashboard-units = 一日{ $count }単位まで
dashboard-other-endpoints = その他
dashboard-as-table = 表で
dashboard-day = 日（UTC）
dashboard-endpoint = エンドポイント
dashboard-quota-units = 単位
dashboard-account = あなたのアカウント
dashboard-delete = アカウントを削除
dashboard-delete-why = アカウント、鍵、数えたものはすべてすぐに消え、戻せません。
dashboard-deleted = アカウントと、それに属するものをすべて削除しました。
dashboard-link = メールでリンクを受け取る
dashboard-link-why = { $registration ->
    [open] 新しいアカウントを作るとき、またはパスフレーズを忘れたとき：パスフレーズを決めるためのアドレスをメールで送ります。保存されるのは、メールアドレス、パスフレーズのハッシュ、鍵とその使用量です。
   *[closed] パスフレーズを忘れたとき：新しいパスフレーズを決めるためのアドレスをメールで送ります。
}
dashboard-link-send = リンクを送る
dashboard-link-sent = そのアドレスにアカウントがある、または作れる場合は、メールをお送りしました。迷惑メールもご確認ください。
mail-link-subject = パスフレーズを決めてください
mail-link-text = 次のアドレスで、データサービスのアカウントのパスフレーズを決められます。1 日以内に 1 回だけ使えます：
    { $link }
    お心当たりがなければ、このメールは無視してください。何も変わりません。
recovery-title = 新しいパスフレーズ
recovery-lead = パスフレーズを決めると、ログインした状態になります。このアドレスは 1 回だけ使えます。アカウントのほかのセッションは終了します。
recovery-over = このアドレスはすでに使われたか、古すぎます。もう一度リンクを求めてください。
operator-title = サービスの状態
operator-invited = このアドレスで一度だけ、運営者としてログインします。
operator-invitation-over = このアドレスはもう使われたか、古すぎます。npm run keys -- operator で別のものを作ってください
operator-parts = 部分と情報源
operator-ok = 動作中
operator-down = 停止中
operator-last-success = 最後の成功は{ $minutes }分前
operator-digests = 配信
operator-digests-active = 有効
operator-digests-paused = 一時停止中
operator-digests-gone = チャンネルなし
operator-no-digests = 配信はありません。
operator-failed = 試しすぎて断念したもの
operator-no-failed = なし。
operator-due = 予定
operator-platform = サービス
operator-delivery = 送信
operator-error = 失敗
operator-keys = 鍵
operator-key = 鍵
operator-owner = 所有者
operator-made-here = ここで作成
operator-used = 今日の使用
operator-since = 開始
operator-id = ID
operator-revoked = { $date }失効
page-curve = 曲線に沿った時刻と値: 矢印キーで動かす
page-curve-above = 次の値を超える時間
page-picture-missing = 画像を読み込めませんでした。
page-picture-again = もう一度試す
page-week = 一週間
page-stations-near = 近くの検潮所
page-elsewhere = 自分のページや機器で
page-now-picture = 現在の画像
page-now-line = 現在を一行で
page-now-data = データ（JSON）
page-feed = フィード
page-frame = ウェブページ用の枠
page-telegram-ask = Telegramで質問
page-telegram-digest = 毎日Telegramで

# いつ
when-title = 条件に合う時間: { $place }
when-title-for = { $what }: { $place }
when-wanted = 条件: { $conditions }。
when-wanted-for = { $what }の目安（変更は「{ $command }」）: { $conditions }。
when-caution-flats = 潮が返したら（干潮{ $time }）戻り始め、現地で確認してください。背後の澪筋から満ちてきます。干潟は慣れた人かガイドと一緒に。
when-vague-flats = ここの干潮の時刻は最大{ $minutes }分ずれることがあります。
when-unknown = ここでは不明のため考慮していません: { $conditions }。
when-ends = { $course ->
    [open] 今吹いており、{ $until }まで。
   *[ahead] 今は吹いていない。{ $from }から{ $until }まで。
}
when-best = 最良: { $when }。
rivals = { $verdict ->
     [yes] {"はい。"}
     [no] {"いいえ。"}
    *[none] {""}
  }{ $side ->
     [best] { $count ->
       [2] よいのは
      *[other] 一番よいのは
     }{ $moment }です。
     [most] { $count ->
       [2] 高いのは
      *[other] 一番高いのは
     }{ $moment }です。
     [least] { $count ->
       [2] 低いのは
      *[other] 一番低いのは
     }{ $moment }です。
     [least-bad] { $count ->
       [2] どちらも不向きです。まだましなのは
      *[other] どれも不向きです。一番ましなのは
     }{ $moment }です。
     [none] { $count ->
       [2] どちらも同じくらい不向きです。
      *[other] どれも同じくらい不向きです。
     }
    *[same] はっきりした差はありません。
  }{ $list ->
     [none] {""}
    *[other] {""}{ $list }。
  }
rivals-figure = { $what }{ $shown }（{ $others }）
rivals-between = {"、"}
lee-place = { $name }は{ $shore ->
     [on] 海から
     [off] 陸から
     [cross] 岸に平行
    *[unknown] 海岸の向きは不明
  }
lee = { $side ->
     [none] { $wind }の風を避けられる所はありません（{ $list }）。
     [unknown] { $wind }の風を避けられる所は分かりません（{ $list }）。
    *[some] { $wind }の風のとき陰になるのは{ $places }です（{ $list }）。
  }{"海岸全体の向きによるもので、入り江や崖は分かりません。"}
heading = 針路{ $course }。{ $list }。
heading-wind = { $name }: 風は{ $from }から、{ $point ->
     [head] 向かい風（上り）
     [beam] { $side ->
       [port] 左舷からの横風
      *[starboard] 右舷からの横風
     }
    *[astern] 追い風
  }
when-best-low = 最良: { $when }、干潮{ $time }、{ $height }。
when-window = { $course ->
    [open] { $mark ->
        [good] { $until }まで良好。
        [look] { $until }まで、まずまず。
       *[next] いま条件に合っています（{ $until }まで）。
    }
   *[ahead] { $mark ->
        [good] 良好: { $when }、あと{ $in }。
        [look] まずまず: { $when }、あと{ $in }。
        [news] 条件に合う時間が来ます: { $when }、あと{ $in }。
       *[next] 次: { $when }、あと{ $in }。
    }
}
when-look-day = { $day }はまずまず: { $why }。
when-skip = { $day }は不向き: { $why }。
when-figures = { $figures }。
when-dark = その時間は暗い（日中は{ $times }）
when-better = 次に良好: { $when }。
when-way = { $hours ->
     [0] 航路全体では適しません。
     [look] どの地点でもまずまずです。
    *[other] どの地点でも適しています。
  }
when-way-times = { $count ->
     [0] すべての地点で同時に合う時間はありません。
    *[other] すべての地点で合う時間: { $when }。
  }
when-none = { $until }まで、条件に合う時間はありません。
when-none-on = { $day }は、条件に合う時間がありません。
when-unsure = { $until }まで確実な時間帯はありません。満潮は{ $needed }に達しますが、ここの潮は誤差{ $minutes }分・{ $error }でしかわかりません。
when-without-weather = 天気をいま取得できません。潮と空だけならこの時間です。{ $conditions }も合うかは分かりません。
when-miss = 最も近い: { $when }、ただし{ $why }。
when-miss-lacking = 最も近い: { $when }、ただし「{ $condition }」を満たしません。
when-lacks = { $condition }ではない
when-miss-value = { $what }（{ $value }）
when-only = わずか{ $value }
when-at-least = { $value }以上
when-at-most = { $value }以下
when-just-over = { $value }を少し超える
when-just-under = { $value }を少し下回る
when-forecast-ends = 予報は{ $at }まで。その先はまだ分かりません。
when-more = ほかに{ $count }回あります。
when-beyond = 予報の先は潮と空だけの条件
when-too-early = その日までの予報はまだありません。
when-no-forecast = この場所の予報に{ $what }はありません。
when-tide-alone = これは潮汐だけの値です。風や気圧で水位は上下します。その場所の水深には海図の水深を足すか、干出する高さを引いてください。
when-counted = 安全側で計算: 潮の誤差{ $minutes }分と{ $height }。泥、うねり、沈下は含みません。
when-counted-weather = 風と波は予報より{ $share }強く見ています。
when-by-day = 日ごとに
when-verdict-go = 良好
when-verdict-look = まずまず
when-verdict-skip = 不向き
when-held = はい
when-not-held = いいえ
when-judged = { $course ->
    [at-times] 時間帯により { $amount }: { $day } { $values }（目安: { $limits }）。
   *[always] { $verdict ->
       [yes] はい
      *[no] いいえ
    }、{ $amount }: { $day } { $values }（目安: { $limits }）。
}
when-supposed = { $found ->
    [too-much] 超えています
    [too-little] 足りません
   *[enough] 限度内です
}：{ $value }（限度：{ $limit }）。
when-amount = { $scale ->
    [warmth] { $found ->
        [too-much] 暑すぎ
        [too-little] 冷たすぎ
       *[enough] 十分な暖かさ
    }
    [height] { $found ->
        [too-much] 高すぎ
        [too-little] 低すぎ
       *[enough] 問題なし
    }
   *[amount] { $found ->
        [too-much] 強すぎ
        [too-little] 弱すぎ
       *[enough] 問題なし
    }
}
when-learner = 子ども・初心者・高齢の方向けの厳しい目安です。海底・岩・流れは判断していません。
when-several = すべての条件が同時にそろう時間がない
when-below = { $what }{ $value }以下
when-above = { $what }{ $value }以上
when-between = { $what }{ $from }から{ $to }
when-sill = 入口{ $sill }、喫水{ $draught }{ $margin }
when-sill-covered = 入口{ $sill }、喫水の指定なし{ $margin }
when-margin = 、余裕{ $margin }
when-own-sill = 自分の港の入口{ $margin }
when-rising = 上げ潮
when-falling = 下げ潮
when-event = { $form ->
     [around] { $event ->
         [high] 満潮
         [low] 干潮
        *[slack] 転流
        }
    *[at] { $event ->
         [high] 満潮
         [low] 干潮
        *[slack] 転流
        }
}
when-before = { $event }の{ $length }前
when-point-before = { $event }の{ $length }前
when-after = { $event }の{ $length }後
when-point-after = { $event }の{ $length }後
when-around = { $event }の{ $before }前から{ $after }後
when-offset = { $event }{ $from }から{ $to }
when-sector = { $what }{ $from }から{ $to }
when-sector-not = { $what }{ $from }から{ $to }以外
when-light-day = 日中
when-light-night = 日の入りから日の出まで
when-light-civil = 常用薄明
when-light-nautical = 航海薄明
when-light-astronomical = 天文薄明
when-light-dark = 真っ暗な間
when-light-golden = ゴールデンアワー
when-light-blue = ブルーアワー
when-event-eclipse = 日食か月食
when-event-solar-eclipse = 日食
when-event-lunar-eclipse = 月食
when-event-supermoon = スーパームーン
when-event-warning = 警報・注意報
when-event-king-tide = 一年で最大の潮
when-phase = { $phase }から{ $days ->
   *[other] { $days }日
  }以内
when-phase-new = 新月
when-phase-first-quarter = 上弦
when-phase-full = 満月
when-phase-third-quarter = 下弦
when-or = { "または" }
when-time = { $from }から{ $to }
when-length = { $length }以上続く
when-tendency = 3時間で{ $change } hPa
when-of-tide = 潮位
when-of-stream = 流れ
when-of-flood = 上げ潮流
when-of-ebb = 下げ潮流
when-of-tidal-range = 潮差
when-of-coefficient = 潮汐係数（ブレスト）
when-of-tendency = 気圧の変化
when-of-sun = 太陽
when-of-moon = 月
when-of-windSpeed = 風
when-of-gust = 最大瞬間風速
when-of-waveHeight = 波
when-of-wavePeriod = 波の周期
when-of-swellHeight = うねり
when-of-swellPeriod = うねりの周期
when-of-airTemperature = 気温
when-of-waterTemperature = 水温
when-of-precipitation = 1時間の雨
when-of-cloudCover = 雲量
when-of-visiblity = 視程
when-of-pressure = 気圧
when-of-windDirection = 風
when-of-waveDirection = 波
when-of-swellDirection = うねり
when-was-right = { $day }: 正しかった
when-was-good = { $day }は結局よかった
when-was-bad = { $day }はよくなかった
preset-title = { $what }の目安
preset-list-title = 活動とその目安
preset-own = { $what }（自分の）
preset-how = 変えるには、たとえば 活動 保存 サーフィン 風20ノット未満。戻すには 活動 戻す サーフィン。
preset-changed = { $before }を{ $after }にしました。
preset-added = 追加: { $after }。
preset-unchanged = 何も変わりません。
preset-rule = 規則: 判定が違っていたら、それを決めた一つの目安だけを、分かる一段だけ動かします。取り消すと戻ります。
preset-undo = 取り消す
preset-keep = { $what }のこの目安を残す
preset-reset = { $what }の最初の目安
preset-reset-title = { $what }は最初の目安に戻りました

# 観測所の地図
page-stations = 観測所
map-title = 検潮所と潮流の観測点
map-lead = 検潮所と潮流の観測点{ $count }か所。地図か一覧から選んでください。
map-stream = 潮流
map-gauge = 観測中の験潮所・ブイ
map-label = 検潮所の地図
map-keys = 2本の指かマウスで地図を動かし、拡大・縮小します。矢印キーと+、−でも動きます。Enterで中央を開きます。
map-zoom-in = 拡大
map-zoom-out = 縮小
map-range = 今日の潮差、メートル
map-range-between = { $from }～{ $to }
map-range-over = { $from }以上
map-search = 名前で検潮所を探す
map-none = その名前の検潮所はありません。
map-by-country = 国別
map-clocks = 時計
map-clocks-lead = どの記録も周りの記録と潮汐モデルで確かめます。次のものは、時計の誤りのように、全体が同じだけ進むか遅れていました。
map-datum = 最低水面
map-datum-unknown = 不明
map-prediction = 予測
map-record = 記録
map-years = { $count }年
map-source = 出典
map-licence = ライセンス
map-id = ID
map-whole-answer = 図付きの答えの全体
map-back = すべての観測所
calendar-title = 潮汐: { $place }
calendar-windows-title = 条件に合う時間: { $place }
calendar-subscribe = カレンダーのソフトでこのアドレスを購読すると、これから{ $count }日がいつも入ります: { $url }
calendar-file = これから{ $count }日分のカレンダーファイル。
calendar-link = 購読
calendar-springs = 大潮、{ $height }
calendar-weaker-springs = 月が遠い弱めの大潮、{ $height }
calendar-tropic = 回帰潮、{ $height }
calendar-note-sky = 太陽と月の時刻。航海には使えません。
page-calendar = カレンダー

# ボットの案内
page-bots = チャット
bots-title = DiscordとTelegramで
bots-lead = いつものチャットで同じ答えを。潮汐、天気、太陽と月を、質問したときにも毎朝にも。
bots-off = このボットはいまつながっていません。
bots-discord-server = サーバーに追加する
bots-discord-account = どこでも自分で使う
bots-telegram-open = チャットを開く
bots-discord-steps = ボットをサーバーに追加するか、自分のアカウントに追加してどの会話でも使います。|/tideと書いて場所を選ぶか、/todayですべてを一度に。|答えの下のボタンで、次の日、天気、波、太陽と月へ。|/place homeで自分の港を保存すると、場所を書かずに済みます。|/digest addで毎朝答えを受け取れます。|/settingsで言語、単位、基準面を選びます。/privacyは保存しているものを見せ、消します。
bots-telegram-steps = チャットを開き、開始を押します。|場所か、「明日の焼津の満潮」のような質問を書くか、位置を送ります。|答えの下のボタンで、次の日、天気、波、太陽と月へ。|/place home 焼津で自分の港を保存すると、場所を書かずに済みます。|/digest 焼津 07:00で毎朝答えを受け取れます。|グループでは、スラッシュで始めるかボットに話しかけます。/privacyは保存しているものを見せ、消します。

# そのほかの用語
explain-known = たとえば説明できるもの: 小潮、転流、基本水準面、潮汐係数、周期、十二分の一の法則。
explain-two-tides = 月は水を、月の側と反対側の二か所で盛り上げ、多くの海岸は24時間50分の太陰日にその両方を通ります。メキシコ湾のように、海の形が一方を弱める所では一日一回です。
explain-later-tides = 潮は毎日約50分遅れます。地球が一回りする間に月が軌道を進むからです。満潮から次の満潮まで約12時間25分です。
explain-tide-size = 海面がどれだけ上下するかは、海岸と海底の形で決まります。ブリストル海峡のような漏斗形や浅い海では大きく、閉じた海や波の節に近い所ではほとんどありません。満月と新月ではどこでも大きくなります。
explain-king-tide = 一年で最大級の大潮をこう呼びます。満月か新月が、月が地球に最も近づく時と重なります。学術用語ではなく通称です。
explain-twelfths = 十二分の一の法則は、干潮と満潮の間の潮位を見積もります。6時間に潮差の12分の1、2、3、3、2、1ずつ上がります。規則正しい潮の海岸に合い、Solentのように偏った所では外れます。
explain-current = 潮流は、潮汐に伴う水の水平の動きです。流向は流れて行く方向で、流速はノットで表します。海峡や岬で、また大潮で最も強くなります。
explain-lat = LAT（最低天文潮位）は、18.6年の周期で潮汐だけから予測できる最も低い面です。欧州の海図の多くはこの面から数えます。風や高気圧で海面がさらに下がることがあります。
explain-hat = HAT（最高天文潮位）は、18.6年の周期で潮汐だけから予測できる最も高い面です。橋の下の高さはよくこの面から数えます。高潮はこれを超えることがあります。
explain-msl = MSL（平均水面）は、長年の海面の平均の高さです。ここからの潮高は最低水面からより小さく、干潮では負になります。
explain-mllw = MLLW（平均低低潮面）は、毎日の二回の干潮の低いほうの19年の平均で、米国の海図と潮汐表の基準です。
explain-mean-levels = 長年の平均です。MHWSとMLWSは大潮の平均の満潮と干潮、MHWNとMLWNは小潮、MHWとMLWはすべての平均です。MHWSより高い潮は大きな潮です。
explain-negative-tide = 負の潮は、表の基準面より低い干潮です。ふつうの干潮では水の下にある所が現れます。
explain-drying-height = 干出の高さは、浅瀬や岩が最低水面から出る高さで、海図では下線を付けます。その上の水深は、潮高からこの数を引いたものです。
explain-station = 標準港には長年の観測から計算した予測があり、ほかの港は近くの標準港の時刻と高さを改正して使います。答えには使った検潮所と距離を示します。
explain-double-high-water = サウサンプトンのように浅い水が潮をゆがめる所では、満潮が二回来るか、何時間も続きます。ポートランドの双峰の干潮はその反対です。
explain-making = 小潮から大潮へ、潮差が日ごとに増える間です。反対は、大潮から小潮へ減る間です。
explain-taking-off = 大潮から小潮へ、潮差が日ごとに減る間です。反対は、小潮から大潮へ増える間です。
explain-storm-surge = 高潮は、風による吹き寄せと気圧の低下による吸い上げで、海面が予測の潮位より上がることです。気圧が1 hPa下がるごとに約1 cm上がります。潮汐表にもBellbuoyにも含みません。
explain-tidal-bore = 海嘯は、Severnのように大きな潮が浅く狭まる河口に入る所で、上げ潮の始めに川をさかのぼる波です。大潮で最も高くなります。
explain-wind-against-tide = 風が潮流に逆らうと、波は短く、険しく、荒くなります。風と潮流が同じ向きだと海は穏やかになります。
explain-overfalls = 潮波（急潮の波立ち）は、強い流れが浅瀬、岬、別の流れに当たって立つ険しい波です。大潮で風が流れに逆らうとき最も荒れます。
explain-rip-current = 離岸流は、波が運んだ水が浜から沖へ戻る狭く速い流れで、潮汐ではなく、砕ける波の間で波が静かで色が濃く、泡や砂が沖へ流れている筋が目印です。流されたら、逆らわずに岸と平行に泳ぎます。
explain-wind-sea = 風浪は、いまここの風が起こす波で、短く、険しく、不規則です。うねりは遠くから来ます。
explain-wave-height = 波の高さは有義波高で、高いほうから三分の一の波の、谷から山までの平均です。まれにほぼ二倍の波があります。
explain-golden-hour = ゴールデンアワーは、太陽が低く光が暖かく柔らかい時間で、ここでは地平線下4°から上6°まで、日の出の後と日の入りの前です。長さは緯度と季節によります。
explain-blue-hour = ブルーアワーは、日の出前と日の入り後の深い青い光の時間で、ここでは太陽が地平線下6°から4°の間です。
explain-twilight = 薄明は太陽が地平線の下にあるときの光です。常用薄明は6°まで（屋外で字が読める）、航海薄明は12°まで（水平線が見える）、天文薄明は18°まで。その先は真っ暗です。
explain-supermoon = スーパームーンは、月が地球に最も近い点の近くでの満月か新月です。最も遠いときより最大14%大きく見え、そのときの大潮も大きくなります。
explain-moon-phase = 月相は、月の照らされた半分がどれだけ見えるかです。新月から上弦を経て満月まで満ち、下弦を経て欠けていきます。
explain-gust = 突風は、風速が表す10分間の平均を上回る、数秒の短い風です。数値はその1時間で最も強いものです。
explain-times = 時刻はすべてその場所の時計で、夏時間があればそれによります。答えの最後の行に「Asia/Tokyo (UTC+9)」のように示します。月相のように場所がない場合だけUTCです。
explain-bot-sources = 潮汐はBellbuoyが検潮所の調和定数（NOAA、TICON-4、Kartverket）と潮汐モデルEOT20から、太陽と月はAstronomy Engineで計算します。風、波、天気は公的な気象機関のもので、答えの最後に出典を示します。一覧: 情報。
explain-bot-datum = 高さはその国の海図の基準面からです。多くの国では最低天文潮位に近く、米国では平均低低潮位です。答えの最後に示します。ほかの基準面: 「設定 基準面」または「潮汐 東京 datum=MSL」。
explain-bot-ahead = 風、波、天気の予報は最長10日先まで、海上ではそれより短いことがあります。潮汐、太陽、月は何年先の日でも計算できます。
explain-bot-usual = 季節ごとや一年を通しての普段の様子は、ここでは分かりません。あるのは数日先までの予報だけです。その土地の気候表を見てください。
explain-bot-updates = 天気と波は約20分たつと取り直します。もとのモデルは1〜12時間ごとに計算されます。潮汐、太陽、月は計算なので更新は要りません。
explain-bot-languages = 日本語、英語、フランス語、ドイツ語、オランダ語、スペイン語、ポルトガル語、イタリア語を話します。どれかで書けばその言語で答えます。固定するには「英語で答えて」。
explain-bot-official = いいえ、公式のデータではなく、目安です。潮汐はBellbuoyが計算し、予報は公開されている気象モデルによるものです。公式の潮汐表・海図・警報の代わりにはならず、航海には使えません。
explain-bot-manner = 答えの形は決まっていて、短くしたりやさしくしたりする設定はありませんが、「明日のブレストの満潮」のように一つだけ尋ねると短くなります。最初の行が質問への答えで、分からない言葉は「小潮とは」のように聞けば説明します。
explain-bot-measured = 測定値ではなく計算値です。潮汐は検潮所の定数から、風と波は公開されている気象モデルによります。近くの検潮所やブイの値を読める所では、いまについての答えに、その名前と測定値も添えます。
explain-bot-astronomical = 潮位は天文潮の高さです。風と気圧による増減（数十センチ、嵐では1メートル以上）は含みません。近くの検潮所の値を読める所では、いまについての答えに、その差も添えます。
explain-small-boat = ここで使う小さなボート・ゴムボートの目安: 風は15 kn（約8 m/s）まで、突風は20 knまで、波は1 mまで。初心者は10 kn、0.5 mまで。周期が5秒ほどより短い波は険しく、同じ高さの長い波よりずっと危険です。
explain-pressure = 気圧はhPa（ミリバールと同じ）で、海面での値です。1013が平均です。3時間に3 hPa以上下がると強い風の前ぶれです。
picture-height-in = { $height }、あと{ $in }
picture-between = { $low }から{ $high }の間
page-other-day = 別の日
page-subscribe = カレンダーを購読

# 警報・注意報: 自分の言葉では言わない
command-warnings-name = 警報|警報・注意報|注意報|公式警報
command-warnings-description = その場所の風、海、天気の警報・注意報を、発表のまま
warnings-title = 警報・注意報: { $place }
warnings-none = ここには発表中、または予告された警報・注意報はありません。
warnings-unknown-here = ここの警報・注意報は分かりません。読み取っている機関に、この場所を担当するものがありません。
warnings-not-read = ⚠ 警報・注意報の情報を取得できませんでした。
warnings-incomplete = ⚠ 警報・注意報の一部を取得できませんでした。ほかにも発表されている可能性があります。
warnings-more = ⚠ ほかに{ $count }件。「警報」で確認できます。
warnings-source = 発表のままの警報: { $sources }。
forecast-of-zone = { $office }の{ $zone }の予報（{ $time }発表）：
warning-line = ⚠ { $office }: { $what }
warning-news-issued = 新規: { $warning }
warning-news-worse = 引き上げ: { $warning }
warning-news-area = 地域変更: { $warning }
warning-news-cancelled = 解除: { $warning }
warning-news-ended = 終了: { $warning }
warning-in-language = （{ $language }）
warning-times = { $from }～{ $to }
warning-from = { $from }から
warning-until = { $to }まで
warning-level-yellow = 黄
warning-level-amber = 琥珀
warning-level-orange = 橙
warning-level-red = 赤
warning-level-violet = 紫
warning-level-black = 黒
warning-level-minor = 軽度
warning-level-moderate = 中程度
warning-level-severe = 重大
warning-level-extreme = 極度
help-example-warnings = 警報 焼津
problem-surge-unknown = { $place }の近くに、高潮の分かる検潮所がありません。高潮については公式の情報（日本では気象庁の高潮警報）を見てください。
when-of-surge = 高潮偏差
springs-told-by = 高さ
wind-told-in = 場所
explain-sea-state = 波浪階級（海面状態）は、有義波高で海の荒れ方を0（鏡のよう）から9（異常な荒れ）で表します。3は0.5〜1.25 m、5は2.5〜4 mです。
explain-mean-wind = 平均風速は10分間の平均で、予報の風速はこれです。突風（瞬間風速）は数秒だけこれを上回り、1.5倍前後になることがよくあります。
explain-apparent-wind = 見かけの風は船上で感じる風で、真の風に船の速さの風を合わせたものです。風上に向かうと強く、風下に走ると弱くなります。
explain-true-wind = 真の風は、止まっている人が感じる水面上の風で、予報の風はこれです。走っている船では見かけの風を感じます。
explain-lee = 風下は風が吹いていく側で、風から守られます。反対は風上です。
explain-windward = 風上は風が吹いてくる側です。反対は風下で、風から守られます。
explain-lee-shore = 風下の岸（リーショア）は風が吹き寄せる岸で、動けなくなると打ち寄せられます。強風のときは十分に離れてください。
explain-fetch = 吹送距離（フェッチ）は、風が吹き渡る海面の長さです。長いほど波は高く長くなります。
explain-equinox-tides = 春分と秋分のころは、満月と新月のとき太陽と月が赤道面の近くから引きます。力が最もよく重なるので、大潮は一年で最も大きくなります。
explain-upwelling = 湧昇は、風が岸の暖かい表面の水を沖へ押しやり、深い所の冷たい水が上がってくることです。夏でも一、二日で5 °C以上冷たくなることがあります。
explain-diurnal-inequality = 日潮不等は、一日の二回の満潮どうし、または干潮どうしの高さの差です。月が赤道の北か南にあるために起こり、太平洋岸で大きくなります。
explain-land-datum = 東京湾平均海面（T.P.）やNAP、NN、IGN69は陸の高さの基準で、平均海面に近い面です。海図と潮汐表の基準面（最低水面）はそれより低く、ベルギーのTAWも、オーステンデの平均干潮面に近いNAPの下2.3 mの面です。
explain-tidal-divide = ワンタイ（wantij）は、ワッデン海の島の裏で二つの上げ潮流が出会う浅い分水嶺です。水路の最も浅い所で、満潮のころしか通れません。
explain-sea-breeze = 海風は、晴れた日の午後に海から陸へ吹く風で、陸のほうが早く暖まるために起こります。夕方には止みます。
explain-land-breeze = 陸風は、夜から早朝に陸から海へ吹く風で、陸のほうが早く冷えるために起こります。たいてい弱く、岸近くの海は穏やかになります。
explain-offshore-wind = オフショアは陸から海へ吹く風で、波はきれいになりますが、流されると沖へ出ます。反対はオンショアです。
explain-onshore-wind = オンショアは海から陸へ吹く風で、岸近くの波は乱れます。反対はオフショアです。
explain-nortada = ノルターダは、夏の午後にポルトガル西岸に吹く強い北風で、日中に陸が温まってイベリア半島の気圧が下がり、海風が加わるため午後に強まります。冷たい水が上がってきます。
explain-levanter = レバンテは、地中海西部とジブラルタル海峡の東風で、湿って何日も強く吹くことがあります。
explain-poniente = ポニエンテは、ジブラルタル海峡とスペインの地中海岸の西風です。
explain-mistral = ミストラルは、ローヌ川の谷とリヨン湾の冷たく乾いた強い北西風です。急に吹き出し、何日も続くことがあります。
explain-sirocco = シロッコは、アフリカから地中海に吹く暖かい南から南東の風です。ベネチアでは水位を上げます。
explain-bora = ボラは、山からアドリア海に吹き下ろす冷たい北東風で、突風が急に来ます。
explain-tramontana = トラモンターナは、イタリアやカタルーニャで山を越えて吹く冷たく乾いた北風です。
explain-middle-tide = 中潮は、大潮と小潮のあいだの潮で、潮差は中くらいです。大潮より満ち引きが小さく、小潮より大きくなります。
explain-long-tide = 長潮は、小潮の終わりの日で、潮差が最も小さく、潮がだらだらと動きます。翌日は若潮です。
explain-young-tide = 若潮は、長潮の次の日で、潮差がまた大きくなり始めます。そのあと中潮から大潮へ向かいます。
explain-perigee = 近地点は、月が地球に最も近い点で、27.6日ごとです。そのころの大潮は大きくなります。
explain-apogee = 遠地点は、月が地球から最も遠い点で、27.6日ごとです。そのころの大潮は小さくなります。
explain-port-times = 潮は海岸に沿い、それぞれの海を進む波で、深いほど速く進みます。そのため満潮の時刻は港ごとに違い、湾の奥や川では何時間も遅れます。二つの港の差は毎日ほぼ同じです。
explain-seiche = セイシュ（静振、副振動）は港や湾、湖の水が数分から数時間の周期でゆっくり揺れることです。風や気圧の急な変化、外のうねりで起き、潮とは別に水位が上下し、狭い港口では流れが強まります。長崎では「あびき」と呼ばれ、予測には含まれません。
explain-swell-window = スウェルウィンドウは、岬や島に遮られずにうねりがそのポイントに届く方向の範囲です。それ以外の方向からのうねりは、沖で高くても小さくしか届かないか、届きません。
explain-wave-sets = うねりの波は「セット」で来ます。周期の少し違う波が重なるため、大きい波が三本から八本ほど続き、そのあと数分は静かになります。入る前に十分ほど海を見てください。
explain-rogue-wave = 巨大波（三角波、一発大波）は、いくつもの波が重なり、とくに流れに逆らうところで、まわりの有義波高の二倍を超える波です。浜や磯では前の波よりずっと高くまで上がる波があります。海に背を向けないでください。
explain-tsunami = 津波は、海底の地震や地すべり、噴火で起きる非常に長い波の連なりです。先に潮が引くことがあり、第一波が最も高いとは限らず、何時間も続きます。強い揺れや異常な引き潮のあとはすぐ高い所へ逃げてください。ここの予報には含まれません。気象庁の警報に従ってください。
explain-longshore-current = 沿岸流は、波が斜めに来る浜に沿う流れです。波が高く斜めなほど速く、泳ぐ人や砂を運び、突堤や岬、切れ目では離岸流となって沖へ出ることがあります。
explain-surf-break = ビーチブレイクは動く砂の浅瀬で、リーフブレイクは岩やサンゴの上で、ポイントブレイクは岬に沿って長く一方向に波が割れます。ダンパー（クローズアウト）は端から端まで一度に崩れ、乗れません。
explain-constituents = 潮は数十の規則正しい波（分潮）の和として計算します。月による M2（12時間25分）、太陽による S2（12時間）、約一日の K1 と O1 などです。場所ごとの大きさと遅れ（調和定数）は一年以上の観測から求めます。
explain-leeway = リーウェイ（風圧差）は風で船が水の上を横に流されることです。流圧差は潮流や海流が船を流す向きと距離で、どちらも針路に見込みます。
explain-waterspout = 海上竜巻は、積雲や積乱雲の下で回る空気としぶきの柱で、すぐ近くでは暴風になります。多くは数分で消え、ゆっくり進みます。進路と直角に離れてください。ここの予報には含まれません。
explain-tidal-gate = 潮待ちの関門（タイダルゲート）は、追い潮か転流のとき、または水深が足りるときの数時間だけうまく通れる岬や瀬戸、浅瀬です。そこに時刻を合わせて航海を計画します。
explain-thermocline = 水温躍層（サーモクライン）は、深くなると数メートルのうちに水温が大きく下がる層で、夏に5〜30 mの深さによくあります。海からの風で深くなり、陸からの風で浅くなります。
explain-intertidal = 潮間帯は満潮と干潮のあいだの、潮のたびに沈み現れる岸です。干満の差が大きいほど広く、大潮では一番低い所が干潮の前後一時間ほど現れます。
explain-squall = スコールは、雨雲や雷雲の下で数分続く急な強い風です。突風は数秒です。
explain-nautical-mile = 1海里は1.852 kmで、緯度1分の長さです。1時間に1海里の速さが1ノットです。
explain-visibility = 視程は見通せる距離です。1 km未満は霧、10 km以上は良好です。
explain-veering = 風向が時計回り（南→南西→西）に変わるのが順転（ベアリング）、反時計回り（西→南西→南）に変わるのが逆転（バッキング）です。
explain-libeccio = リベッチオは、地中海西部、コルシカ島やティレニア海の南西の風です。突風を伴い、西向きの海岸に高い波を立てます。
explain-ground-sea = 浅瀬で切り立って砕ける波は、高いうねりが砂州や河口などの浅い所に入るときに立ちます。特に引き潮のとき、どの船にも危険です。
explain-bar = 砂州（バー）は、港口や河口をふさぐ浅い砂の堆積で、うねりがそこで切り立って砕け、引き潮のときが最も悪くなります。満潮の前後に越え、うねりの高いときは越えません。
explain-point-of-sail = 船首に対する風の角度による呼び方です。クローズホールドは風上へ上れる限界（約45度）、横風（アビーム）は真横から（90度）、クォーターは斜め後ろから（135度）、ランニングは真後ろからの風です。
explain-astronomical-tide = 天文潮は、潮位のうち月と太陽による部分で、何年も先まで計算できます。風と気圧による分（潮位偏差、高潮）がこれに加わり、潮汐表には含まれません。
explain-sea-lag = 水はゆっくり温まりゆっくり冷えるため、海水温は夏至のおよそ2か月後に最も高く、冬の終わりに最も低くなります。秋の海はまだ夏の熱を保ち、春の海はまだほとんど温まっていません。
explain-sea-places = ある場所の海水温は緯度、海流、風、水深で決まり、強い潮流や陸からの風は深い所の冷たい水を上げ、浅く囲まれた湾は早く温まります。同じ海でも数度違うことがあります。
explain-tide-age = 大潮が満月や新月の1～2日後になるのは、海の応答が遅れるためです。摩擦と潮汐波の伝わる時間で遅れ、これを潮齢といいます。
explain-gale-warning = 海上の警報は平均風速によります。日本では海上風警報が28ノット（13.9 m/s）以上34ノット未満、海上強風警報が34ノット（17.2 m/s）以上48ノット未満、海上暴風警報が48ノット（24.5 m/s）以上です。
explain-front = 前線は二つの気団の境です。温暖前線では長い雨、寒冷前線ではにわか雨や突風があり、風が急に時計回りに変わります（南半球では反時計回り）。
explain-isobar = 等圧線は、天気図で気圧の等しい所を結んだ線です。間隔が狭いほど風は強くなります。
explain-low-pressure = 低気圧は周りより気圧の低い所で、風、雲、雨を伴い、北半球では反時計回り、南半球では時計回りに風が吹き込みます。気圧が急に下がるほど、風は強くなります。
explain-high-pressure = 高気圧は周りより気圧の高い所で、北半球では時計回りに風が吹き出し、たいてい天気が安定して中心では風が弱くなります。縁では強く吹くことがあります。
explain-sea-fog = 海霧は、暖かく湿った空気が冷たい海面の上に流れてできる霧で、春から初夏に多く出ます。風があっても消えるとは限らず、数分で岸に入ることがあります。
explain-wind-chill = 体感温度は肌に感じる寒さや暑さで、風は寒さを、湿度は暑さを強めます。水が冷えるわけではありません。
explain-shore-break = ショアブレイクは、急な浜の波打ち際で高さのまま一気に砕ける波で、砂に叩きつけられて首を痛めることがあります。入る前に何セットか様子を見てください。
explain-meltemi = メルテミは、エーゲ海の夏の乾いた北風で、7月と8月に最も強く、多くは晴天で吹きます。風力7が何日も続くことがあります。
explain-worse = 小さな船にはたいてい風浪のほうが厄介です。短く切り立って、たたき、崩れます。同じ高さの長いうねりはゆるやかですが、浅瀬や浜では強く崩れます。
rated-coefficient = { $level ->
    [0] { $value }は小さく、小潮です。目盛りは20から120までです。
    [1] { $value }は平均より少し下です。目盛りは20から120までです。
    [2] { $value }は平均より少し上です。目盛りは20から120までです。
    [3] { $value }は大きく、大潮です。目盛りは20から120までです。
   *[other] { $value }は非常に大きく、一年で最も大きい潮のひとつです。目盛りは20から120までです。
  }
rated-period = { $level ->
    [0] { $value }秒は短く、風で立った波です。
    [1] { $value }秒は短めで、多くは風浪です。
    [2] { $value }秒は中くらいから長めで、うねりになり始めます。
    [3] { $value }秒は長く、遠くからのうねりで、高さのわりに力があります。初心者は小さいときだけにしてください。
   *[other] { $value }秒は非常に長く、遠くからの力の強いうねりで、高さのわりに力があります。初心者は小さいときだけにしてください。
  }
rated-pressure = { $level ->
    [0] { $value } hPaは非常に低く、発達した低気圧です。
    [1] { $value } hPaは低めです。
    [2] { $value } hPaはほぼ平均（1013 hPa）です。
    [3] { $value } hPaは高めです。
   *[other] { $value } hPaは非常に高い値です。
  }
rated-sea-state = { $level ->
    [0] 波浪階級{ $value }: 鏡のように滑らかです。
    [1] 波浪階級{ $value }: さざ波、0.1 mまで。
    [2] 波浪階級{ $value }: 滑らか、小波がある、0.1〜0.5 m。
    [3] 波浪階級{ $value }: やや波がある、0.5〜1.25 m。
    [4] 波浪階級{ $value }: かなり波がある、1.25〜2.5 m。
    [5] 波浪階級{ $value }: 波がやや高い、2.5〜4 m。
    [6] 波浪階級{ $value }: 波がかなり高い、4〜6 m。
    [7] 波浪階級{ $value }: 相当荒れている、6〜9 m。
    [8] 波浪階級{ $value }: 非常に荒れている、9〜14 m。
   *[other] 波浪階級{ $value }: 異常な状態、14 m以上。
  }
rated-beaufort = { $level ->
    [0] 風力{ $value }: 静穏。
    [1] 風力{ $value }: 至軽風、外海の波は約0.1 m。
    [2] 風力{ $value }: 軽風、外海の波は約0.2 m。
    [3] 風力{ $value }: 軟風、白波が少し立ちます、外海の波は約0.6 m。
    [4] 風力{ $value }: 和風、白波が多くなります、外海の波は約1 m。
    [5] 風力{ $value }: 疾風、小さな船にはきつい風です、外海の波は約2 m。
    [6] 風力{ $value }: 雄風、小さな船には強すぎます、外海の波は約3 m。
    [7] 風力{ $value }: 強風、外海の波は約4 m。
    [8] 風力{ $value }: 疾強風、外海の波は約5.5 m。
    [9] 風力{ $value }: 大強風、外海の波は約7 m。
    [10] 風力{ $value }: 全強風、外海の波は約9 m。
    [11] 風力{ $value }: 暴風、外海の波は約11.5 m。
   *[other] 風力{ $value }: 颶風、外海の波は約14 m。
  }
rated-storm-surge = 約{ $value } cmです。気圧が{ $value } hPa低いと海面は約{ $value } cm高くなり、{ $value } hPa高いと同じだけ低くなります（風の影響を除く）。
rated-small-boat = { $level ->
    [0] { $value } mの波は、小さなボートやゴムボートの目安の範囲内です。
    [1] { $value } mの波は、小さなボートやゴムボートにはすでに大きく、初心者の目安0.5 mを超えます。
   *[other] { $value } mの波は、小さなボートやゴムボートには大きすぎます。
  }
cause-fundy = ファンディ湾は漏斗形で、水が自然に揺れる周期が約13時間と、潮の12.4時間に近く、共振して奥では16 mに達します。
cause-severn = ブリストル海峡は奥へ狭く浅くなる漏斗形で、潮とほぼ共振し、大潮では15 mに達します。
cause-saint-malo = サン・マロ湾では、コタンタン半島が海峡の潮の波をせき止め、浅い海で高くなり、大潮では13 mに達します。
cause-ariake = 有明海は細長く浅い湾で、水が自然に揺れる周期が潮に近いため共振し、日本一の干満差、大潮で6 mほどになります。
cause-japan-sea = 日本海はほぼ閉じた海で、潮は狭く浅い海峡からしか入らないため、干満差は0.2 mほどです。
cause-adriatic = アドリア海は細長く浅い海で、自然に揺れる周期が潮を助け、ベネチアやトリエステでは1 mほどになります。地中海のほかはほとんど潮がありません。
cause-mediterranean = 地中海はほぼ閉じた海で、大西洋の潮はジブラルタル海峡からほとんど入らず、自分の大きな潮を起こすには小さすぎます。
cause-baltic = バルト海はほぼ閉じた海で、北海の潮は狭いデンマークの海峡からほとんど入りません。水位は風と気圧のほうが大きく動かします。
cause-gulf = メキシコ湾とカリブ海はほぼ閉じていて、一日二回の潮に合わせて揺れるには小さく、潮は小さく、一日一回の所もあります。
cause-cabo-frio = アライアル・ド・カボとカボ・フリオでは、春と夏に強い北東風が暖かい表面の水を押しやり、冷たい深層水が上がってきます。
cause-galicia = ポルトガルとガリシアの沿岸では、夏の北風が表面の水を沖へ押しやり、冷たい深層水が上がってきます。
cause-humboldt = この沿岸では、フンボルト海流と南風が冷たい深層水を上げます。
cause-california = この沿岸では、春と夏の北西風が表面の水を押しやり、冷たい深層水が上がってきます。
springs-title = 大潮と小潮
springs-about = { $day }ごろ（{ $moon }: { $at }）
springs-place = どこでも一日ほどの差で当てはまります。潮位と時刻は地名を入力してください。
