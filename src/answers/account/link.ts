import { platforms, type PlatformName } from '../../domain/platform.ts';
import { quote } from '../../lib/quote.ts';
import type { Words } from '../../words.ts';
import { text, type Answer, type Button } from '../answer.ts';

/** The account on the other side of a link; `name` as its platform shows it. */
type OtherAccount = { readonly platform: PlatformName; readonly name?: string };

/** A request to link accounts; `others` are linked with the other one already. */
type LinkRequestView = { readonly id: string; readonly other?: OtherAccount; readonly others: number };

/** The code that is to be typed on the other account. */
export function linkCodeAnswer(words: Words, code: string): Answer {
  return {
    title: words.say('link-code-title', { code }),
    blocks: [text(words.say('link-code-how', { code }))],
    buttons: [stateButton(words)],
  };
}

/** Asks whether to link with the other account, which it names. */
export function linkQuestion(words: Words, { id, other, others }: LinkRequestView): Answer {
  return {
    title: words.say('link-question', { account: accountName(words, other) }),
    blocks: [
      text(words.say('link-question-what')),
      ...(others > 0 ? [text(words.say('link-question-others', { count: others }))] : []),
    ],
    buttons: [
      { label: words.say('button-link-yes'), command: 'settings', options: { link: '', confirm: id }, replaces: true },
      { label: words.say('button-link-no'), command: 'settings', options: { link: 'no', confirm: id }, replaces: true },
    ],
  };
}

/** The other account has to agree next, or the code has not been typed there. */
export function linkPendingAnswer(words: Words, { other }: LinkRequestView): Answer {
  return {
    title: words.say('link-pending', { account: accountName(words, other) }),
    blocks: [text(words.say('link-pending-how'))],
    buttons: [stateButton(words)],
  };
}

/** Confirms that accounts were linked, with the platforms they are on. */
export function linkedAnswer(words: Words, linked: readonly string[]): Answer {
  const named = linked.map((platform) => platforms[platform as PlatformName].title).join(', ');
  return { title: words.say('linked-title'), blocks: [text(words.say('linked-what', { platforms: named }))] };
}

/** Confirms that nothing was linked. */
export function linkRefusedAnswer(words: Words): Answer {
  return { title: words.say('link-refused'), blocks: [] };
}

/** Confirms that an account was taken apart from those it was linked with. */
export function unlinkedAnswer(words: Words): Answer {
  return { title: words.say('unlinked-title'), blocks: [text(words.say('unlinked-what'))] };
}

function stateButton(words: Words): Button {
  return { label: words.say('button-link-state'), command: 'settings', options: { link: '', show: 'link' } };
}

const maxNameLength = 60;

function accountName(words: Words, other: OtherAccount | undefined): string {
  if (!other) return words.say('link-other-account');
  const { title: platform } = platforms[other.platform];
  return other.name === undefined ? platform : `${platform}: “${quote(other.name, maxNameLength)}”`;
}
