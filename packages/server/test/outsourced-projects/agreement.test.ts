import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { acceptance, postProject, registerProject } from '#test-kit/factories/project.ts';
import { editPayload, infoOf, projectInState, succeed } from '#test-kit/factories/project-states.ts';
import type { Person } from '#test-kit/people.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';

const ROUNDS = 10;

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

const accept = (Id: number, changes: object = {}, as: Person = 'hanbit1') =>
  portal.call('Construction/construction-accept', acceptance(Id, changes), { as });
const read = async (Id: number, as: Person) =>
  (await portal.call('Construction/construction-info', { Id }, { as })).ok.data[0];
const edit = async (Id: number, changes: object, itemNames: string[]) =>
  succeed(
    portal,
    'Construction/construction-edit',
    editPayload(await infoOf(portal, Id), changes, itemNames),
    'sales1',
  );
const laterBy = (hours: number) => {
  portal.clock.now = new Date(portal.clock.now.getTime() + hours * 3_600_000);
};

describe('a contractor agrees only to what the contractor saw (D-66, A-12)', () => {
  it('an acceptance of an old page of the project is refused, and accepted from the new page', async () => {
    const Id = await postProject(portal);
    const seen = await read(Id, 'hanbit1');
    await edit(Id, { Price: '900000' }, ['프로젝트금액']);
    const stale = await accept(Id, { Version: seen?.version });
    expect([stale.status, stale.refusal.code]).toEqual([409, 'STALE']);
    expect((await infoOf(portal, Id)).status).toBe('N');
    const fresh = await read(Id, 'hanbit1');
    expect(fresh).toMatchObject({ price: '900000', version: Number(seen?.version) + 1 });
    expect((await accept(Id, { Version: fresh?.version })).status).toBe(200);
  });

  it('a removed date is refused as STALE with a version, and as an invalid date without one', async () => {
    const Id = await postProject(portal);
    const Version = (await read(Id, 'hanbit1'))?.version;
    await edit(Id, { StartDate: '2026-11-25' }, ['프로젝트 시작일']);
    expect((await accept(Id, { Version })).refusal.code).toBe('STALE');
    expect((await accept(Id)).refusal).toMatchObject({ code: 'DATE_NOT_OFFERED', field: 'ChoiceSelDate' });
  });

  it('a contractor who comes too late is told that another company was faster, with any version', async () => {
    const Id = await postProject(portal);
    const Version = (await read(Id, 'daon1'))?.version;
    await accept(Id);
    expect((await accept(Id, { Version }, 'daon1')).refusal.code).toBe('ALREADY_ACCEPTED');
  });

  it('the winner who accepts again learns that they have won, and a colleague that their company has (D-223)', async () => {
    const Id = await postProject(portal);
    await accept(Id);
    for (const [as, code, text] of [
      ['hanbit1', 'ALREADY_WON', '이미 수주하신 프로젝트입니다.'],
      ['hanbit2', 'COMPANY_WON', '소속 업체에서 이미 수주한 프로젝트입니다.'],
      ['daon1', 'ALREADY_ACCEPTED', '이미 다른 업체에서 수주한 프로젝트입니다.'],
    ] as const) {
      const reply = await accept(Id, {}, as);
      expect([reply.status, reply.refusal.code, reply.refusal.message]).toEqual([409, code, text]);
    }
  });

  it('the newest 100 changes are shown, oldest first, and of long ones as many as fit (D-201)', async () => {
    const Id = await postProject(portal);
    await accept(Id);
    const line = { board: 'project', post_id: String(Id), user_id: 'sales1', automatic: true, content: '' } as const;
    const write = (item_name: string, values: readonly string[]) =>
      portal.ctx.db
        .insertInto('comment')
        .values(
          values.map((new_value) => ({
            ...line,
            item_name,
            new_value,
            created_at: portal.clock.now,
            parent_id: null,
            edited_at: null,
            deleted_at: null,
          })),
        )
        .execute();
    const shown = async () => ((await read(Id, 'hanbit1'))?.agreed?.changes ?? []).map(({ newValue }) => newValue);
    const prices = Array.from({ length: 110 }, (_, index) => `${index},000원`);
    await write('프로젝트금액', prices);
    expect(await shown()).toEqual(prices.slice(10));
    await write('상세내용', Array(100).fill('가'.repeat(4000)));
    expect(await shown()).toHaveLength(Math.floor((512 * 1024) / 12_000));
    await write('상세내용', ['가'.repeat(200_000)]);
    expect(await shown()).toHaveLength(1);
  });

  it('the terms are stored, and the winner sees each later change with its reason', async () => {
    const Id = await postProject(portal);
    await edit(Id, { Price: '1400000' }, ['프로젝트금액']);
    laterBy(1);
    const version = (await read(Id, 'hanbit1'))?.version;
    await accept(Id, { Version: version });
    const terms = { price: '1400000', addPrice: '-50000', startDate: '2026-11-23', version };
    expect((await read(Id, 'hanbit1'))?.agreed).toMatchObject({ ...terms, changes: [] });
    laterBy(1);
    await edit(Id, { Price: '1200000', EtcMemo: '주차 불가' }, ['프로젝트금액', '비고']);
    const change = { changeReason: '고객 요청', createdDtm: '2026-11-20 17:00:00' };
    const changes = [
      { ...change, itemName: '프로젝트금액', originValue: '1,400,000원', newValue: '1,200,000원' },
      { ...change, itemName: '비고', originValue: '야간 작업 가능', newValue: '주차 불가' },
    ];
    for (const as of ['hanbit2', 'sales1'] as const) {
      expect((await read(Id, as))?.agreed).toMatchObject({ ...terms, changes });
    }
    expect(await read(Id, 'daon1')).not.toHaveProperty('agreed');
  });

  it('before an award no terms are shown, and after another company won only the new terms', async () => {
    const Id = await projectInState(portal, 'F');
    await succeed(portal, 'Construction/construction-post', { Id, Status: 'N' }, 'sales1');
    for (const as of ['hanbit1', 'sales1'] as const) expect(await read(Id, as)).not.toHaveProperty('agreed');
    laterBy(1);
    await accept(Id, { ChoiceSelDate: '2026-11-25' }, 'daon1');
    expect((await read(Id, 'daon1'))?.agreed?.startDate).toBe('2026-11-25');
    const storedTerms = await portal.ctx.db
      .selectFrom('outsourced_acceptance')
      .select(['user_id', 'start_date'])
      .where('project_id', '=', Id)
      .orderBy('id')
      .execute();
    expect(storedTerms).toEqual([
      { user_id: 'hanbit1', start_date: '2026-11-23' },
      { user_id: 'daon1', start_date: '2026-11-25' },
    ]);
  });
});

