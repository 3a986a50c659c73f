import type { Permission } from '@portal/contract/permissions';
import type { MakeRequest } from '../fixture.ts';
import { excelRequests } from './excel.ts';
import { noticeRequests } from './notices.ts';
import { commentRequests, employeeRequests, managerRequests, ownRequests } from './people.ts';
import { internalRequests, outsourcedRequests } from './projects.ts';
import { lookupRequests, referenceRequests } from './reference.ts';
import { secondFactorRequests } from './second-factor.ts';
import { siteRequests } from './sites.ts';
import { workspaceRequests } from './workspace.ts';

/** A valid request for each row of the matrix, by the key of the row. */
export const REQUESTS: Readonly<Record<string, MakeRequest>> = {
  ...ownRequests,
  ...commentRequests,
  ...managerRequests,
  ...employeeRequests,
  ...outsourcedRequests,
  ...internalRequests,
  ...noticeRequests,
  ...excelRequests,
  ...lookupRequests,
  ...referenceRequests,
  ...secondFactorRequests,
  ...siteRequests,
  ...workspaceRequests,
};

/** The key of a row: its address and its case. */
export const keyOf = ({ address, when }: Permission): string =>
  `${address.replace(/^\/api\//, '')}${when === '' ? '' : `: ${when}`}`;
