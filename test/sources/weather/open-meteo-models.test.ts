import { expect, it } from 'vitest';
import { publishedSources, sources } from '../../../src/domain/weather/index.ts';
import { models, variables } from '../../../src/sources/weather/open-meteo-models.ts';

it('each model has a source, a service, attributes that are fetched, a resolution and its runs', () => {
  expect(models.length).toBeGreaterThan(10);
  expect(new Set(models.map(({ model }) => model)).size).toBe(models.length);
  for (const { source, service, attributes, cellDeg, runs, area } of models) {
    expect(sources).toContain(source);
    expect(['air', 'marine', 'analysis']).toContain(service);
    expect(attributes.filter((attribute) => !variables.has(attribute))).toEqual([]);
    expect([cellDeg, ...runs].filter((value) => !(value > 0))).toEqual([]);
    expect((area ?? []).flat().filter((degrees) => !Number.isFinite(degrees))).toEqual([]);
  }
});

it('a model that is not global covers what is published of it', () => {
  expect(models.find(({ model }) => model === 'icon_eu')?.area).toEqual(publishedSources.dwd.area);
});
