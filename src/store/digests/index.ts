export { createDigestStates } from './digest-states.ts';
export { createDigestStore } from './digest-store.ts';
export { countDigests } from './digest-queries.ts';
