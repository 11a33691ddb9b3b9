import { computeDatums, datumSteps, type Datums, type Tide, type TideStation } from '../../domain/tide/index.ts';
import { createSpacedTurns } from '../../lib/turns.ts';

export type Sources = {
  tide(): Tide;
  readonly meanLevelM?: number;
  /** Those that are published, or were computed before. */
  knownDatums?(): Datums | undefined;
  /** What must be done before datums are computed in turns. */
  prepare?(): Promise<void> | undefined;
};

/** On a prototype: thousands of stations have a few words each. */
class LazyTide {
  readonly #make: () => Sources;
  #made: Sources | undefined;
  #tide: Tide | undefined;
  #datums: Datums | undefined;
  #preparing: Promise<void> | undefined;

  constructor(make: () => Sources) {
    this.#make = make;
  }

  get #sources(): Sources {
    return (this.#made ??= this.#make());
  }

  get tide(): Tide {
    return (this.#tide ??= this.#sources.tide());
  }

  get datums(): Datums {
    return this.#known() ?? (this.#datums = computeDatums(this.tide, this.#sources.meanLevelM));
  }

  prepareDatums(): Promise<void> | undefined {
    return this.#known() ? undefined : (this.#preparing ??= this.#prepare());
  }

  #known(): Datums | undefined {
    return (this.#datums ??= this.#sources.knownDatums?.());
  }

  async #prepare(): Promise<void> {
    await this.#sources.prepare?.();
    const datums = await datumsInTurns(this.tide, this.#sources.meanLevelM);
    this.#datums ??= datums;
  }
}

/** A station whose tide and datums are made when they are first read, and so are their sources. */
export function lazyStation(
  facts: Omit<TideStation, 'tide' | 'datums' | 'prepareDatums'>,
  sources: () => Sources,
): TideStation {
  return Object.assign(new LazyTide(sources), facts);
}

/** One for all: the steps of two stations would else come in one turn of the event loop. */
const turn = createSpacedTurns(1);

/** As `computeDatums`, a year in each turn of the event loop, some 10 ms. */
async function datumsInTurns(tide: Tide, meanLevelM?: number): Promise<Datums> {
  const steps = datumSteps(tide, meanLevelM);
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return step.value;
    await turn();
  }
}
