import { projectItems } from '@portal/contract/areas/outsourced-projects/changes';
import type { ProjectInfo } from '@portal/contract/areas/outsourced-projects/shapes';
import { PROJECT_STATUSES } from '@portal/contract/areas/outsourced-projects/status';
import { josa } from 'es-hangul';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uploadedPhotos } from '#test-kit/factories/project-photos.ts';
import {
  alarmsOf,
  completeProject,
  editPayload,
  historyOf,
  infoOf,
  projectInState,
  scoreAll,
  snapshot,
  succeed,
} from '#test-kit/factories/project-states.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';

const EDIT = 'Construction/construction-edit';

let portal: TestApp;
beforeAll(async () => {
  portal = await startApp();
});
afterAll(() => portal.close());

const save = (body: object, headers: Record<string, string> = {}) => portal.call(EDIT, body, { as: 'sales1', headers });

/** Sends a save that must be refused, and checks that nothing changed. */
async function refused(Id: number, body: object): Promise<unknown[]> {
  const before = await snapshot(portal, Id);
  const { status, refusal } = await save(body);
  expect(await snapshot(portal, Id)).toBe(before);
  return [status, refusal.code, refusal.field, refusal.message];
}

/** One change of each item: the sent fields, and the text of its automatic comment after '{item}: '. */
const CHANGES: [item: string, changes: object, words: string][] = [
  ['프로젝트명', { ProjectName: '판교 B타워 CCTV' }, '판교 A타워 지하주차장 CCTV 설치 → 판교 B타워 CCTV'],
  ['프로젝트금액', { Price: '2,000,000' }, '1,500,000원 → 2,000,000원'],
  ['추가금액', { AddPrice: '' }, '−50,000원 → 0원'],
  ['지역', { AreaId: 1 }, '경기 → 서울'],
  ['공종', { TradeId: 1 }, '없음 → CCTV'],
  ['프로젝트 시작일', { StartDate: '2026-11-28^2026-11-23' }, '2026-11-23, 2026-11-25 → 2026-11-23, 2026-11-28'],
  ['상세내용', { DetailContent: '' }, '카메라 12대 설치 → 없음'],
  [
    '투입자재',
    {
      Materials: [
        { MaterialId: 2, MaterialCnt: 3 },
        { MaterialId: 1, MaterialCnt: 10 },
      ],
    },
    'CCTV 카메라(HX-200) x12 → UTP 케이블(CAT6) x3, CCTV 카메라(HX-200) x10',
  ],
  ['비고', { EtcMemo: '주간만' }, '야간 작업 가능 → 주간만'],
  ['담당자(영업)', { MizeSalesUserId: 'SALES2' }, '박영업 → 최영업'],
  ['담당자(PM)', { MizePMUserId: 'pm2' }, '김하늘, 이바다 → 이바다'],
  ['고객사 상호', { CustomerName: '비타워' }, '에이타워관리단 → 비타워'],
  [
    '주소',
    { ZipCode: '06236', Addr2: '3층' },
    '(13494) 경기 성남시 분당구 판교역로 1 A타워 지하 2층 → (06236) 경기 성남시 분당구 판교역로 1 3층',
  ],
  ['현장명', { PlaceName: 'B타워' }, 'A타워 → B타워'],
  ['현장 담당자 이름', { PlaceManagerName: '' }, '정소장 → 없음'],
  ['현장 담당자 연락처', { PlaceManagerMobile: '01044445555' }, '010-3333-4444 → 010-4444-5555'],
  ['사진', { ImageNameList: '20261120150000123_b.png^a.png' }, '없음 → b.png, a.png'],
  [
    '자재 배송 정보',
    { DeliveryType: 'C', SendType: 'Q', SendAddr1: '서울', SendAddr2: '1층', QNumber: '010-7777-8888' },
    '없음 → 수주업체 / 퀵서비스 / 010-7777-8888',
  ],
];

beforeAll(async () => {
  const { company_id } = await portal.ctx.db
    .selectFrom('portal_user')
    .select('company_id')
    .where('user_id', '=', 'sales1')
    .executeTakeFirstOrThrow();
  const sales2 = { user_id: 'sales2', user_type: 'M', user_name: '최영업', company_id, permission: 'B' } as const;
  await portal.ctx.db.insertInto('portal_user').values(sales2).execute();
  const photos = ['20261120150000123_b.png', 'a.png', ...PROJECT_STATUSES.map((status) => `${status}.png`)];
  await uploadedPhotos(portal, photos);
});

