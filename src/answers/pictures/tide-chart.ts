import type { Day } from '../../domain/question/index.ts';
import { levelBetween, rangeOf, springsAndNeaps, type Extreme, type TideLevel } from '../../domain/tide/index.ts';
import { within, type Window } from '../../domain/time.ts';
import { capital, clock, shortDay, type FormatContext } from '../format.ts';
import { isWithin } from '../headline.ts';
import { height, tideUnit } from '../measures.ts';
import { spansBeyond } from '../../domain/windows/index.ts';
import type { TideView } from '../tide/tide-view.ts';
import { bands, type Layer, type Panel, type Plot, type Strip } from './chart.ts';
import { around, boxOf, markGap, near, smallText, stackHeight, text, textWidth } from '../../drawing/labels.ts';
import { circle, path, rect, tenths, type FrameBox } from '../../drawing/scene.ts';
import { middleOf, moonSign } from '../../drawing/signs.ts';
import { axis, curve, hourRow, sky } from './layers.ts';
import { smoothPath, type SeriesSample } from '../../drawing/index.ts';
import { px } from './layout.ts';
import { observedKnots, tideKnots, tideScale } from './tide-curve.ts';

/** How much is written: at one day, at one among other things, in one line where those leave little height, at two to four in a row, at each row of a week. */
export type Detail = keyof typeof labelSizes;
/** Of the time and of the height, or of both. */
const labelSizes = {
  day: [28, 24],
  card: [26, smallText],
  line: [26],
  days: [24, smallText],
  week: [smallText, smallText],
} as const satisfies Record<string, readonly [number, number?]>;

export type ShownTide = {
  readonly tide: TideView;
  readonly detail: Detail;
  /** Drawn as a line, with the time beyond it shaded. */
  readonly level?: TideLevel | undefined;
  /** Of all rows of days. */
  readonly span?: Window;
};

/** Sky, water, highs and lows and the present; over it there must be room for the height of the present. */
export function tideStrips(plot: Plot, shown: ShownTide): Strip[] {
  const { format, theme, window } = plot;
  const { tide, detail, level, span = window } = shown;
  const knots = tideKnots(tide, window);
  const unit = tideUnit(format, rangeOf(tide.extremes));
  const valueAt = (at: number): number | undefined => levelBetween(tide.levels, at);
  const width = detail === 'week' ? 3 : 4;
  // A label and some space around it.
  const room = stackHeight(labelSizes[detail]) + markGap + 10;
  return [
    {
      share: 1,
      scale: tideScale(format, tide, span, room, level?.heightM),
      ground: sky,
      layers: [
        beyondLevel(shown),
        water(knots),
        accuracyBand(tide, knots),
        axis(),
        levelLine(shown, within(knots, window)),
        curve(knots, theme.curve, { strokeWidth: width, role: 'curve' }, { ...unit, valueAt }),
        curve(observedKnots(tide, window), theme.golden, { role: 'observed' }),
      ],
      labels: [turnMarks(shown), crossingTimes(shown), presentLevel(shown)],
    },
    ...below(detail, tide),
  ];
}

/** Hours, and of several days their names, moons, ranges, springs and neaps. */
function below(detail: Detail, tide: TideView): Strip[] {
  const hours = detail === 'week' ? [] : [{ px: 40, layers: [hourRow] }];
  return detail === 'days' || detail === 'week' ? [...hours, { px: 36, layers: [dayLines(tide)] }] : hours;
}

function water(knots: readonly SeriesSample[]): Layer {
  return ({ x, scale, box, theme: { water } }) => {
    const [from, to] = [box.y, box.y + box.height];
    const [first, last] = [knots[0], knots.at(-1)];
    if (!first || !last) return [];
    const d = `${smoothPath(knots, x, scale.y)}L${tenths(x(last.at))},${to}L${tenths(x(first.at))},${to}Z`;
    const stops = [
      { at: 0, color: water[0] },
      { at: 1, color: water[1] },
    ];
    return [path(d, { fill: { axis: 'y', from, to, stops }, clip: box })];
  };
}

