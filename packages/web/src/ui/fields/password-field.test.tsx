import { createEvent, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { draw } from '#test-kit/draw.tsx';
import { PasswordField } from './password-field.tsx';
import { NO_FAILURE } from './plain-form.tsx';

/** A key event with the state of Caps Lock, which the test's page cannot set. */
function pressWithCapsLock(input: HTMLElement, isOn: boolean): void {
  const event = createEvent.keyDown(input, { key: 'A' });
  Object.defineProperty(event, 'getModifierState', { value: (name: string) => isOn && name === 'CapsLock' });
  fireEvent(input, event);
}

it('a password can be shown and hidden again', async () => {
  const user = draw(<PasswordField label="비밀번호" name="Password" failure={NO_FAILURE} defaultValue="portal1234!" />);
  const input = screen.getByLabelText<HTMLInputElement>('비밀번호');
  expect(input.type).toBe('password');
  await user.click(screen.getByRole('button', { name: '비밀번호 보기' }));
  expect([input.type, input.value]).toEqual(['text', 'portal1234!']);
  await user.click(screen.getByRole('button', { name: '비밀번호 숨기기' }));
  expect(input.type).toBe('password');
});

it('says when Caps Lock is on, while the field has the focus', () => {
  draw(<PasswordField label="비밀번호" name="Password" failure={NO_FAILURE} />);
  const input = screen.getByLabelText('비밀번호');
  pressWithCapsLock(input, true);
  expect(screen.getByText('Caps Lock이 켜져 있습니다.')).toBeTruthy();
  pressWithCapsLock(input, false);
  expect(screen.queryByText('Caps Lock이 켜져 있습니다.')).toBeNull();
});
