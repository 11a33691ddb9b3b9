export { renderTelegram } from './render.ts';
export { createTelegramCourier } from './message-sender.ts';
export { createTelegram } from './telegram.ts';
