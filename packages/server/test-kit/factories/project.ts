import type { TestApp } from '../start-app.ts';

/** Fields of people, customer and site that registrations of both kinds of project share. */
export const SHARED_REGISTRATION = {
  MizeSalesUserId: 'sales1',
  MizePMUserId: 'pm1^pm2',
  CustomerName: '에이타워관리단',
  PlaceName: 'A타워',
  PlaceManagerName: '정소장',
  PlaceManagerMobile: '010-3333-4444',
  MaterialsNoYN: 'N',
};

/** The fields of a valid registration. Tests override only the fields they are about. */
export const registration = (changes: object = {}): Record<string, unknown> => ({
  ProjectName: '판교 A타워 지하주차장 CCTV 설치',
  Price: '1500000',
  AddPrice: '-50000',
  StartDate: '2026-11-25^2026-11-23',
  AreaId: 2,
  ZipCode: '13494',
  Addr1: '경기 성남시 분당구 판교역로 1',
  Addr2: 'A타워 지하 2층',
  DetailContent: '카메라 12대 설치',
  Materials: [{ MaterialId: 1, MaterialCnt: 12 }],
  EtcMemo: '야간 작업 가능',
  ...SHARED_REGISTRATION,
  ...changes,
});

/** Registers a project as sales1 over the wire. Returns its id. */
export async function registerProject(portal: TestApp, changes: object = {}): Promise<number> {
  const reply = await portal.call('Construction/construction-add', registration(changes), { as: 'sales1' });
  const added = reply.ok.data?.[0];
  if (!added) throw new Error(`not registered: ${reply.raw}`);
  return added.id;
}

/** Registers and posts a project, which opens it to every contractor. Returns its id. */
export async function postProject(portal: TestApp, changes: object = {}): Promise<number> {
  const Id = await registerProject(portal, changes);
  await portal.call('Construction/construction-post', { Id, Status: 'N' }, { as: 'sales1' });
  return Id;
}

/** The fields of a valid acceptance of a project made with `registration`. */
export const acceptance = (Id: number, changes: object = {}): Record<string, unknown> => ({
  Id,
  ChoiceSelDate: '2026-11-23',
  TotalPeople: '3',
  ManagerUserName: '최반장',
  ManagerUserPhone: '010-5555-6666',
  ...changes,
});
