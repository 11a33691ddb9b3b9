// Suggestions while a question is typed, as a combobox with a list (ARIA Authoring Practices Guide, "Combobox Pattern").
const form = document.querySelector('form.ask');
const field = form.querySelector('input[type=search]');
/** Shorter than between the letters of who types on, ms. */
const pauseMs = 120;

const list = document.createElement('ul');
list.id = 'suggestions';
list.className = 'suggestions';
list.role = 'listbox';
list.hidden = true;
list.setAttribute('aria-label', field.placeholder);
field.after(list);
for (const [name, value] of Object.entries({
  role: 'combobox',
  'aria-autocomplete': 'list',
  'aria-controls': list.id,
  'aria-expanded': 'false',
})) {
  field.setAttribute(name, value);
}

let suggestions = [];
let active = -1;
let timer;
let lastAsked = '';

function close() {
  suggestions = [];
  list.replaceChildren();
  show();
}

function show() {
  active = -1;
  list.hidden = suggestions.length === 0;
  field.setAttribute('aria-expanded', String(!list.hidden));
  field.removeAttribute('aria-activedescendant');
}

async function suggest() {
  const typed = field.value.trim();
  lastAsked = typed;
  if (typed === '') return close();
  try {
    const response = await fetch(`/suggest?${new URLSearchParams({ q: typed })}`);
    const found = response.ok ? await response.json() : [];
    // A later letter has been asked for meanwhile.
    if (typed !== lastAsked || document.activeElement !== field) return;
    suggestions = found;
    list.replaceChildren(...found.map(option));
    show();
  } catch {
    close();
  }
}

function option({ label }, index) {
  const item = document.createElement('li');
  item.id = `suggestion-${index}`;
  item.role = 'option';
  item.textContent = label;
  item.setAttribute('aria-selected', 'false');
  // The field keeps the focus.
  item.addEventListener('mousedown', (event) => event.preventDefault());
  item.addEventListener('click', () => pick(suggestions[index]));
  return item;
}

function pick({ href, command, options }) {
  close();
  if (href) location.assign(href);
  else form.dispatchEvent(new CustomEvent('ask', { detail: { command, options } }));
}

function move(step) {
  const items = [...list.children];
  items[active]?.setAttribute('aria-selected', 'false');
  // One step before the first is the field itself.
  active = ((active + 1 + step + items.length + 1) % (items.length + 1)) - 1;
  const item = items[active];
  item?.setAttribute('aria-selected', 'true');
  if (item) field.setAttribute('aria-activedescendant', item.id);
  else field.removeAttribute('aria-activedescendant');
}

field.addEventListener('input', () => {
  clearTimeout(timer);
  timer = setTimeout(suggest, pauseMs);
});
field.addEventListener('blur', close);
form.addEventListener('submit', () => {
  clearTimeout(timer);
  lastAsked = '';
  close();
});
field.addEventListener('keydown', (event) => {
  if (list.hidden) return;
  if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    event.preventDefault();
    move(event.key === 'ArrowDown' ? 1 : -1);
  } else if (event.key === 'Escape') {
    event.preventDefault();
    close();
  } else if (event.key === 'Enter' && active >= 0) {
    event.preventDefault();
    pick(suggestions[active]);
  }
});
