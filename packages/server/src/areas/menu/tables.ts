import type { MenuKey } from '@portal/contract/areas/menu/keys';
import type { UserType } from '@portal/contract/core/actor';
import type { Generated } from 'kysely';

/** A top menu. `domain` is the address of an outside system, or ''. */
export type TopMenuTable = {
  id: number;
  mode: 'M' | 'C';
  position: number;
  name: string;
  link: string;
  domain: string;
  icon: string;
  special_icon: Generated<string>;
  active: Generated<boolean>;
  /** Rises with each change of what is shown of it. */
  version: Generated<number>;
};

/** A left menu below a top menu. `audience` is the type of users that may see it. */
export type LeftMenuTable = {
  id: number;
  top_menu_id: number;
  position: number;
  audience: Generated<'all' | 'M' | 'C'>;
  name: string;
  link: string;
  related: Generated<string>;
  domain: Generated<string>;
  active: Generated<boolean>;
  /** Rises with each change of what is shown of it. */
  version: Generated<number>;
};

/** A menu that was granted to a user. */
export type MenuGrantTable = {
  user_id: string;
  menu_type: 'T' | 'L';
  menu_id: number;
};

/** A stored menu, with the fields that an operator can see and edit. */
export type StoredMenu = MenuKey & {
  topMenuId: number;
  mode: UserType;
  name: string;
  link: string;
  domain: string;
  active: boolean;
  version: number;
};

/** Tables that this area alone writes. */
export type MenuTables = {
  left_menu: LeftMenuTable;
  menu_grant: MenuGrantTable;
  top_menu: TopMenuTable;
};
