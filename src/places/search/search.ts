import { mistakesFrom } from '../gazetteer/edit-distance.ts';
import { distanceKm, type Found } from '../../domain/place.ts';
import { languageIn } from './affinity.ts';
import { areasOf, nearSeaNameKm, portProminence } from './areas-of.ts';
import type { Atlas } from './atlas.ts';
import { isSamePlace, ranked, type CandidateSources, type ScoredCandidate, type Scorer } from './candidates.ts';
import { fold } from '../fold.ts';
import type { CountryOrRegion, Gazetteer, Namesake } from '../gazetteer/gazetteer.ts';
import { articles, interpretationsOf, type NameInterpretation } from './interpretations.ts';
import { wordsOfRole } from './name-words.ts';
import { landformReadings } from './landforms.ts';
import { englishOnSigns } from '../rank.ts';
import { areaOfKey } from '../regions.ts';
import { Problem } from '../../problem.ts';

/** The sources of a search by name. */
export type SearchSources = CandidateSources & {
  readonly atlas: Atlas;
  readonly scorer: Scorer;
};

/** The places that a name may mean, at least one, the likeliest first. Several are offered as a choice. */
export type SearchOutcome = {
  readonly why: (Found & { kind: 'choice' })['why'];
  readonly candidates: readonly ScoredCandidate[];
};

/** Discord has five buttons in a row. */
const maxChoices = 5;
/** To look one up takes some 10 µs, and names that people type have some 100. */
const mostInterpretations = 300;

/** A lead of five times the inhabitants (log10), or of equal weight, decides without a choice. */
const clearLead = 0.7;
/** A city of several millions by the sea, which the world knows (Barcelona), needs half of that before a city of its name. */
const worldScore = 8.4;
const worldLead = 0.5;
/** Of two towns that are known at their coasts (Exmouth in England, in Australia) none is clearly meant, unless the world knows one; nor of a town and a place of the sea. */
const famousScore = 6.9;
const rivalScore = 5.5;
const rivalLead = 1.4;
/** One that the world knows hardly leads before a town on the shore: Christchurch in New Zealand, in Dorset. */
const famousLead = 1.1;
/** The fame from which a place of the sea is asked about however large its namesakes are: Lagos in the Algarve. */
const renownedFame = 3;
/** A port is hardly rivalled by a town or suburb that is not by the sea: Padstow in Cornwall, and one in Sydney. */
const shoreKm = 2;
const shoreLead = 0.1;
/** A choice contains the candidates within this of the best. */
export const maxScoreGap = 1.8;

/** The places that a text may mean by name; `undefined` where no place has such a name. */
export function searchName(text: string, language: string, sources: SearchSources): SearchOutcome | undefined {
  const interpretations = interpretationsOf(text, language, areasOf(sources));
  const [whole] = interpretations;
  if (whole === undefined) return undefined;
  return countryNamed(whole.name, language, sources) ?? namesakesOrRegion(interpretations, text, sources);
}

/** A lower score is a village: Bretagne is the region, and not Bretagne in the Berry. */
export const villageScore = 5;

function namesakesOrRegion(
  interpretations: readonly NameInterpretation[],
  text: string,
  sources: SearchSources,
): SearchOutcome | undefined {
  const found = namesakes(interpretations, text, sources);
  const isKnown = found?.candidates.some(({ score }) => score >= villageScore);
  return isKnown ? found : (foremostOf(regionsNamed(fold(text), sources), sources) ?? found);
}

function namesakes(
  interpretations: readonly NameInterpretation[],
  text: string,
  sources: SearchSources,
): SearchOutcome | undefined {
  const { gazetteer, stations, seaNames, scorer, language } = sources;
  const whole = fold(text);
  for (const [count, { name, accepts }] of interpretations.entries()) {
    if (count === mostInterpretations) throw new Problem('text-too-long');
    const borne = gazetteer.named([name]).get(name) ?? [];
    const own = [...borne, ...seasideTowns(name, name === whole && borne.length > 0, gazetteer)].filter(({ town }) =>
      accepts(town),
    );
    const bearers = own.map((bearer) =>
      isTitle(bearer, name, sources) ? { ...bearer, kind: 'main' as const } : bearer,
    );
    // Where a town of some size or a place of the sea has this name on its sign, towns with it as another name come behind.
    const isSign =
      seaNames.named(name).some(({ folded }) => folded[0] === name) ||
      bearers.some(
        ({ town, kind }) => kind !== 'other' && town.seaKm <= signKm && scorer.town(town, kind).score >= villageScore,
      );
    const exact = [
      ...bearers.map(({ town, kind }) => {
        const isCode = kind === 'other' && airportCode.test(name);
        return scorer.town(
          town,
          kind,
          (isSign && kind === 'other' ? elsewherePenalty : 0) + (isCode ? codePenalty : 0),
        );
      }),
      ...stations
        .named(name)
        .map((station) => scorer.station(station))
        .filter((station) => accepts({ ...station, prominence: portProminence })),
      ...seaNames
        .named(name)
        .map((seaName) => scorer.sea(seaName, name))
        .filter(accepts),
    ];
    const isKnown = exact.some(({ score }) => score >= villageScore);
    const called = isKnown ? [] : seaNames.called(name).map((seaName) => scorer.sea(seaName, name));
    const found = [...exact, ...called.filter(accepts)];
    if (found.length > 0 && !isMisspelling(name, bearers, found)) {
      if (name === whole && isRatherBySea(name, found, sources)) return undefined;
      const candidates = likeliest(asAccented(text, ranked(found), found), language);
      return {
        why: 'namesakes',
        candidates: name === whole ? withShortRivals(candidates, whole, sources) : candidates,
      };
    }
  }
  const shortly = shortlyCalled(whole, sources);
  return shortly.length > 0 ? { why: 'namesakes', candidates: likeliest(ranked(shortly), language) } : undefined;
}

