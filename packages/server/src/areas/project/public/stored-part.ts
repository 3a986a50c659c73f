/** The columns that projects of both kinds have, with the names joined to them. */
export type StoredPart = {
  id: number;
  version: number;
  status: string;
  project_name: string;
  area_id: number;
  area_name: string;
  zip_code: string;
  addr1: string;
  addr2: string;
  detail_content: string;
  etc_memo: string;
  no_materials: boolean;
  material_confirmed: boolean;
  sales_user_id: string;
  sales_user_name: string;
  sales_user_phone: string;
  customer_name: string;
  place_name: string;
  place_manager_name: string;
  place_manager_mobile: string;
  created_at: Date;
};

/** The people and materials that hang on a project, each in its order. */
export type StoredLists = {
  pms: readonly { user_id: string; user_name: string; phone: string }[];
  materials: readonly { id: number; name: string; model: string; quantity: number }[];
};
