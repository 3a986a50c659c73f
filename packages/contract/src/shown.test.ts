import { expect, it } from 'vitest';
import { needlessReasons, shownField, unexplainedWrites, writes } from './shown.ts';

it('every write carries what its caller was shown, or says why not (D-490)', () => {
  expect(unexplainedWrites()).toEqual([]);
});

it('no reason stands for a call that carries it, or that does not exist', () => {
  expect(needlessReasons()).toEqual([]);
});

it.each([
  'Department/depart-edit',
  'Department/depart-move',
  'Department/depart-del',
  'Site/talk-edit',
  'Site/talk-delete',
  'Site/talk-confirm',
  'Site/photo-edit',
  'Reference/name-edit',
  'Reference/material-retire',
  'Reference/menu-edit',
  'Project/entry-delete',
])('%s carries the version that was read', (path) => {
  expect(writes.filter((call) => call.path === path).map(shownField)).toEqual(['Version']);
});
