export { createMarine, type Marine, type TideFacts } from './marine.ts';
export { createRemoteFetch } from './remote.ts';
export type { ClientPorts } from './ports.ts';
