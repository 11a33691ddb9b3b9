import { randomInt } from 'node:crypto';

const url = process.env['TEST_REDIS_URL'];

export const withoutRedis = url === undefined;

/** Added to the name of a test that may have been left out, so that the report says so. */
export const redisLeftOut = withoutRedis ? ' — LEFT OUT: TEST_REDIS_URL is not set' : '';

/** One of the numbered databases of the test Redis, by chance: not the first, which others may use. */
export const redisUrl = (): string => new URL(`/${randomInt(1, 16)}`, url).href;
