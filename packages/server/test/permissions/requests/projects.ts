import { deliverMessages } from '#areas/notify/public/deliver.ts';
import { changedAward, objectedAward } from '#test-kit/factories/agreed-change.ts';
import { internalEdit, internalInfoOf, internalInState, internalRegistration } from '#test-kit/factories/internal.ts';
import { makeOrder } from '#test-kit/factories/order.ts';
import { acceptance, postProject, registration } from '#test-kit/factories/project.ts';
import { editPayload, infoOf, projectInState, scoreAll } from '#test-kit/factories/project-states.ts';
import { setProject } from '#test-kit/factories/set-project.ts';
import { useSenders } from '../../notify/fake-sender.ts';
import { fileName, type MakeRequest, type PermissionFixture, uploadFiles } from '../fixture.ts';

type Requests = Readonly<Record<string, MakeRequest>>;

const draft: MakeRequest = async ({ portal }) => ({ body: { Id: await projectInState(portal, 'P') } });
const open: MakeRequest = async ({ portal }) => ({ body: { Id: await postProject(portal) } });
const awarded: MakeRequest = async ({ portal }) => ({ body: { Id: await makeOrder(portal) } });
const nothing: MakeRequest = () => ({});

/** Makes an awarded project and sets the columns that the event needs. */
async function awardWith({ portal }: PermissionFixture, columns: Parameters<typeof setProject>[2]): Promise<number> {
  const Id = await makeOrder(portal);
  await setProject(portal, Id, columns);
  return Id;
}

const photo: MakeRequest = (stage) => {
  const name = fileName(stage, '현장.png');
  return { parts: [{ field: name, name, content: stage.picture }] };
};

const shownPhoto: MakeRequest = async (stage) => {
  const name = fileName(stage, '현장.png');
  await uploadFiles(stage, 'Construction/construction-photo-upload-add', [
    { field: name, name, content: stage.picture },
  ]);
  const Id = await postProject(stage.portal, { ImageNameList: name });
  await stage.portal.call('Construction/construction-accept', acceptance(Id), { as: 'hanbit1' });
  return { placeholder: name };
};

const completion: MakeRequest = async ({ portal }) => {
  const Id = await makeOrder(portal);
  const { checkLists } = await infoOf(portal, Id);
  return { body: { Id, Status: 'YY', CheckLists: scoreAll(checkLists, 8) } };
};

const view = { List: 'outsourced', Name: '내 보기', Query: 'status=Y', SharedYN: 'Y' };

/** A request for a view that the caller has saved. Contractors have none. */
const ownView =
  (body: object): MakeRequest =>
  async ({ portal }, as) => {
    const saved = as ? await portal.call('ListView/view-add', view, { as }) : null;
    return { body: { Id: saved?.status === 200 ? (saved.ok.data[0]?.id ?? 0) : 1, ...body } };
  };

/** A request of a user who has a calendar address. */
const feed =
  (body: object = {}): MakeRequest =>
  async ({ portal }, as) => {
    if (as) await portal.call('Calendar/feed-make', { Scope: 'all', OutsourcedYN: 'Y' }, { as });
    return { body };
  };

const reasons = (ItemName: string) => [{ ItemName, Reason: '현장 확인' }];

/** A message of an awarded project that was sent and not opened. */
const makeSentMessage = async ({ portal }: PermissionFixture) => {
  const Id = await makeOrder(portal);
  await portal.call('Construction/construction-withdrawal-update', { Id, withDrawalMemo: '일정' }, { as: 'sales1' });
  await deliverMessages(portal.ctx);
  const list = await portal.call('Notify/project-delivery-list', { Id }, { as: 'sales1' });
  const sent = list.ok.data.find(({ state }) => state === 'D');
  return { Id, DeliveryId: sent?.deliveryId ?? 0 };
};
const sentMessage: MakeRequest = async (stage) => ({
  body: { ...(await makeSentMessage(stage)), Reason: '못 봄' },
});

/** A message of an awarded project that waits. */
const waitingMessage: MakeRequest = async (stage) => {
  const { DeliveryId } = await makeSentMessage(stage);
  const waiting = { state: 'Q', group_id: null, sent_at: null } as const;
  await stage.portal.ctx.db.updateTable('notify_delivery').set(waiting).where('id', '=', DeliveryId).execute();
  return { body: { DeliveryId } };
};

