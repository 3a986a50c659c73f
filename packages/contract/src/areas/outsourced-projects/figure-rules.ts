import { type Actor, isStaff } from '../../core/actor.ts';
import { addDays, seoulInstant } from '../../core/dates.ts';
import { chartMonths, monthOf, monthRange } from '../../core/months.ts';
import { Figure, type ProjectOwner } from './figures.ts';
import { projectMachine } from './machine.ts';
import { ProjectStatus, WON_STATUSES } from './status.ts';
import { TODO_RULES } from './todo-rules.ts';

/** After how many days without a winner a posting counts as unanswered. */
export const UNANSWERED_DAYS = 3;

/** The moment by which a project belongs to a period. */
type FigureDate = 'award' | 'completion' | 'invoice';

/** The facts, besides status and period, that decide whether a project belongs to a figure. */
export type FigureRule = {
  label: string;
  /** Empty for any status. */
  statuses: readonly ProjectStatus[];
  by?: FigureDate;
  /** The winner lost the award again. */
  lost?: true;
  /** It starts after the day that the winner agreed to. */
  moved?: true;
  /** It was posted UNANSWERED_DAYS ago or earlier. */
  unanswered?: true;
  flags?: Readonly<Partial<Record<'noMaterials' | 'materialConfirmed' | 'materialSent' | 'materialReceived', boolean>>>;
};

const { Open, Awarded, Completed, Invoiced, Settled } = ProjectStatus;

/** The states of a project whose first checklist is frozen. */
export const EVALUATED_STATUSES: readonly ProjectStatus[] = [Completed, Invoiced, Settled];

/** What each figure counts. Figures, lists and scores all use these rules. */
export const FIGURE_RULES: Readonly<Record<Figure, FigureRule>> = {
  awarded: { label: '수주', statuses: WON_STATUSES, by: 'award' },
  withdrawn: { label: '수주철회', statuses: [], by: 'award', lost: true },
  late: { label: '시작 지연', statuses: WON_STATUSES, by: 'award', moved: true },
  evaluated: { label: '완료', statuses: EVALUATED_STATUSES, by: 'completion' },
  settled: { label: '정산', statuses: [Settled], by: 'invoice' },
  delayed: { label: '시작 지연', statuses: [Awarded], moved: true },
  unanswered: { label: '미수주', statuses: [Open], unanswered: true },
  materialsOpen: {
    label: '자재 미확정',
    statuses: projectMachine.sendMaterials.from,
    flags: { noMaterials: false, materialConfirmed: false },
  },
  materialsSent: {
    label: '자재 미수령',
    statuses: TODO_RULES.unreceived.statuses,
    flags: { materialSent: true, materialReceived: false },
  },
  unsettled: { label: '미정산', statuses: [Invoiced] },
};

/** The labels of the owners. */
export const OWNER_LABELS: Readonly<Record<ProjectOwner, string>> = { mine: '내 담당', team: '우리 팀', all: '전체' };

/** The figures of a contractor's own awards. */
const PARTNER_FIGURES: readonly Figure[] = [Figure.Awarded, Figure.Settled, Figure.Unsettled];

/** Whether the caller may filter by this figure. Contractors may by those of their own awards; others are ignored. */
export const mayFilterByFigure = (actor: Actor, figure: Figure): boolean =>
  isStaff(actor) || PARTNER_FIGURES.includes(figure);

/** The months of a figure: one month, or the twelve that end today for ''. Oldest first. */
export const figureMonths = (month: string, today: string): string[] =>
  month === '' ? chartMonths(monthOf(today)) : [month];

/** Days from the first, before the second. */
export type FigurePeriod = { from: string; before: string };

/** The days of a figure's months. */
export function figurePeriod(month: string, today: string): FigurePeriod {
  const months = figureMonths(month, today);
  return { from: monthRange(months[0] ?? '').from, before: monthRange(months.at(-1) ?? '').before };
}

/** The moments at which a period begins and ends, in Seoul. */
export const periodInstants = ({ from, before }: FigurePeriod): FigurePeriod => ({
  from: seoulInstant(from),
  before: seoulInstant(before),
});

/** The end of the day until which a posting had to be made to count as unanswered. */
export const unansweredBefore = (today: string): string => seoulInstant(addDays(today, 1 - UNANSWERED_DAYS));
