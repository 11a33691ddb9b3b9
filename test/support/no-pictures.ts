import type { RenderPng } from '../../src/adapters/adapter.ts';

/** Draws no picture: an answer is sent without. */
export const noPictures: RenderPng = async () => undefined;
