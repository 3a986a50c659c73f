import { useEffect, useState } from 'react';

/** The id of the part that the reader has reached: the last one that begins in the upper half of the window. */
export function useSeenPart(ids: readonly string[]): string {
  const [seen, setSeen] = useState(ids[0] ?? '');
  const all = ids.join(' ');
  useEffect(() => {
    const look = () => {
      const reached = all.split(' ').filter((id) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top;
        return top !== undefined && top < window.innerHeight / 2;
      });
      setSeen(reached.at(-1) ?? '');
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [all]);
  return seen;
}
