import type { Page } from '@playwright/test';

/**
 * The words of a page and its sheets that are smaller than 13 px, each with its size. The paper of a report and the foot
 * of all pages have sizes of their own.
 */
export const findSmallWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const LEAST = 13;
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = new Set<string>();
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const element = text.parentElement;
      const words = text.textContent?.trim() ?? '';
      if (words === '' || element === null || element.closest('footer, article, [hidden], [inert], script, style'))
        continue;
      const { width, height } = element.getBoundingClientRect();
      const size = Number.parseFloat(getComputedStyle(element).fontSize);
      if (size < LEAST && width > 1 && height > 1 && element.checkVisibility())
        found.add(`${words.slice(0, 24)} ${size}`);
    }
    return [...found];
  });
