/** The texts of either kind of project about customer, site and people, blanked when their period is over. */
export const NO_PROJECT_TEXTS = {
  zip_code: '',
  addr1: '',
  addr2: '',
  detail_content: '',
  etc_memo: '',
  customer_name: '',
  place_name: '',
  place_manager_name: '',
  place_manager_mobile: '',
  manager_user_name: '',
  manager_user_phone: '',
} as const;
