import { isPlace } from '../names/name-parts.ts';
import { slice } from '../scoring/place-candidates.ts';
import type { Frame } from '../meaning/frame.ts';
import type { OpenSentence } from '../meaning/sentence.ts';

/** The most words of a name of a harbour. */
const longest = 4;

/** `Leaving Dartmouth at 6 on Friday for St Peter Port`: a way from a place that is read behind other words than its end. */
export function withDeparture({ asked, text, tokens, names }: OpenSentence, frame: Frame): Frame {
  const { places, otherPlaces, unused } = frame;
  const [place] = places;
  if (!place || otherPlaces.length > 0) return frame;
  for (const { role, value, to } of asked) {
    if (role !== 'and' || value !== 'from') continue;
    const starts = Array.from({ length: longest }, (_, index) => slice(text, tokens, to, to + longest - index));
    const start = starts.find((name) => name !== '' && isPlace(names, name));
    const end =
      start !== undefined && place.text.startsWith(`${start}, `) ? place.text.slice(start.length + 2) : place.text;
    const isLeftOut = unused.some((words) => words === start);
    if (start === undefined || end === start || (end === place.text && !isLeftOut)) continue;
    const left = unused.filter((words) => words !== start);
    return { ...frame, places: [{ text: start, unused: [] }], otherPlaces: [end], isWay: true, unused: left };
  }
  return frame;
}
