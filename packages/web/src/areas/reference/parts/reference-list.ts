import type { YesNo } from '@portal/contract/core/formats';
import type { Check } from '@portal/contract/core/forms';
import type { ReactNode } from 'react';
import type { FormFields } from '#kit/form/use-form.ts';
import type { ListColumn } from '#kit/list/list-columns.tsx';
import type { ListQuery } from '#kit/list/use-list.ts';
import type { ImportKind } from '../api.ts';
import type { ReferenceAddress, ReferenceSearch } from '../search.ts';

/** What every entry says of itself. */
export type Entry = { activeYN: YesNo };

/** Entries that are ordered among themselves, in their present order, and how a new order is kept. */
export type Family = {
  label: string;
  entries: readonly { id: number; name: string }[];
  save: (ids: readonly number[], idempotencyKey: string) => Promise<unknown>;
};

/** One list of reference data in words: what is shown and typed of its entries, and how they are kept (D-133). */
export type ReferenceList<Row extends Entry, Draft extends object> = {
  title: string;
  search: ReferenceSearch;
  /** What a keyword is looked for in. */
  searched: string;
  query: (address: ReferenceAddress) => ListQuery<Row>;
  keyOf: (row: Row) => string | number;
  nameOf: (row: Row) => string;
  /** The first one is the name, which opens the entry. */
  columns: readonly ListColumn<Row>[];
  checks: readonly Check<Draft>[];
  empty: Draft;
  draftOf: (row: Row) => Draft;
  /** The fields of an entry; without a row of a new one. */
  fields: (form: FormFields<Draft>, row: Row | null) => ReactNode;
  add: (draft: Draft, idempotencyKey: string) => Promise<unknown>;
  edit: (row: Row, draft: Draft, idempotencyKey: string) => Promise<unknown>;
  /** What retiring an entry means, in a sentence. */
  retireNote: string;
  retire: (row: Row, active: YesNo) => Promise<unknown>;
  /** Only what was never used can be removed; undefined where nothing ever is. */
  remove?: (row: Row) => Promise<unknown>;
  /** What of the list is ordered by hand, read anew each time. */
  families?: () => Promise<readonly Family[]>;
  imports?: ImportKind;
};
