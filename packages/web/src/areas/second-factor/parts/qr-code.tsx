import { useEffect, useState } from 'react';
import { notePartMissing } from '#ui/feedback/lazy-part.ts';
import css from './second-factor.module.css';

/** The empty border that cameras need, in dots. */
const BORDER = 2;

/** A text as a QR code. It is black on white in both themes, because cameras need that. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const [dots, setDots] = useState<boolean[][]>([]);
  useEffect(() => {
    let isUnmounted = false;
    void import('uqr').then(({ encode }) => {
      if (!isUnmounted) setDots(encode(text, { ecc: 'M', border: BORDER }).data);
    }, notePartMissing);
    return () => {
      isUnmounted = true;
    };
  }, [text]);
  const path = dots
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .filter((square) => square !== '')
    .join('');
  return (
    <div className={css['qr']}>
      {dots.length > 0 && (
        <svg viewBox={`0 0 ${dots.length} ${dots.length}`} role="img" aria-label={label} shapeRendering="crispEdges">
          <path d={path} />
        </svg>
      )}
    </div>
  );
}
