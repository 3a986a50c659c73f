import '@mantine/core/styles/baseline.layer.css';
import '@mantine/core/styles/global.layer.css';
// Base of many components: before all others, whatever page is opened first.
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Loader.layer.css';
import '@mantine/core/styles/Button.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '../styles/controls.css';
import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { theme } from './theme.ts';

const styleNonce = (): string => document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? '';

/** The component library inside the shell; the login page does without it and stays small. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  return (
    // All variables are made here rather than fetched as the library's 27 KB file.
    <MantineProvider theme={theme} forceColorScheme="light" deduplicateCssVariables={false} getStyleNonce={styleNonce}>
      {children}
    </MantineProvider>
  );
}
