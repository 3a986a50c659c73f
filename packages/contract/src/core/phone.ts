const MAX_DIGITS = 11;

/** Digits only, at most 11 (OUT-81). */
export const phoneDigits = (typed: string): string => typed.replace(/\D/g, '').slice(0, MAX_DIGITS);

/** '01012345678' to '010-1234-5678'; 10 digits split 3-3-4; shorter ones as far as they go. */
export function withHyphens(phone: string): string {
  const digits = phoneDigits(phone);
  if (digits.length <= 3) return digits;
  if (digits.length <= 7) return `${digits.slice(0, 3)}-${digits.slice(3)}`;
  const middle = digits.length === MAX_DIGITS ? 7 : 6;
  return `${digits.slice(0, 3)}-${digits.slice(3, middle)}-${digits.slice(middle)}`;
}

/** A contact number a contractor may give: 10 or 11 digits (PART-33). */
export const isContactPhone = (phone: string): boolean => /^\d{10,11}$/.test(phone.replace(/\D/g, ''));