/** Who says `Portobello` may mean the beach of Edinburgh as well as a village in New Zealand; who says Fowey no rocks in Florida. */
const leftOutLandforms = ['beach', 'bay', 'harbour'];

/** The only place of a name, and before it the better-known beaches and bays that are called so for short. */
function withShortRivals(
  candidates: readonly ScoredCandidate[],
  name: string,
  sources: SearchSources,
): readonly ScoredCandidate[] {
  const [only, ...others] = candidates;
  if (only === undefined || others.length > 0 || only.score >= famousScore || only.isNearRecent) return candidates;
  const rivals = sources.seaNames
    .shortlyCalled(name)
    .filter(({ fame, folded, point }) => {
      const readings = new Set(folded.flatMap(landformReadings));
      const isShort = leftOutLandforms.some((landform) => readings.has(`${landform} ${name}`));
      return isShort && fame >= renownedFame && distanceKm(point, only.point) > nearSeaNameKm;
    })
    .map((seaName) => sources.scorer.sea(seaName, name))
    .filter(({ score }) => score > only.score);
  return [...ranked(rivals), ...candidates].slice(0, maxChoices);
}

function shortlyCalled(name: string, { seaNames, scorer }: SearchSources): ScoredCandidate[] {
  return seaNames.shortlyCalled(name).map((seaName) => scorer.sea(seaName, name));
}

/**
 * Who types an accent means a place that is written with it, where there is one: San-Pédro, and not San Pedro. Who types
 * `Faro` may leave an accent out, but has none in mind where a likelier place is called just so: not Fårö.
 */
function asAccented(
  text: string,
  candidates: readonly ScoredCandidate[],
  found: readonly ScoredCandidate[],
): readonly ScoredCandidate[] {
  if (!isPlain(text)) {
    const written = found.filter(({ name, otherName }) => [name, otherName].some((one) => isWritten(text, one)));
    const accented = found.filter(({ name, otherName = name }) => !isPlain(otherName));
    const all = written.length > 0 ? written : accented;
    // Towns are listed without their accents where the sea has them: Argeles is Argelès-Plage.
    const meant = candidates.filter((one) => all.some((other) => isSamePlace(one, other)));
    const whole = fold(text);
    return meant.length === 0
      ? candidates
      : candidates.filter((one) => meant.includes(one) || fold(one.name) !== whole);
  }
  return candidates.filter(({ name, otherName = name }, index) => {
    const isAlike = (likelier: ScoredCandidate): boolean =>
      isPlain(likelier.name) && fold(likelier.name) === fold(otherName);
    return isPlain(otherName) || !candidates.slice(0, index).some(isAlike);
  });
}

/** Whether a name is written as the text, accents and all. */
function isWritten(text: string, name = ''): boolean {
  const letters = (written: string): string =>
    written
      .normalize('NFC')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
  return letters(text) === letters(name);
}

function isPlain(text: string): boolean {
  return /^[\p{ASCII}\p{Punctuation}]*$/u.test(text);
}

const elsewherePenalty = 2.6;
/** Siracusa is Syracuse in French, and not the town of that name inland of New York. */
const signKm = 10;
const inlandKm = 20;

/** Another name so short is the code of an airport: HEL is Helsinki, and Hel a port in Poland. */
const airportCode = /^[a-z]{3}$/;
const codePenalty = 2;

/** Words behind the name of a seaside town that people leave out, folded: Newbiggin-by-the-Sea, Courseulles-sur-Mer. */
const seasideWords = wordsOfRole('seaside');
const seasideKm = 5;

/**
 * The seaside towns that a name is the beginning of, and where others bear the whole text, all but the article of: La
 * Rochelle, and not Rochelle in Illinois. A name that none bears is looked up with articles anyway.
 */
