// Imported first: no other module may see the ticket in the address.
import './lib/landing.ts';
import './styles/tokens.css';
import './styles/base.css';
import './styles/first-lines.css';
import './styles/portal-sans.css';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { watchInstall } from './app/install/install-event.ts';
import { router } from './app/router.ts';
import { initColors } from './lib/device/color-scheme.ts';
import { watchMissingFiles } from './lib/device/stored-page.ts';
import { initTypeface } from './lib/device/typeface.ts';

// Before the first paint.
initColors();
initTypeface();
watchInstall();
watchMissingFiles();

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
}
