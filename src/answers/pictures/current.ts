import { area, curveMonotoneX } from 'd3-shape';
import type { Place } from '../../domain/place.ts';
import { speedAt, type StreamEvent } from '../../domain/stream/index.ts';
import { civilDate, minuteMs, within, type Window } from '../../domain/time.ts';
import { eventName, rateText } from '../tide/stream-lines.ts';
import type { StreamView } from '../tide/stream-view.ts';
import { capital, clock, clockOn, compass, dateAndClock, duration } from '../format.ts';
import { currentSpeed } from '../measures.ts';
import { footer, heading, margin } from './heading.ts';
import { createLabels, stack, text, type Labels, type Wording } from './labels.ts';
import { axis, midnights, panelBox, presentLine, timeRow, type Panel } from './panel.ts';
import { picture, type Picture } from './picture.ts';
import { currentIn } from './reader-units.ts';
import { circle, frame, line, path, rect, smallText, type Shape } from './scene.ts';
import { linePath, type SeriesSample } from './series.ts';
import { themes, type Theme, type ThemeName } from './theme.ts';
import { daysName, skyGradient, timeScale, windowOf } from './time-axis.ts';
import { windowBands } from './window-bands.ts';
import { valueScale, type ValueScale } from './value-axis.ts';
import type { Day, FormatContext } from './views.ts';

type StreamPictureOf = {
  readonly format: FormatContext;
  readonly place: Place;
  readonly stream: StreamView;
  /** One to seven. */
  readonly days: readonly [Day, ...Day[]];
  /** Shaded behind the curve. */
  readonly windows?: readonly Window[];
};

/** The rate of the stream about slack: flood above the middle line, ebb below it. `undefined` without events. */
export function currentPicture(of: StreamPictureOf, themeName: ThemeName): Picture | undefined {
  const { format, place, stream, days } = of;
  const theme = themes[themeName];
  const shown = within(stream.events, windowOf(days));
  if (shown.length === 0) return undefined;
  return picture(theme, currentAlt(of, shown), [
    ...heading(theme, {
      title: place.name,
      subtitle: format.words.say('picture-current', { days: daysName(format, days) }),
      ...headline(of, shown),
    }),
    ...streamPanel(of, theme),
    ...footer(theme, [
      format.words.say('note-not-for-navigation'),
      format.words.say('current-station', { station: stream.station.name }),
    ]),
  ]);
}

/** The next slack of today, else the strongest stream of the days. */
function headline({ format, stream, days }: StreamPictureOf, shown: readonly StreamEvent[]) {
  const { words, now, zone } = format;
  const [{ date }] = days;
  const slack = stream.events.find(({ at, kind }) => at > now && kind === 'slack');
  const speedMs = speedAt(stream.events, now);
  if (date === civilDate(now, zone) && slack && speedMs !== undefined) {
    return {
      figure: `${words.say('current-slack')} ${clockOn(format, slack.at, date)}`,
      caption: words.say('current-picture-now', {
        // The directions are on the panel.
        rate: rateText(format, { name: '' }, speedMs),
        in: duration(format, slack.at - now),
      }),
    };
  }
  const strongest = strongestOf(shown);
  return { figure: `${eventName(format, strongest)} ${currentSpeed(format, strongest.speedMs)}` };
}

function strongestOf(events: readonly StreamEvent[]): StreamEvent {
  return events.reduce((most, event) => (event.speedMs > most.speedMs ? event : most));
}

const left = 84;
const right = frame.width - margin;
const [top, bottom] = [122, 572];
const sampleMs = 15 * minuteMs;
/** The least rate that the scale shows, m/s: weaker streams are drawn as weak. */
const leastScaleMs = 0.25;

function streamPanel({ format, place, stream, days, windows = [] }: StreamPictureOf, theme: Theme): Shape[] {
  const window = windowOf(days);
  const x = timeScale(window, left, right);
  const panel: Panel = { format, theme, days, hours: [], x, left, right, top, bottom };
  const box = { x: left, y: top, width: right - left, height: bottom - top };
  const count = Math.round((window.to - window.from) / sampleMs);
  const samples = Array.from({ length: count + 1 }, (_, i) => window.from + i * sampleMs)
    .concat(within(stream.events, window).map(({ at }) => at))
    .toSorted((a, b) => a - b)
    .flatMap((at): SeriesSample[] => {
      const value = speedAt(stream.events, at);
      return value === undefined ? [] : [{ at, value }];
    });
  const most = Math.max(leastScaleMs, ...samples.map(({ value }) => Math.abs(value)));
  const scale = valueScale(format, {
    extent: [-most, most],
    pixels: [bottom - labelRoom, top + labelRoom],
    edges: [bottom, top],
    toReader: currentIn(format),
    count: 5,
  });
  const middle = scale.y(0);
  const side = (isFlood: boolean): string =>
    area<SeriesSample>()
      .x(({ at }) => x(at))
      .y0(middle)
      .y1(({ value }) => scale.y(isFlood ? Math.max(0, value) : Math.min(0, value)))
      .curve(curveMonotoneX)
      .digits(1)(samples) ?? '';
  return [
    rect(box, skyGradient(theme, place.point, window, x), { radius: 10 }),
    ...windowBands(windows, window, x, box, theme),
    path(side(true), { fill: theme.swell, clip: box, role: 'flood' }),
    path(side(false), { fill: theme.windSea, clip: box, role: 'ebb' }),
    ...axis(panel, format.units.wind === 'ms' ? 'm/s' : 'kn', scale),
    ...midnights(panel),
    line([left, middle], [right, middle], theme.ink, 2.5),
    path(
      linePath(samples, x, (value) => scale.y(value)),
      { stroke: theme.curve, strokeWidth: 4, clip: box, role: 'curve' },
    ),
    ...presentLine(panel),
    ...eventLabels(panel, scale, stream, samples),
    ...directionNames(panel, stream),
    ...timeRow({ ...panel, top: 580, bottom: 620 }, days.length === 1 ? 3 : days.length <= 3 ? 6 : 12),
  ];
}

