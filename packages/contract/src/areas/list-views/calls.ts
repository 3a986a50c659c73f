import { z } from 'zod';
import { isStaff } from '../../core/actor.ts';
import { added, defineCall, done, rowsWith } from '../../core/call.ts';
import { choice, flag, id, text, userId, values, version, yesNo } from '../../core/fields.ts';
import { VIEW_LIMIT, VIEW_LISTS } from '../../core/saved-views.ts';

/** A saved view: the conditions and the order of a list, as the address of its page has them. */
const viewRow = z.object({
  id: z.number(),
  version: z.number(),
  name: z.string(),
  /** The parameters of the address, without '?'. */
  query: z.string(),
  sharedYN: flag,
  /** 'Y' for a view of the caller, who alone may change it. */
  mineYN: flag,
  ownerName: z.string(),
});
export type SavedView = z.output<typeof viewRow>;

/** What the caller had of the list before. */
const usedBefore = z.object({
  /** The view used last, if it is still there; else 0. */
  lastViewId: z.number(),
  /** The columns chosen for the table, joined by '^'; '' for those of the beginning. */
  columns: z.string(),
});

/** The list of a view, which must be one of them. */
const viewList = () => text().pipe(z.enum(VIEW_LISTS));

const staff = { may: isStaff, actorFields: ['LoginUserId'] } as const;
const login = { LoginUserId: userId() };
const viewFields = { Name: text(VIEW_LIMIT.name), Query: text(VIEW_LIMIT.query), SharedYN: yesNo(), ...login };

/** Saved views of lists, private or shared with staff (D-335, D-336). */
export const listViewCalls = {
  listViews: defineCall({
    ...staff,
    path: 'ListView/view-list',
    summary: '목록의 저장한 필터: 내 필터, 그다음 다른 직원이 함께 쓰는 필터. meta에 마지막 필터와 고른 열이 있습니다.',
    spec: ['CALLS-250', 'D-335', 'D-347'],
    effect: 'read',
    request: z.object({ List: viewList(), ...login }),
    answer: rowsWith(viewRow, usedBefore),
  }),
  addView: defineCall({
    ...staff,
    path: 'ListView/view-add',
    summary: '보기 저장.',
    spec: ['CALLS-251', 'D-336'],
    effect: 'write',
    request: z.object({ List: viewList(), ...viewFields }),
    answer: added(z.object({ id: z.number() }), 'view.add.done'),
  }),
  editView: defineCall({
    ...staff,
    path: 'ListView/view-edit',
    summary: '내 필터의 이름, 조건, 함께 쓰기를 바꿉니다.',
    spec: ['CALLS-252', 'D-336'],
    effect: 'write',
    request: z.object({ Id: id(), Version: version(), ...viewFields }),
    answer: done('view.edit.done'),
  }),
  removeView: defineCall({
    ...staff,
    path: 'ListView/view-delete',
    summary: '내 필터 삭제.',
    spec: ['CALLS-253', 'D-336'],
    effect: 'write',
    request: z.object({ Id: id(), ...login }),
    answer: done('view.remove.done'),
  }),
  orderViews: defineCall({
    ...staff,
    path: 'ListView/view-order',
    summary: '내 필터의 순서. 빠진 필터는 뒤에 남습니다.',
    spec: ['CALLS-254', 'D-347'],
    effect: 'write',
    request: z.object({ List: viewList(), Ids: values(), ...login }),
    answer: done('view.order.done'),
  }),
  useView: defineCall({
    ...staff,
    path: 'ListView/view-use',
    summary: '마지막으로 쓴 필터 (0이면 전체).',
    spec: ['CALLS-255', 'D-347'],
    effect: 'write',
    request: z.object({ List: viewList(), ViewId: choice(), ...login }),
    answer: done('view.use.done'),
  }),
  chooseColumns: defineCall({
    ...staff,
    path: 'ListView/column-save',
    summary: '목록의 내 열과 순서.',
    spec: ['CALLS-256', 'D-347'],
    effect: 'write',
    request: z.object({ List: viewList(), Columns: text(VIEW_LIMIT.columns), ...login }),
    answer: done('view.columns.done'),
  }),
};
