import { hoursOf, type Attribute } from '../../src/domain/weather/index.ts';
import type { Weather } from '../../src/service/index.ts';

/** The weather of nowhere: all that is asked has a value, and nobody has to be asked for it. */
export const calmWeather: Weather = {
  async point(_, window, attributes, sources) {
    const values = valuesOf(attributes, hoursOf(window).length);
    return { values: new Map(sources.map((source) => [source, values])), sources: [], missing: [] };
  },
  async area(points, window, attributes) {
    const values = valuesOf(attributes, hoursOf(window).length);
    return { values: points.map(() => values), sources: [], missing: [] };
  },
  isMarine: () => true,
  known: async () => undefined,
};

function valuesOf(attributes: readonly Attribute[], hours: number) {
  return Object.fromEntries(attributes.map((name) => [name, Array.from({ length: hours }, () => 1)]));
}
