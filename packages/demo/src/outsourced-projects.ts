import { ProjectStatus } from '@portal/contract/areas/outsourced-projects/status';
import { addDays } from '@portal/contract/core/dates';
import { drawJob, type Job, momentOn } from './jobs.ts';
import type { MaterialKey } from './materials.ts';
import { mobileNumber, personName } from './names.ts';
import { FORMER_PM, FORMER_SALES, FORMER_WINNERS, PMS, SALES, WINNERS } from './people.ts';
import { OFFICE_ROOMS, type PlaceKind } from './places.ts';
import type { NewProject } from './queries.ts';
import type { Random } from './random.ts';
import { type Stage, shipmentFields, stageOf } from './shipments.ts';
import { type Timeline, workdayOnOrAfter } from './timelines.ts';
import { tradeOf } from './trades.ts';
import { CANCEL_REASONS, CAUTIONS, MEMOS, WITHDRAW_REASONS } from './wording.ts';
import type { Work } from './works.ts';

const { Awarded, Completed, Invoiced, Settled, Withdrawn, Canceled } = ProjectStatus;

export type CheckItem = { id: number; list: number };
type Score = { check_item_id: number; score: number };

/** An outsourced project with its related rows, before it has an id. */
export type PlannedProject = {
  row: NewProject;
  work: Work;
  areaName: string;
  startDates: readonly string[];
  pms: readonly string[];
  materials: readonly { key: MaterialKey; quantity: number }[];
  scores: readonly Score[];
};

/** References to rows that are already loaded, by name. */
export type References = {
  areaId: (name: string) => number;
  /** Null for a name that an operator removed, and for ''. */
  tradeId: (name: string) => number | null;
  companyOf: (userId: string) => number;
  checkItems: readonly CheckItem[];
};

/** A job with its timeline. `index` counts within the status. */
type ScheduledJob = Job & { timeline: Timeline; index: number; createdAt: Date };

const atOrNull = (day: string | null, hour: number, minute: number): Date | null =>
  day === null ? null : momentOn(day, hour, minute);

function detailText(random: Random, { place, spot, work }: Job): string {
  const cautions = random.some(CAUTIONS, random.whole(2, 5));
  return [
    `${place.name} ${spot} ${work.title} 건입니다. 상세 위치는 현장 담당자와 확인해 주세요.`,
    '',
    '[작업 범위]',
    ...work.scope.map((line, index) => `${index + 1}. ${line}`),
    '',
    '[유의 사항]',
    ...cautions.map((line) => `- ${line}`),
  ].join('\n');
}

const HEADCOUNTS: Record<PlaceKind, readonly [number, number]> = {
  office: [2, 5],
  homes: [3, 8],
  factory: [3, 7],
  public: [2, 4],
  shop: [2, 4],
};

/**
 * The winner of a project, usedNames in job. Old projects also have deleted accounts and retired companies as winners. The
 * first winner has a project that starts today.
 */
function winnerOf(timeline: Timeline, index: number, today: string): string {
  if (timeline.status === Awarded && timeline.chosenDate === today) return WINNERS[0];
  if (timeline.status === Settled && index % 9 === 4) return FORMER_WINNERS[1];
  const mayBeFormer = timeline.status === Settled || timeline.status === Completed;
  if (mayBeFormer && index % 11 === 1) return FORMER_WINNERS[0];
  return WINNERS[index % WINNERS.length] ?? WINNERS[0];
}

function awardFields(random: Random, references: References, { timeline, index, place }: ScheduledJob, today: string) {
  if (timeline.awardedOn === null) return {};
  const winner = winnerOf(timeline, index, today);
  const [fewest, most] = HEADCOUNTS[place.kind];
  return {
    choice_date: timeline.chosenDate,
    choice_company_id: references.companyOf(winner),
    choice_user_id: winner,
    choice_at: momentOn(timeline.awardedOn, random.whole(13, 14), random.whole(0, 59)),
    total_people: random.whole(fewest, most),
    manager_user_name: personName(random),
    manager_user_phone: mobileNumber(random),
  };
}

function endFields(random: Random, timeline: Timeline) {
  const minute = random.whole(0, 59);
  const ended = atOrNull(timeline.endedOn, 17, minute);
  const withdrawn = timeline.status === Withdrawn;
  const canceled = timeline.status === Canceled;
  return {
    posted_at: atOrNull(timeline.postedOn, 11, minute),
    completed_at: atOrNull(timeline.completedOn, 16, minute),
    bill_date: timeline.billDate,
    settled_at: atOrNull(timeline.settledOn, 17, minute),
    settled_by: timeline.settledOn === null ? null : 'office1',
    withdrawn_at: withdrawn ? ended : null,
    withdraw_memo: withdrawn ? random.pick(WITHDRAW_REASONS) : '',
    canceled_at: canceled ? ended : null,
    cancel_memo: canceled ? random.pick(CANCEL_REASONS) : '',
  };
}

/** The accountant confirms an invoice one day after its date was saved. */
const invoicedAt = ({ status, completedOn }: Timeline): Date | null =>
  status === Invoiced || status === Settled ? atOrNull(completedOn && addDays(completedOn, 1), 15, 20) : null;

/** Materials are sent on the day of the award. */
const sentAt = ({ awardedOn }: Timeline, stage: Stage): Date | null =>
  stage.name === 'sent' || stage.name === 'received' ? atOrNull(awardedOn, 15, 10) : null;

