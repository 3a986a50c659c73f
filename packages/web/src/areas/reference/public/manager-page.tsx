import { isManager } from '@portal/contract/core/actor';
import type { ReactNode } from 'react';
import { AllowedPage } from '#kit/page/allowed-page.tsx';

/** A page for users with permission M. Other users see that they have no access (D-133). */
export const ManagerPage = ({ title, children }: { title: string; children: ReactNode }) => (
  <AllowedPage title={title} may={isManager}>
    {() => children}
  </AllowedPage>
);
