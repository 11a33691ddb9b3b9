import { describe, expect, it } from 'vitest';
import { hourMs, minuteMs, type Window } from '../../../src/domain/time.ts';
import {
  freshWatchState,
  parseNews,
  parseWatch,
  parseWatchState,
  usualWatch,
  watchWindows,
  type Watch,
  type WatchState,
} from '../../../src/domain/windows/index.ts';

/** Noon in Brest, where clocks are an hour ahead of UTC. */
const noon = Date.UTC(2026, 10, 22, 11);
const watch: Watch = { ...usualWatch, zone: 'Europe/Paris', point: { lat: 48.4, lng: -4.5 } };
const awake: Watch = { ...watch, quiet: undefined } as unknown as Watch;
const horizon = noon + 9 * 24 * hourMs;

/** Hours from noon. */
const span = (from: number, to: number): Window => ({ from: noon + from * hourMs, to: noon + to * hourMs });

type Look = { at?: number; isStale?: boolean; canLose?: boolean; state?: WatchState; of?: Watch; until?: number };

function look(windows: readonly Window[], options: Look = {}) {
  const { at = 0, isStale = false, canLose = true, state = freshWatchState, of = awake, until = horizon } = options;
  const searched = { from: noon - 6 * hourMs, to: until };
  const { news, state: after } = watchWindows(
    of,
    state,
    { windows, searched, isStale, canLose: () => canLose },
    noon + at * hourMs,
  );
  const inHours = (instant: number): number => (instant - noon) / hourMs;
  const lines = news.map((one) => {
    const now = `${inHours(one.window.from)}–${inHours(one.window.to)}`;
    return one.kind === 'moved'
      ? `moved ${inHours(one.before.from)}–${inHours(one.before.to)} to ${now}`
      : `${one.kind} ${now}`;
  });
  return { lines, state: after, dueH: after.dueAt === undefined ? undefined : inHours(after.dueAt) };
}

