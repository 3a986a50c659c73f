import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { chooseColors, colorChoice, initColors } from './color-scheme.ts';

let stored: Map<string, string>;
let system: EventTarget & { matches: boolean };
let otherWindows: EventTarget;
const root = { dataset: {} as Record<string, string> };

beforeEach(() => {
  stored = new Map();
  system = Object.assign(new EventTarget(), { matches: false });
  otherWindows = new EventTarget();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
  });
  vi.stubGlobal('matchMedia', () => system);
  vi.stubGlobal('window', otherWindows);
  vi.stubGlobal('document', { documentElement: root, querySelector: () => null });
  vi.stubGlobal('getComputedStyle', () => ({ getPropertyValue: () => '' }));
});
afterEach(() => vi.unstubAllGlobals());

const shown = () => root.dataset['theme'];

it('follows the system without a stored choice', () => {
  initColors();
  expect(shown()).toBe('light');
  system.matches = true;
  system.dispatchEvent(new Event('change'));
  expect(shown()).toBe('dark');
});

it('stores a choice on the device, which overrides the system', () => {
  initColors();
  chooseColors('dark');
  expect(shown()).toBe('dark');
  system.dispatchEvent(new Event('change'));
  expect(shown()).toBe('dark');
  colorChoice.set('system');
  initColors();
  expect([colorChoice.get(), shown()]).toEqual(['dark', 'dark']);
});

it('follows a choice made in another window', () => {
  initColors();
  stored.set('portal-colors', 'dark');
  otherWindows.dispatchEvent(Object.assign(new Event('storage'), { key: 'portal-colors' }));
  expect(shown()).toBe('dark');
});

it("treats an unknown stored value as the system's choice", () => {
  stored.set('portal-colors', 'sepia');
  initColors();
  expect([colorChoice.get(), shown()]).toEqual(['system', 'light']);
});
