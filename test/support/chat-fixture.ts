import { commands, spokenCommands } from '../../commands/index.ts';
import {
  createChat,
  type Chat,
  type ChatPorts,
  type IncomingMessage,
  type ChannelContext,
  type Input,
} from '../../src/chat/index.ts';
import type { Answer, Button, StreamView, TideView, WeatherView } from '../../src/answers/index.ts';
import type { Marine } from '../../src/chat/ports.ts';
import type { Place, Point } from '../../src/domain/place.ts';
import { hourMs } from '../../src/domain/time.ts';
import { createUsers, linkCodes, type User, type PersonalDataStore, type UserStore } from '../../src/users/index.ts';
import { Problem } from '../../src/problem.ts';
import { openDictionary } from '../../src/words.ts';
import { usersInMemory } from './users-in-memory.ts';
import { digestsInMemory } from './digests-in-memory.ts';
import { noStreams } from './no-streams.ts';
import { findNotations } from '../../src/places/notation/index.ts';

/** Parsed once for all tests of a file. */
const dictionary = openDictionary();

const places: readonly Place[] = [
  {
    id: 'geonames:3030300',
    name: 'Brest',
    region: 'Brittany',
    countryCode: 'FR',
    point: { lat: 48.39, lng: -4.486 },
    zone: 'Europe/Paris',
  },
  { id: 'geonames:2891122', name: 'Kiel', countryCode: 'DE', point: { lat: 54.32, lng: 10.13 }, zone: 'Europe/Berlin' },
  {
    id: 'geonames:4930956',
    name: 'Boston',
    countryCode: 'US',
    point: { lat: 42.358, lng: -71.06 },
    zone: 'America/New_York',
  },
  // The examples of the start page.
  {
    id: 'geonames:2640194',
    name: 'Plymouth',
    countryCode: 'GB',
    point: { lat: 50.37, lng: -4.14 },
    zone: 'Europe/London',
  },
  {
    id: 'geonames:2939658',
    name: 'Cuxhaven',
    countryCode: 'DE',
    point: { lat: 53.87, lng: 8.7 },
    zone: 'Europe/Berlin',
  },
  { id: 'geonames:2652974', name: 'Cowes', countryCode: 'GB', point: { lat: 50.76, lng: -1.3 }, zone: 'Europe/London' },
  {
    id: 'station:ticon/calcasieu_river_at_i_10_at_lake_charles_la-8017044-usa-usgs',
    name: 'River',
    countryCode: 'US',
    point: { lat: 30.237, lng: -93.247 },
    zone: 'America/Chicago',
  },
];

const isKnown = (text: string): boolean => places.some(({ name }) => name.toLowerCase() === text.toLowerCase());

/** 2026-11-20, a Friday. */
const now = Date.UTC(2026, 10, 20, 9);

/** High at 00:00 and 12:00 UTC of every day, 2 m above and below 3 m, so that every place has the same numbers. */
const tide: TideView = {
  station: { name: 'Gauge', distance: 20, attribution: 'An office' },
  datum: 'LAT',
  extremes: Array.from({ length: 72 }, (_, i) => {
    const kind: 'high' | 'low' = i % 2 === 0 ? 'high' : 'low';
    return { at: now - 9 * hourMs - 8 * 24 * hourMs + i * 6 * hourMs, heightM: kind === 'high' ? 5 : 1, kind };
  }),
  levels: Array.from({ length: 432 }, (_, i) => ({
    at: now - 9 * hourMs - 8 * 24 * hourMs + i * hourMs,
    heightM: 3 + 2 * Math.cos((i * Math.PI) / 6),
  })),
};

export type ChatFixture = {
  readonly chat: Chat;
  /** Lets time pass, ms. */
  pass(ms: number): void;
  readonly store: UserStore & { everything?: () => string };
  readonly bugs: unknown[];
  /** What is answered to a line, or to a press, in private unless a channel is given. */
  ask(
    input: string | Button | Input,
    from?: Partial<User>,
    channel?: ChannelContext,
  ): Promise<Answer & { ok: boolean }>;
};

export const ada: User = { platform: 'telegram', id: '700000001', language: 'en' };

