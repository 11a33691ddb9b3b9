import type { Colour, Severity } from '../domain/warning.ts';
import type { ShownDatum, TideKind, TideStand } from '../domain/tide/index.ts';
import type { StreamEvent, StrongStream } from '../domain/stream/index.ts';
import type { MoonPhaseName } from '../domain/sky/index.ts';
import type { CivilDate } from '../domain/time.ts';

/** The place of an answer. */
export type PlaceData = {
  readonly id: string;
  readonly name: string;
  readonly lat: number;
  readonly lng: number;
  readonly timeZone: string;
};

/** High and low waters of the shown days. Heights are metres above `datum`, of the astronomical tide only. */
export type TideData = {
  readonly subject: 'tide';
  readonly place: PlaceData;
  readonly datum: ShownDatum;
  readonly source: { readonly name: string; readonly kind?: TideKind; readonly distanceKm?: number };
  readonly extremes: readonly { readonly time: string; readonly kind: 'high' | 'low'; readonly heightM: number }[];
  /** The height at the time of the answer, where that is within the shown days. */
  readonly now?: { readonly time: string; readonly heightM: number };
  /** Stands and double waters that are published for the place; absent where none are. */
  readonly stands?: readonly TideStand[];
  readonly strongStream?: StrongStream;
};

/** Values at the hours that the table of the answer has, each under its name with its unit: `windSpeedMs`. */
export type WeatherData = {
  readonly subject: 'weather';
  readonly place: PlaceData;
  readonly hours: readonly { readonly time: string; readonly values: Readonly<Record<string, number>> }[];
  readonly sources: readonly { readonly name: string; readonly attribution?: string }[];
};

/** Events of the Sun by the place's days; empty lists where one does not occur. */
export type SunData = {
  readonly subject: 'sun';
  readonly place: PlaceData;
  readonly days: readonly {
    readonly date: CivilDate;
    readonly sunrise: readonly string[];
    readonly solarNoon: readonly string[];
    readonly sunset: readonly string[];
    readonly civilDawn: readonly string[];
    readonly civilDusk: readonly string[];
    readonly daylightMinutes: number;
  }[];
};

/** Events and phase of the Moon by the place's days. */
export type MoonData = {
  readonly subject: 'moon';
  readonly place: PlaceData;
  readonly days: readonly {
    readonly date: CivilDate;
    readonly moonrise: readonly string[];
    readonly moonset: readonly string[];
    readonly phase: MoonPhaseName;
    /** 0…1, now or at the middle of the day. */
    readonly illuminatedFraction: number;
  }[];
};

/** The tide stations nearest to a place. */
export type StationsData = {
  readonly subject: 'stations';
  readonly place: PlaceData;
  readonly stations: readonly {
    readonly name: string;
    readonly lat: number;
    readonly lng: number;
    readonly distanceKm: number;
    readonly chartDatum?: string;
    readonly prediction?: 'harmonic' | 'subordinate';
    readonly source?: string;
    readonly licence?: string;
  }[];
};

/** Slacks, strongest and weakest tidal streams of the shown days. */
export type CurrentData = {
  readonly subject: 'current';
  readonly place: PlaceData;
  readonly source: { readonly name: string; readonly distanceKm?: number };
  readonly events: readonly {
    readonly time: string;
    readonly kind: StreamEvent['kind'];
    readonly phase: StreamEvent['phase'];
    readonly speedMs: number;
    /** Degrees true that it sets to. */
    readonly towardsDeg?: number;
  }[];
};

/** The next windows in which conditions hold. */
export type WindowsData = {
  readonly subject: 'windows';
  readonly place: PlaceData;
  /** In the notation of the interface: `tide=..0.5,light=day`. */
  readonly conditions: string;
  readonly windows: readonly SpanData[];
  /** The time for which everything is known. */
  readonly searched?: SpanData;
  readonly miss?: SpanData & { readonly failing: string; readonly value?: number };
};

export type SpanData = { readonly start: string; readonly end: string };

/** The numbers of an answer, for programs: instants are ISO 8601 in UTC, and units stand in the names. */
/** Official warnings, the gravest first. */
export type WarningsData = {
  readonly subject: 'warnings';
  readonly place: PlaceData;
  /** Whether any office is known that warns there. */
  readonly isKnown: boolean;
  readonly warnings: readonly {
    readonly id: string;
    readonly office: string;
    readonly link: string;
    readonly severity: Severity;
    readonly colour?: Colour;
    readonly onset: string;
    readonly expires?: string;
    readonly language: string;
    readonly event: string;
    readonly headline?: string;
  }[];
};

export type AnswerData =
  | WarningsData
  | TideData
  | CurrentData
  | WeatherData
  | SunData
  | MoonData
  | StationsData
  | WindowsData;
