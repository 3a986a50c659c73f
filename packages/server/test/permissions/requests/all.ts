import type { Permission } from '@portal/contract/permissions';
import type { MakeRequest } from '../stage.ts';
import { noticeRequests } from './notices.ts';
import { commentRequests, employeeRequests, managerRequests, ownRequests } from './people.ts';
import { internalRequests, outsourcedRequests } from './projects.ts';
import { lookupRequests, referenceRequests } from './reference.ts';
import { secondFactorRequests } from './second-factor.ts';
import { workspaceRequests } from './workspace.ts';

/** A right request for each row of the matrix, by its address and case. */
export const REQUESTS: Readonly<Record<string, MakeRequest>> = {
  ...ownRequests,
  ...commentRequests,
  ...managerRequests,
  ...employeeRequests,
  ...outsourcedRequests,
  ...internalRequests,
  ...noticeRequests,
  ...lookupRequests,
  ...referenceRequests,
  ...secondFactorRequests,
  ...workspaceRequests,
};

/** The name of a row there. */
export const keyOf = ({ address, when }: Permission): string =>
  `${address.replace(/^\/api\//, '')}${when === '' ? '' : `: ${when}`}`;
