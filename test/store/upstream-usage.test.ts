import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { minuteMs, utcDayMs } from '../../src/domain/time.ts';
import { createUpstreamUsage, isPostgres, openDatabase } from '../../src/store/index.ts';
import { everyDatabase, type OpenedDatabase } from '../support/databases.ts';
import { inAnotherProcess } from '../support/store-child.ts';
import { temporaryFolder } from '../support/temporary.ts';

const midnight = Date.UTC(2026, 10, 20);
const today = { spender: 'all', begins: midnight, ends: midnight + utcDayMs, limit: 10 };
const ofKey = { ...today, spender: 'key 1', limit: 4 };

describe.each(everyDatabase('usages of upstreams'))('the usage of upstreams in %s', (_, open) => {
  let opened: OpenedDatabase;
  beforeAll(async () => void (opened = await open()));
  afterAll(() => opened.close());
  const usage = () => createUpstreamUsage(opened.database);
  const spent = async (upstream: string): Promise<Record<string, number>> => {
    const query = opened.database.selectFrom('upstream_usage').select(['spender', 'weight']);
    const rows = await query.where('upstream', '=', upstream).execute();
    return Object.fromEntries(rows.map(({ spender, weight }) => [spender, weight]));
  };

  it('is added up to the limit, and not at all beyond it', async () => {
    expect(await usage().spend('fmi', 2.5, [today])).toBeUndefined();
    expect(await usage().spend('fmi', 7.6, [today])).toEqual(today);
    expect(await usage().spend('fmi', 7.5, [today])).toBeUndefined();
    expect(await spent('fmi')).toEqual({ all: 10 });
    expect(await usage().spend('dmi', 10, [today])).toBeUndefined();
  });

  it('counts for each spender, or for none where the limit of one is exceeded', async () => {
    expect(await usage().spend('smhi', 3, [today, ofKey])).toBeUndefined();
    expect(await usage().spend('smhi', 3, [today, ofKey])).toEqual(ofKey);
    expect(await spent('smhi')).toEqual({ all: 3, 'key 1': 3 });
  });

  it('cannot be counted once the database is closed, as where a program ends while a call waits', async () => {
    const closed = await opened.another();
    await closed.destroy();
    const spending = createUpstreamUsage(closed).spend('fmi', 1, [today]);
    await expect(spending).rejects.toMatchObject({ code: 'store-unavailable' });
  });

  it('begins anew with each period', async () => {
    const minute = { spender: 'all', begins: midnight, ends: midnight + minuteMs, limit: 5 };
    const later = (count: number) => ({
      ...minute,
      begins: midnight + count * minuteMs,
      ends: midnight + (count + 1) * minuteMs,
    });
    expect(await usage().spend('met-norway', 5, [minute, today])).toBeUndefined();
    expect(await usage().spend('met-norway', 1, [minute, today])).toEqual(minute);
    expect(await usage().spend('met-norway', 5, [later(1), today])).toBeUndefined();
    // A machine whose clock is behind does not get the minute again.
    expect(await usage().spend('met-norway', 1, [minute])).toEqual(minute);
    expect(await usage().spend('met-norway', 1, [later(2), today])).toEqual(today);
  });

  it('is exact for calls at once', async () => {
    // A second connection to SQLite in this process would wait for the first one, and it for the event loop.
    const { database, another } = opened;
    const usages = [usage(), createUpstreamUsage(isPostgres(database) ? await another() : database)];
    const limits = [
      { ...today, limit: 100 },
      { ...ofKey, limit: 80 },
    ];
    const outcomes = await Promise.all(
      Array.from({ length: 200 }, (_unused, i) => usages[i % 2]!.spend('open-meteo', 1, i % 4 ? limits : [limits[0]!])),
    );
    expect(outcomes.filter((exceeded) => exceeded === undefined)).toHaveLength(100);
    const { all, 'key 1': key } = await spent('open-meteo');
    expect(all).toBe(100);
    expect(key).toBeLessThanOrEqual(80);
  });
});

it('two processes together spend no more than the budget', async () => {
  const file = `sqlite:${path.join(temporaryFolder(), 'spent.sqlite')}`;
  await (await openDatabase(file, () => {})).destroy();
  const lines = `
    const database = await store.openDatabase(${JSON.stringify(file)});
    const usage = store.createUpstreamUsage(database);
    let made = 0;
    for (let i = 0; i < 100; i++) {
      if (!(await usage.spend('fmi', 1, [${JSON.stringify({ ...today, limit: 100 })}]))) made++;
    }
    await database.destroy();
    console.log(made);`;
  const made = await Promise.all([inAnotherProcess(lines), inAnotherProcess(lines)]);
  expect(made.reduce((sum, count) => sum + Number(count), 0)).toBe(100);
});
