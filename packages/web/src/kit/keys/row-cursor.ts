/** The control of a row that Enter presses: the link of its name. */
const LINK = '[data-head] :is(a, button), a, button';

const rowsOnScreen = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('main [data-key]')];

/** The row that has the focus, if any. */
const focusedRow = (): HTMLElement | null => document.activeElement?.closest<HTMLElement>('main [data-key]') ?? null;

/** Whether no control has the focus, as after the page has opened. */
const isNothingFocused = (): boolean => document.activeElement?.matches('body, main, h1') ?? true;

/** Focuses the link of a row. Returns false for a row without one. */
export function focusRow(row: HTMLElement): boolean {
  const link = row.querySelector<HTMLElement>(LINK);
  link?.focus();
  return link !== null;
}

/** Moves the focus up (-1) or down (1) by a row, from no row to the first. Leaves other controls alone. */
export function moveRow(event: KeyboardEvent, step: -1 | 1): void {
  const current = focusedRow();
  if (current === null && !isNothingFocused()) return;
  const rows = rowsOnScreen();
  const next = current === null ? rows[0] : rows[rows.indexOf(current) + step];
  if (next !== undefined && focusRow(next)) event.preventDefault();
}

/** Selects or deselects the row that has the focus. */
export function toggleRow(event: KeyboardEvent): void {
  if (!(event.target instanceof HTMLAnchorElement)) return;
  const box = focusedRow()?.querySelector<HTMLInputElement>('input[type="checkbox"]');
  if (!box) return;
  event.preventDefault();
  box.click();
}
