import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { discordSpec } from './discord-spec.ts';
import { telegramSpec } from './telegram-spec.ts';

/** What the machine-readable API has against a body; empty when nothing. */
export interface Specs {
  /** `operation` as the OpenAPI document writes it: `'PUT /applications/{application_id}/commands'`. */
  discord(operation: string, body: unknown): string[];
  telegram(method: string, body: Record<string, unknown>): string[];
}

// Kept per folder: compiling Discord's message schemas takes about 0.4 s, and every server asks for them.
const kept = new Map<string, Specs>();

/** The checks of `REFERENCE_DATA/platform-specs`; `undefined` where that folder is not given. */
export function platformSpecs(): Specs | undefined {
  const folder = process.env['REFERENCE_DATA'];
  if (!folder) return undefined;
  const specs = kept.get(folder) ?? readSpecs(folder);
  kept.set(folder, specs);
  return specs;
}

function readSpecs(folder: string): Specs {
  const read = (file: string): unknown => JSON.parse(readFileSync(join(folder, 'platform-specs', file), 'utf8'));
  return {
    discord: discordSpec(read('discord-openapi.json') as Parameters<typeof discordSpec>[0]),
    telegram: telegramSpec(read('telegram-bot-api.json') as Parameters<typeof telegramSpec>[0]),
  };
}
