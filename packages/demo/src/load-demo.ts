import { Board } from '@portal/contract/areas/comments/boards';
import { seoulDay } from '@portal/contract/core/dates';
import { hashPassword } from '@portal/server/areas/auth/public/password';
import type { Ctx } from '@portal/server/context';
import { inTransaction } from '@portal/server/db/transaction';
import { planComments } from './comments.ts';
import { planLives } from './lives.ts';
import { loadComments, type TalkedOf } from './load-comments.ts';
import { loadMaterials, loadPeople } from './load-people.ts';
import { loadInternalProjects } from './load-projects.ts';
import { type PlannedProject, planProjects } from './outsourced-projects.ts';
import { DEMO_PASSWORD } from './people.ts';
import { drawAll, planPhotos, storePhotos } from './photos.ts';
import { hasNoUsers, insertAll, insertProjects, lockUsers } from './queries.ts';
import { makeRandom, type Random } from './random.ts';

/** The same seed, the same data; only the dates follow the day of loading (wire.md, Demonstration accounts). */
const SEED = 20_261_120;

type Prepared = { passwordHash: string; drawings: Awaited<ReturnType<typeof drawAll>> };

/**
 * Loads the demonstration data, all or nothing, and answers true. In a database that has users it changes nothing
 * and answers false.
 */
export async function loadDemo(ctx: Ctx): Promise<boolean> {
  if (!(await hasNoUsers(ctx.db))) return false;
  // The slow things happen before the transaction, which keeps others waiting.
  const prepared = { passwordHash: await hashPassword(DEMO_PASSWORD), drawings: await drawAll() };
  const keys: string[] = [];
  try {
    return await inTransaction(ctx, async (tx) => {
      await lockUsers(tx.db);
      if (!(await hasNoUsers(tx.db))) return false;
      await loadAll(tx, prepared, (key) => keys.push(key));
      return true;
    });
  } catch (error) {
    await Promise.allSettled(keys.map((key) => ctx.files.remove(key)));
    throw error;
  }
}

async function loadAll(ctx: Ctx, { passwordHash, drawings }: Prepared, note: (key: string) => void): Promise<void> {
  const random = makeRandom(SEED);
  const today = seoulDay(ctx.now());
  const known = await loadPeople(ctx, random, passwordHash);
  const materialIds = await loadMaterials(ctx.db);
  const projects = planProjects(random, known, planLives(random, today), today);
  const ids = await insertProjects(
    ctx.db,
    projects.map(({ row }) => row),
  );
  await insertParts(ctx.db, projects, ids, materialIds);
  // Sources of their own: what is said and what comes besides do not change what is built.
  const talk = makeRandom(SEED + 1);
  const inside = await loadInternalProjects(ctx, makeRandom(SEED + 2), { areaId: known.areaId, materialIds });
  await loadComments(ctx, talk, [...outsourcedTalk(ctx, talk, projects, ids), ...inside]);
  await storePhotos(ctx, planPhotos(random, drawings, projects), ids, note);
}

const outsourcedTalk = (
  { now }: Ctx,
  random: Random,
  projects: readonly PlannedProject[],
  ids: readonly number[],
): TalkedOf[] =>
  projects.map((project, index) => ({
    board: Board.Project,
    id: ids[index] ?? 0,
    subject: project.row.project_name,
    addressees: [project.row.created_by, project.row.sales_user_id, ...project.pms],
    comments: planComments(random, project, now()),
  }));

async function insertParts(
  db: Ctx['db'],
  projects: readonly PlannedProject[],
  ids: readonly number[],
  materialIds: ReadonlyMap<string, number>,
): Promise<void> {
  const owned = projects.map((project, index) => ({ ...project, project_id: ids[index] ?? 0 }));
  await insertAll(
    db,
    'outsourced_start_date',
    owned.flatMap(({ project_id, startDates }) => startDates.map((start_date) => ({ project_id, start_date }))),
  );
  await insertAll(
    db,
    'outsourced_pm',
    owned.flatMap(({ project_id, pms }) => pms.map((user_id, position) => ({ project_id, position, user_id }))),
  );
  await insertAll(
    db,
    'outsourced_material',
    owned.flatMap(({ project_id, materials }) =>
      materials.map(({ key, quantity }, position) => ({
        project_id,
        position,
        material_id: materialIds.get(key) ?? 0,
        quantity,
      })),
    ),
  );
  await insertAll(
    db,
    'outsourced_score',
    owned.flatMap(({ project_id, scores }) => scores.map((score) => ({ project_id, ...score }))),
  );
}
