import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { WarningsView } from '../../src/answers/index.ts';
import { loadSearch, type DigestTarget, type Marine } from '../../src/chat/index.ts';
import { createMarine } from '../../src/client/index.ts';
import { createAlertWatcher } from '../../src/digests/alerts.ts';
import type { LoadSearch } from '../../src/digests/ports.ts';
import type { Reading } from '../../src/domain/observed/index.ts';
import { hourMs, minuteMs, utcDayMs } from '../../src/domain/time.ts';
import { usualWatch, type Watch } from '../../src/domain/windows/index.ts';
import type { Warning } from '../../src/domain/warning.ts';
import { Problem } from '../../src/problem.ts';
import { fakeCache, fakeService, reply } from '../support/client-fixture.ts';
import { everyDatabase } from '../support/databases.ts';
import { channel, openDigestFixture, type DigestFixture } from '../support/digest-fixture.ts';

const brest = { lat: 48.383, lng: -4.495 };
const watch: Watch = { ...usualWatch, zone: 'Europe/Paris', point: brest };

let fixture: DigestFixture;
/** Wind, m/s, by hours from the start. */
let wind: (hour: number) => number;
/** Hours of which the forecast has no wind. */
let isUnknown: (hour: number) => boolean;
let isStale: boolean;
let isDown: boolean;
/** Replaces the forecast above. */
let loads: LoadSearch | undefined;
/** What the offices say. */
let said: WarningsView;
let asked: Parameters<LoadSearch>[0][];
let counted: Record<string, number>;
let startsAt: number;

function watcher() {
  return createAlertWatcher({
    outbox: fixture.outbox,
    loadSearch: async (question) => {
      asked.push(question);
      if (loads) return loads(question);
      if (isDown) throw new Problem('weather-silent');
      const { place, window, conditions } = question;
      const hours = Array.from({ length: (window.to - window.from) / hourMs + 1 }, (_, i) => {
        const at = window.from + i * hourMs;
        const hour = (at - startsAt) / hourMs;
        return { at, values: isUnknown(hour) ? {} : { windSpeed: wind(hour) } };
      });
      const weather = { hours, sources: [{ name: 'icon', stale: isStale }] };
      return { search: { ...place, window, conditions, weather: hours }, weather };
    },
    warningsAt: async () => {
      if (isDown) throw new Problem('warnings-silent');
      return said;
    },
    metrics: {
      checked: (outcome, many) => void (counted[outcome] = (counted[outcome] ?? 0) + many),
      news: (kind) => void (counted[kind] = (counted[kind] ?? 0) + 1),
    },
    log: {
      info: () => {},
      warn: (text) => void fixture.logged.push(text),
      bug: (_, error) => void fixture.logged.push(String(error)),
    },
    now: () => fixture.time.now,
  });
}

async function addAlert(conditions = 'wind=..6', { of = watch, target = channel('-100') } = {}) {
  const to: DigestTarget = { ...target, platform: 'telegram' };
  const input = { kind: 'command' as const, name: 'when', options: { place: 'Brest', conditions } };
  const message = { user: { platform: 'telegram' as const, id: '7' }, input };
  const limits = { ofChannel: 10_000, ofOwner: 10_000 };
  const added = await fixture.store.add(
    { target: to, owner: '7', message, watch: of },
    limits,
    fixture.time.now,
    '2026c',
  );
  if (typeof added === 'string') throw new Error(added);
  return added;
}

/** Lets time pass in steps, each with a check and what is sent after it. */
async function live(ms: number, stepMs = 30 * minuteMs): Promise<void> {
  for (const end = fixture.time.now + ms; fixture.time.now < end; fixture.pass(stepMs)) await checkAndSend();
}

async function checkAndSend(): Promise<void> {
  while (await watcher().round());
  await fixture.sendAll();
}

/** The news that were asked for with the conditions, by kind, without those of edits. */
function newsSent(): string[] {
  return newsOf((edited) => edited === undefined);
}

/** The messages that were edited, by their ids, and the news that each says then. */
function edits(): string[] {
  const ids = fixture.sent.flatMap(({ edited }) => edited ?? []);
  return newsOf((edited) => edited !== undefined).map((news, i) => `${ids[i]}: ${news}`);
}

