import { describe, expect, it } from 'vitest';
import { siteValues, suggestionOf } from './former-sites.ts';

const SITE = {
  customerName: '에이타워관리단',
  placeName: 'A타워',
  zipCode: '13494',
  addr1: '경기 성남시 분당구 판교역로 1',
  addr2: '지하 2층',
  materials: [{ materialId: 3, materialName: 'NVR', modelName: '16채널', materialCnt: 2, unit: '대' }],
};
const NVR = { MaterialId: 3, MaterialCnt: 2, materialName: 'NVR', modelName: '16채널', unit: '대' };
const CAMERA = { MaterialId: 4, MaterialCnt: 1, materialName: '카메라', modelName: '' };

describe('a chosen former site (D-321)', () => {
  it('fills site, customer, address and materials', () => {
    expect(siteValues(SITE, { Materials: [], MaterialsNoYN: 'N' })).toEqual({
      CustomerName: '에이타워관리단',
      PlaceName: 'A타워',
      ZipCode: '13494',
      Addr1: '경기 성남시 분당구 판교역로 1',
      Addr2: '지하 2층',
      Materials: [NVR],
    });
  });

  it('keeps materials that were chosen before, and the choice of none', () => {
    expect(siteValues(SITE, { Materials: [CAMERA], MaterialsNoYN: 'N' })).not.toHaveProperty('Materials');
    expect(siteValues(SITE, { Materials: [], MaterialsNoYN: 'Y' })).not.toHaveProperty('Materials');
  });

  it('is offered in two lines', () => {
    expect(suggestionOf(SITE)).toMatchObject({
      name: 'A타워 · 에이타워관리단',
      detail: '경기 성남시 분당구 판교역로 1 지하 2층 · 자재 1종',
    });
    expect(suggestionOf({ ...SITE, materials: [] }).detail).toBe('경기 성남시 분당구 판교역로 1 지하 2층');
  });
});