/** A caller who is reached by a channel. */
const reachable: MakeRequest = ({ portal }) => {
  useSenders(portal, ['push']);
  return {};
};

/** Requests of outsourced projects, their orders and their settlement. */
export const outsourcedRequests: Requests = {
  'Construction/all-construction-mize-list': nothing,
  'Construction/all-construction-partner-list': nothing,
  'Construction/construction-mize-status-count': nothing,
  'Construction/construction-partner-status-count': nothing,
  'Construction/construction-customer-list': async ({ portal }) => ({
    body: { Ids: String(await postProject(portal)) },
  }),
  'Construction/construction-info: a draft': draft,
  'Construction/construction-info: an open project': open,
  'Construction/construction-info: an awarded project': awarded,
  'Construction/construction-id-info': () => ({ body: { WrId: 'WR-1' } }),
  'Construction/construction-add': () => ({ body: registration() }),
  'Construction/construction-photo-upload-add': photo,
  'Construction/construction-photo-upload-edit': photo,
  '/uploads/Construction/{name}': shownPhoto,
  'Construction/construction-post': draft,
  'Construction/construction-check: a draft': draft,
  'Construction/construction-check: an open project': open,
  'Construction/construction-check: an awarded project': awarded,
  'Construction/construction-accept-preset': open,
  'Construction/construction-accept': async ({ portal }) => ({ body: acceptance(await postProject(portal)) }),
  'Construction/construction-delete': draft,
  'Construction/construction-edit': async ({ portal }) => ({
    body: editPayload(await infoOf(portal, await projectInState(portal, 'P')), { EtcMemo: '주간 작업' }, ['비고']),
  }),
  'Notify/project-delivery-list': awarded,
  'Notify/project-delivery-resend': sentMessage,
  'Notify/outbox-list': nothing,
  'Notify/outbox-figures': nothing,
  'Notify/outbox-resend': sentMessage,
  'Notify/outbox-cancel': waitingMessage,
  'Notify/outbox-test': reachable,
  'Construction/construction-withdrawal-update': async ({ portal }) => ({
    body: { Id: await makeOrder(portal), withDrawalMemo: '업체 사정' },
  }),
  'Construction/construction-cancel-update': async ({ portal }) => ({
    body: { Id: await makeOrder(portal), cancelMemo: '공사 취소' },
  }),
  'Construction/construction-complete': completion,
  'Construction/construction-billdate-update': async (stage) => ({
    body: { Id: await awardWith(stage, { status: 'YY' }), BillDate: '2026-12-31' },
  }),
  'Construction/construction-billstatus-update': async (stage) => ({
    body: { Id: await awardWith(stage, { status: 'YY', bill_date: '2026-12-24' }) },
  }),
  'Construction/construction-materials-yn: to confirm': async ({ portal }) => ({
    body: { Id: await makeOrder(portal), Status: 'Y', ChangeReasons: reasons('자재확정') },
  }),
  'Construction/construction-materials-yn: to reopen': async (stage) => ({
    body: {
      Id: await awardWith(stage, { material_confirmed: true }),
      Status: 'N',
      ChangeReasons: reasons('자재수정'),
    },
  }),
  'Construction/construction-matertial-send': async (stage) => ({
    body: {
      Id: await awardWith(stage, { material_confirmed: true }),
      DeliveryType: 'C',
      SendType: 'V',
      Vname: '홍방문',
    },
  }),
  'Construction/construction-material-update': async (stage) => ({
    body: { Id: await awardWith(stage, { material_confirmed: true, material_sent: true, delivery_type: 'D' }) },
  }),
  'Construction/construction-change-read': async ({ portal }) => ({ body: await changedAward(portal) }),
  'Construction/construction-change-confirm': async ({ portal }) => ({ body: await changedAward(portal) }),
  'Construction/construction-change-object': async ({ portal }) => ({
    body: { ...(await changedAward(portal)), Objection: '동의하지 않습니다.' },
  }),
  'Construction/construction-objection-answer': async ({ portal }) => {
    const { Id, ResponseId } = await objectedAward(portal);
    return { body: { Id, ResponseId, Answer: '물량이 줄었습니다.' } };
  },
  'Construction/construction-copy-token': open,
  'Construction/construction-copy-open': async ({ portal }, as) => {
    const Id = await postProject(portal);
    const reply = await portal.call('Construction/construction-copy-token', { Id }, { as });
    return { body: { Data: reply.ok.data[0]?.token } };
  },
  'Construction/construction-former-site-list': async ({ portal }) => {
    await postProject(portal);
    return { body: { SearchKey: registration()['PlaceName'] } };
  },
  'Score/company-score': ({ portal }) => ({ body: { CompanyId: portal.companies.get('한빛설비') } }),
  'Overview/overview-info': nothing,
  'Overview/overview-partner-info': nothing,
  'Order/all-partner-order-list': nothing,
  'Order/all-my-order-list': nothing,
  'Order/partner-order-status-count': nothing,
  'Order/my-order-status-count': nothing,
  'Order/order-delete': async ({ portal }) => ({ body: { Id: await makeOrder(portal, {}, { status: 'C' }) } }),
  'Accounting/all-accounting-mize-list': nothing,
  'Accounting/all-accounting-partner-list': nothing,
  'Accounting/accounting-status-count': nothing,
  'Accounting/accounting-month-list': nothing,
  'Accounting/accounting-invoiced-month-list': nothing,
  'Accounting/accounting-finish': async ({ portal }) => ({
    body: { Id: await makeOrder(portal, {}, { status: 'B', billDate: '2026-11-01' }), Status: 'E' },
  }),
  'Today/today-list': nothing,
  'ListView/view-list': async ({ portal }) => {
    await portal.call('ListView/view-add', view, { as: 'sales1' });
    return { body: { List: 'outsourced' } };
  },
  'ListView/view-add': () => ({ body: view }),
  'ListView/view-edit': ownView({ ...view, Name: '새 이름' }),
  'ListView/view-delete': ownView({}),
  'ListView/view-order': () => ({ body: { List: 'outsourced', Ids: '1' } }),
  'ListView/view-use': () => ({ body: { List: 'outsourced', ViewId: 0 } }),
  'ListView/column-save': () => ({ body: { List: 'outsourced', Columns: 'no^name' } }),
  'Calendar/calendar-list': () => ({ body: { FromDay: '2026-11-01', ToDay: '2026-11-30' } }),
  'Calendar/feed-info': feed(),
  'Calendar/feed-make': () => ({ body: { Scope: 'all', OutsourcedYN: 'Y' } }),
  'Calendar/feed-edit': feed({ Scope: 'mine', OfferedYN: 'Y' }),
  'Calendar/feed-revoke': feed(),
};

