import { type ReactNode, useEffect, useRef } from 'react';
import css from './record-layout.module.css';

/** Sets the height of the head as a CSS variable, for sticky parts below it and for scroll targets. */
function useHeadHeight() {
  const head = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const root = document.documentElement;
    const setHeight = () => root.style.setProperty('--record-head', `${head.current?.offsetHeight ?? 0}px`);
    const observer = new ResizeObserver(setHeight);
    if (head.current) observer.observe(head.current);
    return () => {
      observer.disconnect();
      root.style.removeProperty('--record-head');
    };
  }, []);
  return head;
}

type Props = {
  /** A RecordHead. */
  head: ReactNode;
  /** Conversation and changes: a column with its own scroll, or a section at the end below 900 px. */
  side?: ReactNode;
  /** On a phone the column stands alone, without head and sections. */
  sideAlone?: boolean;
  /** The sections. */
  children: ReactNode;
};

/** Layout of a record page: a sticky head, the sections, and a column for conversation and changes. */
export function RecordLayout({ head, side, sideAlone = false, children }: Props) {
  const ref = useHeadHeight();
  return (
    <div className={css['record']} data-side-alone={sideAlone || undefined}>
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
