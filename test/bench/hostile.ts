import { noObserved } from '../support/no-observed.ts';
import { noWarnings } from '../support/no-warnings.ts';
import { paths, refusals } from '../../src/contract/index.ts';
import { createService, type Accounts } from '../../src/service/index.ts';
import { openCatalogue } from '../../src/sources/stations/index.ts';
import { createPlaceStreams, openStreams } from '../../src/sources/streams/index.ts';
import { calmWeather } from './fixed-weather.ts';
import { figure } from './figure.ts';
import { hostileRequests } from './hostile-requests.ts';

const bench = 'hostile';
const perParameter = 10_000;
const seed = 1;
const key = 'any';

/**
 * Hostile values for each parameter of each path, in process. Prints the number of answers that do not match the schema
 * of their status, and the latencies.
 */
export async function hostile(dataDir: string): Promise<void> {
  let bugs = 0;
  const count = (): void => void bugs++;
  process.on('uncaughtException', count);
  process.on('unhandledRejection', count);
  const stations = await openCatalogue({ dataDir, nonCommercial: false });
  const { stations: streams } = await openStreams(dataDir);
  const { fetch } = createService({
    drawPicture: async () => undefined,
    stations,
    streams: createPlaceStreams({ stations: () => streams, readWater: () => undefined }),
    warnings: noWarnings,
    weather: calmWeather,
    observed: noObserved,
    accounts: openToAll,
    meter: { charged: () => {}, quotaRefused: () => {} },
    log: { bug: count },
    now: Date.now,
  });
  const wrong: string[] = [];
  const figures = new Map<string, number[]>();
  for (const { path, parameter, target } of hostileRequests(perParameter, seed)) {
    const startedAt = performance.now();
    const answer = await fetch(new Request(`http://bellbuoy${target}`, { headers: { Authorization: key } }));
    const name = `${path} ${parameter}`;
    const times = figures.get(name) ?? [];
    times.push(performance.now() - startedAt);
    figures.set(name, times);
    const fault = await faultOf(path, answer);
    if (fault !== undefined) wrong.push(`${target} ${fault}`);
  }
  for (const [name, times] of figures) figure(bench, `${name}-latency`, 'ms', times);
  figure(bench, 'wrong-answers', 'answers', [wrong.length]);
  figure(bench, 'bugs', 'errors', [bugs]);
  for (const one of wrong.slice(0, 20)) process.stderr.write(`${one.slice(0, 500)}\n`);
  process.off('uncaughtException', count);
  process.off('unhandledRejection', count);
}

/** The fault of an answer to a hostile request; `undefined` for none. */
async function faultOf(path: string, answer: Response): Promise<string | undefined> {
  const { status } = answer;
  if (status !== 200 && status !== 400 && status !== 404) return `was answered with ${status}`;
  if (!answer.headers.get('Content-Type')?.startsWith('application/json')) return undefined;
  const schema = status === 200 ? paths[path as keyof typeof paths].answer : refusals[status].schema;
  const { error } = schema.safeParse(await answer.json());
  return error?.message;
}

const openToAll: Accounts = {
  authenticate: async () => ({ id: 'bench' }),
  used: async () => 0,
  charge: async () => ({ accepted: true, used: 0 }),
  refund: async () => 0,
};
