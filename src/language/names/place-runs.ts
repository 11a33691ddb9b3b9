import { kindIs } from '../traits.ts';
import type { Fragment } from '../lexicon/fragments.ts';
import { isNamePart, mayName, type PlaceRun } from './place-run.ts';
import { type RunPhrases, sceneOf, type RunContext } from './known-words.ts';
import { isPlace } from './name-parts.ts';
import { notationRuns } from './place-notations.ts';
import { runAt } from './run-at.ts';
import { weights } from '../weights.ts';
import { withLandform, withQualifier } from './qualified-names.ts';
import type { Notation, PlaceNames } from '../ports.ts';
import { clausesOf, isStop, unspaced, type Token, hasRole } from '../lexicon/tokens.ts';
import { limits } from '../limits.ts';

/** Every run that may be a place in one language, given the fragments of its lexicon and those of others: those that are names, and those of words that no lexicon knows. */
export function findPlaceRuns(
  text: string,
  tokens: readonly Token[],
  phrases: RunPhrases,
  { names, notations }: { readonly names: PlaceNames; readonly notations: readonly Notation[] },
): PlaceRun[] {
  const scene = sceneOf(text, tokens, phrases, names);
  const { leads } = scene;
  const runs = notationRuns(text, tokens, notations).map((run) => led(run, leads.get(run.from)));
  const named: PlaceRun[] = [...runs];
  for (const [from, { text: word }] of tokens.entries()) {
    if (/^à$/i.test(word)) continue;
    for (const run of runsFrom(scene, from)) {
      const ledTo = withMore(scene, run).map((one) => led(one, leads.get(one.from)));
      runs.push(...ledTo);
      // A word that lexicons know, written as a name within a sentence: `Nice or Barcelona`.
      const isWritten = scene.capitalsSayName && run.from > 0 && /^\p{Lu}\p{Ll}/u.test(tokens[run.from]?.text ?? '');
      // `Ericeira ou peniche`, `calvi et nice`: a word of another language only is no word of the sentence.
      const mayStand = /^\p{Lu}/u.test(run.text) || scene.known[run.from] === 'unknown';
      const isWord = run.weight < weights.name && !(mayStand && names.isWellKnown(run.text));
      // `Torbole o Malcesine domani`: towns on a lake, of which one is chosen.
      const isOffered =
        /^\p{Lu}\p{Ll}/u.test(run.text) &&
        phrases.own.some(({ role, value, ...one }) => role === 'and' && value === 'or' && isBeside(one, run));
      const isNamed = run.isExact && (!isWord || isWritten || isOffered);
      // Of a list behind prepositions each is a place, if it is no town by the sea: `più vento a Malcesine o a Torbole`.
      if (isNamed) named.push(...ledTo.filter(({ isLed }) => isLed || isOffered || isPlace(names, run.text)));
    }
  }
  // `Al relitto dell'Haven ad Arenzano`: no village inland beside a place by the sea, but `in Enkhuizen en Stavoren`.
  const isList = ({ role, to }: Fragment): boolean => role === 'and' && !leads.has(to);
  const isLikely = (run: PlaceRun): boolean =>
    run.isNotation || isPlace(names, run.text) || phrases.own.some((one) => isList(one) && isBeside(one, run));
  runs.push(...joinedRuns(scene, named.some(isLikely) ? named.filter(isLikely) : named, phrases.own));
  runs.push(...runs.flatMap((run) => withPlaceBeside(scene, run, runs)));
  // `Is Jupiter up in Galway?` is not about the town in Florida.
  const isPlanet = (run: PlaceRun): boolean =>
    phrases.own.some(({ from, to, slots }) => from === run.from && to === run.to && slots.kinds?.some(kindIs.inSky));
  const likely = runs.filter(
    (run) =>
      run.isExact &&
      run.weight >= weights.name &&
      names.isLikely(run.text) &&
      (!names.isArea(run.text) || (run.isLed && names.isIsland(run.text))) &&
      !isPlanet(run),
  );
  if (likely.length === 0) return runs;
  const isAside = otherClauses(scene, phrases.own, likely);
  // `Storms in Corsica? We anchor at Girolata`: a place in the area that is asked about is meant.
  const areas = runs.filter(({ isExact, text: name }) => isExact && names.isArea(name));
  const isFiner = (run: PlaceRun): boolean =>
    run.isExact && !names.isArea(run.text) && areas.some(({ text: area }) => names.kindIn(run.text, area));
  return runs.map((run) =>
    (isAside(run) && !isFiner(run)) || isOverlooking(run, likely, scene)
      ? { ...run, weight: run.weight + weights.overlooking }
      : run,
  );
}

