import type { reportCalls } from '@portal/contract/areas/site-reports/calls';
import { toYesNo } from '@portal/contract/core/formats';
import { logChange } from '#areas/audit/public/log.ts';
import type { Handler } from '#http/handler-types.ts';
import { readRequired, storeRequired } from './queries/signatures.ts';

type Calls = typeof reportCalls;

/** Whether a project may only be completed with an accepted report. */
export const readSetting: Handler<Calls['readSetting']> = async ({ db }) => ({
  requiredYN: toYesNo(await readRequired(db)),
});

/** Changes it; the change log keeps who did. */
export const editSetting: Handler<Calls['editSetting']> = async (ctx, { RequiredYN }) => {
  const before = toYesNo(await readRequired(ctx.db));
  if (before === RequiredYN) return;
  await storeRequired(ctx.db, RequiredYN === 'Y');
  await logChange(ctx, {
    subject: '설정',
    key: 'report-required',
    name: '완료보고 필수',
    action: '수정',
    detail: RequiredYN === 'Y' ? '꺼짐 → 켜짐' : '켜짐 → 꺼짐',
  });
};
