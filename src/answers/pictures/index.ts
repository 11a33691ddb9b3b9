export type { Picture } from './picture.ts';
export type { Box, Fill, Scene, Shape } from './scene.ts';
export { fontFamilies, haloWidth } from './svg.ts';
export { type ThemeName } from './theme.ts';
export { tidePicture } from './tide.ts';
export { weatherPicture } from './weather.ts';
export { todayPicture } from './today.ts';
export { wavesPicture } from './waves.ts';
