import { isStoredFileName } from '@portal/contract/areas/files/names';
import { seesCustomer } from '@portal/contract/areas/outsourced-projects/policy';
import { isStaff } from '@portal/contract/core/actor';
import type { FastifyInstance } from 'fastify';
import type { Ctx } from '../../context.ts';
import { sendInline } from '../../http/downloads.ts';
import { resolveActor } from '../../http/resolve-actor.ts';
import { refuse } from '../../refuse.ts';
import { openStoredFile } from '../files/public/stored-files.ts';
import { awardStateOf } from './access.ts';
import { findPhotoOwner } from './queries/detail.ts';

/** GET /uploads/Construction/{name}: for who sees the customer of a project that shows the photo (D-120, D-45). */
export function servePhotos(app: FastifyInstance, ctx: Ctx): void {
  app.get<{ Params: { name: string } }>('/uploads/Construction/:name', async (request, reply) => {
    const actor = resolveActor(request);
    const { name } = request.params;
    if (!isStoredFileName(name)) refuse('NOT_FOUND');
    const owner = await findPhotoOwner(ctx.db, name.normalize('NFC'));
    const isVisible = owner ? seesCustomer(actor, awardStateOf(owner)) : isStaff(actor);
    const file = isVisible ? await openStoredFile(ctx, 'Construction', name) : null;
    return file ? sendInline(reply, file) : refuse('NOT_FOUND');
  });
}
