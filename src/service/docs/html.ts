export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** A sentence as HTML, with `code` in backticks. */
export function prose(text: string): string {
  return escaped(text).replace(/`([^`]+)`/g, '<code>$1</code>');
}

/** Says a text of the interface in the language of a page. */
export type Say = (english: string) => string;

/** One code, or a list of them. */
const codes = /`[^`]+`(?:, `[^`]+`)*/g;

/** Says texts sentence by sentence, by their English ones, in which codes are `{1}`, `{2}`; what has no row is said in English. */
export function sayBy(sentences: Readonly<Record<string, string>>): Say {
  const sayOne = (sentence: string): string => {
    const found = [...sentence.matchAll(codes)].map(String);
    let count = 0;
    const row = sentences[sentence.replace(codes, () => `{${++count}}`)];
    return row?.replace(/\{(\d+)\}/g, (_, number: string) => found[Number(number) - 1] ?? '') ?? sentence;
  };
  return (english) =>
    english
      .split(/(?<=\.) (?=[\p{Lu}`])/u)
      .map(sayOne)
      .join(' ');
}

/** A table whose cells carry their column's name, because narrow screens show each row as a list. */
export function tableOf(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = head.map((name) => `<th scope="col">${prose(name)}</th>`).join('');
  const body = rows.map((row) => {
    const [first = '', ...others] = row;
    const rest = others.map((cell, i) => `<td data-label="${escaped(head[i + 1] ?? '')}">${prose(cell)}</td>`).join('');
    return `<tr><th scope="row">${prose(first)}</th>${rest}</tr>`;
  });
  return `<table><thead><tr>${cells}</tr></thead><tbody>${body.join('\n')}</tbody></table>`;
}

export function code(text: string): string {
  return `<pre><code>${escaped(text)}</code></pre>`;
}
