import { describe, expect, it } from 'vitest';
import { warningLines, warningsAnswer, type WarningsView } from '../../src/answers/index.ts';
import { byGravity, type Warning } from '../../src/domain/warning.ts';
import type { WarningNews } from '../../src/domain/windows/index.ts';
import { hourMs, utcDayMs } from '../../src/domain/time.ts';
import { Problem } from '../../src/problem.ts';
import { openDictionary } from '../../src/words.ts';
import { chatFixture, linesOf } from '../support/chat-fixture.ts';

const now = Date.UTC(2026, 10, 20, 9);
const place = { id: 'x', name: 'Cowes', point: { lat: 50.76, lng: -1.3 }, zone: 'Europe/London' };
const format = (language: string) => ({ ...openDictionary().in(language), units: metric, zone: place.zone, now });
const metric = { height: 'm', distance: 'nm', wind: 'kn', temperature: 'C', pressure: 'hPa' } as never;
const window = { from: now - 9 * hourMs, to: now + 15 * hourMs };

const wind: Warning = {
  id: 'uk.1',
  replaces: [],
  source: 'meteoalarm',
  office: 'Met Office',
  link: 'https://www.metoffice.gov.uk/warnings',
  severity: 'moderate',
  certainty: 'likely',
  colour: 'yellow',
  sent: now,
  onset: now + 9 * hourMs,
  expires: now + 21 * hourMs,
  texts: [{ language: 'en-GB', event: 'wind', description: 'Strong winds may disrupt travel.' }],
};
const view = (changed: Partial<WarningsView> = {}): WarningsView => ({
  warnings: [wind],
  sources: [{ name: 'meteoalarm', attribution: 'EUMETNET – MeteoAlarm' }],
  missing: [],
  ...changed,
});

describe('the line of a warning', () => {
  it('has office, level, event as issued and times, with the language of another one', () => {
    expect(warningLines(format('en'), view(), window)).toEqual(['⚠ Met Office: yellow, wind, 18:00–Saturday 06:00']);
    expect(warningLines(format('de'), view(), window)[0]).toBe(
      '⚠ Met Office: gelb, wind, 18:00–Samstag 06:00 (Englisch)',
    );
    expect(warningLines(format('fr'), view(), window)[0]).toMatch(/jaune, wind, 18:00–samedi 06:00 \(anglais\)$/);
  });
  it('is in the language of the reader where the office gives it, and has its severity where it gives no colour', () => {
    const { colour: _, expires: __, ...rest } = wind;
    const bilingual: Warning = {
      ...rest,
      onset: now - hourMs,
      texts: [{ language: 'de-DE', event: 'STURM' }, wind.texts[0]],
    };
    expect(warningLines(format('de'), view({ warnings: [bilingual] }), window)).toEqual([
      '⚠ Met Office: mäßig, STURM, ab 08:00',
    ]);
  });
  it('is that of the days asked about only', () => {
    const later = { from: window.from + 3 * utcDayMs, to: window.to + 3 * utcDayMs };
    expect(warningLines(format('en'), view(), later)).toEqual([]);
    const many = Array.from({ length: 5 }, (_, i) => ({ ...wind, id: String(i) }));
    expect(warningLines(format('en'), view({ warnings: many }), window).at(-1)).toBe('⚠ 2 more: ask for the warnings.');
  });
});

it('tells none in force from none known, and from one that could not be read', () => {
  const text = (changed: Partial<WarningsView>) =>
    linesOf(warningsAnswer(format('en'), place, view(changed))).join('\n');
  expect(text({ warnings: [] })).toContain('No official warning is in force');
  expect(text({ warnings: [], sources: [] })).toContain('No official warnings are known here');
  expect(text({ warnings: [], sources: [], missing: ['nws-warnings (timed out)'] })).toMatch(/could not be read/);
  const partly = { missing: ['dwd-warnings (timed out)'] };
  expect(text({ ...partly, warnings: [] })).not.toContain('No official warning is in force');
  expect([{}, { warnings: [] }].map((one) => text({ ...partly, ...one }))).toEqual(
    Array.from({ length: 2 }, () => expect.stringContaining('there may be more')),
  );
});

