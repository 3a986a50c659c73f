import { OWN_STATUSES, SHARED_STATUSES } from '@portal/contract/areas/outsourced-projects/policy';
import type { ProjectStatus } from '@portal/contract/areas/outsourced-projects/status';
import { type RawBuilder, sql } from 'kysely';

/**
 * `seesProject` of the contract as SQL, for contractors (D-43). `isIn` compares the status as the indexes of the
 * statement need it, `isWinner` says whether their company has the project.
 */
export const seesProjectSql = (
  isIn: (statuses: readonly ProjectStatus[]) => RawBuilder<unknown>,
  isWinner: RawBuilder<unknown>,
): RawBuilder<boolean> => sql<boolean>`(${isIn(SHARED_STATUSES)} or (${isIn(OWN_STATUSES)} and ${isWinner}))`;