const internal: MakeRequest = async ({ portal }) => ({ body: { Id: await internalInState(portal, 'N') } });

/** Requests of internal projects. */
export const internalRequests: Requests = {
  'MizeConstruction/all-construction-list': nothing,
  'MizeConstruction/construction-status-count': nothing,
  'MizeConstruction/construction-info': internal,
  'MizeConstruction/construction-add': () => ({ body: internalRegistration() }),
  'MizeConstruction/construction-edit': async ({ portal }) => {
    const info = await internalInfoOf(portal, await internalInState(portal, 'N'));
    return { body: internalEdit(info, { WrId: `WR-${info.id}` }) };
  },
  'MizeConstruction/construction-complete': internal,
  'MizeConstruction/construction-cancel-update': async ({ portal }) => ({
    body: { Id: await internalInState(portal, 'N'), Status: 'C', cancelMemo: '고객 요청' },
  }),
  'MizeConstruction/construction-materials-yn': async ({ portal }) => ({
    body: { Id: await internalInState(portal, 'N'), Status: 'Y', MizeChangeReasons: reasons('자재확정') },
  }),
  'MizeConstruction/construction-delete': internal,
  'MizeConstruction/construction-id-info': () => ({ body: { WrId: 'WR-1' } }),
  'MizeConstruction/construction-copy-token': internal,
  'MizeConstruction/construction-copy-open': async ({ portal }, as) => {
    const Id = await internalInState(portal, 'N');
    const reply = await portal.call('MizeConstruction/construction-copy-token', { Id }, { as });
    return { body: { Data: reply.ok.data[0]?.token } };
  },
};
