import { createStore } from '#lib/create-store.ts';
import type { TypedText } from './typed-texts.ts';

/** What stood in a dialog or form that the page took away, and one sentence that says why. */
type RescuedText = { title: string; sentence: string; texts: readonly TypedText[] };

/** The texts that the user has not closed yet. */
export const rescuedTexts = createStore<readonly RescuedText[]>([]);

export const keepText = (text: RescuedText): void => rescuedTexts.set([...rescuedTexts.get(), text]);

/** Number of open dialogs in which the user has typed. */
const typedLayers = createStore(0);

/** Whether the user has typed in an open dialog, for useSyncExternalStore. */
export const typedInLayer = { get: (): boolean => typedLayers.get() > 0, subscribe: typedLayers.subscribe } as const;

/** Marks a dialog in which the user has typed. Call the result when it is gone. */
export function markTypedLayer(): () => void {
  typedLayers.set(typedLayers.get() + 1);
  return () => typedLayers.set(typedLayers.get() - 1);
}
