import { internalHistory } from '@portal/contract/areas/internal-projects/changes';
import { CONFIRMED_BY_SENDING, projectHistory } from '@portal/contract/areas/outsourced-projects/history';
import { shippingText } from '@portal/contract/areas/outsourced-projects/shipping';
import { automaticContent, type HistoryLine } from '@portal/contract/core/forms';
import type { PlannedInternal } from './internal-projects.ts';
import type { PlannedProject } from './outsourced-projects.ts';
import { partnerCompany } from './people.ts';
import type { Random } from './random.ts';
import { INTERNAL_TALKS, REMARKS, TALKS, TIME_REASONS } from './wording.ts';

/** A comment before it has an id; `replies` are answers to it. */
export type PlannedComment = {
  author: string;
  at: Date;
  content: string;
  line?: HistoryLine;
  /** False for all lines of one save but the last: one save rings once (D-25). */
  rings: boolean;
  replies: PlannedComment[];
};

const MINUTE_MS = 60_000;
const HOUR = 60;
/** Who confirms invoices. */
const ACCOUNTANT = 'office1';

type Row = PlannedProject['row'];
/** One save: when, by whom, and the lines it wrote into the history. Nothing is written without a moment or an author. */
type Save = [at: Date | null | undefined, author: string, ...lines: HistoryLine[]];

const later = (moment: Date, minutes: number): Date => new Date(moment.getTime() + minutes * MINUTE_MS);
const laterIf = (moment: Date | null | undefined, minutes: number): Date | null =>
  moment ? later(moment, minutes) : null;

const written = (author: string, at: Date, content: string): PlannedComment => ({
  author,
  at,
  content,
  rings: true,
  replies: [],
});

const historyOf = (saves: readonly Save[]): PlannedComment[] =>
  saves.flatMap(([at, author, ...lines]) =>
    at && author !== ''
      ? lines.map((line, index) => ({
          ...written(author, at, automaticContent(line)),
          line,
          rings: index === lines.length - 1,
        }))
      : [],
  );

/** What is not later than `now`, oldest first. */
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

/** What the life of a project wrote into its history, in the order of the days (section 21). */
function lifeOf({ row, pms }: PlannedProject): Save[] {
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

/** What colleagues said: often the PM asks and sales answers, now and then a manager looks in. */
function talkOf(random: Random, { row, pms }: PlannedProject, opened: Date): PlannedComment[] {
  const talk: PlannedComment[] = [];
  if (random.chance(0.25)) talk.push(written('admin', later(opened, 10), random.pick(REMARKS)));
  if (random.chance(0.5)) {
    const [question, reply] = random.pick(TALKS);
    const asked = written(pms[0] ?? row.sales_user_id, later(opened, random.whole(20, 50)), question);
    asked.replies.push(written(row.sales_user_id, later(asked.at, 15), reply));
    talk.push(asked);
  }
  return talk;
}

/** Comments of an outsourced project, oldest first, none later than `now`. */
export function planComments(random: Random, project: PlannedProject, now: Date): PlannedComment[] {
  const history = historyOf(lifeOf(project));
  const opened = project.row.posted_at ? new Date(project.row.posted_at) : null;
  return untilNow([...history, ...(opened ? talkOf(random, project, opened) : [])], now);
}

function internalLife(random: Random, { row, pms }: PlannedInternal): Save[] {
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

/** Comments of an internal project, oldest first, none later than `now`. */
export function planInternalComments(random: Random, project: PlannedInternal, now: Date): PlannedComment[] {
  const { row, pms } = project;
  const all = historyOf(internalLife(random, project));
  if (random.chance(0.6)) {
    const [question, reply] = random.pick(INTERNAL_TALKS);
    const asked = written(pms[0] ?? row.sales_user_id, later(row.created_at, random.whole(15, 40)), question);
    asked.replies.push(written(row.sales_user_id, later(asked.at, 12), reply));
    all.push(asked);
  }
  return untilNow(all, now);
}
