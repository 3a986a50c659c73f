import type { Employment } from '@portal/contract/areas/employees/codes';
import type { Generated, Insertable, Updateable } from 'kysely';

/** A company: the provider or one of its contractors. */
export type CompanyTable = {
  id: Generated<number>;
  kind: 'provider' | 'partner';
  name: string;
  active: Generated<boolean>;
  /** Ten digits, or ''. */
  business_number: Generated<string>;
  representative: Generated<string>;
  /** Digits. */
  phone: Generated<string>;
  version: Generated<number>;
  /** How many teams it has in a day; null when it is not counted (D-332). */
  daily_teams: number | null;
  created_at: Generated<Date>;
  /** The place among all companies; a new one is the last. */
  position: Generated<number>;
};

/** A user account: staff (M) or a contractor's manager (C). */
export type PortalUserTable = {
  user_id: string;
  user_type: 'M' | 'C';
  user_name: string;
  company_id: number;
  permission: Generated<string>;
  /** Duties beside the permission letter (D-253). */
  sales_duty: Generated<boolean>;
  pm_duty: Generated<boolean>;
  mode_authority: Generated<string>;
  employment: Generated<Employment>;
  position: Generated<string>;
  phone: Generated<string>;
  photo_name: Generated<string>;
  /** The region of a contractor's manager. */
  area_id: number | null;
  special_memo: Generated<string>;
  /** The name of an employee's department, for lists. It is updated when the department is renamed. */
  dept_name: Generated<string>;
  created_by: string | null;
  password_hash: string | null;
  /** Whether another user set the password, so that it must be changed at the next sign-in (D-197). */
  password_to_change: Generated<boolean>;
  credential_version: Generated<number>;
  version: Generated<number>;
  created_at: Generated<Date>;
  deleted_at: Date | null;
  /** When the employee retired, or the account was deleted. Null for current users. */
  left_at: Date | null;
  /** When the account was blanked, after its retention period. */
  blanked_at: Date | null;
};

export type NewCompany = Insertable<CompanyTable>;
export type CompanyColumns = Updateable<CompanyTable>;
export type NewUser = Insertable<PortalUserTable>;
export type UserColumns = Updateable<PortalUserTable>;

/** Tables that this area alone writes. */
export type PeopleTables = {
  company: CompanyTable;
  portal_user: PortalUserTable;
};
