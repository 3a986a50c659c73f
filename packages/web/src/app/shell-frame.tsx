import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LeaveGuard } from '#kit/form/leave-guard.tsx';
import { PageKeys } from '#kit/keys/page-keys.tsx';
import { queryClient } from './query-client.ts';
import { Questions } from './questions.tsx';

/** The providers of both layouts: query client, leave guard, questions, shortcuts. */
export const ShellFrame = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>
    {children}
    <LeaveGuard />
    <Questions />
    <PageKeys />
  </QueryClientProvider>
);
