import { orNone } from '@portal/contract/core/forms';
import { messageText } from '@portal/contract/messages';
import { useState } from 'react';
import { useLastNonNull } from '#kit/form/use-last-non-null.ts';
import { copyText } from '#lib/copy-text.ts';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { Press } from '#ui/buttons/press.tsx';
import { Segments } from '#ui/choices/segments.tsx';
import { ButtonRow, Dialog } from '#ui/layers/dialog.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Chip } from '#ui/marks/chip.tsx';
import { Icon } from '#ui/marks/icon.tsx';
import { PlainTable } from '#ui/tables/plain-table.tsx';
import { Text } from '#ui/text/text.tsx';
import { Faint } from '#ui/text/values.tsx';
import { DeletedDialog, ownText } from './deleted-dialog.tsx';
import css from './dialogs.module.css';
import { isConflict, type StaleLine } from './versions.ts';

type Choice = 'mine' | 'theirs';

type Props = {
  /** What differs from the record as it was loaded. Null closes the dialog. */
  lines: readonly StaleLine[] | null;
  /** The reasons that the user typed. They are saved with the changes, and copied. */
  reasons: readonly StaleLine[];
  /** The record is gone: `lines` are the user's own changes, which can only be copied. */
  isDeleted: boolean;
  /** Loads the newer version. The user's values of the named items are discarded, the rest stays. */
  onReload: (discardedItems: readonly string[]) => Promise<unknown>;
  onClose: () => void;
};

const CHOICES = [
  { value: 'mine', label: '내 값' },
  { value: 'theirs', label: '현재 값' },
] as const;

/** What will be saved for a line without a choice. */
function savedText({ mine, locked }: StaleLine): string {
  if (locked) return '더 바꿀 수 없음';
  return mine === null ? '현재 값 유지' : '내 값 유지';
}

const Value = ({ text }: { text: string }) => (
  <Text as="b" weight="semibold">
    {text}
  </Text>
);

type LineProps = { line: StaleLine; choice: Choice; onChoose: (choice: Choice) => void };

/** One row: the original value, the user's, the stored one, and what will be saved. Only a conflict offers a choice. */
function Line({ line, choice, onChoose }: LineProps) {
  const { itemName, originValue, newValue, mine } = line;
  const theirs = newValue !== originValue;
  return (
    <tr>
      <th scope="row">
        <Text as="div" weight="semibold">
          {itemName}
        </Text>
        <Chip kind={isConflict(line) ? 'warn' : undefined}>
          {isConflict(line) ? '서로 다름' : theirs ? '상대만 바꿈' : '나만 바꿈'}
        </Chip>
      </th>
      <td data-label="변경 전">{orNone(originValue)}</td>
      <td data-label="내 값">
        {mine === null ? (
          <Faint text="변경 전과 같음" />
        ) : (
          <>
            <Value text={orNone(mine)} />
            <Press
              kind="link"
              size={13}
              tone="faint"
              aria-label={`${itemName} 내 값 복사`}
              onClick={() => void copyText(mine)}
            >
              <Icon name="copy" size={14} />
            </Press>
          </>
        )}
      </td>
      <td data-label="현재 값">{theirs ? <Value text={orNone(newValue)} /> : <Faint text="변경 전과 같음" />}</td>
      <td data-number data-label="저장할 값">
        {isConflict(line) ? (
          <Segments<Choice> label={`${itemName} 저장할 값`} value={choice} options={CHOICES} onChange={onChoose} />
        ) : (
          <Faint text={savedText(line)} />
        )}
      </td>
    </tr>
  );
}

/**
 * Shown when another user saved first. Lists the changes, and the user keeps, copies or discards their own (wire.md,
 * Concurrent edits).
 */
export function StaleDialog({ lines, reasons, isDeleted, onReload, onClose }: Props) {
  const shown = useLastNonNull(lines) ?? [];
  const [choices, setChoices] = useState<Readonly<Record<string, Choice>>>({});
  const own = shown.filter(({ mine }) => mine !== null).map(({ itemName }) => itemName);
  if (isDeleted) return <DeletedDialog lines={[...shown, ...reasons]} opened={lines !== null} onClose={onClose} />;
  return (
    <Dialog title="다른 사용자의 수정" opened={lines !== null} onClose={onClose} width={960}>
      <Stack gap={12}>
        <Text>{messageText('edit.stale')}</Text>
        {shown.length > 0 && (
          <div className={css['frame']}>
            <PlainTable
              heads={['항목', '변경 전', '내 값', '현재 값', '저장할 값']}
              numbers={['저장할 값']}
              className={css['table']}
            >
              {shown.map((line) => (
                <Line
                  key={line.itemName}
                  line={line}
                  choice={choices[line.itemName] ?? 'mine'}
                  onChoose={(choice) => setChoices((current) => ({ ...current, [line.itemName]: choice }))}
                />
              ))}
            </PlainTable>
          </div>
        )}
      </Stack>
      <ButtonRow apart>
        <BusyButton
          variant="subtle"
          disabled={own.length === 0}
          onClick={() => copyText(ownText([...shown, ...reasons]))}
        >
          내가 쓴 내용 모두 복사
        </BusyButton>
        <BusyButton variant="subtle" color="gray" onClick={onClose}>
          닫고 계속 수정
        </BusyButton>
        <BusyButton variant="default" onClick={() => onReload(own)}>
          내 수정 버리고 현재 값 보기
        </BusyButton>
        <BusyButton data-autofocus onClick={() => onReload(own.filter((name) => choices[name] === 'theirs'))}>
          고른 값으로 계속
        </BusyButton>
      </ButtonRow>
    </Dialog>
  );
}
