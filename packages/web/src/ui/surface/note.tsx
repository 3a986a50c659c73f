import type { ReactNode } from 'react';
import { Row } from '../layout/row.tsx';
import { Icon, type IconName } from '../marks/icon.tsx';
import { Text } from '../text/text.tsx';

type Props = {
  kind: 'accent' | 'good' | 'warn' | 'bad';
  icon: IconName;
  role?: 'alert' | 'status' | undefined;
  children: ReactNode;
};

/** A sentence that is to be seen, with its sign, on the ground of what it means. */
export const Note = ({ kind, icon, role, children }: Props) => (
  <Row as="p" role={role} gap={8} align="start" padY={12} padX={12} round="md" ground={`${kind}-soft`} tone={kind}>
    <Icon name={icon} size={20} />
    <Text as="span" fill>
      {children}
    </Text>
  </Row>
);
