import { preload } from 'react-dom';
import portalSans from '../../styles/portal-sans.woff2?url';

/** Local storage: this device has loaded the portal's typeface before. */
const STORAGE_KEY = 'typeface';

/** Shows the page in the portal's typeface. Until then the system's stands, as wide and as high as it. */
export function showTypeface(): void {
  document.documentElement.dataset['typeface'] = 'portal';
  void document.fonts?.load('1rem "Portal Sans"').then(() => localStorage.setItem(STORAGE_KEY, 'Y'));
}

/** Whether the page stands in the portal's typeface. */
export const hasTypeface = (): boolean => document.documentElement.dataset['typeface'] !== undefined;

/** Begins with the typeface on a device that has it. On a first visit it comes after the first screen. */
export function initTypeface(): void {
  if (localStorage.getItem(STORAGE_KEY) !== 'Y') return;
  preload(portalSans, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  showTypeface();
}
