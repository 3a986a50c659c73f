import { internalRegisterChecks } from '@portal/contract/areas/internal-projects/forms';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { today } from '#lib/days.ts';
import { mockCalls } from '#test-kit/mock-calls.ts';
import { openPage, STAFF } from '#test-kit/open-page.tsx';
import { AddPage } from '../pages/add-page.tsx';
import { earliestDay } from './allowed.ts';

const hasControl = (field: string): boolean =>
  document.querySelector(
    `input[name="${field}"], select[name="${field}"], [data-field="${field}"] :is(input, button)`,
  ) !== null;

it('every field with a check has a control in the form (INT-27 to INT-43)', async () => {
  mockCalls({ 'Area/all-area-list': [{ id: 2, areaName: '부산' }] });
  const { user } = await openPage('/projects/mizeadd', AddPage, '/projects/mizeadd');
  await screen.findByRole('combobox', { name: '지역' });
  expect(hasControl('MaintenanceType')).toBe(false);
  await user.click(screen.getByLabelText('유지보수'));
  expect(hasControl('Price')).toBe(false);
  await user.click(screen.getByLabelText('유상'));
  const missing = internalRegisterChecks.map(({ field }) => field).filter((field) => !hasControl(field));
  expect(missing).toEqual([]);
});

it('only permission M may pick past days (D-140)', () => {
  expect(earliestDay(STAFF)).toBe(today());
  expect(earliestDay({ ...STAFF, permission: 'M' })).toBe('');
});
