/**
 * `compute`, with its last `limit` answers kept at hand; the one not asked for longest leaves first.
 * Only for functions of the key alone: what is kept then never changes an answer, only its cost.
 */
export function memoize<Answer>(limit: number, compute: (key: number) => Answer): (key: number) => Answer {
  const answers = new Map<number, Answer>();
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
