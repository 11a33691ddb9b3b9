import { defined } from '../../lib/defined.ts';
import { likelyTime } from '../dates/time-notation.ts';
import type { Frame } from '../meaning/frame.ts';
import type { WrittenOptions } from './options.ts';

/** What one of several times has of its own, as a message with it alone would ask, and what they have no use for. */
const own = new Set(['day', 'days', 'time', 'part', 'conditions']);
const ofAll = new Set(['rivals', 'claim', 'moreTimes', 'parts', 'state', 'superlative']);

/** A frame for each time that is set against others; days of which the best is asked for are some as well. */
export function rivalFrames(frame: Frame): readonly Frame[] {
  const { rivals, part, time, parts, moreTimes: _, superlative, ...shared } = frame;
  const { days } = frame;
  const areRivals = superlative === 'best' && days.length > 1 && parts === undefined;
  const all = rivals ?? (areRivals ? days.map((day) => ({ days: [day], part, time })) : []);
  return all.map((one) => {
    const moment = { part: one.part, time: one.time === undefined ? undefined : likelyTime(one.time) };
    return { ...shared, days: one.days ?? days, ...defined(moment) };
  });
}

/** The option that carries the times, each with the options of its own as a query. */
export function writeRivals(all: readonly WrittenOptions[]): string {
  const queries = all.map((options) => new URLSearchParams(Object.entries(options).filter(([name]) => own.has(name))));
  return queries.join('|');
}

/** The options for each of the times that `writeRivals` has written; none where the option is absent. */
export function optionsOfRivals<Options extends WrittenOptions>(options: Options & WrittenOptions): Options[] {
  const shared = Object.entries(options).filter(([name]) => !own.has(name) && !ofAll.has(name));
  return (options.rivals?.split('|') ?? []).map((one) => {
    const said = [...new URLSearchParams(one)].filter(([name]) => own.has(name));
    return Object.fromEntries([...shared, ...said]) as Options;
  });
}
