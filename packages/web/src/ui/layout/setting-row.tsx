import type { ElementType, ReactNode } from 'react';
import { Icon, type IconName } from '../marks/icon.tsx';
import { Note } from '../text/note.tsx';
import { Text } from '../text/text.tsx';
import { Row } from './row.tsx';
import { Stack } from './stack.tsx';

type Props = {
  as?: ElementType;
  icon?: IconName;
  name: string;
  /** What holds now, or what it leads to. */
  note: ReactNode;
  /** Its switch or buttons, at the end. */
  children?: ReactNode;
};

/** A setting in one row: what it is, what holds now, and its control at the end. */
export const SettingRow = ({ as = 'div', icon, name, note, children }: Props) => (
  <Row as={as} gap={12} padY={8}>
    {icon && <Icon name={icon} />}
    <Stack as="span" fill>
      <Text as="b" weight="semibold">
        {name}
      </Text>
      <Note as="small">{note}</Note>
    </Stack>
    {children}
  </Row>
);
