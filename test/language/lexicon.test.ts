import { describe, expect, it } from 'vitest';
import { everything, parseLexicon, type TrieNode } from '../../src/language/lexicon/lexicon.ts';

/** The meanings of the phrases that a run of words is. */
function meaningsOf(lexicon: string, words: string): string[] {
  const root = parseLexicon('en', lexicon).tries.get(everything);
  const node = words.split(' ').reduce<TrieNode | undefined>((at, word) => at && behind(at, word), root);
  return (node?.rules ?? []).map(({ meaning, isWeak }) => `${meaning[0]?.value ?? ''}${isWeak ? '?' : ''}`);
}

function behind({ words, classes }: TrieNode, element: string): TrieNode | undefined {
  return (
    words.get(element) ?? classes.find(({ name, isDashed }) => `${isDashed ? '-' : ''}{${name}}` === element)?.node
  );
}

describe('the phrases of a lexicon', () => {
  const lexicon = [
    'kind sunset: sunset/sundown (time/times of day) | sun goes down?',
    'kind tide: (the) (tide) table | (high) (low) (tide) (table)',
    '  | tide {weekday}-{weekday} | {weekday} tide',
  ].join('\n');

  it.each([
    ['sunset', ['sunset']],
    ['sundown time', ['sunset']],
    ['sundown times of day', ['sunset']],
    ['sundown times', []],
    ['sundown of day', []],
    ['sun goes down', ['sunset?']],
    ['sun goes', []],
    ['table', ['tide']],
    ['the table', ['tide']],
    ['the tide table', ['tide']],
    ['the tide', []],
    ['high tide', ['tide']],
    ['low', ['tide']],
    ['low high', []],
    ['tide {weekday} -{weekday}', ['tide']],
    ['tide {weekday} {weekday}', []],
    ['{weekday} tide', ['tide']],
  ])('“%s” is %j', (words, meanings) => {
    expect(meaningsOf(lexicon, words)).toEqual(meanings);
  });

  it('may be written in any number of ways', () => {
    const groups = [...'abcdefghijklmnopqrst'].map((letter) => `(${letter}x/${letter}y/${letter}z)`);
    expect(meaningsOf(`kind tide: tide ${groups.join(' ')} please`, 'tide bx cz ty please')).toEqual(['tide']);
  });
});
