import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import examples from '../../src/domain/question/aspects.json' with { type: 'json' };
import { writeDays } from '../../src/language/dates/day-notation.ts';
import { resolveDays } from '../../src/language/dates/days.ts';
import { continueFrame } from '../../src/language/request/follow-up.ts';
import { fold } from '../../src/language/lexicon/fold.ts';
import type { PlaceCandidate } from '../../src/language/scoring/place-candidates.ts';
import { openLexicons } from '../../src/language/lexicon/lexicons.ts';
import { framesOf } from '../../src/language/request/read-question.ts';
import { openSentence, readSentence } from '../../src/language/meaning/read-sentence.ts';
import { toRequests } from '../../src/language/request/to-request.ts';
import { likelyTime, writePart } from '../../src/language/dates/time-notation.ts';
import { endsAsQuestion, tokenize, type Token } from '../../src/language/lexicon/tokens.ts';
import { wordsWithin } from '../../src/language/lexicon/words-within.ts';
import {
  differences,
  languagesWith,
  namesOf,
  readRows,
  readTable,
  sampleOfRows,
  tableOf,
  today,
} from '../support/sentences.ts';
import { namesKnown } from '../support/known-names.ts';
import { casesOf } from '../support/thorough.ts';
import { findNotations } from '../../src/places/notation/index.ts';

const lexicons = openLexicons();
const known = new Set(
  'newlyn|clifton|cape town|hull|brest|büsum|barcelona|lisbon|biarritz|dover|roscoff|le havre|golden gate|sun haven|haven|friday harbor|half moon bay|plymouth|sylt|thurso|rügen|thursday|mardi'.split(
    '|',
  ),
);
const places = {
  isName: (text: string) => known.has(text.toLowerCase()),
  isLikely: () => true,
  isArea: () => false,
  isIsland: () => false,
  kindIn: () => undefined,
  notationsIn: (text: string) => findNotations(text, 'en'),
  isWellKnown: () => true,
};
const read = (text: string, language = 'en') => {
  const [frame] = readSentence(text, { lexicons, places, language });
  if (!frame) throw new Error(`Nothing is read in ${text}`);
  return frame;
};

/** What a frame asks, on one line. */
function inShort(text: string, language = 'en'): string {
  const {
    kinds,
    places: [place],
    days,
    time,
    units,
    unused,
    datum,
  } = read(text, language);
  const dates = days.map((day) => {
    const { first = '', last = '' } = resolveDays(day, { today }) ?? {};
    return first === last ? first : `${first}..${last}`;
  });
  const rest = unused.map((word) => `?${word}`);
  return [kinds.join('+') || '-', place?.text ?? '-', ...dates, time, ...units, datum, ...rest]
    .filter(Boolean)
    .join(' ');
}

describe('the example of every aspect', () => {
  it.each(Object.values(examples).flatMap((ofSubject) => Object.entries(ofSubject)))(
    'asks for %s: %s',
    (aspect, text) => {
      expect(['en', 'fr'].flatMap((language) => read(text, language).kinds)).toContain(aspect);
    },
  );
});

describe.each(languagesWith('sentences'))('the table of %s', (language) => {
  const rows = readTable(tableOf(language, 'sentences'));

  it('is understood', () => {
    const tried = sampleOfRows(rows);
    const wrong = readRows(tried, language, namesOf(rows)).flatMap(({ row, frame }) => {
      const found = differences(row, frame);
      return found.length > 0 ? [`${row.sentence}: ${found.join('; ')}`] : [];
    });
    // One sentence in fifty may still be read otherwise than its author meant.
    expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(tried.length / 50);
  });
});

describe.each(languagesWith('held-out'))('the table of %s that was held out', (language) => {
  it('is understood', () => {
    const heldOut = readTable(tableOf(language, 'held-out'));
    const understood = readRows(heldOut, language, namesOf(heldOut)).filter(
      ({ row, frame }) => differences(row, frame).length === 0,
    );
    expect(understood.length / heldOut.length).toBeGreaterThan(0.85);
  });
});

describe('digits and marks of full width', () => {
  it.each([
    ['en', 'tide Newlyn tomorrow １５:００', 'height Newlyn 2026-11-22 15:00'],
    ['ja', '明日１５時のNewlynの潮位', 'height Newlyn 2026-11-22 15:00'],
    ['en', 'rain in Newlyn？tomorrow', 'rain Newlyn 2026-11-22'],
    ['ja', 'Newlynの満潮は？明日', 'high Newlyn 2026-11-22'],
  ])('are read as others in %s: %s', (language, text, expected) => {
    expect(inShort(text, language)).toBe(expected);
  });

  it.each(['swell over 2 m Brest?', 'Brestのうねりは2mを超えますか？ '])('end a question: %s', (text) => {
    expect(endsAsQuestion(text)).toBe(true);
  });
});

describe('the sentences that were not understood before', () => {
  it.each([
    ['tide Newlyn on monday', 'tide Newlyn 2026-11-23'],
    ['tide Newlyn next monday', 'tide Newlyn 2026-11-23'],
    ['tide Newlyn this weekend', 'tide Newlyn 2026-11-21..2026-11-22'],
    ['tide Newlyn for 3 days', 'tide Newlyn 2026-11-21..2026-11-23'],
    ['tide Newlyn in 2 days', 'tide Newlyn 2026-11-23'],
    ['tide Newlyn 24-26 November', 'tide Newlyn 2026-11-24..2026-11-26'],
    ['tide Newlyn christmas', 'tide Newlyn 2026-12-25'],
    ['tide Newlyn christmas day 2028', 'tide Newlyn 2028-12-25'],
    ['easter weekend 2028 tides Newlyn', 'tide Newlyn 2028-04-14..2028-04-17'],
    ['tides Newlyn march 2028', 'tide Newlyn 2028-03-01..2028-03-31'],
    ['tides Newlyn december next year', 'tide Newlyn 2027-12-01..2027-12-31'],
    ['high tide Newlyn first', 'high Newlyn'],
    ['wetter this week in Newlyn, wed or thu', 'rain Newlyn 2026-11-25 2026-11-26'],
    ['the tide in Newlyn - is it on its way out?', 'rising Newlyn'],
    ['difference in height between high and low water Newlyn', 'range Newlyn'],
    ['is the sea warmer in Newlyn', 'water-temperature Newlyn'],
    ['is it warmer in Newlyn', 'temperature Newlyn'],
    ['next spring low water Newlyn', 'springs+low Newlyn'],
    ['highest tide this month was when in Newlyn', 'highest Newlyn 2026-11-01..2026-11-21'],
    ['tides for a week from friday in Newlyn', 'tide Newlyn 2026-11-27..2026-12-03'],
    ['lowest tides in the next fortnight Newlyn', 'lowest Newlyn 2026-11-21..2026-12-04'],
    ['will the tide be in or out at 4pm Newlyn', 'rising Newlyn 16:00'],
    ['tell me a bit about king tides and when is the next one in Newlyn', 'explain+springs Newlyn'],
    ['low tide Newlyn in christmas week', 'low Newlyn 2026-12-21..2026-12-27'],
    ['crabbing off dover in Newlyn', 'low Newlyn ?dover'],
    ['barometer falling in Newlyn?', 'pressure Newlyn'],
    ['what does neaps actually mean', 'explain -'],
    ['tide Newlyn tomorow', 'tide Newlyn 2026-11-22'],
    ['tide Newlyn 14:00', 'height Newlyn 14:00'],
    ['tide Newlyn tomorrow 3pm', 'height Newlyn 2026-11-22 15:00'],
    ['tide Newlyn in feet', 'tide Newlyn feet'],
    ['Hull tide', 'tide Hull'],
    ['wind Clifton Cape Town', 'wind Clifton Cape Town'],
    ['HW Hull', 'high Hull'],
    ['marée Brest samedi prochain', 'tide Brest 2026-11-28'],
    ['marée Brest dans 3 jours', 'tide Brest 2026-11-24'],
    ['Gezeiten Büsum am Samstag', 'tide Büsum 2026-11-21'],
    ['sunset barcelona', 'sunset barcelona'],
    ['golden hour lisbon', 'golden-hour lisbon'],
    ['next full moon', 'full-moon -'],
    ['coucher du soleil Biarritz', 'sunset Biarritz'],
    ['Vollmond', 'full-moon -'],
    ['is it high tide now at Brest', 'rising Brest 2026-11-21'],
    ['What time is high water at Dover on Tuesday?', 'high Dover 2026-11-24'],
    ['will it rain tomorrow in Brest', 'rain Brest 2026-11-22'],
    ['Wann ist heute Niedrigwasser in Büsum?', 'low Büsum 2026-11-21'],
    ['and tomorrow?', '- - 2026-11-22'],
    ['in feet', '- - feet'],
    ['for Roscoff', '- Roscoff'],
    ['over the bar', '- - ?over the bar'],
    ['tide Dover datum=MLLW', 'tide Dover MLLW'],
    ['tide Dover datum=foo', 'tide Dover FOO'],
  ])('%s', (text, expected) => {
    expect(inShort(text)).toBe(expected);
  });
});

