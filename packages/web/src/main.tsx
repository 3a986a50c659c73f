// First of all: nothing else may see the ticket of an address.
import './lib/landing.ts';
import './styles/tokens.css';
import './styles/base.css';
import './styles/print.css';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { router } from './app/router.ts';
import { followColors } from './lib/color-scheme.ts';

// Before the first paint.
followColors();

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
}

// After the first paint: the page is readable in the system's font until then.
void import('./styles/font.css');
