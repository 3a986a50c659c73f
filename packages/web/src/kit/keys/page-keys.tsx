import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { tinykeys } from 'tinykeys';
import { lazyPart } from '#ui/feedback/lazy-part.ts';
import { sheetOpened, singleKeys } from './key-settings.ts';
import { moveRow, toggleRow } from './row-cursor.ts';

const ShortcutSheet = lazyPart(async () => (await import('./shortcut-sheet.tsx')).ShortcutSheet);

const dialogs = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[aria-modal="true"]')];

/** Handles a key only while no dialog is open. */
const onPage = (handle: (event: KeyboardEvent) => void) => (event: KeyboardEvent) => {
  if (dialogs().length === 0) handle(event);
};

/** Handles a key of a single character, which the user may switch off. */
const single = (handle: (event: KeyboardEvent) => void) =>
  onPage((event) => {
    if (singleKeys.get()) handle(event);
  });

function focusSearch(event: KeyboardEvent): void {
  const field = document.querySelector<HTMLInputElement>('main input[type="search"]');
  if (field === null) return;
  event.preventDefault();
  field.focus();
  field.select();
}

/** Presses the save button of the topmost dialog, or of the page. The browser would save the page as a file. */
function pressSave(event: KeyboardEvent): void {
  const inside = dialogs().at(-1) ?? document;
  const button = inside.querySelector<HTMLButtonElement>('button[data-save]');
  if (button === null) return;
  event.preventDefault();
  // A field that has the focus may store its value only when it loses it.
  button.focus();
  button.click();
}

/** The shortcuts of every page, and the sheet that lists them. */
export function PageKeys() {
  const opened = useSyncExternalStore(sheetOpened.subscribe, sheetOpened.get);
  useEffect(() => {
    const stopKeys = tinykeys(window, {
      '/': single(focusSearch),
      '[Shift]+?': single(() => sheetOpened.set(true)),
      ArrowDown: onPage((event) => moveRow(event, 1)),
      ArrowUp: onPage((event) => moveRow(event, -1)),
      Space: onPage(toggleRow),
    });
    // Saving works while typing too.
    const stopSave = tinykeys(window, { '$mod+KeyS': pressSave }, { ignore: () => false });
    return () => {
      stopKeys();
      stopSave();
    };
  }, []);
  return <Suspense>{opened && <ShortcutSheet onClose={() => sheetOpened.set(false)} />}</Suspense>;
}
