import { OPEN_OFFERS } from '@portal/contract/areas/outsourced-projects/lists';
import type {
  CopiedProject,
  FormerSite,
  ProjectInfo,
  ProjectRow,
} from '@portal/contract/areas/outsourced-projects/shapes';
import type { Shipping } from '@portal/contract/areas/outsourced-projects/shipping';
import { ProjectStatus } from '@portal/contract/areas/outsourced-projects/status';
import type { CallByPath } from '@portal/contract/calls';
import { type Actor, isStaff } from '@portal/contract/core/actor';
import type { CallRequest } from '@portal/contract/core/call';
import type { YesNo } from '@portal/contract/core/formats';
import type { ChangeReason } from '@portal/contract/core/forms';
import { countRequest, listRequest } from '@portal/contract/core/list-request';
import { ViewList } from '@portal/contract/core/saved-views';
import { lookupQuery } from '#areas/lookups/public/lookup-query.ts';
import { conditionFields } from '#areas/project/public/condition-params.ts';
import { figureFields } from '#areas/project/public/figure-params.ts';
import type { ChosenFile } from '#kit/files/chosen-file.ts';
import type { AddressOf } from '#kit/list/list-search.ts';
import type { CountQuery } from '#kit/list/use-counts.ts';
import type { ListQuery } from '#kit/list/use-list.ts';
import { viewsQuery } from '#kit/views/api.ts';
import { call, upload } from '#lib/call.ts';
import { listCall } from '#lib/list-call.ts';
import { pageAge } from '#lib/page-opened.ts';
import { withCustomers } from './public/customers-api.ts';
import { companyProjectSearch, projectSearch } from './search.ts';

type Request<Path extends keyof CallByPath> = CallRequest<CallByPath[Path]>;

type ListAddress = AddressOf<typeof companyProjectSearch>;

/** The list filters besides keyword, status and page. */
const extraFilters = (address: ListAddress) => ({
  CompanyId: address.company_id,
  SearchTodo: address.todo,
  SearchScope: address.scope,
  ...figureFields(address),
});

const listRequestOf = (address: ListAddress) => ({ ...listRequest(address), ...extraFilters(address) });
const countRequestOf = (address: ListAddress) => ({ ...countRequest(address), ...extraFilters(address) });

/** The query keys of the lists of staff and of contractors. */
export const LIST_KEYS = {
  staff: ['outsourced-projects', 'staff list'],
  partner: ['outsourced-projects', 'partner list'],
} as const;

const staffRequestOf = (address: ListAddress) => ({
  ...listRequestOf(address),
  ...conditionFields(address),
  SearchStatuses: address.states,
});

const staffProjects = (address: ListAddress): ListQuery<ProjectRow> =>
  withCustomers(address.columns, {
    queryKey: [...LIST_KEYS.staff, staffRequestOf(address)],
    ...listCall('Construction/all-construction-mize-list', staffRequestOf(address)),
  });

const partnerProjects = (address: ListAddress): ListQuery<ProjectRow> => ({
  queryKey: [...LIST_KEYS.partner, address],
  ...listCall('Construction/all-construction-partner-list', listRequestOf(address)),
});

/** The newest open offers. */
export const openOffers = {
  queryKey: ['outsourced-projects', 'open offers'],
  staleTime: pageAge,
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    call('Construction/all-construction-partner-list', OPEN_OFFERS, { signal }),
};

const staffCountsOf = (address: ListAddress) => ({ ...countRequestOf(address), ...conditionFields(address) });

const staffCounts = (address: ListAddress): CountQuery => ({
  queryKey: ['outsourced-projects', 'staff counts', staffCountsOf(address)],
  queryFn: ({ signal }) => call('Construction/construction-mize-status-count', staffCountsOf(address), { signal }),
});

const partnerCounts = (address: ListAddress): CountQuery => ({
  queryKey: ['outsourced-projects', 'partner counts', countRequestOf(address)],
  queryFn: ({ signal }) => call('Construction/construction-partner-status-count', countRequestOf(address), { signal }),
});

/** Staff filter every list of outsourced projects by company. */
const companyQueries = (actor: Actor) => () => (isStaff(actor) ? [lookupQuery('companies')] : []);

/** The queries of /projects/companylist, the list for contractors (D-40). */
export const companyProjectList = (actor: Actor) => ({
  search: companyProjectSearch,
  query: partnerProjects,
  counts: partnerCounts,
  also: companyQueries(actor),
});

/** The queries of /projects/list. Staff get the staff list, contractors the list for contractors (D-40). */
export const projectList = (actor: Actor) =>
  isStaff(actor)
    ? {
        search: projectSearch.staff,
        query: staffProjects,
        counts: staffCounts,
        also: () => [lookupQuery('companies'), viewsQuery(ViewList.Outsourced)],
        viewList: ViewList.Outsourced,
      }
    : { ...companyProjectList(actor), search: projectSearch.partner };

/** The project as the user saw it when they decided on a step. One that they just registered has no other version. */
type DecidedOn = { id: number; version?: number | undefined };

/** The request fields of every step. A step on a version that is no longer stored is refused (D-210). */
const stepOn = ({ id, version }: DecidedOn) => ({ Id: id, Version: version });

/** Deletes a project of a list. */
export const removeProject = ({ id, version }: ProjectRow, idempotencyKey: string, DeleteReason: string) =>
  call('Construction/construction-delete', { Id: id, Version: version, DeleteReason }, { idempotencyKey });

/** Reads the project as it is stored now. Returns null when the response is empty. */
export async function readProject(id: number | string, signal?: AbortSignal): Promise<ProjectInfo | null> {
  const { data } = await call('Construction/construction-info', { Id: id }, signal ? { signal } : {});
  return data[0] ?? null;
}

