import { z } from 'zod';

/** What the page of settings says: the meaning, and the default where it is not a plain value of the schema. */
type Explanation = { meaning: string; usual?: string };

/** The explanation of each setting, by its schema. Only the generator of docs/settings.md reads it. */
export const explanations = z.registry<Explanation>();

/**
 * A setting with the lines that explain it on docs/settings.md, in Markdown as seen from docs/. It gets a schema of
 * its own, because several settings may share one.
 */
export function explained<Field extends z.ZodType>(
  field: Field,
  lines: readonly [string, ...string[]],
  usual?: string,
): Field {
  const own = field.clone();
  explanations.add(own, { meaning: lines.join(' '), ...(usual === undefined ? {} : { usual }) });
  return own;
}
