import { describe, expect, it } from 'vitest';
import { firstFailure } from '../../core/forms.ts';
import { type InternalDraft, internalEditChecks, internalRegisterChecks } from './forms.ts';
import { asksConstructionManager, asksMaintenance, asksPrice, detailLabel, withinType } from './kinds.ts';

const draft: InternalDraft = {
  ProjectType: 'M',
  MaintenanceType: 'V',
  PayType: 'O',
  Price: '50000',
  ProjectName: '정기 점검',
  AreaId: 1,
  StartDate: ['2026-11-23'],
  StartTime: '09:00',
  MaterialsNoYN: 'N',
  MizeMaterials: [],
  MizeSalesUserId: 'sales1',
  MizePMUserId: ['pm1'],
  CustomerName: '에이타워',
  Addr2: '1층',
  PlaceName: 'A타워',
  PlaceManagerName: '정소장',
  PlaceManagerMobile: '15771234',
};

describe('the fields that belong to each project type', () => {
  it.each([
    { type: 'D', pay: '', maintenance: false, price: false, manager: true, detail: '설치내용' },
    { type: 'P', pay: '', maintenance: false, price: false, manager: false, detail: '답사내용' },
    { type: 'M', pay: 'O', maintenance: true, price: true, manager: false, detail: '유지보수내용' },
    { type: 'M', pay: 'X', maintenance: true, price: false, manager: false, detail: '유지보수내용' },
    { type: 'D', pay: 'O', maintenance: false, price: false, manager: true, detail: '설치내용' },
    { type: '', pay: '', maintenance: false, price: false, manager: false, detail: '상세내용' },
  ] as const)('"$type" with pay "$pay": maintenance $maintenance, price $price', ({ type, pay, ...expected }) => {
    const values = { ProjectType: type, PayType: pay };
    expect({
      maintenance: asksMaintenance(values),
      price: asksPrice(values),
      manager: asksConstructionManager(values),
      detail: detailLabel(type),
    }).toEqual(expected);
  });

  it.each([
    ['D', 'O', { MaintenanceType: '', PayType: '', Price: '' }],
    ['M', 'X', { MaintenanceType: 'V', PayType: 'X', Price: '' }],
    ['M', 'O', { MaintenanceType: 'V', PayType: 'O', Price: '50000' }],
  ] as const)('type %s with pay %s keeps only the fields %j', (ProjectType, PayType, expected) => {
    expect(withinType({ ...draft, ProjectType, PayType })).toMatchObject(expected);
  });
});

describe('the checks in their order (INT-27 to INT-42)', () => {
  it.each<[Partial<InternalDraft>, string | undefined]>([
    [{}, undefined],
    [{ ProjectType: '', ProjectName: '' }, 'ProjectType'],
    [{ MaintenanceType: '', PayType: '' }, 'MaintenanceType'],
    [{ PayType: '' }, 'PayType'],
    [{ Price: '' }, 'Price'],
    [{ Price: '', PayType: 'X' }, undefined],
    [{ ProjectName: ' ', AreaId: 0 }, 'ProjectName'],
    [{ AreaId: 0, StartDate: [] }, 'AreaId'],
    [{ StartDate: [], StartTime: '' }, 'StartDate'],
    [{ StartTime: '' }, 'StartTime'],
    [{ ProjectType: 'D' }, 'MizeMaterials'],
    [{ ProjectType: 'D', MaterialsNoYN: 'Y' }, undefined],
    [{ MizeSalesUserId: '', MizePMUserId: [] }, 'MizeSalesUserId'],
    [{ MizePMUserId: [], CustomerName: '' }, 'MizePMUserId'],
    [{ CustomerName: '', Addr2: '' }, 'CustomerName'],
    [{ Addr2: '', PlaceName: '' }, 'Addr2'],
    [{ PlaceName: '', PlaceManagerName: '' }, 'PlaceName'],
    [{ PlaceManagerName: '', PlaceManagerMobile: '' }, 'PlaceManagerName'],
    [{ PlaceManagerMobile: '1234567' }, 'PlaceManagerMobile'],
  ])('%j fails at %s', (changes, field) => {
    expect(firstFailure(internalRegisterChecks, { ...draft, ...changes })?.field).toBe(field);
  });

  it('an edit does not require the time (INT-43)', () => {
    expect(firstFailure(internalEditChecks, { ...draft, StartTime: '' })).toBeUndefined();
  });
});
