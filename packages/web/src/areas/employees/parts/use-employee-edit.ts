import { lockedFields } from '@portal/contract/areas/employees/account-guard';
import { birthChecks, employeeEditChecks } from '@portal/contract/areas/employees/forms';
import { grantKey } from '@portal/contract/areas/employees/menu-grants';
import type { EmployeeInfo } from '@portal/contract/areas/employees/shapes';
import type { Actor } from '@portal/contract/core/actor';
import { toYesNo } from '@portal/contract/core/formats';
import type { EditRules } from '#kit/edit/edit-rules.ts';
import { useRecordEdit } from '#kit/edit/use-record-edit.ts';
import { useRecordSections } from '#kit/edit/use-record-sections.ts';
import { today } from '#lib/days.ts';
import { announceEmployeeUpdate } from '#lib/employee-updates.ts';
import { useActor } from '#lib/use-actor.ts';
import { editEmployee, readEmployee } from '../api.ts';
import { employeeItems } from './employee-items.ts';
import { EMPLOYEE_SECTIONS, type EmployeeSection } from './record/employee-sections.ts';
import { useEmployeeFiles } from './use-employee-files.ts';
import { draftFor, EMPTY_VALUES, type EmployeeValues, requestOf, savedValues, valuesOf } from './values.ts';

/** The edit rules of an employee: account fields the user may not change are locked (D-113, D-196). */
const rulesFor = (actor: Actor): EditRules<EmployeeInfo, EmployeeValues> => ({
  draftOf: (person) => draftFor(actor, person),
  items: employeeItems,
  isEditable: (person, { fields }) => !lockedFields(actor, person).some((locked) => fields.includes(locked)),
});

const grantKeys = ({ MenuAuthList }: Pick<EmployeeValues, 'MenuAuthList'>): string =>
  MenuAuthList.map(grantKey).sort().join(' ');

/** The edit of an employee, without reasons. The files are sent first, then the record (EMP-23 to EMP-26, D-106). */
export function useEmployeeEdit({ person, reload }: { person: EmployeeInfo; reload: () => Promise<void> }) {
  const rules = rulesFor(useActor());
  const edit = useRecordEdit({
    rules,
    stored: person,
    reload,
    read: () => readEmployee(person.userId),
    derive: (draft) => ({ ...draft, MenuAuthChgYn: toYesNo(grantKeys(draft) !== grantKeys(valuesOf(person))) }),
    afterSave: savedValues,
    checks: [...employeeEditChecks, ...birthChecks(today())],
    empty: { ...EMPTY_VALUES, MenuAuthChgYn: 'Y' },
    show: (field) => sections.show(field),
    requestOf: async (loaded, draft) => {
      const sent = await files.sendAll(draft);
      // Failed files end the attempt before the record is sent (EMP-26, D-150).
      if (sent === null) announceEmployeeUpdate();
      return sent && { ...requestOf(sent), Version: loaded.version };
    },
    send: editEmployee,
    done: 'employee.edit.done',
    failed: 'employee.edit.failed',
  });
  const files = useEmployeeFiles(edit.form);
  const sections = useRecordSections<EmployeeInfo, EmployeeValues, EmployeeSection>({
    sections: EMPLOYEE_SECTIONS,
    rules,
    stored: person,
    edit,
  });
  return { ...edit, files, sections };
}

/** The edit of an employee, as the parts of the record use it. */
export type EmployeeEdit = ReturnType<typeof useEmployeeEdit>;
