export { feelsLikeC } from './feels-like.ts';
export { attributeNames, factsOf, spelled, type Attribute, type AttributeUnit } from './attributes.ts';
export { crossingIn, fallenShare, turnIn, type Course } from './change.ts';
export * from './hours.ts';
export { presentWeather, presentWeathers } from './present-weather.ts';
export { pick, type ValuesBySource } from './handpicked.ts';
export { groups, priorityOf, regionOf, regions, type Group } from './regions.ts';
export { hoursOf, toHourly, toHundredths, type Hourly, type Hours, type Series } from './series.ts';
export * from './sources.ts';
