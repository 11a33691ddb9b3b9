import { describe, expect, it } from 'vitest';
import { openDatabase } from '../../src/store/index.ts';
import { failTest } from '../support/old-databases.ts';
import { postgresLeftOut, withoutPostgres } from '../support/postgres.ts';

describe.skipIf(withoutPostgres)(`a Postgres that does not let us in${postgresLeftOut}`, () => {
  it.each([
    ['user', 'no_such_user'],
    ['database', 'no_such_database'],
  ])('is told in a sentence with the name of the %s, without the password', async (part, name) => {
    const url = new URL(process.env['TEST_POSTGRES_URL']!);
    if (part === 'user') url.username = name;
    else url.pathname = name;
    url.password = 'hunter2';
    const refusal: unknown = await openDatabase(url.href, failTest).catch((error: unknown) => error);
    expect(refusal).toMatchObject({
      name: 'StartupError',
      message: expect.stringMatching(
        new RegExp(`^The database of STORE_URL cannot be opened: [^\n]*${name}[^\n]*\\.$`),
      ),
    });
    expect((refusal as Error).message).not.toContain('hunter2');
  });
});
