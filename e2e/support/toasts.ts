import { expect, type Page } from '@playwright/test';

declare global {
  interface Window {
    toastsSeen?: string[];
  }
}

/** Notes every toast of the page from its first moment: they are gone after a second and a half. */
export async function recordToasts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    window.toastsSeen = seen;
    const note = (node: Node): void => {
      if (!(node instanceof Element)) return;
      const found = node.matches('.toast') ? [node] : [...node.querySelectorAll('.toast')];
      seen.push(...found.map((toast) => toast.querySelector('span')?.textContent ?? ''));
    };
    new MutationObserver((records) => {
      for (const record of records) record.addedNodes.forEach(note);
    }).observe(document, { childList: true, subtree: true });
  });
}

/** Every toast since the page was loaded, oldest first. */
const seenToasts = (page: Page): Promise<string[]> => page.evaluate(() => window.toastsSeen ?? []);

/** Waits for exactly these toasts since the last look, in this order, and forgets them. */
export async function expectToasts(page: Page, ...texts: string[]): Promise<void> {
  await expect.poll(() => seenToasts(page)).toEqual(texts);
  await page.evaluate(() => window.toastsSeen?.splice(0));
}
