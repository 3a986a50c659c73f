import type { MenuChoice } from '@portal/contract/areas/employees/menu-grants';
import type { NumberItem } from '@portal/contract/areas/employees/personal-numbers';
import { mayUseEmployees } from '@portal/contract/areas/employees/policy';
import type { EmployeeInfo, EmployeeRow } from '@portal/contract/areas/employees/shapes';
import type { CallByPath } from '@portal/contract/calls';
import type { Actor } from '@portal/contract/core/actor';
import type { CallRequest } from '@portal/contract/core/call';
import { countRequest, listRequest } from '@portal/contract/core/list-request';
import { queryOptions } from '@tanstack/react-query';
import { sendWithConfirmation } from '#areas/departments/public/send-with-confirmation.ts';
import type { ChosenFile } from '#kit/files/chosen-file.ts';
import type { AddressOf } from '#kit/list/list-search.ts';
import type { CountQuery } from '#kit/list/use-counts.ts';
import type { ListQuery } from '#kit/list/use-list.ts';
import { call, upload } from '#lib/call.ts';
import { announceEmployeeUpdate } from '#lib/employee-updates.ts';
import { listCall } from '#lib/list-call.ts';
import { makeKey } from '#lib/make-key.ts';
import { employeeSearch } from './search.ts';

const KIND = 'employees';
/** The query key of all pages of the list. */
export const employeeListKey = [KIND, 'list'] as const;

/** One page of the list (EMP-02 to EMP-09). */
const employees = (address: AddressOf<typeof employeeSearch>): ListQuery<EmployeeRow> => ({
  queryKey: [...employeeListKey, address],
  ...listCall('User/all-user-list', listRequest(address)),
});

/** The number of employees in each state, whatever the chosen one (D-274). */
const employeeCounts = (address: AddressOf<typeof employeeSearch>): CountQuery => ({
  queryKey: [KIND, 'counts', countRequest(address)],
  queryFn: ({ signal }) => call('User/all-user-status-count', countRequest(address), { signal }),
});

/** Search and query of /employee/list. */
export const employeeList = (actor: Actor) => ({
  search: employeeSearch,
  query: employees,
  counts: employeeCounts,
  may: mayUseEmployees(actor),
});

/** Reads a record with masked numbers. Returns null when the response is empty. */
export async function readEmployee(userId: string, signal?: AbortSignal): Promise<EmployeeInfo | null> {
  const { data } = await call('User/user-info', { UserId: userId }, signal ? { signal } : {});
  return data[0] ?? null;
}

/** The source of the records of the detail page. */
export const employeeSource = { kind: KIND, read: readEmployee } as const;

/** Opens one number of a record, for the users of D-107. The server logs each reading with its reason. */
export async function readNumber(userId: string, item: NumberItem, reason: string): Promise<string> {
  const [opened] = (await call('User/user-number-read', { UserId: userId, Item: item, Reason: reason })).data;
  return opened?.number ?? '';
}

/** Whether the id is or ever was in use (D-108). */
export const isTakenId = async (userId: string, signal: AbortSignal): Promise<boolean> =>
  (await call('User/check-userid', { UserId: userId }, { signal })).message === 'F';

/** The query of the menus that can be granted (LOOKUP-14). */
export const menuChoices = queryOptions<MenuChoice[]>({
  queryKey: ['lookup', 'menus'],
  queryFn: async ({ signal }) => (await call('BaseInfo/menu-info', {}, { signal })).data,
});

type EmployeeRequest = CallRequest<CallByPath['User/user-edit']>;

/** A form whose field 'User' contains the request as JSON. */
function userForm(request: EmployeeRequest): FormData {
  const form = new FormData();
  form.set('User', JSON.stringify(request));
  return form;
}

/** Registers an employee. */
export const registerEmployee = (request: EmployeeRequest, idempotencyKey: string) =>
  upload('User/user-add', userForm(request), { idempotencyKey });

/** Saves an edit. After every attempt the shell is notified, since the own menus may have changed (D-150). */
export const editEmployee = (request: EmployeeRequest, idempotencyKey: string) =>
  sendWithConfirmation(
    request,
    (sent, key) => upload('User/user-edit', userForm(sent), { idempotencyKey: key }).finally(announceEmployeeUpdate),
    idempotencyKey,
  );

type SendOptions = Parameters<typeof upload>[2];

function fileForm({ blob, stored }: ChosenFile): FormData {
  const form = new FormData();
  form.set('file', blob, stored);
  return form;
}

/** Uploads the photo. The save then names it (D-109). */
export const uploadPhoto = (photo: ChosenFile, options: SendOptions) =>
  upload('User/user-photo-image-upload', fileForm(photo), options);

/** Uploads one attachment. The save then names it. */
export const uploadAttachment = (file: ChosenFile, options: SendOptions) =>
  upload('User/user-attach-files-upload', fileForm(file), options);

/** Sets the duties beside the permission letter (D-253). */
export const editDuties = (
  userId: string,
  duties: Pick<CallRequest<CallByPath['User/user-duty-edit']>, 'SalesYn' | 'PmYn'>,
) => call('User/user-duty-edit', { UserId: userId, ...duties });

/** Deletes an employee. Their sessions end at once. */
export const removeEmployee = (
  { userId }: Pick<EmployeeRow, 'userId'>,
  idempotencyKey = makeKey(),
  DeleteReason = '',
) => call('User/user-del', { UserId: userId, DeleteReason }, { idempotencyKey });

/** What hangs on a person: projects, tasks, rooms and duties (D-507). */
export const holdingsOf = (userId: string) =>
  queryOptions({
    queryKey: [KIND, 'holdings', userId],
    queryFn: async ({ signal }) => (await call('User/user-holding-list', { UserId: userId }, { signal })).data,
    staleTime: 0,
  });

/** Hands everything over to another employee in one step. */
export const handOver = (userId: string, toUserId: string) =>
  call('User/user-hand-over', { UserId: userId, ToUserId: toUserId }, { idempotencyKey: makeKey() });
