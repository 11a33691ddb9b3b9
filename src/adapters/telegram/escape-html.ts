/** Escapes text between tags, for HTML and for rich messages (core.telegram.org/bots/api#html-style). */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
