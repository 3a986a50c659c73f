import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { acceptance } from '#test-kit/factories/project.ts';
import { alarmsOf, editPayload, historyOf, infoOf, projectInState } from '#test-kit/factories/project-states.ts';
import type { Person } from '#test-kit/people.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';

const ROUNDS = 10;

let portal: TestApp;
beforeAll(async () => {
  portal = await startApp();
});
afterAll(() => portal.close());

const outcomes = (replies: { status: number; refusal: { code: string } }[]) =>
  replies.map(({ status, refusal }) => (status === 200 ? 'OK' : refusal.code)).sort();

describe('several users of one project at once', () => {
  it('of many saves of one version one is stored, and the others are refused as stale (R5, D-138)', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const Id = await projectInState(portal, 'P');
      const info = await infoOf(portal, Id);
      const people: Person[] = ['admin', 'sales1', 'pm1', 'pm2', 'admin', 'pm1'];
      const replies = await Promise.all(
        people.map((as, index) =>
          portal.call(
            'Construction/construction-edit',
            editPayload(info, { EtcMemo: `${index}번째`, AreaId: 1 }, ['비고', '지역']),
            { as },
          ),
        ),
      );
      expect(outcomes(replies)).toEqual(['OK', ...people.slice(1).map(() => 'STALE')]);
      const memo = (await infoOf(portal, Id)).etcMemo;
      expect(replies[Number(memo[0])]?.status).toBe(200);
      expect(await historyOf(portal, Id)).toHaveLength(2);
      expect((await infoOf(portal, Id)).version).toBe(info.version + 1);
    }
  });

  it('of two clicks without a key one changes the state (R18)', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const Id = await projectInState(portal, 'Y');
      const before = (await historyOf(portal, Id)).length;
      const alarmCount = (await alarmsOf(portal, Id)).all;
      const withdraw = () =>
        portal.call('Construction/construction-withdrawal-update', { Id, withDrawalMemo: '사정' }, { as: 'sales1' });
      expect(outcomes(await Promise.all([withdraw(), withdraw(), withdraw()]))).toEqual([
        'ALREADY_WITHDRAWN',
        'ALREADY_WITHDRAWN',
        'OK',
      ]);
      expect(await historyOf(portal, Id)).toHaveLength(before + 1);
      expect((await alarmsOf(portal, Id)).all).toBe(alarmCount + 2);
    }
  });

  it('a withdrawal during an acceptance records the state it really left', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const Id = await projectInState(portal, 'N');
      const [accepted] = await Promise.all([
        portal.call('Construction/construction-accept', acceptance(Id), { as: 'hanbit1' }),
        portal.call('Construction/construction-withdrawal-update', { Id, withDrawalMemo: '사정' }, { as: 'sales1' }),
      ]);
      const history = await historyOf(portal, Id);
      const left = accepted.status === 200 ? '수주완료' : '수주전';
      expect(history.at(-1)).toBe(`[자동댓글] 프로젝트 상태: ${left} → 수주철회 (사유: 사정)`);
      expect(history).toHaveLength(accepted.status === 200 ? 3 : 2);
    }
  });
});