/** Tests whether a run stands in a clause that asks nothing, where a likely place stands in one that does: `low water at Hull, we want to go to Brest`. */
function otherClauses({ tokens, known }: RunContext, own: readonly Fragment[], likely: readonly PlaceRun[]) {
  const clauses = clausesOf(tokens);
  const asking = new Set(own.flatMap(({ role, from }) => (role === 'kind' ? clauses[from] : [])));
  const isAsked = ({ from }: PlaceRun): boolean => asking.has(clauses[from]);
  const isDated = ({ from, to }: PlaceRun): boolean =>
    own.some((one) => (one.slots.days ?? []).length > 0 && one.from <= from && one.to >= to);
  const isName = (run: PlaceRun): boolean =>
    !isDated(run) && (/\p{Lu}/u.test(run.text) || known.slice(run.from, run.to).includes('unknown'));
  const isSaidAgain = own.some(({ role }) => role === 'retract' || role === 'reject');
  const isClear = !isSaidAgain && likely.some((run) => isAsked(run) && isName(run));
  return isClear ? (run: PlaceRun) => !isAsked(run) : () => false;
}

function runsFrom(scene: RunContext, from: number): PlaceRun[] {
  const { tokens, known } = scene;
  const runs: PlaceRun[] = [];
  let hasUnknown = false;
  for (const [index, { notation, gap }] of tokens.slice(from, from + limits.mostWordsOfPlace).entries()) {
    if (notation || (index > 0 && (isStop(gap) || /[()]/.test(gap)))) break;
    hasUnknown ||= isNamePart(known[from + index]) || (index > 0 && mayName(known[from + index]));
    const run = runAt(scene, { from, to: from + index + 1, hasUnknown });
    if (run) runs.push(run);
  }
  return runs;
}

/** A run, with the landform that it needs, or also with what says where it is. */
function withMore(scene: RunContext, run: PlaceRun): PlaceRun[] {
  if (!run.isExact) return [run];
  const whole = withLandform(scene, run);
  return whole ? [whole] : [run, withQualifier(scene, run)].filter((one) => one !== undefined);
}

function isBeside(one: Pick<Fragment, 'from' | 'to'>, run: PlaceRun): boolean {
  return one.from === run.to || one.to === run.from;
}

/** A short plus code with the place before or behind it: `9GR7+5H Brest`, `9GR7+5H in Brest`. */
function withPlaceBeside({ tokens, leads }: RunContext, code: PlaceRun, runs: readonly PlaceRun[]): PlaceRun[] {
  if (tokens[code.from]?.notation?.needsPlace !== true) return [];
  const isBeside = ({ from, to }: PlaceRun): boolean =>
    to === code.from || from === code.to || (leads.get(from) ?? []).some((lead) => lead.from === code.to);
  return runs
    .filter((run) => !run.isNotation && isBeside(run))
    .map((run) => ({
      ...code,
      from: Math.min(run.from, code.from),
      to: Math.max(run.to, code.to),
      text: `${code.text} ${run.text}`,
      weight: code.weight + Math.max(run.weight, 0) + weights.glueInName,
    }));
}

/** Whether a name that is more often a word, or words that name nothing known stand beside a likelier place. */
function isOverlooking(run: PlaceRun, likely: readonly PlaceRun[], { names }: RunContext): boolean {
  if (run.isNotation) return false;
  const isStrange = !run.isExact && run.isLed !== true && !names.isName(run.text);
  const isSmall = run.isExact && !/\p{Lu}/u.test(run.text);
  if (!isStrange && !isSmall && !(run.isExact && !names.isLikely(run.text))) return false;
  // `À Ostende, la marée et l'estacade`: who writes a name with a capital, not only as the first word, would write both so.
  const stands = ({ text, isLed, from }: PlaceRun): boolean =>
    !(isStrange || isSmall) ||
    ((isLed === true || unspaced.test(text)) &&
      (isStrange || (/^\p{Lu}/u.test(text) && (from > 0 || run.isLed !== true))));
  const isApart = (other: PlaceRun): boolean =>
    isStrange ? other.to < run.from || other.from > run.to : other.to <= run.from || other.from >= run.to;
  // `Chia in Sardegna` is on the island.
  const isOn = (other: PlaceRun): boolean => names.isArea(other.text) && other.from - run.to < 2;
  return likely.some((other) => isApart(other) && !isOn(other) && stands(other));
}

