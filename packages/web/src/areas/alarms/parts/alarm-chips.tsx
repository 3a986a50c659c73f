import { ALARM_CHIPS, type AlarmKind } from '@portal/contract/areas/workspace/kinds';
import { Press } from '#ui/buttons/press.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Text } from '#ui/text/text.tsx';
import type { Unread } from '../api.ts';
import { countText } from '../public/unread-badge.tsx';

type ChipsProps = { kinds: readonly AlarmKind[]; unread: Unread; onChange: (kinds: AlarmKind[]) => void };

/** How many are unread, behind the word of a tab or chip. */
export const UnreadCount = ({ count = 0 }: { count?: number | undefined }) => (
  <Text as="b" size={12} weight="medium" tone="faint">
    {countText(count)}
  </Text>
);

/** The three chips, which can be combined, with their unread counts (ALARM-30 to ALARM-32). */
export const AlarmChips = ({ kinds, unread, onChange }: ChipsProps) => (
  <Row gap={8} padY={8} padX={16} line="below">
    {ALARM_CHIPS.map(({ label, kind }) => (
      <Press
        kind="pill"
        key={kind}
        aria-pressed={kinds.includes(kind)}
        onClick={() => onChange(kinds.includes(kind) ? kinds.filter((other) => other !== kind) : [...kinds, kind])}
      >
        {label} <UnreadCount count={unread[kind]} />
      </Press>
    ))}
  </Row>
);
