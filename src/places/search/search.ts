import { mistakesFrom } from '../../lib/edit-distance.ts';
import { distanceKm, type Found } from '../../domain/place.ts';
import type { Atlas } from './countries.ts';
import { isSamePlace, ranked, type CandidateSources, type ScoredCandidate, type Scorer } from './candidates.ts';
import { fold } from '../fold.ts';
import type { CountryOrRegion, Gazetteer, Namesake } from '../gazetteer/gazetteer.ts';
import { articles, interpretationsOf, type NameInterpretation } from './interpretations.ts';
import type { SeaName } from '../gazetteer/sea-names.ts';
import { wordsOfRole } from './name-words.ts';
import { landformReadings } from './landforms.ts';
import { englishOnSigns, languageIn } from '../rank.ts';
import { areaOfKey } from '../regions.ts';
import { leads, renownedFame, scores, weights } from '../weights.ts';
import { Problem } from '../../problem.ts';
import { limitsKm, most, nameLimits } from '../limits.ts';

export type SearchSources = CandidateSources & { readonly atlas: Atlas; readonly scorer: Scorer };

/** The places that a name may mean, at least one, the likeliest first. Several are offered as a choice. */
export type SearchOutcome = {
  readonly why: (Found & { kind: 'choice' })['why'];
  readonly candidates: readonly ScoredCandidate[];
};

/** The places that a text may mean by name; `undefined` where no place has such a name. */
export function searchName(text: string, language: string, sources: SearchSources): SearchOutcome | undefined {
  const interpretations = interpretationsOf(text, language, sources);
  const [whole] = interpretations;
  if (whole === undefined) return undefined;
  return (
    countryNamed(whole.name, language, sources) ??
    namesakes(interpretations, text, sources) ??
    foremostOf(sources.atlas.regions().keysOf(whole.name), sources)
  );
}

function namesakes(
  interpretations: readonly NameInterpretation[],
  text: string,
  sources: SearchSources,
): SearchOutcome | undefined {
  const { gazetteer, stations, seaNames, scorer, language } = sources;
  const whole = fold(text);
  for (const [count, { name, accepts }] of interpretations.entries()) {
    if (count === most.interpretations) throw new Problem('text-too-long');
    const borne = gazetteer.named(name);
    // `BHV` is Bremerhaven to a sailor, and the airport of Bahawalpur.
    const isCode = /^[a-z]{3}$/.test(name);
    const towns = [...borne, ...seasideTowns(name, name === whole && borne.length > 0, gazetteer)]
      .map((one) => scorer.town(isTitle(one, name, sources) ? { ...one, kind: 'main' } : one))
      .filter((one) => accepts(one) && (one.kind !== 'other' || one.seaKm <= limitsKm.nearSea || !isCode));
    const seas = seaNames.named(name);
    // Where a town of some size or a place of the sea has this name on its sign, towns with it as another name come behind.
    const isSign =
      seas.some(({ folded }) => folded[0] === name) ||
      towns.some(({ kind, seaKm, score }) => kind !== 'other' && seaKm <= limitsKm.sign && score >= scores.village);
    const behind = isSign ? weights.otherNameElsewhere : 0;
    const exact = [
      ...towns.map((town) => (town.kind === 'other' ? { ...town, score: town.score + behind } : town)),
      ...stations.named(name).map((station) => scorer.station(station)),
      ...seas.map((seaName) => scorer.sea(seaName, name)),
    ].filter(accepts);
    const isKnown = exact.some(({ score }) => score >= scores.village);
    const called = isKnown ? [] : seaNames.called(name).map((seaName) => scorer.sea(seaName, name));
    const found = [...exact, ...called.filter(accepts)];
    if (found.length > 0 && !isMisspelling(name, found)) {
      const candidates = likeliest(asAccented(text, ranked(found), found), language);
      const rivals = name === whole ? shortRivals(candidates, whole, sources) : [];
      return { why: 'namesakes', candidates: [...rivals, ...candidates].slice(0, most.choices) };
    }
  }
  const shortly = seaNames.shortlyCalled(whole).map((seaName) => scorer.sea(seaName, whole));
  return shortly.length > 0 ? { why: 'namesakes', candidates: likeliest(ranked(shortly), language) } : undefined;
}

/** Who says `Portobello` may mean the beach of Edinburgh as well as a village in New Zealand; who says Fowey no rocks in Florida. */
const leftOutLandforms = ['beach', 'bay', 'harbour'];

