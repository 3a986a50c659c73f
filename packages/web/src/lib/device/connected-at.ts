const STORAGE_KEY = 'connected-at';

/** When this device was last known to reach the portal, null when it never was. */
export function connectedAt(): Date | null {
  const at = Number(localStorage.getItem(STORAGE_KEY));
  return at > 0 ? new Date(at) : null;
}

const note = (): void => localStorage.setItem(STORAGE_KEY, String(Date.now()));

/** Notes the connection now, unless there is none, when it is lost, and when the page is left. The offline page says the last of these. */
export function noteConnection(): void {
  if (navigator.onLine) note();
  window.addEventListener('offline', note);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' && navigator.onLine) note();
  });
}
