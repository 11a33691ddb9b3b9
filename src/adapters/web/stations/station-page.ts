import { html } from 'hono/html';
import { pointId } from '../../../domain/place.ts';
import { clockText, type Answer } from '../../../answers/index.ts';
import type { Words } from '../../../words.ts';
import type { Html } from '../page.ts';
import type { MapStation } from '../ports.ts';
import { addressOf } from '../question-address.ts';
import { renderBlocks } from '../render-html.ts';

/** The answer about a station, and the question that was asked. */
export type AnsweredStation = {
  readonly answer: Answer;
  readonly question: { readonly command: 'tide' | 'current'; readonly options: { readonly place: string } };
};

/** One station: its next tides as the bot answers them, its datum, source, licence and record. */
export function stationPage(words: Words, station: MapStation, { answer, question }: AnsweredStation): Html {
  const { id, name, clock, officeDatum, recordYears, prediction, attribution, licence } = station;
  const chartDatum = officeDatum?.name ?? station.chartDatum;
  const facts = [
    ...(question.command === 'tide' ? [['map-datum', chartDatum ?? words.say('map-datum-unknown')] as const] : []),
    ['map-prediction', words.say(`stations-${prediction}`)],
    ...(recordYears === undefined ? [] : [['map-record', words.say('map-years', { count: recordYears })] as const]),
    ...(clock ? [['stations-clock', `${clockText({ words }, clock)} (${clock.evidence})`] as const] : []),
    ['map-source', attribution],
    ['map-licence', licence],
    ['map-id', id],
  ] as const;
  return html`<article class="station" lang="${words.language}">
    <h1>${name}</h1>
    <div class="blocks">${renderBlocks(answer.blocks)}</div>
    <p>
      <a class="action main" href="${addressOf(question, {})}">${words.say('map-whole-answer')}</a>
      <a class="action" href="/stations">${words.say('map-back')}</a>
    </p>
    <dl>
      ${facts.map(
        ([key, value]) =>
          html`<div>
            <dt>${words.say(key)}</dt>
            <dd>${value}</dd>
          </div>`,
      )}
    </dl>
    ${answer.note === undefined ? '' : html`<p class="note">${answer.note}</p>`}
  </article>`;
}

/** A station as a place of the chat, which knows those of streams by where they are. */
export function placeOf({ id, point }: Pick<MapStation, 'id' | 'point'>, command: 'tide' | 'current'): string {
  return command === 'tide' ? `station:${id}` : pointId(point);
}
