import type { Attribute } from '../weather/index.ts';
import type { Condition } from './conditions.ts';

/** Wind and waves may be more than forecast by this share, where a ship is to pass a bar; our choice: forecasts of a day or two scatter so. */
export const weatherShare = 0.15;

/** Attributes that are worse the more there is of them. */
const counted: ReadonlySet<Attribute> = new Set(['windSpeed', 'gust', 'waveHeight', 'swellHeight']);

/** Conditions with the upper limits of wind and waves lowered by the error of a forecast, where a bar or sill is to be passed. */
export function countedAgainst(conditions: readonly Condition[]): readonly Condition[] {
  if (!conditions.some(({ kind }) => kind === 'sill')) return conditions;
  return conditions.map((condition) => {
    if (condition.kind !== 'weather' || !counted.has(condition.attribute)) return condition;
    const { max } = condition.range;
    if (max === undefined) return condition;
    return { ...condition, range: { ...condition.range, max: max / (1 + weatherShare) } };
  });
}

/** Whether a limit of the weather is lowered where these conditions are looked for. */
export function countsWeather(conditions: readonly Condition[]): boolean {
  return countedAgainst(conditions).some((condition, i) => condition !== conditions[i]);
}
