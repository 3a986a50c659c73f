import type { Board } from '@portal/contract/areas/comments/boards';
import type { InternalInfo } from '@portal/contract/areas/internal-projects/shapes';
import type { ProjectInfo } from '@portal/contract/areas/outsourced-projects/shapes';
import type { ProjectStatus } from '@portal/contract/areas/outsourced-projects/status';
import { sql } from 'kysely';
import type { Person } from '../people.ts';
import type { TestApp } from '../start-app.ts';
import { acceptance, postProject, registerProject } from './project.ts';
import { setProject } from './set-project.ts';

type Path = Parameters<TestApp['call']>[0];

/** Makes a call that must succeed. */
export async function succeed(portal: TestApp, path: Path, body: object, as: Person): Promise<void> {
  const reply = await portal.call(path, body, { as });
  if (reply.status !== 200) throw new Error(`${path} answered ${reply.status}: ${reply.raw}`);
}

/** The whole project as the administrator reads it. */
export async function infoOf(portal: TestApp, Id: number): Promise<ProjectInfo> {
  const reply = await portal.call('Construction/construction-info', { Id }, { as: 'admin' });
  const info = reply.ok.data?.[0];
  if (!info) throw new Error(`no project ${Id}: ${reply.raw}`);
  return info;
}

/** The same score for every item of a checklist, under the field names of a request. */
export const scoreAll = (lines: ProjectInfo['checkLists'], score: number): { CheckId: number; Score: number }[] =>
  lines.map((line) => ({ CheckId: line.checkId, Score: score }));

/** Completes an awarded project with a score of 8 for every item. */
export async function completeProject(portal: TestApp, Id: number): Promise<void> {
  const { checkLists } = await infoOf(portal, Id);
  const body = { Id, Status: 'YY', CheckLists: scoreAll(checkLists, 8) };
  await succeed(portal, 'Construction/construction-complete', body, 'sales1');
}

const invoice = async (portal: TestApp, Id: number): Promise<void> => {
  await completeProject(portal, Id);
  const BillDate = '2026-12-01';
  await succeed(portal, 'Construction/construction-billdate-update', { Id, BillDate }, 'hanbit1');
  await succeed(portal, 'Construction/construction-billstatus-update', { Id, Status: 'B' }, 'admin');
};

/**
 * Registers a project and brings it to a state over the wire. From Y on, also at F and C, hanbit1 of 한빛설비 has won it.
 */
export async function projectInState(portal: TestApp, status: ProjectStatus, changes: object = {}): Promise<number> {
  if (status === 'P') return registerProject(portal, changes);
  const Id = await postProject(portal, changes);
  if (status === 'N') return Id;
  await succeed(portal, 'Construction/construction-accept', acceptance(Id), 'hanbit1');
  if (status === 'F') {
    await succeed(portal, 'Construction/construction-withdrawal-update', { Id, withDrawalMemo: '일정 불가' }, 'sales1');
  }
  if (status === 'C') {
    await succeed(portal, 'Construction/construction-cancel-update', { Id, cancelMemo: '고객 요청' }, 'sales1');
  }
  if (status === 'YY') await completeProject(portal, Id);
  if (status === 'B' || status === 'E') await invoice(portal, Id);
  if (status === 'E') await setProject(portal, Id, { status });
  return Id;
}

/** The fields that an edit of either kind of project sends back unchanged. */
export const sharedPayload = (info: ProjectInfo | InternalInfo) => ({
  ProjectName: info.projectName,
  AreaId: info.areaId,
  AreaName: info.areaName,
  StartDate: info.startDate,
  ZipCode: info.zipCode,
  Addr1: info.addr1,
  Addr2: info.addr2,
  DetailContent: info.detailContent,
  MaterialsNoYN: info.materialsNoYN,
  EtcMemo: info.etcMemo,
  MizeSalesUserId: info.mizeSalesUserId,
  MizePMUserId: info.mizePMUserId,
  CustomerName: info.customerName,
  PlaceName: info.placeName,
  PlaceManagerName: info.placeManagerName,
  PlaceManagerMobile: info.placeManagerMobile,
});

/** The materials of a response under the field names of a request. */
export const sentMaterials = (lines: ProjectInfo['materials']) =>
  lines.map(({ materialId, materialCnt }) => ({ MaterialId: materialId, MaterialCnt: materialCnt }));

/** The full payload of an edit that changes nothing but `changes`. Each item of `itemNames` gets a reason. */
export const editPayload = (info: ProjectInfo, changes: object = {}, itemNames: string[] = []): object => ({
  Id: info.id,
  Version: info.version,
  ...sharedPayload(info),
  Price: info.price,
  AddPrice: info.addPrice,
  Materials: sentMaterials(info.materials),
  ImageNameList: info.imageNameList,
  DeliveryType: info.deliveryType,
  SendType: info.sendType,
  SendZipCode: info.sendZipCode,
  SendAddr1: info.sendAddr1,
  SendAddr2: info.sendAddr2,
  TNumber: info.tNumber,
  QNumber: info.qNumber,
  Vname: info.vName,
  CheckLists: info.checkLists.map(({ checkId, score = 0 }) => ({ CheckId: checkId, Score: score })),
  CheckLists2: info.checkLists2.map(({ checkId, score = 0 }) => ({ CheckId: checkId, Score: score })),
  ChangeReasons: itemNames.map((ItemName) => ({ ItemName, Reason: '고객 요청' })),
  ...changes,
});

const PARTS = ['start_date', 'pm', 'material', 'photo', 'score'] as const;

/** Everything stored of a project, as one text: row, parts, comments and alarms. */
export async function snapshot({ ctx }: TestApp, Id: number): Promise<string> {
  const { rows } = await sql`
    select (select to_jsonb(project) from outsourced_project as project where id = ${Id}) as project,
      ${sql.join(
        PARTS.map(
          (
            part,
          ) => sql`(select jsonb_agg(to_jsonb(part) order by to_jsonb(part)) from ${sql.table(`outsourced_${part}`)} as part
          where project_id = ${Id}) as ${sql.ref(part)}`,
        ),
      )},
      (select jsonb_agg(to_jsonb(comment) order by id) from comment where board = 'project' and post_id = ${Id}::text) as comments,
      (select jsonb_agg(to_jsonb(alarm) order by id) from alarm where board = 'project' and post_id = ${Id}::text) as alarms
  `.execute(ctx.db);
  return JSON.stringify(rows[0], null, 1);
}

/** The contents of the automatic comments of a project, oldest first. */
export async function historyOf({ ctx }: TestApp, Id: number, board: Board = 'project'): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom('comment')
    .select('content')
    .where('board', '=', board)
    .where('post_id', '=', String(Id))
    .orderBy('id')
    .execute();
  return rows.map((row) => row.content);
}

/** The users with an alarm of a project's newest comment, and the number of all its alarms. */
export async function alarmsOf(
  { ctx }: TestApp,
  Id: number,
  board: Board = 'project',
): Promise<{ last: string[]; all: number }> {
  const rows = await ctx.db
    .selectFrom('alarm')
    .select(['user_id', 'comment_id'])
    .where('board', '=', board)
    .where('post_id', '=', String(Id))
    .orderBy('user_id')
    .execute();
  const newest = Math.max(0, ...rows.map((row) => row.comment_id ?? 0));
  return { last: rows.filter((row) => row.comment_id === newest).map((row) => row.user_id), all: rows.length };
}
