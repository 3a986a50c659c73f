import { describe, expect, it } from 'vitest';
import { ACTORS } from '#test-kit/actors.ts';
import { confirmProblem, editProblem, isEmptyMessage, readLabel, removeProblem, type TalkMessage } from './talk.ts';

const SENT = new Date('2026-11-24T09:00:00+09:00');
const after = (minutes: number, seconds = 0): Date => new Date(SENT.getTime() + (minutes * 60 + seconds) * 1000);

const message = (more: Partial<TalkMessage> = {}): TalkMessage => ({
  userId: ACTORS.staff.userId,
  side: 'M',
  createdAt: SENT,
  isDeleted: false,
  asksToConfirm: true,
  isConfirmed: false,
  isAutomatic: false,
  ...more,
});

describe('what may be done with a message (D-434)', () => {
  it.each<[string, Partial<TalkMessage>, Date, string | undefined]>([
    ['at once', {}, SENT, undefined],
    ['after ten minutes to the second', {}, after(10), undefined],
    ['a second later', {}, after(10, 1), 'TALK_EDIT_OVER'],
    ['once it is confirmed', { isConfirmed: true }, SENT, 'TALK_CONFIRMED'],
    ['that a receipt wrote', { isAutomatic: true }, SENT, 'TALK_AUTOMATIC'],
    ['once it is deleted', { isDeleted: true }, SENT, 'NOT_FOUND'],
    ['by a colleague', { userId: 'other' }, SENT, 'FORBIDDEN'],
  ])('editing it %s', (_when, more, now, expected) => {
    expect(editProblem(ACTORS.staff, message(more), now)).toBe(expected);
  });

  it('its author deletes it also later, but not once it is confirmed', () => {
    expect(removeProblem(ACTORS.staff, message())).toBeUndefined();
    expect(removeProblem(ACTORS.staff, message({ isConfirmed: true }))).toBe('TALK_CONFIRMED');
    expect(removeProblem(ACTORS.staff, message({ isAutomatic: true }))).toBe('TALK_AUTOMATIC');
    expect(removeProblem(ACTORS.partner, message())).toBe('FORBIDDEN');
  });

  it.each<[string, Partial<TalkMessage>, string | undefined]>([
    ['that asks for it', {}, undefined],
    ['of the own side', { side: 'C' }, 'FORBIDDEN'],
    ['that does not ask', { asksToConfirm: false }, 'BAD_STATE'],
    ['that somebody has confirmed', { isConfirmed: true }, 'TALK_ANSWERED'],
    ['that is deleted', { isDeleted: true }, 'NOT_FOUND'],
  ])('a contractor confirms a message %s', (_what, more, expected) => {
    expect(confirmProblem(ACTORS.partner, message(more))).toBe(expected);
  });

  it('says something with a text or a photo', () => {
    expect([isEmptyMessage(' \n', 0), isEmptyMessage(' ', 1), isEmptyMessage('네', 0)]).toEqual([true, false, false]);
  });

  it('how many have read it names the total only where it is known', () => {
    expect([readLabel('마이즈', 3), readLabel('한빛설비', 2, 2)]).toEqual(['마이즈 읽음 3', '한빛설비 읽음 2 / 2']);
  });
});
