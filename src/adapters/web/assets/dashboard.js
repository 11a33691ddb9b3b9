// Copies a new key. Without a script, or where the clipboard is not allowed, it can be selected and copied by hand.
for (const button of document.querySelectorAll('button[data-copies]')) {
  if (!navigator.clipboard) break;
  button.hidden = false;
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(document.getElementById(button.dataset.copies).textContent.trim());
    button.textContent = button.dataset.done;
  });
}
