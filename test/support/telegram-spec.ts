import { isRecord, parseJson } from './http.ts';

interface Field {
  name: string;
  types: string[];
  required: boolean;
}

interface Described {
  fields?: Field[];
  subtypes?: string[];
}

/** The machine-readable Bot API. */
export interface BotApi {
  methods: Record<string, Described>;
  types: Record<string, Described>;
}

/** Checks parameters against the machine-readable Bot API: unknown, missing and of the wrong type. */
export function telegramSpec(api: BotApi): (method: string, body: Record<string, unknown>) => string[] {
  return (method, body) => {
    const described = api.methods[method];
    return described === undefined ? [`no method ${method}`] : checkFields(api, described.fields ?? [], body, '');
  };
}

function checkFields(api: BotApi, fields: Field[], object: Record<string, unknown>, path: string): string[] {
  const known = new Map(fields.map((field) => [field.name, field]));
  const missing = fields.filter((field) => field.required && object[field.name] === undefined);
  return [
    ...missing.map((field) => `${path}/${field.name} is missing`),
    ...Object.entries(object).flatMap(([name, value]) => {
      const field = known.get(name);
      return field === undefined
        ? [`${path}/${name} is unknown`]
        : checkAny(api, field.types, value, `${path}/${name}`);
    }),
  ];
}

/** The complaints of the type that fits best: the one with the fewest. */
function checkAny(api: BotApi, types: string[], value: unknown, path: string): string[] {
  const complaints = types.map((type) => checkType(api, type, value, path));
  return complaints.reduce((best, next) => (next.length < best.length ? next : best));
}

function checkType(api: BotApi, type: string, value: unknown, path: string): string[] {
  const scalar = SCALARS[type];
  if (scalar !== undefined) return scalar(value) ? [] : [`${path} is not ${type}`];
  const plain = typeof value === 'string' ? parseJson(value) : value;
  if (type.startsWith('Array of ')) {
    if (!Array.isArray(plain)) return [`${path} is not ${type}`];
    const each = type.slice('Array of '.length);
    return plain.flatMap((item: unknown, index) => checkType(api, each, item, `${path}/${index}`));
  }
  const described = api.types[type] ?? {};
  if (described.subtypes !== undefined) return checkAny(api, described.subtypes, value, path);
  return isRecord(plain) ? checkFields(api, described.fields ?? [], plain, path) : [`${path} is not ${type}`];
}

/** Telegram takes numbers and flags as text as well, since a form has nothing else. */
const SCALARS: Record<string, (value: unknown) => boolean> = {
  String: (value) => typeof value === 'string',
  Integer: (value) => Number.isInteger(value) || (typeof value === 'string' && /^-?\d+$/.test(value)),
  Float: (value) =>
    typeof value === 'number' || (typeof value === 'string' && Number.isFinite(Number.parseFloat(value))),
  Boolean: (value) => typeof value === 'boolean' || value === 'true' || value === 'false',
  InputFile: (value) => typeof value === 'string' && value.startsWith('attach://'),
};
