import type { outsourcedProjectCalls } from '@portal/contract/areas/outsourced-projects/calls';
import { registerChecks } from '@portal/contract/areas/outsourced-projects/forms';
import { seoulDay } from '@portal/contract/core/dates';
import { firstFailure } from '@portal/contract/core/forms';
import { storedMaterials } from '#areas/project/public/form-values.ts';
import { refuseBadDates, refuseBadMaterials, refuseTakenNumber } from '#areas/project/public/refuse-invalid.ts';
import { resolveNames } from '#areas/project/public/resolve-names.ts';
import type { Handler } from '#http/handler-types.ts';
import { refuseFailedCheck } from '#refuse.ts';
import { formColumns, tradeNameOf } from './form-values.ts';
import { refuseBadPhotoNames, refuseForeignPhotos } from './photos.ts';
import { insertParts, insertProject } from './queries/write.ts';

/**
 * Registers a project in state P (T1). First come the twelve checks of the form, then those that only the server can
 * do.
 */
export const register: Handler<typeof outsourcedProjectCalls.register> = async (ctx, input) => {
  refuseFailedCheck(firstFailure(registerChecks, input));
  refuseBadDates(input.StartDate, { earliest: seoulDay(ctx.now()) });
  refuseBadMaterials(input.Materials, 'Materials');
  refuseBadPhotoNames(input.ImageNameList);
  await resolveNames(ctx, { ...input, materials: { field: 'Materials', lines: input.Materials } });
  await tradeNameOf(ctx, input.TradeId);
  await refuseForeignPhotos(ctx, input.ImageNameList);

  const id = await insertProject(ctx.db, {
    ...formColumns(input),
    wr_id: input.WrId.trim() || null,
    created_by: ctx.actor.userId,
    created_at: ctx.now(),
  }).catch(refuseTakenNumber);
  await insertParts(ctx.db, id, {
    startDates: [...input.StartDate].sort(),
    pmUserIds: input.MizePMUserId,
    materials: storedMaterials(input, input.Materials),
    photoNames: input.ImageNameList,
  });
  return { id };
};
