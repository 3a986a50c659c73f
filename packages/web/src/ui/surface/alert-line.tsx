import type { ReactNode } from 'react';
import { Row } from '../layout/row.tsx';
import { Icon } from '../marks/icon.tsx';

type Props = { children: ReactNode; role?: 'alert' | 'status' };

/** A sentence in red with a sign: what is wrong, or does not reach anyone. */
export const AlertLine = ({ children, role }: Props) => (
  <Row as="p" gap={8} size={14} tone="bad" role={role}>
    <Icon name="alert" />
    {children}
  </Row>
);
