import type { OwnPort } from '../domain/tide/index.ts';
import { isPresetName, parseConditions, writeConditions } from '../domain/windows/index.ts';
import type { Condition, OwnLimits } from '../domain/windows/index.ts';

const prefix = 'preset-';

/** The row beside the settings that holds the limits of a pursuit; `null` removes it. */
export function limitsRow(name: string, limits: readonly Condition[] | undefined) {
  return { [prefix + name]: limits ? writeConditions(limits) : null };
}

/** Limits by pursuit from stored rows. Those that this version does not know, such as those of a later one, are left out. */
export function ownLimitsFrom(rows: Readonly<Record<string, string>>): OwnLimits {
  return new Map(
    Object.entries(rows).flatMap(([key, text]) => {
      const name = key.startsWith(prefix) ? key.slice(prefix.length) : '';
      return isPresetName(name) ? [[name, parseConditions(text).conditions] as const] : [];
    }),
  );
}

export function writeOwnPort(port: OwnPort): string {
  return JSON.stringify(port);
}

export function readOwnPort(stored: string): OwnPort | undefined {
  const members = parsed(stored);
  const [highMinutes, lowMinutes, highM, lowM] = ['highMinutes', 'lowMinutes', 'highM', 'lowM'].map((name) =>
    numberOf(members[name]),
  );
  if (highMinutes === undefined || lowMinutes === undefined || highM === undefined || lowM === undefined)
    return undefined;
  const { sillM, draughtM } = members;
  return { highMinutes, lowMinutes, highM, lowM, sillM: numberOf(sillM), draughtM: numberOf(draughtM) };
}

function parsed(stored: string): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(stored)) as Record<string, unknown>;
  } catch {
    return {};
  }
}

function numberOf(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}
