import { storedFileName } from '@portal/contract/areas/files/names';
import type { Ctx } from '@portal/server/context';
import type { PlannedProject } from './outsourced-projects.ts';
import { insertAll } from './queries.ts';
import type { Random } from './random.ts';
import { type DrawnPhoto, drawPhoto, SCENE_NAMES, SCENE_VARIANTS, type SceneName, sceneTitles } from './scenes.ts';
import { type OnKey, storeFiles } from './store-files.ts';

/** A planned photo: its stored name, its project and its drawing. */
type PlannedPhoto = {
  project: number;
  position: number;
  name: string;
  drawing: DrawnPhoto;
  uploadedBy: string;
  uploadedAt: Date;
};

const MOST_PER_PROJECT = 8;
/** One project in EVERY has photos. */
const EVERY = 4;
const SECONDS_BETWEEN = 11_321;

/** The drawn variants of each scene. */
export type SceneDrawings = ReadonlyMap<SceneName, readonly DrawnPhoto[]>;

/** Draws every variant of every scene once. */
export async function drawScenes(): Promise<SceneDrawings> {
  const drawings = new Map<SceneName, DrawnPhoto[]>();
  for (const scene of SCENE_NAMES) {
    drawings.set(
      scene,
      await Promise.all(Array.from({ length: SCENE_VARIANTS }, (_, variant) => drawPhoto(scene, variant))),
    );
  }
  return drawings;
}

const drawingsFor = (random: Random, drawings: SceneDrawings, { work }: PlannedProject) => {
  const scenes = [...work.scenes, ...random.some(SCENE_NAMES, 2)];
  const choices = [...new Set(scenes)].flatMap((scene) =>
    sceneTitles(scene).map((title, index) => {
      const variants = drawings.get(scene) ?? [];
      return { title, drawing: variants[index % variants.length] };
    }),
  );
  return random.some(choices, random.whole(1, MOST_PER_PROJECT));
};

/** Plans photos for every fourth project. `project` is its index. The times of creation make the names unique. */
export function planPhotos(
  random: Random,
  drawings: SceneDrawings,
  projects: readonly PlannedProject[],
): PlannedPhoto[] {
  return projects.flatMap((planned, project) => {
    if (project % EVERY !== 1) return [];
    const created = planned.row.created_at;
    if (!(created instanceof Date)) return [];
    return drawingsFor(random, drawings, planned).flatMap(({ title, drawing }, position) => {
      if (drawing === undefined) return [];
      const uploadedAt = new Date(created.getTime() - (MOST_PER_PROJECT - position) * SECONDS_BETWEEN);
      const name = storedFileName(`${title}.${drawing.ending}`, uploadedAt);
      return [{ project, position, name, drawing, uploadedBy: planned.row.created_by, uploadedAt }];
    });
  });
}

/** Stores the photos and links them to the projects with these ids. */
export async function storePhotos(
  ctx: Ctx,
  photos: readonly PlannedPhoto[],
  ids: readonly number[],
  onKey: OnKey,
): Promise<void> {
  const files = photos.map(({ drawing, ...photo }) => ({
    ...photo,
    folder: 'Construction' as const,
    bytes: drawing.bytes,
    mime: drawing.mime,
  }));
  await storeFiles(ctx, files, onKey);
  await insertAll(
    ctx.db,
    'outsourced_photo',
    photos.map(({ project, position, name }) => ({ project_id: ids[project] ?? 0, position, name })),
  );
}
