import { windowOfDays, type Day, type Days } from '../../domain/question/index.ts';
import type { Place } from '../../domain/place.ts';
import { moonAppearance, moonDistanceKm, moonFraction, nextMoonQuarters, skyEvents } from '../../domain/sky/index.ts';
import type { MoonQuarter } from '../../domain/sky/index.ts';
import { hourMs, type Instant } from '../../domain/time.ts';
import { clock, clockOn, dateAndClock, dayName, distance, number, percent, shortDay } from '../format.ts';
import type { FormatContext } from '../format.ts';
import { isToday, isWithin, momentOf } from '../headline.ts';
import { phaseOfDay } from '../sky/moon-facts.ts';
import { fitted, smallText, stack, stackHeight, text, textWidth, type Wording } from '../../drawing/labels.ts';
import { moonFace } from '../../drawing/moon-face.ts';
import { rect, type FrameBox, type Shape } from '../../drawing/scene.ts';
import { middleOf, moonSign } from '../../drawing/signs.ts';
import { picture, type Look, type Picture, type Sheet } from './sheet.ts';
import { periodName } from './chart.ts';

type MoonCard = { readonly format: FormatContext; readonly place: Place; readonly day: Day };

const [gap, factsHeight] = [20, 84];

/** The disk as it looks from the place, with rise and set and the phases to come. */
export function moonPicture(card: MoonCard, ...look: Look): Picture {
  const { format, place, day } = card;
  const at = momentOf(format, day);
  const quarters = nextMoonQuarters(at, 4);
  const { phase, lit } = phaseOfDay(format, day);
  return picture(format, look, {
    title: place.name,
    subtitle: format.say('picture-moon', { days: dayName(format, day.date) }),
    figure: format.say(`moon-${phase}`),
    caption: format.say('picture-lit', { lit: percent(format, lit) }),
    footer: [format.say('picture-zenith-up')],
    tallHeight: 960,
    draw(sheet) {
      const { body, isTall } = sheet;
      const side = isTall ? 300 : 520;
      const disk = { ...body, width: isTall ? body.width : side, height: side };
      const list = isTall
        ? { ...body, y: body.y + side + gap, height: body.height - side - gap }
        : { ...body, x: body.x + side + 32, width: body.width - side - 32, height: side };
      return [
        ...seenDisk(card, sheet, at, disk),
        ...riseAndSet(card, sheet, at, list),
        ...phases(card, sheet, quarters, {
          ...list,
          y: list.y + factsHeight + gap,
          height: list.height - factsHeight - gap,
        }),
      ];
    },
  });
}

/** Seen at the instant of the text, or where the Moon is down then, when it rises next. */
function seenDisk({ format, place, day }: MoonCard, { theme, word }: Sheet, at: Instant, box: FrameBox): Shape[] {
  const isDown = moonAppearance(place.point, at).altitudeDeg <= 0;
  const [rise] = isDown ? skyEvents(place.point, { from: at, to: at + 26 * hourMs }).moonrise : [];
  const seenAt = rise ?? at;
  const look = moonAppearance(place.point, seenAt);
  const x = box.x + box.width / 2;
  const isUp = look.altitudeDeg > 0.5;
  const key = isUp ? 'picture-moon-up' : seenAt === at ? 'picture-moon-down' : 'picture-moon-rising';
  const caption = format.say(key, {
    time: clockOn(format, seenAt, day.date),
    altitude: number(format, look.altitudeDeg, 0),
  });
  const line = word('seen', '', { ...fitted(caption, [24, smallText], box.width - 32), color: '#dbe6f2' });
  const radius = (box.height - 128) / 2;
  return [
    rect(box, theme.night, { radius: 14 }),
    ...moonFace(theme, { ...look, fraction: moonFraction(seenAt) }, x, box.y + 40 + radius, radius),
    text(line, x, box.y + box.height - 26, 'middle'),
  ];
}

function riseAndSet({ format, place, day }: MoonCard, { theme, word }: Sheet, at: Instant, list: FrameBox): Shape[] {
  const { moonrise, moonset } = skyEvents(place.point, day.window);
  const time = ([first]: readonly Instant[]): string => (first === undefined ? '–' : clock(format, first));
  const cells = [
    ['picture-rise', time(moonrise)],
    ['picture-set', time(moonset)],
    ['moon-distance', distance(format, moonDistanceKm(at))],
  ] as const;
  const width = (list.width + 12) / cells.length - 12;
  return cells.flatMap(([key, value], i) => {
    const box = { ...list, x: list.x + i * (width + 12), width, height: factsHeight };
    return [
      rect(box, theme.panel, { radius: 10 }),
      text(word('fact', '', fitted(value, [28, 24, smallText], width - 28)), box.x + 14, box.y + 38),
      text(word('fact-label', '', fitted(format.say(key), [smallText], width - 28)), box.x + 14, box.y + 68),
    ];
  });
}

