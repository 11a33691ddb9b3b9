import { describe, expect, it } from 'vitest';
import type { Attribute, Series } from '../../../src/domain/weather/index.ts';
import { readFmi } from '../../../src/sources/weather/read-fmi.ts';
import { readLocation, readOcean } from '../../../src/sources/weather/met-norway.ts';
import { readOpenMeteo } from '../../../src/sources/weather/open-meteo.ts';
import { leftOut, referenceText, withoutReference } from '../../support/reference.ts';
import { readSmhi } from '../../../src/sources/weather/smhi.ts';
import { variablesOf } from '../../../src/sources/weather/variables.ts';

/** Recorded answers of the real upstreams. */
const text = (file: string): string => referenceText(`upstreams/${file}`);
const json = (file: string): unknown => JSON.parse(text(file));

/** The value of an attribute at an instant. */
function cell(series: readonly Series[], attribute: Attribute, at: string): number | null | undefined {
  const holder = series.find(({ values }) => attribute in values)!;
  return holder.values[attribute]![holder.at.indexOf(Date.parse(at))];
}

const recorded = new Set(['airTemperature', 'pressure', 'windDirection', 'cloudCover', 'visiblity', 'gust']);
const harmonie = variablesOf('fmi harmonie').filter(({ attribute }) => recorded.has(attribute));

