import { beforeAll, describe, expect, it } from 'vitest';
import type { TideStation } from '../../../src/domain/tide/index.ts';
import { createPlaceTides, type Catalogue } from '../../../src/sources/stations/index.ts';
import { createZoneFinder } from '../../../src/places/index.ts';
import { openTideGrid } from '../../../src/sources/grid/index.ts';
import { openWater } from '../../../src/sources/water/index.ts';
import { compare, eventOf, mean, quantile, type EventRow } from '../../bench/compare.ts';
import { leftOut, referenceJson, referencePath, withoutReference } from '../../support/reference.ts';
import { realCatalogue, temporaryFolder } from '../../support/temporary.ts';

const dataDir = temporaryFolder();
let catalogue: Catalogue;

beforeAll(async () => {
  catalogue = await realCatalogue(false, dataDir);
});

function stationOf(part: string): TideStation {
  return catalogue.stations.find(({ id }) => id.includes(part))!;
}

/** Mean sea level above the zero of the office's tables, metres. */
function meanLevelM({ datums, officeDatum }: TideStation): number {
  return datums.MSL - datums.LAT - officeDatum!.aboveLatM;
}

/**
 * Mean levels above the zéro hydrographique by SHOM, Références altimétriques maritimes, as Ifremer's VACUMM lists them
 * (data/sea_level/ports.txt), metres. They are of the 20th century; those of the records, of 2006–2025.
 */
const shom: readonly (readonly [gauge: string, meanM: number])[] = [
  ['dunkerque-2-', 3.24],
  ['calais-55-', 4.07],
  ['boulogne_sur_mer-111-', 4.91],
  ['dieppe-24-', 4.94],
  ['le_havre-', 4.87],
  ['ouistreham-311-', 4.63],
  ['cherbourg-13-', 3.81],
  ['dielette-628-', 5.44],
  ['saint_malo-410-', 6.78],
  ['saint_quay_portrieux-506-', 6.3],
  ['roscoff-54-', 5.25],
  ['le_conquet-', 3.89],
  ['brest-822-', 4.02],
  ['audierne_port-6305-', 3.07],
  ['concarneau-160-', 2.96],
  ['port_tudy-71-', 3.11],
  ['le_crouesty-', 3.23],
  ['saint_nazaire-37-', 3.57],
  ['saint_gildas-36-', 3.41],
  ['herbaudiere-198-', 3.36],
  ['les_sables_d_olonne-', 3.2],
  ['ile_d_aix-189-', 3.87],
  ['bourcefranc_le_chapus-155-', 3.94],
  ['port_bloc-15-', 3.33],
  ['richard-150-', 3.1],
  ['pauillac-192-', 2.97],
  ['bordeaux-196-', 2.45],
  ['arcachon_eyrac-190-', 2.49],
  ['bayonne_boucau-94-', 2.52],
  ['saint_jean_de_luz_socoa-95-', 2.48],
];

