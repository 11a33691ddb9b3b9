export type AttributeUnit = 'degC' | 'hPa' | '%' | 'deg' | 'm/s' | '1' | 'kg/m2' | 'm' | 's' | 'km' | 'index';

/**
 * Every weather attribute by its name on the wire, in the units of the contract. Values outside `bounds` are impossible on
 * Earth, so they are errors of their source.
 */
type AttributeFacts = {
  readonly unit: AttributeUnit;
  /** Between two instants a scalar changes evenly, a direction by the shorter arc, a sum over its interval. */
  readonly kind: 'scalar' | 'direction' | 'accumulation';
  /** Lowest and highest plausible value. */
  readonly bounds: readonly [number, number];
  /** Describes the sea: absent inland. */
  readonly marine?: true;
  /** Included where a request names no `params`. */
  readonly byDefault?: true;
  /** Only in forecasts for points, not for areas. */
  readonly pointOnly?: true;
  /** Not of the interface: only under `/v2`, where we add it. */
  readonly isAdded?: true;
};

const direction = { unit: 'deg', kind: 'direction', bounds: [0, 360] } as const;
/** The highest significant wave height ever measured is 19 m (WMO, North Atlantic, 2013). */
const waveHeight = { unit: 'm', kind: 'scalar', bounds: [0, 30] } as const;
const wavePeriod = { unit: 's', kind: 'scalar', bounds: [0, 40] } as const;
/** The strongest gust measured outside a tornado is 113 m/s (WMO, Barrow Island, 1996). */
const windSpeed = { unit: 'm/s', kind: 'scalar', bounds: [0, 120] } as const;
const percent = { unit: '%', kind: 'scalar', bounds: [0, 100] } as const;
const byDefault = true;
const marine = true;

const attributes = {
  /** −89.2 °C at Vostok and 56.7 °C at Furnace Creek are the extremes on record (WMO). */
  airTemperature: { unit: 'degC', kind: 'scalar', bounds: [-95, 65], byDefault },
  /** At mean sea level: 870 hPa in Typhoon Tip and 1084 hPa in Siberia are the extremes on record (WMO). */
  pressure: { unit: 'hPa', kind: 'scalar', bounds: [850, 1100], byDefault },
  cloudCover: { ...percent, byDefault },
  currentDirection: { ...direction, marine, byDefault },
  currentSpeed: { unit: 'm/s', kind: 'scalar', bounds: [0, 12], marine, byDefault },
  gust: { ...windSpeed, byDefault },
  humidity: { ...percent, byDefault },
  iceCover: { unit: '1', kind: 'scalar', bounds: [0, 1], marine },
  /** Of the hour before: 305 mm in an hour is the most on record (WMO, Holt, 1947). */
  precipitation: { unit: 'kg/m2', kind: 'accumulation', bounds: [0, 350], byDefault },
  /** Only the astronomical tide, above MLLW. */
  seaLevel: { unit: 'm', kind: 'scalar', bounds: [-20, 20], marine, byDefault },
  snowDepth: { unit: 'm', kind: 'scalar', bounds: [0, 100] },
  swellDirection: { ...direction, marine, byDefault },
  swellHeight: { ...waveHeight, marine, byDefault },
  swellPeriod: { ...wavePeriod, marine, byDefault },
  secondarySwellDirection: { ...direction, marine, pointOnly: true },
  secondarySwellHeight: { ...waveHeight, marine, pointOnly: true },
  secondarySwellPeriod: { ...wavePeriod, marine, pointOnly: true },
  /** The contract's own spelling. */
  visiblity: { unit: 'km', kind: 'scalar', bounds: [0, 500], byDefault },
  /** With the clouds. 43.3 at Licancabur in 2003 is the most ever measured (Cabrol and others, 2014). */
  uvIndex: { unit: 'index', kind: 'scalar', bounds: [0, 45], pointOnly: true, isAdded: true },
  waterTemperature: { unit: 'degC', kind: 'scalar', bounds: [-3, 45], marine, byDefault },
  waveDirection: { ...direction, marine, byDefault },
  waveHeight: { ...waveHeight, marine, byDefault },
  wavePeriod: { ...wavePeriod, marine, byDefault },
  windWaveDirection: { ...direction, marine, byDefault },
  windWaveHeight: { ...waveHeight, marine, byDefault },
  windWavePeriod: { ...wavePeriod, marine, byDefault },
  windDirection: { ...direction, byDefault },
  windSpeed: { ...windSpeed, byDefault },
} as const satisfies Record<string, AttributeFacts>;

/** The name of an attribute, spelled as on the wire. */
export type Attribute = keyof typeof attributes;

/** The name of an attribute outside of the interface, which has one that is spelled wrong. */
export function spelled(attribute: Attribute): string {
  return attribute === 'visiblity' ? 'visibility' : attribute;
}

/** All attributes, in the order of the table. */
export const attributeNames = Object.keys(attributes) as readonly Attribute[];

/** Unit, kind, bounds and use of an attribute. */
export function factsOf(attribute: Attribute): AttributeFacts {
  return attributes[attribute];
}
