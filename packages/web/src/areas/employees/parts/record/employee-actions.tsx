import { lockedFields } from '@portal/contract/areas/employees/account-guard';
import { Employment } from '@portal/contract/areas/employees/codes';
import { HOLDING_LABELS, HOLDING_UNITS } from '@portal/contract/areas/employees/leaving';
import type { EmployeeInfo } from '@portal/contract/areas/employees/shapes';
import { type Actor, isManager } from '@portal/contract/core/actor';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useAccessLogAction } from '#areas/audit/public/use-access-log-action.ts';
import { LinkDialog } from '#areas/auth/public/link-dialog.tsx';
import { performAction } from '#kit/record/perform-action.ts';
import { type RecordAction, RecordActions } from '#kit/record/record-actions.tsx';
import { makeKey } from '#lib/make-key.ts';
import { paths } from '#lib/paths.ts';
import { toast } from '#lib/toast.ts';
import { useActor } from '#lib/use-actor.ts';
import { editEmployee, holdingsOf, removeEmployee } from '../../api.ts';
import { DutiesDialog } from '../duties-dialog.tsx';
import { requestOf, valuesOf } from '../values.ts';
import { LeavingDialog } from './leaving-dialog.tsx';

type DialogName = 'duties' | 'password' | 'leaving';

/** The dialogs that the user may open for this employee, as actions. */
function dialogActions(person: EmployeeInfo, actor: Actor, open: (dialog: DialogName) => void): RecordAction[] {
  const locked = lockedFields(actor, person);
  const offered: (RecordAction & { offered: boolean })[] = [
    { label: '담당 업무 변경', act: () => open('duties'), offered: isManager(actor) },
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

const subjectOf = (person: EmployeeInfo) => ({
  name: person.userName,
  facts: [{ label: '소속', value: person.deptName || '없음' }],
});

/** What hangs on the person, for the question of a deletion (D-507). */
async function holdingFacts(client: QueryClient, { userId }: EmployeeInfo) {
  const holdings = await client.fetchQuery(holdingsOf(userId)).catch(() => []);
  return holdings
    .filter(({ count }) => count > 0)
    .map(({ kind, count }) => ({ label: HOLDING_LABELS[kind], value: `${count}${HOLDING_UNITS[kind]}` }));
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
  const client = useQueryClient();
  const [opened, setOpened] = useState<DialogName | null>(null);
  const logActions = useAccessLogAction(person.userId);
  const open = (dialog: DialogName) => (unsaved ? toast.error('form.unsaved') : setOpened(dialog));
  const dialogOf = (name: DialogName) => ({ opened: opened === name, onClose: () => setOpened(null) });
  const remove: RecordAction = {
    label: '삭제',
    ends: true,
    act: async () =>
      performAction({
        confirmation: {
          title: '삭제',
          question: 'employee.remove.ask',
          subject: {
            name: person.userName,
            facts: [...subjectOf(person).facts, ...(await holdingFacts(client, person))],
          },
          consequence:
            '되돌릴 수 없습니다. 로그인되어 있으면 바로 로그아웃됩니다. 남아 있는 일은 먼저 퇴사 처리에서 한 번에 넘길 수 있습니다.',
          destructive: true,
        },
        unsaved,
        done: 'employee.remove.done',
        failed: 'employee.remove.failed',
        send: () => removeEmployee(person),
        reload: () => navigate({ to: paths.employeeList }),
      }),
  };
  const stay: RecordAction = {
    label: '퇴사 예정 취소',
    act: () =>
      performAction({
        confirmation: { title: '퇴사 예정 취소', question: 'employee.leave.withdraw', subject: subjectOf(person) },
        unsaved,
        done: 'employee.edit.done',
        failed: 'employee.edit.failed',
        send: () =>
          editEmployee({ ...requestOf({ ...valuesOf(person), UserOutDate: '' }), Version: person.version }, makeKey()),
        reload,
      }),
  };
  const mayStay = person.leavesOn !== '' && !lockedFields(actor, person).includes('UserStatus');
  const mayRemove = person.userId !== actor.userId && person.accountGuard === '';
  const link: RecordAction = { label: '비밀번호 링크', act: () => open('password') };
  const mayGiveLink = !lockedFields(actor, person).includes('UserPw') && person.userStatus !== Employment.Retired;
  const isWaiting = mayGiveLink && person.userPw === '';
  return (
    <>
      <RecordActions
        next={isWaiting ? link : undefined}
        more={[
          ...logActions,
          ...factorActions,
          ...(mayGiveLink && !isWaiting ? [link] : []),
          ...dialogActions(person, actor, open),
          ...(mayStay ? [stay] : []),
          ...(mayRemove ? [remove] : []),
        ]}
        unsaved={unsaved}
        quiet={unsaved}
        reload={reload}
      />
      <DutiesDialog key={person.version} {...{ person, reload }} {...dialogOf('duties')} />
      <LinkDialog
        person={{ userId: person.userId, userName: person.userName, hasPassword: person.userPw !== '' }}
        reload={reload}
        {...dialogOf('password')}
      />
      <LeavingDialog {...{ person, reload }} {...dialogOf('leaving')} />
    </>
  );
}
