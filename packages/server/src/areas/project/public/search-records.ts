import type { SearchKind } from '@portal/contract/areas/search/kinds';
import type { SearchRecord } from '#areas/search/public/search-entries.ts';

/** The columns of a project by which it is found. */
export const SEARCHED_COLUMNS = [
  'id',
  'project_name',
  'customer_name',
  'place_name',
  'place_manager_mobile',
  'manager_user_phone',
  'addr1',
  'status',
  'choice_company_id',
  'created_at',
  'deleted_at',
] as const;

/** A project of either kind, as far as it is found. */
export type SearchedProject = {
  id: number;
  project_name: string;
  customer_name: string;
  place_name: string;
  place_manager_mobile: string;
  manager_user_phone: string;
  addr1: string;
  status: string;
  choice_company_id: number | null;
  created_at: Date;
  deleted_at: Date | null;
};

/**
 * How a project is found: by its name, and its site by place, customer, address and the telephones of the customer and
 * the crew. They are two records, because not everybody who sees the project sees these (D-45).
 */
export function projectSearchRecords(
  project: SearchedProject,
  [kind, siteKind]: readonly [SearchKind, SearchKind],
): SearchRecord[] {
  const {
    id,
    project_name,
    customer_name,
    place_name,
    place_manager_mobile,
    manager_user_phone,
    addr1,
    status,
    choice_company_id,
    created_at,
  } = project;
  if (project.deleted_at !== null) {
    return [
      { kind, key: id, entry: null },
      { kind: siteKind, key: id, entry: null },
    ];
  }
  const columns = { at: created_at, status, company_id: choice_company_id };
  const site = {
    title: place_name.trim() || customer_name,
    more: `${customer_name}\n${addr1}\n${place_manager_mobile}\n${manager_user_phone}`,
  };
  return [
    { kind, key: id, entry: { ...columns, title: project_name } },
    { kind: siteKind, key: id, entry: { ...columns, ...site } },
  ];
}
