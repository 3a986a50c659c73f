import { concernsWinner, type NotifyKey } from '@portal/contract/areas/notify/catalogue';
import { isNearStart } from '@portal/contract/areas/notify/kinds';
import { ProjectStatus, WON_STATUSES } from '@portal/contract/areas/outsourced-projects/status';
import type { HistoryLine } from '@portal/contract/core/forms';
import { announceProjectEvent } from '#areas/notify/public/announce.ts';
import type { CallCtx } from '#context.ts';
import type { ProjectRecord } from './queries/detail.ts';

type Won = Pick<ProjectRecord, 'id' | 'status' | 'choice_company_id' | 'choice_date'>;

const isWon = ({ status }: Won): boolean => WON_STATUSES.some((won) => won === status);

/** The chosen day before and after a change; changes of work that starts soon are urgent. */
const isUrgent = ({ now }: CallCtx, { status }: Won, days: readonly (string | null)[]): boolean =>
  status === ProjectStatus.Awarded &&
  isNearStart(
    days.filter((day) => day !== null),
    now(),
  );

/** Ends of an award, which are urgent near its start. */
const ENDINGS: readonly NotifyKey[] = ['withdrawn', 'canceled'];

/** Tells the people of the company that has the project what happened. Without an award it tells nobody. */
export async function notifyWinner(ctx: CallCtx, project: Won, key: NotifyKey): Promise<void> {
  if (!isWon(project)) return;
  const urgent = ENDINGS.includes(key) && isUrgent(ctx, project, [project.choice_date]);
  await announceProjectEvent(ctx, { key, projectId: project.id, companyId: project.choice_company_id, urgent });
}

/** States in which the winner hears of edits. Later ones change nothing that was agreed. */
const NOTIFIED_STATES: readonly ProjectStatus[] = [ProjectStatus.Awarded, ProjectStatus.Completed];

type Edit = { lines: readonly HistoryLine[]; commentId: number; chosenDate: string | null };

/** Tells the winner of an edit of date, amount, site, contents or materials: one message for each save (D-381). */
export async function notifyWinnerOfEdit(ctx: CallCtx, project: Won, { lines, commentId, chosenDate }: Edit) {
  if (!NOTIFIED_STATES.includes(project.status) || !concernsWinner(lines.map(({ itemName }) => itemName))) return;
  await announceProjectEvent(ctx, {
    key: 'change',
    projectId: project.id,
    companyId: project.choice_company_id,
    commentId,
    urgent: isUrgent(ctx, project, [project.choice_date, chosenDate]),
  });
}
