const CONTROL = 'input, textarea, select, button';

/**
 * Scrolls to a target in the record and focuses it: the field of that name, or a control in the section of that name.
 * An open input in the section comes first, then its first control, then the section itself.
 */
export function focusPlace(place: string): void {
  const name = CSS.escape(place);
  const element = document.querySelector<HTMLElement>(
    `[data-place="${name}"], [data-field="${name}"], [name="${name}"]`,
  );
  if (!element) return;
  const open = element.querySelector<HTMLElement>('[data-open="true"] input');
  const control = open ?? (element.matches(CONTROL) ? element : element.querySelector<HTMLElement>(CONTROL));
  element.scrollIntoView({ block: 'start' });
  (control ?? element).focus({ preventScroll: true });
}

/** Does the same after the current render, which draws the target. */
export function focusPlaceAfterRender(place: string): void {
  setTimeout(focusPlace, 0, place);
}
