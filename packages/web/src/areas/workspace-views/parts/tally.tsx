import type { ReactNode } from 'react';
import { Row } from '#ui/layout/row.tsx';
import { Icon, type IconName } from '#ui/marks/icon.tsx';

type Props = { icon: IconName; label: string; children: ReactNode };

/** How many sub-tasks or comments a task has, as a small icon with a number. */
export const Tally = ({ icon, label, children }: Props) => (
  <Row as="span" gap={4} size={12} tone="soft" firm role="img" aria-label={label}>
    <Icon name={icon} size={14} />
    {children}
  </Row>
);
