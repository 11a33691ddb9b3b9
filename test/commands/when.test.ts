import { describe, expect, it } from 'vitest';
import type { StreamView } from '../../src/answers/index.ts';
import { themes } from '../../src/drawing/index.ts';
import { hourMs } from '../../src/domain/time.ts';
import { chatFixture, linesOf } from '../support/chat-fixture.ts';

/** 10:00 in Brest, a Friday; high water is at 01:00 and 13:00, 5 m, low water at 07:00 and 19:00, 1 m. */
const now = Date.UTC(2026, 10, 20, 9);

function forecast(knots: (hour: number) => number, hours = 100) {
  return {
    hours: Array.from({ length: hours }, (_, i) => ({
      at: now - 4 * hourMs + i * hourMs,
      values: { windSpeed: (knots(i - 4) * 1852) / 3600, gust: (knots(i - 4) * 2 * 1852) / 3600 },
    })),
    sources: [{ name: 'icon' }],
  };
}

/** A forecast with a sea of a quarter of a metre and no rain. */
function calmSea(knots: (hour: number) => number) {
  const { hours, sources } = forecast(knots);
  const sea = { waveHeight: 0.25, waterTemperature: 17, precipitation: 0 };
  return { sources, hours: hours.map(({ at, values }) => ({ at, values: { ...values, ...sea } })) };
}

/** Slack at 01:00 and every six hours after, 1 m/s between: flood from 01:00 to 07:00 in Brest. */
const stream: StreamView = {
  station: { name: 'Narrows', distance: 3, floodDirection: 45, ebbDirection: 225 },
  events: Array.from({ length: 320 }, (_, i) => {
    const at = now - 9 * hourMs - 72 * hourMs + i * 3 * hourMs;
    const phase = i % 4 < 2 ? 'flood' : 'ebb';
    return i % 2 === 0
      ? { at, kind: 'slack' as const, phase, speedMs: 0 }
      : { at, kind: 'strongest' as const, phase, speedMs: 1 };
  }),
};

