import { type MaterialRow, type MenuRow, type NameRow, referenceCalls } from '@portal/contract/areas/reference/calls';
import type { CompanyRow } from '@portal/contract/areas/reference/company-calls';
import type { HolidayRow } from '@portal/contract/areas/reference/holiday-calls';
import { NAME_LISTS } from '@portal/contract/areas/reference/kinds';
import { matchesReference, menuSearchText } from '@portal/contract/areas/reference/matches';
import { listFields } from '@portal/contract/core/fields';
import { listExport, type SheetColumn } from '#lists/list-export.ts';
import { listCompanies } from './companies.ts';
import { listHolidays } from './holidays.ts';
import { listMaterials } from './materials.ts';
import { listMenus } from './menus.ts';
import { listNames } from './names.ts';

const ACTIVE = {
  key: 'active',
  label: '상태',
  of: (row: { activeYN: 'Y' | 'N' }) => (row.activeYN === 'Y' ? '사용' : '사용 안 함'),
} as const;

const COMPANY: readonly SheetColumn<CompanyRow>[] = [
  { key: 'name', label: '업체명', of: (row) => row.companyName },
  { key: 'number', label: '사업자등록번호', of: (row) => row.businessNumber },
  { key: 'head', label: '대표자', of: (row) => row.representative },
  { key: 'phone', label: '전화번호', of: (row) => row.companyPhone },
  ACTIVE,
];

const MATERIAL: readonly SheetColumn<MaterialRow>[] = [
  { key: 'name', label: '자재명', of: (row) => row.materialName },
  { key: 'model', label: '모델명', of: (row) => row.modelName },
  { key: 'unit', label: '단위', of: (row) => row.unit },
  ACTIVE,
];

const HOLIDAY: readonly SheetColumn<HolidayRow>[] = [
  { key: 'name', label: '이름', of: (row) => row.holidayName },
  { key: 'day', label: '날짜', kind: 'day', of: (row) => row.holidayDay },
  ACTIVE,
];

const NAME: readonly SheetColumn<NameRow>[] = [{ key: 'name', label: '이름', of: (row) => row.name }, ACTIVE];

const MENU: readonly SheetColumn<MenuRow>[] = [
  { key: 'name', label: '메뉴명', of: (row) => row.menuName },
  { key: 'mode', label: '모드', of: (row) => (row.menuMode === 'M' ? '직원' : '협력사') },
  { key: 'link', label: '링크', of: (row) => row.menuLink },
  { key: 'domain', label: '도메인', of: (row) => row.menuDomain },
  ACTIVE,
];

/** The filter of the short lists, which the page applies itself. */
const { SearchKey, SearchActiveStatus } = listFields({
  size: 30,
  statuses: ['Y', 'N'],
  types: [],
  orders: [''],
});
const filtered = { SearchKey, SearchActiveStatus };

const names = { ...referenceCalls.listNames, request: referenceCalls.listNames.request.extend(filtered) };
const menus = { ...referenceCalls.listMenus, request: referenceCalls.listMenus.request.extend(filtered) };

/** The workbooks of reference data. */
export const referenceSheets = [
  listExport({ call: referenceCalls.listCompanies, name: '업체목록', columns: () => COMPANY, read: listCompanies }),
  listExport({ call: referenceCalls.listMaterials, name: '자재목록', columns: () => MATERIAL, read: listMaterials }),
  listExport({ call: referenceCalls.listHolidays, name: '공휴일', columns: () => HOLIDAY, read: listHolidays }),
  listExport({
    call: names,
    name: ({ Kind }) => NAME_LISTS[Kind],
    columns: () => NAME,
    read: async (ctx, input) => {
      const rows = (await listNames(ctx, input)).filter((row) => matchesReference(row, input, row.name));
      return { rows, totalCount: rows.length };
    },
  }),
  listExport({
    call: menus,
    name: '메뉴',
    columns: () => MENU,
    read: async (ctx, input) => {
      const rows = (await listMenus(ctx, input)).filter((row) => matchesReference(row, input, menuSearchText(row)));
      return { rows, totalCount: rows.length };
    },
  }),
];
