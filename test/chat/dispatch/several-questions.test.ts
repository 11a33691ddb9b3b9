import { describe, expect, it } from 'vitest';
import { isPrivateCommand } from '../../../src/chat/index.ts';
import { chatFixture, linesOf } from '../../support/chat-fixture.ts';

const group = { platform: 'telegram', id: '-2001', mayManage: async () => false } as const;

it.each([
  ['eclipses of the sun in 2026 and 2027 Kiel', /seen from here: Mon 2 Aug 2027/],
  ['lunar eclipses in 2028 Brest', /12 Jan 2028 [^;]*; Sun 31 Dec 2028/],
])('every eclipse of a time is said: %s', async (text, line) => {
  expect(linesOf(await chatFixture().ask(text)).join('\n')).toMatch(line);
});

it.each([
  ['en', 'tide at Brest and sunset in Kiel tomorrow', 'Brest: high water tomorrow', 'Kiel: sunset tomorrow'],
  [
    'fr',
    'pleine mer à Brest et coucher du soleil à Kiel demain',
    'Brest : pleine mer demain',
    'Kiel : coucher du soleil demain',
  ],
  [
    'de',
    'Hochwasser in Brest und Sonnenuntergang in Kiel morgen',
    'Brest: Hochwasser morgen',
    'Kiel: Sonnenuntergang morgen',
  ],
  ['nl', 'hoogwater in Brest en zonsondergang in Kiel morgen', 'Brest: hoogwater morgen', 'Kiel: zonsondergang morgen'],
  ['es', 'pleamar en Brest y puesta del sol en Kiel mañana', 'Brest: pleamar mañana', 'Kiel: puesta del sol mañana'],
  ['pt', 'preia-mar em Brest e pôr do sol em Kiel amanhã', 'Brest: preia-mar amanhã', 'Kiel: pôr do sol amanhã'],
  ['it', 'alta marea a Brest e tramonto a Kiel domani', 'Brest: alta marea domani', 'Kiel: tramonto domani'],
])('two questions about a place each are answered each at its own, in %s: %s', async (language, text, one, other) => {
  const lines = linesOf(await chatFixture().ask(text, { language })).join('\n');
  expect(lines).toContain(one);
  expect(lines).toContain(other);
  expect(lines).not.toMatch(/Not understood|Non compris|Nicht verstanden/);
});

describe('several questions in one sentence', () => {
  it('have one answer', async () => {
    const lines = linesOf(await chatFixture().ask('tide and sunset Brest tomorrow'));
    expect(lines[0]).toBe('Tide at Brest, Brittany, France');
    expect(lines).toContain('Sun at Brest, Brittany, France, Saturday 21 November');
    expect(lines.join('\n')).toMatch(/Sunset tomorrow: 17:3\d\./);
    expect(lines.join('\n').match(/Not for navigation/g)).toHaveLength(1);
  });

  it.each([
    ['what is a spring tide and when is the next one at Brest', 'Tide at Brest', 'Springs are the tides'],
    ['define slack water and tell me for Brest', 'Tide at Brest', 'Slack water is'],
    ['when is high tide at Brest and how windy will it be', 'Tide at Brest', 'Weather at Brest'],
  ])('explain a term and say its times: %s', async (text, title, part) => {
    const { ask } = chatFixture();
    const answer = await ask(text);
    expect(answer.title).toContain(title);
    expect(linesOf(answer).join('\n')).toContain(part);
  });

  it.each([
    ['en', 'when is high tide tomorrow in Brest and can I swim then', 'Swimming at Brest', 'High water tomorrow'],
    ['en', 'tides at Brest tomorrow and is it good for kayaking', 'Paddling at Brest', 'Tide at Brest'],
    ['en', 'low water at Brest tomorrow, it is for bait digging', 'Tide at Brest', 'Shellfish and bait at Brest'],
    ['fr', 'basse mer à Brest demain, c’est pour les coques', 'Marée : Brest', 'Pêche à pied : Brest'],
    ['fr', 'on peut plonger à Brest demain ? y a du courant ?', 'Plongée à l’étale : Brest', 'courant'],
    ['fr', 'c’est bon le surf à Brest demain ? Combien de mètres ?', 'Surf : Brest', 'Mer : Brest'],
    ['en', 'can we swim at Brest tomorrow and will it rain', 'Swimming at Brest', 'Weather at Brest'],
    ['en', 'fishing at Brest tomorrow, is it windy?', 'Beach fishing at Brest', 'Weather at Brest'],
    ['fr', 'on peut se baigner à Brest demain et est-ce qu’il pleuvra ?', 'Baignade : Brest', 'Météo : Brest'],
    ['ja', '明日のBrestでサーフィンできる?雨降る?', 'サーフィン: ', '天気: '],
    [
      'en',
      'is it safe for the kids to paddle at Brest tomorrow around 11, how windy will it be',
      'Paddling at Brest',
      'Weather at Brest',
    ],
    ['de', 'Wann ist morgen in Brest Hochwasser und kann man dann baden', 'Schwimmen: Brest', 'Hochwasser morgen'],
    [
      'fr',
      'à quelle heure est la pleine mer demain à Brest et peut-on se baigner',
      'Baignade : Brest',
      'Pleine mer demain',
    ],
    ['es', '¿a qué hora es la pleamar mañana en Brest y se puede nadar?', 'Baño: Brest', 'Pleamar mañana'],
    ['nl', 'hoe laat is het morgen hoogwater in Brest en kan ik dan zwemmen', 'Zwemmen: Brest', 'Hoogwater morgen'],
  ])('are a pursuit and the tide that is asked for beside it, in %s: %s', async (language, text, title, part) => {
    const answer = await chatFixture().ask(text, { language });
    expect(answer.title).toContain(title);
    const lines = linesOf(answer).join('\n');
    expect(lines).toContain(part);
    expect(lines).not.toMatch(/Not understood|Nicht verstanden|Pas compris|No entendido|Niet begrepen/);
  });

  it('are all asked again with the place that is chosen', async () => {
    const { ask } = chatFixture();
    const pressed = { kind: 'command', name: 'tide', options: { also: 'sun', place: 'geonames:2891122' } } as const;
    const lines = linesOf(await ask(pressed));
    expect(lines[0]).toBe('Tide at Kiel, Germany');
    expect(lines).toContain('Sun at Kiel, Germany, Friday 20 November');
  });

  it('are for the user alone where one of them is', async () => {
    const { chat, ask } = chatFixture();
    const options = { place: 'geonames:2891122', also: 'settings' };
    expect((await ask({ kind: 'command', name: 'tide', options }, {}, group)).alone).toBe(true);
    expect(isPrivateCommand(chat.commands, { kind: 'command', name: 'tide', options })).toBe(true);
  });

  it('keep the answer to one where the other has none', async () => {
    const { ask } = chatFixture({ weather: 'unavailable' });
    const answer = await ask('tide and weather Brest');
    expect(answer.ok).toBe(true);
    expect(linesOf(answer).join('\n')).toContain('No weather just now');
  });
});