/** Received the day after the award, or on the same day when the award was yesterday. */
function receivedAt(timeline: Timeline, stage: Stage, today: string): Date | null {
  if (stage.name !== 'received' || timeline.awardedOn === null) return null;
  const next = addDays(timeline.awardedOn, 1);
  return momentOn(next < today ? next : timeline.awardedOn, 15, 30);
}

/** The first two PMs lead the projects that start on the next working day, so they have work to prepare. */
const startsNextWorkday = ({ status, chosenDate }: Timeline, today: string): boolean =>
  status === Awarded && chosenDate === workdayOnOrAfter(addDays(today, 1));

function drawPeople(random: Random, timeline: Timeline, today: string) {
  const old = timeline.status === Settled;
  const sales = old && random.chance(0.2) ? FORMER_SALES : random.pick(SALES);
  const pms = random.some(old && random.chance(0.2) ? [...PMS, FORMER_PM] : PMS, random.pick([1, 1, 2, 2, 3]));
  return { sales, pms: startsNextWorkday(timeline, today) ? PMS.slice(0, 2) : pms };
}

/** Probability that each checklist is rated. The first always is once completed, the second only for some (D-61). */
const RATED_PROBABILITY: Partial<Record<ProjectStatus, readonly [first: number, second: number]>> = {
  [Awarded]: [0.3, 0],
  [Completed]: [1, 0.4],
  [Invoiced]: [1, 0.7],
  [Settled]: [1, 0.9],
};

/** Scores of one project: mostly good, sometimes a low one. An awarded project is rated only in part. */
function drawScores(random: Random, status: ProjectStatus, items: readonly CheckItem[]): Score[] {
  const likely = RATED_PROBABILITY[status];
  if (likely === undefined) return [];
  const rated = likely.map((probability) => random.chance(probability));
  const best = random.whole(8, 10);
  return items
    .filter((item) => rated[item.list - 1] === true)
    .filter((_item, index) => status !== Awarded || index % 2 === 0)
    .map((item) => ({
      check_item_id: item.id,
      score: random.chance(0.1) ? random.whole(4, 6) : random.whole(7, best),
    }));
}

/** Minutes between two registrations of one day. All come before 11:00, when projects are posted. */
const MINUTES_BETWEEN = 4;
const TEN_THOUSAND = 10_000;
const EXTRAS = [0, 0, 0, 0, 150_000, 300_000, 480_000, -120_000] as const;

function planProject(random: Random, references: References, job: ScheduledJob, today: string): PlannedProject {
  const { timeline, index, place, work, name } = job;
  const { sales, pms } = drawPeople(random, timeline, today);
  const stage: Stage = work.materials.length === 0 ? { name: 'none', delivery: '' } : stageOf(timeline.status, index);
  const areaId = references.areaId(place.area);
  const [cheapest, dearest] = work.price;
  return {
    row: {
      status: timeline.status,
      project_name: name,
      price: random.whole(cheapest / 5, dearest / 5) * 5 * TEN_THOUSAND,
      add_price: timeline.completedOn === null ? 0 : random.pick(EXTRAS),
      area_id: areaId,
      trade_id: references.tradeId(tradeOf(work)),
      zip_code: place.zipCode,
      addr1: place.street,
      addr2: random.pick(OFFICE_ROOMS[place.kind]),
      detail_content: detailText(random, job),
      etc_memo: random.chance(0.7) ? random.some(MEMOS, random.whole(1, 2)).join('\n') : '',
      sales_user_id: sales,
      customer_name: place.customer,
      place_name: place.name,
      place_manager_name: personName(random),
      place_manager_mobile: mobileNumber(random),
      ...awardFields(random, references, job, today),
      ...endFields(random, timeline),
      ...shipmentFields(random, stage, place),
      invoiced_at: invoicedAt(timeline),
      material_sent_at: sentAt(timeline, stage),
      material_received_at: receivedAt(timeline, stage, today),
      first_day: timeline.startDates[0] ?? null,
      start_dates: [...timeline.startDates].sort(),
      pm_ids: [...pms],
      created_by: random.chance(0.8) ? sales : (pms[0] ?? sales),
      created_at: job.createdAt,
    },
    work,
    areaName: place.area,
    startDates: timeline.startDates,
    pms,
    materials:
      stage.name === 'none'
        ? []
        : work.materials.map(([key, least, most]) => ({ key, quantity: random.whole(least, most) })),
    scores: drawScores(random, timeline.status, references.checkItems),
  };
}

/**
 * Plans projects from timelines, oldest first, in the same order. Projects of one day are registered a few minutes
 * apart.
 */
export function planProjects(
  random: Random,
  references: References,
  timelines: readonly Timeline[],
  today: string,
): PlannedProject[] {
  const usedNames = new Set<string>();
  const perStatus = new Map<string, number>();
  const perDay = new Map<string, number>();
  const count = (counts: Map<string, number>, key: string): number => {
    const before = counts.get(key) ?? 0;
    counts.set(key, before + 1);
    return before;
  };
  return timelines.map((timeline) => {
    const index = count(perStatus, timeline.status);
    const minutes = count(perDay, timeline.createdOn) * MINUTES_BETWEEN;
    const createdAt = momentOn(timeline.createdOn, 9 + Math.floor(minutes / 60), minutes % 60);
    return planProject(random, references, { ...drawJob(random, usedNames), timeline, index, createdAt }, today);
  });
}
