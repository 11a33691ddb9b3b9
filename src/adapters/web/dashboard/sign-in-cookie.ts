import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { WebEnv } from '../request.ts';

const name = 'bellbuoy-dashboard';
const path = '/dashboard';
const sessionS = 30 * 86_400;

/** The cookie of a visitor: the token of a session, or before the sign-in a random value that only protects the forms. */
export type SignInCookie = ReturnType<typeof createSignInCookie>;

/** `secret` keys the tokens of forms. */
export function createSignInCookie(secret: string) {
  const anyValue = (): string => randomBytes(32).toString('base64url');
  const formToken = (value: string): string => createHmac('sha256', secret).update(`form ${value}`).digest('base64url');
  const set = (c: Context<WebEnv>, value: string, maxAge?: number): string => {
    setCookie(c, name, value, {
      path,
      httpOnly: true,
      sameSite: 'Lax',
      secure: c.env.origin.startsWith('https:'),
      ...(maxAge !== undefined && { maxAge }),
    });
    return value;
  };
  return {
    /** The value of this request; one is set where there is none. */
    read: (c: Context<WebEnv>): string => getCookie(c, name) ?? set(c, anyValue()),
    /** Replaces it by the token of a session; without one, by a random value. */
    replace: (c: Context<WebEnv>, token?: string): string =>
      token === undefined ? set(c, anyValue()) : set(c, token, sessionS),
    /** The token that a form must send: another for each cookie, so that no other site can know it. */
    formToken,
    isFormToken(value: string, sent: unknown): boolean {
      const [expected, given] = [Buffer.from(formToken(value)), Buffer.from(typeof sent === 'string' ? sent : '')];
      return expected.length === given.length && timingSafeEqual(expected, given);
    },
  };
}
