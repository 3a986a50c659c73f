import type { outsourcedProjectCalls } from '@portal/contract/areas/outsourced-projects/calls';
import { registerChecks } from '@portal/contract/areas/outsourced-projects/forms';
import { startDateProblem } from '@portal/contract/areas/project-parts/start-dates';
import type { CallInput } from '@portal/contract/core/call';
import { firstFailure } from '@portal/contract/core/checks';
import { seoulDay } from '@portal/contract/core/dates';
import { MAX_PER_PROJECT } from '@portal/contract/core/limits';
import { StaffLetter } from '@portal/contract/core/staff-letter';
import type { CallCtx } from '../../context.ts';
import type { Handler } from '../../http/handlers.ts';
import { refuse, refuseFailed } from '../../refuse.ts';
import { listForeignPhotoNames } from './queries/detail.ts';
import { countMaterials, countStaff, hasArea } from './queries/references.ts';
import { insertParts, insertProject } from './queries/write.ts';
import { projectTerms } from './search-terms.ts';

type Registration = CallInput<typeof outsourcedProjectCalls.register>;

/** Registers a project in state P: twelve checks, then what only the server can know (T1, OUT-64). */
export const register: Handler<typeof outsourcedProjectCalls.register> = async (ctx, input) => {
  refuseFailed(firstFailure(registerChecks, input));
  refuseBadDates(input.StartDate, seoulDay(ctx.now()));
  refuseBadMaterials(input);
  await refuseUnknownIds(ctx, input);
  await refuseForeignPhotos(ctx, input.ImageNameList);

  const noMaterials = input.MaterialsNoYN === 'Y';
  const id = await insertProject(ctx.db, {
    project_name: input.ProjectName,
    price: Number(input.Price),
    add_price: Number(input.AddPrice),
    area_id: input.AreaId,
    zip_code: input.ZipCode,
    addr1: input.Addr1,
    addr2: input.Addr2,
    detail_content: input.DetailContent,
    etc_memo: input.EtcMemo,
    no_materials: noMaterials,
    sales_user_id: input.MizeSalesUserId,
    customer_name: input.CustomerName,
    place_name: input.PlaceName,
    place_manager_name: input.PlaceManagerName,
    place_manager_mobile: input.PlaceManagerMobile,
    search_terms: projectTerms({
      projectName: input.ProjectName,
      areaId: input.AreaId,
      pmUserIds: input.MizePMUserId,
    }),
    created_by: ctx.actor.userId,
    created_at: ctx.now(),
  });
  await insertParts(ctx.db, id, {
    startDates: [...input.StartDate].sort(),
    pmUserIds: input.MizePMUserId,
    materials: noMaterials ? [] : input.Materials,
    photoNames: input.ImageNameList,
  });
  return { id };
};

function refuseBadDates(dates: readonly string[], today: string): void {
  const problem = startDateProblem(dates, today);
  if (problem) refuse('FIELD_REQUIRED', { field: 'StartDate', message: problem });
  if (dates.length > MAX_PER_PROJECT.dates) refuse('BAD_REQUEST', { field: 'StartDate' });
}

function refuseBadMaterials({ Materials }: Registration): void {
  const ids = new Set(Materials.map((line) => line.MaterialId));
  if (ids.size < Materials.length) {
    refuse('FIELD_REQUIRED', { field: 'Materials', message: 'project.materials.duplicate' });
  }
  if (Materials.some((line) => line.MaterialCnt < 1)) {
    refuse('FIELD_REQUIRED', { field: 'Materials', message: 'project.materials.belowOne' });
  }
}

async function refuseUnknownIds({ db }: CallCtx, input: Registration): Promise<void> {
  if (!(await hasArea(db, input.AreaId))) refuse('BAD_REQUEST', { field: 'AreaId' });
  const materialIds = input.Materials.map((line) => line.MaterialId);
  if (materialIds.length > 0 && (await countMaterials(db, materialIds)) < materialIds.length) {
    refuse('BAD_REQUEST', { field: 'Materials' });
  }
  if ((await countStaff(db, [input.MizeSalesUserId], StaffLetter.Sales)) < 1) {
    refuse('BAD_REQUEST', { field: 'MizeSalesUserId' });
  }
  const pms = input.MizePMUserId;
  if (pms.length > MAX_PER_PROJECT.people || (await countStaff(db, pms, StaffLetter.Pm)) < pms.length) {
    refuse('BAD_REQUEST', { field: 'MizePMUserId' });
  }
}

/** A photo belongs to who uploaded it and to one project only (threats T10). */
async function refuseForeignPhotos(ctx: CallCtx, names: readonly string[]): Promise<void> {
  if (names.length > MAX_PER_PROJECT.photos) refuse('BAD_REQUEST', { field: 'ImageNameList' });
  const taken = await listForeignPhotoNames(ctx.db, names, ctx.actor.userId);
  if (taken.length > 0 || new Set(names).size < names.length) {
    refuse('FILE_EXISTS', { field: 'ImageNameList', values: { names: taken.join(', ') } });
  }
}
