import { useEffect, useRef } from 'react';

/** Takes back that an element was hidden from readers of the screen. */
function show({ target, oldValue }: MutationRecord): void {
  if (oldValue === null && target instanceof Element) target.removeAttribute('aria-hidden');
}

/**
 * Part of a list below a field. While it is open, its library hides the page from readers of the screen. But Tab still
 * reaches the page, so it must stay readable. What was hidden before stays hidden.
 */
export function ReadablePage() {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const observer = new MutationObserver((records) => {
      // A dialog that opens while the list closes hides the page for good reason.
      if (mark.current?.closest('[data-open]')) records.forEach(show);
    });
    // It starts before the list hides anything, whose effect follows those of its parts.
    observer.observe(document.body, { attributeFilter: ['aria-hidden'], attributeOldValue: true, subtree: true });
    return () => observer.disconnect();
  }, []);
  return <span ref={mark} hidden />;
}
