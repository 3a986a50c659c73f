import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { watchMissingFiles } from '#lib/device/stored-page.ts';
import { notePageOpened } from '#lib/page-opened.ts';
import { draw } from '#test-kit/draw.tsx';
import { CrashPage } from './crash-page.tsx';

let posted: unknown[];

/** A stored page that lacks a file since an update. */
beforeEach(() => {
  posted = [];
  const controller = { postMessage: (message: unknown) => void posted.push(message) };
  const serviceWorker = Object.assign(new EventTarget(), { controller });
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker });
  document.body.insertAdjacentHTML('beforeend', '<div id="first-lines"></div>');
  watchMissingFiles();
  window.dispatchEvent(new Event('vite:preloadError'));
  posted = [];
});

afterEach(() => {
  document.getElementById('first-lines')?.remove();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

it('the first page of a tab that lacks a file is asked of the server by itself (D-399)', () => {
  notePageOpened({});
  draw(<CrashPage />);
  expect(posted).toEqual(['ask server']);
});

it('a later page that lacks a file says so and waits for a press (D-480)', () => {
  notePageOpened({ fromLocation: {} });
  draw(<CrashPage />);
  expect(posted).toEqual([]);
  expect(screen.getByText('새 버전이 있어 이 화면을 열 수 없습니다. 새로고침해주세요.')).toBeTruthy();
  expect(screen.getByRole('link', { name: '새로고침' })).toBeTruthy();
});
