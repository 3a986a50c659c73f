import type { ReactNode } from 'react';
import { Icon, type IconName } from '#ui/marks/icon.tsx';
import css from './tag.module.css';

type Props = { icon?: IconName; tone?: 'plain' | 'warn'; children: ReactNode };

/** A short label on a room, an entry or a person: 고정, 방 관리자만, 관리자. */
export const Tag = ({ icon, tone = 'plain', children }: Props) => (
  <span className={css['tag']} data-tone={tone}>
    {icon && <Icon name={icon} />}
    {children}
  </span>
);
