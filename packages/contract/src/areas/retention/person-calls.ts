import { z } from 'zod';
import { isManager } from '../../core/actor.ts';
import { defineCall, info } from '../../core/call.ts';
import { text, userId } from '../../core/fields.ts';
import { TEXT_LIMIT } from '../../core/limits.ts';

const personFile = z.object({
  userName: z.string(),
  fileName: z.string(),
  /** The whole file, as JSON. */
  content: z.string(),
  /** What may be blanked of the person, with its basis and the first day; '' while they are not gone. */
  blanking: z.array(z.object({ label: z.string(), what: z.string(), basis: z.string(), fromDay: z.string() })),
  tables: z.number(),
  rows: z.number(),
});
export type PersonFile = z.output<typeof personFile>;

/** What is held about one person, for a request under the law (D-523). */
export const personCalls = {
  readPerson: defineCall({
    path: 'Retention/person-data',
    summary:
      '한 사람에 관해 보관 중인 자료의 파일과 지울 수 있는 것. 사유가 있어야 하고 열람 기록에 남습니다 (관리자 권한).',
    spec: ['CALLS-502', 'D-523'],
    effect: 'noted',
    may: isManager,
    actorFields: ['LoginUserId'],
    request: z.object({ UserId: userId(), Reason: text(TEXT_LIMIT.reason), LoginUserId: userId() }),
    answer: info(personFile),
  }),
};
