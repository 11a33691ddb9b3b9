import { distanceKm } from '../../domain/place.ts';
import { delayed, signalM, timeShift, type ClockDecision, type TimeShift } from '../../domain/tide/index.ts';
import { instantOf, minuteMs } from '../../domain/time.ts';
import { readTable } from '../../lib/data-file.ts';
import { gaugesByLatitude, isOfficial, type GaugeCandidate } from './gauges.ts';
import { numbersOf } from '../../lib/points.ts';
import table from './clocks.json' with { type: 'json' };

/** The bounds by which clocks are judged, each explained in the table. */
const limits = numbersOf(table);

/** By neighbours and `clocks.tsv`: a clock shifts all lines alike, but no amplitudes, as rivers do. Offices are believed. */
export function checkClocks(gauges: readonly GaugeCandidate[]): ReadonlyMap<string, ClockDecision> {
  const known = readDecisions();
  const judged = gauges.filter(({ record }) => signalM(record.constants) >= limits.leastSignalM);
  const decisions = new Map(ownersInLocalTime(judged));
  for (const { record } of gauges) {
    const row = known.get(record.id);
    if (row) decisions.set(record.id, row);
  }
  const corrected = judged
    .filter(({ record }) => decisions.get(record.id)?.kind !== 'rejected')
    .map((gauge) => ({ ...gauge, record: withClock(gauge.record, decisions.get(gauge.record.id)) }));
  for (const [id, decision] of outvoted(corrected)) {
    const isDecided = known.has(id) || (decisions.has(id) && decision.kind === 'uncertain');
    if (!isDecided) decisions.set(id, decision);
  }
  return decisions;
}

export function withClock<R extends GaugeCandidate['record']>(record: R, decision: ClockDecision | undefined): R {
  if (decision?.kind !== 'corrected') return record;
  return { ...record, constants: delayed(record.constants, -decision.minutes) };
}

/** Decided by the tide model or by published tables. */
function readDecisions(): ReadonlyMap<string, ClockDecision> {
  const table = new URL('clocks.tsv', import.meta.url);
  return new Map(
    readTable(table, 'id', 'decision', 'minutes', 'evidence').map(({ id, decision, minutes, evidence }) => [
      id,
      { kind: decision as ClockDecision['kind'], minutes: Number(minutes), evidence },
    ]),
  );
}

type Neighbour = { readonly other: GaugeCandidate; readonly km: number; readonly shift: TimeShift };

/** Finds the gauges around one that it shares a tide with, nearest first, each compared when it is reached. */
function neighboursWithin(
  gauges: readonly GaugeCandidate[],
  km: number,
): (gauge: GaugeCandidate) => Generator<Neighbour> {
  const byLatitude = gaugesByLatitude(gauges);
  return function* (gauge) {
    const near = byLatitude.near(gauge, km).filter((other) => other !== gauge);
    const byDistance = near.map((other) => ({ other, km: distanceKm(gauge.record, other.record) }));
    for (const { other, km } of byDistance.toSorted((a, b) => a.km - b.km)) {
      const shift = timeShift(gauge.record.constants, other.record.constants);
      if (shift) yield { other, km, shift };
    }
  };
}

/** Owners who publish local standard time as UTC: their gauges are early or late by the offset of their zone. */
function ownersInLocalTime(gauges: readonly GaugeCandidate[]): [id: string, decision: ClockDecision][] {
  return [...Map.groupBy(gauges, ({ record }) => record.source)].flatMap(([source, own]) => {
    if (own.length < limits.leastGauges || own.some(isOfficial)) return [];
    const others = neighboursWithin(
      gauges.filter(({ record }) => record.source !== source),
      limits.ownerKm,
    );
    const compared = own.map((gauge) => ({
      gauge,
      offset: standardOffsetMinutes(gauge.record.zone),
      nearest: others(gauge).find(({ shift }) => shift.ratio > 0.4 && shift.ratio < 2.5),
    }));
    const told = compared.filter(({ nearest }) => nearest);
    const local = told.filter(({ nearest, offset }) => isNearer(nearest!.shift.minutes, offset));
    if (told.length < limits.leastGauges || local.length < limits.leastShareOfOwner * told.length) return [];
    const evidence = `${local.length} of ${told.length} gauges of ${source} are in local standard time`;
    return compared
      .filter(({ nearest, offset }) => !nearest || isNearer(nearest.shift.minutes, offset))
      .map(({ gauge, nearest, offset }): [string, ClockDecision] => {
        return [gauge.record.id, { kind: kindOf(nearest), minutes: offset, evidence }];
      });
  });
}

