import { features, type Reading } from './features.ts';
import { weights, type WeightName } from './weights.ts';

const counted = Object.entries(features) as [WeightName, NonNullable<(typeof features)[WeightName]>][];

/** The points of all features that hold of a reading. */
export function plausibility(reading: Omit<Reading, 'kinds'>): number {
  const whole = { ...reading, kinds: reading.fragments.filter(({ role }) => role === 'kind') };
  return counted.reduce((sum, [name, count]) => sum + count(whole) * weights[name], 0);
}
