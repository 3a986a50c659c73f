import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Keeps comments where they are on screen while older ones come above them. The answer notes where the oldest one is;
 * it is called before they come. `before` changes with each page.
 */
export function useKeptPlace(stream: RefObject<HTMLElement | null>, before: number | undefined): () => void {
  const kept = useRef<{ element: Element; top: number } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page that came is made up for once
  useLayoutEffect(() => {
    const { current: box } = stream;
    const { current: place } = kept;
    kept.current = null;
    if (!box || !place?.element.isConnected) return;
    const top = place.element.getBoundingClientRect().top - place.top;
    // On a phone the page scrolls, not the stream.
    const scroller = box.scrollHeight > box.clientHeight ? box : window;
    scroller.scrollBy({ top, behavior: 'instant' });
  }, [stream, before]);
  return () => {
    const element = stream.current?.querySelector('[id^="comment-"]');
    kept.current = element ? { element, top: element.getBoundingClientRect().top } : null;
  };
}
