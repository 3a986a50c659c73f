import { PROJECT_STATUSES } from '@portal/contract/areas/outsourced-projects/status';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { agreedOf, changedAward, editAgreed, objectedAward } from '#test-kit/factories/agreed-change.ts';
import { makeOrder } from '#test-kit/factories/order.ts';
import { acceptance, postProject } from '#test-kit/factories/project.ts';
import { completeProject, historyOf, infoOf, snapshot, succeed } from '#test-kit/factories/project-states.ts';
import type { Person } from '#test-kit/people.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';

let portal: TestApp;
let start: Date;
beforeAll(async () => {
  portal = await startApp();
  start = portal.clock.now;
});
afterEach(() => {
  portal.clock.now = start;
});
afterAll(() => portal.close());

const OBJECTION = '금액 인하에 동의하지 않습니다.';
type Path = Parameters<TestApp['call']>[0];
const READ: Path = 'Construction/construction-change-read';
const CONFIRM: Path = 'Construction/construction-change-confirm';
const OBJECT: Path = 'Construction/construction-change-object';
const ANSWER: Path = 'Construction/construction-objection-answer';

const call = (path: Path, body: object, as: Person) => portal.call(path, body, { as });
const codeOf = async (path: Path, body: object, as: Person) => {
  const reply = await call(path, body, as);
  return [reply.status, reply.status === 200 ? '' : reply.refusal.code];
};
/** What each list of hanbit1 says about the changes of a project that were not opened. */
async function unreadIn(Id: number, as: Person): Promise<number[]> {
  const lists = [
    portal.call('Construction/all-construction-partner-list', { PageSize: 100 }, { as }),
    portal.call('Order/all-partner-order-list', { PageSize: 100 }, { as }),
  ];
  const rows = (await Promise.all(lists)).map(({ ok }) => ok.data.find(({ id }) => id === Id));
  return rows.map((row) => row?.changeCount ?? -1);
}
const waiting = async (as: Person) => {
  const { ok } = await portal.call('Today/today-list', {}, { as });
  return ok.data.find(({ line }) => line === 'objected')?.projects.map(({ id }) => id);
};

