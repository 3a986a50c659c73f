import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { FILE_RULES, smallPhotoName } from '@portal/contract/areas/files/kinds';
import type { photoCalls } from '@portal/contract/areas/site-photos/calls';
import { arePhotosOpen, MOST_PHOTOS } from '@portal/contract/areas/site-photos/photos';
import type { CallInput, CallResult } from '@portal/contract/core/call';
import { prepareFilesWith } from '#areas/files/public/save-files.ts';
import { fileRemoval } from '#areas/files/public/stored-files.ts';
import { lockOpenAward, reachAward } from '#areas/site/public/access.ts';
import type { CallCtx } from '#context.ts';
import type { PreparedHandler, UploadedFile } from '#http/handler-types.ts';
import { refuse } from '#refuse.ts';
import { countPhotos, findByEntry, insertPhoto, isUnclaimedPhoto, lockCount } from './queries.ts';
import type { NewPhoto } from './tables.ts';

type Call = (typeof photoCalls)['addPhoto'];
type Input = CallInput<Call>;
type Added = NonNullable<CallResult<Call>>;

/** What the server received, before it draws the picture anew. */
type Received = Pick<NewPhoto, 'bytes' | 'sha256' | 'received_at'>;

/** The answer to what the caller's device has sent before. Another user's entry has another id. */
async function findFirstAnswer(ctx: CallCtx, { AwardId, EntryId }: Input): Promise<Added | undefined> {
  const first = await findByEntry(ctx.db, AwardId, EntryId);
  if (first && first.user_id !== ctx.actor.userId) refuse('KEY_REUSED');
  return first && { photoId: first.id, bytes: first.bytes, sha256: first.sha256 };
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

async function refuseFull(ctx: CallCtx, awardId: number): Promise<void> {
  if ((await countPhotos(ctx.db, awardId)) >= MOST_PHOTOS) refuse('PHOTO_COUNT');
}

/** The columns that the device sent. */
const sentColumns = ({ EntryId, Label, Caption, PairEntryId, TakenDtm, TakenFrom }: Input) => ({
  entry_id: EntryId,
  label: Label,
  caption: Caption,
  pair_entry_id: PairEntryId || null,
  taken_at: TakenDtm === '' ? null : new Date(TakenDtm),
  taken_from: TakenDtm === '' ? null : TakenFrom || 'D',
});

/** Adds the row of a stored photo. Of two at once with the same entry, the second gets the answer of the first. */
async function add(
  ctx: CallCtx,
  input: Input,
  stored: Received & Pick<NewPhoto, 'name' | 'width' | 'height'>,
): Promise<Added> {
  const award = await lockOpenAward(ctx, input.AwardId);
  await lockCount(ctx.db, award.id);
  const first = await findFirstAnswer(ctx, input);
  if (first) return first;
  if (!arePhotosOpen(award.status)) refuse('SITE_CLOSED');
  await refuseFull(ctx, award.id);
  const row = { award_id: award.id, user_id: ctx.actor.userId, ...sentColumns(input), ...stored };
  const photoId = (await insertPhoto(ctx.db, row)) ?? refuse('IN_PROGRESS');
  return { photoId, bytes: stored.bytes, sha256: stored.sha256 };
}

/** Stores the picture and its small one, drawn anew without position and other metadata (D-442). */
async function prepareStored(ctx: CallCtx, input: Input, file: UploadedFile) {
  const received = { bytes: file.bytes, sha256: await hashOf(file.path), received_at: ctx.now() };
  // The name of a file on a phone may tell of its owner.
  const name = randomUUID();
  const small = { name: smallPhotoName(name), path: `${file.path}.small`, bytes: file.bytes };
  try {
    await copyFile(file.path, small.path);
    const sets = [
      { rule: FILE_RULES.sitePhoto, files: [{ ...file, name }] },
      { rule: FILE_RULES.sitePhotoSmall, files: [small] },
    ];
    return await prepareFilesWith(ctx, sets, (tx, [picture]) =>
      add(tx, input, { ...received, name, ...(picture?.size ?? { width: 0, height: 0 }) }),
    );
  } finally {
    await rm(small.path, { force: true });
  }
}

/** Adds a photo. A repeat stores nothing and gets the first answer, also when the site has been closed since (D-442). */
export const addPhoto: PreparedHandler<Call> = {
  prepare: async (ctx, input) => {
    const { award, access } = await reachAward(ctx, input.AwardId);
    const first = await findFirstAnswer(ctx, input);
    if (first) return async () => first;
    if (access !== 'write' || !arePhotosOpen(award.status)) refuse('SITE_CLOSED');
    await refuseFull(ctx, award.id);
    const [file] = ctx.uploads;
    return prepareStored(ctx, input, file ?? refuse('BAD_REQUEST'));
  },
};

/** Only who may know of an award sends photos to it. */
export const photoAdmission = { field: 'AwardId', admit: reachAward };

/** Removes files that no photo has, a day after they were stored. */
export const purgeSitePhotos = fileRemoval([{ folder: FILE_RULES.sitePhoto.folder, unclaimed: isUnclaimedPhoto }]);
