// Imported first: no other module may see the ticket in the address.
import './lib/landing.ts';
import './styles/tokens.css';
import './styles/base.css';
import './styles/first-lines.css';
import './styles/portal-sans.css';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { preload } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { watchInstall } from './app/install/install-event.ts';
import { router } from './app/router.ts';
import { initColors } from './lib/device/color-scheme.ts';
import { watchMissingFiles } from './lib/device/stored-page.ts';
import portalSans from './styles/portal-sans.woff2?url';

// Before the first paint.
initColors();
watchInstall();
watchMissingFiles();
preload(portalSans, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
}
