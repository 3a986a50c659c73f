import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { draw } from '#test-kit/draw.tsx';
import type { PostalAddress } from './address-form.tsx';
import { AddressSearch } from './address-search.tsx';

const CHOSEN = { kind: 'postcode', zonecode: '04524', address: '서울 중구 세종대로 110' };

const drawSearch = () => {
  const found: PostalAddress[] = [];
  const user = draw(<AddressSearch opened onClose={() => undefined} onFound={(address) => found.push(address)} />);
  return { found, user };
};

const frame = () => screen.getByTitle<HTMLIFrameElement>('주소 검색');

/** The window inside the frame. The test environment does not load one. */
const inside = new MessageChannel().port1;
const openFrame = () => Object.defineProperty(frame(), 'contentWindow', { value: inside });

const sendFrom = (source: MessageEventSource | null, data: unknown) =>
  act(() => window.dispatchEvent(new MessageEvent('message', { data, source })));

it("the address page runs without the portal's origin (TH25)", () => {
  drawSearch();
  expect(frame().getAttribute('sandbox')).toBe('allow-scripts allow-popups');
});

it('only valid addresses from the frame itself are accepted', () => {
  const { found } = drawSearch();
  openFrame();
  sendFrom(window, CHOSEN);
  sendFrom(null, CHOSEN);
  sendFrom(inside, { ...CHOSEN, address: 7 });
  sendFrom(inside, 'postcode');
  expect(found).toEqual([]);
  sendFrom(inside, CHOSEN);
  expect(found).toEqual([{ zonecode: '04524', address: '서울 중구 세종대로 110' }]);
});

it('the address can always be entered by hand, and must be when the search failed', async () => {
  const { found, user } = drawSearch();
  await user.click(screen.getByRole('button', { name: '직접 입력' }));
  await user.type(screen.getByRole('textbox', { name: '우편번호' }), '06236');
  await user.type(screen.getByRole('textbox', { name: '주소' }), '서울 강남구 테헤란로 152{Enter}');
  expect(found).toEqual([{ zonecode: '06236', address: '서울 강남구 테헤란로 152' }]);
  await user.click(screen.getByRole('button', { name: '주소 검색' }));
  openFrame();
  sendFrom(inside, { kind: 'postcode-failed' });
  expect(screen.getByText('주소 검색을 불러오지 못했습니다. 주소를 직접 입력해주세요.')).toBeTruthy();
});
