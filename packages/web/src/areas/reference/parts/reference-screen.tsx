import { ALL } from '@portal/contract/core/list-request';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { lookupsKey } from '#areas/lookups/public/lookup-query.ts';
import { menusKey } from '#areas/menu/public/use-menus.ts';
import { useConfirmedClose } from '#kit/form/use-confirmed-close.ts';
import { LineCard } from '#kit/list/line-card.tsx';
import type { ListFilter } from '#kit/list/list-filter.ts';
import { ListScreen } from '#kit/list/list-screen.tsx';
import { Drawer } from '#ui/layers/drawer.tsx';
import drawer from '#ui/layers/drawer-form.module.css';
import { useNarrow } from '#ui/screen/use-narrow.ts';
import { referenceKey } from '../api.ts';
import { activeColumn } from './active-column.tsx';
import { EntryForm } from './entry-form.tsx';
import { HeadButton } from './head-button.tsx';
import { ImportButton } from './import-button.tsx';
import { OrderButton } from './order-button.tsx';
import type { ReferenceEntry, ReferenceList } from './reference-list.ts';
import { retireEntry } from './retire-entry.ts';

const SHEET_WIDTH = 400;

const ACTIVE_CHIPS: ListFilter = {
  kind: 'chips',
  name: 'status',
  options: [
    { value: 'A', label: '전체' },
    { value: 'Y', label: '사용' },
    { value: 'N', label: '사용 안 함' },
  ],
};

/** The state of the sheet. `row` is null for a new entry. */
type Sheet<Row> = { row: Row | null; opened: boolean; count: number };

/** An entry on a phone, by the columns of the list: the second above its name, the others below it. */
const cardOf =
  <Row extends ReferenceEntry, Draft extends object>(
    { columns, pathOf }: ReferenceList<Row, Draft>,
    show: (row: Row) => void,
  ) =>
  (row: Row) => {
    const [name, above, below, belowEnd] = columns.map(({ render }) => render(row));
    const opening = pathOf ? { to: pathOf(row) } : { onOpen: () => show(row) };
    return <LineCard {...{ name, above, below, belowEnd, ...opening }} aboveEnd={activeColumn.render(row)} />;
  };

/** The page of a list of reference data, drawn from its description. An entry opens in a sheet (D-133). */
export function ReferenceScreen<Row extends ReferenceEntry, Draft extends object>({
  list,
}: {
  list: ReferenceList<Row, Draft>;
}) {
  const client = useQueryClient();
  const [sheet, setSheet] = useState<Sheet<Row>>({ row: null, opened: false, count: 0 });
  const show = useCallback((row: Row | null) => setSheet(({ count }) => ({ row, opened: true, count: count + 1 })), []);
  const close = () => setSheet((current) => ({ ...current, opened: false }));
  const leave = useConfirmedClose(close);
  const columns = useMemo(() => {
    const opening = list.pathOf ? { link: list.pathOf } : { onOpen: show };
    return [...list.columns.map((column, index) => (index === 0 ? { ...column, ...opening } : column)), activeColumn];
  }, [list, show]);
  const card = useMemo(() => cardOf(list, show), [list, show]);
  const isTree = useNarrow() && list.tree !== undefined;
  const filters = useMemo<readonly ListFilter[]>(
    () => [
      { ...ACTIVE_CHIPS, hidden: isTree },
      { kind: 'search', types: [{ value: 'name', label: list.searchLabel }] },
    ],
    [list, isTree],
  );
  const reload = async () => {
    // The selects of other pages and the menus depend on reference data.
    await Promise.all([referenceKey, lookupsKey, menusKey].map((queryKey) => client.invalidateQueries({ queryKey })));
  };
  return (
    <>
      <ListScreen
        title={list.title}
        emptyHint="reference.list.hint"
        search={list.search}
        query={list.query}
        keyOf={list.keyOf}
        nameOf={list.nameOf}
        columns={columns}
        card={card}
        phoneRows={({ address, rows }) =>
          address.key === '' && address.status === ALL
            ? list.tree?.({ rows, onShow: show, onSwitch: (row) => retireEntry({ list, row, reload }) })
            : undefined
        }
        filters={filters}
        buttonsFit
        buttons={() => (
          <>
            {list.importKind && <ImportButton kind={list.importKind} noun={list.title} reload={reload} />}
            {list.readOrderGroups && <OrderButton read={list.readOrderGroups} reload={reload} />}
            <HeadButton isMain icon="plus" label="추가" onClick={() => show(null)} />
          </>
        )}
      />
      <Drawer
        title={sheet.row === null ? `${list.title} 추가` : list.nameOf(sheet.row)}
        width={SHEET_WIDTH}
        opened={sheet.opened}
        onClose={leave}
      >
        <div className={drawer['sheet']}>
          <EntryForm key={sheet.count} {...{ list, reload }} row={sheet.row} onCancel={leave} onDone={close} />
        </div>
      </Drawer>
    </>
  );
}
