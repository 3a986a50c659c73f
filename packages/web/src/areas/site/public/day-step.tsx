import type { ReactNode } from 'react';
import { Icon, type IconName } from '#ui/marks/icon.tsx';
import css from '../parts/day-steps.module.css';

type Props = {
  place: 'done' | 'now' | 'later';
  icon: IconName;
  title: string;
  children: ReactNode;
  /** A link to what the step is about. */
  side?: ReactNode;
};

/** One step of a day on site. */
export const DayStep = ({ place, icon, title, children, side }: Props) => (
  <li data-place={place} aria-current={place === 'now' ? 'step' : undefined}>
    <span className={css['mark']}>
      <Icon name={place === 'done' ? 'check' : icon} />
    </span>
    <span>
      <b>{title}</b>
      <small>{children}</small>
    </span>
    {side}
  </li>
);
