import { DefaultRestOptions } from 'discord.js';

type MakeRequest = typeof DefaultRestOptions.makeRequest;

/**
 * The request of discord.js, with a form as bytes. Other parts load undici 8, whose dispatcher becomes that of the whole
 * process and accepts no form of another class (undici/lib/core/request.js), and discord.js 14.28 makes its own.
 */
export const makeRequest: MakeRequest = async (url, init) => {
  if (!(init.body instanceof FormData)) return DefaultRestOptions.makeRequest(url, init);
  const form = new Response(init.body);
  const headers = {
    ...(init.headers as Record<string, string>),
    'content-type': form.headers.get('content-type') ?? '',
  };
  return DefaultRestOptions.makeRequest(url, { ...init, headers, body: new Uint8Array(await form.arrayBuffer()) });
};
