import type { ReactNode } from 'react';
import { Row } from '#ui/layout/row.tsx';
import { Icon, type IconName } from '#ui/marks/icon.tsx';
import { Named } from '#ui/text/named.tsx';
import { Note } from '#ui/text/note.tsx';
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
  <Row as="li" className={css['step']} gap={12} data-place={place} aria-current={place === 'now' ? 'step' : undefined}>
    <span className={css['mark']}>
      <Icon name={place === 'done' ? 'check' : icon} />
    </span>
    <Named name={title} phoneSize={16}>
      <Note as="small">{children}</Note>
    </Named>
    {side}
  </Row>
);
