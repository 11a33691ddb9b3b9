import type { Day } from '../../domain/question/index.ts';
import type { Place } from '../../domain/place.ts';
import {
  moonAppearance,
  moonDistanceKm,
  moonFraction,
  nextMoonQuarters,
  skyEvents,
  type MoonQuarter,
} from '../../domain/sky/index.ts';
import { hourMs, type Instant } from '../../domain/time.ts';
import { clock, clockOn, dateAndClock, dayName, distance, number, percent, type FormatContext } from '../format.ts';
import { momentOf } from '../headline.ts';
import { phaseOfDay } from '../sky/moon-facts.ts';
import { text } from './labels.ts';
import { moonFace } from './moon-face.ts';
import { rect, type FrameBox, type Shape } from './scene.ts';
import { picture, type Look, type Picture, type Sheet } from './sheet.ts';
import { moonSign } from './signs.ts';
import { fitted, smallText } from './text-width.ts';

type MoonCard = { readonly format: FormatContext; readonly place: Place; readonly day: Day };

const [gap, factsHeight] = [20, 84];

/** The disk as it looks from the place, with rise and set and the phases to come. */
export function moonPicture(card: MoonCard, ...look: Look): Picture {
  const { format, place, day } = card;
  const { words } = format;
  const at = momentOf(format, day);
  const quarters = nextMoonQuarters(at, 4);
  const { phase, lit } = phaseOfDay(format, day);
  return picture(format, look, {
    title: place.name,
    subtitle: words.say('picture-moon', { days: dayName(format, day.date) }),
    figure: words.say(`moon-${phase}`),
    caption: words.say('picture-lit', { lit: percent(format, lit) }),
    footer: [words.say('picture-zenith-up')],
    tallHeight: 1110,
    draw(sheet) {
      const { body, isTall } = sheet;
      const side = isTall ? 400 : 520;
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
  const caption = format.words.say(key, {
    time: clockOn(format, seenAt, day.date),
    altitude: number(format.words, look.altitudeDeg, 0),
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
      text(word('fact-label', '', fitted(format.words.say(key), [smallText], width - 28)), box.x + 14, box.y + 68),
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
        ...moonSign(theme, place.point, at, box.x + 56, y, 32),
        text(word('phase', '', fitted(format.words.say(`moon-${phase}`), [28, 24, smallText], room)), left, y - 4),
        text(word('phase-time', '', fitted(dateAndClock(format, at), [24, smallText], room)), left, y + 28),
      ];
    }),
  ];
}
