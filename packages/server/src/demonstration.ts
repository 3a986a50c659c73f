import type { Ctx } from './context.ts';

/**
 * The demonstration and the sample are a package of their own. It is loaded here and nowhere else, and only when
 * somebody asks for what it holds.
 */

/** Loads the demonstration data and answers true; in a database that has users it does nothing and answers false. */
export async function loadDemo(ctx: Ctx): Promise<boolean> {
  const user = await ctx.db.selectFrom('portal_user').select('user_id').limit(1).executeTakeFirst();
  if (user !== undefined) return false;
  const demo = await import('@portal/demo/load-demo');
  return demo.loadDemo(ctx);
}

/** Adds `rows` made-up projects. */
export async function loadSample(db: Ctx['db'], rows: number): Promise<void> {
  const demo = await import('@portal/demo/load-sample');
  return demo.loadSample(db, rows);
}
