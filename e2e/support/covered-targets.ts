import type { Page } from '@playwright/test';

/**
 * The targets of the open page that a bar or another part covers wherever the page is scrolled to. An open dialog has the
 * targets that count. The page ends where it was.
 */
export const findCoveredTargets = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    // A sheet that still moves lies elsewhere a moment later.
    const moving = document
      .getAnimations()
      .filter(({ effect }) => effect?.getTiming().iterations !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(moving.map(({ finished }) => finished));
    // A closed dialog takes the second press of a double click until it has faded.
    while (document.querySelector('[data-ending-style]') !== null) await new Promise(requestAnimationFrame);
    const TARGETS = 'a, button, input, select, textarea, summary, [role=radio], [role=img][aria-label]';
    const EXEMPT = '[inert], [hidden], [aria-hidden=true], [data-skip]';
    const dialogs = [...document.querySelectorAll('[role=dialog]')].filter((dialog) => dialog.clientHeight > 1);
    const top = dialogs.at(-1) ?? document.body;
    const isShown = (element: Element): boolean => {
      const { width, height, bottom } = element.getBoundingClientRect();
      const { visibility } = getComputedStyle(element);
      return width > 1 && height > 1 && bottom + window.scrollY > 0 && visibility !== 'hidden';
    };
    const isReached = (element: Element): boolean => {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top: upper, width, height } = element.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, upper + height / 2);
      if (hit === null) return false;
      const label = element.closest('label');
      return element.contains(hit) || label?.contains(hit) === true;
    };
    const start = window.scrollY;
    const covered = [...top.querySelectorAll(TARGETS)]
      .filter((element) => isShown(element) && element.closest(EXEMPT) === null && !isReached(element))
      .map((element) => {
        const text = element.getAttribute('aria-label') ?? element.textContent ?? '';
        return `${element.tagName} '${text.trim().slice(0, 30)}'`;
      });
    window.scrollTo({ top: start, behavior: 'instant' });
    return covered;
  });
