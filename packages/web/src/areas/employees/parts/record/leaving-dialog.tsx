import { Employment } from '@portal/contract/areas/employees/codes';
import { leavesLater } from '@portal/contract/areas/employees/leaving';
import type { EmployeeInfo } from '@portal/contract/areas/employees/shapes';
import { messageText } from '@portal/contract/messages';
import { useState } from 'react';
import { ConfirmDialog } from '#kit/record/confirm-dialog.tsx';
import { performAction } from '#kit/record/perform-action.ts';
import { today } from '#lib/days.ts';
import { makeKey } from '#lib/make-key.ts';
import { TextField } from '#ui/fields/fields.tsx';
import { editEmployee } from '../../api.ts';
import { requestOf, valuesOf } from '../values.ts';
import { Holdings } from './holdings.tsx';

type Props = { person: EmployeeInfo; reload: () => Promise<unknown>; opened: boolean; onClose: () => void };

/** 퇴사 처리: the employee leaves on a day, at once or when it comes. What hangs on them is named and handed over (D-505, D-507). */
export function LeavingDialog({ person, reload, opened, onClose }: Props) {
  const [day, setDay] = useState(today());
  const leave = async () => {
    const left = { ...valuesOf(person), UserStatus: Employment.Retired, UserOutDate: day };
    const isDone = await performAction({
      done: 'employee.edit.done',
      failed: 'employee.edit.failed',
      send: () => editEmployee({ ...requestOf(left), Version: person.version }, makeKey()),
      reload,
    });
    if (isDone) onClose();
  };
  const when = leavesLater(Employment.Retired, day, today()) ? `${day} 0시에` : '바로';
  return (
    <ConfirmDialog
      title="퇴사 처리"
      text={messageText('employee.leave.confirm')}
      subject={{
        name: `${person.userName} ${person.position}`.trim(),
        facts: [{ label: '소속', value: person.deptName || '없음' }],
      }}
      consequence={`${when} 모든 기기에서 로그아웃되고 더 이상 로그인할 수 없습니다. 글과 기록의 이름은 남습니다.`}
      destructive
      opened={opened}
      onConfirm={leave}
      onClose={onClose}
    >
      <Holdings person={person} opened={opened} />
      <TextField label="퇴사일" name="UserOutDate" type="date" autoFocus value={day} onChange={setDay} />
    </ConfirmDialog>
  );
}
