import type { ViewList } from '@portal/contract/areas/list-views/lists';
import type { Generated, Insertable, Updateable } from 'kysely';

/** A saved view of a list. */
export type ListViewTable = {
  id: Generated<number>;
  version: Generated<number>;
  user_id: string;
  list: ViewList;
  name: string;
  /** The parameters of the address of the list's page. */
  query: string;
  /** Whether other staff see it. */
  shared: boolean;
};

export type NewView = Insertable<ListViewTable>;
export type ViewColumns = Pick<Updateable<ListViewTable>, 'name' | 'query' | 'shared'>;

/** Tables that this area alone writes. */
export type ListViewTables = { list_view: ListViewTable };
