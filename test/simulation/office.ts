import type { WarningsView } from '../../src/answers/index.ts';
import { hourMs, type Instant } from '../../src/domain/time.ts';
import { gravityOf, type Warning } from '../../src/domain/warning.ts';
import { isWarningNews, type News } from '../../src/domain/windows/index.ts';
import { Problem } from '../../src/problem.ts';
import type { Machine } from './machine.ts';

export type SimulatedOffice = { warnings(): Promise<WarningsView> };

const source = 'met-norway-warnings';
const events = ['wind', 'snow', 'surge'];

/** An office that warns of a few events, and makes them worse or weaker, moves, issues anew and withdraws them. */
export function createSimulatedOffice(machine: Machine, fails: () => boolean): SimulatedOffice {
  const { random } = machine;
  let issued = 0;
  let inForce: readonly Warning[] = [];
  /** What an event was last warned of with: only after its end it comes again, so that both are never taken for one. */
  const latest = new Map<string, Warning>();
  const issue = (event: string): Warning => {
    const at = machine.now();
    return {
      id: `w${issued++}`,
      replaces: [],
      source,
      office: 'MET',
      link: 'https://example.org/',
      severity: 'moderate',
      certainty: 'likely',
      sent: at,
      onset: at + random.between(0, 4) * hourMs,
      expires: at + random.between(8, 40) * hourMs,
      texts: [{ language: 'en', event, area: 'A' }],
    };
  };
  /** What becomes of a warning: it stays, another message replaces it, or it is withdrawn. */
  const next = (warning: Warning): readonly Warning[] => {
    const replaced = (change: Partial<Warning>): readonly Warning[] => {
      const ids = [warning.id, ...warning.replaces];
      return [{ ...warning, id: `w${issued++}`, replaces: random.chance(0.8) ? ids : [], ...change }];
    };
    const [text] = warning.texts;
    const area = random.pick(['A', 'B']);
    const changes = [
      () => replaced({ severity: random.pick(['minor', 'severe', 'extreme']) }),
      () => replaced({ texts: [{ ...text, area }] }),
      () => replaced({}),
      () => [],
    ];
    return random.chance(0.5) ? [warning] : random.pick(changes)();
  };
  return {
    async warnings() {
      await new Promise((resolve) => setTimeout(resolve, random.spread(500)));
      if (fails()) throw new Problem('warnings-silent');
      const stale = fails();
      inForce = events.flatMap((event) => {
        const warning = inForce.find((one) => eventOf(one) === event);
        if (warning && endOf(warning) > machine.now()) return next(warning);
        const isOver = endOf(latest.get(event)) <= machine.now();
        return isOver && random.chance(0.4) ? [issue(event)] : [];
      });
      for (const warning of inForce) latest.set(eventOf(warning), warning);
      return { warnings: stale ? [] : inForce, sources: [{ name: source, attribution: 'MET', stale }], missing: [] };
    },
  };
}

/** What is wrong with what one alert has told about warnings, in this order, beside the warnings that it takes for told. */
export function brokenTellings(news: readonly News[], taken: readonly Warning[], now: Instant): readonly string[] {
  const wrong: string[] = [];
  const told = new Map<string, Warning>();
  for (const { kind, warning } of news.filter(isWarningNews)) {
    const event = eventOf(warning);
    const last = told.get(event);
    const isAgain = last !== undefined && endOf(last) > warning.onset;
    if (kind === 'issued' ? isAgain : !last) wrong.push(`${event}: ${kind} after ${last ? last.id : 'nothing'}`);
    if (kind === 'worse' && last && gravityOf(warning) <= gravityOf(last)) wrong.push(`${event}: no worse`);
    // A new warning of the event may stand before the withdrawal of another in one message.
    if (kind !== 'cancelled') told.set(event, warning);
    else if (last && [warning.id, ...warning.replaces].includes(last.id)) told.delete(event);
  }
  const isAhead = (warning: Warning): boolean => endOf(warning) > now;
  const [known, said] = [taken, [...told.values()]].map((all) => all.filter(isAhead).map(eventOf).toSorted().join());
  if (known !== said) wrong.push(`it takes ${known} for told, and has told ${said}`);
  return wrong;
}

function eventOf({ texts: [{ event }] }: Warning): string {
  return event;
}

function endOf(warning: Warning | undefined): Instant {
  return warning?.expires ?? -Infinity;
}
