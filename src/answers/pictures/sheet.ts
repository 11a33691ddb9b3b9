import type { FormatContext } from '../format.ts';
import { fitted, rect, shortened, smallText, text, textWidth, themes, toSvg, wording } from '../../drawing/index.ts';
import type { FrameBox, Scene, Shape, Theme, ThemeName, Wording } from '../../drawing/index.ts';
import { px } from './layout.ts';

/** `wide`: 16 : 9. `tall`: a telephone held upright, on which 22 px of 640 are 11 CSS px where the screen has 320. */
export type Size = keyof typeof sizes;
const sizes = { wide: { width: 1200, height: 675 }, tall: { width: 640, height: 800 } } as const;

export type Look = readonly [theme: ThemeName, size?: Size];

export type Picture = {
  /** A line for screen readers, and below the picture: what its heading says; the numbers stand in the answer beside it. */
  readonly alt: string;
  readonly scene: Scene;
  readonly svg: string;
};

export type Sheet = {
  readonly format: FormatContext;
  readonly theme: Theme;
  readonly isTall: boolean;
  /** Between the heading and the footer. */
  readonly body: FrameBox;
  word(role: string, line: string, more?: Partial<Wording>): Wording;
};

type Declared = Heading & {
  /** Sources and warnings along the lower edge: as many of the parts as have room, the first in any case. */
  readonly footer: readonly string[];
  /** Of a tall picture that needs more, px. */
  readonly tallHeight?: number;
  draw(sheet: Sheet): readonly Shape[];
};

export type Heading = {
  readonly title: string;
  readonly subtitle: string;
  /** The one number that is looked for, and a line about it. */
  readonly figure?: string;
  readonly caption?: string;
};

/** Where pictures begin and end, px. */
const margin = 28;
const footerLine = 28;

export function picture(format: FormatContext, [themeName, size = 'wide']: Look, declared: Declared): Picture {
  const { tallHeight, draw } = declared;
  const alt = altText(format, declared);
  const [theme, isTall] = [themes[themeName], size === 'tall'];
  const { width, height } = { ...sizes[size], ...(isTall && tallHeight !== undefined && { height: tallHeight }) };
  const word: Sheet['word'] = (role, line, more) => wording(theme, role, line, more);
  const room = width - 2 * margin;
  const head = isTall ? tallHeading(declared, room, word) : wideHeading(declared, room, word);
  const most = isTall ? 2 : 1;
  const lines = linesOf(declared.footer, room, most);
  const body = { x: margin, y: head.bottom, width: room, height: height - 14 - most * footerLine - head.bottom };
  const scene: Scene = {
    width,
    height,
    shapes: [
      rect({ x: 0, y: 0, width, height }, theme.page),
      ...head.texts,
      ...draw({ format, theme, isTall, body, word }),
      ...lines.map((line, i) => text(word('footer', line), margin, height - 14 - (lines.length - 1 - i) * footerLine)),
    ],
  };
  return pictureOf(scene, alt);
}

function pictureOf(scene: Scene, alt: string): Picture {
  return {
    alt,
    scene,
    get svg() {
      return toSvg(scene, alt);
    },
  };
}

/** A picture with a strip below it that warns. The fonts lack the sign that the line begins with in texts. */
export function withStrip({ scene, alt }: Picture, [themeName]: Look, line: string): Picture {
  const { width, height, shapes } = scene;
  const theme = themes[themeName];
  const shown = shortened(line.replace(/^⚠ /, ''), smallText, width - 2 * margin);
  const ground: Shape = { ...rect({ x: 0, y: height, width, height: px.strip }, theme.now), role: 'strip' };
  const strip = [ground, text(wording(theme, 'now', shown, { bold: true }), margin, height + 30)];
  return pictureOf({ ...scene, height: height + px.strip, shapes: [...shapes, ...strip] }, `${alt} ${line}`);
}

const figureSizes = [40, 34, 28] as const;
const captionSizes = [24, smallText] as const;
const titleSizes = [44, 38, 32, 28] as const;

/** Place and day at the left, the number that is looked for at the right. */
function wideHeading({ title, subtitle, figure = '', caption = '' }: Heading, room: number, word: Sheet['word']) {
  const big = fitted(figure, figureSizes, room * 0.55);
  const small = fitted(caption, captionSizes, room * 0.55);
  const besides = ({ text: line, size }: typeof big): number => room - textWidth(line, size) - (line === '' ? 0 : 32);
  return {
    bottom: 110,
    texts: [
      text(word('title', '', fitted(title, titleSizes, besides(big))), margin, 58),
      text(word('subtitle', '', fitted(subtitle, captionSizes, besides(small))), margin, 94),
      ...(figure === '' ? [] : [text(word('figure', '', big), margin + room, 58, 'end')]),
      ...(caption === '' ? [] : [text(word('caption', '', small), margin + room, 94, 'end')]),
    ],
  };
}

function tallHeading({ title, subtitle, figure = '', caption = '' }: Heading, room: number, word: Sheet['word']) {
  // Two lines where one is too narrow.
  const [days = '', ...more] = textWidth(subtitle, smallText) <= room ? [subtitle] : subtitle.split(/ · (?=[^·]*$)/);
  const lines = [
    [48, 'title', title, titleSizes],
    [36, 'subtitle', days, captionSizes],
    [30, 'subtitle', more.join(''), captionSizes],
    [52, 'figure', figure, figureSizes],
    [34, 'caption', caption, captionSizes],
  ] as const;
  let bottom = 0;
  const texts = lines
    .filter(([, , line]) => line !== '')
    .map(([height, role, line, sizes]) => text(word(role, '', fitted(line, sizes, room)), margin, (bottom += height)));
  return { bottom: bottom + 16, texts };
}

/** As many lines at most, each as long as there is room. */
function linesOf([first = '', ...others]: readonly string[], room: number, most: number): string[] {
  const lines = [shortened(first, smallText, room)];
  for (const part of others) {
    const longer = `${lines.at(-1)} ${part}`;
    if (textWidth(longer, smallText) <= room) lines[lines.length - 1] = longer;
    else if (lines.length < most && textWidth(part, smallText) <= room) lines.push(part);
  }
  return lines;
}

function altText(format: FormatContext, { title, subtitle, figure, caption }: Heading): string {
  const [what, course] = [`${title}, ${subtitle}`, [figure, caption].filter(Boolean).join(', ')];
  return course === '' ? `${what}.` : format.say('picture-says', { what, course: course.replace(/\.$/, '') });
}
