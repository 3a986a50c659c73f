import type { internalProjectCalls } from '@portal/contract/areas/internal-projects/calls';
import type { InternalValues } from '@portal/contract/areas/internal-projects/changes';
import { asksConstructionManager, withinType } from '@portal/contract/areas/internal-projects/kinds';
import type { CallInput } from '@portal/contract/core/call';
import type { CallCtx } from '../../context.ts';
import { keptPartNames, materialValues, storedPartValues } from '../project/public/part-values.ts';
import { resolveNames } from '../project/public/resolve-names.ts';
import type { ProjectParts, ProjectRecord } from './queries/detail.ts';

type EditInput = CallInput<typeof internalProjectCalls.edit>;

/** The stored project as the form would send it, with the names its ids stand for. */
export const storedValues = (project: ProjectRecord, parts: ProjectParts): InternalValues => ({
  ...storedPartValues(project, parts),
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

/** The project as an edit would leave it; names come from the ids alone (D-149). */
export async function sentValues(
  ctx: CallCtx,
  input: EditInput,
  { project, parts }: { project: ProjectRecord; parts: ProjectParts },
): Promise<InternalValues> {
  const leader = project.choice_user_id ?? '';
  const ChoiceUserId = asksConstructionManager(input) ? (input.ChoiceUserId ?? leader) : '';
  const kept = {
    ...keptPartNames(project, parts),
    leader: new Map([[leader, { name: project.choice_user_name ?? '' }]]),
  };
  const chosen = { ...input, ChoiceUserId, materials: { field: 'MizeMaterials', lines: input.MizeMaterials } };
  const { materials, leaderName, ...names } = await resolveNames(ctx, chosen, kept);
  return {
    ...withinType(input),
    ...names,
    MizeMaterials: materials,
    ChoiceUserId,
    choiceUserName: leaderName,
  };
}
