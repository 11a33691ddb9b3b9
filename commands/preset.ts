import { presetListAnswer, presetResetAnswer, presetSavedAnswer, type FormatContext } from '../src/answers/index.ts';
import { means, readConditionOption, type CommandContext, type Options, type PlainCommand } from '../src/chat/index.ts';
import { customaryUnits } from '../src/domain/units.ts';
import * as domain from '../src/domain/windows/index.ts';
import { quote } from '../src/lib/quote.ts';
import { Problem } from '../src/problem.ts';
import type { Words } from '../src/words.ts';

/** The pursuits that windows can be asked for, with the limits of whoever asks. */
const presetList: PlainCommand = {
  name: 'preset list',
  options: [],
  isPrivate: () => true,
  prepare: (context) => async () => presetListAnswer(formatOf(context), context.preferences.limits),
};

/** Limits of one's own in the place of the usual ones. A judged verdict moves one limit, and never the other way. */
const presetSave: PlainCommand = {
  name: 'preset save',
  options: ['preset', 'conditions'],
  required: ['preset', 'conditions'],
  isPrivate: () => true,
  parse: parsePreset,
  prepare(context) {
    const { options, spoken, preferences, users, message } = context;
    const name = readPreset(options.preset, spoken);
    const own = preferences.limits.get(name) ?? [];
    const usual = domain.presetConditions(name);
    const before = domain.withLimits(usual, own);
    const was = judgements.find((one) => one === options.was);
    const said = options.was === 'right' ? [] : readLimits(context).map((limit) => judged(before, limit, was));
    const limits = domain.withLimits(own, said);
    const after = domain.withLimits(usual, limits);
    return async () => {
      const isUsual = domain.writeConditions(after) === domain.writeConditions(usual);
      if (said.length > 0) await users.setLimits(message.user, name, isUsual ? undefined : limits);
      const change = { name, before, after, hadOwn: own.length > 0, isJudged: was !== undefined };
      return presetSavedAnswer(formatOf(context), change);
    };
  },
};

const presetReset: PlainCommand = {
  name: 'preset reset',
  options: ['preset'],
  required: ['preset'],
  isPrivate: () => true,
  parse: parsePreset,
  prepare(context) {
    const name = readPreset(context.options.preset, context.spoken);
    return async () => {
      await context.users.setLimits(context.message.user, name, undefined);
      return presetResetAnswer(formatOf(context), name);
    };
  },
};

const judgements: readonly domain.Judgement[] = ['good', 'bad'];

/** Longest name of a pursuit, in words. */
const mostWords = 5;

function parsePreset(typed: readonly string[], spoken: readonly Words[]): Options {
  for (let count = Math.min(mostWords, typed.length); count > 0; count--) {
    const preset = typed.slice(0, count).join(' ');
    const rest = typed.slice(count).join(' ');
    if (presetCalled(preset, spoken)) return { preset, ...(rest !== '' && { conditions: rest }) };
  }
  return { ...(typed.length > 0 && { preset: typed.join(' ') }) };
}

function presetCalled(text: string, spoken: readonly Words[]): domain.PresetName | undefined {
  return (
    domain.presetNames.find((name) => name === text) ??
    domain.presetNames.find((name) => means(spoken, `choice-${name}`, text))
  );
}

/** Throws the problem `preset-unknown`. */
function readPreset(text = '', spoken: readonly Words[]): domain.PresetName {
  const name = presetCalled(text, spoken);
  const known = domain.presetNames.map((one) => spoken[0]?.list(`choice-${one}`)[0] ?? one).join(', ');
  if (!name) throw new Problem('preset-unknown', { preset: quote(text), known });
  return name;
}

/** Throws the problems `conditions-missing`, and `conditions-unknown` where a word of them says nothing. */
function readLimits({ options: { conditions: text }, sentences }: CommandContext): readonly domain.Condition[] {
  if (text === undefined) throw new Problem('conditions-missing');
  const { options, unused } = readConditionOption({ conditions: text }, sentences);
  if (unused.length > 0) throw new Problem('conditions-unknown', { conditions: quote(unused.join(' ')) });
  return domain.parseConditions(options['conditions'] ?? '').conditions;
}

function judged(before: readonly domain.Condition[], limit: domain.Condition, was: domain.Judgement | undefined) {
  const current = before.find((one) => domain.quantityOf(one) === domain.quantityOf(limit));
  return current && was ? domain.judgedLimit(current, limit, was) : limit;
}

/** Limits are shown without a place: in the units that were chosen, else the metric ones. */
function formatOf({ words, preferences: { units }, now }: CommandContext): FormatContext {
  return { ...words, units: { ...customaryUnits(undefined), ...units }, zone: 'UTC', now };
}

export const presetCommands = [presetList, presetSave, presetReset];
