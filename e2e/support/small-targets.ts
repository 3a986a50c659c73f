import type { Page } from '@playwright/test';

/**
 * The targets of the open page that are lower or narrower than 44 px, each with its text and size. Counted is what takes
 * the press: the element, its label, and what they have before and after them. Links in sentences and parts of a chart
 * are left out (WCAG 2.5.8).
 */
export const findSmallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const LEAST = 43.5;
    const PRESSED = 'a, button, input, select, textarea, summary, [role=button], [role=tab], [role=option]';
    const EXEMPT = '[data-chart], [data-paper], [contenteditable], [inert], [hidden], [aria-hidden=true]';
    const isShown = (element: Element): boolean => {
      const { visibility, opacity } = getComputedStyle(element);
      const { width, height, bottom } = element.getBoundingClientRect();
      // The skip link stands above the page until it has the focus.
      return bottom + window.scrollY > 0 && width > 1 && height > 1 && visibility !== 'hidden' && opacity !== '0';
    };
    const isInSentence = (element: Element): boolean =>
      element.matches('p a, table a') && getComputedStyle(element).display === 'inline';
    const sizeOf = (element: Element): { width: number; height: number } => {
      const pressed = [
        element,
        element.closest('label'),
        element.matches('input') ? element.parentElement : null,
      ].filter((box) => box !== null);
      const boxes = pressed.map((box) => box.getBoundingClientRect());
      const around = pressed
        .flatMap((box) => [getComputedStyle(box, '::before'), getComputedStyle(box, '::after')])
        .filter(({ content, position }) => content !== 'none' && position === 'absolute')
        .map(({ width, height }) => ({ width: Number.parseFloat(width) || 0, height: Number.parseFloat(height) || 0 }));
      const all = [...boxes, ...around];
      return {
        width: Math.max(...all.map(({ width }) => width)),
        height: Math.max(...all.map(({ height }) => height)),
      };
    };
    return [...document.querySelectorAll(PRESSED)]
      .filter((element) => isShown(element) && element.closest(EXEMPT) === null && !isInSentence(element))
      .map((element) => ({ element, ...sizeOf(element) }))
      .filter(({ width, height }) => width < LEAST || height < LEAST)
      .map(({ element, width, height }) => {
        const text = element.getAttribute('aria-label') ?? element.textContent ?? '';
        return `${element.tagName} '${text.trim().slice(0, 24)}' ${Math.round(width)} x ${Math.round(height)}`;
      });
  });
