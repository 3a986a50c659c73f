import { UserType } from '@portal/contract/core/actor';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { mockCalls } from '#test-kit/mock-calls.ts';
import { openPage, STAFF } from '#test-kit/open-page.tsx';
import { projectSearch } from '../search.ts';
import { ListPage } from './list-page.tsx';

const CONTRACTOR = { ...STAFF, userId: 'hanbit1', userType: UserType.Partner, companyId: 3, permission: '' as const };
const TAKEN = /마감 \(타 업체 수주\)/;

/** The stream of events, which these pages open and nothing comes from. */
class SilentEvents {
  addEventListener(): void {}
  close(): void {}
}

beforeEach(() => {
  vi.stubGlobal('EventSource', SilentEvents);
});

it('a contractor filters by what other companies have won (D-247)', async () => {
  const sent = mockCalls({ 'Construction/construction-partner-status-count': [{ status: 'taken', count: 4 }] });
  const validateSearch = projectSearch.partner.validate;
  const { user } = await openPage('/projects/list', ListPage, '/projects/list', { actor: CONTRACTOR, validateSearch });
  const chip = await screen.findByRole('radio', { name: TAKEN });
  await waitFor(() => expect(chip.closest('label')?.textContent).toContain('4'));
  await user.click(chip);
  const listed = () => sent.filter(({ path }) => path === 'Construction/all-construction-partner-list');
  await waitFor(() => expect(listed().at(-1)?.body).toMatchObject({ SearchActiveStatus: 'taken' }));
});

it('staff have no such filter', async () => {
  mockCalls({});
  await openPage('/projects/list', ListPage, '/projects/list', { validateSearch: projectSearch.staff.validate });
  await screen.findByRole('radio', { name: /수주완료/ });
  expect(screen.queryByRole('radio', { name: TAKEN })).toBeNull();
});
