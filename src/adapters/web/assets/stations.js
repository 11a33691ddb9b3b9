// The map of the tide stations: coasts and stations from two files of this service, drawn on a canvas in Mercator's
// projection. Positions are shares of the world's width, from 180° W and 85° N. Without a script the list is there. One
// finger scrolls the page, which the map fills; two move the map.
const figure = document.querySelector('figure.map');
const canvas = figure.querySelector('canvas');
const context = canvas.getContext('2d');
const panel = document.getElementById('station');
const list = document.getElementById('found');
const search = document.getElementById('station-search');

const cellPx = 44; // Stations nearer to each other than this are one cluster.
const maxListed = 40;
const minScale = 256;
const maxScale = 400_000; // 100 m to a pixel at the equator.
const nearScale = 12_000; // A coast of some 50 km on a phone.

/** The last view, in this browser alone. */
const lastView = readLastView();
const view = lastView ?? firstView();
/**
 * `kinds` has a letter for each: harmonic, subordinate, current, or a gauge, which has no page and no id.
 * @type {{ ids: string[], names: string[], x: number[], y: number[], kinds: string, places: { lat: number, lng: number }[], decimetres?: number[] }}
 */
let stations = { ids: [], names: [], x: [], y: [], kinds: '', places: [], decimetres: undefined };
const shownKinds = new Set('hscg');
let here; // Where the device is.
let chosen; // The point or station whose card is open.
let rings = [];
let markers = [];
let isDrawing = false;

// A busy service answers 503: it is asked again a few times, later each time.
const load = async (name, attempt = 1) => {
  const response = await fetch(figure.dataset[name]);
  if (response.ok) return response.json();
  if (attempt === 5) throw new Error(`${name}: ${response.status}`);
  await new Promise((resolve) => setTimeout(resolve, attempt * 1000));
  return load(name, attempt + 1);
};
/** As much of the world as fills the window, around the longitude whose noon is that of the device's clock. */
function firstView() {
  const scale = Math.max(minScale, innerWidth, 1.2 * innerHeight);
  const x = 0.5 - new Date(Date.UTC(2026, 0)).getTimezoneOffset() / 1440;
  return { x, y: Math.max(0.34, innerHeight / 2 / scale - 0.02), scale };
}

function readLastView() {
  try {
    const { x, y, scale } = JSON.parse(localStorage.getItem('map'));
    return [x, y, scale].every(Number.isFinite) ? { x, y, scale } : undefined;
  } catch {
    return undefined;
  }
}

function keepView() {
  try {
    localStorage.setItem('map', JSON.stringify(view));
  } catch {
    // A private window may keep nothing.
  }
}

const projectX = (lng) => (lng + 180) / 360;
const projectY = (lat) => {
  const clipped = Math.max(-85, Math.min(85, lat));
  return 0.5 - Math.log(Math.tan(Math.PI / 4 + (clipped * Math.PI) / 360)) / (2 * Math.PI);
};

/** Degrees of a point of the window. */
function pointAt(x, y) {
  const lng = (view.x + (x - canvas.clientWidth / 2) / view.scale) * 360 - 180;
  const north = (0.5 - view.y - (y - canvas.clientHeight / 2) / view.scale) * 2 * Math.PI;
  const lat = (Math.atan(Math.exp(north)) * 360) / Math.PI - 90;
  // To 100 m, in which a finger is not more exact.
  return { lat: Number(lat.toFixed(3)), lng: Number((((lng + 540) % 360) - 180).toFixed(3)) };
}

