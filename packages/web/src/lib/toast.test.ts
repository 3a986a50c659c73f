import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { closeRefused, closeToast, pauseToasts, toast, toasts } from './toast.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const shown = () => toasts.get().map(({ message }) => message);

it('a toast of success closes after 1.5 s, one of a failure after 8 s or when it is closed (MSG-02)', () => {
  toast.text('저장했습니다.', 'success');
  toast.text('저장하지 못했습니다.', 'error');
  vi.advanceTimersByTime(1500);
  expect(shown()).toEqual(['저장하지 못했습니다.']);
  vi.advanceTimersByTime(6499);
  expect(shown()).toEqual(['저장하지 못했습니다.']);
  vi.advanceTimersByTime(1);
  expect(shown()).toEqual([]);
  toast.text('저장하지 못했습니다.', 'error');
  closeToast(toasts.get()[0]?.id ?? 0);
  expect(shown()).toEqual([]);
});

it('the same failure again takes the place of the one that is shown', () => {
  toast.text('이름을 입력해주세요.', 'error');
  vi.advanceTimersByTime(5000);
  toast.text('이름을 입력해주세요.', 'error');
  vi.advanceTimersByTime(5000);
  expect(shown()).toEqual(['이름을 입력해주세요.']);
});

it('a toast stays while the pointer is on it', () => {
  toast.text('저장하지 못했습니다.', 'error');
  pauseToasts(true);
  vi.advanceTimersByTime(20_000);
  expect(shown()).toHaveLength(1);
  pauseToasts(false);
  vi.advanceTimersByTime(8000);
  expect(shown()).toEqual([]);
});

it('what is missing in a field is said for 1.5 s, because it stands there too (MSG-02)', () => {
  toast.hint('project.name.blank');
  vi.advanceTimersByTime(1499);
  expect(shown()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(shown()).toEqual([]);
});

it('what was said of a refused deed goes once it is mended or left, and nothing else does (D-614)', () => {
  toast.text('로그인이 필요합니다.', 'error');
  toast.refused('저장하지 못했습니다.');
  toast.text('저장했습니다.', 'success');
  expect(shown()).toEqual(['로그인이 필요합니다.', '저장했습니다.']);
  toast.refused('저장하지 못했습니다.');
  closeRefused();
  expect(shown()).toEqual(['로그인이 필요합니다.', '저장했습니다.']);
});
