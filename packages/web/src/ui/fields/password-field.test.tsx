import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { draw } from '#test-kit/draw.tsx';
import { PasswordField } from './password-field.tsx';
import { NO_FAILURE } from './plain-form.tsx';

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
  fireEvent.keyDown(input, { key: 'A', modifierCapsLock: true });
  expect(screen.getByText('Caps Lock이 켜져 있습니다.')).toBeTruthy();
  fireEvent.keyUp(input, { key: 'CapsLock', modifierCapsLock: false });
  expect(screen.queryByText('Caps Lock이 켜져 있습니다.')).toBeNull();
});
