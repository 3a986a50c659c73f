import { createHash } from 'node:crypto';
import { FILE_RULES, smallPhotoName } from '@portal/contract/areas/files/kinds';
import type { Ctx } from '@portal/server/context';
import { HEIGHT, WIDTH } from '../drawing.ts';
import { insertAll } from '../queries.ts';
import { type NewFile, type OnKey, storeFiles } from '../store-files.ts';
import type { Site } from './pick-sites.ts';
import type { PlannedPhoto } from './plan-photos.ts';
import { pictureOf, type SiteDrawings } from './site-drawings.ts';

/** A site with its photos. */
export type PhotographedSite = { site: Site; photos: readonly PlannedPhoto[] };

const SITE_FOLDER = FILE_RULES.sitePhoto.folder;
const mime = 'image/jpeg';

/** The name of a stored photo. Like those of phones it says nothing. */
const nameOf = ({ entryId }: PlannedPhoto): string => entryId;

function filesOf({ site, photos }: PhotographedSite, drawings: SiteDrawings): NewFile[] {
  return photos.flatMap((photo) => {
    const { large, small } = pictureOf(drawings, photo.picture);
    const stored = { folder: SITE_FOLDER, mime, uploadedBy: site.crew, uploadedAt: photo.receivedAt };
    const name = nameOf(photo);
    return [
      { ...stored, name, bytes: large },
      { ...stored, name: smallPhotoName(name), bytes: small },
    ];
  });
}

/** Stores the photos of sites with their small pictures. */
export async function loadSitePhotos(
  ctx: Ctx,
  sites: readonly PhotographedSite[],
  drawings: SiteDrawings,
  onKey: OnKey,
): Promise<void> {
  await storeFiles(
    ctx,
    sites.flatMap((site) => filesOf(site, drawings)),
    onKey,
  );
  const hashes = new Map(
    [...drawings].map(([key, { large }]) => [key, createHash('sha256').update(large).digest('hex')]),
  );
  const rows = sites.flatMap(({ site, photos }) =>
    photos.map((photo) => ({
      award_id: site.awardId,
      entry_id: photo.entryId,
      user_id: site.crew,
      label: photo.label,
      caption: photo.caption,
      pair_entry_id: photo.pair,
      name: nameOf(photo),
      bytes: pictureOf(drawings, photo.picture).large.length,
      sha256: hashes.get(photo.picture) ?? '',
      width: WIDTH,
      height: HEIGHT,
      taken_at: photo.takenAt,
      taken_from: 'D' as const,
      received_at: photo.receivedAt,
    })),
  );
  await insertAll(ctx.db, 'site_photo', rows);
}
