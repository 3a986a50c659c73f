const LEAST_FREE = 50 * 1024 * 1024;

/** The free bytes for this site, as the browser estimates them. Null when it does not say, as over plain http. */
export async function freeBytes(): Promise<number | null> {
  if (!('storage' in navigator)) return null;
  try {
    const { quota, usage } = await navigator.storage.estimate();
    return quota === undefined || usage === undefined ? null : quota - usage;
  } catch {
    return null;
  }
}

/** Whether there is too little room for another photo. */
export const isRoomShort = (free: number | null): boolean => free !== null && free < LEAST_FREE;

let hasRequested = false;

/** Asks the browser once to keep what this site stores also when it needs room. It may refuse. */
export async function askToKeepStorage(): Promise<void> {
  if (hasRequested || !('storage' in navigator) || !('persist' in navigator.storage)) return;
  hasRequested = true;
  try {
    await navigator.storage.persist();
  } catch {
    // Photos are kept as long as the browser has room.
  }
}

const isIphone = (): boolean => /iPhone|iPad|iPod/.test(navigator.userAgent);
const isApp = (): boolean =>
  window.matchMedia('(display-mode: standalone)').matches ||
  ('standalone' in navigator && navigator.standalone === true);

/** Whether this browser removes what a site stores after seven days without a visit: Safari, unless installed. */
export const forgetsAfterWeek = (): boolean => isIphone() && !isApp();