describe('the zero of an office’s charts and tables', () => {
  it('is the zéro hydrographique in France, by SHOM’s own mean levels', () => {
    const off = shom.map(([gauge, meanM]) => meanLevelM(stationOf(gauge)) - meanM);
    expect(stationOf('brest-822-').officeDatum!.name).toBe('ZH');
    // The sea has risen since: 0.1 m by the middle port, and nowhere is the zero another one.
    expect(quantile(off, 0.5)).toBeGreaterThan(0.05);
    expect(quantile(off, 0.5)).toBeLessThan(0.15);
    expect(Math.min(...off)).toBeGreaterThan(-0.05);
    expect(Math.max(...off)).toBeLessThan(0.25);
  });

  it('is chart datum in Britain: 2.73 m below Ordnance Datum at Portsmouth, where the sea is 0.2 m above that', () => {
    expect(stationOf('portsmouth-ptm-gbr-bodc').officeDatum!.name).toBe('CD');
    expect(meanLevelM(stationOf('portsmouth-ptm-gbr-bodc'))).toBeCloseTo(2.73 + 0.2, 1);
  });

  /** PSMSL, documentation of Herne Bay: the Observatory's data count from Admiralty Chart Datum. */
  it('is chart datum at the gauges of the Channel Coastal Observatory', () => {
    for (const gauge of ['herne_bay-hby-gbr-cco', 'brighton-btn-gbr-cco', 'port_isaac-pti-gbr-cco']) {
      const { officeDatum } = stationOf(gauge);
      expect(officeDatum!.name).toBe('CD');
      expect(Math.abs(officeDatum!.aboveLatM)).toBeLessThan(0.3);
    }
  });

  /** Kartverket: "From Utsira to the Swedish border CD is 20 cm below LAT, and in the inner parts of the Oslo fjord 30 cm". */
  it.each([
    ['kartverket/BGO', 0],
    ['kartverket/TOS', 0],
    ['kartverket/SVG', -0.2],
    ['kartverket/TRG', -0.2],
    ['kartverket/OSL', -0.3],
  ])('is chart datum in Norway: %s', (id, aboveLatM) => {
    expect(catalogue.byId(id)!.officeDatum).toEqual({ name: 'CD', aboveLatM: expect.closeTo(aboveLatM, 2) });
  });

  /** Japan Meteorological Agency, list of tide table stations 2018: mean sea level above the tables' datum, cm. */
  it.each([
    ['abashiri-', 68],
    ['kushiro-', 87],
    ['hanasaki-', 86],
    ['nemuroko-', 87],
  ])('is the nearly lowest low water in Japan: %s', (gauge, cm) => {
    const { officeDatum } = stationOf(gauge);
    expect(officeDatum!.name).toBe('NLLW');
    expect(Math.abs(100 * meanLevelM(stationOf(gauge)) - cm)).toBeLessThan(2);
  });

  /** Land Information New Zealand, Nautical Almanac 2013/14; Bureau of Meteorology, tide predictions 2026. */
  it.each([
    ['bluff-072', 1.73],
    ['wellington-071', 1.09],
    ['fremantle-175', 0.84],
  ])('is that of the published mean level where no record tells: %s', (gauge, meanM) => {
    expect(meanLevelM(stationOf(gauge))).toBeCloseTo(meanM, 2);
  });

  /** By its definition NAP is mean sea level of the 17th century; offices publish means of 0 to 0.15 m above it since 2000. */
  it.each(['hoek_van_holland-', 'vlissingen-', 'den_helder-', 'delfzijl-', 'harlingen-'])(
    'is Normaal Amsterdams Peil in the Netherlands: %s',
    (gauge) => {
      expect(stationOf(gauge).officeDatum!.name).toBe('NAP');
      expect(meanLevelM(stationOf(gauge))).toBeGreaterThan(-0.1);
      expect(meanLevelM(stationOf(gauge))).toBeLessThan(0.15);
    },
  );

  it('is that of Punta della Salute in all of the lagoon of Venice', () => {
    const venezia = stationOf('venezia-ven-');
    expect(venezia.officeDatum!.name).toBe('ZMPS');
    expect(meanLevelM(venezia)).toBeCloseTo(0.35, 2);
  });

  it('leaves one high water for each tide in the means of a port with double ones', () => {
    const { MHW, MLW } = stationOf('southampton-sou-gbr').datums;
    // Admiralty Tide Tables: 4.5, 3.7, 1.8 and 0.5 m, a mean range of 2.95.
    expect(Math.abs(MHW - MLW - 2.95)).toBeLessThan(0.15);
  });

  it('is not known behind sills, where a record has a zero of its own, nor where tables count from a named datum', () => {
    for (const gauge of ['mimizan', 'aiguillon_sur_mer', 'cuxhaven-825', 'noaa/8531680']) {
      expect(stationOf(gauge)).not.toMatchObject({ officeDatum: expect.anything() });
    }
  });
});

