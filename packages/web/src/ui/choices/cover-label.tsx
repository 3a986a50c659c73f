import type { Drawn } from '../layout/look.ts';
import { Row } from '../layout/row.tsx';
import css from './cover-label.module.css';

/** A row under its invisible input, which takes presses and keys. What stands in the row draws the state. */
export const CoverLabel = ({ className = '', ...given }: Drawn<'label'>) => (
  <Row as="label" {...given} className={`${css['cover']} ${className}`} />
);
