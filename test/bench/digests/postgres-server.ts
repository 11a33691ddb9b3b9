import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A Postgres server for a bench, which can be stopped at any moment. */
export type PostgresServer = {
  readonly url: string;
  /** Ends it as a power cut would, and starts it again. */
  restart(): Promise<void>;
  stop(): Promise<void>;
};

/** `bin` is the folder of `initdb` and `pg_ctl`; empty where they are found by their names. */
export async function startPostgres(bin: string): Promise<PostgresServer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bellbuoy-postgres-'));
  const data = path.join(folder, 'data');
  const owner = ownerFor(folder);
  const run = async (program: string, ...args: string[]): Promise<void> => {
    const child = spawn(path.join(bin, program), args, { ...owner, stdio: 'ignore', cwd: folder });
    const [code] = (await once(child, 'exit')) as [number];
    if (code !== 0) throw new Error(`${program} ended with ${code}`);
  };
  const port = await freePort();
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder}`;
  const control = (...args: string[]) =>
    run('pg_ctl', '-D', data, '-w', '-l', path.join(folder, 'log'), '-o', options, ...args);
  await run('initdb', '-D', data, '-U', 'bench', '--auth=trust', '--no-sync');
  await control('start');
  return {
    url: `postgres://bench@127.0.0.1:${port}/postgres`,
    restart: () => control('restart', '-m', 'immediate'),
    async stop() {
      await control('stop', '-m', 'immediate');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Postgres refuses to run as root: root starts it as the system's user postgres. */
function ownerFor(folder: string): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag: string): number => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  const [uid, gid] = [idOf('-u'), idOf('-g')];
  chownSync(folder, uid, gid);
  return { uid, gid };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
