import type { ComponentProps } from 'react';
import { Row } from '../layout/row.tsx';
import css from './tick-row.module.css';

type Props = ComponentProps<'input'> & {
  type: 'checkbox' | 'radio';
  label: string;
  isWrong?: boolean;
};

/** A large box with its words in a row for a thumb. `data-point` carries the words (`IntersectionObserver`). */
export const TickRow = ({ label, isWrong = false, ...input }: Props) => (
  <Row as="label" className={css['row']} gap={12} weight="medium" data-point={label} data-wrong={isWrong || undefined}>
    <input {...input} />
    <span>{label}</span>
  </Row>
);
