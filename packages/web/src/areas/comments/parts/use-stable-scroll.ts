import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Keeps comments at their place on screen while older ones are added above. Call the returned function before they are
 * added; it stores the position of the oldest comment. `shown` changes with what is added.
 */
export function useStableScroll(stream: RefObject<HTMLElement | null>, shown: unknown): () => void {
  const storedPosition = useRef<{ element: Element; top: number } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the scroll position is corrected once per page
  useLayoutEffect(() => {
    const { current: box } = stream;
    const { current: position } = storedPosition;
    storedPosition.current = null;
    if (!box || !position?.element.isConnected) return;
    const top = position.element.getBoundingClientRect().top - position.top;
    // On a phone the page scrolls, not the stream.
    const scroller = box.scrollHeight > box.clientHeight ? box : window;
    scroller.scrollBy({ top, behavior: 'instant' });
  }, [stream, shown]);
  return () => {
    const element = stream.current?.querySelector('[id^="comment-"]');
    storedPosition.current = element ? { element, top: element.getBoundingClientRect().top } : null;
  };
}
