import type { Config } from '../config.ts';

/** Each bench by the name it is called by, loaded when it is wanted. */
const benches: Record<string, (config: Config, args: readonly string[]) => Promise<number | void>> = {
  digests: async ({ storeUrl }, args) => (await import('../bench/digests/digests.ts')).digests(storeUrl, args),
  hostile: async ({ dataDir }) => (await import('../bench/hostile.ts')).hostile(dataDir),
  keys: async ({ dataDir }) => (await import('../bench/keys.ts')).keys(dataDir),
  http: async () => (await import('../bench/http.ts')).http(),
  pictures: async ({ dataDir }) => (await import('../bench/pictures.ts')).pictures(dataDir),
  people: async () => (await import('../bench/people.ts')).people(),
  places: async ({ dataDir }) => (await import('../bench/places.ts')).places(dataDir),
  speed: async ({ dataDir }) => (await import('../bench/speed.ts')).speed(dataDir),
  weather: async ({ dataDir }) => (await import('../bench/weather.ts')).weather(dataDir),
  accuracy: async ({ dataDir, referenceData }) =>
    (await import('../bench/accuracy.ts')).accuracy(dataDir, referenceData),
};

/** `bench NAME …`: prints one JSON line for each figure. */
export async function bench(config: Config, [name = '', ...args]: readonly string[]): Promise<number> {
  const wanted = benches[name];
  if (!wanted) {
    process.stderr.write(`There is no bench “${name}”. Try one of: ${Object.keys(benches).join(', ')}\n`);
    return 1;
  }
  return (await wanted(config, args)) ?? 0;
}
