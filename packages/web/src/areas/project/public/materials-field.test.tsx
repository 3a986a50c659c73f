import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { toasts } from '#lib/toast.ts';
import { draw, popToasts } from '#test-kit/draw.tsx';
import { mockCalls } from '#test-kit/mock-calls.ts';
import { type MaterialChoice, MaterialsField } from './materials-field.tsx';

const MATERIAL = '돔형 CCTV 카메라 (DC-200)';
const FORM = {
  draft: { MaterialsNoYN: 'N' },
  change: () => {},
  errorOf: () => '',
  isRequired: () => false,
  isLocked: () => false,
  formerOf: () => undefined,
} as const;

function Materials() {
  const [lines, setLines] = useState<readonly MaterialChoice[]>([]);
  return (
    <QueryClientProvider client={new QueryClient()}>
      <MaterialsField form={FORM} name="Materials" lines={lines} onLines={setLines} />
    </QueryClientProvider>
  );
}

it('materials are not added twice, and quantities stay within their limits (MAT-01 to MAT-06)', async () => {
  popToasts();
  mockCalls({ 'Materials/all-materials-list': [{ id: 1, materialsName: '돔형 CCTV 카메라', modelName: 'DC-200' }] });
  const user = draw(<Materials />);
  const quantity = () => screen.getByLabelText<HTMLInputElement>(`${MATERIAL} 수량`);
  const step = (text: string) => user.click(screen.getByLabelText(`${MATERIAL} 수량 ${text}`));
  const add = async () => {
    await user.click(screen.getByRole('combobox', { hidden: true }));
    await user.click(await screen.findByRole('option', { name: MATERIAL, hidden: true }));
  };
  await add();
  await add();
  expect(toasts.get().map(({ kind }) => kind)).toEqual(['hint']);
  expect(popToasts()).toEqual(['이미 선택된 자재입니다.']);
  // It stands at the field until the next change (MSG-02).
  expect(screen.getByText('이미 선택된 자재입니다.')).toBeTruthy();
  await step('−1');
  expect(popToasts()).toEqual(['1개 미만 수량으로 선택할 수 없습니다.']);
  await step('+10');
  expect(screen.queryByText('1개 미만 수량으로 선택할 수 없습니다.')).toBeNull();
  expect(quantity().value).toBe('11');
  await step('−10');
  expect(quantity().value).toBe('1');
  await step('−10');
  expect(popToasts()).toEqual(['현재 10 이하의 수량으로 더 이상 줄일 수 없습니다.']);
  await user.clear(quantity());
  await user.type(quantity(), '0');
  await user.tab();
  expect(popToasts()).toEqual(['1개 미만 수량으로 선택할 수 없습니다.']);
  expect(quantity().value).toBe('1');
  await user.clear(quantity());
  await user.type(quantity(), '25{Enter}');
  expect(quantity().value).toBe('25');
  await add();
  expect(screen.getByText('이미 선택된 자재입니다.')).toBeTruthy();
  await user.click(screen.getByLabelText('투입자재 없음'));
  expect(screen.queryByText('이미 선택된 자재입니다.')).toBeNull();
  await user.click(screen.getByLabelText(`${MATERIAL} 삭제`));
  expect(screen.queryByLabelText(`${MATERIAL} 수량`)).toBeNull();
});
