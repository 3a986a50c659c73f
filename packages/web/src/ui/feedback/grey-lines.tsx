import css from './grey-lines.module.css';

/** Widths of the lines in percent, so that they look like text. */
const WIDTHS = [38, 64, 52, 71, 45, 58, 33, 66];

/** Stands in for text that is loading. The lines appear after a short delay, so that a quick answer does not flicker. */
export const GreyLines = ({ rows }: { rows: number }) => (
  <div className={`loading ${css['lines']}`} role="status" aria-label="불러오는 중">
    {Array.from({ length: rows }, (_, row) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike
      <i key={row} style={{ width: `${WIDTHS[row % WIDTHS.length]}%` }} />
    ))}
  </div>
);
