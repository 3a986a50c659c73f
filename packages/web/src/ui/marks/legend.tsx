import { Row } from '../layout/row.tsx';
import css from './legend.module.css';

type Props = {
  /** What an outlined bar shows, and what a filled one shows. */
  outlined: string;
  filled: string;
};

/** What the bars of a chart mean. */
export const Legend = ({ outlined, filled }: Props) => (
  <Row as="ul" gap={16} size={12} tone="soft" className={css['legend']}>
    <li>{outlined}</li>
    <li data-filled>{filled}</li>
  </Row>
);
