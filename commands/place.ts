import { compose, facts, labelled, ownPortNote, plainAnswer, placeName, type Button } from '../src/answers/index.ts';
import { isHome, isOwnName, means, sameName, type CommandContext, type PlainCommand } from '../src/chat/index.ts';
import { carriedId } from '../src/domain/place.ts';
import { quote } from '../src/lib/quote.ts';
import { orElse, Problem } from '../src/problem.ts';
import type { Words } from '../src/words.ts';
import { isOwn, managedChannel } from './ownership.ts';
import { readOwnPort } from './own-port.ts';

const placeList: PlainCommand = {
  name: 'place list',
  options: [],
  isPrivate: () => true,
  prepare({ words, preferences: { ownHome, saved }, findPlace, formatAt }) {
    const [home = ''] = words.list('place-home');
    const ids = [...(ownHome === undefined ? [] : [[home, ownHome] as const]), ...saved];
    return async () => {
      const known = await Promise.all(
        ids.map(async ([name, id]) => {
          const place = await findPlace(id).catch(orElse(undefined));
          // A place that no longer exists is listed by its id, so that it can be forgotten.
          if (!place) return { name, shown: id, id };
          return { name, shown: placeName(formatAt(place), place), id: carriedId(place) };
        }),
      );
      return compose({
        title: words.say('place-list-title'),
        parts: [
          known.length === 0 ? words.say('place-list-none') : undefined,
          facts(known.map(({ name, shown }) => labelled(words, name, shown))),
        ],
        buttons: [
          ...known.map(({ name, id }) => ({ label: name, command: 'today', options: { place: id } })),
          { label: words.say('button-set-home'), command: 'place home', options: {}, asks: true },
        ],
      });
    };
  },
};

const placeSave: PlainCommand = {
  name: 'place save',
  options: ['name', 'place'],
  required: ['name', 'place'],
  isPrivate: () => true,
  parse: parseNamed('place'),
  async prepare({ options, spoken, sentences, preferences, users, message: { user }, findPlace, formatAt }) {
    const name = readName(options.name);
    if (!isOwnName(name, spoken, sentences)) throw new Problem('name-unfit', { name: quote(name) });
    const place = await findPlace(options.place);
    // A name that differs in capitals or accents only replaces the old one.
    const former = savedName(preferences, name);
    return async () => {
      if (former !== undefined && former !== name) await users.deletePlace(user, former);
      await users.savePlace(user, name, place.id);
      const format = formatAt(place);
      const buttons = [differencesButton(format, name)];
      const shown = { name, place: placeName(format, place) };
      return plainAnswer(format, ['place-saved-title', 'place-saved-how'], shown, { buttons });
    };
  },
};

/** The first word, or the text in quotation marks, is the name; the rest is another option. */
function parseNamed(option: 'place' | 'port'): NonNullable<PlainCommand['parse']> {
  return (words) => {
    const typed = words.join(' ');
    const match = /^["“„«]\s*(.+?)\s*["”“»](?:\s+(.*))?$/.exec(typed) ?? /^(\S+)(?:\s+(.*))?$/.exec(typed);
    return { ...(match?.[1] && { name: match[1] }), ...(match?.[2] && { [option]: match[2] }) };
  };
}

/** Without signs that show nothing (direction marks): nobody would find the name again. Throws the problem `name-missing`. */
function readName(text = ''): string {
  const name = text.replaceAll(/[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}]/gu, '').trim();
  if (name === '') throw new Problem('name-missing');
  return name;
}

type Preferences = CommandContext['preferences'];

function savedName({ saved }: Preferences, name: string): string | undefined {
  return [...saved.keys()].find((one) => sameName(one, name));
}

/** Throws the problem `name-unknown`. */
function knownName(preferences: Preferences, name: string): string {
  const known = savedName(preferences, name);
  if (known === undefined) throw new Problem('name-unknown', { name: quote(name) });
  return known;
}

/** Gives a saved place the differences of a secondary port, a sill and a draught. */
const placePort: PlainCommand = {
  name: 'place port',
  options: ['name', 'port'],
  required: ['name', 'port'],
  isPrivate: () => true,
  parse: parseNamed('port'),
  prepare({ words, options, spoken, preferences, users, message: { user } }) {
    const name = knownName(preferences, readName(options.name));
    const port = readOwnPort(options.port ?? '', spoken);
    return async () => {
      await users.setPort(user, name, port);
      if (!port) return plainAnswer(words, ['own-port-removed'], { name });
      const none = { label: words.say('button-own-port-none'), command: 'place port', options: { name, port: 'none' } };
      return compose({
        title: words.say('own-port-title', { name }),
        parts: [ownPortNote(words, port), words.say('own-port-how', { name })],
        buttons: [differencesButton(words, name), none],
      });
    };
  },
};

function differencesButton(words: Words, name: string): Button {
  return { label: words.say('button-own-port'), command: 'place port', options: { name }, asks: true };
}

const placeHome: PlainCommand = {
  name: 'place home',
  options: ['place', 'for'],
  required: ['place'],
  isPrivate: isOwn,
  parse: parseForChannel('place'),
  async prepare({ options, users, message, findPlace, formatAt }) {
    const channel = isOwn(options) ? undefined : await managedChannel(message);
    const place = await findPlace(options.place);
    return async () => {
      await (channel ? users.setChannelHome(channel, place.id) : users.setHome(message.user, place.id));
      const format = formatAt(place);
      const stays = !options.day?.includes('..') ? [] : (['place-home-stays'] as const);
      return plainAnswer(format, ['place-home-title', ...stays, 'place-home-how'], { place: placeName(format, place) });
    };
  },
};

const placeForget: PlainCommand = {
  name: 'place forget',
  options: ['name', 'for'],
  required: ['name'],
  isPrivate: isOwn,
  parse: parseForChannel('name'),
  async prepare(context) {
    const name = readName(context.options.name);
    const forget = await prepareForget(context, name);
    return async () => {
      await forget();
      return plainAnswer(context.words, ['place-forgotten-title'], { name });
    };
  },
};

async function prepareForget(
  { options, spoken, preferences, users, message: { user, ...message } }: CommandContext,
  name: string,
): Promise<() => Promise<unknown>> {
  if (!isHome(name, spoken)) {
    const known = knownName(preferences, name);
    return () => users.deletePlace(user, known);
  }
  if (!isOwn(options)) {
    const channel = await managedChannel(message);
    return () => users.setChannelHome(channel, undefined);
  }
  if (preferences.ownHome === undefined) throw new Problem('home-missing');
  return () => users.setHome(user, undefined);
}

/** `channel Brest` is for all in the channel; `channel` without more is a name. */
function parseForChannel(option: 'place' | 'name'): NonNullable<PlainCommand['parse']> {
  return ([first = '', ...rest], spoken) => {
    if (rest.length > 0 && means(spoken, 'choice-channel', first)) return { for: 'channel', [option]: rest.join(' ') };
    return first === '' ? {} : { [option]: [first, ...rest].join(' ') };
  };
}

export const placeCommands = [placeList, placeSave, placeHome, placeForget, placePort];
