export * from './labels.ts';
export * from './scene.ts';
export { signSheet } from './sign-sheet.ts';
export { drawing, middleOf, moonSign, sunSign, type Drawing } from './signs.ts';
export { toSvg } from './svg.ts';
export * from './theme.ts';
