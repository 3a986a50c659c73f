import { Counter, Gauge, type Registry } from 'prom-client';
import type { Standby } from '#db/standby.ts';
import { countWaiting } from '#process/fair-queue.ts';
import type { Observed } from '#process/installation.ts';
import type { Readiness } from '../readiness.ts';
import { type MessageState, measureMessages } from './message-metrics.ts';
import { measureStandby } from './standby-metrics.ts';

/** The connections of a pool. */
export type PoolCounts = { totalCount: number; idleCount: number; waitingCount: number };

/** When each job last ran, when the last backup was made, and whether a later one failed. */
export type Runs = { jobs: ReadonlyMap<string, Date>; backup: Date | undefined; backupFailed: boolean };

/** What the metrics of a process are read from. */
export type ProcessSources = {
  observed: Observed;
  pool: PoolCounts | undefined;
  readRuns: () => Promise<Runs>;
  readMessages: () => Promise<MessageState>;
  standby: Standby | undefined;
  readReadiness: () => Promise<Readiness>;
};

/** The age of a backup that was never made. */
const NO_BACKUP = -1;

const inSeconds = (moment: Date): number => moment.getTime() / 1000;

function measureConnections(registers: Registry[], pool: PoolCounts): void {
  new Gauge({
    name: 'database_pool_connections',
    help: 'Connections of the pool: in all, idle, and calls that wait for one.',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'total' }, pool.totalCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
}

function measureObserved(registers: Registry[], observed: Observed): void {
  new Counter({
    name: 'refused_calls_total',
    help: 'Refused calls, by code of the refusal.',
    labelNames: ['code'],
    registers,
    collect() {
      this.reset();
      for (const [code, count] of observed.refusals) this.inc({ code }, count);
    },
  });
  new Counter({
    name: 'job_failures_total',
    help: 'Failed runs of a job in this process.',
    labelNames: ['job'],
    registers,
    collect() {
      this.reset();
      for (const [job, count] of observed.jobFailures) this.inc({ job }, count);
    },
  });
  new Gauge({
    name: 'way_failing',
    help: 'Whether nothing leaves by a way at present (1), by way.',
    labelNames: ['way'],
    registers,
    collect() {
      this.reset();
      for (const channel of observed.failingChannels.keys()) this.set({ way: channel }, 1);
    },
  });
  new Gauge({
    name: 'live_streams',
    help: 'Open streams of live events.',
    registers,
    collect() {
      this.set(observed.liveStreams);
    },
  });
  new Gauge({
    name: 'stored_orphans',
    help: 'Stored files without a row, of the last daily count in this process.',
    registers,
    collect() {
      if (observed.orphans !== undefined) this.set(observed.orphans);
    },
  });
  new Gauge({
    name: 'queue_waiting',
    help: 'Works that wait for their turn: passwords, pictures, texts, workbooks.',
    registers,
    collect() {
      this.set(countWaiting());
    },
  });
}

function measureRuns(registers: Registry[], readRuns: ProcessSources['readRuns']): void {
  // While the database is away, the former values stay.
  const read = () => readRuns().catch(() => undefined);
  new Gauge({
    name: 'job_last_run_timestamp_seconds',
    help: 'When a job last ran in any process.',
    labelNames: ['job'],
    registers,
    async collect() {
      for (const [job, at] of (await read())?.jobs ?? []) this.set({ job }, inSeconds(at));
    },
  });
  new Gauge({
    name: 'backup_age_seconds',
    help: 'Age of the last backup; -1 before the first.',
    registers,
    async collect() {
      const runs = await read();
      if (runs) this.set(runs.backup ? inSeconds(new Date()) - inSeconds(runs.backup) : NO_BACKUP);
    },
  });
}

function measureFailedBackup(registers: Registry[], readRuns: ProcessSources['readRuns']): void {
  new Gauge({
    name: 'backup_failed',
    help: 'Whether the newest backup failed (1) or is whole (0).',
    registers,
    async collect() {
      const runs = await readRuns().catch(() => undefined);
      if (runs) this.set(runs.backupFailed ? 1 : 0);
    },
  });
}

/** Adds what this process holds and noticed: pool, jobs, queues, streams, refusals, backup, parts of readiness. */
export function measureProcess(registry: Registry, sources: ProcessSources): void {
  const registers = [registry];
  if (sources.pool) measureConnections(registers, sources.pool);
  if (sources.standby) measureStandby(registers, sources.standby);
  measureObserved(registers, sources.observed);
  measureRuns(registers, sources.readRuns);
  measureFailedBackup(registers, sources.readRuns);
  measureMessages(registers, sources.readMessages);
  new Gauge({
    name: 'ready_part',
    help: 'Whether a part of /readyz is fine (1) or fails (0).',
    labelNames: ['part'],
    registers,
    async collect() {
      const { parts } = await sources.readReadiness();
      for (const [part, state] of Object.entries(parts)) this.set({ part }, state === 'ok' ? 1 : 0);
    },
  });
}
