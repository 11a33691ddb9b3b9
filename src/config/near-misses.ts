import { mistakesFrom } from '../lib/edit-distance.ts';

/** A variable that no setting has, and the setting that is probably meant. */
export type NearMiss = { readonly name: string; readonly meant: string };

/** Shorter names are near to many of other programs: `HOME` is two letters from `HOST`. */
const longEnoughForTwo = 8;

/** Near to a setting: other case, a letter wrong or two swapped, two of eight or more, other order or more words (`TELEGRAM_BOT_TOKEN`). */
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
  // Some 40 variables are compared with 100 settings at each start: most differ too much in length already.
  if (Math.abs(name.length - setting.length) > most) return false;
  return mistakesFrom(Buffer.from(name), most)(Buffer.from(setting), 0, setting.length) <= most;
}

/** Names of one word, such as `PORT`, are part of many names of other programs. */
function hasWordsOf(name: string, setting: string): boolean {
  const [words, wanted] = [name.split('_'), setting.split('_')];
  const hasAll = wanted.length > 1 && wanted.every((word) => words.includes(word));
  return hasAll && (words[0] === wanted[0] || words.length === wanted.length);
}
