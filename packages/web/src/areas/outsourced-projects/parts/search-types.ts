/** What a keyword is looked for in (OUT-06). */
export const SEARCH_TYPES = [
  { value: 'projectName', label: '프로젝트명' },
  { value: 'areaName', label: '지역' },
  { value: 'companyName', label: '업체명' },
  { value: 'pmName', label: '담당자(PM)' },
] as const;
