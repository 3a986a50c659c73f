import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import css from './layout.module.css';
import { type Look, lookOf } from './look.ts';
import press from './press-row.module.css';

type Props = Look & {
  to: string;
  search: Record<string, string | number>;
  title?: string;
  className?: string | undefined;
  children: ReactNode;
};

/** A whole line or tile that leads to another page. */
export const LineLink = ({ to, search, ...given }: Props) => (
  <Link to={to} search={search} {...lookOf([css['grid'], press['press']], given)} />
);
