import { availableParallelism } from 'node:os';
import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Tests that start the program, or parts of it, as processes. */
const programs = [
  'test/{deploy,launcher,main,terminal}.test.ts',
  'test/cli/mcp.test.ts',
  'test/http/request-queue.test.ts',
  'test/lib/pseudonym.test.ts',
  'test/store/data-dir.test.ts',
];

/** Tests that look at pages in Chromium. */
const browser = ['test/adapters/web/browser.test.ts'];

/**
 * Tests that pack all place names or a tide model, kill programs or stop them in the middle, open thousands of sockets, wait
 * for the timeouts of slow ones, or walk through pages that few visit.
 */
const nightly = [
  'test/adapters/discord/{connection-guard,shards}.test.ts',
  'test/adapters/telegram/stop.test.ts',
  'test/adapters/web/{dashboard-browser,engine,stations}.test.ts',
  'test/app/tide-packing.test.ts',
  'test/cli/quota-race.test.ts',
  'test/{backup-drill,first-start,package,roles}.test.ts',
  'test/digests/{faults,replicas}.test.ts',
  'test/http/{connections,slow-clients}.test.ts',
  'test/language/phrases.test.ts',
  'test/places/gazetteer/{import-dump,packing}.test.ts',
  'test/service/docs-browser.test.ts',
  'test/sources/grid/eot20-files.test.ts',
  'test/sources/stations/datums-file.test.ts',
];

/** Who names a file that no named project has is told, for vitest would leave it out without a word. */
const isLeftOut = (word: string): boolean => nightly.some((pattern) => path.matchesGlob(word, pattern));
const projects = Array.from(process.argv.join(' ').matchAll(/--project[= ](\S+)/g), ([, name]) => name);
const leftOut = projects.length > 0 && !projects.includes('nightly') ? process.argv.filter(isLeftOut) : [];
if (leftOut.length > 0)
  throw new Error(`Of the project nightly: npx vitest run --project=nightly ${leftOut.join(' ')}`);

/** Tests that try few cases in the other projects: see `test/support/thorough.ts`. */
const thorough = [
  'test/adapters/discord/layout.test.ts',
  'test/adapters/web/browser.test.ts',
  'test/answers/pictures/layout.test.ts',
  'test/chat/{chat,random-texts}.test.ts',
  'test/contract/{parameters,timestamps}.test.ts',
  'test/digests/planner.test.ts',
  'test/domain/sky/properties.test.ts',
  'test/domain/windows/brute-force.test.ts',
  'test/main.test.ts',
  'test/language/{coordinates,meanings,random-texts,read-sentence,windows,word-order}.test.ts',
  'test/places/notation/hostile.test.ts',
  'test/places/search/names.test.ts',
  'test/simulation/simulation.test.ts',
  'test/sources/stations/catalogue.test.ts',
  'test/sources/warnings/{area-index,readers}.test.ts',
  'test/store/migrate.test.ts',
];

/** Where no project is named, as in `npm run test:all`, `nightly` alone tries them: what the others would try is a part of that. */
const triedElsewhere = projects.length === 0 ? thorough : [];

/** What takes minutes or half of one begins first, in this order: at the end, one core would wait for it. */
const longest = ['package', 'digests/replicas', 'digests/faults', 'web/browser', 'main', 'simulation', 'first-start'];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => {
      const index = longest.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
      return index < 0 ? longest.length : index;
    };
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other));
  }
}

/** Who names files after `vitest run` works on them: their tables are tried in whole. */
const namesFiles = process.argv.slice(3).some((word) => !word.startsWith('-'));
const quick = { transport: 'process', thorough: false, wholeTables: namesFiles } as const;
/** For projects that start the program. */
const built = ['test/support/built-program.ts'];
/**
 * `npm test` runs `unit`, `programs` and `browser`, `npm run test:all` also `nightly`. A new test file belongs to `unit`,
 * whose files share one process for each worker: half of the processor time went into loading the same modules again.
 * Where no file is named, it tries a part of the cases and of the rows of long tables, and `nightly` all of them.
 */
export default defineConfig({
  test: {
    setupFiles: ['test/setup.ts'],
    globalSetup: ['left-out', 'packed-gazetteer', 'postgres', 'temporary-in-memory'].map(
      (name) => `test/support/${name}.ts`,
    ),
    // A machine that does much else takes ten times as long: what is waited for is an event, and these only end what hangs.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000, interval: 20 } },
    // Most of the time tests wait for programs, timers and sockets: on two cores, two workers took 237 s of processor time in 320 s.
    maxWorkers: availableParallelism() + 1,
    isolate: false,
    // As the program is started: a tenth less processor time and half of the memory, since the kernel clears fewer pages.
    execArgv: ['--max-semi-space-size=4'],
    sequence: { sequencer: LongestFirst },
    // Node.js reads the files as it does in the program: a tenth less processor time than with those that Vite has rewritten.
    experimental: { viteModuleRunner: false },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['test/**/*.test.ts'],
          exclude: [...programs, ...browser, ...nightly, ...triedElsewhere],
          provide: quick,
        },
      },
      {
        extends: true,
        test: { name: 'programs', include: programs, exclude: triedElsewhere, globalSetup: built, provide: quick },
      },
      { extends: true, test: { name: 'browser', include: browser, exclude: triedElsewhere, provide: quick } },
      // Also the suite of the data service again, over a real socket.
      {
        extends: true,
        test: {
          name: 'nightly',
          globalSetup: built,
          testTimeout: 600_000,
          hookTimeout: 600_000,
          include: [...nightly, ...thorough, 'test/service/*.test.ts'],
          provide: { transport: 'socket', thorough: true, wholeTables: true },
        },
      },
    ],
  },
});
