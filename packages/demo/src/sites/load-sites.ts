import type { UsedLine } from '@portal/contract/areas/site-logs/calls';
import type { Ctx } from '@portal/server/context';
import { MATERIALS, type MaterialKey } from '../materials.ts';
import type { PlannedProject } from '../outsourced-projects.ts';
import { findId, listAwards } from '../queries.ts';
import type { OnKey } from '../store-files.ts';
import { entryIdOf } from './entry-ids.ts';
import { loadLogs } from './load-logs.ts';
import { loadSitePhotos, type PhotographedSite } from './load-photos.ts';
import { differenceAt, differenceMessage, hasUnreceived, loadReceipt } from './load-receipts.ts';
import { loadReports } from './load-reports.ts';
import { loadTalks } from './load-talks.ts';
import { loadVisits } from './load-visits.ts';
import { pickSites, type Site } from './pick-sites.ts';
import { type PlannedPhoto, planPhotos } from './plan-photos.ts';
import type { SiteDrawings } from './site-drawings.ts';

type Loaded = {
  projects: readonly PlannedProject[];
  ids: readonly number[];
  materialIds: ReadonlyMap<MaterialKey, number>;
};

/** The photo of a shipment that was short. */
const DIFFERENCE_PHOTO = 90;
const MINUTE_MS = 60_000;

function differencePhoto(site: Site): PlannedPhoto {
  const takenAt = new Date(differenceAt(site).getTime() - 3 * MINUTE_MS);
  return {
    entryId: entryIdOf(site, 'photo', DIFFERENCE_PHOTO),
    label: 'M',
    caption: '찢어진 상자',
    picture: 'damaged',
    pair: null,
    day: '',
    takenAt,
    receivedAt: new Date(takenAt.getTime() + MINUTE_MS),
  };
}

/** The sent materials of a site with their names. */
const namedLines =
  (materialIds: Loaded['materialIds']) =>
  ({ project }: Site): UsedLine[] =>
    project.materials.map(({ key, quantity }) => {
      const [materialName, modelName] = MATERIALS[key];
      return { materialId: findId(materialIds, key), materialName, modelName, quantity };
    });

/** How many of the latest sites under way have photos, logs and a talk. */
const RECORDED = 4;

/** The sites with records: the latest ones, the oldest one, and the first one whose materials are on their way. */
function recordedOf(running: readonly Site[]): { recorded: Site[]; short: Site | undefined } {
  const short = running.find(hasUnreceived);
  const oldest = running.at(-1);
  return { recorded: running.filter((site) => site.index < RECORDED || site === short || site === oldest), short };
}

/**
 * Loads what was recorded on sites. Sites under way have visits, photos, logs, talks and receipts, completed ones have
 * reports. One receipt has a shortage.
 */
export async function loadSites(
  ctx: Ctx,
  { projects, ids, materialIds }: Loaded,
  { drawings, today, onKey }: { drawings: SiteDrawings; today: string; onKey: OnKey },
): Promise<void> {
  const { running, completed } = pickSites({ projects, ids, awards: await listAwards(ctx.db, ids) }, today);
  const { recorded, short } = recordedOf(running);
  const linesOf = namedLines(materialIds);
  await loadVisits(ctx, { running, completed }, today);
  const photographed = [...recorded, ...completed].map((site): PhotographedSite => {
    const photos = planPhotos(site);
    return { site, photos: site === short ? [...photos, differencePhoto(site)] : photos };
  });
  await loadSitePhotos(ctx, photographed, drawings, onKey);
  const isRecorded = ({ site }: PhotographedSite): boolean => recorded.includes(site);
  await loadLogs(ctx, photographed, { oldest: running.at(-1), linesOf });
  const extra = short ? [{ site: short, message: differenceMessage(short, linesOf(short)) }] : [];
  const messages = await loadTalks(ctx, { sites: recorded, extra, drawings }, onKey);
  for (const site of recorded) {
    const entryId = entryIdOf(site, 'receipt', 0);
    const photo = entryIdOf(site, 'photo', DIFFERENCE_PHOTO);
    await loadReceipt(ctx, site, { lines: linesOf(site), photo, messageId: messages.get(entryId) ?? null });
  }
  await loadReports(
    ctx,
    photographed.filter((one) => !isRecorded(one)),
  );
}
