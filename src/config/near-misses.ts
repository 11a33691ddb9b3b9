/** A variable that no setting has, and the setting that is probably meant. */
export type NearMiss = { readonly name: string; readonly meant: string };

/** Shorter names are near to many of other programs: `HOME` is two letters from `HOST`. */
const longEnoughForTwo = 8;

/** Near to a setting: other case, one wrong letter, two of eight or more, other order or more words (`TELEGRAM_BOT_TOKEN`). */
export function nearMisses(names: readonly string[], settings: readonly string[]): readonly NearMiss[] {
  const known = new Set(settings);
  return names.flatMap((name) => {
    if (known.has(name)) return [];
    const meant = settings.find((setting) => isNear(name.toUpperCase(), setting));
    return meant === undefined ? [] : [{ name, meant }];
  });
}

function isNear(name: string, setting: string): boolean {
  if (name === setting || hasWordsOf(name, setting)) return true;
  // Of two settings that differ by so little, such as FMI_URL and SMHI_URL, a variable is near to both.
  const most = setting.length >= longEnoughForTwo ? 2 : 1;
  // Some 40 variables are compared with 100 settings at each start: 20 ms, if all are letter by letter.
  return Math.abs(name.length - setting.length) <= most && editDistance(name, setting) <= most;
}

/** Names of one word, such as `PORT`, are part of many names of other programs. */
function hasWordsOf(name: string, setting: string): boolean {
  const [words, wanted] = [name.split('_'), setting.split('_')];
  const hasAll = wanted.length > 1 && wanted.every((word) => words.includes(word));
  return hasAll && (words[0] === wanted[0] || words.length === wanted.length);
}

/** Letters to insert, delete or replace to make one text the other (Levenshtein 1966). */
function editDistance(a: string, b: string): number {
  let previous = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (const [row, letter] of [...a].entries()) {
    const current = [row + 1];
    for (let column = 0; column < b.length; column++) {
      const replaced = (previous[column] ?? 0) + (b[column] === letter ? 0 : 1);
      current.push(Math.min(replaced, (previous[column + 1] ?? 0) + 1, (current[column] ?? 0) + 1));
    }
    previous = current;
  }
  return previous.at(-1) ?? 0;
}
