import type { PhotoMeta, SitePhoto } from '@portal/contract/areas/site-photos/calls';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { mockCalls } from '#test-kit/mock-calls.ts';
import { openPage, STAFF } from '#test-kit/open-page.tsx';
import { StaffPhotos } from './staff-photos.tsx';

const LIST = 'Site/photo-list';
const META: PhotoMeta = { awardId: 3, companyName: '한빛설비', access: 'read', awards: [] };
const PHOTO: SitePhoto = {
  photoId: 1,
  entryId: 'e1',
  label: 'B',
  caption: '지하 2층 A구역',
  pairEntryId: '',
  name: 'n1',
  width: 40,
  height: 30,
  userName: '최영수',
  takenDtm: '2026-11-24 09:08:00',
  takenFrom: 'E',
  receivedDtm: '2026-11-24 09:09:00',
  lateYN: 'N',
  version: 1,
  bytes: 10,
  sha256: '0'.repeat(64),
};
const AFTER: SitePhoto = {
  ...PHOTO,
  photoId: 2,
  entryId: 'e2',
  label: 'A',
  caption: '',
  pairEntryId: 'e1',
  name: 'n2',
};
const ALONE: SitePhoto = { ...PHOTO, photoId: 3, entryId: 'e3', caption: '방재실 랙', name: 'n3' };
const LATE: SitePhoto = {
  ...PHOTO,
  photoId: 4,
  entryId: 'e4',
  label: 'D',
  caption: '배관',
  name: 'n4',
  receivedDtm: '2026-11-24 13:20:00',
  lateYN: 'Y',
};

beforeEach(() => {
  vi.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(function (this: HTMLDialogElement) {
    this.open = true;
  });
});

function open(rows: readonly SitePhoto[], meta: Partial<PhotoMeta> = {}) {
  const sent = mockCalls({ [LIST]: rows }, { meta: { ...META, ...meta } });
  const page = () => <StaffPhotos projectId={7} />;
  return openPage('/record', page, '/record', { actor: STAFF }).then((opened) => ({ ...opened, sent }));
}

const section = async () => within(await screen.findByRole('region', { name: '현장 사진' }));

it('shows pairs first, then each label, and the zip of the award (D-443)', async () => {
  await open([PHOTO, AFTER, ALONE, LATE]);
  const shown = await section();
  expect(shown.getByText('짝 1 · 짝 사진 없음 1')).toBeTruthy();
  expect(shown.getAllByText('짝 사진 없음')).toHaveLength(1);
  expect(shown.getByText('09:08 → 09:08')).toBeTruthy();
  expect(shown.getByRole('button', { name: /^중 · 배관 · .* · 4시간 뒤 크게 보기$/ })).toBeTruthy();
  expect(shown.getByRole('link', { name: 'zip 받기' }).getAttribute('href')).toBe('/api/Site/photo-zip?AwardId=3');
});

it('the chosen label stands alone', async () => {
  const { user } = await open([PHOTO, AFTER, LATE]);
  const shown = await section();
  await user.click(shown.getByRole('button', { name: '중 1' }));
  expect(shown.queryByText(/전후 짝/)).toBeNull();
  expect(shown.getAllByRole('button', { name: /크게 보기/ })).toHaveLength(1);
});

it('the large view has both of a pair with their times, and goes on to the next', async () => {
  const { user } = await open([PHOTO, { ...AFTER, receivedDtm: '2026-11-24 13:20:00', lateYN: 'Y' }, ALONE]);
  const shown = await section();
  await user.click(shown.getByRole('button', { name: /^후 · / }));
  const view = within(screen.getByLabelText('현장 사진 보기'));
  expect(view.getByText('지하 2층 A구역')).toBeTruthy();
  expect(view.getByText(/09:08 찍음 · 최영수/)).toBeTruthy();
  expect(view.getByText(/09:08 찍음 · 13:20 받음 · 최영수/)).toBeTruthy();
  await user.click(view.getByRole('button', { name: '다음 사진' }));
  expect(view.getByText('방재실 랙')).toBeTruthy();
  expect(view.getByText('2 / 2')).toBeTruthy();
});

it('staff choose between the awards of a project that was taken more than once', async () => {
  const awards = [
    { awardId: 3, companyName: '한빛설비', acceptedDtm: '2026-11-20 10:00:00' },
    { awardId: 2, companyName: '다온전기', acceptedDtm: '2026-11-10 10:00:00' },
  ];
  const { user, sent } = await open([], { awards });
  await user.click((await section()).getByRole('button', { name: '다온전기 11-10' }));
  await waitFor(() => expect(sent.filter(({ path }) => path === LIST).at(-1)?.body['AwardId']).toBe(2));
});

it('what was blanked says so, and a project without photos shows nothing', async () => {
  await open([{ ...PHOTO, name: '', caption: '', userName: '' }]);
  const shown = await section();
  expect(shown.getByText('보유 기간이 지나 지웠습니다.')).toBeTruthy();
  expect(shown.queryByRole('link', { name: 'zip 받기' })).toBeNull();
});

it('before the first photo there is no section', async () => {
  const { sent } = await open([]);
  await waitFor(() => expect(sent.some(({ path }) => path === LIST)).toBe(true));
  expect(screen.queryByRole('region', { name: '현장 사진' })).toBeNull();
});
