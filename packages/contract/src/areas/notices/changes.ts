import { choiceItem, type FormItem, fieldItem } from '../../core/forms.ts';
import { plainText } from '../../core/rich-text.ts';
import { originalFileName } from '../files/names.ts';
import type { NoticeDraft } from './forms.ts';
import { subjectColourLabel } from './subject-colours.ts';

/** Characters of the content that a history line shows (project-changes.md). */
const EXCERPT = 100;
/** Most UTF-16 units of one character. */
const UNITS = 2;

/**
 * The values that an edit compares: the form's fields, the name of the category, and the stored names of the
 * attachments.
 */
export type NoticeValues = NoticeDraft & {
  categoryName: string;
  NoticeSubjectColor: string;
  files: readonly string[];
};

const YES_NO_WORDS: Readonly<Record<string, string>> = { Y: '예', N: '아니오' };

/** The items of an edit, each with a reason of its own (project-changes.md). */
export const noticeItems: readonly FormItem<NoticeValues>[] = [
  fieldItem('상단고정', 'FixYN', (value) => YES_NO_WORDS[value] ?? ''),
  choiceItem('공지사항 분류', 'CategoryId', 'categoryName'),
  fieldItem('제목', 'NoticeSubject'),
  fieldItem('제목 색상', 'NoticeSubjectColor', subjectColourLabel),
  {
    name: '내용',
    fields: ['NoticeContent'],
    key: ({ NoticeContent }) => NoticeContent,
    show: ({ NoticeContent }) => [...plainText(NoticeContent, EXCERPT * UNITS)].slice(0, EXCERPT).join(''),
  },
  {
    name: '첨부파일',
    fields: ['files'],
    key: ({ files }) => files.join(','),
    show: ({ files }) => files.map(originalFileName).join(', '),
  },
  {
    name: '게시 기간',
    fields: ['PublishFrom', 'PublishUntil'],
    key: ({ PublishFrom, PublishUntil }) => `${PublishFrom}~${PublishUntil}`,
    show: ({ PublishFrom, PublishUntil }) =>
      PublishFrom === '' && PublishUntil === '' ? '' : `${PublishFrom} ~ ${PublishUntil}`.trim(),
  },
  {
    name: '필독',
    fields: ['MustReadYN', 'MustReadUntil'],
    key: ({ MustReadYN, MustReadUntil }) => (MustReadYN === 'Y' ? MustReadUntil : ''),
    show: ({ MustReadYN, MustReadUntil }) => (MustReadYN === 'Y' ? `${MustReadUntil}까지` : ''),
  },
];
