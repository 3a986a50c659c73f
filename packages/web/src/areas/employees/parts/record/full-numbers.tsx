import { seesNumbers } from '@portal/contract/areas/employees/policy';
import type { EmployeeInfo } from '@portal/contract/areas/employees/shapes';
import { useEffect, useState } from 'react';
import { showRefusal } from '#lib/failures.ts';
import { useActor } from '#lib/use-actor.ts';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { readFullNumbers } from '../../api.ts';
import css from './full-numbers.module.css';

type Numbers = Pick<EmployeeInfo, 'userSocialNum' | 'bankNum'>;

/** The time after which shown numbers are hidden again, in milliseconds. */
const SHOWN_MS = 60_000;

/** The full numbers of an employee while they are shown, and functions to show and hide them. */
export type FullNumbers = { numbers: Numbers | null; show: () => Promise<void>; hide: () => void };

/** Loads both numbers on a click, which the server logs. They are hidden again after a minute (D-107). */
export function useFullNumbers(userId: string): FullNumbers {
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

type Props = { masked: string; field: keyof Numbers; full: FullNumbers };

/** A masked number, with the button that shows it in full to the users of D-107. */
export function MaskedNumber({ masked, field, full: { numbers, show, hide } }: Props) {
  const mayShow = seesNumbers(useActor());
  return (
    <span className={css['line']}>
      <output>{numbers?.[field] ?? masked}</output>
      {mayShow && (
        <BusyButton variant="subtle" size="compact-sm" onClick={numbers === null ? show : async () => hide()}>
          {numbers === null ? '전체 보기 (열람 기록)' : '숨기기'}
        </BusyButton>
      )}
    </span>
  );
}
