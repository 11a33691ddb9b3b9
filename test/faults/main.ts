import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promises, reliabilityPage, type Proof } from './promises.ts';

/** `npm run faults`: runs the tests of each promise and prints which hold. `--page` writes `docs/reliability.md` instead. */
const root = path.join(import.meta.dirname, '..', '..');

type Result = {
  readonly name: string;
  readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
};

async function runTests(files: readonly string[]): Promise<readonly Result[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bellbuoy-faults-'));
  const report = path.join(folder, 'report.json');
  const vitest = path.join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const child = spawn(process.execPath, [vitest, 'run', '--reporter=json', `--outputFile=${report}`, ...files], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await once(child, 'exit');
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as { testResults: readonly Result[] };
  rmSync(folder, { recursive: true });
  return testResults;
}

/** `true` where all of its tests pass, `undefined` where none was run. */
function holds(results: readonly Result[], { file, name }: Extract<Proof, { kind: 'test' }>): boolean | undefined {
  const tests = results
    .filter((one) => one.name.endsWith(`/${file}`))
    .flatMap(({ assertionResults }) => assertionResults.filter(({ fullName }) => fullName.includes(name)));
  if (tests.some(({ status }) => status === 'failed')) return false;
  return tests.some(({ status }) => status === 'passed') ? true : undefined;
}

async function printAll(): Promise<void> {
  const tests = promises.flatMap(({ proofs }) => proofs.filter((one) => one.kind === 'test'));
  const results = await runTests([...new Set(tests.map(({ file }) => file))]);
  for (const { id, promise, state, proofs, open } of promises) {
    const known = proofs.filter((one) => one.kind === 'test').map((one) => holds(results, one));
    const isBroken = known.includes(false);
    const shown = isBroken
      ? 'BROKEN'
      : known.every((one) => one === undefined)
        ? state.replace('held', 'not run')
        : state;
    const by = proofs.map((one) => (one.kind === 'bench' ? `bench ${one.name}` : one.file)).join(', ');
    process.stdout.write(
      `${id.padEnd(4)}${shown.padEnd(9)} ${promise}${open && ` Open: ${open}`}\n             by ${by}\n`,
    );
    if (isBroken) process.exitCode = 1;
  }
}

if (process.argv.includes('--page')) writeFileSync(path.join(root, 'docs', 'reliability.md'), reliabilityPage());
else await printAll();
