import { useNavigate } from '@tanstack/react-router';
import type { Key, MouseEvent } from 'react';
import type { ListColumn } from './list-columns.tsx';

type Options<Row> = { columns?: readonly ListColumn<Row>[]; keyOf: (row: Row) => Key };

/**
 * Handles a click on a row like a click on its name: calls `onOpen` or follows the link. With Ctrl or Cmd the link
 * opens in a new tab.
 */
export function useRowOpener<Row>({ columns, keyOf }: Options<Row>, rows: readonly Row[]) {
  const navigate = useNavigate();
  const { link, onOpen } = columns?.find((column) => column.link !== undefined || column.onOpen !== undefined) ?? {};
  if (!link && !onOpen) return undefined;
  return (key: Key, event: MouseEvent) => {
    const row = rows.find((one) => keyOf(one) === key);
    if (row === undefined) return;
    if (onOpen || !link) onOpen?.(row);
    else if (event.ctrlKey || event.metaKey) window.open(link(row), '_blank', 'noopener');
    else void navigate({ to: link(row) });
  };
}
