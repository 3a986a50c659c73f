import { projectItems } from '@portal/contract/areas/outsourced-projects/changes';
import { projectMachine } from '@portal/contract/areas/outsourced-projects/machine';
import { PROJECT_STATUSES, type ProjectStatus } from '@portal/contract/areas/outsourced-projects/status';
import type { RefusalCode } from '@portal/contract/messages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { acceptance } from '#test-kit/factories/project.ts';
import { editPayload, infoOf, projectInState, scoreAll, snapshot } from '#test-kit/factories/project-states.ts';
import type { Person } from '#test-kit/people.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';
import { type Move, tryEveryMove, type Who } from '#test-kit/state-table.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await startApp();
});
afterAll(() => portal.close());

type Event = keyof typeof projectMachine;
/** The kind of user that permissions.md lets call at all, before the project is checked. */
type Kind = 'staff' | 'manager' | 'contractor';
type Case = Move & {
  event: Event;
  kind: Kind;
  /** A further restriction, checked once the project is known to be visible. */
  only?: 'winner' | 'manager';
  /** The number of comments that a success writes. A deletion writes none. */
  comments?: number;
};

const SHIPMENT = { DeliveryType: 'C', SendType: 'V', Vname: '홍방문' };
const reason = (ItemName: string) => ({ ChangeReasons: [{ ItemName, Reason: '현장 확인' }] });
const scoredBody = async (Id: number) => {
  const { data } = (await portal.call('Check/all-check-list', {}, { as: 'admin' })).ok;
  return { Id, CheckLists: data.map((item) => ({ CheckId: item.checkId, Score: 10 })) };
};

const CASES: Case[] = [
  {
    event: 'edit',
    path: 'Construction/construction-edit',
    kind: 'staff',
    body: async (Id) => editPayload(await infoOf(portal, Id), { EtcMemo: '주간 작업' }, ['비고']),
  },
  { event: 'post', path: 'Construction/construction-post', kind: 'staff', body: (Id) => ({ Id }) },
  {
    event: 'accept',
    path: 'Construction/construction-accept',
    kind: 'contractor',
    body: (Id) => acceptance(Id),
  },
  {
    event: 'withdraw',
    path: 'Construction/construction-withdrawal-update',
    kind: 'staff',
    body: (Id) => ({ Id, withDrawalMemo: '업체 사정' }),
  },
  {
    event: 'cancel',
    path: 'Construction/construction-cancel-update',
    kind: 'staff',
    body: (Id) => ({ Id, cancelMemo: '공사 취소' }),
  },
  { event: 'complete', path: 'Construction/construction-complete', kind: 'staff', body: scoredBody },
  {
    event: 'saveBillDate',
    path: 'Construction/construction-billdate-update',
    kind: 'contractor',
    only: 'winner',
    body: (Id) => ({ Id, BillDate: '2026-12-31' }),
  },
  {
    event: 'confirmInvoice',
    path: 'Construction/construction-billstatus-update',
    kind: 'manager',
    body: (Id) => ({ Id }),
    columns: { bill_date: '2026-12-24' },
  },
  { event: 'remove', path: 'Construction/construction-delete', kind: 'staff', body: (Id) => ({ Id }), comments: 0 },
  {
    event: 'confirmMaterials',
    path: 'Construction/construction-materials-yn',
    kind: 'staff',
    body: (Id) => ({ Id, Status: 'Y', ...reason('자재확정') }),
  },
  {
    event: 'reopenMaterials',
    path: 'Construction/construction-materials-yn',
    kind: 'staff',
    only: 'manager',
    body: (Id) => ({ Id, Status: 'N', ...reason('자재수정') }),
    columns: { material_confirmed: true },
  },
  {
    event: 'sendMaterials',
    path: 'Construction/construction-matertial-send',
    kind: 'staff',
    body: (Id) => ({ Id, ...SHIPMENT }),
    comments: 2,
  },
  {
    event: 'receiveMaterials',
    path: 'Construction/construction-material-update',
    kind: 'contractor',
    only: 'winner',
    body: (Id) => ({ Id }),
    columns: { material_confirmed: true, material_sent: true, delivery_type: 'D' },
  },
];

const WHO: Who[] = ['nobody', 'admin', 'sales1', 'hanbit1', 'hanbit2', 'daon1', 'closed1'];
const STAFF: Who[] = ['admin', 'sales1'];
const MEMO = projectItems.find((item) => item.name === '비고');

