export * from './curves.ts';
export * from './labels.ts';
export * from './scene.ts';
export { drawing, middleOf, moonSign, signSheet, sunSign, type Drawing } from './signs.ts';
export { toSvg } from './svg.ts';
export * from './theme.ts';
