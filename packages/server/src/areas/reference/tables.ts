import type { Generated } from 'kysely';

/** A region. */
export type AreaTable = NamedTable;

export type MaterialTable = {
  id: Generated<number>;
  name: string;
  model: Generated<string>;
  unit: Generated<string>;
  active: Generated<boolean>;
  /** The place among all materials; a new one is the last. */
  position: Generated<number>;
  /** Rises with each change of what is shown of it. */
  version: Generated<number>;
};

/** A holiday that the government announced for a single year (D-204). `day` is 'YYYY-MM-DD'. */
export type AnnouncedHolidayTable = {
  id: Generated<number>;
  day: string;
  name: string;
  active: Generated<boolean>;
  /** Rises with each change of what is shown of it. */
  version: Generated<number>;
};

/** List 1 is rated before completion, list 2 afterwards (D-61). */
export type CheckItemTable = {
  id: Generated<number>;
  list: number;
  position: number;
  text: string;
  active: Generated<boolean>;
  /** Rises with each change of what is shown of it. */
  version: Generated<number>;
};

/** An entry of a short ordered list. */
export type NamedTable = {
  id: Generated<number>;
  name: string;
  position: number;
  active: Generated<boolean>;
  /** Rises with each change of what is shown of it. */
  version: Generated<number>;
};

/** Tables that this area alone writes. */
export type ReferenceTables = {
  area: AreaTable;
  check_item: CheckItemTable;
  material: MaterialTable;
  announced_holiday: AnnouncedHolidayTable;
  job_position: NamedTable;
  bank: NamedTable;
  trade: NamedTable;
  notice_category: NamedTable;
  safety_point: NamedTable;
};
