export { createErrorPage } from './error-page.ts';
export { createSessions } from './sessions.ts';
export { createWeb } from './web.ts';
