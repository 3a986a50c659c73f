import { seoulDay } from '@portal/contract/core/dates';
import { hashPassword } from '@portal/server/areas/auth/public/password';
import type { Ctx } from '@portal/server/context';
import { inTransaction } from '@portal/server/db/transaction';
import { planInternalProjects } from './internal-projects.ts';
import { planLives } from './lives.ts';
import { loadComments } from './load-comments.ts';
import { loadEmployees } from './load-employees.ts';
import { loadNotices } from './load-notices.ts';
import { loadMaterials, loadPeople } from './load-people.ts';
import { loadInternalProjects, loadOutsourcedProjects } from './load-projects.ts';
import { loadWorkspace } from './load-workspace.ts';
import { drawNoticeContents, type NoticeContents } from './notice-files.ts';
import { planProjects } from './outsourced-projects.ts';
import { DEMO_PASSWORD, demoPeople } from './people.ts';
import { type DrawnFiles, drawPersonnelFiles } from './personnel-files.ts';
import { drawAll, planPhotos, type SceneDrawings, storePhotos } from './photos.ts';
import { hasNoUsers, lockUsers } from './queries.ts';
import { makeRandom } from './random.ts';
import type { NoteKey } from './store-files.ts';

/** The same seed, the same data; only the dates follow the day of loading (README, Demonstration accounts). */
const SEED = 20_261_120;

type Prepared = {
  passwordHash: string;
  drawings: SceneDrawings;
  personnel: DrawnFiles;
  contents: NoticeContents;
};

/**
 * Loads the demonstration data, all or nothing, and answers true. In a database that has users it changes nothing
 * and answers false.
 */
export async function loadDemo(ctx: Ctx): Promise<boolean> {
  if (!(await hasNoUsers(ctx.db))) return false;
  // The slow things happen before the transaction, which keeps others waiting.
  const prepared = {
    passwordHash: await hashPassword(ctx, DEMO_PASSWORD),
    drawings: await drawAll(),
    personnel: await drawPersonnelFiles(),
    contents: await drawNoticeContents(),
  };
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

async function loadAll(
  ctx: Ctx,
  { passwordHash, drawings, personnel, contents }: Prepared,
  note: NoteKey,
): Promise<void> {
  const random = makeRandom(SEED);
  // Sources of their own: what is said and what comes besides do not change what is built.
  const talk = makeRandom(SEED + 1);
  const besides = makeRandom(SEED + 2);
  const staff = makeRandom(SEED + 3);
  const today = seoulDay(ctx.now());
  const known = await loadPeople(ctx, demoPeople(random, staff), passwordHash);
  const materialIds = await loadMaterials(ctx.db);
  const projects = planProjects(random, known, planLives(random, today), today);
  const { ids, talked } = await loadOutsourcedProjects(ctx, talk, projects, materialIds);
  const internal = planInternalProjects(besides, known.areaId, today);
  const talkedInside = await loadInternalProjects(ctx, besides, internal, materialIds);
  await loadComments(ctx, talk, [...talked, ...talkedInside]);
  await storePhotos(ctx, planPhotos(random, drawings, projects), ids, note);
  await loadEmployees(ctx, staff, personnel, note);
  await loadNotices(ctx, makeRandom(SEED + 4), { scenes: drawings, contents }, note);
  await loadWorkspace(ctx, drawings, note);
}
