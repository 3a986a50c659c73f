import { TOAST_MS } from '@portal/contract/core/limits';
import { type MessageKey, messageText } from '@portal/contract/messages';
import { createStore } from './create-store.ts';

/** A hint says what is missing: in a field, where it stands as well, or in the selection for an action. */
export type ToastKind = 'success' | 'error' | 'hint';
export type Toast = {
  id: number;
  kind: ToastKind;
  message: string;
  /** It says why something that the user did was refused, and goes once that is mended or left. */
  isOfAction: boolean;
};
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

const closeLater = ({ id, kind }: Toast): void => {
  timers.set(id, setTimeout(closeToast, TOAST_MS[kind], id));
};

/** Stops the timers of all toasts while the user reads, and restarts them afterwards. */
export function pauseToasts(paused: boolean): void {
  for (const shown of toasts.get()) {
    clearTimeout(timers.get(shown.id));
    if (!paused) closeLater(shown);
  }
}

/** Closes what was said of a refused action: it is mended, tried again, or its page or dialog is left (D-614). */
export function closeRefused(): void {
  for (const { id, isOfAction } of toasts.get()) if (isOfAction) closeToast(id);
}

/** Shows a toast. The same failure again replaces the one that is still shown. */
function show(message: string, kind: ToastKind, isOfAction = kind === 'hint'): void {
  if (kind === 'success') closeRefused();
  const same = toasts.get().find((shown) => shown.kind === kind && shown.message === message);
  if (same) closeToast(same.id);
  const added = { id: ++lastId, kind, message, isOfAction };
  toasts.set([...toasts.get(), added]);
  closeLater(added);
}

/** Shows a toast for TOAST_MS, a failure until it is closed or its longer time is over (MSG-01 to MSG-03). */
export const toast = {
  success: (key: MessageKey, values?: Values): void => show(messageText(key, values), 'success'),
  error: (key: MessageKey, values?: Values): void => show(messageText(key, values), 'error'),
  /** What is missing in a field or a selection. */
  hint: (key: MessageKey): void => show(messageText(key), 'hint'),
  /** Why what the user did was refused. */
  refused: (message: string): void => show(message, 'error', true),
  text: (message: string, kind: ToastKind): void => show(message, kind),
};