function phases({ format, place }: MoonCard, { theme, word }: Sheet, quarters: readonly MoonQuarter[], box: FrameBox) {
  const [step, room] = [(box.height - 24) / quarters.length, box.width - 124];
  return [
    rect(box, theme.panel, { radius: 10 }),
    ...quarters.flatMap(({ phase, at }, i) => {
      const [left, y] = [box.x + 108, box.y + 12 + (i + 0.5) * step];
      return [
        ...moonSign(theme, place.point, at, box.x + 56, y, 28),
        text(word('phase', '', fitted(format.say(`moon-${phase}`), [28, 24, smallText], room)), left, y - 4),
        text(word('phase-time', '', fitted(dateAndClock(format, at), [24, smallText], room)), left, y + 28),
      ];
    }),
  ];
}

type MoonSheet = { readonly format: FormatContext; readonly place: Place; readonly days: Days };

const cellGap = 8;
/** Days of a week or less have room for rise and set. */
const fewDays = 7;
const tallColumns = 5;

/** The Moon of up to 35 days in rows: the disk at noon, on the day of a quarter its time; of a week or less rise and set. */
export function moonMonthPicture({ format, place, days }: MoonSheet, ...look: Look): Picture {
  const { from, to } = windowOfDays(days);
  // A month holds five at most.
  const quarters = nextMoonQuarters(from, 6).filter(({ at }) => at < to);
  const next = quarters.find(({ at }) => at > format.now);
  const name = periodName(format, days);
  // A week or less has more to say of each day.
  const tallRows = days.length > fewDays ? Math.ceil(days.length / tallColumns) : fewDays;
  return picture(format, look, {
    title: place.name,
    subtitle: format.say('picture-moon', { days: name }),
    ...(next && { figure: format.say(`moon-${next.phase}`), caption: dateAndClock(format, next.at) }),
    footer: [format.say('picture-moon-noon')],
    tallHeight: days.length > 4 ? Math.min(1090, 264 + tallRows * 160) : 800,
    draw(sheet) {
      const isFew = days.length <= fewDays;
      const columns = sheet.isTall ? (isFew ? Math.min(4, days.length) : tallColumns) : Math.min(fewDays, days.length);
      const rows = Math.ceil(days.length / columns);
      const { body, theme } = sheet;
      const [width, height] = [(body.width + cellGap) / columns - cellGap, (body.height + cellGap) / rows - cellGap];
      return days.flatMap((day, i) => {
        const [column, row] = [i % columns, Math.floor(i / columns)];
        const box = { x: body.x + column * (width + cellGap), y: body.y + row * (height + cellGap), width, height };
        const quarter = quarters.find(({ at }) => isWithin(at, day.window));
        return [
          rect(box, quarter ? theme.water[0] : theme.panel, { radius: 10 }),
          ...cell(sheet, place, day, quarter, box, isFew),
        ];
      });
    },
  });
}

/** The disk, the day, how much is lit or the time of the quarter, and of few days rise, set and the quarter's name. */
function cell(sheet: Sheet, place: Place, day: Day, quarter: MoonQuarter | undefined, box: FrameBox, isFew: boolean) {
  const { format, theme, word, isTall } = sheet;
  const isBeside = !isFew && !isTall;
  const time = quarter && clock(format, quarter.at);
  // Beside the disk, the times of a 12-hour clock are wider than all others.
  const least = textWidth(time ?? '', smallText) > box.width - 68 - 4 ? 20 : 27;
  const room = isBeside ? box.width - 2 * least - 14 : box.width - 12;
  const line = (role: string, content: string, more: Partial<Wording> = {}): Wording =>
    word(role, '', {
      ...fitted(content, isFew ? [24, smallText] : [smallText], room),
      ...(quarter && { color: theme.ink }),
      ...more,
    });
  const lit = line('lit', percent(format, moonFraction(middleOf(day))));
  const quarterTime = time === undefined ? [] : [line('phase-time', time, { color: theme.ink, bold: isFew })];
  const event = (key: string, [at]: readonly Instant[]): Wording[] => [
    line('fact-label', format.say(key)),
    line('fact', at === undefined ? '–' : clock(format, at), { bold: false }),
  ];
  const { moonrise, moonset } = isFew ? skyEvents(place.point, day.window) : { moonrise: [], moonset: [] };
  const phase = quarter ? format.say(`moon-${quarter.phase}`) : '';
  const more = [
    lit,
    ...event('picture-rise', moonrise),
    ...event('picture-set', moonset),
    ...(quarter && textWidth(phase, smallText) <= room ? [line('phase', phase)] : []),
    ...quarterTime,
  ];
  const name = line('day', shortDay(format, day.date), isToday(format, day) ? { color: theme.now } : {});
  const texts = [name, ...(isFew ? more : quarter ? quarterTime : [lit])];
  const tall = stackHeight((isFew ? fullCell : texts).map(({ size }) => size));
  const radius = isBeside ? least : Math.min((box.width - 24) / 2, mostRadius, (box.height - tall - 24) / 2);
  const [middle, centre] = [box.y + box.height / 2, box.x + box.width / 2];
  const [x, y] = isBeside ? [box.x + 7 + radius, middle] : [centre, middle - tall / 2];
  return [
    ...moonSign(theme, place.point, middleOf(day), x, y, radius),
    ...(isBeside ? stack(texts, x + radius + 7, middle - tall / 2, 'start') : stack(texts, centre, y + radius + 8)),
  ];
}

const mostRadius = 100;
/** The lines of a day of few that has a quarter: disks of all days are as large and as high. */
const fullCell = Array.from({ length: 8 }, () => ({ size: 24 }));
