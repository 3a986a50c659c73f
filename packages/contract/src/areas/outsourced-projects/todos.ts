import { type Actor, isManager, isPartner, isStaff } from '../../core/actor.ts';
import { actsAsWinner, type Winner } from './policy.ts';
import { ProjectStatus } from './status.ts';

/** Work that waits in a project; a list can be narrowed to one kind of it. */
export const Todo = {
  /** Registered and not posted yet: its sales manager's. */
  Unposted: 'unposted',
  /** Work begins on the next working day or on a day off before it: its PMs'. */
  Starting: 'starting',
  /** Materials are needed and were not sent: its PMs'. */
  Unsent: 'unsent',
  /** Work has begun and the first checklist is not rated to the end: its PMs'. */
  Unrated: 'unrated',
  /** The invoice has a date and waits for its confirmation: permission M. */
  Unconfirmed: 'unconfirmed',
  /** A contractor's work that begins today. */
  StartsToday: 'startsToday',
  /** A contractor's work that begins later this week, or next week when this one is over. */
  StartsThisWeek: 'startsThisWeek',
  /** Materials were sent and not received: the winner's. */
  Unreceived: 'unreceived',
  /** Completed without a date of its invoice: the winner's. */
  Undated: 'undated',
} as const;
export type Todo = (typeof Todo)[keyof typeof Todo];

export const STAFF_TODOS = [Todo.Unposted, Todo.Starting, Todo.Unsent, Todo.Unrated, Todo.Unconfirmed] as const;
export const PARTNER_TODOS = [Todo.StartsToday, Todo.StartsThisWeek, Todo.Unreceived, Todo.Undated] as const;
export const TODOS = [...STAFF_TODOS, ...PARTNER_TODOS] as const;

/** Whose work: the caller's own, or that of everybody he may see. Contractors always ask for their own. */
export const TODO_SCOPES = ['mine', 'team'] as const;
export type TodoScope = (typeof TODO_SCOPES)[number];

/** The state in which each kind of work waits. */
export const TODO_STATUS: Readonly<Record<Todo, ProjectStatus>> = {
  unposted: ProjectStatus.Draft,
  starting: ProjectStatus.Awarded,
  unsent: ProjectStatus.Awarded,
  unrated: ProjectStatus.Awarded,
  unconfirmed: ProjectStatus.Completed,
  startsToday: ProjectStatus.Awarded,
  startsThisWeek: ProjectStatus.Awarded,
  unreceived: ProjectStatus.Awarded,
  undated: ProjectStatus.Completed,
};

/** The work a caller may narrow a list to; any other asks for nothing. */
export const mayAskTodo = (actor: Actor, todo: Todo): boolean =>
  isStaff(actor) ? STAFF_TODOS.some((own) => own === todo) : PARTNER_TODOS.some((own) => own === todo);

/** What of a project decides whether somebody is waited for. */
export type TodoFacts = Winner & {
  salesUserId: string;
  pmUserIds: readonly string[];
  noMaterials: boolean;
  materialSent: boolean;
  materialReceived: boolean;
  /** '' while no shipment is described. */
  deliveryType: string;
  /** '' while none was given. */
  billDate: string;
};

/** Materials that the winner can mark as received (MT4). */
const isOnItsWay = (facts: TodoFacts): boolean =>
  facts.materialSent && !facts.materialReceived && facts.deliveryType !== '';

function waitsForWinner(facts: TodoFacts): Todo | '' {
  if (facts.status === ProjectStatus.Awarded && isOnItsWay(facts)) return Todo.Unreceived;
  return facts.status === ProjectStatus.Completed && facts.billDate === '' ? Todo.Undated : '';
}

function waitsForStaff(actor: Actor, facts: TodoFacts): Todo | '' {
  switch (facts.status) {
    case ProjectStatus.Draft:
      return facts.salesUserId === actor.userId ? Todo.Unposted : '';
    case ProjectStatus.Awarded:
      return facts.pmUserIds.includes(actor.userId) && !facts.noMaterials && !facts.materialSent ? Todo.Unsent : '';
    case ProjectStatus.Completed:
      return isManager(actor) && facts.billDate !== '' ? Todo.Unconfirmed : '';
    default:
      return '';
  }
}

/** What one row waits for this viewer to do, whatever the day; '' for nothing. */
export function waitsFor(actor: Actor, facts: TodoFacts): Todo | '' {
  if (isPartner(actor)) return actsAsWinner(actor, facts) ? waitsForWinner(facts) : '';
  return waitsForStaff(actor, facts);
}
