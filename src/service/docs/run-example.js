// Runs an example of the page with the visitor's key, which is kept nowhere else than in its field.
const key = document.querySelector('#api-key');
/** Longer answers, such as the list of stations, would make the page slow. */
const maxCharacters = 20_000;

async function run(button) {
  const output = button.nextElementSibling;
  const show = (status, text) => {
    const [line, body] = [document.createElement('p'), document.createElement('pre')];
    line.textContent = status;
    body.textContent = text;
    output.replaceChildren(line, body);
  };
  if (key.value.trim() === '') {
    show('Enter your API key first.', '');
    key.focus();
    return;
  }
  button.disabled = true;
  try {
    // Relative to the folder of this page, which a proxy may have put under another path.
    const url = new URL(`.${button.dataset.target}`, location.href);
    const response = await fetch(url, { headers: { Authorization: key.value.trim() }, referrerPolicy: 'no-referrer' });
    const text = JSON.stringify(await response.json(), null, 2);
    const left = response.headers.get('X-RateLimit-Remaining');
    const rest = text.length > maxCharacters ? `\n… ${text.length - maxCharacters} more characters` : '';
    show(`${response.status}${left === null ? '' : `, ${left} units left today`}`, text.slice(0, maxCharacters) + rest);
  } catch {
    show('The service does not answer.', '');
  } finally {
    button.disabled = false;
  }
}

for (const button of document.querySelectorAll('button[data-target]')) {
  button.hidden = false;
  button.addEventListener('click', () => run(button));
}
const form = document.querySelector('#key');
form.hidden = false;
form.addEventListener('submit', (event) => event.preventDefault());