describe.skipIf(withoutReference)(`beside the offices’ own tables${leftOut}`, () => {
  /** Of a table's zero, metres, from the mean difference of its high and low waters to ours. */
  function zeroAboveLatM(table: string): number {
    const tables = referenceJson('tide-sky/official-tide-tables.json') as readonly OfficialTable[];
    const { events, neapsId } = tables.find(({ name }) => name === table)!;
    const { tide, datums } = stationOf(neapsId);
    const { matches } = compare(events.map(eventOf), tide, 180);
    return mean(matches.map(({ event, ours }) => ours.heightM - event.heightM)) - datums.LAT;
  }

  it('LAT is the zero of tables that count from it', () => {
    // BSH, Cuxhaven: Seekartennull, which is LAT, is 3.02 m above the gauge's zero that the table counts from.
    expect(Math.abs(zeroAboveLatM('cuxhaven') + 3.02)).toBeLessThan(0.2);
    // Land Information New Zealand keeps its chart datum near LAT.
    expect(Math.abs(zeroAboveLatM('Auckland'))).toBeLessThan(0.2);
    expect(zeroAboveLatM('Sandy Hook NJ')).toBeGreaterThan(0.2);
  });

  /** Mean levels above the zero: Admiralty Tide Tables (St Peter Port, Sheerness), the University of Lisbon's tables 2024. */
  it.each([
    ['St Peter Port', { lat: 49.456, lng: -2.535 }, 'CD', 5.33],
    ['Sheerness', { lat: 51.445, lng: 0.743 }, 'CD', 3.15],
    ['Lisbon', { lat: 38.7, lng: -9.14 }, 'ZH', 2.4],
    ['Leixões', { lat: 41.187, lng: -8.7 }, 'ZH', 2.22],
    // Between gauges, by the three nearest ports: Ramsgate 4.9, 3.9, 1.4, 0.7 m and Whitehaven 8.0, 6.3, 2.4, 0.9 m.
    ['Ramsgate', { lat: 51.33, lng: 1.42 }, 'CD', 2.73, 0.3],
    ['Whitehaven', { lat: 54.55, lng: -3.6 }, 'CD', 4.4],
    // Land Information New Zealand, secondary ports 2021/22, of which 221 are met to 0.15 m (p50) in the mean of −0.01.
    ['Kaikōura', { lat: -42.417, lng: 173.717 }, 'CD', 1.1, 0.2],
  ] as const)('an office’s zero goes along the coast with a tide that is computed: %s', async (...row) => {
    const [, place, name, meanM, offM = 0.15] = row;
    const water = openWater(dataDir);
    const grid = await openTideGrid('', { path: referencePath('tide-grid') });
    const tides = createPlaceTides({ catalogue, readWater: () => water, grid, zoneOf: createZoneFinder() });
    const { kind, station } = tides.nearest(place);
    expect(kind).not.toBe('gauge');
    expect(station.officeDatum!.name).toBe(name);
    expect(Math.abs(meanLevelM(station) - meanM)).toBeLessThan(offM);
  });
});

describe.skipIf(withoutReference)(`the zero of a country${leftOut}`, () => {
  it.each([
    ['San Sebastián, whose gauge is French', { lat: 43.3128, lng: -1.975 }, undefined],
    ['Barcelona, by the model', { lat: 41.3888, lng: 2.159 }, undefined],
    ['Faro', { lat: 37.0194, lng: -7.9322 }, 'ZH'],
    ['Hendaye', { lat: 43.3586, lng: -1.7767 }, 'ZH'],
  ])('is never that of its neighbour: %s', async (_, place, name) => {
    const grid = await openTideGrid('', { path: referencePath('tide-grid') });
    const water = openWater(dataDir);
    const tides = createPlaceTides({ catalogue, readWater: () => water, grid, zoneOf: createZoneFinder() });
    expect(tides.nearest(place).station.officeDatum?.name).toBe(name);
  });
});

type OfficialTable = { readonly name: string; readonly neapsId: string; readonly events: readonly EventRow[] };
