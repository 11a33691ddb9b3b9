import { skyEvents, sunAltitudeDeg } from '../../domain/sky/index.ts';
import { capital, clock, percent } from '../format.ts';
import { phaseOfDay } from '../sky/moon-facts.ts';
import { riseAltitudeDeg } from '../sky/sky-times.ts';
import { coefficientOf, type TideView } from '../tide/tide-view.ts';
import type { Plot, Strip } from './chart.ts';
import { fitted, middleOf, moonSign, rect, smallText, sunSign, text, textWidth } from '../../drawing/index.ts';
import type { Shape } from '../../drawing/index.ts';
import { px } from './layout.ts';
import { rangeText, springsText } from './tide-chart.ts';

type Fact = { readonly label: string; readonly value: string; readonly icon?: (x: number, y: number) => Shape[] };

/** Of the texts in their least size. */
function neededWidth(fact: Fact): number {
  return (
    (fact.icon ? 72 : 18) + Math.max(textWidth(fact.value, smallText), textWidth(fact.label, smallText)) + px.afterFact
  );
}

/** Range and springs, Moon and Sun of one day in boxes, as many beside one another as there is room for. */
export function factsStrip(plot: Plot, tide?: TideView): Strip {
  const { width } = plot.body;
  const rows: Fact[][] = [[]];
  for (const fact of [...tideFact(plot, tide), moonFact(plot), sunFact(plot)]) {
    const row = rows.at(-1) ?? [];
    const needed = [...row, fact].reduce((sum, one) => sum + neededWidth(one) + px.factGap, -px.factGap);
    if (needed <= width || row.length === 0 || !plot.isTall) row.push(fact);
    else rows.push([fact]);
  }
  return {
    px: rows.length * (px.facts + px.factGap) - px.factGap + 14,
    layers: [({ box }) => rows.flatMap((row, i) => factRow(plot, row, box.y + 14 + i * (px.facts + px.factGap)))],
  };
}

function factRow({ body, theme, word }: Plot, facts: readonly Fact[], top: number): Shape[] {
  const needed = facts.map(neededWidth);
  // What is left over is shared, as is what is missing.
  const extra = (body.width - needed.reduce((sum, width) => sum + width + px.factGap, -px.factGap)) / facts.length;
  let left = body.x;
  return facts.flatMap(({ label, value, icon }, i) => {
    const box = { x: left, y: top, width: (needed[i] ?? 0) + extra, height: px.facts };
    left += box.width + px.factGap;
    const indent = icon ? 72 : 18;
    const room = box.width - indent - px.afterFact;
    return [
      rect(box, theme.panel, { radius: 10 }),
      ...(icon?.(box.x + 38, top + px.facts / 2) ?? []),
      text(word('fact', '', fitted(value, [26, 24, smallText], room)), box.x + indent, top + 29),
      text(word('fact-label', '', fitted(label, [smallText], room)), box.x + indent, top + 56),
    ];
  });
}

function tideFact({ format, days: [day] }: Plot, tide: TideView | undefined): Fact[] {
  const range = tide ? rangeText(format, tide, day) : '';
  if (!tide || range === '') return [];
  const coefficient = coefficientOf(tide, day.window);
  const label = [
    springsText(format, tide, day),
    ...(coefficient === undefined ? [] : [format.say('picture-coefficient', { value: coefficient })]),
  ].filter((part) => part !== '');
  const datum = format.say('picture-datum-is', { datum: tide.datum });
  return [
    { value: `${format.say('tide-range')} ${range}`, label: label.length > 0 ? capital(label.join(' · ')) : datum },
  ];
}

function moonFact({ format, place, days: [day], theme }: Plot): Fact {
  const { phase, lit } = phaseOfDay(format, day);
  return {
    value: format.say(`moon-${phase}`),
    label: format.say('picture-lit', { lit: percent(format, lit) }),
    icon: (x, y) => moonSign(theme, place.point, middleOf(day), x, y, 21),
  };
}

function sunFact({ format, place: { point }, days: [day], theme }: Plot): Fact {
  const { sunrise, sunset } = skyEvents(point, day.window);
  const [rise, set] = [sunrise[0], sunset[0]];
  const icon = (x: number, y: number): Shape[] => sunSign(theme, x, y);
  if (rise === undefined && set === undefined) {
    const isUp = sunAltitudeDeg(point, middleOf(day)) > riseAltitudeDeg;
    return { value: format.say(isUp ? 'picture-sun-up' : 'picture-sun-down'), label: format.say('picture-sun'), icon };
  }
  const time = (at: number | undefined): string => (at === undefined ? '–' : clock(format, at));
  return { value: `${time(rise)} – ${time(set)}`, label: format.say('picture-sun-rise-set'), icon };
}
