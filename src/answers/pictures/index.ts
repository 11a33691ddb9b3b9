export { withStrip, type Look, type Picture, type Size } from './sheet.ts';
export { nowPicture, type Display } from './now.ts';
export { tideMonthPicture, tidePicture } from './tide.ts';
export { weatherPicture } from './weather.ts';
export { todayPicture } from './today.ts';
export { currentPicture } from './current.ts';
export { wavesPicture } from './waves.ts';
export { moonMonthPicture, moonPicture } from './moon.ts';
export { sunPicture } from './sun.ts';
