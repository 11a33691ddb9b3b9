import { internalError, tooBusy } from '../../src/contract/index.ts';

/** The error bodies that the program gives its listener. */
export const errorBodies = { internal: internalError, tooBusy };
