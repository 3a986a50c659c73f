import { z } from 'zod';
import { isStaff } from '../../core/actor.ts';
import { defineCall, rows } from '../../core/call.ts';
import { ids } from '../../core/condition-fields.ts';
import { userId } from '../../core/fields.ts';

/** The customer and the site of a project, as a list of staff shows them. */
const customerRow = z.object({
  id: z.number(),
  customerName: z.string(),
  placeName: z.string(),
  addr1: z.string(),
  addr2: z.string(),
});
export type CustomerRow = z.output<typeof customerRow>;

/** What lists of outsourced projects show of customers, once staff have chosen such a column (D-672). */
export const customerCalls = {
  listCustomers: defineCall({
    path: 'Construction/construction-customer-list',
    summary:
      '외주 프로젝트 여러 건의 고객사, 현장, 주소. 목록에서 이 항목을 표시할 때 쓰며, 한 번의 열람으로 기록됩니다.',
    spec: ['CALLS-510', 'D-672'],
    effect: 'noted',
    may: isStaff,
    actorFields: ['LoginUserId'],
    request: z.object({ Ids: ids(), LoginUserId: userId() }),
    answer: rows(customerRow),
  }),
};
