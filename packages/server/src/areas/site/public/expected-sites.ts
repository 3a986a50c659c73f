import { expectedOn } from '../queries/expected-on.ts';

/** The condition that work is expected at a project on a day, for lists of projects (D-573). */
export const isExpected = (...asked: Parameters<typeof expectedOn>) => expectedOn(...asked);
