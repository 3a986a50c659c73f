import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Toaster } from './toaster.tsx';

it.each([
  ['mouse', [true, false]],
  ['touch', []],
])('a %s over the toasts stops their timers: %j', (pointerType, paused) => {
  const onPause = vi.fn();
  render(
    <Toaster toasts={[{ id: 1, kind: 'success', message: '저장했습니다.' }]} onClose={vi.fn()} onPause={onPause} />,
  );
  const toaster = screen.getByRole('region', { name: '알림 메시지' });
  fireEvent.pointerEnter(toaster, { pointerType });
  fireEvent.pointerLeave(toaster, { pointerType });
  expect(onPause.mock.calls.flat()).toEqual(paused);
});
