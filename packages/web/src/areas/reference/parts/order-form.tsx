import { useState } from 'react';
import { useSave } from '#kit/form/use-save.ts';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { SelectField } from '#ui/fields/fields.tsx';
import { ButtonRow } from '#ui/layers/dialog.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Lines } from '#ui/surface/lines.tsx';
import { Text } from '#ui/text/text.tsx';
import type { NewOrder } from '../api.ts';
import { moveEntry } from './move-entry.ts';
import css from './reference.module.css';
import type { OrderGroup } from './reference-list.ts';

type Props = {
  groups: readonly OrderGroup[];
  reload: () => Promise<unknown>;
  onClose: () => void;
};

type ListProps = { group: OrderGroup; onMove: (from: number, to: number) => void };

/** The entries, which can be dragged or moved by one with their buttons. */
function OrderList({ group, onMove }: ListProps) {
  const [dragged, setDragged] = useState<number | null>(null);
  const enter = (index: number) => {
    if (dragged === null || dragged === index) return;
    onMove(dragged, index);
    setDragged(index);
  };
  return (
    <Lines as="ol" className={css['order']} line="around" round="md" aria-label={group.label}>
      {group.entries.map(({ id, name }, index) => (
        <Row
          as="li"
          key={id}
          gap={4}
          padY={4}
          ground="surface"
          touch
          draggable
          data-dragged={dragged === index || undefined}
          onDragStart={() => setDragged(index)}
          onDragEnter={() => enter(index)}
          onDragOver={(event) => event.preventDefault()}
          onDragEnd={() => setDragged(null)}
        >
          <Text as="span" size={12} tone="faint" firm>
            {index + 1}
          </Text>
          <Text as="span" fill>
            {name}
          </Text>
          <IconButton
            icon="down"
            data-turn="up"
            label={`${name} 위로`}
            disabled={index === 0}
            onClick={() => onMove(index, index - 1)}
          />
          <IconButton
            icon="down"
            label={`${name} 아래로`}
            disabled={index === group.entries.length - 1}
            onClick={() => onMove(index, index + 1)}
          />
        </Row>
      ))}
    </Lines>
  );
}

const idsIn = (group: OrderGroup | undefined): number[] => group?.entries.map(({ id }) => id) ?? [];

/** The form for the order of one group of entries. The order is saved as a whole. */
export function OrderForm({ groups, reload, onClose }: Props) {
  const [chosen, setChosen] = useState(0);
  const [moved, setMoved] = useState<OrderGroup | null>(null);
  const stored = groups[chosen];
  const group = moved ?? stored;
  const save = useSave({
    send: async (order: NewOrder, key) => stored?.save(order, key),
    done: 'reference.order.done',
    failed: 'reference.save.failed',
    onDone: () => {
      onClose();
      return reload();
    },
  });
  const choose = (value: string) => {
    setChosen(Number(value));
    setMoved(null);
  };
  if (!group) return null;
  const move = (from: number, to: number) => setMoved({ ...group, entries: moveEntry(group.entries, from, to) });
  return (
    <>
      <Stack gap={12}>
        {groups.length > 1 && (
          <SelectField
            label="묶음"
            name="Family"
            value={String(chosen)}
            options={groups.map(({ label }, index) => ({ value: String(index), label }))}
            onChange={choose}
          />
        )}
        <OrderList group={group} onMove={move} />
      </Stack>
      <ButtonRow>
        <BusyButton variant="default" onClick={onClose}>
          닫기
        </BusyButton>
        <BusyButton inactive={moved === null} onClick={() => save({ ids: idsIn(group), former: idsIn(stored) })}>
          저장
        </BusyButton>
      </ButtonRow>
    </>
  );
}
