import type { NoticeBoard } from '@portal/contract/areas/notices/boards';
import { type NoticeValues, noticeItems } from '@portal/contract/areas/notices/changes';
import type { NoticeInfo } from '@portal/contract/areas/notices/shapes';
import type { ChangeReason, FormItem } from '@portal/contract/core/forms';
import { BLACK } from '@portal/contract/core/rich-text';
import { type ChosenFile, storedFile } from '#kit/files/chosen-file.ts';
import type { NoticeEditRequest, NoticeRequest } from '../api.ts';
import { attachmentKind } from './file-kind.ts';

/** The values of the notice form. */
export type NoticeForm = Omit<NoticeValues, 'files'> & { files: ChosenFile[] };

/** The values of an empty form. Pinned or not is not preselected (NOTICE-40). */
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

/** The form values of a loaded notice. */
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

const withFileNames = ({ files, ...values }: NoticeForm): NoticeValues => ({
  ...values,
  files: files.map(({ stored }) => stored),
});

/** The items of an edit for the form values (project-changes.md). */
export const formItems: readonly FormItem<NoticeForm>[] = noticeItems.map(({ name, fields, key, show }) => ({
  name,
  fields,
  key: (values) => key(withFileNames(values)),
  show: (values) => show(withFileNames(values)),
}));

/** The request of notice-add. `content` is the text with its pictures stored, the attachments are sent as names. */
export function registrationRequest(values: NoticeForm, content: string): NoticeRequest {
  const { categoryName: _, files, ...sent } = values;
  return { ...sent, NoticeContent: content, existingFiles: files.map(({ stored }) => stored) };
}

/** The request of notice-edit. */
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

const STORED_FIELDS = [
  'FixYN',
  'NoticeSubject',
  'NoticeSubjectColor',
  'NoticeContent',
  'PublishFrom',
  'PublishUntil',
  'MustReadUntil',
] as const;

/** The part of the form that is stored on the device: its texts, not its files. */
export const storedTextsOf = (values: NoticeForm, storedOnly: (html: string) => string): Record<string, string> => ({
  ...Object.fromEntries(STORED_FIELDS.map((field) => [field, values[field]])),
  NoticeContent: storedOnly(values.NoticeContent),
  CategoryId: String(values.CategoryId),
  categoryName: values.categoryName,
  MustReadYN: values.MustReadYN,
});

/** The form values of a stored draft. Invalid values get their defaults. */
export const formFromTexts = (texts: Readonly<Record<string, string>>): Partial<NoticeForm> => ({
  ...Object.fromEntries(STORED_FIELDS.flatMap((field) => (texts[field] === undefined ? [] : [[field, texts[field]]]))),
  CategoryId: Number(texts['CategoryId']) || 0,
  categoryName: texts['categoryName'] ?? '',
  MustReadYN: texts['MustReadYN'] === 'Y' ? 'Y' : 'N',
});
