import { internalItems } from '@portal/contract/areas/internal-projects/changes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  internalEdit,
  internalInfoOf,
  internalInState,
  internalSnapshot,
  MAINTENANCE,
  registerInternal,
} from '#test-kit/factories/internal.ts';
import { alarmsOf, historyOf, succeed } from '#test-kit/factories/project-states.ts';
import type { Person } from '#test-kit/people.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';

const EDIT = 'MizeConstruction/construction-edit';
const BOARD = 'project-mize';

let portal: TestApp;
beforeAll(async () => {
  portal = await startApp();
  const { company_id } = await portal.ctx.db
    .selectFrom('portal_user')
    .select('company_id')
    .where('user_id', '=', 'sales1')
    .executeTakeFirstOrThrow();
  const person = { user_type: 'M', company_id } as const;
  await portal.ctx.db
    .insertInto('portal_user')
    .values([
      { ...person, user_id: 'sales2', user_name: '최영업', permission: 'B' },
      { ...person, user_id: 'crew1', user_name: '시공일', permission: 'Z' },
      { ...person, user_id: 'crew2', user_name: '시공이', permission: '', employment: 'R' },
    ])
    .execute();
});
afterAll(() => portal.close());

const save = (body: object, as: Person = 'sales1') => portal.call(EDIT, body, { as });

/** Sends a save that must be refused, and checks that nothing changed. */
async function refused(Id: number, body: object, as: Person = 'sales1'): Promise<unknown[]> {
  const before = await internalSnapshot(portal, Id);
  const { status, refusal } = await save(body, as);
  expect(await internalSnapshot(portal, Id)).toBe(before);
  return [status, refusal.code, refusal.field, refusal.message];
}

async function saved(Id: number, changes: object, itemNames: string[] = [], as: Person = 'sales1') {
  const reply = await save(internalEdit(await internalInfoOf(portal, Id), changes, itemNames), as);
  expect(reply.status, reply.raw).toBe(200);
  return internalInfoOf(portal, Id);
}

/** One change of each item: the sent fields, and the text of its automatic comment after '{item}: '. */
const CHANGES: [item: string, changes: object, words: string, given?: object][] = [
  ['프로젝트 유형', { ProjectType: 'P' }, '직접설치 → 사전답사'],
  ['유지보수 유형', { MaintenanceType: 'R' }, '방문 → 원격', MAINTENANCE],
  ['유/무상', { PayType: 'O', Price: '0' }, '무상 → 유상', { ...MAINTENANCE, PayType: 'X' }],
  ['금액', { Price: '1,200,000' }, '300,000원 → 1,200,000원', MAINTENANCE],
  ['프로젝트명', { ProjectName: '본사 4층' }, '본사 3층 CCTV 직접설치 → 본사 4층'],
  ['지역', { AreaId: 1 }, '경기 → 서울'],
  ['프로젝트 시작일', { StartDate: '2026-12-01' }, '2026-11-25 → 2026-12-01'],
  ['시작 시간', { StartTime: '' }, '09:30 → 없음'],
  ['상세내용', { DetailContent: '' }, '카메라 4대 설치 → 없음'],
  ['투입자재', { MizeMaterials: [{ MaterialId: 2, MaterialCnt: 3 }] }, 'CCTV 카메라(HX-200) x4 → UTP 케이블(CAT6) x3'],
  ['비고', { EtcMemo: '주간만' }, '야간 작업 → 주간만'],
  ['담당자(영업)', { MizeSalesUserId: 'SALES2' }, '박영업 → 최영업'],
  ['담당자(PM)', { MizePMUserId: 'pm2' }, '김하늘, 이바다 → 이바다'],
  ['고객사 상호', { CustomerName: '비타워' }, '에이타워관리단 → 비타워'],
  [
    '주소',
    { ZipCode: '06236', Addr2: '4층' },
    '(13494) 경기 성남시 분당구 판교역로 1 3층 → (06236) 경기 성남시 분당구 판교역로 1 4층',
  ],
  ['현장명', { PlaceName: 'B타워' }, 'A타워 → B타워'],
  ['현장 담당자 이름', { PlaceManagerName: '이소장' }, '정소장 → 이소장'],
  ['현장 담당자 연락처', { PlaceManagerMobile: '01044445555' }, '010-3333-4444 → 010-4444-5555'],
  ['시공 담당자', { ChoiceUserId: 'CREW1' }, '없음 → 시공일'],
];