/** Above and below the strongest streams, px: two lines of label, and the name of the direction. */
const labelRoom = 108;

/** The slacks on the middle line, and rates and times of the strongest. */
function eventLabels(panel: Panel, scale: ValueScale, stream: StreamView, samples: readonly SeriesSample[]): Shape[] {
  const { format, theme, days, x } = panel;
  const labels = createLabels({ x: left, y: top, width: right - left, height: bottom - top });
  const events = within(stream.events, windowOf(days));
  const middle = scale.y(0);
  labels.avoid({ x: x(format.now) - 3, y: top, width: 6, height: bottom - top });
  for (const { at, value } of samples) labels.block({ x: x(at) - 2, y: scale.y(value) - 3, width: 4, height: 6 });
  const strongest = events.filter(({ kind }) => kind === 'strongest').toSorted((a, b) => b.speedMs - a.speedMs);
  return [
    ...strongest.flatMap((event) => rateLabel(panel, labels, scale, event)),
    ...events
      .filter(({ kind }) => kind === 'slack')
      .flatMap(({ at }) => {
        const wording = small(theme, clock(format, at), 'slack-label');
        const around = [-12, 30].flatMap((dy) =>
          [10, -10].map((dx) => [text(wording, x(at) + dx, middle + dy, dx > 0 ? 'start' : 'end')]),
        );
        return [
          circle(x(at), middle, 6, {
            fill: theme.page,
            stroke: theme.curve,
            strokeWidth: 3,
            clip: panelBox(panel),
            role: 'slack',
          }),
          ...labels.place(around),
        ];
      }),
  ];
}

function small(theme: Theme, line: string, role: string, bold = false): Wording {
  return { text: line, size: smallText, bold, color: theme.ink, halo: theme.sky[0], role };
}

/** `Flood → NE` at the upper edge, `Ebb → SW` at the lower one, which no rate reaches. */
function directionNames({ format, theme }: Panel, { station }: StreamView): Shape[] {
  const name = (phase: 'flood' | 'ebb', degrees: number | undefined): Wording => {
    const parts = [format.words.say(`current-${phase}`), ...(degrees === undefined ? [] : [compass(format, degrees)])];
    return small(theme, capital(parts.join(' → ')), 'direction', true);
  };
  return [
    text(name('flood', station.floodDirection), left + 12, top + 26),
    text(name('ebb', station.ebbDirection), left + 12, bottom - 12),
  ];
}

function rateLabel({ format, theme, x, days }: Panel, labels: Labels, scale: ValueScale, event: StreamEvent): Shape[] {
  const { at, phase, speedMs } = event;
  const isFlood = phase === 'flood';
  const lines = [
    { ...small(theme, currentSpeed(format, speedMs), 'rate-label', true), size: days.length === 1 ? 28 : smallText },
    small(theme, clock(format, at), 'rate-time'),
  ];
  const y = scale.y(isFlood ? speedMs : -speedMs);
  const room = lines.length * 30;
  const edge = isFlood ? y - room - 8 : y + 10;
  const shifts = [0, 24, -24, 48, -48];
  return [...labels.place(shifts.map((dx) => stack(lines, x(at) + dx, edge)))];
}

/** All events of one day, or of several the strongest; and the stream now. */
function currentAlt({ format, place, stream, days }: StreamPictureOf, shown: readonly StreamEvent[]): string {
  const { words, now } = format;
  const nameOf = (event: StreamEvent): string =>
    [
      eventName(format, event),
      days.length === 1 ? clock(format, event.at) : dateAndClock(format, event.at),
      ...(event.kind === 'slack' ? [] : [currentSpeed(format, event.speedMs)]),
    ].join(' ');
  const what = words.say('picture-current-alt', { place: place.name, days: daysName(format, days) });
  const course = days.length === 1 ? shown.map(nameOf).join(', ') : nameOf(strongestOf(shown));
  const { from, to } = windowOf(days);
  const speedMs = now >= from && now < to ? speedAt(stream.events, now) : undefined;
  const present =
    speedMs === undefined ? '' : ` ${words.say('current-now', { rate: rateText(format, stream.station, speedMs) })}`;
  return `${words.say('picture-says', { what, course })}${present}`;
}