describe('one change of a project (section 20, D-141)', () => {
  it('is tested for every item of the matrix', () => {
    expect(CHANGES.map(([item]) => item)).toEqual(projectItems.map((item) => item.name));
  });

  it.each(CHANGES)(
    'of %s needs its reason and is recorded in the words of section 21',
    async (item, changes, words) => {
      const Id = await projectInState(portal, 'P', { ImageNameList: '' });
      const payload = (itemNames: string[]) => infoOf(portal, Id).then((info) => editPayload(info, changes, itemNames));
      const missing = [400, 'REASON_MISSING', 'ChangeReasons', '변경 사유를 입력해주세요.'];
      expect(await refused(Id, await payload([]))).toEqual(missing);
      const blank = {
        ChangeReasons: [
          { ItemName: item, Reason: ' ' },
          { ItemName: '그 밖', Reason: '사유' },
        ],
      };
      expect(await refused(Id, { ...(await payload([])), ...blank })).toEqual(missing);

      const reply = await save(await payload([item, '바뀌지 않은 항목']));
      expect([reply.status, reply.ok.message]).toEqual([200, '프로젝트 정보가 성공적으로 수정되었습니다.']);
      expect(await historyOf(portal, Id)).toEqual([`[자동댓글] ${item}: ${words} (사유: 고객 요청)`]);
      expect((await infoOf(portal, Id)).version).toBe(2);
      // The next save starts from what was saved: the same payload again changes nothing.
      const again = await editPayload(await infoOf(portal, Id));
      const before = await snapshot(portal, Id);
      expect((await save(again)).status).toBe(200);
      expect(await snapshot(portal, Id)).toBe(before);
    },
  );

  it.each(PROJECT_STATUSES)('at %s is allowed or refused as the matrix says, item by item', async (status) => {
    const Id = await projectInState(portal, status);
    for (const [item, changes] of CHANGES) {
      if (projectItems.find(({ name }) => name === item)?.editableIn.includes(status)) continue;
      const info = await infoOf(portal, Id);
      const locked = [409, 'BAD_STATE', undefined, '현재 상태에서는 처리할 수 없습니다.'];
      expect([item, await refused(Id, editPayload(info, changes, [item]))]).toEqual([item, locked]);
    }
    for (const [item, changes] of CHANGES) {
      if (!projectItems.find(({ name }) => name === item)?.editableIn.includes(status)) continue;
      const photos = item === '사진' ? { ImageNameList: `${status}.png` } : {};
      const info = await infoOf(portal, Id);
      const reply = await save(editPayload(info, { ...changes, ...photos }, [item]));
      expect([item, reply.status, reply.raw]).toEqual([item, 200, expect.any(String)]);
      expect((await infoOf(portal, Id)).version).toBe(info.version + 1);
    }
  });
});

it('a photo that nobody has uploaded is refused (D-683)', async () => {
  const Id = await projectInState(portal, 'P');
  const info = await infoOf(portal, Id);
  const message = '업로드되지 않은 사진이 있습니다. 사진을 다시 선택해주세요.';
  const never = editPayload(info, { ImageNameList: 'never-uploaded.png' }, ['사진']);
  expect(await refused(Id, never)).toEqual([400, 'BAD_REQUEST', 'ImageNameList', message]);
});

