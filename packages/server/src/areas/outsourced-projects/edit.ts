import { Board } from '@portal/contract/areas/comments/boards';
import type { outsourcedProjectCalls } from '@portal/contract/areas/outsourced-projects/calls';
import { type ProjectValues, projectItems, SHIPPING_ITEM } from '@portal/contract/areas/outsourced-projects/changes';
import { SCORED_IN } from '@portal/contract/areas/outsourced-projects/evaluation';
import { editChecks } from '@portal/contract/areas/outsourced-projects/forms';
import { deliveryLabel, sendLabel } from '@portal/contract/areas/outsourced-projects/shipping';
import { MATERIALS_ITEM } from '@portal/contract/areas/project/changes';
import type { CallInput } from '@portal/contract/core/call';
import { seoulDay } from '@portal/contract/core/dates';
import type { HistoryLine } from '@portal/contract/core/forms';
import { type Change, changesBetween, firstFailure, reasonFor } from '@portal/contract/core/forms';
import type { CallCtx } from '../../context.ts';
import type { Handler } from '../../http/handlers.ts';
import { refuse, refuseFailed } from '../../refuse.ts';
import { writeHistory } from '../comments/public/write-history.ts';
import { checkDates, checkMaterials } from '../project/public/check-parts.ts';
import { projectTarget } from '../project/public/history.ts';
import { keptPartNames } from '../project/public/part-values.ts';
import { holdProject } from './access.ts';
import { checkPhotoNames, refuseForeignPhotos } from './check-parts.ts';
import { chosenDateAfter } from './chosen-date.ts';
import { changedParts, editedColumns } from './edited-columns.ts';
import { moveStatus } from './move-status.ts';
import { sentValues, storedValues } from './project-values.ts';
import { type ProjectParts, type ProjectRecord, readParts } from './queries/detail.ts';
import { replaceParts, replaceScores } from './queries/write.ts';
import { type SentScore, sentScores } from './sent-scores.ts';

type Input = CallInput<typeof outsourcedProjectCalls.edit>;

/** A held project with everything that an edit of it starts from. */
type Edited = { project: ProjectRecord; parts: ProjectParts; before: ProjectValues; after: ProjectValues };

/**
 * Saves an edit: what differs is computed here, needs a reason each, and is written with its history or not at all
 * (D-57, D-72, D-141, sections 20 and 21). A payload that changes nothing writes nothing.
 */
export const edit: Handler<typeof outsourcedProjectCalls.edit> = async (ctx, input) => {
  const project = await holdProject(ctx, input.Id);
  refuseFailed(firstFailure(editChecks, input));
  const edited = await readEdit(ctx, project, input);
  const scores = changedScores(edited.parts, input);
  if (input.Version && input.Version !== project.version) refuse('STALE');

  const changes = changesBetween(projectItems, edited.before, edited.after);
  refuseLocked(project, changes, scores);
  if (changes.length === 0 && scores.length === 0) return;
  const chosenDate = chosenDateAfter(project, edited);
  await refuseForeignPhotos(ctx, edited.after.ImageNameList, edited.before.ImageNameList);
  const lines = changes.map((change) => withReason(change, input));

  const columns = { ...editedColumns(edited.after), choice_date: chosenDate };
  await moveStatus(ctx, 'edit', project.id, columns);
  await replaceParts(ctx.db, project.id, changedParts(edited, changes));
  await replaceScores(ctx.db, project.id, scores);
  await writeHistory(ctx, projectTarget(Board.Project, { ...project, ...columns }, edited.after.MizePMUserId), lines);
};

/** Reads what is stored and what was sent, refusing what no project can hold. */
async function readEdit(ctx: CallCtx, project: ProjectRecord, input: Input): Promise<Edited> {
  const parts = await readParts(ctx.db, project.id);
  const before = storedValues(project, parts);
  checkDates(input.StartDate, { earliest: seoulDay(ctx.now()), stored: before.StartDate });
  checkMaterials(input.Materials, 'Materials');
  checkPhotoNames(input.ImageNameList ?? []);
  refuseUnknownTypes(input);
  const after = await sentValues(ctx, input, { values: before, kept: keptPartNames(project, parts) });
  return { project, parts, before, after };
}

/** A draft of a shipment may be incomplete, but not of an unknown kind. */
function refuseUnknownTypes({ DeliveryType = '', SendType = '' }: Input): void {
  if (DeliveryType !== '' && deliveryLabel(DeliveryType) === '') refuse('BAD_REQUEST', { field: 'DeliveryType' });
  if (SendType !== '' && sendLabel(SendType) === '') refuse('BAD_REQUEST', { field: 'SendType' });
}

type ChangedScore = SentScore & { list: 1 | 2 };

/** Scores that differ from the stored ones; a list that is missing or empty says nothing about them. */
function changedScores(parts: ProjectParts, { CheckLists = [], CheckLists2 = [] }: Input): ChangedScore[] {
  return ([1, 2] as const).flatMap((list) => {
    const lines = list === 1 ? CheckLists : CheckLists2;
    const sent = lines.length === 0 ? [] : sentScores(parts, list, lines);
    return sent.filter(({ before, score }) => before !== score).map((line) => ({ ...line, list }));
  });
}

/** What the state, a confirmation or a shipment does not let change (section 20, D-67, wire.md). */
function refuseLocked(project: ProjectRecord, changes: readonly Change[], scores: readonly ChangedScore[]): void {
  const isChanged = (itemName: string) => changes.some((change) => change.itemName === itemName);
  const isLocked = projectItems.some((item) => isChanged(item.name) && !item.editableIn.includes(project.status));
  const isFrozen = scores.some(({ list }) => !SCORED_IN[list].includes(project.status));
  if (isLocked || isFrozen) refuse('BAD_STATE');
  if (project.material_confirmed && isChanged(MATERIALS_ITEM)) refuse('MATERIAL_CONFIRMED');
  if (project.material_sent && isChanged(SHIPPING_ITEM)) refuse('MATERIAL_CONFIRMED');
}

const withReason = (change: Change, { ChangeReasons }: Input): HistoryLine => ({
  ...change,
  changeReason: reasonFor(ChangeReasons, change.itemName) ?? refuse('REASON_MISSING', { field: 'ChangeReasons' }),
});
