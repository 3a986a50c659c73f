import { type ReactNode, useEffect, useRef } from 'react';
import css from './record-layout.module.css';

/** Says how tall the head is, so that what stays below it and what is jumped to stand clear of it. */
function useHeadHeight() {
  const head = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const root = document.documentElement;
    const tell = () => root.style.setProperty('--record-head', `${head.current?.offsetHeight ?? 0}px`);
    const watcher = new ResizeObserver(tell);
    if (head.current) watcher.observe(head.current);
    return () => {
      watcher.disconnect();
      root.style.removeProperty('--record-head');
    };
  }, []);
  return head;
}

type Props = {
  /** A RecordHead. */
  head: ReactNode;
  /** Talk and changes: a column that keeps its own scroll, below 900 px a section at the end. */
  side?: ReactNode;
  /** The sections. */
  children: ReactNode;
};

/** The anatomy of a record: a head that stays, its sections, and a column for talk and changes. */
export function RecordLayout({ head, side, children }: Props) {
  const ref = useHeadHeight();
  return (
    <div className={css['record']}>
      <div className={css['head']} ref={ref}>
        {head}
      </div>
      <div className={css['body']} data-sided={side !== undefined || undefined}>
        <div className={css['main']}>{children}</div>
        {side !== undefined && <div className={css['side']}>{side}</div>}
      </div>
    </div>
  );
}