describe('a question about a stand or a double water', () => {
  it.each([
    ['en', 'how long is the stand at high water at Brest', 'stand', undefined],
    ['en', 'how long is slack at high water at Brest', 'stand', undefined],
    ['en', 'how long does high tide last in Brest', 'stand', undefined],
    ['en', 'double high water Brest', 'stand', undefined],
    ['en', 'two high tides Brest', 'stand', undefined],
    ['en', 'how long does low water last at Brest', 'stand', 'low'],
    ['en', 'double low water Brest', 'stand', 'low'],
    ['en', 'gulder Brest', 'stand', 'low'],
    ['en', 'when are the two high tides in Brest', 'high', undefined],
    ['en', 'what time is double low water at Brest', 'low', 'low'],
    ['en', 'slack water Brest', 'slack', undefined],
    ['fr', 'tenue du plein à Brest', 'stand', undefined],
    ['fr', 'combien de temps dure la tenue du plein à Brest', 'stand', undefined],
    ['fr', 'combien de temps le plein tient-il à Brest', 'stand', undefined],
    ['fr', 'combien de temps dure l’étale de pleine mer à Brest', 'stand', undefined],
    ['fr', 'double pleine mer Brest', 'stand', undefined],
    ['fr', 'combien de temps dure la basse mer à Brest', 'stand', 'low'],
    ['fr', 'étale de pleine mer Brest', 'high', undefined],
    ['de', 'Wie lange steht das Hochwasser in Brest', 'stand', undefined],
    ['de', 'doppeltes Hochwasser Brest', 'stand', undefined],
    ['de', 'Warum gibt es in Brest zwei Hochwasser', 'stand', undefined],
    ['de', 'wie lange ist Stauwasser bei Hochwasser in Brest', 'stand', undefined],
    ['de', 'doppeltes Niedrigwasser Brest', 'stand', 'low'],
  ])('%s: %s', (language, text, kind, state) => {
    const { kinds, state: asked, unused } = read(text, language);
    expect([kinds, asked, unused]).toEqual([[kind], state, []]);
  });
});

describe('places', () => {
  it.each([
    ['tide Waikiki', ['Waikiki']],
    ['tide Isle of Wight', ['Isle of Wight']],
    ['Golden Gate', ['Golden Gate']],
    ['tide Friday Harbor', ['Friday Harbor']],
    ['sunset Half Moon Bay', ['Half Moon Bay']],
    ['Plymouth, MA tide tomorrow', ['Plymouth, MA', 'Plymouth']],
    ['marées au Havre', ['le Havre', 'Havre']],
    ['tide 9414290', ['9414290']],
    ['tide 48.39, -4.49 tomorrow', ['48.39, -4.49']],
    ['wind 48°23′N 4°29′W', ['48°23′N 4°29′W']],
    ['tide https://maps.google.com/?q=48.39,-4.49', ['https://maps.google.com/?q=48.39,-4.49']],
    ['Gezeiten Nord-Ostsee-Kanal', ['Nord-Ostsee-Kanal']],
    ['what is the tide in Hull', ['Hull']],
  ])('%s', (text, expected) => {
    expect(read(text).places.map((place) => place.text)).toEqual(expected);
  });

  it('stands behind a greeting and a comma', () => {
    expect(inShort('hi there, tide Dover')).toBe('tide Dover');
  });

  it('asks about the sun at Haven only where nothing is called Sun Haven', () => {
    const readings = readSentence('sun haven', { lexicons, places, language: 'en' });
    expect(readings[0]).toMatchObject({ kinds: [], places: [{ text: 'sun haven' }] });
    known.delete('sun haven');
    expect(inShort('sun haven')).toBe('sun haven');
    known.add('sun haven');
  });
});

describe('parts of a day, weeks and levels', () => {
  it.each([
    ['en', 'high tide friday night in Hull', 'high Hull 2026-11-27'],
    ['en', 'high tide to morrow Hull', 'high Hull 2026-11-22'],
    ['en', 'high tide wednes day Hull', 'high Hull 2026-11-25'],
    ['fr', 'marée same di prochain Hull', 'tide Hull 2026-11-28'],
    ['en', 'marée di manche Hull', 'tide Hull 2026-11-22'],
    ['fr', 'vent après de main Hull', 'wind Hull 2026-11-23'],
    ['de', 'Wind sonn tag Hull', 'wind Hull 2026-11-22'],
    ['de', 'Wind über morgen Hull', 'wind Hull 2026-11-23'],
    ['en', 'what time is high tide in Hull on friday night', 'high Hull 2026-11-27'],
    ['en', 'tide Hull about 7 tomorrow morning', 'height Hull 2026-11-22 07:00'],
    ['en', 'tide for Hull in three weeks on the sat', 'tide Hull 2026-12-12'],
    ['en', 'tides for wk of 30th nov at Hull', 'tide Hull 2026-11-30..2026-12-06'],
    ['en', 'sun down time Hull', 'sunset Hull'],
    ['en', 'when will the tide be at 3 metres in Hull tomorrow', 'above Hull 2026-11-22'],
    ['en', 'when are the king tides in Hull this yr', 'highest Hull 2026-11-21..2026-12-31'],
    ['en', 'how much does the tide drop at Hull', 'range Hull'],
    ['fr', 'marée Brest à 7h demain matin', 'height Brest 2026-11-22 07:00'],
    ['fr', 'marée Brest samedi dans 2 semaines', 'tide Brest 2026-12-05'],
    ['de', 'Gezeiten Büsum um 7 Uhr morgen früh', 'height Büsum 2026-11-22 07:00'],
    ['de', 'Gezeiten Büsum Woche vom 30. November', 'tide Büsum 2026-11-30..2026-12-06'],
  ])('in %s: %s', (language, text, expected) => {
    expect(inShort(text, language)).toBe(expected);
  });
});

describe('days that are named by others', () => {
  it.each([
    ['en', 'tide Newlyn the closest Tuesday to 10 May', 'tide Newlyn 2027-05-11'],
    ['fr', 'marée Newlyn le samedi le plus proche du 8 mai', 'tide Newlyn 2027-05-08'],
    ['nl', 'getij Newlyn tussen 5 en 9 mei', 'tide Newlyn 2027-05-05..2027-05-09'],
    ['es', 'mareas Newlyn 5 a 9 de mayo', 'tide Newlyn 2027-05-05..2027-05-09'],
    ['pt', 'marés Newlyn a partir de 5 até 9 de maio', 'tide Newlyn 2027-05-05..2027-05-09'],
    ['it', 'maree Newlyn dal 5 al 9', 'tide Newlyn 2026-12-05..2026-12-09'],
    ['de', 'Gezeiten Newlyn von Oktober bis Januar 2028', 'tide Newlyn 2027-10-01..2028-01-31'],
    ['en', 'tides Newlyn December to February 2028', 'tide Newlyn 2027-12-01..2028-02-29'],
    ['it', 'maree Newlyn la seconda domenica di aprile', 'tide Newlyn 2027-04-11'],
    ['es', 'mareas Newlyn el primer sábado de abril', 'tide Newlyn 2027-04-03'],
    ['ja', 'Newlynの潮汐 4月の第2週', 'tide Newlyn 2027-04-08..2027-04-14'],
    ['pt', 'marés Newlyn na última semana de abril', 'tide Newlyn 2027-04-24..2027-04-30'],
    ['nl', 'getij Newlyn 2 weken voor Kerst', 'tide Newlyn 2026-12-11'],
    ['en', 'tide Newlyn third day of May', 'tide Newlyn 2027-05-03'],
    ['fr', 'marée Newlyn le deuxième jour de mai', 'tide Newlyn 2027-05-02'],
    ['de', 'Gezeiten Newlyn in drei Monaten', 'tide Newlyn 2027-02-21'],
    ['ja', 'Newlynの潮汐 2年後', 'tide Newlyn 2028-11-21'],
    ['en', 'tide Newlyn 4/2027', 'tide Newlyn 2027-04-01..2027-04-30'],
    ['es', 'mareas Newlyn 04-2027', 'tide Newlyn 2027-04-01..2027-04-30'],
  ])('in %s: %s', (language, text, expected) => {
    expect(inShort(text, language)).toBe(expected);
  });
});

