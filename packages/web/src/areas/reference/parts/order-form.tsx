import { useState } from 'react';
import { useSave } from '#kit/form/use-save.ts';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { SelectField } from '#ui/fields/fields.tsx';
import { ButtonRow } from '#ui/layers/dialog.tsx';
import { Icon } from '#ui/marks/icon.tsx';
import { moveEntry } from './move-entry.ts';
import css from './reference.module.css';
import type { Family } from './reference-list.ts';

type Props = {
  families: readonly Family[];
  reload: () => Promise<unknown>;
  onClose: () => void;
};

type ListProps = { family: Family; onMove: (from: number, to: number) => void };

/** The entries, each to be dragged, or moved by one place with its buttons. */
function OrderList({ family, onMove }: ListProps) {
  const [dragged, setDragged] = useState<number | null>(null);
  const enter = (place: number) => {
    if (dragged === null || dragged === place) return;
    onMove(dragged, place);
    setDragged(place);
  };
  return (
    <ol className={css['order']} aria-label={family.label}>
      {family.entries.map(({ id, name }, place) => (
        <li
          key={id}
          draggable
          data-dragged={dragged === place || undefined}
          onDragStart={() => setDragged(place)}
          onDragEnter={() => enter(place)}
          onDragOver={(event) => event.preventDefault()}
          onDragEnd={() => setDragged(null)}
        >
          <span>{place + 1}</span>
          <span>{name}</span>
          <button
            type="button"
            data-turn="up"
            aria-label={`${name} 위로`}
            disabled={place === 0}
            onClick={() => onMove(place, place - 1)}
          >
            <Icon name="down" />
          </button>
          <button
            type="button"
            aria-label={`${name} 아래로`}
            disabled={place === family.entries.length - 1}
            onClick={() => onMove(place, place + 1)}
          >
            <Icon name="down" />
          </button>
        </li>
      ))}
    </ol>
  );
}

/** A new order for one family of entries; it is saved as a whole. */
export function OrderForm({ families, reload, onClose }: Props) {
  const [chosen, setChosen] = useState(0);
  const [moved, setMoved] = useState<Family | null>(null);
  const stored = families[chosen];
  const family = moved ?? stored;
  const save = useSave({
    send: async (ids: readonly number[], key) => stored?.save(ids, key),
    done: 'reference.order.done',
    failed: 'reference.save.failed',
    onDone: () => {
      onClose();
      return reload();
    },
    // Somebody added an entry meanwhile: the list is read anew with the next opening.
    onStale: async () => onClose(),
  });
  const choose = (value: string) => {
    setChosen(Number(value));
    setMoved(null);
  };
  if (!family) return null;
  const move = (from: number, to: number) => setMoved({ ...family, entries: moveEntry(family.entries, from, to) });
  return (
    <>
      {families.length > 1 && (
        <SelectField
          label="묶음"
          name="Family"
          value={String(chosen)}
          options={families.map(({ label }, index) => ({ value: String(index), label }))}
          onChange={choose}
        />
      )}
      <OrderList family={family} onMove={move} />
      <ButtonRow>
        <BusyButton variant="default" onClick={onClose}>
          닫기
        </BusyButton>
        <BusyButton asleep={moved === null} onClick={() => save(family.entries.map(({ id }) => id))}>
          저장
        </BusyButton>
      </ButtonRow>
    </>
  );
}
