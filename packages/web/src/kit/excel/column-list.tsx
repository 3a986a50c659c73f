import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Lines } from '#ui/surface/lines.tsx';
import css from './excel.module.css';
import { type ColumnOrder, moved } from './move-column.ts';

type Props = {
  columns: readonly { key: string; label: string }[];
  /** What stands behind the name of a column. */
  markOf?: (key: string) => ReactNode;
  choice: ColumnOrder;
  onChange: (choice: ColumnOrder) => void;
};

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** The columns in their order, each to be chosen and moved: by dragging, with the buttons, or with Alt and an arrow. */
export function ColumnList({ columns, choice, markOf, onChange }: Props) {
  const [dragged, setDragged] = useState<string | null>(null);
  const move = (key: string, to: number) => onChange({ ...choice, order: moved(choice.order, key, to) });
  const toggle = (key: string, isChosen: boolean) =>
    onChange({
      ...choice,
      chosen: isChosen ? [...choice.chosen, key] : choice.chosen.filter((one) => one !== key),
    });
  const onKey = (event: KeyboardEvent, key: string, index: number) => {
    const step = STEPS[event.key];
    if (!event.altKey || step === undefined) return;
    event.preventDefault();
    move(key, index + step);
  };
  return (
    <Lines bounded>
      {choice.order.map((key, index) => {
        const column = columns.find((one) => one.key === key);
        if (!column) return null;
        const { label } = column;
        return (
          <Row
            as="li"
            key={key}
            gap={8}
            tall="row"
            className={css['column']}
            draggable
            data-dragged={dragged === key || undefined}
            onDragStart={() => setDragged(key)}
            onDragEnd={() => setDragged(null)}
            onDragOver={(event) => {
              event.preventDefault();
              if (dragged !== null && dragged !== key) move(dragged, index);
            }}
            onKeyDown={(event) => onKey(event, key, index)}
          >
            <Stack fill>
              <Checkbox
                label={label}
                checked={choice.chosen.includes(key)}
                onChange={(checked) => toggle(key, checked)}
              />
            </Stack>
            {markOf?.(key)}
            <Row as="span">
              <IconButton
                icon="up"
                label={`${label} 위로`}
                disabled={index === 0}
                onClick={() => move(key, index - 1)}
              />
              <IconButton
                icon="down"
                label={`${label} 아래로`}
                disabled={index === choice.order.length - 1}
                onClick={() => move(key, index + 1)}
              />
            </Row>
          </Row>
        );
      })}
    </Lines>
  );
}
