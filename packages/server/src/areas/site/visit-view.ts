import type { SiteOfDay, Visit } from '@portal/contract/areas/site/visit-calls';
import type { MaterialState } from '@portal/contract/areas/site/visits';
import { seoulTime } from '@portal/contract/core/dates';
import { toYesNo } from '@portal/contract/core/formats';
import { withHyphens } from '@portal/contract/core/phone';
import type { ListNames } from '#lists/display-names.ts';
import type { ArrivalRequest } from './queries/arrival-requests.ts';
import type { SiteRecord } from './queries/sites-of-day.ts';
import type { VisitRecord } from './queries/visits.ts';

type Times = Pick<
  SiteRecord,
  | 'arrived_at'
  | 'arrived_device_at'
  | 'arrived_received_at'
  | 'left_at'
  | 'left_device_at'
  | 'left_received_at'
  | 'tomorrow'
>;
type SeenTimes = Pick<
  Visit,
  | 'arrivedDtm'
  | 'arrivedDeviceDtm'
  | 'arrivedReceivedDtm'
  | 'leftDtm'
  | 'leftDeviceDtm'
  | 'leftReceivedDtm'
  | 'tomorrowYN'
>;

const timeOf = (moment: Date | null): string => (moment === null ? '' : seoulTime(moment));

const viewTimes = (visit: Times): SeenTimes => ({
  arrivedDtm: timeOf(visit.arrived_at),
  arrivedDeviceDtm: timeOf(visit.arrived_device_at),
  arrivedReceivedDtm: timeOf(visit.arrived_received_at),
  leftDtm: timeOf(visit.left_at),
  leftDeviceDtm: timeOf(visit.left_device_at),
  leftReceivedDtm: timeOf(visit.left_received_at),
  tomorrowYN: visit.tomorrow === null ? '' : toYesNo(visit.tomorrow),
});

/** A visit on the page of its award. */
export const viewVisit = (visit: VisitRecord): Visit => ({
  visitId: visit.id,
  day: visit.day,
  headcount: visit.headcount,
  userName: visit.user_name ?? '',
  leftUserName: visit.left_user_name ?? '',
  points: visit.points,
  ...viewTimes(visit),
});

function materialsOf(site: SiteRecord): MaterialState {
  if (site.without_materials) return 'none';
  if (site.material_received) return 'received';
  return site.material_sent ? 'sent' : 'unsent';
}

/** A site of a day for staff. */
export const viewSite = (
  userId: string,
  site: SiteRecord,
  names: ListNames,
  request: ArrivalRequest | undefined,
): SiteOfDay => ({
  day: site.day,
  projectId: site.project_id,
  status: site.status,
  projectName: site.project_name,
  areaName: names.area(site.area_id),
  companyName: names.company(site.company_id),
  headcount: site.headcount ?? site.total_people ?? 0,
  pmNames: site.pm_ids.map(names.user),
  ownYN: toYesNo(site.sales_user_id === userId || site.pm_ids.includes(userId)),
  contactName: site.manager_user_name,
  contactPhone: withHyphens(site.manager_user_phone),
  materials: materialsOf(site),
  photoCount: site.photos,
  awardId: site.award_id,
  askedDtm: timeOf(request?.created_at ?? null),
  askConfirmedDtm: timeOf(request?.confirmed_at ?? null),
  logYN: toYesNo(site.logged),
  ...viewTimes(site),
});