/** Better-known beaches and bays that are called so for short, to be offered beside the only place of a name. */
function shortRivals([only, ...others]: readonly ScoredCandidate[], name: string, { seaNames, scorer }: SearchSources) {
  if (only === undefined || others.length > 0 || only.score >= scores.famous || only.isNearRecent) return [];
  const isShort = ({ folded }: SeaName): boolean =>
    folded.flatMap(landformReadings).some((reading) => leftOutLandforms.some((one) => reading === `${one} ${name}`));
  const rivals = seaNames.shortlyCalled(name).filter((one) => one.fame >= renownedFame && isShort(one));
  return ranked(
    rivals.map((one) => scorer.sea(one, name)).filter((one) => one.score > only.score && !isSamePlace(one, only)),
  );
}

/** Who types an accent means a place with it: San-Pédro. Without, Fårö may be meant, but not beside a likelier Faro. */
function asAccented(text: string, candidates: readonly ScoredCandidate[], found: readonly ScoredCandidate[]) {
  if (!isPlain(text)) {
    const accented = found.filter(({ name, otherName = name }) => !isPlain(otherName));
    // Towns are listed without their accents where the sea has them: Argeles is Argelès-Plage.
    const meant = candidates.filter((one) => accented.some((other) => isSamePlace(one, other)));
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

function isPlain(text: string): boolean {
  return /^[\p{ASCII}\p{Punctuation}]*$/u.test(text);
}

/** Words behind the name of a seaside town that people leave out, folded: Newbiggin-by-the-Sea, Courseulles-sur-Mer. */
const seasideWords = wordsOfRole('seaside');
/**
 * The seaside towns that a name is the beginning of, and where others bear the whole text, all but the article of: La
 * Rochelle, and not Rochelle in Illinois. A name that none bears is looked up with articles anyway.
 */
function seasideTowns(name: string, isBorneWhole: boolean, gazetteer: Gazetteer): Namesake[] {
  const names = [
    ...seasideWords.map((words) => `${name} ${words}`),
    ...(isBorneWhole ? articles.map((article) => `${article} ${name}`) : []),
  ];
  return names
    .flatMap(gazetteer.named)
    .filter(({ town, kind }) => kind === 'main' && town.seaKm <= limitsKm.coast)
    .map(({ town }) => ({ town, kind: 'part' }));
}

/** Whether a town is called so in the language of the user: Nieuport is Nieuwpoort. */
function isTitle({ town, kind }: Namesake, name: string, { townTitles, language }: SearchSources): boolean {
  return kind === 'other' && fold(townTitles(town.id, language) ?? '') === name;
}

/** GeoNames has misspellings as names: Valparaiso in Florida has the name Valpariso. Abergwaun is no slip of Fishguard. */
function isMisspelling(typed: string, found: readonly ScoredCandidate[]): boolean {
  return found.every(({ kind, name, score, countryCode, seaKm = 0 }) => {
    const isForeign = englishOnSigns.has(countryCode) && seaKm > limitsKm.coast;
    const least = isForeign ? scores.misspellingInland : scores.misspelling;
    return kind === 'other' && score < least && mayBeSlip(typed, fold(name));
  });
}

/** Whether a name differs from a sign by a letter or two, or is too short to tell: Scarboro is Scarborough. */
function mayBeSlip(name: string, sign: string): boolean {
  if (name.length < nameLimits.foreign || sign.startsWith(name)) return true;
  const [typed, letters] = [name, sign].map((folded) => Array.from(folded, (letter) => letter.charCodeAt(0)));
  return mistakesFrom(typed!, most.slips)(letters!, 0, letters!.length) <= most.slips;
}

function likeliest(candidates: readonly ScoredCandidate[], language: string): readonly ScoredCandidate[] {
  const distinct = withoutForeign(candidates, language);
  const [best, ...others] = distinct;
  if (best === undefined) return distinct;
  if (others.every((other) => best.score - other.score >= leadOver(best, other))) return [best];
  return distinct
    .filter((one) => best.score - one.score <= leads.offered || isRenowned(one))
    .toSorted((a, b) => orderScore(b, language) - orderScore(a, language))
    .slice(0, most.choices);
}

/** A place where the asker's language is spoken is hardly rivalled by a lesser one elsewhere, or one inland, and a renowned one by none: Bray-Dunes, Laredo in Texas, Lagos. */
function withoutForeign(candidates: readonly ScoredCandidate[], language: string): readonly ScoredCandidate[] {
  const isOwn = ({ countryCode }: ScoredCandidate): boolean => languageIn(countryCode) === language;
  const own = candidates.find((one) => isOwn(one) && (one.seaKm ?? 0) <= limitsKm.sign);
  if (own === undefined) return candidates;
  const lead = (own.seaKm ?? Infinity) > limitsKm.shore ? leads.clear : Math.max(0, own.score - scores.famous);
  const isRival = ({ score, seaKm = 0 }: ScoredCandidate): boolean =>
    seaKm <= limitsKm.farInland && own.score - score < lead && !isRenowned(own);
  return candidates.filter((one) => isOwn(one) || isRenowned(one) || one.isNearRecent || isRival(one));
}

/** At sea the renowned is meant, hardly one inland. English counts only here: it is spoken in too many countries. */
function orderScore({ score, fame = 0, seaKm = 0, countryCode }: ScoredCandidate, language: string): number {
  const renown = weights.renown * Math.max(0, fame + 1 - renownedFame);
  const english = language === 'en' && languageIn(countryCode) === language ? weights.english : 0;
  return score + renown + english + (seaKm > limitsKm.farInland ? weights.inland : 0);
}

function isRenowned({ fame = 0 }: ScoredCandidate): boolean {
  return fame >= renownedFame;
}

/** What the lead of the likeliest must be before another: of the first row that holds. */
function leadOver(best: ScoredCandidate, other: ScoredCandidate): number {
  const { score, home, name, seaKm, fame = 0 } = other;
  const inlandKm = seaKm ?? 0;
  const isSeaName = best.seaKm !== undefined && seaKm === undefined;
  const isNamesake = best.home !== 'own' && home === 'own' && fold(name) === fold(best.name);
  const rows: readonly (readonly [holds: boolean, lead: number])[] = [
    // A place of the sea that is as renowned is always offered.
    [fame >= Math.max(renownedFame, best.fame ?? 0) && !best.isNearRecent, Infinity],
    // Carteret in Normandy, for the French, and not the one in New Jersey.
    [best.home === 'own' && isRenowned(best) && isLittleKnownElsewhere(other), 0],
    [best.score >= scores.world, leads.world],
    // Bergen in Holland, for the Dutch, beside the one in Norway.
    [isNamesake && inlandKm <= limitsKm.coast, leads.offered],
    [(best.seaKm ?? Infinity) <= limitsKm.shore && inlandKm > limitsKm.coast && score < scores.rival, leads.ashore],
    // A town and a place of the sea of its name, or two towns.
    [score >= scores.rival && (isSeaName || (best.score < scores.famous && inlandKm <= limitsKm.sign)), leads.rivals],
    [score >= scores.rival && (seaKm ?? Infinity) <= limitsKm.shore, leads.famous],
    [true, leads.clear],
  ];
  return rows.find(([holds]) => holds)![1];
}

function isLittleKnownElsewhere(one: ScoredCandidate): boolean {
  return one.home !== 'own' && !isRenowned(one) && one.score < scores.famous;
}

/**
 * Malta is the state and not the village in Holland. Where a town of the country has its name (Monaco, Panama), that
 * town is meant; where it is an island or a group of islands, that; else there is a choice of its ports, and of those of a region of the same name (Georgia).
 */
function countryNamed(name: string, language: string, sources: SearchSources): SearchOutcome | undefined {
  const countryCode = sources.atlas.countryNamed(name, language);
  if (countryCode === undefined) return undefined;
  const { gazetteer, seaNames, scorer } = sources;
  const isOfIt = (one: ScoredCandidate): boolean => one.countryCode === countryCode;
  const towns = gazetteer.named(name).map((town) => scorer.town(town));
  const seas = seaNames.named(name).map((sea) => scorer.sea(sea, name));
  // Palau in Sardinia, for Italians.
  if ([...towns, ...seas].some(({ home, score }) => home === 'own' && score >= scores.rival)) return undefined;
  if (towns.some(isOfIt)) {
    // In French, Salvador is the state, and a city in Brazil.
    const meant = towns.filter((one) => isOfIt(one) || (one.kind === 'main' && one.score >= scores.world));
    return { why: 'namesakes', candidates: likeliest(ranked(meant), language) };
  }
  const islands = seas.filter(isOfIt);
  if (islands.length > 0) return { why: 'namesakes', candidates: islands };
  return foremostOf(sources.atlas.regions().keysOf(name), sources, [{ countryCode }]);
}

function foremostOf(regionKeys: Iterable<string>, sources: SearchSources, countries: readonly CountryOrRegion[] = []) {
  const areas = [...countries, ...Array.from(regionKeys, areaOfKey)];
  const towns = areas.flatMap((area) => sources.gazetteer.foremost(area, most.foremost));
  const candidates = ranked(towns.map((town) => sources.scorer.town({ town, kind: 'main' })));
  const [best] = candidates;
  if (best === undefined) return undefined;
  const isSmall = candidates.every(({ point }) => distanceKm(point, best.point) <= limitsKm.smallArea);
  return { why: 'area' as const, candidates: candidates.slice(0, isSmall ? 1 : most.choices) };
}
