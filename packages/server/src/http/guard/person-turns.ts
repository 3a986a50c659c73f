import pLimit, { type LimitFunction } from 'p-limit';

/** Calls of one person that a process answers at the same time (D-535). */
const CALLS_AT_ONCE = 2;

/**
 * Makes persons take turns, each under a key: further calls of one wait until one of theirs is answered. The allowance of
 * calls bounds how many wait.
 */
export function makePersonTurns() {
  const persons = new Map<string, { limit: LimitFunction; calls: number }>();
  return async <R>(key: string, work: () => Promise<R>): Promise<R> => {
    const person = persons.get(key) ?? { limit: pLimit(CALLS_AT_ONCE), calls: 0 };
    persons.set(key, person);
    person.calls += 1;
    try {
      return await person.limit(work);
    } finally {
      person.calls -= 1;
      if (person.calls === 0) persons.delete(key);
    }
  };
}
