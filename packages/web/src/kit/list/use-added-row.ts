import { useEffect } from 'react';
import { focusRow } from '#kit/keys/row-cursor.ts';
import { takeAddedRow } from '#lib/added-row.ts';
import { focusTitle, isTyping } from '#ui/layers/use-focus-return.ts';

const GLOW_MS = 2000;

/** Lights a row up once. */
function glow(row: HTMLElement): void {
  const cells = row.matches('tr') ? [...row.children] : [row];
  const colour = getComputedStyle(document.documentElement).getPropertyValue('--accent-soft');
  for (const cell of cells) cell.animate([{ backgroundColor: colour }, {}], { duration: GLOW_MS, easing: 'ease-in' });
}

/**
 * Focuses the row that a registration has added, which glows once. On another page the title gets the focus. A user who
 * already types in a field stays there.
 */
export function useAddedRow(ready: boolean): void {
  useEffect(() => {
    if (!ready) return;
    const key = takeAddedRow();
    if (key === null) return;
    const row = key === '' ? null : document.querySelector<HTMLElement>(`main [data-key="${CSS.escape(key)}"]`);
    if (row !== null) glow(row);
    if (row === null || (!isTyping() && !focusRow(row))) focusTitle();
  }, [ready]);
}