describe('a save of a project', () => {
  it.each(PROJECT_STATUSES)('without a change is 200 at %s and writes nothing (wire.md)', async (status) => {
    const Id = await projectInState(portal, status);
    const before = await snapshot(portal, Id);
    expect((await save(editPayload(await infoOf(portal, Id)))).status).toBe(200);
    expect(await snapshot(portal, Id)).toBe(before);
  });

  it('with five changes records them in form order, with one alarm each for the other users (D-25, D-73)', async () => {
    const Id = await projectInState(portal, 'N');
    const [history, alarms] = [await historyOf(portal, Id), await alarmsOf(portal, Id)];
    const five = CHANGES.filter(([item]) => ['비고', '프로젝트명', '주소', '지역', '담당자(PM)'].includes(item));
    const changes = Object.assign({}, ...five.map(([, change]) => change));
    const names = five.map(([item]) => item);
    const reply = await save(editPayload(await infoOf(portal, Id), changes, [...names].reverse()));
    expect(reply.status, reply.raw).toBe(200);
    const written = (await historyOf(portal, Id)).slice(history.length);
    expect(written).toEqual(five.map(([item, , words]) => `[자동댓글] ${item}: ${words} (사유: 고객 요청)`));
    // pm1 is no longer a PM of the project, and sales1 is the one who saved.
    expect(await alarmsOf(portal, Id)).toEqual({ last: ['pm2'], all: alarms.all + 1 });
    const found = await portal.call(
      'Construction/all-construction-mize-list',
      { SearchType: 'projectName', SearchKey: 'B타워' },
      { as: 'admin' },
    );
    expect(found.ok.data.map((row) => row.id)).toContain(Id);
  });

  it('takes names and values from ids and the stored row, never from the payload (D-149, TH14)', async () => {
    const Id = await projectInState(portal, 'P');
    const forged = {
      AreaId: 1,
      AreaName: '거짓',
      Status: 'E',
      ChoiceCompanyId: 2,
      CreatedUserId: 'pm1',
      ChangeReasons: [{ ItemName: '지역', OriginValue: '거짓', NewValue: '거짓', Reason: '이전' }],
    };
    expect((await save(editPayload(await infoOf(portal, Id), forged))).status).toBe(200);
    expect(await historyOf(portal, Id)).toEqual(['[자동댓글] 지역: 경기 → 서울 (사유: 이전)']);
    expect(await infoOf(portal, Id)).toMatchObject({ status: 'P', choiceCompanyId: '', createdUserId: 'sales1' });
  });

  it('runs the nine checks in order, then the checks that only the server can do (OUT-100 to OUT-109)', async () => {
    const Id = await projectInState(portal, 'E');
    const info = await infoOf(portal, Id);
    const blanks: [string, object][] = [
      ['ProjectName', { ProjectName: ' ' }],
      ['Price', { Price: '' }],
      ['AreaId', { AreaId: 0 }],
      ['StartDate', { StartDate: '' }],
      ['Materials', { Materials: [] }],
      ['MizeSalesUserId', { MizeSalesUserId: '' }],
      ['MizePMUserId', { MizePMUserId: '' }],
      ['CustomerName', { CustomerName: '' }],
      ['Addr2', { Addr2: '' }],
    ];
    for (const [index, [field]] of blanks.entries()) {
      const changes = Object.assign({ Version: 1 }, ...blanks.slice(index).map(([, change]) => change));
      expect((await refused(Id, editPayload(info, changes))).slice(0, 3)).toEqual([400, 'FIELD_REQUIRED', field]);
    }
    const less = await refused(Id, editPayload(info, { AddPrice: '-1500001' }, ['추가금액']));
    expect(less.slice(0, 3)).toEqual([400, 'FIELD_REQUIRED', 'AddPrice']);
    const line = { MaterialId: 1, MaterialCnt: 1 };
    const unknown: [object, string, string][] = [
      [{ AreaId: 999 }, 'BAD_REQUEST', 'AreaId'],
      [{ Materials: [{ MaterialId: 999, MaterialCnt: 1 }] }, 'BAD_REQUEST', 'Materials'],
      [{ Materials: [line, line] }, 'FIELD_REQUIRED', 'Materials'],
      [{ Materials: [{ ...line, MaterialCnt: 0 }] }, 'FIELD_REQUIRED', 'Materials'],
      [{ MizeSalesUserId: 'pm1' }, 'BAD_REQUEST', 'MizeSalesUserId'],
      [{ MizePMUserId: 'sales1' }, 'BAD_REQUEST', 'MizePMUserId'],
      [{ MizePMUserId: 'pm1^pm1' }, 'BAD_REQUEST', 'MizePMUserId'],
      [{ DeliveryType: 'X' }, 'BAD_REQUEST', 'DeliveryType'],
      [{ DeliveryType: 'C', SendType: 'X' }, 'BAD_REQUEST', 'SendType'],
      [{ ImageNameList: '가'.repeat(3000) }, 'BAD_REQUEST', 'ImageNameList'],
      [{ ImageNameList: '../a.png' }, 'BAD_REQUEST', 'ImageNameList'],
      [{ CheckLists: [{ CheckId: 987_654, Score: 1 }] }, 'BAD_REQUEST', 'CheckLists'],
      [{ CheckLists2: [{ CheckId: info.checkLists2[0]?.checkId, Score: 11 }] }, 'BAD_REQUEST', 'CheckLists2'],
      [{ StartDate: '2026-11-19' }, 'FIELD_REQUIRED', 'StartDate'],
      [{ StartDate: '2026-12-01^2026-12-01' }, 'FIELD_REQUIRED', 'StartDate'],
    ];
    for (const [changes, code, field] of unknown) {
      expect((await refused(Id, editPayload(info, changes))).slice(0, 3)).toEqual([400, code, field]);
    }
  });

  it('is refused when another user has saved meanwhile, before the state is checked (R5)', async () => {
    const Id = await projectInState(portal, 'P');
    const seen = await infoOf(portal, Id);
    await succeed(portal, EDIT, editPayload(seen, { EtcMemo: '먼저' }, ['비고']), 'pm1');
    const stale = [409, 'STALE', undefined, '다른 사용자가 먼저 수정했습니다. 새로고침 후 다시 시도해주세요.'];
    expect(await refused(Id, editPayload(seen, { ProjectName: '나중' }, ['프로젝트명']))).toEqual(stale);
    await succeed(portal, 'Construction/construction-cancel-update', { Id, cancelMemo: '취소' }, 'pm1');
    expect(await refused(Id, editPayload(seen, { ProjectName: '나중' }))).toEqual(stale);
    // Without a version the save is judged by its differences alone.
    const { Version: _, ...blind } = editPayload(seen, { ProjectName: '나중' }, ['프로젝트명']) as { Version: number };
    expect((await refused(Id, blind))[1]).toBe('BAD_STATE');
  });

  it('repeated with its key gets the first response and stores nothing twice (R18)', async () => {
    const Id = await projectInState(portal, 'N');
    const payload = editPayload(await infoOf(portal, Id), { EtcMemo: '한 번' }, ['비고']);
    const first = await save(payload, { 'idempotency-key': `edit-${Id}` });
    const after = await snapshot(portal, Id);
    expect([(await save(payload, { 'idempotency-key': `edit-${Id}` })).raw, first.status]).toEqual([first.raw, 200]);
    expect(await snapshot(portal, Id)).toBe(after);
    const bad = editPayload(await infoOf(portal, Id), { EtcMemo: '사유 없음' });
    const refusal = await save(bad, { 'idempotency-key': `bad-${Id}` });
    expect((await save(bad, { 'idempotency-key': `bad-${Id}` })).refusal).toEqual(refusal.refusal);
    expect(await snapshot(portal, Id)).toBe(after);
  });

  it('keeps stored people, regions and materials that can no longer be chosen (D-52)', async () => {
    const Id = await projectInState(portal, 'P', { AreaId: 3, Materials: [{ MaterialId: 2, MaterialCnt: 1 }] });
    const { db } = portal.ctx;
    const setActive = async (active: boolean) => {
      await db.updateTable('area').set({ active }).where('id', '=', 3).execute();
      await db.updateTable('material').set({ active }).where('id', '=', 2).execute();
      const deleted_at = active ? null : new Date();
      await db.updateTable('portal_user').set({ deleted_at }).where('user_id', '=', 'pm2').execute();
    };
    await setActive(false);
    const saved = await save(editPayload(await infoOf(portal, Id), { EtcMemo: '그대로' }, ['비고']));
    const other = await projectInState(portal, 'P', { MizePMUserId: 'pm1' });
    const info = await infoOf(portal, other);
    const chosen = await refused(other, editPayload(info, { AreaId: 3 }, ['지역']));
    const asPm = await refused(other, editPayload(info, { MizePMUserId: 'pm1^pm2' }, ['담당자(PM)']));
    await setActive(true);
    expect(saved.status).toBe(200);
    const notChoosable = (name: string) => `‘${name}’${josa.pick(name, '은/는')} 더 이상 선택할 수 없습니다.`;
    const area = await db.selectFrom('area').select('name').where('id', '=', 3).executeTakeFirstOrThrow();
    const pm = await db
      .selectFrom('portal_user')
      .select('user_name')
      .where('user_id', '=', 'pm2')
      .executeTakeFirstOrThrow();
    expect(chosen).toEqual([400, 'BAD_REQUEST', 'AreaId', notChoosable(area.name)]);
    expect(asPm).toEqual([400, 'BAD_REQUEST', 'MizePMUserId', notChoosable(pm.user_name)]);
  });
});

