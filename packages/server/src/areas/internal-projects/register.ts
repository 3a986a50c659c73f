import type { internalProjectCalls } from '@portal/contract/areas/internal-projects/calls';
import { internalRegisterChecks } from '@portal/contract/areas/internal-projects/forms';
import { withinType } from '@portal/contract/areas/internal-projects/kinds';
import { firstFailure } from '@portal/contract/core/forms';
import { storedMaterials } from '#areas/project/public/form-values.ts';
import { refuseBadMaterials, refuseTakenNumber } from '#areas/project/public/refuse-invalid.ts';
import { resolveNames } from '#areas/project/public/resolve-names.ts';
import type { Handler } from '#http/handler-types.ts';
import { refuseFailedCheck } from '#refuse.ts';
import { formColumns, refuseBadStartDate } from './form-values.ts';
import { insertParts, insertProject } from './queries/write.ts';

/**
 * Registers an internal project in progress (I1). First come the ordered checks of the form, then those that only the
 * server can do.
 */
export const register: Handler<typeof internalProjectCalls.register> = async (ctx, input) => {
  refuseFailedCheck(firstFailure(internalRegisterChecks, input));
  refuseBadStartDate(ctx, input.StartDate);
  refuseBadMaterials(input.MizeMaterials, 'MizeMaterials');
  await resolveNames(ctx, { ...input, materials: { field: 'MizeMaterials', lines: input.MizeMaterials } });

  const id = await insertProject(ctx.db, {
    ...formColumns(withinType(input)),
    wr_id: input.WrId.trim() || null,
    created_by: ctx.actor.userId,
    created_at: ctx.now(),
  }).catch(refuseTakenNumber);
  await insertParts(ctx.db, id, {
    pmUserIds: input.MizePMUserId,
    materials: storedMaterials(input, input.MizeMaterials),
  });
  return { id };
};