describe('a word that is two things', () => {
  it.each([
    // An article is no date, a number is.
    ['nl', 'zaterdag een briesje in Newlyn', 'wind Newlyn 2026-11-21'],
    ['pt', 'quinta uma boa maré em Newlyn', 'tide Newlyn 2026-11-26'],
    ['it', 'venerdì un po di onde a Newlyn', 'waves Newlyn 2026-11-27'],
    ['de', 'Sonntag eine gute Welle in Newlyn', 'waves Newlyn 2026-11-22'],
    ['fr', 'vent samedi cinq décembre Newlyn', 'wind Newlyn 2026-12-05'],
    ['fr', 'vent lundi vingt-quatre Newlyn', 'wind Newlyn 2027-05-24'],
    ['nl', 'wind zondag zes december Newlyn', 'wind Newlyn 2026-12-06'],
    // `Or` is no west, nor is `and` east.
    ['es', 'olas mañana en Newlyn o viento', 'waves+wind Newlyn 2026-11-22'],
    ['es', 'lluvia o viento el sábado en Newlyn', 'rain+wind Newlyn 2026-11-21'],
  ])('in %s: %s', (language, text, expected) => {
    expect(inShort(text, language)).toBe(expected);
  });

  it.each(['cuándo hay viento del O en Newlyn', 'viento del oeste en Newlyn'])(
    'is west where it is written so: %s',
    (text) => {
      const [frame] = framesOf(text, { lexicons, places, language: 'es' });
      expect(frame?.conditions).toEqual([{ kind: 'sector', attribute: 'windDirection', fromDeg: 225, toDeg: 315 }]);
    },
  );
});

describe('a name in a script without blanks', () => {
  const names = namesKnown(['横浜', '木更津', '神戸']);
  const first = (text: string) => readSentence(text, { lexicons, places: names, language: 'ja' })[0];

  it.each([
    ['今、神戸は引いてる？満ちてる？', '神戸', 'rising'],
    ['横浜は今満ちている？', '横浜', 'rising'],
    ['木更津なら満潮は何時？', '木更津', 'high'],
  ])('stands apart from the words beside it: %s', (text, place, kind) => {
    const frame = first(text);
    expect([frame?.places[0]?.text, frame?.kinds, frame?.unused]).toEqual([place, [kind], []]);
  });

  it.each([
    ['横浜周辺ぶらぶらの波', '横浜'],
    ['神戸周辺ぐるぐるの満潮', '神戸'],
  ])('is looked for within words that are unknown: %s', (text, place) => {
    const within = first(text)?.places.find((candidate) => candidate.text === place);
    expect([within?.text, within?.isPart]).toEqual([place, undefined]);
  });
});

describe('a greeting', () => {
  const named = { ...places, isName: () => true };

  it.each([
    ['en', 'Hallo'],
    ['de', 'Salut'],
    ['fr', 'Bom dia'],
    ['nl', 'Grazie'],
    ['en', 'こんにちは'],
  ])('is one to who speaks %s, though a place is called so: %s', (language, text) => {
    const [frame] = readSentence(text, { lexicons, places: named, language });
    expect([frame?.kinds, frame?.places]).toEqual([['courtesy'], []]);
  });
});

describe('a part of a day', () => {
  it.each([
    ['en', 'wind Newlyn late on friday', '2026-11-27', 'evening'],
    ['en', 'wind early tomorrow Newlyn', '2026-11-22', 'morning'],
    ['en', 'wind in the late afternoon Newlyn', '-', '16:00-18:00'],
    ['en', 'wind early evening tomorrow Newlyn', '2026-11-22', '17:00-20:00'],
    ['en', 'wind Newlyn late tomorrow afternoon', '2026-11-22', 'afternoon'],
    ['en', 'wind last thing tonight Newlyn', '2026-11-21', 'night'],
    ['en', 'wind overnight into friday Newlyn', '2026-11-26', 'night'],
    ['fr', 'marée basse demain après-midi à Brest', '2026-11-22', 'afternoon'],
    ['fr', 'marée basse demain apres midi Brest', '2026-11-22', 'afternoon'],
    ['fr', 'vent demain en fin d’après-midi à Brest', '2026-11-22', '16:00-19:00'],
    ['fr', 'vent demain début de soirée Brest', '2026-11-22', '17:00-20:00'],
    ['fr', 'vent en fin de matinée Brest', '-', '10:00-12:00'],
    ['fr', 'vent demain fin de journée Brest', '2026-11-22', '16:00-20:00'],
    ['fr', 'vent à la mi-journée Brest', '-', 'noon'],
    ['fr', 'vent tôt vendredi Brest', '2026-11-27', 'morning'],
    ['fr', 'vent dans la nuit de jeudi à vendredi Brest', '2026-11-26', 'night'],
    ['de', 'Wind am Spätnachmittag in Büsum', '-', '16:00-18:00'],
    ['de', 'Wind morgen späten Nachmittag Büsum', '2026-11-22', '16:00-18:00'],
    ['de', 'Wind am frühen Freitagmorgen in Büsum', '2026-11-27', 'morning'],
    ['de', 'Wind in den frühen Morgenstunden in Büsum', '-', '05:00-09:00'],
    ['de', 'Wind in der Nacht auf Freitag Büsum', '2026-11-26', 'night'],
    ['de', 'Wind Büsum in der Nacht von Donnerstag auf Freitag', '2026-11-26', 'night'],
  ])('in %s: %s', (language, text, date, part) => {
    const frame = read(text, language);
    const dates = frame.days.map((day) => resolveDays(day, { today })?.first);
    expect([dates.join(' ') || '-', writePart(frame.part ?? 'night'), frame.unused]).toEqual([date, part, []]);
  });
});

describe('a day of a question', () => {
  it.each([
    ['en', 'how high was the tide on friday in Brest', '2026-11-20'],
    ['en', 'I was wondering what the tide is on friday in Brest', '2026-11-27'],
    ['en', 'we were hoping to swim in Brest on friday', '2026-11-27'],
    ['fr', "j'avais une question : marée à Brest vendredi", '2026-11-27'],
    ['de', 'wie war das Wetter am Freitag in Brest', '2026-11-20'],
    ['de', 'wär am Freitag Hochwasser in Brest', '2026-11-27'],
  ])('in %s is over where its verb says so: %s', (language, text, expected) => {
    const { days } = read(text, language);
    expect(days.map((day) => resolveDays(day, { today })?.first)).toEqual([expected]);
  });
});

it('knows a weekday that is a small word by those before it', () => {
  const { days } = read('wann ist Fr Sa So Hochwasser in Brest', 'de');
  expect(days.map(writeDays)).toEqual(['fri', 'sat', 'sun']);
});

it.each([
  ['en', 'storm coming? Brest'],
  ['fr', 'une tempête arrive sur Brest ?'],
  ['de', 'kommt ein Sturm nach Brest'],
])('in %s looks days ahead for a storm: %s', (language, text) => {
  expect(toRequests(read(text, language))[0]?.options).toMatchObject({ days: '7' });
});

it.each([
  ['en', 'will it rain in Brest in the next 3 hours', 'within 3'],
  ['en', 'rain in Brest within the hour', 'within 1'],
  ['fr', 'pluie à Brest dans les 3 prochaines heures', 'within 3'],
  ['de', 'wird es in den nächsten zwei Stunden regnen in Brest', 'within 2'],
])('in %s hours from now on are a part of the day: %s', (language, text, part) => {
  expect(toRequests(read(text, language))[0]?.options).toMatchObject({ part });
});

