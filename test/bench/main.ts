import type { Config } from '../../src/config.ts';

/** Each bench by the name it is called by, loaded when it is wanted. */
const benches: Record<string, (config: Config, args: readonly string[]) => Promise<number | void>> = {
  digests: async ({ storeUrl }, args) => (await import('./digests/digests.ts')).digests(storeUrl, args),
  hostile: async ({ dataDir }) => (await import('./hostile.ts')).hostile(dataDir),
  keys: async ({ dataDir }) => (await import('./keys.ts')).keys(dataDir),
  http: async () => (await import('./http.ts')).http(),
  people: async () => (await import('./people.ts')).people(),
  places: async ({ dataDir }) => (await import('./places.ts')).places(dataDir),
  speed: async ({ dataDir }) => (await import('./speed.ts')).speed(dataDir),
  weather: async ({ dataDir }) => (await import('./weather.ts')).weather(dataDir),
  accuracy: async ({ dataDir, referenceData }) => (await import('./accuracy.ts')).accuracy(dataDir, referenceData),
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
