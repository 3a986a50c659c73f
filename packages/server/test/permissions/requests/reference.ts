import writeExcelFile from 'write-excel-file/node';
import { beginHold } from '#db/job-holds.ts';
import { registerProject } from '#test-kit/factories/project.ts';
import type { MakeRequest, PermissionFixture } from '../fixture.ts';

type Requests = Readonly<Record<string, MakeRequest>>;

const nothing: MakeRequest = () => ({});
const as = { as: 'admin' } as const;

/** Requests of the look-ups of all forms, and of the logs. */
export const lookupRequests: Requests = {
  'Company/all-company-list': nothing,
  'Area/all-area-list': nothing,
  'Trade/all-trade-list': nothing,
  'Materials/all-materials-list': nothing,
  'Check/all-check-list': nothing,
  'Check/all-check-list-two': nothing,
  'User/sales-user-list': nothing,
  'User/pm-user-list': nothing,
  'User/manager-user-list': nothing,
  'User/all-employee-list': nothing,
  'BaseInfo/postion-info': nothing,
  'BaseInfo/academic-info': nothing,
  'BaseInfo/research-position-info': nothing,
  'BaseInfo/it-grade-info': nothing,
  'BaseInfo/bank-info': nothing,
  'BaseInfo/holiday-info': nothing,
  'BaseInfo/menu-info': nothing,
  'Audit/access-log-list': nothing,
  'Audit/change-log-list': nothing,
  'Audit/security-log-list': nothing,
  'Audit/access-review': nothing,
  'Audit/access-review-done': () => ({ body: { Month: '2026.10', Memo: '이상 없음' } }),
};

const Kind = 'bank';
const bank = async ({ portal, unique }: PermissionFixture): Promise<number> =>
  (await portal.call('Reference/name-add', { Kind, Name: `은행 ${unique()}` }, as)).ok.data[0]?.id ?? 0;
const company = ({ unique }: PermissionFixture) => ({
  CompanyName: `업체 ${unique()}`,
  BusinessNumber: '',
  Representative: '',
  CompanyPhone: '',
});
const material = ({ unique }: PermissionFixture) => ({ MaterialName: `자재 ${unique()}`, ModelName: 'D10', Unit: 'm' });
const companyId = async (stage: PermissionFixture): Promise<number> =>
  (await stage.portal.call('Reference/company-add', company(stage), as)).ok.data[0]?.id ?? 0;
const materialId = async (stage: PermissionFixture): Promise<number> =>
  (await stage.portal.call('Reference/material-add', material(stage), as)).ok.data[0]?.id ?? 0;
/** A day of its own. The 15th of November is never a holiday by the rules. */
const holiday = ({ unique }: PermissionFixture) => {
  const number = unique();
  return { HolidayDay: `${2027 + number}-11-15`, HolidayName: `임시공휴일 ${number}` };
};
const holidayId = async (stage: PermissionFixture): Promise<number> =>
  (await stage.portal.call('Reference/holiday-add', holiday(stage), as)).ok.data[0]?.id ?? 0;
const menu = ({ unique }: PermissionFixture) => ({
  MenuName: `메뉴 ${unique()}`,
  MenuLink: '',
  MenuDomain: '',
  MenuMode: 'M',
});
const menuId = async (stage: PermissionFixture): Promise<number> =>
  (await stage.portal.call('Reference/menu-add', menu(stage), as)).ok.data[0]?.id ?? 0;

const sheet = async (rows: string[][]) => {
  const content = await writeExcelFile(rows.map((row) => row.map((value) => ({ value, type: String })))).toBuffer();
  return { body: { DryRunYN: 'Y' }, parts: [{ name: 'rows.xlsx', content }] };
};

const retired = async (Id: number) => ({ body: { Id, ActiveYN: 'N' } });

const reversed = async (
  portal: PermissionFixture['portal'],
  path: 'Reference/company-list' | 'Reference/material-list',
) => {
  const { data } = (await portal.call(path, { PageSize: 1000 }, as)).ok;
  return { body: { Ids: data.map(({ id }) => ({ Id: id })).reverse() } };
};

