import { SOCIAL_NUMBER_MASK } from '@portal/contract/areas/employees/personal-numbers';
import { seesNumbers } from '@portal/contract/areas/employees/policy';
import type { EmployeeInfo } from '@portal/contract/areas/employees/shapes';
import { type ReactNode, useEffect, useState } from 'react';
import { showRefusal } from '#lib/failures.ts';
import { useActor } from '#lib/use-actor.ts';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { readFullNumbers } from '../api.ts';
import css from './use-full-number-lines.module.css';

type Numbers = Pick<EmployeeInfo, 'userSocialNum' | 'bankNum'>;

/** The time after which shown numbers are hidden again, in milliseconds. */
const SHOWN_MS = 60_000;

/** Loads both numbers on a click, which the server logs. They are hidden again after a minute (D-107). */
function useFullNumbers(userId: string) {
  const [numbers, setNumbers] = useState<Numbers | null>(null);
  useEffect(() => {
    if (numbers === null) return;
    const timer = setTimeout(setNumbers, SHOWN_MS, null);
    return () => clearTimeout(timer);
  }, [numbers]);
  const show = async () => {
    try {
      setNumbers(await readFullNumbers(userId));
    } catch (error) {
      showRefusal('employee.numbers.failed', error);
    }
  };
  return { numbers, show, hide: () => setNumbers(null) };
}

type LineProps = { number: string | undefined; onShow: () => Promise<unknown>; onHide: () => void };

const NumberLine = ({ number, onShow, onHide }: LineProps) => (
  <span className={css['line']}>
    {number !== undefined && <output className={css['number']}>{number}</output>}
    <BusyButton variant="subtle" size="compact-sm" onClick={number === undefined ? onShow : async () => onHide()}>
      {number === undefined ? '전체 보기 (열람 기록)' : '숨기기'}
    </BusyButton>
  </span>
);

/** The lines with the full numbers, for the users of D-107. They are undefined for other users. */
export function useFullNumberLines(person: EmployeeInfo): { social: ReactNode; account: ReactNode } | undefined {
  const actor = useActor();
  const { numbers, show, hide } = useFullNumbers(person.userId);
  if (!seesNumbers(actor)) return undefined;
  const line = (number: string | undefined) => <NumberLine {...{ number }} onShow={show} onHide={hide} />;
  return {
    social: person.userSocialNum === SOCIAL_NUMBER_MASK && line(numbers?.userSocialNum),
    account: person.bankNum !== '' && line(numbers?.bankNum),
  };
}
