/** A mobile number with its hyphens or spaces. */
const TYPED_PHONE = /^01\d[- ]?\d{3,4}[- ]?\d{4}$/;

/**
 * The user id that a sign-in means. The ids of contractors' users are the digits of their phone number, which many type
 * with hyphens (D-100, D-251).
 */
export function loginIdOf(typed: string): string {
  const userId = typed.trim().toLowerCase();
  return TYPED_PHONE.test(userId) ? userId.replace(/\D/g, '') : userId;
}
