import { CONFIRMED_BY_SENDING, projectHistory } from '@portal/contract/areas/outsourced-projects/history';
import { shippingText } from '@portal/contract/areas/outsourced-projects/shipping';
import { ProjectStatus } from '@portal/contract/areas/outsourced-projects/status';
import { automaticContent, type HistoryLine } from '@portal/contract/core/forms';
import type { PlannedProject } from './outsourced-projects.ts';
import { partnerCompany } from './people.ts';
import type { Random } from './random.ts';
import { REMARKS, TALKS } from './talk.ts';

/** A comment before it has an id; `replies` are answers to it. */
export type PlannedComment = {
  author: string;
  at: Date;
  content: string;
  line?: HistoryLine;
  replies: PlannedComment[];
};

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Who confirms invoices. */
const ACCOUNTANT = 'office1';

type Row = PlannedProject['row'];
type Step = [at: Date | null | undefined, author: string, ...lines: HistoryLine[]];

const after = (moment: Date | null | undefined, hours: number): Date | null =>
  moment ? new Date(moment.getTime() + hours * HOUR_MS) : null;

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

function materialSteps(row: Row, pm: string): Step[] {
  const confirmed = after(row.choice_at ?? row.posted_at ?? row.created_at, 1);
  if (row.material_sent) {
    const words = shippingWords(row);
    return [
      [
        after(row.choice_at, 2),
        pm,
        projectHistory.materialsConfirmed(CONFIRMED_BY_SENDING),
        projectHistory.materialsSent('', words),
      ],
      [row.material_received_at, row.choice_user_id ?? '', projectHistory.materialsReceived()],
    ];
  }
  return row.material_confirmed ? [[confirmed, pm, projectHistory.materialsConfirmed('현장 실측 결과 수량 확정')]] : [];
}

function invoiceSteps(row: Row): Step[] {
  if (!row.bill_date) return [];
  const saved = after(row.completed_at, 3);
  const isConfirmed = row.status === ProjectStatus.Invoiced || row.status === ProjectStatus.Settled;
  return [
    [saved, row.choice_user_id ?? '', projectHistory.billDateSaved('', row.bill_date)],
    [isConfirmed ? after(saved, 20) : null, ACCOUNTANT, projectHistory.invoiceConfirmed()],
    [row.settled_at, row.settled_by ?? '', projectHistory.settled()],
  ];
}

/** What the life of a project wrote into its history, in the order of the days (section 21). */
function historySteps({ row, pms }: PlannedProject): Step[] {
  const pm = pms[0] ?? row.sales_user_id;
  const sales = row.sales_user_id;
  const companyName = partnerCompany(row.choice_user_id ?? '');
  const accepted = { companyName, day: row.choice_date ?? '', people: row.total_people ?? 0 };
  const ended = row.choice_at ? 'Y' : 'N';
  return [
    [row.posted_at, sales, projectHistory.posted()],
    [row.choice_at, row.choice_user_id ?? '', projectHistory.accepted(accepted)],
    ...materialSteps(row, pm),
    [row.withdrawn_at, sales, projectHistory.withdrawn(ended, row.withdraw_memo ?? '')],
    [row.canceled_at, sales, projectHistory.canceled(row.posted_at ? ended : 'P', row.cancel_memo ?? '')],
    [row.completed_at, pm, projectHistory.completed()],
    ...invoiceSteps(row),
  ];
}

const written = (author: string, at: Date, content: string): PlannedComment => ({ author, at, content, replies: [] });

/** What colleagues said: often the PM asks and sales answers, now and then a manager looks in. */
function talkOf(random: Random, { row, pms }: PlannedProject, opened: Date): PlannedComment[] {
  const pm = pms[0] ?? row.sales_user_id;
  const talk: PlannedComment[] = [];
  if (random.chance(0.25))
    talk.push(written('admin', new Date(opened.getTime() + 10 * MINUTE_MS), random.pick(REMARKS)));
  if (random.chance(0.5)) {
    const [question, reply] = random.pick(TALKS);
    const asked = written(pm, new Date(opened.getTime() + random.whole(20, 50) * MINUTE_MS), question);
    asked.replies.push(written(row.sales_user_id, new Date(asked.at.getTime() + 15 * MINUTE_MS), reply));
    talk.push(asked);
  }
  return talk;
}

/** Comments of one project, oldest first, none later than `now`. */
export function planComments(random: Random, project: PlannedProject, now: Date): PlannedComment[] {
  const history = historySteps(project).flatMap(([at, author, ...lines]) =>
    at && author !== '' ? lines.map((line) => ({ ...written(author, at, automaticContent(line)), line })) : [],
  );
  const opened = project.row.posted_at ? new Date(project.row.posted_at) : null;
  const all = [...history, ...(opened ? talkOf(random, project, opened) : [])];
  const past = (comment: PlannedComment): boolean => comment.at <= now;
  return all
    .filter(past)
    .map((comment) => ({ ...comment, replies: comment.replies.filter(past) }))
    .sort((one, other) => one.at.getTime() - other.at.getTime());
}
