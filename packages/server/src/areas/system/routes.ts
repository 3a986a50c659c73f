import type { SystemLine, systemCalls } from '@portal/contract/areas/system/calls';
import { seoulTime } from '@portal/contract/core/dates';
import type { Ctx } from '#context.ts';
import type { Handler, Routes } from '#http/handler-types.ts';
import { checkSystem } from './public/check-system.ts';

type Calls = typeof systemCalls;

/** The store is counted at most so often. */
const FRESH_MS = 10_000;

type Looked = { at: number; checkedAt: Date; lines: Promise<SystemLine[]> };
const latest = new WeakMap<Ctx['observed'], Looked>();

/** The state of this process and what it stands on. Questions in quick succession share one look. */
const systemStatus: Handler<Calls['systemStatus']> = async (ctx) => {
  const now = performance.now();
  let looked = latest.get(ctx.observed);
  if (looked === undefined || now - looked.at > FRESH_MS) {
    looked = { at: now, checkedAt: ctx.now(), lines: checkSystem(ctx) };
    latest.set(ctx.observed, looked);
  }
  return { checkedDtm: seoulTime(looked.checkedAt), lines: await looked.lines };
};

/** The call of the page '시스템 상태'. */
export const systemRoutes: Routes<Calls> = { systemStatus };
