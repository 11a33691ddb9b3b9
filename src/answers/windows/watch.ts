import type { Place } from '../../domain/place.ts';
import { civilDate, minuteMs, type Window } from '../../domain/time.ts';
import { areWarnings, isAmong, parseConditions } from '../../domain/windows/index.ts';
import type { Condition, Watch, WatchNews } from '../../domain/windows/index.ts';
import { unitSystems } from '../../domain/units.ts';
import type { Words } from '../../words.ts';
import { compose, fact, facts, noteOf, plainAnswer, text, type Answer, type Block, type Button } from '../answer.ts';
import { missText } from './conditions.ts';
import { duration, placeName, shortDay, wholeDuration, type FormatContext } from '../format.ts';
import { conditionChoices, conditionsText } from './presets.ts';
import { wantedText, whenAnswer } from './when.ts';
import { windowText, windowLine, type WindowsView } from './window-lines.ts';
import { most } from '../bounds.ts';

export type WatchView = {
  readonly kind: 'alert';
  readonly watch: Watch;
  readonly conditions: readonly Condition[];
  /** Windows that were announced and are not over. */
  readonly reported: readonly Window[];
};

export function watchFacts(format: FormatContext, { watch, conditions }: Pick<WatchView, 'watch' | 'conditions'>) {
  const { leadMin, movedMin, pauseMin, quiet, period } = watch;
  const [first, last] = period
    ? [period.from, period.to - 1].map((at) => shortDay(format, civilDate(at, format.zone), ''))
    : [];
  const length = (min: number): string => wholeDuration(format, min * minuteMs);
  const rules = { lead: length(leadMin), moved: length(movedMin), rest: length(pauseMin) };
  const written = areWarnings(conditions) ? format.say('alert-rules-warnings') : format.say('alert-rules', rules);
  return [
    fact(
      format,
      'alert-watched',
      [conditionsText(format, conditions), [...new Set([first, last])].filter(Boolean).join('–')]
        .filter(Boolean)
        .join(' · '),
    ),
    fact(format, 'alert-written', written),
    fact(format, 'alert-quiet', quiet ? `${quiet.from}–${quiet.to}` : format.say('alert-quiet-none')),
  ];
}

export function reportedFact(format: FormatContext, { reported }: Pick<WatchView, 'reported'>) {
  const spans = reported.map((window) => windowText(format, window)).join(', ');
  return fact(format, 'alert-announced', spans || undefined);
}

/** The windows ahead of a new alert; a line where they cannot be looked for now. */
export function windowsAhead(format: FormatContext, place: Place, view: WindowsView | undefined): readonly Block[] {
  if (!view) return [text(format.say('alert-later'))];
  const { blocks } = whenAnswer({ format, place, question: { aspects: [], count: most.windowsAhead } }, view);
  // The conditions have been shown.
  const wanted = wantedText(format, view);
  return blocks.filter((block) => block.kind !== 'text' || block.text !== wanted);
}

type AlertNews = {
  readonly news: readonly WatchNews[];
  readonly conditions: readonly Condition[];
  readonly view: WindowsView | undefined;
};

/** The news of an alert, and where they could be looked for the windows ahead. */
export function alertAnswer(format: FormatContext, place: Place, { news, conditions, view }: AlertNews): Answer {
  const wanted = format.say('when-wanted', { conditions: conditionsText(format, conditions) });
  const { blocks, ...answer } = view
    ? whenAnswer({ format, place }, view)
    : compose({ title: '', parts: [wanted], note: noteOf(format) });
  return {
    ...answer,
    title: format.say('alert-news-title', { place: placeName(format, place) }),
    blocks: [...news.map((one) => text(newsText(format, one))), ...blocks],
    buttons: [{ label: format.say('button-alerts'), command: 'alert list', options: {} }],
  };
}