describe('a time', () => {
  it.each([
    ['en', "tide height Newlyn 2 o'clock tomorrow", '2026-11-22 14:00'],
    ['en', "8 o'clock tide height Newlyn", '08:00'],
    ['en', 'wind Newlyn ten past 8', '08:10'],
    ['en', 'wind at ten to four Newlyn', '15:50'],
    ['en', 'wind Newlyn at 8 30', '08:30'],
    ['en', 'wind Newlyn tonight after 9', '2026-11-21 21:00-00:00'],
    ['fr', "vent à Brest d'ici 18h", '00:00-18:00'],
    ['en', 'wind Newlyn after 3pm', '15:00-00:00'],
    ['en', 'low water before 10.30 am tomorrow Newlyn', '2026-11-22 00:00-10:30'],
    ['en', 'wind tonight at 2 am Newlyn', '2026-11-22 02:00'],
    ['en', 'tides Newlyn tomorrow four thirty', '2026-11-22 16:30'],
    ['en', 'wind Newlyn at seven twenty-five pm', '19:25'],
    ['en', 'tide Newlyn 430pm', '16:30'],
    ['en', 'wind Newlyn twenty-five to eight', '07:35'],
    ['en', 'wind Newlyn at 8 on the dot', '08:00'],
    ['en', 'wind tomorrow 9-11am Newlyn', '2026-11-22 09:00-11:00'],
    ['en', 'low tide before nine tomorrow Newlyn', '2026-11-22 00:00-09:00'],
    ['fr', 'vent à seize heures trente à Brest', '16:30'],
    ['fr', 'vent à Brest à 8h pile', '08:00'],
    ['fr', 'pleine mer demain après le travail Brest', '2026-11-22 evening'],
    ['fr', 'vent à 9 heures moins dix Brest', '08:50'],
    ['fr', 'vent après 15h demain à Brest', '2026-11-22 15:00-00:00'],
    ['fr', 'pleine mer avant 10 heures Brest', '00:00-10:00'],
    ['fr', 'vent cette nuit à 3h Brest', '2026-11-22 03:00'],
    ['de', 'Wind zehn nach acht in Büsum', '08:10'],
    ['de', 'Wind um zwanzig vor neun Büsum', '08:40'],
    ['de', 'Wind Büsum um fünf vor halb acht', '07:25'],
    ['de', 'Wind Büsum fünf nach halb acht', '07:35'],
    ['de', 'Wind Büsum um viertel acht', '07:15'],
    ['de', 'Wind Büsum um halb eins', '12:30'],
    ['de', 'Wind Büsum von 9 bis 11', '09:00-11:00'],
    ['de', 'Flut Büsum um sieben Uhr fünfzehn', '07:15'],
    ['de', 'Ebbe morgen nach Feierabend in Büsum', '2026-11-22 evening'],
    ['de', 'Ebbe bis 18 Uhr Büsum', '00:00-18:00'],
    ['de', 'Wind ab 14 Uhr Büsum', '14:00-00:00'],
    ['de', 'Wind heute Nacht um 3 Büsum', '2026-11-22 03:00'],
    ['de', 'Wind Büsum um halb vier morgen früh', '2026-11-22 03:30'],
  ])('in %s: %s', (language, text, expected) => {
    const { days, time, part, unused } = read(text, language);
    const dates = days.map((day) => resolveDays(day, { today })?.first);
    const said = [...dates, time && likelyTime(time), part && writePart(part)].filter(Boolean);
    expect([said.join(' '), unused]).toEqual([expected, []]);
  });
});

describe('a question for the meaning of a term', () => {
  it.each([
    ['en', 'what’s a neap tide', ['neaps']],
    ['en', 'what does slack mean', ['slack']],
    ['en', 'whats the difference between springs and neaps', ['springs', 'neaps']],
    ['en', 'what does chart datum mean when it says 0.3m', ['chart-datum']],
    ['en', 'why do we get 2 tides a day', ['two-tides']],
    ['en', 'why are tides later every day', ['later-tides']],
    ['en', 'what does 10s mean', ['period']],
    ['en', 'how is the coefficient calculated', ['coefficient']],
    ['en', 'explain the rule of twelfths', ['twelfths']],
    ['en', 'what does gybing mean', ['gybing']],
    ['fr', 'c’est quoi la morte-eau', ['neaps']],
    ['fr', 'qu’est-ce qu’une marée de vive-eau', ['springs']],
    ['fr', 'différence entre flot et jusant', ['flood', 'ebb']],
    ['fr', 'pourquoi y a-t-il deux marées par jour ?', ['two-tides']],
    ['fr', 'que veut dire empannage', ['empannage']],
    ['de', 'was ist Nipptide', ['neaps']],
    ['de', 'Unterschied zwischen Spring- und Nipptide', ['springs', 'neaps']],
    ['de', 'warum gibt es zweimal am Tag Flut', ['two-tides']],
    ['de', 'was bedeutet eigentlich Kartennull', ['chart-datum']],
    ['de', 'was ist eine Halse', ['Halse']],
  ])('in %s: %s', (language, text, terms) => {
    expect(read(text, language)).toMatchObject({ kinds: ['explain'], terms, places: [], unused: [] });
  });

  it.each([
    ['en', 'what’s the tide at Dover', 'tide Dover'],
    ['en', 'what is slack at Dover tomorrow', 'slack Dover 2026-11-22'],
    ['en', 'what’s the tidal range', 'range -'],
    ['en', 'what is high tide', 'high -'],
    ['en', 'when are springs at Dover', 'springs Dover'],
    ['fr', 'c’est quoi le coef demain à Brest', 'coefficient Brest 2026-11-22'],
    ['fr', 'bonjour, marée Brest demain', 'tide Brest 2026-11-22'],
    ['de', 'was ist das Hochwasser in Büsum', 'high Büsum'],
    ['de', 'wie hoch ist die Dünung', 'swell -'],
  ])('is none in %s: %s', (language, text, expected) => {
    expect(inShort(text, language)).toBe(expected);
  });
});

describe('typos', () => {
  // A village of Ukraine.
  const withDemin = { ...places, isName: (text: string) => places.isName(text) || text === 'demin' };

  it('of words of another language than the asker’s are corrected beside a word that is typed right', () => {
    expect(inShort('western Dover')).toBe('- western Dover');
    expect(inShort('Gezeitn Büsum morgen')).toBe('tide Büsum 2026-11-22');
  });

  it('are corrected in words of five letters and more, and said', () => {
    expect(read('tide Dover satruday').corrections).toMatchObject([{ typed: 'satruday', meant: 'saturday' }]);
    expect(inShort('tide Dover satruday')).toBe('tide Dover 2026-11-21');
  });

  it.each([
    ['en', 'wiind Dover tomorrow', 'wind Dover 2026-11-22', 'wiind'],
    ['en', 'high tide Dover 5 jnue', 'high Dover 2027-06-05', 'jnue'],
    ['en', 'tiiide Dover tomorrow', 'tide Dover 2026-11-22', 'tiiide'],
    ['en', 'windd Dover tomorrow', 'wind Dover 2026-11-22', 'windd'],
    ['fr', 'maréee Roscoff demain', 'tide Roscoff 2026-11-22', 'maréee'],
    ['fr', 'houllle Roscoff demain', 'swell Roscoff 2026-11-22', 'houllle'],
    ['de', 'Wassserstand Büsum morgen', 'height Büsum 2026-11-22', 'Wassserstand'],
    ['fr', 'vnet Roscoff demain', 'wind Roscoff 2026-11-22', 'vnet'],
    ['fr', 'marée haute demain aprrès-midi Roscoff', 'high Roscoff 2026-11-22', 'aprrès'],
    ['fr', 'les marées a Roscoff demin', 'tide Roscoff 2026-11-22', 'demin'],
    ['de', 'Winnd Büsum morgen', 'wind Büsum 2026-11-22', 'Winnd'],
  ])('in %s: %s', (language, text, expected, typed) => {
    const frame = readSentence(text, { lexicons, places: withDemin, language })[0];
    expect(inShort(text, language)).toBe(expected);
    expect(frame?.corrections.map((one) => one.typed)).toEqual([typed]);
  });

  it('of other kinds are left alone in words of four letters', () => {
    expect(inShort('mind Dover tomorrow')).toBe('- Dover 2026-11-22 ?mind');
  });

  it.each([
    ['en', 'tide Dover for our guests', 'tide Dover'],
    ['en', 'is it easier at high tide in Dover', 'high Dover ?easier'],
    ['fr', 'marée Roscoff pour les scolaires', 'tide Roscoff ?scolaires'],
    ['de', 'Tide Büsum mit Noten', 'tide Büsum ?Noten'],
    ['en', 'tide Dover for our story', 'tide Dover ?story'],
    ['fr', 'marée Roscoff pour les chefs', 'tide Roscoff ?chefs'],
    ['de', 'Tide Büsum mit Zelle', 'tide Büsum ?Zelle'],
  ])('are no words that only look like one of a phrase: %s %s', (language, text, expected) => {
    expect(inShort(text, language)).toBe(expected);
  });

  it('are no guess at a place that stands there', () => {
    // One letter from Thurs and from Regen.
    expect(inShort('wind Thurso')).toBe('wind Thurso');
    expect(inShort('Wind Rügen', 'de')).toBe('wind Rügen');
  });
});

