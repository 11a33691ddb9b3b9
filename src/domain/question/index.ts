export * from './aspects.ts';
export { courtesies, type Courtesy } from './courtesies.ts';
export * from './part-of-day.ts';
export { dayAt, dayOn, daysFrom, daysTouched, windowOfDays } from './days.ts';
export type { AspectQuestion, Day, Days, Question } from './question.ts';
export * from './states.ts';
export { explainedBy, isTerm, type Term } from './terms.ts';
