import type { YesNo } from '../../core/formats.ts';
import { type Check, chosen, filled } from '../../core/forms.ts';
import { isEmptyMarkup } from '../../core/rich-text.ts';

/** The fields of the form of a notice that are checked, on the add and the edit screen alike (NOTICE-44). */
export type NoticeDraft = {
  FixYN: string;
  CategoryId: number;
  NoticeSubject: string;
  NoticeContent: string;
  PublishFrom: string;
  PublishUntil: string;
  MustReadYN: YesNo;
  MustReadUntil: string;
};

/** Checks that run before the content is parsed (NOTICE-40 to NOTICE-42). */
export const noticeHeadChecks: readonly Check<NoticeDraft>[] = [
  filled('FixYN', 'notice.fix.missing'),
  chosen('CategoryId', 'notice.category.missing'),
  filled('NoticeSubject', 'notice.subject.blank'),
];

/**
 * The checks in their order (NOTICE-40 to NOTICE-43). Those of the times follow, which the specification does not list.
 */
export const noticeChecks: readonly Check<NoticeDraft>[] = [
  ...noticeHeadChecks,
  {
    field: 'NoticeContent',
    message: 'notice.content.blank',
    fails: ({ NoticeContent }) => isEmptyMarkup(NoticeContent),
  },
  {
    field: 'PublishUntil',
    message: 'notice.publish.order',
    fails: ({ PublishFrom, PublishUntil }) => PublishUntil !== '' && PublishUntil <= PublishFrom,
  },
  {
    field: 'MustReadUntil',
    message: 'notice.mustRead.dayMissing',
    fails: ({ MustReadYN, MustReadUntil }) => MustReadYN === 'Y' && MustReadUntil === '',
  },
  {
    field: 'MustReadUntil',
    message: 'notice.mustRead.dayTooEarly',
    fails: ({ MustReadYN, MustReadUntil, PublishFrom }) =>
      MustReadYN === 'Y' && MustReadUntil < PublishFrom.slice(0, 10),
  },
];

/** Refuses a past day of '필독', unless the notice has it already (NOTICE-66). */
export const mustReadDayCheck = (today: string, storedDay: string | null): Check<NoticeDraft> => ({
  field: 'MustReadUntil',
  message: 'notice.mustRead.dayPast',
  fails: ({ MustReadYN, MustReadUntil }) => MustReadYN === 'Y' && MustReadUntil < today && MustReadUntil !== storedDay,
});
