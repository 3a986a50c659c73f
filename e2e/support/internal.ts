import type { Page } from '@playwright/test';
import { dayAfter } from './registration.ts';

/** What the test chooses of an internal project. */
type Wanted = {
  name: string;
  type?: 'D' | 'P' | 'M';
  /** Says that no materials are needed; an installation has some. */
  ruledOut?: boolean;
};

/** Registers an internal project over the wire as the signed-in staff of `page`; answers its id. */
export async function addInternal(page: Page, { name, type = 'P', ruledOut = type !== 'D' }: Wanted): Promise<number> {
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
    MaterialsNoYN: ruledOut ? 'Y' : 'N',
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

/** Opens the detail of an internal project and waits for what it is. */
export async function openInternal(page: Page, id: number): Promise<void> {
  await page.goto(`/projects/mizeview/${id}`);
  await page.getByRole('heading', { name: '진행 상태' }).waitFor();
}
