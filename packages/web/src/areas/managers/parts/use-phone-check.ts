import type { Check } from '@portal/contract/core/forms';
import {
  hasMobileLast,
  hasMobileMiddle,
  mobileParts,
  PHONE_PART_DIGITS,
  phoneDigits,
} from '@portal/contract/core/phone';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { isTakenPhone } from '../api.ts';

/** What is known of a number: nothing before both parts have four digits (MGR-27). */
type PhoneState = 'unchecked' | 'free' | 'taken';

/** A number of four and four digits; a shorter middle part is checked when it is saved (D-103). */
const isWhole = (phone: string): boolean =>
  hasMobileMiddle(phone) && hasMobileLast(phone) && mobileParts(phone).middle.length === PHONE_PART_DIGITS;

const keyOf = (phone: string) => ['managers', 'phone', phoneDigits(phone)] as const;

/** Asks while it is typed whether a manager has the number; one's own is never taken (D-103). */
export function usePhoneState(phone: string, own: string): PhoneState {
  const { data } = useQuery({
    queryKey: keyOf(phone),
    enabled: isWhole(phone) && phoneDigits(phone) !== phoneDigits(own),
    // Who has a number is of no interest a moment later.
    gcTime: 0,
    queryFn: ({ signal }) => isTakenPhone(phone, signal),
  });
  if (data === undefined) return 'unchecked';
  return data ? 'taken' : 'free';
}

/** The checks of the form, and behind them that nobody has the number, as far as it was asked (MGR-37). */
export function usePhoneChecks<Draft extends { UserPhone: string }>(checks: readonly Check<Draft>[]) {
  const client = useQueryClient();
  const taken: Check<Draft> = {
    field: 'UserPhone',
    message: 'DUPLICATE_PHONE',
    fails: ({ UserPhone }) => client.getQueryData(keyOf(UserPhone)) === true,
  };
  return [...checks, taken];
}
