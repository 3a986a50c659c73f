import type { YesNo } from '@portal/contract/core/formats';
import type { Check } from '@portal/contract/core/forms';
import type { ReactNode } from 'react';
import type { FormFields } from '#kit/form/use-form.ts';
import type { ListColumn } from '#kit/list/list-columns.tsx';
import type { ListQuery } from '#kit/list/use-list.ts';
import type { ImportKind, NewOrder } from '../api.ts';
import type { ReferenceAddress, ReferenceSearch } from '../search.ts';

/** What all entries have. */
export type ReferenceEntry = { activeYN: YesNo };

/** Entries that are ordered together, in their stored order, and the call that saves a new order. */
export type OrderGroup = {
  label: string;
  entries: readonly { id: number; name: string }[];
  save: (order: NewOrder, idempotencyKey: string) => Promise<unknown>;
};

/** What a list draws on a phone in place of cards while nothing is searched. */
export type TreeView<Row> = {
  rows: readonly Row[];
  /** Opens the sheet of an entry. */
  onShow: (row: Row) => void;
  /** Retires an entry, or makes it active again. */
  onSwitch: (row: Row) => Promise<unknown>;
};

/** The description of one list of reference data: its columns, its fields and its calls (D-133). */
export type ReferenceList<Row extends ReferenceEntry, Draft extends object> = {
  title: string;
  search: ReferenceSearch;
  /** The label of the search field. */
  searchLabel: string;
  query: (address: ReferenceAddress) => ListQuery<Row>;
  keyOf: (row: Row) => string | number;
  nameOf: (row: Row) => string;
  /** The address of an entry with a page of its own. Without it an entry opens in the sheet. */
  pathOf?: (row: Row) => string;
  /** The first column is the name, which opens the entry. */
  columns: readonly ListColumn<Row>[];
  checks: readonly Check<Draft>[];
  empty: Draft;
  draftOf: (row: Row) => Draft;
  /** The fields of an entry; `row` is null for a new one. */
  fields: (form: FormFields<Draft>, row: Row | null) => ReactNode;
  add: (draft: Draft, idempotencyKey: string) => Promise<unknown>;
  edit: (row: Row, draft: Draft, idempotencyKey: string) => Promise<unknown>;
  /** The effect of retiring an entry, as a sentence. */
  retireNote: string;
  retire: (row: Row, active: YesNo) => Promise<unknown>;
  /** When an entry can be deleted, as a sentence. Without it, only entries that were never used. */
  removeNote?: string;
  /** Deletes an entry. It is undefined where nothing can be deleted. */
  remove?: (row: Row) => Promise<unknown>;
  /** Reads the groups that can be ordered by hand, fresh each time. */
  readOrderGroups?: () => Promise<readonly OrderGroup[]>;
  importKind?: ImportKind;
  /** Its entries as a tree on a phone, where they are one. */
  tree?: (view: TreeView<Row>) => ReactNode;
};
