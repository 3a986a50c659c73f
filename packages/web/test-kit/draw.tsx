import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { toasts } from '#lib/toast.ts';

/** Draws something; answers who types and clicks. */
export function draw(content: ReactNode) {
  render(content);
  return userEvent.setup({ delay: null });
}

/** The sentences told since the last look, oldest first. */
export function takeToasts(): string[] {
  const told = toasts.get().map(({ message }) => message);
  toasts.set([]);
  return told;
}
