import { Board } from '@portal/contract/areas/comments/boards';
import type { internalProjectCalls } from '@portal/contract/areas/internal-projects/calls';
import { type InternalValues, internalItems, internalLockOf } from '@portal/contract/areas/internal-projects/changes';
import { internalEditChecks } from '@portal/contract/areas/internal-projects/forms';
import type { CallInput } from '@portal/contract/core/call';
import { type Change, changesBetween, firstFailure } from '@portal/contract/core/forms';
import { writeHistory } from '#areas/comments/public/write-history.ts';
import { projectTarget } from '#areas/project/public/history.ts';
import { refuseBadMaterials, refuseTakenNumber } from '#areas/project/public/refuse-invalid.ts';
import type { CallCtx } from '#context.ts';
import type { Handler } from '#http/handler-types.ts';
import { linesWithReasons, refuseStale } from '#records/edits.ts';
import { refuse, refuseFailedCheck } from '#refuse.ts';
import { lockProject, moveStatus } from './access.ts';
import { changedParts, formColumns, refuseBadStartDate, sentValues, storedValues } from './form-values.ts';
import { type ProjectRecord, readParts } from './queries/detail.ts';
import { replaceParts } from './queries/write.ts';
import {
  hasUntrackedChanges,
  refuseBadUntracked,
  type UntrackedColumns,
  untrackedColumns,
} from './untracked-columns.ts';

type Input = CallInput<typeof internalProjectCalls.edit>;

/** A locked project with everything that an edit of it starts from. */
type Edited = { project: ProjectRecord; before: InternalValues; after: InternalValues; untracked: UntrackedColumns };

/**
 * Saves an edit (I2, D-141, sections 20 and 21). The server computes the changes, and each needs a reason. Changes and
 * history are saved together or not at all. A payload without changes writes nothing.
 */
export const edit: Handler<typeof internalProjectCalls.edit> = async (ctx, input) => {
  const project = await lockProject(ctx, input.Id);
  refuseFailedCheck(firstFailure(internalEditChecks, input));
  const edited = await readEdit(ctx, project, input);
  refuseStale(input.Version, project);

  const changes = changesBetween(internalItems, edited.before, edited.after);
  if (changes.length === 0 && !hasUntrackedChanges(project, edited.untracked)) return;
  refuseLocked(project, changes);
  const lines = linesWithReasons(changes, { field: 'MizeChangeReasons', reasons: input.MizeChangeReasons });

  const columns = {
    ...formColumns(edited.after),
    choice_user_id: edited.after.ChoiceUserId || null,
    ...edited.untracked,
  };
  await moveStatus(ctx, { event: 'edit', project, version: input.Version }, columns).catch(refuseTakenNumber);
  await replaceParts(ctx.db, project.id, changedParts(edited, changes));
  const target = projectTarget(Board.Internal, { ...project, ...columns }, edited.after.MizePMUserId);
  await writeHistory(ctx, target, lines);
};

/** Reads the stored and the sent values. Refuses sent values that no project may have. */
async function readEdit(ctx: CallCtx, project: ProjectRecord, input: Input): Promise<Edited> {
  const parts = await readParts(ctx.db, project.id);
  const before = storedValues(project, parts);
  refuseBadStartDate(ctx, input.StartDate, before.StartDate);
  refuseBadMaterials(input.MizeMaterials, 'MizeMaterials');
  const untracked = untrackedColumns(project, input);
  await refuseBadUntracked(ctx, project, untracked);
  const after = await sentValues(ctx, input, { project, parts });
  return { project, before, after, untracked };
}

/** Refuses changes that the state or confirmed materials forbid (D-67). `moveStatus` checks the state of the rest. */
function refuseLocked({ status, material_confirmed }: ProjectRecord, changes: readonly Change[]): void {
  for (const { itemName: name } of changes) {
    const lock = internalLockOf({ name }, { status, materialsConfirmed: material_confirmed });
    if (lock !== undefined) refuse(lock);
  }
}
