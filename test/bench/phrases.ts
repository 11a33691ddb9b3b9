import { openLexicons } from '../../src/language/lexicon/lexicons.ts';
import { unreadPhrases } from '../support/phrases.ts';
import { figure } from './figure.ts';
import { namesOf, openPlaces } from './open-places.ts';

/**
 * Counts the phrases of each grammar, or of those named, and those that no sentence of the tables of its language matches; of a
 * single language the latter are printed, one a line: line number, rule, phrase.
 */
export async function phrases(dataDir: string, asked: readonly string[]): Promise<void> {
  const places = await openPlaces(dataDir);
  for (const { lexicon } of openLexicons()) {
    const { language } = lexicon;
    if (asked.length > 0 && !asked.includes(language)) continue;
    const { all, unread } = unreadPhrases(language, namesOf(places, language));
    if (asked.length === 1) for (const { line, key, phrase } of unread) console.log(`${line}\t${key}\t${phrase}`);
    figure('phrases', language, 'phrases', [all]);
    figure('phrases', `${language} unread`, 'phrases', [unread.length]);
  }
}
