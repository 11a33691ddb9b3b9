export { createWeb } from './web.ts';
