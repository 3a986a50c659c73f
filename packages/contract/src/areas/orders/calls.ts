import { z } from 'zod';
import { isSignedIn, isStaff } from '../../core/actor.ts';
import { defineCall, done, list, rows } from '../../core/call.ts';
import { outsourcedConditions, stateCondition } from '../../core/condition-fields.ts';
import { choice, keywordFields, listFields, userId } from '../../core/fields.ts';
import { MENU } from '../menu/keys.ts';
import { ORDER_LIST } from '../outsourced-projects/lists.ts';
import { figureFields, todoFields } from '../outsourced-projects/shapes.ts';
import { ORDER_STATUSES, PROJECT_STATUSES } from '../outsourced-projects/status.ts';
import { TODOS } from '../outsourced-projects/todos.ts';
import { oneStep, statusCount, statusFields } from '../project/shapes.ts';
import { deleteReason } from '../retention/delete-reason.ts';

/** An order is an outsourced project with an award, with the project's id (D-86). */
const orderRow = z.object({
  id: z.number(),
  no: z.number(),
  areaName: z.string(),
  tradeName: z.string(),
  projectName: z.string(),
  choiceDtm: z.string(),
  choiceSelDate: z.string(),
  price: z.string(),
  addPrice: z.string(),
  mizePMUserName: z.string(),
  mizePMUserPhone: z.string(),
  ...statusFields(PROJECT_STATUSES),
  choiceCompanyName: z.string(),
  mizeSalesUserName: z.string(),
  billDate: z.string(),
  /** Changes of what was agreed that the viewer has not opened, of an own award; otherwise 0. */
  changeCount: z.number(),
  /** The waiting work of this order for the viewer; '' for none. */
  todo: z.enum(['', ...TODOS]),
  /** For staff only, who send it when they delete the order. */
  version: z.number().optional(),
});
export type OrderRow = z.output<typeof orderRow>;

const owner = { CompanyId: choice(), LoginUserId: userId(), ...outsourcedConditions };

const reading = { effect: 'read', may: isSignedIn, actorFields: ['LoginUserId'] } as const;
const listing = { ...reading, answer: list(orderRow) } as const;
const counting = { ...reading, spec: ['CALLS-127'], answer: rows(statusCount(ORDER_STATUSES)) } as const;

export const orderCalls = {
  listCompanyOrders: defineCall({
    ...listing,
    path: 'Order/all-partner-order-list',
    summary: '수주목록. 협력업체는 소속 업체의 수주만 받습니다.',
    spec: ['CALLS-48', 'ORDER-02', 'D-86'],
    menus: [MENU.orderList],
    request: z.object({
      ...listFields(ORDER_LIST),
      ...stateCondition(ORDER_STATUSES),
      ...owner,
      ...todoFields,
      ...figureFields,
    }),
  }),
  listMyOrders: defineCall({
    ...listing,
    path: 'Order/all-my-order-list',
    summary: '나의 수주목록.',
    spec: ['CALLS-49', 'ORDER-06', 'D-88'],
    menus: [MENU.ownOrderList],
    request: z.object({ ...listFields(ORDER_LIST), ...stateCondition(ORDER_STATUSES), ...owner }),
  }),
  countCompanyOrders: defineCall({
    ...counting,
    path: 'Order/partner-order-status-count',
    summary: '수주목록의 상태별 건수.',
    menus: [MENU.orderList],
    request: z.object({ ...keywordFields(ORDER_LIST), ...owner, ...todoFields, ...figureFields }),
  }),
  countMyOrders: defineCall({
    ...counting,
    path: 'Order/my-order-status-count',
    summary: '나의 수주목록의 상태별 건수.',
    menus: [MENU.ownOrderList],
    request: z.object({ ...keywordFields(ORDER_LIST), ...owner }),
  }),
  removeOrder: defineCall({
    path: 'Order/order-delete',
    summary: '수주 삭제. 프로젝트 삭제와 같은 규칙입니다.',
    spec: ['CALLS-50', 'ORDER-14', 'D-87', 'T12'],
    effect: 'write',
    may: isStaff,
    menus: [MENU.orderList, MENU.ownOrderList],
    actorFields: ['LoginId'],
    request: z.object({ ...oneStep, ...deleteReason }),
    answer: done('project.remove.done'),
  }),
};
