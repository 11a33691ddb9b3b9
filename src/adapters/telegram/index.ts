export { renderTelegram } from './render.ts';
export { createTelegramCourier } from './courier.ts';
export { createTelegram } from './telegram.ts';
