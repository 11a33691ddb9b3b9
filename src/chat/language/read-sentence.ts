import { bestCovers } from './cover.ts';
import { findFragments, type Fragment, type Variant } from './fragments.ts';
import { toFrame, type Frame } from './frame.ts';
import type { OpenLexicon } from './lexicons.ts';
import { findPlaceRuns } from './place-runs.ts';
import { plausibility } from './plausibility.ts';
import type { PlaceNames } from './ports.ts';
import { tokenize, type Token } from './tokens.ts';
import { correctionsOf } from './typos.ts';

export type SentenceContext = {
  readonly lexicons: readonly OpenLexicon[];
  readonly places: PlaceNames;
  /** BCP 47 tag of the asker, whose language is taken where a text may be in several. */
  readonly language: string;
};

/** Roles of words that ask nothing. */
const isGlue = new Set(['filler', 'lead', 'glue', 'and', 'follow', 'other']);

/** A longer text is no question; its rest is left unread. */
const mostTokens = 80;
/** Points for the asker's own language. */
const preferred = 0.5;
/** As much as another reading may be worth less and still be kept. */
const widest = 8;
const mostFrames = 4;
/** Readings that are looked at for so many frames: several mean the same. */
const mostReadings = 8;

/** The possible meanings of a sentence, the likeliest first; none where there is no word in it. Takes some 0.2 ms. */
export function readSentence(text: string, { lexicons, places, language }: SentenceContext): Frame[] {
  const isWord = (folded: string): boolean => lexicons.some(({ lexicon }) => lexicon.vocabulary.has(folded));
  const all = tokenize(text, (word) => splitWord(word, lexicons))
    // A pictograph that says nothing is an ornament.
    .filter(({ folded }) => /[\p{L}\p{N}]/u.test(folded) || isWord(folded));
  const tokens = all.slice(0, mostTokens);
  const rest = text.slice(all[mostTokens]?.start ?? text.length);
  if (tokens.length === 0) return [];
  const isKnownName = remembered((name) => {
    if (places.isName(name)) return true;
    const shorter = withoutUmlaut(name.toLowerCase());
    return shorter.length < name.length && places.isName(shorter);
  });
  const names = { isName: isKnownName };
  const fragments = withoutCopies(
    lexicons.flatMap(({ lexicon, spellings }) => {
      const variants = tokens.map(({ text: written, folded, start, isNumber }): Variant[] => {
        const plain = [folded, withoutUmlaut(folded)].filter((word, index, all) => all.indexOf(word) === index);
        const known = plain.map((word): Variant => ({ word }));
        if (isNumber || plain.some(isWord) || folded.length < 4) return known;
        const meant = correctionsOf(folded, spellings).map((word): Variant => ({
          word,
          correction: {
            typed: written,
            meant: word,
            isName: isKnownName(written),
            isCapital: start > 0 && /^\p{Lu}\p{Ll}/u.test(written),
          },
        }));
        return [...known, ...meant];
      });
      return findFragments(tokens, (at) => variants[at] ?? [], lexicon);
    }),
  );
  const compounds = unknownCompounds(tokens, fragments);
  const usable = withoutDoubt(fragments.filter(isWorthwhile)).filter((fragment) =>
    compounds.every((one) => !splits(fragment, one)),
  );
  const readings = lexicons.flatMap(({ lexicon }) => {
    const isOwn = (fragment: Fragment): boolean =>
      fragment.language === lexicon.language || fragment.language === 'und';
    const own = usable.filter(isOwn);
    const foreign = usable.filter((fragment) => !isOwn(fragment));
    const runs = findPlaceRuns(text, tokens, { own, foreign }, names).filter((run) =>
      compounds.every((one) => !splits(run, one)),
    );
    const leads = new Set(own.filter(({ role }) => role === 'lead').map(({ to }) => to));
    const bonus = lexicon.language === language ? preferred : 0;
    // Words that say nothing in another language are not worth a look.
    const fitting = usable.filter(
      (fragment) => fragment.language === lexicon.language || fragment.language === 'und' || !isGlue.has(fragment.role),
    );
    return bestCovers(tokens.length, fitting, runs, lexicon.language).map((cover) => ({
      cover: { ...cover, score: cover.score + plausibility(tokens, cover, leads) + bonus },
      language: lexicon.language,
    }));
  });
  const ranked = readings.toSorted((a, b) => b.cover.score - a.cover.score);
  const least = (ranked[0]?.cover.score ?? 0) - widest;
  const likely = ranked.filter(({ cover }) => cover.score >= least).slice(0, mostReadings);
  return distinct(
    likely.map((reading) => {
      const frame = toFrame(text, tokens, reading.cover, { language: reading.language, names });
      return rest === '' ? frame : { ...frame, unused: [...frame.unused, rest] };
    }),
  ).slice(0, mostFrames);
}

