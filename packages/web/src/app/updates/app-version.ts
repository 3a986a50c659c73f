import { noteConnection } from '#lib/device/connected-at.ts';
import { type VersionWorker, waitingVersion } from './waiting-version.ts';

const CHECK_EVERY_MS = 60 * 60 * 1000;

const offer = (worker: VersionWorker | null): void => {
  // The first version of a device replaces nothing.
  if (worker && navigator.serviceWorker.controller) waitingVersion.set(worker);
};

/** Offers the version that is being fetched once it is complete. */
function watchInstalling({ installing }: ServiceWorkerRegistration): void {
  installing?.addEventListener('statechange', () => {
    if (installing.state === 'installed') offer(installing);
  });
}

/** Asks for a new version when the page is looked at again, at most once an hour. */
function checkOnReturn(registration: ServiceWorkerRegistration): void {
  let checkedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' || Date.now() - checkedAt < CHECK_EVERY_MS) return;
    checkedAt = Date.now();
    registration.update().catch(() => {
      // Without a connection the next return asks again.
    });
  });
}

/** Registers the service worker and follows its versions. A browser without one works as before. */
async function watchVersions(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  try {
    const registration = await navigator.serviceWorker.register('/service-worker.js');
    offer(registration.waiting);
    watchInstalling(registration);
    registration.addEventListener('updatefound', () => watchInstalling(registration));
    checkOnReturn(registration);
  } catch {
    // A private window or a policy may forbid it.
  }
}

/** Loads the page anew with the version that the user agreed to. Another tab may have switched to it already. */
export function switchVersion(worker: VersionWorker): void {
  if (worker.state !== 'installed') {
    window.location.reload();
    return;
  }
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true });
  worker.postMessage('activate');
}

let started = false;

/** Starts the service worker once for the page. */
export function startVersions(): void {
  if (started) return;
  started = true;
  noteConnection();
  void watchVersions();
}
