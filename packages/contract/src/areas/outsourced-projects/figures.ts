/** Counted figures of the overview and of a company's score. A list can be filtered by each of them (D-316). */
export const Figure = {
  /** Won in the period, and neither withdrawn nor canceled since. */
  Awarded: 'awarded',
  /** Won in the period and withdrawn later, also when it was posted again since. */
  Withdrawn: 'withdrawn',
  /** Won in the period, with a start after the day that the winner agreed to. */
  Late: 'late',
  /** Completed in the period. */
  Evaluated: 'evaluated',
  /** Invoiced in the period and settled. */
  Settled: 'settled',
  /** Awarded, with a start after the day that the winner agreed to. */
  Delayed: 'delayed',
  /** Posted for days, and nobody has won. */
  Unanswered: 'unanswered',
  /** Awarded, with materials that are not confirmed. */
  MaterialsOpen: 'materialsOpen',
  /** Awarded, with materials that were sent and not received. */
  MaterialsSent: 'materialsSent',
  /** Invoiced and not settled. */
  Unsettled: 'unsettled',
} as const;
export type Figure = (typeof Figure)[keyof typeof Figure];
export const FIGURES = Object.values(Figure);

/** Whose projects: those with the caller, or with their department, as sales manager or PM; or all. */
export const PROJECT_OWNERS = ['all', 'team', 'mine'] as const;
export type ProjectOwner = (typeof PROJECT_OWNERS)[number];
