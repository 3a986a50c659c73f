import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ConnectionFault, type ConnectionFaults, installConnectionFaults } from '#test-kit/connection-faults.ts';
import { uploadedPhotos } from '#test-kit/factories/project-photos.ts';
import {
  alarmsOf,
  editPayload,
  historyOf,
  infoOf,
  projectInState,
  scoreAll,
  snapshot,
} from '#test-kit/factories/project-states.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';

/** More statements than an edit has. The test detects the end of the transaction. */
const MOST_STATEMENTS = 40;
const ITEMS = ['프로젝트명', '지역', '프로젝트 시작일', '투입자재', '담당자(PM)', '사진', '자재 배송 정보'];

let portal: TestApp;
let faults: ConnectionFaults;
beforeAll(async () => {
  portal = await startApp();
  faults = installConnectionFaults(portal.pool);
});
afterAll(() => portal.close());

/** An edit that changes the row, every part and the scores. */
async function wideEdit(Id: number): Promise<object> {
  const info = await infoOf(portal, Id);
  const changes = {
    ProjectName: '이름까지 바뀐 프로젝트',
    AreaId: 1,
    StartDate: '2026-11-23^2026-12-01',
    Materials: [{ MaterialId: 2, MaterialCnt: 5 }],
    MizePMUserId: 'pm2^pm1',
    ImageNameList: await uploadedPhotos(portal, [`${Id}-a.png`, `${Id}-b.png`]),
    DeliveryType: 'D',
    CheckLists: scoreAll(info.checkLists, 6),
  };
  return editPayload(info, changes, ITEMS);
}

const save = (payload: object, key: string) =>
  portal.call('Construction/construction-edit', payload, { as: 'sales1', headers: { 'idempotency-key': key } });

/** Repeats the save until the database has noticed that the first client disconnected. */
async function saveAgain(payload: object, key: string): Promise<number> {
  for (;;) {
    const { status, refusal } = await save(payload, key);
    if (status === 200 || refusal.code !== 'IN_PROGRESS') return status;
    await sleep(20);
  }
}

const keysOf = async (key: string): Promise<number> =>
  (await portal.ctx.db.selectFrom('idempotency_key').select('key').where('key', '=', key).execute()).length;

/** Checks that every part of the edit is stored once. */
async function expectSavedOnce(Id: number, before: { history: number; alarms: number }): Promise<void> {
  const written = (await historyOf(portal, Id)).slice(before.history);
  expect(written.map((content) => /\[자동댓글\] (.+?):/.exec(content)?.[1])).toEqual(ITEMS);
  expect(await alarmsOf(portal, Id)).toEqual({ last: ['pm1', 'pm2'], all: before.alarms + 2 });
  expect(await infoOf(portal, Id)).toMatchObject({
    projectName: '이름까지 바뀐 프로젝트',
    startDate: '2026-11-23^2026-12-01',
    materials: [{ materialId: 2, materialCnt: 5 }],
    mizePMUserId: 'pm2^pm1',
    imageNameList: `${Id}-a.png^${Id}-b.png`,
    deliveryType: 'D',
  });
}

describe('a process that dies between two statements of an edit (R2)', () => {
  /** Kills the edit of a new project. Returns false when the transaction has no such statement. */
  async function killAndRetry(fault: ConnectionFault): Promise<boolean> {
    const Id = await projectInState(portal, 'Y');
    const [payload, key] = [await wideEdit(Id), `fault-${Id}`];
    const before = { history: (await historyOf(portal, Id)).length, alarms: (await alarmsOf(portal, Id)).all };
    const stored = await snapshot(portal, Id);
    faults.arm(fault);
    const killed = await save(payload, key);
    const statements = faults.statements();
    const isReached = statements.length >= fault.statement;
    const isCommitted = !isReached || (statements[fault.statement - 1] === 'commit' && fault.when === 'after');
    expect([fault, killed.status], killed.raw).toEqual([fault, isReached ? 503 : 200]);
    if (!isCommitted) {
      expect([fault, await snapshot(portal, Id)]).toEqual([fault, stored]);
      expect(await keysOf(key)).toBe(0);
    }
    // The client repeats the request with the same key. It is stored once, whether or not the first one was.
    expect(await saveAgain(payload, key)).toBe(200);
    await expectSavedOnce(Id, before);
    return isReached;
  }

  it.each(['before', 'after'] as const)(
    'leaves all or nothing, and a repeat saves once: %s each statement',
    async (when) => {
      let statement = 1;
      while (statement < MOST_STATEMENTS && (await killAndRetry({ statement, when }))) statement += 1;
      const statements = faults.statements();
      expect(statements.at(-1)).toBe('commit');
      expect(statement).toBe(statements.length + 1);
      expect(statements.filter((text) => /^(\/\* \d+ \*\/ )?(update|insert|delete)/.test(text)).length).toBeGreaterThan(
        10,
      );
    },
  );
});