function seasideTowns(name: string, isBorneWhole: boolean, gazetteer: Gazetteer): Namesake[] {
  const names = gazetteer.named([
    ...seasideWords.map((words) => `${name} ${words}`),
    ...(isBorneWhole ? articles.map((article) => `${article} ${name}`) : []),
  ]);
  return [...names.values()]
    .flat()
    .filter(({ town, kind }) => kind === 'main' && town.seaKm <= seasideKm)
    .map(({ town }) => ({ town, kind: 'part' }));
}

/** Of a larger place inland people ask for the weather. */
const maxInlandScore = 5.5;

/** Whether only small places inland have a name and one by the sea has nearly that: Fours is a village, Fouras a port. */
function isRatherBySea(
  name: string,
  found: readonly ScoredCandidate[],
  { gazetteer, seaNames, scorer }: SearchSources,
): boolean {
  const most = Math.max(...found.map(({ score }) => score));
  if (most >= maxInlandScore || found.some(({ seaKm = 0 }) => seaKm <= inlandKm)) return false;
  const towns = gazetteer
    .similar([name])
    .filter(({ mistakes, kind, town }) => mistakes === 1 && kind === 'main' && town.seaKm <= seasideKm)
    .map(({ town, kind }) => scorer.town(town, kind));
  const ofSea = seaNames
    .similar(name, 1)
    .flatMap(({ name: folded }) => seaNames.named(folded).map((seaName) => scorer.sea(seaName, folded)));
  return [...towns, ...ofSea].some(({ score }) => score >= villageScore && score > most + clearLead);
}

/** Whether a town is called so in the language of the user: Nieuport is Nieuwpoort. */
function isTitle({ town, kind }: Namesake, name: string, { townTitles, language }: SearchSources): boolean {
  return kind === 'other' && fold(townTitles(town.id, language) ?? '') === name;
}

/** GeoNames has misspellings as names: Valparaiso in Florida has the name Valpariso. */
function isMisspelling(name: string, bearers: readonly Namesake[], found: readonly ScoredCandidate[]): boolean {
  return (
    bearers.length === found.length &&
    bearers.every(({ kind }) => kind === 'other') &&
    !isOfAnotherLanguage(name, bearers) &&
    found.every(({ score, countryCode, seaKm = 0 }) => {
      const isForeign = englishOnSigns.has(countryCode) && seaKm > seasideKm;
      return score < (isForeign ? maxForeignScore : maxMisspellingScore);
    })
  );
}

/** Abergwaun is Fishguard in Welsh, and An Daingean Dingle in Irish: what one seaside town alone is called, and not for a slip. */
function isOfAnotherLanguage(name: string, [only, ...others]: readonly Namesake[]): boolean {
  if (!only || others.length > 0 || name.replaceAll(' ', '').length < minForeignLetters || only.town.seaKm > seasideKm)
    return false;
  const inEnglish = fold(only.town.name);
  // Scarboro is short for it.
  if (inEnglish.startsWith(name)) return false;
  const sign = lettersOf(inEnglish);
  return mistakesFrom(lettersOf(name), mostSlips)(sign, 0, sign.length) > mostSlips;
}

function lettersOf(folded: string): number[] {
  return Array.from({ length: folded.length }, (_, at) => folded.charCodeAt(at));
}

/** Shorter words are nicknames and abbreviations. */
const minForeignLetters = 7;
const mostSlips = 2;
const maxMisspellingScore = 5;
/** Nobody calls a town off the sea otherwise than in English where its sign is: Burke in Virginia has the name Berk. */
const maxForeignScore = 6;

function likeliest(candidates: readonly ScoredCandidate[], language: string): readonly ScoredCandidate[] {
  const distinct = withoutForeign(withoutTwins(candidates), language);
  const [best, ...others] = distinct;
  if (best === undefined) return distinct;
  if (others.every((other) => best.score - other.score >= leadOver(best, other))) return [best];
  return distinct
    .filter((one) => best.score - one.score <= maxScoreGap || isRenowned(one))
    .toSorted((a, b) => orderScore(b, language) - orderScore(a, language))
    .slice(0, maxChoices);
}

/** A place where the asker's language is spoken is hardly rivalled by a lesser one elsewhere: Bray in Ireland, and Bray-Dunes. */
function withoutForeign(candidates: readonly ScoredCandidate[], language: string): readonly ScoredCandidate[] {
  const isOwn = ({ countryCode }: ScoredCandidate): boolean => languageIn(countryCode) === language;
  const own = candidates.find((one) => isOwn(one) && (one.seaKm ?? 0) <= signKm);
  if (own === undefined) return candidates;
  return candidates.filter(
    (one) => isOwn(one) || isRenowned(one) || one.isNearRecent || own.score - one.score < clearLead,
  );
}

