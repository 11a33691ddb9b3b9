import { html } from 'hono/html';
import { expect, it } from 'vitest';
import { template } from '../../../src/adapters/web/template.ts';
import { openDictionary } from '../../../src/words.ts';

const words = openDictionary().in('en');

it('a template escapes what it is given, and reads nothing in it as a template', async () => {
  const made = String(await template('invitation', words, { action: '"><b>{{csrf}}', csrf: html`<i>${'<'}</i>` }));
  expect(made).toContain('action="&quot;&gt;&lt;b&gt;{{csrf}}"');
  expect(made).toContain('<i>&lt;</i><button class="main">Sign in</button>');
});

it('a template has a part with a value or without it', async () => {
  const parts = { csrf: '', notice: '', passphrase: '', newPassphrase: '', email: '' };
  const closed = String(await template('sign-in', words, { ...parts, mayRegisterHere: false }));
  const open = String(await template('sign-in', words, { ...parts, mayRegisterHere: true, proofBits: 20 }));
  expect([closed.includes('/dashboard/register'), open.includes('/dashboard/register')]).toEqual([false, true]);
  expect([closed.includes('data-bits'), open.includes('data-bits="20"')]).toEqual([false, true]);
});

it('a template has a part once for each record of a list, with its members and those around', async () => {
  const rows = [
    {
      cells: [
        { cell: 'a<', isHead: true },
        { cell: 'b', isHead: false },
      ],
    },
    { cells: [] },
  ];
  const made = String(await template('table', words, { columns: [{ column: 'x' }], rows })).replaceAll(/\s+/g, '');
  expect(made).toContain('<thscope="col">x</th>');
  expect(made).toContain('<tr><thscope="row">a&lt;</th><td>b</td></tr><tr></tr>');
});
