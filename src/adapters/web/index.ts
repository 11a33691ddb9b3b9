export { createSessions } from './sessions.ts';
export { createWeb } from './web.ts';
