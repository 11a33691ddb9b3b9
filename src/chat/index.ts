export { createChat, type Chat, type ChatPorts, type Reply } from './chat.ts';
export { isForAskerAlone, type Command, type PlaceCommand, type PlaceOption, type PlainCommand } from './command.ts';
export { mostDays } from './day.ts';
export { isCalled } from './read.ts';
export type { Heard, HeardIn, Said } from './heard.ts';
