import { describe, expect, it } from 'vitest';
import { createSessions } from '../../../src/adapters/web/index.ts';

const sessions = createSessions('a secret of the test');

describe('sessions', () => {
  it('are opened by the token that was issued, also after a restart', () => {
    const session = sessions.issue();
    expect(sessions.open(session.token)).toEqual(session);
    expect(createSessions('a secret of the test').open(session.token)).toEqual(session);
  });

  it('are never issued twice', () => {
    const tokens = new Set(Array.from({ length: 1000 }, () => sessions.issue().token));
    expect(tokens.size).toBe(1000);
  });

  it('keep an account that shows neither their token nor its parts', () => {
    const { token, account } = sessions.issue();
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(account).not.toContain(token.slice(0, 20));
    expect(sessions.open(account)).toBeUndefined();
  });

  it('are not opened by what was not issued', () => {
    const { token } = sessions.issue();
    const changed = `${token.startsWith('A') ? 'B' : 'A'}${token.slice(1)}`;
    const elsewhere = createSessions('another secret').issue().token;
    const guesses = [
      '',
      'web',
      'alice',
      changed,
      token.slice(0, -2),
      `${token}AA`,
      elsewhere,
      '\u0000',
      'é'.repeat(43),
    ];
    expect(guesses.map((guess) => sessions.open(guess))).toEqual(guesses.map(() => undefined));
  });
});
