import type { ElementType } from 'react';
import { type Drawn, lookOf } from '../layout/look.ts';
import css from './press.module.css';

type Props<E extends ElementType> = Drawn<E> & {
  /**
   * Without one it looks like the words around it. A 'link' is for what changes no data. 'underlined' stands among words.
   * A small 'word' and a 'quiet' icon with a word have a ground under the pointer. A 'pill' has a round frame, filled
   * while `aria-pressed` or `data-chosen`.
   */
  kind?: 'link' | 'underlined' | 'word' | 'quiet' | 'pill' | undefined;
  /** Its word, not its ground, stands at the beginning of the line. */
  flush?: boolean | undefined;
};

/** A button without the frame of a button. As another element it has the same look, but nothing to press. */
export function Press<E extends ElementType = 'button'>({ as, kind, flush, ...given }: Props<E>) {
  const As: ElementType = as ?? 'button';
  const type = As === 'button' ? { type: 'button' } : {};
  return <As {...type} {...lookOf([css['press'], kind && css[kind], flush && css['flush']], given)} />;
}
