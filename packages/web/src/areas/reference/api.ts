import type { MaterialRow, MenuRow, NameRow } from '@portal/contract/areas/reference/calls';
import type { CompanyInfo, CompanyRow } from '@portal/contract/areas/reference/company-calls';
import type { HolidayRow } from '@portal/contract/areas/reference/holiday-calls';
import type { NameList } from '@portal/contract/areas/reference/kinds';
import type { CallByPath } from '@portal/contract/calls';
import type { CallRequest } from '@portal/contract/core/call';
import type { YesNo } from '@portal/contract/core/formats';
import { LOOKUP_SIZE } from '@portal/contract/core/paging';
import { queryOptions } from '@tanstack/react-query';
import type { ListQuery } from '#kit/list/use-list.ts';
import { call, upload } from '#lib/call.ts';
import { listCall } from '#lib/list-call.ts';
import { readAllRows } from '#lib/read-all-rows.ts';
import type { ReferenceAddress } from './search.ts';

/** The query key of everything about reference data. */
export const referenceKey = ['reference'] as const;

const pageRequest = ({ page, size, status, key }: ReferenceAddress) => ({
  Page: page,
  PageSize: size,
  SearchActiveStatus: status,
  SearchKey: key,
});

type Request<P extends keyof CallByPath> = CallRequest<CallByPath[P]>;
type Key = { idempotencyKey: string };
/** An entry as the user has seen it. */
type Seen = { id: number; version: number };

const seen = ({ id, version }: Seen) => ({ Id: id, Version: version });

/** A new order, and the one that the user has seen. */
export type NewOrder = { ids: readonly number[]; former: readonly number[] };

const idsOf = (ids: readonly number[]) => ids.map((Id) => ({ Id }));
const orderOf = ({ ids, former }: NewOrder) => ({ Ids: idsOf(ids), FormerIds: idsOf(former) });

/** The calls for contractors, retired ones too. */
export const companyApi = {
  all: () => readAllRows((paging) => call('Reference/company-list', paging)),
  page: (address: ReferenceAddress): ListQuery<CompanyRow> => ({
    queryKey: [...referenceKey, 'companies', address],
    ...listCall('Reference/company-list', pageRequest(address)),
  }),
  add: (request: Request<'Reference/company-add'>, options: Key) => call('Reference/company-add', request, options),
  edit: (row: Seen, request: Request<'Reference/company-edit'>, options: Key) =>
    call('Reference/company-edit', { ...request, ...seen(row) }, options),
  order: (order: NewOrder, options: Key) => call('Reference/company-order', orderOf(order), options),
  retire: (row: Seen, ActiveYN: YesNo) => call('Reference/company-retire', { ...seen(row), ActiveYN }),
  remove: (row: Seen) => call('Reference/company-remove', seen(row)),
} as const;

/** Reads a company, retired ones too. Null when there is none. */
export async function readCompany(id: string, signal?: AbortSignal): Promise<CompanyInfo | null> {
  const { data } = await call('Reference/company-info', { Id: id }, signal ? { signal } : {});
  return data[0] ?? null;
}

/** The source of the records of the page of a company. */
export const companySource = { kind: 'companies', read: readCompany } as const;

/** Number of projects that the page of a company shows. */
const AWARDS_SHOWN = 5;

/** The query of the contacts of a company that are not deleted. */
export const companyManagers = (CompanyId: number) =>
  queryOptions({
    queryKey: [...referenceKey, 'company managers', CompanyId],
    queryFn: async ({ signal }) =>
      (
        await call(
          'Manager/all-manager-list',
          { CompanyId, SearchActiveStatus: 'N', PageSize: LOOKUP_SIZE },
          { signal },
        )
      ).data,
  });

/** The query of the newest projects that a company won. */
export const companyAwards = (CompanyId: number) =>
  queryOptions({
    queryKey: [...referenceKey, 'company awards', CompanyId],
    queryFn: async ({ signal }) =>
      (await call('Construction/all-construction-mize-list', { CompanyId, PageSize: AWARDS_SHOWN }, { signal })).data,
  });

