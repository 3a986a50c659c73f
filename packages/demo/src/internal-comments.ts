import { automaticContent, type HistoryLine } from '@portal/contract/areas/comments/automatic';
import { internalHistory } from '@portal/contract/areas/internal-projects/history';
import type { PlannedComment } from './comments.ts';
import type { PlannedInternal } from './internal-projects.ts';
import { INTERNAL_TALKS, TIME_REASONS } from './internal-wording.ts';
import type { Random } from './random.ts';

const MINUTE_MS = 60_000;
const later = (moment: Date, minutes: number): Date => new Date(moment.getTime() + minutes * MINUTE_MS);

const automatic = (author: string, at: Date, line: HistoryLine): PlannedComment => ({
  author,
  at,
  line,
  content: automaticContent(line),
  replies: [],
});

function historyOf(random: Random, { row, pms }: PlannedInternal): PlannedComment[] {
  const pm = pms[0] ?? row.sales_user_id;
  const { created_at: created, completed_at: completed, canceled_at: canceled } = row;
  const lines: PlannedComment[] = [];
  if (row.material_confirmed)
    lines.push(automatic(pm, later(created, 45), internalHistory.materialsConfirmed('수량 확정')));
  if (random.chance(0.3)) {
    const moved = { itemName: '시작 시간', originValue: '11:00', newValue: row.start_time ?? '' };
    lines.push(automatic(row.sales_user_id, later(created, 90), { ...moved, changeReason: random.pick(TIME_REASONS) }));
  }
  if (completed) lines.push(automatic(pm, new Date(completed), internalHistory.completed()));
  if (canceled)
    lines.push(automatic(row.sales_user_id, new Date(canceled), internalHistory.canceled(row.cancel_memo ?? '')));
  return lines;
}

/** What was written on an internal project, oldest first, none later than `now`. */
export function planInternalComments(random: Random, project: PlannedInternal, now: Date): PlannedComment[] {
  const { row, pms } = project;
  const all = historyOf(random, project);
  if (random.chance(0.6)) {
    const [question, reply] = random.pick(INTERNAL_TALKS);
    const asked = later(row.created_at, random.whole(15, 40));
    const answer = { author: row.sales_user_id, at: later(asked, 12), content: reply, replies: [] };
    all.push({ author: pms[0] ?? row.sales_user_id, at: asked, content: question, replies: [answer] });
  }
  return all.filter(({ at }) => at <= now).sort((one, other) => one.at.getTime() - other.at.getTime());
}
