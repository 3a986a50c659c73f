import type { MessageKey } from '@portal/contract/messages';
import { useMemo } from 'react';
import { type Action, performAction } from '#kit/record/perform-action.ts';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import type { Column } from '#ui/tables/table-rows.tsx';
import css from './list.module.css';
import { RowLink } from './row-link.tsx';

/** One column of a list. Keep the array the same between renders, so that untouched rows are not drawn again. */
export type ListColumn<Row> = Pick<Column<Row>, 'key' | 'header' | 'width' | 'align' | 'rank' | 'lane' | 'render'> & {
  /** Where the row leads: the record's own name, and the head of its card. */
  link?: (row: Row) => string;
  /** What a press on the name does where the row leads nowhere, such as to open it beside the list. */
  opens?: (row: Row) => void;
  /** Name of the field in the call's orders, such as createdDtm of createdDtm_asc. */
  sort?: string;
};

/** Something that can be done to one row, as a button at its end. */
export type RowAction<Row> = Pick<Action, 'done' | 'failed'> & {
  label: string;
  /** Asked first, where there is something to ask. */
  question?: MessageKey;
  /** Rows without the button. */
  hidden?: (row: Row) => boolean;
  act: (row: Row) => Promise<unknown>;
};

type Options<Row> = {
  columns: readonly ListColumn<Row>[];
  rowAction: RowAction<Row> | undefined;
  order: string;
  onOrder: (order: string) => void;
  reload: () => Promise<unknown>;
};

const cellOf =
  <Row,>({ render, link, opens }: ListColumn<Row>) =>
  (row: Row) => {
    const content = render(row);
    if (opens)
      return (
        <button type="button" className={css['opens']} onClick={() => opens(row)}>
          {content}
        </button>
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
  const asked = question === undefined ? {} : { deed: { title: label, question } };
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
          onClick={() => performAction({ ...texts, ...asked, send: () => act(row), reload })}
        >
          {label}
        </BusyButton>
      ),
  };
}

/** The columns as the table draws them: links, sorting by their heads, and the action at the end. */
export function useColumns<Row>({ columns, rowAction, order, onOrder, reload }: Options<Row>): readonly Column<Row>[] {
  return useMemo(() => {
    const drawn = columns.map((column): Column<Row> => {
      const { link, opens, sort, ...plain } = column;
      return {
        ...plain,
        ...(link || opens ? { head: true } : {}),
        ...(sort === undefined ? {} : { sort: sortOf(sort, order, onOrder) }),
        render: cellOf(column),
      };
    });
    return rowAction ? [...drawn, actionColumn(rowAction, reload)] : drawn;
  }, [columns, rowAction, order, onOrder, reload]);
}
