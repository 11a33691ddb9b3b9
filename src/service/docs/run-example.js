// Builds the request of an example from fields, runs it with the visitor's key, which is kept nowhere else than in its field,
// and draws what changes with time in the answer.
const key = document.querySelector('#api-key');
const form = document.querySelector('#key');
/** A text of the form in the language of the page, with values for its `%`. */
const say = (name, ...values) => form.dataset[name].replaceAll('%', () => values.shift());
/** Longer answers, such as the list of stations, would make the page slow. */
const maxCharacters = 20_000;

/** An element with attributes and what is in it. */
function make(name, attributes = {}, ...inside) {
  const element = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
  element.append(...inside);
  return element;
}

async function run(button) {
  const { target } = button.dataset;
  const output = button.nextElementSibling;
  const show = (status, ...more) => output.replaceChildren(make('p', {}, status), ...more);
  // A place now is answered without a key as well.
  const isOpen = target.startsWith('/v2/now/');
  if (key.value.trim() === '' && !isOpen) {
    show(say('noKey'));
    key.focus();
    return;
  }
  button.disabled = true;
  try {
    // Relative to the folder of this page, which a proxy may have put under another path.
    const url = new URL(`.${target}`, location.href);
    const headers = key.value.trim() === '' ? {} : { Authorization: key.value.trim() };
    const response = await fetch(url, { headers, referrerPolicy: 'no-referrer' });
    const body = await response.text();
    const isJson = response.headers.get('Content-Type')?.includes('json');
    const answer = isJson ? JSON.parse(body) : undefined;
    const text = isJson ? JSON.stringify(answer, null, 2) : body;
    const left = response.headers.get('X-RateLimit-Remaining');
    const rest = text.length > maxCharacters ? `\n${say('more', text.length - maxCharacters)}` : '';
    const status = left === null ? String(response.status) : say('left', response.status, left);
    show(status, ...drawn(answer), make('pre', { tabindex: '0' }, text.slice(0, maxCharacters) + rest));
  } catch {
    show(say('silent'));
  } finally {
    button.disabled = false;
  }
}

/** More curves are read in the numbers. */
const mostCurves = 6;

/** A curve for each number that the entries of a list have by time. */
function drawn(answer) {
  const lists = Object.values(answer ?? {}).filter((one) => Array.isArray(one) && one.length > 1 && one[0]?.time);
  const curves = lists.flatMap((list) =>
    Object.keys(list[0]).flatMap((name) => {
      const points = list
        .map((one) => [Date.parse(one.time), numberIn(one[name])])
        .filter(([at, value]) => Number.isFinite(at) && Number.isFinite(value));
      return points.length > 1 && points.length >= list.length / 2 ? [curve(name, points)] : [];
    }),
  );
  return curves.slice(0, mostCurves);
}

/** A number, or the first of those that several sources have. */
function numberIn(value) {
  return typeof value === 'object' && value !== null ? Object.values(value).find(Number.isFinite) : value;
}

const svgNames = 'http://www.w3.org/2000/svg';

function curve(name, points) {
  const values = points.map(([, value]) => value);
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const [from, to] = [points[0][0], points.at(-1)[0]];
  const x = (at) => (600 * (at - from)) / (to - from);
  const y = (value) => 76 - (72 * (value - least)) / (most - least || 1);
  const path = document.createElementNS(svgNames, 'path');
  path.setAttribute('d', `M${points.map(([at, value]) => `${x(at).toFixed(1)},${y(value).toFixed(1)}`).join('L')}`);
  const svg = document.createElementNS(svgNames, 'svg');
  const text = say('curve', name, least, most);
  for (const [attribute, value] of Object.entries({
    viewBox: '0 0 600 80',
    preserveAspectRatio: 'none',
    role: 'img',
    'aria-label': text,
  })) {
    svg.setAttribute(attribute, value);
  }
  svg.append(path);
  return make('figure', {}, make('figcaption', {}, text), svg);
}

/** Fields for the parameters in the table of an endpoint, with those of its example in them. */
function addFields(article, button) {
  const [path, query = ''] = button.dataset.target.split('?');
  const given = new URLSearchParams(query);
  const rows = [...article.querySelectorAll('table tbody tr')];
  if (rows.length === 0) return;
  const fields = rows.map((row) => {
    const name = row.querySelector('th').textContent;
    const known = [...row.querySelectorAll('td')[0].querySelectorAll('code')].map(({ textContent }) => textContent);
    const value = given.get(name) ?? '';
    const attributes = { name, id: `${article.id}-${name}` };
    const field =
      known.length > 1 ? make('select', attributes, make('option', { value: '' }, '–')) : make('input', attributes);
    if (known.length > 1) field.append(...known.map((one) => make('option', {}, one)));
    field.value = value;
    return make('label', { for: attributes.id }, name, field);
  });
  let before = button.dataset.target;
  const build = make('details', { class: 'build' }, make('summary', {}, say('build')), make('div', {}, ...fields));
  build.addEventListener('input', () => {
    const filled = [...build.querySelectorAll('input, select')].filter(({ value }) => value.trim() !== '');
    const asked = new URLSearchParams(filled.map(({ name, value }) => [name, value.trim()])).toString();
    // Commas and colons may stand as they are (RFC 3986, section 3.4).
    const target = `${path}${asked && '?'}${asked.replaceAll('%2C', ',').replaceAll('%3A', ':')}`;
    for (const code of article.querySelectorAll('.tabs code'))
      code.textContent = code.textContent.replace(before, target);
    before = target;
    button.dataset.target = target;
  });
  button.parentElement.before(build);
}

for (const button of document.querySelectorAll('button[data-target]')) {
  button.hidden = false;
  button.addEventListener('click', () => run(button));
  addFields(button.closest('article'), button);
}
form.hidden = false;
form.addEventListener('submit', (event) => event.preventDefault());
