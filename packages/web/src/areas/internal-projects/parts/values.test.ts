import type { InternalValues } from '@portal/contract/areas/internal-projects/changes';
import { internalEditChecks, internalRegisterChecks } from '@portal/contract/areas/internal-projects/forms';
import type { InternalInfo } from '@portal/contract/areas/internal-projects/shapes';
import { firstFailure } from '@portal/contract/core/forms';
import { describe, expect, it } from 'vitest';
import { onlyOffered } from '#areas/project/public/project-choices.ts';
import { copiedValues } from '#areas/project/public/use-copied-values.ts';
import { isEditableField, ownChanges, rebasedDraft, staleDialogLines } from '#kit/edit/edit-rules.ts';
import { SAMPLE_INTERNAL } from '#test-kit/sample-internal.ts';
import { editRequest, internalRules } from './edit-draft.ts';
import { EMPTY_VALUES, registrationRequest, valuesOf } from './values.ts';

const loaded = SAMPLE_INTERNAL;

const typed = (part: Partial<InternalValues>): InternalValues => ({ ...valuesOf(loaded), ...part });

describe('requests (CALLS-42, CALLS-44)', () => {
  it('joins dates and people, and leaves out fields that the type does not have', () => {
    expect(registrationRequest(typed({ ProjectType: 'P' }), 'sales1')).toMatchObject({
      ProjectType: 'P',
      MaintenanceType: '',
      PayType: '',
      Price: '',
      StartDate: '2026-11-23',
      MizePMUserId: 'pm1^pm2',
      MizeMaterials: [{ MaterialId: 5, MaterialCnt: 2 }],
      LoginId: 'sales1',
    });
    expect(registrationRequest(typed({ PayType: 'X' }), 'sales1').Price).toBe('');
    expect(registrationRequest(typed({ MaterialsNoYN: 'Y' }), 'sales1').MizeMaterials).toEqual([]);
  });

  it('contains the version and the construction manager only for an edit (D-79)', () => {
    expect(editRequest(loaded, typed({ ProjectType: 'D', ChoiceUserId: 'pm1' }), [])).toMatchObject({
      Id: 7,
      Version: 3,
      ChoiceUserId: 'pm1',
      MizeChangeReasons: [],
    });
    expect(registrationRequest(typed({}), 'sales1')).not.toHaveProperty('ChoiceUserId');
  });
});

describe('an internal project edit', () => {
  it('has no changes at first, and clears the amount of a free maintenance (section 20)', () => {
    expect(ownChanges(internalRules, loaded, valuesOf(loaded))).toEqual([]);
    expect(ownChanges(internalRules, loaded, typed({ PayType: 'X' }))).toEqual([
      { itemName: '유/무상', originValue: '유상', newValue: '무상' },
      { itemName: '금액', originValue: '350,000원', newValue: '' },
    ]);
  });

  it('clears the construction manager when the type no longer has one (D-79)', () => {
    const led: InternalInfo = { ...loaded, projectType: 'D', choiceUserId: 'pm1', choiceUserName: '김도현' };
    const changes = ownChanges(internalRules, led, { ...valuesOf(led), ProjectType: 'P' });
    expect(changes.map(({ itemName, newValue }) => [itemName, newValue])).toContainEqual(['시공 담당자', '']);
  });

  it('does not require a time (D-83)', () => {
    expect(firstFailure(internalEditChecks, typed({ StartTime: '' }))).toBeUndefined();
    expect(firstFailure(internalRegisterChecks, typed({ StartTime: '' }))?.field).toBe('StartTime');
  });

  it('locks only confirmed materials while in progress, and every field after completion (D-77)', () => {
    const confirmed: InternalInfo = { ...loaded, materialConfirmYN: 'Y' };
    expect(isEditableField(internalRules, confirmed, 'MizeMaterials')).toBe(false);
    expect(isEditableField(internalRules, confirmed, 'ProjectName')).toBe(true);
    expect(isEditableField(internalRules, { ...loaded, mizeStatus: 'YY' }, 'ProjectName')).toBe(false);
  });

  it('keeps typed values of unlocked fields when a newer version is loaded', () => {
    const fresh: InternalInfo = { ...loaded, version: 4, etcMemo: '주차 불가', materialConfirmYN: 'Y' };
    const mine = typed({ EtcMemo: '주차 가능', Addr2: '4층', MizeMaterials: [] });
    expect(
      staleDialogLines(internalRules, { loaded, fresh, mine }).map((line) => [line.itemName, line.mine, line.locked]),
    ).toEqual([
      ['자재확정', null, undefined],
      ['비고', '주차 가능', undefined],
      ['투입자재', '', true],
      ['주소', '(04524) 세종대로 110 4층', undefined],
    ]);
    expect(rebasedDraft(internalRules, { loaded, mine, fresh })).toMatchObject({
      EtcMemo: '주차 가능',
      Addr2: '4층',
      MizeMaterials: valuesOf(loaded).MizeMaterials,
    });
  });
});

describe('a copy (D-84)', () => {
  const copied = { ...EMPTY_VALUES, ...copiedValues(loaded) };

  it('takes eleven fields, without type, date, time, amount and materials', () => {
    const { ProjectType, StartDate, StartTime, Price, MizeMaterials, DetailContent } = copied;
    expect({ ...EMPTY_VALUES, ProjectType, StartDate, StartTime, Price, MizeMaterials, DetailContent }).toEqual(
      EMPTY_VALUES,
    );
    expect(copied).toMatchObject({ ProjectName: '정기점검', PlaceManagerMobile: '01055556666', AreaId: 1 });
  });

  it('leaves out people who are no longer available, once the look-ups are loaded', () => {
    const choices = { areas: [], sales: [{ value: 'sales2', label: '' }], pms: [{ value: 'pm2', label: '' }] };
    expect(onlyOffered(copied, choices)).toMatchObject({ AreaId: 1, MizeSalesUserId: '', MizePMUserId: ['pm2'] });
    expect(onlyOffered(copied, { areas: [], sales: [], pms: [] })).toEqual(copied);
  });
});
