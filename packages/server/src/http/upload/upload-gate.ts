import type { FastifyRequest } from 'fastify';
import type { DiskSpaceCheck } from '#process/disk-space.ts';
import { refuse } from '#refuse.ts';
import type { CallEnvironment, UploadLimits } from '../answer-call.ts';
import { makeConcurrencyLimit } from '../guard/concurrency-limit.ts';
import { resolveActor } from '../guard/resolve-actor.ts';

type ReadUpload = CallEnvironment['readUpload'];
const GIB = 1024 ** 3;
/** A browser opens six connections to one host, so one browser never exceeds the limit of its user. */
export const UPLOADS_AT_ONCE = { ofUser: { requests: 6, bytes: 2 * GIB }, ofAll: { requests: 32, bytes: 8 * GIB } };
/** Bytes for the headers and the boundary of a part. */
const PART_BYTES = 8192;

/** The announced size of a request, or else the limit of its call. A larger size is refused unread. */
function bytesOf({ headers }: FastifyRequest, { files, bytes, size }: UploadLimits): number {
  const maxBytes = files * (bytes + PART_BYTES) + size.bytes;
  const announced = Number(headers['content-length'] ?? maxBytes);
  return announced > maxBytes ? refuse('TOO_LARGE') : announced;
}

/**
 * Limits the number and the bytes of uploads in progress. A user with too many gets 429. When all users have too many,
 * or the disk lacks space, it is 503. An upload counts until its files are stored or removed.
 */
export function limitUploads(read: ReadUpload, requireSpace: DiskSpaceCheck, maxAtOnce = UPLOADS_AT_ONCE): ReadUpload {
  const enter = makeConcurrencyLimit(maxAtOnce);
  return async (request, limits) => {
    const bytes = bytesOf(request, limits);
    const leave = enter(resolveActor(request).userId, bytes);
    try {
      await requireSpace(bytes);
      const upload = await read(request, limits);
      return { ...upload, discard: () => upload.discard().finally(leave) };
    } catch (error) {
      leave();
      throw error;
    }
  };
}
