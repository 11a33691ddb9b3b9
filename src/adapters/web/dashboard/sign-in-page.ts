import { html } from 'hono/html';
import type { Words } from '../../../words.ts';
import type { Html } from '../page.ts';
import { csrfField, notice, passphraseField, type Notice } from './form.ts';

export type SignInPage = {
  readonly words: Words;
  readonly formToken: string;
  readonly mayRegister: boolean;
  readonly notice?: Notice | undefined;
  /** The text that was typed, so that it need not be typed again. */
  readonly email?: string | undefined;
};

/** The forms to sign in and, where that is open, to register. */
export function signInPage({ words, formToken, mayRegister, notice: said, email = '' }: SignInPage): Html {
  const field = (id: string, isNew: boolean): Html => html`
    <p class="field">
      <label for="${id}-email">${words.say('dashboard-email')}</label>
      <input
        id="${id}-email"
        name="email"
        type="email"
        autocomplete="username"
        maxlength="254"
        required
        value="${email}"
      />
    </p>
    ${passphraseField(words, id, isNew)}
  `;
  return html`<div class="dashboard">
    <h1>${words.say('dashboard-title')}</h1>
    <p class="lead">${words.say(mayRegister ? 'dashboard-lead' : 'dashboard-lead-closed')}</p>
    ${notice(said)}
    <div class="cards">
      <form class="panel" method="post" action="/dashboard/sign-in">
        <h2>${words.say('dashboard-sign-in')}</h2>
        ${csrfField(formToken)} ${field('sign-in', false)}
        <p><button class="main">${words.say('dashboard-sign-in')}</button></p>
      </form>
      ${
        mayRegister
          ? html`<form class="panel" method="post" action="/dashboard/register">
              <h2>${words.say('dashboard-register')}</h2>
              ${csrfField(formToken)} ${field('register', true)}
              <p><button>${words.say('dashboard-register')}</button></p>
              <p class="muted">${words.say('dashboard-register-keeps')}</p>
            </form>`
          : ''
      }
    </div>
  </div>`;
}

/** The form to choose a new passphrase, at an address that the operator has made. */
export function recoveryPage(words: Words, formToken: string, said?: Notice): Html {
  return html`<section class="message">
    <h1>${words.say('recovery-title')}</h1>
    <p>${words.say('recovery-lead')}</p>
    ${notice(said)}
    <form method="post">
      ${csrfField(formToken)} ${passphraseField(words, 'recovery', true)}
      <p><button class="main">${words.say('dashboard-sign-in')}</button></p>
    </form>
  </section>`;
}
