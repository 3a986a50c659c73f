import type { Kysely } from 'kysely';
import { alarms } from './baseline/alarms.ts';
import { audit } from './baseline/audit.ts';
import { auth } from './baseline/auth.ts';
import { comments } from './baseline/comments.ts';
import { departments } from './baseline/departments.ts';
import { employees } from './baseline/employees.ts';
import { files } from './baseline/files.ts';
import { internalProjects } from './baseline/internal-projects.ts';
import { menu } from './baseline/menu.ts';
import { notices } from './baseline/notices.ts';
import { outsourcedProjects } from './baseline/outsourced-projects.ts';
import { people } from './baseline/people.ts';
import { reference } from './baseline/reference.ts';
import { retention } from './baseline/retention.ts';
import { secondFactor } from './baseline/second-factor.ts';
import { system } from './baseline/system.ts';
import { workspace } from './baseline/workspace.ts';
import { workspaceEntries } from './baseline/workspace-entries.ts';

/** All tables of the first delivery, area by area. Tables of an area refer to those of the areas before it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    ...system,
    ...reference,
    ...people,
    ...departments,
    ...employees,
    ...files,
    ...auth,
    ...secondFactor,
    ...menu,
    ...retention,
    ...audit,
    ...outsourcedProjects,
    ...internalProjects,
    ...comments,
    ...notices,
    ...workspace,
    ...workspaceEntries,
    ...alarms,
  ];
  for (const statement of statements) await statement.execute(db);
}
