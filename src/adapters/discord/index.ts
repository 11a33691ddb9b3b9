export { createDiscordSender } from './message-sender.ts';
export { createDiscord, type DiscordAdapter } from './discord.ts';
export { registerDiscord } from './register.ts';
export { renderDiscord } from './render.ts';