/**
 * Of several that are offered, people who ask about the sea mean the renowned one rather than the larger one, and hardly
 * one inland. That a city has more than a few millions says nothing about its sea. Where English is spoken counts only
 * here for who asks in English: it is in too many countries.
 */
function orderScore({ score, fame = 0, seaKm = 0, countryCode }: ScoredCandidate, language: string): number {
  const renown = renownBonus * Math.max(0, fame + 1 - renownedFame);
  const isEnglish = language === 'en' && languageIn(countryCode) === language;
  const english = isEnglish ? englishBonus : 0;
  return Math.min(score, worldScore) + renown + english - (seaKm > farInlandKm ? inlandPenalty : 0);
}

const renownBonus = 0.5;
/** As in the user's country. */
const englishBonus = 0.4;
/** Farther than a port up a river: Jacksonville in Florida lies 25 km inland. */
const farInlandKm = 50;
const inlandPenalty = 0.7;

function isRenowned({ fame = 0 }: ScoredCandidate): boolean {
  return fame >= renownedFame;
}

function leadOver(best: ScoredCandidate, other: ScoredCandidate): number {
  if (isRenowned(other) && (other.fame ?? 0) >= (best.fame ?? 0) && !best.isNearRecent) return Infinity;
  // Carteret in Normandy, for the French, and not the one in New Jersey.
  const isForeign = other.home === 'abroad' && !isRenowned(other) && other.score < famousScore;
  if (isForeign && best.home === 'own' && isRenowned(best)) return 0;
  const { score, seaKm } = other;
  if (best.score >= worldScore) return worldLead;
  const isAshore = best.seaKm !== undefined && best.seaKm <= shoreKm;
  if (isAshore && seaKm !== undefined && seaKm > seasideKm && score < rivalScore) return shoreLead;
  const isOfSea = best.seaKm !== undefined && seaKm === undefined;
  const isRival = score >= rivalScore && (isOfSea || (best.score < famousScore && (seaKm ?? 0) <= signKm));
  if (isRival) return rivalLead;
  const isOnShore = seaKm !== undefined && seaKm <= shoreKm && score >= rivalScore;
  return isOnShore ? famousLead : clearLead;
}

/** Of places that would be offered under the same words only the likeliest: Sellin on Rügen, and not the one inland. */
function withoutTwins(candidates: readonly ScoredCandidate[]): readonly ScoredCandidate[] {
  const words = ({ name, regionCode, countryCode }: ScoredCandidate): string => [name, regionCode, countryCode].join();
  return candidates.filter((one, index) => candidates.findIndex((other) => words(other) === words(one)) === index);
}

/**
 * Malta is the state and not the village in Holland. Where a town of the country has its name (Monaco, Panama), that
 * town is meant; where it is an island or a group of islands, that; else there is a choice of its ports, and of those of a region of the same name (Georgia).
 */
function countryNamed(name: string, language: string, sources: SearchSources): SearchOutcome | undefined {
  const countryCode = sources.atlas.countryNamed(name, language);
  if (countryCode === undefined) return undefined;
  const { gazetteer, seaNames, scorer } = sources;
  const towns = gazetteer.named([name]).get(name) ?? [];
  if (towns.some(({ town }) => town.countryCode === countryCode)) {
    // In French, Salvador is the state, and a city in Brazil.
    const meant = towns
      .map(({ town, kind }) => ({ candidate: scorer.town(town, kind), isSign: kind === 'main' }))
      .filter(
        ({ candidate, isSign }) => candidate.countryCode === countryCode || (isSign && candidate.score >= worldScore),
      );
    return { why: 'namesakes', candidates: likeliest(ranked(meant.map(({ candidate }) => candidate)), language) };
  }
  const islands = seaNames.named(name).filter((seaName) => seaName.countryCode === countryCode);
  if (islands.length > 0) return { why: 'namesakes', candidates: islands.map((island) => scorer.sea(island, name)) };
  return foremostOf([{ countryCode }, ...regionsNamed(name, sources)], sources);
}

function regionsNamed(name: string, { atlas }: SearchSources): CountryOrRegion[] {
  return [...atlas.regions().keysOf(name)].map(areaOfKey);
}

/** A country this small has one tide: its foremost place stands for it. */
const smallAreaKm = 80;
const maxForemost = 40;

function foremostOf(
  areas: readonly CountryOrRegion[],
  { gazetteer, scorer }: SearchSources,
): SearchOutcome | undefined {
  const towns = areas.flatMap((area) => gazetteer.foremost(area, maxForemost));
  const candidates = ranked(towns.map((town) => scorer.town(town, 'main')));
  const [best] = candidates;
  if (best === undefined) return undefined;
  const isSmall = candidates.every(({ point }) => distanceKm(point, best.point) <= smallAreaKm);
  return { why: 'area', candidates: candidates.slice(0, isSmall ? 1 : maxChoices) };
}
