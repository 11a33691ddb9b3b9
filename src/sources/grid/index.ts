export { lacksTideGrid, openTideGrid, type GridSetting } from './grid-file.ts';
export type { TideGrid } from './tide-grid.ts';