/** Reads the project for later. Nobody looks at it now, so it opens nothing (D-594). */
async function readAhead(id: string, signal: AbortSignal): Promise<ProjectInfo | null> {
  const { data } = await call('Construction/construction-info', { Id: id, AheadYN: 'Y' }, { signal });
  return data[0] ?? null;
}

/** The newest own awards that are not completed, for a contractor. */
export async function readOwnAwards(PageSize: number, signal: AbortSignal): Promise<readonly ProjectRow[]> {
  const request = { Page: 1, PageSize, SearchActiveStatus: ProjectStatus.Awarded };
  return (await call('Construction/all-construction-partner-list', request, { signal })).data;
}

/** The source from which a detail page reads a project. */
export const projectSource = { kind: 'outsourced-projects', read: readProject } as const;

/** The same records, read before anybody opens them. */
export const aheadSource = { ...projectSource, read: readAhead } as const;

/** Registers a project. */
export const registerProject = (request: Request<'Construction/construction-add'>, idempotencyKey: string) =>
  call('Construction/construction-add', request, { idempotencyKey });

/** Saves an edit. */
export const editProject = (request: Request<'Construction/construction-edit'>, idempotencyKey: string) =>
  call('Construction/construction-edit', request, { idempotencyKey });

type SendOptions = Parameters<typeof upload>[2];

/**
 * Builds the upload form with one field per photo, keyed by the original name. The file has its stored name (FILE-09).
 */
function photoForm({ original, blob, stored }: ChosenFile): FormData {
  const form = new FormData();
  form.append(original, blob, stored);
  return form;
}

/** Uploads a photo for a project that is being registered. */
export const uploadNewPhoto = (photo: ChosenFile, options: SendOptions) =>
  upload('Construction/construction-photo-upload-add', photoForm(photo), options);

/** Uploads a photo for a project that is being edited. */
export const uploadEditPhoto = (photo: ChosenFile, options: SendOptions) =>
  upload('Construction/construction-photo-upload-edit', photoForm(photo), options);

/** Reads the current status (D-65). An empty response counts as withdrawn. */
export async function readCurrentStatus(id: number): Promise<ProjectStatus> {
  const { data } = await call('Construction/construction-check', { Id: id });
  return data[0]?.checkStatus ?? ProjectStatus.Withdrawn;
}

/** The preset of an acceptance: the crew of the user's last acceptance, and the offered days that are already busy. */
export const acceptPreset = (id: number) => ({
  queryKey: ['outsourced-projects', 'accept preset', id],
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    (await call('Construction/construction-accept-preset', { Id: id }, { signal })).data[0] ?? null,
});

/** Accepts an open project for the user's company. */
export const acceptProject = (request: Request<'Construction/construction-accept'>, idempotencyKey: string) =>
  call('Construction/construction-accept', request, { idempotencyKey });

/** Posts a project, or posts it again. With a key, a repeat posts it once. */
export const postProject = (project: DecidedOn, idempotencyKey?: string) =>
  call(
    'Construction/construction-post',
    { ...stepOn(project), Status: ProjectStatus.Open },
    idempotencyKey === undefined ? {} : { idempotencyKey },
  );

/** Withdraws a project with a memo. */
export const withdrawProject = (project: DecidedOn, memo: string) =>
  call('Construction/construction-withdrawal-update', { ...stepOn(project), withDrawalMemo: memo });

/** Cancels a project with a memo. */
export const cancelProject = (project: DecidedOn, memo: string) =>
  call('Construction/construction-cancel-update', {
    ...stepOn(project),
    Status: ProjectStatus.Canceled,
    cancelMemo: memo,
  });

/** Completes a project with the scores of the contractor. */
export const completeProject = (project: DecidedOn, scores: readonly { CheckId: number; Score: number }[]) =>
  call('Construction/construction-complete', {
    ...stepOn(project),
    Status: ProjectStatus.Completed,
    CheckLists: [...scores],
  });

/** Confirms the invoice of a project. */
export const confirmInvoice = (project: DecidedOn) =>
  call('Construction/construction-billstatus-update', { ...stepOn(project), Status: ProjectStatus.Invoiced });

/** Saves the date of the contractor's invoice, 'YYYY-MM-DD'. */
export const saveBillDate = (project: DecidedOn, day: string) =>
  call('Construction/construction-billdate-update', { ...stepOn(project), BillDate: day });

/** Confirms (Y) or reopens (N) the materials of a project. */
export const toggleMaterials = (project: DecidedOn, status: YesNo, reasons: ChangeReason[]) =>
  call('Construction/construction-materials-yn', { ...stepOn(project), Status: status, ChangeReasons: reasons });

/** Stores a shipment. */
export const sendMaterials = (project: DecidedOn, shipping: Shipping) =>
  call('Construction/construction-matertial-send', { ...shipping, ...stepOn(project) });

/** Requests a token that identifies the project in a URL (D-320). */
export async function makeCopyToken(id: number): Promise<string> {
  const { data } = await call('Construction/construction-copy-token', { Id: id });
  return data[0]?.token ?? '';
}

/** Reads the fields to copy from the project behind the token (D-320). */
export async function openCopy(token: string): Promise<CopiedProject | null> {
  const { data } = await call('Construction/construction-copy-open', { Data: token });
  return data[0] ?? null;
}

/** The query of the former sites whose name or customer contains the keyword (D-321). */
export const formerSites = (keyword: string) => ({
  queryKey: ['outsourced-projects', 'former sites', keyword],
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<readonly FormerSite[]> =>
    (await call('Construction/construction-former-site-list', { SearchKey: keyword }, { signal })).data,
});
