import { readdirSync, readFileSync } from 'node:fs';

type Process = { parent: number; ticks: number; childTicks: number };

const TICK_MS = 10;

/** All running processes, as Linux lists them in /proc. */
function listProcesses(): Map<number, Process> {
  const found = new Map<number, Process>();
  for (const entry of readdirSync('/proc')) {
    if (!/^\d+$/.test(entry)) continue;
    try {
      const stat = readFileSync(`/proc/${entry}/stat`, 'utf8');
      const fields = stat
        .slice(stat.lastIndexOf(')') + 2)
        .split(' ')
        .map(Number);
      const [parent = 0, ticks, childTicks] = [fields[1], sum(fields.slice(11, 13)), sum(fields.slice(13, 15))];
      found.set(Number(entry), { parent, ticks, childTicks });
    } catch {
      // The process has ended since the folder was listed.
    }
  }
  return found;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Processor time in ms of a process and all its descendants. Ended children of the process itself are included. */
export function processorMs(root: number): number {
  const all = listProcesses();
  const family = [root];
  for (const parent of family) {
    for (const [id, process] of all) if (process.parent === parent) family.push(id);
  }
  const ticks = family.map((id) => all.get(id)?.ticks ?? 0);
  return (sum(ticks) + (all.get(root)?.childTicks ?? 0)) * TICK_MS;
}

/** Resident memory of a process in MB. */
export const residentMb = (id: number): number =>
  Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1] ?? 0) / 1024;