describe('after the award (D-220)', () => {
  it('every change of what was agreed is listed with its reason and day, and nothing else', async () => {
    const Id = await makeOrder(portal);
    portal.clock.now = new Date(start.getTime() + 3_600_000);
    const edited = {
      ProjectName: '판교 B타워',
      Price: '1200000',
      AddPrice: '0',
      AreaId: 3,
      StartDate: '2026-11-26',
      DetailContent: '카메라 20대 설치',
      Materials: [{ MaterialId: 1, MaterialCnt: 20 }],
      EtcMemo: '주간 작업',
      Addr2: 'B타워 1층',
      PlaceName: 'B타워',
      MizePMUserId: 'pm1',
      CustomerName: '비타워관리단',
      PlaceManagerName: '박소장',
    };
    const agreedItems = [
      '프로젝트명',
      '프로젝트금액',
      '추가금액',
      '지역',
      '프로젝트 시작일',
      '상세내용',
      '투입자재',
      '비고',
      '주소',
      '현장명',
    ];
    await editAgreed(portal, Id, edited, [...agreedItems, '담당자(PM)', '고객사 상호', '현장 담당자 이름']);
    const { changes } = await agreedOf(portal, Id, 'hanbit1');
    expect(changes.map(({ itemName }) => itemName)).toEqual([...agreedItems, '선택한 시작일']);
    expect(changes.find(({ itemName }) => itemName === '프로젝트금액')).toEqual({
      changeId: expect.any(Number),
      itemName: '프로젝트금액',
      originValue: '1,500,000원',
      newValue: '1,200,000원',
      changeReason: '고객 요청',
      createdDtm: '2026-11-20 16:00:00',
      readYN: 'N',
    });
    expect(changes.at(-1)).toMatchObject({
      originValue: '2026-11-23',
      newValue: '2026-11-26',
      changeReason: '고객 요청',
    });
    expect(await historyOf(portal, Id)).toContain(
      '[자동댓글] 선택한 시작일: 2026-11-23 → 2026-11-26 (사유: 고객 요청)',
    );
  });

  it('the agreement stays the one given, with its own values', async () => {
    const Id = await postProject(portal);
    await succeed(portal, 'Construction/construction-accept', acceptance(Id), 'hanbit1');
    const given = await agreedOf(portal, Id, 'hanbit1');
    expect(given).toMatchObject({
      price: '1500000',
      addPrice: '-50000',
      startDate: '2026-11-23',
      acceptedDtm: '2026-11-20 15:00:00',
      changes: [],
    });
    expect(given.scope.map(({ itemName, value }) => [itemName, value])).toEqual([
      ['프로젝트명', '판교 A타워 지하주차장 CCTV 설치'],
      ['지역', expect.any(String)],
      ['상세내용', '카메라 12대 설치'],
      ['투입자재', expect.stringContaining('x12')],
      ['비고', '야간 작업 가능'],
    ]);
    await editAgreed(portal, Id, { Price: '900000', DetailContent: '카메라 2대 설치' }, ['프로젝트금액', '상세내용']);
    expect(await agreedOf(portal, Id, 'hanbit1')).toMatchObject({ price: '1500000', scope: given.scope });
  });

  it('changes are unread and counted in the lists of each user of the company until that user opens them', async () => {
    const { Id, ChangeId } = await changedAward(portal);
    await editAgreed(portal, Id, { EtcMemo: '주간 작업' }, ['비고']);
    expect([await unreadIn(Id, 'hanbit1'), await unreadIn(Id, 'hanbit2')]).toEqual([
      [2, 2],
      [2, 2],
    ]);
    await succeed(portal, READ, { Id, ChangeId }, 'hanbit1');
    expect((await agreedOf(portal, Id, 'hanbit1')).changes.map(({ readYN }) => readYN)).toEqual(['Y', 'N']);
    expect([await unreadIn(Id, 'hanbit1'), await unreadIn(Id, 'hanbit2')]).toEqual([
      [1, 1],
      [2, 2],
    ]);
    const last = (await agreedOf(portal, Id, 'hanbit1')).changes.at(-1)?.changeId;
    await succeed(portal, READ, { Id, ChangeId: last }, 'hanbit1');
    await succeed(portal, READ, { Id, ChangeId }, 'hanbit1');
    expect(await unreadIn(Id, 'hanbit1')).toEqual([0, 0]);
    expect((await agreedOf(portal, Id, 'sales1')).changes.every(({ readYN }) => readYN === 'Y')).toBe(true);
    const staff = await portal.call('Construction/all-construction-mize-list', { PageSize: 100 }, { as: 'sales1' });
    expect(staff.ok.data.every(({ changeCount }) => changeCount === 0)).toBe(true);
    expect(await unreadIn(Id, 'daon1')).toEqual([0, -1]);
  });

  it('the winner confirms, which is kept with who and when, once, and for what was there', async () => {
    const { Id, ChangeId } = await changedAward(portal);
    const before = (await infoOf(portal, Id)).version;
    await succeed(portal, CONFIRM, { Id, ChangeId }, 'hanbit1');
    await succeed(portal, CONFIRM, { Id, ChangeId }, 'hanbit1');
    const { responses } = await agreedOf(portal, Id, 'sales1');
    expect(responses).toEqual([
      {
        responseId: expect.any(Number),
        kind: 'confirmed',
        changeId: ChangeId,
        userName: expect.any(String),
        createdDtm: '2026-11-20 15:00:00',
        objection: '',
        closedDtm: '',
        answer: '',
        answerUserName: '',
      },
    ]);
    const lines = (await historyOf(portal, Id)).filter((line) => line.includes('변경 확인'));
    expect(lines).toEqual(['[자동댓글] 변경 확인: 미확인 → 확인 (사유: 프로젝트금액)']);
    // An open form of staff does not become stale by it.
    expect((await infoOf(portal, Id)).version).toBe(before);
  });

  it('of what staff change meanwhile nothing is confirmed', async () => {
    const { Id, ChangeId } = await changedAward(portal);
    await editAgreed(portal, Id, { Price: '1000000' }, ['프로젝트금액']);
    await succeed(portal, CONFIRM, { Id, ChangeId }, 'hanbit1');
    const { changes, responses } = await agreedOf(portal, Id, 'hanbit1');
    expect([changes.length, responses.map(({ changeId }) => changeId)]).toEqual([2, [ChangeId]]);
  });

  it('confirmations and edits at the same time lose nothing', async () => {
    const { Id, ChangeId } = await changedAward(portal);
    const replies = await Promise.all([
      ...Array.from({ length: 5 }, () => call(CONFIRM, { Id, ChangeId }, 'hanbit1')),
      editAgreed(portal, Id, { Price: '1000000' }, ['프로젝트금액']).then(() => ({ status: 200 })),
    ]);
    expect(replies.map(({ status }) => status)).toEqual(Array(6).fill(200));
    const { changes, responses } = await agreedOf(portal, Id, 'hanbit1');
    expect([changes.length, responses.length]).toEqual([2, 1]);
  });

  it('neither a confirmation nor an objection is needed for the next steps', async () => {
    const { Id } = await objectedAward(portal);
    await completeProject(portal, Id);
    await succeed(portal, 'Construction/construction-billdate-update', { Id, BillDate: '2026-12-01' }, 'hanbit1');
    await succeed(portal, 'Construction/construction-billstatus-update', { Id, Status: 'B' }, 'admin');
    await succeed(portal, 'Accounting/accounting-finish', { Id, Status: 'E' }, 'admin');
  });

  it('a new award starts without the changes of the former one', async () => {
    const { Id } = await objectedAward(portal);
    await succeed(portal, 'Construction/construction-withdrawal-update', { Id, withDrawalMemo: '일정' }, 'sales1');
    expect(await waiting('sales1')).not.toContain(Id);
    await succeed(portal, 'Construction/construction-post', { Id, Status: 'N' }, 'sales1');
    portal.clock.now = new Date(start.getTime() + 3_600_000);
    await succeed(portal, 'Construction/construction-accept', acceptance(Id), 'daon1');
    expect(await agreedOf(portal, Id, 'daon1')).toMatchObject({ price: '1200000', changes: [], responses: [] });
    expect(await waiting('sales1')).not.toContain(Id);
  });
});

