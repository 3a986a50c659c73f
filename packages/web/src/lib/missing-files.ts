/**
 * Watches for files that are gone since an update of the portal. The page is then loaded anew, and the worker is told
 * that its stored page is too old for that (D-399).
 */
export function watchMissingFiles(): void {
  window.addEventListener('vite:preloadError', () => {
    if ('serviceWorker' in navigator) navigator.serviceWorker.controller?.postMessage('ask server');
  });
}
