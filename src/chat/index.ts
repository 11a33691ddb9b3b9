export { createChat, type Chat, type ChatPorts, type Reply } from './chat.ts';
export { takesPlace, type Command, type PlaceCommand, type PlaceOption, type PlainCommand } from './command.ts';
export type { Heard, Said } from './heard.ts';
