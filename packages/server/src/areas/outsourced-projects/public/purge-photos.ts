import type { Ctx } from '../../../context.ts';
import { purgeUnclaimed } from '../../files/public/purge-unclaimed.ts';
import { isUnclaimedPhoto } from '../queries/detail.ts';

/** Removes photos that no project names any more, a day after their upload (D-121, D-154). */
export const purgePhotos = (ctx: Ctx): Promise<number> => purgeUnclaimed(ctx, 'Construction', isUnclaimedPhoto);
