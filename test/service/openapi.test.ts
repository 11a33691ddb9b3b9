import { describe, expect, it } from 'vitest';
import { paths } from '../../src/contract/index.ts';
import { document, schemaErrors, type Schema } from '../support/openapi-document.ts';
import { startWorld } from '../support/service-fixture.ts';

const world = await startWorld();

/** A request for each documented path. */
const examples: Record<string, string> = {
  '/v2/tide/extremes/point': '?lat=48.383&lng=-4.495',
  '/v2/tide/sea-level/point': '?lat=37.8&lng=-122.46&datum=MLLW',
  '/v2/tide/stations': '',
  '/v2/tide/stations/area': '?box=49,-4:48,-5',
  '/v2/tide/stations/{id}': '',
  '/v1/weather/point': '?lat=48.35&lng=-4.6&end=2026-11-20T05:00Z',
  '/v2/weather/point': '?lat=48.35&lng=-4.6&params=visibility,waveHeight,seaLevel',
  '/v1/weather/area': '?box=48,-6:47,-7',
  '/v1/tide/extremes/point': '?lat=60.4&lng=5.3',
  '/v1/tide/stations': '',
  '/v1/tide/stations/area': '?box=49,-4:48,-5',
  '/v1/astronomy/point': '?lat=69.6&lng=18.9&start=2026-12-21&numberOfDays=3',
  '/v2/astronomy/point': '?lat=-90&lng=0',
};

describe('the OpenAPI document', () => {
  it('is served without a key, and readable as a page that loads nothing from elsewhere', async () => {
    const served = await world.raw('/openapi.json');
    expect(await served.json()).toEqual(JSON.parse(JSON.stringify(document)));
    const page = await world.raw('/docs');
    const html = await page.text();
    expect(page.headers.get('Content-Type')).toContain('text/html');
    for (const path of Object.keys(paths)) expect(html).toContain(`GET ${path}`);
    expect(html).not.toMatch(/src=|https?:|@import|<script/);
  });

  it('has an example here for each of its paths', () => {
    expect(Object.keys(examples)).toEqual(Object.keys(document.paths));
  });

  it.each(Object.entries(examples))('%s answers as it says, to the last member', async (path, query) => {
    const url = path.replace('{id}', 'noaa/9414290') + query;
    const { status, body } = await world.ask(url);
    expect(status).toBe(200);
    const { schema } = document.paths[path]!.get.responses['200']!.content!['application/json']!;
    expect(schemaErrors(schema, body)).toBeNull();
    expect(schemaErrors(schema, { ...(body as object), surprise: 1 })).not.toBeNull();
  });

  it('allows no additional members in answers and describes each parameter', () => {
    for (const { get } of Object.values(document.paths)) {
      for (const { content } of Object.values(get.responses)) {
        const open = objectsOf(content?.['application/json']?.schema).filter(
          (schema) => schema['additionalProperties'] !== false && !isMap(schema),
        );
        expect(open).toEqual([]);
      }
      for (const { description } of get.parameters) expect(description).toBeTruthy();
    }
  });
});

/** A map from names of a pattern to values of one type. */
function isMap({ propertyNames, additionalProperties }: Schema): boolean {
  return [propertyNames, additionalProperties].every((one) => typeof one === 'object' && 'type' in (one ?? {}));
}

function objectsOf(schema: unknown): Schema[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const own = (schema as Schema).type === 'object' ? [schema as Schema] : [];
  return [...own, ...Object.values(schema).flatMap(objectsOf)];
}
