import { html } from 'hono/html';
import type { Answer } from '../../../answers/index.ts';

/** The tides of an answer as an Atom feed (RFC 4287): an entry for each day, which keeps its identity. */
export async function feedOf({ title, blocks, note, data }: Answer, address: string): Promise<string> {
  const days = blocks.flatMap((block) => (block.kind === 'table' ? [block] : []));
  const [first] = data?.subject === 'tide' ? data.extremes : [];
  const updated = first?.time ?? '1970-01-01T00:00:00Z';
  const entries = days.map(
    ({ title: day, rows }) =>
      html`<entry>
        <title>${day}</title>
        <id>${address}#${encodeURIComponent(day ?? '')}</id>
        <link href="${address}" />
        <updated>${updated}</updated>
        <content type="text">${rows.map((row) => row.join(' ')).join(', ')}</content>
      </entry>`,
  );
  const feed = await html`<feed xmlns="http://www.w3.org/2005/Atom">
    <title>${title}</title>
    <id>${address}</id>
    <link href="${address}" />
    <updated>${updated}</updated>
    <author><name>Bellbuoy</name></author>
    <rights>${note}</rights>
    ${entries}
  </feed>`;
  return `<?xml version="1.0" encoding="utf-8"?>\n${String(feed)}\n`;
}
