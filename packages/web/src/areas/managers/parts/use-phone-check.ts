import { hasMobileLast, hasMobileMiddle, mobileParts, PHONE_PART_DIGITS, phoneDigits } from '@portal/contract/core/phone';
import type { Check } from '@portal/contract/core/forms';
import { useQuery } from '@tanstack/react-query';
import { isTakenPhone } from '../api.ts';

/** What is known of a number: nothing before both parts have four digits (MGR-27). */
export type PhoneState = 'unchecked' | 'free' | 'taken';

/** A number of four and four digits; a shorter middle part is checked when it is saved (D-103). */
const isWhole = (phone: string): boolean =>
  hasMobileMiddle(phone) && hasMobileLast(phone) && mobileParts(phone).middle.length === PHONE_PART_DIGITS;

/** Asks while it is typed whether a manager has the number; one's own is never taken (D-103). */
export function usePhoneCheck(phone: string, own = ''): PhoneState {
  const digits = phoneDigits(phone);
  const asked = isWhole(phone) && digits !== phoneDigits(own);
  const { data } = useQuery({
    queryKey: ['managers', 'phone', digits],
    enabled: asked,
    gcTime: 0,
    queryFn: ({ signal }) => isTakenPhone(phone, signal),
  });
  if (!asked || data === undefined) return 'unchecked';
  return data ? 'taken' : 'free';
}

/** The checks of the form, and behind them that nobody has the number (MGR-37). */
export const withPhoneCheck = <Draft>(checks: readonly Check<Draft>[], state: PhoneState): readonly Check<Draft>[] =>
  state === 'taken' ? [...checks, { field: 'UserPhone', message: 'DUPLICATE_PHONE', fails: () => true }] : checks;
