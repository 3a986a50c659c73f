import type { outsourcedProjectCalls } from '@portal/contract/areas/outsourced-projects/calls';
import type { Handler } from '../../http/handlers.ts';
import { listByWrId } from './queries/detail.ts';

/** The live project an outside system calls by its own number; nothing for a blank or unknown one (D-07, D-85). */
export const findByWrId: Handler<typeof outsourcedProjectCalls.findByWrId> = (ctx, { WrId }) =>
  listByWrId(ctx.db, WrId.trim());
