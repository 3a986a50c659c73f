/**
 * A time-based code as authenticator apps generate it (RFC 6238): its digits, and the seconds for which one is valid.
 */
export const TOTP = { digits: 6, periodSeconds: 30 } as const;

/** Number of recovery codes generated at once. */
export const RECOVERY_CODES = 10;
/** Characters of a recovery code: the first ones identify it, the others prove it. */
export const RECOVERY_LENGTH = { name: 4, proof: 8 } as const;
/** Characters of recovery codes, without those that look alike. */
export const RECOVERY_ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Codes that can be typed as second factor: the app's code, or a recovery code. */
export const CODE_KINDS = ['totp', 'recovery'] as const;
export type CodeKind = (typeof CODE_KINDS)[number];

/** A typed code in lower case, without spaces and hyphens. */
export const plainCode = (typed: string): string => typed.replace(/[\s-]/g, '').toLowerCase();

/** 'abcd-efgh-jkmn', as the code is shown and printed. */
export const shownCode = (plain: string): string => plain.replace(/(.{4})(?=.)/g, '$1-');

/** Whether the text has the format of such a code. */
export function isCode(kind: CodeKind, typed: string): boolean {
  const plain = plainCode(typed);
  if (kind === 'totp') return plain.length === TOTP.digits && /^\d+$/.test(plain);
  const { name, proof } = RECOVERY_LENGTH;
  return plain.length === name + proof && [...plain].every((mark) => RECOVERY_ALPHABET.includes(mark));
}
