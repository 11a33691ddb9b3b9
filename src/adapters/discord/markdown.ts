/** What Discord's markdown reads as more than itself, a link's `://` and a list's `-` or `1.` included. */
const marks = /[\\*_~`|>#[\]()<@]|:(?=\/\/)|(?<=^\s*)[-+](?=\s)|(?<=^\s*\d+)\.(?=\s)/gm;

/** Plain text that Discord shows as it is. */
export function escape(text: string): string {
  return clean(text).replace(marks, '\\$&');
}

export function bold(line: string): string {
  return `**${escape(oneLine(line))}**`;
}

/** Lines in a fixed-width font, where nothing can be escaped. */
export function codeBlock(lines: readonly string[]): string {
  return `\`\`\`\n${lines.join('\n').replaceAll('`', "'")}\n\`\`\``;
}

/** Without what is not seen, but turns the reading direction or hides in words; half characters are no JSON. */
export function clean(text: string): string {
  return text.toWellFormed().replace(/[[\p{Cc}\p{Cf}]--\n]/gv, '');
}

export function oneLine(text: string): string {
  return clean(text.replace(/\s+/g, ' '));
}

/** Cuts neither a character in two, nor an escape. */
export function cut(markdown: string, longest: number): string {
  if (markdown.length <= longest) return markdown;
  const kept = markdown.slice(0, longest - 1).replace(/[\uD800-\uDBFF]$/, '');
  return `${kept.replace(/(?<!\\)((?:\\\\)*)\\$/, '$1')}…`;
}
