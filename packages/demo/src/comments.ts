import { internalHistory } from '@portal/contract/areas/internal-projects/changes';
import { CONFIRMED_BY_SENDING, projectHistory } from '@portal/contract/areas/outsourced-projects/history';
import { shippingText } from '@portal/contract/areas/outsourced-projects/shipping';
import { automaticContent, type HistoryLine } from '@portal/contract/core/forms';
import type { PlannedInternal } from './internal-projects.ts';
import type { PlannedProject } from './outsourced-projects.ts';
import { partnerCompany } from './people.ts';
import type { Random } from './random.ts';
import { COMMENT_PAIRS, INTERNAL_COMMENT_PAIRS, REMARKS, TIME_REASONS } from './wording.ts';

/** A comment before it has an id, with its replies. */
export type PlannedComment = {
  author: string;
  at: Date;
  content: string;
  line?: HistoryLine;
  /** False for all lines of one save except the last, because one save raises one alarm (D-25). */
  raisesAlarm: boolean;
  replies: PlannedComment[];
};

const MINUTE_MS = 60_000;
const HOUR = 60;
/** The user who confirms invoices. */
const ACCOUNTANT = 'office1';

type Row = PlannedProject['row'];
/** One save: its time, its user, and the history lines it writes. Without a time or a user it writes nothing. */
type Save = [at: Date | null | undefined, author: string, ...lines: HistoryLine[]];

const later = (moment: Date, minutes: number): Date => new Date(moment.getTime() + minutes * MINUTE_MS);
const laterIf = (moment: Date | null | undefined, minutes: number): Date | null =>
  moment ? later(moment, minutes) : null;

const commentBy = (author: string, at: Date, content: string): PlannedComment => ({
  author,
  at,
  content,
  raisesAlarm: true,
  replies: [],
});

const historyOf = (saves: readonly Save[]): PlannedComment[] =>
  saves.flatMap(([at, author, ...lines]) =>
    at && author !== ''
      ? lines.map((line, index) => ({
          ...commentBy(author, at, automaticContent(line)),
          line,
          raisesAlarm: index === lines.length - 1,
        }))
      : [],
  );

/** Comments and replies up to `now`, oldest first. */
function untilNow(comments: readonly PlannedComment[], now: Date): PlannedComment[] {
  const past = ({ at }: PlannedComment): boolean => at <= now;
  return comments
    .filter(past)
    .map((comment) => ({ ...comment, replies: comment.replies.filter(past) }))
    .sort((one, other) => one.at.getTime() - other.at.getTime());
}

const shippingWords = (row: Row): string =>
  shippingText({
    DeliveryType: row.delivery_type ?? '',
    SendType: row.send_type ?? '',
    SendZipCode: '',
    SendAddr1: '',
    SendAddr2: '',
    TNumber: row.parcel_number ?? '',
    QNumber: row.courier_phone ?? '',
    Vname: row.visitor_name ?? '',
  });

function materialSaves(row: Row, pm: string): Save[] {
  const confirmed = laterIf(row.choice_at ?? row.posted_at ?? row.created_at, HOUR);
  if (row.material_sent) {
    const words = shippingWords(row);
    return [
      [
        row.material_sent_at ?? null,
        pm,
        projectHistory.materialsConfirmed(CONFIRMED_BY_SENDING),
        projectHistory.materialsSent('', words),
      ],
      [row.material_received_at, row.choice_user_id ?? '', projectHistory.materialsReceived()],
    ];
  }
  return row.material_confirmed ? [[confirmed, pm, projectHistory.materialsConfirmed('현장 실측 결과 수량 확정')]] : [];
}

function invoiceSaves(row: Row): Save[] {
  if (!row.bill_date) return [];
  const saved = laterIf(row.completed_at, 3 * HOUR);
  return [
    [saved, row.choice_user_id ?? '', projectHistory.billDateSaved('', row.bill_date)],
    [row.invoiced_at ?? null, ACCOUNTANT, projectHistory.invoiceConfirmed()],
    [row.settled_at, row.settled_by ?? '', projectHistory.settled()],
  ];
}

/** The saves of a project in the order of their days; they write its history (section 21). */
function savesOf({ row, pms }: PlannedProject): Save[] {
  const pm = pms[0] ?? row.sales_user_id;
  const sales = row.sales_user_id;
  const companyName = partnerCompany(row.choice_user_id ?? '');
  const accepted = { companyName, day: row.choice_date ?? '', people: row.total_people ?? 0 };
  const ended = row.choice_at ? 'Y' : 'N';
  return [
    [row.posted_at, sales, projectHistory.posted()],
    [row.choice_at, row.choice_user_id ?? '', projectHistory.accepted(accepted)],
    ...materialSaves(row, pm),
    [row.withdrawn_at, sales, projectHistory.withdrawn(ended, row.withdraw_memo ?? '')],
    [row.canceled_at, sales, projectHistory.canceled(row.posted_at ? ended : 'P', row.cancel_memo ?? '')],
    [row.completed_at, pm, projectHistory.completed()],
    ...invoiceSaves(row),
  ];
}

/** Comments by staff: often the PM asks and sales answer, sometimes a manager adds a remark. */
function discussionOf(random: Random, { row, pms }: PlannedProject, opened: Date): PlannedComment[] {
  const comments: PlannedComment[] = [];
  if (random.chance(0.25)) comments.push(commentBy('admin', later(opened, 10), random.pick(REMARKS)));
  if (random.chance(0.5)) {
    const [question, reply] = random.pick(COMMENT_PAIRS);
    const opening = commentBy(pms[0] ?? row.sales_user_id, later(opened, random.whole(20, 50)), question);
    opening.replies.push(commentBy(row.sales_user_id, later(opening.at, 15), reply));
    comments.push(opening);
  }
  return comments;
}

/** Plans the comments of an outsourced project up to `now`, oldest first. */
export function planComments(random: Random, project: PlannedProject, now: Date): PlannedComment[] {
  const history = historyOf(savesOf(project));
  const opened = project.row.posted_at ? new Date(project.row.posted_at) : null;
  return untilNow([...history, ...(opened ? discussionOf(random, project, opened) : [])], now);
}

function internalSaves(random: Random, { row, pms }: PlannedInternal): Save[] {
  const pm = pms[0] ?? row.sales_user_id;
  const sales = row.sales_user_id;
  const { created_at: created, completed_at: completed, canceled_at: canceled } = row;
  const isMoved = random.chance(0.3);
  const moved = { itemName: '시작 시간', originValue: '11:00', newValue: row.start_time ?? '' };
  return [
    [row.material_confirmed ? later(created, 45) : null, pm, internalHistory.materialsConfirmed('수량 확정')],
    [isMoved ? later(created, 90) : null, sales, { ...moved, changeReason: random.pick(TIME_REASONS) }],
    [completed ? new Date(completed) : null, pm, internalHistory.completed()],
    [canceled ? new Date(canceled) : null, sales, internalHistory.canceled(row.cancel_memo ?? '')],
  ];
}

/** Plans the comments of an internal project up to `now`, oldest first. */
export function planInternalComments(random: Random, project: PlannedInternal, now: Date): PlannedComment[] {
  const { row, pms } = project;
  const all = historyOf(internalSaves(random, project));
  if (random.chance(0.6)) {
    const [question, reply] = random.pick(INTERNAL_COMMENT_PAIRS);
    const opening = commentBy(pms[0] ?? row.sales_user_id, later(row.created_at, random.whole(15, 40)), question);
    opening.replies.push(commentBy(row.sales_user_id, later(opening.at, 12), reply));
    all.push(opening);
  }
  return untilNow(all, now);
}
