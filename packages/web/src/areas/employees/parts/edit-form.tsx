import type { EmployeeInfo } from '@portal/contract/areas/employees/shapes';
import { type Actor, isManager } from '@portal/contract/core/actor';
import { messageText } from '@portal/contract/messages';
import { AccessLogLink } from '#areas/audit/public/access-log-link.tsx';
import { EditFoot } from '#kit/edit/edit-foot.tsx';
import { UploadProgress } from '#kit/files/upload-progress.tsx';
import { fieldOf } from '#kit/form/field-of.ts';
import { FormFrame } from '#kit/form/form-frame.tsx';
import { ListButton } from '#kit/record/record-page.tsx';
import { paths } from '#lib/paths.ts';
import { useActor } from '#lib/use-actor.ts';
import { TextField } from '#ui/fields/fields.tsx';
import { DutiesButton } from './duties-dialog.tsx';
import { EmployeeSections } from './employee-sections.tsx';
import { useEmployeeChoices } from './use-employee-choices.ts';
import { useEmployeeEdit } from './use-employee-edit.ts';
import { useFullNumberLines } from './use-full-number-lines.tsx';
import { useRouteReload } from './use-route-reload.ts';

type Props = { person: EmployeeInfo; reload: () => Promise<void> };

const MODES = ['A', 'M', 'C'];

/** Why account fields are locked for the user; undefined when they are open. */
function accountNoteOf({ userId, accountGuard }: EmployeeInfo, actor: Actor): string | undefined {
  if (userId === actor.userId) return messageText('employee.password.own');
  return accountGuard === '' ? undefined : messageText(accountGuard);
}

/** The edit form of an employee (EMP-23 to EMP-26). */
export function EditForm({ person, reload }: Props) {
  const actor = useActor();
  const choices = useEmployeeChoices(person);
  const edit = useEmployeeEdit({ person, reload: useRouteReload(reload) });
  const fullNumbers = useFullNumberLines(person);
  const { form, files } = edit;
  const foot = (
    <>
      <UploadProgress uploads={files.photo} files={form.draft.photo} />
      <UploadProgress uploads={files.files} files={form.draft.files} />
      <EditFoot edit={edit}>
        <ListButton path={paths.employeeList} />
        <AccessLogLink userId={person.userId} />
      </EditFoot>
    </>
  );
  return (
    <FormFrame busy={form.busy} foot={foot}>
      <EmployeeSections
        {...{ form, choices, fullNumbers }}
        accountNote={accountNoteOf(person, actor)}
        userId={<TextField label="아이디" {...fieldOf(form, 'UserId')} />}
        modes={MODES}
        rule="edit"
        storedLetter={person.userPermission}
        duties={isManager(actor) && <DutiesButton {...{ person, reload }} />}
      />
    </FormFrame>
  );
}
