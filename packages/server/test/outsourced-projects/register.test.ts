import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerProject, registration } from '#test-kit/factories/project.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await startApp();
});
afterAll(() => portal.close());

const add = (changes: object = {}, as: 'sales1' | 'hanbit1' = 'sales1') =>
  portal.call('Construction/construction-add', registration(changes), { as });
const count = async () =>
  Number(
    (
      await portal.ctx.db
        .selectFrom('outsourced_project')
        .select((all) => all.fn.countAll().as('n'))
        .executeTakeFirstOrThrow()
    ).n,
  );
const info = async (Id: number) =>
  (await portal.call('Construction/construction-info', { Id }, { as: 'admin' })).ok.data[0];

describe('construction-add (T1)', () => {
  it('stores all sent fields, with state P and dates ascending', async () => {
    const reply = await add();
    expect(reply.ok).toMatchObject({ message: '프로젝트 정보가 성공적으로 등록되었습니다.' });
    expect(await info(reply.ok.data[0]?.id ?? 0)).toMatchObject({
      mizeStatus: 'P',
      version: 1,
      projectName: '판교 A타워 지하주차장 CCTV 설치',
      price: '1500000',
      addPrice: '-50000',
      startDate: '2026-11-23^2026-11-25',
      areaName: '경기',
      materials: [{ materialId: 1, materialName: 'CCTV 카메라', modelName: 'HX-200', materialCnt: 12, unit: '' }],
      mizeSalesUserName: '박영업',
      mizeSalesUserPhone: '010-1111-0001',
      mizePMUserId: 'pm1^pm2',
      mizePMUserName: '김하늘^이바다',
      placeManagerMobile: '010-3333-4444',
      createdUserId: 'sales1',
      materialConfirmYN: 'N',
    });
  });

  const blanks: [string, object, string][] = [
    ['ProjectName', { ProjectName: '  ' }, '프로젝트명을 입력해주세요.'],
    ['Price', { Price: '' }, '프로젝트금액을 입력해주세요.'],
    ['AreaId', { AreaId: '0' }, '지역을 선택해주세요.'],
    ['StartDate', { StartDate: '' }, '프로젝트 시작일을 선택해주세요.'],
    ['Materials', { Materials: [] }, '투입자재목록을 선택해주세요.'],
    ['MizeSalesUserId', { MizeSalesUserId: '' }, '담당자(영업)를 선택해주세요.'],
    ['MizePMUserId', { MizePMUserId: '' }, '담당자(PM)를 선택해주세요.'],
    ['CustomerName', { CustomerName: '' }, '고객사 상호를 입력해주세요.'],
    ['Addr2', { Addr2: '' }, '상세주소를 입력해주세요.'],
    ['PlaceName', { PlaceName: '' }, '현장명을 입력해주세요.'],
    ['PlaceManagerName', { PlaceManagerName: '' }, '현장 담당자 이름을 입력해주세요.'],
    ['PlaceManagerMobile', { PlaceManagerMobile: '-' }, '현장 담당자 연락처를 입력해주세요.'],
  ];

  it.each(blanks)(
    'refuses a blank %s with its message and stores nothing (OUT-65 to OUT-76)',
    async (field, changes, message) => {
      const before = await count();
      const reply = await add(changes);
      expect([reply.status, reply.refusal]).toEqual([400, { message, code: 'FIELD_REQUIRED', field }]);
      expect(await count()).toBe(before);
    },
  );

  it('reports the first failure in the order of the form', async () => {
    for (let first = 0; first < blanks.length; first += 1) {
      const changes = Object.assign({}, ...blanks.slice(first).map(([, change]) => change));
      expect((await add(changes)).refusal.field).toBe(blanks[first]?.[0]);
    }
  });

  it('refuses values that only the server can check', async () => {
    const refusal = async (changes: object) => {
      const { status, refusal } = await add(changes);
      return [status, refusal.code, refusal.field, refusal.message];
    };
    const past = '프로젝트 등록 시 과거 날짜는 선택할 수 없습니다.';
    expect(await refusal({ StartDate: '2026-11-19' })).toEqual([400, 'FIELD_REQUIRED', 'StartDate', past]);
    expect((await refusal({ StartDate: '2026-11-21^2026-11-21' }))[3]).toBe('이미 선택된 프로젝트 시작일입니다.');
    expect((await refusal({ StartDate: '2026-02-30' })).slice(0, 3)).toEqual([400, 'BAD_REQUEST', 'StartDate']);
    expect((await refusal({ AreaId: 999 })).slice(0, 3)).toEqual([400, 'BAD_REQUEST', 'AreaId']);
    expect((await refusal({ MizeSalesUserId: 'pm1' }))[2]).toBe('MizeSalesUserId');
    expect((await refusal({ MizePMUserId: 'pm1^sales1' }))[2]).toBe('MizePMUserId');
    const line = { MaterialId: 1, MaterialCnt: 1 };
    expect((await refusal({ Materials: [line, line] }))[3]).toBe('이미 선택된 자재입니다.');
    for (const MaterialCnt of [0, -1, '0.5']) {
      expect((await refusal({ Materials: [{ MaterialId: 1, MaterialCnt }] }))[3]).toBe(
        '1개 미만 수량으로 선택할 수 없습니다.',
      );
    }
    expect((await refusal({ Materials: [{ MaterialId: 77, MaterialCnt: 1 }] }))[2]).toBe('Materials');
    const tooLong = '금액은 12자리까지 입력할 수 있습니다.';
    expect(await refusal({ Price: '1234567890123' })).toEqual([400, 'TOO_LONG', 'Price', tooLong]);
    const noAmount = '금액 하나를 원 단위 숫자로 입력해주세요. 예: 1,500,000';
    expect(await refusal({ Price: '-1' })).toEqual([400, 'BAD_REQUEST', 'Price', noAmount]);
    expect(await refusal({ AddPrice: '-' })).toEqual([400, 'BAD_REQUEST', 'AddPrice', noAmount]);
    expect((await refusal({ ProjectName: '가'.repeat(201) }))[1]).toBe('TOO_LONG');
  });

  it('refuses a total below 0 with its own message, and takes a total of 0 (D-231)', async () => {
    const before = await count();
    for (const amounts of [
      { Price: '1500000', AddPrice: '-1500001' },
      { Price: 0, AddPrice: '-1' },
    ]) {
      const { status, refusal } = await add(amounts);
      const message = '추가금액을 더한 합계가 0보다 작습니다. 추가금액을 확인해주세요.';
      expect([status, refusal]).toEqual([400, { code: 'FIELD_REQUIRED', field: 'AddPrice', message }]);
    }
    expect(await count()).toBe(before);
    expect((await add({ Price: '999999999999', AddPrice: '-999999999999' })).status).toBe(200);
  });

  it('accepts today in Seoul, price 0, no materials, and names with special characters', async () => {
    portal.clock.now = new Date('2026-11-20T15:30:00Z');
    const name = ' <b>"따옴표" & \\ %_\u00a0이름</b> ';
    const changes = { StartDate: '2026-11-21', Price: 0, AddPrice: '', MaterialsNoYN: 'Y', Materials: [] };
    const Id = (await add({ ...changes, ProjectName: name })).ok.data[0]?.id;
    portal.clock.now = new Date('2026-11-20T06:00:00Z');
    expect(await info(Id ?? 0)).toMatchObject({ price: '0', materialsNoYN: 'Y', materials: [], projectName: name });
  });

  it('never stores protected fields from the request (TH17)', async () => {
    const Id = await registerProject(portal, {
      Status: 'E',
      ChoiceCompanyId: 2,
      BillDate: '2026-01-01',
      CreatedUserId: 'admin',
      Version: 9,
    });
    expect(await info(Id)).toMatchObject({
      mizeStatus: 'P',
      choiceCompanyId: '',
      billDate: '',
      createdUserId: 'sales1',
      version: 1,
    });
  });

  it('is not allowed for contractors', async () => {
    expect((await add({ ProjectName: '' }, 'hanbit1')).refusal.code).toBe('FORBIDDEN');
  });
});
