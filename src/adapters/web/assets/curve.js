// Moves along the curve of a picture with a finger, a mouse or the arrow keys, and says time and value there. The values
// are in the picture itself (`data-reading`), which the browser has already. A slider below moves a line over the curve and
// says when it is above that: the sill, the bar, the bridge. A tap shows it as large as the window. A picture without this
// script is as it was.
const figures = new WeakMap();

/** The curves of a picture, one for each row of days, and its size. */
async function readPicture(image) {
  const address = image.currentSrc;
  const source = address.startsWith('data:')
    ? new TextDecoder().decode(Uint8Array.from(atob(address.split(',')[1]), (sign) => sign.charCodeAt(0)))
    : await textAt(address);
  const svg = new DOMParser().parseFromString(source, 'image/svg+xml').documentElement;
  const texts = [...svg.querySelectorAll('text')].map(boxOf);
  const curves = [...svg.querySelectorAll('[data-reading]')].map((path) => JSON.parse(path.dataset.reading));
  const steps = curves.flatMap((curve) => curve.values.map((value, i) => ({ curve, value, i })));
  return { curves, steps, texts, width: svg.viewBox.baseVal.width, height: svg.viewBox.baseVal.height };
}

async function textAt(address) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The picture is refused with ${response.status}`);
  return response.text();
}

/** Where a text of a picture stands, a little more than its letters. */
function boxOf(text) {
  const [x, y, size, length] = ['x', 'y', 'font-size', 'textLength'].map((name) => Number(text.getAttribute(name)));
  const width = length || size * text.textContent.length;
  const left = x - width * ({ middle: 0.5, end: 1 }[text.getAttribute('text-anchor')] ?? 0);
  return { left, right: left + width, top: y - size, bottom: y + 0.3 * size };
}

const pictures = new WeakMap();
/** What is read of the picture that a figure shows: once, unless it is refused. */
function pictureOf(figure) {
  const image = figure.querySelector('img');
  const before = pictures.get(figure);
  if (before?.address === image.currentSrc) return before.picture;
  const picture = readPicture(image);
  pictures.set(figure, { address: image.currentSrc, picture });
  picture.catch(() => pictures.delete(figure));
  return picture;
}

/** The slider of a figure, made when it is first needed: again where another picture is shown in it. */
async function sliderOf(figure) {
  const image = figure.querySelector('img');
  const before = figures.get(figure);
  if (before?.address === image.currentSrc) return before.slider;
  const slider = pictureOf(figure).then((picture) => show(figure, picture));
  figures.set(figure, { address: image.currentSrc, slider });
  return slider;
}

/** Does something with the slider, unless its picture is refused: then it is asked for again the next time. */
async function withSlider(figure, act) {
  try {
    act(await sliderOf(figure));
  } catch {
    figures.delete(figure);
  }
}

function show(figure, { steps, texts, width, height }) {
  figure.querySelectorAll('.cursor').forEach((old) => old.remove());
  const [line, mark, label] = ['i', 'b', 'output'].map((name) => {
    const element = document.createElement(name);
    element.className = 'cursor';
    element.hidden = true;
    figure.append(element);
    return element;
  });
  figure.setAttribute('aria-valuemax', String(steps.length - 1));
  const xOf = ({ curve, i }) => curve.box.x + (i / (curve.values.length - 1)) * curve.box.width;
  /** Where the label is, from the left and below the top of the curve's box. */
  let place = { beside: 0.5, below: 0 };
  /** There, if it covers no text and not the mark, else where it does not: along the line, then beside it. */
  const findRoom = ({ box }, x, y) => {
    const scale = width / figure.querySelector('img').clientWidth;
    const [labelWidth, labelHeight] = [label.offsetWidth * scale, label.offsetHeight * scale];
    const mark = { left: x, right: x, top: y - 8 * scale, bottom: y + 8 * scale };
    const leftOf = ({ beside }) => Math.min(Math.max(0, x - beside * labelWidth), width - labelWidth);
    const isFree = (one) => {
      const [left, top] = [leftOf(one), box.y + one.below];
      const isApart = (other) =>
        other.right <= left || left + labelWidth <= other.left || other.bottom <= top || top + labelHeight <= other.top;
      return one.below + labelHeight <= box.height && [mark, ...texts].every(isApart);
    };
    const rows = Array.from({ length: Math.ceil(box.height / 4) }, (_, i) => 4 * i);
    const all = [0.5, 0.2, 0.8, -0.1, 1.1].flatMap((beside) => rows.map((below) => ({ beside, below })));
    place = [place, ...all].find(isFree) ?? all[0];
    const top = box.y + place.below;
    return { left: leftOf(place), top, isAbove: top + labelHeight / 2 < y, bottom: top + labelHeight };
  };
  const now = steps.findIndex(({ curve, i }) => curve.from + i * curve.stepMs >= Date.now());
  let index = Math.max(0, now);

  const move = (to) => {
    index = Math.min(Math.max(to, 0), steps.length - 1);
    const { curve, value, i } = steps[index];
    const [x, y] = [xOf(steps[index]), curve.y[0] + value * curve.y[1]];
    for (const element of [line, mark, label]) element.hidden = false;
    line.style.left = mark.style.left = `${(x / width) * 100}%`;
    mark.style.top = `${(y / height) * 100}%`;
    label.textContent = textOf(curve, value, i);
    const { left, top, bottom, isAbove } = findRoom(curve, x, y);
    label.style.left = `${(left / width) * 100}%`;
    label.style.top = `${(top / height) * 100}%`;
    // From the label to the mark: a longer one would cross numbers.
    const [upper, lower] = isAbove ? [bottom, y] : [y, top];
    line.style.top = `${(upper / height) * 100}%`;
    line.style.height = `${(Math.max(0, lower - upper) / height) * 100}%`;
    figure.setAttribute('aria-valuenow', String(index));
    figure.setAttribute('aria-valuetext', label.textContent);
  };
  return {
    move: (by) => move(index + by),
    hide() {
      for (const element of [line, mark, label]) element.hidden = true;
    },
    /** To the step that is nearest to a point of the page. */
    point({ clientX, clientY }) {
      const { left, top, width: shown } = figure.querySelector('img').getBoundingClientRect();
      const [x, y] = [((clientX - left) * width) / shown, ((clientY - top) * width) / shown];
      const far = (step) => {
        const { box } = step.curve;
        return Math.abs(xOf(step) - x) + 10 * Math.max(0, box.y - y, y - box.y - box.height);
      };
      move(steps.reduce((best, step, i) => (far(step) < far(steps[best]) ? i : best), 0));
    },
  };
}

function textOf(curve, value, i) {
  return `${clockOf(curve, curve.from + i * curve.stepMs)} · ${measureOf(curve, value)}`;
}

function clockOf({ zone, language, hourCycle }, at, more = {}) {
  const time = { hour: hourCycle === 'h12' ? 'numeric' : '2-digit', minute: '2-digit', hourCycle, timeZone: zone };
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { ...time, ...more }).format(at);
}

function measureOf({ decimals, unit, language }, value) {
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  return `${new Intl.NumberFormat(language, digits).format(value)} ${unit}`;
}

/** When a curve is above a value, `[from, to]`: between two of its steps on a straight line. */
function spansAbove({ from, stepMs, values }, limit) {
  const crossing = (i) => from + (i + (limit - values[i]) / (values[i + 1] - values[i])) * stepMs;
  const spans = [];
  let start = values[0] > limit ? from : undefined;
  for (let i = 0; i + 1 < values.length; i++) {
    if (values[i] <= limit && values[i + 1] > limit) start = crossing(i);
    if (values[i] > limit && values[i + 1] <= limit) {
      spans.push([start, crossing(i)]);
      start = undefined;
    }
  }
  return start === undefined ? spans : [...spans, [start, from + (values.length - 1) * stepMs]];
}

/** More are read in the table of windows. */
const mostSpans = 8;

/** A line over the curves, at a share of the way from the least value to the greatest, and the times above it. */
function drawLevel(figure, output, { curves, width, height }, share) {
  figure.querySelectorAll('.level-line').forEach((old) => old.remove());
  const values = curves.flatMap((curve) => curve.values);
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const factor = 10 ** curves[0].decimals;
  const limit = Math.round((least + share * (most - least)) * factor) / factor;
  for (const curve of curves) {
    const line = document.createElement('i');
    line.className = 'level-line';
    line.style.left = `${(curve.box.x / width) * 100}%`;
    line.style.width = `${(curve.box.width / width) * 100}%`;
    line.style.top = `${((curve.y[0] + limit * curve.y[1]) / height) * 100}%`;
    figure.append(line);
  }
  const spans = curves.flatMap((curve) => spansAbove(curve, limit).map((span) => ({ curve, span })));
  const last = curves.at(-1);
  const isOfDays = last.from + last.values.length * last.stepMs - curves[0].from > 26 * 3_600_000;
  const texts = spans.slice(0, mostSpans).map(({ curve, span: [start, end] }) => {
    const day = isOfDays ? { weekday: 'short' } : {};
    return `${clockOf(curve, start, day)}–${clockOf(curve, end)}`;
  });
  const times = [...texts, ...(spans.length > mostSpans ? ['…'] : [])].join(', ') || '–';
  output.textContent = `${measureOf(curves[0], limit)}: ${times}`;
}

/** The slider below a picture that moves the line; screen readers hear what it says. */
function addLevel(figure) {
  const label = document.createElement('label');
  label.className = 'level';
  const [slider, output] = ['input', 'output'].map((name) => document.createElement(name));
  Object.assign(slider, { type: 'range', min: '0', max: '1', step: '0.005', value: '0.5' });
  label.append(figure.dataset.above, ' ', slider, output);
  slider.addEventListener('input', async () => {
    const picture = await pictureOf(figure).catch(() => undefined);
    if (picture) drawLevel(figure, output, picture, Number(slider.value));
    else output.textContent = figure.dataset.missing;
    slider.setAttribute('aria-valuetext', output.textContent);
  });
  figure.after(label);
}

const figureOf = ({ target }) => target.closest?.('figure[data-curve]');
const keys = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1, PageUp: 6, PageDown: -6, Home: -1e6, End: 1e6 };

/** Figures may be replaced by newer ones: everything is heard on the document. */
for (const type of ['pointermove', 'pointerdown']) {
  document.addEventListener(type, async (event) => {
    const figure = figureOf(event);
    if (figure) await withSlider(figure, (slider) => slider.point(event));
  });
}
document.addEventListener('pointerout', async (event) => {
  const figure = figureOf(event);
  if (figure && !figure.contains(event.relatedTarget) && figures.has(figure))
    await withSlider(figure, (slider) => slider.hide());
});
document.addEventListener('focusin', async (event) => {
  const figure = figureOf(event);
  if (figure) await withSlider(figure, (slider) => slider.move(0));
});
document.addEventListener('keydown', async (event) => {
  const figure = figureOf(event);
  if (!figure || !(event.key in keys)) return;
  event.preventDefault();
  await withSlider(figure, (slider) => slider.move(keys[event.key]));
});

/** A tap or Enter shows a picture as large as the window, and the next one, or Escape, as it was; whoever moves reads the curve. */
function toggleFull(figure) {
  const isFull = figure.classList.toggle('full');
  const { naturalWidth, naturalHeight } = figure.querySelector('img');
  figure.style.setProperty('--shape', isFull ? String(naturalWidth / naturalHeight) : '');
}
/** More than the hand of who taps moves, px. */
const tapped = 8;
let pressedAt = [0, 0];
document.addEventListener('pointerdown', ({ clientX, clientY }) => void (pressedAt = [clientX, clientY]));
document.addEventListener('click', ({ target, clientX, clientY }) => {
  const figure = target.closest?.('figure:has(> picture)');
  if (figure && Math.hypot(clientX - pressedAt[0], clientY - pressedAt[1]) < tapped) toggleFull(figure);
});
document.addEventListener('keydown', (event) => {
  const full = document.querySelector('figure.full');
  const figure = event.key === 'Enter' ? figureOf(event) : event.key === 'Escape' ? full : undefined;
  if (figure) toggleFull(figure);
});

/** A picture that did not load, which a busy service may have refused: a sentence in its place, and a button that asks again. */
function sayMissing(figure) {
  const message = document.createElement('p');
  message.className = 'panel missing';
  message.role = 'status';
  const button = document.createElement('button');
  button.textContent = figure.dataset.again;
  message.append(figure.dataset.missing, ' ', button);
  button.addEventListener('click', () => {
    const picture = figure.querySelector('picture').cloneNode(true);
    picture.querySelector('img').addEventListener('load', () => figure.focus());
    figure.querySelector('picture').replaceWith(picture);
    figure.hidden = false;
    message.remove();
  });
  figure.before(message);
  figure.hidden = true;
}
/** It is not heard where it does not bubble; one may have failed before this script. */
document.addEventListener(
  'error',
  ({ target }) => {
    const figure = target.closest?.('figure[data-missing]');
    if (figure) sayMissing(figure);
  },
  true,
);
for (const image of document.querySelectorAll('figure[data-missing] img')) {
  if (image.complete && image.currentSrc && image.naturalWidth === 0) sayMissing(image.closest('figure'));
}

function prepare() {
  for (const figure of document.querySelectorAll('figure[data-curve]:not([role])')) {
    const range = {
      'aria-valuemin': '0',
      'aria-valuemax': '1',
      'aria-valuenow': '0',
      // Who cannot see the picture hears its text first.
      'aria-label': `${figure.querySelector('img').alt} ${figure.dataset.curve}`,
    };
    for (const [name, value] of Object.entries({ role: 'slider', tabindex: '0', ...range })) {
      figure.setAttribute(name, value);
    }
    addLevel(figure);
  }
}
new MutationObserver(prepare).observe(document.body, { childList: true, subtree: true });
prepare();
