import type { Attribute } from './attributes.ts';
import type { WeatherHour } from './hours.ts';

export type Course = 'falling' | 'rising' | 'turning';

/** A value that rises and falls, the least change of it that is felt, in its unit, and where it comes from. */
type Changing = { readonly attribute: Attribute; readonly felt: number; readonly from?: Attribute | undefined };

/** A change is also at least a quarter of what there was. */
const feltShare = 0.25;

/** A wind has turned by half a quarter of the compass, the step between its eight names. */
const turnedDeg = 45;

/** From where to where a value changes first so that it is felt; without an end where it does not. */
export function changeIn(
  hours: readonly WeatherHour[],
  { attribute, felt, from: direction }: Changing,
  course: Course,
) {
  const sign = course === 'rising' ? 1 : -1;
  const valueAt = ({ values }: WeatherHour): number => values[attribute] ?? 0;
  const [start] = hours;
  if (!start) return undefined;
  if (course === 'turning')
    return { from: start, end: hours.find((one) => turnOf(start, one, direction) >= turnedDeg) };
  let [from, end]: [WeatherHour, WeatherHour | undefined] = [start, undefined];
  for (const hour of hours) {
    const gain = sign * (valueAt(hour) - valueAt(from));
    const farthest = end === undefined ? undefined : sign * (valueAt(hour) - valueAt(end));
    if (farthest !== undefined && farthest <= -felt) break;
    if (farthest !== undefined && farthest > 0) end = hour;
    const least = Math.max(felt, feltShare * Math.max(valueAt(from), valueAt(hour)));
    if (end === undefined && gain >= least) end = hour;
    // As late as it is still so: the wind that drops at six has blown until then.
    if (end === undefined && gain <= 0) from = hour;
  }
  return { from: end ? from : start, end };
}

/** By how many degrees a wind or sea has turned; 0 where its direction is not known. */
function turnOf(one: WeatherHour, other: WeatherHour, direction: Attribute | undefined): number {
  const [a, b] = [one, other].map(({ values }) => direction && values[direction]);
  return a === undefined || b === undefined ? 0 : Math.abs(((a - b + 540) % 360) - 180);
}
