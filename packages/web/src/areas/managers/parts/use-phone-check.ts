import { hasMobileLast, hasMobileMiddle, mobileParts, PHONE_PART_DIGITS, phoneDigits } from '@portal/contract/core/phone';
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
  const { data } = useQuery({
    queryKey: ['managers', 'phone', digits],
    enabled: isWhole(phone) && digits !== phoneDigits(own),
    gcTime: 0,
    queryFn: ({ signal }) => isTakenPhone(phone, signal),
  });
  if (data === undefined || !isWhole(phone) || digits === phoneDigits(own)) return 'unchecked';
  return data ? 'taken' : 'free';
}
