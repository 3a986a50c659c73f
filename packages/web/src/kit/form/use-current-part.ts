import { useEffect, useState } from 'react';

/** The id of the part on screen: the last one that begins in the upper half of the window. */
export function useCurrentPart(ids: readonly string[]): string {
  const [current, setCurrent] = useState(ids[0] ?? '');
  const all = ids.join(' ');
  useEffect(() => {
    const update = () => {
      const reached = all.split(' ').filter((id) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top;
        return top !== undefined && top < window.innerHeight / 2;
      });
      setCurrent(reached.at(-1) ?? '');
    };
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, [all]);
  return current;
}
