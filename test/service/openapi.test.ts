import { createConfig, lintFromString } from '@redocly/openapi-core';
import { describe, expect, it } from 'vitest';
import { paths } from '../../src/contract/index.ts';
import { document, schemaErrors, type Schema } from '../support/openapi-document.ts';
import { errorsOf, startWorld } from '../support/service-fixture.ts';

const world = await startWorld();

/** Requests whose answers have more members than those of the documented ones, or none of some. */
const fuller: Readonly<Record<string, string>> = {
  '/v2/tide/sea-level/point': '?lat=37.8&lng=-122.46&datum=MLLW',
  '/v2/warnings/point': '?lat=37.806&lng=-122.466',
  '/v2/windows/point': '?lat=37.806&lng=-122.466&conditions=tide=..0,light=day',
  '/v2/now/point': '?lat=37.806&lng=-122.466&above=1.5&series=60',
  '/v1/weather/point': '?lat=48.35&lng=-4.6&end=2026-11-20T05:00Z',
  '/v2/weather/point': '?lat=48.35&lng=-4.6&params=visibility,waveHeight,seaLevel',
  '/v1/weather/area': '?box=48,-6:47,-7',
  '/v1/tide/extremes/point': '?lat=60.4&lng=5.3',
  '/v1/astronomy/point': '?lat=69.6&lng=18.9&start=2026-12-21&numberOfDays=3',
  '/v2/astronomy/point': '?lat=-90&lng=0',
};

describe('the OpenAPI document', () => {
  it('is served without a key', async () => {
    const served = await world.raw('/openapi.json');
    expect(await served.json()).toEqual(JSON.parse(JSON.stringify(document)));
  });

  it('has each path that answers', () => {
    expect([...Object.keys(paths), '/chat', '/v2/tide/feeds/{feed}'].toSorted()).toEqual(
      Object.keys(document.paths).toSorted(),
    );
  });

  it.each(Object.entries(paths))('%s answers as it says, to the last member', async (path, { target }) => {
    const url = path in fuller ? path + fuller[path] : target;
    const { status, body } = await world.ask(url);
    expect(status).toBe(200);
    const { schema } = document.paths[path]!.get.responses['200']!.content!['application/json']!;
    expect(schemaErrors(schema, body)).toBeNull();
    expect(schemaErrors(schema, { ...(body as object), surprise: 1 })).not.toBeNull();
  });

  it('allows no additional members in answers', () => {
    for (const [name, schema] of Object.entries(document.components.schemas)) {
      const open = objectsOf(schema).filter((one) => one['additionalProperties'] !== false && !isMap(one));
      expect(open, name).toEqual([]);
    }
  });

  it('has an example for each parameter and each body, and they fit', async () => {
    for (const [path, { get }] of Object.entries(document.paths)) {
      for (const { name, description, schema, example } of get?.parameters ?? []) {
        expect(description, name).toBeTruthy();
        expect(schemaErrors(schema, example), `${name} of ${path}`).toBeNull();
      }
      for (const { content = {} } of Object.values(get?.responses ?? {})) {
        for (const [type, { schema, example }] of Object.entries(content)) {
          if (type !== 'image/png') expect(schemaErrors(schema, example), path).toBeNull();
        }
      }
    }
    for (const [name, { content = {} }] of Object.entries(document.components.responses)) {
      const { schema, example } = content['application/json']!;
      expect(schemaErrors(schema, example), name).toBeNull();
    }
  });

  it('gives numbers as numbers, with the ranges that requests are held to', async () => {
    for (const [path, { get }] of Object.entries(document.paths)) {
      if (path.includes('{feed}')) continue;
      for (const { name, schema } of get?.parameters ?? []) {
        const url = (value: unknown): string => `${path}${queryOf(path, { [name]: value })}`;
        const refused = async (value: unknown): Promise<boolean> => {
          const answer = await world.ask(url(value));
          return answer.status === 400 && String(errorsOf(answer)[name]).includes(' must be ');
        };
        const { minimum, maximum } = schema as { minimum?: number; maximum?: number };
        if (minimum !== undefined) {
          expect([await refused(minimum), await refused(minimum - 1)], url(minimum)).toEqual([false, true]);
        }
        if (maximum !== undefined) {
          expect([await refused(maximum), await refused(maximum + 1)], url(maximum)).toEqual([false, true]);
        }
        for (const value of (schema['enum'] as unknown[] | undefined) ?? []) {
          expect(await refused(value), url(value)).toBe(false);
        }
      }
    }
    const numbers = new Set(['lat', 'lng', 'maxDistance', 'numberOfDays', 'step_size']);
    const typed = Object.values(document.paths).flatMap(({ get }) => get?.parameters ?? []);
    for (const { name, schema } of typed.filter(({ name }) => numbers.has(name))) {
      expect(['number', 'integer'], name).toContain(schema.type);
    }
  });

  it('names each operation once', () => {
    const ids = Object.values(document.paths).flatMap(({ get }) => (get ? [get.operationId] : []));
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z][A-Za-z0-9]+$/);
  });

  it('passes a linter', async () => {
    const source = JSON.stringify(document);
    const config = await createConfig({ extends: ['recommended-strict'] });
    const problems = await lintFromString({ source, absoluteRef: '/openapi.json', config });
    expect(problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
  });

  it('names the server by the address that the outside uses', async () => {
    const served = await world.with({ publicUrl: 'https://tides.example' })('/openapi.json', { key: undefined });
    expect(served.body).toMatchObject({ servers: [{ url: 'https://tides.example' }] });
    expect(document).toMatchObject({ servers: [{ url: '/' }] });
  });
});

/** A query with the required parameters of a path, and these. */
function queryOf(path: string, changed: Record<string, unknown>): string {
  const required = document.paths[path]!.get.parameters.filter((one) => one.required && one.in === 'query');
  const values = { ...Object.fromEntries(required.map(({ name, example }) => [name, example])), ...changed };
  const area = path === '/v1/weather/area' && !('polygon' in changed) ? { box: '48,-5:47.9,-5.1' } : {};
  return `?${new URLSearchParams({ ...area, ...(values as Record<string, string>) }).toString()}`;
}

/** A map from names of a pattern to values of one type. */
function isMap({ propertyNames, additionalProperties }: Schema): boolean {
  return [propertyNames, additionalProperties].every((one) => typeof one === 'object');
}

function objectsOf(schema: unknown): Schema[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const own = (schema as Schema).type === 'object' ? [schema as Schema] : [];
  return [...own, ...Object.values(schema).flatMap(objectsOf)];
}
