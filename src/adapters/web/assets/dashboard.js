// Copies a new key. Without a script, or where the clipboard is not allowed, it can be selected and copied by hand.
for (const button of document.querySelectorAll('button[data-copies]')) {
  if (!navigator.clipboard) break;
  button.hidden = false;
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(document.getElementById(button.dataset.copies).textContent.trim());
    button.textContent = button.dataset.done;
  });
}

// Proves work with a sign-in where many have guessed at the account: the owner waits some seconds, who guesses each time.
const proof = document.querySelector('input[data-bits]');
proof?.form.addEventListener('submit', async (event) => {
  // Without a secure connection browsers do not hash.
  if (!globalThis.crypto.subtle) return;
  event.preventDefault();
  proof.form.querySelector('button').disabled = true;
  const { csrf, email } = proof.form.elements;
  proof.value = await workFor(`${csrf.value} ${email.value.trim().toLowerCase()}`, Number(proof.dataset.bits));
  proof.form.submit();
});

/** The first number that makes a hash with so many leading zero bits. */
async function workFor(text, bits) {
  const batch = 512;
  const encoder = new TextEncoder();
  const isProof = (digest) => new DataView(digest).getUint32(0) >>> (32 - bits) === 0;
  for (let from = 0; ; from += batch) {
    const hashes = Array.from({ length: batch }, (_, i) =>
      crypto.subtle.digest('SHA-256', encoder.encode(`${text} ${from + i}`)),
    );
    const at = (await Promise.all(hashes)).findIndex(isProof);
    if (at >= 0) return from + at;
  }
}
