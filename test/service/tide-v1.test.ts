import { describe, expect, it } from 'vitest';
import {
  oldStationsAnswer,
  oldTideExtremesAnswer,
  stationsAnswer,
  tideExtremesAnswer,
} from '../../src/contract/wire.ts';
import { errorsOf, startWorld } from '../support/service-fixture.ts';

const world = await startWorld();
const brest = 'lat=48.383&lng=-4.495&start=2026-11-20&end=2026-11-23';

describe('/v1 tide', () => {
  it('has the extremes of /v2 with heights as strings, above MLLW unless asked otherwise', async () => {
    const old = oldTideExtremesAnswer.parse((await world.ask(`/v1/tide/extremes/point?${brest}`)).body);
    const { data } = tideExtremesAnswer.parse((await world.ask(`/v2/tide/extremes/point?${brest}&datum=MLLW`)).body);
    expect(old.meta.datum).toBe('MLLW');
    expect(old.extremes.map(({ height, ...rest }) => ({ ...rest, height: Number(height) }))).toEqual(data);
    expect(data.length).toBe(12);
  });

  it('knows two datums', async () => {
    const msl = await world.ask(`/v1/tide/extremes/point?${brest}&datum=MSL`);
    expect(oldTideExtremesAnswer.parse(msl.body).meta).toMatchObject({ datum: 'MSL', offset: 0 });
    const lat = await world.ask(`/v1/tide/extremes/point?${brest}&datum=LAT`);
    expect(lat.status).toBe(400);
    expect(errorsOf(lat)['datum']).toEqual(['datum must be one of: MLLW, MSL']);
  });

  it('has the stations of /v2 under another name', async () => {
    const box = 'box=49,-4:48,-5';
    const old = oldStationsAnswer.parse((await world.ask(`/v1/tide/stations/area?${box}`)).body);
    const { data } = stationsAnswer.parse((await world.ask(`/v2/tide/stations/area?${box}`)).body);
    expect(old.stations).toEqual(data);
    const all = oldStationsAnswer.parse((await world.ask('/v1/tide/stations')).body);
    expect(all.stations).toHaveLength(world.ports.stations.stations.length);
    expect(all.meta.cost).toBe(0);
  });

  it('has no hourly sea level', async () => {
    expect((await world.ask(`/v1/tide/sea-level/point?${brest}`)).status).toBe(404);
  });
});
