import { expect, type Page } from '@playwright/test';
import { dayAfter, press } from './registration.ts';
import { expectToasts } from './toasts.ts';

/** The values of an internal project that a test chooses. */
type InternalProject = {
  name: string;
  type?: 'D' | 'P' | 'M';
  /** True when the project needs no materials. An installation needs some. */
  noMaterials?: boolean;
};

/** Registers an internal project through the API as the user of `page` and returns its id. */
export async function addInternalProject(
  page: Page,
  { name, type = 'P', noMaterials = type !== 'D' }: InternalProject,
): Promise<number> {
  const materials = type === 'D' ? [{ MaterialId: 1, MaterialCnt: 3 }] : [];
  const data = {
    ProjectType: type,
    ...(type === 'M' ? { MaintenanceType: 'V', PayType: 'O', Price: '350000' } : {}),
    ProjectName: name,
    AreaId: 1,
    StartDate: dayAfter(5),
    StartTime: '09:30',
    DetailContent: '현장 확인',
    MizeMaterials: materials,
    MaterialsNoYN: noMaterials ? 'Y' : 'N',
    MizeSalesUserId: 'sales1',
    MizePMUserId: 'pm1^pm2',
    CustomerName: '한강물산',
    ZipCode: '04524',
    Addr1: '서울 중구 세종대로 110',
    Addr2: '3층 관리실',
    PlaceName: '한강빌딩',
    PlaceManagerName: '오소장',
    PlaceManagerMobile: '01055556666',
  };
  const added = await page.request.post('/api/MizeConstruction/construction-add', { data });
  return (await added.json()).data[0].id;
}

/** Opens the detail page of an internal project and waits for its content. */
export async function openInternalProject(page: Page, id: number): Promise<void> {
  await page.goto(`/projects/mizeview/${id}`);
  await page.getByRole('heading', { name: '프로젝트정보' }).waitFor();
}

/** Chooses an option of a radio group by its label. */
export const choose = (page: Page, group: string, option: string): Promise<void> =>
  page.getByRole('radiogroup', { name: group }).getByRole('radio', { name: option, exact: true }).check();

/** Fills in the start time. */
export async function typeTime(page: Page, hours: string, minutes: string): Promise<void> {
  await page.getByLabel('시', { exact: true }).fill(hours);
  await page.getByLabel('분', { exact: true }).fill(minutes);
}

/** Opens the registration form with the button of the list. */
export async function openForm(page: Page): Promise<void> {
  await page.goto('/projects/mizelist');
  await press(page, '등록하기');
  await page.getByRole('heading', { name: '프로젝트 등록 (마이즈)' }).waitFor();
}

/** Sends the form and expects that the registration succeeds. */
export async function register(page: Page): Promise<void> {
  await press(page, '등록');
  await expectToasts(page, '프로젝트 정보가 성공적으로 등록되었습니다.');
  await expect(page).toHaveURL(/\/projects\/mizelist$/);
}
