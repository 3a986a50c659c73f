import { createStore } from '#lib/create-store.ts';
import { installEvent } from './install-event.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const PAUSE_DAYS = 30;
/** The visit from which on the sheet is offered. */
const SECOND_VISIT = 2;
const STORAGE_KEYS = { visit: 'visit', visits: 'visits', pausedUntil: 'install-rests-until' } as const;

/** Whether the install sheet is open. */
export const installSheet = createStore(false);

/** How this device installs the portal: by the browser's dialog, by hand in Safari, or not at all. */
export type InstallMethod = 'dialog' | 'safari' | null;

const isInstalled = (): boolean =>
  window.matchMedia('(display-mode: standalone)').matches ||
  ('standalone' in navigator && navigator.standalone === true);

/** The way to install on this device (D-322). */
export function installMethod(): InstallMethod {
  if (isInstalled()) return null;
  if (installEvent.get() !== null) return 'dialog';
  return /iPhone|iPad|iPod/.test(navigator.userAgent) ? 'safari' : null;
}

/** Counts a visit, which is a session of the browser. */
export function countVisit(): void {
  if (sessionStorage.getItem(STORAGE_KEYS.visit) !== null) return;
  sessionStorage.setItem(STORAGE_KEYS.visit, 'counted');
  localStorage.setItem(STORAGE_KEYS.visits, String(Number(localStorage.getItem(STORAGE_KEYS.visits)) + 1));
}

/** Whether the sheet may be offered: from the second visit on, and not within thirty days of the last answer. */
export const isOfferDue = (now: number): boolean =>
  Number(localStorage.getItem(STORAGE_KEYS.visits)) >= SECOND_VISIT &&
  now >= Number(localStorage.getItem(STORAGE_KEYS.pausedUntil));

/** Offers nothing for thirty days. */
export const pauseOffer = (now: number): void =>
  localStorage.setItem(STORAGE_KEYS.pausedUntil, String(now + PAUSE_DAYS * DAY_MS));
