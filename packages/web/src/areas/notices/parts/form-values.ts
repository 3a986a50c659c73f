import type { NoticeBoard } from '@portal/contract/areas/notices/boards';
import { type NoticeValues, noticeItems } from '@portal/contract/areas/notices/changes';
import type { NoticeInfo } from '@portal/contract/areas/notices/shapes';
import type { ChangeReason, FormItem } from '@portal/contract/core/forms';
import { BLACK } from '@portal/contract/core/rich-text';
import { type ChosenFile, storedFile } from '#kit/files/chosen-file.ts';
import type { NoticeEditRequest, NoticeRequest } from '../api.ts';
import { attachmentKind } from './file-kind.ts';

/** What stands in the form of a notice. */
export type NoticeForm = Omit<NoticeValues, 'files'> & { files: ChosenFile[] };

/** The form in which nothing is chosen; the pinned choice has no answer either (NOTICE-40). */
export const EMPTY_FORM: NoticeForm = {
  FixYN: '',
  CategoryId: 0,
  categoryName: '',
  NoticeSubject: '',
  NoticeSubjectColor: BLACK,
  NoticeContent: '',
  PublishFrom: '',
  PublishUntil: '',
  MustReadYN: 'N',
  MustReadUntil: '',
  files: [],
};

/** A loaded notice as its form. */
export const formOf = (board: NoticeBoard, notice: NoticeInfo): NoticeForm => ({
  FixYN: notice.fixYN,
  CategoryId: notice.categoryId,
  categoryName: notice.categoryName,
  NoticeSubject: notice.noticeSubject,
  NoticeSubjectColor: notice.noticeSubjectColor,
  NoticeContent: notice.noticeContent,
  PublishFrom: notice.publishFrom ?? '',
  PublishUntil: notice.publishUntil ?? '',
  MustReadYN: notice.mustReadYN,
  MustReadUntil: notice.mustReadUntil,
  files: notice.attachments.map(({ fileName }) => storedFile(attachmentKind(board), fileName)),
});

const plain = ({ files, ...values }: NoticeForm): NoticeValues => ({
  ...values,
  files: files.map(({ stored }) => stored),
});

/** The items of an edit over the form (decisions.md section 20). */
export const formItems: readonly FormItem<NoticeForm>[] = noticeItems.map(({ name, fields, key, show }) => ({
  name,
  fields,
  key: (values) => key(plain(values)),
  show: (values) => show(plain(values)),
}));

/** The payload of notice-add: `content` with its pictures stored, the attachments by their names. */
export function registrationRequest(values: NoticeForm, content: string): NoticeRequest {
  const { categoryName: _, files, ...sent } = values;
  return { ...sent, NoticeContent: content, existingFiles: files.map(({ stored }) => stored) };
}

/** The payload of notice-edit. */
export const editRequest = (
  loaded: NoticeInfo,
  request: NoticeRequest,
  reasons: readonly ChangeReason[],
): NoticeEditRequest => ({
  ...request,
  NoticeId: loaded.noticeId,
  Version: loaded.version,
  NoticeChangeReasons: [...reasons],
});

const KEPT = [
  'FixYN',
  'NoticeSubject',
  'NoticeSubjectColor',
  'NoticeContent',
  'PublishFrom',
  'PublishUntil',
  'MustReadUntil',
] as const;

/** What of a form is kept on the device: its texts, not its files. */
export const textsOf = (values: NoticeForm, storedOnly: (html: string) => string): Record<string, string> => ({
  ...Object.fromEntries(KEPT.map((field) => [field, values[field]])),
  NoticeContent: storedOnly(values.NoticeContent),
  CategoryId: String(values.CategoryId),
  categoryName: values.categoryName,
  MustReadYN: values.MustReadYN,
});

/** A form again of what was kept; what cannot be read stays as it is. */
export const restored = (texts: Readonly<Record<string, string>>): Partial<NoticeForm> => ({
  ...Object.fromEntries(KEPT.flatMap((field) => (texts[field] === undefined ? [] : [[field, texts[field]]]))),
  CategoryId: Number(texts['CategoryId']) || 0,
  categoryName: texts['categoryName'] ?? '',
  MustReadYN: texts['MustReadYN'] === 'Y' ? 'Y' : 'N',
});
