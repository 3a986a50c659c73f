import type { ReactNode } from 'react';
import { type Look, lookOf } from '../layout/look.ts';
import css from './plain-table.module.css';

type Props = Look & {
  heads: readonly string[];
  /** The heads of columns of numbers, which stand at the right, as do cells with `data-number`. */
  numbers?: readonly string[];
  /** All columns but the first are numbers. */
  figures?: boolean;
  /** Without lines between the rows, on a coloured ground. */
  bare?: boolean;
  className?: string | undefined;
  /** The rows, as `tr`. */
  children: ReactNode;
};

/** A small table to be read, without sorting and pages. */
export const PlainTable = ({ heads, numbers = [], figures = false, bare = false, children, ...look }: Props) => (
  <table {...lookOf([css['table']], look)} data-figures={figures || undefined} data-bare={bare || undefined}>
    <thead>
      <tr>
        {heads.map((head) => (
          <th key={head} scope="col" data-number={numbers.includes(head) || undefined}>
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>{children}</tbody>
  </table>
);
