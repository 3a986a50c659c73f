import { photoPath, sitePhotoPath, smallPhotoName } from '@portal/contract/areas/files/kinds';
import type { ProjectInfo } from '@portal/contract/areas/outsourced-projects/shapes';
import type { SitePhoto } from '@portal/contract/areas/site-photos/calls';
import { splitValues } from '@portal/contract/core/formats';
import type { OfflineAnswer } from '#areas/site-queue/public/offline-awards.ts';
import { PICTURE_CACHE } from '#lib/device/on-device.ts';

/** The most small pictures of one award. */
const MOST_SMALL = 30;

const isProject = (data: unknown): data is ProjectInfo =>
  typeof data === 'object' && data !== null && 'imageNameList' in data;
const isPhotos = ({ key }: OfflineAnswer): boolean => key[1] === 'photos';

/** The addresses of the pictures that the answers of awards name: photos of the project, and small ones of the site. */
export const pictureAddresses = (answers: readonly OfflineAnswer[]): string[] =>
  answers.flatMap((answer) => {
    if (isProject(answer.data)) return splitValues(answer.data.imageNameList).map(photoPath);
    if (!isPhotos(answer)) return [];
    const { data } = answer.data as { data: readonly SitePhoto[] };
    const names = data.map(({ name }) => name).filter((name) => name !== '');
    return names.slice(0, MOST_SMALL).map((name) => sitePhotoPath(smallPhotoName(name)));
  });

/** Keeps the pictures of these answers on the device, and no others. Over plain http a browser keeps none. */
export async function storePictures(answers: readonly OfflineAnswer[]): Promise<void> {
  if (!('caches' in globalThis)) return;
  const addresses = new Set(pictureAddresses(answers));
  const cache = await caches.open(PICTURE_CACHE);
  const stored = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  for (const path of stored) if (!addresses.has(path)) await cache.delete(path);
  for (const path of addresses) if (!stored.has(path)) await cache.add(path).catch(() => undefined);
}