it('says of a message whose warning has ended only that, and of the others in it what they are', () => {
  const rain: Warning = { ...wind, id: 'uk.7', texts: [{ language: 'en', event: 'rain' }] };
  const lines = (news: readonly WarningNews[], warnings: readonly Warning[]) =>
    linesOf(warningsAnswer(format('en'), place, view({ warnings, missing: ['dwd-warnings'] }), news)).slice(1);
  const ended = { kind: 'ended', warning: wind } as const;
  expect(lines([ended], [rain]).slice(0, -1)).toEqual([
    expect.stringMatching(/^No longer in force: ⚠ Met Office: yellow, wind/),
  ]);
  expect(
    lines([ended, { kind: 'issued', warning: rain }], [rain])
      .map((line) => line.slice(0, 12))
      .slice(0, 2),
  ).toEqual(['No longer in', 'New: ⚠ Met O']);
});

describe('a conversation', () => {
  const ask = (text: string, warnings: () => Promise<WarningsView>) => chatFixture({ warnings }).ask(text);
  it.each(['tide Cowes', 'weather Cowes', 'waves Cowes', 'today Cowes', 'is it windy in Cowes?', 'high water Cowes'])(
    'begins %s with it',
    async (text) => {
      const { blocks } = await ask(text, async () => view());
      expect(blocks[0]).toMatchObject({ kind: 'text', text: '⚠ Met Office: yellow, wind, 18:00–Saturday 06:00' });
    },
  );
  it('has the gravest in its picture, below all else', async () => {
    const look = ['light', 'tall'] as const;
    const [plain, warned] = await Promise.all(
      [[], [wind, { ...wind, id: 'uk.2', colour: 'red' as const }].toSorted(byGravity)].map(async (warnings) => {
        const { picture } = await ask('tide Cowes', async () => view({ warnings }));
        return (await picture?.(...look))!;
      }),
    );
    const line = 'Met Office: red, wind, 18:00–Saturday 06:00';
    expect(warned!.alt).toBe(`${plain!.alt} ⚠ ${line}`);
    expect(warned!.scene.shapes.slice(0, plain!.scene.shapes.length)).toEqual(plain!.scene.shapes);
    const [strip, text] = warned!.scene.shapes.slice(plain!.scene.shapes.length);
    expect(strip).toMatchObject({ kind: 'rect', box: { y: 800, height: warned!.scene.height - 800 } });
    expect(text).toMatchObject({ kind: 'text', text: line });
  });
  it('answers the same without where warnings cannot be read', async () => {
    const failing = await ask('tide Cowes', () => Promise.reject(new Problem('could-not-ask')));
    expect([failing.ok, linesOf(failing).join()]).toEqual([true, expect.not.stringContaining('⚠')]);
  });
  it('has a page of them, with the office and its link', async () => {
    const answer = await ask('warnings Cowes', async () => view());
    expect(linesOf(answer)).toContain('Strong winds may disrupt travel.');
    expect(answer.links).toEqual([{ label: 'Met Office', url: wind.link }]);
    expect(answer.data).toMatchObject({
      subject: 'warnings',
      isKnown: true,
      warnings: [{ id: 'uk.1', event: 'wind' }],
    });
  });
  it('has below them what offices forecast for the zone of the sea, in its words and lines, with its link', async () => {
    const said = '...SMALL CRAFT ADVISORY...\n\n.TODAY...NE winds around 20 kt\nwith gusts.\n.SUN...N winds.';
    const forecast = {
      source: 'nws-forecasts',
      attribution: 'NWS',
      licence: 'public domain',
      office: 'NWS',
      link: 'https://www.weather.gov/marine',
      sent: now - hourMs,
      texts: [{ language: 'en-US', event: 'Boston Harbor', description: said }] as const,
    };
    const ask = async (text: string) =>
      chatFixture({
        warnings: async (_, also) => view({ warnings: [], ...(also && { forecasts: [forecast] }) }),
      }).ask(text);
    const answer = await ask('warnings Cowes');
    expect(linesOf(answer).join('\n')).toContain(
      'Forecast of NWS for Boston Harbor (issued 08:00):\n' +
        '...SMALL CRAFT ADVISORY...\n\n.TODAY...NE winds around 20 kt with gusts.\n.SUN...N winds.',
    );
    expect(answer.links).toEqual([{ label: 'NWS', url: forecast.link }]);
    expect(linesOf(warningsAnswer(format('de'), place, view({ forecasts: [forecast] }))).join('\n')).toContain(
      'Vorhersage von NWS für Boston Harbor (herausgegeben 08:00): (Englisch)',
    );
  });
});
