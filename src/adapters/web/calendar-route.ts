import type { Hono } from 'hono';
import { etag } from 'hono/etag';
import { calendarParts } from '../../answers/index.ts';
import { withAlarms } from '../../lib/calendar.ts';
import { defined } from '../../lib/defined.ts';
import { quote } from '../../lib/quote.ts';
import { refusal, retryAfter } from '../http.ts';
import type { WebParts } from './questions.ts';
import type { WebEnv } from './request.ts';

/** Calendar programs ask for it twice a day (`lib/calendar.ts`). */
const cached = { 'Cache-Control': 'private, max-age=21600', Vary: 'Accept-Language, Cookie' };

/**
 * `/calendar/<place>.ics`: the calendar of a place, to subscribe to. `parts=tide,springs,sun,moon` chooses what is in it,
 * `conditions=tide=..1,light=day` makes it one of the times at which they hold, `datum=MLLW` the level, `language=fr` the words, `alarm=30` an
 * alarm so many minutes before each time.
 */
export function addCalendarRoute(app: Hono<WebEnv>, { questions }: WebParts): void {
  app.get('/calendar/:file{.+\\.ics}', etag(), async (c) => {
    const place = c.req.param('file').slice(0, -'.ics'.length);
    const { parts, datum, conditions, alarm } = c.req.query();
    if (alarm !== undefined && !/^\d{1,4}$/.test(alarm)) {
      return refusal('alarm', 'alarm must be a number of minutes, such as 30.', 400);
    }
    const unknown = parts?.split(',').filter((part) => !calendarParts.some((one) => one === part));
    if (unknown && unknown.length > 0) {
      const sentence = `There is no part ${unknown.map((part) => `“${quote(part)}”`).join(', ')}. There are ${calendarParts.join(', ')}.`;
      return refusal('parts', sentence, 400);
    }
    const options = { place, ...defined({ aspect: parts, datum, conditions }) };
    const { answer, limited } = await questions.read(c, { kind: 'command', name: 'calendar', options });
    if (answer.file) {
      const { content } = answer.file;
      const file = alarm === undefined ? content : withAlarms(content, Number(alarm));
      return c.body(file, 200, { ...cached, 'Content-Type': 'text/calendar; charset=utf-8' });
    }
    if (limited) return refusal('place', answer.title, 429, retryAfter(limited.waitMs));
    return refusal('place', answer.title, 404);
  });
}
