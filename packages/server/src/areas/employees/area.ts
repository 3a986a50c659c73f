import { Board } from '@portal/contract/areas/comments/boards';
import type { Area } from '#area.ts';
import { employeeTarget } from './comment-target.ts';
import { employeeAdmission, purgeEmployeeFiles } from './files.ts';
import { retireLeavers } from './leaving.ts';
import { employeeRetention } from './retention.ts';
import { employeeRoutes } from './routes.ts';
import { employeeSheets } from './sheets.ts';

/** What this area adds to the portal. */
export const employees = {
  routes: { employees: employeeRoutes },
  sheets: employeeSheets,
  commentTargets: { [Board.Users]: employeeTarget },
  retention: employeeRetention,
  admissions: {
    'User/user-add': employeeAdmission,
    'User/user-edit': employeeAdmission,
    'User/user-photo-image-upload': employeeAdmission,
    'User/user-attach-files-upload': employeeAdmission,
  },
  jobs: [
    { name: 'purgeEmployeeFiles', every: 'hour', claim: 'one', ...purgeEmployeeFiles },
    { name: 'retireLeavers', every: 'tenSeconds', claim: 'each', run: retireLeavers },
  ],
} satisfies Area;
