import type { InternalInfo } from '@portal/contract/areas/internal-projects/shapes';
import type { InternalStatus } from '@portal/contract/areas/internal-projects/status';
import { sql } from 'kysely';
import type { Person } from '../people.ts';
import type { TestApp } from '../start-app.ts';
import { SHARED_REGISTRATION } from './project.ts';
import { sentMaterials, sharedPayload, succeed } from './project-states.ts';

/** The fields of a valid registration. Tests override only the fields they are about. */
export const internalRegistration = (changes: object = {}): Record<string, unknown> => ({
  ProjectType: 'D',
  MaintenanceType: '',
  PayType: '',
  Price: '',
  ProjectName: '본사 3층 CCTV 직접설치',
  AreaId: 2,
  StartDate: '2026-11-25',
  StartTime: '09:30',
  ZipCode: '13494',
  Addr1: '경기 성남시 분당구 판교역로 1',
  Addr2: '3층',
  DetailContent: '카메라 4대 설치',
  MizeMaterials: [{ MaterialId: 1, MaterialCnt: 4, MaterialName: '아무 이름' }],
  EtcMemo: '야간 작업',
  ...SHARED_REGISTRATION,
  ...changes,
});

/** Paid maintenance, the project type with the most required fields. */
export const MAINTENANCE = { ProjectType: 'M', MaintenanceType: 'V', PayType: 'O', Price: '300000' };

/** Registers an internal project as sales1 over the wire. Returns its id. */
export async function registerInternal(portal: TestApp, changes: object = {}, as: Person = 'sales1'): Promise<number> {
  const reply = await portal.call('MizeConstruction/construction-add', internalRegistration(changes), { as });
  const added = reply.ok.data?.[0];
  if (!added) throw new Error(`not registered: ${reply.raw}`);
  return added.id;
}

/** The whole project as the administrator reads it. */
export async function internalInfoOf(portal: TestApp, Id: number): Promise<InternalInfo> {
  const reply = await portal.call('MizeConstruction/construction-info', { Id }, { as: 'admin' });
  const info = reply.ok.data?.[0];
  if (!info) throw new Error(`no project ${Id}: ${reply.raw}`);
  return info;
}

/** Registers an internal project and brings it to a state over the wire. Returns its id. */
export async function internalInState(portal: TestApp, status: InternalStatus, changes: object = {}): Promise<number> {
  const Id = await registerInternal(portal, changes);
  if (status === 'YY') await succeed(portal, 'MizeConstruction/construction-complete', { Id }, 'sales1');
  if (status === 'C') {
    const body = { Id, Status: 'C', cancelMemo: '고객 요청', WrId: '무시' };
    await succeed(portal, 'MizeConstruction/construction-cancel-update', body, 'sales1');
  }
  return Id;
}

/** The full payload of an edit that changes nothing but `changes`. Each item of `itemNames` gets a reason. */
export const internalEdit = (info: InternalInfo, changes: object = {}, itemNames: string[] = []): object => ({
  Id: info.id,
  Version: info.version,
  ProjectType: info.projectType,
  MaintenanceType: info.maintenanceType,
  PayType: info.payType,
  Price: info.price,
  ...sharedPayload(info),
  StartTime: info.startTime,
  MizeMaterials: sentMaterials(info.mizeMaterials),
  ChoiceSelDate: info.choiceSelDate,
  ChoiceCompanyId: info.choiceCompanyId,
  ChoiceCompanyName: info.choiceCompanyName,
  ChoiceUserId: info.choiceUserId,
  ChoiceUserName: info.choiceUserName,
  managerUserName: info.managerUserName,
  managerUserPhone: info.managerUserPhone,
  TotalPeople: info.totalPeople,
  WrId: info.wrId,
  MizeChangeReasons: itemNames.map((ItemName) => ({ ItemName, Reason: '고객 요청' })),
  ...changes,
});

/** Everything stored of an internal project, as one text: row, parts, comments and alarms. */
export async function internalSnapshot({ ctx }: TestApp, Id: number): Promise<string> {
  const { rows } = await sql`
    select (select to_jsonb(project) from internal_project as project where id = ${Id}) as project,
      (select jsonb_agg(to_jsonb(part) order by position) from internal_pm as part where project_id = ${Id}) as pms,
      (select jsonb_agg(to_jsonb(part) order by position) from internal_material as part where project_id = ${Id}) as materials,
      (select jsonb_agg(to_jsonb(comment) order by id) from comment where board = 'project-mize' and post_id = ${Id}::text) as comments,
      (select jsonb_agg(to_jsonb(alarm) order by id) from alarm where board = 'project-mize' and post_id = ${Id}::text) as alarms
  `.execute(ctx.db);
  return JSON.stringify(rows[0], null, 1);
}
