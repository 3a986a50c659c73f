import type { outsourcedProjectCalls } from '@portal/contract/areas/outsourced-projects/calls';
import { registerChecks } from '@portal/contract/areas/outsourced-projects/forms';
import { seoulDay } from '@portal/contract/core/dates';
import { firstFailure } from '@portal/contract/core/forms';
import type { Handler } from '../../http/handlers.ts';
import { refuseFailed } from '../../refuse.ts';
import { checkDates, checkMaterials } from '../project/public/check-parts.ts';
import { storedMaterials } from '../project/public/part-columns.ts';
import { resolveNames } from '../project/public/resolve-names.ts';
import { checkPhotoNames, refuseForeignPhotos } from './check-parts.ts';
import { formColumns } from './edited-columns.ts';
import { insertParts, insertProject } from './queries/write.ts';

/** Registers a project in state P: twelve checks, then what only the server can know (T1, OUT-64). */
export const register: Handler<typeof outsourcedProjectCalls.register> = async (ctx, input) => {
  refuseFailed(firstFailure(registerChecks, input));
  checkDates(input.StartDate, { earliest: seoulDay(ctx.now()) });
  checkMaterials(input.Materials, 'Materials');
  checkPhotoNames(input.ImageNameList);
  await resolveNames(ctx, { ...input, materials: { field: 'Materials', lines: input.Materials } });
  await refuseForeignPhotos(ctx, input.ImageNameList);

  const id = await insertProject(ctx.db, {
    ...formColumns(input),
    created_by: ctx.actor.userId,
    created_at: ctx.now(),
  });
  await insertParts(ctx.db, id, {
    startDates: [...input.StartDate].sort(),
    pmUserIds: input.MizePMUserId,
    materials: storedMaterials(input, input.Materials),
    photoNames: input.ImageNameList,
  });
  return { id };
};
