import type { NoticeBoard } from '@portal/contract/areas/notices/boards';
import { mustReadDayCheck, noticeChecks } from '@portal/contract/areas/notices/forms';
import { FormPage } from '#kit/form/form-page.tsx';
import { RegisterFoot } from '#kit/form/register-foot.tsx';
import { StoredDraftLine } from '#kit/form/stored-draft-line.tsx';
import { useBackToList } from '#kit/form/use-back-to-list.ts';
import { useRegistration } from '#kit/form/use-registration.ts';
import { useStoredDraft } from '#kit/form/use-stored-draft.ts';
import { today } from '#lib/days.ts';
import { registerNotice } from '../api.ts';
import { BOARD_PATHS } from './boards.ts';
import { EMPTY_FORM, formFromTexts, storedTextsOf } from './form-values.ts';
import { noticeFormParts } from './notice-form-parts.tsx';
import { uploadedRequest, useNoticeImages } from './notice-request.ts';
import { useNoticeFiles } from './use-notice-files.ts';

const EMPTY_TEXTS = JSON.stringify(storedTextsOf(EMPTY_FORM, (html) => html));

/**
 * The registration form of a notice. Its draft is stored on the device until it is saved (NOTICE-28 to NOTICE-33,
 * NOTICE-40 to NOTICE-57).
 */
export function RegisterForm({ board, title }: { board: NoticeBoard; title: string }) {
  const { list, add } = BOARD_PATHS[board];
  const handlers = useBackToList(list);
  const images = useNoticeImages(board);
  const registration = useRegistration({
    empty: EMPTY_FORM,
    checks: [...noticeChecks, mustReadDayCheck(today(), null)],
    requestOf: (draft) => uploadedRequest(draft, images, files),
    send: registerNotice(board),
    done: 'notice.register.done',
    failed: 'notice.register.failed',
    onDone: () => {
      storedDraft.forget();
      return handlers.onDone();
    },
  });
  const { form } = registration;
  const files = useNoticeFiles(board, form);
  const texts = storedTextsOf(form.draft, images.htmlForDraft);
  const storedDraft = useStoredDraft({
    address: add,
    texts: JSON.stringify(texts) === EMPTY_TEXTS ? null : texts,
    onRestore: (saved) => form.change(formFromTexts(saved)),
  });
  return (
    <>
      <StoredDraftLine draft={storedDraft} />
      <FormPage
        title={title}
        list={list}
        form={form}
        parts={noticeFormParts({ form, images, files })}
        foot={<RegisterFoot registration={registration} onCancel={handlers.onCancel} />}
      />
    </>
  );
}
