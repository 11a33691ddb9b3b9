import { homeSetAnswer, ownPlacesAnswer, placeForgottenAnswer, placeSavedAnswer } from '../src/answers/index.ts';
import {
  isHome,
  isOwnName,
  means,
  readNothing,
  sameName,
  type CommandContext,
  type PlainCommand,
} from '../src/chat/index.ts';
import { isForOneself, managedChannel } from './whose.ts';
import { orElse, Problem } from '../src/problem.ts';

/** Home and the places that have a name of the asker's own. */
export const placeList: PlainCommand = {
  name: 'place list',
  options: [],
  isPrivate: () => true,
  read: readNothing,
  async run({ words, preferences: { ownHome, saved }, findPlace, formatAt }) {
    const ids = [...(ownHome === undefined ? [] : [[words.list('place-home')[0]!, ownHome] as const]), ...saved];
    const list = await Promise.all(
      // A place of an earlier list of places is still told: it is there to be forgotten.
      ids.map(async ([name, id]) => ({ name, place: await findPlace(id).catch(orElse(id)) })),
    );
    return ownPlacesAnswer(words, formatAt, list);
  },
};

export const placeSave: PlainCommand = {
  name: 'place save',
  options: ['name', 'place'],
  required: ['name', 'place'],
  isPrivate: () => true,
  read: (typed) => readNameAndPlace(typed.join(' ')),
  async run({ options, spoken, preferences, users, message, findPlace, formatAt }) {
    const name = options.name?.trim() ?? '';
    if (name === '') throw new Problem('name-missing');
    if (!isOwnName(name, spoken)) throw new Problem('name-unfit', { name: name.slice(0, 40) });
    const place = await findPlace(options.place);
    // The same name in other letters is the same name.
    const before = [...preferences.saved.keys()].find((one) => sameName(one, name));
    if (before !== undefined && before !== name) await users.deletePlace(message.user, before);
    await users.savePlace(message.user, name, place.id);
    return placeSavedAnswer(formatAt(place), name, place);
  },
};

/** The first word, or what stands in quotation marks, is the name. */
function readNameAndPlace(typed: string): { name?: string; place?: string } {
  const match = /^["“„«]\s*(.+?)\s*["”“»](?:\s+(.*))?$/.exec(typed) ?? /^(\S+)(?:\s+(.*))?$/.exec(typed);
  return { ...(match?.[1] && { name: match[1] }), ...(match?.[2] && { place: match[2] }) };
}

export const placeHome: PlainCommand = {
  name: 'place home',
  options: ['place', 'for'],
  required: ['place'],
  isPrivate: isForOneself,
  read: readRest('place'),
  async run(asked) {
    const { options, users, message, findPlace, formatAt } = asked;
    const channel = isForOneself(options) ? undefined : await managedChannel(message);
    const place = await findPlace(options.place);
    await (channel ? users.setChannelHome(channel, place.id) : users.setHome(message.user, place.id));
    return homeSetAnswer(formatAt(place), place);
  },
};

export const placeForget: PlainCommand = {
  name: 'place forget',
  options: ['name', 'for'],
  required: ['name'],
  isPrivate: isForOneself,
  read: readRest('name'),
  async run(asked) {
    const name = asked.options.name?.trim() ?? '';
    if (name === '') throw new Problem('name-missing');
    if (!(await forget(asked, name))) throw new Problem('name-unknown', { name: name.slice(0, 40) });
    return placeForgottenAnswer(asked.words, name);
  },
};

async function forget(
  { options, spoken, preferences, users, message }: CommandContext,
  name: string,
): Promise<boolean> {
  const { ownHome, saved } = preferences;
  if (isHome(name, spoken)) {
    if (!isForOneself(options)) {
      await users.setChannelHome(await managedChannel(message), undefined);
      return true;
    }
    await users.setHome(message.user, undefined);
    return ownHome !== undefined;
  }
  const known = [...saved.keys()].find((one) => sameName(one, name));
  return known !== undefined && users.deletePlace(message.user, known);
}

/** `channel Brest` is for all in the channel; `channel` alone is a name. */
function readRest(option: 'place' | 'name'): PlainCommand['read'] {
  return ([first = '', ...rest], spoken) => {
    if (rest.length > 0 && means(spoken, 'choice-channel', first)) return { for: 'channel', [option]: rest.join(' ') };
    return first === '' ? {} : { [option]: [first, ...rest].join(' ') };
  };
}
