import type { ReactNode } from 'react';
import { Chip } from '#ui/marks/chip.tsx';
import { Icon, type IconName } from '#ui/marks/icon.tsx';

type Props = { icon?: IconName; tone?: 'quiet' | 'warn'; children: ReactNode };

/** A short label on a room, an entry or a person: 고정, 방 관리자만, 관리자. */
export const Tag = ({ icon, tone = 'quiet', children }: Props) => (
  <Chip kind={tone}>
    {icon && <Icon name={icon} size={14} />}
    {children}
  </Chip>
);