function newsText(format: FormatContext, news: WatchNews): string {
  const when = windowText(format, news.window);
  if (news.kind === 'moved') return format.say('alert-moved', { when, before: windowText(format, news.before) });
  if (news.kind === 'opens') return windowLine(format, news.window, 'news');
  const { term = '', value } = news.failing ?? {};
  const [failing] = parseConditions(term).conditions;
  if (!failing) return format.say('alert-lost', { when });
  const why = missText(format, { failing, ...(value !== undefined && { value }) });
  return format.say('alert-lost-why', { when, why });
}

/** Asks what an alert is to watch for, with a button for each usual condition that completes the command. */
export function alertConditionsAnswer(words: Words, options: Readonly<Record<string, string>>): Answer {
  const buttons = conditionChoices(words, 'watched').map(({ label, value }): Button => {
    return { label, command: 'alert add', options: { ...options, conditions: value }, replaces: true };
  });
  return plainAnswer(words, ['alert-which', 'alert-how'], {}, { buttons });
}

type Choice = { readonly label: string; readonly value: string };

const usualLeadsMin = [0, 60, 180, 720, 1440, 2880, 4320];

/** Notices for a form, as they would be typed; among them one that is set already. */
export function leadChoices(words: Words, current = ''): Choice[] {
  const format = { ...words, units: unitSystems.nautical, zone: 'UTC', now: 0 };
  const [, set] = /^(\d+)m$/.exec(current) ?? [];
  const minutes = new Set([...usualLeadsMin, ...(set === undefined ? [] : [Number(set)])]);
  return [...minutes].map((min) => ({
    label:
      min === 0 ? words.say('alert-lead-none') : words.say('alert-lead', { lead: duration(format, min * minuteMs) }),
    value: `${min}m`,
  }));
}

const usualQuiet = ['22:00-07:00', '21:00-08:00', '23:00-06:00', '20:00-09:00'];
const noQuiet = 'off';

/** Quiet hours for a form, as `leadChoices`. */
export function quietChoices(words: Words, current = noQuiet): Choice[] {
  const hours = new Set([...usualQuiet, current]);
  hours.delete(noQuiet);
  return [
    ...[...hours].map((value) => ({ label: value.replace('-', '–'), value })),
    { label: words.say('alert-quiet-none'), value: noQuiet },
  ];
}

/** What is chosen for an alert, one after the other: the options of its command, with their labels and choices. */
const alertParts = {
  conditions: { label: 'alert-watched', choicesOf: (words: Words) => conditionChoices(words, 'watched') },
  lead: { label: 'alert-written', choicesOf: leadChoices },
  quiet: { label: 'alert-quiet', choicesOf: quietChoices },
} as const;
export type AlertPart = keyof typeof alertParts;
type ChangedAlert = WatchView & { readonly number: number; readonly format: FormatContext };

/** An alert with a button for each part of it that can be changed, or for each choice of one part. */
export function alertChangeAnswer(words: Words, alert: ChangedAlert, part: AlertPart | undefined): Answer {
  const { number, format } = alert;
  const change = (label: string, options: Readonly<Record<string, string>>): Button => ({
    label,
    command: 'alert change',
    options: { number: String(number), ...options },
    replaces: true,
  });
  return compose({
    title: words.say('alert-change-which', { number }),
    parts: [facts(watchFacts(format, alert)), words.say('alert-change-how', { number })],
    buttons: part
      ? alertParts[part].choicesOf(words).map(({ label, value }) => change(label, { [part]: value }))
      : Object.entries(alertParts).map(([show, { label }]) => change(`${words.say(label)} …`, { show })),
  });
}

/** The conditions of an alert before a change; nothing where they stayed. */
export function formerConditions({ format, conditions: before }: ChangedAlert, after: readonly Condition[]): Block[] {
  if (before.length === after.length && after.every((one) => isAmong(before, one))) return [];
  return [text(format.say('alert-before', { conditions: conditionsText(format, before) }))];
}