describe('one change of an internal project (section 20, D-141)', () => {
  it('is tested for every item, in the order of the form', () => {
    expect(CHANGES.map(([item]) => item)).toEqual(internalItems.map((item) => item.name));
  });

  it.each(CHANGES)(
    'of %s needs its reason and is recorded in the words of section 21',
    async (item, changes, words, extraColumns = {}) => {
      const Id = await internalInState(portal, 'N', extraColumns);
      const payload = (itemNames: string[]) =>
        internalInfoOf(portal, Id).then((info) => internalEdit(info, changes, itemNames));
      const also = item === '유/무상' ? ['금액'] : [];
      const missing = [400, 'REASON_MISSING', 'MizeChangeReasons', '변경 사유를 입력해주세요.'];
      expect(await refused(Id, await payload(also))).toEqual(missing);
      const blank = { MizeChangeReasons: [{ ItemName: item, Reason: ' ' }] };
      expect(await refused(Id, { ...(await payload([])), ...blank })).toEqual(missing);

      const reply = await save(await payload([item, ...also, '바뀌지 않은 항목']));
      expect([reply.status, reply.ok.message]).toEqual([200, '프로젝트 정보가 성공적으로 수정되었습니다.']);
      const history = await historyOf(portal, Id, BOARD);
      expect(history[0]).toBe(`[자동댓글] ${item}: ${words} (사유: 고객 요청)`);
      expect(history).toHaveLength(1 + also.length);
      expect((await alarmsOf(portal, Id, BOARD)).all).toBeLessThanOrEqual(3);
      expect((await internalInfoOf(portal, Id)).version).toBe(2);
      // The next save starts from what was saved: the same payload again changes nothing.
      const again = internalEdit(await internalInfoOf(portal, Id));
      const before = await internalSnapshot(portal, Id);
      expect((await save(again)).status).toBe(200);
      expect(await internalSnapshot(portal, Id)).toBe(before);
    },
  );

  it('of the type removes the fields that the new type does not have, each with its reason (D-141)', async () => {
    const Id = await internalInState(portal, 'N', MAINTENANCE);
    const items = ['프로젝트 유형', '유지보수 유형', '유/무상', '금액'];
    const info = await internalInfoOf(portal, Id);
    expect((await refused(Id, internalEdit(info, { ProjectType: 'P' }, items.slice(0, 3))))[1]).toBe('REASON_MISSING');
    const after = await saved(Id, { ProjectType: 'P' }, items);
    expect(after).toMatchObject({ projectType: 'P', maintenanceType: '', payType: '', price: '' });
    expect(await historyOf(portal, Id, BOARD)).toEqual([
      '[자동댓글] 프로젝트 유형: 유지보수 → 사전답사 (사유: 고객 요청)',
      '[자동댓글] 유지보수 유형: 방문 → 없음 (사유: 고객 요청)',
      '[자동댓글] 유/무상: 유상 → 없음 (사유: 고객 요청)',
      '[자동댓글] 금액: 300,000원 → 없음 (사유: 고객 요청)',
    ]);
    expect((await alarmsOf(portal, Id, BOARD)).all).toBe(2);
  });
});

