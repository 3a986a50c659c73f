import type { Ctx } from '#context.ts';
import { sealField, unsealField } from '#security/sealed-fields.ts';

type Keys = Pick<Ctx, 'keys'>;

const addressField = (userId: string) => ({ table: 'mail_address', column: 'mail_sealed', row: userId });
const codeField = (userId: string) => ({ table: 'mail_code', column: 'code_sealed', row: userId });

/** Encrypts the address of a user for its row. */
export const sealAddress = ({ keys }: Keys, userId: string, mail: string): string =>
  sealField(keys, addressField(userId), mail);

/** Decrypts the address of a user. */
export const openAddress = ({ keys }: Keys, userId: string, sealed: string): string =>
  unsealField(keys, addressField(userId), sealed);

/** Encrypts an address that waits for its code. */
export const sealCode = ({ keys }: Keys, userId: string, code: string, mail: string): string =>
  sealField(keys, codeField(userId), `${code} ${mail}`);

/** Decrypts a code and its address. */
export function openCode({ keys }: Keys, userId: string, sealed: string): { code: string; mail: string } {
  const [code = '', mail = ''] = unsealField(keys, codeField(userId), sealed).split(' ');
  return { code, mail };
}