describe('dates of an awarded project (D-72)', () => {
  const dates = (info: ProjectInfo, StartDate: string) => editPayload(info, { StartDate }, ['프로젝트 시작일']);

  it('keep the chosen one, or replace it when only one is left', async () => {
    const Id = await projectInState(portal, 'Y');
    const removed = [409, 'CHOSEN_DATE_REMOVED', 'StartDate', '수주업체가 선택한 시작일은 삭제할 수 없습니다.'];
    expect(await refused(Id, dates(await infoOf(portal, Id), '2026-11-25^2026-11-26'))).toEqual(removed);
    await succeed(portal, EDIT, dates(await infoOf(portal, Id), '2026-11-23^2026-11-27'), 'sales1');
    expect((await infoOf(portal, Id)).choiceSelDate).toBe('2026-11-23');
    await succeed(portal, EDIT, dates(await infoOf(portal, Id), '2026-11-30'), 'sales1');
    expect(await infoOf(portal, Id)).toMatchObject({ choiceSelDate: '2026-11-30', startDate: '2026-11-30' });
  });

  it('may be past when they are stored already', async () => {
    const Id = await projectInState(portal, 'P');
    const past = { start_date: '2026-11-01' };
    const dateTable = portal.ctx.db.updateTable('outsourced_start_date').set(past);
    await dateTable.where('project_id', '=', Id).where('start_date', '=', '2026-11-23').execute();
    const saved = await save(dates(await infoOf(portal, Id), '2026-11-01^2026-11-25^2026-11-26'));
    const added = await save(dates(await infoOf(portal, Id), '2026-11-01^2026-11-02'));
    const message = '프로젝트 등록 시 과거 날짜는 선택할 수 없습니다.';
    expect([saved.status, added.status, added.refusal]).toMatchObject([200, 400, { field: 'StartDate', message }]);
  });
});

