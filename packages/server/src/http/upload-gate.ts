import type { FastifyRequest } from 'fastify';
import type { DiskRoom } from '../disk-room.ts';
import { refuse } from '../refuse.ts';
import type { Binding, UploadLimits } from './bind-calls.ts';
import { resolveActor } from './resolve-actor.ts';

type ReadUpload = Binding['readUpload'];
type Share = { uploads: number; bytes: number };

const GIB = 1024 ** 3;
/** A browser opens six connections to one host; nobody meets his own share with one browser. */
export const UPLOADS_AT_ONCE = { ofUser: { uploads: 6, bytes: 2 * GIB }, ofAll: { uploads: 32, bytes: 8 * GIB } };
const RETRY_SECONDS = 5;
/** Heads of the parts, and what stands between them. */
const PART_BYTES = 8192;

/** Bytes a request may bring: what it announces, or as much as its call takes. More than that is refused unread. */
function bytesOf({ headers }: FastifyRequest, { files, bytes, size }: UploadLimits): number {
  const most = files * (bytes + PART_BYTES) + size.bytes;
  const announced = Number(headers['content-length'] ?? most);
  return announced > most ? refuse('TOO_LARGE') : announced;
}

const fits = (taken: Share, bytes: number, most: Share): boolean =>
  taken.uploads < most.uploads && taken.bytes + bytes <= most.bytes;

/**
 * Lets only so many uploads, and so many bytes of them, be on their way at once: 429 for a user with too many, 503
 * when all together are too many or the disk has no room for it. An upload counts until its files are stored or removed.
 */
export function limitUploads(read: ReadUpload, room: DiskRoom, most = UPLOADS_AT_ONCE): ReadUpload {
  const all: Share = { uploads: 0, bytes: 0 };
  const users = new Map<string, Share>();

  const enter = (userId: string, bytes: number): (() => void) => {
    const own = users.get(userId) ?? { uploads: 0, bytes: 0 };
    if (!fits(own, bytes, most.ofUser)) refuse('TOO_MANY_REQUESTS', { retryAfter: RETRY_SECONDS });
    if (!fits(all, bytes, most.ofAll)) refuse('UNAVAILABLE', { retryAfter: RETRY_SECONDS });
    users.set(userId, own);
    for (const share of [own, all]) {
      share.uploads += 1;
      share.bytes += bytes;
    }
    return () => {
      for (const share of [own, all]) {
        share.uploads -= 1;
        share.bytes -= bytes;
      }
      if (own.uploads === 0) users.delete(userId);
    };
  };

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
