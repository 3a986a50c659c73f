/** Copies as pages did before there was a clipboard for them: what is selected in a field that nobody sees. */
function copySelected(text: string): void {
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.style.position = 'fixed';
  field.style.opacity = '0';
  document.body.append(field);
  // Selecting alone does not everywhere lead the focus there.
  field.focus({ preventScroll: true });
  field.select();
  document.execCommand('copy');
  field.remove();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
}

/** Puts `text` on the clipboard, also over plain http, where a page has no clipboard of its own. */
export async function copyText(text: string): Promise<void> {
  if ('clipboard' in navigator) await navigator.clipboard.writeText(text);
  else copySelected(text);
}
