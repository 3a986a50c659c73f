import type { OutsideChannel } from '@portal/contract/areas/notify/kinds';
import { sql } from 'kysely';
import type { Outcome, OutgoingMessage, Way } from '#areas/notify/public/way.ts';
import type { TestApp } from '#test-kit/start-app.ts';

/** A way that keeps what it is given. `answer` decides what becomes of it. */
export type FakeWay = Way & {
  sent: OutgoingMessage[];
  answer: (message: OutgoingMessage) => Outcome | Promise<Outcome>;
};

/** Makes ways that reach everybody. */
export function fakeWay(): FakeWay {
  const way: FakeWay = {
    sent: [],
    answer: () => ({ state: 'sent' }),
    reaches: sql<boolean>`true`,
    send: async (_ctx, messages) => {
      const outcomes = await Promise.all(messages.map((message) => way.answer(message)));
      way.sent.push(...messages);
      return outcomes;
    },
  };
  return way;
}

/** Sets the ways of a portal, and answers what each was given. */
export function useWays<Name extends OutsideChannel>(portal: TestApp, names: readonly Name[]): Record<Name, FakeWay> {
  const ways = Object.fromEntries(names.map((name) => [name, fakeWay()])) as Record<Name, FakeWay>;
  portal.ctx.ways = ways;
  return ways;
}
