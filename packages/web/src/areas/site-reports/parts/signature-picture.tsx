import { boxOf, parseStrokes, strokesPath } from '@portal/contract/areas/site-reports/strokes';
import css from './signatures.module.css';

/** A signature as it was drawn, as large as its box allows. */
export function SignaturePicture({ strokes, name }: { strokes: string; name: string }) {
  const parsed = parseStrokes(strokes);
  if (!parsed) return <span className={css['picture']} />;
  const { width, height } = boxOf(parsed);
  const edge = Math.max(width, height) / 14;
  return (
    <svg
      className={css['picture']}
      role="img"
      aria-label={`${name} 서명`}
      viewBox={`${-edge} ${-edge} ${width + 2 * edge} ${height + 2 * edge}`}
    >
      <path d={strokesPath(parsed)} strokeWidth={edge / 2} />
    </svg>
  );
}