function readLand(land) {
  rings = land.map((steps) => {
    const points = new Float64Array(steps.length);
    let [lng, lat] = [0, 0];
    let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
    for (let i = 0; i < steps.length; i += 2) {
      lng += steps[i];
      lat += steps[i + 1];
      const [x, y] = [projectX(lng / 50), projectY(lat / 50)];
      points[i] = x;
      points[i + 1] = y;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
    return { points, left, right, top, bottom };
  });
}

function readStations({ ids, names, points, stepsPerDegree, kinds }) {
  stations = { ...stations, ids, names, kinds };
  stations.x = ids.map((_, i) => projectX(points[2 * i] / stepsPerDegree));
  stations.y = ids.map((_, i) => projectY(points[2 * i + 1] / stepsPerDegree));
}

// Behind the others, whose ranges come in their order.
function readGauges({ names, points }) {
  const first = stations.ids.length;
  stations.kinds += 'g'.repeat(names.length);
  for (const [i, name] of names.entries()) {
    const [lng, lat] = points.slice(2 * i, 2 * i + 2);
    stations.places[first + i] = { lat, lng };
    stations.ids.push('');
    stations.names.push(name);
    stations.x.push(projectX(lng));
    stations.y.push(projectY(lat));
  }
  listInView();
  redraw();
}

// The world repeats: an x is drawn wherever it is nearest to the middle of the view.
const toScreen = (x, y) => {
  const turned = x - Math.round(x - view.x);
  return [(turned - view.x) * view.scale + canvas.clientWidth / 2, (y - view.y) * view.scale + canvas.clientHeight / 2];
};

const colourOf = (name) => getComputedStyle(figure).getPropertyValue(name).trim();
const steps = figure.dataset.steps.split(' ').map(Number);
const classOf = (decimetres) => steps.findLastIndex((step) => decimetres / 10 >= step) + 1;

function draw() {
  isDrawing = false;
  const { clientWidth: width, clientHeight: height } = canvas;
  const ratio = devicePixelRatio || 1;
  if (canvas.width !== Math.round(width * ratio)) canvas.width = Math.round(width * ratio);
  if (canvas.height !== Math.round(height * ratio)) canvas.height = Math.round(height * ratio);
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  context.fillStyle = colourOf('--sea');
  context.fillRect(0, 0, width, height);
  drawLand(width, height);
  markers = clusters(width, height);
  drawMarkers();
  if (here) drawSpot(here, '--accent');
  if (chosen) drawSpot(chosen, '--now');
}

function drawSpot(spot, colour) {
  const [x, y] = toScreen(spot.x, spot.y);
  context.beginPath();
  context.arc(x, y, 9, 0, 2 * Math.PI);
  context.lineWidth = 4;
  context.strokeStyle = colourOf(colour);
  context.stroke();
}

function drawLand(width, height) {
  const half = [width / view.scale / 2, height / view.scale / 2];
  context.fillStyle = colourOf('--land');
  context.strokeStyle = colourOf('--coast');
  context.lineWidth = 0.75;
  context.beginPath();
  for (const turn of [-1, 0, 1]) {
    for (const { points, left, right, top, bottom } of rings) {
      if (right + turn < view.x - half[0] || left + turn > view.x + half[0]) continue;
      if (bottom < view.y - half[1] || top > view.y + half[1]) continue;
      for (let i = 0; i < points.length; i += 2) {
        const x = (points[i] + turn - view.x) * view.scale + width / 2;
        const y = (points[i + 1] - view.y) * view.scale + height / 2;
        if (i === 0) context.moveTo(x, y);
        else context.lineTo(x, y);
      }
      context.closePath();
    }
  }
  context.fill('evenodd');
  context.stroke();
}

// Cells are those of the world, not of the window, so that clusters keep together while the map is moved.
function clusters(width, height) {
  const cells = new Map();
  const cell = cellPx / view.scale;
  for (let i = 0; i < stations.ids.length; i++) {
    if (!shownKinds.has(stations.kinds[i])) continue;
    const [x, y] = toScreen(stations.x[i], stations.y[i]);
    if (x < -cellPx || y < -cellPx || x > width + cellPx || y > height + cellPx) continue;
    const key = `${Math.floor(stations.x[i] / cell)} ${Math.floor(stations.y[i] / cell)}`;
    const marker = cells.get(key) ?? { x: 0, y: 0, indexes: [], tides: 0, decimetres: 0 };
    marker.x += x;
    marker.y += y;
    if (!'cg'.includes(stations.kinds[i])) marker.tides++;
    marker.decimetres += stations.decimetres?.[i] ?? 0;
    marker.indexes.push(i);
    cells.set(key, marker);
  }
  const found = [...cells.values()].toSorted((a, b) => b.indexes.length - a.indexes.length);
  return found.reduce(apart, []).map((marker) => {
    const { indexes, tides, decimetres } = marker;
    return { ...middleOf(marker), indexes, tides, decimetres: decimetres / Math.max(1, tides) };
  });
}

function middleOf({ x, y, indexes: { length } }) {
  return { x: x / length, y: y / length, radius: length === 1 ? 6 : 10 + 3 * Math.log10(length) };
}

/** Beside those before it; a cluster that would cover one, or be covered, is part of it. */
function apart(before, marker) {
  const own = middleOf(marker);
  const other = before.find((one) => {
    const { x, y, radius } = middleOf(one);
    return Math.hypot(x - own.x, y - own.y) < radius + own.radius - 4;
  });
  if (!other || other.indexes.length === 1) return [...before, marker];
  for (const name of ['x', 'y', 'tides', 'decimetres']) other[name] += marker[name];
  other.indexes.push(...marker.indexes);
  return before;
}

/** A station alone has the shape of its kind, so that colour is not the only difference; one with its own gauge is round. */
const cornersOf = {
  s: [
    [0, -8],
    [8, 6],
    [-8, 6],
  ],
  c: [
    [0, -8],
    [8, 0],
    [0, 8],
    [-8, 0],
  ],
  g: [
    [-6, -6],
    [6, -6],
    [6, 6],
    [-6, 6],
  ],
};

function drawMarkers() {
  context.font = '600 11px system-ui, sans-serif';
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.lineWidth = 1.5;
  context.strokeStyle = colourOf('--sea');
  const colours = steps.map((_, i) => [colourOf(`--range-${i + 1}`), colourOf(`--on-range-${i + 1}`)]);
  const unknown = [colourOf('--muted'), colourOf('--page')];
  const ofStreams = [colourOf('--stream'), colourOf('--on-stream')];
  for (const { x, y, indexes, radius, tides, decimetres } of markers) {
    const ofRange = stations.decimetres ? (colours[classOf(decimetres) - 1] ?? unknown) : unknown;
    const [fill, ink] = tides === 0 ? ofStreams : ofRange;
    context.beginPath();
    const corners = indexes.length === 1 ? cornersOf[stations.kinds[indexes[0]]] : undefined;
    if (corners) {
      for (const [dx, dy] of corners) context.lineTo(x + dx, y + dy);
      context.closePath();
    } else context.arc(x, y, radius, 0, 2 * Math.PI);
    context.fillStyle = fill;
    context.fill();
    context.stroke();
    if (indexes.length === 1) continue;
    context.fillStyle = ink;
    context.fillText(String(indexes.length), x, y + 0.5);
  }
}

function redraw() {
  if (isDrawing) return;
  isDrawing = true;
  requestAnimationFrame(draw);
}

function move(dx, dy) {
  view.x = (((view.x - dx / view.scale) % 1) + 1) % 1;
  view.y = Math.max(0, Math.min(1, view.y - dy / view.scale));
  redraw();
  listInView();
  keepView();
}

// The point of the map under `x`, `y` stays where it is.
function zoom(factor, x = canvas.clientWidth / 2, y = canvas.clientHeight / 2) {
  const scale = Math.max(minScale, Math.min(maxScale, view.scale * factor));
  const [dx, dy] = [x - canvas.clientWidth / 2, y - canvas.clientHeight / 2];
  view.x += dx / view.scale - dx / scale;
  view.y += dy / view.scale - dy / scale;
  view.scale = scale;
  move(0, 0);
}

function press(x, y) {
  const reach = 12;
  const distance = (marker) => Math.hypot(marker.x - x, marker.y - y) - marker.radius;
  const [nearest] = markers.filter((marker) => distance(marker) < reach).toSorted((a, b) => distance(a) - distance(b));
  if (!nearest) void openPoint(pointAt(x, y));
  else if (nearest.indexes.length === 1) void openStation(nearest.indexes[0]);
  else if (view.scale < maxScale) zoom(4, nearest.x, nearest.y);
  else show(nearest.indexes);
}

function openStation(i) {
  chosen = { x: stations.x[i], y: stations.y[i] };
  return open(addressOf(i));
}

/** A gauge has the card of its place, with what is measured there. */
function addressOf(i) {
  return stations.kinds[i] === 'g' ? addressAt(stations.places[i]) : `/stations/${stations.ids[i]}`;
}

function addressAt({ lat, lng }) {
  return `/?${new URLSearchParams({ command: 'today', place: `${lat},${lng}` })}`;
}

function openPoint({ lat, lng }) {
  chosen = { x: projectX(lng), y: projectY(lat) };
  return open(addressAt({ lat, lng }));
}

// The page of a station, or of any point, is the same with and without the map: what is brief of its article is shown on it.
async function open(address) {
  redraw();
  panel.hidden = false;
  panel.setAttribute('aria-busy', 'true');
  const response = await fetch(address);
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const article = page.querySelector('main article, main .message');
  const lower = document.createElement('h2');
  const link = document.createElement('a');
  link.href = address;
  link.textContent = article.querySelector('h1').textContent;
  lower.append(link);
  article.querySelector('h1').replaceWith(lower);
  // The card has the room of a phone. A point has more behind the link.
  for (const source of article.querySelectorAll('source')) {
    if (source.media.includes('width')) source.media = source.media.replace(/ and \(width [^)]*\)/, '');
    else source.remove();
  }
  article.querySelectorAll('nav, .answer > .blocks, figure[data-curve] ~ p').forEach((part) => part.remove());
  const close = document.createElement('button');
  close.type = 'button';
  close.className = 'close';
  close.textContent = '×';
  close.setAttribute('aria-label', figure.dataset.close);
  close.addEventListener('click', closeCard);
  panel.replaceChildren(close, document.adoptNode(article));
  article.querySelector('a[href="/stations"]')?.remove();
  panel.removeAttribute('aria-busy');
  link.focus({ preventScroll: true });
}

