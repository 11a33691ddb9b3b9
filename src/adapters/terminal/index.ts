export { createPrompt, type Prompt } from './prompt.ts';
export { renderTerminal } from './render.ts';
