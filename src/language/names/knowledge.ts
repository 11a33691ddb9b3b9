/**
 * `feature` is a kind of place, `harbour`: by itself it names none, but it is a part of many names. `landform` is one that a
 * name can not do without, `Cape Wrath`, and so is `island` but for islands, and `title` right before a name: Port-Joinville is
 * not the port of Joinville.
 */
export type Knowledge = 'unknown' | 'glue' | 'filler' | 'feature' | BoundWord | 'word';

export type BoundWord = 'landform' | 'island' | 'title';

/** The positions of words that a name may begin or end with. */
export type Landforms = ReadonlyMap<number, BoundWord>;

export function isLandform(one: Knowledge | undefined): one is 'landform' | 'island' {
  return one === 'landform' || one === 'island';
}

export function isBound(one: Knowledge | undefined): one is BoundWord {
  return isLandform(one) || one === 'title';
}

export function isNamePart(one: Knowledge | undefined): boolean {
  return one === 'unknown' || one === 'feature' || isBound(one);
}
