import { Counter, Gauge, type Registry } from 'prom-client';
import type { Standby } from '#db/standby.ts';

/** Adds what is known of the standby of READ_DATABASE_URL (D-655). */
export function measureStandby(registers: Registry[], standby: Standby): void {
  new Gauge({
    name: 'standby_usable',
    help: 'Whether the standby of READ_DATABASE_URL is read (1), or the primary in its place (0).',
    registers,
    async collect() {
      const { reason } = await standby.look();
      this.set(reason === '' ? 1 : 0);
    },
  });
  new Gauge({
    name: 'standby_lag_seconds',
    help: 'How far the standby is behind, when it was last looked at.',
    registers,
    collect() {
      this.set(standby.state.lagMs / 1000);
    },
  });
  new Counter({
    name: 'standby_readings_total',
    help: 'Readings that may go to the standby, by where they went.',
    labelNames: ['from'],
    registers,
    collect() {
      this.reset();
      this.inc({ from: 'standby' }, standby.counts.read);
      this.inc({ from: 'primary' }, standby.counts.instead);
    },
  });
}