/** A run behind a preposition that leads to it weighs more. */
function led(run: PlaceRun, leads: readonly Fragment[] | undefined): PlaceRun {
  if (!leads) return run;
  const article = leads.find(({ value }) => value !== '' && value !== between)?.value;
  return { ...run, weight: run.weight + weights.led, isLed: true, ...(article !== undefined && { article }) };
}

/** The value of words that join the end of a way to its beginning. */
const towards = 'towards';

/** The value of words that lead to both ends of a way, unless they are compared: `between Dover and Calais`. */
const between = 'between';

/** The values of words that join both ends of a way, led or not, and the end, which is led, to the beginning: `to Raasay from Portree`. */
const [way, backwards] = ['way', 'from'];

const wayMarks: readonly string[] = ['-', '–', '→', '⇒', '〜', '～', '~', '->', '➡', '⇔', '↔'];

/** `Husum/Büsum`, `Brest & Kiel`, `Dover - Calais`. */
const joiningMarks: ReadonlySet<string> = new Set([',', '/', '&', '+', ...wayMarks]);

/** Whether the words before a run say where something is, rather than where a way begins. */
function isLocated(tokens: readonly Token[], { from }: PlaceRun): boolean {
  const [second, first] = [tokens[from - 2], tokens[from - 1]];
  return hasRole(first, 'locative') || (hasRole(first, 'article') && hasRole(second, 'locative'));
}

/** Where the name begins that stands behind its sea: `Borkum und Ostsee | Binz`. */
function behindSea({ shores }: RunContext, at: number): number[] {
  return shores.get(at) === 'sea' ? [at + 1] : [];
}

