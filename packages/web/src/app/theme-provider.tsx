import '../styles/library.css';
import { type MantineColorSchemeManager, MantineProvider } from '@mantine/core';
import { type ReactNode, useSyncExternalStore } from 'react';
import { colorScheme } from '../lib/color-scheme.ts';
import { cssVariablesResolver, theme } from './theme.ts';

const styleNonce = (): string => document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? '';

/** The choice is kept by lib/color-scheme.ts, which also serves the pages without the library. */
const schemeManager: MantineColorSchemeManager = {
  get: colorScheme.get,
  set: () => {},
  subscribe: () => {},
  unsubscribe: () => {},
  clear: () => {},
};

/** The component library inside the shell; the login page does without it and stays small. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const scheme = useSyncExternalStore(colorScheme.subscribe, colorScheme.get);
  return (
    // All variables are made here rather than fetched as the library's 27 KB file.
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      colorSchemeManager={schemeManager}
      forceColorScheme={scheme}
      deduplicateCssVariables={false}
      getStyleNonce={styleNonce}
    >
      {children}
    </MantineProvider>
  );
}
