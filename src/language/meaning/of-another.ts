import { moonAspects } from '../../domain/question/index.ts';
import type { Fragment } from '../lexicon/fragments.ts';
import type { Kind } from '../lexicon/slots.ts';
import type { Token } from '../lexicon/tokens.ts';

/** `Air pressure in Ullapool, is it falling?`: what is said of another thing that is asked about, as behind an answer. */
export function isOfAnother({ slots: { after } }: Fragment, fragments: readonly Fragment[]): boolean {
  const isSaid = (kind: Kind): boolean =>
    fragments.some(({ slots }) => slots.after === undefined && slots.kinds?.includes(kind));
  return after?.some(isSaid) ?? false;
}

/** `High tide forecast`, `the forecast of the tides`: of what stands beside it, and not of the weather. */
export function isForecastOf(forecast: Fragment, fragments: readonly Fragment[], tokens: readonly Token[]): boolean {
  if (!forecast.slots.isForecast) return false;
  const isBetween = (from: number, to: number): boolean =>
    from <= to &&
    tokens.slice(from, to + 1).every(({ gap }, index) => from + index === 0 || gap.trim() === '') &&
    tokens.slice(from, to).every((_, index) => fragments.some((one) => isSilentAt(one, from + index)));
  return fragments.some(
    (one) =>
      one !== forecast &&
      one.slots.kinds !== undefined &&
      (isBetween(one.to, forecast.from) || isBetween(forecast.to, one.from)),
  );
}

function isSilentAt({ role, from, to }: Fragment, at: number): boolean {
  return (role === 'filler' || role === 'lead' || role === 'glue') && from <= at && at < to;
}

/** `Lune à Brest, heure de lever`: beside the Moon a rising that is not said to be the Sun’s is the Moon’s, as behind an answer. */
export function ofMoon(fragments: readonly Fragment[]): readonly Fragment[] {
  if (!fragments.some(({ slots }) => slots.kinds?.includes('moon'))) return fragments;
  return fragments.map((fragment) => {
    const { after, ...slots } = fragment.slots;
    const kinds = after?.filter((kind) => moonAspects.some((aspect) => aspect === kind)) ?? [];
    return kinds.length > 0 ? { ...fragment, slots: { ...slots, kinds } } : fragment;
  });
}