/** Of what was asked for and then sent. */
function newsOf(isMeant: (edited: string | undefined) => boolean): string[] {
  const asked = fixture.asked.filter((_, i) => isMeant(fixture.sent[i]?.edited));
  return asked.map(({ input }) => {
    const news = JSON.parse((input.kind === 'command' && input.options['news']) || '[]') as { kind: string }[];
    return news.map(({ kind }) => kind).join(' ');
  });
}

const office = { name: 'meteoalarm', attribution: 'MeteoAlarm' };

function inForce(...warnings: readonly Warning[]): WarningsView {
  return { warnings, sources: [office], missing: [] };
}

/** A warning for the day from three hours ahead. */
function warningOf(
  id: string,
  { area = 'Finistère', ...given }: Partial<Warning> & { readonly area?: string } = {},
): Warning {
  return {
    id,
    replaces: [],
    source: 'meteoalarm',
    office: 'Météo-France',
    link: 'https://vigilance.example',
    severity: 'moderate',
    certainty: 'likely',
    colour: 'yellow',
    sent: startsAt,
    onset: startsAt + 3 * hourMs,
    expires: startsAt + 27 * hourMs,
    texts: [{ language: 'fr', event: 'vent violent', area, description: 'Rafales' }],
    ...given,
  };
}

const calm = (from: number, to: number) => (hour: number) => (hour >= from && hour <= to ? 3 : 20);