describe('an objection (D-221)', () => {
  it('is waiting work of sales, PMs and permission M until staff answer it', async () => {
    const { Id, ResponseId } = await objectedAward(portal);
    for (const as of ['sales1', 'pm1', 'pm2', 'admin'] as const) expect(await waiting(as)).toContain(Id);
    const listed = { SearchTodo: 'objected', SearchScope: 'mine', PageSize: 100 };
    const list = await portal.call('Construction/all-construction-mize-list', listed, { as: 'pm1' });
    expect(list.ok.data.find(({ id }) => id === Id)?.todo).toBe('objected');
    expect(await historyOf(portal, Id)).toContain(`[자동댓글] 변경 이의: 없음 → 이의 제기 (사유: ${OBJECTION})`);
    await succeed(portal, ANSWER, { Id, ResponseId, Answer: '물량이 줄었습니다.' }, 'pm1');
    for (const as of ['sales1', 'pm1', 'pm2', 'admin'] as const) expect(await waiting(as)).not.toContain(Id);
    expect((await agreedOf(portal, Id, 'hanbit1')).responses.at(-1)).toMatchObject({
      kind: 'objected',
      objection: OBJECTION,
      closedDtm: '2026-11-20 15:00:00',
      answer: '물량이 줄었습니다.',
      answerUserName: '김하늘',
    });
    expect(await codeOf(ANSWER, { Id, ResponseId, Answer: '다시' }, 'sales1')).toEqual([409, 'ANSWERED']);
  });

  it('ends without an answer when the winner confirms the changes after all', async () => {
    const { Id, ChangeId, ResponseId } = await objectedAward(portal);
    await succeed(portal, CONFIRM, { Id, ChangeId }, 'hanbit1');
    expect(await waiting('sales1')).not.toContain(Id);
    expect((await agreedOf(portal, Id, 'sales1')).responses[0]).toMatchObject({ answer: '', answerUserName: '' });
    expect(await codeOf(ANSWER, { Id, ResponseId, Answer: '답' }, 'sales1')).toEqual([409, 'ANSWERED']);
  });

  it('waits on while another one is answered', async () => {
    const { Id, ChangeId, ResponseId } = await objectedAward(portal);
    await succeed(portal, OBJECT, { Id, ChangeId, Objection: '인원도 줄여야 합니다.' }, 'hanbit1');
    await succeed(portal, ANSWER, { Id, ResponseId, Answer: '확인했습니다.' }, 'sales1');
    expect(await waiting('sales1')).toContain(Id);
    const second = (await agreedOf(portal, Id, 'sales1')).responses.at(-1)?.responseId;
    await succeed(portal, ANSWER, { Id, ResponseId: second, Answer: '확인했습니다.' }, 'sales1');
    expect(await waiting('sales1')).not.toContain(Id);
  });

  it('sent twice is stored once, and answered twice at the same time once', async () => {
    const { Id, ChangeId, ResponseId } = await objectedAward(portal);
    await succeed(portal, OBJECT, { Id, ChangeId, Objection: OBJECTION }, 'hanbit1');
    expect((await agreedOf(portal, Id, 'sales1')).responses).toHaveLength(1);
    const answers = await Promise.all(
      (['sales1', 'pm1'] as const).map((as) => codeOf(ANSWER, { Id, ResponseId, Answer: as }, as)),
    );
    expect(answers.map(([status]) => status).sort()).toEqual([200, 409]);
  });

  it('has 1 to 1,000 characters, and so has its answer', async () => {
    const { Id, ChangeId, ResponseId } = await objectedAward(portal);
    const before = await snapshot(portal, Id);
    for (const [path, body, field, as] of [
      [OBJECT, { Id, ChangeId }, 'Objection', 'hanbit1'],
      [ANSWER, { Id, ResponseId }, 'Answer', 'sales1'],
    ] as const) {
      const blank = await call(path, { ...body, [field]: ' ' }, as);
      expect([blank.status, blank.refusal.code, blank.refusal.field]).toEqual([400, 'FIELD_REQUIRED', field]);
      expect(await codeOf(path, { ...body, [field]: '가'.repeat(1001) }, as)).toEqual([400, 'TOO_LONG']);
    }
    expect(await snapshot(portal, Id)).toBe(before);
    expect(await codeOf(OBJECT, { Id, ChangeId, Objection: '가'.repeat(1000) }, 'hanbit1')).toEqual([200, '']);
  });
});

