import { z } from 'zod';
import { isSignedIn, isStaff } from '../../core/actor.ts';
import { defineCall, done, list } from '../../core/call.ts';
import { choice, id, listFields, userId } from '../../core/fields.ts';
import { ORDER_LIST } from '../outsourced-projects/lists.ts';
import { PROJECT_STATUSES } from '../outsourced-projects/status.ts';

/** An order is an outsourced project with an award; its key is the project's (D-86). */
const orderRow = z.object({
  id: z.number(),
  no: z.number(),
  areaName: z.string(),
  projectName: z.string(),
  choiceDtm: z.string(),
  choiceSelDate: z.string(),
  price: z.string(),
  addPrice: z.string(),
  mizePMUserName: z.string(),
  mizePMUserPhone: z.string(),
  orderStatus: z.enum(PROJECT_STATUSES),
  status: z.enum(PROJECT_STATUSES),
  choiceCompanyName: z.string(),
  mizeSalesUserName: z.string(),
});
export type OrderRow = z.output<typeof orderRow>;

const request = z.object({
  ...listFields(ORDER_LIST),
  CompanyId: choice(),
  LoginUserId: userId(),
});

const listing = {
  effect: 'read',
  may: isSignedIn,
  actorFields: ['LoginUserId'],
  request,
  answer: list(orderRow),
} as const;

export const orderCalls = {
  listCompanyOrders: defineCall({
    ...listing,
    path: 'Order/all-partner-order-list',
    summary: '수주 목록. 협력업체는 소속 업체의 수주만 받습니다.',
    spec: ['CALLS-48', 'ORDER-02', 'D-86'],
  }),
  listMyOrders: defineCall({
    ...listing,
    path: 'Order/all-my-order-list',
    summary: '나의 수주 목록.',
    spec: ['CALLS-49', 'ORDER-06', 'D-88'],
  }),
  removeOrder: defineCall({
    path: 'Order/order-delete',
    summary: '수주 삭제. 프로젝트 삭제와 같은 규칙입니다.',
    spec: ['CALLS-50', 'ORDER-14', 'D-87', 'T12'],
    effect: 'write',
    may: isStaff,
    actorFields: ['LoginId'],
    request: z.object({ Id: id(), LoginId: userId() }),
    answer: done('project.remove.done'),
  }),
};
