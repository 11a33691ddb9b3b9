import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { createUsers, linkCodes, type User, type Users } from '../../src/users/index.ts';
import { createUserStore, openDatabase } from '../../src/store/index.ts';
import { figure } from './figure.ts';

const bench = 'people';
const few = 1000;
const many = 1_000_000;
const rounds = 5000;
const start = Date.UTC(2026, 10, 20);

/**
 * Times two operations on SQLite with a thousand and with a million people: reading settings and places, as for every
 * message, and storing a recent place.
 */
export async function people(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bellbuoy-bench-'));
  const file = path.join(folder, 'people.sqlite');
  try {
    const database = await openDatabase(`sqlite:${file}`, () => {});
    const users = createUsers({
      store: createUserStore(database),
      codes: linkCodes,
      otherStores: [],
      onFailure: (error) => {
        throw error;
      },
      now: Date.now,
    });
    for (const [count, before] of [
      [few, 0],
      [many, few],
    ] as const) {
      fill(file, before, count);
      figure(bench, `recall-${count}`, 'µs', await times((round) => readOne(users, round, count)));
      figure(
        bench,
        `visited-${count}`,
        'µs',
        await times((round) => users.addRecentPlace(user(round, count), `geonames:${round}`)),
      );
    }
    await database.destroy();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function readOne(users: Users, round: number, count: number): Promise<void> {
  const { home } = await users.preferencesOf(user(round, count));
  if (home === undefined) throw new Error('A person is missing');
}

/** A different person each round, spread over all of them. */
function user(round: number, count: number): User {
  return { platform: 'telegram', id: String((round * 7919) % count) };
}

/** Microseconds of each sequential call, after a fifth as many to warm up. */
async function times(work: (round: number) => Promise<void>): Promise<number[]> {
  for (let round = 0; round < rounds / 5; round++) await work(round);
  const samples: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const begin = process.hrtime.bigint();
    await work(round);
    samples.push(Number(process.hrtime.bigint() - begin) / 1000);
  }
  return samples;
}

/** Inserts people with three settings, one saved and two recent places each, by SQL: a minute faster than by the store. */
function fill(file: string, from: number, to: number): void {
  const database = new DatabaseSync(file, { timeout: 5000 });
  database.exec('PRAGMA synchronous = OFF; BEGIN');
  const account = database.prepare(
    'insert into people_accounts (platform, account, person, since, link_group, seen) values (?, ?, ?, ?, ?, ?)',
  );
  const setting = database.prepare('insert into people_settings (person, name, value) values (?, ?, ?)');
  const place = database.prepare('insert into people_places values (?, ?, ?, ?, ?)');
  for (let i = from; i < to; i++) {
    const person = `person-${i}`;
    account.run('telegram', String(i), person, start, person, Date.now());
    for (const [name, value] of [
      ['language', 'fr'],
      ['clock', '24'],
      ['home', 'geonames:3030300'],
    ] as const) {
      setting.run(person, name, value);
    }
    place.run(person, 'saved', 'cabin', 'geonames:2891122', start);
    place.run(person, 'recent', 'geonames:1', 'geonames:1', start);
    place.run(person, 'recent', 'geonames:2', 'geonames:2', start + 1);
  }
  database.exec('COMMIT');
  database.close();
}
