/** Fields of the forms, as they were sent: of each name the last, files left out. */
export type Fields = Readonly<Record<string, unknown>>;

/** RFC 5321, section 4.5.3.1: a path of 256 characters, two of them angle brackets. */
const maxEmailLength = 254;
/** NIST SP 800-63B, section 3.1.1.2, asks for 15 without a second factor, and for no rules on characters. */
export const minPassphraseLength = 15;
const maxPassphraseLength = 200;
export const maxNameLength = 60;

/** An address that mail could be sent to; `undefined` for any other value. */
export function readEmail({ email }: Fields): string | undefined {
  if (typeof email !== 'string' || email.length > maxEmailLength) return undefined;
  return /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/.test(email.trim()) ? email.trim() : undefined;
}

/** A passphrase of any length that was ever allowed. */
export function readPassphrase({ passphrase }: Fields): string | undefined {
  const isText = typeof passphrase === 'string' && passphrase.length <= maxPassphraseLength;
  return isText && passphrase !== '' ? passphrase : undefined;
}

/** A passphrase for a new account. */
export function readNewPassphrase(fields: Fields): string | undefined {
  const passphrase = readPassphrase(fields);
  return passphrase !== undefined && [...passphrase].length >= minPassphraseLength ? passphrase : undefined;
}

/** The name of a key: one line, without marks that turn the direction of writing. */
export function readName({ name }: Fields): string | undefined {
  if (typeof name !== 'string') return undefined;
  const shown = name.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, ' ').trim();
  return shown !== '' && shown.length <= maxNameLength ? shown : undefined;
}
