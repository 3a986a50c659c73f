import { JOB_LABELS } from '@portal/contract/areas/retention/jobs';
import { expect, it } from 'vitest';
import { jobs } from '#jobs/list-jobs.ts';

it('every job has one name of its own, and a Korean one for the operator', () => {
  const names = jobs.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect([...names, 'clock'].sort()).toEqual(Object.keys(JOB_LABELS).sort());
});

it('a job that removes is run by one process for all, and not more often than each hour (D-30)', () => {
  const removing = jobs.filter(({ due }) => due !== undefined);
  expect(removing.length).toBeGreaterThan(20);
  expect(removing.filter(({ every, claim }) => claim !== 'one' || !['hour', 'day'].includes(every))).toEqual([]);
});
