import { registerChecks } from '@portal/contract/areas/outsourced-projects/forms';
import { firstFailure } from '@portal/contract/core/forms';
import { describe, expect, it } from 'vitest';
import { EMPTY_DRAFT, isDirty, type RegisterDraft, registrationRequest } from './register-draft.ts';

const material = { MaterialId: 3, MaterialCnt: 12, materialName: 'NVR', modelName: '16채널' };
const draft: RegisterDraft = {
  ...EMPTY_DRAFT,
  ProjectName: '현장 설치',
  Price: '1500000',
  AddPrice: '-2000',
  AreaId: 2,
  StartDate: ['2026-11-23', '2026-11-27'],
  Materials: [material],
  MizeSalesUserId: 'sales1',
  MizePMUserId: ['pm1', 'pm2'],
};
const photo = {
  original: 'a.jpg',
  stored: '20261121021131123_a.jpg',
  blob: new Blob(),
  preview: 'blob:a',
  sent: false,
};

describe('registration request (OUT-53, OUT-58, OUT-63, D-52)', () => {
  it('joins dates, people and photo names, and sends materials without their names', () => {
    expect(registrationRequest(draft, [photo, { ...photo, stored: 'b' }], 'pm1')).toMatchObject({
      StartDate: '2026-11-23^2026-11-27',
      MizePMUserId: 'pm1^pm2',
      Materials: [{ MaterialId: 3, MaterialCnt: 12 }],
      MaterialsNoYN: 'N',
      ImageNameList: '20261121021131123_a.jpg^b',
      LoginId: 'pm1',
    });
  });

  it('sends no materials once none are needed', () => {
    expect(registrationRequest({ ...draft, MaterialsNoYN: 'Y' }, [], 'pm1').Materials).toEqual([]);
  });
});

describe('the draft', () => {
  it('starts clean and fails the first check', () => {
    expect(isDirty(EMPTY_DRAFT, [])).toBe(false);
    expect(firstFailure(registerChecks, EMPTY_DRAFT)?.field).toBe('ProjectName');
  });

  it('is dirty with a photo or a letter', () => {
    expect(isDirty(EMPTY_DRAFT, [photo])).toBe(true);
    expect(isDirty({ ...EMPTY_DRAFT, EtcMemo: ' ' }, [])).toBe(true);
  });
});