describe.each(everyDatabase('alerts'))('in %s,', (_, open) => {
  beforeEach(async () => {
    fixture = await openDigestFixture('2026-11-20T09:00:00Z', { open });
    startsAt = fixture.time.now;
    wind = () => 20;
    isUnknown = () => false;
    isStale = false;
    isDown = false;
    loads = undefined;
    said = inForce();
    asked = [];
    counted = {};
  });

  afterEach(() => fixture.close());

  describe('alerts', () => {
    it('write once when a window opens, moves and is lost', async () => {
      await addAlert();
      wind = calm(30, 36);
      await live(5 * hourMs);
      expect(newsSent()).toEqual([]);
      await live(2 * hourMs);
      expect(newsSent()).toEqual(['opens']);
      await live(24 * hourMs);
      expect(newsSent()).toEqual(['opens']);
      wind = calm(33, 40);
      await live(2 * hourMs);
      expect(newsSent()).toEqual(['opens', 'moved']);
      wind = () => 20;
      await live(2 * hourMs);
      expect(newsSent()).toEqual(['opens', 'moved', 'lost']);
      expect(fixture.sent).toHaveLength(3);
      expect(new Set(fixture.sent.map(({ nonce }) => nonce)).size).toBe(3);
      expect(fixture.logged).toEqual([]);
      expect(counted).toMatchObject({ opens: 1, moved: 1, lost: 1 });
    });

    it('tell of a gale that a service has taken out of its forecast, though it takes a while to answer', async () => {
      let speedMs = 20;
      const service = fakeService(async ({ query }) => {
        await new Promise((resolve) => setTimeout(resolve, 100));
        const from = Number(query['start']) * 1000;
        const hours = Array.from({ length: 240 }, (_, i) => ({
          time: new Date(from + i * hourMs).toISOString(),
          windSpeed: [{ source: 'sg', value: i > 50 && i < 60 ? speedMs : 5 }],
        }));
        return reply(200, { hours, meta: { sources: [{ name: 'icon' }] } });
      });
      const now = () => fixture.time.now;
      const marine = createMarine({ service, cache: fakeCache(fixture.time), now });
      loads = (question) => loadSearch(marine, question);
      await addAlert('wind=17..');
      await live(4 * hourMs, hourMs);
      expect(newsSent()).toEqual(['opens']);
      speedMs = 8;
      await live(2 * hourMs, hourMs);
      expect(newsSent()).toEqual(['opens', 'lost']);
    });

    it('tell of a surge that a gauge measures by its next reading, and of a gauge that falls silent nothing', async () => {
      let heightM = 0.2;
      const readings: Reading[] = [];
      const marine = {
        async observed() {
          const at = fixture.time.now - 6 * minuteMs;
          readings.push({ at, value: heightM });
          return [{ kind: 'level', at, surge: { at, heightM, trend: 'rising', readings: [...readings] } }];
        },
      } as unknown as Marine;
      loads = (question) => loadSearch(marine, question);
      await addAlert('surge=0.5..');
      await live(2 * hourMs, 5 * minuteMs);
      expect(newsSent()).toEqual([]);
      heightM = 0.7;
      await live(15 * minuteMs, 5 * minuteMs);
      expect(newsSent()).toEqual(['opens']);
      await live(2 * hourMs, 5 * minuteMs);
      loads = async () => {
        throw new Problem('surge-unknown');
      };
      await live(2 * hourMs, 5 * minuteMs);
      expect(newsSent()).toEqual(['opens']);
    });

    it('say which condition failed, and its value', async () => {
      await addAlert('wind=..6,light=day');
      wind = calm(0, 8);
      await checkAndSend();
      wind = () => 9;
      await live(2 * hourMs);
      const { input } = fixture.asked.at(-1)!;
      const news = JSON.parse((input.kind === 'command' && input.options['news']) || '') as unknown;
      expect(news).toMatchObject([{ kind: 'lost', failing: { term: 'wind=..6', value: 9 } }]);
    });

    it('lose nothing by a weather that is unavailable or stale', async () => {
      await addAlert();
      wind = calm(30, 36);
      await live(7 * hourMs);
      isDown = true;
      await live(12 * hourMs);
      isDown = false;
      isStale = true;
      wind = () => 20;
      await live(2 * hourMs);
      expect(newsSent()).toEqual(['opens']);
      expect(counted['unavailable']).toBeGreaterThan(0);
      isStale = false;
      await live(2 * hourMs);
      expect(newsSent()).toEqual(['opens', 'lost']);
    });

    it('lose nothing where the forecast has no values, before its end', async () => {
      await addAlert();
      wind = calm(10, 14);
      await checkAndSend();
      isUnknown = (hour) => hour >= 9 && hour <= 12;
      wind = () => 20;
      await live(2 * hourMs);
      expect(newsSent()).toEqual(['opens']);
      isUnknown = () => false;
      await live(2 * hourMs);
      expect(newsSent()).toEqual(['opens', 'lost']);
    });

    it('look windows through again after a new forecast only', async () => {
      await addAlert();
      await live(12 * hourMs);
      // Midnight UTC begins another day of the forecast.
      expect(counted).toEqual({ searched: 1, unchanged: expect.any(Number) as number });
      expect(asked.length).toBeLessThanOrEqual(13);
      wind = () => 21;
      await live(2 * hourMs);
      expect(counted['searched']).toBe(2);
    });

    it('of a place read its data once', async () => {
      for (let i = 0; i < 20; i++) await addAlert(`wind=..${i + 1}`, { target: channel(`-${i}`) });
      await addAlert('wind=..6', { of: { ...watch, point: { lat: 50, lng: 0 }, zone: 'Europe/London' } });
      await watcher().round();
      expect(asked.map(({ conditions }) => conditions.length).toSorted((a, b) => a - b)).toEqual([1, 20]);
    });

    it('send nothing of a check that was not recorded, and check again', async () => {
      await addAlert();
      wind = calm(0, 10);
      const { outbox } = fixture;
      const broken = { ...outbox, recordChecks: () => Promise.reject(new Problem('store-unavailable')) };
      const failing = createAlertWatcher({
        outbox: broken,
        loadSearch: async ({ place, window, conditions }) => ({
          search: { ...place, window, conditions, weather: [] },
        }),
        warningsAt: async () => said,
        metrics: { checked: () => {}, news: () => {} },
        log: { info: () => {}, warn: () => {}, bug: () => {} },
        now: () => fixture.time.now,
      });
      await expect(failing.round()).rejects.toThrow('store-unavailable');
      await checkAndSend();
      expect(newsSent()).toEqual([]);
      fixture.pass(minuteMs);
      await checkAndSend();
      expect(newsSent()).toEqual(['opens']);
    });

    it('are checked by one process at a time, and the news of an overtaken one are dropped', async () => {
      await addAlert();
      wind = calm(0, 10);
      const { claimChecks, recordChecks } = fixture.outbox;
      const [first] = (await claimChecks(fixture.time.now, 10)).readable;
      expect((await claimChecks(fixture.time.now, 10)).readable).toEqual([]);
      fixture.pass(minuteMs);
      await checkAndSend();
      expect(newsSent()).toEqual(['opens']);
      const { id, claimedTo, state } = first!;
      const window = { from: startsAt, to: startsAt + hourMs };
      const delivery = {
        id: 'late',
        kind: 'alert' as const,
        date: '2026-11-20',
        slot: 'alert 1',
        platform: 'telegram',
        dueAt: startsAt,
        notBefore: startsAt,
        expiresAt: startsAt + utcDayMs,
        state: 'pending' as const,
        news: [{ kind: 'opens' as const, window }],
      };
      await recordChecks([{ alertId: id, claimedTo, nextCheckAt: 0, state, delivery }], fixture.time.now);
      await fixture.sendAll();
      expect(newsSent()).toEqual(['opens']);
    });

    it('are not sent twice where their process was killed between the platform and the record', async () => {
      await addAlert();
      wind = calm(0, 10);
      await watcher().round();
      const claimed = await fixture.outbox.claim('telegram', 5, fixture.time.now);
      expect(claimed).toHaveLength(1);
      expect(claimed[0]).toMatchObject({ kind: 'alert', zone: 'Europe/Paris', news: [{ kind: 'opens' }] });
      // On Postgres the claim ends with its lease.
      await fixture.database.updateTable('digest_outbox').set({ lease_until: 0 }).execute();
      await fixture.outbox.recover(true);
      await fixture.sendAll();
      await live(3 * hourMs);
      expect(fixture.sent.map(({ nonce }) => nonce)).toEqual([claimed[0]!.id]);
    });

    it('end where their channel is gone, and keep their pause', async () => {
      const alert = await addAlert();
      const paused = await addAlert('wind=..7');
      await fixture.store.pause(paused.id, fixture.time.now);
      wind = calm(0, 30);
      await watcher().round();
      fixture.script.push({ kind: 'refused', reaction: { kind: 'gone', reason: 'blocked', certain: true } });
      await fixture.sendAll();
      expect(await fixture.store.withId(alert.id)).toMatchObject({ status: 'gone', reason: 'blocked' });
      await live(2 * hourMs);
      // One refused message, and the notice to the owner.
      expect(fixture.sent).toHaveLength(2);
      expect(await fixture.store.withId(paused.id)).toMatchObject({ status: 'paused' });
    });

    it('move with their channel', async () => {
      const { id } = await addAlert();
      wind = calm(0, 30);
      await watcher().round();
      await fixture.digests.moveChannel('telegram', '-100', '-200');
      await fixture.sendAll();
      expect(fixture.sent.map(({ target }) => target)).toEqual([channel('-200')]);
      expect(await fixture.store.withId(id)).toMatchObject({ target: { id: '-200' } });
    });

    it('that waited for a platform come as long as their window has not passed', async () => {
      await addAlert();
      wind = calm(20, 30);
      await watcher().round();
      fixture.pass(25 * hourMs);
      await fixture.planner.tick();
      await fixture.sendAll();
      expect(newsSent()).toEqual(['opens']);
    });

    it('that waited say what is true when they are sent: nothing of a window that was lost meanwhile', async () => {
      await addAlert();
      wind = calm(10, 16);
      await watcher().round();
      wind = () => 20;
      fixture.pass(2 * hourMs);
      await watcher().round();
      expect((await fixture.sendAll(), newsSent())).toEqual([]);
      wind = calm(14, 16);
      fixture.pass(2 * hourMs);
      await watcher().round();
      wind = calm(18, 20);
      fixture.pass(2 * hourMs);
      await checkAndSend();
      expect(newsSent()).toEqual(['opens']);
      const { input } = fixture.asked.at(-1)!;
      const news = JSON.parse((input.kind === 'command' && input.options['news']) || '') as unknown;
      expect(news).toMatchObject([{ window: { from: expect.closeTo(startsAt + 17.82 * hourMs, -6) as number } }]);
    });

    it('that wait when quiet hours begin are taken back where they are true no longer', async () => {
      await addAlert();
      fixture.pass(11.5 * hourMs);
      wind = calm(20, 26);
      await watcher().round();
      wind = () => 20;
      fixture.pass(2 * hourMs);
      await live(16 * hourMs);
      expect(newsSent()).toEqual([]);
    });

    it('that are on their way are not taken back, and the window is lost afterwards', async () => {
      await addAlert();
      wind = calm(10, 16);
      await watcher().round();
      const [claimed] = await fixture.outbox.claim('telegram', 1, fixture.time.now);
      wind = () => 20;
      fixture.pass(2 * hourMs);
      await watcher().round();
      await fixture.outbox.finish(claimed!, 'message', fixture.time.now);
      await live(2 * hourMs);
      expect(newsSent()).toEqual(['lost']);
    });

    it('are no business of the planner, nor digests of the watcher', async () => {
      await addAlert();
      await fixture.add();
      await fixture.planner.tick();
      await watcher().round();
      expect(asked).toHaveLength(1);
      expect(fixture.warmed).toEqual([]);
      expect(fixture.logged).toEqual([]);
    });

    it('that cannot be read are ended, and the others checked', async () => {
      const { id } = await addAlert();
      await addAlert('wind=..7');
      await fixture.database
        .updateTable('digests')
        .set({ watch_state: '{"reported":7}' })
        .where('id', '=', id)
        .execute();
      await watcher().round();
      expect(fixture.logged).toEqual([expect.stringContaining(`Alert ${id} cannot be read`)]);
      expect(asked).toHaveLength(1);
    });
  });

  describe('alerts about official warnings', () => {
    const { quiet: _, ...watchAlways } = watch;
    const watchWarnings = () => addAlert('event=warning', { of: watchAlways });

    it('write once for each event, and again where it gets worse, has another area or is cancelled', async () => {
      await watchWarnings();
      said = inForce(warningOf('1'));
      await live(3 * hourMs);
      expect(newsSent()).toEqual(['issued']);
      // The same again, though less grave, by another message of the office
      said = inForce(warningOf('2', { replaces: ['1'], severity: 'minor' }));
      await live(2 * hourMs);
      expect(newsSent()).toEqual(['issued']);
      said = inForce(warningOf('3', { replaces: ['2'] }));
      await live(hourMs);
      expect(newsSent()).toEqual(['issued']);
      said = inForce(warningOf('4', { replaces: ['3'], colour: 'orange' }));
      await live(hourMs);
      said = inForce(warningOf('5', { replaces: ['4'], colour: 'orange', area: 'Finistère, Manche' }));
      await live(hourMs);
      said = inForce();
      await live(2 * hourMs);
      expect(newsSent()).toEqual(['issued', 'worse', 'area', 'cancelled']);
      expect(counted).toMatchObject({ issued: 1, worse: 1, area: 1, cancelled: 1 });
      expect(new Set(fixture.sent.map(({ nonce }) => nonce)).size).toBe(4 + edits().length);
      expect(fixture.logged).toEqual([]);
    });

    it('write nothing of one that has ended or is issued anew without a reference', async () => {
      await watchWarnings();
      said = inForce(warningOf('1'));
      await live(20 * hourMs);
      said = inForce(warningOf('other id', { onset: startsAt + 20 * hourMs, expires: startsAt + 30 * hourMs }));
      await live(9.5 * hourMs);
      said = inForce();
      await live(5 * hourMs);
      expect(newsSent()).toEqual(['issued']);
    });

    it('write of a signal that is raised or lowered under its id, where its office gives no level', async () => {
      await watchWarnings();
      for (const event of ['No. 3', 'No. 8', 'No. 8', 'No. 3']) {
        said = inForce(warningOf('hko/WTCSGNL', { severity: 'unknown', texts: [{ language: 'en', event }] }));
        await live(hourMs);
      }
      said = inForce();
      await live(hourMs);
      expect(newsSent()).toEqual(['issued', 'issued', 'issued', 'cancelled']);
    });

    it('tell warnings of two offices apart, whatever their ids', async () => {
      await watchWarnings();
      said = inForce(warningOf('1'));
      await live(hourMs);
      const sources = [office, { ...office, name: 'nws-warnings' }];
      said = { ...inForce(warningOf('1'), warningOf('1', { source: 'nws-warnings' })), sources };
      await live(hourMs);
      expect(newsSent()).toEqual(['issued', 'issued']);
    });

    it('tell several warnings of one message apart', async () => {
      await watchWarnings();
      const waves = [{ language: 'fr', event: 'vagues' }] as const;
      said = inForce(warningOf('1 1'), warningOf('1 2', { texts: waves }));
      await live(hourMs);
      said = inForce(
        warningOf('2 1', { texts: waves, replaces: ['1'], colour: 'red' }),
        warningOf('2 2', { replaces: ['1'] }),
      );
      await live(hourMs);
      expect(newsSent()).toEqual(['issued issued', 'worse']);
    });

    it.each([
      ['cannot be asked', () => ({ ...inForce(), sources: [], missing: ['meteoalarm'] })],
      [
        'cannot be asked in full',
        () => ({ ...inForce(), missing: ['meteoalarm (has areas without an outline here)'] }),
      ],
      ['says what it said before', () => ({ ...inForce(), sources: [{ ...office, stale: true }] })],
      ['is known by an old answer', () => ({ ...inForce(), staleSince: startsAt })],
      [
        'has too many to be shown',
        () => inForce(...Array.from({ length: 30 }, (_, i) => warningOf(`x${i}`, { source: 'nws' }))),
      ],
    ])('take no warning for cancelled where its office %s', async (_, view) => {
      await watchWarnings();
      said = inForce(warningOf('1'));
      await live(hourMs);
      said = view();
      await live(hourMs);
      said = inForce(warningOf('1'));
      await live(hourMs);
      expect(newsSent().join(' ')).not.toContain('cancelled');
      expect(newsSent()[0]).toBe('issued');
    });

    it('write of a withdrawal across the border, and nothing where another passes on what an office that is down has said', async () => {
      await watchWarnings();
      said = inForce(warningOf('1'), warningOf('2', { office: 'MET Norway', source: 'met-norway-warnings' }));
      await live(hourMs);
      said = { ...inForce(warningOf('m1', { source: 'other' })), missing: ['meteoalarm (timed out)'] };
      await live(hourMs);
      expect(newsSent()).toEqual(['issued issued']);
      said = { ...said, abroad: ['met-norway-warnings'] };
      await live(hourMs);
      expect([newsSent(), edits()]).toEqual([['issued issued', 'cancelled'], ['1: issued ended']]);
    });

    it('wait for an interface that fails, then write', async () => {
      await watchWarnings();
      isDown = true;
      said = inForce(warningOf('1'));
      await live(hourMs);
      expect([newsSent(), counted['unavailable']]).toEqual([[], 2]);
      isDown = false;
      await live(hourMs);
      expect(newsSent()).toEqual(['issued']);
    });

    it('look again two minutes after an interface that failed: an office that was slow has been read by then', async () => {
      await watchWarnings();
      isDown = true;
      await live(minuteMs, minuteMs);
      isDown = false;
      said = inForce(warningOf('1'));
      await live(3 * minuteMs, minuteMs);
      expect(newsSent()).toEqual(['issued']);
    });

    it('keep quiet only in hours that are asked for', async () => {
      await addAlert('event=warning', { of: { ...watch, quiet: { from: '09:00', to: '14:00' } } });
      await addAlert('event=warning', { of: watchAlways, target: channel('-200') });
      said = inForce(warningOf('1'));
      await live(2 * hourMs);
      expect(newsSent()).toEqual(['issued']);
      await live(3 * hourMs);
      expect(newsSent()).toEqual(['issued', 'issued']);
    });

    it('edit their message when the warning expires, once', async () => {
      const { id } = await watchWarnings();
      said = inForce(warningOf('1'));
      await live(hourMs);
      said = inForce(warningOf('2', { replaces: ['1'], expires: startsAt + 30 * hourMs }));
      await live(28.5 * hourMs);
      // Off the list a while before it ends
      said = inForce();
      await live(0.5 * hourMs);
      expect([newsSent(), edits()]).toEqual([['issued'], []]);
      await live(5 * hourMs);
      expect([newsSent(), edits()]).toEqual([['issued'], ['1: ended']]);
      expect(fixture.sent.at(-1)!.at).toBe(startsAt + 30 * hourMs);
      expect(await fixture.store.last(id)).toEqual({ sentAt: startsAt });
    });

    it('edit all messages of a warning that is cancelled, and of several in one message only that', async () => {
      await watchWarnings();
      const waves = warningOf('9', { texts: [{ language: 'fr', event: 'vagues' }] });
      said = inForce(warningOf('1'), waves);
      await live(hourMs);
      said = inForce(warningOf('2', { replaces: ['1'], colour: 'red' }), waves);
      await live(hourMs);
      said = inForce(waves);
      await live(hourMs);
      expect(newsSent()).toEqual(['issued issued', 'worse', 'cancelled']);
      expect(edits().toSorted()).toEqual(['1: ended issued', '2: ended']);
      said = inForce();
      await live(hourMs);
      expect(edits().slice(2)).toEqual(['1: ended ended']);
    });

    it('put an edit right where the cancellation is taken back', async () => {
      await watchWarnings();
      said = inForce(warningOf('1'));
      await live(hourMs);
      said = inForce();
      fixture.script.push({ kind: 'refused', reaction: { kind: 'retry-after', ms: 2 * hourMs, error: '429' } });
      await checkAndSend();
      said = inForce(warningOf('1'));
      fixture.pass(hourMs);
      await live(hourMs);
      expect(edits()).toEqual(['1: ended', '1: issued']);
      expect(newsSent().filter((news) => news !== 'issued')).toEqual(['cancelled']);
    });

    it.each([
      [
        'moved to another channel',
        (id: string) =>
          fixture.store.moveDigest(id, { ...channel('-2'), platform: 'telegram' }, { ofChannel: 9, ofOwner: 9 }),
      ],
      ['whose group has another id', () => fixture.digests.moveChannel('telegram', '-100', '-2')],
    ])('edit no message of an alert %s', async (_, move) => {
      const { id } = await watchWarnings();
      said = inForce(warningOf('1'));
      await live(hourMs);
      await move(id);
      said = inForce();
      await live(hourMs);
      expect([newsSent(), edits()]).toEqual([['issued', 'cancelled'], []]);
    });

    it('edit again where nobody answers, and leave a message that is not there any more', async () => {
      const { id } = await watchWarnings();
      const waves = warningOf('9', { expires: startsAt + 8 * hourMs, texts: [{ language: 'fr', event: 'vagues' }] });
      said = inForce(warningOf('1', { expires: startsAt + 4 * hourMs }), waves);
      await live(4 * hourMs);
      said = inForce(waves);
      const silent = { kind: 'ambiguous', error: 'timeout', unanswered: true } as const;
      fixture.script.push(silent, silent, silent);
      await live(2.5 * hourMs);
      expect(edits()).toEqual(Array(4).fill('1: ended issued'));
      await live(hourMs);
      said = inForce();
      fixture.script.push({ kind: 'refused', reaction: { kind: 'gone', reason: 'no such message', certain: true } });
      await live(2 * hourMs);
      expect(edits().slice(4)).toEqual(['1: ended ended']);
      expect(await fixture.store.withId(id)).toMatchObject({ status: 'active' });
      expect(await fixture.counts()).toEqual({ sent: 1, dropped: 1 });
    });

    it('say what is true where a message has waited, and lose nothing to a process that ends between', async () => {
      await watchWarnings();
      said = inForce(warningOf('1'));
      // Ends behind the decision, before anything is sent
      while (await watcher().round());
      fixture.pass(30 * minuteMs);
      said = inForce(warningOf('2', { replaces: ['1'], colour: 'red' }));
      await checkAndSend();
      expect(newsSent()).toEqual(['issued']);
      // Withdrawn before it was sent, of which nobody has to know
      said = inForce(
        warningOf('2', { colour: 'red' }),
        warningOf('8', { texts: [{ language: 'fr', event: 'orages' }] }),
      );
      fixture.pass(30 * minuteMs);
      while (await watcher().round());
      said = inForce(warningOf('2', { colour: 'red' }));
      fixture.pass(30 * minuteMs);
      await live(hourMs);
      expect(newsSent()).toEqual(['issued']);
    });
  });
});
