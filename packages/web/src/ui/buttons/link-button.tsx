import type { ElementType } from 'react';
import { type Drawn, lookOf } from '../layout/look.ts';
import css from './link-button.module.css';

type Props<E extends ElementType> = Drawn<E> & {
  /** As high as a button beside a title; else for a thumb. */
  small?: boolean | undefined;
};

/** A link that looks like a button. */
export function LinkButton<E extends ElementType = 'a'>({ as, small, ...given }: Props<E>) {
  const As: ElementType = as ?? 'a';
  return <As {...lookOf([css['link']], given)} data-small={small || undefined} />;
}
