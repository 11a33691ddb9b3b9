export { renderTelegram } from './render.ts';
export { createTelegram } from './telegram.ts';