describe('an edit of an internal project', () => {
  it('repeats the checks of a registration in order, without the time (D-83)', async () => {
    const Id = await internalInState(portal, 'N');
    const info = await internalInfoOf(portal, Id);
    for (const [field, changes, message] of [
      ['ProjectType', { ProjectType: '', ProjectName: '' }, '프로젝트 유형을 선택해주세요.'],
      ['PayType', { ...MAINTENANCE, PayType: '' }, '유/무상 여부를 선택해주세요.'],
      ['StartDate', { StartDate: '', StartTime: '' }, '프로젝트 시작일을 선택해주세요.'],
      ['MizeMaterials', { MizeMaterials: [], StartTime: '' }, '투입자재목록을 선택해주세요.'],
      ['PlaceManagerMobile', { PlaceManagerMobile: '' }, '현장 담당자 연락처를 입력해주세요.'],
    ] as const) {
      expect(await refused(Id, internalEdit(info, changes))).toEqual([400, 'FIELD_REQUIRED', field, message]);
    }
    expect((await refused(Id, internalEdit(info, { StartTime: '25:00' })))[1]).toBe('BAD_REQUEST');
  });

  it('keeps a stored past date, and accepts a new one only from permission M (D-140, wire.md)', async () => {
    const Id = await registerInternal(portal, { StartDate: '2026-11-10' }, 'admin');
    await saved(Id, { EtcMemo: '날짜는 그대로' }, ['비고']);
    const item = ['프로젝트 시작일'];
    const info = await internalInfoOf(portal, Id);
    expect(await refused(Id, internalEdit(info, { StartDate: '2026-11-19' }, item))).toEqual([
      400,
      'FIELD_REQUIRED',
      'StartDate',
      '프로젝트 등록 시 과거 날짜는 선택할 수 없습니다.',
    ]);
    expect((await refused(Id, internalEdit(info, { StartDate: '2026-11-10^2026-12-31' }, item)))[3]).toBe(
      '프로젝트 시작일은 하나만 선택할 수 있습니다.',
    );
    const after = await saved(Id, { StartDate: '2026-11-19', ChoiceSelDate: '2030-01-01' }, item, 'admin');
    expect([after.startDate, after.choiceSelDate]).toEqual(['2026-11-19', '2026-11-19']);
  });

  it('is refused as stale when another user has saved meanwhile (D-138)', async () => {
    const Id = await internalInState(portal, 'N');
    const mine = await internalInfoOf(portal, Id);
    await saved(Id, { EtcMemo: '먼저' }, ['비고']);
    expect((await refused(Id, internalEdit(mine, { EtcMemo: '나중' }, ['비고']))).slice(0, 2)).toEqual([409, 'STALE']);
    const without = internalEdit(mine, { EtcMemo: '나중', Version: undefined }, ['비고']);
    expect((await save(without)).status).toBe(200);
  });

  it('is refused for a final project, and does nothing without a difference (section 19)', async () => {
    for (const status of ['YY', 'C'] as const) {
      const Id = await internalInState(portal, status);
      const info = await internalInfoOf(portal, Id);
      for (const changes of [{ EtcMemo: '다름' }, { WrId: 'WR-늦음' }, { TotalPeople: 3 }]) {
        expect((await refused(Id, internalEdit(info, changes, ['비고']))).slice(0, 2)).toEqual([409, 'BAD_STATE']);
      }
      const before = await internalSnapshot(portal, Id);
      expect((await save(internalEdit(info))).status).toBe(200);
      expect(await internalSnapshot(portal, Id)).toBe(before);
    }
  });

  it('of confirmed materials is refused until they are reopened (I2)', async () => {
    const Id = await internalInState(portal, 'N');
    const toggle = (Status: string, as: Person) =>
      succeed(
        portal,
        'MizeConstruction/construction-materials-yn',
        { Id, Status, MizeChangeReasons: [{ ItemName: '자재확정', Reason: '확인' }] },
        as,
      );
    await toggle('Y', 'sales1');
    const changes = { MizeMaterials: [{ MaterialId: 1, MaterialCnt: 5 }] };
    const info = await internalInfoOf(portal, Id);
    expect(info.materialConfirmYN).toBe('Y');
    expect(await refused(Id, internalEdit(info, changes, ['투입자재']))).toEqual([
      409,
      'MATERIAL_CONFIRMED',
      undefined,
      '확정된 자재는 수정할 수 없습니다.',
    ]);
    await saved(Id, { EtcMemo: '다른 항목은 가능' }, ['비고']);
    await toggle('N', 'admin');
    expect((await saved(Id, changes, ['투입자재'])).mizeMaterials[0]?.materialCnt).toBe(5);
  });

  it('confirms materials only when there are some, once, with a reason (MT1, I5)', async () => {
    const path = 'MizeConstruction/construction-materials-yn';
    const ask = async (Id: number, Reason: string, Status = 'Y') => {
      const body = { Id, Status, MizeChangeReasons: [{ ItemName: '자재확정', Reason }] };
      const { status, refusal } = await portal.call(path, body, { as: 'admin' });
      return [status, refusal.code, refusal.field, refusal.message];
    };
    const none = await internalInState(portal, 'N', { ProjectType: 'P', MizeMaterials: [] });
    const missing = [400, 'FIELD_REQUIRED', 'MizeMaterials', '투입자재목록을 선택해주세요.'];
    expect(await ask(none, '사유')).toEqual(missing);
    const unneeded = await internalInState(portal, 'N', { MaterialsNoYN: 'Y' });
    expect((await ask(unneeded, '사유'))[1]).toBe('BAD_STATE');
    const Id = await internalInState(portal, 'N');
    const noReason = [400, 'REASON_MISSING', 'MizeChangeReasons', '변경 사유를 입력해주세요.'];
    expect(await ask(Id, ' ')).toEqual(noReason);
    expect((await ask(Id, '사유', 'N'))[1]).toBe('ALREADY_REOPENED');
    expect((await ask(Id, '사유'))[3]).toBe('자재가 확정되었습니다.');
    expect((await ask(Id, '사유'))[1]).toBe('ALREADY_CONFIRMED');
  });
});

