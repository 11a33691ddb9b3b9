import { html } from 'hono/html';
import type { Words } from '../../../words.ts';
import type { Html } from '../page.ts';
import { minPassphraseLength } from './fields.ts';

/** A sentence above a form on what became of it. */
export type Notice = { readonly kind: 'done' | 'refused'; readonly text: string };

/** Its words are read out when the page opens. */
export function notice(said: Notice | undefined): Html {
  if (!said) return html``;
  return html`<p class="notice ${said.kind}" role="${said.kind === 'done' ? 'status' : 'alert'}">${said.text}</p>`;
}

/** The hidden field that no page of another site can fill in. */
export function csrfField(formToken: string): Html {
  return html`<input type="hidden" name="csrf" value="${formToken}" />`;
}

/** A button that acts only when it is pressed once more, without a script. */
export function confirmed(options: {
  readonly label: string;
  readonly why: string;
  readonly action: string;
  readonly formToken: string;
  readonly fields?: Html;
}): Html {
  const { label, why, action, formToken, fields = html`` } = options;
  return html`<details class="confirm">
    <summary>${label}</summary>
    <form method="post" action="${action}">
      ${csrfField(formToken)}
      <p>${why}</p>
      ${fields}
      <p><button>${label}</button></p>
    </form>
  </details>`;
}

/** The field of a passphrase, a new one with its rule. `id` sets it apart from others on the page. */
export function passphraseField(words: Words, id: string, isNew: boolean): Html {
  return html`<p class="field">
    <label for="${id}-passphrase">${words.say('dashboard-passphrase')}</label>
    <input
      id="${id}-passphrase"
      name="passphrase"
      type="password"
      autocomplete="${isNew ? 'new-password' : 'current-password'}"
      maxlength="200"
      required
      ${isNew ? html` minlength="${minPassphraseLength}" aria-describedby="passphrase-rule"` : ''}
    />
    ${isNew ? html`<small id="passphrase-rule">${words.say('dashboard-passphrase-rule', { count: minPassphraseLength })}</small>` : ''}
  </p>`;
}
