export { createMarine } from './marine.ts';
export type { ClientPorts, ServiceEndpoint } from './ports.ts';
export { createRemoteFetch } from './remote.ts';
