import { describe, expect, it } from 'vitest';
import { changesBetween } from '../../core/forms.ts';
import { lockOf, type ProjectValues, projectItems } from './changes.ts';
import { NO_SHIPPING } from './shipping.ts';
import { PROJECT_STATUSES } from './status.ts';

const values: ProjectValues = {
  ProjectName: '판교 CCTV',
  Price: '1500000',
  AddPrice: '',
  AreaId: 2,
  TradeId: 0,
  tradeName: '',
  areaName: '경기',
  StartDate: ['2026-11-25', '2026-11-23'],
  DetailContent: '',
  MaterialsNoYN: 'N',
  Materials: [{ MaterialId: 1, MaterialCnt: 12, materialName: '카메라', modelName: 'C-1' }],
  EtcMemo: '',
  MizeSalesUserId: 'sales1',
  salesUserName: '김영업',
  MizePMUserId: ['pm1', 'pm2'],
  pmUserNames: ['박피엠', '최피엠'],
  CustomerName: '에이타워',
  ZipCode: '06236',
  Addr1: '서울 강남구',
  Addr2: '1층',
  PlaceName: 'A타워',
  PlaceManagerName: '정소장',
  PlaceManagerMobile: '01033334444',
  ImageNameList: ['20261123091530045_앞면.jpg'],
  shipping: NO_SHIPPING,
};

describe('a change as the history shows it (project-changes.md)', () => {
  it.each<[string, Partial<ProjectValues>, string, string, string]>([
    ['the price', { Price: '1600000' }, '프로젝트금액', '1,500,000원', '1,600,000원'],
    ['an addition where there was none', { AddPrice: '-50000' }, '추가금액', '0원', '−50,000원'],
    [
      'the dates, in their order',
      { StartDate: ['2026-11-23'] },
      '프로젝트 시작일',
      '2026-11-23, 2026-11-25',
      '2026-11-23',
    ],
    ['no materials', { MaterialsNoYN: 'Y' }, '투입자재', '카메라(C-1) x12', ''],
    ['the people', { MizePMUserId: ['pm2'], pmUserNames: ['최피엠'] }, '담당자(PM)', '박피엠, 최피엠', '최피엠'],
    ['the address', { Addr2: '2층' }, '주소', '(06236) 서울 강남구 1층', '(06236) 서울 강남구 2층'],
    ['a phone', { PlaceManagerMobile: '021234567' }, '현장 담당자 연락처', '010-3333-4444', '02-123-4567'],
    ['photos, under the names the user knows', { ImageNameList: [] }, '사진', '앞면.jpg', ''],
    ['the shipment', { shipping: { ...NO_SHIPPING, DeliveryType: 'D' } }, '자재 배송 정보', '', '담당 PM'],
  ])('%s', (_name, part, ...expected) => {
    const [itemName, originValue, newValue] = expected;
    expect(changesBetween(projectItems, values, { ...values, ...part })).toEqual([{ itemName, originValue, newValue }]);
  });

  it.each<[string, Partial<ProjectValues>]>([
    ['the same dates in another order', { StartDate: ['2026-11-23', '2026-11-25'] }],
    ['an addition of 0', { AddPrice: '0' }],
    ['a phone with hyphens', { PlaceManagerMobile: '010-3333-4444' }],
    ['a new name of the same area', { areaName: '경기도' }],
  ])('%s is no change', (_name, part) => {
    expect(changesBetween(projectItems, values, { ...values, ...part })).toEqual([]);
  });

  it('photos in another order are a change', () => {
    const two = { ...values, ImageNameList: ['a.jpg', 'b.jpg'] };
    expect(changesBetween(projectItems, two, { ...two, ImageNameList: ['b.jpg', 'a.jpg'] })).toHaveLength(1);
  });
});

describe('the items that each status allows to change (D-57, D-67)', () => {
  const free = { materialsConfirmed: false, shippingSent: false };
  it.each([
    ['프로젝트명', 'P N Y F'],
    ['프로젝트금액', 'P N Y YY F'],
    ['비고', 'P N Y YY F'],
    ['담당자(PM)', 'P N Y YY F'],
    ['투입자재', 'P N Y F'],
    ['자재 배송 정보', 'P N Y F'],
  ])('%s: %s', (name, states) => {
    const items = projectItems.filter((item) => item.name === name);
    const open = PROJECT_STATUSES.filter((status) =>
      items.some((item) => lockOf(item, { status, ...free }) === undefined),
    );
    expect(open.join(' ')).toBe(states);
  });

  it.each([
    ['투입자재', { materialsConfirmed: true, shippingSent: false }, ['MATERIAL_CONFIRMED']],
    ['투입자재', { materialsConfirmed: false, shippingSent: true }, [undefined]],
    ['자재 배송 정보', { materialsConfirmed: false, shippingSent: true }, ['MATERIAL_CONFIRMED']],
    ['프로젝트명', { materialsConfirmed: true, shippingSent: true }, [undefined]],
  ])('%s with %j: %s', (name, locks, expected) => {
    const items = projectItems.filter((item) => item.name === name);
    expect(items.map((item) => lockOf(item, { status: 'Y', ...locks }))).toEqual(expected);
  });
});
