import { platforms, type PlatformName } from '../../domain/platform.ts';
import { quote } from '../../lib/quote.ts';
import type { Words } from '../../words.ts';
import { plainAnswer, type Answer, type Button } from '../answer.ts';

/** A request to link accounts; `others` are linked with the other one already, whose name is as its platform shows it. */
type LinkRequestView = {
  readonly id: string;
  readonly other?: { readonly platform: PlatformName; readonly name?: string };
  readonly others: number;
};

/** The code that is to be typed on the other account. */
export function linkCodeAnswer(words: Words, code: string): Answer {
  return plainAnswer(words, ['link-code-title', 'link-code-how'], { code }, { buttons: [stateButton(words)] });
}

/** Asks whether to link with the other account, which it names. */
export function linkQuestion(words: Words, { id, other, others: count }: LinkRequestView): Answer {
  const button = (key: string, link: string): Button => {
    return { label: words.say(key), command: 'settings', options: { link, confirm: id }, replaces: true };
  };
  return plainAnswer(
    words,
    ['link-question', 'link-question-what', ...(count > 0 ? ['link-question-others'] : [])],
    { account: accountName(words, other), count },
    { buttons: [button('button-link-yes', ''), button('button-link-no', 'no')] },
  );
}

/** The other account has to agree next, or the code has not been typed there. */
export function linkPendingAnswer(words: Words, { other }: LinkRequestView): Answer {
  const account = accountName(words, other);
  return plainAnswer(words, ['link-pending', 'link-pending-how'], { account }, { buttons: [stateButton(words)] });
}

/** Confirms that accounts were linked, with the platforms they are on. */
export function linkedAnswer(words: Words, linked: readonly string[]): Answer {
  const named = linked.map((platform) => platforms[platform as PlatformName].title).join(', ');
  return plainAnswer(words, ['linked-title', 'linked-what'], { platforms: named });
}

function stateButton(words: Words): Button {
  return { label: words.say('button-link-state'), command: 'settings', options: { link: '', show: 'link' } };
}

const maxNameLength = 60;

function accountName(words: Words, other: LinkRequestView['other']): string {
  if (!other) return words.say('link-other-account');
  const { title: platform } = platforms[other.platform];
  return other.name === undefined ? platform : `${platform}: “${quote(other.name, maxNameLength)}”`;
}