describe('the language', () => {
  it.each([
    ['tide Brest tomorrow', 'de', 'en'],
    ['marée Brest demain', 'en', 'fr'],
    ['Gezeiten Brest morgen', 'en', 'de'],
  ])('of “%s”, asked by a reader of %s, is %s', (text, asker, expected) => {
    expect(read(text, asker).language).toBe(expected);
  });

  it('is not shown by words that the asker’s own has as well', () => {
    expect(read('tide friday harbor', 'de').language).toBe('de');
    expect(read('tide lighthouse Brest', 'de').language).not.toBe('en');
  });

  it('is not known of a place and a number', () => {
    expect(read('Brest 14:00').language).toBeUndefined();
  });
});

describe('follow-ups', () => {
  const last = read('high water Dover monday at 15:00');
  const next = (text: string) => {
    const {
      kinds,
      places: [place],
      days,
      units,
      time,
    } = continueFrame(read(text), last);
    return [
      kinds.join(),
      place?.text,
      resolveDays(days[0] ?? { kind: 'offset', days: 0 }, { today })?.first,
      time,
      ...units,
    ].join(' ');
  };

  it('keep what they do not say', () => {
    expect(next('and tomorrow?')).toBe('high Dover 2026-11-22 15:00');
    expect(next('in feet')).toBe('high Dover 2026-11-23 15:00 feet');
    expect(next('for Roscoff')).toBe('high Roscoff 2026-11-23 15:00');
    expect(next('Brest')).toBe('high Brest 2026-11-23 15:00');
    expect(next('what about the wind?')).toBe('wind Dover 2026-11-23 15:00');
    expect(next('and tomorrow evening?')).toBe('high Dover 2026-11-22 ');
    expect(next('and when is low water?')).toBe('low Dover 2026-11-23 ');
  });

  it('are no new questions', () => {
    expect(next('sunset Brest')).toBe('sunset Brest 2026-11-21 ');
    expect(next('Brest tomorrow')).toBe(' Brest 2026-11-22 ');
    expect(next('help')).toBe('help  2026-11-21 ');
  });

  it('answer the question for a place', () => {
    const asked = continueFrame(read('Brest'), read('low tide tomorrow'));
    expect(asked).toMatchObject({ kinds: ['low'], places: [{ text: 'Brest' }], days: [{ kind: 'offset', days: 1 }] });
  });
});

it('takes the article of the next word for no end of a name', () => {
  const names = { ...places, isName: (text: string) => ['kiel', 'kiel der'].includes(text.toLowerCase()) };
  const [frame] = readSentence('fällt in kiel der luftdruck', { lexicons, places: names, language: 'de' });
  expect(frame).toMatchObject({ kinds: ['pressure'], places: [{ text: 'kiel' }] });
});

it.each([
  ['en', 'current water temperature Dover'],
  ['en', 'current gusts Dover'],
  ['fr', "température de l'eau actuelle Brest"],
  ['de', 'Wassertemperatur aktuell Büsum'],
  ['de', 'aktueller Wind Büsum'],
])('in %s: “%s” is about now', (language, text) => {
  expect(read(text, language)).toMatchObject({ when: 'now' });
});

it('takes the owner of a tide for its place, and not a lesser place of that sound', () => {
  const isName = (text: string): boolean => ['dover', "dover's"].includes(text.toLowerCase());
  const names = { ...places, isName, isWellKnown: (text: string) => text === 'Dover' };
  const [frame] = readSentence("What are Dover's tides today", { lexicons, places: names, language: 'en' });
  expect(frame).toMatchObject({ places: [{ text: 'Dover' }] });
});

describe('states of weather and sea', () => {
  it.each([
    ['en', 'will the sea be calm at Dover tomorrow', 'waves', 'calm'],
    ['en', 'is it windy in Dover', 'wind', 'windy'],
    ['en', 'fog in Dover tomorrow?', 'fog', 'present'],
    ['en', 'will it rain in Dover tomorrow', 'rain', 'present'],
    ['en', 'is the pressure falling at Dover', 'pressure', 'falling'],
    ['en', 'will it stay dry in Dover tomorrow', 'rain', 'dry'],
    ['fr', 'la mer sera-t-elle calme demain à Brest ?', 'waves', 'calm'],
    ['fr', 'ciel dégagé demain à Brest ?', 'cloud', 'sunny'],
    ['fr', 'le ciel se dégage demain à Brest ?', 'cloud', 'falling'],
    ['en', 'are there any waves at Dover', 'waves', 'present'],
    ['fr', 'du brouillard demain à Brest ?', 'fog', 'present'],
    ['fr', "est-ce qu'il gèle cette nuit à Brest", 'temperature', 'freezing'],
    ['de', 'Wird das Meer morgen ruhig in Büsum?', 'waves', 'calm'],
    ['de', 'läuft das Wasser in Büsum gerade auf', 'rising', 'rising'],
    ['de', 'brauche ich morgen in Büsum einen Schirm', 'rain', 'present'],
    ['de', 'läuft in Büsum das Wasser schon ab', 'rising', 'falling'],
    ['de', 'sinkt das Wasser in Büsum', 'rising', 'falling'],
    ['de', 'sind morgen gute Wellen in Büsum', 'waves', 'present'],
    ['de', 'ist das Wasser in Büsum schon warm', 'water-temperature', 'warm'],
    ['de', 'wird es morgen kalt in Büsum', 'temperature', 'cold'],
    ['en', 'is the sea cold in Dover', 'water-temperature', 'cold'],
    ['en', 'is it warm in Dover tomorrow', 'temperature', 'warm'],
    ['en', 'too cold to swim in Dover?', 'water-temperature', 'cold'],
    ['fr', "l'eau est-elle chaude à Brest", 'water-temperature', 'warm'],
    ['fr', 'fait-il froid à Brest', 'temperature', 'cold'],
    ['de', 'Fällt der Luftdruck in Büsum?', 'pressure', 'falling'],
    ['en', 'when will the wind drop in Dover', 'wind', 'falling'],
    ['en', 'when does the wind pick up in Dover tomorrow', 'wind', 'rising'],
    ['en', 'when does the rain stop in Dover', 'rain', 'falling'],
    ['en', 'when will the fog lift in Dover', 'fog', 'falling'],
    ['fr', 'quand est-ce que le vent tombe à Brest', 'wind', 'falling'],
    ['fr', 'quand le vent se lève-t-il à Brest', 'wind', 'rising'],
    ['fr', "jusqu'à quelle heure il pleut à Brest", 'rain', 'falling'],
    ['fr', "quand la pluie s'arrête à Brest", 'rain', 'falling'],
    ['fr', 'la mer grossit à Brest ?', 'waves', 'rising'],
    ['en', 'is the wind going to pick up tomorrow in Dover', 'wind', 'rising'],
    ['en', 'is the sea getting rougher in Dover', 'waves', 'rising'],
    ['de', 'wann lässt der Wind nach in Büsum', 'wind', 'falling'],
    ['de', 'wann frischt der Wind in Büsum auf', 'wind', 'rising'],
    ['de', 'bis wann regnet es in Büsum', 'rain', 'falling'],
    ['de', 'wann löst sich der Nebel auf in Büsum', 'fog', 'falling'],
    ['en', 'which way is the wind blowing in Dover', 'wind', 'direction'],
    ['en', 'where does the sun rise in Dover tomorrow', 'sunrise', 'direction'],
    ['en', "what's the azimuth of sunset in Dover", 'sunset', 'direction'],
    ['en', 'which direction is the swell coming from at Dover', 'swell', 'direction'],
    ['fr', "d'où vient la houle à Brest", 'swell', 'direction'],
    ['fr', 'dans quelle direction se couche le soleil à Brest', 'sunset', 'direction'],
    ['de', 'in welcher Richtung geht der Mond auf in Büsum', 'moonrise', 'direction'],
    ['de', 'wo geht morgen die Sonne auf in Büsum', 'sunrise', 'direction'],
    ['de', 'woher weht der Wind in Büsum', 'wind', 'direction'],
    ['en', 'when will the clouds clear in Dover', 'cloud', 'falling'],
    ['en', 'when does the sun come out in Dover', 'cloud,rain', 'falling'],
    ['fr', 'quand est-ce que ça se dégage à Brest', 'cloud', 'falling'],
    ['de', 'wann nimmt die Dünung ab in Büsum', 'swell', 'falling'],
    ['de', 'ist es um halb fünf noch hell in Büsum', 'dusk', 'light'],
    ['fr', 'il fera encore jour à 17h30 à Brest ?', 'dusk', 'light'],
    ['de', 'Wird es morgen böig in Büsum?', 'gust', 'windy'],
    ['de', 'Ist am Freitag vor Büsum viel Seegang?', 'waves', 'rough'],
    ['en', 'are the waves big at Dover on friday?', 'waves', 'rough'],
    ['en', 'will it be gusty in Dover tomorrow', 'gust', 'windy'],
    ['fr', 'les vagues seront-elles hautes demain à Brest', 'waves', 'rough'],
    ['fr', 'de fortes rafales demain à Brest ?', 'gust', 'windy'],
    ['de', 'ist in Büsum gerade auflaufend Wasser?', 'rising', 'rising'],
    ['de', 'Regen morgen Büsum, ja oder nein', 'rain', 'present'],
    ['de', 'wie lange hält der Wind noch an in Büsum', 'wind', 'falling'],
    ['de', 'wie lange soll die Bora in Brest noch anhalten?', 'wind', 'falling'],
    ['de', 'ist in Büsum jetzt ablaufend Wasser?', 'rising', 'falling'],
    ['de', 'kann man jetzt zu Fuß nach Büsum oder ist der Weg überflutet?', 'low', 'passable'],
    ['en', 'is it levante or poniente in Brest', 'wind', 'direction'],
  ])('%s: %s', (language, text, kinds, state) => {
    expect(read(text, language)).toMatchObject({ kinds: kinds.split(','), state });
  });

  it.each([
    ['en', 'how windy is it in Dover'],
    ['fr', 'quand commence la pluie demain à Brest'],
    ['en', 'fog in Dover tomorrow'],
    ['en', 'visibility in Dover tomorrow?'],
    ['en', 'any thunder in Dover tonight?'],
    ['en', 'the calmest day in Dover this week'],
    ['en', 'how foggy will it be in Dover'],
    ['fr', 'ça souffle combien à Brest ?'],
    ['de', 'Wie stürmisch wird es in Büsum'],
    ['de', 'Gewitter heute in Büsum?'],
    ['de', 'regnet es morgen in Büsum oder bleibt es trocken?'],
    ['de', 'ist es windig in Büsum oder zu wenig Wind?'],
    ['de', 'wie stark bläst es heute in Büsum?'],
    ['de', 'steigt das Wasser in Büsum oder fällt es?'],
    ['de', 'kommt das Wasser in Büsum gerade oder gehts?'],
    ['en', 'will it be windy or calm in Dover tomorrow?'],
    ['fr', 'demain à Brest, il pleut ou il fait sec ?'],
  ])('are not asked after in %s: %s', (language, text) => {
    expect(read(text, language).state).toBeUndefined();
  });
});

