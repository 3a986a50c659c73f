import type { MenuChoice } from '@portal/contract/areas/employees/menu-grants';
import { mayMeetEmployees } from '@portal/contract/areas/employees/policy';
import type { EmployeeInfo, EmployeeRow } from '@portal/contract/areas/employees/shapes';
import type { CallByPath } from '@portal/contract/calls';
import type { Actor } from '@portal/contract/core/actor';
import type { CallRequest } from '@portal/contract/core/call';
import { listRequest } from '@portal/contract/core/list-request';
import { queryOptions } from '@tanstack/react-query';
import { sendAgreed } from '#areas/departments/public/send-agreed.ts';
import type { ChosenFile } from '#kit/files/chosen-file.ts';
import type { AddressOf } from '#kit/list/list-search.ts';
import type { ListQuery } from '#kit/list/use-list.ts';
import { call, upload } from '#lib/call.ts';
import { announceEmployeeUpdate } from '#lib/employee-updates.ts';
import { employeeSearch } from './search.ts';

const KIND = 'employees';

/** One page of the list (EMP-02 to EMP-09). */
const employees = (address: AddressOf<typeof employeeSearch>): ListQuery<EmployeeRow> => ({
  queryKey: [KIND, 'list', address],
  queryFn: ({ signal }) => call('User/all-user-list', listRequest(address), { signal }),
});

/** What /employee/list asks. */
export const employeeList = (actor: Actor) => ({
  search: employeeSearch,
  query: employees,
  may: mayMeetEmployees(actor),
});

/** The record as it is now, its numbers masked; null when the answer is empty. */
export async function readEmployee(userId: string, signal?: AbortSignal): Promise<EmployeeInfo | null> {
  const { data } = await call('User/user-info', { UserId: userId, MaskYn: 'Y' }, signal ? { signal } : {});
  return data[0] ?? null;
}

/** The employees of the detail page. */
export const employeeSource = { kind: KIND, read: readEmployee } as const;

/** The numbers of a record in full, for whom D-107 gives them; each reading is noted. */
export async function readNumbers(userId: string): Promise<Pick<EmployeeInfo, 'userSocialNum' | 'bankNum'> | null> {
  const [person] = (await call('User/user-info', { UserId: userId })).data;
  return person ? { userSocialNum: person.userSocialNum, bankNum: person.bankNum } : null;
}

/** Whether anybody ever had this id (D-108). */
export const isTakenId = async (userId: string, signal: AbortSignal): Promise<boolean> =>
  (await call('User/check-userid', { UserId: userId }, { signal })).message === 'F';

/** The menus that can be granted (LOOKUP-14). */
export const menuChoices = queryOptions<MenuChoice[]>({
  queryKey: ['lookup', 'menus'],
  queryFn: async ({ signal }) => (await call('BaseInfo/menu-info', {}, { signal })).data,
});

type Saved = CallRequest<CallByPath['User/user-edit']>;

/** The fields travel as JSON in one field of a form. */
function userForm(request: Saved): FormData {
  const form = new FormData();
  form.set('User', JSON.stringify(request));
  return form;
}

/** Registers an employee. */
export const registerEmployee = (request: Saved, idempotencyKey: string) =>
  upload('User/user-add', userForm(request), { idempotencyKey });

/** Saves an edit; the shell hears of every attempt, since it may have changed the own menus (D-150). */
export const editEmployee = (request: Saved, idempotencyKey: string) =>
  sendAgreed(
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

/** Stores the photo; the save names it (D-109). */
export const uploadPhoto = (photo: ChosenFile, options: SendOptions) =>
  upload('User/user-photo-image-upload', fileForm(photo), options);

/** Stores one attachment; the save names it. */
export const uploadAttachment = (file: ChosenFile, options: SendOptions) =>
  upload('User/user-attach-files-upload', fileForm(file), options);

/** Deletes one; his sessions end at once. */
export const removeEmployee = ({ userId }: Pick<EmployeeRow, 'userId'>) => call('User/user-del', { UserId: userId });
