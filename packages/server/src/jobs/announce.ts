import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import type { Ctx } from '#context.ts';
import { ANNOUNCE_MS, announceProcess, forgetProcess } from '#db/serving-processes.ts';
import { noticedBy } from '#process/installation.ts';
import { keyIdOf } from '#security/sealed-fields.ts';
import { VERSION } from '#version.ts';
import { runJob, runRepeatedly } from './run-jobs.ts';

/** A name of this process that an operator finds, and that no other one has. */
const makeId = (): string => `${hostname()}:${process.pid}:${randomBytes(3).toString('hex')}`;

/** Says at a short interval that this process serves, with its version, its keys and what it noticed. The returned function ends it. */
export async function startAnnouncing(ctx: Ctx): Promise<() => Promise<void>> {
  const own = { id: makeId(), version: VERSION, keyIds: ctx.keys.map(keyIdOf) };
  const announce = () => announceProcess(ctx.db, { ...own, observed: noticedBy(ctx.observed) });
  await announce();
  const stop = runRepeatedly(() => runJob(ctx, 'announceProcess', announce), ANNOUNCE_MS);
  return async () => {
    await stop();
    await runJob(ctx, 'forgetProcess', () => forgetProcess(ctx.db, own.id));
  };
}
