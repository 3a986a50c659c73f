import { maskAccount, maskSocialNumber, SOCIAL_NUMBER_MASK } from '@portal/contract/areas/employees/personal-numbers';
import { seesNumbers } from '@portal/contract/areas/employees/policy';
import { logReading } from '#areas/audit/public/readings.ts';
import type { CallCtx, Ctx } from '#context.ts';
import { sealField, unsealField } from '#security/sealed-fields.ts';

/** The encrypted columns of an employee. */
export const SEALED_COLUMNS = ['social_number_sealed', 'bank_number_sealed'] as const;
/** The name of an encrypted column. */
export type SealedColumn = (typeof SEALED_COLUMNS)[number];

type Sealed = Record<SealedColumn, string | null>;
type Keys = Pick<Ctx, 'keys'>;

/** Identifies the encrypted field, to which the value is bound. */
const fieldOf = (userId: string, column: SealedColumn) => ({ table: 'employee', column, row: userId });

/** Encrypts a number for storage, bound to the row of this user. */
export const sealNumber = ({ keys }: Keys, userId: string, column: SealedColumn, value: string): string =>
  sealField(keys, fieldOf(userId, column), value);

/** Decrypts a stored number. '' when there is none. */
export const unsealNumber = ({ keys }: Keys, userId: string, column: SealedColumn, sealed: string | null): string =>
  sealed === null ? '' : unsealField(keys, fieldOf(userId, column), sealed);

/** The two numbers as a record shows them. */
export type ShownNumbers = { socialNumber: string; bankNumber: string };

/**
 * The numbers of an employee, masked for everybody: for permission M behind the day of birth. The reading of the record
 * is logged beside it (D-107, D-161).
 */
export async function showMasked(ctx: CallCtx, person: Sealed & { user_id: string; user_name: string }) {
  await logReading(ctx, { task: 'employee', subject: { id: person.user_id, name: person.user_name } });
  const open = (column: SealedColumn) => unsealNumber(ctx, person.user_id, column, person[column]);
  const socialNumber = seesNumbers(ctx.actor) ? maskSocialNumber(open('social_number_sealed')) : SOCIAL_NUMBER_MASK;
  return {
    socialNumber: person.social_number_sealed === null ? '' : socialNumber,
    bankNumber: maskAccount(open('bank_number_sealed')),
  };
}
