/** Nodes of a model at every crossing of these latitudes and longitudes, row by row. */
export type Lattice = {
  readonly lats: readonly number[];
  readonly lngs: readonly number[];
  readonly stepDeg: number;
};

/** Nodes so near to the coast are all kept; beyond it, only one in `coarseDeg`. */
const fineRows = 1;
/** The grid that Trail Sense has thinned has cells of this size, in reach of the coast. */
const coarseDeg = 0.5;
const reachDeg = 0.6;
/** At the poles all meridians meet. */
const mostColumns = 64;

/**
 * The nodes of the sea that a place at a coast may need: those beside the coast, and farther off, up to 0.6°, every half
 * degree. Towards the poles, where meridians come together, every second column, then every fourth, and so on. With EOT20's
 * 1/8° these are some 95,000, instead of 3,000,000, and take 7 MB. `isCoast` is 1 for nodes on land or with land beside them.
 */
export function coastalNodes(lattice: Lattice, isSea: Uint8Array, isCoast: Uint8Array): number[] {
  const { lats, lngs, stepDeg } = lattice;
  const isFine = nodesNear(lattice, isCoast, fineRows);
  const isInReach = nodesNear(lattice, isCoast, Math.ceil(reachDeg / stepDeg));
  const coarse = Math.max(1, Math.round(coarseDeg / stepDeg));
  const kept: number[] = [];
  for (const [row, lat] of lats.entries()) {
    const columns = columnsAsWideAsRow(lat);
    for (let column = 0; column < lngs.length; column += columns) {
      const node = row * lngs.length + column;
      const isCoarse = row % coarse === 0 && column % (coarse * columns) === 0;
      if (isSea[node] === 1 && (isFine[node] === 1 || (isCoarse && isInReach[node] === 1))) kept.push(node);
    }
  }
  return kept;
}

/** As many columns as are together as wide as a row or up to half of it narrower: 1, from 60° on 2, from 75.5° on 4 … */
function columnsAsWideAsRow(lat: number): number {
  return Math.min(mostColumns, 2 ** Math.floor(Math.log2(1 / Math.cos((lat * Math.PI) / 180))));
}

/** Marks the nodes in a box of so many rows, and as many columns as are as wide, around marked ones. */
function nodesNear({ lats, lngs, stepDeg }: Lattice, marked: Uint8Array, rows: number): Uint8Array {
  const width = lngs.length;
  const isGlobal = Math.abs(width * stepDeg - 360) < stepDeg / 2;
  const near = new Uint8Array(marked.length);
  const inColumn = new Uint8Array(width);
  for (const [row, lat] of lats.entries()) {
    inColumn.fill(0);
    for (let y = Math.max(0, row - rows); y <= Math.min(lats.length - 1, row + rows); y++) {
      for (let x = 0; x < width; x++) inColumn[x]! |= marked[y * width + x]!;
    }
    const reach = Math.min(width, rows * columnsAsWideAsRow(lat));
    // Eastwards, then westwards; a globe is gone around twice, so that the last column reaches the first.
    for (const sign of [1, -1]) {
      let since = Infinity;
      for (let i = isGlobal ? -width : 0; i < width; i++) {
        const x = sign === 1 ? (i + width) % width : width - 1 - ((i + width) % width);
        since = inColumn[x] === 1 ? 0 : since + 1;
        if (since <= reach) near[row * width + x] = 1;
      }
    }
  }
  return near;
}
