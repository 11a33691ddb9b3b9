import { moonAspects } from '../../answers/index.ts';
import type { Fragment } from './fragments.ts';
import type { Kind } from './meaning.ts';

/** `Air pressure in Ullapool, is it falling?`: what is said of another thing that is asked about, as behind an answer. */
export function isOfAnother({ slots: { after } }: Fragment, fragments: readonly Fragment[]): boolean {
  const isSaid = (kind: Kind): boolean =>
    fragments.some(({ slots }) => slots.after === undefined && slots.kinds?.includes(kind));
  return after?.some(isSaid) ?? false;
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
