import {
  FIGURE_RULES,
  type FigurePeriod,
  type FigureRule,
  figurePeriod,
  periodInstants,
  unansweredBefore,
} from '@portal/contract/areas/outsourced-projects/figure-rules';
import type { Figure, ProjectOwner } from '@portal/contract/areas/outsourced-projects/figures';
import { ProjectStatus } from '@portal/contract/areas/outsourced-projects/status';
import { sql } from 'kysely';
import type { Ctx } from '#context.ts';
import { allOf, collected, type Filter, type Where } from '#lists/filter.ts';
import { inStates } from './project-conditions.ts';

/** Projects of a figure: the figure, its month, today, and one company or any (0). */
export type FigureQuery = { figure: Figure; month: string; today: string; companyId: number };

/** SQL: whether the award of the acceptance `agreed` was withdrawn, also when the project was posted again since. */
export const isLostAward: Where = sql`not exists (
  select from outsourced_project won
  where won.id = agreed.project_id and won.choice_at = agreed.accepted_at and won.deleted_at is null
    and won.choice_at is not null and won.status <> ${sql.lit(ProjectStatus.Withdrawn)})`;

/** SQL: whether a company accepted, as `agreed`, in a period. */
export function acceptedIn(period: FigurePeriod, companyId: number): Where {
  const { from, before } = periodInstants(period);
  const accepted = sql`agreed.accepted_at >= ${from} and agreed.accepted_at < ${before}`;
  return companyId === 0 ? accepted : sql`${accepted} and agreed.company_id = ${companyId}`;
}

/** SQL: the acceptance of the current award of a project `p` as `agreed`. */
export const agreedOf = (project: string): Where =>
  sql`outsourced_acceptance agreed on agreed.project_id = ${sql.ref(`${project}.id`)}
    and agreed.accepted_at = ${sql.ref(`${project}.choice_at`)}`;

/** SQL: whether a project starts after the day that its winner agreed to. */
const startsLater: Where = sql`exists (
  select from outsourced_acceptance agreed
  where agreed.project_id = outsourced_project.id and agreed.accepted_at = outsourced_project.choice_at
    and agreed.start_date < outsourced_project.choice_date)`;

/** The flags of the figure rules as SQL. */
const FLAG_COLUMNS: Readonly<Record<keyof NonNullable<FigureRule['flags']>, Where>> = {
  noMaterials: sql`no_materials`,
  materialConfirmed: sql`material_confirmed`,
  materialSent: sql`material_sent`,
  materialReceived: sql`material_received`,
};
const FLAGS = ['noMaterials', 'materialConfirmed', 'materialSent', 'materialReceived'] as const;

/** Projects that were won, completed or invoiced in a period. */
function dated(by: NonNullable<FigureRule['by']>, period: FigurePeriod): Where {
  const { from, before } = periodInstants(period);
  if (by === 'invoice') return sql`bill_date >= ${period.from} and bill_date < ${period.before}`;
  return by === 'award'
    ? sql`choice_at >= ${from} and choice_at < ${before}`
    : sql`completed_at >= ${from} and completed_at < ${before}`;
}

/** Projects whose award was withdrawn. Their period is that of the award that was lost. */
const lostIn = (period: FigurePeriod, companyId: number): Where =>
  sql`id in (select agreed.project_id from outsourced_acceptance agreed
    where ${acceptedIn(period, companyId)} and ${isLostAward})`;

/** The projects that a figure counts. */
export function figureFilters({ figure, month, today, companyId }: FigureQuery): Filter[] {
  const { statuses, by, lost, moved, unanswered, flags = {} } = FIGURE_RULES[figure];
  const period = figurePeriod(month, today);
  const conditions: (Where | undefined)[] = [
    statuses.length > 0 ? inStates(statuses) : undefined,
    lost ? lostIn(period, companyId) : by && dated(by, period),
    moved ? startsLater : undefined,
    unanswered ? sql`posted_at < ${unansweredBefore(today)}` : undefined,
    ...FLAGS.map((flag) =>
      flags[flag] === undefined ? undefined : flags[flag] ? FLAG_COLUMNS[flag] : sql`not ${FLAG_COLUMNS[flag]}`,
    ),
  ];
  return conditions.flatMap((where) => (where === undefined ? [] : [collected(where)]));
}

/** The users of the caller's department; the caller alone without one. */
const departmentOf = (userId: string): Where => sql`array(
  select colleague.user_id from employee own join employee colleague using (dept_id) where own.user_id = ${userId}
  union select ${userId})`;

/** Projects of which one of the owners is sales manager or PM. */
export function ownedBy(userId: string, owner: ProjectOwner): Filter[] {
  if (owner === 'all') return [];
  const users = owner === 'mine' ? sql`array[${userId}]::text[]` : departmentOf(userId);
  return [collected(sql`sales_user_id = any(${users}) or pm_ids && ${users}`)];
}

/** Projects of a region; 0 for any. */
export const inArea = (areaId: number): Filter[] => (areaId === 0 ? [] : [collected(sql`area_id = ${areaId}`)]);

/** What a figure counts in whole numbers; amounts are whole won as digits, `since` a day or ''. */
export type FigureCount = { count: number; amount: string; since: string };

/** The day that a project of each figure waits since. */
const SINCE: Partial<Record<Figure, Where>> = {
  delayed: sql`choice_date`,
  unanswered: sql`(posted_at at time zone 'Asia/Seoul')::date`,
  materialsOpen: sql`choice_date`,
  unsettled: sql`bill_date`,
  materialsSent: sql`(material_sent_at at time zone 'Asia/Seoul')::date`,
};

/** The number, sum and oldest day of the projects of a figure. */
export async function countFigure(db: Ctx['db'], figure: Figure, filters: readonly Filter[]): Promise<FigureCount> {
  const { rows } = await sql<FigureCount>`
    select count(*) as count, coalesce(sum(price + add_price), 0)::text as amount,
      coalesce(min(${SINCE[figure] ?? sql`null::date`})::text, '') as since
    from outsourced_project where deleted_at is null and ${allOf(filters)}`.execute(db);
  return rows[0] ?? { count: 0, amount: '0', since: '' };
}