function closeCard() {
  panel.hidden = true;
  chosen = undefined;
  redraw();
  canvas.focus({ preventScroll: true });
}

function show(indexes) {
  list.replaceChildren(
    ...indexes
      .filter((i) => shownKinds.has(stations.kinds[i]))
      .slice(0, maxListed)
      .map((i) => {
        const link = document.createElement('a');
        link.href = addressOf(i);
        link.dataset.index = i;
        link.textContent = stations.names[i];
        const item = document.createElement('li');
        const kind = { c: figure.dataset.stream, g: figure.dataset.gauge }[stations.kinds[i]];
        item.append(link, kind ? `, ${kind}` : '');
        return item;
      }),
  );
  if (indexes.length === 0) list.textContent = list.dataset.none;
}

const fold = (text) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

function listInView() {
  if (search.value.trim() !== '' || new URLSearchParams(location.search).has('country')) return;
  const { clientWidth: width, clientHeight: height } = canvas;
  const near = stations.ids.flatMap((_, i) => {
    const [x, y] = toScreen(stations.x[i], stations.y[i]);
    return x < 0 || y < 0 || x > width || y > height ? [] : [[i, Math.hypot(x - width / 2, y - height / 2)]];
  });
  show(near.length > 400 ? [] : near.toSorted(([, a], [, b]) => a - b).map(([i]) => i));
  if (near.length > 400) list.replaceChildren();
}

