import { expect, type Page } from '@playwright/test';

declare global {
  interface Window {
    toastsSeen?: string[];
  }
}

/** Records every toast of the page from its start. A toast disappears after a second and a half. */
export async function recordToasts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    window.toastsSeen = seen;
    const recordToast = (node: Node): void => {
      if (!(node instanceof Element)) return;
      const toasts = node.matches('.toast') ? [node] : [...node.querySelectorAll('.toast')];
      seen.push(...toasts.map((toast) => toast.querySelector('span')?.textContent ?? ''));
    };
    new MutationObserver((records) => {
      for (const record of records) record.addedNodes.forEach(recordToast);
    }).observe(document, { childList: true, subtree: true });
  });
}

/** The recorded toasts, oldest first. */
const seenToasts = (page: Page): Promise<string[]> => page.evaluate(() => window.toastsSeen ?? []);

/** Waits for exactly these toasts in this order, then clears the record. */
export async function expectToasts(page: Page, ...texts: string[]): Promise<void> {
  await expect.poll(() => seenToasts(page)).toEqual(texts);
  await page.evaluate(() => window.toastsSeen?.splice(0));
}

/** Waits for a toast and closes it, since it covers what is pressed next. */
export async function closeToast(page: Page, text: string): Promise<void> {
  const toast = page.getByRole('alert').filter({ hasText: text });
  await toast.getByRole('button').tap();
  await expect(toast).toHaveCount(0);
}
