import { useState } from 'react';
import { useSave } from '#kit/form/use-save.ts';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { SelectField } from '#ui/fields/fields.tsx';
import { ButtonRow } from '#ui/layers/dialog.tsx';
import { Icon } from '#ui/marks/icon.tsx';
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
    <ol className={css['order']} aria-label={group.label}>
      {group.entries.map(({ id, name }, index) => (
        <li
          key={id}
          draggable
          data-dragged={dragged === index || undefined}
          onDragStart={() => setDragged(index)}
          onDragEnter={() => enter(index)}
          onDragOver={(event) => event.preventDefault()}
          onDragEnd={() => setDragged(null)}
        >
          <span>{index + 1}</span>
          <span>{name}</span>
          <button
            type="button"
            data-turn="up"
            aria-label={`${name} 위로`}
            disabled={index === 0}
            onClick={() => onMove(index, index - 1)}
          >
            <Icon name="down" />
          </button>
          <button
            type="button"
            aria-label={`${name} 아래로`}
            disabled={index === group.entries.length - 1}
            onClick={() => onMove(index, index + 1)}
          >
            <Icon name="down" />
          </button>
        </li>
      ))}
    </ol>
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