/**
 * The states in which the event may start. The edit uses the memo of the edit matrix; posting and re-posting share a
 * call.
 */
const startsOf = (event: Event): readonly ProjectStatus[] => {
  if (event === 'edit') return MEMO?.editableIn ?? [];
  return event === 'post' ? ['P', 'F'] : projectMachine[event].from;
};

/** The expected refusal for users that the table does not let: D-43 for visibility, section 18 for the rest. */
function refusalFor({ event, kind, only }: Case, status: ProjectStatus, who: Who): RefusalCode | undefined {
  if (who === 'nobody') return 'LOGIN_REQUIRED';
  const isStaff = STAFF.includes(who);
  const isOurs = who === 'hanbit1' || who === 'hanbit2';
  if (kind === 'contractor' ? isStaff : !isStaff || (kind === 'manager' && who !== 'admin')) return 'FORBIDDEN';
  const isSeen = isStaff || ['N', 'Y', 'YY', 'B'].includes(status) || (isOurs && ['E', 'F', 'C'].includes(status));
  if (!isSeen) return 'NOT_FOUND';
  if (only === 'manager' && who !== 'admin') return 'FORBIDDEN';
  if (only === 'winner' && (who !== 'hanbit1' || status === 'N')) return 'FORBIDDEN';
  if (event === 'accept' && who === 'closed1') return 'FORBIDDEN';
  if (event === 'accept' && isOurs && ['Y', 'YY', 'B', 'E'].includes(status)) {
    return who === 'hanbit1' ? 'ALREADY_WON' : 'COMPANY_WON';
  }
  return startsOf(event).includes(status) ? undefined : projectMachine[event].refusal(status);
}

async function projectFor({ columns }: Case, status: ProjectStatus): Promise<number> {
  const Id = await projectInState(portal, status);
  if (columns) await portal.ctx.db.updateTable('outsourced_project').set(columns).where('id', '=', Id).execute();
  return Id;
}

describe('every call from every state by every kind of user (section 18, D-137, D-138)', () => {
  tryEveryMove<Case, ProjectStatus>({
    portal: () => portal,
    board: 'project',
    moves: CASES,
    statuses: PROJECT_STATUSES,
    who: WHO,
    projectFor,
    rowOf: (Id) =>
      portal.ctx.db.selectFrom('outsourced_project').selectAll().where('id', '=', Id).executeTakeFirstOrThrow(),
    snapshot,
    refusalFor,
    statusAfter: ({ event }, status) => projectMachine[event === 'post' && status === 'F' ? 'repost' : event].to,
    expectHistory: ({ comments = 1 }, before, after) => expect(after).toHaveLength(before.length + comments),
  });

  it('each call accepts only its own Status (D-137)', async () => {
    const Id = await projectInState(portal, 'P');
    const before = await snapshot(portal, Id);
    for (const { path } of CASES.filter(({ event }) =>
      ['post', 'cancel', 'complete', 'confirmInvoice'].includes(event),
    )) {
      for (const Status of ['E', 'P', 'F']) {
        const reply = await portal.call(path, { Id, Status, cancelMemo: '메모' }, { as: 'admin' });
        expect([path, reply.refusal.code, reply.refusal.field]).toEqual([path, 'BAD_REQUEST', 'Status']);
      }
    }
    expect(await snapshot(portal, Id)).toBe(before);
  });

  it('a missing or deleted project is not found', async () => {
    const Id = await projectInState(portal, 'N');
    await portal.call('Construction/construction-delete', { Id }, { as: 'sales1' });
    for (const test of CASES.filter(({ event }) => event !== 'edit')) {
      for (const absent of [Id, 987_654]) {
        const as = test.kind === 'contractor' ? 'hanbit1' : 'admin';
        const reply = await portal.call(test.path, await test.body(absent), { as });
        expect([test.event, reply.status]).toEqual([test.event, 404]);
      }
    }
  });
});

