import type { AlarmTable } from '../areas/alarms/tables.ts';
import type { SessionTable, SignInFailureTable } from '../areas/auth/tables.ts';
import type { CommentTable } from '../areas/comments/tables.ts';
import type { StoredFileTable } from '../areas/files/tables.ts';
import type {
  InternalMaterialTable,
  InternalPmTable,
  InternalProjectTable,
  InternalTallyTable,
} from '../areas/internal-projects/tables.ts';
import type { AreaTable, CheckItemTable, MaterialTable } from '../areas/lookups/tables.ts';
import type { LeftMenuTable, MenuGrantTable, TopMenuTable } from '../areas/menu/tables.ts';
import type {
  OutsourcedMaterialTable,
  OutsourcedPhotoTable,
  OutsourcedPmTable,
  OutsourcedProjectTable,
  OutsourcedScoreTable,
  OutsourcedStartDateTable,
  OutsourcedTallyTable,
} from '../areas/outsourced-projects/tables.ts';
import type { CompanyTable, PortalUserTable } from '../areas/people/tables.ts';
import type { IdempotencyKeyTable } from './idempotency-table.ts';
import type { JobRunTable } from './job-run-table.ts';

/** Every table, under its name in the database. */
export type Database = {
  alarm: AlarmTable;
  area: AreaTable;
  check_item: CheckItemTable;
  comment: CommentTable;
  company: CompanyTable;
  idempotency_key: IdempotencyKeyTable;
  internal_material: InternalMaterialTable;
  internal_pm: InternalPmTable;
  internal_project: InternalProjectTable;
  internal_tally: InternalTallyTable;
  job_run: JobRunTable;
  left_menu: LeftMenuTable;
  material: MaterialTable;
  menu_grant: MenuGrantTable;
  outsourced_material: OutsourcedMaterialTable;
  outsourced_photo: OutsourcedPhotoTable;
  outsourced_pm: OutsourcedPmTable;
  outsourced_project: OutsourcedProjectTable;
  outsourced_score: OutsourcedScoreTable;
  outsourced_start_date: OutsourcedStartDateTable;
  outsourced_tally: OutsourcedTallyTable;
  portal_user: PortalUserTable;
  session: SessionTable;
  sign_in_failure: SignInFailureTable;
  stored_file: StoredFileTable;
  top_menu: TopMenuTable;
};
