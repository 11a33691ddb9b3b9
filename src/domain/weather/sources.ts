import { boxArea, type Area } from '../area.ts';

/** A source as the documentation describes it: coverage, resolution, span of its forecast, terms of use. */
type SourceFacts = {
  readonly title: string;
  /** The area that it covers; absent for a global source. */
  readonly area?: Area;
  readonly resolutionDeg: number;
  readonly spanHours: number;
  readonly updateHours: number;
  readonly licence: string;
  readonly attribution: string;
  /** A remark for readers of the documentation. */
  readonly remark?: string;
};

/** The domain of the Nordic models: the North Sea and the Norwegian Sea with the countries around them. */
const nordic: Area = boxArea(52.5, -4, 73, 36);
/** The Baltic Sea with the Danish straits, drawn roughly along its coasts. */
export const balticSea: Area = [
  [53, 9],
  [53, 22],
  [58.5, 31],
  [61, 31],
  [66.2, 26],
  [66.2, 20],
  [60, 15.5],
  [58.5, 11.5],
  [57, 9],
];
/** ICON-EU, of which the European coasts are the part that the contract names. */
const europe: Area = boxArea(29.5, -23.5, 70.5, 62.5);

const openMeteo = 'by way of Open-Meteo.com (CC BY 4.0)';
const ccBy = 'CC BY 4.0';

/**
 * The abbreviations of the contract, most of them served by Open-Meteo (notes of 2026-11: model ids and spans from its
 * documentation and its openapi).
 */
export const publishedSources = {
  icon: {
    title: 'ICON and GWAM, Deutscher Wetterdienst',
    resolutionDeg: 0.125,
    spanHours: 180,
    updateHours: 6,
    licence: ccBy,
    attribution: `Deutscher Wetterdienst, ${openMeteo}`,
    remark: 'Wave periods are tm10; its swell is all swell.',
  },
  noaa: {
    title: 'GFS and GFS-Wave, NOAA',
    resolutionDeg: 0.25,
    spanHours: 384,
    updateHours: 6,
    licence: 'public domain',
    attribution: `NOAA, ${openMeteo}`,
    remark: 'Wave periods are those of the peak.',
  },
  meteo: {
    title: 'ARPEGE, MFWAM and SMOC currents, Météo-France and Copernicus Marine',
    resolutionDeg: 0.25,
    spanHours: 240,
    updateHours: 6,
    licence: ccBy,
    attribution: `Météo-France and Copernicus Marine Service, ${openMeteo}`,
    remark: 'Air 96 h, sea 240 h. Currents hold tide and Stokes drift.',
  },
  dwd: {
    title: 'ICON-EU and EWAM, Deutscher Wetterdienst',
    area: europe,
    resolutionDeg: 0.0625,
    spanHours: 120,
    updateHours: 3,
    licence: ccBy,
    attribution: `Deutscher Wetterdienst, ${openMeteo}`,
    remark: 'Air 120 h, waves 78 h. Wave periods are tm10; its swell is all swell.',
  },
  meto: {
    title: 'Global deterministic 10 km, Met Office',
    resolutionDeg: 0.1,
    spanHours: 168,
    updateHours: 6,
    licence: 'CC BY-SA 4.0',
    attribution: `Met Office, Crown copyright (CC BY-SA 4.0), ${openMeteo}`,
    remark: 'The atmosphere alone: its waves and currents have no open point service.',
  },
  fcoo: {
    title: 'Danish Defence oceanography',
    area: balticSea,
    resolutionDeg: 0.5,
    spanHours: 48,
    updateHours: 12,
    licence: '–',
    attribution: '–',
    remark: 'No open service any more: the name is accepted and has no values.',
  },
  fmi: {
    title: 'HARMONIE, WAM and NEMO, Finnish Meteorological Institute',
    area: balticSea,
    resolutionDeg: 0.025,
    spanHours: 60,
    updateHours: 6,
    licence: ccBy,
    attribution: 'Finnish Meteorological Institute (CC BY 4.0)',
    remark: 'No currents: which way its directions point is not documented.',
  },
  yr: {
    title: 'Locationforecast and Oceanforecast, MET Norway',
    area: nordic,
    resolutionDeg: 0.01,
    spanHours: 216,
    updateHours: 1,
    licence: ccBy,
    attribution: 'MET Norway (CC BY 4.0)',
    remark: 'No wave periods. Off where the operator has set no CONTACT.',
  },
  smhi: {
    title: 'SNOW, Swedish Meteorological and Hydrological Institute',
    area: boxArea(52.5, 2.3, 70.7, 37.8),
    resolutionDeg: 0.025,
    spanHours: 240,
    updateHours: 1,
    licence: ccBy,
    attribution: 'SMHI (CC BY 4.0)',
    remark: 'The atmosphere alone: SMHI publishes no point forecast of the sea.',
  },
} as const satisfies Record<string, SourceFacts>;

/** Models without a name in the contract: they appear only in `sg`. */
const unnamedSources = {
  dmi: {
    title: 'WAM and DKSS, Danish Meteorological Institute',
    area: boxArea(53.4, 6.5, 60, 16),
    resolutionDeg: 0.05,
    spanHours: 120,
    updateHours: 6,
    licence: ccBy,
    attribution: 'Danish Meteorological Institute (CC BY 4.0)',
  },
  analysis: {
    title: 'ECMWF IFS analysis and ERA5-Ocean, history since 2017',
    resolutionDeg: 0.25,
    spanHours: 0,
    updateHours: 24,
    licence: ccBy,
    attribution: `ECMWF and Copernicus Climate Change Service, ${openMeteo}`,
  },
} as const satisfies Record<string, SourceFacts>;

/** A source that the contract names. */
export type PublishedSource = keyof typeof publishedSources;
/** A source of values: one of the contract's, or one that appears only in `sg`. */
export type Source = PublishedSource | keyof typeof unnamedSources;
/** Every source of values. */
export const sources = Object.keys({ ...publishedSources, ...unnamedSources }) as readonly Source[];
/** The name of a source in requests and replies: a published one, or the handpicked one. */
export type SourceName = PublishedSource | 'sg';

/** The name under which the contract publishes the handpicked values. */
export const handpicked = 'sg';
/** Every name that a request may ask for, the handpicked one first. */
export const sourceNames: readonly SourceName[] = [handpicked, ...(Object.keys(publishedSources) as PublishedSource[])];

/** Coverage, resolution, span and terms of a source. */
export function sourceFacts(source: Source): SourceFacts {
  return { ...publishedSources, ...unnamedSources }[source];
}

/** Whether the contract names a source. */
export function isPublished(source: Source): source is PublishedSource {
  return source in publishedSources;
}
