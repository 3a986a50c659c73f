/** A time-based code as authenticator apps make them (RFC 6238): digits, and seconds that one counts for. */
export const TOTP = { digits: 6, periodSeconds: 30 } as const;

/** How many recovery codes somebody gets at once. */
export const RECOVERY_CODES = 10;
/** Characters of a recovery code that find it, and those that prove it. */
export const RECOVERY_LENGTH = { name: 4, proof: 8 } as const;
/** Without those that look alike. */
export const RECOVERY_ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';

/** What proves the second step by typing: the app's code, or one of the codes kept on paper. */
export const CODE_KINDS = ['totp', 'recovery'] as const;
export type CodeKind = (typeof CODE_KINDS)[number];

/** A typed code without what people put between its parts; recovery codes in any case of letters. */
export const plainCode = (typed: string): string => typed.replace(/[\s-]/g, '').toLowerCase();

/** 'abcd-efgh-jkmn', as it is shown and printed. */
export const shownCode = (plain: string): string => plain.replace(/(.{4})(?=.)/g, '$1-');

/** True for what could be such a code at all. */
export function isCode(kind: CodeKind, typed: string): boolean {
  const plain = plainCode(typed);
  if (kind === 'totp') return plain.length === TOTP.digits && /^\d+$/.test(plain);
  const { name, proof } = RECOVERY_LENGTH;
  return plain.length === name + proof && [...plain].every((mark) => RECOVERY_ALPHABET.includes(mark));
}
