import type { RefusalCode } from '../../messages.ts';

/** Most bytes of stored files of one user and of one room. */
export type Quotas = { userBytes: number; roomBytes: number };

const MEGABYTE = 1024 * 1024;

/** Converts a setting in megabytes to bytes. */
export const megabytes = (count: number): number => count * MEGABYTE;

const CODES = { userBytes: 'QUOTA_USER', roomBytes: 'QUOTA_ROOM' } as const satisfies Record<keyof Quotas, RefusalCode>;

/**
 * The refusal of files that would raise an owner's stored bytes to `total`, with its values. Undefined when the quota
 * is not exceeded.
 */
export function quotaProblem(quotas: Quotas, owner: keyof Quotas, total: number) {
  const most = quotas[owner];
  return total <= most ? undefined : { code: CODES[owner], values: { most: Math.floor(most / MEGABYTE) } };
}
