/** An open viewer, dialog or drawer. */
export type Closer = { close: () => void };

/** The open layers, topmost last. */
let layers: readonly Closer[] = [];
const listeners = new Set<() => void>();

function setLayers(next: readonly Closer[]): void {
  layers = next;
  for (const listener of listeners) listener();
}

/** Whether any layer is open, and how many, for useSyncExternalStore. */
export const openLayers = {
  get: (): boolean => layers.length > 0,
  count: (): number => layers.length,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
} as const;

/** Closes the topmost layer. Returns false when none is open. */
export function closeTopmost(): boolean {
  const top = layers.at(-1);
  top?.close();
  return top !== undefined;
}

export const addLayer = (layer: Closer): void => setLayers([...layers, layer]);

export const removeLayer = (layer: Closer): void => setLayers(layers.filter((other) => other !== layer));

export const isTopmost = (layer: Closer | null): boolean => layer !== null && layer === layers.at(-1);