/** The heights that nine in ten waters in similar cases stay within, where the tide does not come from a gauge here. */
function accuracyBand({ station: { band } }: TideView, knots: readonly SeriesSample[]): Layer {
  return ({ x, scale, box, theme }) => {
    if (!band) return [];
    const upper = smoothPath(knots, x, (heightM) => scale.y(heightM + band.heightM));
    const lower = smoothPath(knots.toReversed(), x, (heightM) => scale.y(heightM - band.heightM));
    return [path(`${upper}L${lower.slice(1)}Z`, { fill: `${theme.curve}38`, clip: box, role: 'band' })];
  };
}

function beyondLevel({ tide, level }: ShownTide): Layer {
  return (panel) => {
    if (!level) return [];
    const windows = panel.days.flatMap(({ window }) => spansBeyond(tide, window, level) ?? []);
    return bands({ ...panel, windows });
  };
}

/** The level itself, its height written at an end where the curve is not, if there is one, and at the one farther from it. */
function levelLine({ tide, level }: ShownTide, knots: readonly SeriesSample[]): Layer {
  return (panel) => {
    const { format, scale, box, theme, labels, word } = panel;
    const [first, last] = [knots[0], knots.at(-1)];
    if (!level || !first || !last) return [];
    const levelY = scale.y(level.heightM);
    const name = word('level', height(format, level.heightM, rangeOf(tide.extremes)));
    const isRight = Math.abs(last.value - level.heightM) > Math.abs(first.value - level.heightM);
    const ends = [
      [box.x + 8, 'start'],
      [box.x + box.width - 8, 'end'],
    ] as const;
    const places = (isRight ? ends.toReversed() : ends).flatMap(([at, anchor]) =>
      [-10, 28].map((dy) => [text(name, at, levelY + dy, anchor)]),
    );
    const clear = places.filter(([one]) => one && !crossesCurve(panel, tide, boxOf(one)));
    const dashed = { stroke: theme.golden, strokeWidth: 4, dash: [14, 10], role: 'level-line' };
    return [path(`M${box.x},${tenths(levelY)}H${box.x + box.width}`, dashed), ...labels.place([...clear, ...places])];
  };
}

/** When the water passes the level, on the side of the curve that is free; over a week there is no room for so many times. */
function crossingTimes({ tide, detail, level }: ShownTide): Layer {
  return ({ format, x, scale, labels, window, word }) => {
    if (!level || detail === 'week') return [];
    const spans = spansBeyond(tide, window, level) ?? [];
    const isAbove = level.side === 'above';
    const passed = spans.flatMap(({ from, to }) => [
      { at: from, isRising: isAbove },
      { at: to, isRising: !isAbove },
    ]);
    return within(passed, { from: window.from + 1, to: window.to }).flatMap(({ at, isRising }) => {
      const name = word('crossing', clock(format, at), { bold: true });
      const placed = (dy: number) => {
        const isLeft = isRising === dy < 0;
        return [text(name, x(at) + (isLeft ? -12 : 12), scale.y(level.heightM) + dy, isLeft ? 'end' : 'start')];
      };
      return labels.place([placed(-10), placed(28)]);
    });
  };
}

function crossesCurve({ window: { from, to }, box: plot, scale }: Panel, { levels }: TideView, box: FrameBox): boolean {
  const steps = Array.from({ length: Math.ceil(box.width / px.curveStep) + 1 }, (_, i) => box.x + i * px.curveStep);
  return steps.some((at) => {
    const level = levelBetween(levels, from + ((at - plot.x) / plot.width) * (to - from));
    return level !== undefined && scale.y(level) > box.y - 4 && scale.y(level) < box.y + box.height + 4;
  });
}

