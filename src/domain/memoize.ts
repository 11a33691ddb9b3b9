/**
 * `compute` with its last `limit` results cached; the least recently used is dropped first. Only for pure functions of the
 * key: the cache then never changes a result, only its cost.
 */
export function memoize<Answer, Key extends number | string = number>(
  limit: number,
  compute: (key: Key) => Answer,
): (key: Key) => Answer {
  const answers = new Map<Key, Answer>();
  return (key) => {
    const answer = answers.has(key) ? (answers.get(key) as Answer) : compute(key);
    answers.delete(key);
    answers.set(key, answer);
    for (const oldest of answers.keys()) {
      if (answers.size <= limit) break;
      answers.delete(oldest);
    }
    return answer;
  };
}
