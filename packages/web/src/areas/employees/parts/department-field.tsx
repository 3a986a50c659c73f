import {
  changingLetter,
  givesManager,
  isPermissionChange,
  type LetterRule,
  letterOf,
} from '@portal/contract/areas/employees/permission-letter';
import { isManager } from '@portal/contract/core/actor';
import { messageText } from '@portal/contract/messages';
import { useState } from 'react';
import { DepartmentTree } from '#areas/departments/public/department-tree.tsx';
import { useDepartments } from '#areas/departments/public/use-departments.ts';
import { frameOf } from '#kit/form/field-of.ts';
import { LockedValue } from '#kit/form/form-frame.tsx';
import type { FormFields } from '#kit/form/use-form.ts';
import { useActor } from '#lib/use-actor.ts';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { Loading } from '#ui/feedback/states.tsx';
import { Field } from '#ui/fields/fields.tsx';
import { Dialog } from '#ui/layers/dialog.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import css from './employees.module.css';
import type { EmployeeValues } from './values.ts';

type Props = {
  form: FormFields<EmployeeValues>;
  rule: LetterRule;
  /** The stored permission letter of an edit. */
  storedLetter?: string | undefined;
};

/**
 * The department tree of the own company. Disabled nodes are not selectable, or grant permission M that the user lacks
 * (DEPT-09, D-113).
 */
function DepartmentPicker({ form, onChosen }: Pick<Props, 'form'> & { onChosen: () => void }) {
  const manager = isManager(useActor());
  const { data } = useDepartments();
  if (!data) return <Loading />;
  return (
    <div className={css['picker']}>
      <DepartmentTree
        label="소속"
        nodes={data}
        chosen={form.draft.DeptId}
        isDisabled={({ selectableYn, deptName }) => selectableYn === 'N' || (givesManager(deptName) && !manager)}
        onChoose={({ deptId, deptName, departPath }) => {
          form.change({ DeptId: deptId, deptName, departPath });
          onChosen();
        }}
      />
    </div>
  );
}

/** What the chosen department leads to: another letter with this save, or with the next one. */
function warningOf({ form, rule, storedLetter }: Props): string | undefined {
  const { deptName, DeptId } = form.draft;
  if (DeptId === 0) return undefined;
  const letter = letterOf(deptName, rule);
  if (storedLetter !== undefined && isPermissionChange(storedLetter, letter)) {
    return messageText('employee.permission.changes', { from: storedLetter || '없음', to: letter });
  }
  const changing = rule === 'add' ? changingLetter(deptName) : null;
  return changing === null ? undefined : messageText('department.letter.changes', changing);
}

/** The department, chosen in a tree, and the permission letter it gives (EMP-17, D-104). */
export function DepartmentField(props: Props) {
  const { form, rule } = props;
  const [opened, setOpened] = useState(false);
  const { departPath, deptName, DeptId } = form.draft;
  const letter = DeptId === 0 ? '' : letterOf(deptName, rule);
  const frame = frameOf(form, 'DeptId');
  return (
    <Field
      label="소속"
      {...frame}
      warning={warningOf(props)}
      {...(letter === '' ? {} : { description: `권한 ${letter}` })}
    >
      <Row gap={8} align="stretch">
        <Stack fill>
          <LockedValue>{departPath || deptName || '선택하지 않음'}</LockedValue>
        </Stack>
        <BusyButton variant="default" disabled={form.isLocked('DeptId')} onClick={() => setOpened(true)}>
          부서 선택
        </BusyButton>
      </Row>
      <Dialog title="부서 선택" opened={opened} onClose={() => setOpened(false)} width={440}>
        <DepartmentPicker form={form} onChosen={() => setOpened(false)} />
      </Dialog>
    </Field>
  );
}
