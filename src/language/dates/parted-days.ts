import type { OpenLexicon } from '../lexicon/lexicons.ts';
import type { Token } from '../lexicon/tokens.ts';
import { limits } from '../limits.ts';

/** Joins the names of days that a blank parts, `über morgen`: else a part that is a word is read as another day. */
export function joinDays(tokens: readonly Token[], lexicons: readonly OpenLexicon[]): Token[] {
  const joined: Token[] = [];
  for (const token of tokens) {
    const before = joined.at(-1);
    const folded = `${before?.folded}${token.folded}`;
    const isParted =
      token.gap === ' ' && !before?.isNumber && folded.length >= limits.shortestJoinedDay && isDay(folded, lexicons);
    if (!before || !isParted) joined.push(token);
    else
      joined[joined.length - 1] = {
        ...before,
        text: before.text + token.text,
        folded,
        end: token.end,
        after: token.after,
      };
  }
  return joined;
}

/** Whether a word is the name of a weekday, or of a day next to today, by itself: `a hora` is not now. */
function isDay(word: string, lexicons: readonly OpenLexicon[]): boolean {
  return lexicons.some(
    // The phrases of a lexicon, some MB, are read when they are first asked for.
    ({ lexicon }) =>
      lexicon.vocabulary.has(word) &&
      ['day', 'weekday'].some((slot) =>
        lexicon.tries
          .get(slot)
          ?.words.get(word)
          ?.rules.some(
            ({ isWeak, meaning: [said] }) => !isWeak && (slot === 'weekday' || /^[+-][12]$/.test(said!.value)),
          ),
      ),
  );
}