describe('further conditions of the calls', () => {
  const refused = async (path: Case['path'], body: object, as: Person) => {
    const Id = (body as { Id: number }).Id;
    const before = await snapshot(portal, Id);
    const { status, refusal } = await portal.call(path, body, { as });
    expect(await snapshot(portal, Id)).toBe(before);
    return [status, refusal.code, refusal.field, refusal.message];
  };

  it('a withdrawal or cancellation without a memo is refused before the state is checked (T6, T7)', async () => {
    for (const status of ['Y', 'E'] as const) {
      const Id = await projectInState(portal, status);
      const withdraw = 'Construction/construction-withdrawal-update';
      expect(await refused(withdraw, { Id, withDrawalMemo: ' ' }, 'sales1')).toEqual([
        400,
        'WITHDRAW_MEMO',
        'withDrawalMemo',
        '철회 사유를 입력해주세요.',
      ]);
      expect(await refused('Construction/construction-cancel-update', { Id }, 'sales1')).toEqual([
        400,
        'CANCEL_MEMO',
        'cancelMemo',
        '취소 사유를 입력해주세요.',
      ]);
    }
  });

  it('completion needs a score from 1 to 10 for every item (EVAL-05, EVAL-08)', async () => {
    const Id = await projectInState(portal, 'Y');
    const path = 'Construction/construction-complete';
    const { checkLists } = await infoOf(portal, Id);
    const all = scoreAll(checkLists, 9);
    const unrated = [400, 'UNEVALUATED', 'CheckLists', '평가하지 않은 항목이 있습니다.'];
    expect(await refused(path, { Id }, 'sales1')).toEqual(unrated);
    expect(await refused(path, { Id, CheckLists: all.slice(1) }, 'sales1')).toEqual(unrated);
    expect(await refused(path, { Id, CheckLists: [...all.slice(1), { ...all[0], Score: 0 }] }, 'sales1')).toEqual(
      unrated,
    );
    const second = (await infoOf(portal, Id)).checkLists2[0]?.checkId;
    for (const line of [{ ...all[0], Score: 11 }, { ...all[0], Score: 1.5 }, { CheckId: second, Score: 5 }, all[1]]) {
      const [status, code] = await refused(path, { Id, CheckLists: [...all.slice(1), line] }, 'sales1');
      expect([status, code]).toEqual([400, 'BAD_REQUEST']);
    }
    expect((await portal.call(path, { Id, CheckLists: all }, { as: 'sales1' })).status).toBe(200);
    expect((await infoOf(portal, Id)).checkLists.map((line) => line.score)).toEqual(all.map(() => 9));
  });

  it('an invoice is confirmed only with its date (T10)', async () => {
    const Id = await projectInState(portal, 'YY');
    expect(await refused('Construction/construction-billstatus-update', { Id }, 'admin')).toEqual([
      409,
      'BILLDATE_MISSING',
      undefined,
      '계산서 발행일이 등록되지 않았습니다.',
    ]);
    const path = 'Construction/construction-billdate-update';
    expect(await refused(path, { Id, BillDate: '' }, 'hanbit1')).toEqual([
      400,
      'FIELD_REQUIRED',
      'BillDate',
      '계산서 발행일을 입력해주세요.',
    ]);
    expect((await refused(path, { Id, BillDate: '2026-02-30' }, 'hanbit1'))[1]).toBe('BAD_REQUEST');
    // Between the award and a year from today (D-222).
    for (const [BillDate, text] of [
      ['2026-11-19', '계산서 발행일은 수주일부터 입력할 수 있습니다.'],
      ['2027-11-21', '계산서 발행일은 오늘부터 1년 안으로 입력해주세요.'],
    ] as const) {
      const outside = await refused(path, { Id, BillDate }, 'hanbit1');
      expect(outside).toEqual([400, 'FIELD_REQUIRED', 'BillDate', text]);
    }
    for (const BillDate of ['2026-11-20', '2027-11-20']) {
      expect((await portal.call(path, { Id, BillDate }, { as: 'hanbit1' })).status).toBe(200);
    }
  });

  it("a colleague may act for the winner once the winner's account is deleted (D-62, D-70)", async () => {
    const Id = await projectInState(portal, 'YY');
    const as = 'hanbit2';
    const winner = async () =>
      (await portal.call('Construction/construction-info', { Id }, { as })).ok.data[0]?.winnerYN;
    const path = 'Construction/construction-billdate-update';
    expect([await winner(), (await portal.call(path, { Id, BillDate: '2026-12-02' }, { as })).status]).toEqual([
      'N',
      403,
    ]);
    const setDeleted = (deleted_at: Date | null) =>
      portal.ctx.db.updateTable('portal_user').set({ deleted_at }).where('user_id', '=', 'hanbit1').execute();
    await setDeleted(new Date());
    expect([await winner(), (await portal.call(path, { Id, BillDate: '2026-12-02' }, { as })).status]).toEqual([
      'Y',
      200,
    ]);
    await setDeleted(null);
  });
});
