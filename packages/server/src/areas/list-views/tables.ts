import type { ViewList } from '@portal/contract/core/saved-views';
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
  /** Its place among the views of its owner and list. */
  position: Generated<number>;
};

/** What a user had of a list: the view used last, and the chosen columns joined by '^'. */
export type ListViewUseTable = { user_id: string; list: ViewList; view_id: number | null; columns: Generated<string> };

export type NewView = Insertable<ListViewTable>;
export type ViewColumns = Pick<Updateable<ListViewTable>, 'name' | 'query' | 'shared'>;

/** Tables that this area alone writes. */
export type ListViewTables = { list_view: ListViewTable; list_view_use: ListViewUseTable };