describe.skipIf(withoutReference)(`a recorded answer${leftOut}`, () => {
  it('of Open-Meteo’s marine API, in local time and with currents in km/h, is read in our units and UTC', () => {
    const attributes = [
      'waveHeight',
      'wavePeriod',
      'secondarySwellDirection',
      'currentSpeed',
      'currentDirection',
      'waterTemperature',
    ] as const;
    const series = [readOpenMeteo(json('openmeteo/marine_hourly.json'), attributes, 'any')];
    expect(cell(series, 'waveHeight', '2026-10-02T22:00Z')).toBe(0.76);
    expect(cell(series, 'wavePeriod', '2026-10-02T23:00Z')).toBe(3.85);
    expect(cell(series, 'secondarySwellDirection', '2026-10-03T00:00Z')).toBe(25);
    expect(cell(series, 'currentSpeed', '2026-10-03T00:00Z')).toBeCloseTo(1.1 / 3.6, 12);
    // Going to 76°.
    expect(cell(series, 'currentDirection', '2026-10-02T22:00Z')).toBe(256);
    expect(cell(series, 'waterTemperature', '2026-10-02T22:00Z')).toBe(18.4);
  });

  it('of several models is read by the model’s name, and without it where only one covers the place', () => {
    const models = json('openmeteo/marine_models.json');
    expect(readOpenMeteo(models, ['waveHeight'], 'ncep_gfswave025').values.waveHeight).toEqual([0.68, 0.7]);
    expect(readOpenMeteo(models, ['waveHeight'], 'ecmwf_wam025').values.waveHeight).toEqual([0.88, 0.86]);
    const runs = json('openmeteo/previous_runs_models.json');
    expect(readOpenMeteo(runs, ['airTemperature'], 'icon_seamless').values.airTemperature).toEqual([14.4, 13.5]);
    const one = json('openmeteo/forecast_models_one_covering.json');
    expect(readOpenMeteo(one, ['airTemperature'], 'icon_d2')).toEqual({
      at: [Date.UTC(2026, 9, 3, 11), Date.UTC(2026, 9, 3, 12)],
      values: { airTemperature: [19.3, 20] },
    });
  });

  it('of Open-Meteo’s history has its wind in m/s, and one without hours is refused', () => {
    const series = [readOpenMeteo(json('openmeteo/historical_weather.json'), ['windSpeed', 'airTemperature'], 'era5')];
    expect(cell(series, 'airTemperature', '1953-01-30T22:00Z')).toBe(5.8);
    expect(cell(series, 'windSpeed', '1953-01-30T23:00Z')).toBeCloseTo(23.7 / 3.6, 12);
    expect(() => readOpenMeteo(json('openmeteo/historical_weather_models.json'), ['airTemperature'], 'era5')).toThrow(
      expect.objectContaining({ code: 'could-not-ask' }),
    );
  });

  it('of SMHI has clouds in percent, rain by its interval, and the time of its run', () => {
    const { series, updated } = readSmhi(json('smhi/snow1g_point_2026-04-02.json'));
    expect(updated).toBe(Date.UTC(2026, 3, 2, 10, 45));
    expect(cell(series, 'airTemperature', '2026-04-03T18:00Z')).toBe(2.9);
    expect(cell(series, 'cloudCover', '2026-04-03T18:00Z')).toBe(100);
    expect(cell(series, 'visiblity', '2026-04-03T18:00Z')).toBe(9.6);
    expect(cell(series, 'gust', '2026-04-12T12:00Z')).toBe(11.1);
    const rain = series[0]!;
    const index = rain.at.indexOf(Date.UTC(2026, 3, 5, 12));
    expect([rain.since![index], rain.values.precipitation![index]]).toEqual([Date.UTC(2026, 3, 5, 6), 1.8]);
  });

  it('of MET Norway has rain by the hour and, later, by six hours', () => {
    const { data } = json('metno/locationforecast_lat51.5lon-0.1altitude25_complete.json') as { data: unknown };
    const { series, updated } = readLocation(data);
    expect(updated).toBe(Date.UTC(2020, 6, 20, 1, 30, 57));
    expect(cell(series, 'airTemperature', '2020-07-20T11:00Z')).toBe(18.8);
    expect(cell(series, 'windDirection', '2020-07-29T06:00Z')).toBe(212.9);
    expect(cell(series, 'cloudCover', '2020-07-20T11:00Z')).toBe(12.5);
    const [, rain] = series;
    expect(rain!.since![0]).toBe(Date.UTC(2020, 6, 20, 11));
    expect(rain!.at.at(-1)! - rain!.since!.at(-1)!).toBe(6 * 3_600_000);
    expect(rain!.at.every((_, i) => i === 0 || rain!.since![i]! >= rain!.at[i - 1]!)).toBe(true);
    // Outside the Nordic countries it has no gusts.
    expect(series[0]!.values.gust!.every((value) => value === null)).toBe(true);
  });

  it('of MET Norway in its short form, and of its ocean, is read as well', () => {
    const { data } = json('metno/locationforecast_lat39.9lon116.4altitudeNone_compact.json') as { data: unknown };
    expect(cell(readLocation(data).series, 'pressure', '2020-07-20T11:00Z')).toBe(1003.6);
    const { series } = readOcean(json('metno/oceanforecast_excerpt_2026-09-27.json'));
    expect(cell(series, 'waveHeight', '2026-09-27T11:00Z')).toBe(0.6);
    expect(cell(series, 'waveDirection', '2026-09-27T11:00Z')).toBe(240.8);
    expect(cell(series, 'currentDirection', '2026-09-27T11:00Z')).toBeCloseTo(148.7, 9);
    expect(cell(series, 'waterTemperature', '2026-09-27T11:00Z')).toBe(15.8);
  });

  it('of FMI is a table of times and of named columns, with null for NaN', () => {
    const { series, updated } = readFmi(text('fmi/harmonie_valid_coordinate_forecast_response.xml'), harmonie);
    expect(updated).toBeTypeOf('number');
    expect(series[0]!.at).toHaveLength(12);
    expect(cell(series, 'pressure', new Date(1_663_579_200_000).toISOString())).toBe(1005.8);
    expect(cell(series, 'airTemperature', new Date(1_663_579_200_000).toISOString())).toBe(6.8);
    expect(cell(series, 'visiblity', new Date(1_663_585_800_000).toISOString())).toBeCloseTo(2.439, 12);
    expect(cell(series, 'gust', new Date(1_663_585_800_000).toISOString())).toBe(9.6);
    const corner = readFmi(text('fmi/harmonie_corner_nan_response.xml'), harmonie).series[0]!;
    expect(corner.values.airTemperature).toEqual(Array(12).fill(null));
  });

  it.each(['invalid_lat_lon', 'no_data_available', 'no_locations'])(
    'of FMI that is an exception is refused: %s',
    (name) => {
      expect(() => readFmi(text(`fmi/harmonie_error_${name}_response.xml`), harmonie)).toThrow(
        expect.objectContaining({ code: 'could-not-ask' }),
      );
    },
  );

  it('that is cut off anywhere, or has a wrong type, is refused as a whole', () => {
    const whole = text('smhi/snow1g_point_2026-04-02.json');
    const xml = text('fmi/harmonie_valid_coordinate_forecast_response.xml');
    const refusal = expect.objectContaining({ code: 'could-not-ask' }) as Error;
    for (let share = 0.05; share < 1; share += 0.05) {
      expect(() => readFmi(xml.slice(0, Math.floor(xml.length * share)), harmonie)).toThrow(refusal);
    }
    expect(() => readSmhi(JSON.parse(whole.replace('"air_temperature": 10.4', '"air_temperature": "warm"')))).toThrow(
      refusal,
    );
    expect(() => readFmi(xml.replace('1005.8 328.4', '1005.8 mild'), harmonie)).toThrow(refusal);
    expect(() => readFmi(xml.replace('1005.8 328.4', '1005.8'), harmonie)).toThrow(refusal);
    const marine = text('openmeteo/marine_hourly.json');
    const read = (changed: string) => () => readOpenMeteo(JSON.parse(changed), ['waveHeight'], 'any');
    expect(read(marine.replace('"wave_height":"m"', '"wave_height":"ft"'))).toThrow(refusal);
    expect(read(marine.replace('"wave_height":[0.76', '"wave_height":["0.76"'))).toThrow(refusal);
    expect(read(marine.replace('"wave_height":[0.76,', '"wave_height":['))).toThrow(refusal);
    expect(read(marine.replace('2026-10-03T01:00', '2026-10-02T01:00'))).toThrow(refusal);
  });
});
