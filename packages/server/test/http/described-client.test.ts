import { afterAll, beforeAll, expect, it } from 'vitest';
import { PASSWORD } from '#test-kit/people.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';
import { drawPicture } from '../files/draw-picture.ts';
import { type DescribedClient, openDescribedClient } from './described-client.ts';

let portal: TestApp;
let url: string;
beforeAll(async () => {
  portal = await startApp();
  url = await portal.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => portal.close());

async function signIn(UserId: string): Promise<DescribedClient> {
  const client = await openDescribedClient(url);
  expect((await client.call('auth.signIn', { UserId, Password: PASSWORD })).status).toBe(200);
  return client;
}

/** Sends a request that must be served, and returns the first row of its answer. */
async function rowOf(client: DescribedClient, operationId: string, body: object = {}) {
  const answer = await client.call(operationId, body);
  expect([operationId, answer.status, answer.body.code]).toEqual([operationId, 200, undefined]);
  return answer.body.data?.[0] ?? {};
}

/** The fields of a registration, chosen from the look-ups. */
async function registrationBy(staff: DescribedClient): Promise<Record<string, unknown>> {
  const photo = await staff.upload('outsourcedProjects.uploadPhotos', {
    name: '현장.png',
    content: await drawPicture('png'),
  });
  return {
    ProjectName: '문서로 만든 프로젝트',
    Price: 1_500_000,
    AreaId: (await rowOf(staff, 'lookups.listAreas')).id,
    StartDate: ['2026-11-23', '2026-11-25'].join(
      String(staff.field('outsourcedProjects.register', 'StartDate')['x-separator']),
    ),
    Materials: [{ MaterialId: (await rowOf(staff, 'lookups.listMaterials')).id, MaterialCnt: 2 }],
    MizeSalesUserId: (await rowOf(staff, 'lookups.listSalesPeople')).userId,
    MizePMUserId: (await rowOf(staff, 'lookups.listPms')).userId,
    CustomerName: '에이타워관리단',
    Addr2: '지하 2층',
    PlaceName: 'A타워',
    PlaceManagerName: '정소장',
    PlaceManagerMobile: '010-3333-4444',
    ImageNameList: photo.body.fileNames?.[0],
  };
}

it('a client made from the description alone takes a project from registration to settlement (D-244)', async () => {
  const [staff, manager, winner, other] = await Promise.all(['sales1', 'admin', 'hanbit1', 'daon1'].map(signIn));
  if (!(staff && manager && winner && other)) return expect.unreachable();
  const registration = await registrationBy(staff);
  const { id: Id } = await rowOf(staff, 'outsourcedProjects.register', registration);

  const draft = await rowOf(staff, 'outsourcedProjects.readProject', { Id });
  const edited = { ...registration, Id, Version: draft.version, EtcMemo: '야간 작업' };
  const refused = await staff.call('outsourcedProjects.edit', edited);
  expect([refused.status, refused.body.code]).toEqual([400, 'REASON_MISSING']);
  const ItemName = staff.field('outsourcedProjects.edit', 'EtcMemo')['title'];
  await rowOf(staff, 'outsourcedProjects.edit', { ...edited, ChangeReasons: [{ ItemName, Reason: '현장 요청' }] });

  await rowOf(staff, 'outsourcedProjects.post', { Id });
  const { version: Version } = await rowOf(winner, 'outsourcedProjects.readProject', { Id });
  const acceptance = {
    Id,
    Version,
    ChoiceSelDate: '2026-11-25',
    TotalPeople: 3,
    ManagerUserName: '최반장',
    ManagerUserPhone: '010-5555-6666',
  };
  await rowOf(winner, 'outsourcedProjects.accept', acceptance);
  const late = await other.call('outsourcedProjects.accept', acceptance);
  expect([late.status, late.body.code]).toEqual([409, 'ALREADY_ACCEPTED']);

  const { checkLists } = await rowOf(staff, 'outsourcedProjects.readProject', { Id });
  const CheckLists = (checkLists ?? []).map(({ checkId }) => ({ CheckId: checkId, Score: 8 }));
  await rowOf(staff, 'outsourcedProjects.complete', { Id, CheckLists });
  await rowOf(winner, 'outsourcedProjects.saveBillDate', { Id, BillDate: '2026-11-30' });
  await rowOf(manager, 'outsourcedProjects.confirmInvoice', { Id });
  await rowOf(staff, 'settlement.finish', { Id });

  const settled = await rowOf(winner, 'settlement.listForPartners', { SearchYearMonth: '2026.11' });
  expect(settled).toMatchObject({ id: Id, price: '1,500,000', mizeStatus: 'E' });
});

it('a client is told by the description what the server would refuse', async () => {
  const staff = await signIn('pm1');
  const wrong: [string, object][] = [
    ['outsourcedProjects.register', { ProjectName: '이름만' }],
    ['outsourcedProjects.readProject', { Id: 'x' }],
    ['settlement.listForStaff', { SearchYearMonth: '2026-11' }],
    ['outsourcedProjects.complete', { Id: 1, Status: 'E' }],
  ];
  for (const [operationId, body] of wrong) await expect(async () => staff.call(operationId, body)).rejects.toThrow();
});
