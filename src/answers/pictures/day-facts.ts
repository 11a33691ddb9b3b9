import type { Place } from '../../domain/place.ts';
import { moonFraction, skyEvents, sunAltitudeDeg } from '../../domain/sky/index.ts';
import { capital, clock, percent } from '../format.ts';
import { phaseOn } from '../sky/moon-facts.ts';
import { coefficientOf } from '../tide/tide-view.ts';
import { margin } from './heading.ts';
import { text } from './labels.ts';
import { middleOf, moonSign } from './moon-sign.ts';
import { circle, frame, line, rect, smallText, type Shape } from './scene.ts';
import { fitted, textWidth } from './text-width.ts';
import type { Theme } from './theme.ts';
import { rangeText, springsText } from './tide-days.ts';
import type { Day, FormatContext, TideView } from './views.ts';

export type DayFacts = {
  readonly format: FormatContext;
  readonly place: Place;
  readonly tide?: TideView;
  readonly day: Day;
  readonly theme: Theme;
  readonly top: number;
};

const factsHeight = 66;

type FactCell = { readonly label: string; readonly value: string; readonly icon?: Icon };
type Icon = (x: number, y: number) => Shape[];

const gap = 16;
const afterText = 12;

function indentOf({ icon }: { readonly icon?: Icon | undefined }): number {
  return icon ? 72 : 18;
}

/** Of the texts in their least size. */
function neededWidth(cell: FactCell): number {
  return indentOf(cell) + Math.max(textWidth(cell.value, smallText), textWidth(cell.label, smallText)) + afterText;
}

/** Range and springs, Moon and Sun of one day in three boxes. */
export function singleDayFacts(facts: DayFacts): Shape[] {
  const { theme, top } = facts;
  const cells = [...tideCell(facts), moonCell(facts), sunCell(facts)];
  const whole = frame.width - 2 * margin - gap * (cells.length - 1);
  const needed = cells.map(neededWidth);
  // What is left over is shared, as is what is missing.
  const extra = (whole - needed.reduce((sum, width) => sum + width, 0)) / cells.length;
  const widths = needed.map((width) => width + extra);
  return cells.flatMap(({ label, value, icon }, i) => {
    const left = widths.slice(0, i).reduce((sum, width) => sum + width + gap, margin);
    const width = widths[i] ?? 0;
    const indent = indentOf({ icon });
    const room = width - indent - afterText;
    return [
      rect({ x: left, y: top, width, height: factsHeight }, theme.panel, { radius: 10 }),
      ...(icon?.(left + 38, top + factsHeight / 2) ?? []),
      text(
        { ...fitted(value, [26, 24, smallText], room), bold: true, color: theme.ink, role: 'fact' },
        left + indent,
        top + 29,
      ),
      text({ ...fitted(label, [smallText], room), color: theme.muted, role: 'fact-label' }, left + indent, top + 56),
    ];
  });
}

function tideCell({ format, tide, day }: DayFacts): FactCell[] {
  if (!tide) return [];
  const range = rangeText(format, tide, day);
  if (range === '') return [];
  const coefficient = coefficientOf(tide, day.window);
  const label = [
    springsText(format, tide, day),
    ...(coefficient === undefined ? [] : [format.words.say('picture-coefficient', { value: coefficient })]),
  ].filter((part) => part !== '');
  return [
    {
      value: `${format.words.say('tide-range')} ${range}`,
      label:
        label.length > 0 ? capital(label.join(' · ')) : format.words.say('picture-datum-is', { datum: tide.datum }),
    },
  ];
}

function moonCell({ format, place, day, theme }: DayFacts): FactCell {
  const at = format.now >= day.window.from && format.now < day.window.to ? format.now : middleOf(day);
  const { words } = format;
  return {
    value: words.say(`moon-${phaseOn(day, at)}`),
    label: words.say('picture-lit', { lit: percent(format, moonFraction(at)) }),
    icon: (x, y) => moonSign(theme, place.point, day, x, y, 21),
  };
}

function sunCell({ format, place: { point }, day, theme }: DayFacts): FactCell {
  const { words } = format;
  const { sunrise, sunset } = skyEvents(point, day.window);
  const [rise, set] = [sunrise[0], sunset[0]];
  const icon = (x: number, y: number): Shape[] => sunSign(theme, x, y);
  if (rise === undefined && set === undefined) {
    const isUp = sunAltitudeDeg(point, middleOf(day)) > -0.8333;
    return { value: words.say(isUp ? 'picture-sun-up' : 'picture-sun-down'), label: words.say('picture-sun'), icon };
  }
  const time = (at: number | undefined): string => (at === undefined ? '–' : clock(format, at));
  return { value: `${time(rise)} – ${time(set)}`, label: words.say('picture-sun-rise-set'), icon };
}

/** A sun with its rays. */
export function sunSign(theme: Theme, x: number, y: number, radius = 10): Shape[] {
  const ray = (i: number): Shape => {
    const [cos, sin] = [Math.cos((i * Math.PI) / 4), Math.sin((i * Math.PI) / 4)];
    const [inner, outer] = [radius * 1.5, radius * 2];
    return line([x + inner * cos, y + inner * sin], [x + outer * cos, y + outer * sin], theme.sun, 3);
  };
  return [circle(x, y, radius, { fill: theme.sun }), ...Array.from({ length: 8 }, (_, i) => ray(i))];
}