describe('past dates (A-01)', () => {
  /** The clock of these tests is 15:00 in Seoul. */
  const TODAY = '2026-11-20';
  const post = (Id: number) => portal.call('Construction/construction-post', { Id, Status: 'N' }, { as: 'sales1' });

  it('cannot be offered: posting needs a date that is not past in Seoul', async () => {
    const Id = await registerProject(portal, { StartDate: TODAY });
    portal.clock.now = new Date('2026-11-20T15:00:00Z');
    const refused = await post(Id);
    expect([refused.status, refused.refusal]).toEqual([
      400,
      {
        code: 'FIELD_REQUIRED',
        field: 'StartDates',
        message: '프로젝트 시작일이 모두 지났습니다. 시작일을 수정해주세요.',
      },
    ]);
    expect((await infoOf(portal, Id)).status).toBe('P');
    portal.clock.now = new Date('2026-11-20T14:59:59Z');
    expect((await post(Id)).status).toBe(200);
  });

  it('cannot be offered again after a withdrawal', async () => {
    const Id = await postProject(portal, { StartDate: TODAY });
    await succeed(portal, 'Construction/construction-withdrawal-update', { Id, withDrawalMemo: '일정' }, 'sales1');
    laterBy(10);
    expect((await post(Id)).refusal.field).toBe('StartDates');
  });

  it('cannot be chosen, although they are still among the dates', async () => {
    const Id = await postProject(portal, { StartDate: `${TODAY}^2026-11-25` });
    laterBy(10);
    const refused = await accept(Id, { ChoiceSelDate: TODAY });
    expect(refused.refusal).toMatchObject({ code: 'DATE_NOT_OFFERED', field: 'ChoiceSelDate' });
    expect((await accept(Id, { ChoiceSelDate: '2026-11-25' })).status).toBe(200);
  });
});