describe('fields that only an edit has', () => {
  it('the construction manager may be any employee, for an installation only (D-79)', async () => {
    const item = ['시공 담당자'];
    const Id = await internalInState(portal, 'N');
    expect((await saved(Id, { ChoiceUserId: 'crew1' }, item)).choiceUserName).toBe('시공일');
    const info = await internalInfoOf(portal, Id);
    for (const ChoiceUserId of ['crew2', 'hanbit1', 'nobody']) {
      const found = await refused(Id, internalEdit(info, { ChoiceUserId }, item));
      expect(found.slice(0, 3)).toEqual([400, 'BAD_REQUEST', 'ChoiceUserId']);
    }
    await portal.ctx.db.updateTable('portal_user').set({ employment: 'R' }).where('user_id', '=', 'crew1').execute();
    expect((await saved(Id, { EtcMemo: '퇴사자 유지' }, ['비고'])).choiceUserId).toBe('crew1');
    await portal.ctx.db.updateTable('portal_user').set({ employment: 'A' }).where('user_id', '=', 'crew1').execute();
    expect((await saved(Id, { ChoiceUserId: undefined }, [])).choiceUserId).toBe('crew1');
    expect((await saved(Id, { ChoiceUserId: '' }, item)).choiceUserId).toBe('');
    const survey = await internalInState(portal, 'N', { ProjectType: 'P' });
    expect((await saved(survey, { ChoiceUserId: 'crew1' })).choiceUserId).toBe('');
  });

  it('the other optional fields are stored without reason or history (D-79)', async () => {
    const Id = await internalInState(portal, 'N');
    const sent = {
      ChoiceCompanyId: portal.companies.get('한빛설비'),
      managerUserName: '최반장',
      managerUserPhone: '010-5555-6666',
      TotalPeople: '4',
    };
    const savedFields = {
      choiceCompanyId: portal.companies.get('한빛설비'),
      choiceCompanyName: '한빛설비',
      managerUserName: '최반장',
      managerUserPhone: '010-5555-6666',
      totalPeople: '4',
    };
    expect(await saved(Id, sent)).toMatchObject({ ...savedFields, version: 2 });
    const nothing = Object.fromEntries(Object.keys(sent).map((field) => [field, undefined]));
    expect(await saved(Id, nothing)).toMatchObject({ ...savedFields, version: 2 });
    expect(await historyOf(portal, Id, BOARD)).toEqual([]);
    const info = await internalInfoOf(portal, Id);
    expect((await refused(Id, internalEdit(info, { ChoiceCompanyId: 9999 })))[1]).toBe('BAD_REQUEST');
    expect((await refused(Id, internalEdit(info, { TotalPeople: 10_000 })))[1]).toBe('BAD_REQUEST');
  });

  it('the outside number is set once, for one project, and never cleared (D-85)', async () => {
    const [one, two] = [await internalInState(portal, 'N'), await internalInState(portal, 'N')];
    expect(await saved(one, { WrId: ' WR-100 ' })).toMatchObject({ wrId: 'WR-100', version: 2 });
    expect(await saved(one, { WrId: '' })).toMatchObject({ wrId: 'WR-100', version: 2 });
    const info = await internalInfoOf(portal, two);
    expect(await refused(two, internalEdit(info, { WrId: 'WR-100' }))).toEqual([
      409,
      'DUPLICATE_WRID',
      'WrId',
      '이미 연결된 외부 번호입니다.',
    ]);
    expect(await historyOf(portal, one, BOARD)).toEqual([]);
    const bodies = await Promise.all(
      [one, two].map(async (Id) => internalEdit(await internalInfoOf(portal, Id), { WrId: 'WR-200' })),
    );
    const statuses = await Promise.all(bodies.map(async (body) => (await save(body)).status));
    expect(statuses.sort()).toEqual([200, 409]);
  });
});
