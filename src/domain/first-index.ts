/** The first of so many numbers, from 0, that passes a test which all after it pass as well; as many as there are where none does. */
export function firstIndex(count: number, passes: (index: number) => boolean): number {
  let [low, high] = [0, count];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (passes(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
