import { describe, expect, it } from 'vitest';
import { firstFailure } from '../../core/forms.ts';
import { type InternalDraft, internalEditChecks, internalRegisterChecks } from './forms.ts';

const draft: InternalDraft = {
  ProjectType: 'M',
  MaintenanceType: 'V',
  PayType: 'O',
  Price: '350000',
  ProjectName: '정기점검',
  AreaId: 1,
  StartDate: ['2026-11-23'],
  StartTime: '09:30',
  MaterialsNoYN: 'N',
  MizeMaterials: [],
  MizeSalesUserId: 'sales1',
  MizePMUserId: ['pm1'],
  CustomerName: '한강물산',
  Addr2: '3층',
  PlaceName: '한강빌딩',
  PlaceManagerName: '오소장',
  PlaceManagerMobile: '01055556666',
};

const failureOf = (part: Partial<InternalDraft>, checks = internalRegisterChecks) => {
  const failed = firstFailure(checks, { ...draft, ...part });
  return failed ? `${failed.field}: ${failed.message}` : 'right';
};

describe('the time of day (A-09, D-83)', () => {
  it.each([
    ['09:30', 'right', 'right'],
    ['', 'StartTime: internal.startTime.missing', 'right'],
    ['09:', 'StartTime: internal.startTime.half', 'StartTime: internal.startTime.half'],
    [':30', 'StartTime: internal.startTime.half', 'StartTime: internal.startTime.half'],
    ['24:00', 'StartTime: internal.startTime.half', 'StartTime: internal.startTime.half'],
  ])('%j at registration: %s, on edit: %s', (StartTime, registered, edited) => {
    expect(failureOf({ StartTime })).toBe(registered);
    expect(failureOf({ StartTime }, internalEditChecks)).toBe(edited);
  });
});

describe('the amount (INT-14, INT-30)', () => {
  it.each([
    [{ Price: '' }, 'Price: internal.price.blank'],
    [{ Price: '1234567890123' }, 'Price: form.amount.tooLong'],
    [{ PayType: 'X', Price: '1234567890123' } as const, 'right'],
    [{ ProjectType: 'P', Price: '' } as const, 'right'],
  ])('%j: %s', (part, expected) => {
    expect(failureOf(part)).toBe(expected);
  });
});