search.addEventListener('input', () => {
  const words = fold(search.value).split(/\s+/).filter(Boolean);
  if (words.length === 0) return listInView();
  const names = stations.names.map(fold);
  show(names.flatMap((name, i) => (words.every((word) => name.includes(word)) ? [i] : [])));
});
list.addEventListener('click', (event) => {
  const link = event.target.closest('a');
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  const id = decodeURIComponent(link.pathname.slice('/stations/'.length));
  const i = Number(link.dataset.index ?? stations.ids.indexOf(id));
  if (i < 0) {
    void open(link.getAttribute('href'));
    return;
  }
  Object.assign(view, { x: stations.x[i], y: stations.y[i], scale: Math.max(view.scale, nearScale) });
  // Above a card that comes from below.
  if (innerWidth <= 768) view.y += (0.2 * canvas.clientHeight) / view.scale;
  keepView();
  void openStation(i);
});

const pointers = new Map();
let isPress = false;
canvas.addEventListener('pointerdown', (event) => {
  canvas.setPointerCapture(event.pointerId);
  pointers.set(event.pointerId, event);
  isPress = pointers.size === 1;
});
// A second finger takes the map, before the browser takes both to scroll the page.
for (const type of ['touchstart', 'touchmove']) {
  const take = (event) => event.touches.length > 1 && event.preventDefault();
  canvas.addEventListener(type, take, { passive: false });
}
canvas.addEventListener('pointermove', (event) => {
  const before = pointers.get(event.pointerId);
  if (!before) return;
  const [dx, dy] = [event.offsetX - before.offsetX, event.offsetY - before.offsetY];
  const other = [...pointers.values()].find(({ pointerId }) => pointerId !== event.pointerId);
  if (!other && isPress && Math.hypot(dx, dy) < 4) return;
  isPress = false;
  // Upwards and downwards, one finger is the page's.
  const isFinger = event.pointerType === 'touch' && !other;
  if (isFinger && Math.abs(dy) >= Math.abs(dx)) return;
  pointers.set(event.pointerId, event);
  if (!other) return move(dx, isFinger ? 0 : dy);
  const spread = (one) => Math.hypot(one.offsetX - other.offsetX, one.offsetY - other.offsetY);
  zoom(
    spread(event) / Math.max(1, spread(before)),
    (event.offsetX + other.offsetX) / 2,
    (event.offsetY + other.offsetY) / 2,
  );
});
for (const type of ['pointerup', 'pointercancel']) {
  canvas.addEventListener(type, (event) => {
    pointers.delete(event.pointerId);
    // The page is scrolled instead: how the map is moved is said.
    figure.classList.toggle('hint', type === 'pointercancel');
    if (type === 'pointerup' && isPress) press(event.offsetX, event.offsetY);
    isPress = false;
  });
}
canvas.addEventListener(
  'wheel',
  (event) => {
    event.preventDefault();
    zoom(2 ** (-event.deltaY / 300), event.offsetX, event.offsetY);
  },
  { passive: false },
);
const keys = {
  ArrowLeft: () => move(60, 0),
  ArrowRight: () => move(-60, 0),
  ArrowUp: () => move(0, 60),
  ArrowDown: () => move(0, -60),
  '+': () => zoom(2),
  '-': () => zoom(0.5),
  Escape: closeCard,
  Enter: () => press(canvas.clientWidth / 2, canvas.clientHeight / 2),
};
canvas.addEventListener('keydown', (event) => {
  const act = keys[event.key];
  if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  act();
});
for (const button of figure.querySelectorAll('[data-zoom]')) {
  button.addEventListener('click', () => zoom(Number(button.dataset.zoom)));
}
for (const box of figure.querySelectorAll('[data-kind]')) {
  box.addEventListener('change', () => {
    if (box.checked) shownKinds.add(box.dataset.kind);
    else shownKinds.delete(box.dataset.kind);
    redraw();
    listInView();
  });
}

/** Shows where the device is, and goes there. */
function locate() {
  navigator.geolocation.getCurrentPosition(({ coords }) => {
    here = { x: projectX(coords.longitude), y: projectY(coords.latitude) };
    Object.assign(view, here, { scale: Math.max(view.scale, nearScale) });
    move(0, 0);
  });
}
if ('geolocation' in navigator) {
  const button = figure.querySelector('[data-locate]');
  button.hidden = false;
  button.addEventListener('click', locate);
  const permission = await navigator.permissions?.query({ name: 'geolocation' }).catch(() => undefined);
  // Without asking, and not away from where one was.
  if (!lastView && permission?.state === 'granted') locate();
}
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', redraw);

const [all, land] = await Promise.all([load('all'), load('land')]);
readStations(all);
readLand(land);
figure.hidden = false;
figure.querySelector('details').open = innerWidth > 768;
new ResizeObserver(redraw).observe(canvas);
listInView();
redraw();
readGauges(await load('gauges'));
({ decimetres: stations.decimetres } = await load('ranges'));
figure.dataset.ready = '';
redraw();
