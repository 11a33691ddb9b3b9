import type { Method, MethodCall, TelegramState } from './telegram-methods.ts';
import { badRequest, flagOf, listOf, objectOf, textOf } from './telegram-parameters.ts';
import type { Parameters } from './telegram-parameters.ts';

/** The methods that set what Telegram knows of the bot itself, and where it is called. */
export const PROFILE_METHODS: Partial<Record<string, Method>> = {
  getWebhookInfo: ({ webhook }) => ({ url: '', has_custom_certificate: false, pending_update_count: 0, ...webhook }),
  setWebhook,
  deleteWebhook: (state, { body }) => {
    state.webhook = undefined;
    if (flagOf(body, 'drop_pending_updates')) state.updates.clear();
    return true;
  },
  getMyDescription: ({ texts }, { body }) => ({
    description: texts.get(`description ${textOf(body, 'language_code')}`) ?? '',
  }),
  setMyDescription: ({ texts }, { body }) => setDescription(texts, body, 'description', 512),
  getMyShortDescription: ({ texts }, { body }) => ({
    short_description: texts.get(`short_description ${textOf(body, 'language_code')}`) ?? '',
  }),
  setMyShortDescription: ({ texts }, { body }) => setDescription(texts, body, 'short_description', 120),
  getChatMenuButton: ({ texts }) => ({ type: texts.get('menu button') ?? 'default' }),
  setChatMenuButton: ({ texts }, { body }) => {
    texts.set('menu button', textOf(objectOf(body, 'menu_button') ?? {}, 'type'));
    return true;
  },
};

// core.telegram.org/bots/api#setmydescription and #setmyshortdescription.
function setDescription(texts: Map<string, string>, body: Parameters, name: string, maxLength: number): true {
  const text = textOf(body, name);
  if ([...text].length > maxLength) throw badRequest('description is too long');
  texts.set(`${name} ${textOf(body, 'language_code')}`, text);
  return true;
}

// core.telegram.org/bots/api#setwebhook; a local server of the Bot API takes plain HTTP as well.
const SECRET = /^[\w-]{1,256}$/;

function setWebhook(state: TelegramState, { body }: MethodCall): true {
  const [url, secret] = [textOf(body, 'url'), textOf(body, 'secret_token')];
  if (!/^https?:\/\//.test(url)) throw badRequest('bad webhook: An HTTPS URL must be provided for webhook');
  if (secret !== '' && !SECRET.test(secret)) throw badRequest('secret token contains unallowed characters');
  state.webhook = { url, allowed_updates: listOf(body, 'allowed_updates')?.map(String) ?? [] };
  state.webhookSecret = secret;
  return true;
}
