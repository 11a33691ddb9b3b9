import type { Display } from '../../../answers/pictures/index.ts';

/** From a pixel clock to a large display: least, most and usual, pixels. */
const sizes = { width: [16, 2000, 800], height: [16, 2000, 480] } as const;

type Given = Readonly<Record<'theme' | 'width' | 'height' | 'bits', string | undefined>>;
type Errors = { readonly errors: Readonly<Record<string, readonly string[]>> };

/** Reads what a picture is drawn for, or says all mistakes together. */
export function readDisplay({ theme = 'light', bits, ...given }: Given): Display | Errors {
  const errors: Record<string, readonly string[]> = {};
  const size = (name: 'width' | 'height'): number => {
    const [least, most, usual] = sizes[name];
    const text = given[name] ?? String(usual);
    const isRight = /^\d{1,4}$/.test(text) && Number(text) >= least && Number(text) <= most;
    if (!isRight) errors[name] = [`${name} must be a whole number between ${least} and ${most}`];
    return Number(text);
  };
  if (theme !== 'light' && theme !== 'dark') errors['theme'] = ['theme must be one of: light, dark'];
  if (bits !== undefined && bits !== '1') errors['bits'] = ['bits must be 1, for black and white'];
  const display: Display = {
    width: size('width'),
    height: size('height'),
    theme: theme === 'dark' ? 'dark' : 'light',
    ...(bits === '1' && { bits: 1 }),
  };
  return Object.keys(errors).length > 0 ? { errors } : display;
}
