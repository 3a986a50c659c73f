import type { NoticeBoard } from '@portal/contract/areas/notices/boards';
import { mustReadDayCheck, noticeChecks } from '@portal/contract/areas/notices/forms';
import type { NoticeInfo } from '@portal/contract/areas/notices/shapes';
import { useMemo } from 'react';
import { useChangeReasons } from '#kit/edit/change-reasons.ts';
import { useRecordEdit } from '#kit/edit/use-record-edit.ts';
import { useStoredDraft } from '#kit/form/use-stored-draft.ts';
import { today } from '#lib/days.ts';
import { editNotice, noticeSources } from '../api.ts';
import { BOARD_PATHS } from './boards.ts';
import { EMPTY_FORM, editRequest, formFromTexts, formItems, formOf, storedTextsOf } from './form-values.ts';
import { uploadedRequest, useNoticeImages } from './notice-request.ts';
import { useNoticeFiles } from './use-notice-files.ts';

type Options = {
  board: NoticeBoard;
  notice: NoticeInfo;
  reload: () => Promise<void>;
  onDone: () => Promise<unknown>;
};

/** The edit of a notice with its pictures, attachments and the draft stored on the device. */
export function useNoticeEdit({ board, notice, reload, onDone }: Options) {
  const images = useNoticeImages(board);
  const rules = useMemo(() => ({ draftOf: (stored: NoticeInfo) => formOf(board, stored), items: formItems }), [board]);
  const reasons = useChangeReasons();
  const edit = useRecordEdit({
    rules,
    stored: notice,
    // A save opens the list (NOTICE-58). A newer version of another user is loaded here.
    reload,
    isDeleted: ({ delYN }) => delYN === 'Y',
    read: () => noticeSources[board].read(String(notice.noticeId)),
    checks: [...noticeChecks, mustReadDayCheck(today(), notice.mustReadUntil)],
    empty: EMPTY_FORM,
    requestOf: async (loaded, draft, given) => {
      const request = await uploadedRequest(draft, images, files);
      return request && editRequest(loaded, request, given);
    },
    send: async (request, key) => {
      await editNotice(board)(request, key);
      storedDraft.forget();
      void onDone();
    },
    done: 'notice.edit.done',
    failed: 'notice.edit.failed',
    reasons,
  });
  const files = useNoticeFiles(board, edit.form);
  const storedDraft = useStoredDraft({
    address: BOARD_PATHS[board].view(notice.noticeId),
    texts: edit.changed.length === 0 ? null : storedTextsOf(edit.form.draft, images.htmlForDraft),
    onRestore: (saved) => edit.form.change(formFromTexts(saved)),
  });
  return { edit, images, files, storedDraft };
}
