/** A picture as shapes for SVG and canvas alike: plain JSON, drawn from first to last, px from the upper left. */
export type Scene = {
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly Shape[];
  /** For displays of paper: a PNG of it has black and white pixels only. */
  readonly bits?: 1;
};

export type FrameBox = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** Colours along one axis, from one coordinate to another; `at` is 0…1, ascending. */
export type Gradient = {
  readonly axis: 'x' | 'y';
  readonly from: number;
  readonly to: number;
  readonly stops: readonly { readonly at: number; readonly color: string }[];
};

export type Fill = string | Gradient;

/** A shape may say what it stands for: the class of its SVG element. */
type Named = { readonly role?: string };

export type Rect = Named & {
  readonly kind: 'rect';
  readonly box: FrameBox;
  readonly fill: Fill;
  readonly radius?: number;
};

export type PathShape = Named & {
  readonly kind: 'path';
  /** As the `d` of SVG. */
  readonly d: string;
  readonly fill?: Fill;
  readonly stroke?: string;
  readonly strokeWidth?: number;
  readonly dash?: readonly number[];
  /** Nothing is drawn outside of it. */
  readonly clip?: FrameBox;
  /** Of a curve, for programs that move along it. */
  readonly reading?: Reading;
};

/** The values of a curve at equal steps over a box, in the reader's unit, and how their times and numbers are written. */
export type Reading = {
  readonly box: FrameBox;
  /** Pixels of the value 0, and of 1 beyond it. */
  readonly y: readonly [zero: number, each: number];
  readonly from: number;
  readonly stepMs: number;
  readonly values: readonly number[];
  readonly decimals: number;
  readonly unit: string;
  readonly zone: string;
  readonly language: string;
  readonly hourCycle: 'h12' | 'h23';
};

export type Text = Named & {
  readonly kind: 'text';
  readonly text: string;
  /** Of the anchor, on the baseline. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly bold: boolean;
  readonly color: string;
  readonly anchor: 'start' | 'middle' | 'end';
  /** Colour of an outline that keeps the text apart from lines behind it. */
  readonly halo?: string;
};

export type Shape = Rect | PathShape | Text;

/** Inter where a page has it, as the pictures are measured in it; Noto Sans JP for Japanese names. */
export const fontFamilies = ['Inter', 'Noto Sans JP'] as const;

/** Of the outline of a text: half of it is seen. */
export const haloWidth = 5;

export function rect(box: FrameBox, fill: Fill, more: Partial<Rect> = {}): Rect {
  return { kind: 'rect', box, fill, ...more };
}

export function path(d: string, more: Omit<PathShape, 'kind' | 'd'>): PathShape {
  return { kind: 'path', d, ...more };
}

export function line(from: readonly [number, number], to: readonly [number, number], stroke: string, width = 1) {
  return path(`M${tenths(from[0])},${tenths(from[1])}L${tenths(to[0])},${tenths(to[1])}`, {
    stroke,
    strokeWidth: width,
  });
}

export function circle(x: number, y: number, radius: number, more: Omit<PathShape, 'kind' | 'd'>): PathShape {
  return path(circlePath(x, y, radius), more);
}

function circlePath(x: number, y: number, r: number): string {
  const arc = (toX: number): string => `A${tenths(r)},${tenths(r)} 0 1 1 ${tenths(toX)},${tenths(y)}`;
  return `M${tenths(x - r)},${tenths(y)}${arc(x + r)}${arc(x - r)}Z`;
}

export function polygon(points: readonly (readonly [number, number])[]): string {
  return `M${points.map(([x, y]) => `${tenths(x)},${tenths(y)}`).join('L')}Z`;
}

/** Rounds to a tenth of a pixel, which is finer than a screen; never −0. */
export function tenths(value: number): number {
  return Math.round(value * 10) / 10 + 0;
}
