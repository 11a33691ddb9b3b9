export { createMarine } from './marine.ts';
export type { ServiceEndpoint } from './ports.ts';
export { createRemoteFetch } from './remote.ts';
