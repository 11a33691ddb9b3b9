import { createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

/** A mail as it came over SMTP: the addresses of its envelope, and its text as it was sent. */
export type ReceivedMail = { readonly from: string; readonly to: readonly string[]; readonly text: string };

/** A mail server (RFC 5321) without encryption, which wants AUTH PLAIN (RFC 4954) and takes every recipient but `refused@…`. */
export async function startSmtpServer(user: string, password: string) {
  const mails: ReceivedMail[] = [];
  const server = createServer((socket) => serve(socket, `\0${user}\0${password}`, mails));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    mails,
    port: (server.address() as AddressInfo).port,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

function serve(socket: Socket, plain: string, mails: ReceivedMail[]): void {
  let [from, to, text, isData, isKnown] = ['', [] as string[], '', false, false];
  const reply = (line: string): void => void socket.write(`${line}\r\n`);
  const command = (line: string): void => {
    const [, verb = '', rest = ''] = /^(\w+) ?(.*)$/.exec(line) ?? [];
    const path = /<(.*)>/.exec(rest)?.[1] ?? '';
    if (verb === 'EHLO') return reply('250-local\r\n250 AUTH PLAIN');
    if (verb === 'AUTH') {
      isKnown = Buffer.from(rest.split(' ')[1] ?? '', 'base64').toString() === plain;
      return reply(isKnown ? '235 known' : '535 not known');
    }
    if (verb === 'QUIT') return void socket.end('221 bye\r\n');
    if (!isKnown) return reply('530 who are you');
    if (verb === 'MAIL') [from, to] = [path, []];
    if (verb === 'RCPT' && path.startsWith('refused@')) return reply('550 no such mailbox');
    if (verb === 'RCPT') to.push(path);
    isData = verb === 'DATA';
    reply(isData ? '354 go on' : '250 ok');
  };
  let buffered = '';
  socket.on('error', () => {});
  socket.on('data', (chunk) => {
    buffered += chunk.toString();
    for (let end = buffered.indexOf('\r\n'); end >= 0; end = buffered.indexOf('\r\n')) {
      const line = buffered.slice(0, end);
      buffered = buffered.slice(end + 2);
      if (!isData) command(line);
      else if (line !== '.') text += `${line}\n`;
      else {
        mails.push({ from, to, text });
        [text, isData] = ['', false];
        reply('250 taken');
      }
    }
  });
  reply('220 local ESMTP');
}