/** Lists of places: `Dover and Calais`, `from Dover to Calais`, `in Husum oder in Büsum`, `Brest, Roscoff et Morlaix`. */
function joinedRuns(scene: RunContext, named: readonly PlaceRun[], own: readonly Fragment[]) {
  const { text, tokens, names } = scene;
  const behind = (role: string, at: number, isLed = true): number[] =>
    own.flatMap((one) => (one.role === role && one.from === at && mayJoin(one, isLed) ? [one.to] : []));
  const areCompared = own.some(({ value, slots }) => value === 'compared' || (slots.comparative ?? slots.superlative));
  // `Saline di Trapani` is one place.
  const mayJoin = ({ value, from }: Fragment, isLed: boolean): boolean =>
    value === towards || value === backwards
      ? isLed
      : value !== 'than' || areCompared || !hasRole(tokens[from], 'binder');
  // `Aux Saintes`: les Saintes are not Saintes.
  const whole = ({ text: name, article = '' }: PlaceRun): string => {
    const withArticle = `${article} ${name}`;
    return article !== '' && names.isWellKnown(withArticle) ? withArticle : name;
  };
  const lists = new Map<number, PlaceRun[]>();
  const joined: PlaceRun[] = [];
  // `Can you see Mull from Oban?`: no way begins or ends at what is only seen.
  const isSeen = ({ from }: PlaceRun): boolean =>
    own.some(({ role, value, to }) => role === 'reject' && value === 'seen' && to === from);
  for (const run of named.toSorted((a, b) => b.from - a.from)) {
    const isBack = run.isLed && own.some((one) => one.role === 'and' && one.value === backwards && one.from === run.to);
    const joints = behind('and', run.to, run.isLed && (isBack || !isLocated(tokens, run)));
    // `Le raz de Sein de Camaret à Audierne`: a water on the way, of which both ends are behind it.
    const ofWater = hasRole(tokens[run.to], 'binder') ? (lists.get(run.to + 1) ?? []).filter((way) => way.isWay) : [];
    const ends = [
      ...joints,
      ...joints.flatMap((at) => behind('lead', at)),
      ...joints.flatMap((at) => behindSea(scene, at)),
    ];
    const last = [...ends.flatMap((at) => lists.get(at) ?? []), ...ofWater];
    const gap = tokens[run.to]?.gap.trim() ?? '';
    const isBetween =
      !areCompared && own.some(({ role, value, to }) => role === 'lead' && value === between && to === run.from);
    const ways = isBetween ? [towards, way, backwards, ''] : [towards, way, backwards];
    const isJoined = own.some(({ role, value, from }) => role === 'and' && from === run.to && ways.includes(value));
    const isWay = wayMarks.includes(gap) || isJoined;
    const wholeTo = (to: number): string => text.slice(tokens[run.from]?.start, tokens[to - 1]?.end);
    const behindGap = joiningMarks.has(gap) ? (lists.get(run.to) ?? []) : [];
    const isChained = named.some(({ to }) => to === run.from && tokens[to]?.gap.trim() === ',');
    const isAmong = areCompared || isChained;
    const finer = finerThan(run, gap, lists.get(run.to) ?? [], { names, isAmong });
    // `Torquay, Teignmouth, Exmouth`, `Formentera, Ibiza` are as many places, and `Dogger, Fisher` two areas of the shipping forecast.
    const isBeside = ({ others, text: name }: PlaceRun): boolean =>
      others !== undefined ||
      (isAmong &&
        ![run.text, name].some((one) => names.isArea(one)) &&
        (isChained || names.kindIn(run.text, name) !== 'spot')) ||
      [run.text, name].every((one) => names.isName(`sea area ${one}`)) ||
      (names.isIsland(run.text) && (names.isIsland(name) || !names.isArea(name)));
    const found = (isSeen(run) ? [] : [...last, ...(gap === ',' ? behindGap.filter(isBeside) : behindGap)])
      .filter((next) => (next.others ?? []).length + 2 <= limits.mostJoined && next.text !== run.text)
      .filter((next) => !finer.some(({ to }) => to === next.to))
      // Castro-Urdiales is one town, and Westerland-Sylt lies on an island.
      .filter((next) => tokens[run.to]?.gap !== '-' || !(names.isIsland(next.text) || names.isName(wholeTo(next.to))))
      .map((next) => {
        const [first, second] = isBack || ofWater.includes(next) ? [next, run] : [run, next];
        return {
          ...first,
          from: run.from,
          to: next.to,
          isExact: true,
          others: [whole(second), ...(next.others ?? [])],
          ...((isWay || next.isWay) && { isWay: true as const }),
          weight: run.weight + next.weight + weights.joinedName * (next.from - run.to),
        };
      });
    joined.push(...finer, ...found);
    lists.set(run.from, [...(lists.get(run.from) ?? []), run, ...finer, ...found]);
  }
  return joined;
}

/** `Fuerteventura, Corralejo`, `La Palma Puerto Naos`: an area and a place in it, or a town and its beach, are one place, the finer one. */
function finerThan(
  run: PlaceRun,
  gap: string,
  next: readonly PlaceRun[],
  { names, isAmong }: { readonly names: PlaceNames; readonly isAmong: boolean },
): PlaceRun[] {
  const isArea = names.isArea(run.text);
  if (!isArea && (isAmong || (gap !== ',' && !unspaced.test(run.text)))) return [];
  // `La | Palma`: a code before a name is a word of it.
  const isCode = run.text.length <= limits.shortestArea && !unspaced.test(run.text);
  if (isCode || (gap !== ',' && gap !== '')) return [];

  // Of two towns neither is a part of the other.
  const isIn = (kind: ReturnType<PlaceNames['kindIn']>): boolean => kind === 'spot' || (kind !== undefined && isArea);
  // `Santa Maria, Cabo Verde` is not about a cape.
  const isOfArea = ({ to }: PlaceRun): boolean => next.some((other) => other.to > to && names.isArea(other.text));
  const within = next.filter(
    (one) =>
      (isArea || !one.others) && !names.isArea(one.text) && !isOfArea(one) && isIn(names.kindIn(one.text, run.text)),
  );
  return within.map((one) => {
    const weight = run.weight + one.weight + weights.area;
    return {
      ...one,
      ...(run.isLed && { isLed: true }),
      from: run.from,
      text: `${one.text}, ${run.text}`,
      isExact: true,
      weight,
    };
  });
}
