import type { BotApi } from './telegram-spec.ts';

const optional = (name: string, ...types: string[]) => ({ name, types, required: false });
const required = (name: string, ...types: string[]) => ({ name, types, required: true });

/** Methods that can send an ephemeral message, as far as the adapter calls them. */
const EPHEMERAL_METHODS = ['sendMessage', 'sendRichMessage', 'sendPhoto', 'sendDocument'];

/** Adds to the specification of Bot API 10.1 what the types of grammY describe of the versions after it. */
export function withLaterVersions({ methods, types }: BotApi): BotApi {
  const later = Object.fromEntries(
    EPHEMERAL_METHODS.map((name) => [
      name,
      {
        fields: [
          ...(methods[name]?.fields ?? []),
          optional('ephemeral_message_parameters', 'EphemeralMessageParameters'),
        ],
      },
    ]),
  );
  const adding = (type: string, ...fields: ReturnType<typeof optional>[]) => ({
    fields: [
      ...(types[type]?.fields ?? []).filter(({ name }) => fields.every((field) => field.name !== name)),
      ...fields,
    ],
  });
  return {
    methods: {
      ...methods,
      ...later,
      editEphemeralMessageText: {
        fields: [
          ...(methods['editMessageText']?.fields ?? []),
          required('receiver_user_id', 'Integer'),
          required('ephemeral_message_id', 'Integer'),
        ],
      },
    },
    types: {
      ...types,
      InputRichMessage: adding('InputRichMessage', optional('media', 'Array of InputRichMessageMedia')),
      InputRichMessageMedia: { fields: [required('id', 'String'), required('media', 'InputMediaPhoto')] },
      EphemeralMessageParameters: {
        fields: [required('receiver_user_id', 'Integer'), optional('callback_query_id', 'String')],
      },
      ReplyParameters: adding(
        'ReplyParameters',
        optional('message_id', 'Integer'),
        optional('ephemeral_message_id', 'Integer'),
      ),
      BotCommand: adding('BotCommand', optional('is_ephemeral', 'Boolean')),
    },
  };
}
