import type { Ctx } from '../../../context.ts';
import { hasFactor } from '../factors.ts';

/** True where somebody signs in with a second factor. */
export const hasSecondFactor = (db: Ctx['db'], userId: string): Promise<boolean> => hasFactor(db, userId);
