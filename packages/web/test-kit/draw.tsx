import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { toasts } from '#lib/toast.ts';

/** Renders the content and returns the simulated user. */
export function draw(content: ReactNode) {
  render(content);
  return userEvent.setup({ delay: null });
}

/** The messages of the toasts since the last call, oldest first. */
export function popToasts(): string[] {
  const messages = toasts.get().map(({ message }) => message);
  toasts.set([]);
  return messages;
}
