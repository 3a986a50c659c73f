import type { Ctx } from '#context.ts';
import { largestRoomBytes } from '../queries/files.ts';

/** Stored bytes of the largest room, for the operator. */
export const largestRoom = ({ db }: Ctx): Promise<number> => largestRoomBytes(db);
