import { registerChecks } from '@portal/contract/areas/outsourced-projects/forms';
import { firstFailure } from '@portal/contract/core/forms';
import { describe, expect, it } from 'vitest';
import { EMPTY_VALUES, registrationRequest } from './values.ts';

const material = { MaterialId: 3, MaterialCnt: 12, materialName: 'NVR', modelName: '16채널' };
const values = {
  ...EMPTY_VALUES,
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
  id: 'a',
  original: 'a.jpg',
  stored: '20261121021131123_a.jpg',
  blob: new Blob(),
  preview: 'blob:a',
  sent: false,
};

describe('registration request (D-52)', () => {
  it('joins dates, people and photo names, and sends materials without their names', () => {
    expect(registrationRequest(values, [photo, { ...photo, stored: 'b' }], 'pm1')).toMatchObject({
      StartDate: '2026-11-23^2026-11-27',
      MizePMUserId: 'pm1^pm2',
      Materials: [{ MaterialId: 3, MaterialCnt: 12 }],
      MaterialsNoYN: 'N',
      ImageNameList: '20261121021131123_a.jpg^b',
      LoginId: 'pm1',
    });
  });

  it('sends no materials when none are needed', () => {
    expect(registrationRequest({ ...values, MaterialsNoYN: 'Y' }, [], 'pm1').Materials).toEqual([]);
  });
});

it('an empty form fails the first check', () => {
  expect(firstFailure(registerChecks, EMPTY_VALUES)?.field).toBe('ProjectName');
});
