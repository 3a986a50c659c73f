import type { FastifyRequest } from 'fastify';
import type { DiskRoom } from '#disk-room.ts';
import { refuse } from '#refuse.ts';
import type { Binding, UploadLimits } from './answer-call.ts';
import { resolveActor } from './resolve-actor.ts';
import { takeShares } from './shares.ts';

type ReadUpload = Binding['readUpload'];
const GIB = 1024 ** 3;
/** A browser opens six connections to one host; nobody meets his own share with one browser. */
export const UPLOADS_AT_ONCE = { ofUser: { requests: 6, bytes: 2 * GIB }, ofAll: { requests: 32, bytes: 8 * GIB } };
/** Heads of the parts, and what stands between them. */
const PART_BYTES = 8192;

/** Bytes a request may bring: what it announces, or as much as its call takes. More than that is refused unread. */
function bytesOf({ headers }: FastifyRequest, { files, bytes, size }: UploadLimits): number {
  const most = files * (bytes + PART_BYTES) + size.bytes;
  const announced = Number(headers['content-length'] ?? most);
  return announced > most ? refuse('TOO_LARGE') : announced;
}

/**
 * Lets only so many uploads, and so many bytes of them, be on their way at once: 429 for a user with too many, 503
 * when all together are too many or the disk has no room for it. An upload counts until its files are stored or removed.
 */
export function limitUploads(read: ReadUpload, room: DiskRoom, most = UPLOADS_AT_ONCE): ReadUpload {
  const enter = takeShares(most);
  return async (request, limits) => {
    const bytes = bytesOf(request, limits);
    const leave = enter(resolveActor(request).userId, bytes);
    try {
      await room(bytes);
      const upload = await read(request, limits);
      return { ...upload, discard: () => upload.discard().finally(leave) };
    } catch (error) {
      leave();
      throw error;
    }
  };
}
