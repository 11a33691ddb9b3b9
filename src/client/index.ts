export { createMarine } from './marine.ts';
export type { ClientPorts, Service } from './ports.ts';
export { createRemoteFetch } from './remote.ts';
