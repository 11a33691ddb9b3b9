import { html } from 'hono/html';
import type { Words } from '../../../words.ts';
import { template, type Html } from '../template.ts';
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

/** A button that acts only when it is pressed once more, without a script; `name` is that of its texts. */
export function confirmed(words: Words, name: string, action: string, formToken: string, fields = html``): Html {
  const [label, why] = [words.say(`dashboard-${name}`), words.say(`dashboard-${name}-why`)];
  return template('confirmed', words, { label, why, action, fields, csrf: csrfField(formToken) });
}

export function signedInHeading(words: Words, title: string, formToken: string, email = html``): Html {
  return template('signed-in', words, { title, email, csrf: csrfField(formToken) });
}

/** The field of a passphrase, a new one with its rule. `id` sets it apart from others on the page. */
export function passphraseField(words: Words, id: string, isNew: boolean): Html {
  const rule = words.say('dashboard-passphrase-rule', { count: minPassphraseLength });
  return template('passphrase', words, { id, isNew, rule, least: minPassphraseLength });
}

type Cell = Html | string | number;

/** A table, its columns named by keys of texts. `headAt`: the column with the heads of the rows. */
export function table(words: Words, columns: readonly string[], rows: readonly (readonly Cell[])[], headAt = -1): Html {
  return template('table', words, {
    columns: columns.map((key) => ({ column: words.say(key) })),
    rows: rows.map((cells) => ({ cells: cells.map((cell, i) => ({ cell, isHead: i === headAt })) })),
  });
}

export function wideTable(words: Words, title: string, content: Html): Html {
  return html`<div class="wide" tabindex="0" role="region" aria-label="${words.say(title)}">${content}</div>`;
}

export function quotaBar(words: Words, used: number, quota: number): Html {
  const text = words.say('dashboard-used', { used, quota });
  return html`<progress value="${used}" max="${Math.max(quota, 1)}" aria-label="${text}"></progress>`;
}

type SignInPage = {
  readonly words: Words;
  readonly formToken: string;
  readonly mayRegister: boolean;
  readonly hasMail: boolean;
  readonly notice?: Notice | undefined;
  /** The text that was typed, so that it need not be typed again. */
  readonly email?: string | undefined;
  /** Of the proof of work that a script adds to the sign-in. */
  readonly proofBits?: number | undefined;
};

export function signInPage({ words, formToken, notice: said, email = '', hasMail, ...more }: SignInPage) {
  return template('sign-in', words, {
    ...more,
    link: hasMail && words.say('dashboard-link-why', { registration: more.mayRegister ? 'open' : 'closed' }),
    mayRegisterHere: more.mayRegister && !hasMail,
    email,
    csrf: csrfField(formToken),
    notice: notice(said),
    passphrase: passphraseField(words, 'sign-in', false),
    newPassphrase: passphraseField(words, 'register', true),
  });
}

/** The form to choose a new passphrase, at an address that the operator has made. */
export function recoveryPage(words: Words, formToken: string, said?: Notice): Promise<Html> {
  const newPassphrase = passphraseField(words, 'recovery', true);
  return template('recovery', words, { csrf: csrfField(formToken), notice: notice(said), newPassphrase });
}
