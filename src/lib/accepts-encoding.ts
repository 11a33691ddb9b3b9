/** Whether `Accept-Encoding` allows a coding, by its name or by `*`, with a weight above 0. */
export function acceptsEncoding(accepted: string | null | undefined, coding: 'br' | 'gzip'): boolean {
  if (!accepted) return false;
  const weights = new Map(
    accepted.split(',').map((one) => {
      const [name = '', ...parameters] = one.toLowerCase().split(';');
      const weight = parameters.map((parameter) => /^\s*q\s*=(.*)$/.exec(parameter)?.[1]).find(Boolean);
      return [name.trim(), Number(weight ?? 1)];
    }),
  );
  return (weights.get(coding) ?? weights.get('*') ?? 0) > 0;
}
