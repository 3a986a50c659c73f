import { account } from '#areas/account/area.ts';
import { audit } from '#areas/audit/area.ts';
import { auth } from '#areas/auth/area.ts';
import { calendar } from '#areas/calendar/area.ts';
import { departments } from '#areas/departments/area.ts';
import { employees } from '#areas/employees/area.ts';
import { guide } from '#areas/guide/area.ts';
import { internalProjects } from '#areas/internal-projects/area.ts';
import { managers } from '#areas/managers/area.ts';
import { notices } from '#areas/notices/area.ts';
import { notify } from '#areas/notify/area.ts';
import { orders } from '#areas/orders/area.ts';
import { outsourcedProjects } from '#areas/outsourced-projects/area.ts';
import { overview } from '#areas/overview/area.ts';
import { reference } from '#areas/reference/area.ts';
import { retention } from '#areas/retention/area.ts';
import { settlement } from '#areas/settlement/area.ts';
import { site } from '#areas/site/area.ts';
import { siteQueue } from '#areas/site-queue/area.ts';
import { system } from '#areas/system/area.ts';
import { workspace } from '#areas/workspace/area.ts';
import type { AreaPage } from '#kit/page/area-page.ts';

/** The pages of all areas (SHELL-32 to SHELL-62). */
export const areaPages: readonly AreaPage[] = [
  ...account,
  ...audit,
  ...auth,
  ...calendar,
  ...departments,
  ...employees,
  ...guide,
  ...internalProjects,
  ...managers,
  ...notices,
  ...notify,
  ...orders,
  ...outsourcedProjects,
  ...overview,
  ...reference,
  ...retention,
  ...settlement,
  ...site,
  ...siteQueue,
  ...system,
  ...workspace,
];
