import type { SystemLine } from '@portal/contract/areas/system/calls';
import type { SystemPart } from '@portal/contract/areas/system/parts';
import type { Ctx } from '#context.ts';
import { listNoticed } from '#db/serving-processes.ts';
import { togetherWith } from '#process/installation.ts';
import { checkAccounts, checkClock, checkDatabase, checkMigrations } from '../check-database.ts';
import { checkOutside, checkProxy } from '../check-outside.ts';
import { checkRoom, checkTemp } from '../check-place.ts';
import { checkBackup, checkJobs } from '../check-runs.ts';
import { checkStandby } from '../check-standby.ts';
import { checkStore } from '../check-store.ts';
import { checkedLine, type Finding, type PlaceCtx } from '../line.ts';
import { checkKeys } from './check-keys.ts';

type Check = (ctx: Ctx) => Promise<Finding>;

/** Every check, in the order of the page. */
const CHECKS: Readonly<Record<SystemPart, Check>> = {
  database: checkDatabase,
  accounts: checkAccounts,
  migrations: checkMigrations,
  standby: checkStandby,
  store: checkStore,
  keys: checkKeys,
  clock: checkClock,
  temp: checkTemp,
  room: checkRoom,
  proxy: checkProxy,
  outside: checkOutside,
  jobs: checkJobs,
  backup: checkBackup,
};

/** Looks at every part of the portal and what it stands on (D-371). */
export async function checkSystem(ctx: Ctx): Promise<SystemLine[]> {
  // A command has noticed nothing itself, and a page shows what every process noticed (D-565).
  const noticed = await listNoticed(ctx.db).catch(() => []);
  const joined = { ...ctx, observed: togetherWith(ctx.observed, noticed) };
  const lines: SystemLine[] = [];
  for (const [part, check] of Object.entries(CHECKS) as [SystemPart, Check][]) {
    lines.push(await checkedLine(part, () => check(joined)));
  }
  return lines;
}

/** Looks at what needs no database, when it is away. */
export const checkWithoutDatabase = (place: PlaceCtx): Promise<SystemLine[]> =>
  Promise.all([
    checkedLine('temp', checkTemp),
    checkedLine('room', () => checkRoom(place)),
    checkedLine('proxy', () => checkProxy(place)),
    checkedLine('outside', () => checkOutside(place)),
  ]);
