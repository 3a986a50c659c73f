import { afterEach, expect, it, vi } from 'vitest';
import { installEvent } from './install-event.ts';
import { countVisit, installMethod, isOfferDue, pauseOffer } from './install-offer.ts';

const NOW = Date.parse('2026-11-24T06:00:00Z');
const DAY_MS = 24 * 60 * 60 * 1000;

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  installEvent.set(null);
  vi.unstubAllGlobals();
});

const visit = (): void => {
  sessionStorage.clear();
  countVisit();
};

it('the offer is due from the second visit on; pages of one visit count once (D-322)', () => {
  visit();
  countVisit();
  expect(isOfferDue(NOW)).toBe(false);
  visit();
  expect(isOfferDue(NOW)).toBe(true);
});

it('after an answer the offer rests thirty days (D-322)', () => {
  visit();
  visit();
  pauseOffer(NOW);
  expect(isOfferDue(NOW + 30 * DAY_MS - 1)).toBe(false);
  expect(isOfferDue(NOW + 30 * DAY_MS)).toBe(true);
});

const onDevice = (userAgent: string, standalone = false): void => {
  vi.stubGlobal('navigator', { userAgent });
  vi.stubGlobal('matchMedia', () => ({ matches: standalone }));
};

it('an iPhone has steps, the browser with an offer its dialog, the installed app nothing (D-322)', () => {
  onDevice('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)');
  expect(installMethod()).toBe('safari');
  onDevice('Mozilla/5.0 (Linux; Android 15)');
  expect(installMethod()).toBeNull();
  installEvent.set(
    Object.assign(new Event('beforeinstallprompt'), { prompt: async () => ({ outcome: 'accepted' as const }) }),
  );
  expect(installMethod()).toBe('dialog');
  onDevice('Mozilla/5.0 (Linux; Android 15)', true);
  expect(installMethod()).toBeNull();
});
