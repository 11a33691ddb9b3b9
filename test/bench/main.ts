import { takeInstalled } from '../../src/app/packing.ts';
import { readConfig, type Config } from '../../src/config.ts';
import { makeFolder } from '../../src/lib/make-folder.ts';

type Bench = (config: Config, args: readonly string[]) => Promise<number | void>;

/** Each bench by its name, loaded when it is run. */
const benches: Readonly<Record<string, Bench>> = {
  ablation: async ({ dataDir }) => (await import('./ablation.ts')).ablation(dataDir),
  abuse: async ({ dataDir }, args) => (await import('./abuse.ts')).abuse(dataDir, args),
  dates: async ({ referenceData }, args) => (await import('./dates.ts')).dates(referenceData, args),
  discord: async ({ dataDir }, args) => (await import('./discord.ts')).discord(dataDir, args),
  answers: async ({ dataDir }, args) => (await import('./answers.ts')).answers(dataDir, args),
  digests: async ({ storeUrl }, args) => (await import('./digests/digests.ts')).digests(storeUrl, args),
  'discord-screens': async (config, args) => (await import('./discord-screens.ts')).discordScreens(config, args),
  hostile: async ({ dataDir }) => (await import('./hostile.ts')).hostile(dataDir),
  keys: async ({ dataDir }) => (await import('./keys.ts')).keys(dataDir),
  http: async () => (await import('./http.ts')).http(),
  language: async ({ dataDir }) => (await import('./language.ts')).language(dataDir),
  matches: async (_, [folder = '.']) => (await import('./matches.ts')).matches(folder),
  memory: async () => (await import('./memory.ts')).memory(),
  observed: async () => (await import('./observed.ts')).observed(),
  now: async () => (await import('./now.ts')).now(),
  pages: async () => (await import('./pages.ts')).pages(),
  pictures: async ({ dataDir }) => (await import('./pictures.ts')).pictures(dataDir),
  phrases: async ({ dataDir }, args) => (await import('./phrases.ts')).phrases(dataDir, args),
  people: async () => (await import('./people.ts')).people(),
  places: async ({ dataDir }) => (await import('./places.ts')).places(dataDir),
  replicas: async ({ storeUrl }) => (await import('./replicas.ts')).replicas(storeUrl),
  speed: async ({ dataDir, referenceData }) => (await import('./speed.ts')).speed(dataDir, referenceData),
  telegram: async (_, args) => (await import('./telegram.ts')).telegram(args),
  'telegram-screens': async (_, args) => (await import('./telegram-screens.ts')).telegramScreens(args),
  texts: async ({ dataDir }, args) => (await import('./texts.ts')).texts(dataDir, args),
  warnings: async ({ dataDir }) => (await import('./warnings.ts')).warnings(dataDir),
  weather: async ({ dataDir }) => (await import('./weather.ts')).weather(dataDir),
  windows: async ({ dataDir }) => (await import('./windows.ts')).windows(dataDir),
  accuracy: async ({ dataDir, referenceData }, args) =>
    (await import('./accuracy.ts')).accuracy(dataDir, referenceData, args),
};

/** `npm run bench -- NAME …`: prints one JSON line for each figure. */
const [name = '', ...args] = process.argv.slice(2);
const bench = benches[name];
if (bench) {
  const config = readConfig();
  makeFolder(config.dataDir);
  takeInstalled(config.dataDir);
  process.exitCode = (await bench(config, args)) ?? 0;
} else {
  process.stderr.write(`There is no bench “${name}”. Try one of: ${Object.keys(benches).join(', ')}\n`);
  process.exitCode = 1;
}