describe('an alert', () => {
  it('announces a window once, as long before it opens as was set', () => {
    const early = look([span(30, 33)]);
    expect(early).toMatchObject({ lines: [], dueH: 6 });
    const due = look([span(30, 33)], { at: 6, state: early.state });
    expect(due.lines).toEqual(['opens 30–33']);
    expect(due.state).toMatchObject({ messages: 1, lastMessageAt: noon + 6 * hourMs });
    expect(look([span(30, 33)], { at: 7, state: due.state })).toMatchObject({ lines: [], dueH: undefined });
  });

  it('announces a window that is open already, and none that is over', () => {
    expect(look([span(-5, -1), span(-2, 3)]).lines).toEqual(['opens -2–3']);
  });

  it('reports a change of more than was set, measured from the last report', () => {
    const { state } = look([span(10, 14)]);
    const shifted = look([span(10.9, 14)], { at: 7, state });
    expect(shifted.lines).toEqual([]);
    const moved = look([span(11.1, 14)], { at: 7, state: shifted.state });
    expect(moved.lines).toEqual(['moved 10–14 to 11.1–14']);
    expect(look([span(10.2, 14)], { at: 14, state: moved.state }).lines).toEqual([]);
  });

  it('takes a window at no common time for the same within six hours, and not one of the next tide', () => {
    const { state } = look([span(10, 12)]);
    expect(look([span(15, 17)], { at: 7, state }).lines).toEqual(['moved 10–12 to 15–17']);
    expect(look([span(22, 24)], { at: 7, state }).lines).toEqual(['lost 10–12', 'opens 22–24']);
  });

  it('reports a window as lost only by a fresh forecast that has all its values', () => {
    const { state } = look([span(10, 14)]);
    expect(look([], { at: 1, state, isStale: true }).lines).toEqual([]);
    const unknown = look([], { at: 1, state, canLose: false });
    expect(unknown.lines).toEqual([]);
    expect(look([], { at: 2, state: unknown.state }).lines).toEqual(['lost 10–14']);
  });

  it('reports nothing to have moved by a stale forecast', () => {
    const { state } = look([span(10, 14)]);
    const stale = look([span(12, 14)], { at: 7, state, isStale: true });
    expect(stale.lines).toEqual([]);
    expect(look([span(12, 14)], { at: 8, state: stale.state }).lines).toEqual(['moved 10–14 to 12–14']);
  });

  it('says nothing where an open window ends a little early or late', () => {
    const { state } = look([span(-1, 5)]);
    expect(look([span(-1, 4.4)], { at: 4.5, state }).lines).toEqual([]);
    expect(look([span(-1, 5.8)], { at: 5.3, state }).lines).toEqual([]);
    expect(look([span(-1, 2)], { at: 2.5, state })).toMatchObject({ lines: ['lost -1–5'], state: { reported: [] } });
  });

  it('waits for the end of a window that is beyond the forecast', () => {
    const short = look([span(20, 30)], { until: noon + 30 * hourMs });
    expect(short.lines).toEqual(['opens 20–30']);
    const longer = look([span(20, 36)], { at: 7, state: short.state, until: noon + 36 * hourMs });
    expect(longer.lines).toEqual([]);
    expect(look([span(20, 33)], { at: 14, state: longer.state }).lines).toEqual(['moved 20–36 to 20–33']);
  });

  it('goes on with one of two windows that have become one', () => {
    const { state } = look([span(4, 8), span(9, 12)]);
    const joined = look([span(4, 12)], { at: 7, state });
    expect(joined.lines).toEqual(['moved 4–8 to 4–12']);
    expect(joined.state.reported).toHaveLength(1);
  });

  it('is silent in quiet hours, and before them about what opens meanwhile', () => {
    const quietFrom = 10;
    const night = look([span(13, 15)], { of: { ...watch, leadMin: 60 } });
    expect(night).toMatchObject({ lines: [], dueH: quietFrom });
    expect(look([span(13, 15)], { of: { ...watch, leadMin: 60 }, at: quietFrom - 0.1 }).lines).toEqual([]);
    const late = look([span(13, 30)], { of: watch, at: 11 });
    expect(late).toMatchObject({ lines: [], dueH: 19 });
    expect(look([span(13, 30)], { of: watch, at: 19, state: late.state }).lines).toEqual(['opens 13–30']);
  });

  it('announces in the morning what would be due at night', () => {
    const { lines, dueH } = look([span(38, 40)], { of: watch });
    expect({ lines, dueH }).toEqual({ lines: [], dueH: 19 });
  });

  it('rests after a message, except from what is lost', () => {
    const { state } = look([span(10, 14)]);
    const held = look([span(12, 16), span(20, 22)], { at: 1, state });
    expect(held).toMatchObject({ lines: [], dueH: 6 });
    expect(look([span(20, 22)], { at: 1, state: held.state }).lines).toEqual(['lost 10–14']);
    expect(look([span(12, 16), span(20, 22)], { at: 6, state: held.state }).lines).toEqual([
      'moved 10–14 to 12–16',
      'opens 20–22',
    ]);
  });

  it('is read from what was stored, and refuses anything else', () => {
    const { state } = look([span(10, 14)]);
    const copy = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
    expect(parseWatch(copy(watch))).toEqual(watch);
    expect(parseWatchState(copy(state))).toEqual(state);
    const news = [{ kind: 'lost', window: span(1, 2), failing: { term: 'wind=..6', value: 8 } }];
    expect(parseNews(copy(news))).toEqual(news);
    expect(parseWatch({ ...watch, quiet: { from: '25:00', to: '07:00' } })).toBeUndefined();
    expect(parseWatch({ ...watch, leadMin: -minuteMs })).toBeUndefined();
    expect(parseWatchState({ ...state, reported: [{ from: 'today' }] })).toBeUndefined();
    expect(parseNews([{ kind: 'moved', window: span(1, 2) }])).toBeUndefined();
    expect(parseNews([{ kind: 'lost', window: span(1, 2), failing: { term: 'mood=good' } }])).toBeUndefined();
  });
});
