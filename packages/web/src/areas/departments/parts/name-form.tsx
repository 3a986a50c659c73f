import type { DepartmentNode } from '@portal/contract/areas/departments/calls';
import { departmentChecks } from '@portal/contract/areas/departments/forms';
import { changingLetter, isRenamedToManager } from '@portal/contract/areas/employees/permission-letter';
import { toYesNo } from '@portal/contract/core/formats';
import { TEXT_LIMIT } from '@portal/contract/core/limits';
import { messageText } from '@portal/contract/messages';
import { useState } from 'react';
import { fieldOf } from '#kit/form/field-of.ts';
import { FormFrame } from '#kit/form/form-frame.tsx';
import { useDraft } from '#kit/form/use-draft.ts';
import { useForm } from '#kit/form/use-form.ts';
import { useRepeat } from '#kit/repeat/use-repeat.ts';
import { confirm } from '#lib/confirm.ts';
import { showRefusal } from '#lib/failures.ts';
import { isConflict, Refusal } from '#lib/refusal.ts';
import { toast } from '#lib/toast.ts';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { TextField } from '#ui/fields/fields.tsx';
import { ButtonRow } from '#ui/layers/dialog.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { addDepartment, type DepartmentDraft, editDepartment } from '../api.ts';

const EMPTY: DepartmentDraft = { DeptName: '', SelectableYn: 'Y' };

/** The target of the form: a new department below a node, or the node itself. */
export type NameFormTarget = { kind: 'add' | 'edit'; node: DepartmentNode };

type Props = { target: NameFormTarget; onSaved: () => Promise<unknown>; onClose: () => void };

const send = ({ kind, node }: NameFormTarget, draft: DepartmentDraft, key: string) =>
  kind === 'add' ? addDepartment(node, draft, key) : editDepartment(node, draft, key);

/** The form for the name of a department and whether it can be selected (DEPT-05, DEPT-06, DEPT-09). */
export function NameForm({ target: shown, onSaved, onClose }: Props) {
  // The form keeps the department as it was when the form opened, so that nothing is overwritten unseen (D-490).
  const [target] = useState(shown);
  const { kind, node } = target;
  const initial = kind === 'add' ? EMPTY : { DeptName: node.deptName, SelectableYn: node.selectableYn };
  const { draft, change } = useDraft<DepartmentDraft>(initial);
  const form = useForm({ draft, change, checks: departmentChecks, empty: EMPTY });
  const repeat = useRepeat();
  const changing = changingLetter(draft.DeptName);
  const save = async (): Promise<Refusal | undefined> => {
    // A new name that grants permission M must be confirmed before it is sent (TH18).
    const needsConfirmation = kind === 'edit' && isRenamedToManager(node.deptName, draft.DeptName);
    if (needsConfirmation && !(await confirm({ title: '이름 수정', question: 'department.edit.managerAsked' })))
      return undefined;
    try {
      // The response says whether the members kept their permission letters.
      const { message } = await repeat.send(draft, (request, key) => send(target, request, key));
      toast.text(message, 'success');
    } catch (error) {
      showRefusal('department.save.failed', error);
      if (isConflict(error)) await onSaved();
      return error instanceof Refusal ? error : undefined;
    }
    onClose();
    await onSaved();
    return undefined;
  };
  const submit = () => form.submit(save);
  const foot = (
    <ButtonRow>
      <BusyButton variant="default" disabled={form.busy} onClick={onClose}>
        닫기
      </BusyButton>
      <BusyButton busy={form.busy} onClick={submit}>
        {kind === 'add' ? '추가' : '저장'}
      </BusyButton>
    </ButtonRow>
  );
  return (
    <FormFrame busy={form.busy} foot={foot}>
      <Stack gap={16}>
        <TextField
          {...fieldOf(form, 'DeptName')}
          label="부서명"
          warning={changing === null ? undefined : messageText('department.letter.changes', changing)}
          description={kind === 'add' ? `${node.departPath} 아래에 추가합니다.` : shown.node.departPath}
          autoFocus
          maxLength={TEXT_LIMIT.name}
          onEnter={() => void submit()}
        />
        <Checkbox
          name="SelectableYn"
          label="직원의 소속 부서로 선택 가능"
          checked={draft.SelectableYn === 'Y'}
          onChange={(checked) => change({ SelectableYn: toYesNo(checked) })}
        />
      </Stack>
    </FormFrame>
  );
}
