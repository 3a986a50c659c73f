import type { RefusalCode } from '../../messages.ts';

/** Bytes of stored files that one room and one user may have. */
export type Quotas = { userBytes: number; roomBytes: number };

const MEGABYTE = 1024 * 1024;

/** Bytes of a setting in megabytes. */
export const megabytes = (count: number): number => count * MEGABYTE;

const CODES = { userBytes: 'QUOTA_USER', roomBytes: 'QUOTA_ROOM' } as const satisfies Record<keyof Quotas, RefusalCode>;

/** Why files that bring the stored bytes of their owner to `total` are refused, with the values of its sentence. */
export function quotaProblem(quotas: Quotas, owner: keyof Quotas, total: number) {
  const most = quotas[owner];
  return total <= most ? undefined : { code: CODES[owner], values: { most: Math.floor(most / MEGABYTE) } };
}
