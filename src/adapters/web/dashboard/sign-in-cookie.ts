import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { WebEnv } from '../request.ts';

const name = 'bellbuoy-dashboard';
const path = '/dashboard';
const sessionS = 30 * 86_400;

/** The cookie of a visitor: the token of a session, or before the sign-in a random value that only protects the forms. */
export type SignInCookie = {
  /** The value of this request; one is set where there is none. */
  read(c: Context<WebEnv>): string;
  /** Replaces it by the token of a session; without one, by a random value. */
  replace(c: Context<WebEnv>, token?: string): string;
  /** The token that a form must send: another for each cookie, so that no other site can know it. */
  formToken(value: string): string;
  isFormToken(value: string, sent: unknown): boolean;
};

/** `secret` keys the tokens of forms. */
export function createSignInCookie(secret: string): SignInCookie {
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
    read: (c) => getCookie(c, name) ?? set(c, randomBytes(32).toString('base64url')),
    replace: (c, token) =>
      token === undefined ? set(c, randomBytes(32).toString('base64url')) : set(c, token, sessionS),
    formToken,
    isFormToken(value, sent) {
      const [expected, given] = [Buffer.from(formToken(value)), Buffer.from(typeof sent === 'string' ? sent : '')];
      return expected.length === given.length && timingSafeEqual(expected, given);
    },
  };
}
