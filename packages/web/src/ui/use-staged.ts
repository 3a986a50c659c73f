import { useEffect, useState } from 'react';

/** How many of `count` rows are drawn now: `atOnce` at first, and `step` more with every frame. */
export function useStaged(count: number, { atOnce, step }: { atOnce: number; step: number }): number {
  const [drawn, setDrawn] = useState(atOnce);
  const isWhole = drawn >= count;
  useEffect(() => {
    if (isWhole) return;
    const frame = requestAnimationFrame(() => setDrawn(drawn + step));
    return () => cancelAnimationFrame(frame);
  }, [isWhole, drawn, step]);
  return Math.min(drawn, count);
}
