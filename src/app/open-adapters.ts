import type { Adapter } from '../adapters/adapter.ts';
import type { StatusReport } from '../cli/start.ts';
import type { Webhook } from '../http/ports.ts';
import { createDiscordAdapter } from './discord.ts';
import { createTelegramAdapter } from './telegram.ts';
import { add, type StartContext } from './start-context.ts';

/** An adapter that has not been started yet. */
export type OpenedAdapter = {
  /** The routes that its platform calls; to be served before `start`. */
  readonly webhook?: Webhook | undefined;
  /** Starts it, or reports why it is off. */
  start(): Promise<void>;
};

/** The adapter of Telegram. Its library is loaded only where it is on. */
export async function openTelegram(context: StartContext): Promise<OpenedAdapter> {
  const { app, parts, report } = context;
  const { token } = app.config.telegram;
  if (!parts.includes('telegram')) return unopened(report, 'Telegram', 'left out by --only');
  if (!token) return unopened(report, 'Telegram', 'set TELEGRAM_TOKEN to turn it on');
  const adapter = await createTelegramAdapter(app, token);
  return { webhook: adapter.routes, start: () => startAdapter('Telegram', adapter, 'TELEGRAM_TOKEN', context) };
}

/** The adapter of Discord. Its library is loaded only where it is on. */
export async function openDiscord(context: StartContext): Promise<OpenedAdapter> {
  const { app, parts, report } = context;
  const { token } = app.config.discord;
  if (!parts.includes('discord')) return unopened(report, 'Discord', 'left out by --only');
  if (!token) return unopened(report, 'Discord', 'set DISCORD_TOKEN to turn it on');
  const adapter = await createDiscordAdapter(app, token);
  return { webhook: adapter.webhook, start: () => startAdapter('Discord', adapter, 'DISCORD_TOKEN', context) };
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
    report.on(name, adapter.health().ok ? 'connected' : 'does not answer yet, trying again');
  } catch (error) {
    report.off(name, `${error instanceof Error ? error.message : 'it does not open'} (look at ${setting})`);
  }
}
