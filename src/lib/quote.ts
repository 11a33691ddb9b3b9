/** `text` as it is quoted back to its author: trimmed, and cut to `longest` characters with an ellipsis. */
export function quote(text: string, longest = 40): string {
  const letters = Array.from(text.trim());
  return letters.length > longest ? `${letters.slice(0, longest).join('')}…` : letters.join('');
}
