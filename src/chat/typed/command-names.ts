import type { Words } from '../../words.ts';
import type { Command } from '../index.ts';
import { means } from './means.ts';

/** Whether a word names a command, or is the first word of its name, in any of the languages. */
export function isCalled({ name: command, isSpoken }: Command, name: string, spoken: readonly Words[]): boolean {
  return !isSpoken && means(spoken, `command-${command.split(' ')[0]}-name`, name);
}

/** The longest name of a command has this many words: `low water`. */
const maxNameWords = 2;

/** The command that words begin with, and the words after its name; `place` without more is the first called so. */
export function findCommand(typed: readonly string[], spoken: readonly Words[], commands: readonly Command[]) {
  for (let count = Math.min(maxNameWords, typed.length); count > 0; count--) {
    const name = typed.slice(0, count).join(' ');
    const called = commands.filter((command) => isCalled(command, name, spoken));
    if (called.length > 0) return chooseAction(called, typed.slice(count), spoken);
  }
  return undefined;
}

/** Of commands that share their first word, the one whose second word follows. */
function chooseAction(called: readonly Command[], rest: readonly string[], spoken: readonly Words[]) {
  const [first] = called;
  const [word] = rest;
  if (!first?.name.includes(' ') || word === undefined) return first && { command: first, rest };
  const action = called.find(({ name }) => means(spoken, `command-${name.replace(' ', '-')}-name`, word));
  if (action) return { command: action, rest: rest.slice(1) };
  const fallback = called.find((command) => 'isUsual' in command && command.isUsual);
  return fallback && { command: fallback, rest };
}
