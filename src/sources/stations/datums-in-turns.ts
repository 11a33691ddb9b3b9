import { datumSteps, type Datums, type Tide } from '../../domain/tide/index.ts';
import { createSpacedTurns } from '../../lib/turns.ts';

/** One for all: the steps of two stations would else come in one turn of the event loop. */
const turn = createSpacedTurns(1);

/** As `computeDatums`, a year in each turn of the event loop, some 10 ms. */
export async function datumsInTurns(tide: Tide, meanLevelM?: number): Promise<Datums> {
  const steps = datumSteps(tide, meanLevelM);
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return step.value;
    await turn();
  }
}
