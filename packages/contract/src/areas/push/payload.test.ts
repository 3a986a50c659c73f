import { expect, it } from 'vitest';
import { readPayload } from './payload.ts';

it('what cannot be read still says that there is a message (D-415)', () => {
  const plain = { title: '새 알림', body: '포털에서 확인해주세요', page: '/', tag: 'portal' };
  for (const text of ['', '{', 'null', '[]', '7', '"a"', '{"title":3}']) expect(readPayload(text)).toEqual(plain);
});

it('each part that is missing gets a plain one', () => {
  const payload = { title: '내일 시작', body: '11-25 (수)', page: '/projects/companyview/7', tag: 'project-7' };
  expect(readPayload(JSON.stringify(payload))).toEqual(payload);
  expect(readPayload(JSON.stringify({ ...payload, tag: '' })).tag).toBe('portal');
});
