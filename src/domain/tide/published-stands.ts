import { areaHolds, boxArea, type Area } from '../area.ts';
import type { Point } from '../place.ts';
import type { TideStand } from './stand.ts';

/** A water with its shores, without the open coast beside it, and what is published about its tide. */
type StandWater = { readonly area: Area; readonly stands: readonly TideStand[] };

const solentForum = 'Solent Forum, Waves and Tides (solentforum.org)';
const rijkswaterstaat =
  'Tide tables of Rijkswaterstaat, quoted in: De vreemde bobbel in het getij van Hoek van Holland (nltoday.news)';
const hisseEtOh = 'Hisse et Oh, La tenue du plein, from the Shom’s curve at coefficient 101 (hisse-et-oh.com)';
const forth =
  'Statistical Account of Scotland 1791–99 (kennetpans.info); Forth Yacht Clubs Association, Stirling (fyca.org.uk)';

/**
 * Gauges of these waters have too few constants to show most of this, and no measure of their curves tells them from plain
 * ones (2,194 gauges compared), so it is typed in. The areas touch, but do not overlap.
 */
const publishedStands: readonly StandWater[] = [
  {
    // Southampton Water with Test, Itchen and Hamble, to Calshot.
    area: [
      [50.81, -1.345],
      [50.81, -1.29],
      [50.9, -1.28],
      [50.95, -1.35],
      [50.95, -1.5],
      [50.9, -1.53],
      [50.85, -1.42],
    ],
    stands: [
      { kind: 'high-stand', hours: 3, source: 'O. Lodge, Pioneers of Science, 1893' },
      {
        kind: 'double-high',
        at: 'springs',
        source: 'National Oceanography Centre, How does Poltips 4 deal with complex tidal locations',
      },
      {
        kind: 'young-flood-stand',
        hours: 2,
        localName: 'young flood stand',
        source: 'See Southampton, Tides (seesouthampton.co.uk)',
      },
    ],
  },
  {
    // The Solent from Hurst to Cowes and Hill Head.
    area: [
      [50.705, -1.555],
      [50.725, -1.58],
      [50.78, -1.58],
      [50.83, -1.45],
      [50.85, -1.42],
      [50.81, -1.345],
      [50.81, -1.29],
      [50.83, -1.287],
      [50.83, -1.22],
      [50.775, -1.22],
      [50.75, -1.265],
      [50.69, -1.28],
      [50.69, -1.32],
      [50.7, -1.4],
      [50.69, -1.5],
    ],
    stands: [{ kind: 'double-high', at: 'springs', source: `${solentForum}; Wikipedia, The Solent` }],
  },
  {
    // Spithead with Portsmouth Harbour.
    area: [
      [50.83, -1.22],
      [50.87, -1.22],
      [50.87, -1.05],
      [50.78, -1.03],
      [50.71, -1.1],
      [50.715, -1.27],
      [50.75, -1.265],
      [50.775, -1.22],
    ],
    stands: [{ kind: 'high-stand', source: solentForum }],
  },
  {
    // Poole Harbour and Poole Bay.
    area: boxArea(50.645, -2.13, 50.76, -1.79),
    stands: [
      { kind: 'double-high', source: 'T. Heritage, Poole Harbour and its tides, from the UK Hydrographic Office' },
    ],
  },
  {
    area: boxArea(50.7, -1.79, 50.76, -1.72),
    stands: [{ kind: 'double-high', source: 'Wikipedia, Christchurch Harbour' }],
  },
  {
    // Portland Harbour and Weymouth, not the west coast of Portland.
    area: boxArea(50.53, -2.48, 50.66, -2.37),
    stands: [
      { kind: 'double-low', localName: 'gulder', source: 'Encyclopædia Britannica, 11th edition, English Channel' },
    ],
  },
  {
    // Le Havre: within 20 cm of high water for 151 min (at Dieppe 73).
    area: boxArea(49.46, 0.04, 49.53, 0.25),
    stands: [
      {
        kind: 'high-stand',
        hours: 2.5,
        at: 'springs',
        localName: 'tenue du plein',
        source: `J.-J. Baude, La Seine maritime, Revue des Deux Mondes 24, 1859, p. 346; ${hisseEtOh}`,
      },
    ],
  },
  {
    // Honfleur: from 2 h 45 after low water to 1 h after high water.
    area: boxArea(49.39, 0.14, 49.46, 0.3),
    stands: [
      {
        kind: 'high-stand',
        hours: 3,
        at: 'springs',
        localName: 'tenue du plein',
        source: `${hisseEtOh}; guilben.fr, Honfleur`,
      },
    ],
  },
  {
    // Deauville and Trouville.
    area: boxArea(49.34, 0.03, 49.39, 0.14),
    stands: [{ kind: 'high-stand', at: 'springs', localName: 'tenue du plein', source: hisseEtOh }],
  },
  {
    // The coast of South Holland from Hoek van Holland to Noordwijk.
    area: [
      [51.96, 3.98],
      [52.32, 4.38],
      [52.32, 4.52],
      [52.2, 4.45],
      [52.08, 4.34],
      [51.96, 4.17],
    ],
    stands: [{ kind: 'double-low', localName: 'agger', source: rijkswaterstaat }],
  },
  {
    // Den Helder and the ferry harbour of Texel.
    area: boxArea(52.93, 4.71, 53.01, 4.82),
    stands: [{ kind: 'double-high', source: rijkswaterstaat }],
  },
  {
    // The Forth from Culross to Stirling.
    area: [
      [56.045, -3.62],
      [56.08, -3.62],
      [56.13, -3.76],
      [56.15, -3.96],
      [56.1, -3.96],
      [56.04, -3.75],
    ],
    stands: [
      { kind: 'double-high', at: 'neaps', localName: 'leaky tide', source: forth },
      { kind: 'double-low', at: 'neaps', localName: 'leaky tide', source: forth },
    ],
  },
  {
    // Port Ellen on Islay.
    area: boxArea(55.6, -6.25, 55.66, -6.13),
    stands: [{ kind: 'double-high', at: 'neaps', source: 'Byrne, Green and Bowers, Ocean Science 13, 2017, 599–607' }],
  },
];

/** The stands and double waters that are published for the water at a place. */
export function standsAt(point: Point): readonly TideStand[] {
  return publishedStands.find(({ area }) => areaHolds(area, point))?.stands ?? [];
}
