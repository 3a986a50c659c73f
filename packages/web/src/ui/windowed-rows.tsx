import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState } from 'react';
import { Gap, guessHeight, type RowsProps, TableRow } from './table-rows.tsx';

const OVERSCAN = 12;

/** The body of a long table: only the rows near the screen are in the page. */
export function WindowedRows<Row>(props: RowsProps<Row>) {
  const { columns, rows, rowKey, isPinned, selected, onToggle, onOpen } = props;
  const body = useRef<HTMLTableSectionElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => setTop((body.current?.getBoundingClientRect().top ?? 0) + window.scrollY), []);
  const virtual = useWindowVirtualizer({
    count: rows.length,
    estimateSize: guessHeight,
    overscan: OVERSCAN,
    scrollMargin: top,
  });
  const items = virtual.getVirtualItems();
  const before = (items[0]?.start ?? top) - top;
  const after = virtual.getTotalSize() - ((items.at(-1)?.end ?? top) - top);
  const width = columns.length + (selected ? 1 : 0);
  return (
    <tbody ref={body}>
      <Gap height={before} columns={width} />
      {items.map(({ index }) => {
        const row = rows[index];
        if (row === undefined) return null;
        const id = rowKey(row);
        return (
          <TableRow
            key={id}
            {...{ row, id, columns, onToggle, onOpen, index }}
            pinned={isPinned?.(row) ?? false}
            marked={selected?.has(id)}
            measure={virtual.measureElement}
          />
        );
      })}
      <Gap height={after} columns={width} />
    </tbody>
  );
}
