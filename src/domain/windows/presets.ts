import type { Condition } from './conditions.ts';
import { parseConditions } from './notation.ts';

/**
 * The conditions that people want for their pursuits, in the notation. Defaults for a person of some experience on an ordinary coast, our
 * choice: every answer shows them, and further conditions in the question narrow them. Those of boats leave the depth out,
 * which only its skipper knows.
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
  launch: 'light=day,high=-120..120,wind=..7.7,waves=..0.5',
  /** From three hours before low water to one after it: the sea comes back faster than people walk. */
  mudflat: 'light=day,low=-180..60,wind=..10.3,visibility=4..,rain=..0.5',
  shellfish: 'light=day,low=-90..60,range=3..',
  /** The two hours before high water and the one after it. */
  fish: 'high=-120..60,wind=..10.3,waves=..1.5',
  photo: 'low=-60..60,light=golden,cloud=..60',
  stars: 'light=dark,moon=..0,cloud=..20',
  aurora: 'light=dark,cloud=..30',
} as const;

/** A pursuit with conditions of its own. */
export type PresetName = keyof typeof presets;

/** The conditions of a pursuit; `undefined` where there is none of this name. */
export function presetConditions(name: string): readonly Condition[] | undefined {
  return Object.hasOwn(presets, name) ? parseConditions(presets[name as PresetName]).conditions : undefined;
}

/** All pursuits. */
export const presetNames = Object.keys(presets) as readonly PresetName[];
