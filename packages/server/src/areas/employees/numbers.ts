import { maskAccount, SOCIAL_NUMBER_MASK } from '@portal/contract/areas/employees/personal-numbers';
import { seesNumbers } from '@portal/contract/areas/employees/policy';
import { logNumbers, logReading } from '#areas/audit/public/readings.ts';
import type { CallCtx, Ctx } from '#context.ts';
import { openField, sealField } from '#sealed-fields.ts';

/** The encrypted columns of an employee. */
export const SEALED_COLUMNS = ['social_number_sealed', 'bank_number_sealed'] as const;
export type SealedColumn = (typeof SEALED_COLUMNS)[number];

/** What the access log calls them. */
const ITEM_NAMES: Readonly<Record<SealedColumn, string>> = {
  social_number_sealed: '주민등록번호',
  bank_number_sealed: '급여계좌',
};

type Sealed = Record<SealedColumn, string | null>;
type Keys = Pick<Ctx, 'keys'>;

const placeOf = (userId: string, column: SealedColumn) => ({ table: 'employee', column, row: userId });

/** A number as it is stored, bound to this person's row. */
export const sealNumber = ({ keys }: Keys, userId: string, column: SealedColumn, value: string): string =>
  sealField(keys, placeOf(userId, column), value);

/** A stored number in the clear; '' when there is none. */
export const openNumber = ({ keys }: Keys, userId: string, column: SealedColumn, sealed: string | null): string =>
  sealed === null ? '' : openField(keys, placeOf(userId, column), sealed);

/** The two numbers as an answer shows them. */
export type ShownNumbers = { socialNumber: string; bankNumber: string };

/**
 * The numbers of an employee for the caller: in full for whom D-107 names and who `wanted` them so, masked for
 * everybody else. Either way one row of the access log says which, in the same transaction (D-161).
 */
export async function showNumbers(
  ctx: CallCtx,
  person: Sealed & { user_id: string; user_name: string },
  wanted: boolean,
): Promise<ShownNumbers> {
  const stored = SEALED_COLUMNS.filter((column) => person[column] !== null);
  const open = (column: SealedColumn) => openNumber(ctx, person.user_id, column, person[column]);
  const subject = { id: person.user_id, name: person.user_name };
  const inFull = wanted && seesNumbers(ctx.actor);
  if (!inFull || stored.length === 0) await logReading(ctx, { task: 'employee', subject });
  if (!inFull) {
    return {
      socialNumber: person.social_number_sealed === null ? '' : SOCIAL_NUMBER_MASK,
      bankNumber: maskAccount(open('bank_number_sealed')),
    };
  }
  if (stored.length > 0) {
    const items = stored.map((column) => ITEM_NAMES[column]);
    await logNumbers(ctx, subject, items);
  }
  return { socialNumber: open('social_number_sealed'), bankNumber: open('bank_number_sealed') };
}
