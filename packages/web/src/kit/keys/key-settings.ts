import { createStore } from '#lib/create-store.ts';

const STORAGE_KEY = 'portal-single-keys';

/** Whether the shortcuts of a single character are on (WCAG 2.1.4). A choice of the device. */
export const singleKeys = createStore(localStorage.getItem(STORAGE_KEY) !== 'off');

/** Stores the choice on this device. */
export function chooseSingleKeys(on: boolean): void {
  localStorage.setItem(STORAGE_KEY, on ? 'on' : 'off');
  singleKeys.set(on);
}

/** Whether the sheet of all shortcuts is open. */
export const sheetOpened = createStore(false);
