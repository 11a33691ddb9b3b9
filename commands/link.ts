import { linkCodeAnswer, linkedAnswer, linkPendingAnswer, linkQuestion, plainAnswer } from '../src/answers/index.ts';
import { means, type Action, type CommandContext, type LinkView } from '../src/chat/index.ts';
import { Problem } from '../src/problem.ts';

/**
 * `settings link`: without a value a code, or the request that waits for this account; with a code the question whether to
 * link; `off` takes this account apart. The buttons of the question agree or refuse, with the id of the request.
 */
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
  if (typed !== '') return async () => linkQuestion(words, await users.redeemLinkCode(user, typed));
  return async () => {
    const request = await users.linkRequest(user);
    if (request && (request.turn === 'ours' || request.other)) return stateOf(context, request);
    if (options.show !== 'link') return linkCodeAnswer(words, await users.createLinkCode(user));
    if (!request) throw new Problem('link-code-unknown');
    return stateOf(context, request);
  };
}

async function agree({ users, words, message: { user } }: CommandContext, id: string) {
  const request = await users.agreeToLink(user, id);
  return request.isLinked ? linkedAnswer(words, await users.linkedPlatforms(user)) : linkPendingAnswer(words, request);
}

function stateOf({ words }: CommandContext, request: LinkView) {
  return request.turn === 'ours' ? linkQuestion(words, request) : linkPendingAnswer(words, request);
}