describe('requests', () => {
  it('are today’s commands with what is asked of them', () => {
    expect(toRequests(read('sunset barcelona tomorrow'))).toEqual([
      { command: 'sun', options: { place: 'barcelona', day: '+1', aspect: 'sunset' } },
    ]);
    expect(toRequests(read('tide Dover for 3 days in feet'))).toEqual([
      { command: 'tide', options: { place: 'Dover', days: '3', unit: 'feet' } },
    ]);
    expect(toRequests(read('high tide Dover in feet, 12 hour clock'))).toEqual([
      { command: 'tide', options: { place: 'Dover', aspect: 'high', unit: 'feet,12h' } },
    ]);
    expect(toRequests(read('tide and wind in Dover saturday and monday'))).toEqual([
      { command: 'tide', options: { place: 'Dover', day: 'sat,mon', aspect: 'high,low' } },
      { command: 'weather', options: { place: 'Dover', day: 'sat,mon', aspect: 'wind' } },
    ]);
    expect(toRequests(read('tide and weather in Dover tomorrow'))).toEqual([
      { command: 'tide', options: { place: 'Dover', day: '+1', aspect: 'high,low' } },
      { command: 'weather', options: { place: 'Dover', day: '+1', aspect: 'temperature,rain,wind' } },
    ]);
    expect(toRequests(read('is it high tide at Brest'))).toEqual([
      { command: 'tide', options: { place: 'Brest', aspect: 'rising', state: 'high' } },
    ]);
  });

  it('are today for a place, courtesy for a greeting, a height for a time', () => {
    expect(toRequests(read('Brest'))).toEqual([{ command: 'today', options: { place: 'Brest' } }]);
    expect(toRequests(read('hello'))).toEqual([{ command: 'courtesy', options: { courtesy: 'hello' } }]);
    expect(toRequests(read('Brest 15:00'))).toEqual([
      { command: 'tide', options: { place: 'Brest', aspect: 'height', time: '15:00' } },
    ]);
  });
});

describe('a place that is rejected', () => {
  it.each([
    ['tide not Hull, Brest', 'Brest', []],
    ['marée Brest pas Roscoff', 'Brest', []],
    ['nicht Hull, Brest Gezeiten', 'Brest', []],
    ['tide Hull not Belarus', 'Hull', ['not Belarus']],
  ])('%s', (text, place, unused) => {
    const inBelarus = { ...places, isArea: (name: string) => name === 'Belarus' };
    const [frame] = readSentence(text, { lexicons, places: inBelarus, language: 'en' });
    expect(frame?.places[0]?.text).toBe(place);
    expect(frame?.unused).toEqual(unused);
  });
});

describe('a word of grammar', () => {
  const manyNames = { isName: (text: string) => ['in', 'is', 'the', 'at', 'hull'].includes(text.toLowerCase()) };
  it.each(['high tide at Durness', 'wann is morgen Hochwasser in Neßmersiel', 'can I get under the bridge at Conwy'])(
    'is no place in %s',
    (text) => {
      const frames = readSentence(text, {
        lexicons,
        places: {
          ...manyNames,
          isLikely: () => true,
          isWellKnown: () => true,
          isArea: () => false,
          isIsland: () => false,
          kindIn: () => undefined,
          notationsIn: (text: string) => findNotations(text, 'en'),
        },
        language: 'en',
      });
      const names = frames.flatMap((frame) => frame.places.map((place) => place.text.toLowerCase()));
      expect(names.filter((name) => manyNames.isName(name))).toEqual([]);
    },
  );
});

describe('a day that is also the name of a place', () => {
  // Areas are called Dover and Brest as well.
  const withAreas = { ...places, isArea: (text: string) => /^(?:dover|brest)$/i.test(text) };

  it.each([
    ['en', 'tide Dover Thursday', 'Dover', 'thu'],
    ['en', 'high tide THURSDAY at Dover', 'Dover', 'thu'],
    ['fr', 'marée Brest Mardi', 'Brest', 'tue'],
    ['fr', 'basse mer MARDI à Brest', 'Brest', 'tue'],
  ])('in %s is the day: %s', (language, text, place, day) => {
    const [frame] = readSentence(text, { lexicons, places: withAreas, language });
    expect([frame?.places[0]?.text, frame?.days.map(writeDays)]).toEqual([place, [day]]);
  });
});

it('takes a rare word of a kind for the place where another kind is asked for', () => {
  const withSandbanks = { ...places, isName: (text: string) => places.isName(text) || text === 'Sandbanks' };
  const [frame] = readSentence('Sandbanks 8.30 am tomorrow tide height', {
    lexicons,
    places: withSandbanks,
    language: 'en',
  });
  expect([frame?.kinds, frame?.places[0]?.text, frame?.time]).toEqual([['height'], 'Sandbanks', '08:30']);
});

describe('a word that is also short for a weekday', () => {
  it.each([
    ['de', 'wie hoch steht das Wasser so in Büsum', 'height Büsum'],
    ['de', 'wie ist die Tide in Büsum so', 'rising Büsum'],
    ['de', 'Wellen so am Strand von Büsum', 'waves Büsum'],
    ['de', 'Tide Büsum So 12 Uhr', 'height Büsum 2026-11-22 12:00'],
    ['de', 'Tide Büsum so', 'tide Büsum 2026-11-22'],
    ['de', 'Hochwasser So. Büsum', 'high Büsum 2026-11-22'],
    ['de', 'wann ist So Ebbe in Büsum', 'low Büsum 2026-11-22'],
    ['fr', 'elle est haute de combien la mer là à Brest', 'high Brest'],
    ['fr', 'basse mer mer. Brest', 'low Brest 2026-11-25'],
    ['en', 'tide Newlyn sun', 'tide Newlyn 2026-11-22'],
  ])('in %s: %s', (language, text, expected) => {
    expect(inShort(text, language)).toBe(expected);
  });
});

describe('two days within a phrase', () => {
  it.each(['wann ist Sa/So Hochwasser in Büsum', 'Wie hoch ist Samstag und Sonntag das Wasser in Büsum'])(
    'are both asked for: %s',
    (text) => {
      expect(read(text, 'de').days.map(writeDays)).toEqual(['sat', 'sun']);
    },
  );
});

