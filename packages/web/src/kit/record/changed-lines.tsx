import { type Change, orNone } from '@portal/contract/core/forms';
import { messageText } from '@portal/contract/messages';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { ButtonRow, Dialog } from '#ui/layers/dialog.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Chip } from '#ui/marks/chip.tsx';
import { Icon } from '#ui/marks/icon.tsx';
import { Notice } from '#ui/surface/notice.tsx';
import { Panel } from '#ui/surface/panel.tsx';
import { Text } from '#ui/text/text.tsx';
import css from './changed-lines.module.css';

/** A change by another user. `by` and `at` are '' where they are not known. */
export type ChangedLine = Change & {
  by: string;
  at: string;
  /** Tells several changes of one item apart. */
  id?: number;
  reason?: string;
  /** The user has not seen it before. */
  isNew?: boolean;
};

const signature = ({ by, at }: ChangedLine): string => [by, at.slice(0, 16)].filter((text) => text !== '').join(' · ');

/** Values of several lines stand below each other. */
const isLong = ({ originValue, newValue }: Change): boolean => `${originValue}${newValue}`.includes('\n');

/** Each changed item with its values before and after, its author and its time. */
export const ChangedLines = ({ lines }: { lines: readonly ChangedLine[] }) => (
  <Stack as="ul" gap={8}>
    {lines.map((line) => (
      <li key={line.id ?? line.itemName} className={css['line']}>
        <Row as="strong" wraps gap={4} weight="medium" tone="soft">
          {line.itemName}
          {line.isNew && (
            <Chip as="mark" kind="warn" weight="semibold">
              새 변경
            </Chip>
          )}
        </Row>
        <Text as="span" breaks data-long={isLong(line) || undefined}>
          <Text as="del" tone="soft">
            {orNone(line.originValue)}
          </Text>
          <Text as="span" padX={8} tone="faint" role="img" aria-label="에서">
            →
          </Text>
          <ins>{orNone(line.newValue)}</ins>
          {line.reason !== undefined && (
            <Stack as="span" tone="soft">
              사유: {line.reason}
            </Stack>
          )}
        </Text>
        <Text as="small" size={12} tone="soft">
          {signature(line)}
        </Text>
      </li>
    ))}
  </Stack>
);

type StripProps = { lines: readonly ChangedLine[]; onSeen: () => void };

/** The changes since the user last looked, above the sections of a record. They stay until the user confirms them. */
export function ChangedStrip({ lines, onSeen }: StripProps) {
  const hasLines = lines.length > 0;
  return (
    <Stack as="section" aria-label="바뀐 내용" padY={hasLines ? 12 : 0} data-print="off">
      <Panel kind="warn" gap={8} round="lg" className={hasLines ? css['strip'] : css['none']}>
        {hasLines && <Icon name="alert" />}
        <Text role="status" weight="semibold">
          {hasLines && `다른 사용자가 ${lines.length}개 항목을 바꿨습니다.`}
        </Text>
        {hasLines && (
          <>
            <BusyButton variant="default" size="compact-sm" onClick={onSeen}>
              확인했습니다
            </BusyButton>
            <Text as="div" tone="text">
              <ChangedLines lines={lines} />
            </Text>
          </>
        )}
      </Panel>
    </Stack>
  );
}

/** Shown in place of the actions after another user deleted the record. What this user typed stays in view. */
export const DeletedNotice = () => (
  <Stack padY={12}>
    <Notice kind="warn" icon="alert" role="alert">
      {messageText('record.missing')}
    </Notice>
  </Stack>
);

type DialogProps = { lines: readonly ChangedLine[] | null; onClose: () => void };

/** Explains a refused step: what changed since the user decided on it. */
export const ChangedDialog = ({ lines, onClose }: DialogProps) => (
  <Dialog title="바뀐 내용" opened={lines !== null} onClose={onClose} width={680} isAbove>
    <Stack gap={12}>
      <Text>{messageText('record.changed.decideAgain')}</Text>
      <ChangedLines lines={lines ?? []} />
    </Stack>
    <ButtonRow>
      <BusyButton needsServer={false} onClick={onClose} data-autofocus>
        확인했습니다
      </BusyButton>
    </ButtonRow>
  </Dialog>
);
