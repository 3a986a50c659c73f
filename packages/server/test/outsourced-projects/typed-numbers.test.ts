import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { acceptance, postProject, registration } from '#test-kit/factories/project.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await startApp();
});
afterAll(() => portal.close());

const add = (changes: object) => portal.call('Construction/construction-add', registration(changes), { as: 'sales1' });
const info = async (Id: number) =>
  (await portal.call('Construction/construction-info', { Id }, { as: 'admin' })).ok.data[0];
const stored = async (changes: object) => info((await add(changes)).ok.data[0]?.id ?? 0);

describe('a call stores the number that was meant, or refuses it (D-540, D-541)', () => {
  it('an amount as Excel and accounting write it', async () => {
    expect(await stored({ Price: '1,500,000.00', AddPrice: '(250,000)' })).toMatchObject({
      price: '1500000',
      addPrice: '-250000',
    });
    expect(await stored({ Price: '150만', AddPrice: '△250,000' })).toMatchObject({
      price: '1500000',
      addPrice: '-250000',
    });
  });

  it.each(['1500000.5', '1,500,000원 ~ 2,000,000원', '1,5', '1,500,000 × 2'])('no amount: %s', async (Price) => {
    const { status, refusal } = await add({ Price });
    expect([status, refusal.field, refusal.message]).toEqual([
      400,
      'Price',
      '금액 하나를 원 단위 숫자로 입력해주세요. 예: 1,500,000',
    ]);
  });

  it('a quantity', async () => {
    const of = (MaterialCnt: string) => ({ Materials: [{ MaterialId: 1, MaterialCnt }] });
    expect((await stored(of('2.0')))?.materials).toMatchObject([{ materialCnt: 2 }]);
    for (const count of ['2.5', '3~4']) expect((await add(of(count))).status).toBe(400);
  });

  it.each([
    ['+82 10-1234-5678', '010-1234-5678'],
    ['+82 2-555-1234', '02-555-1234'],
    ['０１０１２３４５６７８', '010-1234-5678'],
  ])('the site contact %s', async (PlaceManagerMobile, shown) => {
    expect(await stored({ PlaceManagerMobile })).toMatchObject({ placeManagerMobile: shown });
  });

  it.each(['02-555-1234(내선 12)', '02-555-1234~5', '010-1111-2222 / 010-3333-4444', '010-1234-56789'])(
    'no single telephone: %s',
    async (PlaceManagerMobile) => {
      const { status, refusal } = await add({ PlaceManagerMobile });
      expect([status, refusal.field, refusal.message]).toEqual([
        400,
        'PlaceManagerMobile',
        '전화번호 하나만 숫자로 입력해주세요. 내선번호는 비고에 입력해주세요.',
      ]);
    },
  );

  it('people and telephone of an acceptance', async () => {
    const Id = await postProject(portal);
    const accept = (changes: object) =>
      portal.call('Construction/construction-accept', acceptance(Id, changes), { as: 'hanbit1' });
    expect((await accept({ TotalPeople: '2~3' })).status).toBe(400);
    expect((await accept({ ManagerUserPhone: '02-555-1234(내선 12)' })).refusal.field).toBe('ManagerUserPhone');
    expect((await accept({ TotalPeople: '3명', ManagerUserPhone: '+82 10-5555-6666' })).status).toBe(200);
    expect(await info(Id)).toMatchObject({ totalPeople: '3', managerUserPhone: '010-5555-6666' });
  });

  it('no work starts on the day that means none (D-544)', async () => {
    expect((await add({ StartDate: '9999-12-31' })).refusal).toMatchObject({
      field: 'StartDate',
      message: '프로젝트 시작일은 2099년까지 선택할 수 있습니다.',
    });
  });

  it.each(['\u200b', '\u3164', '\u2060\u115f', '\uffa0', '\u2800'])(
    'a name of signs that show nothing is blank (D-543), case %#',
    async (ProjectName) => {
      expect((await add({ ProjectName })).refusal.message).toBe('프로젝트명을 입력해주세요.');
    },
  );
});