describe('who and when (section 18)', () => {
  it('only the winner answers, and only staff answer the winner', async () => {
    const { Id, ChangeId, ResponseId } = await objectedAward(portal);
    const before = await snapshot(portal, Id);
    for (const path of [CONFIRM, OBJECT]) {
      for (const as of ['hanbit2', 'daon1', 'sales1'] as const) {
        expect(await codeOf(path, { Id, ChangeId, Objection: '이의' }, as)).toEqual([403, 'FORBIDDEN']);
      }
    }
    for (const as of ['daon1', 'sales1'] as const) {
      expect(await codeOf(READ, { Id, ChangeId }, as)).toEqual([403, 'FORBIDDEN']);
    }
    expect(await codeOf(ANSWER, { Id, ResponseId, Answer: '답' }, 'hanbit1')).toEqual([403, 'FORBIDDEN']);
    expect(await snapshot(portal, Id)).toBe(before);
  });

  it.each(PROJECT_STATUSES)('at %s', async (status) => {
    const { Id, ChangeId, ResponseId } = await objectedAward(portal);
    const none = { choice_company_id: null, choice_user_id: null };
    const columns = { status, bill_date: '2026-12-01', ...(status === 'P' || status === 'N' ? none : {}) };
    await portal.ctx.db.updateTable('outsourced_project').set(columns).where('id', '=', Id).execute();
    const isLive = ['Y', 'YY', 'B'].includes(status);
    const hidden = { P: 404, N: 403 } as const;
    const expected = isLive ? 200 : status === 'P' || status === 'N' ? hidden[status] : 409;
    expect((await codeOf(OBJECT, { Id, ChangeId, Objection: '또' }, 'hanbit1'))[0]).toBe(expected);
    const answered = isLive || status === 'E' ? 200 : 409;
    expect((await codeOf(ANSWER, { Id, ResponseId, Answer: '답' }, 'sales1'))[0]).toBe(answered);
    expect((await codeOf(CONFIRM, { Id, ChangeId }, 'hanbit1'))[0]).toBe(expected);
  });

  it('a change of another project, or one that was not agreed, is none', async () => {
    const { Id } = await changedAward(portal);
    const other = await changedAward(portal);
    await editAgreed(portal, Id, { CustomerName: '새 고객' }, ['고객사 상호']);
    const newest = await portal.ctx.db
      .selectFrom('comment')
      .select('id')
      .where('post_id', '=', String(Id))
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    for (const ChangeId of [other.ChangeId, newest.id, 987_654_321]) {
      for (const path of [READ, CONFIRM, OBJECT]) {
        expect(await codeOf(path, { Id, ChangeId, Objection: '이의' }, 'hanbit1')).toEqual([409, 'NOTHING_CHANGED']);
      }
    }
    const foreign = await objectedAward(portal);
    expect(await codeOf(ANSWER, { Id, ResponseId: foreign.ResponseId, Answer: '답' }, 'sales1')).toEqual([
      404,
      'NOT_FOUND',
    ]);
  });
});

