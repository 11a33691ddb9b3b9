import { invalidForm, notFound, unauthorized, DiscordRefusal } from './discord-refusal.ts';
import { OPERATIONS, ROUTES } from './discord-rest.ts';
import type { DiscordOperation, DiscordState } from './discord-rest.ts';
import { scriptedFailures } from './failures.ts';
import type { ScriptedFailure } from './failures.ts';
import { isRecord, parseJson } from './http.ts';
import type { Incoming, Outgoing } from './http.ts';
import type { Part } from './multipart.ts';
import { platformSpecs } from './platform-specs.ts';

export interface DiscordCall {
  operation: DiscordOperation;
  path: string;
  body: unknown;
  files: Part[];
}

/** Handles REST calls: route, token, scripted failure, specification, and then the route itself. */
export function startDesk(token: string, state: DiscordState) {
  const calls: DiscordCall[] = [];
  const violations: string[] = [];
  const failures = scriptedFailures<DiscordOperation>();
  const specs = platformSpecs();

  function carryOut(request: Incoming): Outgoing {
    const { operation, ids } = routeOf(request);
    const { body, files } = payloadOf(request);
    calls.push({ operation, path: request.url.pathname, body, files });
    if (!('webhook_token' in ids || 'interaction_token' in ids) && request.authorization !== `Bot ${token}`) {
      throw unauthorized();
    }
    const failure = failures.take(operation);
    if (failure) return scripted(failure);
    const violations = specs && HAS_BODY.test(request.verb) ? specs.discord(OPERATIONS[operation], body) : [];
    if (violations.length > 0) throw invalidForm(violations);
    return ROUTES[operation](state, { ids, query: request.url.searchParams, body, files });
  }

  function answer(request: Incoming): Promise<Outgoing> {
    try {
      return Promise.resolve(carryOut(request));
    } catch (error) {
      if (!(error instanceof DiscordRefusal)) return Promise.reject(error);
      const where = `${request.verb} ${request.url.pathname}`;
      violations.push(...error.faults.map((fault) => `${where}: ${fault}`));
      return Promise.resolve(refused(error));
    }
  }

  return { answer, calls, violations, failNext: failures.failNext };
}

const HAS_BODY = /^(POST|PUT|PATCH)$/;

const PATTERNS = Object.entries(OPERATIONS).map(([operation, route]) => {
  const pattern = route.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)');
  return { operation: operation as DiscordOperation, pattern: new RegExp(`^${pattern}$`) };
});

function routeOf({ verb, url }: Incoming): { operation: DiscordOperation; ids: Record<string, string> } {
  const line = `${verb} ${decodeURIComponent(url.pathname.replace(/^\/api\/v10/, ''))}`;
  for (const { operation, pattern } of PATTERNS) {
    const match = pattern.exec(line);
    if (match) return { operation, ids: match.groups ?? {} };
  }
  throw notFound();
}

/** With files, the body is the JSON of the form's `payload_json`. */
function payloadOf({ body, files }: Incoming): { body: unknown; files: Part[] } {
  const json = isRecord(body) ? body['payload_json'] : undefined;
  return { body: typeof json === 'string' ? parseJson(json) : body, files };
}

function refused({ status, code, message, faults }: DiscordRefusal): Outgoing {
  const errors = { _errors: faults.map((fault) => ({ code: 'INVALID', message: fault })) };
  return { status, body: { message, code, ...(faults.length > 0 && { errors }) } };
}

/** The proxy of Discord's API sets `Via`; Cloudflare, which bans addresses, does not. */
const OWN_HEADERS = { via: '1.1 google' };

function scripted({ status, body, retryAfter, cut, headers = OWN_HEADERS }: ScriptedFailure): Outgoing {
  if (cut) return { status, cut };
  if (retryAfter === undefined) return { status, body: { message: `${status}`, code: 0, ...body }, headers };
  const limited = { message: 'You are being rate limited.', retry_after: retryAfter, global: false, ...body };
  return { status, body: limited, headers: { 'retry-after': String(Math.ceil(retryAfter)), ...headers } };
}
