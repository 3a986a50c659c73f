import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { Feedback } from './feedback.tsx';
import { theme } from './theme.ts';

const styleNonce = (): string => document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? '';

/** Theme, toasts and questions around everything. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <MantineProvider theme={theme} forceColorScheme="light" getStyleNonce={styleNonce}>
      {children}
      <Feedback />
    </MantineProvider>
  );
}
