import type { ElementType } from 'react';
import type { Drawn } from '#ui/layout/look.ts';
import { Panel } from '#ui/surface/panel.tsx';
import css from './room-sheet.module.css';

/** A part of the workspace on its own ground. On a phone it is as wide as the page. */
export function RoomSheet<E extends ElementType = 'section'>({ as, className = '', ...given }: Drawn<E>) {
  const As: ElementType = as ?? 'section';
  return <Panel as={As} round="lg" {...given} className={`${css['sheet']} ${className}`} />;
}
