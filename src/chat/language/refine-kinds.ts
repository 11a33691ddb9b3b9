import { moonAspects, sunAspects, tideAspects } from '../../answers/index.ts';
import type { Fragment } from './fragments.ts';
import type { Kind, QuestionForm } from './meaning.ts';

/** `Wann geht die Sonne in Kiel unter?`: the verb says which of the two is asked for. */
export function withVerbs(kinds: readonly Kind[], fragments: readonly Fragment[]): Kind[] {
  const verb = fragments.find(({ role }) => role === 'verb')?.value;
  const named: Readonly<Partial<Record<Kind, Readonly<Record<string, Kind>>>>> = {
    sun: { up: 'sunrise', down: 'sunset' },
    moon: { up: 'moonrise', down: 'moonset' },
    tide: { up: 'high', down: 'low' },
  };
  return kinds.map((kind) => (verb === undefined ? undefined : named[kind]?.[verb]) ?? kind);
}

/** Kinds that an equinox or solstice is the day of. */
const dayKinds: readonly Kind[] = [
  'today',
  'tide',
  'high',
  'low',
  'weather',
  'waves',
  'sunrise',
  'sunset',
  'day-length',
  'golden-hour',
  'moon',
];

/** General kinds and those that say more of the same. */
const families: readonly { readonly general: Kind; readonly special: readonly Kind[] }[] = [
  { general: 'tide', special: [...tideAspects, 'current', 'stations'] },
  { general: 'height', special: ['rising', 'above', 'below', 'next-high', 'next-low', 'high', 'low'] },
  { general: 'rising', special: ['above', 'below'] },
  { general: 'sun', special: sunAspects },
  { general: 'moon', special: moonAspects },
  // `Tide on the winter solstice` is about that day.
  { general: 'solstice', special: dayKinds },
  { general: 'equinox', special: dayKinds },
  { general: 'high', special: ['next-high', 'rising', 'above', 'below', 'coefficient'] },
  { general: 'low', special: ['next-low', 'rising', 'above', 'below'] },
];

/** `tide … 15:00` is a height, `high water … coefficient` a coefficient. */
export function refineKinds(
  found: readonly Kind[],
  { time, asks, heightM }: { time: string | undefined; asks: QuestionForm | undefined; heightM: number | undefined },
): Kind[] {
  if (found.includes('digest') || found.includes('settings')) {
    return found.filter((kind) => kind === 'digest' || kind === 'settings').slice(0, 1);
  }
  const superseded = new Set(
    families.filter(({ special }) => special.some((kind) => found.includes(kind))).map(({ general }) => general),
  );
  const known = found
    .filter((kind) => !superseded.has(kind))
    .map((kind) => (kind === 'rising' && asks === 'when' ? 'tide' : kind));
  // Who asks for something wants no help beside it.
  const asked = known.filter((kind) => kind !== 'help' && kind !== 'about');
  const levelled = asked.filter((kind) => heightM !== undefined || (kind !== 'above' && kind !== 'below'));
  const kinds = [levelled, asked, known].find((some) => some.length > 0) ?? [];
  if (kinds.length === 2 && kinds.every((kind) => kind === 'high' || kind === 'low')) return ['tide'];
  if (kinds.length === 2 && kinds.every((kind) => kind === 'next-high' || kind === 'next-low')) return ['tide'];
  if (kinds.length !== 1) return kinds;
  const [only] = kinds;
  if (heightM !== undefined && (only === 'tide' || only === 'height')) return ['above'];
  if (only === 'tide' && (time !== undefined || asks === 'how-high')) return ['height'];
  return kinds;
}
