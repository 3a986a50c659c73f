import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { draw } from '#test-kit/draw.tsx';
import { KindChips } from './kind-chips.tsx';
import type { ResultSection } from './use-items.ts';

const section = (kind: 'project' | 'person', label: string): ResultSection => ({
  kind,
  label,
  count: '3',
  items: [],
  hasMore: false,
});
const PROJECTS = section('project', '프로젝트');

it('a kind that is the only one has no chip, which would filter nothing (D-604)', () => {
  draw(<KindChips sections={[PROJECTS]} kind="" onKind={vi.fn()} />);
  expect(screen.queryByRole('group', { name: '종류' })).toBeNull();
});

it('a kind that is the only one keeps its chip while there is more of it than is shown', () => {
  draw(<KindChips sections={[{ ...PROJECTS, hasMore: true }]} kind="" onKind={vi.fn()} />);
  expect(screen.getByRole('button', { name: '프로젝트 3' })).toBeTruthy();
});

it('a chosen kind that is left alone leads back to all', async () => {
  const onKind = vi.fn();
  const user = draw(<KindChips sections={[PROJECTS]} kind="project" onKind={onKind} />);
  await user.click(screen.getByRole('button', { name: '전체 3' }));
  expect(onKind).toHaveBeenCalledWith('');
});

it('of several kinds a chip chooses one', async () => {
  const onKind = vi.fn();
  const user = draw(<KindChips sections={[PROJECTS, section('person', '사람')]} kind="" onKind={onKind} />);
  await user.click(screen.getByRole('button', { name: '사람 3' }));
  expect(onKind).toHaveBeenCalledWith('person');
});
