import { internalRegisterChecks } from '@portal/contract/areas/internal-projects/forms';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { internalInfoOf, internalRegistration, MAINTENANCE } from '#test-kit/factories/internal.ts';
import type { Person } from '#test-kit/people.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await startApp();
});
afterAll(() => portal.close());

const add = (changes: object = {}, as: Person = 'sales1') =>
  portal.call('MizeConstruction/construction-add', internalRegistration(changes), { as });

const count = async () =>
  (
    await portal.ctx.db
      .selectFrom('internal_project')
      .select((all) => all.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
  ).n;

/** Sends a registration that must be refused, and checks that nothing was stored. */
async function refused(changes: object, as: Person = 'sales1'): Promise<unknown[]> {
  const before = await count();
  const { status, refusal } = await add(changes, as);
  expect(await count()).toBe(before);
  return [status, refusal.code, refusal.field, refusal.message];
}

async function stored(changes: object, as: Person = 'sales1') {
  const reply = await add(changes, as);
  expect(reply.status, reply.raw).toBe(200);
  return internalInfoOf(portal, reply.ok.data[0]?.id ?? 0);
}

describe('construction-add of internal projects (I1)', () => {
  it('stores all sent fields, with the state in progress', async () => {
    const reply = await add();
    expect(reply.ok).toMatchObject({ message: '프로젝트 정보가 성공적으로 등록되었습니다.' });
    expect(await internalInfoOf(portal, reply.ok.data[0]?.id ?? 0)).toMatchObject({
      version: 1,
      projectType: 'D',
      maintenanceType: '',
      payType: '',
      price: '',
      projectName: '본사 3층 CCTV 직접설치',
      areaId: 2,
      areaName: '경기',
      startDate: '2026-11-25',
      choiceSelDate: '2026-11-25',
      startTime: '09:30',
      detailContent: '카메라 4대 설치',
      mizeMaterials: [{ materialId: 1, materialName: 'CCTV 카메라', modelName: 'HX-200', materialCnt: 4, unit: '' }],
      materialsNoYN: 'N',
      materialConfirmYN: 'N',
      mizeSalesUserName: '박영업',
      mizePMUserId: 'pm1^pm2',
      mizePMUserName: '김하늘^이바다',
      mizePMUserPhone: '010-1111-0002^010-1111-0003',
      customerName: '에이타워관리단',
      placeManagerMobile: '010-3333-4444',
      status: 'N',
      mizeStatus: 'N',
      orderStatus: 'N',
      choiceCompanyId: '',
      choiceUserId: '',
      createdUserId: 'sales1',
      createdUserName: '박영업',
      createdDtm: '2026-11-20 15:00:00',
      wrId: '',
    });
  });

  it('stores for maintenance only the fields of its type and payment (INT-12 to INT-14)', async () => {
    const paid = { projectType: 'M', maintenanceType: 'V', payType: 'O', price: '300000' };
    expect(await stored(MAINTENANCE)).toMatchObject(paid);
    const free = { ...paid, payType: 'X', price: '' };
    expect(await stored({ ...MAINTENANCE, PayType: 'X' })).toMatchObject(free);
    const survey = { projectType: 'P', maintenanceType: '', payType: '', price: '' };
    expect(await stored({ ...MAINTENANCE, ProjectType: 'P' })).toMatchObject(survey);
    expect(await stored({ ...MAINTENANCE, Price: '0' })).toMatchObject({ price: '0' });
  });

  it('requires materials for an installation only, unless none are needed', async () => {
    const none = { MizeMaterials: [] };
    expect((await stored({ ...none, ProjectType: 'P' })).mizeMaterials).toEqual([]);
    expect((await stored({ ...none, ...MAINTENANCE })).materialsNoYN).toBe('N');
    expect((await stored({ ...none, MaterialsNoYN: 'Y' })).materialsNoYN).toBe('Y');
    expect((await stored({ MaterialsNoYN: 'Y' })).mizeMaterials).toEqual([]);
  });

  it('reports the first failing check, for every type', async () => {
    const blank = {
      MaintenanceType: '',
      PayType: '',
      Price: '',
      ProjectName: ' ',
      AreaId: 0,
      StartDate: '',
      StartTime: '',
      MizeMaterials: [],
      MizeSalesUserId: '',
      MizePMUserId: '',
      CustomerName: '',
      Addr2: '',
      PlaceName: '',
      PlaceManagerName: '',
      PlaceManagerMobile: '',
    };
    const filled: Record<string, unknown> = { ...internalRegistration(), ...MAINTENANCE, ProjectType: undefined };
    const SKIPPED: Record<string, string[]> = {
      D: ['MaintenanceType', 'PayType', 'Price'],
      P: ['MaintenanceType', 'PayType', 'Price', 'MizeMaterials'],
      M: ['MizeMaterials'],
    };
    expect(await refused({ ...blank, ProjectType: '' })).toEqual([
      400,
      'FIELD_REQUIRED',
      'ProjectType',
      '프로젝트 유형을 선택해주세요.',
    ]);
    for (const [ProjectType, skipped] of Object.entries(SKIPPED)) {
      const draft: Record<string, unknown> = { ...blank, ProjectType };
      const reported: unknown[] = [];
      const fields = new Set(internalRegisterChecks.slice(1).map((check) => check.field));
      for (const field of [...fields].filter((name) => !skipped.includes(name))) {
        const [, code, refusedField, message] = await refused(draft);
        expect([code, refusedField]).toEqual(['FIELD_REQUIRED', field]);
        reported.push(message);
        draft[field] = filled[field];
      }
      expect(reported).toEqual([
        ...(ProjectType === 'M'
          ? ['유지보수 유형을 선택해주세요.', '유/무상 여부를 선택해주세요.', '금액을 입력해주세요.']
          : []),
        '프로젝트명을 입력해주세요.',
        '지역을 선택해주세요.',
        '프로젝트 시작일을 선택해주세요.',
        '프로젝트 시작 시간을 선택해주세요.',
        ...(ProjectType === 'D' ? ['투입자재목록을 선택해주세요.'] : []),
        '담당자(영업)를 선택해주세요.',
        '담당자(PM)를 선택해주세요.',
        '고객사 상호를 입력해주세요.',
        '상세주소를 입력해주세요.',
        '현장명을 입력해주세요.',
        '현장 담당자 이름을 입력해주세요.',
        '현장 담당자 연락처를 입력해주세요.',
      ]);
      expect((await add(draft)).status).toBe(200);
    }
  });

  it('accepts one date: not in the past, not twice, not a second one (INT-44 to INT-46, D-140)', async () => {
    const text = (message: string) => [400, 'FIELD_REQUIRED', 'StartDate', message];
    expect(await refused({ StartDate: '2026-11-19' })).toEqual(
      text('프로젝트 등록 시 과거 날짜는 선택할 수 없습니다.'),
    );
    expect(await refused({ StartDate: '2026-11-25^2026-11-25' })).toEqual(text('이미 선택된 프로젝트 시작일입니다.'));
    expect(await refused({ StartDate: '2026-11-25^2026-11-26' })).toEqual(
      text('프로젝트 시작일은 하나만 선택할 수 있습니다.'),
    );
    expect((await stored({ StartDate: '2026-11-20' })).startDate).toBe('2026-11-20');
    expect((await stored({ StartDate: '2020-01-02' }, 'admin')).startDate).toBe('2020-01-02');
    expect((await refused({ StartDate: '2020-01-02^2020-01-03' }, 'admin'))[3]).toBe(
      '프로젝트 시작일은 하나만 선택할 수 있습니다.',
    );
  });

  it.each([
    ['ProjectType', { ProjectType: 'Z' }],
    ['MaintenanceType', { ...MAINTENANCE, MaintenanceType: 'O' }],
    ['PayType', { ...MAINTENANCE, PayType: 'Y' }],
    ['Price', { ...MAINTENANCE, Price: '-1' }],
    ['StartTime', { StartTime: '24:00' }],
    ['StartTime', { StartTime: '9:30' }],
    ['StartTime', { StartTime: '0930' }],
    ['StartTime', { StartTime: '09:' }],
    ['StartTime', { StartTime: ':30' }],
    ['StartTime', { StartTime: '09:3' }],
    ['StartDate', { StartDate: '2026-02-30' }],
    ['AreaId', { AreaId: 9999 }],
    ['MizeMaterials', { MizeMaterials: [{ MaterialId: 999, MaterialCnt: 1 }] }],
    ['MizeSalesUserId', { MizeSalesUserId: 'pm1' }],
    ['MizePMUserId', { MizePMUserId: 'sales1' }],
    ['MizePMUserId', { MizePMUserId: 'pm1^pm1' }],
  ])('refuses an invalid %s', async (field, changes) => {
    expect((await refused(changes)).slice(0, 3)).toEqual([400, 'BAD_REQUEST', field]);
  });

  it('refuses a repeated material and a quantity below one (MAT-02, MAT-04)', async () => {
    const line = { MaterialId: 1, MaterialCnt: 1 };
    expect((await refused({ MizeMaterials: [line, line] }))[3]).toBe('이미 선택된 자재입니다.');
    expect((await refused({ MizeMaterials: [{ ...line, MaterialCnt: 0 }] }))[3]).toBe(
      '1개 미만 수량으로 선택할 수 없습니다.',
    );
  });
});
