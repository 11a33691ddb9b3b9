import type { Adapter } from '../adapters/adapter.ts';
import { platforms, type PushPlatform } from '../domain/platform.ts';
import type { PartName, StatusReport } from '../cli/start.ts';
import type { Webhook } from '../http/ports.ts';
import type { App } from './app.ts';
import { createDiscordAdapter } from './discord.ts';
import { createTelegramAdapter } from './telegram.ts';

export type StartContext = {
  readonly app: App;
  readonly parts: readonly PartName[];
  readonly report: StatusReport;
  /** Started parts, by the name that `/health` shows. */
  readonly running: Map<string, Adapter>;
};

/** Adds a part to those that are stopped with the program and shown in `/health`. */
export function add(name: string, part: Adapter, { app: { health }, running }: StartContext): void {
  running.set(name, part);
  health.watch(name, () => part.health());
}

export type OpenedAdapter = {
  /** The routes that its platform calls; to be served before `start`. */
  readonly webhook?: Webhook | undefined;
  /** Starts it, or reports why it is off. */
  start(): Promise<void>;
};

const create = { telegram: createTelegramAdapter, discord: createDiscordAdapter };

/** The adapter of a platform. Its library is loaded only where it is on. */
export async function openAdapter(name: PushPlatform, context: StartContext): Promise<OpenedAdapter> {
  const { app, parts, report } = context;
  const { title } = platforms[name];
  const setting = `${name.toUpperCase()}_TOKEN`;
  const { token } = app.config[name];
  if (!parts.includes(name)) return unopened(report, title, 'left out by --only');
  if (!token) return unopened(report, title, `set ${setting} to turn it on`);
  const adapter = await create[name](app, token);
  return { webhook: adapter.webhook, start: () => startAdapter(title, adapter, setting, context) };
}

function unopened(report: StatusReport, name: string, why: string): OpenedAdapter {
  return { start: () => Promise.resolve(report.off(name, why)) };
}

/** Starts an adapter. A failure is reported with the setting to look at, and does not keep the others from starting. */
async function startAdapter(name: string, adapter: Adapter, setting: string, context: StartContext): Promise<void> {
  const { report } = context;
  add(name.toLowerCase(), adapter, context);
  try {
    await adapter.start();
    const { ok, reason = 'not connected yet, trying again' } = adapter.health();
    report.on(name, ok ? 'connected' : reason);
  } catch (error) {
    report.off(name, `${error instanceof Error ? error.message : 'it does not open'} (look at ${setting})`);
  }
}