/** The real commands about four places, for people who are kept in a store. */
export function chatFixture({
  store = usersInMemory(),
  otherStores = [],
  weather = 'none',
  stream,
  warnings,
  publicUrl,
  strongStreamAt,
  seawardDeg,
  gazetteer = {},
}: {
  store?: UserStore;
  otherStores?: readonly PersonalDataStore[];
  weather?: 'none' | 'unavailable' | WeatherView | ((point: Point) => WeatherView);
  /** Without one, a service that has none. */
  stream?: StreamView;
  /** Without one, no office is known. */
  warnings?: Marine['warnings'];
  publicUrl?: string;
  /** The race that a point lies in; none where absent. */
  strongStreamAt?: NonNullable<ChatPorts['strongStreamAt']>;
  /** In which direction the sea lies; nowhere is known without it. */
  seawardDeg?: NonNullable<ChatPorts['seawardDeg']>;
  /** Other answers of the gazetteer. */
  gazetteer?: Partial<ChatPorts['places']>;
} = {}): ChatFixture {
  const bugs: unknown[] = [];
  let time = now;
  let passedMs = 0;
  const chat = createChat(
    {
      places: {
        async find(text) {
          const [, lat, lng] = /^(-?\d+\.\d+),(-?\d+\.\d+)$/.exec(text) ?? [];
          const named = places.find(({ id, name }) => id === text || name.toLowerCase() === text.toLowerCase());
          if (named) return { kind: 'place', place: named };
          if (lat === undefined) throw new Problem('place-unknown', { place: text });
          const point = { lat: Number(lat), lng: Number(lng) };
          return { kind: 'place', place: { id: text, name: text, point, zone: 'Europe/Paris' } };
        },
        guess: async () => [],
        misspelled: async () => [],
        within: async () => undefined,
        lookUp: async () => undefined,
        suggest: () => [],
        named: (wanted) => places.find(({ id }) => id === wanted),
        isName: isKnown,
        isLikely: isKnown,
        isWellKnown: isKnown,
        isArea: () => false,
        isIsland: () => false,
        kindIn: () => undefined,
        notationsIn: findNotations,
        at: async (point) => ({
          id: `${point.lat.toFixed(4)},${point.lng.toFixed(4)}`,
          name: 'a pin',
          point,
          zone: 'Etc/GMT+2',
        }),
        ...gazetteer,
      },
      marine: {
        tide: async (_point, _window, datum = 'LAT') => ({ ...tide, datum }),
        weather: async (point) => {
          if (weather === 'unavailable') throw new Problem('weather-silent');
          if (typeof weather === 'function') return weather(point);
          return weather === 'none' ? { hours: [], sources: [] } : weather;
        },
        ...noStreams,
        ...(stream && { stream: async () => stream }),
        ...(warnings && { warnings }),
        cachedWeather: async () => {
          throw new Problem('weather-not-asked');
        },
        stations: async () => [{ name: 'Gauge', lat: 48.383, lng: -4.495, distanceKm: 2, chartDatum: 'LAT' }],
      },
      digests: digestsInMemory(),
      users: createUsers({
        store,
        codes: linkCodes,
        otherStores,
        onFailure: (error) => bugs.push(error),
        now: () => (time += 1000),
      }),
      log: { bug: (_, error) => bugs.push(error) },
      publicUrl,
      ...(strongStreamAt && { strongStreamAt }),
      ...(seawardDeg && { seawardDeg }),
      now: () => now + passedMs,
    },
    [...commands, ...spokenCommands],
    dictionary,
  );
  return {
    chat,
    store,
    bugs,
    pass(ms) {
      passedMs += ms;
    },
    async ask(input, from = {}, channel) {
      const message: IncomingMessage = { user: { ...ada, ...from }, input: toSaid(input), ...(channel && { channel }) };
      const { answer, ok } = await chat.answer(message);
      return { ...answer, ok };
    },
  };
}

function toSaid(input: string | Button | Input): Input {
  if (typeof input === 'string') return { kind: 'text', text: input };
  return 'label' in input ? { kind: 'command', name: input.command, options: input.options } : input;
}

/** Title, blocks and note as lines. */
export function linesOf({ title, blocks, note }: Answer): string[] {
  const told = blocks.flatMap((block) => {
    if (block.kind === 'text') return [block.text];
    if (block.kind === 'facts') return block.facts.map(({ label, value }) => `${label} ${value}`);
    return [...(block.title ? [block.title] : []), ...block.rows.map((row) => row.join(' | '))];
  });
  return [title, ...told, ...(note ? [note] : [])];
}
