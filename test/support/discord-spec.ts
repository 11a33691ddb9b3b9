import { Ajv2020 } from 'ajv/dist/2020.js';
import type { ErrorObject, ValidateFunction } from 'ajv/dist/2020.js';
import { isRecord } from './http.ts';

/** Checks request bodies against Discord's OpenAPI document; each operation is compiled when first met. */
export function discordSpec(document: object): (operation: string, body: unknown) => string[] {
  // The document uses formats (snowflake, int53) and keywords (x-discord-union) that AJV does not know.
  const ajv = new Ajv2020({ strict: false, validateFormats: false, validateSchema: false, allErrors: true });
  ajv.addSchema(document, 'discord');
  const compiled = new Map<string, ValidateFunction>();
  return (operation, body) => {
    const validate = compiled.get(operation) ?? ajv.compile({ $ref: bodyPointer(operation) });
    compiled.set(operation, validate);
    return validate(withIntegerPermissions(body)) ? [] : deepest(validate.errors ?? []);
  };
}

function bodyPointer(operation: string): string {
  const [verb = '', path = ''] = operation.split(' ');
  const steps = ['paths', path, verb.toLowerCase(), 'requestBody', 'content', 'application/json', 'schema'];
  return `discord#/${steps.map((step) => encodeURIComponent(step.replaceAll('/', '~1'))).join('/')}`;
}

/**
 * `default_member_permissions` is an integer in the OpenAPI document, but a string of digits in the documentation
 * (application-commands: "string, bit set") and in what discord.js sends.
 */
function withIntegerPermissions(body: unknown): unknown {
  if (!Array.isArray(body)) return body;
  return body.map((command: unknown) => {
    if (!isRecord(command)) return command;
    const bits = command['default_member_permissions'];
    const known = typeof bits === 'string' && /^\d+$/.test(bits);
    return known ? { ...command, default_member_permissions: Number(bits) } : command;
  });
}

/** The errors of the deepest place: a union complains once per branch, the branch that was meant gets furthest. */
function deepest(errors: ErrorObject[]): string[] {
  const depth = (error: ErrorObject) => error.instancePath.split('/').length;
  const most = Math.max(...errors.map(depth));
  const lines = errors
    .filter((error) => depth(error) === most)
    .map((error) => `${error.instancePath} ${error.message}`);
  return [...new Set(lines)];
}
