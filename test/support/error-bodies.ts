import { internalError, storeUnavailable, tooBusy } from '../../src/contract/index.ts';

/** The error bodies of the real program. */
export const errorBodies = { internal: internalError, tooBusy, storeUnavailable };
