import { type Check, filled } from '../../core/forms.ts';
import { Employment } from './codes.ts';

/** What hangs on a person, in the order in which it is shown (D-507). */
export const HOLDING_KINDS = ['project', 'task', 'room', 'duty'] as const;
export type HoldingKind = (typeof HOLDING_KINDS)[number];
export const HOLDING_LABELS: Readonly<Record<HoldingKind, string>> = {
  project: '담당 프로젝트',
  task: '맡은 업무 (워크스페이스)',
  room: '관리하는 방',
  duty: '담당 업무 (영업, PM)',
};
/** Units of their numbers. */
export const HOLDING_UNITS: Readonly<Record<HoldingKind, string>> = {
  project: '건',
  task: '건',
  room: '개',
  duty: '개',
};

/** Duties end with the account; everything else can be handed over. */
export const isHandedOver = (kind: HoldingKind): boolean => kind !== 'duty';

/** A hand-over needs a user who takes over. */
export const handOverChecks: readonly Check<{ ToUserId: string }>[] = [filled('ToUserId', 'employee.handOver.missing')];

type Leave = { UserStatus: string; UserLeaveFrom: string; UserLeaveTo: string };

/** A leave that has both days ends after it begins. Days count only while the state is 휴직. */
export const leaveChecks: readonly Check<Leave>[] = [
  {
    field: 'UserLeaveTo',
    message: 'employee.leaveDays.order',
    fails: ({ UserStatus, UserLeaveFrom, UserLeaveTo }) =>
      UserStatus === Employment.Leave && UserLeaveFrom !== '' && UserLeaveTo !== '' && UserLeaveTo < UserLeaveFrom,
  },
];

/** Whether they leave on a day that is still to come: they stay until that day begins (D-505). */
export const leavesLater = (status: string, day: string, today: string): boolean =>
  status === Employment.Retired && day > today;
