import { distanceKm } from '../../domain/place.ts';
import { constituents, isTableZero, type HarmonicConstant, type OfficeDatum } from '../../domain/tide/index.ts';
import { readTable } from '../../lib/data-file.ts';
import { once } from '../../lib/once.ts';
import type { NeapsStation } from './neaps.ts';
import { carriedZero, publishedZero, sameHarbourKm, type PortZero } from './office-levels.ts';
import type { StationRecord } from './record.ts';

/**
 * Offices whose records count from the zero of their own charts, so that the observed datums of such a record say where that
 * zero lies: SHOM (refmar: "zéro hydrographique"), the British Oceanographic Data Centre (headers such as "ACD = ODN −2.73 m") and
 * the Channel Coastal Observatory (cco: "Admiralty Chart Datum", PSMSL on Herne Bay), the Canadian archive MEDS (chart datum) and Kartverket (nhs: sjøkartnull, which its own stations list as `CD`); Rijkswaterstaat (rws) counts from NAP. A test
 * compares them with published tables. The other offices around the North Sea and most others count from LAT (BSH "Neues
 * Seekartennull" 2014; IHO resolution 3/1919 as amended), the United States from MLLW.
 */
const offices = once(() => {
  const rows = readTable(new URL('offices.tsv', import.meta.url), 'owner', 'country', 'zero');
  return new Map(rows.map(({ owner, country, zero }) => [owner, { country, zero: zero as OfficeDatum['name'] }]));
});

/**
 * Farther from LAT than this, metres, a record has a zero of its own: SHOM's tables have LAT at −0.3 to 0.65 m. Mimizan,
 * Aiguillon and Nantes Salorges, up to 1.4 m, are behind sills or on rivers.
 */
const mostFromLatM = 0.75;

export function createOfficeDatums(
  all: readonly NeapsStation[],
  ownerOf: (station: NeapsStation) => string,
): (record: StationRecord, latM: number | undefined) => OfficeDatum | undefined {
  const zeros = all.flatMap((station): readonly [country: string, zero: PortZero][] => {
    const office = offices().get(ownerOf(station));
    const zero = office?.country === station.country_code ? zeroOf(station, office.zero) : undefined;
    return zero ? [[station.country_code, zero]] : [];
  });
  const byCountry = Map.groupBy(zeros, ([country]) => country);
  return (record, latM) => {
    if (record.countryCode === 'JP') return nearlyLowestLowWater(record.constants, latM);
    const ports = (byCountry.get(record.countryCode) ?? []).map(([, port]) => port);
    const inHarbour = ports.filter(({ point }) => distanceKm(record, point) <= sameHarbourKm);
    const [own] = inHarbour.toSorted((a, b) => distanceKm(record, a.point) - distanceKm(record, b.point));
    const known = own?.officeDatum ?? publishedZero(record, () => latM);
    // A record that tells no zero of its own; behind a sill of France it has another one than its neighbours.
    const datum =
      known ??
      carriedZero(
        record,
        ports.filter(({ officeDatum }) => officeDatum?.name === 'CD'),
      );
    return datum && { ...datum, aboveLatM: toMillimetres(datum.aboveLatM) };
  };
}

function zeroOf(station: NeapsStation, name: OfficeDatum['name']): PortZero | undefined {
  const { LAT, CD = station.datums_source === 'observed' ? 0 : undefined } = station.datums;
  if (
    station.kind !== 'tide' ||
    LAT === undefined ||
    CD === undefined ||
    (!isTableZero(name) && Math.abs(CD - LAT) > mostFromLatM)
  ) {
    return undefined;
  }
  return { point: { lat: station.latitude, lng: station.longitude }, officeDatum: { name, aboveLatM: CD - LAT } };
}

/** Japan's zero: mean sea level less M2, S2, K1, O1 (Japan Meteorological Business Support Center, 潮位表基準面). */
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
