import { TOAST_MS } from '@portal/contract/core/limits';
import { type MessageKey, messageText } from '@portal/contract/messages';
import { createStore } from './create-store.ts';

export type ToastKind = 'success' | 'error';
export type Toast = { id: number; kind: ToastKind; message: string };
type Values = Record<string, string | number>;

let lastId = 0;
const timers = new Map<number, ReturnType<typeof setTimeout>>();

/** The toasts on screen, oldest first. */
export const toasts = createStore<readonly Toast[]>([]);

/** Removes a toast at once. */
export function closeToast(id: number): void {
  clearTimeout(timers.get(id));
  timers.delete(id);
  toasts.set(toasts.get().filter((shown) => shown.id !== id));
}

/** Stops the timers of all toasts while the user reads, and restarts them afterwards. */
export function pauseToasts(paused: boolean): void {
  for (const { id } of toasts.get()) {
    clearTimeout(timers.get(id));
    if (!paused) timers.set(id, setTimeout(closeToast, TOAST_MS, id));
  }
}

function show(message: string, kind: ToastKind): void {
  const id = ++lastId;
  toasts.set([...toasts.get(), { id, kind, message }]);
  timers.set(id, setTimeout(closeToast, TOAST_MS, id));
}

/** Shows a toast for TOAST_MS (MSG-01 to MSG-03). */
export const toast = {
  success: (key: MessageKey, values?: Values): void => show(messageText(key, values), 'success'),
  error: (key: MessageKey, values?: Values): void => show(messageText(key, values), 'error'),
  text: show,
};
