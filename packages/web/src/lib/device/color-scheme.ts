import { createStore } from '#lib/create-store.ts';

/** The colour choices of a device. 'system' follows the setting of the operating system. */
export const COLOR_CHOICES = ['system', 'light', 'dark'] as const;
export type ColorChoice = (typeof COLOR_CHOICES)[number];

const STORAGE_KEY = 'portal-colors';
const DARK_QUERY = '(prefers-color-scheme: dark)';

const choiceOf = (text: string | null): ColorChoice => COLOR_CHOICES.find((choice) => choice === text) ?? 'system';

/** The choice of this device. Change it with `chooseColors`. */
export const colorChoice = createStore<ColorChoice>('system');

/** Applies the choice to the page: an attribute for the tokens and a meta tag for the browser's frame. */
function applyScheme(): void {
  const choice = colorChoice.get();
  const isDark = choice === 'system' ? matchMedia(DARK_QUERY).matches : choice === 'dark';
  document.documentElement.dataset['theme'] = isDark ? 'dark' : 'light';
  const frame = getComputedStyle(document.documentElement).getPropertyValue('--head').trim();
  document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')?.setAttribute('content', frame);
}

/** Stores a choice on this device and applies it. */
export function chooseColors(choice: ColorChoice): void {
  localStorage.setItem(STORAGE_KEY, choice);
  colorChoice.set(choice);
  applyScheme();
}

/** Applies the stored choice. Then follows changes of the system and of other windows. */
export function initColors(): void {
  const applyStored = () => {
    colorChoice.set(choiceOf(localStorage.getItem(STORAGE_KEY)));
    applyScheme();
  };
  applyStored();
  matchMedia(DARK_QUERY).addEventListener('change', applyScheme);
  window.addEventListener('storage', (event) => {
    if (event.key === STORAGE_KEY) applyStored();
  });
}
