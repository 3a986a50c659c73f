import { createStore } from '#lib/create-store.ts';

/** The browser's offer to install the portal. It can be used once. */
type InstallEvent = Event & { prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }> };

/** The browser's offer, null while it makes none. */
export const installEvent = createStore<InstallEvent | null>(null);

const isInstallEvent = (event: Event): event is InstallEvent => 'prompt' in event;

/** Keeps the browser's offer for the sheet, instead of its own banner. Called before anything is drawn. */
export function watchInstall(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    if (isInstallEvent(event)) installEvent.set(event);
  });
  window.addEventListener('appinstalled', () => installEvent.set(null));
}
