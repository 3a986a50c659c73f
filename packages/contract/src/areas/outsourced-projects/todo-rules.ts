import { type Actor, isManager, isStaff } from '../../core/actor.ts';
import { projectMachine } from './machine.ts';
import { actsAsWinner, isOwnAward, type Winner } from './policy.ts';
import { ProjectStatus } from './status.ts';
import { PARTNER_TODOS, STAFF_TODOS, TODOS, type Todo } from './todos.ts';

/** The facts about a project, besides its status, that decide whether work isWaiting in it. */
export type TodoFlags = {
  noMaterials: boolean;
  materialSent: boolean;
  materialReceived: boolean;
  /** Whether the shipment has a delivery type. */
  hasDelivery: boolean;
  hasBillDate: boolean;
  /** Whether an objection of the winner waits for an answer. */
  objected: boolean;
};

/**
 * Who has to do the work. 'responsible' are the sales manager and the PMs. 'winner' is any user who acts for the winner. 'involved'
 * are the responsible staff and anyone in the winning company.
 */
export type TodoOwner = 'sales' | 'pm' | 'responsible' | 'manager' | 'winner' | 'involved';

/** Days on which the work of a project starts. */
export type TodoStart = 'nextWorkingDay' | 'today' | 'thisWeek' | 'untilToday';

/** When one kind of work isWaiting in a project, and for which user. Lists, counts and rows all use these rules. */
export type TodoRule = {
  statuses: readonly ProjectStatus[];
  owner: TodoOwner;
  flags?: Readonly<Partial<TodoFlags>>;
  /** Only when the work starts on these days; undefined for any day. */
  starts?: TodoStart;
  /** Only while the first checklist is not fully rated. */
  unrated?: true;
};

const { Draft, Awarded, Completed } = ProjectStatus;

export const TODO_RULES: Readonly<Record<Todo, TodoRule>> = {
  objected: { statuses: projectMachine.answerObjection.from, owner: 'responsible', flags: { objected: true } },
  unposted: { statuses: [Draft], owner: 'sales' },
  starting: { statuses: [Awarded], owner: 'pm', starts: 'nextWorkingDay' },
  unsent: { statuses: [Awarded], owner: 'pm', flags: { noMaterials: false, materialSent: false } },
  unrated: { statuses: [Awarded], owner: 'pm', starts: 'untilToday', unrated: true },
  unconfirmed: { statuses: [Completed], owner: 'manager', flags: { hasBillDate: true } },
  startsToday: { statuses: [Awarded], owner: 'involved', starts: 'today' },
  startsThisWeek: { statuses: [Awarded], owner: 'involved', starts: 'thisWeek' },
  unreceived: {
    statuses: [Awarded],
    owner: 'winner',
    flags: { materialSent: true, materialReceived: false, hasDelivery: true },
  },
  undated: { statuses: [Completed], owner: 'winner', flags: { hasBillDate: false } },
};

/** Whether the caller may filter by this kind of work. A filter by any other kind is ignored. */
export const mayFilterByTodo = (actor: Actor, todo: Todo): boolean =>
  isStaff(actor) ? STAFF_TODOS.some((own) => own === todo) : PARTNER_TODOS.some((own) => own === todo);

/** The facts about a project that decide whether a user has work to do in it. */
export type TodoFacts = Winner & TodoFlags & { salesUserId: string; pmUserIds: readonly string[] };

function isOwner(actor: Actor, owner: TodoOwner, facts: TodoFacts): boolean {
  switch (owner) {
    case 'sales':
      return facts.salesUserId === actor.userId;
    case 'pm':
      return facts.pmUserIds.includes(actor.userId);
    case 'responsible':
      return isOwner(actor, 'sales', facts) || isOwner(actor, 'pm', facts);
    case 'manager':
      return isManager(actor);
    case 'winner':
      return actsAsWinner(actor, facts);
    case 'involved':
      return isStaff(actor) ? isOwner(actor, 'responsible', facts) : isOwnAward(actor, facts);
  }
}

const FLAGS: readonly (keyof TodoFlags)[] = [
  'noMaterials',
  'materialSent',
  'materialReceived',
  'hasDelivery',
  'hasBillDate',
  'objected',
];

/** The waiting work of one row for this viewer, without the kinds that depend on the day; '' for none. */
export function todoFor(actor: Actor, facts: TodoFacts): Todo | '' {
  const isWaiting = (todo: Todo): boolean => {
    const { statuses, owner, flags = {}, starts } = TODO_RULES[todo];
    const isFulfilled = FLAGS.every((flag) => flags[flag] === undefined || flags[flag] === facts[flag]);
    return starts === undefined && statuses.includes(facts.status) && isFulfilled && isOwner(actor, owner, facts);
  };
  return TODOS.find((todo) => mayFilterByTodo(actor, todo) && isWaiting(todo)) ?? '';
}
