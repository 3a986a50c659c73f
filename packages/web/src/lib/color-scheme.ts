import { createStore } from './create-store.ts';

/** What a person chooses on one device; 'system' follows the setting of the machine. */
export const COLOR_CHOICES = ['system', 'light', 'dark'] as const;
export type ColorChoice = (typeof COLOR_CHOICES)[number];

const STORED = 'portal-colors';
const DARK = '(prefers-color-scheme: dark)';

const choiceOf = (text: string | null): ColorChoice => COLOR_CHOICES.find((choice) => choice === text) ?? 'system';

/** The choice of this device. Change it with `chooseColors`. */
export const colorChoice = createStore<ColorChoice>('system');

/** Shows what the choice asks for: the tokens follow the attribute, the phone's frame the meta. */
function show(): void {
  const choice = colorChoice.get();
  const isDark = choice === 'system' ? matchMedia(DARK).matches : choice === 'dark';
  document.documentElement.dataset['theme'] = isDark ? 'dark' : 'light';
  const frame = getComputedStyle(document.documentElement).getPropertyValue('--head').trim();
  document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')?.setAttribute('content', frame);
}

/** Keeps a choice on this device and shows it at once. */
export function chooseColors(choice: ColorChoice): void {
  localStorage.setItem(STORED, choice);
  colorChoice.set(choice);
  show();
}

/** Shows the stored choice, and from then on follows the system and the other windows of this device. */
export function followColors(): void {
  const read = () => {
    colorChoice.set(choiceOf(localStorage.getItem(STORED)));
    show();
  };
  read();
  matchMedia(DARK).addEventListener('change', show);
  window.addEventListener('storage', (event) => {
    if (event.key === STORED) read();
  });
}