describe('when', () => {
  it('answers the next windows with start, end and length', async () => {
    const { ask } = chatFixture();
    const answer = await ask('/when Brest tide below 2 m in daylight');
    expect(linesOf(answer)).toEqual(
      expect.arrayContaining([
        'Times that fit: Brest, Brittany, France',
        'Wanted: tide below 2.0 m · daylight.',
        'Next: Fri 20 Nov 17:00–17:34, in 7 h 00.',
        'Fri 20 Nov 17:00 | 17:34 | 34 min',
        'Sat 21 Nov 08:34 | 09:00 | 26 min',
      ]),
    );
    expect(answer.data).toMatchObject({ subject: 'windows', conditions: 'tide=..2,light=day' });
  });

  it('answers by tide and sky where the weather is down, without a verdict', async () => {
    const { ask } = chatFixture({ weather: 'unavailable' });
    const answer = await ask('/when Brest preset=launch');
    const lines = linesOf(answer);
    expect(lines[1]).toMatch(/^The weather cannot be looked up now.* wind below 15 kn · waves below 0.5 m/);
    expect(lines[2]).toMatch(/^Limits for launching.*daylight.*wind below 15 kn/);
    expect(lines).toContain('Fri 20 Nov 11:00 | 15:00 | 4 h 00');
    expect(lines.join('\n')).not.toMatch(/\b[Gg]ood\b|Now|Next/);
    expect(answer).not.toHaveProperty('picture');
    expect(answer.data).toMatchObject({ conditions: 'light=day,high=-120..120' });
    expect((answer.buttons ?? []).map(({ command }) => command)).not.toContain('calendar');
    expect((await ask('/when Brest wind under 12 kn')).title).toMatch(/weather/i);
    expect(linesOf(await ask('when Brest calendar launching')).join()).not.toContain('11:00');
  });

  it('says how many windows it does not show', async () => {
    const { ask } = chatFixture({ stream });
    const lines = linesOf(await ask('/when Brest slack=0'));
    expect(lines.filter((line) => line.includes(' Nov '))).not.toHaveLength(0);
    expect(lines.join('\n')).toMatch(/\d+ more times fit/);
  });

  it('answers instants with the height of the water', async () => {
    const { ask } = chatFixture();
    expect(linesOf(await ask('high water after sunset at Brest'))).toContain('Sat 21 Nov 01:00 | 5.0 m');
  });

  it('is the same from a form, a button and a sentence', async () => {
    const { ask } = chatFixture();
    const options = { place: 'Brest', conditions: 'tide below 2 m in daylight' };
    const typed = await ask('when at Brest is the tide below 2 m in daylight');
    expect(linesOf(await ask({ kind: 'command', name: 'when', options }))).toEqual(linesOf(typed));
    const carried = { place: 'Brest', conditions: 'tide=..2,light=day' };
    expect(linesOf(await ask({ kind: 'command', name: 'when', options: carried }))).toEqual(linesOf(typed));
  });

  it('keeps to the days that are named, typed into a form as well', async () => {
    const { ask } = chatFixture();
    const answer = await ask('/when Brest tide below 2 m in daylight tomorrow');
    expect(linesOf(answer).filter((line) => line.includes(' | '))).toEqual([
      'Sat 21 Nov 08:34 | 09:00 | 26 min',
      'Sat 21 Nov 17:00 | 17:33 | 33 min',
    ]);
    const options = { place: 'Brest', conditions: 'tide below 2 m in daylight tomorrow' };
    expect(linesOf(await ask({ kind: 'command', name: 'when', options }))).toEqual(linesOf(answer));
  });

  it('says that daylight alone was wanting only where there is no window', async () => {
    const { ask } = chatFixture();
    expect(linesOf(await ask('/when Brest high tide in daylight')).join()).not.toContain('Nearest: ');
    expect(linesOf(await ask('/when Brest low tide in daylight')).join()).toContain('19:00, but not daylight.');
  });

  it('says where the forecast ends, and what came nearest', async () => {
    const { ask } = chatFixture({ weather: forecast((hour) => (hour < 6 ? 14 : 20), 48) });
    const lines = linesOf(await ask('/when Brest wind under 12 kn in daylight'));
    expect(lines).toContain('None found up to Sun 22 Nov 05:00.');
    expect(lines).toContain('Nearest: Fri 20 Nov 10:00–17:34, but for wind (14 kn).');
    expect(lines.join(' ')).toContain('The forecast ends on Sun 22 Nov 05:00');
  });

  it('goes on behind the forecast by tide and sky, of all days that are named', async () => {
    const { ask } = chatFixture({ weather: calmSea(() => 8) });
    const partly = linesOf(await ask('when can I launch at Brest from tomorrow to 3 December'));
    expect(partly[1]).toBe('Good: Sat 21 11:00–15:00, Sun 22 11:00–15:00, Mon 23 11:00–15:00.');
    expect(partly).toContain('The forecast ends on Tue 24 Nov 09:00: what comes later is not known yet.');
    const beyond = partly.indexOf('Behind the forecast, by tide and sky alone');
    expect(partly[beyond + 1]).toBe('Tue 24 Nov 11:00 | 15:00 | 4 h 00');
    expect(linesOf(await ask('when can I launch at Brest in December'))[1]).toBe('No forecast reaches these days yet.');
    const month = await ask('pêche à pied à Brest en décembre');
    expect(month.blocks.find(({ kind }) => kind === 'table')).toHaveProperty('rows.length', 31);
  });

  it('says in one line that none of several days will do', async () => {
    const { ask } = chatFixture({ weather: calmSea(() => 30) });
    const [, line] = linesOf(await ask('when can I sail at Brest this weekend'));
    expect(line).toMatch(
      /^Not from Saturday 21 November to Sunday 22 November: wind \(at least 30 kn\), gusts \(at least 60 kn\)\. None/,
    );
  });

  it('says that it is dark, and by the figures of then; and offers no window that is over before one is ready', async () => {
    const { ask } = chatFixture({ weather: calmSea(() => 4) });
    const [, line] = linesOf(await ask('can I paddle at Brest tomorrow at 7 am'));
    expect(line).toMatch(
      /^Not tomorrow from 07:00 to 08:00: dark then \(daylight 08:34–17:33\)\. Wind 4 kn, gusts 8 kn, waves 0\.3 m\. None/,
    );
    const [, short] = linesOf(await ask('can I paddle at Brest tomorrow from 7 to 8:45 am'));
    expect(short).toMatch(/None found/);
    const windy = chatFixture({ weather: calmSea(() => 20) });
    const [, dark] = linesOf(await windy.ask('can I paddle at Brest tomorrow at 7 am'));
    expect(dark).toMatch(/dark then \(daylight 08:34–17:33\), wind \(at least 20 kn\), gusts/);
  });

  it('says first whether a pursuit will do where what is feared is fine, and the water at the hour of a slipway', async () => {
    const { ask } = chatFixture({ weather: calmSea(() => 4) });
    const lines = linesOf(await ask('too windy to paddle at Brest tomorrow at 7 am?'));
    expect(lines.slice(1, 3)).toEqual([
      expect.stringMatching(/^Not tomorrow from 07:00/),
      expect.stringMatching(/^No, fine: wind 4 kn/),
    ]);
    const launch = linesOf(await ask('can I launch at Brest tomorrow at 9')).join('\n');
    expect(launch).toMatch(/^At 09:00 tomorrow: .* High water tomorrow: /m);
  });

  it('gives no yes to what is fine by itself where the pursuit is not', async () => {
    const { ask } = chatFixture({ weather: calmSea(() => 4) });
    const lines = linesOf(await ask('can I paddle at Brest tomorrow at 7 am or is it too windy?'));
    expect(lines.slice(1, 3)).toEqual([
      expect.stringMatching(/^Not tomorrow from 07:00/),
      expect.stringMatching(/^Within the limit: wind 4 kn/),
    ]);
    const windy = chatFixture({ weather: calmSea(() => 20) });
    const [, first] = linesOf(await windy.ask('can I paddle at Brest tomorrow or is it too windy?'));
    expect(first).toMatch(/^No, too much: wind 20 kn/);
    const [, verdict, until] = linesOf(await windy.ask('can I paddle at Brest before the wind picks up?'));
    expect(verdict).toMatch(/^Not today: wind/);
    expect(until).toMatch(/^Wind: already 20 kn/);
  });

  it('names the first day of a storm before the worst', async () => {
    const { ask } = chatFixture({ weather: calmSea((hour) => (hour < 30 ? 10 : hour < 60 ? 40 : 50)) });
    const lines = linesOf(await ask('is a storm coming at Brest'));
    expect(lines[1]).toMatch(/^Yes: wind tomorrow: .* 40 kn.*Wind on .* 50 kn.*That is the most from/);
    expect(lines.join()).not.toContain('Gusts');
  });

  it('calls no hours good that are asked after because of their danger', async () => {
    const { ask } = chatFixture({ weather: calmSea(() => 30) });
    expect(linesOf(await ask('/when Brest wind over 25 kn')).join('\n')).toMatch(/^Sat 21 \| yes \| /m);
  });

  it('has a verdict for each day with its one reason', async () => {
    const { ask } = chatFixture({ weather: forecast((hour) => (hour < 14 ? 5 : hour < 38 ? 13 : 25), 72) });
    const answer = await ask('/when Brest wind under 12 kn in daylight');
    const table = answer.blocks.find((block) => block.kind === 'table' && block.title === 'Day by day');
    expect(table).toMatchObject({
      rows: [
        ['Fri 20', 'yes', '10:00–17:34'],
        ['Sat 21', 'no', 'wind (13 kn)'],
        ['Sun 22', 'no', 'wind (25 kn)'],
      ],
    });
  });

  it('says from where the wind comes on a day that it never comes from the side that is wanted', async () => {
    const { hours, sources } = forecast(() => 10, 72);
    const westerly = hours.map((hour) => ({ ...hour, values: { ...hour.values, windDirection: 225 } }));
    const { ask } = chatFixture({ weather: { hours: westerly, sources } });
    const lines = linesOf(await ask('/when Brest wind from the east'));
    expect(lines).toContain('Sat 21 | no | wind (SW)');
  });

  it('names all that fails at every hour of a day', async () => {
    const { ask } = chatFixture({ weather: calmSea((hour) => (hour < 38 ? 4 : 30)) });
    const table = (await ask('/when Brest paddling')).blocks.find((block) => block.kind === 'table');
    expect(JSON.stringify(table)).toContain('["Sun 22","no","wind (at least 30 kn), gusts (at least 60 kn)"]');
  });

  it('knows pursuits with conditions of their own, which are shown, and which others narrow', async () => {
    const { ask } = chatFixture({ weather: forecast(() => 8) });
    const lines = linesOf(await ask('/when Brest sailing on sundays'));
    expect(lines).toContain('No forecast for this place has waves.');
    expect(lines).toContain('Not known here, so not counted: visibility above 2 km.');
    expect(lines[3]).toContain('wind 8 kn to 20 kn');
    expect(lines[3]).toContain('Sunday');
    expect((await ask('when is it good to sail at Brest')).title).toBe('Sailing at Brest, Brittany, France');
    expect((await ask('surf Brest')).title).toBe('Sea at Brest, Brittany, France');
  });

  it('has the verdict on a pursuit first, with all that fails and the next better time', async () => {
    const knots = (hour: number): number => (hour < 38 ? 30 : 4);
    const { ask } = chatFixture({ weather: calmSea(knots) });
    const said = async (text: string) => linesOf(await ask(text))[1];
    expect(await said('can I paddle at Brest tomorrow?')).toMatch(
      /^Not tomorrow: wind \(at least 30 kn\), gusts \(at least 60 kn\)\. Next good time: Sun 22 Nov/,
    );
    expect(await said('when can I paddle at Brest on sunday')).toMatch(
      /^Good on Sunday 22 November: \d\d:\d\d–17:3\d\. Wind 4 kn, gusts 8 kn, waves 0\.3 m\.$/,
    );
    expect(await said('kann ich morgen in Brest paddeln?')).toMatch(/^(Morgen ungünstig|Not tomorrow): /);
  });

  it.each([
    [
      'can I kayak at Brest this afternoon?',
      /^Not today from 12:00 to 18:00: wind \(at least 30 kn\), gusts \(at least 60 kn\)/,
    ],
    // That hour is over: of the next day.
    ['can we paddle at Brest at 9am', /^(?:Not tomorrow|Tomorrow) from 09:00 to 10:00/],
    ['can we paddle at Brest at 3pm', /^Not today from 15:00 to 16:00: .* None found up to Tue 24 Nov/],
    ['can I walk the dog on the beach at Brest tonight?', /^Not today from 18:00 to 06:00: /],
  ])('has the verdict on the hours that are asked about: %s', async (text, expected) => {
    const answer = await chatFixture({ weather: calmSea(() => 30) }).ask(text);
    expect(linesOf(answer)[1]).toMatch(expected);
    // The hours are no limit of the pursuit.
    expect(linesOf(answer).join()).not.toMatch(/ · \d\d:00 to \d\d:00/);
  });

  it('goes through the night that is asked about, and asks about tomorrow only once it has come', async () => {
    const { ask } = chatFixture({ weather: calmSea(() => 8) });
    expect(linesOf(await ask('fishing tonight at Brest'))[1]).toBe(
      'Good today from 18:00 to 06:00: 23:00–02:00. Wind 8 kn, waves 0.3 m.',
    );
    const { buttons = [] } = await ask('can I fish at Brest tomorrow?');
    expect(buttons.map(({ label }) => label).join()).not.toContain('was');
  });

  it('says that only the error of the tide keeps a boat out', async () => {
    expect(linesOf(await chatFixture().ask('3 m sill, 1.95 m draught, Brest'))[1]).toMatch(
      /^None is certain up to .*: high water does reach .* within 10 min and 0.1 m\.$/,
    );
    expect(linesOf(await chatFixture().ask('6 m sill, 1.95 m draught, Brest'))[1]).toMatch(/^None found up to /);
  });

  it('leaves out limits of a pursuit that nothing is known of, and is then not sure of the day', async () => {
    const { ask } = chatFixture({ weather: calmSea(() => 4) });
    const [, unknown, verdict] = linesOf(await ask('can I dive at Brest tomorrow?'));
    expect(verdict).toMatch(/^Worth a look tomorrow: \d\d:\d\d–17:3\d\. Waves 0\.3 m, wind 4 kn\.$/);
    expect(unknown).toBe('Not known here, so not counted: from 20 min before to 20 min after slack water.');
    // What was said is never left out.
    expect((await ask('when can I dive at Brest half an hour before slack')).title).toContain(
      'No tidal stream station',
    );
  });

  it('says what a time lacks where nothing is measured', async () => {
    const { ask } = chatFixture({ weather: forecast((hour) => (hour < 20 ? 8 : 30), 40) });
    const lines = linesOf(await ask('/when Brest wind under 12 kn in the golden hour on sundays'));
    expect(lines).toContain('Nearest: Fri 20 Nov 16:44–17:55, but not Sunday.');
    // Days that are not asked about have no verdict.
    expect(lines.join()).not.toContain('Fri 20 |');
  });

  it('names values that no forecast has', async () => {
    const { ask } = chatFixture({ weather: forecast(() => 8) });
    const lines = linesOf(await ask('/when Brest waves under 1 m and gusts under 20 kn'));
    expect(lines).toContain('No forecast for this place has waves.');
  });

  it('counts the error of the tide against a ship, above chart datum whatever is preferred', async () => {
    const { ask } = chatFixture();
    await ask('settings datum MSL');
    const lines = linesOf(await ask('/when Brest bar dries 2 m, draught 1.5 m, 0.5 m under the keel'));
    expect(lines).toContain('Wanted: sill 2.0 m, draught 1.5 m, 0.5 m under the keel.');
    expect(lines.find((line) => line.startsWith('Reckoned on the safe side'))).toContain('10 min and 0.1 m');
    expect(lines.join(' ')).toContain('(LAT)');
  });

  it('finds slack and rates of the stream, named with its station', async () => {
    const { ask } = chatFixture({ stream });
    const answer = await ask('when is the stream under half a knot in daylight at Brest');
    expect(linesOf(answer)).toContain('Wanted: stream below 0.5 kn · daylight.');
    // Slack at 13:00 and rates of 1 m/s three hours off: half a knot after 29.8 minutes.
    expect(linesOf(answer)).toContain('Fri 20 Nov 12:30 | 13:30 | 1 h 00');
    expect(linesOf(answer).at(-1)).toContain('Station Narrows');
    const ebb = linesOf(await ask('when is the ebb over 1.5 kn in daylight at Brest'));
    expect(ebb).toContain('Wanted: ebb stream above 1.5 kn · daylight.');
    expect(ebb).toContain('Fri 20 Nov 10:00 | 11:19 | 1 h 19');
    const slack = linesOf(await ask('half an hour around slack in daylight at Brest'));
    expect(slack).toContain('Fri 20 Nov 12:30 | 13:30 | 1 h 00');
  });

  it('says where no stream is known', async () => {
    const far = { ...stream, station: { name: 'Narrows', distance: 60 } };
    for (const { ask } of [chatFixture(), chatFixture({ stream: far })]) {
      const answer = await ask('when is the stream under half a knot in daylight at Brest');
      expect(answer.ok).toBe(false);
      expect(answer.title).toContain('No tidal stream station is near Brest');
    }
  });

  it('passes the sill of one’s own port, by its own tide, with one’s own draught', async () => {
    const { ask } = chatFixture();
    await ask('/place save Mine Brest');
    await ask('/place port Mine hw +10 -0.5 lw +10 +0 sill 1.5 draught 1.2');
    const lines = linesOf(await ask('when can I cross the bar with 0.2 m under the keel at Mine'));
    expect(lines).toContain('Wanted: sill 1.5 m, draught 1.2 m, 0.2 m under the keel.');
    expect(lines.at(-1)).toContain('high water +10 min, −0.5 m');
    const [, , , first] = lines;
    // 3 m needed with the band: from a low water of 1 m at 07:10 to a high one of 4.5 m at 13:10, less 10 min at the ends.
    expect(first).toBe('Fri 20 Nov 10:36 | 15:44 | 5 h 07');
    // Its button would be of the place without the differences.
    const { buttons = [] } = await ask('when can I cross the bar with 0.2 m under the keel at Mine');
    expect(buttons.map(({ command }) => command)).not.toContain('calendar');
    const deeper = linesOf(await ask('when can I cross the bar with 1.6 m draught at Mine'));
    expect(deeper).toContain('Wanted: sill 1.5 m, draught 1.6 m.');
  });

  it('counts the error of the forecast on a bar as well', async () => {
    const { ask } = chatFixture({ weather: forecast(() => 14) });
    const bar = 'bar dries 2 m, draught 1.5 m';
    const lines = linesOf(await ask(`/when Brest ${bar}, wind under 15 kn`));
    expect(lines.find((line) => line.startsWith('Reckoned'))).toContain(
      'Wind and waves are taken 15% stronger than forecast.',
    );
    expect(lines.join()).toContain('None found up to');
    expect(linesOf(await ask(`/when Brest ${bar}`)).join()).not.toContain('than forecast');
  });

  it('says that there is too little of what a pursuit needs', async () => {
    const { ask } = chatFixture({ weather: calmSea(() => 7) });
    expect(linesOf(await ask('can I sail at Brest tomorrow')).join()).toContain('wind (only 7 kn)');
  });

  it('judges days of a pursuit without weather as well, and short times at slack', async () => {
    const { ask } = chatFixture({ stream, weather: forecast(() => 8) });
    const shellfish = linesOf(await ask('when can I dig for bait at Brest three hours before low water'));
    expect(shellfish.filter((line) => /^\w{3} \d\d \| (good|worth a look|no) \| /.test(line))).toHaveLength(7);
    // On tidal flats, when to be on the way back.
    expect(shellfish.join('\n')).toMatch(/Be on the way back when the tide turns, low water \d\d:\d\d/);
    const diving = linesOf(await ask('/when Brest diving waves over 0 m'));
    expect(diving).toContain('No forecast for this place has waves.');
  });

  it('makes a calendar of windows, with their ends', async () => {
    const { ask } = chatFixture({ publicUrl: 'https://bellbuoy.example' });
    const answer = await ask('calendar of tide below 2 m in daylight at Brest');
    const content = answer.file?.content.replace(/\r\n /g, '') ?? '';
    expect(content).toContain(
      'DTSTART:20261120T160000Z\r\nDTEND:20261120T163400Z\r\nSUMMARY:Tide below 2.0 m · daylight',
    );
    expect(answer.links?.[0]?.url).toBe(
      'https://bellbuoy.example/calendar/geonames:3030300.ics?conditions=tide%3D..2%2Clight%3Dday',
    );
    const pressed = { kind: 'command' as const, name: 'calendar', options: { place: 'Brest', conditions: 'tide=..2' } };
    expect((await ask(pressed)).file?.content).toContain('SUMMARY:Tide below 2.0 m');
    expect((await ask('calendar Brest')).file?.content).not.toContain('Tide below');
    const follow = (await ask('when is the tide below 2 m in daylight at Brest')).buttons ?? [];
    expect(follow.map(({ command }) => command)).toContain('calendar');
    const bait = (await ask('when can I dig for bait at Brest three hours before low water')).buttons?.find(
      ({ command }) => command === 'calendar',
    );
    expect(bait?.options['conditions']).toBe('preset=shellfish,low=-180..0');
    const weekend = await ask('calendar of tide below 2 m in daylight on sunday at Brest');
    expect(weekend.links).toBeUndefined();
    expect(weekend.file?.content.match(/BEGIN:VEVENT/g)).toHaveLength(2);
  });

  it.each([
    ['the curve of a stream', 'when is the stream under half a knot in daylight at Brest'],
    ['a forecast', 'when is the wind under 12 kn in daylight at Brest'],
    ['the sea', 'when are the waves under 2 m in daylight at Brest'],
  ])('shades the windows on %s', async (subject, text) => {
    const wind = forecast(() => 8);
    const hours = wind.hours.map(({ at, values }) => ({ at, values: { ...values, waveHeight: 1 } }));
    const { ask } = chatFixture({ stream, weather: { ...wind, hours } });
    const drawn = await (await ask(text)).picture?.('light');
    expect(drawn?.scene.shapes.some(({ role }) => role === 'waves')).toBe(subject === 'the sea');
    expect(drawn?.scene.shapes.filter(({ role }) => role === 'window').length).toBeGreaterThan(0);
  });

  it('shades windows of waves and tide on the waves, with the tide below them and the wind', async () => {
    const wind = forecast(() => 8);
    const hours = wind.hours.map(({ at, values }) => ({ at, values: { ...values, waveHeight: 1 } }));
    const { ask } = chatFixture({ weather: { ...wind, hours } });
    const drawn = await (await ask('/when Brest waves below 2 m tide below 2 m')).picture?.('light');
    const roles = new Set(drawn?.scene.shapes.map(({ role }) => role));
    for (const role of ['waves', 'curve', 'wind-label', 'window']) expect(roles).toContain(role);
  });

  it.each([
    ['/when Brest', 'When what?'],
    ['/when Brest dolphins', 'dolphins'],
    ['quand à Brest', ''],
  ])('asks for what is missing in %s', async (text, expected) => {
    const { ask, bugs } = chatFixture();
    expect((await ask(text, { language: 'en' })).title).toContain(expected);
    expect(bugs).toEqual([]);
  });

  it.each([
    ['wind over 6 Bft', 'Wanted: wind above force 6.'],
    ['wind below 4 Bft', 'Wanted: wind below force 4.'],
    ['wind 3 to 5 Bft', 'Wanted: wind force 3 to force 5.'],
    ['wind below 12 kn', 'Wanted: wind below 12 kn.'],
  ])('writes a limit that is one of the Beaufort scale as its readers say it: %s', async (limit, wanted) => {
    const { ask } = chatFixture({ weather: forecast(() => 14) });
    await ask('/settings wind Beaufort');
    expect(linesOf(await ask(`/when Brest ${limit}`))).toContain(wanted);
  });

  it('asks for the height of the sill, and tells the high waters of that day in the meantime', async () => {
    const lines = linesOf(await chatFixture().ask('/when Brest tomorrow with 1.6 m draught'));
    expect(lines[1]).toMatch(/^Draught 1.6 m. How high is the sill/);
    expect(lines[2]).toMatch(/^High water tomorrow: \d\d:\d\d/);
    const atHour = linesOf(
      await chatFixture().ask('how much water over the sill at Brest tomorrow at 17:30, I draw 1.6 m'),
    );
    expect(atHour[2]).toMatch(/^At 17:30 tomorrow: \d\.\d m above LAT/);
  });

  it('names what it does not understand', async () => {
    const { ask } = chatFixture();
    const [, , second] = linesOf(await ask('/when Brest tide below 2 m in daylight with dolphins and bagpipes'));
    expect(second).toContain('dolphins');
    expect(second).toContain('bagpipes');
  });

  it('refuses a form without sense', async () => {
    const { ask } = chatFixture();
    const ill = { kind: 'command' as const, name: 'when', options: { place: 'Brest', conditions: 'blue bananas' } };
    expect(await ask(ill)).toMatchObject({ ok: false });
    expect((await ask(ill)).title).toContain('blue bananas');
  });

  it('shades the windows under the curve of the tide', async () => {
    const { ask } = chatFixture();
    const { picture } = await ask('/when Brest tide below 2 m in daylight');
    const drawn = await picture?.('light');
    const bands = drawn?.scene.shapes.filter(({ role }) => role === 'window') ?? [];
    expect(bands.length).toBeGreaterThan(2);
    expect(bands[0]).toMatchObject({ kind: 'rect', fill: `${themes.light.golden}48` });
  });

  it.each([
    ['fr', 'quand la mer est-elle sous 2 m de jour à Brest', 'Conditions : marée de moins de 2,0 m · de jour.'],
    [
      'de',
      'wann ist in Kiel der Wasserstand unter 2 m bei Tageslicht',
      'Gesucht: Wasserstand unter 2,0 m · bei Tageslicht.',
    ],
  ])('answers in %s', async (language, text, expected) => {
    const { ask } = chatFixture();
    expect(linesOf(await ask(text, { language }))).toContain(expected);
  });
});
