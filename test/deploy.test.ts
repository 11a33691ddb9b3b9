import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { putPacked } from './support/packed-gazetteer.ts';
import { programIn } from './support/program.ts';
import { temporaryFolder } from './support/temporary.ts';

const deploy = path.join(import.meta.dirname, '..', 'docs', 'deploy');
const folder = temporaryFolder();
const read = (name: string): string => readFileSync(path.join(deploy, name), 'utf8');

/** Whether a tool of Debian is there, and what a test without it says in its name. */
function hasTool(name: string): boolean {
  return spawnSync(name, ['--version'], { stdio: 'ignore' }).status === 0;
}
const leftOut = (tool: string): string => (hasTool(tool) ? '' : ` — LEFT OUT: there is no ${tool}`);

describe('what Prometheus and Grafana are told', () => {
  it('are names that /metrics has', async () => {
    await putPacked(folder);
    const { begin } = programIn(() => folder);
    const { child, end, printed } = begin(['start', '--only', 'service,telegram,digests'], {
      // Digests are counted where there is a platform to send them on.
      TELEGRAM_TOKEN: '1:test',
      TELEGRAM_API_URL: 'http://127.0.0.1:1',
    });
    const [address] = await printed(/http:\/\/[\d.]+:\d+/);
    const text = await (await fetch(`${address}/metrics`)).text();
    child.kill('SIGTERM');
    await end;
    const kinds = new Map(Array.from(text.matchAll(/^# TYPE (\w+) (\w+)$/gm), ([, name, kind]) => [name!, kind!]));
    const used = new Set(
      ['grafana.json', 'prometheus-rules.yaml'].flatMap((name) =>
        read(name).match(/\b(bellbuoy|nodejs|process)_\w+/g)!,
      ),
    );
    expect(used.size).toBeGreaterThan(10);
    const unknown = [...used].filter((name) => {
      const family = name.replace(/_bucket$/, '');
      return family === name ? !kinds.has(name) : kinds.get(family) !== 'histogram';
    });
    expect(unknown).toEqual([]);
  });

  it.runIf(hasTool('promtool'))(`are rules that Prometheus reads${leftOut('promtool')}`, () => {
    execFileSync('promtool', ['check', 'rules', path.join(deploy, 'prometheus-rules.yaml')]);
  });
});

describe.runIf(hasTool('systemd-analyze'))(`the unit of systemd${leftOut('systemd-analyze')}`, () => {
  it('is without a fault', () => {
    const unit = path.join(folder, 'bellbuoy.service');
    // Its program is installed where it runs.
    writeFileSync(unit, read('bellbuoy.service').replace(/(?<=ExecStart=)\S+/, '/bin/true'));
    const { status, stderr } = spawnSync('systemd-analyze', ['verify', unit], { encoding: 'utf8' });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });

  it('is exposed by 2.0 at most', () => {
    const unit = path.join(deploy, 'bellbuoy.service');
    const args = ['security', '--offline=true', '--no-pager', '--threshold=20', unit];
    expect(spawnSync('systemd-analyze', args, { encoding: 'utf8' })).toMatchObject({ status: 0 });
  });
});
