export { createChat, type Chat, type ChatPorts, type Reply } from './chat.ts';
export type { Command, PlaceCommand, PlaceOption, PlainCommand } from './command.ts';
export { mostDays } from './day.ts';
export { isCalled } from './read.ts';
export type { Heard, Said } from './heard.ts';
