import { courtesies, dayAt } from '../src/domain/question/index.ts';
import { commandButton, plainAnswer, zoneName } from '../src/answers/index.ts';
import { type Action, type CommandContext, type PlainCommand } from '../src/chat/index.ts';

/** An answer to thanks, greetings, praise, complaints and remarks; `courtesy` has what was said, with commas. */
export const courtesy: PlainCommand = {
  name: 'courtesy',
  isSpoken: true,
  options: ['place'],
  prepare(context) {
    const { words, toButton, options } = context;
    const said = courtesies.filter((one) => options.courtesy?.split(',').includes(one));
    if (said.includes('complaint')) return prepareComplaint(context);
    // Thanks say more than `ok, great` beside them.
    const telling = said.filter((one) => one !== 'agreed' && one !== 'praise');
    const answered = telling.length > 0 ? telling : said.slice(0, 1);
    const examples = said.includes('hello') ? ['tide', 'today', 'help'] : [];
    const buttons = examples.map((name) => toButton(words.say(`help-example-${name}`)));
    const title = answered.map((one) => words.say(`courtesy-${one}`)).join(' ');
    return async () => ({ title, blocks: [], ...(buttons.length > 0 && { buttons }) });
  },
};

async function prepareComplaint({
  words,
  options,
  now,
  message: { installLinks = [] },
  findPlace,
  formatAt,
}: CommandContext): Promise<Action> {
  const place = options.place === undefined ? undefined : await findPlace(options.place);
  const links = installLinks
    .filter(({ kind }) => kind === 'support')
    .map(({ kind, url }) => ({ label: words.say(`button-install-${kind}`), url }));
  const buttons = [...(place ? [commandButton(words, 'stations', place)] : []), commandButton(words, 'about')];
  const zone = place && zoneName(formatAt(place), dayAt(now, place.zone).window);
  // The usual reasons why a time or height differs from another table, and where to go on.
  const lines = [
    'courtesy-complaint',
    ...(place ? ['courtesy-complaint-zone'] : []),
    'courtesy-complaint-more',
  ] as const;
  return async () => plainAnswer(words, lines, { zone: zone ?? '' }, { buttons, links });
}
