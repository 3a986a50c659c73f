import { internalRegisterChecks } from '@portal/contract/areas/internal-projects/forms';
import { PROJECT_TYPES } from '@portal/contract/areas/internal-projects/kinds';
import { INTERNAL_STATUSES } from '@portal/contract/areas/internal-projects/status';
import { firstFailure } from '@portal/contract/core/forms';
import { storedValues } from '@portal/server/areas/internal-projects/form-values';
import { findProject, readParts } from '@portal/server/areas/internal-projects/queries/detail';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Loaded, load, NOW } from './load.ts';

let loaded: Loaded;
let db: Loaded['ctx']['db'];
beforeAll(async () => {
  loaded = await load();
  db = loaded.ctx.db;
});
afterAll(() => loaded.close());

const read = () => db.selectFrom('internal_project').selectAll().orderBy('id').execute();

describe('demonstration internal projects', () => {
  it('have all three types and statuses and unique names, oldest first', async () => {
    const internal = await read();
    expect(internal.length).toBeGreaterThanOrEqual(40);
    const kinds = new Set(internal.map(({ project_type, status }) => `${project_type} ${status}`));
    expect(kinds.size).toBe(PROJECT_TYPES.length * INTERNAL_STATUSES.length);
    expect(new Set(internal.map(({ project_name }) => project_name)).size).toBe(internal.length);
    const created = internal.map(({ created_at }) => created_at.getTime());
    expect(created).toEqual([...created].sort((one, other) => one - other));
    expect(
      internal.every(({ created_at, completed_at }) => created_at < NOW && (completed_at ?? created_at) < NOW),
    ).toBe(true);
    expect(internal.filter(({ status, start_date }) => status === 'N' && start_date < '2026-11-20')).toEqual([]);
  });

  it('pass the checks of registration, and have comments and history', async () => {
    for (const project of await read()) {
      const lists = await readParts(db, project.id);
      const stored = await findProject(db, project.id);
      const failed = stored && firstFailure(internalRegisterChecks, storedValues(stored, lists));
      expect(failed?.message).toBeUndefined();
    }
    const comments = await db.selectFrom('comment').select('automatic').where('board', '=', 'project-mize').execute();
    expect(comments.filter(({ automatic }) => automatic).length).toBeGreaterThan(20);
    expect(comments.filter(({ automatic }) => !automatic).length).toBeGreaterThan(20);
  });
});
