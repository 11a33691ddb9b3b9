import {
  homeSetAnswer,
  ownPlacesAnswer,
  ownPortAnswer,
  placeForgottenAnswer,
  placeSavedAnswer,
} from '../src/answers/index.ts';
import {
  isHome,
  isOwnName,
  means,
  parseNothing,
  sameName,
  type CommandContext,
  type PlainCommand,
} from '../src/chat/index.ts';
import { quote } from '../src/lib/quote.ts';
import { orElse, Problem } from '../src/problem.ts';
import { isOwn, managedChannel } from './ownership.ts';
import { readOwnPort } from './own-port.ts';

/** Home and the user's saved places. */
export const placeList: PlainCommand = {
  name: 'place list',
  options: [],
  isPrivate: () => true,
  parse: parseNothing,
  prepare({ words, preferences: { ownHome, saved }, findPlace, formatAt }) {
    const [home = ''] = words.list('place-home');
    const ids = [...(ownHome === undefined ? [] : [[home, ownHome] as const]), ...saved];
    return async () => {
      const list = await Promise.all(
        // A place that no longer exists is listed by its id, so that it can be forgotten.
        ids.map(async ([name, id]) => ({ name, place: await findPlace(id).catch(orElse(id)) })),
      );
      return ownPlacesAnswer(words, formatAt, list);
    };
  },
};

export const placeSave: PlainCommand = {
  name: 'place save',
  options: ['name', 'place'],
  required: ['name', 'place'],
  isPrivate: () => true,
  parse: (typed) => parseNameAndPlace(typed.join(' ')),
  async prepare({ options, spoken, sentences, preferences, users, message: { user }, findPlace, formatAt }) {
    const name = readName(options.name);
    if (!isOwnName(name, spoken, sentences)) throw new Problem('name-unfit', { name: quote(name) });
    const place = await findPlace(options.place);
    // A name that differs in capitals or accents only replaces the old one.
    const former = [...preferences.saved.keys()].find((saved) => sameName(saved, name));
    return async () => {
      if (former !== undefined && former !== name) await users.deletePlace(user, former);
      await users.savePlace(user, name, place.id);
      return placeSavedAnswer(formatAt(place), name, place);
    };
  },
};

/** The first word, or the text in quotation marks, is the name. */
function parseNameAndPlace(typed: string): { name?: string; place?: string } {
  const match = /^["“„«]\s*(.+?)\s*["”“»](?:\s+(.*))?$/.exec(typed) ?? /^(\S+)(?:\s+(.*))?$/.exec(typed);
  return { ...(match?.[1] && { name: match[1] }), ...(match?.[2] && { place: match[2] }) };
}

/**
 * A name without characters that show nothing, such as those that turn the direction of writing: nobody would find it again.
 * Throws the problem `name-missing`.
 */
function readName(text = ''): string {
  const name = text.replaceAll(/[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}]/gu, '').trim();
  if (name === '') throw new Problem('name-missing');
  return name;
}

/** Gives a saved place the differences of a secondary port, a sill and a draught. */
export const placePort: PlainCommand = {
  name: 'place port',
  options: ['name', 'port'],
  required: ['name', 'port'],
  isPrivate: () => true,
  parse(typed) {
    const { name, place } = parseNameAndPlace(typed.join(' '));
    return { ...(name && { name }), ...(place && { port: place }) };
  },
  prepare({ words, options, spoken, preferences, users, message: { user } }) {
    const name = readName(options.name);
    const known = [...preferences.saved.keys()].find((saved) => sameName(saved, name));
    if (known === undefined) throw new Problem('name-unknown', { name: quote(name) });
    const port = readOwnPort(options.port ?? '', spoken);
    return async () => {
      await users.setPort(user, known, port);
      return ownPortAnswer(words, known, port);
    };
  },
};

export const placeHome: PlainCommand = {
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
      return homeSetAnswer(formatAt(place), place);
    };
  },
};

export const placeForget: PlainCommand = {
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
      return placeForgottenAnswer(context.words, name);
    };
  },
};

/** Throws the problem `name-unknown`. */
async function prepareForget(
  { options, spoken, preferences, users, message }: CommandContext,
  name: string,
): Promise<() => Promise<unknown>> {
  const { user } = message;
  const { ownHome, saved } = preferences;
  if (isHome(name, spoken) && !isOwn(options)) {
    const channel = await managedChannel(message);
    return () => users.setChannelHome(channel, undefined);
  }
  if (isHome(name, spoken)) {
    if (ownHome === undefined) throw new Problem('home-missing');
    return () => users.setHome(user, undefined);
  }
  const known = [...saved.keys()].find((one) => sameName(one, name));
  if (known === undefined) throw new Problem('name-unknown', { name: quote(name) });
  return () => users.deletePlace(user, known);
}

/** `channel Brest` is for all in the channel; `channel` without more is a name. */
function parseForChannel(option: 'place' | 'name'): PlainCommand['parse'] {
  return ([first = '', ...rest], spoken) => {
    if (rest.length > 0 && means(spoken, 'choice-channel', first)) return { for: 'channel', [option]: rest.join(' ') };
    return first === '' ? {} : { [option]: [first, ...rest].join(' ') };
  };
}