describe('after the end (D-45)', () => {
  it.each(['E', 'F', 'C'] as const)(
    'at %s the site and the shipping address are gone, the rest stays',
    async (status) => {
      const Id = await makeOrder(portal);
      await editAgreed(portal, Id, { Addr2: 'B동 2층', Price: '1200000', PlaceName: 'B동' }, [
        '주소',
        '프로젝트금액',
        '현장명',
      ]);
      const { addr1, addr2, zipCode } = await infoOf(portal, Id);
      const shipment = { DeliveryType: 'C', SendType: 'T', SendZipCode: zipCode, SendAddr1: addr1, SendAddr2: addr2 };
      await succeed(portal, 'Construction/construction-matertial-send', { Id, ...shipment, TNumber: '123' }, 'sales1');
      const read = async (as: Person) =>
        (await portal.call('Construction/construction-info', { Id }, { as })).ok.data[0];
      expect(await read('hanbit1')).toMatchObject({ sendZipCode: zipCode, sendAddr1: addr1, sendAddr2: addr2 });
      await portal.ctx.db
        .updateTable('outsourced_project')
        .set({ status, bill_date: '2026-12-01' })
        .where('id', '=', Id)
        .execute();
      for (const as of ['hanbit1', 'hanbit2'] as const) {
        const info = await read(as);
        expect(info).toMatchObject({ sendZipCode: '', sendAddr1: '', sendAddr2: '', tNumber: '123', addr1: '' });
        expect(info?.agreed?.changes.map(({ itemName }) => itemName)).toEqual(['프로젝트금액']);
        const raw = JSON.stringify(info);
        for (const hidden of [addr1, 'B동']) expect(raw).not.toContain(hidden);
      }
      expect(await read('sales1')).toMatchObject({ sendAddr1: addr1, sendAddr2: addr2 });
      expect((await unreadIn(Id, 'hanbit1')).every((count) => count <= 0)).toBe(true);
    },
  );
});
