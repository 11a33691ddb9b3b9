/** Most searches end early: room for all cells of a window would be megabytes. */
const firstRoom = 4096;

/** The cells entered and not left, in buckets by distance, in any order within one. The arrays are kept for the next search. */
export class SearchQueue {
  #first = new Int32Array(firstRoom);
  #cells = new Int32Array(firstRoom);
  #next = new Int32Array(firstRoom);
  #used = 0;
  #bucket = 0;
  #buckets = 0;
  #bucketsPerM = 1;

  /** Empties the queue, for distances of up to `mostM` in buckets of `bucketM`. */
  start(mostM: number, bucketM: number): void {
    this.#bucketsPerM = 1 / bucketM;
    this.#buckets = this.#bucketOf(mostM) + 1;
    if (this.#buckets > this.#first.length) this.#first = new Int32Array(this.#buckets);
    this.#first.fill(-1, 0, this.#buckets);
    this.#used = 0;
    this.#bucket = 0;
  }

  /** Drops what is farther than `mostM`, to within a bucket. */
  shorten(mostM: number): void {
    this.#buckets = Math.min(this.#buckets, this.#bucketOf(mostM) + 1);
  }

  /** Adds a cell, unless its bucket is beyond the last. */
  push(cell: number, metres: number): void {
    const bucket = this.#bucketOf(metres);
    if (bucket >= this.#buckets) return;
    if (this.#used === this.#cells.length) this.#grow();
    const entry = this.#used++;
    this.#cells[entry] = cell;
    this.#next[entry] = this.#first[bucket]!;
    this.#first[bucket] = entry;
  }

  /** A cell of the first bucket that has one, −1 where none has. */
  pop(): number {
    while (this.#bucket < this.#buckets && this.#first[this.#bucket]! < 0) this.#bucket++;
    if (this.#bucket >= this.#buckets) return -1;
    const entry = this.#first[this.#bucket]!;
    this.#first[this.#bucket] = this.#next[entry]!;
    return this.#cells[entry]!;
  }

  #bucketOf(metres: number): number {
    // A product, because a division would take a tenth of a search's time.
    return (metres * this.#bucketsPerM) | 0;
  }

  #grow(): void {
    this.#cells = doubled(this.#cells);
    this.#next = doubled(this.#next);
  }
}

function doubled(array: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(2 * array.length);
  larger.set(array);
  return larger;
}
