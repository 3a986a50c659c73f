/** Focuses the input with that name and brings it into view; a group is entered at its first control. */
export function focusField(name: string): void {
  const found = document.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"], [data-field="${CSS.escape(name)}"]`);
  const control = found?.matches('input, textarea, select, button, [tabindex]')
    ? found
    : found?.querySelector<HTMLElement>('input, textarea, select, button, [tabindex]');
  control?.focus({ preventScroll: true });
  (control ?? found)?.scrollIntoView({ block: 'center' });
}
