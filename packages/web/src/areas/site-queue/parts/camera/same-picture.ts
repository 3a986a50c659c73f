import type { SitePhoto } from '@portal/contract/areas/site-photos/calls';
import { hashKey } from '@tanstack/react-query';
import { photosQuery } from '#areas/site-photos/public/photos-query.ts';
import { confirm } from '#lib/confirm.ts';
import { readOfflineAward } from '../../public/offline-awards.ts';
import { type EntryPlace, listEntries } from '../store/entries.ts';
import { sha256Of } from '../store/sha256.ts';

/** The photos of an award that the server had when this device read them last. */
async function readSentPhotos(projectId: number): Promise<readonly SitePhoto[]> {
  const key = hashKey(photosQuery(projectId, 0).queryKey);
  const answer = (await readOfflineAward(projectId))?.answers.find((one) => hashKey(one.key) === key);
  return (answer?.data as { data: readonly SitePhoto[] } | undefined)?.data ?? [];
}

/** Whether the same bytes are a photo of the award already, on this device or as it knows the server's. */
async function isTaken({ awardId, projectId }: EntryPlace, picture: Blob): Promise<boolean> {
  const sha256 = await sha256Of(await picture.arrayBuffer());
  const entries = await listEntries();
  if (entries.some((entry) => entry.awardId === awardId && entry.sha256 === sha256)) return true;
  return (await readSentPhotos(projectId)).some((photo) => photo.sha256 === sha256);
}

/** Asks before a picture of the award is added a second time. Resolves to whether it is added. */
export async function mayAddPicture(place: EntryPlace, picture: Blob, file: string): Promise<boolean> {
  // A device without its database cannot know.
  if (!(await isTaken(place, picture).catch(() => false))) return true;
  return confirm({ title: '같은 사진', button: '한 번 더 등록', question: 'queue.same.confirm' }, { file });
}
