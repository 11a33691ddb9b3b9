import { windowOfDays } from '../../domain/question/index.ts';
import { speedAt, type StreamEvent } from '../../domain/stream/index.ts';
import { minuteMs, within, type Instant } from '../../domain/time.ts';
import { capital, clock, clockOn, compass, duration } from '../format.ts';
import { isToday } from '../headline.ts';
import { currentSpeed, readerUnits } from '../measures.ts';
import { eventName, rateText, type StreamView } from '../tide/stream-lines.ts';
import { daysName, plotOn, scaleOf, strips, type Layer, type ShownDays } from './chart.ts';
import { circle, line, near, text, type SeriesSample } from '../../drawing/index.ts';
import { axis, curve, sky, surface, timeRow } from './layers.ts';
import { least, px } from './layout.ts';
import { sampled } from './series.ts';
import { picture, type Look, type Picture } from './sheet.ts';

type StreamDays = ShownDays & { readonly stream: StreamView };

/** The rate of the stream about slack: flood above the middle line, ebb below it. `undefined` without events. */
export function currentPicture(shownDays: StreamDays, ...look: Look): Picture | undefined {
  const { format, place, stream, days, windows = [] } = shownDays;
  const window = windowOfDays(days);
  const shown = within(stream.events, window);
  if (shown.length === 0) return undefined;
  const valueAt = (at: Instant): number | undefined => speedAt(stream.events, at);
  const instants = shown.map(({ at }) => at);
  const samples = sampled(window, sampleMs, valueAt, instants);
  const most = Math.max(least.streamMs, ...samples.map(({ value }) => Math.abs(value)));
  const unit = readerUnits(format).current;
  const scale = scaleOf(format, unit, { extent: [-most, most], room: [px.streamLabels, px.streamLabels], count: 5 });
  return picture(format, look, {
    title: place.name,
    subtitle: format.say('picture-current', { days: daysName(format, days) }),
    ...headline(shownDays, shown),
    footer: [format.say('note-not-for-navigation'), format.say('current-station', { station: stream.station.name })],
    draw: (sheet) =>
      strips(plotOn(sheet, { place, days, windows }), [
        {
          share: 1,
          scale,
          ground: sky,
          layers: [
            surface(samples, { fill: sheet.theme.swell, role: 'flood' }, (rate) => Math.max(0, rate), 0),
            surface(samples, { fill: sheet.theme.windSea, role: 'ebb' }, (rate) => Math.min(0, rate), 0),
            axis(unit.name),
            middleLine,
            curve(samples, sheet.theme.curve, { role: 'curve' }, { ...unit, valueAt }),
          ],
          labels: [directionNames(stream), eventLabels(shown, samples)],
        },
        { px: 40, layers: [timeRow] },
      ]),
  });
}

const sampleMs = 15 * minuteMs;

const middleLine: Layer = ({ box, scale, theme }) => [
  line([box.x, scale.y(0)], [box.x + box.width, scale.y(0)], theme.ink, 2.5),
];

/** Rates and times of the strongest streams, and the slacks on the middle line. */
function eventLabels(events: readonly StreamEvent[], samples: readonly SeriesSample[]): Layer {
  return ({ format, theme, x, scale, box, labels, word, days }) => {
    for (const { at, value } of samples) labels.block({ x: x(at) - 2, y: scale.y(value) - 3, width: 4, height: 6 });
    const rate = ({ at, phase, speedMs }: StreamEvent) => {
      const size = days.length === 1 ? 28 : 22;
      const lines = [word('rate-label', currentSpeed(format, speedMs), { size }), word('rate-time', clock(format, at))];
      const [signedMs, kind] = phase === 'flood' ? ([speedMs, 'high'] as const) : ([-speedMs, 'low'] as const);
      return labels.place(near(lines, box, x(at), scale.y(signedMs), kind));
    };
    const slack = ({ at }: StreamEvent) => {
      const [time, middle] = [word('slack-label', clock(format, at)), scale.y(0)];
      const look = { fill: theme.page, stroke: theme.curve, strokeWidth: 3, clip: box, role: 'slack' };
      const around = [-12, 30].flatMap((dy) =>
        [10, -10].map((dx) => [text(time, x(at) + dx, middle + dy, dx > 0 ? 'start' : 'end')]),
      );
      return [circle(x(at), middle, 6, look), ...labels.place(around)];
    };
    const strongest = events.filter(({ kind }) => kind === 'strongest').toSorted((a, b) => b.speedMs - a.speedMs);
    return [...strongest.flatMap(rate), ...events.filter(({ kind }) => kind === 'slack').flatMap(slack)];
  };
}

/** `Flood → NE` at the upper edge, `Ebb → SW` at the lower one, which no rate reaches. */
function directionNames({ station }: StreamView): Layer {
  return ({ format, box, labels, word }) => {
    const name = (phase: 'flood' | 'ebb', degrees: number | undefined, y: number) => {
      const parts = [format.say(`current-${phase}`), ...(degrees === undefined ? [] : [compass(format, degrees)])];
      return labels.place([[text(word('direction', capital(parts.join(' → '))), box.x + 12, y)]]);
    };
    return [
      ...name('flood', station.floodDirection, box.y + 26),
      ...name('ebb', station.ebbDirection, box.y + box.height - 12),
    ];
  };
}

/** The next slack of today, else the strongest stream of the days. */
function headline({ format, stream, days }: StreamDays, shown: readonly StreamEvent[]) {
  const { now } = format;
  const [day] = days;
  const slack = stream.events.find(({ at, kind }) => at > now && kind === 'slack');
  const speedMs = speedAt(stream.events, now);
  if (isToday(format, day) && slack && speedMs !== undefined) {
    return {
      figure: `${format.say('current-slack')} ${clockOn(format, slack.at, day.date)}`,
      caption: format.say('current-picture-now', {
        // The directions are on the panel.
        rate: rateText(format, { name: '' }, speedMs),
        in: duration(format, slack.at - now),
      }),
    };
  }
  const strongest = shown.reduce((most, event) => (event.speedMs > most.speedMs ? event : most));
  return { figure: `${eventName(format, strongest)} ${currentSpeed(format, strongest.speedMs)}` };
}
