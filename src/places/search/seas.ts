import type { Point } from '../../domain/place.ts';
import { fold } from '../fold.ts';

type Box = readonly [south: number, north: number, west: number, east: number];

/**
 * Seas that people add to the name of a place, in English, French and German, and boxes, in degrees, that have their shores
 * and as little as possible of others.
 */
const seas: readonly (readonly [names: string, boxes: readonly Box[]])[] = [
  [
    'Baltic|Baltic Sea|Baltique|mer Baltique|Ostsee|Ostseeküste',
    [
      [54.2, 66, 9.35, 30.5],
      [53.4, 54.2, 10.6, 30.5],
    ],
  ],
  [
    'North Sea|mer du Nord|Nordsee|Nordseeküste',
    [
      [55.8, 62, -4.3, 9.35],
      [51, 55.8, -2.2, 9.35],
      [50.4, 51, 1.4, 4],
    ],
  ],
  ['English Channel|Channel coast|Manche|Ärmelkanal', [[48.4, 51.2, -6, 2]]],
  ['Irish Sea|mer d’Irlande|Irische See', [[51.9, 55.2, -6.5, -2.7]]],
  [
    'Atlantic|Atlantic Ocean|Atlantic coast|Atlantique|océan Atlantique|côte Atlantique|Atlantik|Atlantikküste',
    [
      [49.8, 59, -11, -4],
      [43, 48.7, -5.6, -0.8],
      [43.1, 44, -10, -1.5],
      [36.9, 43.1, -10, -6],
      [35.9, 37.4, -10, -5.6],
      [27, 40, -32, -13],
      [20, 35.9, -18, -5.9],
      [-35, 20, -26, 18.6],
      [24.5, 60, -82, -45],
      [8, 24.5, -75, -59],
      [-56, 8, -70, -34],
    ],
  ],
  ['Bay of Biscay|Biscay|golfe de Gascogne|Biskaya|Golf von Biskaya', [[43.2, 48.5, -9.5, -1]]],
  [
    'Mediterranean|Mediterranean Sea|Med|Méditerranée|mer Méditerranée|Mittelmeer|Mittelmeerküste',
    [
      [35.7, 42.5, -5.6, 3.4],
      [41.2, 44.6, 2.9, 16],
      [30, 46, 6, 20],
      [30, 41.1, 18, 36.6],
      [30, 37.6, -5.5, 36.6],
    ],
  ],
  ['Adriatic|Adriatic Sea|Adriatique|mer Adriatique|Adria|Adriaküste', [[39.8, 46, 12, 20]]],
  ['Aegean|Aegean Sea|Égée|mer Égée|Ägäis', [[34.9, 41.1, 22.5, 28.5]]],
  ['Black Sea|mer Noire|Schwarzes Meer|Schwarzen Meer', [[40.9, 47, 27.3, 42]]],
  ['Red Sea|mer Rouge|Rotes Meer|Roten Meer', [[12.5, 30, 32.3, 43.5]]],
  ['Caribbean|Caribbean Sea|Caraïbes|mer des Caraïbes|Karibik', [[9, 23.5, -89, -59.3]]],
  ['Gulf of Mexico|golfe du Mexique|Golf von Mexiko', [[18, 31, -98, -80.5]]],
  [
    'Pacific|Pacific Ocean|Pacific coast|Pacifique|océan Pacifique|Pazifik|Pazifikküste',
    [
      [32, 62, -180, -114],
      [7, 33, -118, -77.5],
      [-56, 7, -82, -70],
      [-30, 32, -180, -118],
      [-48, 60, 139.5, 180],
    ],
  ],
  ['Indian Ocean|océan Indien|Indischer Ozean|Indischen Ozean', [[-45, 25, 18, 116]]],
];

const boxesOf = new Map(seas.flatMap(([names, boxes]) => names.split('|').map((name) => [fold(name), boxes] as const)));

/** Whether a point lies at the sea of a folded name; `undefined` where no sea is called so. */
export function seaTest(folded: string): ((point: Point) => boolean) | undefined {
  const boxes = boxesOf.get(folded);
  return (
    boxes &&
    (({ lat, lng }) =>
      boxes.some(([south, north, west, east]) => lat >= south && lat <= north && lng >= west && lng <= east))
  );
}
