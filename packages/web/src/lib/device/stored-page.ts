let isFileMissing = false;

/** Whether a file of this page could not be loaded, as after an update of the portal. */
export const lacksFile = (): boolean => isFileMissing;

/** Whether this page came from the device (D-399). The server's page has no first lines. */
export const isStoredPage = (): boolean => document.getElementById('first-lines') !== null;

/** Tells the worker that the next page is to be asked of the server. */
const askServer = (): void => navigator.serviceWorker?.controller?.postMessage('ask server');

/** Opens the page of the server in place of the stored one, once the worker has understood. */
export function openFromServer(): void {
  navigator.serviceWorker?.addEventListener('message', () => window.location.reload(), { once: true });
  askServer();
}

/** Watches for files that are gone since an update of the portal. The stored page is too old for the next load. */
export function watchMissingFiles(): void {
  window.addEventListener('vite:preloadError', () => {
    isFileMissing = true;
    askServer();
  });
}

/** Whether a page could not be drawn because the stored page is older than the files of the portal. */
export const isStoredPageTooOld = (): boolean => isFileMissing && isStoredPage();
