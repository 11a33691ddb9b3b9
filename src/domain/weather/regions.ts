import { areaHolds, type Area } from '../area.ts';
import type { Point } from '../place.ts';
import type { Attribute } from './attributes.ts';
import attributesByGroup from './groups.json' with { type: 'json' };
import data from './regions.json' with { type: 'json' };
import type { Source } from './sources.ts';

export type Group = keyof typeof attributesByGroup;

/** Attributes by the groups within which the sources have one ranking. */
export const groups = Object.fromEntries(
  Object.entries(attributesByGroup).map(([group, names]) => [group, names.split(' ')]),
) as unknown as Readonly<Record<Group, readonly Attribute[]>>;

/** An area with its ranking of sources for each group of attributes, the preferred one first. */
export type Region = {
  readonly name: string;
  readonly area: Area;
  readonly priority: Readonly<Record<Group, readonly Source[]>>;
};

/** By precedence, the last for every point. Rankings are our choice: finest first; last an archive since 2017, to fill gaps. */
export const regions = data.map(({ name, area, priority }): Region => {
  const ranked = Object.entries(priority).map(([group, names]) => [group, [...names.split(' '), 'analysis']]);
  return { name, area: area as unknown as Area, priority: Object.fromEntries(ranked) as Region['priority'] };
});

export function regionOf(point: Point): Region {
  return regions.find(({ area }) => areaHolds(area, point))!;
}

const groupByAttribute = new Map<Attribute, Group>(
  Object.entries(groups).flatMap(([group, attributes]) => attributes.map((attribute) => [attribute, group as Group])),
);

/** Sources of an attribute in a region, the preferred one first; none for `seaLevel`, which is the tide. */
export function priorityOf({ priority }: Region, attribute: Attribute): readonly Source[] {
  const group = groupByAttribute.get(attribute);
  return group ? priority[group] : [];
}
