import type { SystemLine } from '@portal/contract/areas/system/calls';
import type { SystemPart } from '@portal/contract/areas/system/parts';
import type { Ctx } from '#context.ts';

/** What a check says: the level, what was found, and what to do. */
export type Finding = Omit<SystemLine, 'part'>;

/** What is known of a place without its database. */
export type PlaceCtx = Pick<Ctx, 'installation' | 'observed' | 'ssoSecrets' | 'mail' | 'push' | 'talk'>;

export const fineLine = (found: string): Finding => ({ level: 'fine', found, advice: '' });

export const warnLine = (found: string, advice: string): Finding => ({ level: 'warn', found, advice });

export const stopLine = (found: string, advice: string): Finding => ({ level: 'stop', found, advice });

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** The name of an error for an operator. It never holds a value. */
export const errorName = (error: unknown): string => codeOf(error) || (error instanceof Error ? error.name : 'unknown');

/** Runs a check. A check that fails by itself is a line too. */
export async function checkedLine(part: SystemPart, check: () => Promise<Finding>): Promise<SystemLine> {
  try {
    return { part, ...(await check()) };
  } catch (error) {
    return {
      part,
      ...stopLine(`확인하지 못했습니다 (${errorName(error)}).`, '로그에서 같은 시각의 줄을 확인해주세요.'),
    };
  }
}