function turnMarks({ tide, detail }: ShownTide): Layer {
  return (panel) => {
    const { format, x, scale, theme, labels, box, window, word } = panel;
    const rangeM = rangeOf(tide.extremes);
    const [timeSize, heightSize] = labelSizes[detail];
    const turns = within(tide.extremes, window);
    const now = isWithin(format.now, panel.window) ? levelBetween(tide.levels, format.now) : undefined;
    if (now !== undefined) labels.block(around(x(format.now), scale.y(now), px.present));
    for (const { at, heightM } of turns) labels.block(around(x(at), scale.y(heightM), 6));
    // Those at the edges have the least room to give way.
    const [first, ...others] = turns;
    const last = others.pop();
    const mark = ({ at, heightM, kind }: Extreme) => {
      const [time, level] = [clock(format, at), height(format, heightM, rangeM)];
      const lines =
        heightSize === undefined
          ? [word(`${kind}-time`, `${time} · ${level}`, { size: timeSize })]
          : [word(`${kind}-time`, time, { size: timeSize }), word(`${kind}-height`, level, { size: heightSize })];
      const look = { fill: theme.page, stroke: theme.curve, strokeWidth: 3, role: kind };
      return [
        circle(x(at), scale.y(heightM), 6, look),
        ...labels.place(near(lines, box, x(at), scale.y(heightM), kind)),
      ];
    };
    return [first, last, ...others].flatMap((turn) => (turn ? mark(turn) : []));
  };
}

/** Over a panel, px: the text of the present in its box. */
export const presentRoom = 34;
/** Space around that text. */
const pill = { x: 12, y: 5 } as const;

/** The height of the water now, over the panel at the line of the present, and its mark on the curve. */
function presentLevel({ tide, detail }: ShownTide): Layer {
  return (panel) => {
    const { format, theme, box, x, scale, word } = panel;
    const level = isWithin(format.now, panel.window) ? levelBetween(tide.levels, format.now) : undefined;
    if (level === undefined) return [];
    const nowX = x(format.now);
    const shown = height(format, level, rangeOf(tide.extremes));
    const size = detail === 'day' ? 24 : smallText;
    const name = word('now', format.say('picture-now-level', { level: shown }), { size });
    const width = textWidth(name.text, size) + 2 * pill.x;
    const tall = size * 1.02 + 2 * pill.y;
    const left = Math.min(Math.max(nowX - width / 2, box.x), box.x + box.width - width);
    return [
      rect({ x: left, y: box.y - tall, width, height: tall }, theme.now, { radius: 8 }),
      text(name, left + width / 2, box.y - size * 0.24 - pill.y, 'middle'),
      circle(nowX, scale.y(level), px.present, {
        fill: theme.now,
        stroke: theme.page,
        strokeWidth: 3,
        role: 'now-mark',
      }),
    ];
  };
}

function dayLines(tide: TideView): Layer {
  return ({ format, place, theme, days, x, box, word }) =>
    days.flatMap((day) => {
      const [left, baseline, radius] = [x(day.window.from) + 6, box.y + 28, 9];
      const name = word('day', capital(shortDay(format, day.date)));
      const nameWidth = textWidth(name.text, name.size);
      const start = left + nameWidth + 2 * radius + 20;
      const room = box.width / days.length - 2 - (start - left);
      const parts = [rangeText(format, tide, day), springsText(format, tide, day)].filter(Boolean);
      const lines = [parts.join(' · '), parts.join(' '), parts[0] ?? ''];
      const line = lines.find((one) => textWidth(one, smallText) <= room) ?? '';
      return [
        text(name, left, baseline),
        ...moonSign(theme, place.point, middleOf(day), left + nameWidth + 10 + radius, baseline - 8, radius),
        ...(line === '' ? [] : [text(word('range', line), start, baseline)]),
      ];
    });
}

export function rangeText(format: FormatContext, tide: TideView, { window }: Day): string {
  const extremes = within(tide.extremes, window);
  return extremes.length < 2 ? '' : height(format, rangeOf(extremes), rangeOf(tide.extremes));
}

export function springsText(format: FormatContext, tide: TideView, { window }: Day): string {
  const phase = springsAndNeaps(tide.extremes, window);
  return phase === undefined ? '' : format.say(`picture-phase-${phase}`);
}
