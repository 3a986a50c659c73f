import { Gauge, type Registry } from 'prom-client';

/** How long the oldest message that is due has waited, and how many have failed, by channel. */
export type MessageState = { oldestSeconds: number; failed: ReadonlyMap<string, number> };

/** Adds the messages that wait and that failed. While the database is away, the former values stay. */
export function measureMessages(registers: Registry[], readMessages: () => Promise<MessageState>): void {
  const read = () => readMessages().catch(() => undefined);
  new Gauge({
    name: 'messages_oldest_waiting_seconds',
    help: 'Age of the oldest message that is due and not sent; 0 without one.',
    registers,
    async collect() {
      const state = await read();
      if (state) this.set(state.oldestSeconds);
    },
  });
  new Gauge({
    name: 'messages_failed',
    help: 'Messages of the last 180 days that failed for good, by way.',
    labelNames: ['way'],
    registers,
    async collect() {
      for (const [channel, count] of (await read())?.failed ?? []) this.set({ way: channel }, count);
    },
  });
}
