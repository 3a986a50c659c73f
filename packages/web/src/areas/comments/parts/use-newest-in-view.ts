import { type RefObject, useEffect } from 'react';

/** Brings the end of a stream that scrolls by itself into view whenever there is more of it, unless it leads elsewhere. */
export function useNewestInView(stream: RefObject<HTMLElement | null>, length: number, leadsElsewhere: boolean): void {
  useEffect(() => {
    const { current } = stream;
    if (current && length > 0 && !leadsElsewhere) current.scrollTop = current.scrollHeight;
  }, [stream, length, leadsElsewhere]);
}