describe('an area behind a name', () => {
  const areas = { ...places, isArea: (text: string) => ['Nova Scotia', 'Sylt', 'Belarus'].includes(text) };
  it.each([
    ['Hull Nova Scotia tides', 'Hull Nova Scotia'],
    ['tide Brest auf Sylt', 'Brest, Sylt'],
    ['tide Brest in Belarus tomorrow', 'Brest, Belarus'],
  ])('%s', (text, place) => {
    const [frame] = readSentence(text, { lexicons, places: areas, language: 'en' });
    expect([frame?.places[0]?.text, frame?.unused]).toEqual([place, []]);
  });
});

describe('whether a day has springs, neaps, full or new moon', () => {
  it.each([
    ['en', 'is it a spring tide tomorrow in Dover', 'springs'],
    ['en', 'neaps in Dover on Saturday?', 'neaps'],
    ['en', 'next spring tide Dover?', undefined],
    ['en', 'spring tides Dover', undefined],
    ['en', 'is it full moon tonight', 'present'],
    ['en', 'next full moon?', undefined],
    ['fr', 'est-ce une grande marée demain à Roscoff ?', 'springs'],
    ['fr', 'on est en mortes-eaux à Roscoff', 'neaps'],
    ['fr', 'prochaine grande marée à Roscoff ?', undefined],
    ['fr', 'c’est la nouvelle lune demain', 'present'],
    ['de', 'ist morgen Springtide in Büsum', 'springs'],
    ['de', 'haben wir Nippzeit in Büsum', 'neaps'],
    ['de', 'Vollmond an Heiligabend?', 'present'],
    ['de', 'wann ist Neumond', undefined],
  ])('in %s: %s', (language, text, state) => {
    expect(read(text, language).state).toBe(state);
  });
});

describe('a mistyped day that is also a village', () => {
  const withVillage = {
    ...places,
    isName: (text: string) => places.isName(text) || text.toLowerCase() === 'demin',
    isLikely: (text: string) => text.toLowerCase() !== 'demin',
  };
  it.each(['marée demin Brest', 'marée Brest demin', 'vent demin brest'])('is the day: %s', (text) => {
    const [frame] = readSentence(text, { lexicons, places: withVillage, language: 'fr' });
    expect([frame?.places[0]?.text.toLowerCase(), frame?.days.map(writeDays)]).toEqual(['brest', ['+1']]);
  });
});

describe('whether there is any of it', () => {
  it.each([
    ['fr', 'y aura des vagues à Brest samedi ?', 'present'],
    ['fr', 'il y a de la houle à Brest', 'present'],
    ['fr', 'est-ce qu’il y aura des rafales à Brest demain', 'present'],
    ['fr', 'y a-t-il de grosses vagues à Brest demain ?', 'rough'],
    // A wind that has a name has a direction as well.
    ['fr', 'y aura-t-il du mistral à Brest vendredi', undefined],
    ['fr', 'y aura-t-il du courant à Brest', undefined],
    ['en', 'will there be any swell at Hull on Saturday?', 'present'],
    ['en', 'any gusts in Hull tomorrow?', 'present'],
    ['en', 'is there a high tide at Hull tomorrow?', undefined],
    ['de', 'Gibt es morgen Böen in Büsum?', 'present'],
    ['de', 'Gibt es am Samstag Dünung in Büsum', 'present'],
  ])('in %s: %s', (language, text, state) => {
    expect(read(text, language).state).toBe(state);
  });
});

describe('an area before or behind a place', () => {
  const named = new Set([
    'perros',
    'propriano',
    'bude',
    'binz',
    'saint-leu',
    'bretagne',
    'corse',
    'cornwall',
    'rügen',
    'réunion',
  ]);
  const inAreas = {
    ...places,
    isName: (text: string) => named.has(text.toLowerCase()),
    isArea: (text: string) => ['Bretagne', 'Corse', 'Cornwall', 'Rügen', 'Réunion'].includes(text),
  };
  it.each([
    ['fr', 'marée en Bretagne à Perros demain', 'Perros, Bretagne'],
    ['fr', 'température de l’eau en Corse à Propriano', 'Propriano, Corse'],
    ['fr', 'lever du soleil à Saint-Leu à la Réunion demain', 'Saint-Leu, Réunion'],
    ['en', 'tide in Cornwall at Bude tomorrow', 'Bude, Cornwall'],
    ['de', 'Wind auf Rügen in Binz morgen', 'Binz, Rügen'],
  ])('in %s says where that is: %s', (language, text, place) => {
    const [frame] = readSentence(text, { lexicons, places: inAreas, language });
    expect([frame?.places[0]?.text, frame?.otherPlaces, frame?.unused]).toEqual([place, [], []]);
  });

  it('is a place of its own at the end of a way', () => {
    const [frame] = readSentence('vent de Perros à Propriano', { lexicons, places: inAreas, language: 'fr' });
    expect([frame?.places[0]?.text, frame?.otherPlaces]).toEqual(['Perros', ['Propriano']]);
  });

  it.each([
    ['fr', 'vent à Propriano demain au départ de Perros', ['Perros', 'Propriano']],
    ['fr', 'est-ce que la mer sera bonne à Propriano demain au départ de Perros', ['Perros', 'Propriano']],
    ['it', 'onde per Propriano partendo da Perros', ['Perros', 'Propriano']],
    ['en', 'waves to Bude leaving from Perros', ['Perros', 'Bude']],
    ['es', 'olas a Propriano saliendo de Perros', ['Perros', 'Propriano']],
    ['pt', 'ondas a Propriano saindo de Perros', ['Perros', 'Propriano']],
    ['fr', 'vent Bude de Perros à Propriano', ['Perros', 'Bude', 'Propriano']],
    ['it', 'vento Bude da Perros a Propriano', ['Perros', 'Bude', 'Propriano']],
  ])('has its ends, and a water between them, in the order of the way, in %s: %s', (language, text, ends) => {
    const [frame] = framesOf(text, { lexicons, places: inAreas, language });
    expect([frame?.places[0]?.text, ...(frame?.otherPlaces ?? [])]).toEqual(ends);
    expect([frame?.isWay, frame?.unused]).toEqual([true, []]);
  });
});

describe('what is told before the question', () => {
  it.each([
    ['en', 'we are here for the week, when is low tide in Hull tomorrow', 'low Hull 2026-11-22'],
    ['en', 'we go to Hull on Friday. What are the tides there?', 'tide Hull 2026-11-27'],
    ['en', 'tides Hull Monday, Tuesday', 'tide Hull 2026-11-23 2026-11-24'],
    ['en', 'I walk there every day, could you tell me when high water is in Hull tomorrow', 'high Hull 2026-11-22'],
    ['fr', 'on est là pour la semaine, à quelle heure la basse mer à Brest demain', 'low Brest 2026-11-22'],
    ['de', 'wir sind gerade angekommen, wann ist morgen Niedrigwasser in Husum', 'low Husum 2026-11-22'],
    ['de', 'wann ist am Mittwoch Niedrigwasser in Hull, wir wollen nach Brest', 'low Hull 2026-11-25 ?Brest'],
    ['de', 'wann gibst du mir die Gezeiten auf Husum ab morgen', 'tide Husum 2026-11-22..2026-11-28'],
  ])('in %s: %s', (language, text, meant) => {
    expect(inShort(text, language)).toBe(meant);
  });
});

it('corrects any slip in a short word within a phrase only', () => {
  expect(inShort('pleine lunne Brest', 'fr')).toBe('full-moon Brest');
  expect(inShort('pleine lume Brest', 'fr')).toBe('full-moon Brest');
  expect(read('lume Brest', 'fr').corrections).toEqual([]);
});

