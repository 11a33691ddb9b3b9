import type { Place } from '../../domain/place.ts';
import {
  moonAppearance,
  moonDistanceKm,
  moonFraction,
  moonPhase,
  nextMoonQuarters,
  skyEvents,
} from '../../domain/sky/index.ts';
import type { Instant } from '../../domain/time.ts';
import { clock, clockOn, dateAndClock, dayName, distance, number, percent } from '../format.ts';
import { phaseOn } from '../sky/moon-facts.ts';
import { footer, heading, margin } from './heading.ts';
import { text } from './labels.ts';
import { moonDisk } from './moon-disk.ts';
import { moonFace } from './moon-face.ts';
import { middleOf } from './moon-sign.ts';
import { picture, type Picture } from './picture.ts';
import { frame, rect, smallText, type Shape } from './scene.ts';
import { fitted, shortened } from './text-width.ts';
import { themes, type Theme, type ThemeName } from './theme.ts';
import type { Day, FormatContext } from './views.ts';

type MoonCard = { readonly format: FormatContext; readonly place: Place; readonly day: Day };

const sky = { x: margin, y: 112, width: 520, height: 520 } as const;
const listLeft = sky.x + sky.width + 32;
const listRight = frame.width - margin;

/** The disk as it looks from the place, with rise and set and the phases to come. */
export function moonPicture(card: MoonCard, themeName: ThemeName): Picture {
  const { format, place, day } = card;
  const theme = themes[themeName];
  const moment = momentOf(card);
  const phase = format.words.say(`moon-${phaseOn(day, moment.phaseAt)}`);
  const lit = format.words.say('picture-lit', { lit: percent(format, moonFraction(moment.phaseAt)) });
  return picture(theme, moonAlt(card, phase, lit), [
    ...heading(theme, {
      title: place.name,
      subtitle: format.words.say('picture-moon', { days: dayName(format, day.date) }),
      figure: phase,
      caption: lit,
    }),
    ...disk(card, theme, moment),
    ...riseAndSet(card, theme, moment.phaseAt),
    ...nextPhases(card, theme, moment.phaseAt),
    ...footer(theme, [format.words.say('picture-zenith-up')]),
  ]);
}

type Moment = {
  /** Now, or noon of another day: of what the text says. */
  readonly phaseAt: Instant;
  /** Of the disk: the same, or when the Moon next rises. */
  readonly seenAt: Instant;
};

function momentOf({ format: { now }, place: { point }, day }: MoonCard): Moment {
  const phaseAt = now >= day.window.from && now < day.window.to ? now : middleOf(day);
  if (moonAppearance(point, phaseAt).altitudeDeg > 0) return { phaseAt, seenAt: phaseAt };
  const rises = skyEvents(point, { from: phaseAt, to: phaseAt + 26 * 3_600_000 }).moonrise;
  return { phaseAt, seenAt: rises[0] ?? phaseAt };
}

function disk({ format, place, day }: MoonCard, theme: Theme, { phaseAt, seenAt }: Moment): Shape[] {
  const look = moonAppearance(place.point, seenAt);
  const [x, y] = [sky.x + sky.width / 2, sky.y + 236];
  const { words } = format;
  const isUp = look.altitudeDeg > 0.5;
  const caption = isUp
    ? words.say('picture-moon-up', {
        time: clockOn(format, seenAt, day.date),
        altitude: number(format.words, look.altitudeDeg, 0),
      })
    : words.say(seenAt === phaseAt ? 'picture-moon-down' : 'picture-moon-rising', {
        time: clockOn(format, seenAt, day.date),
      });
  const { text: line, size } = fitted(caption, [24, smallText], sky.width - 32);
  return [
    rect(sky, theme.night, { radius: 14 }),
    ...moonFace(theme, { ...look, fraction: moonFraction(seenAt) }, x, y, 196),
    text({ text: line, size, color: '#dbe6f2', role: 'seen' }, x, sky.y + sky.height - 26, 'middle'),
  ];
}

function riseAndSet({ format, place: { point }, day }: MoonCard, theme: Theme, at: Instant): Shape[] {
  const { moonrise, moonset } = skyEvents(point, day.window);
  const time = (instants: readonly Instant[]): string => (instants[0] === undefined ? '–' : clock(format, instants[0]));
  const cells = [
    ['picture-rise', time(moonrise)],
    ['picture-set', time(moonset)],
    ['moon-distance', distance(format, moonDistanceKm(at))],
  ] as const;
  const gap = 12;
  const width = (listRight - listLeft + gap) / cells.length - gap;
  return cells.flatMap(([key, value], i) => {
    const left = listLeft + i * (width + gap);
    return [
      rect({ x: left, y: sky.y, width, height: 84 }, theme.panel, { radius: 10 }),
      text(
        { ...fitted(value, [28, 24, smallText], width - 28), bold: true, color: theme.ink, role: 'fact' },
        left + 14,
        sky.y + 38,
      ),
      text(
        {
          text: shortened(format.words.say(key), smallText, width - 28),
          size: smallText,
          color: theme.muted,
          role: 'fact-label',
        },
        left + 14,
        sky.y + 68,
      ),
    ];
  });
}

function nextPhases({ format, place }: MoonCard, theme: Theme, from: Instant): Shape[] {
  const top = sky.y + 104;
  const step = 98;
  return [
    rect({ x: listLeft, y: top, width: listRight - listLeft, height: sky.height - 104 }, theme.panel, { radius: 10 }),
    ...nextMoonQuarters(from, 4).flatMap(({ phase, at }, i) => {
      const y = top + 60 + i * step;
      const isRight = moonPhase(at) < 0.5 === place.point.lat >= 0;
      const room = listRight - listLeft - 124;
      return [
        ...moonDisk(theme, { fraction: moonFraction(at), brightLimbDeg: isRight ? 90 : -90 }, listLeft + 56, y, 32),
        text(
          {
            ...fitted(format.words.say(`moon-${phase}`), [28, 24, smallText], room),
            bold: true,
            color: theme.ink,
            role: 'phase',
          },
          listLeft + 108,
          y - 4,
        ),
        text(
          { ...fitted(dateAndClock(format, at), [24, smallText], room), color: theme.muted, role: 'phase-time' },
          listLeft + 108,
          y + 28,
        ),
      ];
    }),
  ];
}

function moonAlt({ format, place, day }: MoonCard, phase: string, lit: string): string {
  const { words } = format;
  const [next] = nextMoonQuarters(Math.max(format.now, day.window.from), 1);
  const what = words.say('picture-moon-alt', { place: place.name, days: dayName(format, day.date), phase, lit });
  return next
    ? `${what} ${words.say('picture-moon-next', { phase: words.say(`moon-${next.phase}`), time: dateAndClock(format, next.at) })}`
    : what;
}
