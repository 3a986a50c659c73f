import { DUTY_LABELS, DUTY_LETTER, Duty } from '@portal/contract/areas/employees/duties';
import type { EmployeeInfo } from '@portal/contract/areas/employees/shapes';
import { toYesNo } from '@portal/contract/core/formats';
import { messageText } from '@portal/contract/messages';
import { useState } from 'react';
import { ConfirmDialog } from '#kit/record/confirm-dialog.tsx';
import { performAction } from '#kit/record/perform-action.ts';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { editDuties } from '../api.ts';

type Props = { person: EmployeeInfo; opened: boolean; onClose: () => void; reload: () => Promise<unknown> };

const givenOf = ({ salesDutyYn, pmDutyYn }: EmployeeInfo): Record<Duty, boolean> => ({
  sales: salesDutyYn === 'Y',
  pm: pmDutyYn === 'Y',
});

/** Gives an employee the duties of sales and PM beside the permission letter, which permission M may do (D-253). */
export function DutiesDialog({ person, opened, onClose, reload }: Props) {
  const [chosen, setChosen] = useState(givenOf(person));
  const submit = async () => {
    const isDone = await performAction({
      done: 'employee.duties.done',
      failed: 'employee.duties.failed',
      send: () => editDuties(person.userId, { SalesYn: toYesNo(chosen.sales), PmYn: toYesNo(chosen.pm) }),
      reload,
    });
    if (isDone) onClose();
  };
  return (
    <ConfirmDialog
      title="담당 업무 변경"
      text={messageText('employee.duties.ask')}
      subject={{ name: person.userName, facts: [{ label: '소속', value: person.deptName || '없음' }] }}
      consequence="프로젝트의 담당자 목록에 나옵니다. 권한과 메뉴는 바뀌지 않습니다."
      opened={opened}
      onConfirm={submit}
      onClose={onClose}
    >
      <div>
        {[Duty.Sales, Duty.Pm].map((duty) => {
          const byLetter = person.userPermission === DUTY_LETTER[duty];
          return (
            <Checkbox
              key={duty}
              label={byLetter ? `${DUTY_LABELS[duty]} (소속 부서에서 정해짐)` : DUTY_LABELS[duty]}
              checked={byLetter || chosen[duty]}
              disabled={byLetter}
              onChange={(checked) => setChosen({ ...chosen, [duty]: checked })}
            />
          );
        })}
      </div>
    </ConfirmDialog>
  );
}