function kindOf(nearest: Neighbour | undefined): ClockDecision['kind'] {
  if (!nearest) return 'uncertain';
  return nearest.shift.likeness >= limits.leastLikenessOfOwner ? 'corrected' : 'rejected';
}

/** Whether a shift is nearer to an offset of hours than to none. */
function isNearer(minutes: number, offset: number): boolean {
  return Math.abs(offset) > 60 && Math.abs(minutes - offset) < Math.abs(minutes);
}

/** The offset of a zone in January or July, whichever has no summer time, minutes: negative west of Greenwich. */
export function standardOffsetMinutes(zone: string): number {
  const offsets = ['2023-01-15', '2023-07-15'].map((date) => Date.parse(date) - instantOf(date, '00:00', zone));
  return Math.min(...offsets) / minuteMs;
}

/** Records that most of those in the same water contradict, worst first, and pairs of which nothing tells which is right. */
function outvoted(gauges: readonly GaugeCandidate[]): [id: string, decision: ClockDecision][] {
  const neighbours = neighboursWithin(gauges, limits.sameWaterKm);
  const all = gauges.map((gauge) => ({
    gauge,
    near: [...neighbours(gauge)].filter(
      ({ shift: { likeness, isSteady, ratio } }) =>
        isSteady && likeness >= limits.leastLikeness && ratio < limits.mostRatio && ratio > 1 / limits.mostRatio,
    ),
  }));
  const rejected = new Set<GaugeCandidate>();
  const decisions: [string, ClockDecision][] = [];
  const votes = ({ gauge, near }: (typeof all)[number]) => {
    const counted = near.filter(({ other }) => !rejected.has(other));
    const against = counted.filter(
      ({ shift, km }) => Math.abs(shift.minutes) > limits.apartMinutes + limits.delayPerKm * km,
    );
    const backing = counted.filter(({ shift }) => Math.abs(shift.minutes) <= limits.alikeMinutes);
    return { gauge, against, lead: against.length - backing.length };
  };
  for (;;) {
    const [worst] = all
      .filter(({ gauge }) => !rejected.has(gauge) && !isOfficial(gauge))
      .map(votes)
      .filter(({ against, lead }) => lead > 0 && isTold(against))
      .toSorted((a, b) => b.lead - a.lead);
    if (!worst) break;
    rejected.add(worst.gauge);
    decisions.push([worst.gauge.record.id, decide('rejected', worst.against)]);
  }
  for (const one of all) {
    const { gauge, against, lead } = votes(one);
    if (rejected.has(gauge) || isOfficial(gauge) || lead < 0 || against.length === 0) continue;
    decisions.push([gauge.record.id, decide('uncertain', against)]);
  }
  return decisions;
}

/** Whether those that contradict a record tell that it is wrong. */
function isTold([nearest, ...more]: readonly Neighbour[]): boolean {
  if (!nearest) return false;
  const isBeside = nearest.km <= limits.besideKm || Math.abs(nearest.shift.minutes) >= limits.inletMinutes;
  return isBeside && (more.length > 0 || isOfficial(nearest.other));
}

function decide(kind: ClockDecision['kind'], against: readonly Neighbour[]): ClockDecision {
  const [nearest, ...more] = against;
  const { other, km, shift } = nearest!;
  const others = more.length > 0 ? ` and ${more.length} more` : '';
  return { kind, minutes: shift.minutes, evidence: `against ${other.record.id} (${km.toFixed(1)} km)${others}` };
}
