import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Within this distance from the end, in px, new messages scroll into view. */
const NEAR_END = 160;

/** What scrolls: the column, or the page on a phone. */
const scrollerOf = (box: HTMLElement): HTMLElement =>
  box.scrollHeight > box.clientHeight + 1 ? box : document.documentElement;

const isAtEnd = (box: HTMLElement): boolean => {
  const { scrollHeight, scrollTop, clientHeight } = scrollerOf(box);
  return scrollHeight - scrollTop - clientHeight < NEAR_END;
};

/**
 * Keeps the newest message in view while the reader is at the end. Otherwise `hasNew` tells that there is one below.
 * Call `keepPlace` before older messages are added above.
 */
export function useTalkScroll(stream: RefObject<HTMLElement | null>, newestId: number, oldestId: number) {
  const [hasNew, setHasNew] = useState(false);
  const seen = useRef(0);
  const wasAtEnd = useRef(true);
  const height = useRef<number | null>(null);
  const toEnd = () => {
    const { current: box } = stream;
    if (!box) return;
    const scroller = scrollerOf(box);
    scroller.scrollTop = scroller.scrollHeight;
    setHasNew(false);
  };
  useEffect(() => {
    const note = () => {
      const { current: box } = stream;
      wasAtEnd.current = !box || isAtEnd(box);
      if (wasAtEnd.current) setHasNew(false);
    };
    document.addEventListener('scroll', note, { capture: true, passive: true });
    return () => document.removeEventListener('scroll', note, { capture: true });
  }, [stream]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a newer message scrolls
  useLayoutEffect(() => {
    if (newestId <= seen.current) return;
    if (seen.current === 0 || wasAtEnd.current) toEnd();
    else setHasNew(true);
    seen.current = newestId;
  }, [newestId]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the position is corrected once per older page
  useLayoutEffect(() => {
    const { current: box } = stream;
    if (!box || height.current === null) return;
    const scroller = scrollerOf(box);
    scroller.scrollTop += scroller.scrollHeight - height.current;
    height.current = null;
  }, [oldestId]);
  const keepPlace = () => {
    const { current: box } = stream;
    height.current = box ? scrollerOf(box).scrollHeight : null;
  };
  return { hasNew, toEnd, keepPlace };
}
