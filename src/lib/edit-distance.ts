/** The mistakes in the letters `from` … `from + length` of `letters`; `max + 1` where there are more than `max`. */
export type Mistakes = (letters: ArrayLike<number>, from: number, length: number) => number;

/** Counts letters forgotten, added, mistaken or swapped (optimal string alignment), and allocates once for a word. */
export function mistakesFrom(word: ArrayLike<number>, max: number): Mistakes {
  const width = word.length + max + 1;
  let [beforeLast, last, row] = [new Uint8Array(width), new Uint8Array(width), new Uint8Array(width)];
  return (letters, from, length) => {
    if (Math.abs(word.length - length) > max) return max + 1;
    for (let j = 0; j <= length; j++) last[j] = j;
    for (let i = 1; i <= word.length; i++) {
      row[0] = i;
      let least = i;
      for (let j = 1; j <= length; j++) {
        const letter = letters[from + j - 1];
        const isSame = word[i - 1] === letter;
        let cost = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (isSame ? 0 : 1));
        const isSwap = i > 1 && j > 1 && word[i - 1] === letters[from + j - 2] && word[i - 2] === letter;
        if (isSwap) cost = Math.min(cost, beforeLast[j - 2]! + 1);
        row[j] = cost;
        least = Math.min(least, cost);
      }
      if (least > max) return max + 1;
      [beforeLast, last, row] = [last, row, beforeLast];
    }
    return Math.min(last[length]!, max + 1);
  };
}
