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

/** The result for a number. It is 'unchecked' until both parts have four digits (MGR-27). */
type PhoneState = 'unchecked' | 'free' | 'taken';

/** Whether the number has four and four digits. A shorter middle part is only checked by the save (D-103). */
const isComplete = (phone: string): boolean =>
  hasMobileMiddle(phone) && hasMobileLast(phone) && mobileParts(phone).middle.length === PHONE_PART_DIGITS;

const takenPhoneKey = (phone: string) => ['managers', 'phone', phoneDigits(phone)] as const;

/** Checks while typing whether a manager has the number. The own number is never taken (D-103). */
export function usePhoneState(phone: string, own: string): PhoneState {
  const { data } = useQuery({
    queryKey: takenPhoneKey(phone),
    enabled: isComplete(phone) && phoneDigits(phone) !== phoneDigits(own),
    // The response is out of date at once, so it is not cached.
    gcTime: 0,
    queryFn: ({ signal }) => isTakenPhone(phone, signal),
  });
  if (data === undefined) return 'unchecked';
  return data ? 'taken' : 'free';
}

/** Adds the check that the number is free to the checks of the form. It uses the cached response (MGR-37). */
export function usePhoneChecks<Draft extends { UserPhone: string }>(checks: readonly Check<Draft>[]) {
  const client = useQueryClient();
  const takenCheck: Check<Draft> = {
    field: 'UserPhone',
    message: 'DUPLICATE_PHONE',
    fails: ({ UserPhone }) => client.getQueryData(takenPhoneKey(UserPhone)) === true,
  };
  return [...checks, takenCheck];
}
