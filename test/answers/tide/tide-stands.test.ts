import { describe, expect, it } from 'vitest';
import { explanationAnswer, tideAnswer, tideFirstLines, withFirstLines } from '../../../src/answers/index.ts';
import { brest, dayAt, formatAt, handMadeTide, lines } from '../answer-fixture.ts';

const southampton = { ...brest, name: 'Southampton', point: { lat: 50.904, lng: -1.404 }, zone: 'Europe/London' };
const denHelder = { ...brest, name: 'Den Helder', point: { lat: 52.96, lng: 4.759 } };
const weymouth = { ...southampton, name: 'Weymouth', point: { lat: 50.614, lng: -2.457 } };
const now = '2026-11-20T09:00:00Z';
const day = dayAt(brest, '2026-11-20');

describe('an answer about the tide', () => {
  it.each([
    [
      'en',
      'High water stands here for about 3 h. At springs high water is double here: two high waters with a slight fall ' +
        'between them. On the flood the rise pauses here for about 2 h (young flood stand).',
    ],
    [
      'fr',
      'Le plein tient ici environ 3 h. En vive-eau, la pleine mer est double ici : deux pleines mers séparées par une légère ' +
        'baisse. Pendant le flot, la montée s’interrompt ici environ 2 h (young flood stand).',
    ],
    [
      'de',
      'Das Hochwasser steht hier etwa 3 h. Zur Springzeit ist das Hochwasser hier doppelt: zwei Hochwasser, dazwischen ' +
        'fällt das Wasser ein wenig. Beim Auflaufen steht das Wasser hier etwa 2 h fast still (young flood stand).',
    ],
  ])('has what is published about stands at the place: %s', (language, sentences) => {
    const answer = tideAnswer(
      {
        format: formatAt(southampton, now, language),
        place: southampton,
        days: [dayAt(southampton, '2026-11-20')],
      },
      handMadeTide(),
    );
    expect(lines(answer)).toContain(sentences);
    expect(answer.data).toMatchObject({ stands: [{ kind: 'high-stand', hours: 3 }, {}, {}] });
  });

  it('has it once for all days, with the name that it has there', () => {
    const days = [dayAt(weymouth, '2026-11-20'), dayAt(weymouth, '2026-11-21')] as const;
    const found = lines(
      tideAnswer({ format: formatAt(weymouth, now), place: weymouth, days: [...days] }, handMadeTide()),
    );
    expect(found.filter((line) => line.includes('double'))).toEqual([
      'Low water is double here (gulder): two low waters with a slight rise between them.',
    ]);
  });

  it('does not say that a water is double where the shown tide shows it', () => {
    const tide = handMadeTide();
    const waters = tide.extremes.map((extreme) => ({
      ...extreme,
      others: [{ ...extreme, at: extreme.at + 5_400_000 }],
    }));
    const found = lines(
      tideAnswer({ format: formatAt(denHelder, now), place: denHelder, days: [day] }, { ...tide, waters }),
    ).join('\n');
    expect(found).toContain('Double high water: 01:00 (5.0 m), 02:30 (5.0 m).');
    expect(found).not.toContain('High water is double here');
  });

  it('has nothing where nothing is published', () => {
    const answer = tideAnswer({ format: formatAt(brest, now), place: brest, days: [day] }, handMadeTide());
    expect(lines(answer).join()).not.toMatch(/stands|double/);
    expect(answer.data).not.toHaveProperty('stands');
  });
});

describe('a question for the stand', () => {
  const first = (place: typeof brest, state?: 'high' | 'low', language = 'en') =>
    tideFirstLines(
      {
        format: formatAt(place, now, language),
        place,
        days: [day],
        question: {
          aspects: ['stand'],
          ...(state && { state }),
        },
      },
      handMadeTide(),
    );

  it('begins with what is published, which does not come again', () => {
    const [line] = first(southampton);
    const answer = tideAnswer({ format: formatAt(southampton, now), place: southampton, days: [day] }, handMadeTide());
    expect(line).toMatch(/^High water stands here for about 3 h\. /);
    expect(lines(withFirstLines(answer, [line ?? ''])).filter((one) => one === line)).toEqual([line]);
  });

  it('has the time near high water where no duration is published, and where nothing is', () => {
    // 2 m cos(30° t/h) falls by 0.1 m in 36 min, of which whole steps of 5 min are shown.
    expect(first(denHelder)).toEqual([
      'High water is double here: two high waters with a slight fall between them. ' +
        'Within 0.1 m of high water today: 00:25–01:35, 12:25–13:35.',
    ]);
    expect(first(brest)).toEqual([
      'No longer stand of high water is known here. Within 0.1 m of high water today: 00:25–01:35, 12:25–13:35.',
    ]);
    expect(first(brest, 'low')).toEqual([
      'No longer stand of low water is known here. Within 0.1 m of low water today: 06:25–07:35, 18:25–19:35.',
    ]);
    expect(first(brest, 'high', 'fr')).toEqual([
      'Pas de tenue du plein connue ici. À moins de 0,1 m de la pleine mer aujourd’hui : 00:25–01:35, 12:25–13:35.',
    ]);
    expect(first(brest, 'low', 'de')).toEqual([
      'Hier ist kein längerer Stand des Niedrigwassers bekannt. ' +
        'Höchstens 0,1 m über dem Niedrigwasser heute: 06:25–07:35, 18:25–19:35.',
    ]);
  });

  it('of low water is not answered with that of high water', () => {
    expect(first(southampton, 'low').join()).toMatch(/^No longer stand of low water is known here\. /);
  });

  it('about several days has one line', () => {
    const days = [day, dayAt(brest, '2026-11-21')] as const;
    const found = tideFirstLines(
      { format: formatAt(brest, now), place: brest, days, question: { aspects: ['stand'] } },
      handMadeTide(),
    );
    expect(found).toHaveLength(1);
  });
});

describe('an explanation of two high waters', () => {
  it('says what is published for the place', () => {
    const words = formatAt(southampton, now);
    const asked = ['two-tides'];
    const [known, double, moon] = lines(explanationAnswer(words, asked, [], southampton)).slice(1);
    expect(known).toMatch(/^High water stands here/);
    expect(double).toMatch(/^Where shallow water distorts the tide/);
    expect(moon).toMatch(/^The Moon raises two bulges/);
    expect(explanationAnswer(words, asked, [], brest).blocks).toHaveLength(1);
    expect(lines(explanationAnswer(words, ['springs'], [], southampton)).join()).not.toContain('stands');
  });
});
