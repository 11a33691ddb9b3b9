import { plainAnswer, type Answer, type Button } from '../src/answers/index.ts';
import { means, type Action, type CommandContext, type LinkView } from '../src/chat/index.ts';
import { platforms, type PlatformName } from '../src/domain/platform.ts';
import { quote } from '../src/lib/quote.ts';
import { Problem } from '../src/problem.ts';
import type { Words } from '../src/words.ts';

/** `settings link`: a code or the request that waits; with a code the question whether to link; `off` unlinks. */
export function prepareLink(context: CommandContext, typed: string): Action {
  const { users, words, spoken, options, message } = context;
  const { user } = message;
  const { confirm: id } = options;
  if (means(spoken, 'link-off-word', typed)) {
    return async () => {
      await users.unlink(user);
      return plainAnswer(words, ['unlinked-title', 'unlinked-what']);
    };
  }
  if (id !== undefined && means(spoken, 'link-no-word', typed)) {
    return async () => {
      await users.refuseLink(user, id);
      return plainAnswer(words, ['link-refused']);
    };
  }
  if (id !== undefined) return () => agree(context, id);
  if (typed !== '') return async () => question(words, await users.redeemLinkCode(user, typed));
  return async () => {
    const request = await users.linkRequest(user);
    if (request && (request.turn === 'ours' || request.other)) return stateOf(words, request);
    if (options.show !== 'link') {
      const code = await users.createLinkCode(user);
      return plainAnswer(words, ['link-code-title', 'link-code-how'], { code }, { buttons: [stateButton(words)] });
    }
    if (!request) throw new Problem('link-code-unknown');
    return stateOf(words, request);
  };
}

async function agree({ users, words, message: { user } }: CommandContext, id: string): Promise<Answer> {
  const request = await users.agreeToLink(user, id);
  if (!request.isLinked) return pending(words, request);
  const linked = await users.linkedPlatforms(user);
  const named = linked.map((platform) => platforms[platform as PlatformName].title).join(', ');
  return plainAnswer(words, ['linked-title', 'linked-what'], { platforms: named });
}

function stateOf(words: Words, request: LinkView): Answer {
  return request.turn === 'ours' ? question(words, request) : pending(words, request);
}

/** Asks whether to link with the other account, which it names; `others` are linked with that already. */
function question(words: Words, { id, other, others: count }: Pick<LinkView, 'id' | 'other' | 'others'>): Answer {
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
function pending(words: Words, { other }: Pick<LinkView, 'other'>): Answer {
  const account = accountName(words, other);
  return plainAnswer(words, ['link-pending', 'link-pending-how'], { account }, { buttons: [stateButton(words)] });
}

function stateButton(words: Words): Button {
  return { label: words.say('button-link-state'), command: 'settings', options: { link: '', show: 'link' } };
}

const maxNameLength = 60;

function accountName(words: Words, other: LinkView['other']): string {
  if (!other) return words.say('link-other-account');
  const { title: platform } = platforms[other.platform];
  return other.name === undefined ? platform : `${platform}: “${quote(other.name, maxNameLength)}”`;
}