describe('shipping details (D-46)', () => {
  const HIDDEN = {
    materialConfirmYN: '',
    materialSendYN: '',
    materialReceiveYN: '',
    deliveryType: '',
    sendType: '',
    sendZipCode: '',
    sendAddr1: '',
    sendAddr2: '',
    tNumber: '',
    qNumber: '',
    vName: '',
  };
  const PARCEL = { DeliveryType: 'C', SendType: 'T', SendAddr1: '서울', SendAddr2: '1층', TNumber: '123' };

  it('are hidden from every contractor while they are a draft of an open project', async () => {
    const Id = await registerProject(portal);
    await edit(Id, PARCEL, ['자재 배송 정보']);
    await succeed(portal, 'Construction/construction-post', { Id, Status: 'N' }, 'sales1');
    for (const as of ['hanbit1', 'daon1'] as const) expect(await read(Id, as)).toMatchObject(HIDDEN);
    expect(await read(Id, 'pm1')).toMatchObject({ tNumber: '123', materialConfirmYN: 'N' });
  });

  it('are shown to the winner and hidden from other companies, sent or not', async () => {
    const Id = await projectInState(portal, 'Y');
    expect(await read(Id, 'hanbit2')).toMatchObject({ materialConfirmYN: 'N', materialSendYN: 'N' });
    await succeed(portal, 'Construction/construction-matertial-send', { Id, ...PARCEL }, 'sales1');
    expect(await read(Id, 'daon1')).toMatchObject(HIDDEN);
    const sent = { materialConfirmYN: 'Y', materialSendYN: 'Y', materialReceiveYN: 'N', tNumber: '123' };
    expect(await read(Id, 'hanbit2')).toMatchObject(sent);
  });
});

describe('an acceptance during an edit of the dates (S8)', () => {
  it('checks the dates only after the edit has ended', async () => {
    const Id = await postProject(portal);
    const { waiting } = await portal.ctx.db.transaction().execute(async (db) => {
      await db.selectFrom('outsourced_project').select('id').where('id', '=', Id).forUpdate().execute();
      await db.deleteFrom('outsourced_start_date').where('start_date', '=', '2026-11-23').execute();
      const accepting = accept(Id);
      await sleep(300);
      return { waiting: accepting };
    });
    expect((await waiting).refusal.code).toBe('DATE_NOT_OFFERED');
    expect(await infoOf(portal, Id)).toMatchObject({ status: 'N', choiceSelDate: '' });
  });

  it('is for a date that the project still offers, or refused', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const Id = await postProject(portal);
      const info = await infoOf(portal, Id);
      const moved = editPayload(info, { StartDate: '2026-11-25^2026-11-26' }, ['프로젝트 시작일']);
      const [accepted, edited] = await Promise.all([
        accept(Id),
        portal.call('Construction/construction-edit', moved, { as: 'sales1' }),
      ]);
      const after = await infoOf(portal, Id);
      expect([accepted.status, edited.status].filter((status) => status === 200)).toHaveLength(1);
      if (after.choiceSelDate !== '') expect(after.startDate.split('^')).toContain(after.choiceSelDate);
    }
  });
});
