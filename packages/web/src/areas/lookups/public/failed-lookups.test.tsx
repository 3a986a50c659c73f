import { screen, waitFor } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { openPage } from '#test-kit/open-page.tsx';
import { FailedLookups } from './failed-lookups.tsx';
import { useLookup } from './use-lookups.ts';

function Page() {
  const areas = useLookup('areas');
  useLookup('holidays');
  return (
    <>
      <FailedLookups />
      <p>{areas.choices.map(({ label }) => label).join(', ')}</p>
    </>
  );
}

it('failed look-ups are named, and are loaded again with 다시 불러오기 (LOOKUP-15, D-264)', async () => {
  let failing = true;
  vi.stubGlobal('fetch', async (address: string) => {
    if (failing) return new Response('{}', { status: 500 });
    const data = address.endsWith('all-area-list') ? [{ id: 2, areaName: '부산' }] : [];
    return new Response(JSON.stringify({ data, meta: { totalCount: data.length } }));
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  const { user } = await openPage('/projects/add', Page, '/projects/add');
  await screen.findByText('선택할 목록을 불러오지 못했습니다: 지역');
  failing = false;
  await user.click(screen.getByRole('button', { name: '다시 불러오기' }));
  await screen.findByText('부산');
  await waitFor(() => expect(screen.queryByRole('button', { name: '다시 불러오기' })).toBeNull());
});
