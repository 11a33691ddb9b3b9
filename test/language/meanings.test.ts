import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { resolveDays } from '../../src/language/dates/days.ts';
import { openLexicons } from '../../src/language/lexicon/lexicons.ts';
import type { Frame } from '../../src/language/meaning/frame.ts';
import { continuedFramesOf, framesOf } from '../../src/language/request/read-question.ts';
import { continueFrame, isAboutWindows } from '../../src/language/request/follow-up.ts';
import { toRequests } from '../../src/language/request/to-request.ts';
import { meaningsOf } from '../support/meanings.ts';
import { today } from '../support/sentences.ts';
import { namesKnown } from '../support/known-names.ts';
import { sampleOf } from '../support/thorough.ts';

const lexicons = openLexicons();
const languages = lexicons.map(({ lexicon }) => lexicon.language);
const requests = meaningsOf('und');
const places = namesKnown(['Brest', 'Dover', '9414290']);

/** What is asked in the end by questions that follow each other. */
function requestOf(questions: string, language: string): string {
  let last: Frame | undefined;
  let step = '';
  for (const text of questions.split(' >> ')) {
    const read = last && isAboutWindows(last) ? continuedFramesOf : framesOf;
    const [frame] = read(text, { lexicons, places, language });
    if (!frame) return 'nothing';
    step = last && frame.step ? ` step=${JSON.stringify(frame.step.to)}` : '';
    last = last ? continueFrame(frame, last) : frame;
  }
  return last ? `${written(last)}${step}` : 'nothing';
}

/** The requests of a frame with the dates of its days: this weekend and the next two days may be the same. */
function written(frame: Frame): string {
  const dates = frame.days.map((day) => {
    const { first = '?', last = '?' } = resolveDays(day, { today }) ?? {};
    return first === last ? first : `${first}..${last}`;
  });
  const asked = toRequests(frame).map(({ command, options }) => {
    const said = Object.entries(options).map(([name, value]) => {
      if (name === 'day') return `day=${dates.join('+')}`;
      return `${name}=${name === 'conditions' ? value.split(',').toSorted().join(',') : value}`;
    });
    return [command, ...said.toSorted()].join(' ');
  });
  const unused = frame.unused.length > 0 ? ` ?${frame.unused.join(' | ')}` : '';
  return `${asked.join(' + ')}${unused}${frame.lacking.length > 0 ? ' (no data)' : ''}`;
}

describe('the table of meanings', () => {
  it('is as long as what can be asked is wide', () => {
    expect(requests.size).toBeGreaterThanOrEqual(250);
  });

  it('belongs to every language that has a grammar', () => {
    const folder = new URL('../../locales/', import.meta.url);
    const having = readdirSync(folder).filter((tag) =>
      readdirSync(new URL(`${tag}/`, folder)).includes('meanings.tsv'),
    );
    expect(having.toSorted()).toEqual([...languages, 'und'].toSorted());
  });

  it.each(languages)('has a sentence for every meaning in %s, and no other', (language) => {
    expect([...meaningsOf(language).keys()]).toEqual([...requests.keys()]);
  });

  // Where some are tried, each language has others.
  it.each(languages)('asks the same in %s as in every other language', (language) => {
    const wrong = sampleOf([...meaningsOf(language)], 4, languages.indexOf(language)).flatMap(
      ([meaning, questions]) => {
        const found = requestOf(questions, language);
        return found === requests.get(meaning) ? [] : [`${meaning}: ${questions}: ${found}`];
      },
    );
    expect(wrong).toEqual([]);
  });
});
