import { areaHolds, boxArea, type Area } from '../area.ts';
import type { Point } from '../place.ts';
import type { Attribute } from './attributes.ts';
import { balticSea, type Source } from './sources.ts';

/** Attributes by the groups within which the sources have one ranking. */
export const groups = {
  'wave height and direction': ['waveHeight', 'waveDirection'],
  'wave period': ['wavePeriod'],
  'wind waves and swell': [
    'windWaveHeight',
    'windWaveDirection',
    'windWavePeriod',
    'swellHeight',
    'swellDirection',
    'swellPeriod',
  ],
  'current and water temperature': ['currentSpeed', 'currentDirection', 'waterTemperature'],
  'wind and air': [
    'windSpeed',
    'windDirection',
    'gust',
    'airTemperature',
    'pressure',
    'humidity',
    'cloudCover',
    'precipitation',
  ],
  visibility: ['visiblity'],
  'ice, snow and secondary swell': [
    'iceCover',
    'snowDepth',
    'secondarySwellHeight',
    'secondarySwellDirection',
    'secondarySwellPeriod',
  ],
} as const satisfies Record<string, readonly Attribute[]>;

/** The name of a group of attributes. */
export type Group = keyof typeof groups;

/** An area with its ranking of sources for each group of attributes, the preferred one first. */
export type Region = {
  readonly name: string;
  readonly area: Area;
  readonly priority: Readonly<Record<Group, readonly Source[]>>;
};

/**
 * A ranking from lists of source names. The rankings are our editorial choice, the model of finest resolution first. The
 * archive since 2017 comes last everywhere: it fills hours that the sources themselves do not store.
 */
const ranked = (
  wave: string,
  wavePeriod: string,
  windWavesAndSwell: string,
  ocean: string,
  air: string,
  visibility: string,
  rest = 'noaa meteo icon',
): Region['priority'] => ({
  'wave height and direction': order(wave),
  'wave period': order(wavePeriod),
  'wind waves and swell': order(windWavesAndSwell),
  'current and water temperature': order(ocean),
  'wind and air': order(air),
  visibility: order(visibility),
  'ice, snow and secondary swell': order(rest),
});

function order(names: string): readonly Source[] {
  return [...names.split(' '), 'analysis'] as Source[];
}

const everywhereElse: Region = {
  name: 'Everywhere else',
  area: boxArea(-90, -180, 90, 180),
  priority: ranked('meteo icon noaa', 'meteo icon noaa', 'icon meteo noaa', 'meteo noaa', 'icon noaa meteo', 'noaa'),
};

/** The regions in order of precedence; the last one holds every point. */
export const regions: readonly Region[] = [
  {
    name: 'Danish straits',
    area: boxArea(53.8, 9.3, 58, 13.2),
    priority: ranked(
      'dmi dwd fmi meteo noaa',
      'dmi dwd fmi meteo noaa',
      'dmi dwd icon',
      'dmi meteo',
      'smhi yr dwd icon noaa',
      'smhi dwd noaa',
    ),
  },
  {
    name: 'Baltic Sea',
    area: balticSea,
    priority: ranked(
      'fmi dwd icon meteo noaa',
      'fmi dwd icon meteo noaa',
      'dwd icon noaa',
      'fmi yr meteo',
      'fmi smhi dwd icon noaa',
      'fmi smhi dwd noaa',
    ),
  },
  {
    name: 'Norwegian coast and northern North Sea',
    area: boxArea(57, -2, 73, 32),
    priority: ranked(
      'yr fmi dwd meteo icon noaa',
      'dwd meteo icon noaa',
      'dwd icon meteo noaa',
      'yr meteo noaa',
      'yr smhi dwd icon noaa',
      'smhi dwd noaa',
    ),
  },
  {
    name: 'Mediterranean and Black Sea',
    area: [
      [30, -5.6],
      [37, -5.6],
      [43.2, 0],
      [46, 7],
      [47.5, 30],
      [47.5, 42],
      [40, 42],
      [30, 36.5],
    ],
    priority: ranked(
      'meteo dwd icon noaa',
      'meteo dwd icon noaa',
      'dwd icon meteo noaa',
      'meteo noaa',
      'dwd icon noaa',
      'dwd noaa',
    ),
  },
  {
    name: 'North-west European shelf, Biscay and Iberia',
    area: boxArea(35, -16, 62, 9.5),
    priority: ranked(
      'dwd meteo icon noaa',
      'dwd meteo icon noaa',
      'dwd icon meteo noaa',
      'meteo noaa',
      'dwd meteo icon noaa',
      'dwd noaa',
    ),
  },
  {
    name: 'North America',
    area: boxArea(15, -170, 75, -50),
    priority: ranked('noaa meteo icon', 'noaa meteo icon', 'noaa icon meteo', 'meteo noaa', 'noaa icon', 'noaa'),
  },
  everywhereElse,
];

/** The first region that holds the point. */
export function regionOf(point: Point): Region {
  return regions.find(({ area }) => areaHolds(area, point)) ?? everywhereElse;
}

const groupByAttribute = new Map<Attribute, Group>(
  Object.entries(groups).flatMap(([group, attributes]) => attributes.map((attribute) => [attribute, group as Group])),
);

/** Sources of an attribute in a region, the preferred one first; none for `seaLevel`, which is the tide. */
export function priorityOf({ priority }: Region, attribute: Attribute): readonly Source[] {
  const group = groupByAttribute.get(attribute);
  return group ? priority[group] : [];
}
