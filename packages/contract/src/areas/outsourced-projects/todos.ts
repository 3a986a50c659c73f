import { type Actor, isManager, isStaff } from '../../core/actor.ts';
import { actsAsWinner, isOwnAward, type Winner } from './policy.ts';
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

/** What of a project, beside its state, decides whether work waits in it. */
export type TodoFlags = {
  noMaterials: boolean;
  materialSent: boolean;
  materialReceived: boolean;
  /** A shipment is described. */
  hasDelivery: boolean;
  hasBillDate: boolean;
};

/**
 * Whose work it is: the sales manager's, a PM's, that of permission M, of who acts for the winner, or of anybody in the
 * winning company.
 */
export type TodoOwner = 'sales' | 'pm' | 'manager' | 'winner' | 'company';

/** Days on which the work of a project starts. */
export type TodoStart = 'nextWorkingDay' | 'today' | 'thisWeek' | 'untilToday';

/** When work of one kind waits in a project, and for whom. Lists, counts and rows all read this. */
export type TodoRule = {
  status: ProjectStatus;
  owner: TodoOwner;
  flags?: Readonly<Partial<TodoFlags>>;
  /** Only while the work starts then; undefined for any day. */
  starts?: TodoStart;
  /** Only while the first checklist is not rated to the end. */
  unrated?: true;
};

export const TODO_RULES: Readonly<Record<Todo, TodoRule>> = {
  unposted: { status: ProjectStatus.Draft, owner: 'sales' },
  starting: { status: ProjectStatus.Awarded, owner: 'pm', starts: 'nextWorkingDay' },
  unsent: { status: ProjectStatus.Awarded, owner: 'pm', flags: { noMaterials: false, materialSent: false } },
  unrated: { status: ProjectStatus.Awarded, owner: 'pm', starts: 'untilToday', unrated: true },
  unconfirmed: { status: ProjectStatus.Completed, owner: 'manager', flags: { hasBillDate: true } },
  startsToday: { status: ProjectStatus.Awarded, owner: 'company', starts: 'today' },
  startsThisWeek: { status: ProjectStatus.Awarded, owner: 'company', starts: 'thisWeek' },
  unreceived: {
    status: ProjectStatus.Awarded,
    owner: 'winner',
    flags: { materialSent: true, materialReceived: false, hasDelivery: true },
  },
  undated: { status: ProjectStatus.Completed, owner: 'winner', flags: { hasBillDate: false } },
};

/** The work a caller may narrow a list to; any other asks for nothing. */
export const mayAskTodo = (actor: Actor, todo: Todo): boolean =>
  isStaff(actor) ? STAFF_TODOS.some((own) => own === todo) : PARTNER_TODOS.some((own) => own === todo);

/** What of a project decides whether somebody is waited for. */
export type TodoFacts = Winner & TodoFlags & { salesUserId: string; pmUserIds: readonly string[] };

function isOwner(actor: Actor, owner: TodoOwner, facts: TodoFacts): boolean {
  switch (owner) {
    case 'sales':
      return facts.salesUserId === actor.userId;
    case 'pm':
      return facts.pmUserIds.includes(actor.userId);
    case 'manager':
      return isManager(actor);
    case 'winner':
      return actsAsWinner(actor, facts);
    case 'company':
      return isOwnAward(actor, facts);
  }
}

const FLAGS: readonly (keyof TodoFlags)[] = [
  'noMaterials',
  'materialSent',
  'materialReceived',
  'hasDelivery',
  'hasBillDate',
];

/** What one row waits for this viewer to do, whatever the day; '' for nothing. */
export function waitsFor(actor: Actor, facts: TodoFacts): Todo | '' {
  const waits = (todo: Todo): boolean => {
    const { status, owner, flags = {}, starts } = TODO_RULES[todo];
    const isFulfilled = FLAGS.every((flag) => flags[flag] === undefined || flags[flag] === facts[flag]);
    return starts === undefined && facts.status === status && isFulfilled && isOwner(actor, owner, facts);
  };
  return TODOS.find((todo) => mayAskTodo(actor, todo) && waits(todo)) ?? '';
}
