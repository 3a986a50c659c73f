import type { internalProjectCalls } from '@portal/contract/areas/internal-projects/calls';
import type { Handler } from '../../http/handlers.ts';
import { listByWrId } from './queries/detail.ts';

/** The live project an outside system calls by its own number; nothing for a blank or unknown one (D-07, D-85). */
export const findByWrId: Handler<typeof internalProjectCalls.findByWrId> = (ctx, { WrId }) =>
  listByWrId(ctx.db, WrId.trim());
