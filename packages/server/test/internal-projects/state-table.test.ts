import { internalMachine } from '@portal/contract/areas/internal-projects/machine';
import { INTERNAL_STATUSES, type InternalStatus } from '@portal/contract/areas/internal-projects/status';
import type { RefusalCode } from '@portal/contract/messages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  internalEdit,
  internalInfoOf,
  internalInState,
  internalRegistration,
  internalSnapshot,
} from '#test-kit/factories/internal.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';
import { type Move, tryEveryMove, type Who } from '#test-kit/state-table.ts';

const BOARD = 'project-mize';

let portal: TestApp;
beforeAll(async () => {
  portal = await startApp();
});
afterAll(() => portal.close());

type Event = keyof typeof internalMachine;
type Case = Move & {
  event: Event;
  /** True when the event needs permission M. */
  manager?: boolean;
  /** The automatic comment. A deletion writes none. */
  line?: string;
};

const CASES: Case[] = [
  {
    event: 'edit',
    path: 'MizeConstruction/construction-edit',
    body: async (Id) => internalEdit(await internalInfoOf(portal, Id), { EtcMemo: '주간 작업' }, ['비고']),
    line: '[자동댓글] 비고: 야간 작업 → 주간 작업 (사유: 고객 요청)',
  },
  {
    event: 'complete',
    path: 'MizeConstruction/construction-complete',
    body: (Id) => ({ Id, Status: 'YY' }),
    line: '[자동댓글] 프로젝트 상태: 진행중 → 프로젝트완료 (사유: 프로젝트 완료)',
  },
  {
    event: 'cancel',
    path: 'MizeConstruction/construction-cancel-update',
    body: (Id) => ({ Id, Status: 'C', cancelMemo: '공사 취소', WrId: 'WR-무시' }),
    line: '[자동댓글] 프로젝트 상태: 진행중 → 프로젝트취소 (사유: 공사 취소)',
  },
  {
    event: 'confirmMaterials',
    path: 'MizeConstruction/construction-materials-yn',
    body: (Id) => ({ Id, Status: 'Y', MizeChangeReasons: [{ ItemName: '자재확정', Reason: '현장 확인' }] }),
    line: '[자동댓글] 자재확정: 미확정 → 확정 (사유: 현장 확인)',
  },
  {
    event: 'reopenMaterials',
    path: 'MizeConstruction/construction-materials-yn',
    manager: true,
    body: (Id) => ({ Id, Status: 'N', ChangeReasons: [{ ItemName: '다른 이름', Reason: '수량 변경' }] }),
    columns: { material_confirmed: true },
    line: '[자동댓글] 자재수정: 확정 → 미확정 (사유: 수량 변경)',
  },
  { event: 'remove', path: 'MizeConstruction/construction-delete', body: (Id) => ({ Id }) },
];

const WHO: Who[] = ['nobody', 'admin', 'sales1', 'hanbit1', 'daon1'];
const STAFF: Who[] = ['admin', 'sales1'];

/** The expected refusal: section 19 for the states, D-78 for contractors. */
function refusalFor({ event, manager }: Case, status: InternalStatus, who: Who): RefusalCode | undefined {
  if (who === 'nobody') return 'LOGIN_REQUIRED';
  if (!STAFF.includes(who) || (manager && who !== 'admin')) return 'FORBIDDEN';
  return internalMachine[event].from.includes(status) ? undefined : internalMachine[event].refusal(status);
}

async function projectFor({ columns }: Case, status: InternalStatus): Promise<number> {
  const Id = await internalInState(portal, status);
  if (columns) await portal.ctx.db.updateTable('internal_project').set(columns).where('id', '=', Id).execute();
  return Id;
}

const rowOf = (Id: number) =>
  portal.ctx.db.selectFrom('internal_project').selectAll().where('id', '=', Id).executeTakeFirstOrThrow();

