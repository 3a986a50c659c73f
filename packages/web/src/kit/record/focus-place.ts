const CONTROL = 'input, textarea, select, button';

/**
 * Brings a place of the record into view and focuses what is done there: the field of that name, or what is still open in the
 * section, or its first control, or else the section itself.
 */
export function focusPlace(place: string): void {
  const name = CSS.escape(place);
  const found = document.querySelector<HTMLElement>(`[data-place="${name}"], [data-field="${name}"], [name="${name}"]`);
  if (!found) return;
  const open = found.querySelector<HTMLElement>('[data-open="true"] input');
  const control = open ?? (found.matches(CONTROL) ? found : found.querySelector<HTMLElement>(CONTROL));
  found.scrollIntoView({ block: 'start' });
  (control ?? found).focus({ preventScroll: true });
}

/** The same for a place that the render now under way draws first. */
export function focusPlaceOnceDrawn(place: string): void {
  setTimeout(focusPlace, 0, place);
}