/** The calls for materials, retired ones too. */
export const materialApi = {
  all: () => readAllRows((paging) => call('Reference/material-list', paging)),
  page: (address: ReferenceAddress): ListQuery<MaterialRow> => ({
    queryKey: [...referenceKey, 'materials', address],
    ...listCall('Reference/material-list', pageRequest(address)),
  }),
  add: (request: Request<'Reference/material-add'>, options: Key) => call('Reference/material-add', request, options),
  edit: (row: Seen, request: Request<'Reference/material-edit'>, options: Key) =>
    call('Reference/material-edit', { ...request, ...seen(row) }, options),
  order: (order: NewOrder, options: Key) => call('Reference/material-order', orderOf(order), options),
  retire: (row: Seen, ActiveYN: YesNo) => call('Reference/material-retire', { ...seen(row), ActiveYN }),
  remove: (row: Seen) => call('Reference/material-remove', seen(row)),
} as const;

/** The calls for announced holidays, retired ones too. */
export const holidayApi = {
  page: (address: ReferenceAddress): ListQuery<HolidayRow> => ({
    queryKey: [...referenceKey, 'holidays', address],
    ...listCall('Reference/holiday-list', pageRequest(address)),
  }),
  add: (request: Request<'Reference/holiday-add'>, options: Key) => call('Reference/holiday-add', request, options),
  edit: (row: Seen, request: Request<'Reference/holiday-edit'>, options: Key) =>
    call('Reference/holiday-edit', { ...request, ...seen(row) }, options),
  retire: (row: Seen, ActiveYN: YesNo) => call('Reference/holiday-retire', { ...seen(row), ActiveYN }),
  remove: (row: Seen) => call('Reference/holiday-remove', seen(row)),
} as const;

/** The calls for one of the short lists, whose entries have a name and an order. */
export const nameListApi = (Kind: NameList) =>
  ({
    all: async (signal?: AbortSignal): Promise<NameRow[]> =>
      (await call('Reference/name-list', { Kind }, signal ? { signal } : {})).data,
    add: (Name: string, options: Key) => call('Reference/name-add', { Kind, Name }, options),
    edit: (row: Seen, Name: string, options: Key) => call('Reference/name-edit', { Kind, ...seen(row), Name }, options),
    order: (order: NewOrder, options: Key) => call('Reference/name-order', { Kind, ...orderOf(order) }, options),
    retire: (row: Seen, ActiveYN: YesNo) => call('Reference/name-retire', { Kind, ...seen(row), ActiveYN }),
    remove: (row: Seen) => call('Reference/name-remove', { Kind, ...seen(row) }),
  }) as const;

type SeenMenu = Pick<MenuRow, 'menuId' | 'type' | 'version'>;

const seenMenu = ({ menuId, type, version }: SeenMenu) => ({ MenuId: menuId, Type: type, Version: version });

/** The calls for the menus of both modes. Each top menu is followed by its left menus. */
export const menuApi = {
  all: async (signal?: AbortSignal): Promise<MenuRow[]> =>
    (await call('Reference/menu-list', {}, signal ? { signal } : {})).data,
  add: (request: Request<'Reference/menu-add'>, options: Key) => call('Reference/menu-add', request, options),
  edit: (row: SeenMenu, request: Request<'Reference/menu-edit'>, options: Key) =>
    call('Reference/menu-edit', { ...request, ...seenMenu(row) }, options),
  order: (type: MenuRow['type'], order: NewOrder, options: Key) =>
    call('Reference/menu-order', { Type: type, ...orderOf(order) }, options),
  retire: (row: SeenMenu, ActiveYN: YesNo) => call('Reference/menu-retire', { ...seenMenu(row), ActiveYN }),
} as const;

/** The import call of each kind of workbook, and the address of its template. */
export const IMPORTS = {
  company: { send: 'Reference/company-import', template: '/api/Reference/company-template' },
  material: { send: 'Reference/material-import', template: '/api/Reference/material-template' },
} as const;
/** What can be imported from a workbook. */
export type ImportKind = keyof typeof IMPORTS;

/** Uploads a workbook: 'Y' only checks it, 'N' imports all rows. */
export function sendWorkbook(kind: ImportKind, book: File, dryRun: YesNo, options: Parameters<typeof upload>[2]) {
  const form = new FormData();
  form.append('DryRunYN', dryRun);
  form.append('File', book, book.name);
  return upload(IMPORTS[kind].send, form, options);
}

/** Reads which steps before the first project are done. */
export const readSetupSteps = async (signal: AbortSignal) => (await call('Reference/first-day', {}, { signal })).data;
