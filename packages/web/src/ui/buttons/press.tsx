import type { ElementType } from 'react';
import { type Drawn, lookOf } from '../layout/look.ts';
import css from './press.module.css';

type Props<E extends ElementType> = Drawn<E> & {
  /**
   * Without one it looks like the words around it. 'quiet' is an icon with a word, whose ground shows under the pointer;
   * 'pill' a round frame, filled while it is pressed (`aria-pressed`) or chosen (`data-chosen`).
   */
  kind?: 'underlined' | 'quiet' | 'pill' | undefined;
};

/** A button without the frame of a button. As another element it has the same look, but nothing to press. */
export function Press<E extends ElementType = 'button'>({ as, kind, ...given }: Props<E>) {
  const As: ElementType = as ?? 'button';
  const type = As === 'button' ? { type: 'button' } : {};
  return <As {...type} {...lookOf([css['press']], given)} data-kind={kind} />;
}
