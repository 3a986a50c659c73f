import { z } from 'zod';
import { isManager } from '../../core/actor.ts';
import { defineCall, info } from '../../core/call.ts';
import { userId } from '../../core/fields.ts';
import { SYSTEM_LEVELS, SYSTEM_PARTS } from './parts.ts';

const line = z.object({
  part: z.enum(SYSTEM_PARTS),
  level: z.enum(SYSTEM_LEVELS),
  /** What was found. */
  found: z.string(),
  /** What to do; '' when everything is fine. */
  advice: z.string(),
});
export type SystemLine = z.output<typeof line>;

const systemStatus = z.object({
  /** When it was looked at. */
  checkedDtm: z.string(),
  lines: z.array(line),
});
export type SystemStatus = z.output<typeof systemStatus>;

/** The state of the portal and what it stands on (D-371). */
export const systemCalls = {
  systemStatus: defineCall({
    path: 'System/status-info',
    effect: 'read',
    standby: true,
    may: isManager,
    actorFields: ['LoginUserId'],
    spec: ['CALLS-198', 'D-371'],
    summary: '시스템 상태: 데이터베이스, 저장소, 키, 시각, 공간, 프록시, 작업, 백업 (관리자 권한).',
    request: z.object({ LoginUserId: userId() }),
    answer: info(systemStatus),
  }),
};