describe('a part of an unknown name', () => {
  const names = new Set([
    'cap',
    'rock',
    'van',
    'levant',
    'havre',
    'baltimore',
    'cork',
    'douvres',
    'juist',
    'brest',
    'skye',
    'bay',
    'st',
    'val',
    'joinville',
    'arlet',
    'var',
    'fundy',
    'weston',
    'mauritius',
    'ardmore',
    'pen',
    'les sables',
  ]);
  const isName = (text: string): boolean => names.has(text.toLowerCase());
  const isArea = (text: string): boolean => text === 'Skye' || text === 'Fundy' || text === 'mauritius';
  const isWellKnown = (text: string): boolean => ['brest', 'fundy', 'pen', 'les sables'].includes(text.toLowerCase());

  /** The names that may answer, over all readings, and those that may only be offered. */
  function candidates(text: string): { answers: string[]; offers: string[] } {
    const frames = readSentence(text, {
      lexicons,
      places: {
        isName,
        isLikely: isName,
        isWellKnown,
        isArea,
        isIsland: isArea,
        kindIn: () => undefined,
        notationsIn: () => [],
      },
      language: 'en',
    });
    const all = frames.flatMap((frame) => frame.places).filter((place) => isName(place.text));
    const isOffer = ({ isPart, beside }: PlaceCandidate): boolean => isPart === true || beside !== undefined;
    const [offers, answers] = [all.filter(isOffer), all.filter((place) => !isOffer(place))];
    return { answers: answers.map((place) => place.text), offers: offers.map((place) => place.text) };
  }

  it.each([
    ['sun Cap Sicié', []],
    ['sun otter rock', []],
    ['Hammersmith bridge tide', []],
    ['pease bay tides', []],
    ['sun havre-aubert', ['havre']],
    ['tide at pointe du Van', ['Van']],
    ['marée île du Levant', ['Levant']],
    ['soleil phare des roches Douvres', ['Douvres']],
    ['wind Levant island', ['Levant']],
    ['tide Baltimore Cork', ['Baltimore', 'Cork']],
    ['tide pen guen', ['pen']],
    ['vent au cap bon-ami', []],
    ['marée port joinville', ['joinville']],
    ["tide xanses d'arlet", ['arlet']],
    ['tide porquerole, Var', ['Var']],
    ['tide Caraquet, Fundy', ['Fundy']],
    ['tide Caraquet Fundy', ['Fundy']],
    ['tide Fundy Caraquet', ['Fundy']],
    ['tide weston blubmud', ['weston']],
    ['tide mauritius le morneau', ['mauritius']],
    ['tide ardmore, co waterforde', ['ardmore']],
    ['Wasserstand Ostwind', []],
    ['visibility, diving breakwater', []],
    ['marée st servan', []],
    ['marée st val sur somme', ['val']],
    ['wave st pardon next dates', []],
  ])('is no answer to “%s”', (text, offers) => {
    const found = candidates(text);
    expect(found.answers).toEqual([]);
    expect([...new Set(found.offers)]).toEqual(offers);
  });

  it.each([
    ['tide at Isle of Skye', 'Skye'],
    ['Wind Insel Juist', 'Juist'],
    ['tide brest beach', 'brest'],
    ['tide blub brest', 'brest'],
    ['marée au Havre', 'Havre'],
    ['wind at rock tomorrow', 'rock'],
  ])('is none in “%s”', (text, answer) => {
    expect(candidates(text).answers).toContain(answer);
  });

  it('has to be near a town that is named among the words it leaves out', () => {
    expect(candidates('tide les sables blancs Brest')).toEqual({ answers: ['Brest'], offers: ['les sables'] });
  });
});

describe('whatever is typed', () => {
  const tables = ['en', 'fr', 'de'].flatMap((one) => readTable(tableOf(one, 'sentences')));
  const sentence = fc.constantFrom(...tables.map((row) => row.sentence));

  it('is used, a word of a lexicon, or named as not understood', () => {
    const word = fc.oneof(
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }),
      sentence.chain((text) => fc.constantFrom(...text.split(' '))),
    );
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 12 }), (words) => {
        const text = words.join(' ');
        // The place that `not Brest` says it is not about is used, and named by nobody.
        const context = { lexicons, places, language: 'en' };
        fc.pre(openSentence(text, context).asked.every(({ role }) => role !== 'reject' && role !== 'retract'));
        const [frame] = readSentence(text, context);
        // Whatever a recipe is asked for is a part of that.
        fc.pre(!frame?.courtesies.includes('unclear'));
        const wordsOf = (typed: string): Token[] => tokenize(typed, (one) => wordsWithin(one, lexicons));
        const isRead = (folded: string): boolean => lexicons.some(({ lexicon }) => lexicon.vocabulary.has(folded));
        const { unused = [], terms = [], datum = '', event = '', places: [place] = [], otherPlaces = [] } = frame ?? {};
        // A term is named where it is explained, or known to nobody, and so is a datum.
        const unread = [...unused, ...terms, datum, event, place?.text ?? '', ...otherPlaces].join(' ');
        const named = new Set(wordsOf(unread).map(({ folded }) => folded));
        const corrected = new Set(frame?.corrections.map(({ typed }) => typed.toLowerCase()));
        for (const { folded, text: typed, isNumber } of wordsOf(text)) {
          const isAccounted = isRead(folded) || named.has(folded) || corrected.has(typed.toLowerCase());
          const isOrnament = !/[\p{L}\p{N}]/u.test(folded) || isNumber;
          expect(isAccounted || isOrnament || isSpelledOtherwise(folded), `${typed} in ${text}`).toBe(true);
        }
      }),
      { numRuns: casesOf(300) },
    );
  });

  it('means the same without capitals and accents', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('tide Brest tomorrow', 'marée haute Brest après-demain à 15h', 'Hochwasser Büsum übermorgen'),
        (text) => {
          const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
          expect(toRequests(read(plain), 'X')).toEqual(toRequests(read(text), 'X'));
        },
      ),
    );
  });

  it('means the same in any order of place, day and kind', () => {
    const parts = ['high water', 'Dover', 'tomorrow', 'in feet'];
    fc.assert(
      fc.property(fc.shuffledSubarray(parts, { minLength: parts.length }), (order) => {
        expect(toRequests(read(order.join(' ')))).toEqual(toRequests(read(parts.join(' '))));
      }),
    );
  });
});

/** `naechste`, `3rd`, `nich`, and compounds such as Samstagabend. */
function isSpelledOtherwise(folded: string): boolean {
  const ordinal = /^(st|nd|rd|th|er|re|e|eme|ten|te|ter|nde|h)$/;
  const shorter = folded.replace(/([aou])e/g, '$1');
  return (
    ordinal.test(folded) ||
    lexicons.some(
      ({ lexicon: { vocabulary, compounds, aliases } }) =>
        vocabulary.has(shorter) || compounds.has(folded) || aliases.has(folded),
    )
  );
}

describe('which of several names is meant', () => {
  const inland = new Set(['Star', 'Reading', 'Füssen']);
  const areas = new Set(['Isle of Skye', 'Hebrides']);
  const coastal = new Set(['Brest', 'Crotoy', 'Duhnen', 'Neist Point', 'Faro', 'Trafalgar']);
  const world = {
    isName: (text: string) => [...inland, ...areas, ...coastal].some((name) => fold(name) === fold(text)),
    isLikely: (text: string) => [...areas, ...coastal].some((name) => fold(name) === fold(text)),
    isWellKnown: (text: string) => [...areas, ...coastal].some((name) => fold(name) === fold(text)),
    isArea: (text: string) => areas.has(text),
    isIsland: () => false,
    kindIn: () => undefined,
    notationsIn: (text: string) => findNotations(text, 'en'),
  };
  const placeIn = (text: string, language: string): string | undefined =>
    readSentence(text, { lexicons, places: world, language })[0]?.places[0]?.text;

  it.each([
    ['a town by the sea before one inland', 'en', 'Star tides for Brest', 'Brest'],
    ['a place beside its island', 'en', 'weather Hebrides tonight, say at Neist Point', 'Neist Point'],
    ['an area alone', 'en', 'forecast Isle of Skye tomorrow', 'Isle of Skye'],
    ['no name that goes on behind a preposition', 'en', 'Faro de Trafalgar', 'Faro de Trafalgar'],
    ['no noun that German writes like a name', 'de', 'mit den Füßen ins Watt bei Duhnen', 'Duhnen'],
  ])('%s', (_, language, text, place) => {
    expect(placeIn(text, language)).toBe(place);
  });
});

it.each([
  ['wie viel Wind gibt es morgen in Brest', 'de'],
  ['wieviel Wind gibts am Wochenende in Brest', 'de'],
  ['how much wind is there in Brest tomorrow', 'en'],
  ['how many waves are there tomorrow in Brest', 'en'],
])('no yes or no is asked for by “%s”', (text, language) => {
  expect(read(text, language).state).toBeUndefined();
});

it('the language of the words is that of a text which another language reads as well', () => {
  const names = new Set(['norderney', 'nordsee', 'norderney nordsee']);
  const [frame] = readSentence('Gezeiten Norderney Nordsee', {
    lexicons,
    places: { ...places, isName: (text) => names.has(text.toLowerCase()), isArea: (text) => /^nordsee$/i.test(text) },
    language: 'en',
  });
  expect(frame).toMatchObject({ language: 'de', kinds: ['tide'] });
});
