/** `node upstreams-program.ts <ms>`: the played upstreams as a process of their own, each answering so much later. */
import { startUpstreams } from './upstreams-server.ts';

const upstreams = await startUpstreams(Date.now);
upstreams.slow(Number(process.argv[2] ?? 0));
process.stdout.write(`${upstreams.url}\n`);
