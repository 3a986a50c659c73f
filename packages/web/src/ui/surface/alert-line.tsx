import type { ReactNode } from 'react';
import { Row } from '../layout/row.tsx';
import { Icon } from '../marks/icon.tsx';

type Props = { children: ReactNode; id?: string | undefined; role?: 'alert' | 'status' };

/** A sentence in red with a sign: what is wrong, or does not reach anyone. */
export const AlertLine = ({ children, id, role }: Props) => (
  <Row as="p" gap={8} size={14} tone="bad" id={id} role={role}>
    <Icon name="alert" />
    {children}
  </Row>
);
