import { PASSWORD_MASK } from '@portal/contract/areas/auth/passwords';
import type { ManagerInfo, ManagerRow } from '@portal/contract/areas/managers/calls';
import { seoulTime } from '@portal/contract/core/dates';
import { toYesNo } from '@portal/contract/core/formats';
import { withHyphens } from '@portal/contract/core/phone';
import type { AwardCounts } from '#areas/outsourced-projects/public/awards.ts';
import type { ListNames } from '#lists/display-names.ts';
import type { ManagerRecord, pageManagers } from './queries.ts';

type Listed = Awaited<ReturnType<typeof pageManagers>>['rows'][number];
type Counted = AwardCounts & { lastLoginDtm: string };

/** A manager as a row of the list. */
export const viewRow = (row: Listed, names: ListNames, { no, ...counted }: Counted & { no: number }): ManagerRow => ({
  userId: row.user_id,
  no,
  companyId: row.company_id,
  companyName: names.company(row.company_id),
  userName: row.user_name,
  areaId: row.area_id ?? 0,
  areaName: row.area_id === null ? '' : names.area(row.area_id),
  userPhone: withHyphens(row.phone),
  userPosition: row.position,
  ...counted,
  delYn: toYesNo(row.deleted_at !== null),
});

/** The whole record. Of the password it shows only whether there is one (D-11). */
export const viewManager = (manager: ManagerRecord, counted: Counted): ManagerInfo => ({
  userId: manager.user_id,
  companyId: manager.company_id,
  companyName: manager.company_name,
  userName: manager.user_name,
  areaId: manager.area_id ?? 0,
  areaName: manager.area_name ?? '',
  userPhone: withHyphens(manager.phone),
  userPosition: manager.position,
  ...counted,
  delYn: toYesNo(manager.deleted_at !== null),
  userPw: manager.password_hash === null ? '' : PASSWORD_MASK,
  specialMemo: manager.special_memo,
  createdDtm: seoulTime(manager.created_at),
  blankedDtm: manager.blanked_at ? seoulTime(manager.blanked_at) : '',
  version: manager.version,
});
