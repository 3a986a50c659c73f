import type { OutsideChannel } from '@portal/contract/areas/notify/kinds';
import { sql } from 'kysely';
import type { OutgoingMessage, SendOutcome } from '#areas/notify/public/outgoing-message.ts';
import type { Sender } from '#context.ts';
import type { TestApp } from '#test-kit/start-app.ts';

/** A sender that keeps what it is given. `answer` decides what becomes of it. */
export type FakeSender = Sender & {
  sent: OutgoingMessage[];
  answer: (message: OutgoingMessage) => SendOutcome | Promise<SendOutcome>;
};

/** Makes senders that reach everybody. */
export function fakeSender(): FakeSender {
  const sender: FakeSender = {
    sent: [],
    answer: () => ({ state: 'sent' }),
    reaches: sql<boolean>`true`,
    send: async (_ctx, messages) => {
      const outcomes = await Promise.all(messages.map((message) => sender.answer(message)));
      sender.sent.push(...messages);
      return outcomes;
    },
  };
  return sender;
}

/** Sets the senders of a portal, and answers what each was given. */
export function useSenders<Name extends OutsideChannel>(
  portal: TestApp,
  names: readonly Name[],
): Record<Name, FakeSender> {
  const senders = Object.fromEntries(names.map((name) => [name, fakeSender()])) as Record<Name, FakeSender>;
  portal.ctx.senders = senders;
  return senders;
}
