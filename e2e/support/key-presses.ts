import type { Page } from '@playwright/test';

/** A keyboard that counts presses: each key and shortcut is one, a typed text is one for its field. */
export function countedKeys(page: Page) {
  let presses = 0;
  return {
    count: (): number => presses,
    /** Presses a key or shortcut, several times if need be. */
    press: async (key: string, times = 1): Promise<void> => {
      for (let time = 0; time < times; time += 1) await page.keyboard.press(key);
      presses += times;
    },
    type: async (text: string): Promise<void> => {
      await page.keyboard.type(text);
      presses += 1;
    },
  };
}
