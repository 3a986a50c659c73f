import { useSyncExternalStore } from 'react';
import { COLOR_CHOICES, type ColorChoice, chooseColors, colorChoice } from '#lib/device/color-scheme.ts';
import { Segments } from '#ui/choices/segments.tsx';

const WORDS: Readonly<Record<ColorChoice, string>> = { system: '시스템', light: '밝게', dark: '어둡게' };
const OPTIONS = COLOR_CHOICES.map((value) => ({ value, label: WORDS[value] }));

/** Switch for light, dark or the system's theme. The choice is stored on this device. */
export function ThemeSwitch() {
  const choice = useSyncExternalStore(colorChoice.subscribe, colorChoice.get);
  return <Segments label="화면" value={choice} options={OPTIONS} onChange={chooseColors} />;
}
