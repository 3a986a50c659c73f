import type { internalProjectCalls } from '@portal/contract/areas/internal-projects/calls';
import type { InternalValues } from '@portal/contract/areas/internal-projects/changes';
import { asksConstructionManager, withinType } from '@portal/contract/areas/internal-projects/kinds';
import { mayPickPastDays } from '@portal/contract/areas/internal-projects/policy';
import { MATERIALS_ITEM } from '@portal/contract/areas/project/changes';
import { onlyDateProblem } from '@portal/contract/areas/project/start-dates';
import type { CallInput } from '@portal/contract/core/call';
import { seoulDay } from '@portal/contract/core/dates';
import { joinValues } from '@portal/contract/core/formats';
import type { Change } from '@portal/contract/core/forms';
import {
  materialValues,
  sharedColumns,
  sharedValues,
  storedMaterials,
  storedNames,
} from '#areas/project/public/form-values.ts';
import { refuseBadDates } from '#areas/project/public/refuse-invalid.ts';
import { resolveNames } from '#areas/project/public/resolve-names.ts';
import type { CallCtx } from '#context.ts';
import type { ProjectParts, ProjectRecord } from './queries/detail.ts';
import type { Parts } from './queries/write.ts';

type EditInput = CallInput<typeof internalProjectCalls.edit>;

/** The stored project as the form sends it, with the names of its ids. */
export const storedValues = (project: ProjectRecord, parts: ProjectParts): InternalValues => ({
  ...sharedValues(project, parts),
  ProjectType: project.project_type,
  MaintenanceType: project.maintenance_type,
  PayType: project.pay_type,
  Price: project.price === null ? '' : String(project.price),
  StartDate: [project.start_date],
  StartTime: project.start_time,
  MizeMaterials: materialValues(parts),
  ChoiceUserId: project.choice_user_id ?? '',
  choiceUserName: project.choice_user_name ?? '',
});

/** The project as the edit will leave it; names come from the ids alone (D-149). */
export async function sentValues(
  ctx: CallCtx,
  input: EditInput,
  { project, parts }: { project: ProjectRecord; parts: ProjectParts },
): Promise<InternalValues> {
  const leader = project.choice_user_id ?? '';
  const ChoiceUserId = asksConstructionManager(input) ? (input.ChoiceUserId ?? leader) : '';
  const stored = {
    ...storedNames(project, parts),
    leader: new Map([[leader, { name: project.choice_user_name ?? '' }]]),
  };
  const chosen = { ...input, ChoiceUserId, materials: { field: 'MizeMaterials', lines: input.MizeMaterials } };
  const { materials, leaderName, ...names } = await resolveNames(ctx, chosen, stored);
  return {
    ...withinType(input),
    ...names,
    MizeMaterials: materials,
    ChoiceUserId,
    choiceUserName: leaderName,
  };
}

type FormValues = Omit<
  InternalValues,
  'areaName' | 'salesUserName' | 'pmUserNames' | 'MizeMaterials' | 'ChoiceUserId' | 'choiceUserName'
>;

/** The columns that registration and edit write. Fields that the project type does not have are already empty. */
export const formColumns = (values: FormValues) => ({
  ...sharedColumns(values),
  project_type: values.ProjectType,
  maintenance_type: values.MaintenanceType,
  pay_type: values.PayType,
  price: values.Price === '' ? null : Number(values.Price),
  start_date: values.StartDate[0] ?? '',
  start_time: values.StartTime,
});

/** The parts that an edit replaces: only those that differ. */
export const changedParts = (
  { before, after }: Record<'before' | 'after', InternalValues>,
  changes: readonly Change[],
): Parts => ({
  ...(joinValues(before.MizePMUserId) === joinValues(after.MizePMUserId) ? {} : { pmUserIds: after.MizePMUserId }),
  ...(changes.some((change) => change.itemName === MATERIALS_ITEM)
    ? { materials: storedMaterials(after, after.MizeMaterials) }
    : {}),
});

/** Refuses a second date, and a past date without permission M unless it is already stored (D-140). */
export const refuseBadStartDate = (ctx: CallCtx, dates: readonly string[], stored: readonly string[] = []): void =>
  refuseBadDates(dates, {
    earliest: mayPickPastDays(ctx.actor) ? '' : seoulDay(ctx.now()),
    stored,
    problemOf: onlyDateProblem,
  });
