import { seoulDay } from '@portal/contract/core/dates';
import { hashPassword } from '@portal/server/areas/auth/public/password';
import type { Ctx } from '@portal/server/context';
import { inTransaction } from '@portal/server/db/transaction';
import { planInternalProjects } from './internal-projects.ts';
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
import { drawScenes, planPhotos, type SceneDrawings, storePhotos } from './photos.ts';
import { hasNoUsers, lockUsers } from './queries.ts';
import { makeRandom } from './random.ts';
import { loadSites } from './sites/load-sites.ts';
import { drawSitePictures, type SiteDrawings } from './sites/site-drawings.ts';
import type { OnKey } from './store-files.ts';
import { planTimelines } from './timelines.ts';

/** The same seed gives the same data; only the dates depend on the day of loading (README, Demonstration accounts). */
const SEED = 20_261_120;

type Prepared = {
  passwordHash: string;
  drawings: SceneDrawings;
  sitePictures: SiteDrawings;
  personnel: DrawnFiles;
  contents: NoticeContents;
};

/**
 * Loads the demonstration data in one transaction and returns true. A database with users stays unchanged, and the
 * result is false.
 */
export async function loadDemo(ctx: Ctx): Promise<boolean> {
  if (!(await hasNoUsers(ctx.db))) return false;
  // Slow work is done before the transaction, so that it does not hold its locks for long.
  const drawings = await drawScenes();
  const prepared = {
    passwordHash: await hashPassword(ctx, DEMO_PASSWORD),
    drawings,
    sitePictures: await drawSitePictures(drawings),
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
  { passwordHash, drawings, sitePictures, personnel, contents }: Prepared,
  onKey: OnKey,
): Promise<void> {
  const random = makeRandom(SEED);
  // Separate random sequences, so that a change in one part does not change the other data.
  const commentRandom = makeRandom(SEED + 1);
  const internalRandom = makeRandom(SEED + 2);
  const staffRandom = makeRandom(SEED + 3);
  const today = seoulDay(ctx.now());
  const references = await loadPeople(ctx, demoPeople(random, staffRandom), passwordHash);
  const materialIds = await loadMaterials(ctx.db);
  const projects = planProjects(random, references, planTimelines(random, today), today);
  const { ids, commented: outsourcedComments } = await loadOutsourcedProjects(
    ctx,
    commentRandom,
    projects,
    materialIds,
  );
  await loadSites(ctx, { projects, ids, materialIds }, { drawings: sitePictures, today, onKey });
  const internal = planInternalProjects(internalRandom, references.areaId, today);
  const internalComments = await loadInternalProjects(ctx, internalRandom, internal, materialIds);
  await loadComments(ctx, commentRandom, [...outsourcedComments, ...internalComments]);
  await storePhotos(ctx, planPhotos(random, drawings, projects), ids, onKey);
  await loadEmployees(ctx, staffRandom, personnel, onKey);
  await loadNotices(ctx, makeRandom(SEED + 4), { scenes: drawings, contents }, onKey);
  await loadWorkspace(ctx, drawings, onKey);
}
