import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { acceptance, postProject } from '#test-kit/factories/project.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';

const RACERS = 40;

let portal: TestApp;
beforeAll(async () => {
  portal = await startApp();
});
afterAll(() => portal.close());

describe(`exactly one winner among ${RACERS} (T5, D-66)`, () => {
  it.each([1, 2, 3])('round %i', async () => {
    const Id = await postProject(portal);
    const racers = Array.from({ length: RACERS }, (_, racer) => (racer % 2 === 0 ? 'hanbit1' : 'daon1'));
    const replies = await Promise.all(
      racers.map((as) => portal.call('Construction/construction-accept', acceptance(Id), { as })),
    );
    const winners = replies.filter((reply) => reply.status === 200);
    expect(winners).toHaveLength(1);
    const winner = racers[replies.findIndex((reply) => reply.status === 200)];
    for (const [racer, reply] of replies.entries()) {
      if (reply.status === 200) continue;
      // The winner's other requests learn that the winner has won (D-223).
      const refusal =
        racers[racer] === winner
          ? { message: '이미 수주하신 프로젝트입니다.', code: 'ALREADY_WON' }
          : { message: '이미 다른 업체에서 수주한 프로젝트입니다.', code: 'ALREADY_ACCEPTED' };
      expect([reply.status, reply.refusal]).toEqual([409, refusal]);
    }
    const row = await portal.ctx.db
      .selectFrom('outsourced_project')
      .select(['version', 'status', 'choice_user_id'])
      .where('id', '=', Id)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({
      version: 3,
      status: 'Y',
      choice_user_id: winner,
    });
  });
});
