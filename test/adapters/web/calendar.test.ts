import ICAL from 'ical.js';
import nodeIcal from 'node-ical';
import { describe, expect, it } from 'vitest';
import { createSessions, createWeb } from '../../../src/adapters/web/index.ts';
import { calendar } from '../../../src/lib/calendar.ts';
import { chatFixture } from '../../support/chat-fixture.ts';
import { noPictures } from '../../support/no-pictures.ts';

const { chat, ask } = chatFixture();
const sessions = createSessions('a secret of the test');
// A calendar is a question: each test has a network of its own, so that none is refused.
let networks = 0;

async function get(path: string, headers: Record<string, string> = {}) {
  const web = createWeb({ chat, sessions, renderPng: noPictures, clock: () => 0 });
  const bindings = { clientNetwork: `203.0.113.${networks++}`, origin: 'https://tides.example' };
  const response = await web.request(path, { headers }, bindings);
  return { response, text: await response.text() };
}

type Event = { readonly uid: string; readonly summary: string; readonly at: number; readonly isDate: boolean };

/** The events as ical.js reads them, the parser of Thunderbird. */
function withIcalJs(text: string): Event[] {
  const root = new ICAL.Component(ICAL.parse(text));
  return root.getAllSubcomponents('vevent').map((component) => {
    const { uid, summary, startDate } = new ICAL.Event(component);
    return { uid, summary, at: startDate.toJSDate().getTime(), isDate: startDate.isDate };
  });
}

/** The events as node-ical reads them, the parser of MagicMirror and of Home Assistant's add-ons. */
function withNodeIcal(text: string): Event[] {
  return Object.values(nodeIcal.sync.parseICS(text)).flatMap((component) => {
    if (component?.type !== 'VEVENT') return [];
    const { uid, summary, start, datetype } = component;
    const said = typeof summary === 'string' ? summary : summary.val;
    return [{ uid, summary: said, at: start.getTime(), isDate: datetype === 'date' }];
  });
}

describe('the calendar of a place', () => {
  it('is read alike by two parsers: each high and low water of 36 days, springs and phases', async () => {
    const { response, text } = await get('/calendar/geonames:3030300.ics?parts=tide,moon');
    expect(response.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8');
    const events = withIcalJs(text);
    expect(withNodeIcal(text)).toEqual(events);
    const firstHigh = events.find(({ summary }) => summary.startsWith('High water'));
    expect(firstHigh).toMatchObject({ summary: 'High water 5.0 m', at: Date.UTC(2026, 10, 19, 0), isDate: false });
    expect(events.filter(({ summary }) => summary === 'Full moon')).toHaveLength(2);
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
  });

  it('has an alarm before each time, where one is asked for, and is told what is no number', async () => {
    const { text } = await get('/calendar/geonames:3030300.ics?parts=tide,moon&alarm=30');
    const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
    const alarms = events.map((one) => [
      new ICAL.Event(one).startDate.isDate,
      String(one.getFirstSubcomponent('valarm')?.getFirstPropertyValue('trigger') ?? ''),
    ]);
    expect(alarms.length).toBeGreaterThan(40);
    expect(alarms.filter(([isDate, trigger]) => trigger !== (isDate ? '' : '-PT30M'))).toEqual([]);
    expect((await get('/calendar/geonames:3030300.ics')).text).not.toContain('VALARM');
    expect((await get('/calendar/geonames:3030300.ics?alarm=soon')).response.status).toBe(400);
  });

  it('says in the file as well that nothing was found', async () => {
    const { text } = await get('/calendar/geonames:3030300.ics?conditions=tide=9..');
    expect(text).not.toContain('VEVENT');
    expect(text.replaceAll('\r\n ', '')).toMatch(/\r\nDESCRIPTION:\S.+\r\nX-WR-CALDESC:\S/);
  });

  it('has lines of at most 75 octets with CRLF, its zone, and asks to be read again', async () => {
    const { text } = await get('/calendar/geonames:3030300.ics', { 'Accept-Language': 'fr' });
    const lines = text.split('\r\n');
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    expect(text.replaceAll('\r\n', '')).not.toContain('\n');
    expect(lines).toContain('X-WR-TIMEZONE:Europe/Paris');
    expect(lines).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT12H');
    expect(text).toMatch(/SUMMARY:Pleine mer 5\\,0[\s\u00a0\u202f]m/);
  });

  it('keeps the identity of its events from one reading to the next', async () => {
    const { chat: later, pass } = chatFixture();
    pass(3_600_000);
    const web = createWeb({ chat: later, sessions, renderPng: noPictures, clock: () => 0 });
    const bindings = { clientNetwork: '198.51.100.1', origin: 'https://tides.example' };
    const text = await (await web.request('/calendar/geonames:3030300.ics', {}, bindings)).text();
    expect(withIcalJs(text)).toEqual(withIcalJs((await get('/calendar/geonames:3030300.ics')).text));
  });

  it('has the sun where it is asked for, and only what is asked for', async () => {
    const { text } = await get('/calendar/geonames:3030300.ics?parts=sun');
    const summaries = new Set(withIcalJs(text).map(({ summary }) => summary));
    expect(summaries).toEqual(new Set(['Sunrise', 'Sunset']));
  });

  it.each([
    ['sun,tides', 'tides'],
    ['stars', 'stars'],
    ['', 'tide, springs, sun, moon'],
  ])('refuses the parts "%s" by name', async (parts, named) => {
    const { response, text } = await get(`/calendar/geonames:3030300.ics?parts=${parts}`);
    expect([response.status, text.includes(named)]).toEqual([400, true]);
  });

  it('is not sent again where it has not changed', async () => {
    const { response } = await get('/calendar/geonames:3030300.ics');
    const tag = response.headers.get('ETag') ?? '';
    const again = await get('/calendar/geonames:3030300.ics', { 'If-None-Match': tag });
    expect([again.response.status, again.text]).toEqual([304, '']);
  });

  it('does not exist of an unknown place', async () => {
    const { response, text } = await get('/calendar/geonames:1.ics');
    expect(response.status).toBe(404);
    expect(text).toContain('I know no place called');
  });
});

describe('whole days in a calendar', () => {
  it('are read as days by two parsers', () => {
    const text = calendar('Tides', 0, [
      { id: 'x', date: '2026-11-24', summary: 'Springs, 6.9 m', description: 'a, b; c' },
    ]);
    const [event] = withIcalJs(text);
    expect(event).toMatchObject({ summary: 'Springs, 6.9 m', isDate: true });
    expect(withNodeIcal(text)).toMatchObject([{ uid: event?.uid, summary: 'Springs, 6.9 m', isDate: true }]);
  });
});

describe('calendar in a chat', () => {
  it('says so where it has no events', async () => {
    const { file, blocks } = await ask('calendar of tide < -9 m at Brest');
    expect(file?.content).not.toContain('VEVENT');
    expect(JSON.stringify(blocks)).toContain('None found up to');
  });

  it('is a file, and a link where the pages have an address', async () => {
    const { file, links } = await ask('calendar Brest');
    expect(file).toMatchObject({ name: 'Brest.ics', mediaType: 'text/calendar' });
    expect(links).toEqual([]);
    const linked = chatFixture({ publicUrl: 'https://tides.example' });
    const answer = await linked.ask('calendrier Brest');
    const url = 'https://tides.example/calendar/geonames:3030300.ics';
    expect(answer.links).toEqual([{ label: 'S’abonner', url }]);
    expect(JSON.stringify(answer.blocks)).toContain(url);
  });
});
