export interface Part {
  name: string;
  filename?: string;
  contentType?: string;
  data: Buffer;
}

const CRLF = Buffer.from('\r\n');
const HEADERS_END = Buffer.from('\r\n\r\n');

/**
 * Parts of a multipart/form-data body. Not `Response.formData()`: that one refuses what grammY writes
 * (`content-disposition:form-data;name=…;filename=tide.png`, no blanks and no quotes), which Telegram accepts.
 */
export function parseMultipart(body: Buffer, contentType: string): Part[] {
  const boundary = attribute(contentType, 'boundary');
  if (boundary === undefined) throw new Error('multipart body without a boundary');
  const delimiter = Buffer.from(`--${boundary}`);
  const parts: Part[] = [];
  let from = body.indexOf(delimiter);
  while (from !== -1) {
    const start = from + delimiter.length;
    const end = body.indexOf(delimiter, start);
    if (end === -1) break;
    parts.push(parsePart(body.subarray(start + CRLF.length, end - CRLF.length)));
    from = end;
  }
  return parts;
}

function parsePart(part: Buffer): Part {
  const headersEnd = part.indexOf(HEADERS_END);
  const headers = part.subarray(0, headersEnd).toString('utf8').split('\r\n');
  const disposition = header(headers, 'content-disposition') ?? '';
  const filename = attribute(disposition, 'filename');
  const contentType = header(headers, 'content-type');
  return {
    name: attribute(disposition, 'name') ?? '',
    ...(filename !== undefined && { filename }),
    ...(contentType !== undefined && { contentType }),
    data: part.subarray(headersEnd + HEADERS_END.length),
  };
}

function header(lines: string[], name: string): string | undefined {
  return lines
    .find((line) => line.toLowerCase().startsWith(`${name}:`))
    ?.slice(name.length + 1)
    .trim();
}

function attribute(value: string, name: string): string | undefined {
  const match = new RegExp(`;\\s*${name}=(?:"([^"]*)"|([^;]*))`, 'i').exec(value);
  return match?.[1] ?? match?.[2]?.trim();
}
