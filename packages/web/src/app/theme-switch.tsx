import { useSyncExternalStore } from 'react';
import { COLOR_CHOICES, type ColorChoice, chooseColors, colorChoice } from '#lib/device/color-scheme.ts';
import { Segments } from '#ui/choices/segments.tsx';

const WORDS: Readonly<Record<ColorChoice, string>> = { system: '시스템 설정', light: '라이트', dark: '다크' };
const OPTIONS = COLOR_CHOICES.map((value) => ({ value, label: WORDS[value] }));

/** Switch for light, dark or the system's theme. The choice is stored on this device. */
export function ThemeSwitch() {
  const choice = useSyncExternalStore(colorChoice.subscribe, colorChoice.get);
  return <Segments label="화면 모드" value={choice} options={OPTIONS} onChange={chooseColors} />;
}
