import { describe, expect, it } from 'vitest';
import { changesBetween, firstFailure } from '../../core/forms.ts';
import { type NoticeValues, noticeItems } from './changes.ts';
import { mustReadDayCheck, noticeChecks } from './forms.ts';

const notice: NoticeValues = {
  FixYN: 'N',
  CategoryId: 1,
  categoryName: '일반',
  NoticeSubject: '제목',
  NoticeSubjectColor: '#000000',
  NoticeContent: '<p>내용</p>',
  PublishFrom: '',
  PublishUntil: '',
  MustReadYN: 'N',
  MustReadUntil: '',
  files: ['20261120150000000_a.pdf'],
};

describe('the checks of a notice (NOTICE-40 to NOTICE-44)', () => {
  it.each<[Partial<NoticeValues>, string | undefined]>([
    [{}, undefined],
    [{ FixYN: '', CategoryId: 0, NoticeSubject: '', NoticeContent: '' }, 'FixYN'],
    [{ CategoryId: 0, NoticeSubject: '', NoticeContent: '' }, 'CategoryId'],
    [{ NoticeSubject: ' ', NoticeContent: '' }, 'NoticeSubject'],
    [{ NoticeContent: '<p>&nbsp;</p>' }, 'NoticeContent'],
    [{ NoticeContent: '<p></p><img src="/uploads/Notice/a.png">' }, undefined],
    [{ PublishFrom: '2026-12-01 09:00', PublishUntil: '2026-12-01 09:00' }, 'PublishUntil'],
    [{ PublishFrom: '2026-12-01 09:00', PublishUntil: '2026-12-01 09:01' }, undefined],
    [{ PublishUntil: '2026-12-01 09:00' }, undefined],
    [{ MustReadYN: 'Y' }, 'MustReadUntil'],
    [{ MustReadYN: 'Y', MustReadUntil: '2026-11-30', PublishFrom: '2026-12-01 00:00' }, 'MustReadUntil'],
    [{ MustReadYN: 'Y', MustReadUntil: '2026-12-01', PublishFrom: '2026-12-01 23:59' }, undefined],
  ])('%j fails at %s', (fields, field) => {
    expect(firstFailure(noticeChecks, { ...notice, ...fields })?.field).toBe(field);
  });
});

it.each([
  ['Y', '2026-11-20', null, false],
  ['Y', '2026-11-19', null, true],
  ['Y', '2026-11-19', '2026-11-19', false],
  ['Y', '2026-11-18', '2026-11-19', true],
  ['N', '2026-11-19', null, false],
] as const)(
  '필독 %s until %s with %s stored on 2026-11-20: refused %s (NOTICE-66)',
  (MustReadYN, day, stored, refused) => {
    const check = mustReadDayCheck('2026-11-20', stored);
    expect(check.fails({ ...notice, MustReadYN, MustReadUntil: day })).toBe(refused);
  },
);

describe('the changes of a notice (project-changes.md)', () => {
  it.each<[Partial<NoticeValues>, string, string, string]>([
    [{ FixYN: 'Y' }, '상단고정', '아니오', '예'],
    [{ CategoryId: 2, categoryName: '업무' }, '공지사항 분류', '일반', '업무'],
    [{ NoticeSubject: '새 제목' }, '제목', '제목', '새 제목'],
    [{ NoticeSubjectColor: '#ff0000' }, '제목 색상', '검정', '#ff0000'],
    [{ NoticeContent: `<p>${'가'.repeat(150)}</p>` }, '내용', '내용', '가'.repeat(100)],
    [{ files: [] }, '첨부파일', 'a.pdf', ''],
    [{ PublishFrom: '2026-12-01 09:00' }, '게시 기간', '', '2026-12-01 09:00 ~'],
    [{ MustReadYN: 'Y', MustReadUntil: '2026-12-31' }, '필독', '', '2026-12-31까지'],
  ])('%j', (fields, itemName, originValue, newValue) => {
    expect(changesBetween(noticeItems, notice, { ...notice, ...fields })).toEqual([
      { itemName, originValue, newValue },
    ]);
  });

  it('the must-read day of a notice that is no must-read is no change', () => {
    expect(changesBetween(noticeItems, notice, { ...notice, MustReadUntil: '2026-12-31' })).toEqual([]);
  });
});
