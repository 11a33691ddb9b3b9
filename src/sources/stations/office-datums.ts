import { distanceKm, type Point } from '../../domain/place.ts';
import { constituents, isOfTables, type HarmonicConstant, type OfficeDatum } from '../../domain/tide/index.ts';
import type { NeapsStation } from './neaps.ts';
import { publishedZero, sameHarbourKm } from './office-levels.ts';
import type { StationRecord } from './record.ts';

/**
 * Offices whose records count from the zero of their own charts, so that the observed datums of such a record say where that
 * zero lies: SHOM (refmar: "zéro hydrographique"), the British Oceanographic Data Centre (headers such as "ACD = ODN −2.73 m") and
 * the Channel Coastal Observatory (cco: "Admiralty Chart Datum", PSMSL on Herne Bay), the Canadian archive MEDS (chart datum) and Kartverket (nhs: sjøkartnull, which its own stations list as `CD`); Rijkswaterstaat (rws) counts from NAP. A test
 * compares them with published tables. The other offices around the North Sea and most others count from LAT (BSH "Neues
 * Seekartennull" 2014; IHO resolution 3/1919 as amended), the United States from MLLW.
 */
const offices: Readonly<Record<string, { readonly country: string; readonly name: OfficeDatum['name'] }>> = {
  refmar: { country: 'FR', name: 'ZH' },
  bodc: { country: 'GB', name: 'CD' },
  cco: { country: 'GB', name: 'CD' },
  meds: { country: 'CA', name: 'CD' },
  rws: { country: 'NL', name: 'NAP' },
  nhs: { country: 'NO', name: 'CD' },
  kartverket: { country: 'NO', name: 'CD' },
};

/**
 * Farther from LAT than this, metres, a record has a zero of its own: SHOM's tables have LAT at −0.3 to 0.65 m. Mimizan,
 * Aiguillon and Nantes Salorges, up to 1.4 m, are behind sills or on rivers.
 */
const mostFromLatM = 0.75;

type Zero = { readonly point: Point; readonly datum: OfficeDatum };

/** Finds the office's zero at stations, from all records of the database. */
export function createOfficeDatums(
  all: readonly NeapsStation[],
  ownerOf: (station: NeapsStation) => string,
): (record: StationRecord, latM: number | undefined) => OfficeDatum | undefined {
  const zeros = all.flatMap((station): readonly [country: string, zero: Zero][] => {
    const office = offices[ownerOf(station)];
    const zero = office?.country === station.country_code ? zeroOf(station, office.name) : undefined;
    return zero ? [[station.country_code, zero]] : [];
  });
  const byCountry = Map.groupBy(zeros, ([country]) => country);
  return (record, latM) => {
    if (record.countryCode === 'JP') return nearlyLowestLowWater(record.constants, latM);
    const near = (byCountry.get(record.countryCode) ?? [])
      .map(([, { point, datum }]) => ({ km: distanceKm(record, point), datum }))
      .filter(({ km }) => km <= sameHarbourKm)
      .toSorted((a, b) => a.km - b.km);
    return near[0]?.datum ?? publishedDatum(record, latM);
  };
}

/** By the office's published mean level, where no record of the harbour tells. */
function publishedDatum(record: StationRecord, latM: number | undefined): OfficeDatum | undefined {
  const zero = latM === undefined ? undefined : publishedZero(record);
  return zero && { name: zero.name, aboveLatM: toMillimetres(-zero.belowMslM - latM!) };
}

function zeroOf(station: NeapsStation, name: OfficeDatum['name']): Zero | undefined {
  const { LAT, CD = station.datums_source === 'observed' ? 0 : undefined } = station.datums;
  if (
    station.kind !== 'tide' ||
    LAT === undefined ||
    CD === undefined ||
    (!isOfTables(name) && Math.abs(CD - LAT) > mostFromLatM)
  ) {
    return undefined;
  }
  return {
    point: { lat: station.latitude, lng: station.longitude },
    datum: { name, aboveLatM: toMillimetres(CD - LAT) },
  };
}

/**
 * Japan's charts and the tables of its meteorological agency count from mean sea level less the amplitudes of M2, S2, K1 and
 * O1 (Japan Meteorological Business Support Center, 潮位表基準面).
 */
function nearlyLowestLowWater(
  constants: readonly HarmonicConstant[],
  latM: number | undefined,
): OfficeDatum | undefined {
  const amplitudes = ['M2', 'S2', 'K1', 'O1'].map(
    (name) => constants.find(({ number }) => constituents[number]?.name === name)?.amplitudeM,
  );
  if (latM === undefined || amplitudes.includes(undefined)) return undefined;
  const belowMslM = amplitudes.reduce<number>((sum, amplitudeM = 0) => sum + amplitudeM, 0);
  return { name: 'NLLW', aboveLatM: toMillimetres(-belowMslM - latM) };
}

function toMillimetres(metres: number): number {
  return Math.round(metres * 1000) / 1000;
}
