import { html } from 'hono/html';
import { clockText } from '../../../answers/index.ts';
import type { Words } from '../../../words.ts';
import type { Html } from '../page.ts';
import type { MapStation } from '../ports.ts';

/** The range of today at which each colour begins, metres: springs at most coasts reach the third, few the last. */
const rangeSteps = [0, 0.5, 1, 2, 4, 6] as const;

export type StationsPage = {
  readonly words: Words;
  readonly count: number;
  readonly query: string;
  /** Absent where nothing was asked for. */
  readonly found: readonly MapStation[] | undefined;
  isStream(station: MapStation): boolean;
  readonly countries: ReadonlyMap<string, number>;
  /** Stations, offered or not, whose clocks were decided about. */
  readonly clocks: readonly MapStation[];
};

/** The map, which a script draws, and the list beside it, which needs none. */
export function stationsPage({ words, count, query, found, isStream, countries, clocks }: StationsPage): Html {
  return html`<div class="stations">
    <h1>${words.say('map-title')}</h1>
    <p class="lead">${words.say('map-lead', { count })}</p>
    <div class="map-and-list">
      <figure
        class="map"
        hidden
        data-all="/stations/all.json"
        data-ranges="/stations/ranges.json"
        data-land="/stations/land.json"
        data-stream="${words.say('map-stream')}"
        data-steps="${rangeSteps.join(' ')}"
      >
        <div class="frame">
          <canvas
            tabindex="0"
            role="application"
            aria-label="${words.say('map-label')}"
            aria-describedby="map-keys"
          ></canvas>
          <div class="zoom">
            <button type="button" data-zoom="2" aria-label="${words.say('map-zoom-in')}">+</button>
            <button type="button" data-zoom="0.5" aria-label="${words.say('map-zoom-out')}">−</button>
          </div>
        </div>
        <figcaption>
          <p>${words.say('map-range')}</p>
          <ul class="legend">
            ${rangeSteps.map((step, i) => html`<li class="range-${i + 1}">${rangeText(words, step, rangeSteps[i + 1])}</li>`)}
            <li class="stream">${words.say('map-stream')}</li>
          </ul>
          <p id="map-keys" class="muted">${words.say('map-keys')}</p>
        </figcaption>
      </figure>
      <div class="list">
        <form role="search" action="/stations">
          <p class="field">
            <label for="station-search">${words.say('map-search')}</label>
            <input id="station-search" name="q" type="search" value="${query}" maxlength="60" autocomplete="off" />
          </p>
        </form>
        <section id="station" aria-live="polite"></section>
        <ul class="found" id="found" data-none="${words.say('map-none')}">
          ${found?.map((station) => stationLink(words, station, isStream(station))) ?? ''}
        </ul>
        ${found?.length === 0 ? html`<p>${words.say('map-none')}</p>` : ''}
      </div>
    </div>
    <section class="by-country">
      <h2>${words.say('map-by-country')}</h2>
      <ul class="countries">
        ${countryLinks(words, countries)}
      </ul>
    </section>
    <section class="clocks">
      <h2>${words.say('map-clocks')}</h2>
      <p>${words.say('map-clocks-lead')}</p>
      <ul>
        ${clocks.map((station) => clockItem(words, station))}
      </ul>
    </section>
  </div>`;
}

function stationLink(words: Words, { id, name, source }: MapStation, isStream: boolean): Html {
  const kind = isStream ? `, ${words.say('map-stream')}` : '';
  return html`<li><a href="/stations/${id}">${name}</a> <span class="muted">${source.toUpperCase()}${kind}</span></li>`;
}

/** `Vigo (ticon/vigo-208a-esp-uhslc_rq): left out, its record was 1 h 01 early; against …` */
function clockItem(words: Words, { id, name, clock }: MapStation): Html | string {
  if (!clock) return '';
  return html`<li>
    ${name} <span class="muted">${id}</span>: ${clockText({ words }, clock)}; <span lang="en">${clock.evidence}</span>
  </li>`;
}

function countryLinks({ language }: Words, countries: ReadonlyMap<string, number>): Html[] {
  const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'code' });
  const nameOf = (code: string): string => (/^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code);
  return [...countries]
    .map(([code, count]) => ({ code, count, name: nameOf(code) }))
    .toSorted((a, b) => a.name.localeCompare(b.name, language))
    .map(
      ({ code, count, name }) =>
        html`<li><a href="/stations?country=${code}">${name}</a> <span class="muted">${count}</span></li>`,
    );
}

function rangeText(words: Words, from: number, to: number | undefined): string {
  const number = new Intl.NumberFormat(words.language);
  if (to === undefined) return words.say('map-range-over', { from: number.format(from) });
  return words.say('map-range-between', { from: number.format(from), to: number.format(to) });
}
