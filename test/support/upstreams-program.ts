/** `node upstreams-program.ts <ms>`: runs the simulated upstreams in a process of their own, which delay each answer by `ms`. */
import { startUpstreams } from './upstreams-server.ts';

const upstreams = await startUpstreams(Date.now);
upstreams.slow(Number(process.argv[2] ?? 0));
process.stdout.write(`${upstreams.url}\n`);
