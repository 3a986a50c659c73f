import { joinValues } from '@portal/contract/core/formats';
import { useState } from 'react';
import { ColumnList } from '#kit/excel/column-list.tsx';
import { type ColumnOrder, chosenInOrder } from '#kit/excel/move-column.ts';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { ButtonRow, Dialog } from '#ui/layers/dialog.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/text/text.tsx';
import { chosenColumns } from './chosen-columns.ts';

type ListColumn = { key: string; header: string; link?: unknown; onOpen?: unknown; isOptional?: unknown };

/** The columns of the table on screen that are not hidden for want of room. Without a table they are all. */
const columnsWithRoom = (keys: readonly string[]): string[] =>
  keys.filter((key) => {
    const head = document.querySelector(`th[data-column="${CSS.escape(key)}"]`);
    return head === null || getComputedStyle(head).display !== 'none';
  });

type Props = {
  columns: readonly ListColumn[];
  /** The chosen keys, joined by '^'; '' for those of the beginning. */
  value: string;
  onSave: (columns: string) => Promise<unknown>;
  onClose: () => void;
};

/**
 * The columns of the table and their order. Those chosen at first are what the table shows. The name of the record is
 * always there.
 */
export function ColumnChoice({ columns, value, onSave, onClose }: Props) {
  const keys = columns.map(({ key }) => key);
  const [atFirst] = useState<ColumnOrder>(() => {
    const chosen = chosenColumns(columns, value).map(({ key }) => key);
    if (value === '') return { order: keys, chosen: columnsWithRoom(chosen) };
    return { order: [...chosen, ...keys.filter((key) => !chosen.includes(key))], chosen };
  });
  const [choice, setChoice] = useState(atFirst);
  const save = async (next: string) => {
    await onSave(next);
    onClose();
  };
  const submit = () => {
    const chosen = chosenInOrder(choice);
    return save(chosen.join() === chosenInOrder(atFirst).join() ? value : joinValues(chosen));
  };
  return (
    <Dialog title="표시할 항목" opened onClose={onClose} width={440}>
      <Stack gap={12}>
        <Text size={13} tone="soft">
          표에 표시할 항목과 순서입니다. 프로젝트명은 늘 보입니다.
        </Text>
        <ColumnList
          columns={columns.map(({ key, header }) => ({ key, label: header }))}
          choice={choice}
          onChange={setChoice}
        />
      </Stack>
      <ButtonRow apart>
        <BusyButton variant="subtle" onClick={() => save('')}>
          초기화
        </BusyButton>
        <BusyButton variant="default" onClick={onClose}>
          닫기
        </BusyButton>
        <BusyButton data-save inactive={choice.chosen.length === 0} onClick={submit}>
          저장
        </BusyButton>
      </ButtonRow>
    </Dialog>
  );
}
