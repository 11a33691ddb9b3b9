export { createPrompt } from './prompt.ts';
export { renderTerminal } from './render.ts';
