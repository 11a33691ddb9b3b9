import type { OwnPort } from '../domain/tide/index.ts';

/** The differences of a saved place as they are stored. */
export function writeOwnPort(port: OwnPort): string {
  return JSON.stringify(port);
}

/** Reads stored differences; `undefined` where they are none. */
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
