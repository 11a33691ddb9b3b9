import { windowOfDays, type Day, type Days } from '../../domain/question/index.ts';
import type { Place } from '../../domain/place.ts';
import { moonFraction, nextMoonQuarters, skyEvents, type MoonQuarter } from '../../domain/sky/index.ts';
import type { Instant } from '../../domain/time.ts';
import { clock, dateAndClock, percent, shortDay, type FormatContext } from '../format.ts';
import { isToday, isWithin } from '../headline.ts';
import { periodName } from './axes.ts';
import { stack, stackHeight, type Wording } from './labels.ts';
import { rect, type FrameBox } from './scene.ts';
import { picture, type Look, type Picture, type Sheet } from './sheet.ts';
import { middleOf, moonSign } from './signs.ts';
import { fitted, smallText, textWidth } from './text-width.ts';

type MoonSheet = { readonly format: FormatContext; readonly place: Place; readonly days: Days };

const gap = 8;
/** Days of a week or less have room for rise and set. */
const fewDays = 7;

/** The Moon of up to 35 days in rows: the disk at noon, on the day of a quarter its time; of a week or less rise and set. */
export function moonMonthPicture({ format, place, days }: MoonSheet, ...look: Look): Picture {
  const { words } = format;
  const { from, to } = windowOfDays(days);
  // A month holds five at most.
  const quarters = nextMoonQuarters(from, 6).filter(({ at }) => at < to);
  const next = quarters.find(({ at }) => at > format.now);
  const name = periodName(format, days);
  return picture(format, look, {
    title: place.name,
    subtitle: words.say('picture-moon', { days: name }),
    ...(next && { figure: words.say(`moon-${next.phase}`), caption: dateAndClock(format, next.at) }),
    footer: [words.say('picture-moon-noon')],
    tallHeight: days.length > 4 ? 1090 : 800,
    draw(sheet) {
      const isFew = days.length <= fewDays;
      const columns = sheet.isTall ? (isFew ? Math.min(4, days.length) : 5) : Math.min(fewDays, days.length);
      const rows = Math.ceil(days.length / columns);
      const { body, theme } = sheet;
      const [width, height] = [(body.width + gap) / columns - gap, (body.height + gap) / rows - gap];
      return days.flatMap((day, i) => {
        const [column, row] = [i % columns, Math.floor(i / columns)];
        const box = { x: body.x + column * (width + gap), y: body.y + row * (height + gap), width, height };
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
  const { words } = format;
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
    line('fact-label', words.say(key)),
    line('fact', at === undefined ? '–' : clock(format, at), { bold: false }),
  ];
  const { moonrise, moonset } = isFew ? skyEvents(place.point, day.window) : { moonrise: [], moonset: [] };
  const phase = quarter ? words.say(`moon-${quarter.phase}`) : '';
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
