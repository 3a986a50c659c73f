import { type ComponentType, createElement, type LazyExoticComponent, lazy, useSyncExternalStore } from 'react';

let isMissing = false;
/** How often the user has asked to load missing parts again. */
let attempts = 0;
const listeners = new Set<() => void>();

function announce(missing: boolean): void {
  isMissing = missing;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Whether a part of the page could not be loaded: the connection is gone, or its file since an update. */
export const missingParts = { get: (): boolean => isMissing, subscribe } as const;

/** Tells that a part could not be loaded. For code that is no component. */
export const notePartMissing = (): void => announce(true);

/** Loads the missing parts again. */
export function loadMissingParts(): void {
  attempts += 1;
  announce(false);
}

type Source<Props> = {
  make: () => LazyExoticComponent<ComponentType<Props>>;
  part: LazyExoticComponent<ComponentType<Props>>;
  /** The attempt at which it could not be loaded, or null. */
  failedAt: number | null;
};

const Nothing = () => null;

/** Draws the part. One that is missing is loaded anew when the user asks. */
function Part<Props extends object>({ source, props }: { source: Source<Props>; props: Props }) {
  const attempt = useSyncExternalStore(subscribe, () => attempts);
  if (source.failedAt !== null && source.failedAt < attempt) {
    source.failedAt = null;
    source.part = source.make();
  }
  return createElement(source.part, props);
}

/**
 * A part of a page whose code is loaded when it is drawn first. When that fails, `instead` or nothing stands in its
 * place. The page stays as it is, with all that was typed, and a bar offers to try again (D-480).
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  instead: ComponentType<Props> = Nothing,
): ComponentType<Props> {
  const make = () =>
    lazy<ComponentType<Props>>(async () => {
      try {
        return { default: await load() };
      } catch {
        source.failedAt = attempts;
        announce(true);
        return { default: instead };
      }
    });
  const source: Source<Props> = { make, part: make(), failedAt: null };
  return (props) => createElement(Part<Props>, { source, props });
}
