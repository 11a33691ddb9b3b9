/** Characters that Discord's markdown interprets, including a link's `://` and a list's `-` or `1.`. */
const specials = /[\\*_~`|>#[\]()<@]|:(?=\/\/)|(?<=^\s*)[-+](?=\s)|(?<=^\s*\d+)\.(?=\s)/gm;

/** Escapes plain text so that Discord shows it unchanged, numbers on one line with their units. */
export function escape(text: string): string {
  // A phone breaks a line at any blank, and between a number and its unit it would be misread.
  return clean(text).replace(specials, '\\$&').replace(beforeUnit, '\u00A0');
}

/** A blank between a number and its unit, as in `2.1 m`, or between hours and minutes: `6 h 07`. */
const beforeUnit = /(?<=\d) (?=(?:\p{L}{1,3}|[%°]\p{L}?)(?!\p{L}))|(?<=\d.h) (?=\d)/gu;

export function bold(line: string): string {
  return `**${escape(oneLine(line))}**`;
}

/** Lines of plain text in a fixed-width font. Nothing can be escaped there, so backticks become apostrophes. */
export function codeBlock(lines: readonly string[]): string {
  return `\`\`\`\n${lines.join('\n').replaceAll('`', "'")}\n\`\`\``;
}

/** Removes control and format characters but line breaks: they can reverse or split words. JSON carries no lone surrogates. */
export function clean(text: string): string {
  return text.toWellFormed().replace(/[[\p{Cc}\p{Cf}]--\n]/gv, '');
}

/** Cleaned text with each run of white space as one space. */
export function oneLine(text: string): string {
  return clean(text.replace(/\s+/g, ' '));
}

/** Cuts markdown to `maxLength` UTF-16 units with an ellipsis, but not within a character or an escape. */
export function cut(markdown: string, maxLength: number): string {
  if (markdown.length <= maxLength) return markdown;
  const whole = markdown.slice(0, maxLength - 1).replace(/[\uD800-\uDBFF]$/, '');
  return `${whole.replace(/(?<!\\)((?:\\\\)*)\\$/, '$1')}…`;
}
