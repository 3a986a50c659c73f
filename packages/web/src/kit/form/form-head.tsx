import type { ReactNode } from 'react';
import { BackLink } from '#kit/page/back-link.tsx';
import { Press } from '#ui/buttons/press.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Icon } from '#ui/marks/icon.tsx';
import { Text } from '#ui/text/text.tsx';

type Props = {
  title: string;
  list: string;
  /** Closes the form. Without it, 목록 opens the list; a phone has that in its header. */
  onLeave?: (() => void) | undefined;
  /** A word behind the title. */
  note?: ReactNode;
};

/** The head of a form on a page of its own. */
export const FormHead = ({ title, list, onLeave, note }: Props) => (
  <Row wraps gap={16} padY={8} line="below">
    {onLeave ? (
      <Press kind="link" size={13} tone="soft" onClick={onLeave}>
        <Row as="span" gap={4}>
          <Icon name="previous" />
          수정 닫기
        </Row>
      </Press>
    ) : (
      <BackLink list={list} />
    )}
    <Text as="h1" size={20} weight="semibold">
      {title}
    </Text>
    {note !== undefined && (
      <Text as="small" size={13} tone="soft">
        {note}
      </Text>
    )}
  </Row>
);
