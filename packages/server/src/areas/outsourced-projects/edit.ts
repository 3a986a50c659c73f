import { Board } from '@portal/contract/areas/comments/boards';
import type { outsourcedProjectCalls } from '@portal/contract/areas/outsourced-projects/calls';
import { lockOf, type ProjectValues, projectItems } from '@portal/contract/areas/outsourced-projects/changes';
import { SCORED_IN } from '@portal/contract/areas/outsourced-projects/evaluation';
import { chosenDayChecks, editChecks } from '@portal/contract/areas/outsourced-projects/forms';
import { projectHistory } from '@portal/contract/areas/outsourced-projects/history';
import { ProjectStatus } from '@portal/contract/areas/outsourced-projects/status';
import { sharedItems } from '@portal/contract/areas/project/changes';
import type { CallInput } from '@portal/contract/core/call';
import { seoulDay } from '@portal/contract/core/dates';
import { type Change, changesBetween, firstFailure, type HistoryLine } from '@portal/contract/core/forms';
import { writeHistory } from '#areas/comments/public/write-history.ts';
import { storedNames } from '#areas/project/public/form-values.ts';
import { projectTarget } from '#areas/project/public/history.ts';
import { refuseBadDates, refuseBadMaterials, refuseTakenNumber } from '#areas/project/public/refuse-invalid.ts';
import type { CallCtx } from '#context.ts';
import type { Handler } from '#http/handler-types.ts';
import { linesWithReasons, refuseStale } from '#records/edits.ts';
import { refuse, refuseFailedCheck } from '#refuse.ts';
import { lockProject, moveStatus } from './access.ts';
import { changedParts, editedColumns, sentValues, storedValues } from './form-values.ts';
import { refuseBadPhotoNames, refuseForeignPhotos } from './photos.ts';
import { type ProjectParts, type ProjectRecord, readParts } from './queries/detail.ts';
import { replaceParts, replaceScores } from './queries/write.ts';
import { type ChangedScore, changedScores } from './scores.ts';
import { notifyWinnerOfEdit } from './winner-events.ts';

type Input = CallInput<typeof outsourcedProjectCalls.edit>;

/** A locked project with everything that an edit of it starts from. */
type Edited = { project: ProjectRecord; parts: ProjectParts; before: ProjectValues; after: ProjectValues };

/**
 * Saves an edit (D-57, D-72, D-141, sections 20 and 21). The server computes the changes, and each needs a reason.
 * Changes and history are saved together or not at all. A payload without changes writes nothing.
 */
export const edit: Handler<typeof outsourcedProjectCalls.edit> = async (ctx, input) => {
  const project = await lockProject(ctx, input.Id);
  refuseFailedCheck(firstFailure(editChecks, input));
  const edited = await readEdit(ctx, project, input);
  const scores = changedScores(edited.parts, input);
  refuseStale(input.Version, project);

  const changes = changesBetween(projectItems, edited.before, edited.after);
  refuseLocked(project, changes, scores);
  const wr_id = input.WrId.trim() || project.wr_id;
  if (changes.length === 0 && scores.length === 0 && wr_id === project.wr_id) return;
  const chosenDate = chosenDateAfter(project, edited);
  await refuseForeignPhotos(ctx, edited.after.ImageNameList, edited.before.ImageNameList);
  const lines = linesWithReasons(changes, { field: 'ChangeReasons', reasons: input.ChangeReasons });

  if (chosenDate !== project.choice_date) lines.push(movedDateLine(project, chosenDate, lines));

  const columns = { ...editedColumns(edited.after), choice_date: chosenDate, wr_id };
  await moveStatus(ctx, { event: 'edit', project, version: input.Version }, columns).catch(refuseTakenNumber);
  await replaceParts(ctx.db, project.id, changedParts(edited, changes));
  await replaceScores(ctx.db, project.id, scores);
  const target = projectTarget(Board.Project, { ...project, ...columns }, edited.after.MizePMUserId);
  const commentId = await writeHistory(ctx, target, lines);
  if (commentId !== undefined) await notifyWinnerOfEdit(ctx, project, { lines, commentId, chosenDate });
};

/** The history line of a chosen date that moved, with the reason of the offered dates (D-72). */
function movedDateLine(
  { choice_date }: ProjectRecord,
  chosen: string | null,
  lines: readonly HistoryLine[],
): HistoryLine {
  const reason = lines.find(({ itemName }) => itemName === sharedItems.startDate.name)?.changeReason ?? '';
  return projectHistory.chosenDateMoved(choice_date ?? '', chosen ?? '', reason);
}

/** Reads the stored and the sent values. Refuses sent values that no project may have. */
async function readEdit(ctx: CallCtx, project: ProjectRecord, input: Input): Promise<Edited> {
  const parts = await readParts(ctx.db, project.id);
  const before = storedValues(project, parts);
  refuseBadDates(input.StartDate, { earliest: seoulDay(ctx.now()), stored: before.StartDate });
  refuseBadMaterials(input.Materials, 'Materials');
  refuseBadPhotoNames(input.ImageNameList ?? [], before.ImageNameList);
  const after = await sentValues(ctx, input, { values: before, storedNames: storedNames(project, parts) });
  return { project, parts, before, after };
}

/** Refuses changes that the state, confirmed materials or a shipment forbid (section 20, D-67, wire.md). */
function refuseLocked(project: ProjectRecord, changes: readonly Change[], scores: readonly ChangedScore[]): void {
  const { status, material_confirmed: materialsConfirmed, material_sent: shippingSent } = project;
  const changed = projectItems.filter(({ name }) => changes.some(({ itemName }) => itemName === name));
  const locks = changed.map((item) => lockOf(item, { status, materialsConfirmed, shippingSent }));
  const isFrozen = scores.some(({ list }) => !SCORED_IN[list].includes(status));
  if (isFrozen || locks.includes('BAD_STATE')) refuse('BAD_STATE');
  if (locks.includes('MATERIAL_CONFIRMED')) refuse('MATERIAL_CONFIRMED');
}

/**
 * The winner's date after an edit (D-72). While the project is awarded it must stay one of the offered dates. If the
 * edit leaves a single other date, that date replaces it.
 */
export function chosenDateAfter(
  { status, choice_date }: ProjectRecord,
  { before, after }: Record<'before' | 'after', Pick<ProjectValues, 'StartDate'>>,
): string | null {
  const dates = after.StartDate;
  const chosen = { status, chosenDay: choice_date ?? '', stored: before.StartDate };
  if (firstFailure(chosenDayChecks(chosen), after)) refuse('CHOSEN_DATE_REMOVED', { field: 'StartDate' });
  const isMoved = before.StartDate.join() !== dates.join();
  const isReplaced = status === ProjectStatus.Awarded && choice_date !== null && isMoved && dates.length === 1;
  return isReplaced ? (dates[0] ?? choice_date) : choice_date;
}
