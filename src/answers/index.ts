export type { Answer, AnswerFile, Block, Button } from './answer.ts';
export type { Voice } from './format.ts';
export { digestEndedAnswer, lateAnswer } from './digest.ts';
export { aboutAnswer, helpAnswer } from './help.ts';
export { moonAnswer } from './moon.ts';
export { bugAnswer, problemAnswer } from './problem.ts';
export { sunAnswer } from './sun.ts';
export { tideAnswer, type Day, type TideToTell } from './tide.ts';
export { todayAnswer, type TideOfDay } from './today.ts';
