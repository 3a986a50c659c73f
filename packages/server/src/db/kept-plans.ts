import { sql } from 'kysely';

const MARK = '/* keep plan */';

/**
 * Marks a statement whose best plan does not depend on its values, a look-up by key or a walk along one index: each
 * connection plans it once and keeps the plan. Never for one that the planner has to choose a way for.
 */
export const keepPlan = sql.raw(MARK);

/** Whether connections keep the plan of this statement. */
export const isKept = (text: string): boolean => text.includes(MARK);

const names = new Map<string, string>();

/** A short name per text, the same on every connection of the process. */
function nameOf(text: string): string {
  const name = names.get(text) ?? `kept_${names.size + 1}`;
  names.set(text, name);
  return name;
}

/** A statement as the driver takes it; a marked one under its name. */
export const namedIfKept = (text: string): { text: string; name?: string } =>
  isKept(text) ? { name: nameOf(text), text } : { text };
