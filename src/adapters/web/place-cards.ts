import type { Context } from 'hono';
import { raw } from 'hono/html';
import { presentWeathers } from '../../domain/weather/index.ts';
import type { Words } from '../../words.ts';
import { assetUrl } from './assets.ts';
import { cardHtml } from './assets/card.js';
import { engineUrl } from './engine.ts';
import { template, type Html } from './template.ts';
import { readPlacesNow } from './place-now.ts';
import type { WebParts } from './questions.ts';
import type { WebEnv } from './request.ts';

/** The session's places now, else an example. A script adds those that only the browser knows, and updates all. */
export async function placeCards(parts: WebParts, c: Context<WebEnv>, words: Words): Promise<Html> {
  const { ownHome, saved, units, clock } = await parts.questions.preferences(c);
  const own = [...new Set([...(ownHome === undefined ? [] : [ownHome]), ...saved.values()])];
  const example = words.say('page-example-place');
  const labels = {
    ...Object.fromEntries(nowKeys.map((key) => [key, words.say(`now-${key}`)])),
    present: Object.fromEntries(presentWeathers.map((weather) => [weather, words.say(`present-${weather}`)])),
    beaufort: words.say('unit-beaufort'),
    uv: words.say('weather-uv-hour', { uv: '%' }),
    asOf: words.say('now-as-of', { time: '%' }),
    title: words.say('page-places'),
    near: words.say('page-near'),
    lang: words.language,
    own,
    example,
    clock,
    home: ownHome,
    height: units.height,
    speed: units.wind,
    temperature: units.temperature,
    engine: engineUrl,
    signs: assetUrl('signs.svg'),
  };
  const shown = await readPlacesNow(parts, c, own.length > 0 ? own : [example]);
  return template('place-cards', words, {
    hidden: shown.length === 0 && raw('hidden'),
    labels: JSON.stringify(labels),
    heading: words.say(own.length > 0 ? 'page-places' : 'page-places-example'),
    cards: shown.map((now) => ({ id: now.placeId, inside: raw(cardHtml(now, labels)) })),
  });
}

const nowKeys = ['rising', 'falling', 'high', 'low', 'wind', 'waves'] as const;
