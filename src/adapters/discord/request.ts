import { DefaultRestOptions } from 'discord.js';

type MakeRequest = typeof DefaultRestOptions.makeRequest;

/**
 * The request of discord.js, with a form as bytes. Other parts load undici 8, whose dispatcher becomes that of the whole
 * process and accepts no form of another class (undici/lib/core/request.js), and discord.js 14.28 makes its own.
 */
export const makeRequest: MakeRequest = async (url, init) => {
  if (!(init.body instanceof FormData)) return DefaultRestOptions.makeRequest(url, init);
  const { contentType, bytes } = await encodeForm(init.body);
  const headers = { ...(init.headers as Record<string, string>), 'content-type': contentType };
  return DefaultRestOptions.makeRequest(url, { ...init, headers, body: bytes });
};

/** A form as `multipart/form-data`, with its content type. */
export async function encodeForm(form: FormData): Promise<{ contentType: string; bytes: Uint8Array<ArrayBuffer> }> {
  const response = new Response(form);
  const contentType = response.headers.get('content-type') ?? '';
  return { contentType, bytes: new Uint8Array(await response.arrayBuffer()) };
}
