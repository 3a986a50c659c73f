import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { toasts } from '#lib/toast.ts';

/** Renders the content and returns the simulated user. */
export function draw(content: ReactNode) {
  render(content);
  return userEvent.setup({ delay: null });
}

/** Renders content that reads from the server, as `draw` does. */
export const drawWithQueries = (content: ReactNode) =>
  draw(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      {content}
    </QueryClientProvider>,
  );

/** The messages of the toasts since the last call, oldest first. */
export function popToasts(): string[] {
  const messages = toasts.get().map(({ message }) => message);
  toasts.set([]);
  return messages;
}
