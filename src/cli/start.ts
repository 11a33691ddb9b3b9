import { pushPlatforms } from '../domain/platform.ts';
import { withTimeout } from '../lib/timeout.ts';
import { print, refuse } from './output.ts';
import { stopRequest } from './stop-signal.ts';

/** The parts that `--only` can name. */
const partNames = ['service', 'web', ...pushPlatforms, 'digests'] as const;
export type PartName = (typeof partNames)[number];

/** Prints which parts are on, and for those that are off the reason, such as the variable to set. */
export type StatusReport = { on(name: string, how: string): void; off(name: string, why: string): void };

/** The long-running program: adapters, the data service and digests. */
export type Program = {
  /** Resolves to false where it cannot run; the reason is on standard error. `onEnd` is called when the prompt is closed. */
  start(parts: readonly PartName[], report: StatusReport, onEnd: () => void): Promise<boolean>;
  /** Resolves when what is in flight has been answered. */
  stop(): Promise<void>;
};

/** Requests and sends in flight have this long to finish, ms. */
const stopTimeoutMs = 12_000;

/** `start [--only service,web,telegram,discord,digests]`, until a signal. Resolves to the exit code: 1 if it cannot be run. */
export async function start(program: Program, args: readonly string[]): Promise<number> {
  const parts = readOnly(args);
  if (!parts) return refuse(`--only takes a comma list of: ${partNames.join(', ')}\n`);
  const stop = stopRequest();
  print('Bellbuoy\n');
  if (!(await program.start(parts, report, stop.request))) return 1;
  await stop.requested;
  await withTimeout(stopTimeoutMs, program.stop());
  return 0;
}

function readOnly(args: readonly string[]): readonly PartName[] | undefined {
  if (args.length === 0) return partNames;
  const [flag, list, ...more] = args;
  if (flag !== '--only' || list === undefined || more.length > 0) return undefined;
  const named = new Set(list.split(','));
  const known = partNames.filter((part) => named.has(part));
  return known.length > 0 && known.length === named.size ? known : undefined;
}

const report: StatusReport = {
  on: (name, how) => void print(`  on   ${name.padEnd(13)} ${how}\n`),
  off: (name, why) => void print(`  off  ${name.padEnd(13)} ${why}\n`),
};
