/** A place now as HTML, from `/now/<place>.json` in metres, knots and °C. */
export function cardHtml(now: object, words: object): string;
