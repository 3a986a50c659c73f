import { expect, it } from 'vitest';
import { lastCaptions } from './last-captions.ts';

const photo = (caption: string, minute: number) => ({
  caption,
  takenDtm: `2026-12-01 09:${String(minute).padStart(2, '0')}:00`,
  receivedDtm: '2026-12-02 00:00:00',
});

it('the captions of the last ten photos are offered once each, the newest first', () => {
  const photos = [photo('B2 남측', 3), photo('', 4), photo('B1 출입구', 1), photo('B2 남측', 2)];
  expect(lastCaptions(photos)).toEqual(['B2 남측', 'B1 출입구']);
});

it('older ones than the last ten with a caption are not offered', () => {
  const photos = Array.from({ length: 12 }, (_, place) => photo(`설명 ${place}`, place));
  expect(lastCaptions(photos)).toHaveLength(10);
  expect(lastCaptions(photos)).not.toContain('설명 1');
});

it('a photo that waits on the device counts by the time at which it was taken', () => {
  const waiting = { ...photo('방금', 30), receivedDtm: '' };
  expect(lastCaptions([photo('먼저', 20), waiting])[0]).toBe('방금');
});
