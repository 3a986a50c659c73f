import type { Generated } from 'kysely';

/** Companies: the provider and its contractors. */
export type CompanyTable = {
  id: Generated<number>;
  kind: 'provider' | 'partner';
  name: string;
  active: Generated<boolean>;
  created_at: Generated<Date>;
};

/** Everybody who can sign in. */
export type PortalUserTable = {
  user_id: string;
  user_type: 'M' | 'C';
  user_name: string;
  company_id: number;
  permission: Generated<string>;
  mode_authority: Generated<string>;
  employment: Generated<string>;
  position: Generated<string>;
  phone: Generated<string>;
  photo_name: Generated<string>;
  password_hash: string | null;
  credential_version: Generated<number>;
  version: Generated<number>;
  created_at: Generated<Date>;
  deleted_at: Date | null;
};

/** Tables that this area alone writes. */
export type PeopleTables = {
  company: CompanyTable;
  portal_user: PortalUserTable;
};
