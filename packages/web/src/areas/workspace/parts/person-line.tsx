import type { ReactNode } from 'react';
import { Row } from '#ui/layout/row.tsx';
import { Initial } from '#ui/marks/initial.tsx';
import { Text } from '#ui/text/text.tsx';

type Props = {
  person: { userName: string; deptName: string; positionName: string };
  /** Additional information about the person, after the name and department. */
  note?: ReactNode;
  /** The buttons on the right. */
  children?: ReactNode;
};

/** A person of a room as one line of a list. */
export const PersonLine = ({ person: { userName, deptName, positionName }, note, children }: Props) => (
  <Row as="li" gap={8} padY={4} size={13} tall="touch" wraps>
    <Initial name={userName} />
    <Row as="span" gap={8} align="baseline" tone="soft" fill wraps>
      <Text as="strong" size={14} weight="medium" tone="text">
        {userName}
      </Text>
      <span>
        {deptName} {positionName}
      </span>
      {note !== undefined && <span>{note}</span>}
    </Row>
    {children !== undefined && (
      <Row as="span" gap={8} firm toEnd>
        {children}
      </Row>
    )}
  </Row>
);