/** Requests of the reference data that an operator maintains. */
export const referenceRequests: Requests = {
  'Reference/name-list': () => ({ body: { Kind } }),
  'Reference/name-add': ({ unique }) => ({ body: { Kind, Name: `은행 ${unique()}` } }),
  'Reference/name-edit': async (stage) => ({ body: { Kind, Id: await bank(stage), Name: `은행 ${stage.unique()}` } }),
  'Reference/name-order': async ({ portal }) => {
    const { data } = (await portal.call('Reference/name-list', { Kind }, as)).ok;
    return { body: { Kind, Ids: data.map(({ id }) => ({ Id: id })).reverse() } };
  },
  'Reference/name-retire': async (stage) => ({ body: { Kind, Id: await bank(stage), ActiveYN: 'N' } }),
  'Reference/name-remove': async (stage) => ({ body: { Kind, Id: await bank(stage) } }),
  'Reference/company-list': nothing,
  'Reference/company-add': (stage) => ({ body: company(stage) }),
  'Reference/company-info': async (stage) => ({ body: { Id: await companyId(stage) } }),
  'Reference/company-edit': async (stage) => ({ body: { Id: await companyId(stage), ...company(stage) } }),
  'Reference/company-order': ({ portal }) => reversed(portal, 'Reference/company-list'),
  'Reference/company-retire': async (stage) => retired(await companyId(stage)),
  'Reference/company-remove': async (stage) => ({ body: { Id: await companyId(stage) } }),
  'Reference/company-import': () =>
    sheet([
      ['업체명', '사업자등록번호', '대표자', '전화번호', '하루 팀 수'],
      ['새업체', '', '', '', ''],
    ]),
  'Reference/company-template': nothing,
  'Reference/material-list': nothing,
  'Reference/material-add': (stage) => ({ body: material(stage) }),
  'Reference/material-edit': async (stage) => ({ body: { Id: await materialId(stage), ...material(stage) } }),
  'Reference/material-order': ({ portal }) => reversed(portal, 'Reference/material-list'),
  'Reference/material-retire': async (stage) => retired(await materialId(stage)),
  'Reference/material-remove': async (stage) => ({ body: { Id: await materialId(stage) } }),
  'Reference/material-import': () =>
    sheet([
      ['자재명', '모델명', '단위'],
      ['앵글', 'A-1', 'EA'],
    ]),
  'Reference/material-template': nothing,
  'Reference/holiday-list': nothing,
  'Reference/holiday-add': (stage) => ({ body: holiday(stage) }),
  'Reference/holiday-edit': async (stage) => ({ body: { Id: await holidayId(stage), ...holiday(stage) } }),
  'Reference/holiday-retire': async (stage) => retired(await holidayId(stage)),
  'Reference/holiday-remove': async (stage) => ({ body: { Id: await holidayId(stage) } }),
  'Reference/menu-list': nothing,
  'Reference/menu-add': (stage) => ({ body: menu(stage) }),
  'Reference/menu-edit': async (stage) => ({ body: { MenuId: await menuId(stage), Type: 'T', ...menu(stage) } }),
  'Reference/menu-order': async ({ portal }) => {
    const { data } = (await portal.call('Reference/menu-list', {}, as)).ok;
    const tops = data.filter(({ type, menuMode }) => type === 'T' && menuMode === 'M');
    return { body: { Type: 'T', Ids: tops.map(({ menuId }) => ({ Id: menuId })).reverse() } };
  },
  'Reference/menu-retire': async (stage) => ({ body: { MenuId: await menuId(stage), Type: 'T', ActiveYN: 'N' } }),
  'Reference/first-day': nothing,
  'System/status-info': nothing,
  'Retention/period-list': nothing,
  'Retention/dry-run': () => ({ body: { Kind: 'canceled', Months: 6 } }),
  'Retention/period-edit': ({ unique }) => ({
    body: { Kind: 'canceled', Months: 1 + (unique() % 60), Reason: '방침 변경' },
  }),
  'Retention/deleted-list': nothing,
  'Retention/deleted-restore': async ({ portal }) => {
    const Id = await registerProject(portal);
    await portal.call('Construction/construction-delete', { Id }, as);
    return { body: { Kind: 'outsourced', Id, Reason: '잘못 지웠습니다.' } };
  },
  'Retention/person-data': () => ({ body: { UserId: 'pm2', Reason: '본인의 열람 요청에 답하기 위해' } }),
  'Retention/run-list': () => ({ body: { Kind: 'canceled' } }),
  'Retention/waiting-job-list': nothing,
  'Retention/waiting-job-allow': async ({ portal }) => {
    const seen_at = new Date('2026-11-20T06:00:00Z');
    await beginHold(portal.ctx.db, {
      name: 'purgePhotos',
      reason: 'cap',
      seen_at,
      what: 'Construction',
      due: 30,
      total: 90,
    });
    return { body: { Name: 'purgePhotos' } };
  },
};
