import { Employment } from '@portal/contract/areas/employees/codes';
import { lockedFields } from '@portal/contract/areas/employees/policy';
import type { EmployeeInfo } from '@portal/contract/areas/employees/shapes';
import { type Actor, isManager } from '@portal/contract/core/actor';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useAccessLogAction } from '#areas/audit/public/use-access-log-action.ts';
import { PasswordDialog } from '#areas/auth/public/password-dialog.tsx';
import { performAction } from '#kit/record/perform-action.ts';
import { type RecordAction, RecordActions } from '#kit/record/record-actions.tsx';
import { makeKey } from '#lib/make-key.ts';
import { paths } from '#lib/paths.ts';
import { toast } from '#lib/toast.ts';
import { useActor } from '#lib/use-actor.ts';
import { editEmployee, removeEmployee } from '../../api.ts';
import { DutiesDialog } from '../duties-dialog.tsx';
import { requestOf, valuesOf } from '../values.ts';
import { LeavingDialog } from './leaving-dialog.tsx';

type DialogName = 'duties' | 'password' | 'leaving';

/** The dialogs that the user may open for this employee, as actions. */
function dialogActions(person: EmployeeInfo, actor: Actor, open: (dialog: DialogName) => void): RecordAction[] {
  const locked = lockedFields(actor, person);
  const offered: (RecordAction & { offered: boolean })[] = [
    { label: '담당 업무 변경', act: () => open('duties'), offered: isManager(actor) },
    { label: '비밀번호 설정', act: () => open('password'), offered: !locked.includes('UserPw') },
    {
      label: '퇴사 처리',
      act: () => open('leaving'),
      ends: true,
      offered:
        person.userId !== actor.userId && person.userStatus !== Employment.Retired && !locked.includes('UserStatus'),
    },
  ];
  return offered.filter((action) => action.offered);
}

type Props = {
  person: EmployeeInfo;
  reload: () => Promise<void>;
  unsaved: boolean;
  /** The action that resets second factors. */
  factorActions: readonly RecordAction[];
};

/** 더보기 of an employee: reading log, second factor, duties, password, leaving, deletion (D-256). */
export function EmployeeActions({ person, reload, unsaved, factorActions }: Props) {
  const actor = useActor();
  const navigate = useNavigate();
  const [opened, setOpened] = useState<DialogName | null>(null);
  const logActions = useAccessLogAction(person.userId);
  const open = (dialog: DialogName) => (unsaved ? toast.error('form.unsaved') : setOpened(dialog));
  const dialogOf = (name: DialogName) => ({ opened: opened === name, onClose: () => setOpened(null) });
  const remove: RecordAction = {
    label: '삭제',
    ends: true,
    act: () =>
      performAction({
        confirmation: {
          title: '삭제',
          question: 'employee.remove.ask',
          subject: { name: person.userName, facts: [{ label: '소속', value: person.deptName || '없음' }] },
          consequence: '되돌릴 수 없습니다. 로그인되어 있으면 바로 로그아웃됩니다.',
          destructive: true,
        },
        unsaved,
        done: 'employee.remove.done',
        failed: 'employee.remove.failed',
        send: () => removeEmployee(person),
        reload: () => navigate({ to: paths.employeeList }),
      }),
  };
  const mayRemove = person.userId !== actor.userId && person.accountGuard === '';
  const setPassword = (UserPw: string) =>
    editEmployee({ ...requestOf({ ...valuesOf(person), UserPw }), Version: person.version }, makeKey());
  return (
    <>
      <RecordActions
        more={[...logActions, ...factorActions, ...dialogActions(person, actor, open), ...(mayRemove ? [remove] : [])]}
        unsaved={unsaved}
        reload={reload}
      />
      <DutiesDialog key={person.version} {...{ person, reload }} {...dialogOf('duties')} />
      <PasswordDialog
        subject={{ name: person.userName, facts: [{ label: '아이디', value: person.userId }] }}
        send={setPassword}
        done="employee.edit.done"
        failed="employee.edit.failed"
        reload={reload}
        {...dialogOf('password')}
      />
      <LeavingDialog {...{ person, reload }} {...dialogOf('leaving')} />
    </>
  );
}
