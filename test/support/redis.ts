import { randomInt } from 'node:crypto';

const url = process.env['TEST_REDIS_URL'];

export const withoutRedis = url === undefined;

/** Appended to the name of a test that may be skipped, so that the report shows why. */
export const redisLeftOut = withoutRedis ? ' — LEFT OUT: TEST_REDIS_URL is not set' : '';

/** A random one of the numbered databases of the test Redis, except 0, the default, which may be in use. */
export const redisUrl = (): string => new URL(`/${randomInt(1, 16)}`, url).href;
