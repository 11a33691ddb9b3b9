import examples from './states.json' with { type: 'json' };

/**
 * States of the tide, of which air pressure has two as well. `ebb` and `flood` are the hours that lead to low and high water;
 * `passable` asks for a way that the sea covers, `stay` for how long one can stay before it does, `flooded` for a quay or road, `afloat` for enough water under a boat, `clearance` for room enough above it,
 * and none of them is known here; `springs` and `neaps` are of a day, and `next-neaps` are looked for.
 */
export const tideStates = Object.keys(examples.tide) as readonly TideState[];
export type TideState = keyof typeof examples.tide;
/** States that no tide says. */
const beyondTide = ['passable', 'afloat', 'clearance', 'stay', 'flooded'] as const satisfies readonly TideState[];
export function isBeyondTide(state: AskedState | undefined): state is (typeof beyondTide)[number] {
  return beyondTide.some((one) => one === state);
}
/** States of weather and sea; `present`: whether there is any of it, as in `is there fog?`. */
export const weatherStates = Object.keys(examples.weather) as readonly (keyof typeof examples.weather)[];
/** `direction`: where from, where to, or where in the sky; `light`, `dark`: whether it still is; `total`: an eclipse; `near`: a planet and the Moon; `sheltered`: a coast, from a wind. Wind, waves, rain and fog fall or rise as the tide does, and a wind turns. */
export const askedStates = [
  ...tideStates,
  ...weatherStates,
  ...(Object.keys({ ...examples.others, ...examples.amounts }) as readonly OtherState[]),
];
type OtherState = keyof typeof examples.others | keyof typeof examples.amounts;
export type AskedState = (typeof askedStates)[number];
/** How something is, by the limits of a pursuit. */
export const amounts = Object.keys(examples.amounts) as readonly OtherState[];
