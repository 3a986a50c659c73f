import type { MessageKey } from '@portal/contract/messages';
import { type ReactNode, useMemo } from 'react';
import { type Action, performAction } from '#kit/record/perform-action.ts';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { Press } from '#ui/buttons/press.tsx';
import type { Column } from '#ui/tables/table-rows.tsx';
import css from './list.module.css';
import { RowLink } from './row-link.tsx';

/** One column of a list. Keep the array the same between renders, so that untouched rows are not drawn again. */
export type ListColumn<Row> = Pick<Column<Row>, 'key' | 'header' | 'width' | 'align' | 'rank' | 'render'> & {
  /** A second value at the end of the cell. `sort` is as below. */
  lane?: { header: string; sort?: string; render: (row: Row) => ReactNode };
  /** Link of the row. It makes this column the record's name and the head of its card. */
  link?: (row: Row) => string;
  /** Called when the name is pressed, for a row without a link, such as to open a drawer. */
  onOpen?: (row: Row) => void;
  /** Field name in the call's orders, such as createdDtm for createdDtm_asc. */
  sort?: string;
  /** The column is only shown to users who chose it. */
  isOptional?: true;
};

/** A column of totals, wide enough for '추가 포함' and 13 digits (D-230). */
export const MONEY = { width: 198, align: 'right' } as const;

/** An action on one row, as a button at its end. */
export type RowAction<Row> = Pick<Action, 'done' | 'failed'> & {
  label: string;
  /** Question asked before the action, if any. */
  question?: MessageKey;
  /** Rows without the button. */
  hidden?: (row: Row) => boolean;
  act: (row: Row) => Promise<unknown>;
};

type Options<Row> = {
  columns: readonly ListColumn<Row>[];
  /** The user chose these columns, so that none is hidden for want of room (D-622). */
  chosen: boolean;
  rowAction: RowAction<Row> | undefined;
  order: string;
  onOrder: (order: string) => void;
  reload: () => Promise<unknown>;
};

const cellOf =
  <Row,>({ render, link, onOpen }: ListColumn<Row>) =>
  (row: Row) => {
    const content = render(row);
    if (onOpen)
      return (
        <Press className={css['opens']} weight="medium" tone="text" onClick={() => onOpen(row)}>
          {content}
        </Press>
      );
    if (!link) return content;
    return (
      <RowLink className={css['link']} to={link(row)} {...(typeof content === 'string' ? { title: content } : {})}>
        {content}
      </RowLink>
    );
  };

const sortOf = (
  field: string,
  order: string,
  onOrder: (order: string) => void,
): NonNullable<Column<unknown>['sort']> => {
  const up = `${field}_asc`;
  const down = `${field}_desc`;
  return {
    order: order === up ? 'ascending' : order === down ? 'descending' : 'none',
    onSort: () => onOrder(order === up ? down : up),
  };
};

function actionColumn<Row>(action: RowAction<Row>, reload: () => Promise<unknown>): Column<Row> {
  const { label, hidden, act, question, ...texts } = action;
  const confirmOption: Partial<Action> = question === undefined ? {} : { confirmation: { title: label, question } };
  return {
    key: 'action',
    header: '',
    width: 96,
    align: 'center',
    render: (row) =>
      hidden?.(row) !== true && (
        <BusyButton
          variant="default"
          size="compact-sm"
          needsServer
          onClick={() => performAction({ ...texts, ...confirmOption, send: () => act(row), reload })}
        >
          {label}
        </BusyButton>
      ),
  };
}

/** The columns of the table, with links, sortable heads, and the action at the end. */
export function useColumns<Row>({
  columns,
  chosen,
  rowAction,
  order,
  onOrder,
  reload,
}: Options<Row>): readonly Column<Row>[] {
  return useMemo(() => {
    const sorted = (field: string | undefined) => (field === undefined ? {} : { sort: sortOf(field, order, onOrder) });
    const drawn = columns.map((column): Column<Row> => {
      const { link, onOpen, sort, rank, lane, ...plain } = column;
      return {
        ...plain,
        ...(lane ? { lane: { header: lane.header, render: lane.render, ...sorted(lane.sort) } } : {}),
        ...(rank === undefined || chosen ? {} : { rank }),
        ...(link || onOpen ? { head: true } : {}),
        ...sorted(sort),
        render: cellOf(column),
      };
    });
    return rowAction ? [...drawn, actionColumn(rowAction, reload)] : drawn;
  }, [columns, chosen, rowAction, order, onOrder, reload]);
}
