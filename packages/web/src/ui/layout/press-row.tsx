import type { ElementType } from 'react';
import layout from './layout.module.css';
import { type Drawn, lookOf } from './look.ts';
import css from './press-row.module.css';

/** A row that is pressed as a whole: a button, or a link if `as` says so. It has a ground under the pointer. */
export function PressRow<E extends ElementType = 'button'>({ as, ...given }: Drawn<E>) {
  const As: ElementType = as ?? 'button';
  const type = As === 'button' ? { type: 'button' } : {};
  return <As {...type} {...lookOf([layout['row'], css['press']], given)} />;
}
