import { Problem } from '../problem.ts';

/** SQLite's codes of unusable files (rescode.html): BUSY, LOCKED, READONLY, IOERR, CORRUPT, FULL, CANTOPEN, NOTADB. */
const sqliteCodes = new Set([5, 6, 8, 10, 11, 13, 14, 26]);

/**
 * Postgres' classes for a lost connection, a full disk or too many connections, a server that stops or starts, and errors
 * of its system, and the code of a server that only reads (postgresql.org, appendix A); and Node's network errors.
 */
const serverCodes = /^(08|53|57P|58)|^25006$|^E[A-Z]+$/;

/** Messages of the driver of Postgres that have no code, and Kysely's of a database that was closed: the program ends. */
const lostConnection = /connection terminated|not queryable|timeout|driver has already been destroyed/i;

/** `store-unavailable` for an error that the database's disk or server causes; any other error as it is: a bug. */
export function unavailableOr(error: unknown): unknown {
  return isUnavailable(error) ? new Problem('store-unavailable', {}, { cause: error }) : error;
}

function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { errcode, code } = error as { errcode?: unknown; code?: unknown };
  // The low byte of an extended code is the primary one.
  if (typeof errcode === 'number') return sqliteCodes.has(errcode & 0xff);
  return typeof code === 'string' ? serverCodes.test(code) : lostConnection.test(error.message);
}
