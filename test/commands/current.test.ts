import type { Question } from '../../src/domain/question/index.ts';
import { describe, expect, it } from 'vitest';
import { current } from '../../commands/current.ts';
import { createMarine } from '../../src/client/index.ts';
import { createService } from '../../src/service/index.ts';
import type { PlaceCommandContext } from '../../src/chat/index.ts';
import { dayWindow } from '../../src/domain/time.ts';
import { unitSystems } from '../../src/domain/units.ts';
import { openDictionary } from '../../src/words.ts';
import { fakeCache } from '../support/client-fixture.ts';
import { clock, startWorld } from '../support/service-fixture.ts';

const world = await startWorld();
const { key } = await world.keyOf(1000);
const { fetchInProcess: fetch } = createService(world.ports);
const marine = createMarine({
  service: { fetch, url: 'http://service.test', key, identity: 'test' },
  cache: fakeCache({ now: clock }),
  now: () => clock,
});

function ask(
  lat: number,
  lng: number,
  zone: string,
  days = 1,
  aspects: Question['aspects'] = [],
  asked = marine,
  question: Question = { aspects },
) {
  const dates = ['2026-11-20', '2026-11-21', '2026-11-22'].slice(0, days);
  const [first, ...others] = dates.map((date) => ({ date, window: dayWindow(date, zone) }));
  const context: PlaceCommandContext = {
    format: { ...openDictionary().in('en'), units: unitSystems.metric, zone, now: clock },
    place: { id: 'p', name: 'A place', point: { lat, lng }, zone },
    days: [first!, ...others],
    question,
    marine: asked,
  };
  return current.run(context);
}

describe('the command current', () => {
  it('answers from the stream station there, for several days', async () => {
    const answer = await ask(37.82, -122.473, 'America/Los_Angeles', 2);
    expect(answer.title).toContain('Tidal stream at');
    expect(JSON.stringify(answer.blocks[0])).toMatch(/Now: (flood|ebb|slack)/);
    expect(answer.blocks.filter(({ kind }) => kind === 'table')).toHaveLength(2);
    expect(answer.note).toContain('Station Golden Gate Bridge, 0.46 Nm E of');
  });

  it('tells the strongest ebb where that is asked after', async () => {
    const question = { aspects: [], part: [0, 24], state: 'ebb' } as const;
    const answer = await ask(37.82, -122.473, 'America/Los_Angeles', 1, [], marine, question);
    expect(answer.firstLines?.()[0]).toMatch(/^Strongest stream today.*: ebb, /);
  });

  it('answers from the sea model where no station is near, and says so', async () => {
    const answer = await ask(48.35, -4.6, 'Europe/Paris');
    expect(answer.title).toContain('Sea at');
    expect(JSON.stringify(answer.blocks[0])).toContain('Current now: 1.0 kn, setting E');
    expect(JSON.stringify(answer.blocks[1])).toContain('No tidal stream station near');
  });

  it('tells high and low water where neither a station nor the model has a current', async () => {
    const dry = {
      ...marine,
      weather: async () => ({ hours: [], observed: [], sources: [], attributions: [] }) as never,
    };
    const answer = await ask(48.35, -4.6, 'Europe/Paris', 1, [], dry);
    expect(answer.title).toContain('Tide at');
    expect(answer.firstLines?.()[0]).toContain('No tidal stream station near');
    expect(answer.firstLines?.().join()).not.toContain('sea model');
    expect(answer.firstLines?.()[1]).toContain('High water today:');
  });

  it('says of slack water where no station is near that it is not known, and when high and low water are', async () => {
    const answer = await ask(48.35, -4.6, 'Europe/Paris', 1, ['slack']);
    expect(answer.title).toContain('Tide at');
    expect(answer.firstLines?.()).toEqual([
      expect.stringContaining('When the stream turns here is not known'),
      expect.stringContaining('High water today:'),
      expect.stringContaining('Low water today:'),
    ]);
    const inland = await ask(47.4, 0.69, 'Europe/Paris', 1, ['slack']);
    expect(inland.firstLines?.().join()).not.toContain('High water');
  });

  it('lists the stations around, nearest first', async () => {
    const stations = await marine.streamStations({ lat: 37.82, lng: -122.473 }, 3);
    expect(stations).toHaveLength(3);
    expect(stations[0]).toMatchObject({ name: 'Golden Gate Bridge, 0.46 Nm E of' });
    expect(await marine.streamStations({ lat: 48.35, lng: -4.6 }, 3)).toEqual([]);
  });
});
