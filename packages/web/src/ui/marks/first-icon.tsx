import css from './icon.module.css';

/** Icons of the sign-in page and of toasts. The others are loaded with the pages after it. */
export const FIRST_SHAPES = {
  close: 'M6 6l12 12M18 6L6 18',
  check: 'M5 12l5 5 9-10',
  alert: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM12 8v5M12 16h.01',
  eye: 'M2 12c3-5 6-7 10-7s7 2 10 7c-3 5-6 7-10 7s-7-2-10-7zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  'eye-off':
    'M4 4l16 16M9.5 9.5a3.5 3.5 0 0 0 5 5M6.5 7C5 8 3.5 9.7 2 12c3 5 6 7 10 7 1.7 0 3.2-.4 4.6-1.2M10 5.2c.6-.1 1.3-.2 2-.2 4 0 7 2 10 7-.8 1.4-1.7 2.5-2.6 3.5',
} as const;

/** An icon of a path on a 24 px grid, drawn with strokes. It is decorative: the text next to it has the meaning. */
export const Shape = ({ path, size }: { path: string; size?: number | undefined }) => (
  <svg className={css['icon']} data-px={size} viewBox="0 0 24 24" aria-hidden="true">
    <path d={path} />
  </svg>
);

/** An icon that the sign-in page needs. */
export const FirstIcon = ({ name }: { name: keyof typeof FIRST_SHAPES }) => <Shape path={FIRST_SHAPES[name]} />;
