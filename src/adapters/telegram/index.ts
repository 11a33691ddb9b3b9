export { renderTelegram } from './render.ts';
export { createTelegramSender } from './message-sender.ts';
export { createTelegram, type TelegramOptions } from './telegram.ts';
