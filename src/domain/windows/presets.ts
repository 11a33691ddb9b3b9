import type { Condition } from './conditions.ts';
import { withLimits } from './limits.ts';
import { parseTerm } from './notation.ts';

/**
 * The conditions that people want for their pursuits, in the notation. Defaults for a person of some experience on an
 * ordinary coast, our choice: every answer shows them, the question and a person's own limits change them. The depth over a
 * bar is that of one's own port; other pursuits of boats leave it out. A walk over tidal flats is none: when it is safe, no tide and
 * no forecast tells.
 */
const presets = {
  /** 0.8 to 2.5 m every 8 s and more, before the wind gets above 15 kn. */
  surf: 'light=day,waves=0.8..2.5,period=8..,wind=..7.7',
  /** Waves below 0.5 m, wind below 12 kn, water of 15 °C. */
  swim: 'light=day,waves=..0.5,wind=..6.2,water=15..,rain=..0.5',
  /** Wind below 10 kn and gusts below 15: a board or kayak is blown off by more. */
  paddle: 'light=day,wind=..5.1,gust=..7.7,waves=..0.5',
  /** Between 8 and 20 kn: forces 3 to 5. */
  sail: 'light=day,wind=4.1..10.3,gust=..13.9,waves=..1.5,visibility=2..',
  /** On the rising tide, which lifts off who touches; waves below 1 m, which break on bars when they are higher. */
  bar: 'sill=own/own/0.3,trend=rising,light=day,waves=..1,wind=..7.7',
  launch: 'light=day,high=-120..120,wind=..7.7,waves=..0.5',
  /** Twenty minutes on both sides of slack, as clubs plan it, and a sea that one gets back on board in. */
  dive: 'light=day,slack=-20..20,waves=..1,wind=..7.7',
  shellfish: 'light=day,low=-90..60,range=3..',
  /** The two hours before high water and the one after it. */
  fish: 'high=-120..60,wind=..10.3,waves=..1.5',
  photo: 'low=-60..60,light=golden,cloud=..60',
  stars: 'light=dark,moon=..0,cloud=..20',
  aurora: 'light=dark,cloud=..30',
} as const;

/** A pursuit with conditions of its own. */
export type PresetName = keyof typeof presets;

/** All pursuits. */
export const presetNames = Object.keys(presets) as readonly PresetName[];

/** Whether there is a pursuit of this name. */
export function isPresetName(name: string): name is PresetName {
  return Object.hasOwn(presets, name);
}

/** Limits that a person has set, by pursuit: each in the place of the usual one on the same quantity. */
export type OwnLimits = ReadonlyMap<PresetName, readonly Condition[]>;

/** The conditions of a pursuit, with a person's own limits where they are given. */
export function presetConditions(name: PresetName, own: readonly Condition[] = []): readonly Condition[] {
  const usual = presets[name].split(',').flatMap((term) => parseTerm(term) ?? []);
  return withLimits(usual, own);
}
