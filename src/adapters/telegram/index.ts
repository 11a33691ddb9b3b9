export { renderTelegram } from './render.ts';
export { createTelegramSender } from './message-sender.ts';
export { createTelegram } from './telegram.ts';
