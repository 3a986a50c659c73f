/** Kinds of waiting work of a project; lists can be filtered by them. */
export const Todo = {
  /** The winner objected to a change of what was agreed and waits for an answer: for the sales manager and the PMs. */
  Objected: 'objected',
  /** Registered but not posted: for the sales manager. */
  Unposted: 'unposted',
  /** The work starts on the next working day, or on a day off before it: for the PMs. */
  Starting: 'starting',
  /** Materials are needed but not sent: for the PMs. */
  Unsent: 'unsent',
  /** The work has started and the first checklist is not fully rated: for the PMs. */
  Unrated: 'unrated',
  /** The invoice date is saved but not confirmed: for permission M. */
  Unconfirmed: 'unconfirmed',
  /** The work starts today: for the winning company, the sales manager and the PMs. */
  StartsToday: 'startsToday',
  /** The work starts later this week, or next week once this week is over: for the same people. */
  StartsThisWeek: 'startsThisWeek',
  /** Materials were sent but not received: for the winner. */
  Unreceived: 'unreceived',
  /** The project is completed without an invoice date: for the winner. */
  Undated: 'undated',
} as const;
export type Todo = (typeof Todo)[keyof typeof Todo];

export const STAFF_TODOS = [
  Todo.Objected,
  Todo.Unposted,
  Todo.StartsToday,
  Todo.Starting,
  Todo.StartsThisWeek,
  Todo.Unsent,
  Todo.Unrated,
  Todo.Unconfirmed,
] as const;
export const PARTNER_TODOS = [Todo.StartsToday, Todo.StartsThisWeek, Todo.Unreceived, Todo.Undated] as const;
export const TODOS = [...STAFF_TODOS, Todo.Unreceived, Todo.Undated] as const;

/**
 * Whose waiting work: the caller's own, or that of everyone the caller may see. For contractors it is always their own.
 */
export const TODO_SCOPES = ['mine', 'team'] as const;
export type TodoScope = (typeof TODO_SCOPES)[number];
