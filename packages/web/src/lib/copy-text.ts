/** Copies through an invisible field, for pages without the clipboard API. */
function copySelected(text: string): void {
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.style.position = 'fixed';
  field.style.opacity = '0';
  document.body.append(field);
  // Selecting does not move the focus in every browser.
  field.focus({ preventScroll: true });
  field.select();
  document.execCommand('copy');
  field.remove();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
}

/** Copies `text` to the clipboard, also over plain http, where the clipboard API is missing. */
export async function copyText(text: string): Promise<void> {
  if ('clipboard' in navigator) await navigator.clipboard.writeText(text);
  else copySelected(text);
}