/** Words that languages share are found by the lexicon of each. */
function withoutCopies(fragments: readonly Fragment[]): Fragment[] {
  const seen = new Set<string>();
  return fragments.filter(({ from, to, language, role, slots }) => {
    if (language !== 'und') return true;
    const key = `${from} ${to} ${role} ${JSON.stringify(slots)}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** A compound of a lexicon, or of scripts without blanks the longest words of it. */
function splitWord(word: string, lexicons: readonly OpenLexicon[]): readonly string[] | undefined {
  for (const { lexicon } of lexicons) {
    const parts = lexicon.compounds.get(word);
    if (parts) return parts;
  }
  return undefined;
}

/** Who has no ü writes ue, and ü is compared as u: `naechste`. */
function withoutUmlaut(folded: string): string {
  return folded.replace(/([aou])e/g, '$1');
}

type Span = { readonly from: number; readonly to: number };

/** `Nord-Ostsee-Kanal` is one name, though a lexicon may know a part of it. */
function unknownCompounds(tokens: readonly Token[], fragments: readonly Fragment[]): Span[] {
  const isRead = (at: number): boolean =>
    fragments.some(({ from, to, corrections }) => corrections.length === 0 && from <= at && to > at);
  return compoundsIn(tokens).filter(({ from, to }) => tokens.slice(from, to).some((_, index) => !isRead(from + index)));
}

/** Whether a run ends or begins within a compound. */
function splits({ from, to }: Span, compound: Span): boolean {
  const isWithin = (at: number): boolean => at > compound.from && at < compound.to;
  return isWithin(from) || isWithin(to);
}

/** Words that dashes join. */
function compoundsIn(tokens: readonly Token[]): Span[] {
  const compounds: { from: number; to: number }[] = [];
  for (const [at, { gap, isNumber }] of tokens.entries()) {
    if (!/^[-‐‑]$/.test(gap) || isNumber) continue;
    const last = compounds.at(-1);
    if (last?.to === at) last.to = at + 1;
    else if (!tokens[at - 1]?.isNumber) compounds.push({ from: at - 1, to: at + 1 });
  }
  return compounds;
}

/** Guessing at a filler gains nothing, and costs a name: `Mont` is no month. */
function isWorthwhile({ role, corrections }: Fragment): boolean {
  return corrections.length === 0 || !isGlue.has(role);
}

/** A typo is corrected where only one meaning fits: of several for the same words none is left. */
function withoutDoubt(fragments: readonly Fragment[]): Fragment[] {
  const meanings = new Map<string, Set<string>>();
  const place = ({ from, to, language }: Fragment): string => `${language} ${from} ${to}`;
  const meaning = ({ role, slots }: Fragment): string => `${role} ${JSON.stringify(slots)}`;
  for (const fragment of fragments) {
    if (fragment.corrections.length === 0) continue;
    const all = meanings.get(place(fragment)) ?? new Set();
    meanings.set(place(fragment), all.add(meaning(fragment)));
  }
  return fragments.filter(
    (fragment) => fragment.corrections.length === 0 || (meanings.get(place(fragment))?.size ?? 0) === 1,
  );
}

/** Each meaning once; its language is not known where another one says it as well. */
function distinct(frames: readonly Frame[]): Frame[] {
  const meanings = new Map<string, Frame>();
  for (const frame of frames) {
    const { kinds, places, days, time, part, units, datum, heightM, unused } = frame;
    const key = JSON.stringify([kinds, places[0]?.text, days, time, part, units, datum, heightM, unused]);
    const better = meanings.get(key);
    if (!better) meanings.set(key, frame);
    else if (better.language !== frame.language && better.score - frame.score < preferred) {
      const { language: _, ...shared } = better;
      meanings.set(key, shared);
    }
  }
  return [...meanings.values()];
}

function remembered(find: (text: string) => boolean): (text: string) => boolean {
  const known = new Map<string, boolean>();
  return (text) => {
    const kept = known.get(text) ?? find(text);
    known.set(text, kept);
    return kept;
  };
}
