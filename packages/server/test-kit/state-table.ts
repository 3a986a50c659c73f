import type { Board } from '@portal/contract/areas/comments/boards';
import { messageText, REFUSALS, type RefusalCode } from '@portal/contract/messages';
import { expect, it } from 'vitest';
import { alarmsOf, historyOf } from './factories/project-states.ts';
import type { Person } from './people.ts';
import type { TestApp } from './start-app.ts';

export type Who = Person | 'nobody';

/** A call that changes the state of a project. */
export type Move = {
  event: string;
  path: Parameters<TestApp['call']>[0];
  body: (Id: number) => Promise<object> | object;
  /** Columns that the event needs besides the state. */
  columns?: object;
};

/** The state table of one kind of project. Every call is tested against it. */
type StateTable<M extends Move, Status extends string> = {
  portal: () => TestApp;
  board: Board;
  moves: readonly M[];
  statuses: readonly Status[];
  who: readonly Who[];
  /** Makes a project in a state, with what the event needs besides. */
  projectFor: (move: M, status: Status) => Promise<number>;
  rowOf: (Id: number) => Promise<{ version: number; status: string; deleted_by: string | null }>;
  snapshot: (portal: TestApp, Id: number) => Promise<string>;
  /** The expected refusal; undefined means that the call succeeds. */
  refusalFor: (move: M, status: Status, who: Who) => RefusalCode | undefined;
  /** The state after the event. */
  statusAfter: (move: M, status: Status) => string | null;
  expectHistory: (move: M, before: string[], after: string[]) => void;
};

/** Checks that a successful call changed the state once, as its row says, and notified everyone but the actor. */
async function expectMoved<M extends Move, Status extends string>(
  table: StateTable<M, Status>,
  move: M,
  { status, who }: { status: Status; who: Person },
): Promise<void> {
  const { board, rowOf } = table;
  const portal = table.portal();
  const Id = await table.projectFor(move, status);
  const [before, history, alarms] = [
    await rowOf(Id),
    await historyOf(portal, Id, board),
    await alarmsOf(portal, Id, board),
  ];
  const reply = await portal.call(move.path, await move.body(Id), { as: who });
  expect(reply.status, reply.raw).toBe(200);
  const [after, alarmsAfter] = [await rowOf(Id), await alarmsOf(portal, Id, board)];
  const to = table.statusAfter(move, status);
  expect(after.version).toBe(before.version + 1);
  expect(after.status).toBe(to === null || to === 'deleted' ? status : to);
  table.expectHistory(move, history, await historyOf(portal, Id, board));
  if (to === 'deleted') {
    expect([after.deleted_by, alarmsAfter.all]).toEqual([who, 0]);
    return;
  }
  const others = ['pm1', 'pm2', 'sales1'].filter((userId) => userId !== who);
  expect(alarmsAfter).toEqual({ last: others, all: alarms.all + others.length });
}

/** Tries every event in every state as every user. It changes the state as the table says, or changes nothing. */
export function tryEveryMove<M extends Move, Status extends string>(table: StateTable<M, Status>): void {
  for (const move of table.moves) {
    it.each(table.statuses)(`${move.event} at %s`, async (status) => {
      const portal = table.portal();
      const Id = await table.projectFor(move, status);
      const body = await move.body(Id);
      const before = await table.snapshot(portal, Id);
      for (const who of table.who) {
        const code = table.refusalFor(move, status, who);
        if (code === undefined) {
          await expectMoved(table, move, { status, who: who as Person });
          continue;
        }
        const reply = await portal.call(move.path, body, who === 'nobody' ? {} : { as: who });
        expect([who, reply.status, reply.refusal.code]).toEqual([who, REFUSALS[code].status, code]);
        expect(reply.refusal.message).toBe(messageText(code));
        expect(await table.snapshot(portal, Id), `${who} changed something`).toBe(before);
      }
    });
  }
}
