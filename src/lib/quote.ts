/** Returns user input trimmed and cut to `maxLength` characters (code points), with an ellipsis where it was cut. */
export function quote(text: string, maxLength = 40): string {
  const characters = Array.from(text.trim());
  return characters.length > maxLength ? `${characters.slice(0, maxLength).join('')}…` : characters.join('');
}
