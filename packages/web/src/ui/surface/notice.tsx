import type { ElementType, ReactNode } from 'react';
import { type Drawn, lookOf } from '../layout/look.ts';
import { Icon, type IconName } from '../marks/icon.tsx';
import css from './surface.module.css';

type Props<E extends ElementType> = Drawn<E> & {
  icon: IconName;
  /** What it says: a hint, a warning or a fault. Without one it only tells. */
  kind?: 'accent' | 'good' | 'warn' | 'bad' | undefined;
  children?: ReactNode;
};

/** A few words with their sign on a ground of their own. */
export function Notice<E extends ElementType = 'p'>({ as, icon, kind, children, ...given }: Props<E>) {
  const As: ElementType = as ?? 'p';
  return (
    <As {...lookOf([css['panel'], css['notice']], given)} data-kind={kind ?? 'quiet'}>
      <Icon name={icon} size={20} />
      <span>{children}</span>
    </As>
  );
}
