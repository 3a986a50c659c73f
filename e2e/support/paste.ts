import type { Page } from '@playwright/test';

const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';

/** Pastes markup into the editor, or a picture when no markup is given. */
export const paste = (page: Page, html = ''): Promise<void> =>
  page.locator('[contenteditable=true]').evaluate(
    (text, { markup, pixel }) => {
      const data = new DataTransfer();
      const bytes = Uint8Array.from(atob(pixel), (character) => character.charCodeAt(0));
      if (markup === '') data.items.add(new File([bytes], 'image.png', { type: 'image/png' }));
      else data.setData('text/html', markup);
      text.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
    },
    { markup: html, pixel: PIXEL },
  );
