import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { discordSpec } from './discord-spec.ts';
import { telegramSpec } from './telegram-spec.ts';
import { withLaterVersions } from './telegram-spec-later.ts';

/** Checks bodies against the machine-readable APIs. Returns the violations. */
export interface Specs {
  /** `operation` as the OpenAPI document writes it: `'PUT /applications/{application_id}/commands'`. */
  discord(operation: string, body: unknown): string[];
  telegram(method: string, body: Record<string, unknown>): string[];
}

// Cached by folder: compiling Discord's message schemas takes about 0.4 s, and every server needs them.
const cached = new Map<string, Specs>();

/** The checks of `REFERENCE_DATA/platform-specs`; `undefined` where the variable is not set. */
export function platformSpecs(): Specs | undefined {
  const folder = process.env['REFERENCE_DATA'];
  if (!folder) return undefined;
  const specs = cached.get(folder) ?? readSpecs(folder);
  cached.set(folder, specs);
  return specs;
}

function readSpecs(folder: string): Specs {
  const read = (file: string): unknown => JSON.parse(readFileSync(join(folder, 'platform-specs', file), 'utf8'));
  return {
    discord: discordSpec(read('discord-openapi.json') as Parameters<typeof discordSpec>[0]),
    telegram: telegramSpec(withLaterVersions(read('telegram-bot-api.json') as Parameters<typeof telegramSpec>[0])),
  };
}