describe('scores of a project (D-61)', () => {
  const lines = (info: ProjectInfo, score: number) => ({
    first: { CheckLists: scoreAll(info.checkLists, score) },
    second: { CheckLists2: scoreAll(info.checkLists2, score) },
  });

  it('are saved without a reason in the states that allow rating, and refused in the others', async () => {
    for (const status of ['P', 'N', 'F', 'E', 'C'] as const) {
      const Id = await projectInState(portal, status);
      const info = await infoOf(portal, Id);
      expect((await refused(Id, editPayload(info, lines(info, 5).first)))[1]).toBe('BAD_STATE');
      expect((await refused(Id, editPayload(info, lines(info, 5).second)))[1]).toBe('BAD_STATE');
    }
    const Id = await projectInState(portal, 'Y');
    const awarded = await infoOf(portal, Id);
    const history = await historyOf(portal, Id);
    await succeed(portal, EDIT, editPayload(awarded, lines(awarded, 5).first), 'sales1');
    expect(await infoOf(portal, Id)).toMatchObject({ version: awarded.version + 1 });
    expect((await infoOf(portal, Id)).checkLists.every((line) => line.score === 5)).toBe(true);
    expect((await refused(Id, editPayload(await infoOf(portal, Id), lines(awarded, 5).second)))[1]).toBe('BAD_STATE');
    expect(await historyOf(portal, Id)).toEqual(history);

    await completeProject(portal, Id);
    const completed = await infoOf(portal, Id);
    await succeed(portal, EDIT, editPayload(completed, lines(completed, 7).second), 'sales1');
    const after = await infoOf(portal, Id);
    expect(after.checkLists2.every((line) => line.score === 7)).toBe(true);
    expect(after.checkLists.every((line) => line.score === 8)).toBe(true);
    expect((await refused(Id, editPayload(after, lines(after, 5).first)))[1]).toBe('BAD_STATE');
  });
});
