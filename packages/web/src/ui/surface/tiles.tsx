import type { ElementType, ReactNode } from 'react';
import { type Drawn, lookOf } from '../layout/look.ts';
import css from './tiles.module.css';

type TilesProps<E extends ElementType> = Drawn<E> & {
  /** Photos that are looked at. Without it small ones, of which some are chosen. */
  large?: boolean | undefined;
};

/** Pictures of equal size, as many beside each other as fit. */
export function Tiles<E extends ElementType = 'ul'>({ as, large, ...given }: TilesProps<E>) {
  const As: ElementType = as ?? 'ul';
  return <As {...lookOf([css['tiles']], given)} data-large={large || undefined} />;
}

type TileProps<E extends ElementType> = Drawn<E> & {
  square?: boolean | undefined;
  /** Words in place of a picture, alone or in a dashed frame. */
  words?: 'plain' | 'dashed' | undefined;
};

/** A picture that fills its place. A button, if `as` says nothing else; a label has the checkbox that chooses it. */
export function Tile<E extends ElementType = 'button'>({ as, square, words, ...given }: TileProps<E>) {
  const As: ElementType = as ?? 'button';
  const type = As === 'button' ? { type: 'button' } : {};
  return <As {...type} {...lookOf([css['tile']], given)} data-square={square || undefined} data-words={words} />;
}

/** A word on a picture. An amber one stands at its top. */
export const TileWord = ({ isLate = false, children }: { isLate?: boolean; children: ReactNode }) => (
  <b className={css['word']} data-late={isLate || undefined}>
    {children}
  </b>
);

/** A sign on a picture. */
export const TileMark = ({ isBad = false, children }: { isBad?: boolean; children: ReactNode }) => (
  <i className={css['mark']} data-bad={isBad || undefined}>
    {children}
  </i>
);

/** Two pictures that belong together. */
export const TilePair = ({ children }: { children: ReactNode }) => <div className={css['pair']}>{children}</div>;
