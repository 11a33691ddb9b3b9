import type { Place } from '../../domain/place.ts';
import { nextLunarEclipse, nextSolarEclipse, type SolarEclipse } from '../../domain/sky/index.ts';
import { utcDayMs, type Instant } from '../../domain/time.ts';
import { dateAndClock, type FormatContext } from '../format.ts';
import type { Several } from './headline-phase.ts';

type Eclipse = Pick<SolarEclipse, 'kind' | 'greatest'>;

/** A year has seven at most, of the Sun and of the Moon; where no number is asked for, so many are enough. */
const mostEclipses = 4;
/** Less than from one new or full moon to the next. */
const afterEclipseMs = 20 * utcDayMs;

/** The next eclipse, and those that follow it: so many, or all before an instant. */
function eclipsesFrom(
  from: Instant,
  next: (point: Place['point'], from: Instant) => Eclipse,
  { point }: Place,
  { count = 1, until = -Infinity }: Several,
): [Eclipse, ...Eclipse[]] {
  const found: [Eclipse, ...Eclipse[]] = [next(point, from)];
  while (found.length < Math.max(count, mostEclipses)) {
    const eclipse = next(point, (found.at(-1)?.greatest ?? from) + afterEclipseMs);
    if (found.length >= count && eclipse.greatest >= until) break;
    found.push(eclipse);
  }
  return found;
}

/** `Next eclipse of the Moon seen from Plymouth: Tue 12 Jan 2028 04:13, partial.` */
export function eclipseLine(
  format: FormatContext,
  place: Place,
  aspect: 'lunar-eclipse' | 'solar-eclipse',
  from: Instant,
  asked: Several,
): string {
  const { words } = format;
  const next = aspect === 'lunar-eclipse' ? nextLunarEclipse : nextSolarEclipse;
  const named = eclipsesFrom(from, next, place, asked).map(({ kind, greatest }) => ({
    when: dateAndClock(format, greatest),
    kind: words.say(`eclipse-${kind}`),
  }));
  const last = named.at(-1);
  const before = named.slice(0, -1).map(({ when, kind }) => `${when}, ${kind}; `);
  return words.say(`headline-next-${aspect}`, {
    ...last,
    when: before.join('') + (last?.when ?? ''),
  });
}
