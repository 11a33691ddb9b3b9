import type { Observation, ObservedKind } from '../../domain/observed/index.ts';
import { hourMs } from '../../domain/time.ts';
import { clock, clockOn, distance, duration, type FormatContext } from '../format.ts';
import { written } from '../measures.ts';
import type { Day } from '../../domain/question/index.ts';
import { watersOf, type TideView } from '../tide/tide-view.ts';
import { tideHeight } from '../tide/water-lines.ts';
import { wavesText, windText } from '../weather/hour-sentence.ts';
import { nearestHour, type WeatherHour } from '../../domain/weather/index.ts';
import type { WeatherView } from '../weather/weather-view.ts';

/** A surge lasts as long as the wind: of a later high water nothing is said. Our choice. */
const staysMs = 12 * hourMs;

/** The observed level, its surge, and the next high water if that stays; of another gauge with its zero. */
export function levelLines(format: FormatContext, tide: TideView, day: Day): string[] {
  const { now } = format;
  const { observed, datum } = tide;
  const level = observed?.values.seaLevel;
  if (!observed || level === undefined) return [];
  const { surge, zero } = observed;
  const plain = tideHeight(format, tide, level);
  const line = format.say('observed-level', {
    level: zero === datum || zero === undefined ? plain : format.say('observed-zero', { level: plain, zero }),
    time: clock(format, observed.at),
    side: surge ? (surge.heightM < 0 ? 'below' : 'above') : 'none',
    by: surge ? tideHeight(format, tide, Math.abs(surge.heightM)) : '',
    trend: surge?.trend ?? 'steady',
    station: stationText(format, observed),
  });
  const high = watersOf(tide).find(({ at, kind }) => kind === 'high' && at > now && at <= now + staysMs);
  if (!surge || !high) return [line];
  const stays = format.say('observed-stays', {
    side: surge.heightM < 0 ? 'below' : 'above',
    time: clockOn(format, high.at, day.date),
    height: tideHeight(format, tide, high.heightM + surge.heightM),
    predicted: tideHeight(format, tide, high.heightM),
  });
  return [line, stays];
}

/** What is measured of the sea or the air, each beside the forecast of this hour. */
export function measuredLines(format: FormatContext, { observed = [], hours }: WeatherView, ...kinds: ObservedKind[]) {
  const forecast = nearestHour(hours, format.now)?.values ?? {};
  return observed
    .filter(({ kind }) => kinds.includes(kind))
    .flatMap((one) => {
      const what = measuredText(format, one.kind, one.values);
      if (what === undefined) return [];
      const expected = measuredText(format, one.kind, forecast);
      return format.say('observed-value', {
        what,
        time: clock(format, one.at),
        forecast: expected === undefined ? '' : format.say('observed-forecast', { forecast: expected }),
        station: stationText(format, one),
      });
    });
}

function measuredText(format: FormatContext, kind: ObservedKind, values: WeatherHour['values']): string | undefined {
  if (kind === 'waves') return wavesText(format, values) || undefined;
  if (kind === 'wind') return windText(format, values);
  const temperature = kind === 'water' && written(format, 'waterTemperature', values);
  return temperature ? format.say('observed-water', { temperature }) : undefined;
}

/** `Boston, 3 km away, 6 min ago`. */
function stationText(format: FormatContext, { at, station: { name, waterKm } }: Observation): string {
  const age = duration(format, format.now - at);
  return format.say('observed-station', { name, distance: distance(format, waterKm), age });
}

/** Who measured; licences ask for it. */
export function observedNote(format: FormatContext, observed: readonly Observation[]): string | undefined {
  const sources = [...new Set(observed.map(({ station }) => station.attribution))].join(format.say('list-between'));
  const checked = observed.some(({ isPreliminary }) => isPreliminary) ? 'no' : 'yes';
  return sources === '' ? undefined : format.say('note-observed', { sources, checked });
}
