import '#styles/print.css';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useHolidays } from '#areas/lookups/public/use-holidays.ts';
import { LeaveGuard } from '#kit/form/leave-guard.tsx';
import { PageKeys } from '#kit/keys/page-keys.tsx';
import { queryClient } from '#lib/cache/query-client.ts';
import { HolidaySource } from '#ui/days/holiday-source.ts';
import { LayerGround } from '#ui/layers/layer-ground.ts';
import { LayerGroundPart } from './layer-ground-part.tsx';
import { Questions } from './questions.tsx';

/** The providers of both layouts: query client, holidays, what dialogs say about their record, leave guard, questions, shortcuts. */
export const ShellFrame = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>
    <HolidaySource value={useHolidays}>
      <LayerGround value={LayerGroundPart}>{children}</LayerGround>
    </HolidaySource>
    <LeaveGuard />
    <Questions />
    <PageKeys />
  </QueryClientProvider>
);
