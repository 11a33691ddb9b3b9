import { describe, expect, it } from 'vitest';
import { openLexicons } from '../../../src/language/lexicon/lexicons.ts';
import { framesOf } from '../../../src/language/request/read-question.ts';
import { toRequests } from '../../../src/language/request/to-request.ts';
import { namesOf } from '../../support/sentences.ts';

const lexicons = openLexicons();
const row = { sentence: '', isFollowUp: false, kinds: '', days: '', extras: '', unused: '' };
const named = 'Brest Oban Lorient Kiel Urk Cádiz Lagos Genova 清水'.split(' ');
const places = namesOf(named.map((place) => ({ ...row, place })));

describe('the days off of a digest', () => {
  it.each([
    ['en', 'tide for Brest every day at 7 but not on weekends', '!sat,sun'],
    ['en', 'daily tide for Brest at 7, nothing on saturday and sunday', '!sat,sun'],
    ['fr', 'marées de Brest tous les jours à 7 h, pas le samedi ni le dimanche', '!sat,sun'],
    ['de', 'jeden Tag um 7 Gezeiten Brest, Samstag und Sonntag nichts', '!sat,sun'],
    ['nl', 'elke dag om 7 uur getij Brest, zondag hoeft niet', '!sun'],
    ['es', 'todos los días a las 7 marea en Brest, pero sábado y domingo nada', '!sat,sun'],
    ['pt', 'todos os dias às 7 maré de Brest, mas sábado e domingo não', '!sat,sun'],
    ['it', 'tutte le sere alle 20 maree di Brest, però niente sabato e domenica', '!sat,sun'],
    ['ja', '毎日7時にBrestの潮、土日は除いて', '!sat,sun'],
    ['de', 'jeden Samstag um 7 Gezeiten Brest', 'sat'],
  ])('%s: %s', (language, text, weekdays) => {
    const [frame] = framesOf(text, { lexicons, places, language });
    expect(toRequests(frame!)[0]).toMatchObject({ command: 'digest add', options: { weekdays } });
  });
});

describe('a home that is moved from one place to another', () => {
  it.each([
    ['en', 'move my home from Oban to Brest'],
    ['fr', 'j’ai déménagé de Lorient à Brest'],
    ['de', 'ich bin von Kiel nach Brest gezogen'],
    ['nl', 'we zijn verhuisd van Urk naar Brest'],
    ['es', 'cambia mi casa de Cádiz a Brest'],
    ['pt', 'muda a minha casa de Lagos para Brest'],
    ['it', 'cambia la mia casa da Genova a Brest'],
    ['ja', 'ホームを清水からBrestに変えて'],
  ])('%s: %s', (language, text) => {
    const [frame] = framesOf(text, { lexicons, places, language });
    expect(toRequests(frame!)[0]).toMatchObject({ command: 'place home', options: { place: 'Brest' } });
  });
});