describe('every call from every state by every kind of user (section 19, D-78, D-137)', () => {
  tryEveryMove<Case, InternalStatus>({
    portal: () => portal,
    board: BOARD,
    moves: CASES,
    statuses: INTERNAL_STATUSES,
    who: WHO,
    projectFor,
    rowOf,
    snapshot: internalSnapshot,
    refusalFor,
    statusAfter: ({ event }) => internalMachine[event].to,
    expectHistory: ({ line }, before, after) => expect(after).toEqual([...before, ...(line ? [line] : [])]),
  });

  it('a completed project is not deleted, and the refusal says so (D-82)', async () => {
    const Id = await internalInState(portal, 'YY');
    const reply = await portal.call('MizeConstruction/construction-delete', { Id }, { as: 'admin' });
    expect([reply.status, reply.refusal.message]).toEqual([409, '완료된 프로젝트는 삭제할 수 없습니다.']);
  });

  it('each call accepts only its own Status, and a missing one (D-137)', async () => {
    const Id = await internalInState(portal, 'N');
    const before = await internalSnapshot(portal, Id);
    for (const path of [
      'MizeConstruction/construction-complete',
      'MizeConstruction/construction-cancel-update',
      'MizeConstruction/construction-materials-yn',
    ] as const) {
      for (const Status of ['E', 'P', 'F']) {
        const reply = await portal.call(path, { Id, Status, cancelMemo: '메모' }, { as: 'admin' });
        expect([path, reply.refusal.code, reply.refusal.field]).toEqual([path, 'BAD_REQUEST', 'Status']);
      }
    }
    expect(await internalSnapshot(portal, Id)).toBe(before);
    const body = { Id, cancelMemo: '메모' };
    expect((await portal.call('MizeConstruction/construction-cancel-update', body, { as: 'pm1' })).status).toBe(200);
  });

  it('a cancellation without a memo is refused before the state is checked (I4)', async () => {
    for (const status of INTERNAL_STATUSES) {
      const Id = await internalInState(portal, status);
      const body = { Id, Status: 'C', cancelMemo: ' \n' };
      const reply = await portal.call('MizeConstruction/construction-cancel-update', body, { as: 'sales1' });
      expect([reply.status, reply.refusal]).toEqual([
        400,
        { code: 'CANCEL_MEMO', message: '취소 사유를 입력해주세요.', field: 'cancelMemo' },
      ]);
    }
  });

  it('a missing or deleted project is not found', async () => {
    const Id = await internalInState(portal, 'C');
    const edit = internalEdit(await internalInfoOf(portal, Id));
    await portal.call('MizeConstruction/construction-delete', { Id }, { as: 'sales1' });
    const bodies: [Move['path'], object][] = [
      ['MizeConstruction/construction-info', {}],
      ['MizeConstruction/construction-copy-token', {}],
      ['MizeConstruction/construction-edit', edit],
      ['Comment/comment-all-list', { BoardType: BOARD }],
      ['Comment/comment-add', { BoardType: BOARD, CommentContent: '확인' }],
      ...CASES.filter(({ event }) => event !== 'edit').map(({ path, body }): [Move['path'], object] => [
        path,
        body(Id),
      ]),
    ];
    for (const [path, body] of bodies) {
      for (const absent of [Id, 987_654, Number.MAX_SAFE_INTEGER]) {
        const reply = await portal.call(path, { ...body, Id: absent }, { as: 'admin' });
        expect([path, reply.status]).toEqual([path, 404]);
      }
    }
  });
});

describe('contractors and visitors (D-78)', () => {
  const calls: [Move['path'], object][] = [
    ['MizeConstruction/all-construction-list', {}],
    ['MizeConstruction/construction-info', { Id: 1 }],
    ['MizeConstruction/construction-add', internalRegistration()],
    ['MizeConstruction/construction-id-info', { WrId: 'WR-1' }],
    ['MizeConstruction/construction-copy-token', { Id: 1 }],
    ['MizeConstruction/construction-copy-open', { Data: 'x' }],
    ['Construction/construction-id-info', { WrId: 'WR-1' }],
    ['User/all-employee-list', {}],
  ];

  it.each(calls)('%s is 403 for a contractor and 401 without a session', async (path, body) => {
    expect((await portal.call(path, body, { as: 'hanbit1' })).refusal.code).toBe('FORBIDDEN');
    expect((await portal.call(path, body)).refusal.code).toBe('LOGIN_REQUIRED');
  });

  it('a LoginId, when sent, must be the caller (D-128)', async () => {
    const reply = await portal.call('MizeConstruction/construction-info', { Id: 1, LoginId: 'pm1' }, { as: 'admin' });
    expect(reply.refusal.code).toBe('FORBIDDEN');
  });
});
