import { maskAccount, SOCIAL_NUMBER_MASK } from '@portal/contract/areas/employees/personal-numbers';
import { seesNumbers } from '@portal/contract/areas/employees/policy';
import { logNumberReading, logReading } from '#areas/audit/public/readings.ts';
import type { CallCtx, Ctx } from '#context.ts';
import { sealField, unsealField } from '#sealed-fields.ts';

/** The encrypted columns of an employee. */
export const SEALED_COLUMNS = ['social_number_sealed', 'bank_number_sealed'] as const;
/** The name of an encrypted column. */
export type SealedColumn = (typeof SEALED_COLUMNS)[number];

/** The names of the columns in the access log. */
const ITEM_NAMES: Readonly<Record<SealedColumn, string>> = {
  social_number_sealed: '주민등록번호',
  bank_number_sealed: '급여계좌',
};

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

/** The two numbers as the response shows them, in full or masked. */
export type ShownNumbers = { socialNumber: string; bankNumber: string };

/**
 * The numbers of an employee: in full if the caller requests it and may see them (D-107), masked otherwise. The access
 * log gets one row in the same transaction either way (D-161).
 */
export async function showNumbers(
  ctx: CallCtx,
  person: Sealed & { user_id: string; user_name: string },
  fullRequested: boolean,
): Promise<ShownNumbers> {
  const stored = SEALED_COLUMNS.filter((column) => person[column] !== null);
  const open = (column: SealedColumn) => unsealNumber(ctx, person.user_id, column, person[column]);
  const subject = { id: person.user_id, name: person.user_name };
  const inFull = fullRequested && seesNumbers(ctx.actor);
  if (!inFull || stored.length === 0) await logReading(ctx, { task: 'employee', subject });
  if (!inFull) {
    return {
      socialNumber: person.social_number_sealed === null ? '' : SOCIAL_NUMBER_MASK,
      bankNumber: maskAccount(open('bank_number_sealed')),
    };
  }
  if (stored.length > 0) {
    const items = stored.map((column) => ITEM_NAMES[column]);
    await logNumberReading(ctx, subject, items);
  }
  return { socialNumber: open('social_number_sealed'), bankNumber: open('bank_number_sealed') };
}
