export { createDigestStates } from './digest-states.ts';
export { createDigestStore } from './digest-store.ts';
