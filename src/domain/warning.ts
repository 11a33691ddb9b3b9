import type { Instant, Window } from './time.ts';
import upstreams from './warning-upstreams.json' with { type: 'json' };

/** The severities of CAP 1.2 (OASIS), the least first. `unknown` is also what an office does not say. */
export const severities = ['unknown', 'minor', 'moderate', 'severe', 'extreme'] as const;
export type Severity = (typeof severities)[number];

/** The certainties of CAP 1.2, the least first. */
export const certainties = ['unknown', 'unlikely', 'possible', 'likely', 'observed'] as const;
export type Certainty = (typeof certainties)[number];

/** The colours that offices give their warnings, the least first. */
export const colours = ['yellow', 'amber', 'orange', 'red', 'violet', 'black'] as const;
export type Colour = (typeof colours)[number];

/** The upstreams of official warnings and of forecasts of the sea, and that of the outlines of MeteoAlarm's areas. */
export const warningUpstreams = Object.keys(upstreams) as readonly WarningUpstream[];
export type WarningUpstream = keyof typeof upstreams;

/** What an office wrote, in one of its languages (BCP 47). */
export type WarningText = {
  readonly language: string;
  /** What is warned of, as issued. */
  readonly event: string;
  readonly headline?: string | undefined;
  readonly description?: string | undefined;
  readonly instruction?: string | undefined;
  /** The area as the office names it. */
  readonly area?: string | undefined;
};

/** An official warning as it was issued. Nothing of it is ours but its order. */
export type Warning = {
  /** Of the message: an update has another one, where the office gives one. */
  readonly id: string;
  readonly replaces: readonly string[];
  /** Name of the upstream that it was read from. */
  readonly source: string;
  readonly office: string;
  readonly link: string;
  readonly severity: Severity;
  readonly certainty: Certainty;
  readonly colour?: Colour | undefined;
  readonly sent: Instant;
  readonly onset: Instant;
  /** When it ends; absent where it is in force until the office withdraws it. */
  readonly expires?: Instant | undefined;
  readonly texts: readonly [WarningText, ...WarningText[]];
};

/** What an office forecasts for a zone of the sea, as it wrote it: the zone is the event. */
export type ZoneForecast = Pick<Warning, 'source' | 'office' | 'link' | 'sent' | 'expires' | 'texts'> & {
  readonly attribution: string;
  readonly licence: string;
};

/** More of a place are no help, and a hostile feed would fill answers. */
export const mostWarnings = 30;

export function spanOf({ onset, expires = Infinity }: Pick<Warning, 'onset' | 'expires'>): Window {
  return { from: onset, to: expires };
}

/** The gravity of a warning: its colour where there is one counts within the severity. */
export function gravityOf({ severity, colour }: Pick<Warning, 'severity' | 'colour'>): number {
  return severities.indexOf(severity) * colours.length + (colour ? colours.indexOf(colour) : 0);
}

/** The gravest first, and of equal ones the one that begins first. */
export function byGravity(a: Warning, b: Warning): number {
  return gravityOf(b) - gravityOf(a) || a.onset - b.onset;
}
