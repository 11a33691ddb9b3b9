/** Wind chill is defined up to so many °C, heat index from so many on. */
const [coldC, hotC] = [10, 27];

/** Wind chill from 4.8 km/h (Environment Canada, NWS 2001), heat index from 40 % humidity (Rothfusz, NWS SR 90-23, 1990). */
export function feelsLikeC(airC: number, windMs: number, humidity = 0): number {
  const kmh = windMs * 3.6;
  if (airC <= coldC && kmh >= 4.8) {
    const chill = kmh ** 0.16;
    return 13.12 + 0.6215 * airC + (0.3965 * airC - 11.37) * chill;
  }
  if (airC < hotC || humidity < 40) return airC;
  const [t, r] = [airC * 1.8 + 32, humidity];
  const heatTerms = -42.379 + 2.04901523 * t - 0.00683783 * t * t;
  const mixedTerms = 10.14333127 * r - 0.22475541 * t * r + 0.00122874 * t * t * r;
  const squareTerms = -0.05481717 * r * r + 0.00085282 * t * r * r - 0.00000199 * t * t * r * r;
  return (heatTerms + mixedTerms + squareTerms - 32) / 1.8;
}
