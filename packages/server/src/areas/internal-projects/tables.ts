import type { MaintenanceType, PayType, ProjectType } from '@portal/contract/areas/internal-projects/kinds';
import type { InternalStatus } from '@portal/contract/areas/internal-projects/status';
import type { Generated, Updateable } from 'kysely';

/** One internal project. `price` is whole won, the date 'YYYY-MM-DD', the time 'HH:mm' or ''. Phones are digits. */
export type InternalProjectTable = {
  id: Generated<number>;
  version: Generated<number>;
  status: Generated<InternalStatus>;
  project_type: ProjectType | '';
  maintenance_type: Generated<MaintenanceType | ''>;
  pay_type: Generated<PayType | ''>;
  price: number | null;
  project_name: string;
  area_id: number;
  start_date: string;
  start_time: Generated<string>;
  zip_code: Generated<string>;
  addr1: Generated<string>;
  addr2: Generated<string>;
  detail_content: Generated<string>;
  etc_memo: Generated<string>;
  no_materials: Generated<boolean>;
  sales_user_id: string;
  /** PMs in the order of the form; stored here so that lists need no join. */
  pm_ids: Generated<string[]>;
  customer_name: Generated<string>;
  place_name: Generated<string>;
  place_manager_name: Generated<string>;
  place_manager_mobile: Generated<string>;
  choice_company_id: number | null;
  /** Who leads the installation (D-79). */
  choice_user_id: string | null;
  total_people: number | null;
  manager_user_name: Generated<string>;
  manager_user_phone: Generated<string>;
  completed_at: Date | null;
  completed_by: string | null;
  canceled_at: Date | null;
  cancel_memo: Generated<string>;
  material_confirmed: Generated<boolean>;
  wr_id: string | null;
  created_by: string;
  created_at: Generated<Date>;
  deleted_at: Date | null;
  deleted_by: string | null;
  /** When its personal data was blanked because the retention period was over. */
  blanked_at: Date | null;
};

/** Columns that a change of a project sets. */
export type InternalChanges = Updateable<InternalProjectTable>;

export type InternalPmTable = { project_id: number; position: number; user_id: string };
export type InternalMaterialTable = { project_id: number; position: number; material_id: number; quantity: number };

/** Tables that this area alone writes. */
export type InternalTables = {
  internal_material: InternalMaterialTable;
  internal_pm: InternalPmTable;
  internal_project: InternalProjectTable;
};
