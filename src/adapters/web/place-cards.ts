import { html } from 'hono/html';
import type { Chat } from '../../chat/index.ts';
import type { Words } from '../../words.ts';
import { engineUrl } from './engine.ts';
import type { Html } from './page.ts';

/** Units and places of the reader's own, of their session. */
export type CardPreferences = Awaited<ReturnType<Chat['preferencesOf']>>;

/**
 * The places that this browser keeps, each a card of what it is like now; to who keeps none, an example. The script fills
 * them, from `/now/<place>.json`: which places they are, only the browser knows.
 */
export function placeCards(words: Words, { ownHome, saved, units, clock }: CardPreferences): Html {
  const own = [...new Set([...(ownHome === undefined ? [] : [ownHome]), ...saved.values()])];
  const label = (key: string): string => words.say(key);
  return html`<section
    class="places"
    hidden
    aria-labelledby="places"
    data-own="${JSON.stringify(own)}"
    data-home="${ownHome ?? ''}"
    data-height="${units.height ?? ''}"
    data-speed="${units.wind ?? ''}"
    data-beaufort="${label('unit-beaufort')}"
    data-clock="${clock ?? ''}"
    data-engine="${engineUrl}"
    data-title="${label('page-places')}"
    data-example="${label('page-example-place')}"
    data-near="${label('page-near')}"
    data-as-of="${words.say('now-as-of', { time: '%' })}"
    data-rising="${label('now-rising')}"
    data-falling="${label('now-falling')}"
    data-high="${label('now-high')}"
    data-low="${label('now-low')}"
    data-wind="${label('now-wind')}"
    data-waves="${label('now-waves')}"
  >
    <h2 id="places">${label('page-places-example')}</h2>
    <ul></ul>
    <template>
      <li class="card">
        <h3><a></a></h3>
        <p class="warning" hidden></p>
        <p class="level"></p>
        <svg viewBox="0 0 300 80" preserveAspectRatio="none" aria-hidden="true">
          <path class="water" />
          <path class="curve" />
          <path class="now" />
        </svg>
        <p class="turns"></p>
        <p class="air"></p>
        <p class="muted" hidden></p>
        <label class="day">${label('page-other-day')} <input type="date" /></label>
        <p class="of-day" role="status"></p>
      </li>
    </template>
  </section>`;
}
