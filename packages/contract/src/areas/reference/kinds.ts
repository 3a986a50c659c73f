import { TEXT_LIMIT } from '../../core/limits.ts';

/** The short lists of reference data, which have names and an order, with their labels (D-133). */
export const NAME_LISTS = {
  area: '지역',
  trade: '공종',
  check: '업체 평가 항목',
  'check-two': '완료 후 평가 항목',
  category: '공지사항 분류',
  position: '직책',
  bank: '은행',
  safety: '안전 점검',
} as const;
export type NameList = keyof typeof NAME_LISTS;
export const NAME_LIST_CODES = [
  'area',
  'trade',
  'check',
  'check-two',
  'category',
  'position',
  'bank',
  'safety',
] as const satisfies NameList[];

/** Page size of the lists of companies and materials (LISTS-06). */
export const REFERENCE_PAGE_SIZE = 30;

/** Most companies or materials that one request can put in order. */
export const ORDER_LIMIT = 10_000;

/** Most characters of a material's unit. */
export const UNIT_LIMIT = 20;

/**
 * Columns of the import workbooks, in order. Each has its request field, its heading in the template, whether it is
 * required, and its most characters.
 */
export const MATERIAL_COLUMNS = [
  { field: 'MaterialName', heading: '자재명', required: true, most: TEXT_LIMIT.name },
  { field: 'ModelName', heading: '모델명', required: false, most: TEXT_LIMIT.name },
  { field: 'Unit', heading: '단위', required: false, most: UNIT_LIMIT },
] as const;
export const COMPANY_COLUMNS = [
  { field: 'CompanyName', heading: '업체명', required: true, most: TEXT_LIMIT.name },
  { field: 'BusinessNumber', heading: '사업자등록번호', required: false, most: TEXT_LIMIT.name },
  { field: 'Representative', heading: '대표자', required: false, most: TEXT_LIMIT.name },
  { field: 'CompanyPhone', heading: '전화번호', required: false, most: TEXT_LIMIT.name },
  { field: 'DailyTeams', heading: '하루 팀 수', required: false, most: TEXT_LIMIT.name },
] as const;

/** The steps to the first posted project, in the recommended order. */
export const FIRST_STEPS = ['company', 'manager', 'sales', 'pm', 'material', 'project'] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];

const WEIGHTS = [1, 3, 7, 1, 3, 7, 1, 3, 5] as const;

/** Whether the last of the ten digits of a business number is the right check digit. */
export function hasBusinessCheckDigit(value: string): boolean {
  const digits = value.replace(/\D/g, '');
  if (digits.length !== 10) return false;
  const sum = WEIGHTS.reduce((total, weight, place) => total + weight * Number(digits[place]), 0);
  const carried = Math.floor((Number(digits[8]) * 5) / 10);
  return (10 - ((sum + carried) % 10)) % 10 === Number(digits[9]);
}

/** '1234567891' to '123-45-67891'. A number of another length is returned as its digits. */
export const withBusinessHyphens = (value: string): string => {
  const digits = value.replace(/\D/g, '');
  return digits.length === 10 ? `${digits.slice(0, 3)}-${digits.slice(3, 5)}-${digits.slice(5)}` : digits;
};
