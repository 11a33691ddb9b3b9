import type { Point } from '../../domain/place.ts';
import {
  computeDatums,
  datumNames,
  harmonicTide,
  makeHarmonics,
  subordinateTide,
  type ClockDecision,
  type DatumName,
  type Datums,
  type HarmonicConstant,
  type OfficeDatum,
  type Tide,
  type TideStation,
} from '../../domain/tide/index.ts';
import { datumsInTurns } from './datums-in-turns.ts';
import type { StationFacts } from './record.ts';

/** A station of a packed catalogue. Its tide and datums are made when they are first read, because most never are. */
export class PackedStation implements TideStation {
  readonly id: string;
  readonly name: string;
  readonly point: Point;
  readonly countryCode: string;
  readonly zone: string;
  readonly source: string;
  readonly attribution: string;
  readonly licence: string;
  readonly prediction: 'harmonic' | 'subordinate';
  readonly chartDatum: DatumName | undefined;
  readonly officeDatum: OfficeDatum | undefined;
  readonly recordYears: number | undefined;
  readonly clock: ClockDecision | undefined;
  readonly #facts: StationFacts;
  readonly #constants: () => HarmonicConstant[];
  readonly #byId: (id: string) => TideStation;
  readonly #storedDatums: () => Datums | undefined;
  #tide: Tide | undefined;
  #datums: Datums | undefined;
  #preparing: Promise<void> | undefined;

  /** `byId` finds the reference station of a subordinate one; `storedDatums` are those that were computed before. */
  constructor(
    facts: StationFacts,
    constants: () => HarmonicConstant[],
    byId: (id: string) => TideStation,
    storedDatums: () => Datums | undefined,
  ) {
    this.id = facts.id;
    this.name = facts.name;
    this.point = { lat: facts.lat, lng: facts.lng };
    this.countryCode = facts.countryCode;
    this.zone = facts.zone;
    this.source = facts.source;
    this.attribution = facts.attribution;
    this.licence = facts.licence;
    this.prediction = facts.subordinate ? 'subordinate' : 'harmonic';
    this.chartDatum = datumNames.find((name) => name === facts.chartDatum);
    this.officeDatum = facts.officeDatum;
    this.recordYears = facts.recordYears || undefined;
    this.clock = facts.clock;
    this.#facts = facts;
    this.#constants = constants;
    this.#byId = byId;
    this.#storedDatums = storedDatums;
  }

  get tide(): Tide {
    return (this.#tide ??= this.#makeTide());
  }

  get datums(): Datums {
    return this.#knownDatums() ?? (this.#datums = computeDatums(this.tide));
  }

  prepareDatums(): Promise<void> | undefined {
    return this.#knownDatums() ? undefined : (this.#preparing ??= this.#prepare());
  }

  #knownDatums(): Datums | undefined {
    return (this.#datums ??= this.#facts.datums ?? this.#storedDatums());
  }

  async #prepare(): Promise<void> {
    const { subordinate } = this.#facts;
    if (subordinate) await this.#byId(subordinate.reference).prepareDatums?.();
    const datums = await datumsInTurns(this.tide);
    this.#datums ??= datums;
  }

  #makeTide(): Tide {
    const { subordinate, nodeSteps } = this.#facts;
    if (!subordinate) return harmonicTide(makeHarmonics(this.#constants(), nodeSteps));
    const reference = this.#byId(subordinate.reference);
    return subordinateTide(reference.tide, reference.datums.MLLW, subordinate);
  }
}
